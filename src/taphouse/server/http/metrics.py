"""Numbers for Prometheus: how many tables and sockets there are, and how quickly commands are answered."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from taphouse.server.bar.tables import Bar

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Where several processes put their numbers together."""
_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
_STATUSES = ("open", "running")
_AT_ONCE = 256
"""So many times of commands are counted in one go, which is quicker than one by one between other work."""


class Metrics:
    """The numbers of one process, or of all of them where several share a port."""

    def __init__(self) -> None:
        here = self.registry = CollectorRegistry()
        # Every process knows the unfinished tables of all of them.
        self.tables = Gauge(
            "taphouse_tables", "Unfinished tables by status.", ["status"], registry=here, multiprocess_mode="livemax"
        )
        self.sockets = Gauge("taphouse_sockets", "Open sockets.", registry=here, multiprocess_mode="livesum")
        self.moves = Counter("taphouse_moves", "Moves that were made.", ["by"], registry=here)
        self.commits = Counter("taphouse_commits", "Transactions that were written.", registry=here)
        self.failures = Counter("taphouse_failures", "Writes that the store did not take.", registry=here)
        self.commands = Counter("taphouse_commands", "Commands by what was asked for.", ["do"], registry=here)
        self.refusals = Counter("taphouse_refusals", "Refused commands by code.", ["code"], registry=here)
        self.latency = Histogram(
            "taphouse_command_seconds",
            "From the arrival of a command until it is carried out and on disk.",
            buckets=_SECONDS,
            registry=here,
        )
        self._seen: dict[tuple[str, str], int] = {}
        self._took: list[float] = []
        """How long the latest commands took, in seconds, not counted yet."""

    def took(self, seconds: float) -> None:
        """Note how long a command took."""
        self._took.append(seconds)
        if len(self._took) >= _AT_ONCE:
            self._count_times()

    def _count_times(self) -> None:
        for seconds in self._took:
            self.latency.observe(seconds)
        self._took.clear()

    def take(self, bar: Bar, sockets: int) -> None:
        """Take over what the bar counted since the last time."""
        self._count_times()
        tally = bar.tally
        self.sockets.set(sockets)
        self._raise("people", self.moves.labels("people"), tally.moves - tally.bot_moves - tally.house_moves)
        self._raise("bots", self.moves.labels("bots"), tally.bot_moves)
        self._raise("house", self.moves.labels("house"), tally.house_moves)
        self._raise("commits", self.commits, bar.store.commits)
        self._raise("failures", self.failures, tally.failures)
        for name, count in tally.commands.items():
            self._raise("do", self.commands.labels(name), count, name)
        for name, count in tally.refusals.items():
            self._raise("code", self.refusals.labels(name), count, name)
        statuses = bar.statuses()
        for status in _STATUSES:
            self.tables.labels(status).set(statuses.get(status, 0))

    def _raise(self, what: str, counter: Counter, total: int, name: str = "") -> None:
        counter.inc(total - self._seen.get((what, name), 0))
        self._seen[what, name] = total

    def text(self) -> bytes:
        """Write the numbers as Prometheus reads them."""
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)
