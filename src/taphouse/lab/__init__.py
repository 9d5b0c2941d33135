"""The lab: bots at any table, and many games at once. Never a game by name."""
