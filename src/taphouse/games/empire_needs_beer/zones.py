"""What lies where, as everybody or as its owner sees it."""

from typing import final

from taphouse.core.bits import members
from taphouse.core.moves import Seat
from taphouse.core.step import OVER
from taphouse.core.view import Item, Zone
from taphouse.games.empire_needs_beer.cards import (
    BASIC,
    COLOURS,
    NO_CARD,
    NO_ORDER,
    PLACE_IDS,
    PLACES,
    SLOTS,
)
from taphouse.games.empire_needs_beer.faces import action, barrels, burned_by, order, order_to_serve, supply_of
from taphouse.games.empire_needs_beer.naming import card_id
from taphouse.games.empire_needs_beer.progress import may_do_tasks, met_by
from taphouse.games.empire_needs_beer.rules.parts import is_in_vain
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.rules.tasks import affordable, completable

MIDDLE = 0
DISPLAY = 3
ADVANCE_DECK = 4
COMPLETED = 4
BARRELS = 5
"""Of a seat's zones: hand, draw pile, discards, secret order; then completed orders, warehouse and territories."""


def row(name: str, items: list[Item]) -> Zone:
    """Things that all lie open."""
    return Zone(name, items=items)


def pile(name: str, items: list[Item], number: int) -> Zone:
    """Things of which some can be seen; their number is told where that is not all of them."""
    return Zone(name, "", "pile", items, number if number > len(items) else 0)


@final
class Laid:
    """Everything that lies on the table, as everybody sees it; looked up once for all who look."""

    def __init__(self, state: State) -> None:
        self.table = table_zones(state)
        """The places that belong to nobody."""
        self.seats = [seat_zones(state, seat) for seat in range(state.seats)]
        self.filled = [filled(zones) for zones in self.seats]
        """The places of each seat where something lies."""


def filled(zones: list[Zone]) -> list[Zone]:
    """Leave out places where nothing lies."""
    return [zone for zone in zones if zone.items or zone.count]


def table_zones(state: State) -> list[Zone]:
    """What belongs to nobody."""
    deck, over = state.advance_deck, state.step is OVER
    top: list[Item] = [action(int(deck.top()), 0)] if deck.size > 0 else []
    middle: list[Item] = [order(int(state.middle[slot])) for slot in range(SLOTS) if state.middle[slot] != NO_ORDER]
    display: list[Item] = [action(int(state.display[s]), 0) for s in range(SLOTS) if state.display[s] != NO_CARD]
    playing: list[Item] = []
    if state.in_play != NO_CARD and not state.in_play_burned:
        playing = [action(int(state.in_play), int(state.active))]
    burned: list[Item] = [burned_by(seat, card) for seat in range(state.seats) for card in members(state.burned[seat])]
    left: list[Item] = [order(number) for number in reversed(state.order_deck.listed())] if over else []
    removed: list[Item] = [order(number) for number in state.removed_orders.listed()] if over else []
    supply: list[Item] = [supply_of(colour, int(state.supply[colour])) for colour in range(COLOURS)]
    return [
        row("middle", middle),
        pile("orders", left, int(state.order_deck.size)),
        pile("removed-orders", removed, int(state.removed_orders.size)),
        row("display", display),
        pile("advance", top, int(deck.size)),
        row("play", playing),
        row("removed-actions", burned),
        row("supply", supply),
    ]


def seat_zones(state: State, seat: int) -> list[Zone]:
    """What belongs to a seat, as everybody sees it."""
    held = members(state.hands[seat])
    done: list[Item] = [order(number) for number in members(state.completed[seat])]
    zones = [
        Zone(f"hand-{seat}", "", "hand", [], len(held)),
        pile(f"draw-{seat}", [], int(state.draws[seat].size)),
        discard_zone(state, seat, whole=state.house.public_discards or state.step is OVER),
        secret_zone(state, seat, seen=state.step is OVER),
        row(f"completed-{seat}", done),
    ]
    return zones + [row(f"{PLACE_IDS[at]}-{seat}", barrels_at(state, seat, at)) for at in range(PLACES)]


def barrels_at(state: State, seat: int, place: int) -> list[Item]:
    """The barrels of a seat at a place, by colours."""
    at = (seat * PLACES + place) * COLOURS
    standing = [int(state.barrels[at + colour]) for colour in range(COLOURS)]
    return [barrels(place, seat, colour, number) for colour, number in enumerate(standing) if number]


def discard_zone(state: State, seat: int, *, whole: bool) -> Zone:
    """ENB-111: a discard pile from bottom to top, or its top card only; everybody saw how they came there."""
    cards = state.discards[seat].listed()
    items: list[Item] = [action(card, seat) for card in (cards if whole else cards[-1:])]
    zone = pile(f"discard-{seat}", items, len(cards))
    zone.told = not whole
    return zone


def secret_zone(state: State, seat: int, *, seen: bool) -> Zone:
    """The secret order of a seat."""
    number = int(state.secret[seat])
    if number == NO_ORDER:
        return pile(f"secret-{seat}", [], 0)
    items: list[Item] = [order(number, marks_on(state, seat, number))] if seen else []
    return pile(f"secret-{seat}", items, 1)


def zones_for(state: State, eyes: Seat | None, laid: Laid) -> list[Zone]:
    """The table as a pair of eyes sees it, without the places where nothing lies; moves may point at one's own."""
    table = laid.table
    if eyes is not None:
        table = table.copy()
        orders: list[Item] = [marked_order(state, int(eyes), int(card)) for card in state.middle if card != NO_ORDER]
        table[MIDDLE] = row("middle", orders)
        if may_do_tasks(state, int(eyes)) and affordable(state) != 0:
            table[DISPLAY] = marked_display(state)
            table[ADVANCE_DECK] = marked_top(state)
    zones = filled(table)
    for seat in range(state.seats):
        zones += own_zones(state, seat, laid.seats[seat]) if seat == eyes else laid.filled[seat]
    return zones


def own_zones(state: State, seat: int, zones: list[Zone]) -> list[Zone]:
    """The places of a seat as its owner sees them."""
    return [
        own_hand(state, seat),
        own_draw_pile(state, seat),
        discard_zone(state, seat, whole=True),
        *filled([secret_zone(state, seat, seen=True), zones[COMPLETED]]),
        *zones[BARRELS:],
    ]


def own_draw_pile(state: State, seat: int) -> Zone:
    """A draw pile as its owner knows it: which cards are to come, in no order."""
    zone = pile(f"draw-{seat}", [], int(state.draws[seat].size))
    zone.known = [card_id(card, seat) for card in sorted(state.draws[seat].listed())]
    return zone


def own_hand(state: State, seat: int) -> Zone:
    """A hand as its owner sees it, with marks on the cards that can be played."""
    playable = may_do_tasks(state, seat)
    items: list[Item] = [
        action(card, seat, _marks(state, card) if playable else ()) for card in members(state.hands[seat])
    ]
    return Zone(f"hand-{seat}", "", "hand", items)


def _marks(state: State, card: int) -> tuple[str, ...]:
    """R40: a card that can be played, and whether that would be for nothing."""
    return ("playable", "idle") if is_in_vain(state, card) else ("playable",)


def marked_order(state: State, seat: int, number: int) -> Item:
    """An order of the middle with what it still lacks."""
    return order_to_serve(number, met_by(state, seat, number), marks_on(state, seat, number))


def marks_on(state: State, seat: int, number: int) -> tuple[str, ...]:
    """Whether the seat can complete an order now."""
    lit = may_do_tasks(state, seat) and int(completable(state, seat)) & (1 << number)
    return ("completable",) if lit else ()


def marked_display(state: State) -> Zone:
    """The display, with marks on what the active seat can pay for."""
    items: list[Item] = [for_sale(state, int(card)) for card in state.display if card != NO_CARD]
    return row("display", items)


def marked_top(state: State) -> Zone:
    """The advance deck, likewise."""
    deck = state.advance_deck
    items: list[Item] = [for_sale(state, int(deck.top()))] if deck.size > 0 else []
    return pile("advance", items, int(deck.size))


def for_sale(state: State, card: int) -> Item:
    """A card, marked if the active seat can buy it now."""
    return action(card, 0, ("affordable",) if int(affordable(state)) & (1 << (card - BASIC)) else ())
