"""The numbers of moves, decisions, happenings.

The table grows in all directions and wanders as it is cleared, so a cell is named by its true
coordinates modulo 32: at the start of a turn at least five cards of each kind are off the table, the
33 others hang together, and within the proportion neither side of their box can be longer than 22
(23 once the host has served). So no two cells that matter ever share a name.
"""

from typing import Final

SPAN: Final = 32
"""Cells are told apart by their coordinates modulo this."""
CELLS: Final = 1024
WINDOWS: Final = 2048
"""Windows, flat and upright, by their first cells."""

LAY: Final = 0
"""Serve on a cell; the drink is chosen next."""
TAKE: Final = 1024
"""Take the card of a cell off the table."""
DRINK: Final = 2048
"""The kind to be served on the chosen cell."""
FILL: Final = 2051
"""Top a cell up with a kind: ``3 * cell + kind``."""
CLAIM: Final = 5123
"""Claim the window whose first cell this is: ``2 * cell``, and one more if it stands upright."""
DONE: Final = 7171
SCORE: Final = 7172
"""Score domino 0 to 8."""
CLEAR_ROW: Final = 7181
CLEAR_COLUMN: Final = 7213
KEEP: Final = 7245
"""Keep the area whose first cell this is."""
MIXED: Final = 8269
"""Answer when you last mixed a drink: today, this week, this month, longer ago, never."""
OPEN_BOTTLE: Final = 8274
OPEN_MIX: Final = 8277
HINT: Final = 8280
TIME_UP: Final = 8281
MOVES: Final = 8282

ANSWERS: Final = ("today", "this week", "this month", "longer ago", "never")

BEGIN_TURN: Final = -1
GO_TOP_UP: Final = -2
GO_LOOK: Final = -3
NEXT_ROUND: Final = -4
GO_TIDY: Final = -5
PASS_ON: Final = -6
"""Nobody is asked: what comes next by itself."""
MIXED_LAST: Final = 0
OPENING_BOTTLE: Final = 1
OPENING_MIX: Final = 2
SERVE: Final = 3
SERVE_DRINK: Final = 4
TOP_UP: Final = 5
CHECK: Final = 6
SCORE_DOMINO: Final = 7
CLEAR_LINE: Final = 8
CLEAR_KEEP: Final = 9
OVER: Final = 10
DECISIONS: Final = (
    "mixed_last", "opening_bottle", "opening_mix", "serve", "serve_drink", "fill", "check", "score_domino",
    "clear_line", "clear_keep", "over",
)  # fmt: skip

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
"""... or looks again in the next round."""
STANDINGS: Final = ("out", "looking", "answered", "scoring", "scored", "again")

NOT_YET: Final = -1
NOTHING: Final = -2
"""An answer in phase 3: none yet; done, without a claim. Any other is the claimed window's number."""

TARGET_REACHED: Final = 0
TURN_LIMIT: Final = 1
REASONS: Final = ("target reached", "turn limit")

LAID: Final = 0
TOOK: Final = 1
FILLED: Final = 2
CLEARED: Final = 3
STEPS: Final = ("lay", "take", "fill", "clear")
"""What was done to the table since the host began."""

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
"""The kinds of happenings, for the story."""
