"""Moves that the house makes by itself: in time, on record, once, and again after a restart."""

import asyncio
from pathlib import Path
from time import time

import msgspec
import pytest

from taphouse.core.game import Wait
from taphouse.core.moves import HOUSE, Move
from taphouse.core.record import read_record, verify
from taphouse.core.state import State as AnyState
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.store import Change, StoreFailure
from taphouse.server.testing.in_process import Guest, dealt, open_bar
from taphouse.testing.coasters.timed import Timed

pytestmark = pytest.mark.anyio
SETTINGS = Settings(
    db="sqlite://", paces=dict.fromkeys(("calm", "human", "quick", "instant"), (0.0, 0.0)), commands_burst=10_000
)
TWO = MakeTable(game="coasters", seats=2, house={"target": 2})
SHORT, LONG = 0.15, 30.0


def rows(guest: Guest) -> list[tuple[int, str]]:
    assert guest.table.now.dealt is not None
    return [(row.seat, row.text) for row in guest.table.now.dealt.table.record.moves]


def number(guest: Guest) -> int:
    return int(guest.look().shown["number"])


def told(guest: Guest) -> int:
    return int(guest.look().card.get("house_moves_at", 0))


async def test_the_house_moves_at_once_where_nobody_else_is_awaited() -> None:
    async with open_bar(SETTINGS, {"coasters": Timed(LONG)}) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        await ann.play()
        await ben.play()
        await ann.until("the house's move", lambda guest: number(guest) == 3)

        assert rows(ann)[2] == (HOUSE, "call time")
        assert "The house called time." in ann.story
        assert bar.tally.house_moves == 1
        assert bar.tally.moves == 3


async def test_time_runs_on_while_others_answer_and_starts_afresh_with_each_round() -> None:
    seconds = 0.6
    async with open_bar(SETTINGS, {"coasters": Timed(seconds)}) as bar:
        ann, _ = await dealt(bar, TWO, "Ann", "Ben")
        clock = asyncio.get_running_loop().time
        started = clock()
        await asyncio.sleep(seconds * 0.6)
        await ann.play()
        await ann.until("time", lambda guest: number(guest) == 2)
        assert seconds * 0.9 < clock() - started < seconds * 1.6

        await ann.until("time again", lambda guest: number(guest) == 3)
        assert clock() - started > seconds * 1.9
        assert [seat for seat, _ in rows(ann)] == [0, HOUSE, HOUSE]


async def test_a_game_that_nobody_plays_ends_by_the_clock_and_its_record_checks() -> None:
    async with open_bar(SETTINGS, {"coasters": Timed(0.01)}) as bar:
        ann, _ = await dealt(bar, TWO, "Ann", "Ben")
        await ann.until("the end", lambda guest: guest.look().card.get("checked"))
        record = read_record(await ann.table.record_bytes())

    assert {row.seat for row in record.moves} == {HOUSE}
    assert [row.at for row in record.moves] == sorted(row.at for row in record.moves)
    verify(Timed(), record)


async def test_everybody_is_told_when_time_will_be_called() -> None:
    async with open_bar(SETTINGS, {"coasters": Timed(LONG)}) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        watching = await Guest.come(bar, ann.card["id"])
        first = told(ann)

        assert abs(first - time() - LONG) < 2
        assert told(ben) == told(watching) == first
        await asyncio.sleep(1.1)
        await ann.play()
        assert told(ann) == first, "the same round, the same time"
        await ben.play()
        await ann.until("the next round", lambda guest: number(guest) == 3)
        assert told(ann) > first


async def test_the_clock_is_set_again_after_a_restart(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, db=f"sqlite:///{tmp_path}/taphouse.db")
    async with open_bar(settings, {"coasters": Timed(SHORT * 3)}) as bar:
        ann, _ = await dealt(bar, TWO, "Ann", "Ben")
        await ann.play()
        code = ann.card["id"]
    await asyncio.sleep(SHORT * 3)

    async with open_bar(settings, {"coasters": Timed(SHORT * 3)}) as bar:
        ann = await Guest.come(bar, code, "ann")
        assert len(rows(ann)) == 1, "nothing happens while the house is closed, nor on opening"
        await ann.until("time", lambda guest: number(guest) == 2)
        assert rows(ann)[1] == (HOUSE, "call time")

    async with open_bar(settings, {"coasters": Timed(LONG)}) as bar:
        ann = await Guest.come(bar, code, "ann")
        assert number(ann) >= 2, "what the house did is on disk"


async def test_a_move_that_cannot_be_written_is_made_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_bar(SETTINGS, {"coasters": Timed(LONG)}) as bar:
        monkeypatch.setattr("taphouse.server.table.bot_driver.AFTER_FAILURE", 0.05)
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        await ann.play()
        write, failures = bar.store.write, []

        def fail_once(change: Change) -> asyncio.Future[None]:
            if any(step.seat == HOUSE for step in change.steps) and not failures:
                failures.append(change)
                done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                done.set_exception(StoreFailure("no room"))
                return done
            return write(change)

        monkeypatch.setattr(bar.store, "write", fail_once)
        await ben.play()
        await ann.until("the house's move", lambda guest: number(guest) == 3)

        assert len(failures) == 1
        assert [seat for seat, _ in rows(ann)] == [0, 1, HOUSE]


@pytest.mark.parametrize("awaited", [1, 2])
async def test_no_clock_of_the_house_stops_because_somebody_asks_to_take_a_move_back(awaited: int) -> None:
    seconds = SHORT * 4
    async with open_bar(SETTINGS, {"coasters": Timed(seconds)}) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        await ann.play()
        await ann.until("time", lambda guest: number(guest) == 2)
        if awaited == 1:
            await ben.look().play()
        before = number(ann)
        await ann.do("undo")
        assert ann.question()["waits_for"] == [1]

        await ann.until("time again", lambda guest: number(guest) == before + 1)

        assert rows(ann)[-1] == (HOUSE, "call time")
        assert not ben.question()


async def test_what_is_agreed_to_in_time_is_taken_back() -> None:
    async with open_bar(SETTINGS, {"coasters": Timed(SHORT * 4)}) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        await ann.play()
        await ann.until("time", lambda guest: number(guest) == 2)
        await ann.do("undo")

        await ben.answer(yes=True)

        assert number(ann) == 0
        await ann.until("time again", lambda guest: number(guest) == 1)
        assert rows(ann) == [(HOUSE, "call time")]


class Muddled(Timed):
    """Waits to make a move that it does not have."""

    def house_waits(self, state: AnyState) -> list[Wait]:
        return [Wait(Move(0), 0.0)]


async def test_a_game_that_lets_the_house_do_wrong_does_not_stop_its_table() -> None:
    async with open_bar(SETTINGS, {"coasters": Muddled(LONG)}) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        await asyncio.sleep(0.05)
        await ann.play()
        assert number(ben) == 1


async def test_a_table_leaves_memory_only_when_the_house_has_nothing_to_do() -> None:
    settings = msgspec.structs.replace(SETTINGS, idle_after=0.0)
    async with open_bar(settings, {"coasters": Timed(SHORT)}) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        for guest in (ann, ben):
            guest.leave()
        await bar.sweep()
        assert bar.tables_in_memory == 1
        await until_over(bar, ann.card["id"])


async def until_over(bar: Bar, code: str) -> None:
    for _ in range(1000):
        if code not in bar.index.sheets:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the game did not end")
