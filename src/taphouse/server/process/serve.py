"""``taphouse serve``: start a server on an address, and stop it in good order."""

import os
import sys
from pathlib import Path
from typing import TextIO

from msgspec.structs import replace
from platformdirs import user_data_path

from taphouse.core.errors import quoted
from taphouse.core.facts import typed
from taphouse.server.http.admission import DoorRules
from taphouse.server.http.qr_code import BLOCKS, qr_terminal
from taphouse.server.http.tokens import load_key
from taphouse.server.process.arguments import BadAsked, read_level, read_proxies, read_public_url
from taphouse.server.process.listening import EVERYWHERE, USUAL_PORT, bind, bind_usual, lan_url
from taphouse.server.process.work import HERE, Games, Work
from taphouse.server.protocol.problems import house_words, in_words
from taphouse.server.settings import Settings
from taphouse.server.sockets.addresses import is_loopback
from taphouse.server.words import said
from taphouse.words.languages import ENGLISH


def data_place() -> Path:
    """Name the folder for database and key when nobody chose one: where the system has such things.

    Where there is none yet, but one in the place that the server took before on every system, that is it.
    """
    if chosen := os.environ.get("TAPHOUSE_DATA"):
        return Path(chosen)
    place, older = user_data_path("taphouse", appauthor=False), Path.home() / ".local" / "share" / "taphouse"
    is_chosen = place.is_dir() or bool(os.environ.get("XDG_DATA_HOME"))
    return older if older.is_dir() and not is_chosen else place


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    *,
    db: str = "",
    workers: int = 1,
    data: Path | None = None,
    public_url: str = "",
    pace: str = "human",
    proxies: str = HERE,
    log_level: str = "info",
    settings: Settings | None = None,
    rules: DoorRules | None = None,
    games: Games | None = None,
    out: TextIO | None = None,
    language: str = ENGLISH,
) -> None:
    """Serve until SIGTERM or Ctrl+C; TaphouseError if that cannot be.

    ``port``: 0 is any free one, None the usual one or the next that is free. ``db``: a database URL,
    else SQLite in the folder ``data``. ``workers``: how many processes, with PostgreSQL. ``pace``: how
    quickly bots move where a table does not say. ``proxies``: addresses of reverse proxies whose
    forwarded headers are believed. ``language``: in which the one who starts it is spoken to.
    """
    public_url, proxies, log_level = read_public_url(public_url), read_proxies(proxies), read_level(log_level)
    place = data or data_place()
    settings = settled(settings or Settings(), place, db, pace)
    if workers > 1 and settings.db.startswith("sqlite"):
        raise BadAsked(said.workers_need_postgres())
    load_key(Path(settings.secret_path))
    with bind_usual(host) if port is None else bind(host, port) as listening:
        wanted, port = port, listening.getsockname()[1]
        lan = lan_url(host, port)
        rules = replace(rules or DoorRules(), lan_url=lan)
        if public_url:
            rules = replace(rules, public_url=public_url)
        work = Work(settings, rules, proxies, games, log_level)
        work.check()
        words = greeting(host, port, lan, rules.public_url, drawn=can_draw(out or sys.stdout), language=language)
        if wanted is None and port != USUAL_PORT:
            moved = said.another_port(usual=typed(str(USUAL_PORT)), port=typed(str(port)))
            words = f"{in_words(moved, language)}\n{words}"

        def greet() -> None:
            print(words, file=out or sys.stdout, flush=True)

        if workers > 1:
            from taphouse.server.process.workers import serve_together  # noqa: PLC0415  one process needs none of it

            serve_together(work, listening, workers, greet)
        else:
            work.run([listening], greet)
    print(in_words(said.house_closed(), language), file=out or sys.stdout, flush=True)


def settled(settings: Settings, place: Path, db: str, pace: str) -> Settings:
    """Fill in where things are kept, and how quickly bots move."""
    if pace not in settings.paces:
        raise BadAsked(said.no_such_pace(name=quoted(pace), known=[typed(name) for name in settings.paces]))
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadAsked(said.folder_not_made(path=typed(str(place)), error=typed(str(error.strerror)))) from error
    return replace(
        settings,
        db=db or f"sqlite:///{place.absolute() / 'taphouse.db'}",
        secret_path=str(place / "taphouse.key"),
        paces=settings.paces | {"human": settings.paces[pace]},
    )


def can_draw(out: TextIO) -> bool:
    """Whether a QR code comes out as one: its blocks are letters that not every encoding has."""
    try:
        BLOCKS.encode(getattr(out, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def greeting(host: str, port: int, lan: str, public: str, *, drawn: bool = True, language: str = ENGLISH) -> str:
    """Say where the server is, and draw the way for phones where it can be drawn."""
    words = house_words(language)

    def said_of(form: str) -> str:
        return words.form("house-open", form, {})

    lines = [said_of("")]
    if host in EVERYWHERE or is_loopback(host):
        lines.append(f"  {said_of('here')}   http://localhost:{port}")
    if lan:
        lines.append(f"  {said_of('network')}   {lan}")
    if public:
        lines.append(f"  {said_of('guests')}   {public}")
    if drawn and (public or lan):
        lines += ["", qr_terminal(public or lan)]
    return "\n".join([*lines, said_of("stop")])
