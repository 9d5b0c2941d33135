"""What The Empire Needs Beer! teaches can be learned: every lesson to its end in every way, and the four cards."""

from pathlib import Path
from typing import Any

import pytest

from taphouse.core.lesson import find_lesson, lessons_of
from taphouse.core.pupil import Pupil
from taphouse.games.empire_needs_beer.game import GAME
from taphouse.terminal.classroom import Classroom, LeaveLesson
from taphouse.terminal.talk import Talk
from taphouse.testing.lessons import check_introduction, check_lessons, check_nothing_idle


def learned(name: str) -> Pupil:
    """Somebody who has taken a lesson to its end by the best answers."""
    pupil = Pupil(GAME, find_lesson(GAME, name))
    while pupil.step is not None:
        pupil.answer(next(iter(pupil.good_moves()), ""))
    return pupil


def test_there_are_lessons_for_a_turn_time_majorities_and_orders() -> None:
    assert [lesson.id for lesson in lessons_of(GAME)] == ["turn", "time", "majorities", "orders"]


def test_every_lesson_can_be_finished_in_every_way_and_answers_every_other_move() -> None:
    check_lessons(GAME)
    check_nothing_idle(GAME)


def test_four_cards_introduce_the_game() -> None:
    check_introduction(GAME)


def test_the_scores_are_as_the_last_steps_tell_them() -> None:
    told = {"turn": (19, 15), "orders": (33, 32)}
    for name, fames in told.items():
        counters: list[Any] = [seat.counters["fame"] for seat in learned(name).seen[-1].view.seats]
        assert tuple(fame["total"] for fame in counters) == fames


def test_the_terminal_calls_a_card_also_by_the_letters_that_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    talk, answers = Talk(plain=True), iter(["", "", "q"])
    monkeypatch.setattr(talk, "ask", lambda _prompt="": next(answers))

    with pytest.raises(LeaveLesson):
        Classroom(GAME, find_lesson(GAME, "turn"), talk).teach()

    assert "Look at: Feed the Dragon Still (BA3)." in capsys.readouterr().out
