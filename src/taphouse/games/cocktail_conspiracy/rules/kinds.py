"""What the arguments of moves range over.

A place has the number of its seat, and the virtual place the one after the last seat. A move names a place by its
seat; at a table where it is a stool, the view says so.
"""

from typing import Final

from taphouse.core.facts import SEATS
from taphouse.core.step import Kind
from taphouse.games.cocktail_conspiracy.cards import CODES

PLACES: Final = 6
"""No table has more places than this."""
ANSWERS: Final = ("now", "this_hour", "today", "longer_ago")
"""CC-022: the most recent drink first."""
SIGNS: Final = ("rock", "paper", "scissors")
UNSAID: Final = -1
"""An answer or throw that there is not."""


def _places(before: str) -> Kind:
    words = [f"{before}{place}" for place in range(PLACES)]
    return Kind("place", words, facts=[{"place": str(seat)} for seat in SEATS[:PLACES]])


ANSWER: Final = Kind("answer", ANSWERS, "answer")
SIGN: Final = Kind("sign", SIGNS, "sign")
CARD: Final = Kind("card", CODES, "card")
ON: Final = _places("on ")
TO: Final = _places("to ")
AT: Final = _places("")
PAIR: Final = Kind("places", [f"{one} {two}" for one in range(PLACES) for two in range(PLACES) if one != two])
"""Two different places: where the played card goes, and where the matched one does."""
