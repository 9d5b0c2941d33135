"""What the moves are about: their arguments, and the verbs that several steps share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.step import Kind
from taphouse.decks.glasses import DECK, RANKS, SUITS
from taphouse.games.last_call.cards import CARDS, CHEERS_CARD, SHOUT, SUIT_IDS, TENTH
from taphouse.games.last_call.naming import write

SHOUT_CARDS: Final = vec[i64]([TENTH, SHOUT])
"""The cards that can be My Shout."""
STACK_CARDS: Final = vec[i64](
    [
        card
        for card in range(1, CARDS)
        if card % DECK < SUITS * RANKS and card % DECK % RANKS == 1 and card != CHEERS_CARD
    ]
)
"""The Take Thats: the 2s, but for the Cheers."""

CARD: Final = Kind("card", [write(card) for card in range(CARDS)], "card")
SHOUT_CARD: Final = Kind("card", [write(int(card)) for card in SHOUT_CARDS], "card")
STACK_CARD: Final = Kind("card", [write(int(card)) for card in STACK_CARDS], "card")
SUIT: Final = Kind("suit", SUIT_IDS, "suit")
SEAT: Final = Kind("whom", [str(seat) for seat in range(8)], "seat")
FAR: Final = Kind("far", ("yes", "no"))
CALL: Final = Kind("call", ("+call",))
MAYBE_CALL: Final = Kind("call", ("", "+call"))
SHOUTED: Final = Kind("shout", ("+shout",))
