"""The steps of Last Call in the order of play: what waits for a seat, its turn, and what effects ask and do."""

from typing import Final

from taphouse.core.step import Book
from taphouse.games.last_call.rules.calls import CATCHING
from taphouse.games.last_call.rules.cheers import CHEERS
from taphouse.games.last_call.rules.declare import DECLARE_SUIT
from taphouse.games.last_call.rules.drawing import DRAW_SOME
from taphouse.games.last_call.rules.passing import PASS_CARD
from taphouse.games.last_call.rules.rounds import FINISH
from taphouse.games.last_call.rules.shout import HEARD_FAR, OTHERS_DRAW
from taphouse.games.last_call.rules.take_that import TAKE_THAT
from taphouse.games.last_call.rules.troubles import LAY_TROUBLES, TURN_UP
from taphouse.games.last_call.rules.turn import AFTER_DRAW, TURN

CALM: Final = [TAKE_THAT, CHEERS, TURN, AFTER_DRAW]
"""LC-063: while these ask, no effect is half finished."""
EFFECTS: Final = [DECLARE_SUIT, DRAW_SOME, PASS_CARD, HEARD_FAR, OTHERS_DRAW, LAY_TROUBLES, TURN_UP, FINISH]
"""What a card that was played may still have to do: these wait on the agenda."""
BOOK: Final = Book([*CALM, *EFFECTS], reactions=[CATCHING])
