"""The desk: commands in their order, and moves whose way is cut short or broken off."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from taphouse.server.bar.tables import Bar
from taphouse.server.parts.write_lock import Lock
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.store import Change, StoreFailure
from taphouse.server.testing.in_process import Guest, dealt, open_bar
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio
TWO = MakeTable(game="coasters", seats=2)


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(Settings(db="sqlite://"), {"coasters": GAME}) as bar:
        yield bar


def send(guest: Guest, name: str, **command: object) -> asyncio.Future[BaseException | None]:
    """Hand a command in, and wait for nothing."""
    done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
    guest.table.desk.begin(guest, msgspec.json.encode({"id": name, **command}), done.set_result)
    return done


def move_of(guest: Guest, move: int | None = None) -> dict[str, object]:
    return {"do": "move", "decision": guest.decision, "move": guest.moves[0] if move is None else move}


async def test_whatever_comes_at_once_is_answered_in_its_order(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    ann.answers.clear()
    sent = [
        send(ann, "a word", do="say", text="Cheers!"),
        send(ann, "no such move", **move_of(ann, 10_000)),
        send(ann, "a move", **move_of(ann)),
        send(ann, "the same again", **move_of(ann)),
        send(ann, "another word", do="say", text="Your turn."),
    ]
    assert await asyncio.gather(*sent) == [None] * 5

    ann.look()
    assert list(ann.answers) == ["a word", "no such move", "a move", "the same again", "another word"]
    assert [answers[0]["is"] for answers in ann.answers.values()] == ["done", "refused", "done", "refused", "done"]
    assert ben.look().shown["number"] == 1


async def test_a_repeated_move_is_answered_and_made_once(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    body = move_of(ann)
    for _ in range(3):
        assert (await ann.ask(str(body["do"]), id="m1", decision=body["decision"], move=body["move"]))["is"] == "done"
    assert ben.look().shown["number"] == 1


@pytest.mark.parametrize("at_once", [True, False])
async def test_a_move_that_cannot_be_written_did_not_happen(
    bar: Bar, monkeypatch: pytest.MonkeyPatch, *, at_once: bool
) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    before = ann.shown["view"]

    def fail(_change: Change) -> asyncio.Future[None]:
        if at_once:
            raise OSError("no such disk")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_exception(StoreFailure("no room"))
        return done

    with monkeypatch.context() as patch:
        patch.setattr(bar.store, "write", fail)
        assert await ann.refused("move", decision=ann.decision, move=ann.moves[0]) == "failed"
        assert ann.look().shown["view"] == before
        assert ben.look().shown["number"] == 0

    await ann.play()
    await ben.play()
    assert ben.look().shown["number"] == 2


async def test_nobody_sees_a_move_before_it_is_written(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    writing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    monkeypatch.setattr(bar.store, "write", lambda _change: writing)

    done = send(ann, "m1", **move_of(ann))
    await asyncio.sleep(0.05)
    assert ann.look().shown["number"] == ben.look().shown["number"] == 0
    assert (await Guest.come(bar, ann.card["id"])).shown == {}
    assert not done.done()

    writing.set_result(None)
    assert await done is None
    assert ann.look().shown["number"] == ben.look().shown["number"] == 1


@pytest.mark.parametrize("data", [b'{"do":"ping","id":"p"}', b"nonsense"])
async def test_what_is_answered_at_once_does_not_count_as_carried_out(bar: Bar, data: bytes) -> None:
    ann, _ = await dealt(bar, TWO, "Ann", "Ben")
    ended: list[BaseException | None] = []
    before = len(ann.look().answers)

    assert not ann.table.desk.begin(ann, data, ended.append)
    assert len(ann.look().answers) == before + 1
    assert ended == []


class TestLock:
    async def test_the_first_need_not_wait_and_the_others_keep_their_order(self) -> None:
        lock, order = Lock(), list[int]()

        async def go_in(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        assert lock.come() is None
        waiting = [asyncio.create_task(go_in(number)) for number in range(5)]
        await asyncio.sleep(0)
        place = lock.come()
        assert place is not None
        assert order == []

        lock.leave()
        await asyncio.gather(*waiting)
        await lock.wait(place)
        assert order == [0, 1, 2, 3, 4]
        assert lock.is_taken
        lock.leave()
        assert not lock.is_taken

    @pytest.mark.parametrize("is_due", [True, False])
    async def test_who_gives_up_waiting_holds_nobody_up(self, *, is_due: bool) -> None:
        """Also if its turn has come in the very same moment."""
        lock = Lock()
        assert lock.come() is None
        impatient = asyncio.create_task(lock.__aenter__())
        await asyncio.sleep(0)
        patient = asyncio.create_task(lock.__aenter__())
        await asyncio.sleep(0)
        if is_due:
            lock.leave()
        impatient.cancel()
        await asyncio.gather(impatient, return_exceptions=True)
        if not is_due:
            lock.leave()
        await asyncio.wait_for(patient, 1)
        assert lock.is_taken
