"""What Coasters says, in each language."""
