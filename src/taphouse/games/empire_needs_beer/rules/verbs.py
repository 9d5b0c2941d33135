"""What can be done, in the words of the notation. Cards are named as their owner names them.

``sip today``, ``play BA1``, ``buy AC07``, ``draw``, ``complete DW2``, ``end turn``, ``take blue``,
``place blue orange``, ``change warehouse green red``, ``burn BA1``, ``finish``, ``skip``, ``swap blue``,
``remove black yellow``, ``secret middle 0``, ``secret deck``, ``discard BA2``, ``done``.
"""

from typing import Final

from taphouse.core.facts import Fact
from taphouse.core.step import Kind, Verb
from taphouse.games.empire_needs_beer.cards import (
    BASIC,
    CARD_IDS,
    COLOUR_IDS,
    COLOURS,
    ORDER_IDS,
    PLACE_IDS,
    REGION_IDS,
    SLOTS,
)
from taphouse.games.empire_needs_beer.rules.happenings import SIPS

OTHERS: Final = COLOURS - 1
"""A colour becomes one of three others."""


def _recolour() -> Kind:
    """Two colours that differ: the old one, then the new one."""
    words: list[str] = []
    facts: list[Fact] = []
    for old in COLOUR_IDS:
        for new in COLOUR_IDS:
            if new != old:
                words.append(f"{old} {new}")
                facts.append({"old": f"colour:{old}", "new": f"colour:{new}"})
    return Kind("colours", words, facts=facts)


CARD: Final = Kind("card", CARD_IDS, "card")
COLOUR: Final = Kind("colour", COLOUR_IDS, "colour")
REGION: Final = Kind("place", REGION_IDS, "place")
SLOT: Final = Kind("slot", [str(slot) for slot in range(SLOTS)], facts=[{"slot": slot} for slot in range(SLOTS)])

SIP: Final = Verb("sip", Kind("when", SIPS))
PLAY: Final = Verb("play", CARD)
BUY: Final = Verb("buy", Kind("card", CARD_IDS[BASIC:], "card"))
DRAW: Final = Verb("draw")
"""A task, or a part of a card."""
COMPLETE: Final = Verb("complete", Kind("order", ORDER_IDS, "order"))
END_TURN: Final = Verb("end turn")
TAKE: Final = Verb("take", COLOUR)
"""A part of a card, or the bonus of purple."""
PLACE: Final = Verb("place", COLOUR, REGION)
CHANGE: Final = Verb("change", Kind("place", PLACE_IDS, "place"), _recolour())
BURN: Final = Verb("burn", CARD)
FINISH: Final = Verb("finish")
SKIP: Final = Verb("skip")
SWAP: Final = Verb("swap", COLOUR)
REMOVE: Final = Verb("remove", REGION, COLOUR)
SECRET_MIDDLE: Final = Verb("secret middle", SLOT)
SECRET_DECK: Final = Verb("secret deck")
DISCARD: Final = Verb("discard", CARD)
DONE: Final = Verb("done")
