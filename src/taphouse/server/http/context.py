"""What all requests and sockets share. The house calls it the door."""

import asyncio

from litestar.di import NamedDependency

from taphouse.server.bar.tables import Bar
from taphouse.server.http.admission import Admission, DoorRules
from taphouse.server.http.health import Physician
from taphouse.server.http.identity import Connection, Identity
from taphouse.server.http.metrics import Metrics
from taphouse.server.http.pages import Site
from taphouse.server.http.security import is_host, is_secure
from taphouse.server.http.tokens import Signer
from taphouse.server.sockets.addresses import is_loopback
from taphouse.server.sockets.relay import NextDoor


class Door:
    """Who comes, whether they may, and what they find."""

    def __init__(self, bar: Bar, rules: DoorRules, signer: Signer, site: Site) -> None:
        self.bar = bar
        self.rules = rules
        self.signer = signer
        self.site = site
        self.identity = Identity(bar, signer)
        self.admission = Admission(bar, self.identity, rules)
        self.metrics = Metrics()
        self.physician = Physician(bar, self.admission.connections, lambda: self.open_sockets)
        self.next_door = NextDoor()
        """To ask the other processes of the server."""
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

    def origin(self, connection: Connection) -> str:
        """Give the address under which guests reach the server."""
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
"""The door as a handler asks for it, by the name ``entrance``: no field of a body may have that name, or the framework
takes what is wrong with the field for a mistake of ours, and nobody is told what it was."""
