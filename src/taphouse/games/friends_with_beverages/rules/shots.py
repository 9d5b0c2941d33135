"""We Only Get One Shot, FWB-108 to FWB-110: secret answers, then everybody removes a piece to their right."""

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS, Fact
from taphouse.core.step import RESOLVING, Moves, Step, Verb
from taphouse.games.friends_with_beverages.cards import EQUIPMENT, NO_CARD, ONE_SHOT
from taphouse.games.friends_with_beverages.house import OFF, ONCE
from taphouse.games.friends_with_beverages.references import RESOURCE_REFS
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules import results
from taphouse.games.friends_with_beverages.rules.decision import Decision, Task, in_shed
from taphouse.games.friends_with_beverages.rules.hands import discard, take_piece
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.rules.verbs import TOOLS
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

SHOT_OPEN: Final = -1
"""A seat that has still to answer."""
SHOT_NO: Final = 0
SHOT_TOAST: Final = 1
SHOT_DRIVER: Final = 2
SHOTS: Final = ("no", "toast", "driver")

TOAST: Final = Verb("toast")
DRIVER: Final = Verb("driver")
NO_TOAST: Final = Verb("no")
REMOVE: Final = Verb("remove", TOOLS)


@final
class Immunity:
    """FWB-109: what protects the seats from We Only Get One Shot; replaced with each answer, never changed."""

    def __init__(self, seats: int, like: "Immunity | None" = None) -> None:
        self.answers: vec[i64] = vec[i64]([SHOT_NO] * seats) if like is None else like.answers[:]
        """What each seat answers."""
        self.toasted: i64 = 0 if like is None else like.toasted
        """The seats that have had their one toast, as a set."""


@final
class OneShot(Decision):
    """FWB-109, FWB-110: everybody who can be immune answers in secret."""

    name = "one_shot"
    rule = "FWB-109"
    verbs: tuple[Verb, ...] = (TOAST, DRIVER, NO_TOAST)
    together = True
    of_card = True

    def awaited(self, table: "State", seat: i64) -> bool:
        """Who has not answered."""
        return table.immunity.answers[seat] == SHOT_OPEN

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """What protects this seat, or nothing."""
        if can_toast(table, seat):
            moves.put(TOAST.first)
        if can_drive(table, seat):
            moves.put(DRIVER.first)
        moves.put(NO_TOAST.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """FWB-109, FWB-110: a secret answer; once the last one is in, everybody hears all of them."""
        table.step = self
        table.immunity = Immunity(table.seats, table.immunity)
        table.immunity.answers[seat] = SHOT_TOAST if verb is TOAST else SHOT_DRIVER if verb is DRIVER else SHOT_NO
        table.note(h.HAS_ANSWERED, int(seat))
        for other in range(table.n):
            if table.immunity.answers[other] == SHOT_OPEN:
                return
        table.step = RESOLVING
        for other in range(table.n):
            table.note(h.SHOT_ANSWER, int(other), int(table.immunity.answers[other]))
            if table.immunity.answers[other] == SHOT_TOAST and table.house.immunity == ONCE:
                table.immunity.toasted |= BIT[other]

    def is_quiet(self, table: "State", before: Step[Any]) -> bool:
        """An answer is secret; the question is not."""
        return before is self

    def first(self) -> Fact:
        """Answer."""
        return said.first_one_shot()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-109, FWB-110: why an answer does not count."""
        if verb is DRIVER:
            return IllegalMove("FWB-110", said.only_drivers())
        return IllegalMove(self.rule, said.one_toast_only())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Answer."""
        return said.ask_one_shot()


@final
class OneShotTake(Decision):
    """FWB-108: choose the neighbour's piece that is removed."""

    name = "one_shot_take"
    rule = "FWB-108"
    verbs: tuple[Verb, ...] = (REMOVE,)
    of_card = True

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """The pieces of that shed."""
        moves.put_each(REMOVE.first, table.sheds.types[table.choice.victim])

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """It goes."""
        remove(table, seat, n)

    def check(self, table: "State") -> None:
        """FWB-108: it is the shed at the right."""
        right = (table.asked + table.n - 1) % table.n
        need(table.choice.victim == right, said.wrong_removed())

    def first(self) -> Fact:
        """Which one."""
        return said.first_one_shot_take()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-108: it is not there."""
        return IllegalMove(self.rule, said.not_in_that_shed(resource=RESOURCE_REFS[EQUIPMENT + int(n)]))

    def asks(self, table: "State", seat: i64) -> Fact:
        """Which one, and whose."""
        return said.ask_one_shot_take(who=SEATS[int(table.choice.victim)])

    def does(self, table: "State", seat: int, verb: Verb, n: int) -> Fact:
        """Which one, and whose."""
        return said.do_remove(resource=RESOURCE_REFS[EQUIPMENT + n], who=SEATS[int(table.choice.victim)])

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The piece."""
        return in_shed(table, int(table.choice.victim), n)


@final
class Shots(Task):
    """FWB-108: beginning with seat a, the b-th seat removes a piece of its right neighbour's."""

    name = "shots"
    todo = "one shot"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """The neighbour may be immune, or have none; a single piece is no choice."""
        if b == table.n:
            return
        table.then(self, a, b + 1)
        seat = (a + b) % table.n
        victim = (seat + table.n - 1) % table.n
        types = table.sheds.types[victim]
        table.choice.victim = victim
        if table.immunity.answers[victim] != SHOT_NO:
            table.period.add(victim, results.IMMUNE, NO_CARD)
            table.note(h.WAS_IMMUNE, int(victim), ONE_SHOT)
        elif types == 0:
            table.period.add(victim, results.UNTOUCHED, NO_CARD)
        elif types & (types - 1) == 0:
            remove(table, seat, lowest(types))
        else:
            ONE_SHOT_TAKE.ask(table, seat)


def begin(table: "State", seat: i64) -> None:
    """FWB-108, FWB-109: first everybody who can be immune answers, secretly."""
    table.then(SHOOTING, seat, 0)
    table.immunity = Immunity(table.seats, table.immunity)
    for other in range(table.n):
        table.immunity.answers[other] = SHOT_NO
        if can_toast(table, other) or can_drive(table, other):
            table.immunity.answers[other] = SHOT_OPEN
            table.step = ONE_SHOT_ANSWER


def can_toast(table: "State", seat: i64) -> bool:
    """FWB-109: whether a toast protects this seat."""
    if table.house.immunity == OFF:
        return False
    return table.house.immunity != ONCE or table.immunity.toasted & BIT[seat] == 0


def can_drive(table: "State", seat: i64) -> bool:
    """FWB-110: whether this seat is a designated driver, and that counts."""
    return table.house.immunity != OFF and table.house.drivers & BIT[seat] != 0


def remove(table: "State", seat: i64, kind: i64) -> None:
    """FWB-108: the piece goes second-hand or to the discard; nobody gains it."""
    card = take_piece(table, table.choice.victim, kind)
    table.period.add(table.choice.victim, results.LOST_PIECE, card)
    table.note(h.REMOVED, int(seat), int(table.choice.victim), int(card))
    discard(table, card)


ONE_SHOT_ANSWER: Final[OneShot] = OneShot()
ONE_SHOT_TAKE: Final[OneShotTake] = OneShotTake()
SHOOTING: Final[Shots] = Shots()
STEPS: Final[list[Step[Any]]] = [ONE_SHOT_ANSWER, ONE_SHOT_TAKE, SHOOTING]
