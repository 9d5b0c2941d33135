"""The table is asked whether a move may be taken back."""

import asyncio
from unittest.mock import ANY

import msgspec
import pytest
from shared.undo import GAMES, SETTINGS, THREE, TWO

from taphouse.server.bar.tables import Bar
from taphouse.server.testing.in_process import Guest, company, dealt, open_bar

pytestmark = pytest.mark.anyio


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
