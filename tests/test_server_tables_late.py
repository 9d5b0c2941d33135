"""Friends who come late: they knock, are let in to a bot's seat or to a stool, and play on from there."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from taphouse.core.record import Record, read_record, verify
from taphouse.core.registry import find_game, list_games
from taphouse.server.bar.tables import Bar
from taphouse.server.parts.sheet import BOT, RUNNING
from taphouse.server.protocol.bodies import MakeTable, PlayNow
from taphouse.server.protocol.problems import Refusal
from taphouse.server.settings import Settings
from taphouse.server.testing.in_process import Guest, company, dealt, open_bar, play_out, postgres
from taphouse.testing.coasters.game import GAME
from taphouse.testing.coasters.rules import TAKE_BACK

pytestmark = pytest.mark.anyio
GAMES = {"coasters": GAME}
SETTINGS = Settings(
    db="sqlite://",
    paces=dict.fromkeys(("calm", "human", "quick", "instant"), (0.0, 0.0)),
    clocks={"none": 0.0, "relaxed": 60.0, "brisk": 0.1},
    stand_in_delay=60.0,
    share_patience=0.0,
    commands_burst=10_000,
    knocks_per_minute=100,
    spectator_news=0.01,
)
HASTY = msgspec.structs.replace(SETTINGS, door_patience=0.1)
SLOW = msgspec.structs.replace(SETTINGS, paces=dict.fromkeys(("calm", "human", "quick", "instant"), (60.0, 60.0)))
THREE = MakeTable(game="coasters", seats=3)


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, GAMES) as bar:
        yield bar


async def come(bar: Bar, table: str, name: str) -> Guest:
    """Let somebody with a name come by the link."""
    person = await bar.name_person(name.lower(), name)
    return await Guest.come(bar, table, person.id)


async def knocked(bar: Bar, table: str, name: str) -> Guest:
    """Let somebody come and knock."""
    guest = await come(bar, table, name)
    await guest.do("knock")
    return guest


def states(guest: Guest) -> list[tuple[str, str]]:
    return [(each["name"], each["state"]) for each in guest.look().card.get("guests", [])]


def number_of(guest: Guest, name: str) -> int:
    return next(int(each["number"]) for each in guest.look().card["guests"] if each["name"] == name)


def bot_seat(guest: Guest, *, awaited: bool) -> int:
    """Find a bot for which the table waits, or does not."""
    seats, view = guest.look().card["seats"], guest.shown["view"]["seats"]
    bots = [n for n, seat in enumerate(seats) if seat["kind"] == BOT]
    return next((n for n in bots if bool(view[n].get("awaited")) == awaited), bots[0])


async def finish(*guests: Guest) -> None:
    """Play to the end beside bots."""
    while guests[0].look().card["status"] == "running":
        for guest in guests:
            if guest.look().is_awaited:
                await guest.play()
        await asyncio.sleep(0.002)


def record_of(guest: Guest) -> Record:
    assert guest.table.now.dealt is not None
    return guest.table.now.dealt.table.record


async def let_in(host: Guest, late: Guest, name: str, seat: int) -> Guest:
    """Give somebody at the door a seat, and wait until they have it."""
    await host.do("answer_door", guest=number_of(host, name), seat=seat)
    return await late.until("the seat", lambda guest: guest.card.get("your_seat") == seat)


async def test_somebody_who_knocks_is_seen_by_all_and_the_host_may_answer(bar: Bar) -> None:
    ann, ben = await dealt(bar, THREE, "Ann", "Ben")
    zoe = await come(bar, ann.card["id"], "Zoe")
    assert "guests" not in ann.look().card
    await zoe.do("knock")

    assert states(ann) == states(ben) == states(zoe) == [("Zoe", "knocks")]
    assert ann.card["guests"][0]["yours"] is True
    assert "yours" not in ben.card["guests"][0]
    assert ann.card["guests"][0]["until"] > 0
    assert zoe.card["your_guest"] == 1
    assert zoe.shown["view"]["eyes"] is None
    assert await ben.refused("answer_door", guest=1, seat=2) == "not_yours"
    assert await zoe.refused("answer_door", guest=1, seat=2) == "not_yours"


async def test_a_friend_takes_a_bots_seat_and_the_record_says_who_decided(bar: Bar) -> None:
    ann, ben = await dealt(bar, THREE, "Ann", "Ben")
    await ann.until("the bot's choice", lambda guest: guest.shown["number"] == 1)
    was = ann.card["seats"][2]["name"]
    zoe = await knocked(bar, ann.card["id"], "Zoe")
    await let_in(ann, zoe, "Zoe", 2)

    assert zoe.shown["view"]["eyes"] == 2
    assert (zoe.card["seats"][2]["kind"], zoe.card["seats"][2]["name"]) == ("person", "Zoe")
    assert zoe.card["seats"][2]["was"] == was
    assert "guests" not in zoe.card
    assert [line["text"] for line in ben.look().heard] == [
        f"Zoe came late and plays in the place of {was} from now on."
    ]
    assert [card.id for card in bar.tables_of("zoe")] == [ann.card["id"]]
    await play_out(ann, ben, zoe)

    record = read_record(await ann.table.queries.record_bytes())
    verify(GAME, record)
    assert (record.format, record.seats[2].name, record.seats[2].bot) == (2, was, "house")
    by = [row.by for row in record.moves if row.seat == 2]
    assert by[0] == ""
    assert set(by[1:]) == {"Zoe"}
    assert {row.by for row in record.moves if row.seat != 2} == {""}


async def test_a_seat_is_handed_over_after_the_move_that_is_being_chosen() -> None:
    async with open_bar(SLOW, GAMES) as bar:
        ann, _ = await dealt(bar, THREE, "Ann", "Ben")
        seat = bot_seat(ann, awaited=True)
        zoe = await knocked(bar, ann.card["id"], "Zoe")
        await ann.do("answer_door", guest=1, seat=seat)

        assert states(ann) == [("Zoe", "seating")]
        assert zoe.look().card.get("your_seat") is None
        assert zoe.shown["view"]["eyes"] is None
        late = await knocked(bar, ann.card["id"], "Yan")
        assert await ann.refused("answer_door", guest=number_of(ann, "Yan"), seat=seat) == "not_now"
        assert await ann.refused("answer_door", guest=1, stool=True) == "not_now"
        table = ann.table
        async with table.writer.lock:
            assert table.now.dealt is not None
            await table.writer.make_move(seat, table.now.dealt.decisions.moves[seat][0])
        await zoe.until("the seat", lambda guest: guest.card.get("your_seat") == seat)

        assert record_of(zoe).moves[0].by == ""
        assert zoe.moves == [TAKE_BACK]
        assert states(late) == [("Yan", "knocks")]


async def test_nobody_is_told_what_only_the_seat_knew_before(bar: Bar) -> None:
    """The story before is a spectator's, and no step before is seen through the seat's eyes."""
    ann, ben = await dealt(bar, THREE, "Ann", "Ben")
    await ann.until("the bot's choice", lambda guest: guest.shown["number"] == 1)
    zoe = await knocked(bar, ann.card["id"], "Zoe")
    watched = len(zoe.look().story)
    await let_in(ann, zoe, "Zoe", 2)

    assert len(zoe.story) == watched
    frame = msgspec.json.decode(await zoe.table.queries.frame("zoe", 2, 1))
    assert frame["view"]["eyes"] is None
    assert not any(zone.get("items") for zone in frame["view"]["zones"] if zone.get("kind") == "hand")
    await ann.play()
    await ben.play()
    frame = msgspec.json.decode(await zoe.table.queries.frame("zoe", 2, 2))
    assert frame["view"]["eyes"] == 2
    again = await Guest.come(bar, ann.card["id"], "zoe")
    assert again.story == zoe.look().story
    with pytest.raises(Refusal):
        await zoe.table.queries.frame("zoe", 0, 1)


@pytest.mark.parametrize("game", [meta.id for meta in list_games()])
async def test_of_every_game_the_story_before_is_a_spectators(game: str) -> None:
    async with open_bar(SETTINGS, {game: find_game(game)}) as bar:
        ann = await come(bar, await bar.play_now(await bar.name_person("ann", "Ann"), PlayNow(game=game)), "Ann")
        for _ in range(6):
            await ann.until("a turn", lambda guest: guest.is_awaited)
            await ann.play()
        zoe = await knocked(bar, ann.card["id"], "Zoe")
        await ann.do("answer_door", guest=1, seat=bot_seat(ann, awaited=False) if not ann.is_awaited else 1)
        await zoe.until("the seat", lambda guest: guest.card.get("your_seat") is not None)
        gate, seat, now = zoe.table.audience.gate, zoe.card["your_seat"], zoe.table.now
        assert gate is not None
        assert now.dealt is not None
        before = now.dealt.events_before(seat)
        own, watched = gate.story(seat), gate.story(None)
        told, seen = gate.lines(own, 0), gate.lines(watched, 0)
        assert told[: own.before(before)] == seen[: watched.before(before)]
        assert zoe.shown["view"]["eyes"] == seat


async def test_what_a_bot_did_before_cannot_be_taken_back(bar: Bar) -> None:
    ann, ben = await dealt(bar, THREE, "Ann", "Ben")
    await ann.until("the bot's choice", lambda guest: guest.shown["number"] == 1)
    zoe = await knocked(bar, ann.card["id"], "Zoe")
    await let_in(ann, zoe, "Zoe", 2)

    assert "may_undo" not in zoe.card
    assert await zoe.refused("undo") == "not_now"
    await zoe.play(TAKE_BACK)
    await zoe.play()
    assert zoe.look().card["may_undo"]
    await zoe.do("undo")
    assert [row.by for row in record_of(ann).moves] == ["", "Zoe"]
    await zoe.play()
    await ann.play()
    await ben.play()
    await zoe.until("the next round", lambda guest: guest.is_awaited)
    await zoe.do("undo")
    assert zoe.question()["waits_for"] == [0, 1]


async def test_nobody_takes_the_seat_of_a_person_or_of_nobody(bar: Bar) -> None:
    ann, ben = await dealt(bar, THREE, "Ann", "Ben")
    zoe = await knocked(bar, ann.card["id"], "Zoe")
    ben.leave()

    assert await ann.refused("answer_door", guest=1, seat=1) == "not_now"
    assert await ann.refused("answer_door", guest=1, seat=7) == "unknown"
    assert await ann.refused("answer_door", guest=5, seat=2) == "not_now"
    assert states(zoe) == [("Zoe", "knocks")]


async def test_the_seat_of_somebody_who_left_for_good_can_be_taken(bar: Bar) -> None:
    ann, _ = await dealt(bar, MakeTable(game="coasters", seats=2), "Ann", "Ben")
    await bar.leaving.forget("ben")
    await ann.until("the bot", lambda guest: guest.card["seats"][1]["kind"] == "gone")
    zoe = await knocked(bar, ann.card["id"], "Zoe")
    await let_in(ann, zoe, "Zoe", 1)
    await play_out(ann, zoe)

    record = read_record(await ann.table.queries.record_bytes())
    verify(GAME, record)
    assert (record.seats[1].name, record.seats[1].bot) == ("Somebody", "")
    assert record.moves[-1].by in {"", "Zoe"}
    assert "Zoe" in {row.by for row in record.moves if row.seat == 1}


async def test_without_an_answer_there_is_a_stool_and_then_anybody_may_offer_a_seat() -> None:
    async with open_bar(HASTY, GAMES) as bar:
        ann, ben = await dealt(bar, THREE, "Ann", "Ben")
        zoe = await knocked(bar, ann.card["id"], "Zoe")
        await ann.until("the stool", lambda guest: states(guest) == [("Zoe", "stool")])

        assert ben.look().card["guests"][0]["yours"]
        await let_in(ben, zoe, "Zoe", 2)
        assert zoe.card["seats"][2]["name"] == "Zoe"


async def test_while_the_host_is_away_anybody_at_the_table_answers(bar: Bar) -> None:
    ann, ben = await dealt(bar, THREE, "Ann", "Ben")
    await knocked(bar, ann.card["id"], "Zoe")
    assert "yours" not in ben.look().card["guests"][0]
    ann.leave()
    await ben.until("the say", lambda guest: guest.card["guests"][0].get("yours"))
    await ben.do("answer_door", guest=1, stool=True)
    assert states(ben) == [("Zoe", "stool")]


async def test_not_now_is_told_to_the_guest_alone_and_has_an_end() -> None:
    settings = msgspec.structs.replace(SETTINGS, pause_after_no=0.05, turned_away=2)
    async with open_bar(settings, GAMES) as bar:
        ann, _ = await dealt(bar, THREE, "Ann", "Ben")
        zoe = await knocked(bar, ann.card["id"], "Zoe")
        await ann.do("answer_door", guest=1)
        assert states(ann) == []
        assert states(zoe) == [("Zoe", "later")]
        assert await zoe.refused("knock") == "too_fast"
        await asyncio.sleep(0.06)
        await zoe.do("knock")
        assert states(ann) == [("Zoe", "knocks")]
        await ann.do("answer_door", guest=1)
        await asyncio.sleep(0.06)
        assert await zoe.refused("knock") == "not_yours"


async def test_whoever_asks_no_longer_only_watches(bar: Bar) -> None:
    ann, _ = await dealt(bar, THREE, "Ann", "Ben")
    zoe = await knocked(bar, ann.card["id"], "Zoe")
    await zoe.do("leave_door")
    assert states(ann) == states(zoe) == []
    await zoe.do("leave_door")


@pytest.mark.parametrize("door", ["anyone", "open"])
async def test_the_table_says_who_opens_the_door(bar: Bar, door: str) -> None:
    ann, ben = await dealt(bar, MakeTable(game="coasters", seats=4, door=door), "Ann", "Ben")
    assert ann.card["door"] == door
    zoe = await knocked(bar, ann.card["id"], "Zoe")
    yan = await knocked(bar, ann.card["id"], "Yan")
    seat = bot_seat(ann, awaited=False) if record_of(ann).moves else 2
    if door == "anyone":
        assert await zoe.refused("answer_door", guest=1, seat=seat) == "not_yours"
        await let_in(ben, zoe, "Zoe", seat)
    else:
        assert await yan.refused("answer_door", guest=1, seat=seat) == "not_yours"
        await let_in(zoe, zoe, "Zoe", seat)
    await ann.do("change_table", door="host")
    assert ann.look().card.get("door", "host") == "host"
    assert await ann.refused("change_table", door="ajar") == "malformed"


async def test_only_those_knock_who_are_welcome_and_have_a_name(bar: Bar) -> None:
    ann, ben, cyd = await company(bar, MakeTable(game="coasters", seats=4), "Ann", "Ben", "Cyd")
    nobody = await Guest.come(bar, ann.card["id"])
    assert await nobody.refused("knock") == "not_yours"
    zoe = await come(bar, ann.card["id"], "Zoe")
    assert await zoe.refused("knock") == "not_now"
    await ann.do("mute", seat=1, muted=True)
    await ann.do("clear_seat", seat=2)
    await ben.do("stand_up")
    await ann.do("start")
    assert await ann.refused("knock") == "not_now"
    assert await cyd.refused("knock") == "not_yours"
    assert await ben.refused("knock") == "not_yours"
    alike = await come(bar, ann.card["id"], "Аnn")  # noqa: RUF001  looks like Ann
    assert await alike.refused("knock") == "not_now"
    await zoe.do("knock")
    assert states(ann) == [("Zoe", "knocks")]


async def test_knocks_are_bounded() -> None:
    settings = msgspec.structs.replace(SETTINGS, knocks_per_minute=2, guests_at_door=2, guests_kept=3)
    async with open_bar(settings, GAMES) as bar:
        ann, _ = await dealt(bar, THREE, "Ann", "Ben")
        table = ann.card["id"]
        zoe = await knocked(bar, table, "Zoe")
        for _ in range(5):
            await zoe.do("knock")
        await zoe.do("leave_door")
        await zoe.do("knock")
        await zoe.do("leave_door")
        assert await zoe.refused("knock") == "too_fast"
        for name in ("Una", "Vic"):
            await knocked(bar, table, name)
        wes = await come(bar, table, "Wes")
        assert await wes.refused("knock") == "too_fast"
        for name in ("Una", "Vic"):
            await ann.do("answer_door", guest=number_of(ann, name), stool=True)
        for name in ("Xav", "Yan"):
            await knocked(bar, table, name)
        assert [name for name, _ in states(ann)] == ["Vic", "Xav", "Yan"]


async def test_one_address_cannot_send_many_to_the_door() -> None:
    settings = msgspec.structs.replace(SETTINGS, knocks_per_minute=1)
    async with open_bar(settings, GAMES) as bar:
        ann, _ = await dealt(bar, THREE, "Ann", "Ben")
        answers = []
        for name in ("Una", "Vic", "Wes"):
            person = await bar.name_person(name.lower(), name)
            guest = Guest(person.id)
            guest.address = "192.0.2.7"
            guest.at = ann.table
            ann.table.attach(guest)
            answers.append((await guest.ask("knock"))["is"])
        assert answers == ["done", "done", "refused"]


async def test_a_guest_who_has_left_again_is_not_offered(bar: Bar) -> None:
    ann, _ = await dealt(bar, THREE, "Ann", "Ben")
    zoe = await knocked(bar, ann.card["id"], "Zoe")
    zoe.leave()
    await ann.until("the empty door", lambda guest: states(guest) == [])
    assert await ann.refused("answer_door", guest=1, seat=2) == "not_now"
    back = await Guest.come(bar, ann.card["id"], "zoe")
    await ann.until("the guest", lambda guest: states(guest) == [("Zoe", "knocks")])
    assert back.card["your_guest"] == 1


async def test_a_repeat_is_harmless(bar: Bar) -> None:
    ann, _ = await dealt(bar, THREE, "Ann", "Ben")
    await ann.until("the bot's choice", lambda guest: guest.shown["number"] == 1)
    zoe = await knocked(bar, ann.card["id"], "Zoe")
    for _ in range(2):
        await ann.do("answer_door", id="same", guest=1, seat=2)
    await zoe.until("the seat", lambda guest: guest.card.get("your_seat") == 2)
    assert len(ann.table.now.sheet.sitters) == 1


async def test_another_name_stands_everywhere_also_in_the_proved_record(bar: Bar) -> None:
    ann, ben = await dealt(bar, THREE, "Ann", "Ben")
    await ann.until("the bot's choice", lambda guest: guest.shown["number"] == 1)
    zoe = await knocked(bar, ann.card["id"], "Zoe")
    await let_in(ann, zoe, "Zoe", 2)
    await zoe.play(TAKE_BACK)
    await bar.name_person("zoe", "Zora")
    await ann.until("the name", lambda guest: guest.card["seats"][2]["name"] == "Zora")
    assert record_of(ann).moves[1].by == "Zora"
    await play_out(ann, ben, zoe)
    record = read_record(await ann.table.queries.record_bytes())
    verify(GAME, record)
    assert {row.by for row in record.moves if row.seat == 2} == {"", "Zora"}


async def test_whoever_is_forgotten_is_gone_from_the_journal_too(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, db=f"sqlite:///{tmp_path}/house.db")
    async with open_bar(settings, GAMES) as bar:
        ann, _ = await dealt(bar, THREE, "Ann", "Ben")
        await ann.until("the bot's choice", lambda guest: guest.shown["number"] == 1)
        zoe = await knocked(bar, ann.card["id"], "Zoe")
        await knocked(bar, ann.card["id"], "Yan")
        await let_in(ann, zoe, "Zoe", 2)
        await zoe.play(TAKE_BACK)
        await bar.leaving.forget("zoe")
        await bar.leaving.forget("yan")
        await ann.until("the bot", lambda guest: guest.card["seats"][2]["kind"] == "gone")
        assert "Zoe" not in {row.by for row in record_of(ann).moves}
        stored = await bar.store.load(ann.card["id"], 10)
        assert stored is not None
        assert "zoe" not in stored.row.sheet.lower()
        assert "yan" not in stored.row.sheet.lower()
        assert "Zoe" not in {step.by for step in stored.steps}
    async with open_bar(settings, GAMES) as bar:
        again = [await Guest.come(bar, ann.card["id"], person) for person in ("ann", "ben")]
        assert [row.by for row in record_of(again[0]).moves[:2]] == ["", "Somebody"]
        await finish(*again)
        verify(GAME, read_record(await again[0].table.queries.record_bytes()))


def people(guests: Sequence[Guest]) -> list[dict[str, Any]]:
    return [{key: seat.get(key) for key in ("kind", "name", "was")} for seat in guests[0].look().card["seats"]]


async def outlive(url: str) -> None:
    """Let somebody sit down late, close the house, and open it again."""
    settings = msgspec.structs.replace(SLOW, db=url)
    async with open_bar(settings, GAMES) as bar:
        ann, _ = await dealt(bar, MakeTable(game="coasters", seats=4), "Ann", "Ben")
        zoe, _ = await knocked(bar, ann.card["id"], "Zoe"), await knocked(bar, ann.card["id"], "Yan")
        await ann.do("answer_door", guest=number_of(ann, "Yan"), stool=True)
        await ann.do("answer_door", guest=number_of(ann, "Zoe"), seat=2)
        assert states(zoe)[0] == ("Zoe", "seating")
    async with open_bar(msgspec.structs.replace(settings, paces=SETTINGS.paces), GAMES) as bar:
        guests = [await Guest.come(bar, ann.card["id"], person) for person in ("zoe", "ann", "ben", "yan")]
        await guests[0].until("the seat", lambda guest: guest.card.get("your_seat") == 2 or states(guest))
        late = bar.sheet(ann.card["id"])
        assert late is not None
        assert late.status == RUNNING
        assert ("Yan", "stool") in states(guests[1])


async def test_all_of_it_survives_a_restart(tmp_path: Path) -> None:
    await outlive(f"sqlite:///{tmp_path}/house.db")


async def test_all_of_it_is_kept_in_postgresql() -> None:
    with postgres() as url:
        await outlive(url)


async def test_a_seat_that_was_taken_late_is_the_same_after_a_restart(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, db=f"sqlite:///{tmp_path}/house.db")
    async with open_bar(settings, GAMES) as bar:
        ann, ben = await dealt(bar, THREE, "Ann", "Ben")
        await ann.until("the bot's choice", lambda guest: guest.shown["number"] == 1)
        zoe = await knocked(bar, ann.card["id"], "Zoe")
        await let_in(ann, zoe, "Zoe", 2)
        await zoe.play(TAKE_BACK)
        before = people([ann, ben])
    async with open_bar(settings, GAMES) as bar:
        guests = [await Guest.come(bar, ann.card["id"], person) for person in ("ann", "ben", "zoe")]
        assert people(guests) == before
        assert [row.by for row in record_of(guests[0]).moves] == ["", "Zoe"]
        assert guests[2].shown["view"]["eyes"] == 2
        assert guests[2].story == zoe.story
        await play_out(*guests)
        verify(GAME, read_record(await guests[0].table.queries.record_bytes()))


async def test_a_guest_at_the_end_of_the_game_gets_a_stool(bar: Bar) -> None:
    ann, ben = await dealt(bar, MakeTable(game="coasters", seats=2), "Ann", "Ben")
    zoe = await knocked(bar, ann.card["id"], "Zoe")
    await play_out(ann, ben)
    await zoe.until("the stool", lambda guest: states(guest) == [("Zoe", "stool")])
    yan = await knocked(bar, ann.card["id"], "Yan")
    assert states(yan) == [("Zoe", "stool"), ("Yan", "stool")]


async def test_a_replay_names_those_who_sat_there_then(bar: Bar) -> None:
    ann, ben = await dealt(bar, THREE, "Ann", "Ben")
    await ann.until("the bot's choice", lambda guest: guest.shown["number"] == 1)
    was = ann.card["seats"][2]["name"]
    zoe = await knocked(bar, ann.card["id"], "Zoe")
    await let_in(ann, zoe, "Zoe", 2)
    await play_out(ann, ben, zoe)
    frames = [msgspec.json.decode(await ann.table.queries.frame(None, None, number, "en")) for number in (0, 1)]
    assert [frame["names"][2] for frame in frames] == [was, "Zoe"]
    last = msgspec.json.decode(await ann.table.queries.frame("zoe", 2, 1))
    assert last["view"]["eyes"] == 2
