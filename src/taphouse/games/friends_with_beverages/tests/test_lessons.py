"""What Friends with Beverages teaches can be learned: every lesson to its end in every way, and the four cards."""

from taphouse.core.lesson import lessons_of
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.testing.lessons import check_introduction, check_lessons, check_nothing_idle


def test_there_is_a_first_lesson_and_one_for_everything_that_is_hard() -> None:
    assert [lesson.id for lesson in lessons_of(GAME)] == ["serving", "events", "interrupts", "advanced", "trading"]


def test_every_lesson_can_be_finished_in_every_way_and_answers_every_other_move() -> None:
    check_lessons(GAME)
    check_nothing_idle(GAME)


def test_four_cards_introduce_the_game() -> None:
    check_introduction(GAME)
