"""How large screens are, and how long a test waits."""

PHONE = (390, 844)
SIDEWAYS = (844, 390)
DESKTOP = (1440, 900)
LAPTOP = (1280, 620)
TELEVISION = (1920, 1080)
PATIENCE = 15_000
"""Milliseconds after which something that should appear is missed."""
