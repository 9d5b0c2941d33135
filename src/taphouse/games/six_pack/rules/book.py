"""The steps of Six-Pack in the order of play: how it begins, and the four phases of a turn."""

from typing import Final

from taphouse.core.step import Book
from taphouse.games.six_pack.rules.looking import CHECK, HOUSE_CALLS, LOOK, SCORE_DOMINO
from taphouse.games.six_pack.rules.opening import MIXED_LAST, OPENING_BOTTLE, OPENING_MIX
from taphouse.games.six_pack.rules.serving import SERVE, SERVE_DRINK
from taphouse.games.six_pack.rules.tidying import CLEAR_KEEP, CLEAR_LINE, TIDY
from taphouse.games.six_pack.rules.topping import TOP_UP

BOOK: Final = Book(
    [
        MIXED_LAST, OPENING_BOTTLE, OPENING_MIX,
        SERVE, SERVE_DRINK,
        TOP_UP,
        LOOK, CHECK, SCORE_DOMINO,
        TIDY, CLEAR_LINE, CLEAR_KEEP,
    ],
    reactions=[HOUSE_CALLS],
    cased=True,
)  # fmt: skip
"""SP-001: large and small letters differ in moves, as bottles and mixed drinks do."""
