"""Why a move is not open: what is so, and what to do instead.

Nothing here looks at anything that the seat could not see for itself.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS
from taphouse.core.words import said as common
from taphouse.games.last_call.cards import (
    ABOUT_FACE,
    BIT_OF,
    DECK_OF,
    HOUSE_MIXER,
    MY_SHOUT,
    SWITCH_IT_UP,
    TAKE_THAT,
    TROUBLES,
)
from taphouse.games.last_call.naming import CARD_REFS, SUIT_REFS
from taphouse.games.last_call.rules.drawing import can_draw
from taphouse.games.last_call.rules.matching import is_alone, playable, suit_in_force
from taphouse.games.last_call.rules.moves import (
    ACCEPT,
    AFTER_DRAW,
    CATCH,
    CHEERS_ANSWER,
    DECLARE_SUIT,
    DRAW,
    DRAW_TWO,
    GIVE,
    HEARD_FAR,
    HEARD_YES,
    KEEP,
    LAST_CALM,
    MOVES,
    NAME,
    OVER,
    PASS,
    PASS_CARD,
    SIP,
    STACK,
    TAKE_THAT_ANSWER,
    card_of_play,
    card_of_stack,
    has_call,
    has_shout,
)
from taphouse.games.last_call.words import said

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State


def refuse(table: "State", seat: i64, number: i64) -> None:
    """Raise the refusal of a move that is not open to a seat."""
    if seat < 0 or seat >= table.n:
        raise IllegalMove("LC-001", common.no_such_seat(number=int(seat) + 1, last=int(table.n)))
    if number < 0 or number >= MOVES:
        raise IllegalMove("", common.no_such_move(number=int(number)))
    if table.decision == OVER:
        raise IllegalMove("LC-080", common.game_over())
    if number >= CATCH:
        refuse_catch(table, seat, number - CATCH)
    if table.decision == PASS_CARD:
        refuse_gift(table, seat, number)
    if seat != table.active:
        raise IllegalMove("LC-023", common.not_awaited(who=SEATS[int(table.active)]))
    refuse_answer(table, number)
    if number < STACK:
        refuse_play(table, seat, number)
    if number < DRAW:
        refuse_stack(table, seat, number)
    refuse_small(table, number)


def refuse_catch(table: "State", catcher: i64, seat: i64) -> None:
    """LC-063: why nobody, or not this seat, can be caught."""
    if seat >= table.n:
        raise IllegalMove("LC-063", said.no_seat_to_catch(number=int(seat) + 1, last=int(table.n)))
    if seat == catcher:
        raise IllegalMove("LC-063", said.catch_yourself())
    if table.decision > LAST_CALM:
        raise IllegalMove("LC-063", said.still_at_work())
    if table.watched & BIT[seat] == 0:
        raise IllegalMove("LC-063", said.nothing_to_catch(whom=SEATS[int(seat)]))
    raise IllegalMove("LC-063", said.tried_already(whom=SEATS[int(seat)]))


def refuse_gift(table: "State", seat: i64, number: i64) -> None:
    """LC-047, LC-048: everybody passes a card of their own, once."""
    if not table.is_choosing(seat):
        raise IllegalMove("LC-048", said.gift_chosen() if table.sizes[seat] > 0 else said.no_gift())
    if not GIVE <= number < HEARD_YES:
        raise IllegalMove("LC-047", said.gift_first())
    raise IllegalMove("LC-048", said.gift_not_held(card=CARD_REFS[int(number - GIVE)]))


def refuse_answer(table: "State", number: i64) -> None:
    """A question that waits for the seat comes first."""
    decision = table.decision
    if decision == DECLARE_SUIT:
        raise IllegalMove("LC-014", said.name_suit_first())
    if decision == HEARD_FAR:
        raise IllegalMove("LC-044", said.heard_first())
    if decision == CHEERS_ANSWER:
        if number == SIP:
            raise IllegalMove("LC-038", said.nobody_drinks())
        raise IllegalMove("LC-038", said.cheers_first())
    if decision == TAKE_THAT_ANSWER and number >= DRAW:
        raise IllegalMove("LC-037", said.take_that_first(number=int(table.pending)))


def refuse_play(table: "State", seat: i64, number: i64) -> None:
    """LC-010 to LC-014, LC-023, LC-024, LC-041: why a card cannot be played, or not in this form."""
    card = card_of_play(number)
    if table.decision == TAKE_THAT_ANSWER:
        raise IllegalMove("LC-037", said.take_that_first(number=int(table.pending)))
    if not table.holds(seat, card):
        raise IllegalMove("LC-023", said.not_held(card=CARD_REFS[int(card)]))
    if table.decision == AFTER_DRAW and card != table.drawn:
        raise IllegalMove("LC-024", said.only_the_drawn(card=CARD_REFS[int(table.drawn)]))
    event = table.house.events[card]
    if event == MY_SHOUT and table.sizes[seat] == 1:
        raise IllegalMove("LC-041", said.shout_never_last())
    if event == MY_SHOUT and is_alone(table, seat):
        raise IllegalMove("LC-066", said.shout_not_freed())
    if has_shout(number) and event != MY_SHOUT:
        raise IllegalMove("LC-040", said.only_my_shout())
    refuse_match(table, seat, card, event)
    if has_call(number):
        raise IllegalMove("LC-060", said.call_too_early(number=int(table.sizes[seat])))


def refuse_match(table: "State", seat: i64, card: i64, event: i64) -> None:
    """LC-010, LC-013: say what the card would have to match, if it does not."""
    if playable(table, seat, DECK_OF[card]) & BIT_OF[card] != 0:
        return
    suit = SUIT_REFS[int(suit_in_force(table))]
    what = CARD_REFS[int(card)]
    if event == SWITCH_IT_UP and table.house.switch_by_colour:
        raise IllegalMove("LC-030", said.neither_suit_nor_colour(card=what, suit=suit))
    if event == SWITCH_IT_UP:
        raise IllegalMove("LC-030", said.own_suit_only(card=what, suit=suit))
    if event == TAKE_THAT:
        raise IllegalMove("LC-035", said.own_suit_only(card=what, suit=suit))
    if event in (TROUBLES, HOUSE_MIXER):
        raise IllegalMove("LC-056", said.own_suit_only(card=what, suit=suit))
    if event == ABOUT_FACE:
        raise IllegalMove("LC-033", said.neither_suit_nor_colour(card=what, suit=suit))
    raise IllegalMove("LC-010", said.no_match(card=what, suit=suit))


def refuse_stack(table: "State", seat: i64, number: i64) -> None:
    """LC-036, LC-037: why a Take That cannot be stacked."""
    if table.decision != TAKE_THAT_ANSWER:
        raise IllegalMove("LC-037", said.nothing_to_stack_on())
    card = card_of_stack(number)
    if not table.holds(seat, card):
        raise IllegalMove("LC-036", said.not_held(card=CARD_REFS[int(card)]))
    raise IllegalMove("LC-060", said.call_too_early(number=int(table.sizes[seat])))


def refuse_small(table: "State", number: i64) -> None:
    """Why a small answer is none to what is asked: a turn, or what to do with a drawn card."""
    if number == DRAW:
        if table.decision == AFTER_DRAW:
            raise IllegalMove("LC-024", said.drawn_already())
        raise IllegalMove("LC-025", said.nothing_to_draw())
    if number == KEEP:
        raise IllegalMove("LC-024", said.nothing_to_keep())
    if number == PASS:
        if table.decision == AFTER_DRAW:
            raise IllegalMove("LC-024", said.no_pass_after_draw())
        raise IllegalMove("LC-025", said.no_pass(draw="yes" if can_draw(table) else "no"))
    if number == ACCEPT:
        raise IllegalMove("LC-037", said.no_take_that())
    if number in (SIP, DRAW_TWO):
        raise IllegalMove("LC-038", said.no_cheers())
    if NAME <= number < GIVE:
        raise IllegalMove("LC-014", said.no_suit_to_name())
    if GIVE <= number < HEARD_YES:
        raise IllegalMove("LC-047", said.no_bottle())
    raise IllegalMove("LC-044", said.no_shout_to_answer())
