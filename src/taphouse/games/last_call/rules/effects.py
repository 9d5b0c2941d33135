"""What event cards do, LC-030 to LC-050, and sidestep cards, LC-070 to LC-073.

An effect that asks somebody, or that is followed by another, puts steps on the agenda; the last
step, finishing the play, was put there before.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.games.last_call import cards as c
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.rules import troubles
from taphouse.games.last_call.rules.declare import DECLARE_SUIT
from taphouse.games.last_call.rules.drawing import DRAW_SOME
from taphouse.games.last_call.rules.matching import set_fitting
from taphouse.games.last_call.rules.passing import PASS_CARD
from taphouse.games.last_call.rules.shout import OTHERS_DRAW

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

TOUGH_BREAK_DRAWS: Final = 5


def is_sidestep(event: i64) -> bool:
    """LC-032, LC-040, LC-070: About Face and My Shout are laid crosswise above the pile."""
    return event in (c.ABOUT_FACE, c.MY_SHOUT)


def lay(table: "State", card: i64) -> None:
    """Lay a card on the main pile; what was declared on the one below is over."""
    table.discards.put(card)
    table.declared = c.UNNAMED
    set_fitting(table)


def lay_sidestep(table: "State", card: i64) -> None:
    """LC-070, LC-072, LC-073: lay a card crosswise; the one it replaces goes to the bottom of the discards."""
    if table.sidestep != c.NO_CARD:
        table.discards.put_under(table.sidestep)
    table.sidestep = card


def take_effect(table: "State", event: i64) -> None:
    """Begin the effect of a card that lies on the table, as played by the active seat.

    LC-054: it makes no difference whether the card came from the hand or was turned up.
    """
    if event in (c.SWITCH_IT_UP, c.GET_WILD):
        # LC-030, LC-046: its player names a suit.
        table.then(DECLARE_SUIT)
    elif event == c.ABOUT_FACE:
        reverse(table)
    elif event == c.TAKE_THAT:
        # LC-035: the next seat draws one and loses the turn.
        table.pending = 1
    elif event == c.CHEERS:
        # LC-038: the next seat takes a sip or draws two.
        table.cheers = True
    elif event == c.PASS_THE_BOTTLE:
        # LC-047: first the suit, then everybody passes a card.
        table.then(PASS_CARD)
        table.then(DECLARE_SUIT)
    elif event == c.TOUGH_BREAK:
        # LC-049, LC-050: first the suit, then five cards.
        table.then(DRAW_SOME, TOUGH_BREAK_DRAWS)
        table.then(DECLARE_SUIT)
    elif event == c.TROUBLES:
        table.then(troubles.LAY_TROUBLES)
    elif event == c.MY_SHOUT:
        # LC-043: all others draw one.
        table.then(OTHERS_DRAW)


def reverse(table: "State") -> None:
    """LC-032: play goes the other way until the next About Face."""
    table.direction = -table.direction
    table.note(h.REVERSED, int(table.direction))
