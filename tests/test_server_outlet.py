"""Sockets that write at once: what they are sent, when they are slow, and when they break."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from itertools import accumulate
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from taphouse.server.bar.tables import Bar
from taphouse.server.http.context import Door
from taphouse.server.http.table_socket import Ear
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.sockets.frames import head_of, is_whole, short_message
from taphouse.server.sockets.listener import Listener
from taphouse.server.table.live_table import LiveTable
from taphouse.server.testing.in_process import Guest, dealt, open_bar
from taphouse.server.words import said
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio
TWO = MakeTable(game="coasters", seats=2)


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(Settings(db="sqlite://"), {"coasters": GAME}) as bar:
        yield bar


class Pipe:
    """An outlet that remembers, and can be stopped up or broken."""

    def __init__(self) -> None:
        self.has_room = True
        self.is_broken = False
        self.messages: list[dict[str, Any]] = []

    def write(self, messages: Sequence[bytes]) -> None:
        """Take messages."""
        if self.is_broken:
            raise OSError("The pipe is broken.")
        self.messages += [msgspec.json.decode(message) for message in messages]

    def views(self) -> list[dict[str, Any]]:
        """List the views that came."""
        return [message for message in self.messages if message["is"] == "view"]


async def spectator(guest: Guest) -> tuple[Listener, Pipe]:
    """Let somebody watch a table through a pipe."""
    listener, pipe = Listener(language="en"), Pipe()
    guest.table.attach(listener)
    listener.connect(pipe)
    await asyncio.sleep(0)
    return listener, pipe


async def test_news_are_written_without_being_asked_for(bar: Bar) -> None:
    ann, _ = await dealt(bar, TWO, "Ann", "Ben")
    _, pipe = await spectator(ann)
    before = len(pipe.views())

    await ann.play()
    await asyncio.sleep(0)

    assert len(pipe.views()) == before + 1
    assert pipe.views()[-1]["number"] == ann.shown["number"]


async def test_a_stopped_pipe_is_spared_and_then_gets_the_newest_view_with_all_lines(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    listener, pipe = await spectator(ann)
    whole = await Guest.come(bar, ann.card["id"])
    pipe.has_room = False
    before = len(pipe.messages)
    for guest in (ann, ben, ann, ben):
        await guest.until("a choice", lambda guest: guest.moves)
        await guest.play()
    await asyncio.sleep(0)
    assert len(pipe.messages) == before

    pipe.has_room = True
    listener.wake()
    await asyncio.sleep(0)

    assert len(pipe.views()) == 2
    told = pipe.views()[0].get("story", [])[: pipe.views()[1].get("story_from", 0)] + pipe.views()[1].get("story", [])
    assert [fact["text"] for fact in told] == whole.look().story
    assert pipe.views()[1]["number"] == whole.shown["number"]


async def test_a_broken_pipe_ends_alone(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    listener, pipe = await spectator(ann)
    pipe.is_broken = True

    await ann.play()
    with pytest.raises(OSError, match="broken"):
        await asyncio.wait_for(listener.next(), 5)

    await ben.until("the move", lambda guest: guest.shown["number"] == ann.shown["number"])


async def test_goodbye_is_written_and_ends_the_waiting(bar: Bar) -> None:
    ann, _ = await dealt(bar, TWO, "Ann", "Ben")
    listener, pipe = await spectator(ann)

    listener.close(said.goodnight())

    assert await asyncio.wait_for(listener.next(), 5) is None
    why = "The server is closing. Come back in a moment."
    assert pipe.messages[-1] == {"is": "bye", "why": why, "fact": {"say": "goodnight"}, "come_back": True}


@pytest.mark.parametrize(
    ("size", "head"),
    [(0, "8100"), (125, "817d"), (126, "817e007e"), (65_535, "817effff"), (65_536, "817f" + "0" * 11 + "10000")],
)
def test_a_message_is_framed_by_its_size(size: int, head: str) -> None:
    assert head_of(b"x" * size).hex() == head


async def test_a_mistake_before_a_command_begins_is_admitted(bar: Bar) -> None:
    ann, _ = await dealt(bar, TWO, "Ann", "Ben")
    listener, pipe = await spectator(ann)

    class SlipperyDesk:
        def begin(self, *_: object) -> None:
            raise RuntimeError("We slipped.")

    table = SimpleNamespace(id=ann.table.id, desk=SlipperyDesk())
    ear = Ear(cast("LiveTable", table), listener, cast("Door", None), "")
    ear.hear(b'{"do": "ping", "id": "p1"}')
    await asyncio.sleep(0)

    assert (pipe.messages[-1]["is"], pipe.messages[-1]["id"], pipe.messages[-1]["code"]) == ("refused", "p1", "failed")


def frame(message: bytes, *, first: int = 0x81) -> bytes:
    """What a guest sends for a message."""
    sent = Frame(Opcode.TEXT, message).serialize(mask=True)
    return bytes([first]) + sent[1:]


@pytest.mark.parametrize("message", [b"", b"{}", b'{"do":"ping","id":"1"}', b"\xc3\xa9", b"x" * 125])
def test_a_short_message_is_read_as_it_was_sent(message: bytes) -> None:
    assert short_message(frame(message)) == message


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        frame(b"x" * 126),
        frame(b"x" * 70_000),
        frame(b"{}")[:-1],
        frame(b"{}") + frame(b"{}"),
        frame(b"{}", first=0x01),
        frame(b"{}", first=0x82),
        frame(b"{}", first=0x88),
        frame(b"{}", first=0x89),
        frame(b"{}", first=0xC1),
        b"\x81\x02{}",
        b"\x81\x06abcdef",
    ],
    ids=lambda data: f"{len(data)} bytes from {data[:1].hex()}",
)
def test_whatever_else_comes_is_left_to_those_who_know_how(data: bytes) -> None:
    assert short_message(data) is None


@given(st.lists(st.integers(0, 70_000), min_size=1, max_size=4), st.data())
def test_where_frames_end(sizes: list[int], data: st.DataObject) -> None:
    frames = [frame(b"x" * size) for size in sizes]
    ends = list(accumulate(map(len, frames), initial=0))
    near = [end + step for end in ends for step in range(-9, 10) if 0 <= end + step <= ends[-1]]
    cut = data.draw(st.sampled_from(near))
    assert is_whole(b"".join(frames)[:cut]) == (cut in ends)
