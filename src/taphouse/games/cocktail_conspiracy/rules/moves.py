"""The numbers of moves, decisions and happenings.

Moves are numbered in the order in which ``legal_moves`` lists them; a place has the number of its
seat, and the virtual place the one after the last seat.
"""

from typing import Final, Literal

from mypy_extensions import i64

from taphouse.core.bits import lowest

PLACES: Final = 6
"""No table has more places than this."""

DRANK: Final = 0
"""CC-022: answer 0 to 3, the most recent drink first."""
THROW: Final = 4
"""CC-023: sign 0 to 2."""
PLAY: Final = 7
"""Lay a hand card at a place: ``6 * card + place``."""
MOVE: Final = 367
"""Move a card from the own place to another: ``6 * card + place``."""
DISCARD: Final = 727
SHOUT: Final = 728
MATCH: Final = 729
"""Choose the matching card that leaves, card 0 to 59."""
SEND: Final = 789
"""Send the played card to one place and the matched one to another: ``5 * first + second``, leaving out the first."""
DROP: Final = 819
"""Put one of seven cards away, card 0 to 59."""
ACCEPT: Final = 879
COUNTER: Final = 880
TAKE: Final = 881
"""Accept the counter-proposal."""
TOSS: Final = 882
DECLARE: Final = 883
"""Declare victory for place 0 to 5."""
MOVES: Final = 889

ANSWERS: Final = ("now", "this_hour", "today", "longer_ago")
SIGNS: Final = ("rock", "paper", "scissors")
UNSAID: Final = -1
"""An answer, throw or place that there is not."""


def send_move(played_to: i64, matched_to: i64) -> i64:
    """Number the sending of the two cards to two different places."""
    return SEND + 5 * played_to + (matched_to if matched_to < played_to else matched_to - 1)


def played_to_of(number: i64) -> i64:
    """Where a sending brings the played card."""
    return (number - SEND) // 5


def matched_to_of(number: i64) -> i64:
    """Where a sending brings the matched card."""
    other = (number - SEND) % 5
    return other if other < (number - SEND) // 5 else other + 1


LAST_DRINK_ANSWER: Final = 0
RPS_THROW: Final = 1
TURN_ACTION: Final = 2
CHEERS_SHOUT: Final = 3
CHEERS_MATCH: Final = 4
CHEERS_SEND: Final = 5
VIRTUAL_ANSWER: Final = 6
VIRTUAL_FINAL: Final = 7
OVERFLOW_DISCARD: Final = 8
OVER: Final = 9
Decision = Literal[
    "last_drink_answer", "rps_throw", "turn_action", "cheers_shout", "cheers_match", "cheers_send", "virtual_answer",
    "virtual_final", "overflow_discard",
]  # fmt: skip
DECISIONS: Final = (
    "last_drink_answer", "rps_throw", "turn_action", "cheers_shout", "cheers_match", "cheers_send", "virtual_answer",
    "virtual_final", "overflow_discard", "over",
)  # fmt: skip

NOTHING: Final = 0
PLAYING: Final = 1
MOVING: Final = 2
DISCARDING: Final = 3
ACTIONS: Final = ("", "play", "move", "discard_hand")
"""What the latest turn began with."""

VICTORY: Final = 0
LAST_CALL: Final = 1
DRAWN: Final = 2
REASONS: Final = ("victory", "last call", "last call, drawn")
"""The ways in which the game ends."""
ENDINGS: Final[tuple[Literal["victory", "last_call", "drawn"], ...]] = ("victory", "last_call", "drawn")
"""The same in facts."""

DEALT: Final = 0
ANSWERED: Final = 1
ANSWER_SHOWN: Final = 2
TIED: Final = 3
THREW: Final = 4
THROW_SHOWN: Final = 5
PICKED: Final = 6
BEGINS: Final = 7
PLAYED: Final = 8
MOVED: Final = 9
DISCARDED: Final = 10
CHEERED: Final = 11
SENT: Final = 12
DROPPED: Final = 13
PROPOSED_SEND: Final = 14
PROPOSED_DROP: Final = 15
ACCEPTED: Final = 16
COUNTERED: Final = 17
TOOK: Final = 18
TOSSED: Final = 19
DREW: Final = 20
RESHUFFLED: Final = 21
WENT_SHORT: Final = 22
DECLARED: Final = 23
WON: Final = 24
BELL: Final = 25
NEAR: Final = 26
NOBODY_WON: Final = 27
COMBINATION_SHOWN: Final = 28
TOKEN_SHOWN: Final = 29
HAND_SHOWN: Final = 30
LAST_ROUNDS: Final = 31
OUTRUN: Final = 32

PACK: Final = 64
"""Several cards or places in one number of the story: digits to this base, the first in the highest."""


def packed(cards: i64) -> int:
    """Write a set of cards as one number of the story."""
    told = 0
    rest = cards
    while rest != 0:
        told = told * PACK + int(lowest(rest))
        rest &= rest - 1
    return told
