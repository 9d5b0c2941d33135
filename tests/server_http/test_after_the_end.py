"""Records and replays over HTTP, and tokens for outside bots."""

from secrets import token_hex

import msgspec
import pytest
from shared.http import SIGNER, Visitor, finished, made, now, problem

from taphouse.core.record import read_record, verify
from taphouse.server.http.identity import COOKIE
from taphouse.server.http.middleware import Doorkeeper
from taphouse.server.protocol.bodies import Frame
from taphouse.server.sockets.listener import Listener
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio


async def keep_for_outside(app: Doorkeeper, host: Visitor, table: str, seat: int) -> None:
    """Let the host keep a seat for a bot from outside."""
    live = await app.door.bar.table(table)
    known = SIGNER.read_person(host.cookies[COOKIE], now())
    assert known is not None
    listener = Listener(known.person)
    live.attach(listener)
    command = {"do": "seat_bot", "id": token_hex(4), "seat": seat, "bot": "outside"}
    await live.command(listener, msgspec.json.encode(command))
    live.detach(listener)


class TestAfterTheEnd:
    async def test_the_record_is_given_and_proves_the_game(self, app: Doorkeeper) -> None:
        visitor = Visitor(app)
        table = await finished(app, visitor)

        answer = await visitor.get(f"/api/tables/{table}/record")

        assert answer.headers["content-disposition"] == f'attachment; filename="taphouse-{table}.json"'
        assert verify(GAME, read_record(answer.content)).outcome() is not None

    async def test_a_running_game_keeps_its_record(self, app: Doorkeeper) -> None:
        visitor = Visitor(app)
        table = (await visitor.post("/api/play-now", json={"game": "coasters"})).json()["id"]

        why = problem(await visitor.get(f"/api/tables/{table}/record"), 409, "not_now")

        assert "over" in why or "end" in why

    async def test_a_replay_shows_every_step_through_any_eyes(self, app: Doorkeeper) -> None:
        visitor = Visitor(app)
        table = await finished(app, visitor)
        first = msgspec.json.decode((await visitor.get(f"/api/tables/{table}/replay/0?eyes=1")).content, type=Frame)

        assert first.number == 0
        assert first.view.eyes == 1
        for number in range(first.of + 1):
            frame = await Visitor(app).json(f"/api/tables/{table}/replay/{number}?eyes=0")
            assert frame["number"] == number
        assert frame["view"]["outcome"]
        assert (await visitor.json(f"/api/tables/{table}/replay/1"))["view"]["eyes"] is None

    @pytest.mark.parametrize("query", ["/replay/100000", "/replay/1?eyes=9"])
    async def test_a_step_or_seat_that_is_not_there(self, app: Doorkeeper, query: str) -> None:
        visitor = Visitor(app)
        table = await finished(app, visitor)

        answer = await visitor.get(f"/api/tables/{table}{query}")

        problem(answer, answer.status_code, answer.json()["code"])
        assert answer.status_code in (400, 404, 409)

    @pytest.mark.parametrize("query", ["/replay/x", "/replay/-1", "/replay/1?eyes=x", "/replay/1.5"])
    async def test_a_step_that_cannot_be_read(self, app: Doorkeeper, query: str) -> None:
        visitor = Visitor(app)
        table = await finished(app, visitor)

        answer = await visitor.get(f"/api/tables/{table}{query}")

        assert answer.status_code in (400, 404, 409)
        problem(answer, answer.status_code, answer.json()["code"])

    async def test_before_the_end_one_looks_back_through_the_own_eyes_only(self, app: Doorkeeper) -> None:
        visitor = Visitor(app)
        table = (await visitor.post("/api/play-now", json={"game": "coasters"})).json()["id"]

        assert (await visitor.get(f"/api/tables/{table}/replay/0?eyes=0")).status_code == 200
        problem(await visitor.get(f"/api/tables/{table}/replay/0?eyes=1"), 403, "not_yours")
        problem(await Visitor(app).get(f"/api/tables/{table}/replay/0?eyes=0"), 403, "not_yours")
        assert (await Visitor(app).get(f"/api/tables/{table}/replay/0")).status_code == 200


class TestTokens:
    async def test_the_host_gives_a_seat_to_an_outside_bot(self, app: Doorkeeper) -> None:
        host = Visitor(app)
        table = await made(host)
        await keep_for_outside(app, host, table, 1)

        token = (await host.post(f"/api/tables/{table}/seats/1/token")).json()["token"]

        found = SIGNER.read_seat(token)
        assert found is not None
        assert (found.table, found.seat) == (table, 1)

    async def test_nobody_else_does(self, app: Doorkeeper) -> None:
        host, named = Visitor(app), Visitor(app)
        table = await made(host)
        await keep_for_outside(app, host, table, 1)
        await named.post("/api/me", json={"name": "Ben"})

        problem(await Visitor(app).post(f"/api/tables/{table}/seats/1/token"), 403, "not_yours")
        problem(await named.post(f"/api/tables/{table}/seats/1/token"), 403, "not_yours")

    async def test_a_seat_that_is_kept_for_somebody_else_has_no_token(self, app: Doorkeeper) -> None:
        host = Visitor(app)
        table = await made(host)

        problem(await host.post(f"/api/tables/{table}/seats/0/token"), 409, "not_now")
        problem(await host.post(f"/api/tables/{table}/seats/2/token"), 409, "not_now")

    @pytest.mark.parametrize("seat", [3, 99, -1, 10**30])
    async def test_a_seat_that_is_not_there(self, app: Doorkeeper, seat: int) -> None:
        host = Visitor(app)
        table = await made(host)

        answer = await host.post(f"/api/tables/{table}/seats/{seat}/token")

        assert 400 <= answer.status_code < 500
        problem(answer, answer.status_code, answer.json()["code"])
