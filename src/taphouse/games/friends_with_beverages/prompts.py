"""What the table waits for, and what the buttons say."""

from taphouse.core.bits import members
from taphouse.core.moves import Move, Seat
from taphouse.core.telling import Teller, listed
from taphouse.core.view import MoveView
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    EQUIPMENT,
    EVENTS,
    EXHIBITION,
    FIRST,
    KIND_OF,
    NAMES,
    NO_CARD,
    SLOTS,
    TYPES,
    write_card,
    write_guest,
)
from taphouse.games.friends_with_beverages.naming import card_name, guest_name, two_of
from taphouse.games.friends_with_beverages.notation import ORDERS, write_move
from taphouse.games.friends_with_beverages.rules import moves as m
from taphouse.games.friends_with_beverages.rules.drafts import begun_as
from taphouse.games.friends_with_beverages.rules.drawing import price
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.rules.swapping import swap_price
from taphouse.games.friends_with_beverages.rules.trading import proposer
from taphouse.games.friends_with_beverages.rules.turn import HAND_MOST

TASKS = (
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
_SMALL = {
    m.BOTTLE_YES: "I brought a bottle",
    m.BOTTLE_NO: "I came empty-handed",
    m.ACCEPT: "Accept",
    m.DECLINE: "Decline",
    m.PASS: "Pass",
    m.BLIND: "Draw a card (1)",
    m.FROM_DECK: "A guest from the deck",
    m.REJECT: "Send them to the market",
    m.REST: "Pay as shown",
    m.TOAST: "A toast, of anything I like",
    m.DRIVER: "I drive, and a bottle like that is in reach",
    m.NO_TOAST: "No",
}
_DONE = {m.SWAP: "No more swaps", m.INSTALLING: "Equipment done", m.COMPLETE: "Serving done"}
_PASS = {m.TRADE_OFFER: "No more offers", m.RUSHING: "Let the Rush go by", m.EXHIBITION_FIRST: "Give nothing"}


def prompt(state: State, eyes: Seat | None, teller: Teller) -> str:
    """Say what the table waits for."""
    if state.decision == m.OVER:
        return "The game is over."
    if eyes is not None and state.is_awaited(eyes):
        return _own_prompt(state, int(eyes), int(state.decision), teller)
    waiting = listed([teller.whom(seat) for seat in state.to_act()])
    return f"Waiting for {waiting} to {TASKS[int(begun_as(state))]}."


def _own_prompt(state: State, seat: int, decision: int, teller: Teller) -> str:
    if decision == m.ARRIVAL:
        if state.bottles[seat] < 0:
            return "On your honour: did you bring a bottle, of any drink?"
        return "On your honour: how big is your nose, from 1 to 10?"
    if decision <= m.TRADE_ANSWER:
        return _trade_prompt(state, decision, teller)
    if decision <= m.SWAP_DECK:
        return _swap_prompt(state, decision)
    if decision <= m.ORDER_PAYMENT:
        return _shed_prompt(state, decision)
    if decision <= m.EXHIBITION_TAKE:
        return _event_prompt(state, seat, decision)
    return _interrupt_prompt(state, decision, teller)


def _trade_prompt(state: State, decision: int, teller: Teller) -> str:
    give, want = NAMES[int(state.give)], NAMES[int(state.want)]
    if decision == m.TRADE_OFFER:
        left = int(state.offers)
        return f"Trade window: what do you offer? {left} {'offer' if left == 1 else 'offers'} left."
    if decision == m.TRADE_WANT:
        return f"What do you want for {give}?"
    if decision == m.TRADE_PARTNER:
        return f"Whom do you ask for {want}?"
    return f"{teller.who(int(proposer(state)))} offers you {give} for {want}."


def _swap_prompt(state: State, decision: int) -> str:
    if decision == m.DRAW:
        points = int(state.points)
        return f"Draw: {points} {'point' if points == 1 else 'points'} left."
    if decision == m.SWAP:
        one = swap_price(state) == 1
        return f"Swap guests: pay {'any one card' if one else 'two identical cards'}, or go on."
    if decision == m.SWAP_SOURCE:
        return f"You pay {_payment(state, int(state.paying))}. Where shall the new guest come from?"
    if decision == m.SWAP_SLOT:
        return f"Which guest leaves for {guest_name(int(state.guest_market[state.position_from]))}?"
    return f"{guest_name(int(state.turned))} is at the door: who leaves, or do you send them to the market?"


def _shed_prompt(state: State, decision: int) -> str:
    if decision == m.INSTALLING:
        return "Equipment: install what you need, or go on."
    if decision == m.MAKE_ROOM:
        return f"The shed is full. What leaves for {card_name(int(state.installing))}?"
    if decision == m.COMPLETE:
        return "Serve your guests, or go on."
    if decision == m.SUPPLY_CHOICE:
        return "Which piece do you supply from the hand?"
    if decision == m.PAY_CHOICE:
        return "You have Abundance to spare: pay as shown, or let it stand in for a card that you keep?"
    return "Which card goes to the discard next?"


def _event_prompt(state: State, seat: int, decision: int) -> str:
    if decision == m.HAND_LIMIT:
        return f"You hold {state.sizes[seat]} cards. Discard down to {HAND_MOST}."
    if decision == m.LUCKY_PICK:
        return "Lucky Find: which piece do you take out of the discard?"
    if decision == m.EXHIBITION_FIRST:
        return "Equipment Exhibition: give two pieces for one of the discard?"
    if decision == m.EXHIBITION_SECOND:
        return f"Which second piece do you give, besides {_shown(int(state.shown))}?"
    return "Which piece do you take?"


def _interrupt_prompt(state: State, decision: int, teller: Teller) -> str:
    if decision == m.REARRANGE:
        return "Cultural Exchange: in which order do you put the top guests back?"
    if decision == m.RECALL_SOURCE:
        return f"{NAMES[EQUIPMENT + int(state.options)]} is recalled: from your hand or from your shed?"
    if decision == m.RUSHING:
        return "Festival Rush: serve one guest with one thing left out?"
    if decision == m.RUSH_OMIT:
        return "What do you leave out?"
    if decision == m.RUSH_DESTROY:
        return "The Rush was too much: which piece breaks?"
    if decision == m.COMPENSATION:
        return f"Guest Cancellation: discard {'the first' if state.tally == 0 else 'the second'} of two cards."
    if decision == m.FRIEND_PICK:
        return f"Terrible Friend: what do you take from {teller.whom(int(state.victim))}?"
    if decision == m.ONE_SHOT_ANSWER:
        return "We Only Get One Shot: does a toast, of anything you like, protect your shed?"
    return f"We Only Get One Shot: which piece of {teller.whose(int(state.victim))} goes?"


def _payment(state: State, move: int) -> str:
    """The payment for a swap that a move chooses."""
    if move >= m.PAY_WILD:
        return "Abundance as equipment" if move > m.PAY_WILD else "Abundance as an ingredient"
    if move >= m.PAY_MIXED:
        return f"{NAMES[move - m.PAY_MIXED]} and Abundance"
    return NAMES[move - m.PAY] if swap_price(state) == 1 else two_of(move - m.PAY)


def _shown(move: int) -> str:
    """The piece that a move gives at an Exhibition."""
    return _tool((move - m.SHOW_HAND) % TYPES)


def move_view(state: State, eyes: Seat, move: Move, teller: Teller) -> MoveView:
    """Show a move with its button and the things that it concerns."""
    label, on = _words_and_things(state, int(eyes), int(move), teller)
    return MoveView(int(move), write_move(move), label, on)


def _words_and_things(state: State, seat: int, move: int, teller: Teller) -> tuple[str, tuple[str, ...]]:
    """What the button of a move says, and what it points at."""
    if move == m.DONE:
        return _DONE[int(state.decision)], ()
    if move == m.PASS:
        return _PASS[int(state.decision)], ()
    if move in _SMALL:
        return _SMALL[move], _THINGS.get(move, ())
    if move < m.PLAY:
        return _before_playing(state, seat, move, teller)
    if move < m.INSTALL:
        return _swapping(state, seat, move)
    if move < m.PICK:
        return _with_own_cards(state, seat, move)
    return _about_effects(state, seat, move, teller)


_THINGS = {
    m.BLIND: ("zone:resource-deck",),
    m.FROM_DECK: ("zone:guest-deck",),
    m.REJECT: ("zone:guest-market",),
}


def _before_playing(state: State, seat: int, move: int, teller: Teller) -> tuple[str, tuple[str, ...]]:
    if move < m.GIVE:
        return f"{move - m.NOSE + 1}", ()
    if move < m.WANT:
        return f"Offer {NAMES[move - m.GIVE]}", _in_hand(state, seat, move - m.GIVE)
    if move < m.ASK:
        return f"Ask for {NAMES[move - m.WANT]}", ()
    if move < m.ACCEPT:
        return f"Ask {teller.whom(move - m.ASK)}", (f"seat:{move - m.ASK}",)
    card = int(state.discard.top()) if move == m.TAKE_DISCARD else int(state.market[move - m.TAKE])
    cost = int(price(KIND_OF[card]))
    return f"Take {card_name(card)} ({cost})", (f"item:{write_card(card)}",)


def _swapping(state: State, seat: int, move: int) -> tuple[str, tuple[str, ...]]:
    if move < m.PAY:
        kind = EXHIBITION + move - m.PLAY
        return f"Play {NAMES[kind]}", _in_hand(state, seat, kind)
    if move < m.PAY_MIXED:
        kind = move - m.PAY
        return f"Pay {_payment(state, move)}", _in_hand(state, seat, kind)
    if move < m.FROM_MARKET:
        cards = _in_hand(state, seat, move - m.PAY_MIXED) if move < m.PAY_WILD else ()
        return f"Pay {_payment(state, move)}", cards + _in_hand(state, seat, ABUNDANCE)
    if move < m.FROM_DECK:
        guest = int(state.guest_market[move - m.FROM_MARKET])
        return f"Invite {guest_name(guest)}", (f"item:{write_guest(guest)}",)
    guest = int(state.guests[SLOTS * seat + move - m.SLOT])
    served = " (served: the drink is lost)" if move - m.SLOT in members(state.served[seat]) else ""
    return f"{guest_name(guest)} leaves{served}", (f"item:{write_guest(guest)}",)


def _with_own_cards(state: State, seat: int, move: int) -> tuple[str, tuple[str, ...]]:
    if move < m.RETIRE:
        return f"Install {_tool(move - m.INSTALL)}", _in_hand(state, seat, EQUIPMENT + move - m.INSTALL)
    if move < m.TRADE_HAND:
        return f"Retire {_tool(move - m.RETIRE)}", _in_shed(state, seat, move - m.RETIRE)
    if move < m.ROOM:
        return _second_hand(state, seat, move)
    if move < m.SERVE:
        return f"{_tool(move - m.ROOM)} leaves", _in_shed(state, seat, move - m.ROOM)
    if move < m.SUPPLY:
        return _serving(state, seat, move - m.SERVE, "")
    if move < m.STEAD:
        return f"Supply {_tool(move - m.SUPPLY)}", _in_hand(state, seat, EQUIPMENT + move - m.SUPPLY)
    if move < m.LAY:
        kind = move - m.STEAD
        return f"Keep {NAMES[kind]}, pay Abundance", _in_hand(state, seat, kind)
    if move < m.REST:
        return f"Lay {NAMES[move - m.LAY]}", _in_hand(state, seat, move - m.LAY)
    return f"Discard {NAMES[move - m.DISCARD]}", _in_hand(state, seat, move - m.DISCARD)


def _second_hand(state: State, seat: int, move: int) -> tuple[str, tuple[str, ...]]:
    gained = card_name(int(state.second_hand))
    if move < m.TRADE_SHED:
        kind = move - m.TRADE_HAND
        return f"Trade {_tool(kind)} in hand for {gained}", _in_hand(state, seat, EQUIPMENT + kind)
    kind = move - m.TRADE_SHED
    return f"Trade {_tool(kind)} in the shed for {gained}", _in_shed(state, seat, kind)


def _serving(state: State, seat: int, slot: int, how: str) -> tuple[str, tuple[str, ...]]:
    guest = int(state.guests[SLOTS * seat + slot])
    return f"Serve {guest_name(guest)}{how}", (f"item:{write_guest(guest)}",)


def _about_effects(state: State, seat: int, move: int, teller: Teller) -> tuple[str, tuple[str, ...]]:
    if move < m.SHOW_HAND:
        return f"Take {_tool(move - m.PICK)}", ("zone:discard",)
    if move < m.SHOW_SHED:
        kind = move - m.SHOW_HAND
        return f"Give {_tool(kind)} in hand", _in_hand(state, seat, EQUIPMENT + kind)
    if move < m.ARRANGE:
        return f"Give {_tool(move - m.SHOW_SHED)} in the shed", _in_shed(state, seat, move - m.SHOW_SHED)
    if move < m.RETURN_HAND:
        return _order(state, move - m.ARRANGE), ("zone:guest-deck",)
    if move < m.RUSH:
        kind = int(state.options)
        if move == m.RETURN_HAND:
            return "Return it from the hand", _in_hand(state, seat, EQUIPMENT + kind)
        return "Return it from the shed", _in_shed(state, seat, kind)
    if move < m.OMIT:
        return _serving(state, seat, move - m.RUSH, " in the Rush")
    if move < m.DESTROY:
        return f"Leave out {NAMES[move - m.OMIT]}", ()
    if move < m.BORROW:
        return f"{_tool(move - m.DESTROY)} breaks", _in_shed(state, seat, move - m.DESTROY)
    victim = int(state.victim)
    if move < m.TOAST:
        return f"Take {_tool(move - m.BORROW)}", _in_shed(state, victim, move - m.BORROW)
    return f"Remove {teller.whose(victim)} {_tool(move - m.REMOVE)}", _in_shed(state, victim, move - m.REMOVE)


def _order(state: State, order: int) -> str:
    """An order of the top guests, the next one first."""
    deck = state.guest_deck
    size = min(3, int(deck.size))
    spots = [int(word) - 1 for word in ORDERS[order].split()][:size]
    return ", ".join(guest_name(int(deck.cards[deck.size - 1 - spot])) for spot in spots)


def _tool(kind: int) -> str:
    return NAMES[EQUIPMENT + kind]


def _in_hand(state: State, seat: int, kind: int) -> tuple[str, ...]:
    """The copies of a kind in a hand."""
    return tuple(f"item:{write_card(card)}" for card in members(state.held[EVENTS * seat + kind], FIRST[kind]))


def _in_shed(state: State, seat: int, kind: int) -> tuple[str, ...]:
    """The piece of a type in a shed."""
    card = int(state.pieces[TYPES * seat + kind])
    return (f"item:{write_card(card)}",) if card != NO_CARD else ()
