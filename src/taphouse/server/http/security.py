"""Who may ask from where: origins, addresses, and the headers that keep a browser careful."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

_HOST = re.compile(r"[A-Za-z0-9][A-Za-z0-9.-]{0,252}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
PRIVATE = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".localdomain", ".fritz.box")
"""Ends of names that mean something within one network only."""
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded")
"""What a reverse proxy says about its guests."""
_FIXED = (
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
)


def content_policy(host: str) -> str:
    """Say what a page of ours may load: our own files, pictures within them, and our own sockets.

    The sockets are named once more with the host because older browsers do not count them as 'self'.
    """
    sockets = f" ws://{host} wss://{host}" if is_host(host) else ""
    return "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "media-src 'self' data:",
            "font-src 'self'",
            f"connect-src 'self'{sockets}",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def safety_headers(host: str, scheme: str) -> list[tuple[bytes, bytes]]:
    """List the headers that go with every answer."""
    headers = [*_FIXED, ("content-security-policy", content_policy(host))]
    if is_secure(scheme):
        headers.append(("strict-transport-security", "max-age=31536000"))
    return [(name.encode(), value.encode()) for name, value in headers]


def is_secure(scheme: str) -> bool:
    """Whether a connection came over TLS."""
    return scheme in ("https", "wss")


def is_host(text: str) -> bool:
    """Whether a text can stand as host and port in an address."""
    return _HOST.fullmatch(text) is not None


def own_names(*urls: str) -> Iterator[str]:
    """List the names under which the server may be asked for: those of its addresses, and the machine's own."""
    for url in urls:
        with suppress(ValueError):
            yield (urlsplit(url).hostname or "").lower()
    yield gethostname().lower()


def is_ours(host: str, names: Collection[str]) -> bool:
    """Whether somebody who asks for that host means this house.

    By a number, always: no stranger's name leads there. By a name, if it is one of ours, or of a
    kind that nobody outside this network can have. So a page of elsewhere whose name is made to
    lead here gets nothing.
    """
    if not is_host(host):
        return False
    name, _, port = host.rpartition(":") if not host.endswith("]") and ":" in host else (host, "", "")
    if port and int(port) >= 1 << 16:
        return False
    name = name.lower().removesuffix(".")
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return not name.startswith("[") and (name in names or "." not in name or name.endswith(PRIVATE))
    return True


def may_ask(headers: Mapping[str, str], allowed: Iterable[str]) -> bool:
    """Whether a page of this origin may change something here or open a socket.

    A page of ours comes from the very host that it asks. Programs that are no browsers say nothing
    about their origin, and carry nobody's cookie by accident.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin.rstrip("/") in {other.rstrip("/") for other in allowed if other}:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and _same_host(parts.netloc, headers.get("host", ""), parts.scheme)


def _same_host(one: str, other: str, scheme: str) -> bool:
    port = ":443" if scheme == "https" else ":80"
    return bool(one) and one.lower().removesuffix(port) == other.lower().removesuffix(port)
