"""What is to be cried with a play: a call with the second-to-last card, a shout with My Shout."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.step import Verb
from taphouse.games.last_call.cards import MY_SHOUT, TENTH
from taphouse.games.last_call.rules.calls import may_call
from taphouse.games.last_call.rules.kinds import SHOUT_CARDS, STACK_CARDS
from taphouse.games.last_call.rules.playing import PLAY, PLAY_CALL, PLAY_SHOUT
from taphouse.games.last_call.rules.take_that import STACK, STACK_CALL

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State


def is_cried(verb: Verb) -> bool:
    """Whether its moves are plays with a cry; the same play can be made in silence."""
    return verb is PLAY_CALL or verb is PLAY_SHOUT or verb is STACK_CALL


def with_cries(table: "State", seat: i64, move: i64) -> i64:
    """LC-040, LC-060: the same play with all that is to be cried; every other move as it is."""
    calls = may_call(table, seat)
    verb = table.book.verbs[move]
    n = move - verb.first
    if verb is PLAY and table.house.events[n] == MY_SHOUT:
        which = 0 if n == TENTH else 1
        return PLAY_SHOUT.first + 2 * which + (1 if calls else 0)
    if verb is PLAY and calls:
        return PLAY_CALL.first + n
    if verb is STACK and calls:
        return STACK_CALL.first + n
    return move


def card_played(verb: Verb, n: i64) -> i64:
    """The card that a play or a stack lays down, whatever is cried."""
    if verb is PLAY_SHOUT:
        return SHOUT_CARDS[n // 2]
    return STACK_CARDS[n] if verb is STACK or verb is STACK_CALL else n


def calls_with(verb: Verb, n: i64) -> bool:
    """Whether a play is called."""
    return verb is PLAY_CALL or verb is STACK_CALL or (verb is PLAY_SHOUT and n % 2 == 1)
