"""Telling a story to one pair of eyes: how seats and lists are named in a sentence."""

from collections.abc import Sequence

from taphouse.core.moves import Seat


class Teller:
    """Finds the words for one pair of eyes; a game that tells its story adds the sentences."""

    def __init__(self, eyes: Seat | None, names: Sequence[str]) -> None:
        self.eyes = eyes
        self.names = names

    def is_own(self, seat: int) -> bool:
        """Whether the seat is the one that listens."""
        return seat == self.eyes

    def who(self, seat: int) -> str:
        """Name a seat at the beginning of a sentence."""
        if seat == self.eyes:
            return "You"
        return self.names[seat] if seat < len(self.names) else f"Seat {seat + 1}"

    def whom(self, seat: int) -> str:
        """Name a seat within a sentence."""
        return "you" if seat == self.eyes else self.who(seat)

    def whose(self, seat: int) -> str:
        """Name a seat as an owner, within a sentence."""
        return "your" if seat == self.eyes else f"{self.who(seat)}'s"

    def several(self, seats: list[int]) -> str:
        """Name several seats at the beginning of a sentence."""
        return listed([self.who(seat) if i == 0 else self.whom(seat) for i, seat in enumerate(seats)])

    def verb(self, seat: int, own: str, others: str) -> str:
        """The form of a verb that goes with a seat."""
        return own if seat == self.eyes else others

    def does(self, seat: int, own: str, others: str) -> str:
        """Name a seat at the beginning of a sentence, with the verb that goes with it."""
        return f"{self.who(seat)} {self.verb(seat, own, others)}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Several things in a sentence: ``a, b and c``."""
    return "".join(words) if len(words) < 2 else f"{', '.join(words[:-1])} {last} {words[-1]}"
