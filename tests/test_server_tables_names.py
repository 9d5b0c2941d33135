"""Names at tables: a new one reaches the seats that its person has taken."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from taphouse.core.facts import plain
from taphouse.core.game import Talk
from taphouse.core.record import read_record, verify
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.problems import Refusal
from taphouse.server.settings import Settings
from taphouse.server.store import Change
from taphouse.server.store.person import Person
from taphouse.server.testing.in_process import Guest, company, dealt, open_bar
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio
GAMES = {"coasters": GAME}
SETTINGS = Settings(
    db="sqlite://", paces=dict.fromkeys(("calm", "human", "quick", "instant"), (0.0, 0.0)), commands_burst=10_000
)
TWO = MakeTable(game="coasters", seats=2, listed=True)


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, GAMES) as bar:
        yield bar


def names(guest: Guest) -> list[str]:
    return [seat.get("name", "") for seat in guest.look().card["seats"]]


async def play_on(*guests: Guest) -> None:
    while guests[0].look().card["status"] != "over":
        for guest in guests:
            if guest.look().shown["view"]["seats"][guest.card["your_seat"]].get("awaited"):
                await guest.play()


async def test_before_the_deal_a_seat_goes_by_its_persons_new_name(bar: Bar) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")
    await bar.name_person("ben", "Benjamin")
    await ann.until("the name", lambda guest: names(guest) == ["Ann", "Benjamin"])

    assert [line["text"] for line in ben.look().heard] == ["Ben goes by Benjamin now."]
    assert ben.heard[0]["by_house"]
    assert bar.cards().tables[0].names == ["Ann", "Benjamin"]
    await ann.do("start")


async def test_in_the_middle_of_a_game_card_view_story_and_record_agree(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ben.play()
    assert ann.look().story == ["Ben chose."]
    await bar.name_person("ben", "Benjamin")
    await ann.until("the name", lambda guest: names(guest) == ["Ann", "Benjamin"])

    assert ann.look().story == ["Benjamin chose."]
    await play_on(ann, ben)
    assert not any("Ben " in line for line in ann.look().story)
    assert b'"Benjamin chose."' in await ann.table.queries.frame("ann", 0, 1, "en")
    record = read_record(await ann.table.queries.record_bytes())
    assert [row.name for row in record.seats] == ["Ann", "Benjamin"]
    verify(GAME, record)


async def test_a_name_that_somebody_at_the_table_has_gets_a_number_and_keeps_it(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await bar.name_person("ben", "ann")
    await ann.until("the name", lambda guest: names(guest) == ["Ann", "ann 2"])

    ben.leave()
    back = await Guest.come(bar, ann.card["id"], "ben")
    await asyncio.sleep(0.1)
    assert names(back) == ["Ann", "ann 2"]


async def test_in_the_middle_of_a_game_nobody_calls_a_new_name_out(bar: Bar) -> None:
    ann, _ = await dealt(bar, TWO, "Ann", "Ben")
    for name in ("Benjamin", "Benno"):
        await bar.name_person("ben", name)
        await ann.until("the name", lambda guest, name=name: names(guest) == ["Ann", name])

    assert not ann.heard
    assert ann.card["seats"][1]["was"] == "Ben"
    await bar.name_person("ben", "Ben")
    await ann.until("the old name", lambda guest: names(guest) == ["Ann", "Ben"])
    assert "was" not in ann.card["seats"][1]


async def test_whose_words_go_unheard_has_no_new_name_to_say_them_with(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.do("mute", seat=1, muted=True)
    await bar.name_person("ben", "Ann cheats")
    await asyncio.sleep(0.1)

    assert names(ann) == names(ben) == ["Ann", "Ben"]
    assert [card.you for card in bar.tables_of("ben")] == ["Ben"], "a seat is known by what it is called there"


async def test_where_talk_is_closed_a_new_name_waits(monkeypatch: pytest.MonkeyPatch, bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    with monkeypatch.context() as closed:
        closed.setattr(type(GAME), "talk", lambda *_: Talk(aloud=False, why=plain("Not now.")))
        await bar.name_person("ben", "I hold the 7")
        await asyncio.sleep(0.1)
        assert names(ann) == names(ben) == ["Ann", "Ben"]

    again = await Guest.come(bar, ann.card["id"], "ben")
    await again.until("the name", lambda guest: names(guest) == ["Ann", "I hold the 7"])


async def test_a_name_that_looks_like_somebody_elses_at_the_table_is_refused(bar: Bar) -> None:
    """Their A is Cyrillic."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    with pytest.raises(Refusal, match="looks like Ann, who sits at this table") as refusal:
        await bar.name_person("ben", "\u0410nn")
    assert refusal.value.code == "not_now"
    assert names(ann) == names(ben) == ["Ann", "Ben"]


async def test_nobody_sits_down_under_a_name_that_looks_like_somebody_elses(bar: Bar) -> None:
    (ann,) = await company(bar, TWO, "Ann")
    await bar.name_person("zoe", "\u0410nn")
    zoe = await Guest.come(bar, ann.card["id"], "zoe")

    answer = await zoe.ask("sit", seat=1)

    assert answer["code"] == "not_now"
    assert "looks like Ann" in answer["why"]
    await bar.name_person("zoe", "Zoe")
    await zoe.do("sit", seat=1)


async def test_a_table_that_was_asleep_learns_the_name_when_its_person_comes(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, db=f"sqlite:///{tmp_path}/taphouse.db", woken_at_start=0)
    async with open_bar(settings, GAMES) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        await ben.play()
        code = ann.card["id"]

    async with open_bar(settings, GAMES) as bar:
        await bar.name_person("ben", "Benjamin")
        assert bar.tables_in_memory == 0
        ann = await Guest.come(bar, code, "ann")
        assert names(ann) == ["Ann", "Ben"]
        await Guest.come(bar, code, "ben")
        await ann.until("the name", lambda guest: names(guest) == ["Ann", "Benjamin"])
        assert ann.look().story == ["Benjamin chose."]

    async with open_bar(settings, GAMES) as bar:
        ann = await Guest.come(bar, code, "ann")
        assert names(ann) == ["Ann", "Benjamin"]
        assert ann.look().story == ["Benjamin chose."]


async def test_a_game_that_is_over_keeps_its_names(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await play_on(ann, ben)
    await ann.until("the proof", lambda guest: guest.card.get("checked"))
    await bar.name_person("ben", "Benjamin")
    again = await Guest.come(bar, ann.card["id"], "ben")
    await asyncio.sleep(0.1)

    assert names(ann) == names(again) == ["Ann", "Ben"]


async def test_a_watching_person_may_be_called_anything(bar: Bar) -> None:
    ann, _ = await company(bar, TWO, "Ann", "Ben")
    await bar.name_person("zoe", "Zoe")
    await Guest.come(bar, ann.card["id"], "zoe")
    await bar.name_person("zoe", "Zora")
    await asyncio.sleep(0.05)

    assert names(ann) == ["Ann", "Ben"]
    assert not ann.heard


async def test_a_name_by_another_process_is_found_when_its_person_comes(bar: Bar) -> None:
    ann, _ = await company(bar, TWO, "Ann", "Ben")
    await bar.store.write(Change(people=[Person("ben", "Benno")]))
    await asyncio.sleep(0.05)
    assert names(ann) == ["Ann", "Ben"]

    await Guest.come(bar, ann.card["id"], "ben")
    await ann.until("the name", lambda guest: names(guest) == ["Ann", "Benno"])
