"""Event cards, FWB-112 to FWB-117: Lucky Find and Equipment Exhibition. Abundance pays, and does nothing else."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.friends_with_beverages.cards import (
    EQUIPMENT,
    EXHIBITION,
    KIND_OF,
    LUCKY_FIND,
    NO_CARD,
    TYPES,
    Card,
    is_equipment,
)
from taphouse.games.friends_with_beverages.references import RESOURCE_REFS
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules import interrupts, results
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.decision import Decision, Task, in_hand, in_shed
from taphouse.games.friends_with_beverages.rules.hands import (
    give_up,
    number_of,
    pieces_held,
    take_in,
    take_piece,
    types_held,
)
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

SHOW_HAND: Final = Verb("show hand", v.TOOLS)
"""Exhibition: give a piece out of the hand ..."""
SHOW_SHED: Final = Verb("show shed", v.TOOLS)
"""... or out of the shed. A piece shown is a number: the types in hand from 0, those in the shed after them."""


@final
class LuckyPick(Decision):
    """FWB-116: Lucky Find takes a piece of one's choice out of the discard."""

    name = "lucky_pick"
    rule = "FWB-116"
    verbs: tuple[Verb, ...] = (v.PICK,)
    of_card = True

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """The types in the discard."""
        moves.put_each(v.PICK.first, types_in_discard(table))

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Take it."""
        find(table, seat, n)

    def first(self) -> Fact:
        """Pick."""
        return said.first_lucky_pick()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-116: it is not there."""
        return not_in_discard(n)

    def asks(self, table: "State", seat: i64) -> Fact:
        """Pick."""
        return said.ask_lucky_pick()

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The discard."""
        return ("zone:discard",)


class Showing(Decision):
    """FWB-114: a piece to give is shown."""

    rule = "FWB-114"
    of_card = True

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """What is in hand and shed, and not shown yet."""
        moves.put_each(SHOW_HAND.first, types_to_show(table, seat))
        moves.put_each(SHOW_SHED.first, pieces_to_show(table, seat))

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-114: it is not there."""
        tool = RESOURCE_REFS[EQUIPMENT + int(n)]
        if verb is SHOW_HAND:
            return IllegalMove(self.rule, said.none_to_show(resource=tool))
        return IllegalMove(self.rule, said.no_piece_to_show(resource=tool))

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The piece in hand or shed."""
        if verb is SHOW_HAND:
            return in_hand(table, seat, EQUIPMENT + n)
        return in_shed(table, seat, n) if verb is SHOW_SHED else ()


@final
class ExhibitionOffer(Showing):
    """FWB-114: show a first piece to give, or pass."""

    name = "exhibition_offer"
    verbs: tuple[Verb, ...] = (v.PASS, SHOW_HAND, SHOW_SHED)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Nothing, or a piece."""
        moves.put(v.PASS.first)
        super().open(table, seat, moves)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """FWB-114, FWB-139: then the second one; a single one is no choice."""
        if verb is v.PASS:
            table.period.add(seat, results.LET_GO, NO_CARD)
            table.note(h.LET_GO_BY, int(seat), EXHIBITION)
            return
        table.choice.shown = verb.first + n - SHOW_HAND.first
        in_hand_left, in_shed_left = types_to_show(table, seat), pieces_to_show(table, seat)
        if count(in_hand_left) + count(in_shed_left) > 1:
            EXHIBITION_SECOND.ask(table, seat)
            return
        table.choice.shown_too = lowest(in_hand_left) if in_hand_left != 0 else TYPES + lowest(in_shed_left)
        choose_taken(table, seat)

    def fits(self, table: "State", seat: i64) -> bool:
        """Who has not two pieces is not asked."""
        return pieces_held(table, seat) > 1

    def first(self) -> Fact:
        """Show or pass."""
        return said.first_exhibition_offer()

    def asks(self, table: "State", seat: i64) -> Fact:
        """Show or pass."""
        return said.ask_exhibition_offer()

    def does(self, table: "State", seat: int, verb: Verb, n: int) -> Fact:
        """Passing means to give nothing."""
        return said.do_pass(step="exhibition_offer") if verb is v.PASS else super().does(table, seat, verb, n)


@final
class ExhibitionSecond(Showing):
    """FWB-114: show the second piece."""

    name = "exhibition_second"
    verbs: tuple[Verb, ...] = (SHOW_HAND, SHOW_SHED)
    draft: tuple[str, ...] = ("choice.shown",)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Then say what is taken."""
        table.choice.shown_too = verb.first + n - SHOW_HAND.first
        choose_taken(table, seat)

    def begun(self, table: "State") -> Step[Any]:
        """The Exhibition asks."""
        return EXHIBITION_OFFER

    def is_quiet(self, table: "State", before: Step[Any]) -> bool:
        """Nothing is given before all is chosen."""
        return count(types_in_discard(table)) > 1

    def check(self, table: "State") -> None:
        """FWB-114: the first piece is there."""
        check_shown(table)

    def first(self) -> Fact:
        """Show."""
        return said.first_exhibition_second()

    def asks(self, table: "State", seat: i64) -> Fact:
        """Show; the first one is said again."""
        return said.ask_exhibition_second(resource=RESOURCE_REFS[EQUIPMENT + int(table.choice.shown) % TYPES])


@final
class ExhibitionTake(Decision):
    """FWB-115: pick the piece that is taken for the two."""

    name = "exhibition_take"
    rule = "FWB-115"
    verbs: tuple[Verb, ...] = (v.PICK,)
    of_card = True
    draft: tuple[str, ...] = ("choice.shown", "choice.shown_too")

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """The types in the discard."""
        moves.put_each(v.PICK.first, types_in_discard(table))

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Two for one."""
        exchange(table, seat, n)

    def begun(self, table: "State") -> Step[Any]:
        """The Exhibition asks."""
        return EXHIBITION_OFFER

    def is_quiet(self, table: "State", before: Step[Any]) -> bool:
        """Nothing is given before all is chosen."""
        return count(types_in_discard(table)) > 1

    def check(self, table: "State") -> None:
        """FWB-114: both pieces are there."""
        check_shown(table)

    def first(self) -> Fact:
        """Pick."""
        return said.first_exhibition_take()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-116: it is not there."""
        return not_in_discard(n)

    def asks(self, table: "State", seat: i64) -> Fact:
        """Pick."""
        return said.ask_exhibition_take()

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The discard."""
        return ("zone:discard",)


@final
class Exhibition(Task):
    """FWB-114: beginning with seat a, the b-th seat is asked."""

    name = "exhibition"
    todo = "exhibition"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Once everybody, from the player of the card on, who has two pieces to give."""
        if b == table.n or types_in_discard(table) == 0:
            return
        table.then(self, a, b + 1)
        seat = (a + b) % table.n
        if pieces_held(table, seat) < 2:
            table.period.add(seat, results.UNTOUCHED, NO_CARD)
        else:
            EXHIBITION_OFFER.ask(table, seat)


def types_in_discard(table: "State") -> i64:
    """FWB-114, FWB-116: the types of equipment in the discard, as a set."""
    types: i64 = 0
    for i in range(table.resources.discard.size):
        kind = KIND_OF[table.resources.discard.cards[i]]
        if is_equipment(kind):
            types |= BIT[kind - EQUIPMENT]
    return types


def can_play(table: "State", seat: i64) -> bool:
    """FWB-117: whether a held event can be played: not without equipment in the discard."""
    if table.hands.copies(seat, EXHIBITION) == 0 and table.hands.copies(seat, LUCKY_FIND) == 0:
        return False
    return types_in_discard(table) != 0


def play(table: "State", seat: i64, kind: i64) -> None:
    """FWB-116, FWB-117: play an event out of the hand; it goes to the discard when it is done."""
    card = give_up(table, seat, kind)
    table.note(h.PLAYED, int(seat), int(card))
    interrupts.resolve(table, card, seat)


def begin(table: "State", kind: i64, seat: i64) -> None:
    """FWB-112: carry an event out; without equipment in the discard it does nothing."""
    types = types_in_discard(table)
    if types == 0:
        table.note(h.NO_EFFECT, int(kind))
    elif kind == EXHIBITION:
        table.then(EXHIBITING, seat, 0)
    elif count(types) == 1:
        find(table, seat, lowest(types))
    else:
        LUCKY_PICK.ask(table, seat)


def take_from_discard(table: "State", seat: i64, kind: i64) -> Card:
    """FWB-115, FWB-116: take the topmost piece of a type out of the discard; the rest keeps its order."""
    pile = table.resources.discard
    at = pile.size - 1
    while KIND_OF[pile.cards[at]] != EQUIPMENT + kind:
        at -= 1
    card = Card(pile.cards[at])
    while at + 1 < pile.size:
        pile.cards[at] = pile.cards[at + 1]
        at += 1
    pile.size -= 1
    take_in(table, seat, card, openly=True)
    table.period.add(seat, results.TOOK, card)
    return card


def find(table: "State", seat: i64, kind: i64) -> None:
    """FWB-116: Lucky Find."""
    card = take_from_discard(table, seat, kind)
    table.note(h.FOUND, int(seat), int(card))


def types_to_show(table: "State", seat: i64) -> i64:
    """FWB-114: the types in hand that can be given, or given besides the first piece, as a set."""
    types = types_held(table, seat)
    first = table.choice.shown
    if 0 <= first < TYPES and number_of(table, seat, EQUIPMENT + first) == 1:
        types &= ~BIT[first]
    return types


def pieces_to_show(table: "State", seat: i64) -> i64:
    """FWB-114: the same for the shed."""
    types = table.sheds.types[seat]
    return types & ~BIT[table.choice.shown - TYPES] if table.choice.shown >= TYPES else types


def choose_taken(table: "State", seat: i64) -> None:
    """FWB-115: which piece is taken; a single type is no choice."""
    types = types_in_discard(table)
    if count(types) == 1:
        exchange(table, seat, lowest(types))
    else:
        EXHIBITION_TAKE.ask(table, seat)


def hand_over(table: "State", seat: i64, shown: i64) -> Card:
    """FWB-114: a piece from hand or shed is given."""
    if shown < TYPES:
        return give_up(table, seat, EQUIPMENT + shown)
    return take_piece(table, seat, shown - TYPES)


def exchange(table: "State", seat: i64, kind: i64) -> None:
    """FWB-115: the piece is taken before the two given ones are laid on the discard, in the order given."""
    first = hand_over(table, seat, table.choice.shown)
    second = hand_over(table, seat, table.choice.shown_too)
    table.choice.shown = -1
    table.choice.shown_too = -1
    card = take_from_discard(table, seat, kind)
    table.resources.discard.put(first)
    table.resources.discard.put(second)
    table.period.add(seat, results.LOST, first)
    table.period.add(seat, results.LOST, second)
    table.note(h.EXHIBITED, int(seat), int(first) * h.PACK + int(second), int(card))


def not_in_discard(kind: i64) -> IllegalMove:
    """FWB-116: nobody takes what is not there."""
    return IllegalMove("FWB-116", said.not_in_discard(resource=RESOURCE_REFS[EQUIPMENT + int(kind)]))


def check_shown(table: "State") -> None:
    """FWB-114: the pieces shown are there."""
    shown, other = table.choice.shown, table.choice.shown_too
    for first, second in ((-1, shown), (shown, other)):
        if second >= 0:
            table.choice.shown = first
            types = types_to_show(table, table.asked) if second < TYPES else pieces_to_show(table, table.asked)
            need(second < 2 * TYPES and types & BIT[second % TYPES] != 0, said.wrong_shown())
    table.choice.shown = shown


LUCKY_PICK: Final[LuckyPick] = LuckyPick()
EXHIBITION_OFFER: Final[ExhibitionOffer] = ExhibitionOffer()
EXHIBITION_SECOND: Final[ExhibitionSecond] = ExhibitionSecond()
EXHIBITION_TAKE: Final[ExhibitionTake] = ExhibitionTake()
EXHIBITING: Final[Exhibition] = Exhibition()
STEPS: Final[list[Step[Any]]] = [LUCKY_PICK, EXHIBITION_OFFER, EXHIBITION_SECOND, EXHIBITION_TAKE, EXHIBITING]
