"""A house with the built pages and the game of Coasters; says where it is, and closes when nobody listens any more."""

import asyncio
import sys
from pathlib import Path

from taphouse.server.pages import Site
from taphouse.server.settings import Settings
from taphouse.server.trial import open_house
from taphouse.testing.coasters.game import GAME


async def serve(dist: Path) -> None:
    """Serve until standard input is closed."""
    settings = Settings(db="sqlite://", stand_in_delay=0.1)
    async with open_house({"coasters": GAME}, settings, site=Site(dist)) as house:
        sys.stdout.write(f"http://{house.host}\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
