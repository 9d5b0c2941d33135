"""What is asked, and the moves that are open, as they are shown: what each does and costs, and what it concerns."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from taphouse.core.bits import BIT, members
from taphouse.core.facts import Fact, about, seats_ref
from taphouse.core.moves import Move, Seat
from taphouse.core.step import OVER
from taphouse.core.view import MoveView
from taphouse.core.words import said as common
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.naming import ORDER_REFS, barrel_id, card_id, card_ref
from taphouse.games.empire_needs_beer.reach import within_reach
from taphouse.games.empire_needs_beer.rules import verbs as v
from taphouse.games.empire_needs_beer.rules.book import BOOK
from taphouse.games.empire_needs_beer.rules.parts import another
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.rules.tasks import TASK, completable
from taphouse.games.empire_needs_beer.vain import why_in_vain
from taphouse.games.empire_needs_beer.words import said


def asked(state: State, eyes: Seat | None) -> Fact:
    """Say what the table waits for."""
    step = state.step
    if step is OVER:
        return about(common.game_over(), state.over_rule())
    awaited = state.to_act()
    if eyes is not None and eyes in awaited:
        return about(step.asks(state, eyes), step.rule)
    task: Any = step.name
    return about(said.waiting(who=seats_ref([int(seat) for seat in awaited]), task=task), step.rule)


def offer(state: State, seat: Seat, move: Move) -> MoveView:
    """Show a move that is open to a seat."""
    verb = BOOK.verbs[move]
    show = SHOWN.get(verb.word)
    return _plain(move) if show is None else show(Offer(state, int(seat), move, int(move - verb.first)))


class Offer:
    """A move that is open to a seat: the n-th of its verb."""

    def __init__(self, state: State, seat: int, move: Move, n: int) -> None:
        self.state = state
        self.seat = seat
        self.move = move
        self.n = n


@cache
def _shown(move: Move, on: tuple[str, ...], cost: int = 0, *, more: tuple[tuple[str, object], ...] = ()) -> MoveView:
    """Show a move: its fact with what hangs on the table, what it concerns and how much time it costs."""
    do = {**BOOK.facts[move], **dict(more)}
    return MoveView(move, BOOK.texts[move], "", on, do=do, cost=_costs(cost))


@cache
def _costs(time: int) -> Fact | None:
    return said.cost_time(number=time) if time else None


@cache
def _plain(move: Move) -> MoveView:
    """Show a move that always looks the same."""
    return MoveView(move, BOOK.texts[move], "", do=BOOK.facts[move])


def _play(of: Offer) -> MoveView:
    """ENB-042: a card costs a time unit; in vain, too."""
    shown = _shown(of.move, (f"item:{card_id(of.n, of.seat)}",), 1, more=(("card", card_ref(of.n, of.seat)),))
    vain = why_in_vain(of.state, of.n)
    if vain:
        return replace(shown, do={**(shown.do or {}), "vain": vain}, idle=True)
    reach = within_reach(of.state, of.n)
    return replace(shown, do={**(shown.do or {}), **dict(reach)}) if reach else shown


def _end_turn(of: Offer) -> MoveView:
    """ENB-033, ENB-034: orders that could still be completed may be gone by the next turn."""
    ready = members(completable(of.state, of.seat))
    shown = _plain(of.move)
    return (
        replace(shown, wastes=said.wastes_orders(orders=[ORDER_REFS[number] for number in ready])) if ready else shown
    )


def _buy(of: Offer) -> MoveView:
    """ENB-037: at its price, from the display or the deck."""
    card = of.n + c.BASIC
    zone = "display" if card in [int(shown) for shown in of.state.display] else "advance"
    return _shown(of.move, (f"item:{card_id(card, 0)}", f"zone:{zone}"), int(c.PRICE[card]))


def _draw(of: Offer) -> MoveView:
    """As a task it costs a time unit."""
    if of.state.step is TASK:
        return _shown(of.move, (f"zone:draw-{of.seat}",), 1, more=(("price", 1),))
    return _shown(of.move, (f"zone:draw-{of.seat}",))


def _complete(of: Offer) -> MoveView:
    """An order of the middle, or the own secret one."""
    zone = f"secret-{of.seat}" if int(of.state.secret[of.seat]) == of.n else "middle"
    return _shown(of.move, (f"item:{c.ORDER_IDS[of.n]}", f"zone:{zone}"), 1)


def _making_way(state: State, place: int) -> tuple[tuple[str, object], ...]:
    """ENB-080: whether another barrel would have to make way."""
    return () if state.has_room(state.active, place) else (("swap", "yes"),)


def _take(of: Offer) -> MoveView:
    on = (f"item:{c.COLOUR_IDS[of.n]}@supply", f"zone:warehouse-{of.seat}")
    return _shown(of.move, on, more=_making_way(of.state, c.WAREHOUSE))


def _place(of: Offer) -> MoveView:
    colour, region = divmod(of.n, c.REGIONS)
    on = (f"item:{barrel_id(c.WAREHOUSE, of.seat, colour)}", f"zone:{c.REGION_IDS[region]}-{of.seat}")
    return _shown(of.move, on, more=_making_way(of.state, region + 1))


def _change(of: Offer) -> MoveView:
    place, rest = divmod(of.n, c.COLOURS * v.OTHERS)
    old, other = divmod(rest, v.OTHERS)
    new = c.COLOUR_IDS[int(another(old, other))]
    return _shown(of.move, (f"item:{barrel_id(place, of.seat, old)}", f"item:{new}@supply"))


def _burn(of: Offer) -> MoveView:
    """The card in play, or one of the hand or the discards."""
    more: tuple[tuple[str, object], ...] = (("card", card_ref(of.n, of.seat)),)
    zone = f"hand-{of.seat}" if of.state.hands[of.seat] & BIT[of.n] != 0 else f"discard-{of.seat}"
    if of.n == of.state.in_play:
        zone = "play"
        more = (*more, ("itself", "yes"))
    return _shown(of.move, (f"item:{card_id(of.n, of.seat)}", f"zone:{zone}"), more=more)


def _swap(of: Offer) -> MoveView:
    return _shown(of.move, (f"item:{barrel_id(int(of.state.incoming_to), of.seat, of.n)}", "zone:supply"))


def _remove(of: Offer) -> MoveView:
    region, colour = divmod(of.n, c.COLOURS)
    return _shown(of.move, (f"item:{barrel_id(region + 1, of.seat, colour)}", "zone:supply"))


def _secret(of: Offer) -> MoveView:
    order = int(of.state.middle[of.n])
    return _shown(of.move, (f"item:{c.ORDER_IDS[order]}",), more=(("order", ORDER_REFS[order]),))


def _from_deck(of: Offer) -> MoveView:
    return _shown(of.move, ("zone:orders",))


def _discard(of: Offer) -> MoveView:
    on = (f"item:{card_id(of.n, of.seat)}", f"zone:discard-{of.seat}")
    return _shown(of.move, on, more=(("card", card_ref(of.n, of.seat)),))


SHOWN: Final[dict[str, Callable[[Offer], MoveView]]] = {
    v.PLAY.word: _play,
    v.BUY.word: _buy,
    v.DRAW.word: _draw,
    v.COMPLETE.word: _complete,
    v.END_TURN.word: _end_turn,
    v.TAKE.word: _take,
    v.PLACE.word: _place,
    v.CHANGE.word: _change,
    v.BURN.word: _burn,
    v.SWAP.word: _swap,
    v.REMOVE.word: _remove,
    v.SECRET_MIDDLE.word: _secret,
    v.SECRET_DECK.word: _from_deck,
    v.DISCARD.word: _discard,
}
"""What hangs on the table, for the verbs of which anything does."""
