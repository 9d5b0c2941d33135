"""How my tables stand, as the lobby tells it: whose turn it is, since when, who is away, and what I heard last."""

import pytest

from taphouse.core.registry import find_game, list_games
from taphouse.server.bar.standings import cards_with_standings
from taphouse.server.bar.tables import Bar
from taphouse.server.clock import wall_now
from taphouse.server.protocol.bodies import MakeTable, PlayNow, Standing
from taphouse.server.testing.in_process import INSTANT, Guest, company, dealt, open_bar

pytestmark = pytest.mark.anyio


async def two(bar: Bar) -> list[Guest]:
    return await dealt(bar, MakeTable(game="coasters", seats=2), "Ann", "Ben")


async def standing(bar: Bar, person: str, words: str = "") -> Standing:
    card = (await cards_with_standings(bar, person, words))[0]
    assert card.standing is not None
    return card.standing


async def test_it_is_my_turn_until_i_have_moved(bar: Bar) -> None:
    ann, _ = await two(bar)
    assert (await standing(bar, "ann")).your_turn
    await ann.play()
    assert not (await standing(bar, "ann")).your_turn


async def test_the_others_who_are_awaited_are_named(bar: Bar) -> None:
    ann, _ = await two(bar)
    await ann.play()
    assert [one.name for one in (await standing(bar, "ann")).awaited] == ["Ben"]


async def test_whoever_is_awaited_and_away_is_away_since_then(bar: Bar) -> None:
    _, ben = await two(bar)
    assert (await standing(bar, "ann")).awaited[0].away_since == 0
    ben.leave()
    assert abs((await standing(bar, "ann")).awaited[0].away_since - wall_now()) < 3


async def test_it_waits_since_the_latest_move(bar: Bar) -> None:
    ann, _ = await two(bar)
    await ann.play()
    assert abs((await standing(bar, "ben")).since - wall_now()) < 3


async def test_the_latest_line_is_what_my_seat_has_heard(bar: Bar) -> None:
    ann, ben = await two(bar)
    await ann.play()
    for guest in (ann, ben):
        latest = (await standing(bar, guest.person or "", "en")).latest
        assert latest is not None
        assert latest["text"] == guest.look().story[-1]


async def test_without_words_the_latest_line_is_a_fact_alone(bar: Bar) -> None:
    ann, _ = await two(bar)
    await ann.play()
    latest = (await standing(bar, "ann")).latest
    assert latest is not None
    assert "say" in latest
    assert "text" not in latest


async def test_what_those_do_who_are_awaited_is_said_in_words() -> None:
    game = find_game(list_games()[0].id)
    async with open_bar(INSTANT, {game.meta.id: game}) as bar:
        ann = await bar.name_person("ann", "Ann")
        await bar.play_now(ann, PlayNow(game=game.meta.id))
        assert (await standing(bar, "ann", "en")).does.startswith("to ")


async def test_a_table_before_the_deal_does_not_stand_anyhow(bar: Bar) -> None:
    await company(bar, MakeTable(game="coasters", seats=2), "Ann", "Ben")
    assert (await cards_with_standings(bar, "ann"))[0].standing is None


async def test_a_table_that_has_left_memory_still_tells(bar: Bar) -> None:
    for guest in await two(bar):
        guest.leave()
    table = bar.awake()[0]
    await bar._unload(table)
    assert bar.tables_in_memory == 0
    assert (await standing(bar, "ann")).your_turn


async def test_looking_from_the_lobby_does_not_keep_a_table_awake(bar: Bar) -> None:
    await two(bar)
    table = bar.awake()[0]
    before = table.now.used_at
    await standing(bar, "ann")
    assert table.now.used_at == before
