"""The places of the table: for any client, and each seat's side with all that its guests need."""

from collections.abc import Sequence

from taphouse.core.bits import members
from taphouse.core.step import OVER
from taphouse.core.view import Counters, Item, SeatView, Zone
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    CODES,
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
)
from taphouse.games.friends_with_beverages.faces import guest_card, resource, small_guest
from taphouse.games.friends_with_beverages.rules.arrival import ARRIVAL
from taphouse.games.friends_with_beverages.rules.decision import begun_as
from taphouse.games.friends_with_beverages.rules.drawing import DRAW, price
from taphouse.games.friends_with_beverages.rules.ending import points_of
from taphouse.games.friends_with_beverages.rules.hands import number_of
from taphouse.games.friends_with_beverages.rules.places import hand_of, resolving
from taphouse.games.friends_with_beverages.rules.recipes import can_serve, omissions, wild_needed
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.rules.trading import TRADE
from taphouse.games.friends_with_beverages.view import Host, Need, Place, Resource


def zones(state: State) -> list[Zone]:
    """Show what lies open: decks, markets, discards, and each seat's hand, shed and guests."""
    shown = [
        _pile("resource-deck", int(state.deck.size)),
        _market(state),
        _pile("discard", int(state.discard.size), _top(state)),
    ]
    if state.house.second_hand:
        shown.append(_resources("second-hand", [int(state.second_hand)]))
    turned = [int(state.turned)] if state.turned != NO_CARD else []
    shown += [
        _resources("notice", [int(state.notice)]),
        _resources("resolving", resolving(state)),
        _resources("aside", state.aside.listed()),
        _pile("guest-deck", int(state.guest_deck.size)),
        _guests("guest-market", [int(guest) for guest in state.guest_market]),
        _guests("turned", turned),
        _pile("guest-discard", int(state.guest_discard.size), _top_guest(state)),
        _pile("guest-box", int(state.box.size)),
    ]
    for seat in range(state.seats):
        shown += [hand(state, seat, seen=state.step is OVER), _shed(state, seat), _hosted(state, seat)]
    return shown


def first_hand(state: State) -> int:
    """Where in the list the hand of the first seat is; the others follow in steps of three."""
    return 12 if state.house.second_hand else 11


def _pile(name: str, count: int, items: list[Item] | None = None) -> Zone:
    return Zone(id=name, label="", kind="pile", items=items or [], count=count)


def _resources(name: str, cards: Sequence[int]) -> Zone:
    items: list[Item] = [resource(card) for card in cards if card != NO_CARD]
    return Zone(id=name, label="", items=items, count=len(items))


def _market(state: State) -> Zone:
    """FWB-026 to FWB-028: what can be drawn, with its price."""
    cards = [int(card) for card in state.market if card != NO_CARD]
    items: list[Item] = [resource(card, price=int(price(KIND_OF[card]))) for card in cards]
    return Zone(id="market", label="", items=items, count=len(items))


def _guests(name: str, guests: Sequence[int]) -> Zone:
    items: list[Item] = [small_guest(guest) for guest in guests if guest != NO_CARD]
    return Zone(id=name, label="", items=items, count=len(items))


def _top(state: State) -> list[Item]:
    """FWB-122, FWB-123: the top of the discard, with its price if it can be drawn."""
    if state.discard.size == 0:
        return []
    return [resource(int(state.discard.top()), price=discard_price(state) or None)]


def discard_price(state: State) -> int:
    """FWB-122, FWB-123: what the top of the discard costs; 0 if it cannot be drawn at all."""
    if not state.house.discard_market or state.discard.size == 0:
        return 0
    kind = KIND_OF[state.discard.top()]
    return int(price(kind)) if kind < ABUNDANCE else 0


def _top_guest(state: State) -> list[Item]:
    return [small_guest(int(state.guest_discard.top()))] if state.guest_discard.size > 0 else []


def hand(state: State, seat: int, *, seen: bool) -> Zone:
    """A hand: its cards for its owner, and for everybody when the game is over; else those that everybody knows of."""
    items: list[Item] = [resource(card) for card in hand_of(state, seat)] if seen else []
    return Zone(
        f"hand-{seat}", "", "hand", seat, items, int(state.sizes[seat]), known=[] if seen else _known(state, seat)
    )


def _known(state: State, seat: int) -> list[str]:
    """The cards of a hand that everybody has seen come there."""
    return [
        write_card(card)
        for kind in range(EVENTS)
        for card in members(state.held[EVENTS * seat + kind] & state.known[kind], FIRST[kind])
    ]


def _shed(state: State, seat: int) -> Zone:
    items: list[Item] = list(shed_of(state, seat))
    return Zone(f"shed-{seat}", "", "row", seat, items, len(items))


def _hosted(state: State, seat: int) -> Zone:
    served = members(state.served[seat])
    items: list[Item] = [
        small_guest(int(state.guests[SLOTS * seat + slot]), ("served",) if slot in served else ())
        for slot in range(int(state.house.guests))
    ]
    return Zone(f"guests-{seat}", "", "row", seat, items, len(items))


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
    owes = begun_as(state).name if awaited else ""
    return SeatView(seat=seat, awaited=awaited, counters=counters, notes=notes, owes=owes)


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


def host(state: State, seat: int, *, own: bool) -> Host:
    """Show a seat; to its owner also how far the hand goes."""
    shown = Host(
        seat=seat,
        guests=[_place(state, seat, slot, own=own) for slot in range(int(state.house.guests))],
        shed=shed_of(state, seat),
        hand=int(state.sizes[seat]),
        served=len(members(state.served[seat])),
        points=int(points_of(state, seat)),
        driver=seat in members(state.house.drivers),
        toasted=seat in members(state.toasted),
    )
    if state.step is not ARRIVAL:
        shown.rank = int(state.ranks[seat]) + 1
        if state.house.honest_start:
            shown.bottle = state.bottles[seat] == 1
            shown.nose = int(state.noses[seat])
    if state.phase is TRADE:
        shown.given = int(state.given[seat])
    return shown


def shed_of(state: State, seat: int) -> list[Resource]:
    """Show the pieces of a shed; FWB-056: those that do not work yet are marked."""
    sideways = members(state.sideways[seat])
    return [
        resource(int(state.pieces[TYPES * seat + kind]), ("sideways",) if kind in sideways else ())
        for kind in members(state.shed[seat])
    ]


def _place(state: State, seat: int, slot: int, *, own: bool) -> Place:
    guest = int(state.guests[SLOTS * seat + slot])
    place = Place(slot=slot + 1, guest=guest_card(guest))
    if slot in members(state.served[seat]):
        place.served = True
        return place
    place.needs = [*_ingredients(state, seat, guest, own=own), *_tools(state, seat, guest, own=own)]
    place.missing = sum(need.need - need.have for need in place.needs if need.where in ("", "hand"))
    if own:
        place.wild = max(0, int(wild_needed(state, seat, guest, -1)))
        place.servable = can_serve(state, seat, slot)
        place.rushable = omissions(state, seat, slot) != 0
    else:
        place.missing = sum(1 for need in place.needs if CODES.index(need.kind) >= EQUIPMENT and not need.have)
    return place


def _ingredients(state: State, seat: int, guest: int, *, own: bool) -> list[Need]:
    needs: list[Need] = []
    for kind in range(INGREDIENTS):
        need = int(NEEDS[INGREDIENTS * guest + kind])
        if need > 0:
            have = min(need, int(number_of(state, seat, kind))) if own else 0
            needs.append(Need(CODES[kind], need, have, "hand" if have == need else ""))
    return needs


def _tools(state: State, seat: int, guest: int, *, own: bool) -> list[Need]:
    needs: list[Need] = []
    ready, shed = members(state.ready(seat)), members(state.shed[seat])
    for kind in members(TOOLS[guest]):
        where = "shed" if kind in ready else "sideways" if kind in shed else ""
        if own and not where and state.held[EVENTS * seat + EQUIPMENT + kind] != 0:
            where = "card"
        needs.append(Need(CODES[EQUIPMENT + kind], 1, 1 if where == "shed" else 0, where))
    return needs
