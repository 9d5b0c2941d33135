"""Messages are packed for whoever reads that: each by itself, and once for all to whom it goes."""

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame

from taphouse.core.game import Game
from taphouse.core.moves import Seat
from taphouse.core.registry import find_game, list_games
from taphouse.server.protocol.bodies import MakeTable, PlayNow
from taphouse.server.sockets import frames
from taphouse.server.testing.in_process import INSTANT, dealt, open_bar
from taphouse.server.testing.in_process import Guest as Looker
from taphouse.server.testing.real_server import Guest, TrialServer, open_server
from taphouse.testing.coasters.game import GAME
from taphouse.testing.driver import quick, random_turn


def size_of(game: Game) -> int:
    """How much a view of a game has to say."""
    seats = game.meta.seats_best
    return len(msgspec.json.encode(game.view(game.deal(seats, game.house(seats), quick("size")), Seat(0), [])))


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


def test_a_packed_message_is_the_same_and_as_short_as_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly longer than if the packer took all the time in the world."""
    sizes: list[int] = []
    unpack = PerMessageDeflate.decode

    def counted(self: PerMessageDeflate, frame: Frame, *, max_size: int | None = None) -> Frame:
        sizes.append(len(frame.data))
        return unpack(self, frame, max_size=max_size)

    async def scene(server: TrialServer, table: str, _ann: Guest) -> None:
        heard = {}
        for packs in ("deflate", None):
            async with connect(address(server, table), compression=packs) as socket:
                assert bool(socket.protocol.extensions) == bool(packs)
                heard[packs] = [await socket.recv(decode=False) for _ in ("table", "view")]
        shown, plain = (msgspec.json.decode(messages[1]) for messages in heard.values())
        assert shown["is"] == plain["is"] == "view"
        assert shown["view"]["seats"] == plain["view"]["seats"]
        shortest = sum(map(least, heard["deflate"]))
        assert shortest < sum(sizes[:2]) < 1.1 * shortest

    monkeypatch.setattr(PerMessageDeflate, "decode", counted)
    on_trial(scene)


def least(message: bytes) -> int:
    """How long a message is if nothing packs it better."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    return len(packer.compress(message) + packer.flush())


def test_views_shrink_to_about_a_third() -> None:
    plain = packed = 0
    for name in (meta.id for meta in list_games()):
        game = find_game(name)
        seats = game.meta.seats_best
        state, chance = game.deal(seats, game.house(seats), quick(name)), quick("moves")
        for _ in range(100):
            view = msgspec.json.encode(game.view(state, Seat(0), []))
            plain += len(view)
            packed += sum(map(len, frames.frame_of(view, packs=True)))
            if state.to_act():
                state.apply(*random_turn(state, chance))

    assert packed < 0.36 * plain


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
