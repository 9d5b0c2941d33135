"""Cultural Exchange, FWB-089, FWB-090: with advanced effects its drawer puts the top guests in order."""

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Kind, Moves, Step, Verb
from taphouse.games.friends_with_beverages.references import GUEST_REFS
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules.decision import Decision
from taphouse.games.friends_with_beverages.rules.looks import DEEP
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

ORDER_WORDS: Final = ("1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1")
ARRANGE: Final = Verb("arrange", Kind("order", ORDER_WORDS))
ORDERS: Final = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
"""FWB-090: in each of six orders, which of the top guests comes first, second, third."""


@final
class Rearrange(Decision):
    """FWB-090: put the top guests back in an order of one's choice."""

    name = "rearrange"
    rule = "FWB-090"
    verbs: tuple[Verb, ...] = (ARRANGE,)
    of_card = True

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """FWB-090: six orders of three guests, two of two."""
        step: i64 = 1 if table.guests.deck.size >= DEEP else 2
        order: i64 = 0
        while order < (6 if step == 1 else 4):
            moves.put(ARRANGE.first + order)
            order += step

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Nobody else sees how."""
        arrange(table, seat, n)

    def check(self, table: "State") -> None:
        """FWB-090: there is an order to choose."""
        need(table.guests.deck.size > 1, said.wrong_rearrange())

    def first(self) -> Fact:
        """The order."""
        return said.first_rearrange()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-090: so few guests are left."""
        return IllegalMove(self.rule, said.two_to_arrange())

    def asks(self, table: "State", seat: i64) -> Fact:
        """The order."""
        return said.ask_rearrange()

    def does(self, table: "State", seat: int, verb: Verb, n: int) -> Fact:
        """Who comes next, and after that."""
        deck = table.guests.deck
        spots = [int(word) - 1 for word in ORDER_WORDS[n].split()][: int(deck.size)]
        guests = [GUEST_REFS[int(deck.cards[deck.size - 1 - spot])] for spot in spots]
        third = guests[2] if len(guests) > 2 else None
        return said.do_arrange(order={"text": ORDER_WORDS[n]}, first=guests[0], second=guests[1], third=third)

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The deck."""
        return ("zone:guest-deck",)


def look(table: "State", seat: i64) -> None:
    """FWB-090: with advanced effects the drawer sees the top guests, and puts them back in any order."""
    size = min(DEEP, table.guests.deck.size)
    if table.house.advanced and size > 1:
        table.guests.looks.look(seat, table.guests.deck, size)
        table.note(h.LOOKED, int(seat), int(size))
        REARRANGE.ask(table, seat)


def arrange(table: "State", seat: i64, order: i64) -> None:
    """FWB-090: put the guests back; nobody else sees how."""
    deck = table.guests.deck
    size = min(DEEP, deck.size)
    top = vec[i64]([0] * DEEP)
    for i in range(size):
        top[i] = deck.cards[deck.size - 1 - i]
    for i in range(size):
        deck.cards[deck.size - 1 - i] = top[ORDERS[DEEP * order + i]]
    table.guests.looks.look(seat, deck, size)
    table.guests.looks.rearranged(seat, size)


REARRANGE: Final[Rearrange] = Rearrange()
STEPS: Final[list[Step[Any]]] = [REARRANGE]
