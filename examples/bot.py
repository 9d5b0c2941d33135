# noqa: INP001  a program of its own
"""An outside bot: takes a seat with a token, and plays any move that is open whenever the table waits for it.

The host gives the token away (docs/protocol.md). Then:

    python examples/bot.py ws://localhost:8000 TABLE TOKEN
"""

import asyncio
import json
import random
import sys
from secrets import token_hex

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


async def play(server: str, table: str, token: str) -> list[int]:
    """Play one game to its end; gives the scores. A lost connection is made anew."""
    async for socket in connect(f"{server}/api/tables/{table}/socket?token={token}"):
        async with socket:
            try:
                return await sit(socket)
            except ConnectionClosed:
                continue
    raise AssertionError("connecting never ends by itself")


async def sit(socket: ClientConnection) -> list[int]:
    """Answer every decision until the game is over or the server says goodbye."""
    async for text in socket:
        message = json.loads(text)
        if message["is"] == "bye" and not message["come_back"]:
            raise PermissionError(message["why"])
        if message["is"] != "view":
            continue
        view, decision = message["view"], message.get("decision", 0)
        if "outcome" in view:
            return list(view["outcome"]["scores"])
        if view["seats"][view["eyes"]].get("awaited"):
            move = random.choice(view["moves"])["move"]
            await socket.send(json.dumps({"do": "move", "id": token_hex(8), "decision": decision, "move": move}))
    raise ConnectionClosed(None, None)


if __name__ == "__main__":
    try:
        sys.stdout.write(f"{asyncio.run(play(*sys.argv[1:4]))}\n")
    except PermissionError as refusal:
        sys.exit(str(refusal))
