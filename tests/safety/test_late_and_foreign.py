"""What is late, repeated, or none of one's business changes nothing."""

import asyncio
from collections.abc import Awaitable

import httpx
import msgspec
import pytest
from shared.safety import Play, Scene, a_table, is_sentence, yes
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from taphouse.server.protocol.messages import Done, Refused
from taphouse.server.testing.real_server import Guest, TrialServer


async def no(asked: Awaitable[Done | Refused], code: str) -> str:
    answer = await asked
    assert isinstance(answer, Refused), answer
    assert answer.code == code, answer
    return answer.why


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
        self, runner: asyncio.Runner, server: TrialServer, do: str, fields: dict[str, object]
    ) -> None:
        async def scene() -> None:
            for started in (False, True):
                async with asyncio.timeout(30), a_table(server, started=started) as there:
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

    def test_a_stranger_without_a_name_takes_no_seat(self, runner: asyncio.Runner, server: TrialServer) -> None:
        async def scene() -> None:
            async with asyncio.timeout(30), a_table(server, started=False) as there:
                await yes(there.ben.ask("stand_up"))
                await no(there.nobody.ask("sit", seat=1), "not_yours")
                await yes(there.spy.ask("sit", seat=1))

        runner.run(scene())


class TestTheDoorOfASocket:
    def test_a_foreign_page_opens_no_socket(self, runner: asyncio.Runner, server: TrialServer) -> None:
        async def scene() -> None:
            async with a_table(server) as there:
                url = f"ws://{server.host}/api/tables/{there.table}/socket"
                for origin in ("http://elsewhere.example", "null", f"http://{server.host}.elsewhere.example"):
                    with pytest.raises(InvalidStatus) as refusal:
                        await connect(url, origin=origin, additional_headers=there.ann.headers)  # type: ignore[arg-type]
                    assert refusal.value.response.status_code == 403
                async with connect(url, origin=f"http://{server.host}") as socket:  # type: ignore[arg-type]
                    assert msgspec.json.decode(await socket.recv())["is"] == "table"

        runner.run(scene())

    def test_a_table_that_is_not_there_says_so_and_hangs_up(self, runner: asyncio.Runner, server: TrialServer) -> None:
        async def scene() -> None:
            guest = Guest(server.host)
            await guest.sit_at("NOPE")
            bye = await guest.hear("bye")
            assert not bye["come_back"]
            assert is_sentence(bye["why"])
            with pytest.raises(ConnectionClosed):
                await guest.next()

        runner.run(scene())

    def test_tokens_open_their_own_seat_only(self, runner: asyncio.Runner, server: TrialServer) -> None:
        async def scene() -> None:
            async with a_table(server, started=False) as there, a_table(server, started=False) as other:
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
                    guest = Guest(server.host)
                    await guest.sit_at(there.table, f"?token={wrong}")
                    bye = await guest.hear("bye")
                    assert not bye["come_back"], name
                    assert not guest.table
                bot = Guest(server.host)
                await bot.sit_at(there.table, f"?token={token}")
                assert (await bot.hear("table"))["your_seat"] == 1
                await no(bot.ask("start"), "not_yours")
                await yes(there.ann.ask("seat_bot", seat=1, bot="outside"))
                late = Guest(server.host)
                await late.sit_at(there.table, f"?token={token}")
                assert not (await late.hear("bye"))["come_back"]
                await bot.leave()

        runner.run(scene())

    @pytest.mark.parametrize("cookie", ["", "x", "a.1.b", "é", "%00", "x" * 3000])
    def test_a_forged_cookie_only_watches(self, runner: asyncio.Runner, server: TrialServer, cookie: str) -> None:
        async def scene() -> None:
            async with a_table(server) as there:
                guest = Guest(server.host)
                guest.cookie = cookie.encode().decode("latin-1")
                await guest.sit_at(there.table)
                assert "your_seat" not in await guest.hear("table")
                assert (await guest.hear("view"))["view"]["eyes"] is None
                await guest.leave()

        runner.run(scene())

    @pytest.mark.parametrize(
        "query", ["?resume=x", "?resume=0.1", "?resume=0.-1.5", "?chat=-1", "?chat=x", "?resume=..."]
    )
    def test_nonsense_about_what_one_has_does_no_harm(
        self, runner: asyncio.Runner, server: TrialServer, query: str
    ) -> None:
        async def scene() -> None:
            async with a_table(server) as there:
                await there.ann.leave()
                await there.ann.sit_at(there.table, query)
                shown = await there.ann.hear("view")
                assert shown.get("story_from", 0) == 0
                await yes(there.ann.move(shown["view"]["moves"][0]["move"]))

        runner.run(scene())


async def token_of(there: Scene, seat: int) -> str:
    async with httpx.AsyncClient(base_url=f"http://{there.server.host}", headers=there.ann.headers) as http:
        answer = await http.post(f"/api/tables/{there.table}/seats/{seat}/token")
        return str(answer.json()["token"])
