"""Coasters: the smallest game that uses the whole contract, in plain Python. Copy it to begin a game of your own."""
