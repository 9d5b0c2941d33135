"""What happens, by number, as the story is told it, and how rounds and games end."""

from typing import Final, Literal

Task = Literal["turn", "after_draw", "take_that", "cheers", "declare_suit", "heard_far", "pass_card"]
"""The steps that ask, as facts name them."""

WENT_OUT: Final = 0
TURN_LIMIT: Final = 1
BLOCKED: Final = 2
WINS_REACHED: Final = 3
POINTS_REACHED: Final = 4
ROUNDS_PLAYED: Final = 5
REASONS: Final = ("went out", "turn limit", "blocked", "wins reached", "points reached", "rounds played")
"""The ways in which a round (the first three) or a match ends."""
ENDS: Final = [reason.replace(" ", "_") for reason in REASONS]
"""The same as facts have them."""
RoundEnd = Literal["went_out", "turn_limit", "blocked"]
End = Literal["went_out", "turn_limit", "blocked", "wins_reached", "points_reached", "rounds_played"]

CALLED: Final = 1
SHOUTED: Final = 2
DRINKS: Final = 4
"""What was cried with a play, in the story; DRINKS: the shout in its other words."""

ROUND_BEGINS: Final = 0
REJECTED: Final = 1
FIRST_CARD: Final = 2
PLAYED: Final = 3
STACKED: Final = 4
DREW: Final = 5
FORGIVEN: Final = 6
KEPT: Final = 7
PASSED: Final = 8
ACCEPTED: Final = 9
SIPPED: Final = 10
NO_SIP: Final = 11
NAMED: Final = 12
REVERSED: Final = 13
HEARD: Final = 14
HAS_CHOSEN: Final = 15
GAVE: Final = 16
FORCED: Final = 17
TURNED_UP: Final = 18
NO_TURN_UP: Final = 19
RENEWED: Final = 20
CAUGHT: Final = 21
WRONG_CATCH: Final = 22
ROUND_ENDS: Final = 23
LEFT_WITH: Final = 24
GAME_ENDS: Final = 25
BOTTLE_PASSED: Final = 26
NO_SHOUT: Final = 27

PACK: Final = 128
"""Several cards in one number of the story: digits to this base, the first card in the highest."""
