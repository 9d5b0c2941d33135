"""Messages are packed for whoever reads that: each by itself, and once for all to whom it goes."""

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from taphouse.core.game import Game
from taphouse.core.moves import Seat
from taphouse.core.registry import find_game, list_games
from taphouse.server.protocol.bodies import MakeTable, PlayNow
from taphouse.server.sockets import frames
from taphouse.server.testing.in_process import INSTANT, dealt, open_bar
from taphouse.server.testing.in_process import Guest as Looker
from taphouse.server.testing.real_server import Guest, TrialServer, open_server
from taphouse.testing.coasters.game import GAME
from taphouse.testing.driver import quick


def size_of(game: Game) -> int:
    """How much a view of a game has to say."""
    seats = game.meta.seats_best
    return len(msgspec.json.encode(game.view(game.deal(seats, game.house(seats), quick("size")), Seat(0), [])))


GREETING, ENDS = b"HTTP/", b"\r\n\r\n"
"""What a line begins with, which is never packed."""
BIG = max((meta.id for meta in list_games()), key=lambda name: size_of(find_game(name)))
GAMES = {BIG: find_game(BIG)}


def on_trial(scene: Callable[[TrialServer, str, Guest], Awaitable[None]]) -> None:
    """Run a scene with a table that was dealt, and its one person."""

    async def run() -> None:
        async with asyncio.timeout(60), open_server(GAMES) as server:
            ann = await server.guest("Ann")
            assert ann.person is not None
            await scene(server, await server.bar.play_now(ann.person, PlayNow(game=BIG)), ann)

    asyncio.run(run())


async def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while (message := msgspec.json.decode(await socket.recv(decode=False)))["is"] != kind:
        pass
    found: dict[str, Any] = message
    return found


def address(server: TrialServer, table: str) -> str:
    return f"ws://{server.host}/api/tables/{table}/socket"


def test_a_packed_message_is_the_same_and_much_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    arrived = {True: 0, False: 0}

    async def scene(server: TrialServer, table: str, _ann: Guest) -> None:
        plain = ClientConnection.data_received
        shown = {}
        for packs in (True, False):

            def counted(self: ClientConnection, data: bytes, packs: bool = packs) -> None:  # noqa: FBT001
                arrived[packs] += len(data) - (data.index(ENDS) + len(ENDS) if data.startswith(GREETING) else 0)
                plain(self, data)

            monkeypatch.setattr(ClientConnection, "data_received", counted)
            async with connect(address(server, table), compression="deflate" if packs else None) as socket:
                assert bool(socket.protocol.extensions) == packs
                shown[packs] = (await hear(socket, "view"))["view"]
        assert shown[True]["seats"] == shown[False]["seats"]

    on_trial(scene)
    assert arrived[True] * 2 < arrived[False]


def test_what_goes_to_many_is_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    packings = 0
    make = zlib.compressobj

    def counted(*args: Any, **more: Any) -> Any:
        nonlocal packings
        packings += 1
        return make(*args, **more)

    async def scene(server: TrialServer, table: str, ann: Guest) -> None:
        nonlocal packings
        crowd = [await connect(address(server, table)) for _ in range(10)]
        for socket in crowd:
            await hear(socket, "view")
        await ann.sit_at(table)
        await ann.look()
        frames.packed.cache_clear()
        monkeypatch.setattr(frames.zlib, "compressobj", counted)
        before = ann.shown["number"]
        await ann.move(ann.shown["view"]["moves"][0]["move"])
        views = [await hear(socket, "view") for socket in crowd]
        assert {view["number"] for view in views} == {before + 1}
        assert 0 < packings <= 3, "a view, a table card, and perhaps what the bots did next"
        monkeypatch.undo()
        for socket in crowd:
            await socket.close()
        await ann.leave()

    on_trial(scene)


def test_commands_may_be_packed_too_but_not_to_burst_the_house() -> None:
    async def scene(server: TrialServer, table: str, ann: Guest) -> None:
        async with connect(address(server, table), additional_headers=ann.headers) as socket:
            await socket.send(msgspec.json.encode({"do": "say", "id": "x", "text": "Cheers! " * 30}).decode())
            assert (await hear(socket, "done"))["id"] == "x"
            await socket.send(" " * 10_000_000)
            with pytest.raises(ConnectionClosed):
                await hear(socket, "nothing more")
        await ann.sit_at(table)
        await ann.hear("table")
        await ann.leave()

    on_trial(scene)


def test_whoever_has_little_memory_is_sent_plain_messages() -> None:
    async def scene(server: TrialServer, table: str, _ann: Guest) -> None:
        little = ClientPerMessageDeflateFactory(server_max_window_bits=9, client_max_window_bits=9)
        async with connect(address(server, table), extensions=[little], compression=None) as socket:
            assert socket.protocol.extensions
            assert (await hear(socket, "view"))["view"]["game"] == BIG

    on_trial(scene)


def test_a_new_name_is_told_to_all_onlookers_on_one_card() -> None:
    """Written once, and the very same bytes for all of them; so is the view."""

    async def scene() -> None:
        async with open_bar(INSTANT, {"coasters": GAME}) as bar:
            ann, ben = await dealt(bar, MakeTable(game="coasters", seats=2), "Ann", "Ben")
            crowd = [await Looker.come(bar, ann.table.id) for _ in range(30)]
            await ann.until("the crowd", lambda ann: ann.card.get("spectators") == 30)
            for looker in crowd:
                looker.look()
            await bar.name_person("ben", "Benjamin")
            await ben.until("the name", lambda ben: ben.card["seats"][1]["name"] == "Benjamin")
            told = [looker.ready() for looker in crowd]
            for kind in (b'{"is":"table"', b'{"is":"view"'):
                found = [[message for message in messages if message.startswith(kind)] for messages in told]
                assert [len(messages) for messages in found] == [1] * 30
                assert len({id(messages[0]) for messages in found}) == 1

    asyncio.run(scene())
