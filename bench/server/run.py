"""How much can the server carry? Ours, real rules and a durable store, beside boardgame.io's, which has neither.

Every row starts its server afresh as a process of its own and plays at it from another one, the load
generator; rows take turns, and the median of the repeats counts. With two cores or more the server
has one to itself and the generator another. Run it with ``make bench-server``.
"""

import argparse
import json
import os
import platform
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter, sleep
from typing import NamedTuple

from load import PEER

from taphouse.core.build import rules_in_words
from taphouse.core.registry import list_games

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
CACHE = ROOT / ".cache"
PEER_HOME = CACHE / "peer"
GAMES = sorted(meta.id for meta in list_games())
"""All of ours."""
LIKE_THE_PEERS = {
    file.parents[1].name.replace("_", "-")
    for file in ROOT.joinpath("src", "taphouse", "games").glob("*/tests/yardsticks.json")
}
"""Those that are as small as the games that others measure; the rest show and decide more in every move."""
BUSY = 0.8
"""A generator that uses more of its core than this may be what limits a row."""
PATIENCE = 180.0
"""Seconds after which a row has failed."""

Seen = dict[str, float]


class Shape(NamedTuple):
    """How a server is loaded."""

    name: str
    tables: int
    every: float
    """Seconds between two moves of a table; 0: the next as soon as all four seats have seen the last."""
    seconds: float


PACED = Shape("paced", 500, 2.0, 12.0)
FLAT_OUT = Shape("flat out", 200, 0.0, 8.0)
WARM = 4.0


def main() -> None:
    """Measure all rows in turns and print medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--seconds", type=float, help="measure each row for so long")
    parser.add_argument("--tables", type=int, help="so many tables in every row")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES, help="of ours, only these")
    parser.add_argument("--shape", choices=[PACED.name, FLAT_OUT.name], help="load the servers only in this way")
    chosen = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    install_peer()
    shapes = [
        shape._replace(tables=chosen.tables or shape.tables, seconds=chosen.seconds or shape.seconds)
        for shape in (PACED, FLAT_OUT)
        if chosen.shape in (None, shape.name)
    ]
    rows = [(shape, game) for shape in shapes for game in (*chosen.games, PEER)]
    print(conditions(), flush=True)
    results: dict[tuple[Shape, str], list[Seen]] = {row: [] for row in rows}
    for repeat in range(chosen.repeats):
        for shape, game in rows:
            print(f"\r{repeat + 1} of {chosen.repeats}: {shape.name}, {game:<30}", end="", file=sys.stderr, flush=True)
            results[shape, game].append(measure(shape, game))
    print(f"\r{'':<60}", file=sys.stderr)
    report(results, chosen.repeats)


def install_peer() -> None:
    """Fetch boardgame.io as the lock says, once."""
    PEER_HOME.mkdir(parents=True, exist_ok=True)
    lock, installed = HERE / "peer" / "package-lock.json", PEER_HOME / "node_modules" / ".installed"
    for file in (HERE / "peer").iterdir():
        shutil.copy(file, PEER_HOME)
    if installed.exists() and installed.read_bytes() == lock.read_bytes():
        return
    print("Fetching boardgame.io ...", flush=True)
    npm = [str(ROOT / "scripts" / "npm"), "--prefix", str(PEER_HOME), "install", "--no-save", "--silent"]
    if subprocess.run(npm, check=False).returncode != 0:  # noqa: S603
        sys.exit("boardgame.io could not be fetched: npm said no.")
    installed.write_bytes(lock.read_bytes())


def conditions() -> str:
    """Say on what all this runs."""
    node = subprocess.run([find_node(), "--version"], capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603
    return (
        f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}, Python {platform.python_version()}, "
        f"Node.js {node}, rules: {rules_in_words()}, a flush to this disk takes {flush_time():.2f} ms"
    )


def flush_time() -> float:
    """Tell how many milliseconds it takes to put a few bytes on disk: that is what durable costs here."""
    with TemporaryDirectory(dir=CACHE) as place, (Path(place) / "flush").open("wb", buffering=0) as file:
        times = []
        for _ in range(50):
            begun = perf_counter()
            file.write(b"a move and who made it, more or less" * 4)
            os.fdatasync(file.fileno())
            times.append(perf_counter() - begun)
    return 1000 * median(times)


def find_node() -> str:
    """Find Node.js: this machine's, or the one that npm came with."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(ROOT / ".venv" / "bin")])
    return shutil.which("node", path=path) or sys.exit("There is no Node.js here.")


def on_core(number: int) -> list[str]:
    """Begin a command that keeps to one core, if there are enough of them."""
    cores = sorted(os.sched_getaffinity(0))
    return ["taskset", "-c", str(cores[number])] if len(cores) > 1 and shutil.which("taskset") else []


def measure(shape: Shape, game: str) -> Seen:
    """Measure one row once."""
    with running(game) as (process, port):
        command = [*on_core(1), sys.executable, str(HERE / "load.py")]
        command += [f"--port={port}", f"--process={process}", f"--game={game}", f"--tables={shape.tables}"]
        command += [f"--every={shape.every}", f"--warm={WARM}", f"--seconds={shape.seconds}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)  # noqa: S603
    if done.returncode != 0:
        sys.exit(f"{shape.name}, {game} failed:\n{done.stderr}")
    seen: Seen = json.loads(done.stdout)
    return seen


@contextmanager
def running(game: str) -> Iterator[tuple[int, int]]:
    """Start a server; give its process and port; stop it."""
    with TemporaryDirectory(dir=CACHE) as place:
        said = Path(place) / "said"
        command = [find_node(), "server.js"] if game == PEER else [sys.executable, str(HERE / "our_server.py"), place]
        with said.open("wb") as out:
            server = subprocess.Popen(  # noqa: S603
                [*on_core(0), *command],
                cwd=PEER_HOME if game == PEER else HERE,
                env={**os.environ, "NODE_ENV": "production"},
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        try:
            yield server.pid, port_of(server, said)
        finally:
            server.terminate()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()


def port_of(server: "subprocess.Popen[bytes]", said: Path) -> int:
    """Wait until a server has said where it is open."""
    until = monotonic() + 30
    while monotonic() < until and server.poll() is None:
        found = re.search(r"(?:localhost:|open at )(\d+)", said.read_text())
        if found is not None:
            return int(found[1])
        sleep(0.05)
    sys.exit(f"The server did not open:\n{said.read_text()}")


def report(results: dict[tuple[Shape, str], list[Seen]], repeats: int) -> None:
    """Print the medians, what they mean, and what to doubt."""
    middle = {row: {name: median(seen[name] for seen in runs) for name in runs[0]} for row, runs in results.items()}
    print(f"Medians of {repeats} interleaved repeats; times from a command to the last of four seats' events, in ms.")
    titles = (
        "tables",
        "sockets",
        "moves/s",
        "spread",
        "p50",
        "p95",
        "p99",
        "CPU",
        "us/move",
        "MB",
        "KB/table",
        "view KB",
    )
    print(f"{'':<36}" + "".join(f"{title:>9}" for title in titles) + f"{'generator':>11}")
    for (shape, game), seen in middle.items():
        speeds = [run["moves"] for run in results[shape, game]]
        cells = (
            f"{seen['tables']:,.0f}", f"{seen['sockets']:,.0f}", f"{seen['moves']:,.0f}",
            f"{(max(speeds) - min(speeds)) / seen['moves']:.0%}",
            f"{seen['p50']:.1f}", f"{seen['p95']:.1f}", f"{seen['p99']:.1f}", f"{seen['cpu']:.2f}",
            f"{1e6 * seen['cpu'] / seen['moves']:,.0f}", f"{seen['memory'] / 1e6:,.0f}",
            f"{seen['table_memory'] / 1e3:,.0f}", f"{seen['view_bytes'] / 1e3:.1f}",
        )  # fmt: skip
        name = f"{shape.name}, {game}"
        print(f"{name:<36}" + "".join(f"{cell:>9}" for cell in cells) + f"{seen['load_cpu']:>11.2f}")
    print()
    for (shape, game), seen in middle.items():
        if game != PEER:
            print(compared(shape, game, seen, middle[shape, PEER]))
    for doubt in doubts(middle):
        print(doubt)


def compared(shape: Shape, game: str, seen: Seen, peer: Seen) -> str:
    """Set a row beside the peer's: how long people wait, or how much can be carried."""
    if shape.every:
        return f"{seen['p99']:>7.1f} ms p99, paced, {game} (the peer's: {peer['p99']:.1f})"
    wanted = "at least 2.5, aim 4" if game in LIKE_THE_PEERS else "at least 1.5"
    return f"{seen['moves'] / peer['moves']:>7.2f} x {game} / {PEER}, moves/s flat out ({wanted})"


def doubts(middle: dict[tuple[Shape, str], Seen]) -> Iterator[str]:
    """Say what speaks against the figures."""
    for (shape, game), seen in middle.items():
        name = f"{shape.name}, {game}"
        if seen["load_cpu"] > BUSY:
            yield f"In doubt: {name}: the generator used {seen['load_cpu']:.0%} of its core and may be the limit."
        if not shape.every and seen["cpu"] < BUSY:
            yield f"In doubt: {name}: the server got only {seen['cpu']:.0%} of a core; is other work running?"
        if seen["stuck"]:
            yield f"In doubt: {name}: {seen['stuck']:.0f} tables stood still at the end."
        if seen["again"]:
            yield f"{name}: {seen['again']:.0f} games ended and were followed by a rematch meanwhile."


if __name__ == "__main__":
    main()
