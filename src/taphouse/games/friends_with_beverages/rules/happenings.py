"""What can happen at the table, for the story; and what came up in the current period, for everybody's eyes."""

from typing import Final, final

from mypy_extensions import i64

from taphouse.core.agenda import Agenda

HAS_ANSWERED: Final = 0
ARRIVED: Final = 1
BEGINS: Final = 2
TURN_BEGINS: Final = 3
ROUND_PASSES: Final = 4
OFFERED: Final = 5
TRADED: Final = 6
DECLINED: Final = 7
DREW: Final = 8
NO_CARD_LEFT: Final = 9
TOOK: Final = 10
TOOK_DISCARD: Final = 11
FILLED: Final = 12
SWEPT: Final = 13
RESHUFFLED: Final = 14
PAID: Final = 15
SWAPPED: Final = 16
TURNED: Final = 17
REJECTED: Final = 18
JOINED_MARKET: Final = 19
MARKET_REPLACED: Final = 20
INSTALLED: Final = 21
DISPLACED: Final = 22
DISCARDED: Final = 23
RETIRED: Final = 24
TRADED_SECOND_HAND: Final = 25
SERVED_GUEST: Final = 26
LAST_ROUND: Final = 27
MET_CARD: Final = 28
EXCHANGE_ENDS: Final = 29
EXCHANGE_STAYS: Final = 30
FLIPPED: Final = 31
RECALLED: Final = 32
LOST_CARD: Final = 33
GUEST_LOST: Final = 34
WAS_IMMUNE: Final = 35
DESTROYED: Final = 36
BORROWED: Final = 37
REMOVED: Final = 38
SHOT_ANSWER: Final = 39
PLAYED: Final = 40
FOUND: Final = 41
EXHIBITED: Final = 42
LOOKED: Final = 43
NO_EFFECT: Final = 44
GUESTS_OUT: Final = 45
READY: Final = 46
GAME_ENDS: Final = 47
LET_GO_BY: Final = 48
SHUFFLED_BACK: Final = 49
RUSHED: Final = 50
DEALT: Final = 51

PACK: Final = 256
"""Two cards or kinds in one number of the story: the first times this, and the second."""

_WIDTH: Final = 4


@final
class Period:
    """Interrupts and events since the last turn ended, and what they did to everybody. FWB-086, FWB-087."""

    def __init__(self, like: "Period | None" = None) -> None:
        self.met: Agenda = Agenda() if like is None else like.met.copy()
        """A row for each: its card, who drew or played it, how many were open then, and 1 while it is open."""
        self.results: Agenda = Agenda() if like is None else like.results.copy()
        """Rows in the order of happening: which of them, the seat, what it did, and the card or guest (or -1)."""
        self.open: i64 = 0 if like is None else like.open
        """How many are open: the last ones of those rows that are, since the inner ones close first."""

    def begin(self, card: i64, seat: i64) -> i64:
        """Write down that a card is being carried out; gives its number."""
        self.met.push(card, seat, self.open, 1)
        self.open += 1
        return self.met.size - 1

    def close(self, number: i64) -> i64:
        """Write down that it is done; gives its card."""
        self.open -= 1
        self.met.steps[number * _WIDTH + 3] = 0
        return self.met.steps[number * _WIDTH]

    def is_open(self, number: i64) -> bool:
        """Whether it is still being carried out."""
        return self.met.steps[number * _WIDTH + 3] == 1

    def innermost(self) -> i64:
        """The number of the one that is being carried out now, or -1."""
        number = self.met.size - 1
        while number >= 0 and not self.is_open(number):
            number -= 1
        return number

    def add(self, seat: i64, effect: i64, thing: i64) -> None:
        """Write down what happened to a seat, if anything is being carried out."""
        if self.open > 0:
            self.results.push(self.innermost(), seat, effect, thing)

    def clear(self) -> None:
        """Forget everything: a new period begins."""
        self.met.clear()
        self.results.clear()
