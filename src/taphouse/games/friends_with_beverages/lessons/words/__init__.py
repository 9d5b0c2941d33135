"""What the lessons of Friends with Beverages say, in each language."""
