"""What the lessons of Cocktail Conspiracy say, in each language."""
