"""Physical decks that more than one game is played with."""
