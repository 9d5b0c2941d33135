"""Phase 3, equipment and the second-hand market: FWB-050 to FWB-060, FWB-118 to FWB-121."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.friends_with_beverages.cards import (
    COPY_OF,
    EQUIPMENT,
    EQUIPMENT_FIRST,
    FIRST,
    KIND_OF,
    NO_CARD,
    TYPES,
    Card,
    equipment_bit,
    is_equipment,
)
from taphouse.games.friends_with_beverages.references import RESOURCE_REFS, resource_of
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.decision import Decision, in_hand, in_shed
from taphouse.games.friends_with_beverages.rules.hands import (
    best_copy,
    copy_to_give,
    discard,
    install_piece,
    put_second_hand,
    take_in,
    take_out,
    take_piece,
    types_held,
)
from taphouse.games.friends_with_beverages.rules.of_turn import OfTurn, put_events
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

INSTALL: Final = Verb("install", v.TOOLS)
RETIRE: Final = Verb("retire", v.TOOLS)
TRADE_HAND: Final = Verb("trade hand", v.TOOLS)
"""Trade a piece out of the hand for the second-hand card ..."""
TRADE_SHED: Final = Verb("trade shed", v.TOOLS)
"""... or out of the shed."""
ROOM: Final = Verb("room", v.TOOLS)


@final
class Installing(OfTurn):
    """FWB-050 to FWB-060: install, retire, trade second-hand, or go on."""

    name = "equipment"
    rule = "FWB-022"
    verbs: tuple[Verb, ...] = (v.PLAY, INSTALL, RETIRE, TRADE_HAND, TRADE_SHED, v.DONE)
    of = "equipment"

    def due(self, table: "State") -> bool:
        """If there is anything to do."""
        return can_change(table)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """What may go where."""
        put_events(table, moves)
        moves.put_each(INSTALL.first, can_install(table))
        if table.house.second_hand:
            moves.put_each(RETIRE.first, can_retire(table))
            moves.put_each(TRADE_HAND.first, can_trade_from_hand(table))
            moves.put_each(TRADE_SHED.first, can_trade_from_shed(table))
        moves.put(v.DONE.first)

    def decide(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """One change after the other."""
        if verb is INSTALL:
            install(table, n)
        elif verb is RETIRE:
            retire(table, n)
        elif verb is TRADE_HAND:
            trade_from_hand(table, n)
        else:
            trade(table, take_piece(table, seat, n))

    def fits(self, table: "State", seat: i64) -> bool:
        """Who can change nothing is not asked."""
        return can_change(table)

    def first(self) -> Fact:
        """Install or go on."""
        return said.first_equipment()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-050, FWB-053, FWB-058 to FWB-060: why a piece cannot be installed, retired or traded."""
        tool = RESOURCE_REFS[EQUIPMENT + int(n)]
        held = table.hands.copies(seat, EQUIPMENT + n) != 0
        if verb is INSTALL:
            if not held:
                return IllegalMove("FWB-050", said.none_to_install(resource=tool))
            return IllegalMove("FWB-053", said.installed_already(resource=tool))
        if not table.house.second_hand:
            return IllegalMove("FWB-118", said.no_second_hand())
        if verb is not RETIRE and table.resources.second_hand == NO_CARD:
            return IllegalMove("FWB-059", said.second_hand_is_empty())
        if verb is TRADE_HAND:
            if not held:
                return IllegalMove("FWB-059", said.none_to_trade(resource=tool))
        elif not table.sheds.has(seat, n):
            return IllegalMove("FWB-058", said.not_in_your_shed(resource=tool))
        return IllegalMove("FWB-060", said.just_taken_out(resource=tool))

    def asks(self, table: "State", seat: i64) -> Fact:
        """Install or go on."""
        return said.ask_equipment()

    def does(self, table: "State", seat: int, verb: Verb, n: int) -> Fact:
        """What is traded for what."""
        if verb is TRADE_HAND:
            gets = resource_of(int(table.resources.second_hand))
            return said.do_trade_hand(resource=RESOURCE_REFS[EQUIPMENT + n], gets=gets)
        if verb is TRADE_SHED:
            gets = resource_of(int(table.resources.second_hand))
            return said.do_trade_shed(resource=RESOURCE_REFS[EQUIPMENT + n], gets=gets)
        return said.do_done(step="equipment") if verb is v.DONE else super().does(table, seat, verb, n)

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The piece in hand or shed."""
        if verb is INSTALL or verb is TRADE_HAND:
            return in_hand(table, seat, EQUIPMENT + n)
        if verb is RETIRE or verb is TRADE_SHED:
            return in_shed(table, seat, n)
        return super().on(table, seat, verb, n)


@final
class MakeRoom(Decision):
    """FWB-052: choose what leaves the full shed."""

    name = "make_room"
    rule = "FWB-052"
    verbs: tuple[Verb, ...] = (ROOM,)
    of = "equipment"
    draft: tuple[str, ...] = ("choice.installing",)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any piece of the shed."""
        moves.put_each(ROOM.first, table.sheds.types[seat])

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """It leaves, and the new one goes in."""
        make_room(table, n)

    def begun(self, table: "State") -> Step[Any]:
        """Seeing to the equipment."""
        return INSTALLING

    def is_quiet(self, table: "State", before: Step[Any]) -> bool:
        """Without a second-hand market only who holds equipment is asked at all."""
        return not table.house.second_hand

    def check(self, table: "State") -> None:
        """FWB-052: a card of the hand, of a type that the full shed does not have."""
        card = table.choice.installing
        kind = KIND_OF[card]
        held = is_equipment(kind) and table.hands.copies(table.active, kind) & BIT[COPY_OF[card]] != 0
        need(held and not table.sheds.has(table.active, kind - EQUIPMENT), said.wrong_room_card())
        need(count(table.sheds.types[table.active]) == table.house.capacity, said.wrong_room())

    def first(self) -> Fact:
        """What leaves."""
        return said.first_make_room()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-052: it is not there."""
        return IllegalMove(self.rule, said.no_room_with(resource=RESOURCE_REFS[EQUIPMENT + int(n)]))

    def asks(self, table: "State", seat: i64) -> Fact:
        """What leaves."""
        return said.ask_make_room(resource=resource_of(int(table.choice.installing)))

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The piece that leaves."""
        return in_shed(table, seat, n)


def can_install(table: "State") -> i64:
    """FWB-050, FWB-053: the types in the active hand that are not in the shed; a full shed is no hindrance."""
    return types_held(table, table.active) & ~table.sheds.types[table.active]


def can_retire(table: "State") -> i64:
    """FWB-058, FWB-060: the shed pieces that may go second-hand."""
    if not table.house.second_hand:
        return 0
    seat = table.active
    types = table.sheds.types[seat]
    if table.turn.taken_out == 0:
        return types
    for kind in range(TYPES):
        if types & BIT[kind] != 0 and table.turn.taken_out & equipment_bit(table.sheds.piece(seat, kind)) != 0:
            types &= ~BIT[kind]
    return types


def tradeable_copies(table: "State", kind: i64) -> i64:
    """FWB-060: the copies of a type in the active hand that were not taken out of the slot this turn."""
    taken = table.turn.taken_out >> (FIRST[EQUIPMENT + kind] - EQUIPMENT_FIRST)
    return table.hands.copies(table.active, EQUIPMENT + kind) & ~taken


def can_trade_from_hand(table: "State") -> i64:
    """FWB-059, FWB-060: the types in hand that may be traded for the second-hand card."""
    types: i64 = 0
    if table.resources.second_hand != NO_CARD:
        for kind in range(TYPES):
            if tradeable_copies(table, kind) != 0:
                types |= BIT[kind]
    return types


def can_trade_from_shed(table: "State") -> i64:
    """FWB-059, FWB-060: the types in the shed that may be."""
    return can_retire(table) if table.resources.second_hand != NO_CARD else 0


def can_change(table: "State") -> bool:
    """FWB-023: whether there is anything to do in this phase."""
    return can_install(table) != 0 or can_retire(table) != 0 or can_trade_from_hand(table) != 0


def is_full(table: "State", seat: i64) -> bool:
    """FWB-052, FWB-057: whether a shed has no room left; sideways pieces take up room, too."""
    return count(table.sheds.types[seat]) >= table.house.capacity


def install(table: "State", kind: i64) -> None:
    """FWB-050, FWB-052, FWB-139: lay a card into the shed; if that is full, first choose what leaves it."""
    seat = table.active
    card = copy_to_give(table, seat, EQUIPMENT + kind)
    if is_full(table, seat):
        table.choice.installing = card
        MAKE_ROOM.ask(table, seat)
        return
    lay_in(table, card)


def lay_in(table: "State", card: Card) -> None:
    """FWB-051, FWB-056: a card goes from the hand into the shed."""
    take_out(table, table.active, card)
    install_piece(table, table.active, card)
    table.note(h.INSTALLED, int(table.active), int(card), 1 if table.house.delayed else 0)


def make_room(table: "State", kind: i64) -> None:
    """FWB-052: a piece leaves the full shed, second-hand if there is such, and the new one goes in."""
    piece = take_piece(table, table.active, kind)
    table.note(h.DISCARDED, int(table.active), int(piece))
    discard(table, piece)
    card = table.choice.installing
    table.choice.installing = Card(NO_CARD)
    lay_in(table, card)


def retire(table: "State", kind: i64) -> None:
    """FWB-058: a piece goes from the shed to the slot."""
    piece = take_piece(table, table.active, kind)
    table.note(h.RETIRED, int(table.active), int(piece))
    put_second_hand(table, piece)


def trade_from_hand(table: "State", kind: i64) -> None:
    """FWB-059, FWB-060: give a card that did not come out of the slot this turn."""
    copies = tradeable_copies(table, kind)
    fresh = copies & table.hands.fresh[EQUIPMENT + kind]
    card = best_copy(table, EQUIPMENT + kind, fresh if fresh != 0 else copies)
    take_out(table, table.active, card)
    trade(table, card)


def trade(table: "State", card: Card) -> None:
    """FWB-059: one for one; what lay in the slot goes to the hand."""
    gained = table.resources.second_hand
    table.resources.second_hand = card
    table.turn.taken_out |= equipment_bit(gained)
    take_in(table, table.active, gained, openly=True)
    table.note(h.TRADED_SECOND_HAND, int(table.active), int(card), int(gained))


INSTALLING: Final[Installing] = Installing()
MAKE_ROOM: Final[MakeRoom] = MakeRoom()
STEPS: Final[list[Step[Any]]] = [INSTALLING, MAKE_ROOM]
