"""The arguments of ``taphouse serve``, checked before anything else happens."""

import re
from ipaddress import ip_network
from urllib.parse import urlsplit

from taphouse.core.errors import TaphouseError

LEVELS = ("debug", "info", "warning", "error")
EVERYBODY = "*"
_HOST = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?|[0-9a-f:.]+:[0-9a-f:.]*", re.IGNORECASE)


class BadAsked(TaphouseError):  # noqa: N818  like the other refusals
    """You asked for a house that cannot be opened so."""


def read_public_url(text: str) -> str:
    """Take the address that guests use: where the house stands, without anything behind it."""
    if not text:
        return ""
    wrong = BadAsked(f"{text!r} is no address for guests. Write it as https://games.example.org, nothing behind it.")
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
            raise BadAsked(
                f"{name!r} is no address of a proxy. Write addresses or networks joined by commas, "
                "such as 127.0.0.1,10.0.0.0/8."
            ) from None
    return EVERYBODY if EVERYBODY in names else ",".join(names)


def read_level(text: str) -> str:
    """Take the name of a level of logs."""
    if text not in LEVELS:
        raise BadAsked(f"There is no log level called {text!r}. There are: {', '.join(LEVELS)}.")
    return text
