"""Players for any game. Never a game by name."""
