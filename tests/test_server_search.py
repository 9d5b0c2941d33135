"""Bots that search at a table: in processes of their own, which may fail, dawdle and be stopped without harm."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from taphouse.core.rng import Quick
from taphouse.server.bar.tables import Bar
from taphouse.server.parts.search_worker import Question, answer
from taphouse.server.parts.search_workers import SearchWorkers, WorkerFailed
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.testing.in_process import Guest, company, open_bar
from taphouse.testing.coasters.game import GAME
from taphouse.testing.coasters.rules import State

pytestmark = pytest.mark.anyio
SETTINGS = Settings(db="sqlite://", paces={"instant": (0.0, 0.0)}, search_patience=30.0, commands_burst=10_000)


def question(budget: int = 1, package: str = GAME.package) -> Question:
    """Keep 14 for the round after the next, or waste it."""
    state = GAME.deal(2, GAME.house(2), Quick(1))
    assert isinstance(state, State)
    state.hands, state.won, state.pile = [[1, 14], [2, 16]], [1, 0], []
    return Question(package, GAME.position(state), 0, [], budget, "chance")


@pytest.fixture
async def workers() -> AsyncIterator[SearchWorkers]:
    workers = SearchWorkers(1, 30.0)
    yield workers
    await workers.close()


def _has_chosen(guest: Guest) -> bool:
    return bool(guest.shown) and not guest.shown["view"]["seats"][1].get("awaited")


async def at_a_table(bar: Bar) -> Guest:
    (ann,) = await company(bar, MakeTable(game="coasters", seats=2, pace="instant", house={"target": 5}), "Ann")
    await ann.do("seat_bot", seat=1, bot="search", strength=1)
    await ann.do("start")
    return await ann.until("the bot's choice", _has_chosen)


def test_a_worker_thinks_about_a_world() -> None:
    assert answer(question(20)) == 0


async def test_a_process_answers_one_question_after_the_other(workers: SearchWorkers) -> None:
    assert [await workers.ask(question(20)) for _ in range(2)] == [0, 0]


async def test_a_process_that_fails_is_replaced(workers: SearchWorkers) -> None:
    with pytest.raises(WorkerFailed):
        await workers.ask(question(package="no.such.game"))

    assert await workers.ask(question(20)) == 0


async def test_whoever_waits_too_long_for_a_process_is_told() -> None:
    workers = SearchWorkers(1, 0.01)

    with pytest.raises(TimeoutError):
        await workers.ask(question(10_000))
    await workers.close()


async def test_at_a_table_search_makes_its_move() -> None:
    async with open_bar(SETTINGS, {"coasters": GAME}) as bar:
        await at_a_table(bar)

        assert bar.tally.bot_moves == 1


async def test_where_there_is_no_process_the_house_bot_moves() -> None:
    settings = msgspec.structs.replace(SETTINGS, search_patience=0.0)
    async with open_bar(settings, {"coasters": GAME}) as bar:
        await at_a_table(bar)

        assert bar.tally.bot_moves == 1
