"""The numbers of moves, decisions and happenings.

Moves are numbered in the order in which ``legal_moves`` lists them. Cards are named as their owner
names them: ``play BA1`` is the seat's own one.
"""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

SIP: Final = 0
"""ENB-018: answer when the last sip was: right now, today, this week, longer ago."""
PLAY: Final = 4
"""Play card 0 to 47."""
BUY: Final = 52
"""Buy advance action 0 to 39, which is card 8 to 47."""
DRAW: Final = 92
"""Draw a card, as a task or as part of a card."""
COMPLETE: Final = 93
"""Complete order 0 to 26."""
END_TURN: Final = 120
TAKE_BARREL: Final = 121
"""Take a barrel of colour 0 to 3."""
PLACE_BARREL: Final = 125
"""Place a barrel, number ``3 * colour + region``."""
CHANGE: Final = 137
"""Change a barrel, number ``12 * place + 3 * from + to``, where ``to`` counts the three other colours."""
BURN: Final = 185
"""Remove card 0 to 47 from the game."""
FINISH: Final = 233
SKIP: Final = 234
SWAP: Final = 235
"""Give a barrel of colour 0 to 3 back to make room."""
REMOVE: Final = 239
"""Remove a used barrel, number ``4 * region + colour``."""
SECRET_MIDDLE: Final = 251
"""Take the order of slot 0 to 3 as the new secret one."""
SECRET_DECK: Final = 255
DISCARD: Final = 256
"""Discard card 0 to 47 at the end of the turn."""
DONE: Final = 304
MOVES: Final = 305

SIPPING: Final = 0
"""Moves come in groups, of which a decision opens some; within a group they are bits of a set."""
PLAYING: Final = 1
BUYING: Final = 2
DRAWING: Final = 3
COMPLETING: Final = 4
ENDING: Final = 5
TAKING: Final = 6
PLACING: Final = 7
CHANGING: Final = 8
BURNING: Final = 9
FINISHING: Final = 10
SKIPPING: Final = 11
SWAPPING: Final = 12
REMOVING: Final = 13
FROM_SLOT: Final = 14
FROM_TOP: Final = 15
DISCARDING: Final = 16
CLOSING: Final = 17
GROUPS: Final = 18

_FIRST: Final = (
    SIP, PLAY, BUY, DRAW, COMPLETE, END_TURN, TAKE_BARREL, PLACE_BARREL, CHANGE, BURN, FINISH, SKIP, SWAP, REMOVE,
    SECRET_MIDDLE, SECRET_DECK, DISCARD, DONE,
)  # fmt: skip
FIRST: Final = vec[i64](list(_FIRST))
"""The first move of each group."""
GROUP_OF: Final = vec[i64]([sum(first <= move for first in _FIRST) - 1 for move in range(MOVES)])

Sip = Literal["right_now", "today", "this_week", "longer_ago"]
SIPS: Final[tuple[Sip, ...]] = (
    "right_now",
    "today",
    "this_week",
    "longer_ago",
)
NO_SIP: Final = -1

RESOLVING: Final = 0
"""Nobody is asked: something goes on by itself."""
LAST_SIP: Final = 1
PURPLE_BONUS: Final = 2
TASK: Final = 3
RESOLVE: Final = 4
SWAP_WAREHOUSE: Final = 5
SWAP_REGION: Final = 6
REMOVE_USED: Final = 7
NEW_SECRET: Final = 8
END_DISCARD: Final = 9
OVER: Final = 10
DECISIONS: Final = (
    "resolving", "last_sip", "purple_bonus", "task", "resolve", "swap_warehouse", "swap_region", "remove_used",
    "new_secret", "end_discard", "over",
)  # fmt: skip

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
