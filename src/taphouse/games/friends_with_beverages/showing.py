"""Shows the table to one seat, as far as it may see it."""

from collections.abc import Sequence

from msgspec.structs import replace

from taphouse.core.moves import Seat
from taphouse.core.outcome import Outcome
from taphouse.core.telling import Teller
from taphouse.core.view import OutcomeView
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    CODES,
    EQUIPMENT,
    KIND_OF,
    MARKET,
    NO_CARD,
    ONE_SHOT,
    write_card,
    write_guest,
)
from taphouse.games.friends_with_beverages.faces import guest_card, left_guest, resource
from taphouse.games.friends_with_beverages.meta import META
from taphouse.games.friends_with_beverages.naming import ADVANCED_LINES, card_name, guest_name, why_it_ended
from taphouse.games.friends_with_beverages.prompts import TASKS, move_view, prompt
from taphouse.games.friends_with_beverages.rules.drafts import begun_as
from taphouse.games.friends_with_beverages.rules.drawing import price
from taphouse.games.friends_with_beverages.rules.ending import ended_by_seat, ends_by_serving, has_served_all
from taphouse.games.friends_with_beverages.rules.moves import (
    ALL_SERVED,
    ARRIVAL,
    DECISIONS,
    EFFECTS,
    FRIEND_PICK,
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
    TRADE_ANSWER,
    TRADE_PARTNER,
    TRADE_WANT,
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
from taphouse.games.friends_with_beverages.zones import counters, first_hand, hand, host, seat_view, zones

RESULT_WORDS = (
    "drew a card", "lost {}", "lost {}", "lost {}", "was joined by {}", "served {}", "took {}", "was spared",
    "had nothing to do or lose", "let it go by",
)  # fmt: skip
"""For each effect, what the table says of the seat."""


def show(state: State, eyes: Seat | None, names: Sequence[str]) -> FwbView:
    """Show the table to a seat, or to a spectator."""
    return show_all(state, [eyes], names)[0]


def show_all(state: State, eyes: Sequence[Seat | None], names: Sequence[str]) -> list[FwbView]:
    """Show the table to several seats or spectators; what everybody sees is looked up once."""
    public = _public(state)
    return [_through(each, public, state, Teller(each, names)) for each in eyes]


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
        market=[_resource(state, int(card)) for card in state.market],
        prices=[int(price(KIND_OF[card])) if card != NO_CARD else 0 for card in state.market],
        second_hand=_resource(state, int(state.second_hand)),
        discard=[write_card(card) for card in state.discard.listed()],
        discard_top=_resource(state, top),
        discard_price=_discard_price(state, top),
        resource_deck=int(state.deck.size),
        guest_deck=int(state.guest_deck.size),
        guest_market=[_guest(int(state.guest_market[at])) for at in range(MARKET)],
        guest_discard=[left_guest(guest) for guest in state.guest_discard.listed()],
        notice=_resource(state, int(state.notice)),
        swap_price=int(swap_price(state)),
        hosts=[host(state, seat, own=state.decision == OVER) for seat in seats],
        met=[],
        flipped=[resource(card, state.house.advanced) for card in state.aside.listed()],
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


def _through(eyes: Seat | None, public: FwbView, state: State, teller: Teller) -> FwbView:
    """Add what one pair of eyes may see or do besides, in words for it."""
    view = replace(public, eyes=eyes, prompt=prompt(state, eyes, teller), outcome=_outcome(state, teller))
    view.met = _met(state, teller)
    if eyes is not None:
        view.moves = [move_view(state, eyes, move, teller) for move in state.legal_moves(eyes)]
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


def _resource(state: State, card: int) -> Resource | None:
    return None if card == NO_CARD else resource(card, state.house.advanced)


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


def _discard_price(state: State, top: int) -> int:
    """FWB-122, FWB-123: what the top of the discard costs; 0 if it cannot be drawn at all."""
    if not state.house.discard_market or top == NO_CARD or KIND_OF[top] >= ABUNDANCE:
        return 0
    return int(price(KIND_OF[top]))


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


def _met(state: State, teller: Teller) -> list[Met]:
    """FWB-086, FWB-087: what came up in this period, with what it did to everybody."""
    innermost = int(state.period.innermost())
    shown: list[Met] = []
    for number, (card, seat, depth, is_open) in enumerate(state.period.met.listed()):
        met = Met(card=resource(card, state.house.advanced), seat=seat, depth=depth, open=is_open == 1)
        met.advanced = state.house.advanced and KIND_OF[card] in ADVANCED_LINES
        if number == innermost and state.decision != OVER:
            waiting = state.to_act()
            met.decides = int(waiting[0])
            met.why = prompt(state, teller.eyes, teller)
        shown.append(met)
    for number, seat, effect, thing in state.period.results.listed():
        shown[number].results.append(_result(seat, effect, thing))
    return shown


def _result(seat: int, effect: int, thing: int) -> Result:
    if thing == NO_CARD:
        return Result(seat, EFFECTS[effect], "", RESULT_WORDS[effect])
    if effect in (LOST_GUEST, NEW_GUEST, SERVED):
        return Result(seat, EFFECTS[effect], write_guest(thing), RESULT_WORDS[effect].format(guest_name(thing)))
    return Result(seat, EFFECTS[effect], write_card(thing), RESULT_WORDS[effect].format(card_name(thing)))


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


def _outcome(state: State, teller: Teller) -> OutcomeView | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    return OutcomeView(outcome.reason, outcome.scores, outcome.places, _in_sentences(state, outcome, teller))


def _in_sentences(state: State, outcome: Outcome, teller: Teller) -> str:
    winner = outcome.winners()[0]
    points = outcome.scores[winner]
    seat = int(ended_by_seat(state)) if state.ended_by == ALL_SERVED else -1
    why = why_it_ended(teller, seat, still=seat >= 0 and has_served_all(state, seat))
    counted = "1 point" if points == 1 else f"{points} points"
    return f"{teller.who(winner)} {teller.verb(winner, 'win', 'wins')} with {counted}. {why[0].upper()}{why[1:]}."
