"""A house with short times, the built pages and the game of Coasters beside the real ones.

Says where it is. A line that it reads is the name of the test that begins, on which all chance hangs from then on,
or the seed of the next table; it closes when nobody listens any more.
"""

import asyncio
import sys
from pathlib import Path
from random import Random

from taphouse.core.registry import find_game, list_games
from taphouse.server.http.pages import Site
from taphouse.server.parts import shared
from taphouse.server.settings import Settings
from taphouse.server.table import bot_driver
from taphouse.server.testing.real_server import open_house
from taphouse.testing.coasters.game import GAME

SETTINGS = Settings(
    db="sqlite://",
    stand_in_delay=0.1,
    silence_delay=2.0,
    silence_clocks=0.5,
    clocks={"none": 0.0, "relaxed": 62.0, "brisk": 3.0},
    share_patience=0.0,  # Deals that are known before: nobody adds to the chance.
)


def say(line: str) -> None:
    """Tell whoever opened the house."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def serve(dist: Path) -> None:
    """Serve until standard input is closed."""
    seeds: list[bytes] = []
    deals, bots = Random(), Random()
    vars(shared)["token_bytes"] = lambda size: seeds.pop() if seeds else deals.randbytes(size)
    vars(bot_driver)["token_bytes"] = bots.randbytes
    games = {"coasters": GAME} | {meta.id: find_game(meta.id) for meta in list_games()}
    async with open_house(games, SETTINGS, site=Site(dist)) as house:
        say(f"http://{house.host}")
        while line := await asyncio.to_thread(sys.stdin.readline):
            word, _, what = line.strip().partition(" ")
            if word == "deal":
                seeds.append(bytes.fromhex(what))
            else:
                seeds.clear()
                deals.seed(what)
                bots.seed(what)
            say("noted")


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
