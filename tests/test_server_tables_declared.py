"""What people say of themselves before the deal stays with them, wherever they sit."""

from collections.abc import AsyncIterator

import pytest

from taphouse.core.house import Option
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.testing.in_process import Guest, company, open_bar
from taphouse.testing.coasters.game import Coasters

pytestmark = pytest.mark.anyio
SETTINGS = Settings(db="sqlite://", spectator_news=0.01)


class Driven(Coasters):
    """Coasters with drivers, as far as the house is concerned."""

    options = (
        *Coasters.options,
        Option("drivers", ("nobody",), default="nobody", some_seats=True, about="Who drives home."),
    )


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, {"coasters": Driven()}) as bar:
        yield bar


async def at_table(bar: Bar) -> tuple[Guest, Guest]:
    """Ann, who hosts, and Ben, who drives, at a table of four."""
    ann, ben = await company(bar, MakeTable(game="coasters", seats=4), "Ann", "Ben")
    await ben.do("declare", option="drivers", yes=True)
    return ann, ben


def drivers(guest: Guest) -> object:
    return guest.look().card["house"].get("drivers", "nobody")


async def test_everybody_speaks_for_themselves_and_may_take_it_back(bar: Bar) -> None:
    ann, ben = await at_table(bar)
    assert drivers(ann) == "1"

    await ann.do("declare", option="drivers", yes=True)
    assert drivers(ben) == "0+1"
    await ben.do("declare", option="drivers", yes=False)
    await ann.do("declare", option="drivers", yes=False)

    assert drivers(ann) == "nobody"


async def test_it_goes_along_to_another_seat(bar: Bar) -> None:
    ann, ben = await at_table(bar)

    await ben.do("sit", seat=3)
    assert drivers(ann) == "3"
    await ann.do("swap_seats", one=3, other=0)

    assert drivers(ann) == "0"


@pytest.mark.parametrize("way", ["stand_up", "clear_seat"])
async def test_it_goes_away_with_whoever_leaves(bar: Bar, way: str) -> None:
    ann, ben = await at_table(bar)

    await (ben.do("stand_up") if way == "stand_up" else ann.do("clear_seat", seat=1))

    assert drivers(ann) == "nobody"


async def test_only_what_the_game_asks_can_be_said_and_only_by_those_who_sit_before_the_deal(bar: Bar) -> None:
    ann, ben = await at_table(bar)

    assert await ben.refused("declare", option="hand", yes=True) == "unknown"
    assert await ben.refused("declare", option="wings", yes=True) == "unknown"
    await ben.do("stand_up")
    assert await ben.refused("declare", option="drivers", yes=True) == "not_yours"
    await ann.do("start")
    assert await ann.refused("declare", option="drivers", yes=True) == "not_now"


async def test_the_deal_knows_it(bar: Bar) -> None:
    ann, _ = await at_table(bar)

    await ann.do("start")

    assert drivers(ann) == "1"
