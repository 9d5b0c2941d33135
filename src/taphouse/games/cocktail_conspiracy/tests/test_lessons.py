"""What Cocktail Conspiracy teaches can be learned: every lesson to its end in every way, and the four cards."""

from taphouse.core.lesson import find_lesson, lessons_of
from taphouse.core.pupil import Pupil
from taphouse.games.cocktail_conspiracy.game import GAME
from taphouse.testing.lessons import check_introduction, check_lessons, check_nothing_idle


def test_there_are_lessons_for_mixing_cheers_teams_and_masks() -> None:
    assert [lesson.id for lesson in lessons_of(GAME)] == ["mixing", "cheers", "teams", "masquerade"]


def test_every_lesson_can_be_finished_in_every_way_and_answers_every_other_move() -> None:
    check_lessons(GAME)
    check_nothing_idle(GAME)


def test_every_lesson_ends_with_a_victory_of_whoever_learns() -> None:
    for lesson in lessons_of(GAME):
        pupil = Pupil(GAME, find_lesson(GAME, lesson.id))
        while pupil.step is not None:
            pupil.answer(next(iter(pupil.good_moves()), ""))
        outcome = pupil.state.outcome()
        assert outcome is not None
        assert outcome.reason == "victory"
        assert outcome.places[pupil.seat] == 1


def test_four_cards_introduce_the_game() -> None:
    check_introduction(GAME)
