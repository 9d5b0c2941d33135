"""A table on trial."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeVar

from taphouse.core.record import hash_of_state
from taphouse.server.parts.sheet import write_sheet
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.messages import Done, Refused
from taphouse.server.settings import Settings
from taphouse.server.table.live_table import LiveTable
from taphouse.server.testing.real_server import Guest, TrialServer
from taphouse.testing.coasters.game import GAME

T = TypeVar("T")
GAMES = {"coasters": GAME}
EASY = Settings(db="sqlite://", commands_burst=10**9, tables_per_person=10**6, chat_burst=10**6, spectator_news=1000.0)


class Scene(NamedTuple):
    """Ann hosts and Ben sits with her; Spy only watches, with a name; Nobody has none."""

    server: TrialServer
    table: str
    live: LiveTable
    ann: Guest
    ben: Guest
    spy: Guest
    nobody: Guest

    def all_there_is(self) -> str:
        """Write down everything about the table that could change."""
        live = self.live
        state = "" if live.now.dealt is None else hash_of_state(GAME, live.now.dealt.table.state)
        moves = [] if live.now.dealt is None else live.now.dealt.table.record.moves
        step = 0 if live.now.dealt is None else live.now.dealt.step
        return f"{write_sheet(live.now.sheet)} {state} {moves} {step} {live.now.chat.latest} {live.now.questions.open}"


@asynccontextmanager
async def a_table(server: TrialServer, *, started: bool = True) -> AsyncIterator[Scene]:
    """Set a table for two, with two who look on."""
    ann, ben, spy = [await server.guest(name) for name in ("Ann", "Ben", "Spy")]
    nobody = Guest(server.host)
    assert ann.person is not None
    table = await server.bar.make_table(ann.person, MakeTable(game="coasters", seats=2))
    guests = (ann, ben, spy, nobody)
    for guest in guests:
        await guest.sit_at(table)
        await guest.hear("table")
    await yes(ben.ask("sit", seat=1))
    if started:
        await yes(ann.ask("start"))
        for guest in guests:
            await guest.look()
    try:
        yield Scene(server, table, await server.bar.table(table), ann, ben, spy, nobody)
    finally:
        for guest in guests:
            await guest.leave()


async def yes(asked: Awaitable[Done | Refused]) -> None:
    answer = await asked
    assert isinstance(answer, Done), answer


def is_sentence(text: str) -> bool:
    return text[:1].isupper() and text.endswith(".") and "Traceback" not in text


Play = Callable[[Callable[[Scene], Awaitable[T]]], T]
