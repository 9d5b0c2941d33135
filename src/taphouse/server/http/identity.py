"""Identity: who somebody is, by the cookie of a person or by the token of an outside bot."""

from hmac import compare_digest
from secrets import token_hex
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from taphouse.server.bar.tables import Bar
from taphouse.server.clock import wall_now
from taphouse.server.http.guest_names import guest_name
from taphouse.server.http.security import is_secure
from taphouse.server.http.tokens import MONTH, YEAR, PersonPass, SeatPass, Signer
from taphouse.server.parts.sheet import OUTSIDE, Sheet
from taphouse.server.store.person import Person

COOKIE = "taphouse"
SECURE_COOKIE = "__Host-taphouse"
"""Its name over TLS: browsers take one of that kind only from this very host, and send it nowhere else."""
SECURE_SINCE = 1_796_083_200
"""Cookies that are older (December 2026, in seconds since 1970) may have the plain name over TLS, too."""
Connection = ASGIConnection[Any, Any, Any, Any]


class Guest(NamedTuple):
    """A person at the door, and the cookie to be remembered by, if it is new."""

    person: Person
    cookies: list[Cookie]


class Identity:
    """Tells who is at the other end of a connection."""

    def __init__(self, bar: Bar, signer: Signer) -> None:
        self.bar = bar
        self.signer = signer

    def known(self, connection: Connection) -> PersonPass | None:
        """Read the cookie by which somebody is known: over TLS one that no other site of the same domain can have set.

        One from before there was such a name is honoured as well, and exchanged.
        """
        cookies = connection.cookies
        if not is_secure(connection.scope["scheme"]):
            return self.signer.read_person(cookies.get(COOKIE, ""), _now())
        if SECURE_COOKIE in cookies:
            return self.signer.read_person(cookies[SECURE_COOKIE], _now())
        older = self.signer.read_person(cookies.get(COOKIE, ""), _now())
        return older if older is not None and older.issued < SECURE_SINCE else None

    async def person_id(self, connection: Connection) -> str | None:
        """Tell by the cookie who asks."""
        person = await self.person(connection)
        return person.id if person is not None else None

    def home_key(self, connection: Connection, table: str) -> str:
        """Name somebody who sits or hosts at a table, or an outside bot with a seat there; nothing for anybody else."""
        sheet = self.bar.sheet(table)
        if sheet is None:
            return ""
        token = connection.query_params.get("token")
        if token is not None:
            seat_pass = self.signer.read_seat(token)
            return f"{sheet.id} {seat_pass.seat}" if seat_pass and opens(seat_pass, sheet) else ""
        known = self.known(connection)
        return known.person if known is not None and known.person in sheet.people() else ""

    async def person(self, connection: Connection) -> Person | None:
        """Find the person whom the cookie names, unless they ended the access of the device that it comes from."""
        known = self.known(connection)
        person = await self.bar.person(known.person) if known else None
        return person if known and person is not None and known.epoch >= person.epoch else None

    async def welcome(self, connection: Connection) -> Guest:
        """Find the person who asks, or make one with a friendly name."""
        person = await self.person(connection)
        if person is not None:
            return Guest(person, [])
        return await self.register(connection, guest_name())

    async def register(self, connection: Connection, name: str) -> Guest:
        """Give the one who asks a name: the person of the cookie, or a new one."""
        known = await self.person(connection)
        person = await self.bar.name_person(known.id if known else token_hex(16), name)
        return Guest(person, [self.cookie(connection, person)])

    def renewed(self, connection: Connection, person: Person) -> list[Cookie]:
        """Give the cookie again when it is getting old."""
        known = self.known(connection)
        if known is None:
            return []
        misnamed = is_secure(connection.scope["scheme"]) and SECURE_COOKIE not in connection.cookies
        return [self.cookie(connection, person)] if misnamed or known.issued < _now() - MONTH else []

    def cookie(self, connection: Connection, person: Person | None) -> Cookie:
        """Make the cookie by which a person is known again; with nobody, one that is forgotten at once."""
        secure = is_secure(connection.scope["scheme"])
        return Cookie(
            key=SECURE_COOKIE if secure else COOKIE,
            value="" if person is None else self.cookie_value(person.id, person.epoch),
            max_age=0 if person is None else YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def cookie_value(self, person: str, epoch: int = 0) -> str:
        """Sign a person's id."""
        return self.signer.person_pass(person, _now(), epoch)


def opens(seat_pass: SeatPass, sheet: Sheet) -> bool:
    """Whether a token opens a seat of a table."""
    if seat_pass.table != sheet.id or not 0 <= seat_pass.seat < len(sheet.chairs):
        return False
    chair = sheet.chairs[seat_pass.seat]
    return chair.kind == OUTSIDE and compare_digest(chair.key, seat_pass.serial)


def _now() -> int:
    return int(wall_now())
