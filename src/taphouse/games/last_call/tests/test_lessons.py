"""What Last Call teaches can be learned: every lesson to its end in every way, and the four cards."""

from taphouse.core.lesson import lessons_of
from taphouse.games.last_call.game import GAME
from taphouse.testing.lessons import check_introduction, check_lessons


def test_there_are_lessons_for_matching_events_and_calling() -> None:
    assert [lesson.id for lesson in lessons_of(GAME)] == ["matching", "events", "calling"]


def test_every_lesson_can_be_finished_in_every_way_and_answers_every_other_move() -> None:
    check_lessons(GAME)


def test_four_cards_introduce_the_game() -> None:
    check_introduction(GAME)
