"""A command that is repeated is answered again and carried out once: also much later, and after a restart."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from taphouse.server.bodies import MakeTable
from taphouse.server.rehearsal import INSTANT, Guest, company, open_bar
from taphouse.server.sheet import read_sheet, write_sheet
from taphouse.server.store import Change, open_store
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
            lines, seats = ann.table.chat.latest, [seat["kind"] for seat in ann.card["seats"]]
            await ann.do("change_table", id="listed", listed=True)
            await ben.do("sit", id="ben-sits", seat=2)
            await ann.do("say", id="hello", text="Hello!")
            assert not ann.table.sheet.listed
            assert [seat["kind"] for seat in ben.look().card["seats"]] == seats
            assert ann.table.chat.latest == lines
            await ann.do("change_table", id="new", listed=True)
            assert ann.table.sheet.listed

    table = asyncio.run(before())
    asyncio.run(after(table))


def test_a_sheet_does_not_grow_with_every_command() -> None:
    async def scene() -> None:
        async with open_bar(INSTANT, GAMES) as bar:
            (ann,) = await company(bar, MakeTable(game="coasters", seats=2), "Ann")
            size = len(write_sheet(ann.table.sheet))
            for _ in range(100):
                await ann.do("change_table", listed=False)
            assert len(write_sheet(ann.table.sheet)) <= size + 20

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
            assert not ann.table.sheet.listed

    asyncio.run(scene())
