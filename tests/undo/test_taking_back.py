"""A move is taken back, and what is left after that."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from shared.undo import GAMES, SETTINGS, THREE, TWO

from taphouse.core.facts import Fact
from taphouse.core.moves import Event, Seat
from taphouse.core.record import read_record, verify
from taphouse.server.bar.tables import Bar
from taphouse.server.testing.in_process import Guest, dealt, open_bar
from taphouse.testing.coasters.game import GAME
from taphouse.testing.coasters.rules import TAKE_BACK

pytestmark = pytest.mark.anyio


async def fresh(bar: Bar, guest: Guest) -> Guest:
    return await Guest.come(bar, guest.card["id"], guest.person)


async def test_while_nobody_learned_anything_a_move_is_taken_back_at_once(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    before, decision = ann.shown["view"], ann.decision
    assert "may_undo" not in ann.card
    await ann.play()
    assert ann.card["may_undo"]
    assert "may_undo" not in ben.look().card

    await ann.do("undo")

    assert ann.shown["view"] == before
    assert ann.decision == decision + 2
    assert ann.story == ben.look().story == []
    assert ben.shown["number"] == 0
    assert "may_undo" not in ann.card


async def test_a_late_copy_of_an_undone_move_is_stale(bar: Bar) -> None:
    ann, _ = await dealt(bar, TWO, "Ann", "Ben")
    fields = {"decision": ann.decision, "move": ann.moves[0]}
    await ann.do("move", **fields)
    await ann.do("undo")

    assert await ann.refused("move", **fields) == "stale"


async def test_who_has_not_moved_has_nothing_to_take_back(bar: Bar) -> None:
    ann, _ = await dealt(bar, TWO, "Ann", "Ben")

    assert await ann.refused("undo") == "not_now"


async def test_beyond_that_every_other_person_must_agree(bar: Bar) -> None:
    """Ann and Ben have played a round; Ann wants hers back, Cyd is asked, too."""
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    start = ann.shown["view"]
    for guest in (ann, ben, cyd):
        await guest.play()
    assert "may_undo" not in ann.look().card

    await ann.do("undo")

    question = ben.question()
    assert (question["by"], question["waits_for"], question["moves"]) == (0, [1, 2], 3)
    assert await ben.refused("undo") == "not_now"
    assert await ann.refused("answer", question=question["number"], yes=True) == "not_now"
    await ben.answer(yes=True)
    assert (cyd.question()["waits_for"], cyd.question()["agreed"]) == ([2], [1])
    await cyd.answer(yes=True)

    for guest in (ann, ben, cyd):
        assert guest.look().shown["number"] == 0
        assert not guest.question()
    assert ann.shown["view"] == start
    assert cyd.story == ["Ann took 3 moves back (“Ann chose. Ben chose. You chose.”). Ben and you agreed."]
    assert ann.story == ["You took 3 moves back (“You chose. Ben chose. Cyd chose.”). Ben and Cyd agreed."]


async def test_only_the_move_and_what_came_after_it_goes(bar: Bar) -> None:
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    await ann.play()
    story = list(ann.story)
    await ben.play()
    await cyd.play()

    await ben.look().do("undo")
    await ann.answer(yes=True)
    await cyd.answer(yes=True)

    assert ann.look().shown["number"] == 1
    assert ann.story[:-1] == story
    assert ben.look().shown["view"]["seats"][0]["notes"] == ["has chosen"]


async def alone(bar: Bar) -> Guest:
    """Ann plays with two bots; a round is over, and she would like to have her card back."""
    (ann,) = await dealt(bar, THREE, "Ann")
    await ann.until("both bots", lambda guest: guest.shown["number"] == 2)
    await ann.play()
    await ann.until("the next round", lambda guest: guest.shown["number"] == 5)
    return ann


async def test_alone_with_bots_nothing_is_taken_back_unless_the_game_is_to_be_practice(bar: Bar) -> None:
    ann = await alone(bar)

    assert await ann.refused("undo") == "not_now"
    assert ann.shown["number"] == 5
    assert "practice" not in ann.card
    await ann.do("undo", practice=True)

    await ann.until("two moves left", lambda guest: guest.shown["number"] == 2)
    assert TAKE_BACK not in ann.moves
    assert ann.moves
    assert ann.card["practice"]
    assert ann.story[-1].endswith("This game is practice now.")


async def test_practice_stands_in_the_record_with_what_was_taken_back(bar: Bar) -> None:
    ann = await alone(bar)
    await ann.do("undo", practice=True)
    while ann.look().card["status"] == "running":
        if [move for move in ann.moves if move != TAKE_BACK]:
            await ann.play()
        await asyncio.sleep(0.002)

    record = read_record(await ann.table.queries.record_bytes())

    verify(GAME, record)
    assert record.practice
    (taken,) = record.taken_back
    assert (taken.moves, taken.seat, len(taken.texts), taken.agreed) == (2, 0, 3, [])


async def test_everybody_ends_with_the_story_that_is_left(bar: Bar) -> None:
    """Attentive, slow and returning listeners agree after undos of any depth."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    slow = await Guest.come(bar, ann.card["id"], "ben")
    await ann.play()
    await ben.look().play()
    await ann.look().play()
    gone = await fresh(bar, ann)
    gone.leave()
    await ben.look().play()
    await ann.look().do("undo")
    await ben.answer(yes=True)
    await ann.look().play(ann.moves[-1])
    await ann.do("undo")
    await ann.play(ann.moves[-1])
    await ben.look().play()

    back = Guest("ann", resume=gone.shown["resume"])
    ann.table.attach(back)
    back.story = list(gone.story)
    back.look()

    assert back.story == ann.look().story == (await fresh(bar, ann)).story
    assert slow.look().story == ben.look().story == (await fresh(bar, ben)).story


async def test_undo_survives_a_restart_and_the_record_checks(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, db=f"sqlite:///{tmp_path}/house.db")
    async with open_bar(settings, GAMES) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        await ann.play()
        await ben.play()
        await ann.table.queries.frame("ann", 0, 2)
        await ann.look().do("undo")
        number = ben.question()["number"]
        assert (await ben.ask("answer", id="yes", question=number, yes=True))["is"] == "done"
        await ann.look().play(ann.moves[-1])
        assert (await ann.ask("undo", id="oh"))["is"] == "done"
        await ann.play(ann.moves[-1])
        view, resume = ann.shown["view"], ann.shown["resume"]

    async with open_bar(settings, GAMES) as bar:
        ann = await Guest.come(bar, ann.card["id"], "ann", resume=resume)
        ben = await Guest.come(bar, ann.card["id"], "ben")
        assert ann.shown["view"] == view
        assert ann.shown.get("story", []) == []
        assert ann.card["may_undo"]
        assert (await ann.ask("undo", id="oh"))["is"] == "done"
        assert (await ben.ask("answer", id="yes", question=number, yes=True))["is"] == "done"
        assert ann.look().shown["number"] == 1
        frame = msgspec.json.decode(await ann.table.queries.frame("ann", 0, 1, "en"))
        assert frame["view"] == view
        while ann.look().card["status"] == "running":
            for guest in (ann, ben):
                if [move for move in guest.look().moves if move != TAKE_BACK]:
                    await guest.play()
        record = read_record(await ann.table.queries.record_bytes())
        verify(GAME, record)
        (taken,) = record.taken_back
        assert (taken.moves, taken.seat, len(taken.texts), taken.agreed) == (0, 0, 2, [1])
        assert not record.practice
        (told,) = [line for line in ben.look().story if "took" in line]
        assert told.startswith("Ann took 2 moves back (“Ann chose. You chose. Ann turned up")
        assert told.endswith("You agreed.")
        frame = msgspec.json.decode(await ann.table.queries.frame("ben", 1, 0, "en"))
        assert frame["story"][-1]["text"] == told


async def test_frames_forget_what_was_taken_back(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    for _ in range(2):
        await ann.look().play()
        await ben.look().play()
    await ann.table.queries.frame("ann", 0, 4)
    await ann.look().do("undo")
    await ben.answer(yes=True)
    await ann.look().play(ann.moves[-1])
    await ben.look().play()

    frame = msgspec.json.decode(await ann.table.queries.frame("ann", 0, 4, "en"))

    assert frame["view"] == ann.look().shown["view"]


class Hushed(type(GAME)):  # type: ignore[misc]
    """Coasters of which spectators hear only what is turned up: their story has fewer lines than anybody else's."""

    def told(self, event: Event, seat: Seat | None, names: Sequence[str] = ()) -> Fact | None:
        fact: Fact | None = super().told(event, seat, names)
        return None if seat is None and fact is not None and fact["say"] == "chose" else fact


async def test_a_returning_spectator_keeps_the_lines_that_hold_although_others_heard_more() -> None:
    """Lines are counted in one's own story, not in events: moves are taken back while the spectator is gone."""
    async with open_bar(SETTINGS, {"coasters": Hushed()}) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        code = ann.card["id"]
        await ann.look().play()
        await ben.look().play()
        kept = len((await Guest.come(bar, code)).story)
        await ann.look().play()
        await ben.look().play()
        gone = await Guest.come(bar, code)
        assert kept < len(gone.story) < len(ann.look().story)
        gone.leave()

        await ann.do("undo")
        await ben.answer(yes=True)

        assert ann.table.audience.gate is not None
        assert ann.table.audience.gate.lines_kept(None, gone.shown["resume"]) == kept
        back = Guest(None, resume=gone.shown["resume"])
        ann.table.attach(back)
        back.story = list(gone.story)
        back.look()
        assert back.shown["story_from"] == kept
        assert back.story == (await Guest.come(bar, code)).story
        assert back.story[kept:] == [back.story[-1]]
        assert back.story[-1].endswith("Ben agreed.")


async def test_what_was_taken_back_stays_in_the_story_when_more_is_taken_back(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    for _ in range(2):
        await ann.look().play()
        await ben.look().play()
    await ben.look().do("undo")
    await ann.answer(yes=True)
    slow = await Guest.come(bar, ann.card["id"], "ben")
    await ann.look().do("undo")
    assert ann.look().shown["number"] == 2, "nobody has learned anything from that one"
    await ann.do("undo")
    await ben.answer(yes=True)

    assert ann.look().shown["number"] == 0
    assert [line.split(" took")[0] for line in ann.story] == ["Ben", "You"]
    assert slow.look().story == ben.look().story == (await fresh(bar, ben)).story
    assert ann.table.now.dealt is not None
    assert [taken.moves for taken in ann.table.now.dealt.table.record.taken_back] == [3, 0]
