"""The numbers of what happens, for the story, and the few words that positions have for it."""

from typing import Final, Literal

Sip = Literal["right_now", "today", "this_week", "longer_ago"]
SIPS: Final[tuple[Sip, ...]] = ("right_now", "today", "this_week", "longer_ago")
"""ENB-018: when the last sip was."""
NO_SIP: Final = -1

FROM_DEAL: Final = 0
FROM_MIDDLE: Final = 1
FROM_DECK: Final = 2
NOWHERE: Final = 3
SOURCES: Final = ("deal", "middle", "deck", "none")
"""ENB-068: where a seat's secret order came from; everybody saw one that came from the middle."""

ORDERS_GONE: Final = 0
ROUND_LIMIT: Final = 1
REASONS: Final = ("orders gone", "round limit")
"""The ways in which the game ends."""

BEGAN: Final = 0
SIPPED: Final = 1
SIPS_TOLD: Final = 2
STARTS: Final = 3
TURN_BEGINS: Final = 4
BONUS_TIME: Final = 5
BONUS_CARD: Final = 6
BONUS_SKIPPED: Final = 7
PLAYED: Final = 8
BOUGHT: Final = 9
DREW: Final = 10
RESHUFFLED: Final = 11
TOOK: Final = 12
PLACED: Final = 13
CHANGED: Final = 14
BURNED: Final = 15
GAVE_BACK: Final = 16
COMPLETED: Final = 17
REMOVED: Final = 18
SECRET_FROM_MIDDLE: Final = 19
SECRET_FROM_DECK: Final = 20
NO_SECRET: Final = 21
REVEALED: Final = 22
LAST_ROUND: Final = 23
ENDED_TURN: Final = 24
DISCARDED: Final = 25
SCORED: Final = 26
HAD_SECRET: Final = 27
GAME_ENDS: Final = 28
