"""What the lessons of Six-Pack say, in each language."""
