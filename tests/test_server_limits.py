"""What one address and one socket may do at once, and from whose pages: the limits of a house, made small."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec

from taphouse.server.http.admission import DoorRules
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.messages import Done, Refused
from taphouse.server.settings import Settings
from taphouse.server.testing.real_server import Guest, TrialServer, open_server
from taphouse.testing.coasters.game import GAME

GAMES = {"coasters": GAME}
EASY = Settings(db="sqlite://", commands_burst=10**9, tables_per_person=10**6)


def on_trial(scene: Callable[[TrialServer], Awaitable[None]], easy: Settings = EASY, **rules: float) -> None:
    """Run a scene in a house where nothing is limited but what is said."""

    async def run() -> None:
        wide: dict[str, Any] = {"requests_at_once": 10**6, "wishes_at_once": 10**6, "commands_at_once": 10**6}
        async with asyncio.timeout(30), open_server(GAMES, easy, DoorRules(**(wide | rules))) as server:
            await scene(server)

    asyncio.run(run())


async def table_of(server: TrialServer, host: Guest) -> str:
    """Make a table with this host."""
    assert host.person is not None
    return await server.bar.make_table(host.person, MakeTable(game="coasters", seats=2))


def is_sentence(text: str) -> bool:
    return text[:1].isupper() and text.endswith(".")


def test_requests_of_one_address() -> None:
    async def scene(server: TrialServer) -> None:
        async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
            answers = [await http.get("/api/games") for _ in range(6)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429]
            assert answers[-1].json()["code"] == "too_fast"
            assert is_sentence(answers[-1].json()["why"])
            assert "content-security-policy" in answers[-1].headers
            assert (await http.get("/")).status_code == 200

    on_trial(scene, requests_at_once=5, requests_per_second=0.001)


def test_wishes_of_one_address() -> None:
    async def scene(server: TrialServer) -> None:
        async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
            for expected in (201, 201, 201, 429):
                http.cookies.clear()
                answer = await http.post("/api/play-now", json={"game": "coasters"})
                assert answer.status_code == expected
            assert is_sentence(answer.json()["why"])

    on_trial(scene, wishes_at_once=3, wishes_per_second=0.001)


def test_sockets_of_one_address() -> None:
    async def scene(server: TrialServer) -> None:
        table = await table_of(server, await server.guest("Ann"))
        guests = [Guest(server.host) for _ in range(3)]
        for guest in guests[:2]:
            await guest.sit_at(table)
            await guest.hear("table")
        await guests[2].sit_at(table)
        assert is_sentence((await guests[2].hear("bye"))["why"])
        await guests[0].leave()
        while server.door.open_sockets > 1:  # noqa: ASYNC110  the server's own work
            await asyncio.sleep(0.001)
        again = Guest(server.host)
        await again.sit_at(table)
        await again.hear("table")
        await again.leave()
        await guests[1].leave()

    on_trial(scene, sockets_per_address=2)


def test_commands_of_one_address() -> None:
    async def scene(server: TrialServer) -> None:
        ann = await server.guest("Ann")
        await ann.sit_at(await table_of(server, ann))
        for _ in range(5):
            assert isinstance(await ann.ask("change_table", listed=True), Done)
        answer = await ann.ask("change_table", id="sixth", listed=False)
        assert isinstance(answer, Refused)
        assert (answer.id, answer.code) == ("sixth", "too_fast")
        assert is_sentence(answer.why)
        await ann.leave()

    on_trial(scene, commands_at_once=5, commands_per_second=0.001)


def test_commands_of_one_socket() -> None:
    async def scene(server: TrialServer) -> None:
        ann = await server.guest("Ann")
        await ann.sit_at(await table_of(server, ann))
        for _ in range(3):
            assert isinstance(await ann.ask("change_table", listed=True), Done)
        answer = await ann.ask("change_table", listed=False)
        assert isinstance(answer, Refused)
        assert answer.code == "too_fast"
        await ann.leave()

    slow = msgspec.structs.replace(EASY, commands_burst=3, commands_per_second=0.001)
    on_trial(scene, slow)


def test_a_long_body_is_refused() -> None:
    async def scene(server: TrialServer) -> None:
        async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
            answer = await http.post("/api/me", content=b'{"name":"' + b"x" * 20_000 + b'"}')
            assert answer.status_code == 413
            assert answer.json()["code"] == "too_large"
            assert (await http.get("/healthz")).text == "ok\n"

    on_trial(scene)


def test_a_foreign_page_changes_nothing() -> None:
    async def scene(server: TrialServer) -> None:
        ann = await server.guest("Ann")
        foreign = {"origin": "http://elsewhere.example", **ann.headers}
        async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
            for path, body in (
                ("/api/me", {"name": "Eve"}),
                ("/api/tables", {"game": "coasters", "seats": 2}),
                ("/api/play-now", {"game": "coasters"}),
            ):
                answer = await http.post(path, json=body, headers=foreign)
                assert answer.status_code == 403
                assert is_sentence(answer.json()["why"])
                assert "set-cookie" not in answer.headers
            assert ann.person is not None
            assert await server.bar.person(ann.person.id) == ann.person
            assert server.bar.tables_of(ann.person.id) == []
            assert (await http.get("/api/me", headers=foreign)).status_code == 200

    on_trial(scene)


def test_the_public_address_is_our_own() -> None:
    async def scene(server: TrialServer) -> None:
        async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
            ours = {"origin": "https://games.example.org"}
            assert (await http.post("/api/me", json={"name": "Ann"}, headers=ours)).status_code == 200
            other = {"origin": "https://other.example.org"}
            assert (await http.post("/api/me", json={"name": "Ann"}, headers=other)).status_code == 200

    async def run() -> None:
        rules = DoorRules(public_url="https://games.example.org", origins=("https://other.example.org",))
        async with open_server(GAMES, EASY, rules) as server:
            await scene(server)

    asyncio.run(run())
