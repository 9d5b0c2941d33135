"""What Last Call teaches can be learned: every lesson to its end in every way, and the four cards."""

from pathlib import Path

import pytest

from taphouse.core.lesson import find_lesson, lessons_of
from taphouse.games.last_call.game import GAME
from taphouse.terminal.classroom import Classroom
from taphouse.terminal.progress import is_done
from taphouse.terminal.talk import Talk
from taphouse.testing.lessons import check_introduction, check_lessons, check_nothing_idle


def test_there_are_lessons_for_matching_events_and_calling() -> None:
    assert [lesson.id for lesson in lessons_of(GAME)] == ["matching", "events", "calling"]


def test_every_lesson_can_be_finished_in_every_way_and_answers_every_other_move() -> None:
    check_lessons(GAME)
    check_nothing_idle(GAME)


def test_four_cards_introduce_the_game() -> None:
    check_introduction(GAME)


@pytest.mark.parametrize(
    ("lesson", "typed"),
    [
        ("matching", ["", "1", "1", "1", "1", "1", "1", "1c", "1", ""]),
        ("calling", ["1", "5", "1", "1", "", "2s", "1c", "1", ""]),
    ],
)
def test_the_terminal_tells_how_a_call_is_typed(
    lesson: str, typed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    talk, answers = Talk(plain=True), iter(typed)
    monkeypatch.setattr(talk, "ask", lambda _prompt="": next(answers))

    Classroom(GAME, find_lesson(GAME, lesson), talk).teach()

    heard = capsys.readouterr().out
    assert all(f"as in {cried}" in heard for cried in typed if len(cried) > 1)
    assert is_done(GAME, find_lesson(GAME, lesson))
