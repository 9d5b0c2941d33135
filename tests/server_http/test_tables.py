"""Games and tables over HTTP, and the way to them."""

from itertools import combinations

import msgspec
import pytest
from shared.http import EASY, SIGNER, Visitor, made, problem

from taphouse.core.measured import Climbed, Figure, Measures, Pairing, measures_of
from taphouse.server.http import api
from taphouse.server.http.app import make_app
from taphouse.server.http.middleware import Doorkeeper
from taphouse.server.protocol.bodies import GameCard, HouseAnswer, TablePage
from taphouse.server.protocol.messages import TableInfo
from taphouse.server.testing.in_process import INSTANT
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio


class TestGames:
    async def test_a_card_has_all_that_a_form_needs(self, app: Doorkeeper) -> None:
        (card,) = msgspec.json.decode((await Visitor(app).get("/api/games")).content, type=list[GameCard])

        assert (card.id, card.seats_min, card.seats_max) == ("coasters", 2, 4)
        assert [(option.id, option.default, option.span) for option in card.options] == [
            ("hand", 3, None),
            ("target", 3, (2, 5)),
        ]
        assert card.bots == ["house", "random", "search"]

    async def test_what_options_change_comes_as_numbers(self, app: Doorkeeper) -> None:
        answer = await Visitor(app).get("/api/games/coasters/measures")

        found = msgspec.json.decode(answer.content, type=Measures)
        assert {one.option for one in found.tried} == {"hand", "target"}
        assert found == measures_of(GAME)

    async def test_a_level_that_nobody_measured_says_nothing(self, app: Doorkeeper) -> None:
        (card,) = msgspec.json.decode((await Visitor(app).get("/api/games")).content, type=list[GameCard])

        assert [(level.against, level.share) for level in card.levels] == [("", None)] * 3

    def test_a_level_says_how_it_does_against_the_one_below(self, monkeypatch: pytest.MonkeyPatch) -> None:
        names = ["strong", "fair", "easy", "random"]
        pairings = [Pairing(one, other, Figure(0.75, 0.7, 0.8, 100)) for one, other in combinations(names, 2)]
        ladder = Climbed(rules_version=1, version="1", seats=3, seed="s", games=200, rungs=[], pairings=pairings)
        monkeypatch.setattr(api, "ladder_of", lambda _: ladder)

        cards = api.level_cards(GAME)

        assert [(level.name, level.against) for level in cards] == [
            ("easy", "random"),
            ("fair", "easy"),
            ("strong", "fair"),
        ]
        assert {level.share for level in cards} == {Figure(0.75, 0.7, 0.8, 100)}

    async def test_a_rulebook_is_html_with_addresses(self, app: Doorkeeper) -> None:
        answer = await Visitor(app).get("/api/games/coasters/rules")

        assert answer.headers["content-type"].startswith("text/html")
        assert '<li id="CO-003">' in answer.text

    async def test_a_game_that_is_not_here(self, app: Doorkeeper) -> None:
        for path in ("/api/games/bridge/rules", "/api/games/bridge/measures", "/api/games/%2e%2e/rules"):
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
