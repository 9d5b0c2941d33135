"""What the lessons of With Friends Like These say, in each language."""
