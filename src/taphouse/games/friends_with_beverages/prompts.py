"""What the table waits for, and what each move does, as facts."""

from typing import Any, Final, cast

from taphouse.core.bits import members
from taphouse.core.facts import SEATS, Fact, about, seats_ref
from taphouse.core.moves import Move, Seat
from taphouse.core.view import MoveView
from taphouse.core.words import said as common
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    EQUIPMENT,
    EVENTS,
    EXHIBITION,
    FIRST,
    KIND_OF,
    NO_CARD,
    SLOTS,
    TYPES,
    write_card,
    write_guest,
)
from taphouse.games.friends_with_beverages.notation import ORDERS, write_move
from taphouse.games.friends_with_beverages.references import GUEST_REFS, RESOURCE_REFS, resource_of
from taphouse.games.friends_with_beverages.rules import moves as m
from taphouse.games.friends_with_beverages.rules.drafts import begun_as
from taphouse.games.friends_with_beverages.rules.drawing import price
from taphouse.games.friends_with_beverages.rules.refusals import ASKED
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.rules.swapping import swap_price
from taphouse.games.friends_with_beverages.rules.trading import proposer
from taphouse.games.friends_with_beverages.rules.turn import HAND_MOST
from taphouse.games.friends_with_beverages.words import said

TASKS: Final = (
    "wait", "answer two questions on honour", "offer a trade", "say what is wanted", "say whom to ask",
    "answer the offer", "draw", "swap guests or go on", "choose where the guest comes from",
    "choose which guest leaves", "accept or reject the guest", "see to the equipment", "make room in the shed",
    "serve guests or go on", "choose what to supply from the hand", "choose what to pay", "lay the payment in order",
    "discard down to eight cards", "take equipment out of the discard", "give equipment at the Exhibition",
    "give a second piece at the Exhibition", "choose a piece of the discard", "put the top guests in order",
    "return a piece from hand or shed", "serve somebody in the Rush", "leave one thing out",
    "choose which piece breaks", "discard for new cards", "take a piece as a Terrible Friend",
    "answer We Only Get One Shot", "remove a neighbour's piece", "",
)  # fmt: skip
_SMALL: Final = {
    m.BOTTLE_YES: said.do_bottle_yes(),
    m.BOTTLE_NO: said.do_bottle_no(),
    m.ACCEPT: said.do_accept(),
    m.DECLINE: said.do_decline(),
    m.BLIND: said.do_draw(),
    m.FROM_DECK: said.do_swap_deck(),
    m.REJECT: said.do_reject(),
    m.REST: said.do_rest(),
    m.TOAST: said.do_toast(),
    m.DRIVER: said.do_driver(),
    m.NO_TOAST: said.do_no(),
}


def asked(state: State, eyes: Seat | None) -> Fact:
    """Say what the table waits for."""
    if state.decision == m.OVER:
        return common.game_over()
    if eyes is not None and state.is_awaited(eyes):
        decision = int(state.decision)
        return about(_own_question(state, int(eyes), decision), ASKED[m.DECISIONS[decision]][0])
    waiting = seats_ref([int(seat) for seat in state.to_act()])
    return said.waiting(who=waiting, task=cast("Any", m.DECISIONS[int(begun_as(state))]))


def _own_question(state: State, seat: int, decision: int) -> Fact:
    if decision == m.ARRIVAL:
        return said.ask_bottle() if state.bottles[seat] < 0 else said.ask_nose()
    if decision <= m.TRADE_ANSWER:
        return _trade_question(state, decision)
    if decision <= m.SWAP_DECK:
        return _swap_question(state, decision)
    if decision <= m.ORDER_PAYMENT:
        return _shed_question(state, decision)
    if decision <= m.EXHIBITION_TAKE:
        return _event_question(state, seat, decision)
    return _interrupt_question(state, decision)


def _trade_question(state: State, decision: int) -> Fact:
    give, want = RESOURCE_REFS[int(state.give)], RESOURCE_REFS[int(state.want)]
    if decision == m.TRADE_OFFER:
        return said.ask_trade_offer(number=int(state.offers))
    if decision == m.TRADE_WANT:
        return said.ask_trade_want(resource=give)
    if decision == m.TRADE_PARTNER:
        return said.ask_trade_partner(resource=want)
    return said.ask_trade_answer(who=SEATS[int(proposer(state))], gives=give, wants=want)


def _swap_question(state: State, decision: int) -> Fact:
    if decision == m.DRAW:
        return said.ask_draw(number=int(state.points))
    if decision == m.SWAP:
        return said.ask_swap(number=int(swap_price(state)))
    if decision == m.SWAP_SOURCE:
        return _source_question(state, int(state.paying))
    if decision == m.SWAP_SLOT:
        return said.ask_swap_slot(guest=GUEST_REFS[int(state.guest_market[state.position_from])])
    return said.ask_swap_deck(guest=GUEST_REFS[int(state.turned)])


def _source_question(state: State, paying: int) -> Fact:
    if paying >= m.PAY_WILD:
        return said.ask_swap_source_wild(sort="equipment" if paying > m.PAY_WILD else "ingredient")
    if paying >= m.PAY_MIXED:
        return said.ask_swap_source_mixed(resource=RESOURCE_REFS[paying - m.PAY_MIXED], wild=RESOURCE_REFS[ABUNDANCE])
    return said.ask_swap_source(resource=RESOURCE_REFS[paying - m.PAY], number=int(swap_price(state)))


def _shed_question(state: State, decision: int) -> Fact:
    if decision == m.INSTALLING:
        return said.ask_equipment()
    if decision == m.MAKE_ROOM:
        return said.ask_make_room(resource=resource_of(int(state.installing)))
    if decision == m.COMPLETE:
        return said.ask_complete()
    if decision == m.SUPPLY_CHOICE:
        return said.ask_supply_choice()
    if decision == m.PAY_CHOICE:
        return said.ask_pay_choice()
    return said.ask_order_payment()


def _event_question(state: State, seat: int, decision: int) -> Fact:
    if decision == m.HAND_LIMIT:
        return said.ask_hand_limit(number=int(state.sizes[seat]), most=HAND_MOST)
    if decision == m.LUCKY_PICK:
        return said.ask_lucky_pick()
    if decision == m.EXHIBITION_FIRST:
        return said.ask_exhibition_offer()
    if decision == m.EXHIBITION_SECOND:
        return said.ask_exhibition_second(resource=_tool((int(state.shown) - m.SHOW_HAND) % TYPES))
    return said.ask_exhibition_take()


def _interrupt_question(state: State, decision: int) -> Fact:
    if decision == m.REARRANGE:
        return said.ask_rearrange()
    if decision == m.RECALL_SOURCE:
        return said.ask_recall_source(resource=_tool(int(state.options)))
    if decision == m.RUSHING:
        return said.ask_rush()
    if decision == m.RUSH_OMIT:
        return said.ask_rush_omit()
    if decision == m.RUSH_DESTROY:
        return said.ask_rush_destroy()
    if decision == m.COMPENSATION:
        return said.ask_compensation(which="first" if state.tally == 0 else "second")
    if decision == m.FRIEND_PICK:
        return said.ask_friend_pick(who=SEATS[int(state.victim)])
    if decision == m.ONE_SHOT_ANSWER:
        return said.ask_one_shot()
    return said.ask_one_shot_take(who=SEATS[int(state.victim)])


def move_view(state: State, eyes: Seat, move: Move) -> MoveView:
    """Show a move: what it does, what it costs, and the things that it concerns."""
    does, on = _does(state, int(eyes), int(move))
    return MoveView(int(move), write_move(move), "", on, do=does, cost=_cost(does, int(move)))


def _cost(does: Fact, move: int) -> Fact | None:
    """FWB-025 to FWB-028: what a draw costs."""
    if move == m.BLIND:
        return said.cost_points(number=1)
    return said.cost_points(number=does["points"]) if m.TAKE <= move <= m.TAKE_DISCARD else None


def _does(state: State, seat: int, move: int) -> tuple[Fact, tuple[str, ...]]:
    """What a move does, and what it points at."""
    if move == m.DONE:
        return said.do_done(step=cast("Any", m.DECISIONS[int(state.decision)])), ()
    if move == m.PASS:
        return said.do_pass(step=cast("Any", m.DECISIONS[int(state.decision)])), ()
    if move in _SMALL:
        return _SMALL[move], _THINGS.get(move, ())
    if move < m.PLAY:
        return _before_playing(state, seat, move)
    if move < m.INSTALL:
        return _swapping(state, seat, move)
    if move < m.PICK:
        return _with_own_cards(state, seat, move)
    return _about_effects(state, seat, move)


_THINGS: Final = {
    m.BLIND: ("zone:resource-deck",),
    m.FROM_DECK: ("zone:guest-deck",),
    m.REJECT: ("zone:guest-market",),
}


def _before_playing(state: State, seat: int, move: int) -> tuple[Fact, tuple[str, ...]]:
    if move < m.GIVE:
        return said.do_nose(size=move - m.NOSE + 1), ()
    if move < m.WANT:
        return said.do_offer(resource=RESOURCE_REFS[move - m.GIVE]), _in_hand(state, seat, move - m.GIVE)
    if move < m.ASK:
        return said.do_want(resource=RESOURCE_REFS[move - m.WANT]), ()
    if move < m.ACCEPT:
        return said.do_ask(who=SEATS[move - m.ASK]), (f"seat:{move - m.ASK}",)
    card = int(state.discard.top()) if move == m.TAKE_DISCARD else int(state.market[move - m.TAKE])
    points = int(price(KIND_OF[card]))
    on = (f"item:{write_card(card)}",)
    if move == m.TAKE_DISCARD:
        return said.do_take_discard(resource=resource_of(card), points=points), on
    return said.do_take(slot=move - m.TAKE + 1, resource=resource_of(card), points=points), on


def _swapping(state: State, seat: int, move: int) -> tuple[Fact, tuple[str, ...]]:
    if move < m.PAY:
        kind = EXHIBITION + move - m.PLAY
        return said.do_play(resource=RESOURCE_REFS[kind]), _in_hand(state, seat, kind)
    if move < m.FROM_MARKET:
        return _paying(state, seat, move)
    if move < m.FROM_DECK:
        at = move - m.FROM_MARKET
        guest = int(state.guest_market[at])
        return said.do_swap(position=at + 1, guest=GUEST_REFS[guest]), (f"item:{write_guest(guest)}",)
    slot = move - m.SLOT
    guest = int(state.guests[SLOTS * seat + slot])
    served = slot in members(state.served[seat])
    does = said.do_slot(slot=slot + 1, guest=GUEST_REFS[guest], served="yes" if served else "no")
    return does, (f"item:{write_guest(guest)}",)


def _paying(state: State, seat: int, move: int) -> tuple[Fact, tuple[str, ...]]:
    """FWB-038, FWB-043, FWB-049: the payment for a swap."""
    if move < m.PAY_MIXED:
        kind = move - m.PAY
        does = said.do_pay(resource=RESOURCE_REFS[kind], number=int(swap_price(state)))
        return does, _in_hand(state, seat, kind)
    wild = _in_hand(state, seat, ABUNDANCE)
    if move < m.PAY_WILD:
        kind = move - m.PAY_MIXED
        does = said.do_pay_mixed(resource=RESOURCE_REFS[kind], wild=RESOURCE_REFS[ABUNDANCE])
        return does, _in_hand(state, seat, kind) + wild
    return said.do_pay_wild(sort="equipment" if move > m.PAY_WILD else "ingredient"), wild


def _with_own_cards(state: State, seat: int, move: int) -> tuple[Fact, tuple[str, ...]]:
    if move < m.RETIRE:
        kind = move - m.INSTALL
        return said.do_install(resource=_tool(kind)), _in_hand(state, seat, EQUIPMENT + kind)
    if move < m.TRADE_HAND:
        return said.do_retire(resource=_tool(move - m.RETIRE)), _in_shed(state, seat, move - m.RETIRE)
    if move < m.ROOM:
        return _second_hand(state, seat, move)
    if move < m.SERVE:
        return said.do_room(resource=_tool(move - m.ROOM)), _in_shed(state, seat, move - m.ROOM)
    if move < m.SUPPLY:
        slot = move - m.SERVE
        guest = int(state.guests[SLOTS * seat + slot])
        return said.do_serve(slot=slot + 1, guest=GUEST_REFS[guest]), (f"item:{write_guest(guest)}",)
    if move < m.STEAD:
        kind = move - m.SUPPLY
        return said.do_supply(resource=_tool(kind)), _in_hand(state, seat, EQUIPMENT + kind)
    if move < m.LAY:
        kind = move - m.STEAD
        return said.do_abundance_for(resource=RESOURCE_REFS[kind]), _in_hand(state, seat, kind)
    if move < m.REST:
        return said.do_lay(resource=RESOURCE_REFS[move - m.LAY]), _in_hand(state, seat, move - m.LAY)
    return said.do_discard(resource=RESOURCE_REFS[move - m.DISCARD]), _in_hand(state, seat, move - m.DISCARD)


def _second_hand(state: State, seat: int, move: int) -> tuple[Fact, tuple[str, ...]]:
    gained = resource_of(int(state.second_hand))
    if move < m.TRADE_SHED:
        kind = move - m.TRADE_HAND
        return said.do_trade_hand(resource=_tool(kind), gets=gained), _in_hand(state, seat, EQUIPMENT + kind)
    kind = move - m.TRADE_SHED
    return said.do_trade_shed(resource=_tool(kind), gets=gained), _in_shed(state, seat, kind)


def _about_effects(state: State, seat: int, move: int) -> tuple[Fact, tuple[str, ...]]:
    if move < m.SHOW_HAND:
        return said.do_pick(resource=_tool(move - m.PICK)), ("zone:discard",)
    if move < m.SHOW_SHED:
        kind = move - m.SHOW_HAND
        return said.do_show_hand(resource=_tool(kind)), _in_hand(state, seat, EQUIPMENT + kind)
    if move < m.ARRANGE:
        kind = move - m.SHOW_SHED
        return said.do_show_shed(resource=_tool(kind)), _in_shed(state, seat, kind)
    if move < m.RETURN_HAND:
        return _order(state, move - m.ARRANGE), ("zone:guest-deck",)
    if move < m.RUSH:
        kind = int(state.options)
        if move == m.RETURN_HAND:
            return said.do_return_hand(), _in_hand(state, seat, EQUIPMENT + kind)
        return said.do_return_shed(), _in_shed(state, seat, kind)
    if move < m.OMIT:
        slot = move - m.RUSH
        guest = int(state.guests[SLOTS * seat + slot])
        return said.do_rush(slot=slot + 1, guest=GUEST_REFS[guest]), (f"item:{write_guest(guest)}",)
    if move < m.DESTROY:
        return said.do_omit(resource=RESOURCE_REFS[move - m.OMIT]), ()
    if move < m.BORROW:
        return said.do_destroy(resource=_tool(move - m.DESTROY)), _in_shed(state, seat, move - m.DESTROY)
    victim = int(state.victim)
    if move < m.TOAST:
        return said.do_borrow(resource=_tool(move - m.BORROW)), _in_shed(state, victim, move - m.BORROW)
    kind = move - m.REMOVE
    return said.do_remove(resource=_tool(kind), who=SEATS[victim]), _in_shed(state, victim, kind)


def _order(state: State, order: int) -> Fact:
    """An order of the top guests, the next one first."""
    deck = state.guest_deck
    spots = [int(word) - 1 for word in ORDERS[order].split()][: int(deck.size)]
    guests = [GUEST_REFS[int(deck.cards[deck.size - 1 - spot])] for spot in spots]
    third = guests[2] if len(guests) > 2 else None
    return said.do_arrange(order={"text": ORDERS[order]}, first=guests[0], second=guests[1], third=third)


def _tool(kind: int) -> said.ResourceRef:
    return RESOURCE_REFS[EQUIPMENT + kind]


def _in_hand(state: State, seat: int, kind: int) -> tuple[str, ...]:
    """The copies of a kind in a hand."""
    return tuple(f"item:{write_card(card)}" for card in members(state.held[EVENTS * seat + kind], FIRST[kind]))


def _in_shed(state: State, seat: int, kind: int) -> tuple[str, ...]:
    """The piece of a type in a shed."""
    card = int(state.pieces[TYPES * seat + kind])
    return (f"item:{write_card(card)}",) if card != NO_CARD else ()
