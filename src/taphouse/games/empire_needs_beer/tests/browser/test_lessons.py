"""Every lesson of The Empire Needs Beer!, taken by taps on a phone and by clicks on a desktop."""

import re

from playwright.sync_api import Page, expect

from browser.fixtures import SIZES, Visit
from browser.lessons import Move, lessons_of, let_it_be_answered, make_by_touch, shown, take, tap
from taphouse.games.empire_needs_beer.tests.browser.playing import doubt

GAME = "empire-needs-beer"


def make(page: Page, move: Move) -> None:
    """Make a move. A barrel wants a region; lost time, and a card that would do nothing, are asked about."""
    if move["text"] == "end turn":
        tap(shown(page, "do:end-turn").first)
        tap(page.get_by_role("button", name=re.compile("^Lose .* end$")))
    elif move["text"].startswith(("place ", "change ")):
        for thing in move["on"]:
            tap(shown(page, thing).first)
    else:
        make_by_touch(page, move)
    if doubt(page).count():
        tap(doubt(page).get_by_role("button", name="Play it all the same"))
    let_it_be_answered(page)


@SIZES
@lessons_of(GAME)
def test_each_lesson_is_finished_by_taps_with_a_poor_answer_and_a_break(
    visit: Visit, lesson: str, size: tuple[int, int]
) -> None:
    page = take(visit, GAME, lesson, size, make)

    expect(page.get_by_role("button", name="Sit down to a real game")).to_be_visible()
