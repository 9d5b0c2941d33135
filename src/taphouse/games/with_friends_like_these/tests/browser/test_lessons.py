"""Every lesson of With Friends Like These, taken by taps on a phone and by clicks on a desktop."""

from playwright.sync_api import Page, expect

from browser.fixtures import SIZES, Visit
from browser.lessons import Move, lessons_of, make_by_touch, shown, take, tap, verb_of
from taphouse.games.with_friends_like_these.tests.browser.playing import GAME


@SIZES
@lessons_of(GAME)
def test_each_lesson_is_finished_by_taps_with_a_poor_answer_and_a_break(
    visit: Visit, lesson: str, size: tuple[int, int]
) -> None:
    page = take(visit, GAME, lesson, size, make)

    expect(page.get_by_role("button", name="Sit down to a real game")).to_be_visible()


def make(page: Page, move: Move) -> None:
    """Make a move: a bid by two taps on its number, a card by taps on it and its button."""
    if verb_of(move) != "do:bid":
        make_by_touch(page, move)
        return
    button = shown(page, f"move:{move['text']}")
    tap(button)
    expect(button).to_contain_text("Bid")
    tap(button)
