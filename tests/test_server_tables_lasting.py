"""What a table outlives: a rest out of memory, a restart, a full disk, faults of rules and bots."""

import asyncio
from pathlib import Path
from typing import cast

import msgspec
import pytest

from taphouse.core.moves import Move, Seat
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.commands import Play
from taphouse.server.protocol.problems import Refusal
from taphouse.server.settings import Settings
from taphouse.server.store import Change, Store
from taphouse.server.store.sqlite import SqliteStore
from taphouse.server.testing.in_process import INSTANT, Guest, dealt, open_bar, play_out
from taphouse.testing.coasters.game import GAME
from taphouse.testing.coasters.rules import State

pytestmark = pytest.mark.anyio
GAMES = {"coasters": GAME}
TWO = MakeTable(game="coasters", seats=2)
THREE = MakeTable(game="coasters", seats=3)


async def test_a_table_leaves_memory_and_comes_back_as_it_was(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.play()
    await ann.do("say", text="Cheers")
    ann.look()
    ben.look()
    table = ann.table
    table.now.used_at -= 10_000
    await bar.sweep()
    assert bar.tables_in_memory == 1
    ann.leave()
    ben.leave()
    table.now.used_at -= 10_000
    await bar.sweep()

    back = await Guest.come(bar, table.id, "ann", resume=ann.shown["resume"], chat=ann.heard[-1]["number"])

    assert back.table is not table
    assert back.shown["view"] == ann.shown["view"]
    assert back.shown.get("story", []) == []
    assert back.heard == []
    assert back.decision == ann.decision
    with pytest.raises(Refusal):
        table.attach(Guest("ann"))


async def test_a_finished_table_comes_back_with_record_frames_and_rematch(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await play_out(ann, ben)
    await ann.until("the check", lambda guest: guest.card.get("checked"))
    table = ann.table
    record, frame = await table.queries.record_bytes(), await table.queries.frame(None, 1, 2)
    ann.leave()
    ben.leave()
    table.now.used_at -= 10_000
    await bar.sweep()

    back = await Guest.come(bar, table.id, "ann")

    assert back.table is not table
    assert await back.table.queries.record_bytes() == record
    assert await back.table.queries.frame(None, 1, 2) == frame
    await back.do("rematch")


async def test_after_a_restart_everything_goes_on(tmp_path: Path) -> None:
    """Moves, chat, seats, decisions and known commands survive; the bots play on without anybody looking."""
    settings = msgspec.structs.replace(INSTANT, db=f"sqlite:///{tmp_path}/house.db")
    async with open_bar(settings, GAMES) as bar:
        ann, ben = await dealt(bar, THREE, "Ann", "Ben")
        await ann.until("the bot", lambda guest: guest.shown["number"] == 1)
        mine = {"id": "mine", "decision": ann.decision, "move": ann.moves[0]}
        assert (await ann.ask("move", **mine))["is"] == "done"
        await ann.do("say", text="Cheers")
        decision, story = ann.look().decision, list(ann.story)
        assert (await ben.look().ask("change_table", id="no"))["is"] == "refused"
        assert (await ann.ask("change_table", id="list", listed=True))["is"] == "done"

    async with open_bar(settings, GAMES) as bar:
        assert [card.id for card in bar.cards().tables] == [ann.card["id"]]
        back = await Guest.come(bar, ann.card["id"], "ann")
        assert back.story == story
        assert [line["text"] for line in back.heard] == ["Cheers"]
        assert back.decision >= decision
        assert (await back.ask("move", **mine))["is"] == "done"
        assert (await back.ask("change_table", id="list", listed=True))["is"] == "done"
        assert back.shown["number"] == 2
        other = await Guest.come(bar, ann.card["id"], "ben")
        await other.play()
        await back.until("the bot", lambda guest: guest.shown["number"] == 4)


async def test_running_tables_are_woken_at_the_start_and_their_bots_play_on(tmp_path: Path) -> None:
    """The house closes while bots are to move; when it opens they finish without anybody looking."""
    slow = Settings(db=f"sqlite:///{tmp_path}/house.db")
    async with open_bar(slow, GAMES) as bar:
        (ann,) = await dealt(bar, TWO, "Ann")
        await ann.play()
        assert ann.shown["number"] == 1

    async with open_bar(msgspec.structs.replace(INSTANT, db=slow.db), GAMES) as bar:
        for _ in range(1000):
            if bar.tally.bot_moves:
                break
            await asyncio.sleep(0.01)
        assert bar.tables_in_memory == 1
        assert bar.tally.bot_moves >= 1


async def test_a_table_whose_game_is_gone_says_so(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(INSTANT, db=f"sqlite:///{tmp_path}/house.db")
    async with open_bar(settings, GAMES) as bar:
        (ann,) = await dealt(bar, MakeTable(game="coasters", seats=2, listed=True), "Ann")

    async with open_bar(settings, {}) as bar:
        with pytest.raises(Refusal, match="cannot be brought back"):
            await bar.table(ann.card["id"])
        assert bar.cards().tables == []


def fill_disk(store: Store) -> None:
    """Let SQLite run out of pages: every commit that needs a new one fails, for real."""
    connection = cast("SqliteStore", store).writing
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")


def free_disk(store: Store) -> None:
    cast("SqliteStore", store).writing.execute("PRAGMA max_page_count = 1000000")


async def test_a_move_that_cannot_be_written_did_not_happen(bar: Bar) -> None:
    """The disk is full: the mover is told, nobody sees the move, and it can be made once there is room."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    fill_disk(bar.store)
    played = 0
    answer = {"is": "done"}
    while answer["is"] == "done":
        played += 1
        answer = await ann.look().ask("move", decision=ann.decision, move=ann.moves[0])
    assert answer["code"] == "failed"
    assert bar.tally.failures == 1
    assert ann.look().shown["number"] == ben.look().shown["number"] == played - 1
    free_disk(bar.store)

    await ann.play()

    assert ben.look().shown["number"] == played
    assert ben.story == (await Guest.come(bar, ann.card["id"], "ben")).story


def break_once(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    """Let the rules fail in the middle of one move of a seat, with the state half changed."""
    whole = State.apply
    broken: list[int] = []

    def apply(state: State, mover: Seat, move: Move) -> None:
        whole(state, mover, move)
        if mover == seat and not broken:
            broken.append(seat)
            raise ZeroDivisionError

    monkeypatch.setattr(State, "apply", apply)


async def test_a_fault_in_the_rules_leaves_the_table_as_it_was(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    before = dict(ann.shown["view"])
    break_once(monkeypatch, 0)

    assert await ann.refused("move", decision=ann.decision, move=ann.moves[0]) == "failed"

    assert ann.look().shown["view"] == before
    assert ben.look().shown["number"] == 0
    await ann.play()
    await ben.play()
    assert ann.look().shown["number"] == 2


async def test_a_fault_in_a_move_of_a_bot_does_not_stop_the_game(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    break_once(monkeypatch, 1)
    (ann,) = await dealt(bar, TWO, "Ann")

    await ann.until("the bot's second try", lambda guest: guest.shown["number"] == 1)

    assert ann.story == (await Guest.come(bar, ann.card["id"], "ann")).story
    await ann.play()


async def test_a_move_that_somebody_else_wrote_first_is_not_made_twice(bar: Bar) -> None:
    """The same step is in the store already: the table reads it anew, and the command is known from there."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    table = ann.table
    assert table.now.dealt is not None
    who = table.audience.who(ann)
    table.now.dealt.step = 1
    command = Play(id="mine", decision=ann.decision, move=ann.moves[0])
    step = table.writer._step(who, command, seat=0, move=GAME.write_move(Move(ann.moves[0])), at=5)
    table.now.dealt.step = 0
    await bar.store.write(Change(steps=[step]))

    answer = await ann.ask("move", id="mine", decision=ann.decision, move=ann.moves[0])

    assert answer["is"] == "done"
    assert ann.look().shown["number"] == ben.look().shown["number"] == 1
    await ben.play()
