"""What one process does: it opens the store, serves, and closes in good order."""

import asyncio
import gc
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import structlog
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts

from taphouse.core.game import Game
from taphouse.server.bar.tables import Bar
from taphouse.server.http.admission import DoorRules
from taphouse.server.http.app import make_app
from taphouse.server.http.context import Door
from taphouse.server.http.middleware import Doorkeeper
from taphouse.server.http.pages import Site, site_root
from taphouse.server.http.tokens import Signer, load_key
from taphouse.server.process.arguments import EVERYBODY
from taphouse.server.process.logs import set_up_logs
from taphouse.server.settings import Settings
from taphouse.server.sockets.http_protocol import HttpLine
from taphouse.server.sockets.websocket_protocol import Wire
from taphouse.server.store import Lease, open_store

logger = structlog.get_logger()
Games = Mapping[str, Game]

GOODBYE_SECONDS = 2.0
"""That long may the sockets take to hear goodbye."""
HERE = "127.0.0.1"
"""Always believed about whom it speaks for: the other processes of the server pass guests on."""


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


class GracefulServer(uvicorn.Server):
    """A server that says when it is open, and goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, door: Door, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.door = door
        self.opened = opened
        """Called as soon as people who come are answered."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals alone: ``taking_signals`` has them."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so; not if the server was told to close meanwhile."""
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
        self.server: GracefulServer | None = None
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
                self.server = GracefulServer(config_for(app, self.proxies), app.door, opened)
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
    app.door.admission.connections.is_proxy = _TrustedHosts(believed).__contains__
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
