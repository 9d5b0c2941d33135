"""What With Friends Like These says, in each language."""
