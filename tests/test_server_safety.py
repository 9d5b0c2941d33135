"""Over real sockets: whoever sends nonsense, or what is not theirs to send, is refused in a sentence.

Nothing changes by it, and the house stays open.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from taphouse.core.record import hash_of_state
from taphouse.server.parts.sheet import write_sheet
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.messages import Done, Refused
from taphouse.server.settings import Settings
from taphouse.server.table.live_table import LiveTable
from taphouse.server.testing.real_server import Guest, House, open_house
from taphouse.testing.coasters.game import GAME

T = TypeVar("T")
GAMES = {"coasters": GAME}
EASY = Settings(db="sqlite://", commands_burst=10**9, tables_per_person=10**6, chat_burst=10**6, spectator_news=1000.0)


class Scene(NamedTuple):
    """Ann hosts and Ben sits with her; Spy only watches, with a name; Nobody has none."""

    house: House
    table: str
    live: LiveTable
    ann: Guest
    ben: Guest
    spy: Guest
    nobody: Guest

    def all_there_is(self) -> str:
        """Write down everything about the table that could change."""
        live = self.live
        state = "" if live.now.dealt is None else hash_of_state(GAME, live.now.dealt.table.state)
        moves = [] if live.now.dealt is None else live.now.dealt.table.record.moves
        step = 0 if live.now.dealt is None else live.now.dealt.step
        return f"{write_sheet(live.now.sheet)} {state} {moves} {step} {live.now.chat.latest} {live.now.questions.open}"


@asynccontextmanager
async def a_table(house: House, *, started: bool = True) -> AsyncIterator[Scene]:
    """Set a table for two, with two who look on."""
    ann, ben, spy = [await house.guest(name) for name in ("Ann", "Ben", "Spy")]
    nobody = Guest(house.host)
    assert ann.person is not None
    table = await house.bar.make_table(ann.person, MakeTable(game="coasters", seats=2))
    guests = (ann, ben, spy, nobody)
    for guest in guests:
        await guest.sit_at(table)
        await guest.hear("table")
    await yes(ben.ask("sit", seat=1))
    if started:
        await yes(ann.ask("start"))
        for guest in guests:
            await guest.look()
    try:
        yield Scene(house, table, await house.bar.table(table), ann, ben, spy, nobody)
    finally:
        for guest in guests:
            await guest.leave()


async def yes(asked: Awaitable[Done | Refused]) -> None:
    answer = await asked
    assert isinstance(answer, Done), answer


async def no(asked: Awaitable[Done | Refused], code: str) -> str:
    answer = await asked
    assert isinstance(answer, Refused), answer
    assert answer.code == code, answer
    return answer.why


def is_sentence(text: str) -> bool:
    return text[:1].isupper() and text.endswith(".") and "Traceback" not in text


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def house(runner: asyncio.Runner) -> Iterator[House]:
    opening = open_house(GAMES, EASY)
    yield runner.run(opening.__aenter__())
    runner.run(opening.__aexit__(None, None, None))


Play = Callable[[Callable[[Scene], Awaitable[T]]], T]


@pytest.fixture
def play(runner: asyncio.Runner, house: House) -> Play[None]:
    """Run a scene at a table that was started."""

    def run(scene: Callable[[Scene], Awaitable[None]]) -> None:
        async def at_a_table() -> None:
            async with asyncio.timeout(60), a_table(house) as there:
                await scene(there)

        runner.run(at_a_table())

    return run


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
        self, runner: asyncio.Runner, house: House, batch: list[str | bytes]
    ) -> None:
        async def scene() -> None:
            async with asyncio.timeout(30), a_table(house) as there:
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
        self, runner: asyncio.Runner, house: House, batch: list[str]
    ) -> None:
        """Whatever it says and however it is filled: whoever has no seat changes nothing in a running game."""

        async def scene() -> None:
            async with asyncio.timeout(30), a_table(house) as there:
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
    def test_moves_that_are_none(self, runner: asyncio.Runner, house: House, batch: list[tuple[int, int]]) -> None:
        async def scene() -> None:
            async with asyncio.timeout(30), a_table(house) as there:
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


class TestLateRepeatedAndForeign:
    def test_a_repeat_is_answered_and_does_nothing(self, play: Play[None]) -> None:
        async def scene(there: Scene) -> None:
            move, decision = there.ann.shown["view"]["moves"][0]["move"], there.ann.shown["decision"]
            await yes(there.ann.ask("move", id="once", decision=decision, move=move))
            before = there.all_there_is()
            for guest in (there.ann, there.ann):
                await yes(guest.ask("move", id="once", decision=decision, move=move))
            assert there.all_there_is() == before

        play(scene)

    def test_a_repeat_after_coming_back_does_nothing_either(self, play: Play[None]) -> None:
        async def scene(there: Scene) -> None:
            move, decision = there.ann.shown["view"]["moves"][0]["move"], there.ann.shown["decision"]
            await yes(there.ann.ask("move", id="once", decision=decision, move=move))
            before = there.live.now.dealt
            assert before is not None
            step = before.step
            await there.ann.leave()
            await there.ann.sit_at(there.table)
            await yes(there.ann.ask("move", id="once", decision=decision, move=move))
            assert before.step == step

        play(scene)

    def test_the_id_of_somebody_else_is_no_repeat(self, play: Play[None]) -> None:
        async def scene(there: Scene) -> None:
            for guest in (there.ann, there.ben):
                shown = guest.shown
                move = shown["view"]["moves"][0]["move"]
                await yes(guest.ask("move", id="same", decision=shown["decision"], move=move))
            assert there.live.now.dealt is not None
            assert len(there.live.now.dealt.table.record.moves) == 2

        play(scene)

    def test_a_late_move_is_stale(self, play: Play[None]) -> None:
        async def scene(there: Scene) -> None:
            moves, decision = there.ann.shown["view"]["moves"], there.ann.shown["decision"]
            await yes(there.ann.ask("move", decision=decision, move=moves[0]["move"]))
            before = there.all_there_is()
            why = await no(there.ann.ask("move", decision=decision, move=moves[1]["move"]), "stale")
            assert is_sentence(why)
            assert there.all_there_is() == before

        play(scene)

    def test_nobody_moves_after_the_end(self, play: Play[None]) -> None:
        async def scene(there: Scene) -> None:
            while "outcome" not in there.ann.shown["view"]:
                for guest in (there.ann, there.ben):
                    view = guest.shown["view"]
                    if not view.get("outcome") and view["seats"][view["eyes"]].get("awaited"):
                        await yes(guest.move(view["moves"][0]["move"]))
                    await asyncio.sleep(0)
                for guest in (there.ann, there.ben):
                    await guest.catch_up()
            while not there.ann.table.get("checked"):
                await there.ann.next()
            before = there.all_there_is()
            answer = await there.ben.ask("move", decision=there.ben.shown["decision"], move=0)
            assert isinstance(answer, Refused)
            await no(there.ben.ask("undo"), "not_now")
            assert there.all_there_is() == before

        play(scene)

    @pytest.mark.parametrize(
        ("do", "fields"),
        [
            ("seat_bot", {"seat": 1}),
            ("clear_seat", {"seat": 0}),
            ("swap_seats", {"one": 0, "other": 1}),
            ("change_table", {"listed": True}),
            ("hand_over", {"seat": 1}),
            ("mute", {"seat": 0, "muted": True}),
            ("start", {}),
        ],
    )
    def test_what_only_the_host_may(
        self, runner: asyncio.Runner, house: House, do: str, fields: dict[str, object]
    ) -> None:
        async def scene() -> None:
            for started in (False, True):
                async with asyncio.timeout(30), a_table(house, started=started) as there:
                    before = there.all_there_is()
                    for guest in (there.ben, there.spy, there.nobody):
                        assert is_sentence(await no(guest.ask(do, **fields), "not_yours"))
                    assert there.all_there_is() == before

        runner.run(scene())

    @pytest.mark.parametrize(
        ("do", "fields"),
        [
            ("move", {"decision": 1, "move": 0}),
            ("undo", {}),
            ("answer", {"question": 1, "yes": True}),
            ("here", {}),
            ("take_over", {}),
            ("say", {"text": "psst"}),
            ("react", {"reaction": "cheers"}),
        ],
    )
    def test_what_needs_a_seat(self, play: Play[None], do: str, fields: dict[str, object]) -> None:
        async def scene(there: Scene) -> None:
            before = there.all_there_is()
            for guest in (there.spy, there.nobody):
                assert is_sentence(await no(guest.ask(do, **fields), "not_yours"))
            assert there.all_there_is() == before

        play(scene)

    def test_a_stranger_without_a_name_takes_no_seat(self, runner: asyncio.Runner, house: House) -> None:
        async def scene() -> None:
            async with asyncio.timeout(30), a_table(house, started=False) as there:
                await yes(there.ben.ask("stand_up"))
                await no(there.nobody.ask("sit", seat=1), "not_yours")
                await yes(there.spy.ask("sit", seat=1))

        runner.run(scene())


class TestTheDoorOfASocket:
    def test_a_foreign_page_opens_no_socket(self, runner: asyncio.Runner, house: House) -> None:
        async def scene() -> None:
            async with a_table(house) as there:
                url = f"ws://{house.host}/api/tables/{there.table}/socket"
                for origin in ("http://elsewhere.example", "null", f"http://{house.host}.elsewhere.example"):
                    with pytest.raises(InvalidStatus) as refusal:
                        await connect(url, origin=origin, additional_headers=there.ann.headers)  # type: ignore[arg-type]
                    assert refusal.value.response.status_code == 403
                async with connect(url, origin=f"http://{house.host}") as socket:  # type: ignore[arg-type]
                    assert msgspec.json.decode(await socket.recv())["is"] == "table"

        runner.run(scene())

    def test_a_table_that_is_not_there_says_so_and_hangs_up(self, runner: asyncio.Runner, house: House) -> None:
        async def scene() -> None:
            guest = Guest(house.host)
            await guest.sit_at("NOPE")
            bye = await guest.hear("bye")
            assert not bye["come_back"]
            assert is_sentence(bye["why"])
            with pytest.raises(ConnectionClosed):
                await guest.next()

        runner.run(scene())

    def test_tokens_open_their_own_seat_only(self, runner: asyncio.Runner, house: House) -> None:
        async def scene() -> None:
            async with a_table(house, started=False) as there, a_table(house, started=False) as other:
                for table in (there, other):
                    await yes(table.ben.ask("stand_up"))
                    await yes(table.ann.ask("seat_bot", seat=1, bot="outside"))
                token = await token_of(there, 1)
                bad = {
                    "forged": token[:-2] + "xx",
                    "a cookie": there.ann.cookie,
                    "another table's": await token_of(other, 1),
                    "another seat's": token.replace(".1.", ".0.", 1),
                    "another house's": "ABCDEF.1.k.c2lnbmF0dXJl",
                    "nothing": "",
                    "much": "x" * 3000,
                }
                for name, wrong in bad.items():
                    guest = Guest(house.host)
                    await guest.sit_at(there.table, f"?token={wrong}")
                    bye = await guest.hear("bye")
                    assert not bye["come_back"], name
                    assert not guest.table
                bot = Guest(house.host)
                await bot.sit_at(there.table, f"?token={token}")
                assert (await bot.hear("table"))["your_seat"] == 1
                await no(bot.ask("start"), "not_yours")
                await yes(there.ann.ask("seat_bot", seat=1, bot="outside"))
                late = Guest(house.host)
                await late.sit_at(there.table, f"?token={token}")
                assert not (await late.hear("bye"))["come_back"]
                await bot.leave()

        runner.run(scene())

    @pytest.mark.parametrize("cookie", ["", "x", "a.1.b", "é", "%00", "x" * 3000])
    def test_a_forged_cookie_only_watches(self, runner: asyncio.Runner, house: House, cookie: str) -> None:
        async def scene() -> None:
            async with a_table(house) as there:
                guest = Guest(house.host)
                guest.cookie = cookie.encode().decode("latin-1")
                await guest.sit_at(there.table)
                assert "your_seat" not in await guest.hear("table")
                assert (await guest.hear("view"))["view"]["eyes"] is None
                await guest.leave()

        runner.run(scene())

    @pytest.mark.parametrize(
        "query", ["?resume=x", "?resume=0.1", "?resume=0.-1.5", "?chat=-1", "?chat=x", "?resume=..."]
    )
    def test_nonsense_about_what_one_has_does_no_harm(self, runner: asyncio.Runner, house: House, query: str) -> None:
        async def scene() -> None:
            async with a_table(house) as there:
                await there.ann.leave()
                await there.ann.sit_at(there.table, query)
                shown = await there.ann.hear("view")
                assert shown.get("story_from", 0) == 0
                await yes(there.ann.move(shown["view"]["moves"][0]["move"]))

        runner.run(scene())


async def token_of(there: Scene, seat: int) -> str:
    async with httpx.AsyncClient(base_url=f"http://{there.house.host}", headers=there.ann.headers) as http:
        answer = await http.post(f"/api/tables/{there.table}/seats/{seat}/token")
        return str(answer.json()["token"])


class TestTheHouseStaysOpen:
    def test_raw_nonsense_on_the_port(self, runner: asyncio.Runner, house: House) -> None:
        async def scene() -> None:
            host, port = house.host.split(":")
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
            async with httpx.AsyncClient(base_url=f"http://{house.host}") as http:
                assert (await http.get("/healthz")).text == "ok\n"

        runner.run(scene())

    def test_hang_ups_in_the_middle_of_everything(self, play: Play[None]) -> None:
        async def scene(there: Scene) -> None:
            for _ in range(30):
                guest = Guest(there.house.host)
                guest.cookie = there.ben.cookie
                await guest.sit_at(there.table)
                await guest.send('{"do":"say","id":"h","text":"hello"}')
                assert guest._socket is not None
                guest._socket.transport.abort()
            await asyncio.sleep(0.05)
            await yes(there.ann.move(there.ann.shown["view"]["moves"][0]["move"]))
            assert there.house.door.open_sockets == 4

        play(scene)

    def test_a_socket_that_never_reads_holds_nobody_up(self, play: Play[None]) -> None:
        async def scene(there: Scene) -> None:
            host, port = there.house.host.split(":")
            reader, writer = await asyncio.open_connection(host, int(port), limit=1024)
            writer.write(
                f"GET /api/tables/{there.table}/socket HTTP/1.1\r\nHost: {there.house.host}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            for _ in range(300):
                await yes(there.ann.move(there.ann.shown["view"]["moves"][0]["move"]))
                await yes(there.ann.ask("undo"))
            writer.close()

        play(scene)
