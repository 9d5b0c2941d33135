"""Nonsense is refused in a sentence, and the house stays open."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from shared.safety import Play, Scene, a_table, is_sentence, yes
from websockets.exceptions import ConnectionClosed

from taphouse.server.protocol.messages import Refused
from taphouse.server.testing.real_server import Guest, TrialServer

JUNK = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.sampled_from(
        [
            "",
            "{",
            "null",
            "[]",
            "0",
            '"move"',
            "{}",
            '{"do":"move"}',
            '{"id":"x"}',
            '{"do":null,"id":"x"}',
            '{"do":"move","id":"x","decision":1e400,"move":0}',
            '{"do":"move","id":"x","decision":NaN,"move":0}',
            '{"do":"move","id":"x","decision":1,"move":1,"seat":0}',
            '{"do":"say","id":"x","text":"\\ud800"}',
            "[" * 4000,
            '{"a":' * 700,
            "9" * 4000,
            b"\xff\xfe\x00",
            b"\x00" * 4096,
        ]
    ),
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5), st.lists, max_leaves=20).map(
        lambda value: msgspec.json.encode(value).decode()
    ),
)
COMMANDS = ["move", "undo", "sit", "say", "start", "mute", "seat_bot", "stand_in", "rematch", "hand_over", "shout"]
FIELDS = ["decision", "move", "seat", "text", "yes", "bot", "one", "other", "house", "muted", "seed", "id"]
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=20),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)
MISSHAPEN = st.builds(
    lambda do, fields: msgspec.json.encode({"do": do, **fields}).decode(),
    st.sampled_from(COMMANDS),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5),
)
MANY = settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])


async def answered(guest: Guest, data: str | bytes) -> dict[str, Any]:
    """Send something, and wait for the one answer to it."""
    await guest.send(data)
    while (message := await guest.next())["is"] not in ("done", "refused", "pong", "bye"):
        pass
    return message


class TestNonsense:
    @MANY
    @given(batch=st.lists(JUNK, min_size=1, max_size=12))
    def test_what_is_no_command_is_refused_and_changes_nothing(
        self, runner: asyncio.Runner, server: TrialServer, batch: list[str | bytes]
    ) -> None:
        async def scene() -> None:
            async with asyncio.timeout(30), a_table(server) as there:
                before = there.all_there_is()
                for guest in (there.ann, there.nobody):
                    for data in batch:
                        message = await answered(guest, data)
                        assert message["is"] == "refused", (data, message)
                        assert message["code"] in ("malformed", "too_large")
                        assert is_sentence(message["why"]), message
                assert there.all_there_is() == before

        runner.run(scene())

    @MANY
    @given(batch=st.lists(MISSHAPEN, min_size=1, max_size=12))
    def test_strangely_filled_commands_of_onlookers_change_nothing(
        self, runner: asyncio.Runner, server: TrialServer, batch: list[str]
    ) -> None:
        """Whatever it says and however it is filled: whoever has no seat changes nothing in a running game."""

        async def scene() -> None:
            async with asyncio.timeout(30), a_table(server) as there:
                before = there.all_there_is()
                for guest in (there.spy, there.nobody):
                    for data in batch:
                        message = await answered(guest, data)
                        assert message["is"] == "refused", (data, message)
                        assert is_sentence(message["why"]), message
                assert there.all_there_is() == before

        runner.run(scene())

    @MANY
    @given(batch=st.lists(st.tuples(st.integers(-5, 2**65), st.integers(-(2**65), 2**65)), min_size=1, max_size=12))
    def test_moves_that_are_none(
        self, runner: asyncio.Runner, server: TrialServer, batch: list[tuple[int, int]]
    ) -> None:
        async def scene() -> None:
            async with asyncio.timeout(30), a_table(server) as there:
                before = there.all_there_is()
                held = {move["move"] for move in there.ann.shown["view"]["moves"]}
                right = there.ann.shown["decision"]
                for decision, move in batch:
                    if (decision, move in held) != (right, True):
                        answer = await there.ann.ask("move", decision=decision, move=move)
                        assert isinstance(answer, Refused)
                        assert is_sentence(answer.why), answer
                assert there.all_there_is() == before

        runner.run(scene())

    @pytest.mark.parametrize("size", [4097, 16_000])
    def test_a_long_message_is_refused_unread(self, play: Play[None], size: int) -> None:
        async def scene(there: Scene) -> None:
            before = there.all_there_is()
            head = '{"do":"say","id":"x","text":"'
            message = await answered(there.ann, head + "x" * (size - len(head) - 2) + '"}')
            assert message["code"] == "too_large"
            assert is_sentence(message["why"])
            assert there.all_there_is() == before
            await yes(there.ann.move(there.ann.shown["view"]["moves"][0]["move"]))

        play(scene)

    def test_a_very_long_message_ends_only_its_own_socket(self, play: Play[None]) -> None:
        async def scene(there: Scene) -> None:
            before = there.all_there_is()
            await there.spy.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await there.spy.hear("nothing more")
            assert there.all_there_is() == before
            await yes(there.ann.move(there.ann.shown["view"]["moves"][0]["move"]))

        play(scene)


class TestTheHouseStaysOpen:
    def test_raw_nonsense_on_the_port(self, runner: asyncio.Runner, server: TrialServer) -> None:
        async def scene() -> None:
            host, port = server.host.split(":")
            for words in (
                b"",
                b"\x00\xff\x16\x03\x01",
                b"GET / HTTP/9.9\r\n\r\n",
                b"GET /api/tables/\xff/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
                b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
                b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
                b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
            ):
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(words)
                writer.write_eof()
                try:
                    async with asyncio.timeout(5):
                        await reader.read()
                except OSError:
                    pass
                writer.close()
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
                assert (await http.get("/healthz")).text == "ok\n"

        runner.run(scene())

    def test_hang_ups_in_the_middle_of_everything(self, play: Play[None]) -> None:
        async def scene(there: Scene) -> None:
            for _ in range(30):
                guest = Guest(there.server.host)
                guest.cookie = there.ben.cookie
                await guest.sit_at(there.table)
                await guest.send('{"do":"say","id":"h","text":"hello"}')
                assert guest._socket is not None
                guest._socket.transport.abort()
            await asyncio.sleep(0.05)
            await yes(there.ann.move(there.ann.shown["view"]["moves"][0]["move"]))
            assert there.server.door.open_sockets == 4

        play(scene)

    def test_a_socket_that_never_reads_holds_nobody_up(self, play: Play[None]) -> None:
        async def scene(there: Scene) -> None:
            host, port = there.server.host.split(":")
            reader, writer = await asyncio.open_connection(host, int(port), limit=1024)
            writer.write(
                f"GET /api/tables/{there.table}/socket HTTP/1.1\r\nHost: {there.server.host}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            for _ in range(300):
                await yes(there.ann.move(there.ann.shown["view"]["moves"][0]["move"]))
                await yes(there.ann.ask("undo"))
            writer.close()

        play(scene)
