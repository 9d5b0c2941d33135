"""How the house bot thinks: what cards and guests are worth to a seat, and what the others need."""
