"""A bar in which moves are taken back."""

from collections.abc import AsyncIterator

import pytest
from shared.undo import GAMES, SETTINGS

from taphouse.server.bar.tables import Bar
from taphouse.server.testing.in_process import open_bar


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, GAMES) as bar:
        yield bar
