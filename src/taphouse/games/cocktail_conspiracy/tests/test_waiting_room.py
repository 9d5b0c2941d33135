"""What the stools of the waiting room tell before anybody sits down."""

from collections.abc import AsyncIterator

import pytest

from taphouse.games.cocktail_conspiracy.game import GAME
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


async def test_each_stool_tells_its_team_but_where_teams_are_a_secret(bar: Bar) -> None:
    (ann,) = await company(bar, MakeTable(game=GAME.meta.id, seats=4), "Ann")
    assert [place["team"] for place in ann.card["places"]] == ["A", "B", "A", "B"]
    await ann.do("change_table", seats=6, house={"teams": 3})
    assert [place["team"] for place in ann.look().card["places"]] == ["A", "B", "C", "A", "B", "C"]
    await ann.do("change_table", house={"mode": "masquerade"})
    assert "places" not in ann.look().card
    await ann.do("change_table", house={})
    await ann.do("start")
    await ann.until("the deal", lambda guest: guest.shown)
    assert [seat["team"] for seat in ann.shown["view"]["seats"]] == ["A", "B", "A", "B", "A", "B"]
    assert "places" not in ann.look().card
