"""Every address of the HTTP part: what it gives, and what it refuses in which sentence."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from secrets import token_hex
from typing import Any

import httpx
import msgspec
import pytest

from taphouse.core.record import read_record, verify
from taphouse.server.bar.tables import Bar
from taphouse.server.http.admission import DoorRules
from taphouse.server.http.app import make_app
from taphouse.server.http.identity import COOKIE, SECURE_SINCE
from taphouse.server.http.middleware import Doorkeeper
from taphouse.server.http.pages import Site, page_of
from taphouse.server.http.tokens import MONTH, Signer
from taphouse.server.protocol.bodies import Frame, GameCard, HouseAnswer, Me, Problem, TablePage
from taphouse.server.protocol.messages import TableInfo
from taphouse.server.sockets.listener import Listener
from taphouse.server.store import open_store
from taphouse.server.table.live_table import LiveTable
from taphouse.server.testing.in_process import INSTANT
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio
SIGNER = Signer(bytes(32))
EASY = DoorRules(requests_at_once=100_000, wishes_at_once=100_000)


@pytest.fixture
async def app() -> AsyncIterator[Doorkeeper]:
    store = await open_store("sqlite://")
    bar = await Bar.open(store, INSTANT, {"coasters": GAME})
    yield make_app(bar, SIGNER, EASY)
    await bar.close()
    await store.close()


class Visitor(httpx.AsyncClient):
    """A browser with a jar for cookies, as far as these tests need one."""

    def __init__(self, app: Doorkeeper, address: str = "203.0.113.7", base_url: str = "http://pub.lan") -> None:
        super().__init__(transport=httpx.ASGITransport(app=app, client=(address, 4711)), base_url=base_url)

    async def json(self, path: str) -> Any:
        answer = await self.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()


async def made(visitor: Visitor, **wish: object) -> str:
    answer = await visitor.post("/api/tables", json={"game": "coasters", "seats": 3, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def problem(answer: httpx.Response, status: int, code: str) -> str:
    """Check that an answer is a problem in a sentence, and give the sentence."""
    assert answer.status_code == status, answer.text
    found = msgspec.json.decode(answer.content, type=Problem)
    assert found.code == code
    assert len(found.why.split()) > 2
    assert found.why.endswith(".")
    assert "Traceback" not in found.why
    return found.why


def now() -> int:
    return int(time.time())


async def known_by(app: Doorkeeper, cookie: str) -> dict[str, Any]:
    """Ask over TLS who somebody with that cookie is."""
    answer = await Visitor(app, base_url="https://pub.lan").get("/api/me", headers={"cookie": cookie})
    found: dict[str, Any] = answer.json()
    return found


async def finished(app: Doorkeeper, visitor: Visitor) -> str:
    """Play a table against bots to its end."""
    table = (await visitor.post("/api/play-now", json={"game": "coasters", "seats": 2})).json()["id"]
    known = SIGNER.read_person(visitor.cookies[COOKIE], now())
    assert known is not None
    live = await app.door.bar.table(table)
    listener = Listener(known.person)
    live.attach(listener)
    async with asyncio.timeout(20):
        while not (await turn(live, listener)):
            pass
    live.detach(listener)
    return str(table)


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


async def turn(live: LiveTable, listener: Listener) -> bool:
    """Take the next message; answer a view with a move; tell whether the game is over."""
    data = await listener.next()
    message = msgspec.json.decode(data or b"")
    view = message.get("view", {})
    if view.get("moves") and view["seats"][view["eyes"]].get("awaited"):
        move = {"do": "move", "id": token_hex(4), "decision": message["decision"], "move": view["moves"][0]["move"]}
        await live.command(listener, msgspec.json.encode(move))
    return "outcome" in view


class TestMe:
    async def test_a_stranger_is_nobody_yet(self, app: Doorkeeper) -> None:
        answer = await Visitor(app).get("/api/me")

        assert msgspec.json.decode(answer.content, type=Me) == Me()
        assert "set-cookie" not in answer.headers

    async def test_a_name_is_remembered_by_a_cookie(self, app: Doorkeeper) -> None:
        visitor = Visitor(app)

        answer = await visitor.post("/api/me", json={"name": "Ann"})

        assert msgspec.json.decode(answer.content, type=Me) == Me("Ann", known=True)
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert "max-age=31536000" in cookie
        assert "secure" not in cookie
        assert await visitor.json("/api/me") == {"name": "Ann", "known": True}

    async def test_behind_tls_the_cookie_is_secure(self, app: Doorkeeper) -> None:
        answer = await Visitor(app, base_url="https://pub.lan").post("/api/me", json={"name": "Ann"})

        assert "; secure" in answer.headers["set-cookie"].lower()

    async def test_a_new_name_keeps_the_person(self, app: Doorkeeper) -> None:
        visitor = Visitor(app)
        await visitor.post("/api/me", json={"name": "Ann"})
        table = await made(visitor)

        await visitor.post("/api/me", json={"name": "Anna"})

        me = await visitor.json("/api/me")
        assert me["name"] == "Anna"
        assert [card["id"] for card in me["tables"]] == [table]

    async def test_a_name_is_tidied(self, app: Doorkeeper) -> None:
        answer = await Visitor(app).post("/api/me", json={"name": "  Ann   B "})

        assert answer.json()["name"] == "Ann B"

    @pytest.mark.parametrize("name", ["", "x" * 25, " ", "\u202e", "\n\t"])
    async def test_a_name_that_is_none(self, app: Doorkeeper, name: str) -> None:
        problem(await Visitor(app).post("/api/me", json={"name": name}), 400, "malformed")

    @pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"nam":"x"}', b'{"name":7}', b'{"name":"x","is":1}', b"\xff"])
    async def test_what_cannot_be_read(self, app: Doorkeeper, body: bytes) -> None:
        problem(await Visitor(app).post("/api/me", content=body), 400, "malformed")

    async def test_behind_tls_no_other_site_of_the_domain_can_set_the_cookie(self, app: Doorkeeper) -> None:
        """Browsers take the prefix from this very host alone, over TLS, for the whole host and for no other."""
        cookie = (await Visitor(app, base_url="https://pub.lan").post("/api/me", json={"name": "Ann"})).headers[
            "set-cookie"
        ]

        assert cookie.startswith("__Host-taphouse=")
        assert "Path=/" in cookie
        assert "Secure" in cookie
        assert "domain" not in cookie.lower()
        value = cookie.split(";")[0].partition("=")[2]
        assert (await known_by(app, f"__Host-taphouse={value}")).get("name") == "Ann"
        known = SIGNER.read_person(value, now())
        assert known is not None
        late = SIGNER.person_pass(known.person, SECURE_SINCE + 60)
        assert (await known_by(app, f"__Host-taphouse={late}")).get("name") == "Ann"
        assert await known_by(app, f"taphouse={late}") == {}, "a plain one may be anybody's"
        assert await known_by(app, f"taphouse={value}; __Host-taphouse=forged") == {}

    async def test_a_cookie_from_before_is_honoured_over_tls_and_exchanged(self, app: Doorkeeper) -> None:
        person = await app.door.bar.name_person("old-friend", "Ann")
        older = SIGNER.person_pass(person.id, SECURE_SINCE - 60)

        answer = await Visitor(app, base_url="https://pub.lan").get("/api/me", headers={"cookie": f"taphouse={older}"})

        assert answer.json()["name"] == "Ann"
        assert answer.headers["set-cookie"].startswith("__Host-taphouse=")

    async def test_an_old_cookie_is_renewed(self, app: Doorkeeper) -> None:
        visitor = Visitor(app)
        person = await app.door.bar.name_person("old-friend", "Ann")
        visitor.cookies.set(COOKIE, SIGNER.person_pass(person.id, now() - MONTH - 5))

        answer = await visitor.get("/api/me")

        assert answer.json()["name"] == "Ann"
        assert COOKIE in answer.cookies
        assert answer.cookies[COOKIE] != visitor.cookies.get(COOKIE, domain="")

    @pytest.mark.parametrize("cookie", ["", "x", "old-friend.1.x", "a.b.c.d", "%00", "ü"])
    async def test_a_forged_cookie_is_nobodys(self, app: Doorkeeper, cookie: str) -> None:
        await app.door.bar.name_person("old-friend", "Ann")
        answer = await Visitor(app).get("/api/me", headers={"cookie": f"{COOKIE}={cookie}".encode()})

        assert answer.json() == {}

    async def test_a_cookie_of_somebody_the_house_has_forgotten(self, app: Doorkeeper) -> None:
        """The key is kept and the database lost: the guest is new again."""
        visitor = Visitor(app)
        visitor.cookies.set(COOKIE, SIGNER.person_pass("gone", now()))

        assert await visitor.json("/api/me") == {}
        assert await made(visitor)
        assert (await visitor.json("/api/me"))["known"]


class TestGames:
    async def test_a_card_has_all_that_a_form_needs(self, app: Doorkeeper) -> None:
        (card,) = msgspec.json.decode((await Visitor(app).get("/api/games")).content, type=list[GameCard])

        assert (card.id, card.seats_min, card.seats_max) == ("coasters", 2, 4)
        assert [(option.id, option.default, option.span) for option in card.options] == [
            ("hand", 3, None),
            ("target", 3, (2, 5)),
        ]
        assert card.bots == ["house", "random"]

    async def test_a_rulebook_is_html_with_addresses(self, app: Doorkeeper) -> None:
        answer = await Visitor(app).get("/api/games/coasters/rules")

        assert answer.headers["content-type"].startswith("text/html")
        assert '<li id="CO-003">' in answer.text

    async def test_a_game_that_is_not_here(self, app: Doorkeeper) -> None:
        for path in ("/api/games/bridge/rules", "/api/games/%2e%2e/rules"):
            problem(await Visitor(app).get(path), 404, "unknown")

    async def test_a_house_is_settled(self, app: Doorkeeper) -> None:
        answer = await Visitor(app).post("/api/house", json={"game": "coasters", "seats": 3, "house": {"hand": 4}})

        assert msgspec.json.decode(answer.content, type=HouseAnswer) == HouseAnswer(
            ok=True, house={"hand": 4, "target": 3}
        )

    @pytest.mark.parametrize(
        ("seats", "house"), [(9, {}), (0, {}), (3, {"hand": 7}), (3, {"hat": 1}), (3, {"target": "x"})]
    )
    async def test_a_house_that_cannot_be(self, app: Doorkeeper, seats: int, house: dict[str, object]) -> None:
        answer = await Visitor(app).post("/api/house", json={"game": "coasters", "seats": seats, "house": house})

        found = msgspec.json.decode(answer.content, type=HouseAnswer)
        assert not found.ok
        assert found.why.endswith(".")

    async def test_a_house_of_no_game(self, app: Doorkeeper) -> None:
        problem(await Visitor(app).post("/api/house", json={"game": "bridge", "seats": 3}), 404, "unknown")


class TestTables:
    async def test_a_newcomer_makes_a_table_and_is_remembered(self, app: Doorkeeper) -> None:
        visitor = Visitor(app)

        table = await made(visitor, listed=True)

        me = await visitor.json("/api/me")
        assert me["known"]
        assert [card["id"] for card in me["tables"]] == [table]
        info = msgspec.json.decode((await visitor.get(f"/api/tables/{table}")).content, type=TableInfo)
        assert (info.status, info.your_seat, info.you_host, info.seats[0].name) == ("open", 0, True, me["name"])

    async def test_a_listed_table_is_found_and_a_private_one_is_not(self, app: Doorkeeper) -> None:
        host = Visitor(app)
        listed, private = await made(host, listed=True), await made(host)

        page = msgspec.json.decode((await Visitor(app).get("/api/tables")).content, type=TablePage)
        cards = page.tables

        assert [card.id for card in cards] == [listed]
        assert (await Visitor(app).get(f"/api/tables/{private}")).status_code == 200

    async def test_somebody_else_sees_a_table_with_other_eyes(self, app: Doorkeeper) -> None:
        table = await made(Visitor(app))

        info = await Visitor(app).json(f"/api/tables/{table}")

        assert "your_seat" not in info
        assert "you_host" not in info

    async def test_a_code_is_read_in_any_spelling(self, app: Doorkeeper) -> None:
        table = await made(Visitor(app))

        assert (await Visitor(app).json(f"/api/tables/{table.lower()}"))["id"] == table

    @pytest.mark.parametrize("path", ["", "/qr.svg", "/record", "/replay/0", "/seats/0/token"])
    async def test_a_table_that_is_not_there(self, app: Doorkeeper, path: str) -> None:
        visitor = Visitor(app)
        await visitor.post("/api/me", json={"name": "Ann"})
        method = "POST" if path.endswith("token") else "GET"

        problem(await visitor.request(method, f"/api/tables/NOPE{path}"), 404, "unknown")

    @pytest.mark.parametrize(
        "wish",
        [
            {"seats": 9},
            {"house": {"hand": 9}},
            {"house": {"hat": True}},
            {"clock": "sundial"},
            {"pace": "frantic"},
        ],
    )
    async def test_a_table_that_cannot_be(self, app: Doorkeeper, wish: dict[str, object]) -> None:
        answer = await Visitor(app).post("/api/tables", json={"game": "coasters", "seats": 3, **wish})

        assert answer.status_code in (400, 409)
        problem(answer, answer.status_code, answer.json()["code"])

    @pytest.mark.parametrize(
        "wish", [{"seats": "three"}, {"seats": -1}, {"house": [1]}, {"house": {"hand": None}}, {"hat": 1}, {"game": 7}]
    )
    async def test_a_wish_that_cannot_be_read(self, app: Doorkeeper, wish: dict[str, object]) -> None:
        answer = await Visitor(app).post("/api/tables", json={"game": "coasters", "seats": 3, **wish})

        problem(answer, 400, "malformed")

    async def test_play_now_deals_at_once(self, app: Doorkeeper) -> None:
        visitor = Visitor(app)

        answer = await visitor.post("/api/play-now", json={"game": "coasters"})

        assert answer.status_code == 201
        info = await visitor.json(f"/api/tables/{answer.json()['id']}")
        assert info["status"] == "running"
        assert info["your_seat"] == 0
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
        assert len(info["seed_hash"]) == 64
        assert "seed" not in info

    async def test_play_now_for_no_game(self, app: Doorkeeper) -> None:
        visitor = Visitor(app)

        problem(await visitor.post("/api/play-now", json={"game": "bridge"}), 404, "unknown")

    async def test_nobody_hosts_more_tables_than_a_person_needs(self, app: Doorkeeper) -> None:
        visitor = Visitor(app)
        for _ in range(INSTANT.tables_per_person):
            await made(visitor)

        problem(await visitor.post("/api/tables", json={"game": "coasters", "seats": 3}), 429, "too_fast")


class TestQr:
    async def test_the_way_is_the_address_by_which_one_came(self, app: Doorkeeper) -> None:
        table = await made(Visitor(app))

        answer = await Visitor(app).get(f"/api/tables/{table}/qr.svg")

        assert answer.headers["content-type"] == "image/svg+xml"
        assert f"<title>http://pub.lan/tables/{table}</title>" in answer.text

    @pytest.mark.parametrize(
        ("headers", "shown"),
        [
            ({"x-forwarded-host": "out.example"}, "http://out.example"),
            ({"x-forwarded-host": "<b>"}, ""),
            ({"host": "127.0.0.1:8000"}, "http://127.0.0.1:8000"),
        ],
    )
    async def test_forwarded_hosts(self, app: Doorkeeper, headers: dict[str, str], shown: str) -> None:
        table = await made(Visitor(app))

        answer = await Visitor(app).get(f"/api/tables/{table}/qr.svg", headers=headers)

        assert f"<title>{shown}/tables/{table}</title>" in answer.text

    async def test_the_address_of_the_settings_comes_first_and_a_phone_is_never_sent_to_itself(
        self, app: Doorkeeper
    ) -> None:
        table = await made(Visitor(app))
        local = {"host": "localhost:8000"}
        lan = make_app(app.door.bar, SIGNER, msgspec.structs.replace(EASY, lan_url="http://192.168.1.4:8000"))
        public = make_app(app.door.bar, SIGNER, msgspec.structs.replace(EASY, public_url="https://out.example/"))

        path = f"/api/tables/{table}/qr.svg"
        assert "http://192.168.1.4:8000/t" in (await Visitor(lan).get(path, headers=local)).text
        assert "https://out.example/t" in (await Visitor(public).get(path)).text


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


class TestTheRest:
    async def test_somebody_is_in(self, app: Doorkeeper) -> None:
        assert (await Visitor(app).get("/healthz")).text == "ok\n"

    async def test_numbers_for_prometheus(self, app: Doorkeeper) -> None:
        visitor = Visitor(app)
        await finished(app, visitor)
        await made(visitor)

        answer = await visitor.get("/metrics")

        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
        numbers = {name: float(number) for name, _, number in lines}
        assert numbers['taphouse_tables{status="open"}'] == 1
        assert numbers['taphouse_moves_total{by="bots"}'] > 0
        assert numbers['taphouse_moves_total{by="people"}'] > 0
        assert numbers["taphouse_commits_total"] > 0
        assert numbers["taphouse_sockets"] == 0
        assert numbers["taphouse_failures_total"] == 0
        assert "taphouse_command_seconds_count" in numbers

    async def test_the_numbers_never_count_twice(self, app: Doorkeeper) -> None:
        visitor = Visitor(app)
        await finished(app, visitor)

        assert (await visitor.get("/metrics")).text == (await visitor.get("/metrics")).text

    async def test_openapi_tells_every_address(self, app: Doorkeeper) -> None:
        schema = await Visitor(app).json("/schema")

        assert set(schema["paths"]) == {
            "/api/me",
            "/api/me/devices",
            "/api/games",
            "/api/games/{game}/rules",
            "/api/house",
            "/api/tables",
            "/api/play-now",
            "/api/tables/{table}",
            "/api/tables/{table}/standing",
            "/api/tables/{table}/qr.svg",
            "/api/tables/{table}/record",
            "/api/tables/{table}/catalogue/{name}",
            "/api/tables/{table}/replay/{number}",
            "/api/tables/{table}/seats/{seat}/token",
        }
        assert "Frame" in json.dumps(schema["paths"]["/api/tables/{table}/replay/{number}"])
        assert all("door" not in json.dumps(path) for path in schema["paths"].values())

    @pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/X/nothing", "/nothing.js", "/assets/x.js"])
    async def test_nothing_there(self, app: Doorkeeper, path: str) -> None:
        problem(await Visitor(app).get(path), 404, "unknown")

    async def test_another_method(self, app: Doorkeeper) -> None:
        problem(await Visitor(app).request("DELETE", "/api/games"), 405, "malformed")

    async def test_a_mistake_of_ours_tells_nothing_of_itself(
        self, app: Doorkeeper, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def break_down(*_: object) -> None:
            raise RuntimeError("the seed is 42")

        monkeypatch.setattr(app.door.bar, "cards", break_down)

        answer = await Visitor(app).get("/api/tables")

        assert "42" not in answer.text
        problem(answer, 500, "failed")

    async def test_nobody_keeps_an_answer_that_may_change(self, app: Doorkeeper) -> None:
        assert (await Visitor(app).get("/api/me")).headers["cache-control"] == "no-store"
        assert (await Visitor(app).get("/api/games/coasters/rules")).headers["cache-control"] == "no-cache"

    async def test_head_is_get_without_the_rest(self, app: Doorkeeper) -> None:
        for path in ("/", "/healthz", "/api/games"):
            assert (await Visitor(app).head(path)).status_code == 200


class TestPages:
    @pytest.fixture
    def shop(self, app: Doorkeeper) -> Doorkeeper:
        site = Site(None)
        site.index = page_of(b"<!doctype html>index", ".html", "no-cache")
        site.pages["assets/a-1.js"] = page_of(b"run()", ".js", "public, max-age=31536000, immutable", {"br": b"packed"})
        return make_app(app.door.bar, SIGNER, EASY, site)

    @pytest.mark.parametrize(
        "path",
        ["/", "/tables/ABCDEF", "/tables/ABCDEF/screen", "/tables/ABCDEF/replay", "/games/coasters/rules", "/make/x"],
    )
    async def test_addresses_of_the_browsers_part(self, shop: Doorkeeper, path: str) -> None:
        answer = await Visitor(shop).get(path)

        assert (answer.status_code, answer.text) == (200, "<!doctype html>index")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"

    async def test_a_lost_browser_gets_the_page_and_the_right_number(self, shop: Doorkeeper) -> None:
        answer = await Visitor(shop).get("/nowhere", headers={"accept": "text/html"})

        assert (answer.status_code, answer.text) == (404, "<!doctype html>index")

    async def test_an_asset_comes_packed_and_is_kept(self, shop: Doorkeeper) -> None:
        answer = await Visitor(shop).get("/assets/a-1.js", headers={"accept-encoding": "identity"})
        assert answer.text == "run()"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["vary"] == "accept-encoding"

        unchanged = await Visitor(shop).get("/assets/a-1.js", headers={"if-none-match": answer.headers["etag"]})
        assert (unchanged.status_code, unchanged.content) == (304, b"")

    @pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/assets/a-1.js", "/schema"])
    async def test_every_answer_keeps_browsers_careful(self, shop: Doorkeeper, path: str) -> None:
        headers = (await Visitor(shop).get(path)).headers

        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
