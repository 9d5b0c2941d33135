"""What the house bot thinks with: which cards are still out, and how likely each wins."""
