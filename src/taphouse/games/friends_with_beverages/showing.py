"""Shows the table to one seat, as far as it may see it."""

from collections.abc import Sequence
from typing import Any, Final, cast

from msgspec.structs import replace

from taphouse.core.bits import members
from taphouse.core.facts import SEATS, Fact, about, seats_ref
from taphouse.core.moves import Move, Seat
from taphouse.core.step import OVER, Verb
from taphouse.core.view import MoveView, OutcomeView
from taphouse.core.words import said as common
from taphouse.games.friends_with_beverages import cards as c
from taphouse.games.friends_with_beverages.cards import write_card, write_guest
from taphouse.games.friends_with_beverages.meta import META
from taphouse.games.friends_with_beverages.references import GUEST_REFS, resource_of
from taphouse.games.friends_with_beverages.rules import drawing, paying, results, shots, trading
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.completing import COMPLETE
from taphouse.games.friends_with_beverages.rules.decision import Decision, begun_as
from taphouse.games.friends_with_beverages.rules.ending import (
    GUESTS_GONE,
    ended_by_seat,
    ends_by_serving,
    has_served_all,
)
from taphouse.games.friends_with_beverages.rules.friends import FRIEND_PICK
from taphouse.games.friends_with_beverages.rules.recipes import can_serve
from taphouse.games.friends_with_beverages.rules.rushing import RUSH_OMIT
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.rules.swapping import swap_price
from taphouse.games.friends_with_beverages.rules.trading import proposer
from taphouse.games.friends_with_beverages.rules.turn import HAND_MOST
from taphouse.games.friends_with_beverages.story import how_served
from taphouse.games.friends_with_beverages.view import (
    FwbView,
    LastRound,
    Met,
    Payment,
    Served,
    Trade,
)
from taphouse.games.friends_with_beverages.words import said
from taphouse.games.friends_with_beverages.zones import (
    counters,
    host,
    seat_view,
    seen_by,
    zones,
)

_BECAME: Final = {
    results.GOT: said.became_drew,
    results.IMMUNE: said.became_immune,
    results.UNTOUCHED: said.became_untouched,
    results.LET_GO: said.became_passed,
}
_BECAME_OF_GUEST: Final = {
    results.LOST_GUEST: said.became_lost_guest,
    results.NEW_GUEST: said.became_new_guest,
    results.SERVED: said.became_served,
}


def show(state: State, eyes: Seat | None) -> FwbView:
    """Show the table to a seat, or to a spectator."""
    return show_all(state, [eyes])[0]


def show_all(state: State, eyes: Sequence[Seat | None]) -> list[FwbView]:
    """Show the table to several seats or spectators; what everybody sees is looked up once."""
    public = _public(state)
    return [_through(each, public, state) for each in eyes]


def _public(state: State) -> FwbView:
    """What lies open for everybody."""
    seats = range(state.seats)
    awaited = state.to_act()
    return FwbView(
        game=META.id,
        eyes=None,
        seats=[seat_view(state, seat, awaited=seat in awaited) for seat in seats],
        zones=zones(state),
        counters=counters(state),
        task=begun_as(state).name,
        next_pass=_next_pass(state),
        capacity=int(state.house.capacity),
        hand_limit=HAND_MOST,
        modules=_modules(state),
        gaps=[slot + 1 for slot, card in enumerate(state.resources.market) if card == c.NO_CARD],
        vacant=[at + 1 for at in range(c.MARKET) if state.guests.market[at] == c.NO_CARD],
        swap_price=int(swap_price(state)),
        hosts=[host(state, seat) for seat in seats],
        met=_met(state),
        outcome=_outcome(state),
        trade=_trade(state),
        payment=_payment(state) if state.step is paying.ORDER_PAYMENT else None,
        answers=_answers(state),
        victim=int(state.choice.victim) if state.step is FRIEND_PICK or state.step is shots.ONE_SHOT_TAKE else None,
        last_round=_last_round(state),
        to_serve=int(state.house.to_serve) if state.house.is_short() else 0,
        last_served=_last_served(state),
    )


def _through(eyes: Seat | None, public: FwbView, state: State) -> FwbView:
    """Add what one pair of eyes may see or do besides."""
    view = replace(public, eyes=eyes, asked=asked(state, eyes))
    if eyes is not None:
        view.moves = [move_view(state, eyes, move) for move in state.legal_moves(eyes)]
        view.zones = seen_by(state, eyes, public.zones)
        if state.guests.looks.ordered[eyes] == 1:
            view.looked = [write_guest(guest) for guest in state.guests.looks.of(eyes)]
        if state.is_awaited(eyes):
            _add_draft(view, state)
    return view


def asked(state: State, eyes: Seat | None) -> Fact:
    """Say what the table waits for."""
    if state.step is OVER:
        return common.game_over()
    if eyes is not None and state.is_awaited(eyes):
        return about(state.step.asks(state, eyes), state.step.rule)
    waiting = seats_ref([int(seat) for seat in state.to_act()])
    return said.waiting(who=waiting, task=cast("Any", begun_as(state).name))


def move_view(state: State, eyes: Seat, move: Move) -> MoveView:
    """Show a move: what it does, what it costs, and the things that it concerns."""
    verb = state.book.verbs[move]
    n = int(move) - int(verb.first)
    step = cast("Decision", state.step)
    does = step.does(state, int(eyes), verb, n)
    on = step.on(state, int(eyes), verb, n)
    wastes = _wastes(state, int(eyes)) if verb is v.DONE and step is COMPLETE else None
    return MoveView(int(move), state.book.texts[move], "", on, do=does, cost=_cost(verb, does), wastes=wastes)


def _wastes(state: State, seat: int) -> Fact | None:
    """FWB-061: guests that could be served now; the last one of the game may wait for a better one."""
    served = len(members(state.guests.served[seat]))
    if served + 1 >= state.house.to_serve:
        return None
    ready = [slot for slot in range(int(state.house.guests)) if can_serve(state, seat, slot)]
    return said.wastes_guests(guests=[GUEST_REFS[int(state.guests.at(seat, slot))] for slot in ready])


def _cost(verb: Verb, does: Fact) -> Fact | None:
    """FWB-025 to FWB-028: what a draw costs."""
    if verb is drawing.BLIND:
        return said.cost_points(number=1)
    return said.cost_points(number=does["points"]) if verb is drawing.TAKE or verb is drawing.TAKE_DISCARD else None


def _add_draft(view: FwbView, state: State) -> None:
    """FWB-139: what only the seat sees that is asked: the steps of a choice that it has not finished."""
    view.task = state.step.name
    view.payment = _payment(state)
    if view.trade is not None:
        view.trade = _draft(state, view.trade)


def _next_pass(state: State) -> int:
    """FWB-077, FWB-138: after how many turns, this one included, the Round Token is passed."""
    size = int(state.house.turns_between(state.n))
    return size - int(state.turns) % size


def _modules(state: State) -> list[str]:
    house = state.house
    on = {
        "delayed": house.delayed,
        "discard_market": house.discard_market,
        "advanced": house.advanced,
        "trading": house.trading,
        "immediate": house.immediate,
    }
    return [name for name, is_on in on.items() if is_on]


def _trade(state: State) -> Trade | None:
    """The trade window; an offer shows once it stands."""
    if state.phase is not trading.TRADE or state.step is OVER:
        return None
    trade = Trade(proposer=int(proposer(state)), offers_left=int(state.trade.offers))
    if state.step is trading.TRADE_ANSWER:
        offer = state.trade
        trade.give, trade.want, trade.to = c.CODES[int(offer.give)], c.CODES[int(offer.want)], int(offer.partner)
    return trade


def _draft(state: State, trade: Trade) -> Trade:
    """What the proposer has chosen of an offer that does not stand yet."""
    if state.step is trading.TRADE_WANT:
        return replace(trade, give=c.CODES[int(state.trade.give)])
    if state.step is trading.TRADE_PARTNER:
        return replace(trade, give=c.CODES[int(state.trade.give)], want=c.CODES[int(state.trade.want)])
    return trade


def _payment(state: State) -> Payment | None:
    """The recipe that is being paid."""
    if state.step not in (paying.SUPPLY_CHOICE, paying.PAY_CHOICE, paying.ORDER_PAYMENT, RUSH_OMIT):
        return None
    payment = Payment(seat=int(state.asked), slot=int(state.bill.slot) + 1)
    if state.step is not RUSH_OMIT:
        order = [*range(c.EQUIPMENT), c.ABUNDANCE, *range(c.EQUIPMENT, c.ABUNDANCE)]
        payment.due = [c.CODES[kind] for kind in order for _ in range(int(state.bill.due[kind]))]
    return payment


def _answers(state: State) -> list[str]:
    """FWB-109: what everybody answered to We Only Get One Shot, as long as it lies open what came up."""
    met = [c.KIND_OF[row[0]] for row in state.period.met.listed()]
    if state.step is shots.ONE_SHOT_ANSWER or c.ONE_SHOT not in met:
        return []
    return [shots.SHOTS[int(state.immunity.answers[seat])] for seat in range(state.seats)]


def _met(state: State) -> list[Met]:
    """FWB-086, FWB-087: what came up in this period, with what it did to everybody."""
    innermost = int(state.period.innermost())
    shown: list[Met] = []
    for number, (card, seat, depth, is_open) in enumerate(state.period.met.listed()):
        met = Met(card=write_card(card), seat=seat, depth=depth, open=is_open == 1)
        if number == innermost and state.step is not OVER:
            waiting = state.to_act()
            met.decides = int(waiting[0])
        shown.append(met)
    for number, seat, effect, thing in state.period.results.listed():
        shown[number].results.append(_result(seat, effect, thing))
    return shown


def _result(seat: int, effect: int, thing: int) -> Fact:
    """What became of a seat; cards and guests are named where everybody sees them."""
    who = SEATS[seat]
    if effect in _BECAME_OF_GUEST:
        return _BECAME_OF_GUEST[effect](who=who, guest=GUEST_REFS[thing])
    if thing == c.NO_CARD:
        return _BECAME[effect](who=who)
    became = said.became_took if effect == results.TOOK else said.became_lost
    return became(who=who, resource=resource_of(thing))


def _last_round(state: State) -> LastRound | None:
    """FWB-131, FWB-133: why this round is the last, as things are now."""
    turns = int(state.n) - int(state.turns) % int(state.n)
    if ends_by_serving(state):
        seat = int(state.trigger)
        if state.house.live:
            seat = next(seat for seat in range(state.seats) if has_served_all(state, seat))
        return LastRound("enough" if state.house.is_short() else "served", seat, turns)
    return LastRound("guest_deck", None, turns) if state.guests.gone else None


def _last_served(state: State) -> Served | None:
    if state.guests.last == c.NO_CARD:
        return None
    guest = int(state.guests.last)
    return Served(int(state.guests.last_seat), int(state.guests.last_slot) + 1, write_guest(guest))


def _outcome(state: State) -> OutcomeView | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    winner = outcome.winners()[0]
    by = int(ended_by_seat(state)) if state.ended_by != GUESTS_GONE else -1
    label = said.outcome(
        who=SEATS[winner],
        points=outcome.scores[winner],
        how="guests" if by < 0 else how_served(still=has_served_all(state, by), short=state.house.is_short()),
        by=SEATS[by] if by >= 0 else None,
    )
    return OutcomeView(outcome.reason, outcome.scores, outcome.places, said=label)
