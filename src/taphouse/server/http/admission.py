"""Admission: how many may come in, how often they may ask, and from which pages."""

from collections.abc import Mapping

from msgspec import Struct

from taphouse.core.facts import followed
from taphouse.server.bar.tables import Bar
from taphouse.server.http.identity import Connection, Identity
from taphouse.server.http.security import may_ask, own_names
from taphouse.server.protocol.problems import Refusal
from taphouse.server.rate_limit import Crowd, Limit
from taphouse.server.sockets.addresses import address_key, is_loopback
from taphouse.server.sockets.anonymous_sockets import Strangers
from taphouse.server.sockets.connections import Connections, raise_file_limit
from taphouse.server.table_codes import is_short
from taphouse.server.words import said


class DoorRules(Struct, frozen=True, kw_only=True):
    """How many may come how often, and under which address the server is known."""

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
    """Of one person with a name, once those of the address are used up: nobody can keep the others out."""
    commands_at_once: int = 400
    commands_per_second: float = 100.0
    """Of all sockets of one address; those of somebody at the table count for that person alone."""
    sockets_per_address: int = 200
    sockets_per_person: int = 24
    """Of somebody at the table, beside those of the address."""
    connections_per_address: int = 600
    """Before anybody has said who they are; those of reverse proxies are not counted."""
    connections_at_once: int = 10_000
    """In all; fewer where the system does not allow that many open files."""
    spare_loopback: bool = False
    """No limits for this very machine: for load tests, and for tests of everything else."""


class Admission:
    """Counts what people ask for; the one who exceeds a limit is the one who feels it."""

    def __init__(self, bar: Bar, identity: Identity, rules: DoorRules) -> None:
        self.bar = bar
        self.identity = identity
        self.rules = rules
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

    def address(self, connection: Connection) -> str:
        """Give the key under which an address is counted; nothing for one that is spared."""
        host = connection.client.host if connection.client else ""
        return "" if self.rules.spare_loopback and is_loopback(host) else address_key(host)

    def may_ask(self, headers: Mapping[str, str]) -> bool:
        """Whether a page of that origin may change something here."""
        return may_ask(headers, [self.rules.public_url, *self.rules.origins])

    def must_not_guess(self, connection: Connection, table: str) -> None:
        """Refuse the one who asked for too many tables that are not there, unless this one is their own."""
        address = self.address(connection)
        if not address or not self.misses.is_empty(address) or self.identity.home_key(connection, table):
            return
        known = self.identity.known(connection)
        if known is None:
            raise Refusal("too_fast", followed(said.guessed_too_often(), said.named_come_first()))
        # Codes of older tables are short, and names can be had one after the other.
        if is_short(table) or self.own_misses.is_empty(known.person):
            raise Refusal("too_fast", said.guessed_too_often())

    def missed(self, connection: Connection) -> None:
        """Count a table that is not there, or a token that opens nothing."""
        address = self.address(connection)
        if address and not self.misses.take(address):
            known = self.identity.known(connection)
            if known is not None:
                self.own_misses.take(known.person)

    def take_request(self, address: str, person: str) -> bool:
        """Count a request, of somebody with a name if any; False when there are too many.

        Somebody who has a seat somewhere counts alone: a crowd at the same address does not keep them from it.
        """
        if person and self.bar.index.has(person):
            return self.requests.take(person)
        return self.requests.take(address) or bool(person and self.own_requests.take(person))

    def take_command(self, address: str, home: str, person: str) -> bool:
        """Count a command: of somebody at the table for that person, of anybody else for the whole address first."""
        if home:
            return self.commands.take(home)
        return self.commands.take(address) or bool(person and self.own_commands.take(person))

    def take_wish(self, connection: Connection, person: str | None) -> None:
        """Count a wish against the person and the address; refuse when there are too many."""
        address = self.address(connection)
        for key in (address and person, address):
            if key and not self.wishes.take(key):
                raise Refusal("too_fast", said.wished_too_often())
