"""An evening: rematches, who joins them, and who has won how often."""

from collections.abc import AsyncIterator

import pytest

from taphouse.core.registry import find_game, list_games
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.testing.in_process import Guest, dealt, open_bar, play_out
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio
OTHER = next(meta.id for meta in list_games() if meta.seats_min <= 2)
"""Another game for two."""
SETTINGS = Settings(
    db="sqlite://", paces=dict.fromkeys(("calm", "human", "quick", "instant"), (0.0, 0.0)), share_patience=0.0
)
TWO = MakeTable(game="coasters", seats=2)


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, {"coasters": GAME, OTHER: find_game(OTHER)}) as bar:
        yield bar


async def go_on(bar: Bar, *people: str, table: str) -> list[Guest]:
    """Come to the next table."""
    return [await Guest.come(bar, table, person) for person in people]


async def test_wins_are_counted_from_table_to_table(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    assert "series" not in ann.card
    won = dict.fromkeys(("Ann", "Ben"), 0)
    for games in (1, 2, 3):
        await play_out(ann, ben)
        places = ann.shown["view"]["outcome"]["places"]
        if sorted(places) != [1, 1]:
            won["Ann" if places[0] == 1 else "Ben"] += 1
        assert ann.look().card["games"] == games
        assert {each["name"]: each.get("wins", 0) for each in ann.card["series"]} == won
        await ben.do("rematch")
        ann, ben = await go_on(bar, "ann", "ben", table=ben.look().card["next_table"])
        assert (ann.card["status"], ann.card["games"]) == ("open", games)
        assert {each["name"]: each.get("wins", 0) for each in ann.card["series"]} == won
        await ann.do("start")
        for guest in (ann, ben):
            await guest.until("the deal", lambda guest: guest.shown)


async def test_whoever_has_a_stool_plays_the_next_game(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    zoe = await Guest.come(bar, ann.card["id"], (await bar.name_person("zoe", "Zoe")).id)
    await zoe.do("knock")
    await ann.do("answer_door", guest=1, stool=True)
    await play_out(ann, ben)
    await ann.do("rematch")
    (after,) = await go_on(bar, "zoe", table=zoe.look().card["next_table"])
    assert [seat["name"] for seat in after.card["seats"]] == ["Ann", "Ben", "Zoe"]
    assert after.card["your_seat"] == 2


async def test_the_next_game_may_be_another_one_with_the_same_people(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await play_out(ann, ben)
    assert await ann.refused("rematch", game="nosuch") == "rule"
    await ann.do("rematch", game=OTHER)
    after, _ = await go_on(bar, "ann", "ben", table=ann.look().card["next_table"])
    assert after.card["game"] == OTHER
    assert [seat["name"] for seat in after.card["seats"]][:2] == ["Ann", "Ben"]
    assert after.card["games"] == 1
    await after.do("start")
    await after.until("the deal", lambda guest: guest.shown)


async def test_whoever_leaves_for_good_is_gone_from_the_series(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await play_out(ann, ben)
    await ann.do("rematch")
    after, _ = await go_on(bar, "ann", "ben", table=ann.look().card["next_table"])
    await bar.leaving.forget("ben")
    assert [each["name"] for each in after.look().card["series"]] == ["Ann"]
