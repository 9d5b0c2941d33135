"""The table in a terminal. It shows any view and offers the moves in it; it never decides and never names a game."""
