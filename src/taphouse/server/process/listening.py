"""Ports and addresses: where the server listens, and under which address others find it."""

import errno
import os
import socket
from contextlib import suppress

from taphouse.core.errors import TaphouseError
from taphouse.core.facts import typed
from taphouse.server.protocol.problems import SERVER
from taphouse.server.sockets.addresses import is_loopback
from taphouse.server.words import said

USUAL_PORT = 8000
PORTS_TRIED = 20
"""Where nobody named a port, how many are tried from the usual one on."""
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  asked for by name


class NotOpened(TaphouseError):  # noqa: N818
    """You asked for an address at which the server cannot be opened."""

    package = SERVER


class PortTaken(NotOpened):
    """You asked for a port that somebody else has."""


def bind_usual(host: str) -> socket.socket:
    """Take the usual port, or the next one that is free."""
    for port in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        with suppress(PortTaken):
            return bind(host, port)
    last = USUAL_PORT + PORTS_TRIED - 1
    raise PortTaken(said.ports_taken(first=typed(str(USUAL_PORT)), last=typed(str(last))))


def bind(host: str, port: int) -> socket.socket:
    """Take the port, or say why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because the event loop sends small messages at once only where it is.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, ValueError) as error:
        listening.close()
        number = error.errno if isinstance(error, OSError) else None
        if number == errno.EADDRINUSE:
            raise PortTaken(said.port_taken(port=typed(str(port)))) from error
        at, behind = typed(host), typed(str(port))
        if not number or number <= 0:
            raise NotOpened(said.no_address_here(host=at, port=behind)) from error
        raise NotOpened(said.cannot_open_at(host=at, port=behind, error=typed(os.strerror(number)))) from error
    return listening


def lan_url(host: str, port: int) -> str:
    """Find the address under which others in the network reach this machine; nothing if they cannot."""
    if is_loopback(host):
        return ""
    if host not in EVERYWHERE:
        return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # asks for the way only; nothing is sent
        except OSError:
            return ""
        own: str = probe.getsockname()[0]
    return "" if is_loopback(own) else f"http://{own}:{port}"
