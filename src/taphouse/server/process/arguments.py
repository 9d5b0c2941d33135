"""The arguments of ``taphouse serve``, checked before anything else happens."""

import re
from ipaddress import ip_network
from urllib.parse import urlsplit

from taphouse.core.errors import TaphouseError, quoted
from taphouse.core.facts import typed
from taphouse.server.protocol.problems import SERVER
from taphouse.server.words import said

LEVELS = ("debug", "info", "warning", "error")
EVERYBODY = "*"
_HOST = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?|[0-9a-f:.]+:[0-9a-f:.]*", re.IGNORECASE)


class BadAsked(TaphouseError):  # noqa: N818  like the other refusals
    """You asked for a house that cannot be opened so."""

    package = SERVER


def read_public_url(text: str) -> str:
    """Take the address that guests use: where the server stands, without anything behind it."""
    if not text:
        return ""
    wrong = BadAsked(said.bad_public_url(url=quoted(text)))
    try:
        parts = urlsplit(text)
        parts.port  # noqa: B018  it is read here to learn whether it is a number
    except ValueError:
        raise wrong from None
    place = (parts.path, parts.query, parts.fragment, parts.username)
    if parts.scheme not in ("http", "https") or place not in (("", "", "", None), ("/", "", "", None)):
        raise wrong
    if not _HOST.fullmatch(parts.hostname or "") or text != text.strip():
        raise wrong
    return text.rstrip("/")


def read_proxies(text: str) -> str:
    """Take the addresses of reverse proxies, one or several; a star believes everybody."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        try:
            if name != EVERYBODY:
                ip_network(name, strict=False)
        except ValueError:
            raise BadAsked(said.bad_proxy(name=quoted(name))) from None
    return EVERYBODY if EVERYBODY in names else ",".join(names)


def read_level(text: str) -> str:
    """Take the name of a level of logs."""
    if text not in LEVELS:
        raise BadAsked(said.no_such_level(name=quoted(text), known=[typed(level) for level in LEVELS]))
    return text
