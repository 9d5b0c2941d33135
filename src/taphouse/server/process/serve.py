"""``taphouse serve``: open the house on an address, and close it in good order."""

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import TextIO

import structlog
import uvicorn
from msgspec.structs import replace
from platformdirs import user_data_path
from uvicorn.middleware.proxy_headers import _TrustedHosts

from taphouse.core.errors import TaphouseError
from taphouse.core.game import Game
from taphouse.server.bar.tables import Bar
from taphouse.server.http.app import make_app
from taphouse.server.http.context import Door, DoorRules
from taphouse.server.http.middleware import Doorkeeper
from taphouse.server.http.pages import Site, site_root
from taphouse.server.http.qr_code import BLOCKS, qr_terminal
from taphouse.server.http.security import is_loopback
from taphouse.server.http.tokens import Signer, load_key
from taphouse.server.process.arguments import EVERYBODY, BadAsked, read_level, read_proxies, read_public_url
from taphouse.server.process.logs import set_up_logs
from taphouse.server.settings import Settings
from taphouse.server.sockets.http_protocol import HttpLine
from taphouse.server.sockets.websocket_protocol import Wire
from taphouse.server.store import Lease, open_store

logger = structlog.get_logger()
Games = Mapping[str, Game]

GOODBYE_SECONDS = 2.0
"""So long may the sockets take to hear goodbye."""
HERE = "127.0.0.1"
"""Always believed about whom it speaks for: the other processes of the house pass guests on."""
USUAL_PORT = 8000
PORTS_TRIED = 20
"""Where nobody named a port, so many are tried from the usual one on."""
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  asked for by name


def data_place() -> Path:
    """Name the folder for database and key when nobody chose one: where the system has such things.

    Where there is none yet, but one in the place that the house took before on every system, that is it.
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
) -> None:
    """Serve until SIGTERM or Ctrl+C; TaphouseError with one sentence if that cannot be.

    ``port``: 0 is any free one, None the usual one or the next that is free. ``db``: a database URL,
    else SQLite in the folder ``data``. ``workers``: so many processes, with PostgreSQL. ``pace``: how
    quickly bots move where a table does not say. ``proxies``: addresses of reverse proxies whose
    forwarded headers are believed.
    """
    public_url, proxies, log_level = read_public_url(public_url), read_proxies(proxies), read_level(log_level)
    place = data or data_place()
    settings = settled(settings or Settings(), place, db, pace)
    if workers > 1 and settings.db.startswith("sqlite"):
        raise BadAsked("Several workers need PostgreSQL: give its address with --db postgresql://user@host/name.")
    load_key(Path(settings.secret_path))
    with bind_usual(host) if port is None else bind(host, port) as listening:
        wanted, port = port, listening.getsockname()[1]
        lan = lan_url(host, port)
        rules = replace(rules or DoorRules(), lan_url=lan)
        if public_url:
            rules = replace(rules, public_url=public_url)
        work = Work(settings, rules, proxies, games, log_level)
        work.check()
        words = greeting(host, port, lan, rules.public_url, drawn=can_draw(out or sys.stdout))
        if wanted is None and port != USUAL_PORT:
            words = f"Port {USUAL_PORT} is taken, so this house takes {port}.\n{words}"

        def greet() -> None:
            print(words, file=out or sys.stdout, flush=True)

        if workers > 1:
            from taphouse.server.process.workers import serve_together  # noqa: PLC0415  one process needs none of it

            serve_together(work, listening, workers, greet)
        else:
            work.run([listening], greet)
    print("Closed. Every table is kept.", file=out or sys.stdout, flush=True)


def settled(settings: Settings, place: Path, db: str, pace: str) -> Settings:
    """Fill in where things are kept, and how quickly bots move."""
    if pace not in settings.paces:
        raise BadAsked(f"There is no pace called {pace!r}. There are: {', '.join(settings.paces)}.")
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TaphouseError(f"The data folder {place} cannot be made: {error.strerror}.") from error
    return replace(
        settings,
        db=db or f"sqlite:///{place.absolute() / 'taphouse.db'}",
        secret_path=str(place / "taphouse.key"),
        paces=settings.paces | {"human": settings.paces[pace]},
    )


class PortTaken(TaphouseError):  # noqa: N818
    """You asked for a port that somebody else has."""


def bind_usual(host: str) -> socket.socket:
    """Take the usual port, or the next one that is free."""
    for port in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        with suppress(PortTaken):
            return bind(host, port)
    last = USUAL_PORT + PORTS_TRIED - 1
    raise PortTaken(f"The ports {USUAL_PORT} to {last} are all taken. Choose another with --port.")


def bind(host: str, port: int) -> socket.socket:
    """Take the port, or say in a sentence why not."""
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
            raise PortTaken(f"Port {port} is taken. Stop whoever has it, or choose another with --port.") from error
        reason = os.strerror(number) if number and number > 0 else "that is no address of this machine"
        raise TaphouseError(f"The house cannot open at {host} port {port}: {reason}.") from error
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


def can_draw(out: TextIO) -> bool:
    """Whether a QR code comes out as one: its blocks are letters that not every encoding has."""
    try:
        BLOCKS.encode(getattr(out, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def greeting(host: str, port: int, lan: str, public: str, *, drawn: bool = True) -> str:
    """Say where the house is, and draw the way for phones where it can be drawn."""
    lines = ["Taphouse is open."]
    if host in EVERYWHERE or is_loopback(host):
        lines.append(f"  on this machine   http://localhost:{port}")
    if lan:
        lines.append(f"  on your network   {lan}")
    if public:
        lines.append(f"  for your guests   {public}")
    if drawn and (public or lan):
        lines += ["", qr_terminal(public or lan)]
    return "\n".join([*lines, "Stop with Ctrl+C."])


@contextmanager
def taking_signals(stop: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Let the signals to stop call this, and be done with them: a good end is no failure. Only the main thread can."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class HouseServer(uvicorn.Server):
    """A server that says when it is open, and goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, door: Door, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.door = door
        self.opened = opened
        """Called as soon as whoever comes is answered."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals alone: whoever serves has taken them before."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so; not if the house was told to close meanwhile."""
        await super().startup(sockets)
        if self.should_exit:
            return
        try:
            self.opened()
        except OSError:  # nobody reads what is said
            await self.shutdown(sockets)
            raise

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, tell everybody to come back, finish all writes, then hang up."""
        for server in self.servers:
            server.close()
        await self.door.bar.close()
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self.door.empty.wait()
        except TimeoutError:
            logger.warning("some sockets did not hear goodbye", sockets=self.door.open_sockets)
        await self.door.next_door.close()
        await super().shutdown(sockets)


class Work:
    """What one process does: store, bar, application, server. It can be sent to another process."""

    def __init__(self, settings: Settings, rules: DoorRules, proxies: str, games: Games | None, log_level: str) -> None:
        self.settings = settings
        self.rules = rules
        self.proxies = proxies
        self.games = games
        self.log_level = log_level
        self.server: HouseServer | None = None
        self.is_stopping = False

    def check(self) -> None:
        """Open the storage once and look into it, so that whatever is wrong is said before anybody is let in."""

        async def try_once() -> None:
            store = await open_store(self.settings.db, Lease(seconds=self.settings.lease))
            try:
                await store.unfinished()
            finally:
                await store.close()

        asyncio.run(try_once())

    def run(self, sockets: list[socket.socket], opened: Callable[[], None]) -> None:
        """Serve on sockets that listen already, until a signal comes; ``opened`` is called when people are let in."""
        set_up_logs(self.log_level)
        with taking_signals(self.stop), asyncio.Runner(loop_factory=best_loop()) as runner:
            runner.run(self.serve(sockets, opened))

    def stop(self, number: int, frame: FrameType | None) -> None:
        """Close as soon as there is something to close."""
        self.is_stopping = True
        if self.server is not None:
            self.server.handle_exit(number, frame)

    async def serve(self, sockets: list[socket.socket], opened: Callable[[], None]) -> None:
        """Open the bar, serve, close."""
        store = await open_store(self.settings.db, Lease(address=self.settings.address, seconds=self.settings.lease))
        try:
            bar = await Bar.open(store, self.settings, self.games)
            try:
                signer = Signer(load_key(Path(self.settings.secret_path)))
                spare_the_collector()
                app = make_app(bar, signer, self.rules, Site(site_root()))
                self.server = HouseServer(config_for(app, self.proxies), app.door, opened)
                self.server.should_exit = self.is_stopping
                await self.server.serve(sockets)
            finally:
                await bar.close()
        finally:
            await store.close()


def spare_the_collector() -> None:
    """Let the garbage collector leave alone what is here to stay, and look less often at tables that are alive."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def config_for(app: Doorkeeper, proxies: str = HERE) -> uvicorn.Config:
    """Set everything about the transport by name."""

    async def count() -> None:
        app.door.count()

    believed = proxies if proxies == EVERYBODY else f"{HERE},{proxies}".rstrip(",")
    app.door.connections.is_proxy = _TrustedHosts(believed).__contains__
    return uvicorn.Config(
        app,
        loop="none",
        http=HttpLine,
        ws=Wire,
        ws_max_size=app.door.rules.body_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=believed,
        timeout_graceful_shutdown=3,
        callback_notify=count,
        timeout_notify=2,
    )


def best_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Give the fastest event loop that is installed; None is the usual one."""
    try:
        import uvloop  # noqa: PLC0415  not on every system
    except ImportError:
        return None
    return uvloop.new_event_loop
