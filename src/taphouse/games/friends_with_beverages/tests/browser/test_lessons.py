"""Every lesson of Friends with Beverages, taken by taps on a phone and by clicks on a desktop."""

from playwright.sync_api import expect

from browser.fixtures import SIZES, Visit
from browser.lessons import lessons_of, take
from taphouse.games.friends_with_beverages.tests.browser.playing import GAME


@SIZES
@lessons_of(GAME)
def test_each_lesson_is_finished_by_taps_with_a_poor_answer_and_a_break(
    visit: Visit, lesson: str, size: tuple[int, int]
) -> None:
    page = take(visit, GAME, lesson, size)

    expect(page.get_by_role("button", name="Sit down to a real game")).to_be_visible()
