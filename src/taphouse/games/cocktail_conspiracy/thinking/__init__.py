"""What the house bot thinks with: what the others are after, and what lies best where."""
