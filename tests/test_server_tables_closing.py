"""Closing tables, and tables that everybody has forgotten."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from taphouse.core.record import read_record, verify
from taphouse.server.bar.tables import Bar
from taphouse.server.open_time import DAY
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.problems import Refusal
from taphouse.server.settings import Settings
from taphouse.server.store import Change, StoreFailure
from taphouse.server.store.person import Person
from taphouse.server.testing.in_process import Guest, company, dealt, open_bar
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio
GAMES = {"coasters": GAME}
SHORT = 0.15
SETTINGS = Settings(
    db="sqlite://",
    paces=dict.fromkeys(("calm", "human", "quick", "instant"), (0.0, 0.0)),
    stand_in_delay=SHORT,
    commands_burst=10_000,
    tables_per_person=2,
)
ANN = Person("ann", "Ann")
TWO = MakeTable(game="coasters", seats=2, listed=True)
THREE = MakeTable(game="coasters", seats=3)


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, GAMES) as bar:
        yield bar


def waits_for(guest: Guest) -> list[int]:
    return list(guest.question("close").get("waits_for", []))


async def sent_home(*guests: Guest) -> None:
    for guest in guests:
        await guest.until("goodbye", lambda guest: guest.bye)
        fact = {"say": "closed-by", "who": {"text": "Ann"}}
        assert guest.bye == {"is": "bye", "why": "Ann has closed this table.", "fact": fact, "come_back": False}


async def is_shut(bar: Bar, code: str) -> None:
    with pytest.raises(Refusal, match=r"^Ann has closed this table\.$") as refusal:
        await bar.table(code)
    assert refusal.value.code == "not_now"


async def is_kept(bar: Bar, code: str, moves: int) -> None:
    """See that a game which was given up is kept as it stood: nobody has won, and everything can be looked at."""
    table = await bar.table(code)
    card = await table.queries.info("ben", "en")
    assert card.status == "over"
    why = "Ann closed the table before the game was over. Nobody has won."
    assert card.ended_early == {"say": "ended-by", "who": {"text": "Ann"}, "text": why}
    record = read_record(await table.queries.record_bytes())
    state = verify(GAME, record)
    assert (record.ended, record.outcome, len(record.moves)) == ("closed", None, moves)
    assert state.outcome() is None
    assert card.seed == record.seed
    assert card.seed_hash == record.seed_hash
    for eyes in (None, 0, 1):
        assert await table.queries.frame(None, eyes, moves)
    assert not bar.cards().tables


async def test_before_the_deal_the_host_closes_the_table_and_everybody_is_told(bar: Bar) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")
    watching = await Guest.come(bar, ann.card["id"])
    assert await ben.refused("close_table") == "not_yours"
    assert bar.cards().tables

    await ann.do("close_table")

    await sent_home(ann, ben, watching)
    assert not bar.cards().tables
    assert not bar.tables_of("ann")
    assert not bar.tables_of("ben")
    await is_shut(bar, ann.card["id"])
    assert bar.tables_in_memory == 0


async def test_alone_with_bots_the_host_closes_at_once_and_the_game_is_kept(bar: Bar) -> None:
    (ann,) = await dealt(bar, THREE, "Ann")
    await ann.until("both bots", lambda guest: guest.shown["number"] == 2)
    await ann.do("close_table")
    await sent_home(ann)

    await is_kept(bar, ann.card["id"], 2)


async def test_in_a_running_game_everybody_else_is_asked(bar: Bar) -> None:
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    await ben.play()
    await ann.do("close_table")
    assert waits_for(ben) == [1, 2]
    await ben.answer("close", yes=True)
    assert waits_for(ann) == [2]
    assert await ann.refused("answer", question=ann.question("close")["number"], yes=True) == "not_now"

    await cyd.answer("close", yes=True)

    await sent_home(ann, ben, cyd)
    await is_kept(bar, ann.card["id"], 1)


async def test_a_game_that_was_given_up_is_checked_and_stands_still(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.do("close_table")
    await ben.answer("close", yes=True)
    await sent_home(ann, ben)

    back = await Guest.come(bar, ann.card["id"], "ben")
    await back.until("the proof", lambda guest: guest.card.get("checked"))
    assert await back.refused("move", decision=back.decision, move=0) == "not_now"
    assert await back.refused("undo") == "not_now"
    assert not back.moves, "nobody is asked for anything"
    assert not any(seat.get("awaited") for seat in back.shown["view"]["seats"])
    assert back.shown["view"]["prompt"] == "The game ended early."
    assert not bar.tables_of("ben")
    await back.do("rematch")


async def test_one_no_is_enough_and_the_game_goes_on(bar: Bar) -> None:
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    await ann.do("close_table")
    await ben.play()
    await cyd.answer("close", yes=False)
    assert [(one["about"], one["no"]) for one in ann.look().card["unmet"]] == [("close", 2)]

    assert waits_for(ann) == []
    assert await ben.refused("answer", question=1, yes=True) == "not_now"
    await ann.play()
    await cyd.play()


async def test_the_question_lapses() -> None:
    async with open_bar(replace(SETTINGS, question_patience=SHORT), GAMES) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        await ann.do("close_table")
        assert waits_for(ben) == [1]
        await ben.until("the end of the question", lambda guest: not waits_for(guest))
        assert await ben.refused("answer", question=1, yes=True) == "not_now"


async def test_who_is_away_or_stood_in_is_asked_all_the_same(bar: Bar) -> None:
    """Nobody ends others' game over an absence."""
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    for guest in (ben, cyd):
        guest.leave()
    await ann.until("the offer", lambda guest: all(seat.get("may_stand_in") for seat in guest.look().card["seats"][1:]))
    await ann.do("stand_in", seat=1)

    await ann.do("close_table")

    assert waits_for(ann) == [1, 2]
    back = await Guest.come(bar, ann.card["id"], "cyd")
    await back.answer("close", yes=False)
    assert waits_for(ann) == []
    assert ann.card["status"] == "running"


async def days_later(bar: Bar, monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    """Let the house be open for so many days more."""
    real = bar.time.now
    monkeypatch.setattr(bar.time, "now", lambda: real() + int(days * DAY))


async def test_who_has_been_away_for_days_is_not_asked(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    ben.leave()
    await days_later(bar, monkeypatch, SETTINGS.given_up_after_days - 0.1)
    await ann.do("close_table")
    assert waits_for(cyd) == [1, 2]
    await ann.do("withdraw", question=ann.question("close")["number"])

    await days_later(bar, monkeypatch, 0.2)
    await ann.do("close_table")

    assert waits_for(cyd) == [2]
    await cyd.answer("close", yes=True)
    await sent_home(ann, cyd)


async def test_a_clock_on_the_wall_that_jumps_ends_nobodys_game(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    ben.leave()
    real = time.time
    for jump in (3600, 40 * DAY, -40 * DAY):
        monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
        await bar.sweep()
        await ann.do("close_table")
        assert waits_for(ann) == [1]
        await ann.do("withdraw", question=ann.question("close")["number"])


async def test_the_houses_own_time_survives_a_restart_and_stands_still_while_it_is_closed(tmp_path: Path) -> None:
    settings = replace(SETTINGS, db=f"sqlite:///{tmp_path}/taphouse.db")
    async with open_bar(settings, GAMES) as bar:
        bar.time._before = 5 * DAY
        await bar.sweep()
    async with open_bar(settings, GAMES) as bar:
        assert 5 * DAY <= bar.time.now() < 5 * DAY + 60


async def test_the_end_of_the_game_ends_the_question(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.do("close_table")
    await play_on(ann, ben)
    assert waits_for(ann) == []


async def test_a_game_that_is_over_can_still_be_looked_at(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await play_on(ann, ben)
    await ann.until("the proof", lambda guest: guest.card.get("checked"))
    await ann.do("close_table")
    await sent_home(ann, ben)

    table = await bar.table(ann.card["id"])
    assert await table.queries.record_bytes()
    assert await table.queries.frame("ben", 0, 1)


async def test_a_closed_table_stays_closed_after_a_restart(tmp_path: Path) -> None:
    settings = replace(SETTINGS, db=f"sqlite:///{tmp_path}/taphouse.db")
    async with open_bar(settings, GAMES) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        await ann.do("close_table")
        await ben.answer("close", yes=True)
        await sent_home(ann)

    async with open_bar(settings, GAMES) as bar:
        assert not bar.index.sheets
        await is_kept(bar, ann.card["id"], 0)


async def test_a_close_that_cannot_be_written_did_not_happen(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")

    async def fail(_: Change) -> None:
        raise StoreFailure("no room")

    with monkeypatch.context() as broken:
        broken.setattr(bar.store, "write", fail)
        assert await ann.refused("close_table") == "failed"
    assert ben.look().card["status"] == "open"
    assert not ben.bye
    await ann.do("close_table")


async def test_a_close_that_arrived_although_nobody_knew_counts(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")
    write = bar.store.write

    async def write_and_fail(change: Change) -> None:
        await write(change)
        raise StoreFailure("the line broke")

    with monkeypatch.context() as broken:
        broken.setattr(bar.store, "write", write_and_fail)
        await ann.do("close_table")
    await sent_home(ann, ben)
    await is_shut(bar, ann.card["id"])


async def test_a_host_without_a_seat_closes_under_their_own_name(bar: Bar) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")
    await ann.do("stand_up")
    await ann.do("close_table")
    await sent_home(ben)


async def test_a_closed_table_makes_room_for_another(bar: Bar) -> None:
    await bar.name_person("ann", "Ann")
    codes = [await bar.make_table(ANN, TWO) for _ in range(2)]
    with pytest.raises(Refusal, match="Finish or close one of them first"):
        await bar.make_table(ANN, TWO)
    ann = await Guest.come(bar, codes[0], "ann")
    await ann.do("close_table")

    assert await bar.make_table(ANN, TWO)


async def test_a_forgotten_table_does_not_count_until_somebody_visits_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_bar(replace(SETTINGS, open_hours=10_000.0), GAMES) as bar:
        await bar.name_person("ann", "Ann")
        code = await bar.make_table(ANN, TWO)
        await bar.make_table(ANN, TWO)
        real = bar.time.now

        monkeypatch.setattr(bar.time, "now", lambda: real() + int(1.9 * DAY))
        with pytest.raises(Refusal):
            await bar.make_table(ANN, TWO)
        ann = await Guest.come(bar, code, "ann")
        await visited(bar, code)
        ann.leave()

        monkeypatch.setattr(bar.time, "now", lambda: real() + int(2.1 * DAY))
        assert await bar.make_table(ANN, TWO), "one of the two is forgotten"
        with pytest.raises(Refusal):
            await bar.make_table(ANN, TWO)


async def visited(bar: Bar, code: str) -> None:
    for _ in range(1000):
        if bar.index.sheets[code].touched > bar.time.now() - DAY:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("nobody noticed the visit")


async def play_on(*guests: Guest) -> None:
    while guests[0].look().card["status"] != "over":
        for guest in guests:
            if guest.look().shown["view"]["seats"][guest.card["your_seat"]].get("awaited"):
                await guest.play()
