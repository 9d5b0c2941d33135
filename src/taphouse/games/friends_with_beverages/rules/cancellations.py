"""Guest Cancellation, FWB-099, FWB-100: a guest leaves; with advanced effects hand cards are exchanged then."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.friends_with_beverages.cards import GUEST_CANCELLATION, KIND_OF
from taphouse.games.friends_with_beverages.rules import decks, results, turn
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules.decision import Decision, Task, in_hand
from taphouse.games.friends_with_beverages.rules.hands import any_card, discard, give_up
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.rules.verbs import DISCARD
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

COMPENSATED: Final = 2
"""FWB-100: how many cards the drawer of a cancellation exchanges."""


@final
class Compensation(Decision):
    """FWB-100: discard the cards that are exchanged."""

    name = "compensation"
    rule = "FWB-100"
    verbs: tuple[Verb, ...] = (DISCARD,)
    of_card = True

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any card of the hand."""
        turn.put_discards(table, seat, moves)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """One of the two."""
        discard_for_two(table, seat, n)

    def check(self, table: "State") -> None:
        """FWB-100: not more than two."""
        need(table.choice.tally < COMPENSATED, said.wrong_exchange())

    def first(self) -> Fact:
        """Discard."""
        return said.first_compensation()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-072: it is not there."""
        return turn.not_held(n)

    def asks(self, table: "State", seat: i64) -> Fact:
        """The first or the second."""
        return said.ask_compensation(which="first" if table.choice.tally == 0 else "second")

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The cards of that kind."""
        return in_hand(table, seat, n)


@final
class Compensate(Task):
    """FWB-088, FWB-100: seat a has discarded b cards."""

    name = "compensate"
    todo = "compensate"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Discard two cards of one's choice, then draw as many; a last card is no choice."""
        if b < COMPENSATED and table.hands.sizes[a] > 0:
            table.choice.tally = b
            if table.hands.sizes[a] == 1:
                discard_for_two(table, a, KIND_OF[any_card(table, a)])
            else:
                COMPENSATION.ask(table, a)
        elif b > 0:
            table.then(decks.GAIN, a, b)

    def check(self, table: "State", a: int, b: int, c: int) -> Fact | None:
        """Not more than two."""
        return None if b <= COMPENSATED else said.wrong_count()


def begin(table: "State", seat: i64) -> None:
    """FWB-099, FWB-100: the drawer loses a guest; with advanced effects, hand cards are exchanged then."""
    if not decks.cancel(table, seat):
        table.note(h.NO_EFFECT, GUEST_CANCELLATION)
    if table.house.advanced:
        table.then(COMPENSATE, seat, 0)


def discard_for_two(table: "State", seat: i64, kind: i64) -> None:
    """FWB-100: one of the two."""
    card = give_up(table, seat, kind)
    table.period.add(seat, results.LOST, card)
    table.note(h.DISCARDED, int(seat), int(card))
    discard(table, card)
    table.then(COMPENSATE, seat, table.choice.tally + 1)


COMPENSATION: Final[Compensation] = Compensation()
COMPENSATE: Final[Compensate] = Compensate()
STEPS: Final[list[Step[Any]]] = [COMPENSATION, COMPENSATE]
