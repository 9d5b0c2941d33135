"""Shows the table to one seat, as far as it may see it."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from taphouse.core.facts import SEATS
from taphouse.core.moves import Seat
from taphouse.core.view import OutcomeView
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    CODES,
    CULTURAL_EXCHANGE,
    EQUIPMENT,
    EQUIPMENT_RECALL,
    FESTIVAL_RUSH,
    GUEST_CANCELLATION,
    KIND_OF,
    MARKET,
    MARKET_VOLATILITY,
    NO_CARD,
    ONE_SHOT,
    TERRIBLE_TRAFFIC,
    write_card,
    write_guest,
)
from taphouse.games.friends_with_beverages.faces import guest_card, resource
from taphouse.games.friends_with_beverages.meta import META
from taphouse.games.friends_with_beverages.prompts import TASKS, asked, move_view
from taphouse.games.friends_with_beverages.references import GUEST_REFS, resource_of
from taphouse.games.friends_with_beverages.rules.drafts import begun_as
from taphouse.games.friends_with_beverages.rules.drawing import price
from taphouse.games.friends_with_beverages.rules.ending import ended_by_seat, ends_by_serving, has_served_all
from taphouse.games.friends_with_beverages.rules.moves import (
    ALL_SERVED,
    ARRIVAL,
    DECISIONS,
    EFFECTS,
    FRIEND_PICK,
    GOT,
    IMMUNE,
    LET_GO,
    LOST_GUEST,
    NEW_GUEST,
    ONE_SHOT_ANSWER,
    ONE_SHOT_TAKE,
    ORDER_PAYMENT,
    OVER,
    PAY_CHOICE,
    PHASE_DRAW,
    PHASE_TRADE,
    PHASES,
    RUSH_OMIT,
    SERVED,
    SHOT_OPEN,
    SHOTS,
    SUPPLY_CHOICE,
    TOOK,
    TRADE_ANSWER,
    TRADE_PARTNER,
    TRADE_WANT,
    UNTOUCHED,
)
from taphouse.games.friends_with_beverages.rules.shots import can_drive, can_toast
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.rules.swapping import swap_price
from taphouse.games.friends_with_beverages.rules.trading import proposer
from taphouse.games.friends_with_beverages.rules.turn import HAND_MOST
from taphouse.games.friends_with_beverages.view import (
    FwbView,
    GuestCard,
    LastRound,
    Met,
    Payment,
    Resource,
    Result,
    Served,
    Trade,
)
from taphouse.games.friends_with_beverages.words import said
from taphouse.games.friends_with_beverages.zones import (
    counters,
    discard_price,
    first_hand,
    hand,
    host,
    seat_view,
    zones,
)

ADVANCED: Final = (
    CULTURAL_EXCHANGE,
    EQUIPMENT_RECALL,
    FESTIVAL_RUSH,
    GUEST_CANCELLATION,
    MARKET_VOLATILITY,
    TERRIBLE_TRAFFIC,
)
"""FWB-111: the interrupts that have an advanced line."""
_BECAME: Final = {
    GOT: said.became_drew(),
    IMMUNE: said.became_immune(),
    UNTOUCHED: said.became_untouched(),
    LET_GO: said.became_passed(),
}
_BECAME_OF_GUEST: Final = {
    LOST_GUEST: said.became_lost_guest,
    NEW_GUEST: said.became_new_guest,
    SERVED: said.became_served,
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
    top = int(state.discard.top()) if state.discard.size > 0 else NO_CARD
    return FwbView(
        game=META.id,
        eyes=None,
        seats=[seat_view(state, seat, awaited=seat in awaited) for seat in seats],
        zones=zones(state),
        counters=counters(state),
        task=TASKS[int(begun_as(state))],
        decision=DECISIONS[int(begun_as(state))],
        phase=PHASES[int(state.phase)],
        active=int(state.active),
        leader=int(state.leader),
        turn=int(state.turns) + 1,
        round=int(state.turns // state.n) + 1,
        next_pass=_next_pass(state),
        draw_points=int(state.points) if state.phase == PHASE_DRAW else 0,
        guests_per_player=int(state.house.guests),
        capacity=int(state.house.capacity),
        hand_limit=HAND_MOST,
        modules=_modules(state),
        market=[_resource(int(card)) for card in state.market],
        prices=[int(price(KIND_OF[card])) if card != NO_CARD else 0 for card in state.market],
        second_hand=_resource(int(state.second_hand)),
        discard=[write_card(card) for card in state.discard.listed()],
        discard_top=_resource(top),
        discard_price=discard_price(state),
        resource_deck=int(state.deck.size),
        guest_deck=int(state.guest_deck.size),
        guest_market=[_guest(int(state.guest_market[at])) for at in range(MARKET)],
        guest_discard=[guest_card(guest) for guest in state.guest_discard.listed()],
        notice=_resource(int(state.notice)),
        swap_price=int(swap_price(state)),
        hosts=[host(state, seat, own=state.decision == OVER) for seat in seats],
        met=_met(state),
        outcome=_outcome(state),
        flipped=[resource(card) for card in state.aside.listed()],
        turned=_guest(int(state.turned)),
        looked=[],
        trade=_trade(state),
        payment=_payment(state) if state.decision == ORDER_PAYMENT else None,
        answered=_answered(state),
        answers=_answers(state),
        victim=int(state.victim) if state.decision in (FRIEND_PICK, ONE_SHOT_TAKE) else None,
        last_round=_last_round(state),
        last_served=_last_served(state),
    )


def _through(eyes: Seat | None, public: FwbView, state: State) -> FwbView:
    """Add what one pair of eyes may see or do besides."""
    view = replace(public, eyes=eyes, asked=asked(state, eyes))
    if eyes is not None:
        view.moves = [move_view(state, eyes, move) for move in state.legal_moves(eyes)]
        view.zones = public.zones.copy()
        view.zones[first_hand(state) + 3 * eyes] = hand(state, eyes, seen=True)
        view.hosts = public.hosts.copy()
        view.hosts[eyes] = host(state, eyes, own=True)
        if state.looks.ordered[eyes] == 1:
            view.looked = [guest_card(guest) for guest in state.looks.of(eyes)]
        if state.is_awaited(eyes):
            _add_draft(view, state)
    return view


def _add_draft(view: FwbView, state: State) -> None:
    """FWB-139: what only the seat sees that is asked: the steps of a choice that it has not finished."""
    view.task = TASKS[int(state.decision)]
    view.decision = DECISIONS[int(state.decision)]
    view.payment = _payment(state)
    if view.trade is not None:
        view.trade = _draft(state, view.trade)


def _resource(card: int) -> Resource | None:
    return None if card == NO_CARD else resource(card)


def _guest(guest: int) -> GuestCard | None:
    return None if guest == NO_CARD else guest_card(guest)


def _next_pass(state: State) -> int:
    """FWB-077, FWB-138: after how many turns, this one included, the Round Token is passed."""
    size = int(state.house.turns_between(state.n))
    return size - int(state.turns) % size


def _modules(state: State) -> list[str]:
    house = state.house
    on = {
        "delayed": house.delayed,
        "second_hand": house.second_hand,
        "discard_market": house.discard_market,
        "advanced": house.advanced,
        "trading": house.trading,
        "immediate": house.immediate,
    }
    return [name for name, is_on in on.items() if is_on]


def _trade(state: State) -> Trade | None:
    """The trade window; an offer shows once it stands."""
    if state.phase != PHASE_TRADE or state.decision == OVER:
        return None
    trade = Trade(holder=int(state.leader), proposer=int(proposer(state)), offers_left=int(state.offers))
    if state.decision == TRADE_ANSWER:
        trade.give, trade.want, trade.to = CODES[int(state.give)], CODES[int(state.want)], int(state.partner)
    return trade


def _draft(state: State, trade: Trade) -> Trade:
    """What the proposer has chosen of an offer that does not stand yet."""
    if state.decision == TRADE_WANT:
        return replace(trade, give=CODES[int(state.give)])
    if state.decision == TRADE_PARTNER:
        return replace(trade, give=CODES[int(state.give)], want=CODES[int(state.want)])
    return trade


def _payment(state: State) -> Payment | None:
    """The recipe that is being paid."""
    if state.decision not in (SUPPLY_CHOICE, PAY_CHOICE, ORDER_PAYMENT, RUSH_OMIT):
        return None
    payment = Payment(seat=int(state.asked), slot=int(state.pay_slot) + 1)
    if state.decision != RUSH_OMIT:
        order = [*range(EQUIPMENT), ABUNDANCE, *range(EQUIPMENT, ABUNDANCE)]
        payment.omitted = CODES[int(state.pay_omit)] if state.pay_omit >= 0 else ""
        payment.due = [CODES[kind] for kind in order for _ in range(int(state.due[kind]))]
    return payment


def _answered(state: State) -> list[int]:
    seats = range(state.seats)
    if state.decision == ARRIVAL:
        return [seat for seat in seats if state.noses[seat] > 0]
    if state.decision == ONE_SHOT_ANSWER:
        may = [seat for seat in seats if can_toast(state, seat) or can_drive(state, seat)]
        return [seat for seat in may if state.shots[seat] != SHOT_OPEN]
    return []


def _answers(state: State) -> list[str]:
    """FWB-109: what everybody answered to We Only Get One Shot, as long as it lies open what came up."""
    met = [KIND_OF[row[0]] for row in state.period.met.listed()]
    if state.decision == ONE_SHOT_ANSWER or ONE_SHOT not in met:
        return []
    return [SHOTS[int(state.shots[seat])] for seat in range(state.seats)]


def _met(state: State) -> list[Met]:
    """FWB-086, FWB-087: what came up in this period, with what it did to everybody."""
    innermost = int(state.period.innermost())
    shown: list[Met] = []
    for number, (card, seat, depth, is_open) in enumerate(state.period.met.listed()):
        met = Met(card=resource(card), seat=seat, depth=depth, open=is_open == 1)
        met.advanced = state.house.advanced and int(KIND_OF[card]) in ADVANCED
        if number == innermost and state.decision != OVER:
            waiting = state.to_act()
            met.decides = int(waiting[0])
        shown.append(met)
    for number, seat, effect, thing in state.period.results.listed():
        shown[number].results.append(_result(seat, effect, thing))
    return shown


def _result(seat: int, effect: int, thing: int) -> Result:
    """What became of a seat; cards and guests are named where everybody sees them."""
    if effect in (LOST_GUEST, NEW_GUEST, SERVED):
        return Result(seat, EFFECTS[effect], write_guest(thing), _BECAME_OF_GUEST[effect](guest=GUEST_REFS[thing]))
    if thing == NO_CARD:
        return Result(seat, EFFECTS[effect], "", _BECAME[effect])
    became = said.became_took if effect == TOOK else said.became_lost
    return Result(seat, EFFECTS[effect], write_card(thing), became(resource=resource_of(thing)))


def _last_round(state: State) -> LastRound | None:
    """FWB-131, FWB-133: why this round is the last, as things are now."""
    turns = int(state.n) - int(state.turns) % int(state.n)
    if ends_by_serving(state):
        seat = int(state.trigger)
        if state.house.live:
            seat = next(seat for seat in range(state.seats) if has_served_all(state, seat))
        return LastRound("served", seat, turns)
    return LastRound("guest_deck", None, turns) if state.guest_out else None


def _last_served(state: State) -> Served | None:
    if state.last_guest == NO_CARD:
        return None
    guest = int(state.last_guest)
    return Served(int(state.last_seat), int(state.last_slot) + 1, guest_card(guest))


def _outcome(state: State) -> OutcomeView | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    winner = outcome.winners()[0]
    by = int(ended_by_seat(state)) if state.ended_by == ALL_SERVED else -1
    label = said.outcome(
        who=SEATS[winner],
        points=outcome.scores[winner],
        how="guests" if by < 0 else "still" if has_served_all(state, by) else "once",
        by=SEATS[by] if by >= 0 else None,
    )
    return OutcomeView(outcome.reason, outcome.scores, outcome.places, said=label)
