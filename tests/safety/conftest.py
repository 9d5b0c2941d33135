"""A table on trial."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest
from shared.safety import EASY, GAMES, Play, Scene, a_table

from taphouse.server.testing.real_server import TrialServer, open_server


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def server(runner: asyncio.Runner) -> Iterator[TrialServer]:
    opening = open_server(GAMES, EASY)
    yield runner.run(opening.__aenter__())
    runner.run(opening.__aexit__(None, None, None))


@pytest.fixture
def play(runner: asyncio.Runner, server: TrialServer) -> Play[None]:
    """Run a scene at a table that was started."""

    def run(scene: Callable[[Scene], Awaitable[None]]) -> None:
        async def at_a_table() -> None:
            async with asyncio.timeout(60), a_table(server) as there:
                await scene(there)

        runner.run(at_a_table())

    return run
