"""The built pages of the browser, held in memory and handed out with the right headers."""

import gzip
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from taphouse.server.protocol.problems import house_words

PACKED = (("br", ".br"), ("gzip", ".gz"))
"""Forms in which a file may lie beside itself, the best one first."""
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
WORTH_PACKING = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
_EARLY = {".js": "rel=modulepreload; crossorigin", ".css": "rel=preload; as=style; crossorigin"}
FOREVER = "public, max-age=31536000, immutable"
"""For files that carry a hash of their contents in their name."""
ASK_FIRST = "no-cache"


class Page(NamedTuple):
    """One file, ready to be sent."""

    body: bytes
    kind: str
    cache: str
    etag: str
    packed: dict[str, bytes]
    links: str = ""
    """Files that the page will ask for next, as a header that lets them be fetched at once."""

    def headers(self) -> dict[str, str]:
        """List the headers that belong to the file in any form."""
        headers = {"content-type": self.kind, "cache-control": self.cache, "etag": self.etag}
        headers |= {"vary": "accept-encoding"} if self.packed else {}
        return headers | {"link": self.links} if self.links else headers

    def best(self, accepted: str) -> tuple[bytes, str]:
        """Pick the smallest form that the browser takes: its bytes and the name of the packing."""
        names = {part.split(";")[0].strip() for part in accepted.lower().split(",") if not _is_refused(part)}
        for name, body in self.packed.items():
            if name in names:
                return body, name
        return self.body, ""


def _is_refused(part: str) -> bool:
    return part.replace(" ", "").lower().endswith((";q=0", ";q=0.0", ";q=0.00", ";q=0.000"))


class Site:
    """All pages. They are read once: a name that was not there at the start leads nowhere, least of all upwards."""

    def __init__(self, root: Path | None) -> None:
        self.pages: dict[str, Page] = {}
        if root is not None:
            for path in sorted(root.rglob("*")):
                if path.is_file() and not path.name.endswith((".br", ".gz")):
                    self.pages[path.relative_to(root).as_posix()] = read_page(path, root)
        self.index = self.pages.get("index.html") or page_of(not_built().encode(), ".html", ASK_FIRST)
        self.links = ", ".join(filter(None, map(_link, self.pages)))
        """What every table needs."""

    def find(self, path: str) -> Page | None:
        """Find a file by its path; a table has no file of its own, but it is known what its page will need."""
        name = path.lstrip("/")
        return self.index._replace(links=self.links) if name.startswith("tables/") else self.pages.get(name)


def not_built() -> str:
    """Write the page that stands where none was built."""
    words = house_words()
    title, why, how, programs = (words.form("not-built", form, {}) for form in ("", "why", "how", "programs"))
    head = '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Taphouse</title>\n'
    return f"{head}<h1>{title}</h1>\n<p>{why} {how}</p>\n<p>{programs}</p>\n</html>\n"


def _link(name: str) -> str:
    """Announce a file if every table needs it: those are built under the name of table."""
    how = _EARLY.get(Path(name).suffix, "")
    return f"</{name}>; {how}" if how and name.startswith("assets/table-") else ""


def read_page(path: Path, root: Path) -> Page:
    """Read a file and its packed forms; pack it here if the build did not."""
    cache = FOREVER if path.relative_to(root).parts[0] == "assets" else ASK_FIRST
    body = path.read_bytes()
    beside = {name: Path(f"{path}{end}") for name, end in PACKED}
    packed = {name: other.read_bytes() for name, other in beside.items() if other.is_file()}
    if not packed and path.suffix in WORTH_PACKING and len(body) > 1000:
        packed = {"gzip": gzip.compress(body, mtime=0)}
    return page_of(body, path.suffix, cache, packed)


def page_of(body: bytes, suffix: str, cache: str, packed: dict[str, bytes] | None = None) -> Page:
    """Make a page of bytes."""
    etag = f'"{sha256(body).hexdigest()[:16]}"'
    return Page(body, TYPES.get(suffix, "application/octet-stream"), cache, etag, packed or {})


def site_root(here: Path = Path(__file__)) -> Path | None:
    """Find the built pages: inside the installed package, else beside the source tree."""
    places = [here.parents[1] / "static"]
    if len(here.parents) > 4:
        places.append(here.parents[4] / "web" / "dist")
    for place in places:
        if (place / "index.html").is_file():
            return place
    return None
