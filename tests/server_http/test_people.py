"""Who one is to the house: names and cookies."""

from typing import Any

import msgspec
import pytest
from shared.http import SIGNER, Visitor, made, now, problem

from taphouse.server.http.identity import COOKIE, SECURE_SINCE
from taphouse.server.http.middleware import Doorkeeper
from taphouse.server.http.tokens import MONTH
from taphouse.server.protocol.bodies import Me

pytestmark = pytest.mark.anyio


async def known_by(app: Doorkeeper, cookie: str) -> dict[str, Any]:
    """Ask over TLS who somebody with that cookie is."""
    answer = await Visitor(app, base_url="https://pub.lan").get("/api/me", headers={"cookie": cookie})
    found: dict[str, Any] = answer.json()
    return found


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
