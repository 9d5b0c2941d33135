"""The steps of the game. Their order numbers the moves."""

from typing import Final

from taphouse.core.step import Book
from taphouse.games.empire_needs_beer.rules.completing import NEW_SECRET, REMOVE_USED
from taphouse.games.empire_needs_beer.rules.end_of_turn import END_DISCARD
from taphouse.games.empire_needs_beer.rules.majorities import PURPLE_BONUS
from taphouse.games.empire_needs_beer.rules.playing import RESOLVE
from taphouse.games.empire_needs_beer.rules.room import SWAP_REGION, SWAP_WAREHOUSE
from taphouse.games.empire_needs_beer.rules.setup import LAST_SIP
from taphouse.games.empire_needs_beer.rules.tasks import TASK

BOOK: Final = Book([
    LAST_SIP, TASK, RESOLVE, PURPLE_BONUS, SWAP_WAREHOUSE, SWAP_REGION, REMOVE_USED, NEW_SECRET, END_DISCARD,
])  # fmt: skip
