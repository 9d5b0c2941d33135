"""A hint: what a good player would do, for the seat that asked, and in the record for everybody."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from shared.undo import GAMES, SETTINGS, THREE, TWO

from taphouse.bots.advice import advise
from taphouse.core.moves import Seat
from taphouse.core.record import read_record, verify
from taphouse.server.bar.tables import Bar
from taphouse.server.testing.in_process import Guest, dealt, open_bar
from taphouse.testing.coasters.game import GAME
from taphouse.testing.coasters.rules import TAKE_BACK

pytestmark = pytest.mark.anyio


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, GAMES) as bar:
        yield bar


async def ask(guest: Guest) -> dict[str, object]:
    await guest.do("hint", decision=guest.decision)
    hint: dict[str, object] = guest.look().card["hint"]
    return hint


async def test_alone_with_bots_a_hint_shows_the_move_of_the_house_bot_and_why(bar: Bar) -> None:
    (ann,) = await dealt(bar, THREE, "Ann")
    await ann.until("both bots", lambda guest: guest.shown["number"] == 2)

    hint = await ask(ann)

    assert ann.card["may_hint"]
    assert ann.table.now.dealt is not None
    advice = advise(ann.table.now.dealt.table, Seat(0))
    assert advice is not None
    assert (hint["decision"], hint["move"]) == (ann.decision, advice.move)
    assert hint["why"] == {
        **advice.why,
        "text": "As far as a good player can tell, anything else here comes to the same.",
    }


async def test_the_record_says_who_asked_and_once_for_each_decision(bar: Bar) -> None:
    (ann,) = await dealt(bar, THREE, "Ann")
    await ann.until("both bots", lambda guest: guest.shown["number"] == 2)
    first = await ask(ann)
    assert await ask(ann) == first
    while ann.look().card["status"] == "running":
        if any(move != TAKE_BACK for move in ann.moves):
            await ann.play()
        await asyncio.sleep(0.002)

    record = read_record(await ann.table.queries.record_bytes())

    verify(GAME, record)
    (hint,) = record.hints
    assert (hint.moves, hint.seat, hint.text) == (2, 0, GAME.write_move(first["move"]))  # type: ignore[arg-type]


async def test_whoever_takes_moves_back_to_ask_again_does_not_make_the_record_grow(bar: Bar) -> None:
    ann, _ = await dealt(bar, replace(TWO, hints=True), "Ann", "Ben")
    first = await ask(ann)
    for _ in range(3):
        await ann.play()
        await ann.do("undo")
        again = await ask(ann)
        assert (again["move"], again["decision"]) == (first["move"], ann.decision)

    assert len(ann.table.now.sheet.hinted) == 1


async def test_a_hint_is_gone_with_its_decision(bar: Bar) -> None:
    (ann,) = await dealt(bar, THREE, "Ann")
    await ask(ann)

    await ann.play()

    assert "hint" not in (await Guest.come(bar, ann.card["id"], ann.person)).card


async def test_where_other_people_play_there_is_none(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")

    assert await ann.refused("hint", decision=ann.decision) == "not_now"
    assert "may_hint" not in ben.card


async def test_a_table_may_allow_it_and_then_only_the_asker_sees_it(bar: Bar) -> None:
    ann, ben = await dealt(bar, replace(TWO, hints=True), "Ann", "Ben")

    await ask(ann)

    assert ann.card["hints"]
    assert "hint" not in ben.look().card
    watching = await Guest.come(bar, ann.card["id"])
    assert "hint" not in watching.card
    assert not {"may_hint"} & watching.card.keys()


async def test_an_answer_that_is_late_and_a_spectator_are_refused(bar: Bar) -> None:
    (ann,) = await dealt(bar, THREE, "Ann")

    assert await ann.refused("hint", decision=ann.decision + 7) == "stale"
    assert await (await Guest.come(bar, ann.card["id"])).refused("hint", decision=1) == "not_yours"


async def test_that_somebody_asked_outlives_the_house(tmp_path: Path) -> None:
    settings = replace(SETTINGS, db=f"sqlite:///{tmp_path / 'bar.db'}")
    async with open_bar(settings, GAMES) as bar:
        (ann,) = await dealt(bar, THREE, "Ann")
        await ask(ann)
        code, person = ann.card["id"], ann.person

    async with open_bar(settings, GAMES) as bar:
        ann = await Guest.come(bar, code, person)

        assert ann.table.now.dealt is not None
        (hint,) = ann.table.now.dealt.table.record.hints
        assert hint.seat == 0
