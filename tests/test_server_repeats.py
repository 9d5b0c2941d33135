"""A command that is repeated is answered again and carried out once: also much later, and after a restart."""

import asyncio
import sqlite3
from pathlib import Path

from msgspec.structs import replace

from taphouse.server.parts.sheet import read_sheet, write_sheet
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.store import Change, open_store
from taphouse.server.testing.in_process import INSTANT, Guest, company, dealt, open_bar
from taphouse.testing.coasters.game import GAME

GAMES = {"coasters": GAME}
MANY = 250
"""More than the sheet ever kept, and more than the lines of chat that are read back."""


def test_commands_of_long_ago_are_known_after_a_restart(tmp_path: Path) -> None:
    easy = replace(INSTANT, db=f"sqlite:///{tmp_path / 'taphouse.db'}", chat_burst=10**6)

    async def before() -> str:
        async with open_bar(easy, GAMES) as bar:
            ann, ben = await company(bar, MakeTable(game="coasters", seats=3), "Ann", "Ben")
            await ben.do("stand_up", id="ben-stands")
            await ben.do("sit", id="ben-sits", seat=2)
            await ann.do("change_table", id="listed", listed=True)
            await ann.do("say", id="hello", text="Hello!")
            await ben.do("stand_up", id="ben-stands-again")
            for number in range(MANY):
                await ann.do("change_table", id=f"c{number}", listed=False)
                await ann.do("say", id=f"s{number}", text=f"{number}")
            return ann.table.id

    async def after(table: str) -> None:
        async with open_bar(easy, GAMES) as bar:
            ann, ben = await Guest.come(bar, table, "ann"), await Guest.come(bar, table, "ben")
            lines, seats = ann.table.now.chat.latest, [seat["kind"] for seat in ann.card["seats"]]
            await ann.do("change_table", id="listed", listed=True)
            await ben.do("sit", id="ben-sits", seat=2)
            await ann.do("say", id="hello", text="Hello!")
            assert not ann.table.now.sheet.listed
            assert [seat["kind"] for seat in ben.look().card["seats"]] == seats
            assert ann.table.now.chat.latest == lines
            await ann.do("change_table", id="new", listed=True)
            assert ann.table.now.sheet.listed

    table = asyncio.run(before())
    asyncio.run(after(table))


def test_a_sheet_does_not_grow_with_every_command() -> None:
    async def scene() -> None:
        async with open_bar(INSTANT, GAMES) as bar:
            (ann,) = await company(bar, MakeTable(game="coasters", seats=2), "Ann")
            size = len(write_sheet(ann.table.now.sheet))
            for _ in range(100):
                await ann.do("change_table", listed=False)
            assert len(write_sheet(ann.table.now.sheet)) <= size + 20

    asyncio.run(scene())


def test_commands_that_an_earlier_version_kept_in_the_sheet_are_known(tmp_path: Path) -> None:
    easy = replace(INSTANT, db=f"sqlite:///{tmp_path / 'taphouse.db'}")

    async def scene() -> None:
        async with open_bar(easy, GAMES) as bar:
            (ann,) = await company(bar, MakeTable(game="coasters", seats=2), "Ann")
            table = ann.table.id
        store = await open_store(easy.db)
        row = await store.row(table)
        assert row is not None
        sheet = read_sheet(row.sheet)
        sheet.answered = ["ann old"]
        row.sheet = write_sheet(sheet)
        await store.write(Change(kept=[row]))
        await store.close()
        async with open_bar(easy, GAMES) as bar:
            ann = await Guest.come(bar, table, "ann")
            await ann.do("change_table", id="old", listed=True)
            assert not ann.table.now.sheet.listed

    asyncio.run(scene())


async def nothing_else_under(guest: Guest, name: str, used_for: str = "") -> None:
    """Send other commands under an id that was used, and find that each is refused and nothing happens."""
    steps = guest.table.now.dealt.step if guest.table.now.dealt else 0
    for do, fields in (
        ("say", {"text": "Something else."}),
        ("react", {"reaction": "ouch"}),
        ("change_table", {"listed": True}),
        ("move", {"decision": guest.shown.get("decision", 1), "move": guest.moves[-1] if guest.shown else 0}),
        ("undo", {}),
        ("start", {}),
    ):
        if do == used_for:
            continue
        answer = await guest.ask(do, id=name, **fields)
        assert (answer["is"], answer.get("code")) == ("refused", "malformed"), answer
        assert "used for something else" in answer["why"]
    assert (guest.table.now.dealt.step if guest.table.now.dealt else 0) == steps
    assert not guest.table.now.sheet.listed


def test_another_command_under_an_id_that_was_used_is_refused(tmp_path: Path) -> None:
    """Nothing of it happens, so it must not be called done: at once, and after a restart."""
    easy = replace(INSTANT, db=f"sqlite:///{tmp_path / 'taphouse.db'}")

    async def scene() -> None:
        async with open_bar(easy, GAMES) as bar:
            (ann,) = await company(bar, MakeTable(game="coasters", seats=2), "Ann")
            await ann.do("say", id="k1", text="Hello!")
            await nothing_else_under(ann, "k1")
            assert ann.look().card["status"] == "open"
            await ann.do("start", id="k2")
            await ann.until("the deal", lambda guest: guest.shown)
            first = {"decision": ann.decision, "move": ann.moves[0]}
            await ann.do("move", id="k3", **first)
            await ann.do("move", id="k3", **first)
            await ann.do("change_table", id="k4", house=None, pace="calm")
            await ann.do("change_table", id="k4", pace="calm")
        async with open_bar(easy, GAMES) as bar:
            ann = await Guest.come(bar, ann.card["id"], "ann")
            await ann.do("say", id="k1", text="Hello!")
            await ann.do("move", id="k3", **first)
            await ann.do("start", id="k2")
            for name, used_for in (("k1", ""), ("k2", "start"), ("k3", ""), ("k4", "")):
                await nothing_else_under(ann, name, used_for)

    asyncio.run(scene())


def test_what_an_earlier_version_carried_out_is_known_by_its_id_alone(tmp_path: Path) -> None:
    """It did not write down what a command said: then anything under that id may be a repeat."""
    path = tmp_path / "taphouse.db"
    easy = replace(INSTANT, db=f"sqlite:///{path}")

    async def scene() -> None:
        async with open_bar(easy, GAMES) as bar:
            ann, _ = await dealt(bar, MakeTable(game="coasters", seats=2), "Ann", "Ben")
            await ann.do("say", id="old-say", text="Hello!")
            await ann.do("move", id="old-move", decision=ann.decision, move=ann.moves[0])
            await ann.do("change_table", id="old-change", pace="calm")
        with sqlite3.connect(path) as older:
            for table in ("steps", "chat", "answers"):
                older.execute(f"ALTER TABLE {table} DROP COLUMN digest")
            older.execute("UPDATE alembic_version SET version_num = '0004'")
        older.close()
        async with open_bar(easy, GAMES) as bar:
            ann = await Guest.come(bar, ann.card["id"], "ann")
            lines, step = ann.table.now.chat.latest, ann.shown["number"]
            for name in ("old-say", "old-move", "old-change"):
                await ann.do("say", id=name, text="Once more.")
                await ann.do("change_table", id=name, listed=True)
            assert (ann.table.now.chat.latest, ann.shown["number"], ann.table.now.sheet.listed) == (lines, step, False)
            await ann.do("say", id="new", text="Hello!")
            assert await ann.refused("say", id="new", text="Hullo!") == "malformed"

    asyncio.run(scene())
