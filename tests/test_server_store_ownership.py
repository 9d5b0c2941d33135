"""Several processes, one PostgreSQL: a table has one owner at any time."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from typing import cast

import asyncpg
import msgspec
import pytest

from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable, PlayNow
from taphouse.server.protocol.problems import Elsewhere, Refusal
from taphouse.server.settings import Settings
from taphouse.server.store import Change, LostLease, Step
from taphouse.server.store.person import Person
from taphouse.server.store.postgres import PostgresStore
from taphouse.server.testing.in_process import PATIENCE, Guest, open_bar, postgres
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio
GAMES = {"coasters": GAME}
ANN = Person("ann", "Ann")
SHORT, LONG = 2.0, 60.0


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
async def postgres_url(server: str) -> AsyncIterator[str]:
    """Give an empty database."""
    yield server
    connection = await asyncpg.connect(server)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


def settings(url: str, address: str, lease: float = LONG) -> Settings:
    return Settings(db=url, address=address, lease=lease, paces=dict.fromkeys(("human",), (0.0, 0.0)))


@pytest.fixture
async def bars(postgres_url: str) -> AsyncIterator[tuple[Bar, Bar]]:
    one, other = settings(postgres_url, "one:1"), settings(postgres_url, "other:2")
    async with open_bar(one, GAMES) as first, open_bar(other, GAMES) as second:
        yield first, second


def store_of(bar: Bar) -> PostgresStore:
    return cast("PostgresStore", bar.store)


async def until(what: str, condition: object) -> None:
    end = asyncio.get_running_loop().time() + PATIENCE
    while not condition():  # type: ignore[operator]
        assert asyncio.get_running_loop().time() < end, f"missed: {what}"
        await asyncio.sleep(0.01)


async def test_a_table_belongs_to_the_process_that_made_it(bars: tuple[Bar, Bar]) -> None:
    first, second = bars
    code = await first.play_now(ANN, PlayNow(game="coasters"))

    with pytest.raises(Elsewhere) as elsewhere:
        await second.table(code)

    assert elsewhere.value.address == "one:1"
    assert (await first.table(code)).id == code


async def test_of_many_who_ask_at_once_one_gets_the_table(bars: tuple[Bar, Bar]) -> None:
    first, second = bars
    codes = [await first.make_table(ANN, MakeTable(game="coasters", seats=2)) for _ in range(8)]
    for code in codes:
        await first.store.release(code)

    answers = await asyncio.gather(
        *(bar.table(code) for code in codes for bar in (first, second, first)), return_exceptions=True
    )

    for i, code in enumerate(codes):
        one, other, again = answers[3 * i : 3 * i + 3]
        assert one is again or (isinstance(one, Elsewhere) and isinstance(again, Elsewhere)), code
        assert isinstance(one, Elsewhere) != isinstance(other, Elsewhere), code


async def test_a_table_that_left_memory_can_be_had_by_another(bars: tuple[Bar, Bar]) -> None:
    first, second = bars
    code = await first.make_table(ANN, MakeTable(game="coasters", seats=2))
    await first.table(code)
    table = await first.table(code)
    table.now.used_at -= 10_000

    await first.sweep()
    await until("the table left", lambda: first.tables_in_memory == 0)

    assert (await second.table(code)).id == code
    with pytest.raises(Elsewhere) as elsewhere:
        await first.table(code)
    assert elsewhere.value.address == "other:2"


async def test_a_house_that_closes_frees_its_tables(postgres_url: str, bars: tuple[Bar, Bar]) -> None:
    first, _ = bars
    async with open_bar(settings(postgres_url, "third:3"), GAMES) as third:
        code = await third.play_now(ANN, PlayNow(game="coasters"))
        await third.table(code)
        with pytest.raises(Elsewhere):
            await first.table(code)

    assert (await first.table(code)).id == code


async def test_the_lobby_shows_the_tables_of_all_processes(bars: tuple[Bar, Bar]) -> None:
    first, second = bars
    code = await first.make_table(ANN, MakeTable(game="coasters", seats=2, listed=True))
    await until("news of the new table", lambda: code in [card.id for card in second.cards().tables])

    host = await Guest.come(first, code, "ann")
    await host.do("change_table", listed=False)
    await until("news of the change", lambda: code not in [card.id for card in second.cards().tables])

    assert code in [card.id for card in second.tables_of("ann")]


async def test_whoever_leaves_for_good_by_one_process_leaves_the_tables_of_all(bars: tuple[Bar, Bar]) -> None:
    first, second = bars
    code = await first.make_table(await first.name_person("zoe", "Zoe"), MakeTable(game="coasters", seats=2))
    await first.name_person("yan", "Yan")
    zoe, yan = await Guest.come(first, code, "zoe"), await Guest.come(first, code, "yan")
    await yan.do("sit", seat=1)

    await second.leaving.forget("yan")

    await zoe.until("the free seat", lambda guest: guest.look().card["seats"][1]["kind"] == "open")
    await yan.until("goodbye", lambda guest: guest.bye)


def move_of(guest: Guest) -> bytes:
    return msgspec.json.encode({"do": "move", "id": "late", "decision": guest.decision, "move": guest.moves[0]})


CHILD = """
import asyncio, sys
from taphouse.server.testing.in_process import Guest, open_bar
from taphouse.server.settings import Settings
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.store.person import Person
from taphouse.testing.coasters.game import GAME

async def main():
    settings = Settings(db=sys.argv[1], address="child:9", lease=float(sys.argv[2]))
    async with open_bar(settings, {"coasters": GAME}) as bar:
        await bar.name_person("ann", "Ann")
        code = await bar.make_table(Person("ann", "Ann"), MakeTable(game="coasters", seats=2))
        ann = await Guest.come(bar, code, "ann")
        await ann.do("seat_bot", seat=1, bot="outside")
        await ann.do("start")
        await ann.play()
        print(code, flush=True)
        await asyncio.sleep(60)

asyncio.run(main())
"""


async def test_after_a_process_died_its_tables_are_taken_over_with_every_move(
    postgres_url: str, bars: tuple[Bar, Bar]
) -> None:
    """Killed without a word: refused while the lease runs, then taken over by exactly one."""
    first, second = bars
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", CHILD, postgres_url, str(2.0), stdout=asyncio.subprocess.PIPE
    )
    assert child.stdout is not None
    code = (await asyncio.wait_for(child.stdout.readline(), PATIENCE)).decode().strip()
    with pytest.raises(Elsewhere) as elsewhere:
        await first.table(code)
    assert elsewhere.value.address == "child:9"

    os.kill(child.pid, signal.SIGKILL)
    await child.wait()
    taken = None
    end = asyncio.get_running_loop().time() + PATIENCE
    while taken is None:
        assert asyncio.get_running_loop().time() < end
        try:
            taken = await first.table(code)
        except Elsewhere:
            await asyncio.sleep(0.05)

    ann = await Guest.come(first, code, "ann")
    assert ann.shown["number"] == 1
    with pytest.raises(Elsewhere):
        await second.table(code)


async def test_a_process_that_was_silent_too_long_can_write_nothing_more(postgres_url: str) -> None:
    """Its clock stops, another strikes it off; its late write is refused and its people are sent to come back."""
    one, other = settings(postgres_url, "one:1", SHORT), settings(postgres_url, "other:2", SHORT)
    async with open_bar(one, GAMES) as slow, open_bar(other, GAMES) as quick:
        await slow.name_person("ann", "Ann")
        code = await slow.make_table(ANN, MakeTable(game="coasters", seats=2))
        ann = await Guest.come(slow, code, "ann")
        await ann.do("seat_bot", seat=1, bot="outside")
        await ann.do("start")
        store_of(slow)._tasks[1].cancel()
        await asyncio.sleep(SHORT * 1.5)

        table = await quick.table(code)
        assert table.id == code
        await ann.table.command(ann, move_of(ann))

        assert ann.look().bye["come_back"]
        assert "late" not in ann.answers
        assert slow.tables_in_memory == 0
        again = await Guest.come(quick, code, "ann")
        assert again.shown["number"] == 0
        store_of(slow)._tasks[1] = asyncio.create_task(asyncio.sleep(0))


async def test_a_process_that_lost_its_lease_comes_back_as_a_new_one(postgres_url: str) -> None:
    async with open_bar(settings(postgres_url, "one:1", SHORT), GAMES) as bar:
        await bar.name_person("ann", "Ann")
        code = await bar.make_table(ANN, MakeTable(game="coasters", seats=2))
        ann = await Guest.come(bar, code, "ann")
        before = store_of(bar).ownership.process
        connection = await asyncpg.connect(postgres_url)
        await connection.execute("DELETE FROM processes WHERE id = $1", before)
        await connection.close()

        await until("a new name", lambda: store_of(bar).ownership.process != before)

        assert ann.look().bye["come_back"]
        again = await Guest.come(bar, code, "ann")
        await again.do("say", text="Still here.")


async def test_a_write_of_an_earlier_self_is_refused(bars: tuple[Bar, Bar]) -> None:
    """Queued under the old name, written under the new one: the store knows the difference."""
    first, _ = bars
    code = await first.make_table(ANN, MakeTable(game="coasters", seats=2))
    store = store_of(first)
    late = store.write(Change(steps=[Step(table=code, number=1, seat=0)]))
    await asyncio.sleep(0)
    name, store.ownership.process = store.ownership.process, "a-new-self"

    with pytest.raises(LostLease):
        await late
    store.ownership.process = name


async def test_while_tables_are_lost_none_is_brought_in(bars: tuple[Bar, Bar]) -> None:
    first, _ = bars
    code = await first.make_table(ANN, MakeTable(game="coasters", seats=2))
    coming = asyncio.create_task(first.table(code))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    first._lost()

    with pytest.raises(Refusal) as refusal:
        await coming
    assert refusal.value.code == "failed"
    assert (await first.table(code)).id == code
