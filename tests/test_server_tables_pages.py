"""The list of tables comes in pages, and a page costs no more than a page."""

import asyncio
from collections.abc import Iterator
from typing import NoReturn

import httpx
import pytest

from taphouse.core.errors import TaphouseError
from taphouse.server.bar.tables import PAGE
from taphouse.server.parts.sheet import CLOSED, RUNNING, Chair, Sheet
from taphouse.server.parts.table_index import TableIndex
from taphouse.server.testing.in_process import INSTANT, open_bar
from taphouse.server.testing.real_server import TrialServer, open_server
from taphouse.testing.coasters.game import GAME

GAMES = {"coasters": GAME}


def code(number: int) -> str:
    """Give one of many codes."""
    letters, vowels = "bdfghjklmnprstvz", "aiou"
    word = ""
    for kind in (letters, vowels, letters, vowels, letters):
        number, at = divmod(number, len(kind))
        word = kind[at] + word
    return f"lusab-tivok-{word}"


def sheet(number: int, *, listed: bool = True, made_at: int = 1000) -> Sheet:
    return Sheet(
        id=code(number),
        game="coasters",
        host="ann",
        chairs=[Chair("person", "Ann", "ann"), Chair()],
        house={},
        listed=listed,
        made_at=made_at,
        touched_at=made_at,
    )


def test_pages_follow_each_other_and_miss_nothing() -> None:
    """Also where several were made in the same moment."""

    async def scene(server: TrialServer) -> None:
        sheets = [sheet(number, made_at=1000 + number // 3) for number in range(15)]
        for one in [*sheets, sheet(99, listed=False)]:
            server.bar.index.put(one)
        async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
            found: list[str] = []
            after, pages = "", 0
            while pages == 0 or after:
                page = (await http.get("/api/tables", params={"limit": 4, "after": after})).json()
                assert len(page["tables"]) <= 4
                found += [card["id"] for card in page["tables"]]
                after, pages = page.get("next", ""), pages + 1
            assert found == [one.id for one in sorted(sheets, key=lambda one: (-one.made_at, one.id))]
            assert pages == 4
            assert len((await http.get("/api/tables?limit=1000000")).json()["tables"]) == 15
            assert len((await http.get("/api/tables?limit=-5")).json()["tables"]) == 1
            for wrong in ("x", "1", "1.x", "-1.BCDFGH", "9" * 30 + ".BCDFGH", "1." + "lusab"):
                answer = await http.get("/api/tables", params={"after": wrong})
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), wrong

    async def run() -> None:
        async with asyncio.timeout(30), open_server(GAMES) as server:
            await scene(server)

    asyncio.run(run())


class Watched(dict[str, Sheet]):
    """Sheets by table, which count how often one is looked at; nobody may walk over all of them."""

    looks = 0

    def __getitem__(self, table: str) -> Sheet:
        self.looks += 1
        return super().__getitem__(table)

    def __iter__(self) -> Iterator[str]:
        raise AssertionError("A page walks over all tables.")

    def values(self) -> NoReturn:
        raise AssertionError("A page walks over all tables.")

    items = values


def test_a_page_costs_no_more_than_a_page() -> None:
    """However many tables there are: only those of the page are looked at, and one more."""

    async def scene() -> None:
        async with open_bar(INSTANT, GAMES) as bar:
            for number in range(10 * PAGE):
                bar.index.put(sheet(number, made_at=number))
            all_of_them = bar.index.sheets
            bar.index.sheets = watched = Watched(all_of_them)
            try:
                assert len(bar.cards().tables) == PAGE
                assert bar.statuses() == {"open": 10 * PAGE}
            finally:
                bar.index.sheets = all_of_them
            assert watched.looks == PAGE + 1

    asyncio.run(scene())


def test_a_table_that_changes_keeps_its_place_and_one_that_ends_loses_it() -> None:
    shelf = TableIndex()
    for number in range(3):
        shelf.put(sheet(number, made_at=number))
    changed = sheet(1, made_at=1)
    changed.status = RUNNING
    shelf.put(changed)
    assert [one.id for one in shelf.listed(9)] == [code(2), code(1), code(0)]
    assert shelf.statuses() == {"open": 2, "running": 1}
    shelf.put(sheet(2, listed=False, made_at=2))
    gone = sheet(1, made_at=1)
    gone.status = CLOSED
    shelf.put(gone)
    shelf.drop(code(7))
    assert [one.id for one in shelf.listed(9)] == [code(0)]
    assert shelf.statuses() == {"open": 2}


def test_a_place_that_is_none() -> None:
    async def scene() -> None:
        async with open_bar(INSTANT, GAMES) as bar:
            with pytest.raises(TaphouseError, match="no place in the list"):
                bar.cards(5, "nonsense")

    asyncio.run(scene())
