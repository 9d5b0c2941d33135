"""The table service from the deal to the end: moves, decisions, answers, views, records, rematch."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import msgspec
import pytest

from taphouse.core.house import Option
from taphouse.core.moves import Move, Seat
from taphouse.core.record import read_record, verify
from taphouse.core.rng import Quick
from taphouse.server.bar import Bar
from taphouse.server.bodies import MakeTable
from taphouse.server.live import LiveTable
from taphouse.server.problems import Refusal
from taphouse.server.rehearsal import Guest, dealt, open_bar
from taphouse.server.settings import Settings
from taphouse.server.store import Change, Store
from taphouse.server.store.sqlite import SqliteStore
from taphouse.testing.coasters.game import GAME, Coasters
from taphouse.testing.coasters.rules import TAKE_BACK, State

pytestmark = pytest.mark.anyio
GAMES = {"coasters": GAME}
INSTANT = Settings(
    db="sqlite://",
    paces=dict.fromkeys(("calm", "human", "quick", "instant"), (0.0, 0.0)),
    spectator_news=0.01,
    commands_burst=10_000,
)
TWO = MakeTable(game="coasters", seats=2)
THREE = MakeTable(game="coasters", seats=3)


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(INSTANT, GAMES) as bar:
        yield bar


def live(guest: Guest) -> LiveTable:
    assert guest.at is not None
    return guest.at


async def play_out(*guests: Guest) -> None:
    """Let everybody choose in turn until it is over."""
    while guests[0].look().card["status"] == "running":
        for guest in guests:
            if [move for move in guest.look().moves if move != TAKE_BACK]:
                await guest.play()
    for guest in guests:
        guest.look()


async def test_several_seats_are_awaited_and_answer_in_any_order(bar: Bar) -> None:
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    assert all(seat["awaited"] for seat in ann.shown["view"]["seats"])

    await cyd.play()
    await ann.play()
    await ben.play()

    assert ann.look().shown["number"] == 3
    assert len(ann.shown["view"]["zones"][-1]["items"]) == 3


async def test_a_move_out_of_turn_works_while_others_think(bar: Bar) -> None:
    ann, ben, _ = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    await ann.play()

    assert ann.moves == [TAKE_BACK]
    await ann.play(TAKE_BACK)

    assert TAKE_BACK not in ann.moves
    assert ben.look().story == ["Ann chose.", "Ann took the choice back."]


async def test_nobody_sees_what_is_not_theirs(bar: Bar) -> None:
    """A secret choice shows up in the mover's view and story alone, and in no other byte."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    watching = await Guest.come(bar, ann.card["id"])
    chosen = ann.moves[0]
    await ann.play(chosen)

    assert ann.look().story == [f"You chose {chosen + 1}."]
    for guest in (ben, watching):
        assert guest.look().story == ["Ann chose."]
        assert guest.shown["view"]["zones"][1].get("items", []) == []
    assert "decision" not in watching.shown
    assert watching.shown["view"]["eyes"] is None


async def test_a_resampled_world_sends_the_same_bytes(bar: Bar) -> None:
    """All that a seat cannot know is dealt anew in the middle of a game: not one byte of its messages differs."""
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    for guest in (cyd, ann, ben, cyd):
        await guest.look().play()
    table = live(ann)
    assert table.dealt is not None
    core, gate = table.dealt.table, table.dealt.gate
    truth = core.state
    for eyes in (0, 1, 2, None):
        gate.changed()
        decision = 0 if eyes is None else table.dealt.decisions.numbers[eyes]
        before = gate.shown(eyes, 0, decision, table.dealt.step)
        core.state = truth.resample(None if eyes is None else Seat(eyes), Quick(5))
        gate.changed()
        assert gate.shown(eyes, 0, decision, table.dealt.step) == before
        core.state = truth


async def test_a_refusal_cites_the_rule_and_changes_nothing(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    before = dict(ben.shown)

    answer = await ann.ask("move", decision=ann.decision, move=TAKE_BACK)

    assert (answer["code"], answer["rule"]) == ("rule", "CO-003")
    assert answer["why"] == "You have not chosen yet, so there is nothing to take back."
    assert ann.look().shown["number"] == 0
    assert ben.look().shown == before


async def test_a_move_that_the_game_does_not_have_is_refused(bar: Bar) -> None:
    ann, _ = await dealt(bar, TWO, "Ann", "Ben")

    for move in (-1, GAME.move_count, 2**62, -(2**63)):
        assert await ann.refused("move", decision=ann.decision, move=move) == "unknown"
    assert await ann.refused("move", decision=2**62, move=0) == "stale"


async def test_a_late_answer_is_refused_and_the_table_shown_again(bar: Bar) -> None:
    ann, _ = await dealt(bar, TWO, "Ann", "Ben")
    decision, move = ann.decision, ann.moves[0]
    await ann.play()
    ann.shown = {}

    assert await ann.refused("move", decision=decision, move=move) == "stale"

    assert ann.shown["number"] == 1


async def test_a_decision_changes_only_with_the_own_choices(bar: Bar) -> None:
    """Others move, and the number stays; a move of one's own, and it changes."""
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    first = ann.decision
    await ben.play()
    await ben.play(TAKE_BACK)
    await cyd.play()

    assert ann.look().decision == first
    await ann.do("move", decision=first, move=ann.moves[0])
    assert ann.decision == first + 1
    await ann.play(TAKE_BACK)
    assert ann.decision == first + 2


async def test_a_repeated_command_is_done_once(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    fields = {"decision": ann.decision, "move": ann.moves[0]}

    for _ in range(3):
        assert (await ann.ask("move", id="mine", **fields))["is"] == "done"
    assert (await ben.ask("move", id="mine", decision=ben.decision, move=ben.moves[0]))["is"] == "done"

    assert ann.look().shown["number"] == 2


async def test_the_same_command_twice_at_once_is_done_once(bar: Bar) -> None:
    """Two tabs send the same id in the same moment."""
    ann, _ = await dealt(bar, TWO, "Ann", "Ben")
    tab = await Guest.come(bar, ann.card["id"], "ann")
    command = msgspec.json.encode({"do": "move", "id": "x", "decision": ann.decision, "move": ann.moves[0]})

    answers = await asyncio.gather(ann.ask_bytes(command, "x"), tab.ask_bytes(command, "x"))

    assert [answer["is"] for answer in answers] == ["done", "done"]
    assert ann.look().shown["number"] == 1


async def test_two_tabs_of_a_seat_see_the_same_and_both_may_play(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    tab = await Guest.come(bar, ann.card["id"], "ann")
    assert tab.shown["view"] == ann.look().shown["view"]

    await tab.play()
    await ben.play()
    await ann.look().play()

    assert tab.look().shown["view"] == ann.look().shown["view"]
    assert tab.shown["decision"] == ann.shown["decision"]
    assert tab.story == ann.story


async def test_every_pair_of_eyes_is_encoded_once(bar: Bar) -> None:
    """Three tabs of a seat get the very same bytes object, all spectators another."""
    ann, _ = await dealt(bar, TWO, "Ann", "Ben")
    tabs = [await Guest.come(bar, ann.card["id"], "ann") for _ in range(2)]
    watching = [await Guest.come(bar, ann.card["id"]) for _ in range(3)]
    for guest in (*tabs, *watching):
        guest.look()
    await ann.play()

    of_tabs = [next(data for data in guest.ready() if b'"is":"view"' in data) for guest in tabs]
    of_watching = [next(data for data in guest.ready() if b'"is":"view"' in data) for guest in watching]

    assert of_tabs[0] is of_tabs[1]
    assert of_watching[0] is of_watching[1] is of_watching[2]
    assert of_tabs[0] != of_watching[0]


async def test_views_are_built_only_for_eyes_that_look(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int | None] = []
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    ben.leave()
    original = GAME.view

    def view(state: object, seat: object, names: object = ()) -> object:
        looked.append(cast("int | None", seat))
        return original(state, seat, names)  # type: ignore[arg-type]

    monkeypatch.setattr(GAME, "view", view)
    await ann.play()

    assert looked == [0]


async def test_a_slow_listener_skips_views_but_misses_no_line(bar: Bar) -> None:
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    slow = await Guest.come(bar, ann.card["id"])
    for _ in range(2):
        for guest in (ann, ben, cyd):
            await guest.look().play()

    views = [data for data in slow.ready() if b'"is":"view"' in data]
    attentive = await Guest.come(bar, ann.card["id"])

    assert len(views) == 1
    shown = msgspec.json.decode(views[0])
    assert shown["number"] == 6
    assert slow.story + shown["story"] == attentive.story


async def test_who_comes_back_is_sent_only_what_is_new(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    for _ in range(2):
        await ann.look().play()
        await ben.look().play()
    ann.look().leave()
    await ben.look().play()

    back = await Guest.come(bar, ann.card["id"], "ann", resume=ann.shown["resume"])
    afresh = await Guest.come(bar, ann.card["id"], "ann")

    assert back.shown["story_from"] == len(ann.story)
    assert ann.story + back.shown["story"] == afresh.story
    assert len(back.shown["story"]) == 1


@pytest.mark.parametrize("resume", ["", "nonsense", "0.1", "0.99.99", "1.4.8", ".4.8", "0.4.9999", "0.-1.3", "0.4.8.1"])
async def test_whatever_a_client_claims_its_story_ends_whole(bar: Bar, resume: str) -> None:
    """What is absurd, too new or another seat's counts as nothing known."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.play()
    await ben.play()
    truth = (await Guest.come(bar, ann.card["id"], "ann")).story

    back = Guest("ann", resume=resume)
    live(ann).attach(back)
    back.story = list(truth)
    back.look()

    assert back.story == truth


async def test_an_impatient_client_that_hangs_up_leaves_the_table_whole(bar: Bar) -> None:
    """Cancelled in the middle of the write: the move counts, and everybody sees it."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    data = msgspec.json.encode({"do": "move", "id": "x", "decision": ann.decision, "move": ann.moves[0]})
    sending = asyncio.create_task(live(ann).command(ann, data))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    sending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sending

    await ben.until("the move", lambda guest: guest.shown["number"] == 1)
    await ben.play()
    assert ben.look().shown["number"] == 2


async def test_nobody_sees_a_move_before_it_is_on_disk(bar: Bar) -> None:
    """Somebody else holds the database: while the write waits, neither old nor new listeners are shown the move."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    other = sqlite3.connect(cast("SqliteStore", bar.store).path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    moving = asyncio.create_task(ann.play())
    await asyncio.sleep(0.05)
    newcomer = await Guest.come(bar, ann.card["id"])
    framing = asyncio.create_task(live(ann).frame(None, None, 1))
    telling = asyncio.create_task(live(ann).info("ann"))
    await asyncio.sleep(0.05)

    assert newcomer.look().shown == {}
    assert newcomer.card == {}
    assert ben.look().shown["number"] == 0
    assert not moving.done()
    assert not framing.done()
    assert not telling.done()
    other.execute("COMMIT")
    other.close()
    await moving

    assert newcomer.look().shown["number"] == ben.look().shown["number"] == 1
    assert (await telling).may_undo
    assert msgspec.json.decode(await framing)["number"] == 1


async def test_the_end_reveals_the_seed_and_the_record_checks(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    promised = ann.card["seed_hash"]
    with pytest.raises(Refusal, match="when the game is over"):
        await live(ann).record_bytes("ann")
    await play_out(ann, ben)
    await ann.until("the check", lambda guest: guest.card.get("checked"))

    record = read_record(await live(ann).record_bytes(None))

    assert record.seed == ann.card["seed"]
    assert record.seed_hash == promised
    verify(GAME, record)
    assert [seat.name for seat in record.seats] == ["Ann", "Ben"]
    assert all(row.at >= 0 and row.by == "" for row in record.moves)
    assert ann.shown["view"]["outcome"]["reason"] == record.outcome.reason if record.outcome else False
    assert await ann.refused("move", decision=ann.decision, move=0) == "not_now"
    assert await ann.refused("undo") == "not_now"
    assert bar.tables_of("ann") == []


async def test_frames_before_the_end_are_for_the_own_eyes(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.play()
    await ben.play()
    table = live(ann)

    own = msgspec.json.decode(await table.frame("ann", 0, 1))
    assert own["move"].startswith("choose")
    assert (own["number"], own["of"]) == (1, 2)
    public = msgspec.json.decode(await table.frame("ben", None, 1))
    assert public["move"] == ""
    assert public["story"] == ["Ann chose."]
    for eyes, number, code in [(1, 1, "not_yours"), (0, 3, "unknown"), (0, -1, "unknown"), (9, 0, "unknown")]:
        with pytest.raises(Refusal) as refusal:
            await table.frame("ann", eyes, number)
        assert refusal.value.code == code
    with pytest.raises(Refusal):
        await table.frame(None, 0, 0)


async def test_frames_after_the_end_show_any_eyes_what_they_saw() -> None:
    """Forwards, backwards and at random, with states kept every two moves, frames equal the views of the time."""
    settings = msgspec.structs.replace(INSTANT, snapshot_every=2)
    async with open_bar(settings, GAMES) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        seen = {0: ann.shown["view"]}
        while ann.look().card["status"] == "running":
            for guest in (ann, ben):
                if [move for move in guest.look().moves if move != TAKE_BACK]:
                    await guest.play()
                    ann.look()
                    seen[ann.shown["number"]] = ann.shown["view"]
        last = ann.shown["number"]
        numbers = [*range(last + 1), *reversed(range(last + 1)), last, 0, last // 2, 1]
        for number in numbers:
            frame = msgspec.json.decode(await live(ann).frame(None, 0, number))
            assert frame["view"] == seen[number]
            assert (frame["move"] == "") == (number == 0)
        told = [msgspec.json.decode(await live(ann).frame("zoe", 1, n))["story"] for n in range(last + 1)]
        assert [line for lines in told for line in lines] == ben.look().story


async def test_a_rematch_keeps_the_seats_and_the_host(bar: Bar) -> None:
    ann, ben, _ = await dealt(bar, MakeTable(game="coasters", seats=3, house={"hand": 2}), "Ann", "Ben", "Cyd")
    stranger = await Guest.come(bar, ann.card["id"], "zoe")
    assert await ben.refused("rematch") == "not_now"
    await play_out(ann, ben, _)
    assert await stranger.refused("rematch") == "not_yours"

    await ben.do("rematch")
    await ann.look().do("rematch")

    code = ann.look().card["next_table"]
    assert ben.look().card["next_table"] == code != ann.card["id"]
    again = await Guest.come(bar, code, "ben")
    assert [seat["name"] for seat in again.card["seats"]] == ["Ann", "Ben", "Cyd"]
    assert (again.card["your_seat"], again.card["host"], again.card["status"]) == (1, 0, "open")
    assert again.card["house"]["hand"] == 2
    assert again.card["seed_hash"] != ann.card["seed_hash"]
    assert [card.id for card in bar.tables_of("cyd")] == [code]


class Started(Coasters):
    """Coasters with a seat that begins, as far as the house is concerned."""

    options = (
        *Coasters.options,
        Option("first", ("random",), default="random", per_seat=True, about="Who begins."),
        Option("second", ("random",), default="random", per_seat=True, about="Who follows."),
    )


async def test_in_a_rematch_whoever_was_named_to_begin_is_followed_by_the_next() -> None:
    async with open_bar(INSTANT, {"coasters": Started()}) as bar:
        wish = MakeTable(game="coasters", seats=2, house={"first": 1})
        ann, ben = await dealt(bar, wish, "Ann", "Ben")
        await play_out(ann, ben)
        await ann.do("rematch")

        again = await Guest.come(bar, ann.card["next_table"], "ann")

        assert (again.card["house"]["first"], again.card["house"]["second"]) == (0, "random")


async def test_a_table_leaves_memory_and_comes_back_as_it_was(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.play()
    await ann.do("say", text="Cheers")
    ann.look()
    ben.look()
    table = live(ann)
    table.used_at -= 10_000
    await bar.sweep()
    assert bar.tables_in_memory == 1
    ann.leave()
    ben.leave()
    table.used_at -= 10_000
    await bar.sweep()

    back = await Guest.come(bar, table.id, "ann", resume=ann.shown["resume"], chat=ann.heard[-1]["number"])

    assert live(back) is not table
    assert back.shown["view"] == ann.shown["view"]
    assert back.shown.get("story", []) == []
    assert back.heard == []
    assert back.decision == ann.decision
    with pytest.raises(Refusal):
        table.attach(Guest("ann"))


async def test_a_finished_table_comes_back_with_record_frames_and_rematch(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await play_out(ann, ben)
    await ann.until("the check", lambda guest: guest.card.get("checked"))
    table = live(ann)
    record, frame = await table.record_bytes(None), await table.frame(None, 1, 2)
    ann.leave()
    ben.leave()
    table.used_at -= 10_000
    await bar.sweep()

    back = await Guest.come(bar, table.id, "ann")

    assert live(back) is not table
    assert await live(back).record_bytes(None) == record
    assert await live(back).frame(None, 1, 2) == frame
    await back.do("rematch")


async def test_after_a_restart_everything_goes_on(tmp_path: Path) -> None:
    """Moves, chat, seats, decisions and known commands survive; the bots play on without anybody looking."""
    settings = msgspec.structs.replace(INSTANT, db=f"sqlite:///{tmp_path}/house.db")
    async with open_bar(settings, GAMES) as bar:
        ann, ben = await dealt(bar, THREE, "Ann", "Ben")
        await ann.until("the bot", lambda guest: guest.shown["number"] == 1)
        assert (await ann.ask("move", id="mine", decision=ann.decision, move=ann.moves[0]))["is"] == "done"
        await ann.do("say", text="Cheers")
        decision, story = ann.look().decision, list(ann.story)
        assert (await ben.look().ask("change_table", id="no"))["is"] == "refused"
        assert (await ann.ask("change_table", id="list", listed=True))["is"] == "done"

    async with open_bar(settings, GAMES) as bar:
        assert [card.id for card in bar.cards()] == [ann.card["id"]]
        back = await Guest.come(bar, ann.card["id"], "ann")
        assert back.story == story
        assert [line["text"] for line in back.heard] == ["Cheers"]
        assert back.decision >= decision
        assert (await back.ask("move", id="mine", decision=1, move=0))["is"] == "done"
        assert (await back.ask("change_table", id="list", listed=True))["is"] == "done"
        assert back.shown["number"] == 2
        other = await Guest.come(bar, ann.card["id"], "ben")
        await other.play()
        await back.until("the bot", lambda guest: guest.shown["number"] == 4)


async def test_running_tables_are_woken_at_the_start_and_their_bots_play_on(tmp_path: Path) -> None:
    """The house closes while bots are to move; when it opens they finish without anybody looking."""
    slow = Settings(db=f"sqlite:///{tmp_path}/house.db")
    async with open_bar(slow, GAMES) as bar:
        (ann,) = await dealt(bar, TWO, "Ann")
        await ann.play()
        assert ann.shown["number"] == 1

    async with open_bar(msgspec.structs.replace(INSTANT, db=slow.db), GAMES) as bar:
        for _ in range(1000):
            if bar.tally.bot_moves:
                break
            await asyncio.sleep(0.01)
        assert bar.tables_in_memory == 1
        assert bar.tally.bot_moves >= 1


async def test_a_table_whose_game_is_gone_says_so(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(INSTANT, db=f"sqlite:///{tmp_path}/house.db")
    async with open_bar(settings, GAMES) as bar:
        (ann,) = await dealt(bar, MakeTable(game="coasters", seats=2, listed=True), "Ann")

    async with open_bar(settings, {}) as bar:
        with pytest.raises(Refusal, match="cannot be brought back"):
            await bar.table(ann.card["id"])
        assert bar.cards() == []


def fill_disk(store: Store) -> None:
    """Let SQLite run out of pages: every commit that needs a new one fails, for real."""
    connection = cast("SqliteStore", store).writing
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")


def free_disk(store: Store) -> None:
    cast("SqliteStore", store).writing.execute("PRAGMA max_page_count = 1000000")


async def test_a_move_that_cannot_be_written_did_not_happen(bar: Bar) -> None:
    """The disk is full: the mover is told, nobody sees the move, and it can be made once there is room."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    fill_disk(bar.store)
    played = 0
    answer = {"is": "done"}
    while answer["is"] == "done":
        played += 1
        answer = await ann.look().ask("move", decision=ann.decision, move=ann.moves[0])
    assert answer["code"] == "failed"
    assert bar.tally.failures == 1
    assert ann.look().shown["number"] == ben.look().shown["number"] == played - 1
    free_disk(bar.store)

    await ann.play()

    assert ben.look().shown["number"] == played
    assert ben.story == (await Guest.come(bar, ann.card["id"], "ben")).story


def break_once(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    """Let the rules fail in the middle of one move of a seat, with the state half changed."""
    whole = State.apply
    broken: list[int] = []

    def apply(state: State, mover: Seat, move: Move) -> None:
        whole(state, mover, move)
        if mover == seat and not broken:
            broken.append(seat)
            raise ZeroDivisionError

    monkeypatch.setattr(State, "apply", apply)


async def test_a_fault_in_the_rules_leaves_the_table_as_it_was(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    before = dict(ann.shown["view"])
    break_once(monkeypatch, 0)

    assert await ann.refused("move", decision=ann.decision, move=ann.moves[0]) == "failed"

    assert ann.look().shown["view"] == before
    assert ben.look().shown["number"] == 0
    await ann.play()
    await ben.play()
    assert ann.look().shown["number"] == 2


async def test_a_fault_in_a_move_of_a_bot_does_not_stop_the_game(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    break_once(monkeypatch, 1)
    (ann,) = await dealt(bar, TWO, "Ann")

    await ann.until("the bot's second try", lambda guest: guest.shown["number"] == 1)

    assert ann.story == (await Guest.come(bar, ann.card["id"], "ann")).story
    await ann.play()


async def test_a_move_that_somebody_else_wrote_first_is_not_made_twice(bar: Bar) -> None:
    """The same step is in the store already: the table reads it anew, and the command is known from there."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    table = live(ann)
    assert table.dealt is not None
    who = table.audience.who(ann)
    table.dealt.step = 1
    step = table._step(who, "mine", seat=0, move=GAME.write_move(ann.moves[0]), at=5)  # type: ignore[arg-type]
    table.dealt.step = 0
    await bar.store.write(Change(steps=[step]))

    answer = await ann.ask("move", id="mine", decision=ann.decision, move=ann.moves[0])

    assert answer["is"] == "done"
    assert ann.look().shown["number"] == ben.look().shown["number"] == 1
    await ben.play()
