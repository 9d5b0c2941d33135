"""Bad input is refused with 400 and a sentence: the house makes no mistake over it, and writes no traceback."""

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from taphouse.server.http.admission import DoorRules
from taphouse.server.http.security import is_ours
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.problems import Refusal
from taphouse.server.table.commands import read_command
from taphouse.server.testing.real_server import TrialServer, open_server
from taphouse.testing.coasters.game import GAME

DEEP = 1000
BODIES = {
    "lists in lists": "[" * DEEP + "]" * DEEP,
    "objects in objects": '{"a":' * DEEP + "1" + "}" * DEEP,
    "a deep name": '{"name":' + "[" * DEEP + "]" * DEEP + "}",
    "a deep house": '{"game":"coasters","seats":2,"house":' + '{"a":' * DEEP + "1" + "}" * DEEP + "}",
    "no UTF-8": b'{"name":"\xff\xfe","game":"\xff"}',
    "no text at all": b"\xff\xfe\x00\x01",
    "half a surrogate": '{"name":"\\ud800","game":"\\ud800"}',
    "no number": '{"game":"coasters","seats":NaN}',
    "too much of a number": '{"game":"coasters","seats":1e400}',
    "a huge number": '{"game":"coasters","seats":99999999999999999999999999}',
    "nothing": "",
    "half of something": '{"name":"Ann',
    "an unknown field": '{"name":"Ann","game":"coasters","seats":2,"\\u0000\\u0007":1}',
}


def on_trial(scene: Callable[[TrialServer], Awaitable[None]], rules: DoorRules | None = None) -> None:
    async def run() -> None:
        async with asyncio.timeout(30), open_server({"coasters": GAME}, rules=rules) as server:
            with capture_logs() as logs:
                await scene(server)
            assert [line for line in logs if line["log_level"] in ("error", "critical")] == []

    asyncio.run(run())


def test_bodies() -> None:
    async def scene(server: TrialServer) -> None:
        async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
            for path in ("/api/me", "/api/tables", "/api/play-now", "/api/house"):
                for name, body in BODIES.items():
                    answer = await http.post(path, content=body, headers={"content-type": "application/json"})
                    assert answer.status_code == 400, (path, name, answer.text)
                    problem = answer.json()
                    assert problem["code"] == "malformed", (path, name)
                    assert problem["why"][0].isupper(), problem
                    assert problem["why"].endswith("."), problem
                    assert problem["why"].isprintable(), problem

    on_trial(scene)


WRONG = [
    ('{"game":"coasters","seats":16}', "seats is 15 at most"),
    ('{"game":"coasters","seats":-1}', "seats is 0 at least"),
    ('{"game":"coasters","seats":"two"}', "seats must be a whole number, not a text"),
    ('{"game":"coasters","seats":2,"door":5}', "door must be a text, not a whole number"),
    ('{"game":"coasters"}', "seats is missing"),
    ('{"game":"coasters","seats":2,"colour":1}', "there is no field called colour"),
    (f'{{"game":"{"x" * 61}","seats":2}}', "game has at most 60 characters: shorten it"),
    ('{"game":"coasters","seats":2,"house":{"a":[]}}', "what stands in house must be true or false, a"),
    ("[1]", "must be an object, not a list"),
    ('{"game":', "it is no JSON"),
    ("", "there is nothing in it"),
]
"""What is sent to make a table, and what is said about it."""


def test_what_is_wrong_is_said_in_plain_words() -> None:
    async def scene(server: TrialServer) -> None:
        async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
            for body, why in WRONG:
                problem = (await http.post("/api/tables", content=body)).json()
                assert why in problem["why"]
                assert "`" not in problem["why"]
            long = (await http.post("/api/me", json={"name": "y" * 25})).json()
            assert long["why"] == "The request cannot be read: name has at most 24 characters: shorten it."

    on_trial(scene)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b'{"do":"sit","id":"a","seat":16}', "seat is 15 at most"),
        (b'{"do":"sit","id":"a"}', "seat is missing"),
        (b'{"do":"sit","id":"","seat":1}', "id must not be empty"),
        (b'{"do":"shout","id":"a"}', "do cannot be 'shout'"),
        (b'{"do":"say","id":"a","text":"\xff"}', "it is no JSON"),
        (b'{"do":"say","id":"a"', "it breaks off in the middle"),
        (b'{"do":"move","id":"a","decision":1e400,"move":1}', "decision is too large a number"),
        (b'{"do":"sit","id":"a","seat":1,"x\\u0007y":1}', "there is no field called xy"),
        (b"7", "it must be an object, not a whole number"),
    ],
)
def test_what_is_wrong_with_a_command_is_said_in_plain_words(data: bytes, why: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_command(data)

    assert (refusal.value.code, str(refusal.value)) == ("malformed", f"This is not a command: {why}.")


@pytest.mark.parametrize(
    "path",
    [
        "/%ff",
        "/api/tables/%ff",
        "/api/tables/%00",
        "/api/games/%ff/rules",
        "/api/tables/x/replay/%ff",
        "/api/tables/x/replay/1?eyes=%ff",
        "/api/tables/x/replay/99999999999999999999999",
        "/api/me?%ff=%fe",
        "/api/tables?after=%ff&limit=%ff",
        "/schema/openapi.json?%ff",
    ],
)
def test_addresses(path: str) -> None:
    async def scene(server: TrialServer) -> None:
        async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
            assert (await http.get(path)).status_code < 500

    on_trial(scene)


OURS = ["localhost", "LOCALHOST:8000", "127.0.0.1", "127.0.0.1:8000", "[::1]:8000", "192.168.1.4:80", "[fe80::1]"]
IN_THE_NETWORK = ["pub", "pub:8000", "pub.local", "pub.lan.", "pub.fritz.box:8000", "pub.home.arpa", "x.localhost"]
NOT_OURS = ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "games.example.org.evil.example"]
ABSURD = ["", " ", ".", "-", ":", ":80", "a b", "x" * 300, "[::1", "[zz]", "[]", "localhost:99999", "localhost:x", "http://x",
          "x/y", "x@y", "\x7f", "é", "a\tb", "x,y", "1.2.3.4.5:80x"]  # fmt: skip


class TestTheNameOfTheHouse:
    @pytest.mark.parametrize("host", [*OURS, *IN_THE_NETWORK, "games.example.org", "GAMES.example.org:443"])
    def test_is_known_in_all_its_forms(self, host: str) -> None:
        assert is_ours(host, {"games.example.org"})

    @pytest.mark.parametrize("host", [*NOT_OURS, *ABSURD])
    def test_is_no_other(self, host: str) -> None:
        assert not is_ours(host, {"games.example.org"})

    def test_others_are_refused_with_a_sentence(self) -> None:
        async def scene(server: TrialServer) -> None:
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
                for host in (*NOT_OURS, *ABSURD):
                    name = host.strip().encode("latin-1")
                    answer = await http.get("/api/me", headers=[(b"host", name)])
                    assert answer.status_code == 400, host
                    if answer.headers["content-type"] == "application/json":  # others are refused as no HTTP at all
                        assert "not known by that name" in answer.json()["why"]
                for host in (*OURS, *IN_THE_NETWORK, "games.example.org"):
                    assert (await http.get("/api/me", headers={"host": host})).status_code == 200, host

        on_trial(scene, DoorRules(public_url="https://games.example.org", spare_loopback=True))

    def test_what_a_reverse_proxy_hands_on_is_believed(self) -> None:
        """Of nobody else: the name of a page of elsewhere may lead here, but it brings no proxy along."""

        async def scene(server: TrialServer) -> None:
            handed = {"host": "games.example.org", "x-forwarded-for": "203.0.113.7"}
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
                assert (await http.get("/api/me", headers=handed)).status_code == 200
                assert (await http.get("/api/me", headers=handed | {"host": "a b"})).status_code == 400
            strange = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
            async with httpx.AsyncClient(base_url=f"http://{server.host}", transport=strange) as http:
                assert (await http.get("/api/me", headers=handed)).status_code == 400
                assert (await http.get("/api/me")).status_code == 200

        on_trial(scene)

    def test_sockets_ask_for_it_too(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            assert ann.person is not None
            table = await server.bar.make_table(ann.person, MakeTable(game="coasters", seats=2))
            here, port = server.host.split(":")
            with pytest.raises(InvalidStatus) as refusal:
                await connect(f"ws://evil.example:{port}/api/tables/{table}/socket", host=here, port=int(port))
            assert refusal.value.response.status_code == 400
            assert b"not known by that name" in refusal.value.response.body
            async with connect(f"ws://localhost:{port}/api/tables/{table}/socket", host=here, port=int(port)):
                pass

        on_trial(scene)
