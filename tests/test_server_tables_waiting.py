"""The waiting room: stools that are swapped, and who is ready."""

from collections.abc import AsyncIterator

import pytest

from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.testing.in_process import Guest, company, open_bar
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio
SETTINGS = Settings(
    db="sqlite://", paces=dict.fromkeys(("calm", "human", "quick", "instant"), (0.0, 0.0)), share_patience=0.0
)
FOUR = MakeTable(game="coasters", seats=4)


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, {"coasters": GAME}) as bar:
        yield bar


def names(guest: Guest) -> list[str]:
    return [seat.get("name", "") for seat in guest.look().card["seats"]]


async def test_the_stool_of_a_bot_is_free_to_take(bar: Bar) -> None:
    ann, ben = await company(bar, FOUR, "Ann", "Ben")
    await ann.do("seat_bot", seat=2)
    bot = names(ann)[2]
    await ben.do("sit", seat=2)
    assert names(ann) == ["Ann", bot, "Ben", ""]
    zoe = await Guest.come(bar, ann.card["id"], (await bar.name_person("zoe", "Zoe")).id)
    await zoe.do("sit", seat=1)
    assert names(ann) == ["Ann", "Zoe", "Ben", ""]
    await ann.do("seat_bot", seat=3, bot="outside")
    assert await zoe.refused("sit", seat=3) == "not_now"
    assert await zoe.refused("sit", seat=0) == "not_now"


async def test_somebody_is_asked_to_swap_and_says_yes(bar: Bar) -> None:
    ann, ben, cyd = await company(bar, FOUR, "Ann", "Ben", "Cyd")
    assert await ben.refused("ask_swap", seat=3) == "not_now"
    assert await ben.refused("ask_swap", seat=1) == "not_now"
    await ben.do("ask_swap", seat=2)
    assert cyd.question("swap")["by"] == 1
    assert await ann.refused("answer", question=cyd.question("swap")["number"], yes=True) == "not_now"
    await cyd.answer("swap", yes=True)
    assert names(ann) == ["Ann", "Cyd", "Ben", ""]
    assert ann.question("swap") == {}


async def test_a_swap_comes_to_nothing_with_a_no_or_when_somebody_has_moved(bar: Bar) -> None:
    ann, ben, cyd = await company(bar, FOUR, "Ann", "Ben", "Cyd")
    await ben.do("ask_swap", seat=2)
    await cyd.answer("swap", yes=False)
    assert names(ann) == ["Ann", "Ben", "Cyd", ""]
    await cyd.do("ask_swap", seat=1)
    await cyd.do("sit", seat=3)
    assert await ben.refused("answer", question=2, yes=True) == "not_now"
    assert names(ann) == ["Ann", "Ben", "", "Cyd"]
    assert ben.question("swap") == {}
    cyd.leave()
    assert await ben.refused("ask_swap", seat=3) == "not_now"


async def test_people_say_that_they_are_ready_until_the_rules_change(bar: Bar) -> None:
    ann, ben = await company(bar, FOUR, "Ann", "Ben")
    await ben.do("ready")
    assert ann.look().card["seats"][1]["ready"]
    await ben.do("ready", yes=False)
    assert "ready" not in ann.look().card["seats"][1]
    await ben.do("ready")
    await ben.do("sit", seat=2)
    assert ann.look().card["seats"][2]["ready"]
    await ann.do("change_table", house={"hand": 4})
    assert "ready" not in ann.look().card["seats"][2]
    await ben.do("ready")
    await ann.do("start")
    assert "ready" not in ann.look().card["seats"][2]
    assert await ben.refused("ready") == "not_now"
