"""The numbers of moves, decisions, steps and happenings.

Moves are numbered in the order in which ``legal_moves`` lists them: plays by card, the same with
a call, with a shout, stacks, the small answers, suits, gifts, and catches last.
"""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.decks.glasses import DECK, RANKS, SUITS
from taphouse.games.last_call.cards import SHOUT, TENTH

PLAY: Final = 0
"""Play card 0 to 123."""
PLAY_CALL: Final = 124
"""The same, with the call."""
PLAY_SHOUT: Final = 248
"""Play My Shout with the shout: for each of the two cards that can be one, without and with the call."""
STACK: Final = 252
"""Stack a Take That, number ``5 * deck + suit``."""
STACK_CALL: Final = 261
"""The same, with the call."""
DRAW: Final = 270
KEEP: Final = 271
PASS: Final = 272
ACCEPT: Final = 273
SIP: Final = 274
DRAW_TWO: Final = 275
NAME: Final = 276
"""Name suit 0 to 4."""
GIVE: Final = 281
"""Pass card 0 to 123 on."""
HEARD_YES: Final = 405
HEARD_NO: Final = 406
CATCH: Final = 407
"""Catch seat 0 to 7."""
MOVES: Final = 415

SHOUT_CARDS: Final = vec[i64]([TENTH, SHOUT])
UNNAMED: Final = -1
"""The declared suit while none is."""


def card_of_play(number: i64) -> i64:
    """The card that a move plays."""
    if number < PLAY_CALL:
        return number
    if number < PLAY_SHOUT:
        return number - PLAY_CALL
    return SHOUT_CARDS[(number - PLAY_SHOUT) // 2]


def card_of_stack(number: i64) -> i64:
    """The card that a move stacks."""
    take_that = number - STACK_CALL if number >= STACK_CALL else number - STACK
    return take_that // SUITS * DECK + take_that % SUITS * RANKS + 1


def has_call(number: i64) -> bool:
    """LC-060: whether the call goes with a play or stack."""
    if number < PLAY_SHOUT:
        return number >= PLAY_CALL
    return number >= STACK_CALL or (number < STACK and number % 2 == 1)


def has_shout(number: i64) -> bool:
    """LC-042: whether the shout goes with a play."""
    return PLAY_SHOUT <= number < STACK


RESOLVING: Final = 0
"""Nobody is asked: the agenda is being worked off."""
TURN: Final = 1
AFTER_DRAW: Final = 2
TAKE_THAT_ANSWER: Final = 3
CHEERS_ANSWER: Final = 4
DECLARE_SUIT: Final = 5
PASS_CARD: Final = 6
HEARD_FAR: Final = 7
OVER: Final = 8
DECISIONS: Final = (
    "resolving", "turn", "after_draw", "take_that", "cheers", "declare_suit", "pass_card", "heard_far", "over",
)  # fmt: skip
Task = Literal["turn", "after_draw", "take_that", "cheers", "declare_suit", "heard_far", "pass_card"]
LAST_CALM: Final = CHEERS_ANSWER
"""LC-063: up to this decision no effect is half finished, and anybody may catch."""

STEP_NAME: Final = 0
STEP_DRAW: Final = 1
"""The active seat draws so many cards."""
STEP_PASS: Final = 2
STEP_HEARD: Final = 3
STEP_OTHERS: Final = 4
"""Everybody but the active seat draws one."""
STEP_TROUBLES: Final = 5
STEP_TURN_UP: Final = 6
STEP_FINISH: Final = 7
STEPS: Final = (
    "name a suit", "draw", "pass a card each", "ask who heard", "others draw", "troubles", "turn a card up", "finish",
)  # fmt: skip

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
