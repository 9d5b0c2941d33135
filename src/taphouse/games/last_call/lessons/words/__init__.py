"""What the lessons of Last Call say, in each language."""
