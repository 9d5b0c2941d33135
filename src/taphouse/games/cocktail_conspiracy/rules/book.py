"""The book of Cocktail Conspiracy: its decisions, in the order of the rulebook."""

from typing import Final

from taphouse.core.step import Book
from taphouse.games.cocktail_conspiracy.rules.beginning import LAST_DRINK, THROWING
from taphouse.games.cocktail_conspiracy.rules.cheers import MATCHING, SENDING, SHOUTING
from taphouse.games.cocktail_conspiracy.rules.declaring import DECLARING
from taphouse.games.cocktail_conspiracy.rules.keepers import LAST_WORD, PROPOSED
from taphouse.games.cocktail_conspiracy.rules.limit import OVERFLOW
from taphouse.games.cocktail_conspiracy.rules.rounds import FINISH
from taphouse.games.cocktail_conspiracy.rules.turn import TURN

BOOK: Final = Book(
    [LAST_DRINK, THROWING, TURN, SHOUTING, MATCHING, SENDING, OVERFLOW, PROPOSED, LAST_WORD, FINISH],
    reactions=[DECLARING],
)
