"""Absent friends, clocks, outside bots and talk at the table."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from taphouse.core.record import read_record
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.commands import REACTIONS
from taphouse.server.protocol.problems import Refusal
from taphouse.server.settings import Settings
from taphouse.server.store.person import Person
from taphouse.server.testing.in_process import Guest, company, dealt, open_bar
from taphouse.testing.coasters.game import GAME
from taphouse.testing.coasters.rules import TAKE_BACK

pytestmark = pytest.mark.anyio
GAMES = {"coasters": GAME}
SHORT = 0.15
SETTINGS = Settings(
    db="sqlite://",
    paces=dict.fromkeys(("calm", "human", "quick", "instant"), (0.0, 0.0)),
    clocks={"none": 0.0, "relaxed": 60.0, "brisk": SHORT},
    stand_in_delay=SHORT,
    silence_delay=3 * SHORT,
    silence_clocks=4.0,
    chat_burst=3,
    commands_burst=10_000,
)
TWO = MakeTable(game="coasters", seats=2)
THREE = MakeTable(game="coasters", seats=3)
BRISK = MakeTable(game="coasters", seats=2, clock="brisk")


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, GAMES) as bar:
        yield bar


def may_stand_in(guest: Guest, seat: int) -> bool:
    return bool(guest.look().card["seats"][seat].get("may_stand_in"))


def deadline(guest: Guest, seat: int) -> int:
    return int(guest.look().card["seats"][seat].get("deadline", 0))


async def test_nobody_is_replaced_who_is_here_and_in_time() -> None:
    async with open_bar(msgspec.structs.replace(SETTINGS, stand_in_delay=60.0), GAMES) as bar:
        ann, ben, _ = await dealt(bar, THREE, "Ann", "Ben", "Cyd")

        assert await ann.refused("stand_in", seat=1) == "not_now"
        ben.leave()
        assert not may_stand_in(ann, 1)
        assert await ann.refused("stand_in", seat=1) == "not_now"


async def test_everybody_is_told_from_when_on_a_bot_may_stand_in() -> None:
    async with open_bar(msgspec.structs.replace(SETTINGS, stand_in_delay=60.0), GAMES) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        assert "bot_from" not in ann.card["seats"][1]
        ben.leave()
        seat = ann.look().card["seats"][1]
        assert seat["bot_from"] - seat["away_since"] in {60, 61}


async def test_after_a_while_the_others_may_let_a_bot_stand_in(bar: Bar) -> None:
    """Everybody is told when the time has come, without asking; the record says who decided."""
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    ben.leave()
    await ann.until("the offer", lambda guest: may_stand_in(guest, 1))
    watching = await Guest.come(bar, ann.card["id"], "zoe")
    assert await watching.refused("stand_in", seat=1) == "not_yours"
    assert await ann.refused("stand_in", seat=0) == "not_now"

    await cyd.do("stand_in", seat=1)

    await ann.until("the bot's move", lambda guest: guest.shown["number"] == 1)
    assert ann.card["seats"][1]["stood_in"]
    assert ann.story == ["Ben chose."]
    assert ann.table.now.dealt is not None
    (row,) = ann.table.now.dealt.table.record.moves
    assert (row.seat, row.by) == (1, "house")
    assert await ann.refused("stand_in", seat=1) == "not_now"


async def test_the_person_takes_the_seat_back_at_any_time(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    assert await ben.refused("take_over") == "not_now"
    ben.leave()
    await ann.until("the offer", lambda guest: may_stand_in(guest, 1))
    await ann.do("stand_in", seat=1)
    await ann.until("the bot's move", lambda guest: guest.shown["number"] == 1)

    back = await Guest.come(bar, ann.card["id"], "ben")
    assert back.card["seats"][1]["stood_in"]
    await back.do("take_over")
    await ann.play()
    assert back.look().shown["number"] == 2
    await asyncio.sleep(0.05)

    assert back.look().shown["number"] == 2
    await back.play()
    assert "stood_in" not in ann.look().card["seats"][1]


async def test_whoever_moves_is_back(bar: Bar) -> None:
    """A move of the person ends the standing in, in the same write."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    ben.leave()
    await ann.until("the offer", lambda guest: may_stand_in(guest, 1))
    await ann.do("stand_in", seat=1)
    await ann.until("the bot's move", lambda guest: guest.shown["number"] == 1)
    back = await Guest.come(bar, ann.card["id"], "ben")

    await back.play(TAKE_BACK)

    assert "stood_in" not in back.card["seats"][1]
    assert ann.look().story == ["Ben chose.", "Ben took the choice back."]


async def test_who_stands_in_survives_a_restart(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, db=f"sqlite:///{tmp_path}/house.db")
    async with open_bar(settings, GAMES) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        ben.leave()
        await ann.until("the offer", lambda guest: may_stand_in(guest, 1))
        await ann.do("stand_in", seat=1)
        await ann.until("the bot's move", lambda guest: guest.shown["number"] == 1)

    async with open_bar(settings, GAMES) as bar:
        ann = await Guest.come(bar, ann.card["id"], "ann")
        assert ann.card["seats"][1]["stood_in"]
        await ann.play()
        await ann.until("the bot plays on", lambda guest: guest.shown["number"] == 3)


async def test_without_a_clock_there_is_no_deadline(bar: Bar) -> None:
    ann, _ = await dealt(bar, TWO, "Ann", "Ben")

    assert [deadline(ann, seat) for seat in (0, 1)] == [0, 0]
    await asyncio.sleep(SHORT * 2)
    assert not may_stand_in(ann, 1)


async def test_the_clock_runs_for_awaited_people_only(bar: Bar) -> None:
    ann, ben, _ = await dealt(bar, MakeTable(game="coasters", seats=4, clock="relaxed"), "Ann", "Ben", "Cyd")
    now = time.time()

    assert all(now + 50 < deadline(ann, seat) <= now + 61 for seat in (0, 1, 2))
    assert deadline(ann, 3) == 0
    await ben.play()
    assert deadline(ann, 1) == 0
    assert deadline(ann, 0) > 0
    await ben.play(TAKE_BACK)
    assert deadline(ann, 1) > 0


def warned(guest: Guest, seat: int) -> int:
    return int(guest.look().card["seats"][seat].get("stand_in_at", 0))


async def test_who_is_here_but_silent_is_warned_first_and_stood_in_for_much_later() -> None:
    """Ben is here, but does not move: first his clock runs out, then he is silent for ten times as long."""
    async with open_bar(msgspec.structs.replace(SETTINGS, silence_delay=10 * SHORT), GAMES) as bar:
        ann, ben = await dealt(bar, BRISK, "Ann", "Ben")
        await ann.play()
        begun = time.monotonic()
        await ben.until("the warning", lambda guest: warned(guest, 1))
        assert not may_stand_in(ann, 1)
        assert await ann.refused("stand_in", seat=1) == "not_now"
        await ann.until("the offer", lambda guest: may_stand_in(guest, 1))
        assert time.monotonic() - begun >= 9 * SHORT
        assert ben.look().shown["number"] == 1

        await ann.do("stand_in", seat=1)
        await ben.until("the bot's moves", lambda guest: guest.shown["number"] == 3)
        await ben.do("take_over")
        await ben.play(TAKE_BACK)

        assert deadline(ben, 1) > 0
        assert "stood_in" not in ann.look().card["seats"][1]


@pytest.mark.parametrize("sign", ["here", "say"])
async def test_any_sign_of_life_begins_the_silence_anew(bar: Bar, sign: str) -> None:
    ann, ben = await dealt(bar, BRISK, "Ann", "Ben")
    await ben.until("the warning", lambda guest: warned(guest, 1))
    await asyncio.sleep(2 * SHORT)
    spoken = time.monotonic()

    await ben.do(sign, **({"text": "One moment."} if sign == "say" else {}))

    assert not may_stand_in(ann, 1)
    await ann.until("the offer", lambda guest: may_stand_in(guest, 1))
    assert time.monotonic() - spoken >= 4 * SHORT


async def test_a_ping_is_no_sign_of_life(bar: Bar) -> None:
    """Browsers ping by themselves, also where nobody looks at them."""
    ann, ben = await dealt(bar, BRISK, "Ann", "Ben")
    begun = time.monotonic()
    while not may_stand_in(ann, 1):
        await ben.ask("ping")
        await asyncio.sleep(SHORT / 10)
        assert time.monotonic() - begun < 5


async def test_a_shorter_clock_in_the_middle_needs_the_yes_of_the_others(bar: Bar) -> None:
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    cyd.leave()

    await ann.do("change_table", clock="brisk")

    assert ann.look().card.get("clock", "none") == "none"
    question = ben.question("clock")
    assert (question["by"], question["clock"], question["waits_for"]) == (0, "brisk", [1, 2])
    await ben.answer("clock", yes=True)
    assert deadline(ben, 1) == 0
    back = await Guest.come(bar, ann.card["id"], "cyd")
    await back.answer("clock", yes=True)
    assert ann.look().card["clock"] == "brisk"
    assert deadline(ben, 1) > 0


async def test_a_no_leaves_the_clock_and_other_wishes_are_granted_at_once(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.do("change_table", clock="brisk", listed=True)
    assert ann.card["listed"]
    await ben.answer("clock", yes=False)
    assert [(one["about"], one["no"]) for one in ann.look().card["unmet"]] == [("clock", 1)]

    assert "clock" not in ann.look().card or ann.card["clock"] == "none"
    assert await ann.refused("change_table", clock="brisk") == "too_fast"


async def test_more_time_needs_nobodys_yes(bar: Bar) -> None:
    ann, ben = await dealt(bar, BRISK, "Ann", "Ben")
    await ann.do("change_table", clock="relaxed")
    assert deadline(ben, 1) > time.time() + 30
    await ann.do("change_table", clock="brisk")
    assert ben.question("clock")
    await ann.do("change_table", clock="none")

    assert deadline(ben, 1) == 0
    assert not ben.question("clock")


async def test_alone_with_bots_the_host_sets_any_clock(bar: Bar) -> None:
    (ann,) = await dealt(bar, TWO, "Ann")
    await ann.do("change_table", clock="relaxed")
    assert deadline(ann, 0) > 0


@pytest.mark.parametrize("jump", [3600, 40 * 24 * 3600, -3600, -40 * 24 * 3600])
async def test_a_clock_on_the_wall_that_jumps_lets_no_bot_in(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    """Ben has just gone, Cyd's clock runs, Ann waits: an hour or forty days on the wall change nothing of that."""
    settings = msgspec.structs.replace(SETTINGS, stand_in_delay=60.0, open_hours=48.0)
    async with open_bar(settings, GAMES) as bar:
        await bar.name_person("ann", "Ann")
        waiting = await bar.make_table(Person("ann", "Ann"), TWO)
        ann, ben, cyd = await dealt(bar, MakeTable(game="coasters", seats=3, clock="relaxed"), "Ann", "Ben", "Cyd")
        ben.leave()
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        ann.table.audience.info_changed()
        await bar.sweep()

        assert not any(may_stand_in(ann, seat) for seat in (0, 1, 2))
        assert not warned(cyd, 2)
        assert await ann.refused("stand_in", seat=1) == "not_now"
        assert await ann.refused("stand_in", seat=2) == "not_now"
        assert deadline(ann, 2) == pytest.approx(time.time() + 60, abs=10)
        assert ann.card["seats"][1]["away_since"] == pytest.approx(time.time(), abs=10)
        assert waiting in bar.index.sheets
        assert ann.card["you_host"]


async def test_who_is_late_may_still_move(bar: Bar) -> None:
    ann, ben = await dealt(bar, BRISK, "Ann", "Ben")
    await ann.until("the clock", lambda guest: may_stand_in(guest, 1))

    await ben.play()

    assert not may_stand_in(ann, 1)
    assert not warned(ben, 1)


async def test_clocks_begin_afresh_after_a_restart(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, db=f"sqlite:///{tmp_path}/house.db")
    async with open_bar(settings, GAMES) as bar:
        ann, _ = await dealt(bar, MakeTable(game="coasters", seats=2, clock="relaxed"), "Ann", "Ben")
        first = deadline(ann, 1)
        assert first
    await asyncio.sleep(1.1)

    async with open_bar(settings, GAMES) as bar:
        ann = await Guest.come(bar, ann.card["id"], "ann")
        assert deadline(ann, 1) > first


async def test_an_outside_bot_takes_its_seat_with_its_key(bar: Bar) -> None:
    (ann,) = await company(bar, TWO, "Ann")
    ben = await Guest.come(bar, ann.card["id"], "ben")
    table = ann.table
    assert table is not None
    with pytest.raises(Refusal) as refusal:
        await table.queries.seat_key("ann", 1)
    assert refusal.value.code == "not_now"
    await ann.do("seat_bot", seat=1, bot="outside")
    with pytest.raises(Refusal) as refusal:
        await table.queries.seat_key("ben", 1)
    assert refusal.value.code == "not_yours"
    key = await table.queries.seat_key("ann", 1)
    assert table.now.sheet.admits(1, key)
    assert not table.now.sheet.admits(1, ("y" if key[0] == "x" else "x") + key[1:])
    assert not table.now.sheet.admits(0, key)
    assert not table.now.sheet.admits(9, key)

    robot = await Guest.come(bar, ann.card["id"], None, 1)
    await ann.do("start")
    await robot.until("the deal", lambda guest: guest.shown)

    assert robot.shown["view"]["eyes"] == 1
    assert ann.look().card["seats"][1]["online"]
    await robot.play()
    assert ann.look().story[0].endswith("chose.")
    assert await robot.refused("start") == "not_yours"
    assert await robot.refused("stand_in", seat=0) == "not_yours"
    ben.leave()
    robot.leave()
    assert "online" not in ann.look().card["seats"][1]
    await ann.until("the offer", lambda guest: may_stand_in(guest, 1))


@pytest.mark.parametrize(
    ("do", "fields"),
    [("seat_bot", {"bot": "outside"}), ("seat_bot", {"bot": "house"}), ("clear_seat", {}), ("swap_seats", {})],
)
async def test_an_outside_bot_whose_seat_is_given_away_is_sent_off(
    bar: Bar, do: str, fields: dict[str, object]
) -> None:
    (ann,) = await company(bar, TWO, "Ann")
    await ann.do("seat_bot", seat=1, bot="outside")
    key = await ann.table.queries.seat_key("ann", 1)
    robot = await Guest.come(bar, ann.card["id"], None, 1)

    await ann.do(do, **({"one": 0, "other": 1} if do == "swap_seats" else {"seat": 1, **fields}))

    why = "This seat is not kept for you any more. Ask the host for a new token if you are to come back."
    assert robot.look().bye == {"is": "bye", "why": why, "fact": {"say": "not-kept"}, "come_back": False}
    assert not ann.table.now.sheet.admits(1, key)


async def test_an_outside_bot_gets_an_answer_to_every_command_and_keeps_its_seat(bar: Bar) -> None:
    """Its seat is the host's to give away; what it asks for is refused in so many words."""
    (ann,) = await company(bar, TWO, "Ann")
    await ann.do("seat_bot", seat=1, bot="outside")
    robot = await Guest.come(bar, ann.card["id"], None, 1)

    assert await robot.refused("stand_up") == "not_yours"
    for do, fields in (
        ("sit", {"seat": 1}),
        ("clear_seat", {"seat": 1}),
        ("hand_over", {"seat": 1}),
        ("close_table", {}),
        ("take_over", {}),
        ("undo", {}),
    ):
        await robot.refused(do, **fields)

    assert not robot.bye
    assert ann.look().card["seats"][1]["kind"] == "outside"


async def test_a_record_names_the_bots(bar: Bar) -> None:
    (ann,) = await company(bar, MakeTable(game="coasters", seats=3), "Ann")
    await ann.do("seat_bot", seat=1, bot="outside")
    await ann.do("seat_bot", seat=2, bot="random")
    await ann.do("start")
    robot = await Guest.come(bar, ann.card["id"], None, 1)
    while ann.look().card["status"] == "running":
        for guest in (ann, robot):
            if [move for move in guest.look().moves if move != TAKE_BACK]:
                answer = await guest.ask("move", decision=guest.decision, move=min(guest.moves))
                assert answer["is"] == "done" or answer["code"] == "stale"
        await asyncio.sleep(0.001)

    record = read_record(await ann.table.queries.record_bytes())

    assert [seat.bot for seat in record.seats] == ["", "outside", "random"]


async def test_talk_is_heard_by_all_and_kept(bar: Bar) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")
    await ann.do("say", text="  Good\u202e evening \n all ")
    await ben.do("react", reaction=REACTIONS[0])
    late = await Guest.come(bar, ann.card["id"])

    for guest in (ann, ben, late):
        first, second = guest.look().heard
        assert (first["number"], first["name"], first["seat"], first["text"]) == (1, "Ann", 0, "Good evening all")
        assert (second["number"], second["name"], second["reaction"]) == (2, "Ben", REACTIONS[0])
        assert "text" not in second
    back = await Guest.come(bar, ann.card["id"], chat=1)
    assert [line["number"] for line in back.heard] == [2]


async def test_only_the_latest_lines_are_kept_at_hand() -> None:
    async with open_bar(msgspec.structs.replace(SETTINGS, chat_kept=2, chat_burst=100), GAMES) as bar:
        ann, _ = await company(bar, TWO, "Ann", "Ben")
        for number in range(5):
            await ann.do("say", text=str(number))
        late = await Guest.come(bar, ann.card["id"])
        assert [line["text"] for line in late.heard] == ["3", "4"]
        stored = await bar.store.load(ann.card["id"], 100)
        assert stored is not None
        assert len(stored.chat) == 5


async def test_talk_is_short_readable_and_not_too_often(bar: Bar) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")

    assert await ann.refused("say", text="x" * 281) == "malformed"
    assert await ann.refused("say", text="\u200b") == "malformed"
    assert await ann.refused("react", reaction="sulk") == "malformed"
    for _ in range(3):
        await ann.do("react", reaction="cheers")
    assert await ann.refused("say", text="More!") == "too_fast"
    await ben.do("say", text="My turn.")
    assert len(ben.look().heard) == 4


async def test_a_repeated_line_is_said_once(bar: Bar) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")

    for _ in range(3):
        assert (await ann.ask("say", id="hello", text="Hello"))["is"] == "done"

    assert len(ben.look().heard) == 1


async def test_only_those_at_the_table_talk(bar: Bar) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")
    await bar.name_person("zoe", "Zoe")
    zoe = await Guest.come(bar, ann.card["id"], "zoe")

    assert await zoe.refused("say", text="Hello") == "not_yours"
    await ann.do("stand_up")
    await ann.do("say", text="I only pour.")
    assert ben.look().heard[-1]["name"] == "Ann"
    assert ben.heard[-1]["seat"] is None


async def test_the_host_can_ask_for_quiet_and_for_more(bar: Bar) -> None:
    ann, ben = await company(bar, THREE, "Ann", "Ben")

    await ann.do("mute", seat=1, muted=True)
    assert ben.look().card["seats"][1]["muted"]
    assert await ben.refused("say", text="But") == "not_now"
    assert await ben.refused("react", reaction="ouch") == "not_now"
    await ben.do("stand_up")
    await ben.do("sit", seat=2)
    assert await ben.refused("say", text="Again") == "not_now"
    await ann.do("mute", seat=2, muted=False)
    await ben.do("say", text="Thanks")
    await ben.do("sit", seat=1)

    assert await ann.refused("mute", seat=2, muted=True) == "not_now"
    assert await ann.refused("mute", seat=9, muted=True) == "unknown"


async def test_a_ping_is_answered_with_the_time(bar: Bar) -> None:
    code = (await company(bar, TWO, "Ann"))[0].card["id"]
    unknown = await Guest.come(bar, code)

    answer = await unknown.ask("ping")

    assert answer["is"] == "pong"
    assert abs(answer["at"] / 1000 - time.time()) < 5
