"""What the stools of the waiting room tell before anybody sits down."""

from collections.abc import AsyncIterator

import pytest

from taphouse.games.six_pack.game import GAME
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.testing.in_process import company, open_bar

pytestmark = pytest.mark.anyio
SETTINGS = Settings(db="sqlite://", share_patience=0.0)


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, {GAME.meta.id: GAME}) as bar:
        yield bar


async def test_each_stool_tells_the_colour_of_its_seat(bar: Bar) -> None:
    (ann,) = await company(bar, MakeTable(game=GAME.meta.id, seats=3), "Ann")
    assert [place["colour"] for place in ann.card["places"]] == ["red", "orange", "yellow"]
    assert all(place["tint"].startswith("#") for place in ann.card["places"])
