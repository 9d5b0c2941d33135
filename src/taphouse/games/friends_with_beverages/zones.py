"""The places of the table: what lies where, and what everybody looks up now and then."""

from collections.abc import Sequence
from typing import Final

from taphouse.core.bits import members
from taphouse.core.step import OVER
from taphouse.core.view import Counters, Item, SeatView, Zone
from taphouse.games.friends_with_beverages import cards as c
from taphouse.games.friends_with_beverages.cards import write_card, write_guest
from taphouse.games.friends_with_beverages.faces import guest_card, lacking, resource
from taphouse.games.friends_with_beverages.rules.arrival import ARRIVAL
from taphouse.games.friends_with_beverages.rules.drawing import DRAW, price
from taphouse.games.friends_with_beverages.rules.ending import points_of
from taphouse.games.friends_with_beverages.rules.hands import number_of
from taphouse.games.friends_with_beverages.rules.places import hand_of, resolving
from taphouse.games.friends_with_beverages.rules.recipes import can_serve, wild_needed
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.rules.trading import TRADE
from taphouse.games.friends_with_beverages.view import Host

OF_A_SEAT: Final = 3
"""So many places belong to each seat, and come last: hand, shed and guests."""


def zones(state: State) -> list[Zone]:
    """Show what lies open: decks, markets, discards, and each seat's hand, shed and guests."""
    turned = [int(state.swap.turned)] if state.swap.turned != c.NO_CARD else []
    shown = [
        _pile("resource-deck", int(state.resources.deck.size)),
        _market(state),
        _discard(state),
        *([_resources("second-hand", [int(state.resources.second_hand)])] if state.house.second_hand else []),
        *_for_now(
            _resources("notice", [int(state.resources.notice)]),
            _resources("resolving", resolving(state)),
            _resources("aside", state.resources.aside.listed()),
        ),
        _pile("guest-deck", int(state.guests.deck.size)),
        _guests("guest-market", [int(guest) for guest in state.guests.market]),
        *_for_now(_guests("turned", turned)),
        _guest_discard(state),
        _pile("guest-box", int(state.guests.box.size)),
    ]
    for seat in range(state.seats):
        shown += [hand(state, seat, seen=state.step is OVER), _shed(state, seat), hosted(state, seat, own=False)]
    return shown


def _for_now(*places: Zone) -> list[Zone]:
    """Places that are only there while something lies in them."""
    return [zone for zone in places if zone.count > 0]


def seen_by(state: State, eyes: int, shown: list[Zone]) -> list[Zone]:
    """The same places for one pair of eyes: one's own come before those of the others, and with all that one knows."""
    first = len(shown) - OF_A_SEAT * state.seats
    at = first + OF_A_SEAT * eyes
    own = [hand(state, eyes, seen=True), shown[at + 1], hosted(state, eyes, own=True)]
    return [*shown[:first], *own, *shown[first:at], *shown[at + OF_A_SEAT :]]


def _pile(name: str, count: int) -> Zone:
    return Zone(id=name, label="", kind="pile", count=count)


def _resources(name: str, cards: Sequence[int]) -> Zone:
    items: list[Item] = [resource(card) for card in cards if card != c.NO_CARD]
    return Zone(id=name, label="", items=items, count=len(items))


def _market(state: State) -> Zone:
    """FWB-026 to FWB-028: what can be drawn, with its price."""
    cards = [int(card) for card in state.resources.market if card != c.NO_CARD]
    items: list[Item] = [resource(card, price=int(price(c.KIND_OF[card]))) for card in cards]
    return Zone(id="market", label="", items=items, count=len(items))


def _guests(name: str, guests: Sequence[int]) -> Zone:
    items: list[Item] = [guest_card(guest) for guest in guests if guest != c.NO_CARD]
    return Zone(id=name, label="", items=items, count=len(items))


def _discard(state: State) -> Zone:
    """FWB-122, FWB-123: the discard, bottom first; its top lies there with its price, if it can be drawn."""
    cards = state.resources.discard.listed()
    top: list[Item] = [resource(cards[-1], price=_discard_price(state))] if cards else []
    return Zone("discard", "", "pile", top, len(cards), known=[write_card(card) for card in cards])


def _guest_discard(state: State) -> Zone:
    """The guests that have left, the first one first."""
    guests = state.guests.discard.listed()
    top = [guest_card(guests[-1])] if guests else []
    return Zone("guest-discard", "", "pile", top, len(guests), known=[write_guest(guest) for guest in guests])


def _discard_price(state: State) -> int | None:
    """FWB-122, FWB-123: what the top of the discard costs; nothing if it cannot be drawn at all."""
    kind = c.KIND_OF[state.resources.discard.top()]
    return int(price(kind)) if state.house.discard_market and kind < c.ABUNDANCE else None


def hand(state: State, seat: int, *, seen: bool) -> Zone:
    """A hand: its cards for its owner, and for everybody when the game is over; else those that everybody knows of."""
    items: list[Item] = [resource(card) for card in hand_of(state, seat)] if seen else []
    known = [] if seen else _known(state, seat)
    return Zone(f"hand-{seat}", "", "hand", items, int(state.hands.sizes[seat]), known=known)


def _known(state: State, seat: int) -> list[str]:
    """The cards of a hand that everybody has seen come there."""
    return [
        write_card(card)
        for kind in range(c.EVENTS)
        for card in members(state.hands.copies(seat, kind) & state.hands.known[kind], c.FIRST[kind])
    ]


def _shed(state: State, seat: int) -> Zone:
    """The pieces of a shed; FWB-056: those that do not work yet are marked."""
    sideways = members(state.sheds.sideways[seat])
    items: list[Item] = [
        resource(int(state.sheds.piece(seat, kind)), ("sideways",) if kind in sideways else ())
        for kind in members(state.sheds.types[seat])
    ]
    return Zone(f"shed-{seat}", "", "row", items, len(items))


def hosted(state: State, seat: int, *, own: bool) -> Zone:
    """The guests of a seat, slot by slot; its owner sees who can be served, and how many Abundances that takes."""
    served = members(state.guests.served[seat])
    items: list[Item] = []
    for slot in range(int(state.house.guests)):
        guest = int(state.guests.at(seat, slot))
        if slot in served:
            items.append(guest_card(guest, ("served",)))
        elif not own:
            items.append(guest_card(guest))
        elif can_serve(state, seat, slot):
            items.append(
                guest_card(guest, ("ready",), max(0, int(wild_needed(state, seat, state.guests.at(seat, slot), -1))))
            )
        else:
            items.append(lacking(guest, _lacks(state, seat, guest)))
    return Zone(f"guests-{seat}", "", "row", items, len(items))


def _lacks(state: State, seat: int, guest: int) -> list[int]:
    """The kinds that a guest needs and that its owner does not have, as often as cards are missing.

    Of equipment that is what does not work yet, though it may lie sideways or be in the hand.
    """
    kinds = [
        kind
        for kind in range(c.INGREDIENTS)
        for _ in range(int(c.NEEDS[c.INGREDIENTS * guest + kind]) - int(number_of(state, seat, kind)))
    ]
    return kinds + [c.EQUIPMENT + kind for kind in members(c.TOOLS[guest] & ~state.sheds.ready(seat))]


def seat_view(state: State, seat: int, *, awaited: bool) -> SeatView:
    """One seat from across the table."""
    counters: Counters = {
        "cards": int(state.hands.sizes[seat]),
        "served": len(members(state.guests.served[seat])),
        "points": int(points_of(state, seat)),
    }
    notes: list[str] = []
    if seat == state.leader and state.phase is not ARRIVAL:
        notes.append("round-token")
    if seat == state.active and state.phase is not ARRIVAL:
        notes.append("turn-token")
    if seat in members(state.house.drivers):
        notes.append("drives")
    return SeatView(seat=seat, awaited=awaited, counters=counters, notes=notes)


def phase_name(state: State) -> str:
    """Where the turn is."""
    phase = state.phase
    return "" if phase is None else phase.name


def counters(state: State) -> Counters:
    """Numbers that everybody looks up now and then."""
    shown: Counters = {
        "turn": int(state.turns) + 1,
        "round": int(state.turns // state.n) + 1,
        "phase": f"phase:{phase_name(state)}",
    }
    if state.phase is DRAW:
        shown["draw-points"] = int(state.turn.points)
    return shown


def host(state: State, seat: int) -> Host:
    """Show what was said of a seat, and what it has used up."""
    shown = Host(toasted=seat in members(state.immunity.toasted))
    if state.step is not ARRIVAL:
        shown.rank = int(state.arrivals.ranks[seat]) + 1
        if state.house.honest_start:
            shown.bottle = state.arrivals.bottles[seat] == 1
            shown.nose = int(state.arrivals.noses[seat])
    if state.phase is TRADE:
        shown.given = int(state.trade.given[seat])
    return shown
