"""The rules of Cocktail Conspiracy by chapter; ids such as CC-052 are the rules of RULES.md beside this folder."""
