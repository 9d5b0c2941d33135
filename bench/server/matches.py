"""Tables with four seats each, one move in flight at a time, and the time from a command to the last seat's news."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter

SEATS = 4

choose = Random(1).choice


class Seat:
    """One connection to one table. A server's own subclass reads and writes its messages."""

    def __init__(self, match: "Match", number: int) -> None:
        self.match = match
        self.number = number
        self.state = -1
        """The number of the latest state that it was shown."""
        self.latest = b""
        """What it was shown, unread."""

    def shown(self, state: int, message: bytes) -> None:
        """Note a new state of the table."""
        self.latest = message
        if self.match.log.counts:
            self.match.log.views += 1
            self.match.log.view_bytes += len(message)
        if state != self.state:
            self.state = state
            if state == self.match.state + 1:
                self.match.seen_by_one_more()

    def move(self) -> bool:
        """Make a move if the table waits for this seat; tell whether it did."""
        raise NotImplementedError


class Log:
    """What is measured, once it counts."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        """Seconds from a command to the moment when the last of the four seats had seen it."""
        self.counts = False
        self.views = 0
        self.view_bytes = 0
        """How many views came, and how long they were in all."""
        self.again = 0
        """Games that were over and followed by another."""


class Match:
    """Four seats at one table."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.seats: list[Seat] = []
        self.state = 0
        """The state that all four have seen."""
        self.missing = 0
        """How many have not seen the move in flight."""
        self.begun = 0.0
        """When the move in flight was due; 0 for a deal, which is no move."""
        self.since = 0.0
        """When the move or deal in flight was sent."""
        self.next: Callable[[], None] | None = None
        """What to do when all have seen it."""

    def seen_by_one_more(self) -> None:
        """Count the seats that have seen the move in flight."""
        self.missing -= 1
        if self.missing == 0:
            self.state += 1
            if self.log.counts and self.begun:
                self.log.waits.append(perf_counter() - self.begun)
            if self.next is not None:
                self.next()

    def move(self, due: float) -> None:
        """Let the seat that the table waits for make a move that was due at that time."""
        self.missing = SEATS
        self.begun = due
        self.since = perf_counter()
        for seat in self.seats:
            if seat.move():
                return
        self.missing = 0
        self.over()

    def over(self) -> None:
        """Follow a game that is over by another, and make its first move; a server's own subclass knows how."""
        raise NotImplementedError


def flat_out(match: Match) -> None:
    """Make the next move as soon as everybody has seen the one before."""

    def go_on() -> None:
        match.move(perf_counter())

    match.next = go_on
    go_on()


async def paced(match: Match, due: float, every: float) -> None:
    """Make a move every so many seconds; a table that is late catches up, and the wait counts from when it was due."""
    while True:
        await asyncio.sleep(due - perf_counter())
        seen = asyncio.get_running_loop().create_future()
        match.next = partial(seen.set_result, None)
        match.move(due)
        await seen
        due += every
