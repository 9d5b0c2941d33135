"""The table service while a game is played: moves, decisions, answers, and what each pair of eyes gets."""

import asyncio
import sqlite3
from typing import cast

import msgspec
import pytest

from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.store.sqlite import SqliteStore
from taphouse.server.testing.in_process import Guest, dealt
from taphouse.testing.coasters.game import GAME
from taphouse.testing.coasters.rules import TAKE_BACK

pytestmark = pytest.mark.anyio
TWO = MakeTable(game="coasters", seats=2)
THREE = MakeTable(game="coasters", seats=3)


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
    table = ann.table
    gate = table.audience.gate
    assert gate is not None
    dealt_game, core = gate.dealt, gate.dealt.table
    truth = core.state
    for eyes in (0, 1, 2, None):
        dealt_game.version += 1
        before = gate.shown(eyes, 0)
        core.state = truth.resample(None if eyes is None else Seat(eyes), Quick(5))
        dealt_game.version += 1
        assert gate.shown(eyes, 0) == before
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
    assert slow.story + [fact["text"] for fact in shown["story"]] == attentive.story


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
    assert ann.story + [fact["text"] for fact in back.shown["story"]] == afresh.story
    assert len(back.shown["story"]) == 1


@pytest.mark.parametrize("resume", ["", "nonsense", "0.1", "0.99.99", "1.4.8", ".4.8", "0.4.9999", "0.-1.3", "0.4.8.1"])
async def test_whatever_a_client_claims_its_story_ends_whole(bar: Bar, resume: str) -> None:
    """What is absurd, too new or another seat's counts as nothing known."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.play()
    await ben.play()
    truth = (await Guest.come(bar, ann.card["id"], "ann")).story

    back = Guest("ann", resume=resume)
    ann.table.attach(back)
    back.story = list(truth)
    back.look()

    assert back.story == truth


async def test_an_impatient_client_that_hangs_up_leaves_the_table_whole(bar: Bar) -> None:
    """Cancelled in the middle of the write: the move counts, and everybody sees it."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    data = msgspec.json.encode({"do": "move", "id": "x", "decision": ann.decision, "move": ann.moves[0]})
    sending = asyncio.create_task(ann.table.command(ann, data))
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
    framing = asyncio.create_task(ann.table.queries.frame(None, None, 1))
    telling = asyncio.create_task(ann.table.queries.info("ann"))
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
