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
from websockets.asyncio.client import process_exception as worth_retrying
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

USAGE = "Usage: python examples/bot.py ws://HOST:PORT TABLE TOKEN"


async def play(server: str, table: str, token: str) -> list[int]:
    """Play one game to its end; gives the scores. A lost connection is made anew, and said."""

    def say(error: Exception) -> Exception | None:
        if worth_retrying(error) is None:
            sys.stderr.write(f"Nobody answers at {server} ({error}). Trying again; stop with Ctrl+C.\n")
        return worth_retrying(error)

    async for socket in connect(f"{server}/api/tables/{table}/socket?token={token}", process_exception=say):
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


def main(args: list[str]) -> None:
    """Play with what was typed; whatever is wrong is one sentence."""
    if len(args) != 3:
        sys.exit(USAGE)
    try:
        sys.stdout.write(f"{asyncio.run(play(*args))}\n")
    except PermissionError as refusal:
        sys.exit(str(refusal))
    except InvalidURI:
        sys.exit(f"{args[0]!r} is no address of a house. {USAGE}")
    except InvalidHandshake as refusal:
        sys.exit(f"The house at {args[0]} did not let the bot in: {refusal}. Check table and token.")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
