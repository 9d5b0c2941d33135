"""Taking moves back: at once, by consent, and not at all."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from taphouse.core.record import read_record, verify
from taphouse.server.bar import Bar
from taphouse.server.bodies import MakeTable
from taphouse.server.rehearsal import Guest, dealt, open_bar
from taphouse.server.settings import Settings
from taphouse.testing.coasters.game import GAME
from taphouse.testing.coasters.rules import TAKE_BACK

pytestmark = pytest.mark.anyio
GAMES = {"coasters": GAME}
SETTINGS = Settings(
    db="sqlite://",
    paces=dict.fromkeys(("calm", "human", "quick", "instant"), (0.0, 0.0)),
    stand_in_delay=0.05,
    snapshot_every=2,
)
TWO = MakeTable(game="coasters", seats=2)
THREE = MakeTable(game="coasters", seats=3)


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, GAMES) as bar:
        yield bar


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

    assert ben.look().card["undo_asked_by"] == 0
    assert ben.card["undo_waits_for"] == [1, 2]
    assert await ben.refused("undo") == "not_now"
    assert await ann.refused("answer_undo", yes=True) == "not_now"
    await ben.do("answer_undo", yes=True)
    assert cyd.look().card["undo_waits_for"] == [2]
    assert await ben.refused("answer_undo", yes=True) == "not_now"
    await cyd.do("answer_undo", yes=True)

    for guest in (ann, ben, cyd):
        assert guest.look().shown["number"] == 0
        assert guest.story == []
        assert "undo_asked_by" not in guest.card
    assert ann.shown["view"] == start


async def test_only_the_move_and_what_came_after_it_goes(bar: Bar) -> None:
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    await ann.play()
    story = list(ann.story)
    await ben.play()
    await cyd.play()

    await ben.look().do("undo")
    await ann.look().do("answer_undo", yes=True)
    await cyd.look().do("answer_undo", yes=True)

    assert ann.look().shown["number"] == 1
    assert ann.story == story
    assert ben.look().shown["view"]["seats"][0]["notes"] == ["has chosen"]


async def test_one_no_is_enough(bar: Bar) -> None:
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    for guest in (ann, ben, cyd):
        await guest.play()
    await ann.look().do("undo")
    await ben.do("answer_undo", yes=True)

    await cyd.do("answer_undo", yes=False)

    assert "undo_asked_by" not in ann.look().card
    assert ann.shown["number"] == 3
    assert await ben.refused("answer_undo", yes=True) == "not_now"


async def test_bots_and_who_is_stood_in_for_agree(bar: Bar) -> None:
    ann, ben = await dealt(bar, THREE, "Ann", "Ben")
    ben.leave()
    await ann.until("the offer", lambda guest: guest.card["seats"][1].get("may_stand_in"))
    await ann.do("stand_in", seat=1)
    await ann.until("both bots", lambda guest: guest.shown["number"] == 2)
    await ann.play()
    await ann.until("the next round", lambda guest: guest.shown["number"] == 5)

    await ann.do("undo")

    await ann.until("two moves left", lambda guest: guest.shown["number"] == 2)
    assert TAKE_BACK not in ann.moves
    assert ann.moves


async def test_a_question_that_nobody_answers_lapses() -> None:
    async with open_bar(msgspec.structs.replace(SETTINGS, undo_patience=0.7), GAMES) as bar:
        ann, ben = await dealt(bar, THREE, "Ann", "Ben")
        await ann.until("the bot", lambda guest: guest.shown["number"] == 1)
        await ann.play()
        await ben.look().play()
        await ann.until("the bot again", lambda guest: guest.shown["number"] == 4)
        await ann.do("undo")
        assert ben.look().card["undo_asked_by"] == 0

        await ann.until("the end of the question", lambda guest: "undo_asked_by" not in guest.card)

        assert await ben.refused("answer_undo", yes=True) == "not_now"


async def test_bots_wait_while_the_table_is_asked() -> None:
    """A bot is due in a moment when Ann asks: it holds back until Ben has said no."""
    async with open_bar(msgspec.structs.replace(SETTINGS, paces={"human": (1.0, 1.0)}), GAMES) as bar:
        ann, ben = await dealt(bar, THREE, "Ann", "Ben")
        await ann.play()
        await ben.play()
        await ann.until("the bot ends the round", lambda guest: guest.shown["number"] == 3)
        await ann.do("undo")
        await asyncio.sleep(1.3)
        assert ann.look().shown["number"] == 3

        await ben.look().do("answer_undo", yes=False)

        await ann.until("the bot", lambda guest: guest.shown["number"] == 4)


async def test_a_question_ends_when_its_asker_moves_on(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.play()
    await ben.play()
    await ann.look().do("undo")
    assert ben.look().card["undo_asked_by"] == 0

    await ann.play()

    assert "undo_asked_by" not in ben.look().card
    assert await ben.refused("answer_undo", yes=True) == "not_now"


async def test_what_others_did_after_the_question_goes_too(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.play()
    await ben.play()
    await ann.look().do("undo")
    await ben.look().play()

    await ben.do("answer_undo", yes=True)

    assert ann.look().shown["number"] == ben.look().shown["number"] == 0


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
    await ben.look().do("answer_undo", yes=True)
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
        await ann.table.frame("ann", 0, 2)
        await ann.look().do("undo")
        assert (await ben.look().ask("answer_undo", id="yes", yes=True))["is"] == "done"
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
        assert (await ben.ask("answer_undo", id="yes", yes=True))["is"] == "done"
        assert ann.look().shown["number"] == 1
        frame = msgspec.json.decode(await ann.table.frame("ann", 0, 1))
        assert frame["view"] == view
        while ann.look().card["status"] == "running":
            for guest in (ann, ben):
                if [move for move in guest.look().moves if move != TAKE_BACK]:
                    await guest.play()
        record = read_record(await ann.table.record_bytes(None))
        verify(GAME, record)


async def test_frames_forget_what_was_taken_back(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    for _ in range(2):
        await ann.look().play()
        await ben.look().play()
    await ann.table.frame("ann", 0, 4)
    await ann.look().do("undo")
    await ben.look().do("answer_undo", yes=True)
    await ann.look().play(ann.moves[-1])
    await ben.look().play()

    frame = msgspec.json.decode(await ann.table.frame("ann", 0, 4))

    assert frame["view"] == ann.look().shown["view"]
