"""The door: what requests and sockets share to tell who comes, and whether they may."""

import asyncio
from collections.abc import Mapping
from hmac import compare_digest
from secrets import token_hex
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from msgspec import Struct

from taphouse.server.bar.tables import Bar
from taphouse.server.clock import wall_now
from taphouse.server.http.guest_names import guest_name
from taphouse.server.http.health import Physician
from taphouse.server.http.metrics import Metrics
from taphouse.server.http.pages import Site
from taphouse.server.http.security import is_host, is_secure, may_ask, own_names
from taphouse.server.http.tokens import MONTH, YEAR, PersonPass, SeatPass, Signer
from taphouse.server.parts.sheet import OUTSIDE, Sheet
from taphouse.server.protocol.problems import NAME_FIRST, Refusal
from taphouse.server.rate_limit import Crowd, Limit
from taphouse.server.sockets.addresses import address_key, is_loopback
from taphouse.server.sockets.anonymous_sockets import Strangers
from taphouse.server.sockets.connections import Connections, raise_file_limit
from taphouse.server.sockets.relay import NextDoor
from taphouse.server.store.person import Person
from taphouse.server.table_codes import is_short

COOKIE = "taphouse"
SECURE_COOKIE = "__Host-taphouse"
"""Its name over TLS: browsers take one of that kind only from this very host, and send it nowhere else."""
SECURE_SINCE = 1_796_083_200
"""Cookies that are older (December 2026, in seconds since 1970) may have the plain name over TLS, too."""
GUESSED = "From your address many tables were asked for that are not here. Wait a minute, then try again."
Connection = ASGIConnection[Any, Any, Any, Any]


class DoorRules(Struct, frozen=True, kw_only=True):
    """How many may come how often, and under which address the house is known."""

    public_url: str = ""
    """The address that guests type, as ``https://games.example.org``; empty: the one they came by."""
    lan_url: str = ""
    """The address in the local network, for a QR code that the host makes on this very machine."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may ask here."""
    body_bytes: int = 16 * 1024
    requests_at_once: int = 300
    requests_per_second: float = 30.0
    """Of one address, which may be a whole pub's; pages and their pictures are not counted."""
    wishes_at_once: int = 60
    wishes_per_second: float = 1.0
    """Tables and names that one person, or one address, may ask for."""
    misses_at_once: int = 30
    misses_per_second: float = 0.5
    """Tables that are not there, and tokens that open no seat, of one address."""
    own_requests_at_once: int = 30
    own_requests_per_second: float = 1.0
    own_commands_at_once: int = 20
    own_commands_per_second: float = 1.0
    own_misses_at_once: int = 3
    own_misses_per_hour: float = 1.0
    """Of one person with a name, once those of the address are used up: whoever did that keeps no others out."""
    commands_at_once: int = 400
    commands_per_second: float = 100.0
    """Of all sockets of one address; those of somebody at the table count for that person alone."""
    sockets_per_address: int = 200
    sockets_per_person: int = 24
    """Of somebody at the table, beside those of the address."""
    connections_per_address: int = 600
    """Before anybody has said who they are; those of reverse proxies are not counted."""
    connections_at_once: int = 10_000
    """In all; fewer where the system does not let the house open so many files."""
    spare_loopback: bool = False
    """No limits for this very machine: for load tests, and for tests of everything else."""


class Guest(NamedTuple):
    """A person at the door, and the cookie to be remembered by, if it is new."""

    person: Person
    cookies: list[Cookie]


class Door:
    """Everything that requests and sockets share."""

    def __init__(self, bar: Bar, rules: DoorRules, signer: Signer, site: Site) -> None:
        self.bar = bar
        self.rules = rules
        self.signer = signer
        self.site = site
        self.metrics = Metrics()
        self.requests = Limit(rules.requests_per_second, rules.requests_at_once)
        self.wishes = Limit(rules.wishes_per_second, rules.wishes_at_once)
        self.commands = Limit(rules.commands_per_second, rules.commands_at_once)
        self.misses = Limit(rules.misses_per_second, rules.misses_at_once)
        self.own_requests = Limit(rules.own_requests_per_second, rules.own_requests_at_once)
        self.own_commands = Limit(rules.own_commands_per_second, rules.own_commands_at_once)
        self.own_misses = Limit(rules.own_misses_per_hour / 3600, rules.own_misses_at_once)
        self.strangers = Strangers()
        self.sockets = Crowd(rules.sockets_per_address)
        self.home_sockets = Crowd(rules.sockets_per_person)
        """Of people at their own tables: a crowd at the same address takes no room from them."""
        self.connections = Connections(rules.connections_per_address, rules.connections_at_once, raise_file_limit())
        self.names = frozenset(own_names(rules.public_url, rules.lan_url, *rules.origins))
        self.physician = Physician(bar, self.connections, lambda: self.open_sockets)
        self.next_door = NextDoor()
        """To ask the other processes of the house."""
        self.open_sockets = 0
        self.empty = asyncio.Event()
        """Set while no socket is open."""
        self.empty.set()

    def count(self) -> None:
        """Bring the numbers for Prometheus up to date."""
        self.metrics.take(self.bar, self.open_sockets)

    def enter(self) -> None:
        """Take note of one more socket."""
        self.open_sockets += 1
        self.empty.clear()

    def leave(self) -> None:
        """Take note of one socket less."""
        self.open_sockets -= 1
        if self.open_sockets == 0:
            self.empty.set()

    def address(self, connection: Connection) -> str:
        """Give the key under which an address is counted; nothing for one that is spared."""
        host = connection.client.host if connection.client else ""
        return "" if self.rules.spare_loopback and is_loopback(host) else address_key(host)

    def may_ask(self, headers: Mapping[str, str]) -> bool:
        """Whether a page of that origin may change something here."""
        return may_ask(headers, [self.rules.public_url, *self.rules.origins])

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

    def must_not_guess(self, connection: Connection, table: str) -> None:
        """Refuse whoever asked for too many tables that are not there, unless this one is their own."""
        address = self.address(connection)
        if not address or not self.misses.is_empty(address) or self.home_key(connection, table):
            return
        known = self.known(connection)
        if known is None:
            raise Refusal("too_fast", f"{GUESSED} {NAME_FIRST}")
        # Codes of older tables are short, and names can be had one after the other.
        if is_short(table) or self.own_misses.is_empty(known.person):
            raise Refusal("too_fast", GUESSED)

    def missed(self, connection: Connection) -> None:
        """Count a table that is not there, or a token that opens nothing."""
        address = self.address(connection)
        if address and not self.misses.take(address):
            known = self.known(connection)
            if known is not None:
                self.own_misses.take(known.person)

    def take_request(self, address: str, person: str) -> bool:
        """Count a request, of somebody with a name if any; False when there are too many.

        Whoever has a seat somewhere counts alone: a crowd at the same address does not keep them from it.
        """
        if person and self.bar.index.has(person):
            return self.requests.take(person)
        return self.requests.take(address) or bool(person and self.own_requests.take(person))

    def take_command(self, address: str, home: str, person: str) -> bool:
        """Count a command: of somebody at the table for that person, of anybody else for the whole address first."""
        if home:
            return self.commands.take(home)
        return self.commands.take(address) or bool(person and self.own_commands.take(person))

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
        """Give whoever asks a name: the person of the cookie, or a new one."""
        known = await self.person(connection)
        person = await self.bar.name_person(known.id if known else token_hex(16), name)
        return Guest(person, [self.cookie(connection, person)])

    def renewed(self, connection: Connection, person: Person) -> list[Cookie]:
        """Give the cookie anew when it is getting old."""
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

    def take_wish(self, connection: Connection, person: str | None) -> None:
        """Count a wish against the person and the address; refuse when there are too many."""
        address = self.address(connection)
        for key in (address and person, address):
            if key and not self.wishes.take(key):
                raise Refusal("too_fast", "That was a lot at once. Wait a few seconds, then ask again.")

    def origin(self, connection: Connection) -> str:
        """Give the address under which guests reach the house."""
        if self.rules.public_url:
            return self.rules.public_url.rstrip("/")
        host = connection.headers.get("x-forwarded-host", "") or connection.headers.get("host", "")
        if not is_host(host):
            return self.rules.lan_url
        if is_loopback(host.rpartition(":")[0] or host) and self.rules.lan_url:
            return self.rules.lan_url
        scheme = "https" if is_secure(connection.scope["scheme"]) else "http"
        return f"{scheme}://{host}"


TheDoor = NamedDependency[Door]
"""The door as a handler asks for it."""


def opens(seat_pass: SeatPass, sheet: Sheet) -> bool:
    """Whether a token opens a seat of a table."""
    if seat_pass.table != sheet.id or not 0 <= seat_pass.seat < len(sheet.chairs):
        return False
    chair = sheet.chairs[seat_pass.seat]
    return chair.kind == OUTSIDE and compare_digest(chair.key, seat_pass.serial)


def _now() -> int:
    return int(wall_now())
