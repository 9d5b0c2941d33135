"""What moves are about, and the verbs that several decisions share."""

from typing import Final

from taphouse.core.step import Kind, Verb
from taphouse.games.friends_with_beverages.cards import ABUNDANCE, CODES, EQUIPMENT, EVENTS, EXHIBITION, MARKET, SLOTS

HELD: Final = Kind("resource", CODES[:EVENTS], "resource")
"""What a hand can hold."""
WARES: Final = Kind("resource", CODES[:ABUNDANCE], "resource")
"""Ingredients and equipment."""
PAYABLE: Final = Kind("resource", CODES[: ABUNDANCE + 1], "resource")
"""The same and Abundance."""
TOOLS: Final = Kind("resource", CODES[EQUIPMENT:ABUNDANCE], "resource")
"""The types of equipment."""
SLOT_NUMBERS: Final = Kind("slot", [str(slot + 1) for slot in range(SLOTS)], "number")
POSITIONS: Final = Kind("position", [str(at + 1) for at in range(MARKET)], "number")

DONE: Final = Verb("done")
"""Go on to the next phase."""
PASS: Final = Verb("pass")
"""Make no offer, let the Rush or the Exhibition go by."""
PLAY: Final = Verb("play", Kind("resource", CODES[EXHIBITION:EVENTS], "resource"))
"""Play an event out of the hand."""
SLOT: Final = Verb("slot", SLOT_NUMBERS)
"""The guest in a slot leaves."""
REST: Final = Verb("rest")
"""Pay as shown, lay the rest in the usual order."""
DISCARD: Final = Verb("discard", HELD)
PICK: Final = Verb("pick", TOOLS)
"""Take a type out of the discard."""
