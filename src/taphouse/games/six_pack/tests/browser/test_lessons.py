"""Every lesson of Six-Pack, taken by taps on a phone and by clicks on a desktop."""

from playwright.sync_api import Page, expect

from browser.fixtures import SIZES, Visit
from browser.lessons import Move, lessons_of, make_by_touch, shown, take, tap, tap_card, verb_of
from taphouse.games.six_pack.tests.browser.playing import GAME, frame


@SIZES
@lessons_of(GAME)
def test_each_lesson_is_finished_by_taps_with_a_poor_answer_and_a_break(
    visit: Visit, lesson: str, size: tuple[int, int]
) -> None:
    page = take(visit, GAME, lesson, size, make)

    expect(page.get_by_role("button", name="Sit down to a real game")).to_be_visible()


def make(page: Page, move: Move) -> None:
    """Make a move: a drink by its pile, a claim by two corners of its six cards, anything else by what it is about."""
    if verb_of(move) == "do:claim":
        claim(page, move)
    elif verb_of(move) in ("do:drink", "do:fill"):
        tap(shown(page, move["on"][0]))
        tap(shown(page, f"move:{move['text']}"))
    else:
        make_by_touch(page, move)


def claim(page: Page, move: Move) -> None:
    """Frame six cards from corner to corner, and claim them."""
    x, y = (int(part) for part in move["do"]["cell"].removeprefix("cell:").split(","))
    wide, high = (2, 3) if move["do"]["shape"] == "tall" else (3, 2)
    for corner in ((x, y), (x + wide - 1, y + high - 1)):
        tap_card(shown(page, f"cell:{corner[0]},{corner[1]}"))
    expect(frame(page)).to_be_visible()
    tap(shown(page, f"move:{move['text']}"))
