"""The rules of Six-Pack, a chapter a file, in the rulebook's order."""
