"""A house to be killed: the table service behind a local socket, one JSON message a line.

``python crash_child.py DATABASE SOCKET`` says "open" on its output once it can be visited.
"""

import asyncio
import sys
from typing import Any

import msgspec

from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.problems import Refusal
from taphouse.server.settings import Settings
from taphouse.server.sockets.listener import Listener
from taphouse.server.table.live_table import LiveTable
from taphouse.server.testing.in_process import open_bar
from taphouse.testing.coasters.game import GAME

SETTINGS = {
    "paces": {"quick": (0.0, 0.02), "instant": (0.0, 0.0)},
    "tables_per_person": 1_000_000,
    "commands_burst": 1_000_000,
    "chat_burst": 1_000_000,
    "lease": 0.6,
}


async def serve(database: str, path: str) -> None:
    settings = msgspec.convert({"db": database, **SETTINGS}, Settings)
    async with open_bar(settings, {"coasters": GAME}) as bar:

        async def visit(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                await talk(bar, reader, writer)
            except (ConnectionError, asyncio.IncompleteReadError):
                pass
            finally:
                writer.close()

        async with await asyncio.start_unix_server(visit, path, limit=1 << 20):
            sys.stdout.write("open\n")
            sys.stdout.flush()
            await asyncio.Event().wait()


async def talk(bar: Bar, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Make a table, or let somebody sit at one."""
    hello: dict[str, Any] = msgspec.json.decode(await reader.readline())
    if "make" in hello:
        person = await bar.name_person(hello["make"], hello["make"].title())
        code = await bar.make_table(person, MakeTable(game="coasters", seats=3, pace="quick"))
        writer.write(code.encode() + b"\n")
        await writer.drain()
        return
    await bar.name_person(hello["person"], hello["person"].title())
    try:
        table = await bar.table(hello["table"])
        listener = Listener(hello["person"], resume=hello["resume"], chat=hello["chat"])
        table.attach(listener)
    except Refusal:
        return
    speaking = asyncio.create_task(speak(listener, writer))
    try:
        await listen(table, listener, reader)
    finally:
        speaking.cancel()
        table.detach(listener)


async def listen(table: LiveTable, listener: Listener, reader: asyncio.StreamReader) -> None:
    while line := await reader.readline():
        await table.command(listener, line)


async def speak(listener: Listener, writer: asyncio.StreamWriter) -> None:
    while (data := await listener.next()) is not None:
        writer.write(data + b"\n")
        await writer.drain()
    writer.close()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], sys.argv[2]))
