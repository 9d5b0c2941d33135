"""Taking moves back: at once, by consent, and not at all."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from unittest.mock import ANY

import msgspec
import pytest

from taphouse.core.facts import Fact
from taphouse.core.moves import Event, Seat
from taphouse.core.record import read_record, verify
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.testing.in_process import Guest, company, dealt, open_bar
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


async def test_one_no_is_enough(bar: Bar) -> None:
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    for guest in (ann, ben, cyd):
        await guest.play()
    await ann.look().do("undo")
    await ben.answer(yes=True)

    await cyd.answer(yes=False)

    assert not ann.question()
    assert ann.shown["number"] == 3
    assert await ben.refused("answer", question=1, yes=True) == "not_now"


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


async def test_who_is_stood_in_for_is_asked_all_the_same_and_nobody_peeks(bar: Bar) -> None:
    """A bot plays for Ben, who is away: Ann does not get her card back by its leave, nor by Ben's silence."""
    ann, ben = await dealt(bar, THREE, "Ann", "Ben")
    ben.leave()
    await ann.until("the offer", lambda guest: guest.card["seats"][1].get("may_stand_in"))
    await ann.do("stand_in", seat=1)
    await ann.until("both bots", lambda guest: guest.shown["number"] == 2)
    await ann.play()
    await ann.until("the next round", lambda guest: guest.shown["number"] == 5)

    await ann.do("undo", practice=True)

    assert ann.shown["number"] == 5
    assert ann.question()["waits_for"] == [1]
    await asyncio.sleep(0.2)
    assert ann.question()["waits_for"] == [1]
    back = await Guest.come(bar, ann.card["id"], "ben")
    assert back.question()["by"] == 0
    await back.answer(yes=True)
    assert ann.look().shown["number"] == 2
    assert "practice" not in ann.card


async def test_a_friendly_table_does_not_wait_for_those_who_are_away(bar: Bar) -> None:
    ann, ben, cyd = await company(bar, THREE, "Ann", "Ben", "Cyd")
    await ann.do("change_table", friendly=True)
    assert cyd.look().card["friendly"]
    assert "friendly about take-backs" in cyd.heard[-1]["text"]
    await ann.do("start")
    assert await ann.refused("change_table", friendly=False) == "not_now"
    for guest in (ann, ben, cyd):
        await guest.look().play()
    cyd.leave()

    await ann.look().do("undo")
    assert ben.question()["waits_for"] == [1], "Ben is there, so he is asked"
    await ben.answer(yes=True)

    assert ann.look().shown["number"] == 0
    assert ann.story[-1].endswith("Ben agreed.")
    await ann.play()
    await ben.look().play()
    ben.leave()
    await ann.do("undo")
    assert ann.look().shown["number"] == 0
    assert ann.story[-1].endswith("Nobody else was there.")
    assert "practice" not in ann.card


async def test_whoever_asks_can_withdraw_and_whoever_agreed_can_still_say_no(bar: Bar) -> None:
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    for guest in (ann, ben, cyd):
        await guest.look().play()
    await ann.look().do("undo")
    number = ann.question()["number"]
    assert await ben.refused("withdraw", question=number) == "not_now"
    await ann.do("withdraw", question=number)
    assert not ben.question()
    assert await ben.refused("answer", question=number, yes=True) == "not_now"

    await ann.do("undo")
    await ben.answer(yes=True)
    await ben.answer(yes=False)

    assert not cyd.question()
    assert ann.look().shown["number"] == 3


async def test_an_answer_never_counts_for_another_question(bar: Bar) -> None:
    """Ben says yes to what Ann asked first; by then she has withdrawn it and asks for more."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.play()
    await ben.look().play()
    await ann.look().do("undo")
    first = ben.question()["number"]
    await ann.do("withdraw", question=first)
    await ann.do("undo")

    assert await ben.refused("answer", question=first, yes=True) == "not_now"
    assert ann.look().shown["number"] == 2


async def test_the_table_is_asked_a_few_times_a_minute_and_not_right_after_a_no(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.play()
    await ben.look().play()
    for _ in range(SETTINGS.questions_per_minute - 1):
        await ann.look().do("undo")
        await ann.do("withdraw", question=ann.question()["number"])
    await ann.do("undo")
    await ben.answer(yes=False)

    answer = await ann.ask("undo")
    assert (answer["is"], answer["code"]) == ("refused", "too_fast")
    assert answer["why"].startswith("Somebody said no to that.")
    assert ann.card["unmet"] == [
        {"number": SETTINGS.questions_per_minute, "about": "undo", "by": 0, "no": 1, "at": ANY}
    ]
    ann.table.now.questions._no_until.clear()
    assert await ann.refused("undo") == "too_fast"
    await ben.look().do("undo")
    assert ann.question()["by"] == 1, "Ben has asked nothing yet"
    assert "unmet" not in ann.card
    await ann.answer(yes=True)
    assert "unmet" not in ben.look().card


def heard(guest: Guest) -> list[str]:
    return [fact["say"] for fact in guest.question()["heard"]]


async def test_the_question_names_the_move_in_the_words_that_each_has_heard(bar: Bar) -> None:
    """Coasters are chosen secretly: whoever did not choose hears no more than before."""
    ann, ben, cyd = await dealt(bar, THREE, "Ann", "Ben", "Cyd")
    await ann.play()
    await ben.look().play()

    await ann.do("undo")

    assert heard(cyd) == ["chose"]
    assert heard(ann) == ["you-chose"]


async def test_a_question_that_nobody_answers_lapses() -> None:
    async with open_bar(msgspec.structs.replace(SETTINGS, question_patience=0.7), GAMES) as bar:
        ann, ben = await dealt(bar, THREE, "Ann", "Ben")
        await ann.until("the bot", lambda guest: guest.shown["number"] == 1)
        await ann.play()
        await ben.look().play()
        await ann.until("the bot again", lambda guest: guest.shown["number"] == 4)
        await ann.do("undo")
        number = ben.question()["number"]

        await ann.until("the end of the question", lambda guest: not guest.question())
        assert [(one["number"], one.get("no")) for one in ann.card["unmet"]] == [(number, None)]

        assert await ben.refused("answer", question=number, yes=True) == "not_now"


async def bot_to_play(bar: Bar) -> tuple[Guest, Guest]:
    """Ann and Ben have chosen, and the table waits for a bot alone; Ann asks for her coaster back."""
    ann, ben = await dealt(bar, THREE, "Ann", "Ben")
    await ann.play()
    await ben.play()
    await ann.look().do("undo")
    return ann, ben


async def test_a_bot_that_alone_is_awaited_waits_while_the_table_is_asked() -> None:
    """It is due in a moment, and holds back until Ben has said no."""
    async with open_bar(msgspec.structs.replace(SETTINGS, paces={"human": (0.5, 0.5)}), GAMES) as bar:
        ann, ben = await bot_to_play(bar)
        await asyncio.sleep(0.8)
        assert ann.look().shown["number"] == 2

        await ben.answer(yes=False)

        await ann.until("the bot", lambda guest: guest.shown["number"] == 3)


async def test_a_bot_does_not_wait_for_long_however_often_it_is_asked() -> None:
    """Ann asks again when she has taken the question back: the bot goes on all the same, and the question lapses."""
    held = msgspec.structs.replace(SETTINGS, paces={"human": (0.1, 0.1)}, bots_hold=0.8, questions_per_minute=60)
    async with open_bar(held, GAMES) as bar:
        ann, ben = await bot_to_play(bar)
        clock = asyncio.get_running_loop().time
        begun = clock()
        for _ in range(3):
            await asyncio.sleep(0.2)
            await ann.do("withdraw", question=ann.question()["number"])
            await ann.do("undo")
        number = ben.question()["number"]

        await ann.until("the bot", lambda guest: guest.shown["number"] == 3)

        assert 0.75 < clock() - begun < 1.35
        assert await ben.refused("answer", question=number, yes=True) == "not_now"


async def test_where_several_are_awaited_no_bot_waits_for_an_answer() -> None:
    """A round has begun, and everybody chooses at once: whoever asks must not stop the others meanwhile."""
    async with open_bar(msgspec.structs.replace(SETTINGS, paces={"human": (0.5, 0.5)}), GAMES) as bar:
        ann, ben = await dealt(bar, THREE, "Ann", "Ben")
        await ann.play()
        await ben.play()
        await ann.until("the bot ends the round", lambda guest: guest.shown["number"] == 3)
        await ann.do("undo")
        assert ben.question()

        await ann.until("the bot", lambda guest: guest.shown["number"] == 4)

        assert not ben.question()


@pytest.mark.parametrize("mover", [0, 1])
async def test_a_question_ends_when_anybody_moves_on(bar: Bar, mover: int) -> None:
    """What is agreed to is what was named: Ben's next card would be another matter."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.play()
    await ben.play()
    await ann.look().do("undo")
    number = ben.question()["number"]

    await (ann, ben)[mover].look().play()

    assert not ben.question()
    assert not ann.question()
    assert ann.card["unmet"] == [{"number": number, "about": "undo", "by": 0, "at": ANY}]
    assert await ben.refused("answer", question=number, yes=True) == "not_now"
    assert ann.look().shown["number"] == 3


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
