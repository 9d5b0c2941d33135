"""What happens, for the story; what is done to the table; and where a seat stands in phase 3."""

from typing import Final

ASKED_MIXED: Final = 0
SAID_MIXED: Final = 1
BEGINS: Final = 2
OPENED: Final = 3
TURN_BEGINS: Final = 4
SERVED: Final = 5
TAKEN: Final = 6
TOPPED_UP: Final = 7
NO_WINDOW: Final = 8
HAS_ANSWERED: Final = 9
TIME_CALLED: Final = 10
HINTED: Final = 11
CLAIM_HOLDS: Final = 12
CLAIM_FAILS: Final = 13
NO_CLAIMS: Final = 14
HAS_CHOSEN: Final = 15
POINT: Final = 16
DREW: Final = 17
MUST_CLEAR: Final = 18
LINE_CLEARED: Final = 19
GAME_ENDS: Final = 20
NO_SERVE: Final = 21

LAID: Final = 0
TOOK: Final = 1
FILLED: Final = 2
CLEARED: Final = 3
STEPS: Final = ("lay", "take", "fill", "clear")
"""What was done to the table since the host began."""

OUT: Final = 0
"""A seat in phase 3: it looks no more in this turn ..."""
LOOKING: Final = 1
ANSWERED: Final = 2
"""... has given a secret answer ..."""
SCORING: Final = 3
"""... has to say which domino it scores ..."""
SCORED: Final = 4
"""... has said so, while others still think ..."""
AGAIN: Final = 5
"""... or looks in the round that begins next."""
STANDINGS: Final = ("out", "looking", "answered", "scoring", "scored", "again")

NOT_YET: Final = -1
NOTHING: Final = -2
"""An answer in phase 3: none yet; done, without a claim. Any other is the claimed window's number."""

TARGET_REACHED: Final = 0
TURN_LIMIT: Final = 1
REASONS: Final = ("target reached", "turn limit")
