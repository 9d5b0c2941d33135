"""Phase 1, drawing: FWB-024 to FWB-036, and the discard as a third market, FWB-122 to FWB-124."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Kind, Moves, Step, Verb
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    EQUIPMENT,
    KIND_OF,
    NO_CARD,
    Card,
    is_equipment,
    write_card,
)
from taphouse.games.friends_with_beverages.references import RESOURCE_REFS, resource_of
from taphouse.games.friends_with_beverages.rules import decks
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.hands import take_in
from taphouse.games.friends_with_beverages.rules.of_turn import OfTurn, put_events
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

BLIND: Final = Verb("draw")
TAKE: Final = Verb("take", Kind("slot", ("1", "2"), "number"))
TAKE_DISCARD: Final = Verb("take discard")
DISCARD_WAY: Final = 3
"""FWB-033: ways to draw are counted: blind, the two market cards, the discard."""


@final
class Draw(OfTurn):
    """FWB-024 to FWB-033: spend draw points. It cannot be passed on."""

    name = "draw"
    rule = "FWB-022"
    verbs: tuple[Verb, ...] = (BLIND, TAKE, TAKE_DISCARD, v.PLAY)
    of = "draw"

    def due(self, table: "State") -> bool:
        """While points are left."""
        return table.turn.points > 0

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """FWB-023, FWB-033: ask for a draw; where there is one way only, which everybody sees, it is taken."""
        ways = ways_to_draw(table)
        if ways & (ways - 1) != 0:
            self.ask(table, table.active)
        elif ways != 0:
            draw(table, lowest(ways))
        else:
            table.phase = self.after

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """FWB-025 to FWB-029, FWB-122: what the points left pay for."""
        moves.put_each(BLIND.first, ways_to_draw(table))
        put_events(table, moves)

    def decide(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """FWB-025: draw."""
        draw(table, verb.first + n - BLIND.first)

    def check(self, table: "State") -> None:
        """FWB-024: there are points to spend."""
        need(table.turn.points > 0, said.wrong_draw())

    def first(self) -> Fact:
        """Draw."""
        return said.first_draw()

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-023: drawing is no choice."""
        if verb is v.DONE:
            return IllegalMove("FWB-023", said.draw_to_the_end())
        return super().why_not(table, seat, verb, n)

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-026 to FWB-032, FWB-084, FWB-122, FWB-123: a card that cannot be drawn."""
        if verb is BLIND:
            return IllegalMove("FWB-084", said.deck_is_empty())
        if verb is TAKE and table.resources.market[n] == NO_CARD:
            return IllegalMove("FWB-030", said.slot_is_empty(slot=int(n) + 1))
        if verb is TAKE_DISCARD:
            if not table.house.discard_market:
                return IllegalMove("FWB-122", said.discard_is_no_market())
            if table.resources.discard.size == 0 or KIND_OF[table.resources.discard.top()] >= ABUNDANCE:
                return IllegalMove("FWB-123", said.discard_is_blocked())
        kind = KIND_OF[card_of(table, verb, n)]
        dear = said.too_dear(resource=RESOURCE_REFS[int(kind)], points=int(price(kind)), left=int(table.turn.points))
        return IllegalMove("FWB-027" if is_equipment(kind) else "FWB-028", dear)

    def asks(self, table: "State", seat: i64) -> Fact:
        """How many points are left."""
        return said.ask_draw(number=int(table.turn.points))

    def does(self, table: "State", seat: int, verb: Verb, n: int) -> Fact:
        """Which card is taken, and what it costs."""
        if verb is BLIND or verb is v.PLAY:
            return super().does(table, seat, verb, n)
        card = int(card_of(table, verb, n))
        points = int(price(KIND_OF[card]))
        if verb is TAKE_DISCARD:
            return said.do_take_discard(resource=resource_of(card), points=points)
        return said.do_take(slot=n + 1, resource=resource_of(card), points=points)

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The deck, or the card that lies open."""
        if verb is v.PLAY:
            return super().on(table, seat, verb, n)
        return ("zone:resource-deck",) if verb is BLIND else (f"item:{write_card(int(card_of(table, verb, n)))}",)


def card_of(table: "State", verb: Verb, n: i64) -> Card:
    """The open card that is drawn."""
    return Card(table.resources.market[n] if verb is TAKE else table.resources.discard.top())


def price(kind: i64) -> i64:
    """FWB-026 to FWB-028: what a market card costs."""
    if kind < EQUIPMENT:
        return 1
    return 2


def can_take(table: "State", slot: i64) -> bool:
    """FWB-026 to FWB-031: whether the points left pay for a market card."""
    card = table.resources.market[slot]
    return card != NO_CARD and price(KIND_OF[card]) <= table.turn.points


def can_take_discard(table: "State") -> bool:
    """FWB-122, FWB-123: whether the top of the discard can be drawn; an event or interrupt blocks the pile."""
    if not table.house.discard_market or table.resources.discard.size == 0:
        return False
    kind = KIND_OF[table.resources.discard.top()]
    return kind < ABUNDANCE and price(kind) <= table.turn.points


def ways_to_draw(table: "State") -> i64:
    """FWB-033: the draws that the points left pay for, as a set; everybody can tell."""
    ways: i64 = 0
    if decks.is_card_left(table):
        ways |= BIT[0]
    for slot in range(2):
        if can_take(table, slot):
            ways |= BIT[1 + slot]
    if can_take_discard(table):
        ways |= BIT[DISCARD_WAY]
    return ways


def draw(table: "State", way: i64) -> None:
    """FWB-025 to FWB-032: spend draw points."""
    seat = table.active
    if way == 0:
        table.turn.points -= 1
        decks.gain(table, seat, 1)
    elif way == DISCARD_WAY:
        card = Card(table.resources.discard.draw())
        table.turn.points -= price(KIND_OF[card])
        take_in(table, seat, card, openly=True)
        table.note(h.TOOK_DISCARD, int(seat), int(card))
    else:
        slot = way - 1
        card = Card(table.resources.market[slot])
        table.resources.market[slot] = NO_CARD
        table.turn.points -= price(KIND_OF[card])
        take_in(table, seat, card, openly=True)
        table.note(h.TOOK, int(seat), int(card), int(slot))
        table.then(decks.FILL, seat)


DRAW: Final[Draw] = Draw()
STEPS: Final[list[Step[Any]]] = [DRAW]
