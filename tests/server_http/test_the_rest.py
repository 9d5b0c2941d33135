"""Numbers, mistakes and pages over HTTP."""

import json

import pytest
from shared.http import EASY, SIGNER, Visitor, finished, made, problem

from taphouse.server.http.app import make_app
from taphouse.server.http.middleware import Doorkeeper
from taphouse.server.http.pages import Site, page_of

pytestmark = pytest.mark.anyio


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
            "/api/games/{game}/catalogue",
            "/api/games/{game}/lessons",
            "/api/games/{game}/lessons/{lesson}",
            "/api/games/{game}/measures",
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
        assert all("entrance" not in json.dumps(path) for path in schema["paths"].values())

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
