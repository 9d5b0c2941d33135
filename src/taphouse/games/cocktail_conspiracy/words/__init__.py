"""The words of Cocktail Conspiracy."""
