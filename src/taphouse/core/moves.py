"""Seats and moves as numbers of their own types, and what the contract calls nobody."""

from typing import Final, NewType

Move = NewType("Move", int)
"""A move inside the engine: numbered per game from 0, without gaps."""

Seat = NewType("Seat", int)
"""A seat at the table: 0, 1, 2 ... clockwise."""

NOBODY: Final = Seat(-1)
"""Where a seat is asked for and there is none: the game is over."""

HOUSE: Final = Seat(-2)
"""The pseudo-seat of the house itself, for moves that no player makes (a hint, a time that is up)."""

Event = tuple[int, int, int, int]
"""Something that happened, for the story: a kind of the game's own and up to three numbers."""
