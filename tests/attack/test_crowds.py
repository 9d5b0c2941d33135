"""Whoever comes in a crowd, or guesses, keeps nobody else out."""

import asyncio

import httpx
import msgspec
import pytest
from shared.attack import EASY, on_trial, table_of
from websockets.exceptions import ConnectionClosed

from taphouse.server.protocol.messages import Done, Refused
from taphouse.server.testing.real_server import Guest, TrialServer


async def leave_all(*guests: Guest) -> None:
    for guest in guests:
        await guest.leave()


class TestACrowd:
    """A crowd at the table, or at the same address, keeps nobody from a game of their own."""

    def test_onlookers_leave_room_for_those_at_the_table(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann, ben = [await server.guest(name) for name in ("Ann", "Ben")]
            table = await table_of(server, ann)
            await ben.sit_at(table)
            assert isinstance(await ben.ask("sit", seat=1), Done)
            crowd = [Guest(server.host) for _ in range(3)]
            for guest in crowd[:2]:
                await guest.sit_at(table)
                await guest.hear("table")
            await crowd[2].sit_at(table)
            assert "crowded" in (await crowd[2].hear("bye"))["why"]
            await ann.sit_at(table)
            await ann.hear("table")
            again = Guest(server.host, ben.person, ben.cookie)
            await again.sit_at(table)
            await again.hear("table")
            for guest in (ann, ben, again, *crowd):
                await guest.leave()

        on_trial(scene, msgspec.structs.replace(EASY, listeners_per_table=3))

    def test_at_a_full_table_a_name_takes_the_place_of_the_oldest_without_one(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann, ben, cyd = [await server.guest(name) for name in ("Ann", "Ben", "Cyd")]
            table = await table_of(server, ann)
            screen = Guest(server.host, ann.person, ann.cookie)
            await screen.sit_at(table, "?watch=1")
            await screen.hear("table")
            crowd = [Guest(server.host) for _ in range(3)]
            for guest in crowd[:2]:
                await guest.sit_at(table)
                await guest.hear("table")
            await crowd[2].sit_at(table)
            assert "give yourself a name" in (await crowd[2].hear("bye"))["why"]
            for friend, gone in ((ben, crowd[0]), (cyd, crowd[1])):
                await friend.sit_at(table)
                await friend.hear("table")
                assert "crowded" in (await gone.hear("bye"))["why"]
            await screen.catch_up()
            await leave_all(*crowd)
            dan = await server.guest("Dan")
            await dan.sit_at(table)
            assert "crowded" in (await dan.hear("bye"))["why"], "people with a name make room for nobody"
            assert isinstance(await ben.ask("sit", seat=1), Done)
            await leave_all(screen, ben, cyd, dan)

        on_trial(scene, msgspec.structs.replace(EASY, listeners_per_table=3))

    def test_at_a_full_address_a_name_takes_the_place_of_the_oldest_without_one(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann, ben, cyd, dan = [await server.guest(name) for name in ("Ann", "Ben", "Cyd", "Dan")]
            table = await table_of(server, ann)
            crowd = [Guest(server.host) for _ in range(3)]
            for guest in crowd:
                await guest.sit_at(table)
            assert "give yourself a name" in (await crowd[2].hear("bye"))["why"]
            for friend, gone in ((ben, crowd[0]), (cyd, crowd[1])):
                await friend.sit_at(table)
                await friend.hear("table")
                with pytest.raises(ConnectionClosed):
                    await gone.hear("bye")
            await dan.sit_at(table)
            assert "too many connections" in (await dan.hear("bye"))["why"]
            while server.door.open_sockets > 2:  # noqa: ASYNC110  the server's own work
                await asyncio.sleep(0.001)
            assert server.door.admission.sockets.total == 2
            await leave_all(*crowd, ben, cyd, dan)
            while server.door.open_sockets:  # noqa: ASYNC110  the server's own work
                await asyncio.sleep(0.001)
            assert server.door.admission.sockets.total == 0
            assert not server.door.admission.strangers.make_room("127.0.0.1")

        on_trial(scene, sockets_per_address=2)

    def test_whoever_asks_too_much_at_an_address_leaves_a_little_to_people_with_a_name(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann, ben = [await server.guest(name) for name in ("Ann", "Ben")]
            table = await table_of(server, ann)
            eve = Guest(server.host)
            await eve.sit_at(table)
            for _ in range(3):
                answer = await eve.ask("here")
            assert isinstance(answer, Refused)
            assert answer.code == "too_fast"
            await ben.sit_at(table)
            assert isinstance(await ben.ask("sit", seat=1), Done)
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
                assert [(await http.get("/api/games")).status_code for _ in range(4)] == [200, 200, 200, 429]
                cyd = await server.guest("Cyd")
                statuses = [(await http.get("/api/games", headers=cyd.headers)).status_code for _ in range(3)]
                assert statuses == [200, 200, 429]
            await leave_all(eve, ben)

        small = {"requests_at_once": 3, "requests_per_second": 0.001, "own_requests_at_once": 2}
        few = {"commands_at_once": 2, "commands_per_second": 0.001, "own_commands_at_once": 2}
        on_trial(scene, **small, **few, own_requests_per_second=0.001, own_commands_per_second=0.001)

    def test_sockets_of_one_address_leave_room_for_those_at_the_table(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            table = await table_of(server, ann)
            crowd = [Guest(server.host) for _ in range(3)]
            for guest in crowd:
                await guest.sit_at(table)
            assert "too many connections" in (await crowd[2].hear("bye"))["why"]
            homes = [Guest(server.host, ann.person, ann.cookie) for _ in range(3)]
            for guest in homes[:2]:
                await guest.sit_at(table)
                await guest.hear("table")
            await homes[2].sit_at(table)
            assert (await homes[2].hear("bye"))["why"].startswith("You have too many connections")
            for guest in (*crowd, *homes):
                await guest.leave()
            again = Guest(server.host, ann.person, ann.cookie)
            while server.door.open_sockets:  # noqa: ASYNC110  the server's own work
                await asyncio.sleep(0.001)
            await again.sit_at(table)
            await again.hear("table")
            await again.leave()

        on_trial(scene, sockets_per_address=2, sockets_per_person=2)

    def test_an_outside_bot_with_its_token_is_at_home(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            table = await table_of(server, ann)
            await ann.sit_at(table)
            assert isinstance(await ann.ask("seat_bot", seat=1, bot="outside"), Done)
            async with httpx.AsyncClient(base_url=f"http://{server.host}", headers=ann.headers) as http:
                token = (await http.post(f"/api/tables/{table}/seats/1/token")).json()["token"]
            looker = Guest(server.host)
            await looker.sit_at(table)
            await looker.hear("table")
            bot = Guest(server.host)
            await bot.sit_at(table, f"?token={token}")
            assert (await bot.hear("table"))["your_seat"] == 1
            for guest in (ann, looker, bot):
                await guest.leave()

        on_trial(scene, sockets_per_address=1)

    def test_a_socket_that_sends_too_much_costs_its_neighbours_nothing(self) -> None:
        """Its own limit is charged first: what that refuses does not count for the address."""

        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            table = await table_of(server, ann)
            noisy, quiet = Guest(server.host), Guest(server.host)
            for guest in (noisy, quiet):
                await guest.sit_at(table)
            for _ in range(30):
                answer = await noisy.ask("undo")
                assert isinstance(answer, Refused)
            assert answer.code == "too_fast"
            assert isinstance(spared := await quiet.ask("undo"), Refused)
            assert spared.code == "not_yours"
            for guest in (noisy, quiet):
                await guest.leave()

        on_trial(
            scene,
            msgspec.structs.replace(EASY, commands_burst=5, commands_per_second=0.001),
            commands_at_once=10,
            commands_per_second=0.001,
        )

    def test_commands_of_an_address_leave_room_for_those_at_the_table(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            table = await table_of(server, ann)
            await ann.sit_at(table)
            looker = Guest(server.host)
            await looker.sit_at(table)
            codes = [(await looker.ask("undo")) for _ in range(4)]
            assert [code.code for code in codes if isinstance(code, Refused)] == ["not_yours"] * 3 + ["too_fast"]
            for _ in range(3):
                assert isinstance(await ann.ask("change_table", listed=True), Done)
            for guest in (ann, looker):
                await guest.leave()

        on_trial(scene, commands_at_once=3, commands_per_second=0.001)

    def test_requests_of_an_address_leave_room_for_those_with_a_seat(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann, ben = [await server.guest(name) for name in ("Ann", "Ben")]
            await table_of(server, ann)
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
                statuses = [(await http.get("/api/games", headers=ben.headers)).status_code for _ in range(5)]
                assert statuses == [200, 200, 200, 200, 429], "a name alone is worth one more, and is no seat"
                statuses = [(await http.get("/api/games", headers=ann.headers)).status_code for _ in range(4)]
                assert statuses == [200, 200, 200, 429]

        own = {"own_requests_at_once": 1, "own_requests_per_second": 0.001}
        on_trial(scene, requests_at_once=3, requests_per_second=0.001, **own)


class TestGuessing:
    def test_whoever_guesses_is_slowed_down_and_whoever_comes_home_is_not(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann, ben = [await server.guest(name) for name in ("Ann", "Ben")]
            table, other = await table_of(server, ann), await table_of(server, ben)
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
                wrong = ["lusab-tivok-gutih", "ABC", "BCDFGH"]
                statuses = [(await http.get(f"/api/tables/{code}")).status_code for code in wrong]
                assert statuses == [404, 404, 404]
                late = await http.get("/api/tables/lusab-tivok-gutib")
                assert (late.status_code, late.json()["code"]) == (429, "too_fast")
                assert (await http.get(f"/api/tables/{table}")).status_code == 429, "or a guess would be told"
                assert (await http.get(f"/api/tables/{table}", headers=ann.headers)).status_code == 200
                assert (await http.get(f"/api/tables/{other}", headers=ann.headers)).status_code == 200
            guest = Guest(server.host)
            await guest.sit_at(table)
            assert (await guest.hear("bye"))["come_back"]
            await ann.sit_at(table)
            await ann.hear("table")
            await ann.leave()

        on_trial(scene, misses_at_once=3, misses_per_second=0.001)

    def test_somebody_with_a_name_has_a_few_guesses_of_their_own(self) -> None:
        """An offender at the same address has used up all others; the own ones do for no old, short code."""

        async def scene(server: TrialServer) -> None:
            ann, eve = [await server.guest(name) for name in ("Ann", "Eve")]
            table = await table_of(server, ann)
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:

                async def status(code: str, guest: Guest) -> int:
                    return (await http.get(f"/api/tables/{code}", headers=guest.headers)).status_code

                stranger = Guest(server.host)
                assert [await status("lusab-tivok-gutih", stranger) for _ in range(4)] == [404, 404, 429, 429]
                why = (await http.get(f"/api/tables/{table}")).json()["why"]
                assert "give yourself a name" in why
                assert await status("BCDFGH", eve) == 429
                assert [await status("lusab-tivok-gutih", eve) for _ in range(4)] == [404, 404, 429, 429]
                assert await status(table, eve) == 429, "or a guess would be told"
                ben = await server.guest("Ben")
                assert await status(table, ben) == 200
            await ben.sit_at(table)
            assert isinstance(await ben.ask("sit", seat=1), Done)
            await ben.leave()

        on_trial(scene, misses_at_once=2, misses_per_second=0.001, own_misses_at_once=2)

    def test_sockets_of_tables_and_seats_that_are_not_there_count(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            table = await table_of(server, ann)
            for code, query in (("lusab-tivok-gutih", ""), (table, "?token=wrong")):
                guest = Guest(server.host)
                await guest.sit_at(code, query)
                assert not (await guest.hear("bye"))["come_back"]
            guest = Guest(server.host)
            await guest.sit_at("lusab-tivok-gutih")
            assert (await guest.hear("bye"))["come_back"]

        on_trial(scene, misses_at_once=2, misses_per_second=0.001)
