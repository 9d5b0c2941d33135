"""The load generator: a process of its own that plays at many tables of one server, and prints what it saw as JSON."""

import argparse
import asyncio
import gc
import json
import os
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, process_time

import uvloop
from matches import SEATS, Log, flat_out, paced
from ours import OurMatch, make_tables
from theirs import TheirMatch, make_matches

PEER = "boardgame.io"
AT_ONCE = 16
"""Tables that are set up side by side."""
CLOCK = os.sysconf("SC_CLK_TCK")
AnyMatch = OurMatch | TheirMatch


def cpu_seconds(process: int) -> float:
    """Tell how much processor time a process has used, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK


def memory(process: int) -> int:
    """Tell how many bytes of a process are in memory."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))


async def set_up(matches: Sequence[AnyMatch]) -> None:
    """Let everybody sit down, a few tables at a time."""
    waiting = iter(matches)

    async def some() -> None:
        for match in waiting:
            await match.begin()

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(some())


def play(matches: Sequence[AnyMatch], every: float) -> list[asyncio.Task[None]]:
    """Begin to play at all tables: each so often, evenly spread, or as quickly as it goes."""
    if not every:
        for match in matches:
            flat_out(match)
        return []
    begin = perf_counter() + 0.1
    return [
        asyncio.create_task(paced(match, begin + every * number / len(matches), every))
        for number, match in enumerate(matches)
    ]


def share_of(values: list[float], share: float) -> float:
    """Give the value below which that share of the sorted values lies."""
    return values[min(len(values) - 1, int(share * len(values)))]


async def measure(chosen: argparse.Namespace) -> dict[str, float]:
    """Set up, warm up, measure."""
    failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def fail(_: object, context: dict[str, object]) -> None:
        if not failed.done():
            failed.set_exception(context.get("exception") or RuntimeError(str(context["message"])))  # type: ignore[arg-type]

    asyncio.get_running_loop().set_exception_handler(fail)
    log = Log()
    empty = memory(chosen.process)
    matches: Sequence[AnyMatch]
    if chosen.game == PEER:
        matches = make_matches(chosen.port, chosen.tables, log)
    else:
        matches = make_tables(chosen.port, chosen.game, chosen.tables, log)
    await until_done(asyncio.create_task(set_up(matches)), failed)
    gc.collect()
    gc.freeze()
    gc.disable()
    tasks = play(matches, chosen.every)
    await until_done(asyncio.create_task(asyncio.sleep(chosen.warm)), failed)
    begun, own, theirs, log.counts = perf_counter(), process_time(), cpu_seconds(chosen.process), True
    await until_done(asyncio.create_task(asyncio.sleep(chosen.seconds)), failed)
    log.counts = False
    took = perf_counter() - begun
    used, spent = cpu_seconds(chosen.process) - theirs, process_time() - own
    for task in tasks:
        task.cancel()
    waits = sorted(log.waits)
    if not waits:
        raise RuntimeError("Not a single move was seen by all four seats.")
    return {
        "tables": chosen.tables,
        "sockets": SEATS * chosen.tables,
        "moves": len(waits) / took,
        "p50": 1000 * share_of(waits, 0.5),
        "p95": 1000 * share_of(waits, 0.95),
        "p99": 1000 * share_of(waits, 0.99),
        "cpu": used / took,
        "load_cpu": spent / took,
        "memory": memory(chosen.process),
        "table_memory": (memory(chosen.process) - empty) / chosen.tables,
        "view_bytes": log.view_bytes / log.views,
        "again": log.again,
        "stuck": sum(perf_counter() - match.since > 5 for match in matches),
    }


async def until_done(task: asyncio.Task[None], failed: asyncio.Future[None]) -> None:
    """Wait for a task, unless anything fails anywhere."""
    done, _ = await asyncio.wait({task, failed}, return_when=asyncio.FIRST_COMPLETED)
    for one in done:
        one.result()


def main() -> None:
    """Measure one server once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--process", type=int, required=True, help="the server's process, for its CPU and memory")
    parser.add_argument("--game", required=True)
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--every", type=float, default=0.0, help="seconds between two moves of a table; 0: flat out")
    parser.add_argument("--warm", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=8.0)
    print(json.dumps(uvloop.run(measure(parser.parse_args()))), flush=True)
    # Thousands of sockets need no goodbye: the server is stopped next.
    os._exit(0)


if __name__ == "__main__":
    main()
