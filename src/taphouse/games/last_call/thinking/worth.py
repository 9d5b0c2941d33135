"""How good a move looks: a play, a gift, a suit to name."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import count
from taphouse.core.step import Verb
from taphouse.games.last_call import cards as c
from taphouse.games.last_call.rules.cheers import SIP
from taphouse.games.last_call.rules.declare import NAME
from taphouse.games.last_call.rules.kinds import STACK_CARDS
from taphouse.games.last_call.rules.passing import GIVE
from taphouse.games.last_call.rules.playing import PLAY
from taphouse.games.last_call.rules.shout import HEARD
from taphouse.games.last_call.rules.take_that import STACK
from taphouse.games.last_call.rules.turn import DRAW
from taphouse.games.last_call.thinking.rest import has_shout, has_tough_break, reach, rest_in

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

A_PLAY: Final = 1000
"""What it is worth to be rid of a card; a draw comes before the worst of plays."""
A_DRAW: Final = 500
THE_LAST: Final = 5000
CLOSE: Final = 3
"""With so many cards or fewer somebody is close to the end."""


def worth(table: "State", seat: i64, verb: Verb, n: i64) -> i64:
    """How good a move looks; the small answers that are not here are worth nothing."""
    if verb is PLAY:
        return A_PLAY + worth_of_play(table, seat, n)
    if verb is STACK:
        return A_PLAY + worth_of_play(table, seat, STACK_CARDS[n])
    if verb is GIVE:
        return worth_of_gift(table, seat, n)
    if verb is DRAW:
        return A_DRAW
    if verb is NAME:
        return worth_of_suit(table, seat, n)
    return 1 if verb is SIP or (verb is HEARD and n == 0) else 0


def worth_of_play(table: "State", seat: i64, card: i64) -> i64:
    """How good it is to play a card and keep the rest; where it costs more than 500, drawing is better."""
    event = table.house.events[card]
    left = table.sizes[seat] - 1
    if left == 0 and (event != c.TOUGH_BREAK or table.house.tough_break_wins):
        return THE_LAST
    first = rest_in(table, seat, card, 0)
    second = rest_in(table, seat, card, 1)
    value = reach(table.house, first, second)
    if event == c.TOUGH_BREAK:
        value += 40 * (fewest_elsewhere(table, seat) - 4) - 100
    elif hurts(table, seat, event):
        value += 60 - 15 * table.sizes[following_seat(table, seat, event)]
    elif event == c.TROUBLES:
        value += -60 if has_tough_break(first, second) else 30
    elif event in (c.GET_WILD, c.PASS_THE_BOTTLE) and left > 1:
        value -= 40
    if event == c.PASS_THE_BOTTLE and has_tough_break(first, second):
        value += 200
    if left == 1 and has_shout(table.house, first, second):
        value -= 700
    if left == 1 and has_tough_break(first, second) and not table.house.tough_break_wins:
        value -= 100
    return value


def worth_of_gift(table: "State", seat: i64, card: i64) -> i64:
    """How good it is to pass a card on and keep the rest."""
    event = table.house.events[card]
    value = reach(table.house, rest_in(table, seat, card, 0), rest_in(table, seat, card, 1))
    if event == c.TOUGH_BREAK:
        value += 500
    elif event == c.MY_SHOUT:
        value += 200 if table.sizes[table.next_seat(seat)] == 1 else 20
    elif event in (c.GET_WILD, c.PASS_THE_BOTTLE):
        value -= 200
    return value


def worth_of_suit(table: "State", seat: i64, suit: i64) -> i64:
    """How many cards of a suit the hand has, but for those that go anywhere."""
    first = table.hands[2 * seat] & c.GOES_ON_SUIT[2 * suit] & ~table.house.goes_anywhere[0]
    second = table.hands[2 * seat + 1] & c.GOES_ON_SUIT[2 * suit + 1] & ~table.house.goes_anywhere[1]
    return count(first) + count(second)


def hurts(table: "State", seat: i64, event: i64) -> bool:
    """Whether an event costs the next seat something while that is close to the end."""
    if event not in (c.TAKE_THAT, c.CHEERS, c.ABOUT_FACE, c.MY_SHOUT):
        return False
    return table.sizes[following_seat(table, seat, event)] <= CLOSE


def following_seat(table: "State", seat: i64, event: i64) -> i64:
    """The seat that comes next once a card of this event is played."""
    if event == c.ABOUT_FACE:
        return (seat - table.direction + table.n) % table.n
    return table.next_seat(seat)


def fewest_elsewhere(table: "State", seat: i64) -> i64:
    """How many cards the nearest of the others still has."""
    fewest: i64 = c.CARDS
    for other in range(table.n):
        if other != seat and table.sizes[other] < fewest:
            fewest = table.sizes[other]
    return fewest
