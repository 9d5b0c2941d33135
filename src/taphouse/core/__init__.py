"""The contract every game keeps, and what every game needs. Nothing here names a game."""
