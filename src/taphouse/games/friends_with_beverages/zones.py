"""The places of the table: what lies where, and what everybody looks up now and then."""

from collections.abc import Sequence

from taphouse.core.bits import members
from taphouse.core.step import OVER
from taphouse.core.view import Counters, Item, SeatView, Zone
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    EQUIPMENT,
    EVENTS,
    FIRST,
    INGREDIENTS,
    KIND_OF,
    NEEDS,
    NO_CARD,
    SLOTS,
    TOOLS,
    TYPES,
    write_card,
    write_guest,
)
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


def zones(state: State) -> list[Zone]:
    """Show what lies open: decks, markets, discards, and each seat's hand, shed and guests."""
    turned = [int(state.turned)] if state.turned != NO_CARD else []
    shown = [
        _pile("resource-deck", int(state.deck.size)),
        _market(state),
        _discard(state),
        *([_resources("second-hand", [int(state.second_hand)])] if state.house.second_hand else []),
        *_for_now(
            _resources("notice", [int(state.notice)]),
            _resources("resolving", resolving(state)),
            _resources("aside", state.aside.listed()),
        ),
        _pile("guest-deck", int(state.guest_deck.size)),
        _guests("guest-market", [int(guest) for guest in state.guest_market]),
        *_for_now(_guests("turned", turned)),
        _guest_discard(state),
        _pile("guest-box", int(state.box.size)),
    ]
    for seat in range(state.seats):
        shown += [hand(state, seat, seen=state.step is OVER), _shed(state, seat), hosted(state, seat, own=False)]
    return shown


def _for_now(*places: Zone) -> list[Zone]:
    """Places that are only there while something lies in them."""
    return [zone for zone in places if zone.count > 0]


def seen_by(state: State, eyes: int, shown: list[Zone]) -> list[Zone]:
    """The same places for one pair of eyes: one's own come before those of the others, and with all that one knows."""
    shared = [zone for zone in shown if zone.seat is None]
    others = [zone for zone in shown if zone.seat is not None and zone.seat != eyes]
    return [*shared, hand(state, eyes, seen=True), _shed(state, eyes), hosted(state, eyes, own=True), *others]


def _pile(name: str, count: int) -> Zone:
    return Zone(id=name, label="", kind="pile", count=count)


def _resources(name: str, cards: Sequence[int]) -> Zone:
    items: list[Item] = [resource(card) for card in cards if card != NO_CARD]
    return Zone(id=name, label="", items=items, count=len(items))


def _market(state: State) -> Zone:
    """FWB-026 to FWB-028: what can be drawn, with its price."""
    cards = [int(card) for card in state.market if card != NO_CARD]
    items: list[Item] = [resource(card, price=int(price(KIND_OF[card]))) for card in cards]
    return Zone(id="market", label="", items=items, count=len(items))


def _guests(name: str, guests: Sequence[int]) -> Zone:
    items: list[Item] = [guest_card(guest) for guest in guests if guest != NO_CARD]
    return Zone(id=name, label="", items=items, count=len(items))


def _discard(state: State) -> Zone:
    """FWB-122, FWB-123: the discard, bottom first; its top lies there with its price, if it can be drawn."""
    cards = state.discard.listed()
    top: list[Item] = [resource(cards[-1], price=_discard_price(state))] if cards else []
    return Zone("discard", "", "pile", top, len(cards), known=[write_card(card) for card in cards])


def _guest_discard(state: State) -> Zone:
    """The guests that have left, the first one first."""
    guests = state.guest_discard.listed()
    top = [guest_card(guests[-1])] if guests else []
    return Zone("guest-discard", "", "pile", top, len(guests), known=[write_guest(guest) for guest in guests])


def _discard_price(state: State) -> int | None:
    """FWB-122, FWB-123: what the top of the discard costs; nothing if it cannot be drawn at all."""
    kind = KIND_OF[state.discard.top()]
    return int(price(kind)) if state.house.discard_market and kind < ABUNDANCE else None


def hand(state: State, seat: int, *, seen: bool) -> Zone:
    """A hand: its cards for its owner, and for everybody when the game is over; else those that everybody knows of."""
    items: list[Item] = [resource(card) for card in hand_of(state, seat)] if seen else []
    known = [] if seen else _known(state, seat)
    return Zone(f"hand-{seat}", "", "hand", items, int(state.sizes[seat]), known=known)


def _known(state: State, seat: int) -> list[str]:
    """The cards of a hand that everybody has seen come there."""
    return [
        write_card(card)
        for kind in range(EVENTS)
        for card in members(state.held[EVENTS * seat + kind] & state.known[kind], FIRST[kind])
    ]


def _shed(state: State, seat: int) -> Zone:
    """The pieces of a shed; FWB-056: those that do not work yet are marked."""
    sideways = members(state.sideways[seat])
    items: list[Item] = [
        resource(int(state.pieces[TYPES * seat + kind]), ("sideways",) if kind in sideways else ())
        for kind in members(state.shed[seat])
    ]
    return Zone(f"shed-{seat}", "", "row", items, len(items))


def hosted(state: State, seat: int, *, own: bool) -> Zone:
    """The guests of a seat, slot by slot; its owner sees who can be served, and how many Abundances that takes."""
    served = members(state.served[seat])
    items: list[Item] = []
    for slot in range(int(state.house.guests)):
        guest = int(state.guests[SLOTS * seat + slot])
        if slot in served:
            items.append(guest_card(guest, ("served",)))
        elif not own:
            items.append(guest_card(guest))
        elif can_serve(state, seat, slot):
            items.append(guest_card(guest, ("ready",), max(0, int(wild_needed(state, seat, guest, -1)))))
        else:
            items.append(lacking(guest, _lacks(state, seat, guest)))
    return Zone(f"guests-{seat}", "", "row", items, len(items))


def _lacks(state: State, seat: int, guest: int) -> list[int]:
    """The kinds that a guest needs and that its owner does not have, as often as cards are missing.

    Of equipment that is what does not work yet, though it may lie sideways or be in the hand.
    """
    kinds = [
        kind
        for kind in range(INGREDIENTS)
        for _ in range(int(NEEDS[INGREDIENTS * guest + kind]) - int(number_of(state, seat, kind)))
    ]
    return kinds + [EQUIPMENT + kind for kind in members(TOOLS[guest] & ~state.ready(seat))]


def seat_view(state: State, seat: int, *, awaited: bool) -> SeatView:
    """One seat from across the table."""
    counters: Counters = {
        "cards": int(state.sizes[seat]),
        "served": len(members(state.served[seat])),
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
        shown["draw-points"] = int(state.points)
    return shown


def host(state: State, seat: int) -> Host:
    """Show what was said of a seat, and what it has used up."""
    shown = Host(toasted=seat in members(state.toasted))
    if state.step is not ARRIVAL:
        shown.rank = int(state.ranks[seat]) + 1
        if state.house.honest_start:
            shown.bottle = state.bottles[seat] == 1
            shown.nose = int(state.noses[seat])
    if state.phase is TRADE:
        shown.given = int(state.given[seat])
    return shown
