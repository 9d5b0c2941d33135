"""Every lesson of Cocktail Conspiracy, taken by taps on a phone and by clicks on a desktop."""

from playwright.sync_api import Page, expect

from browser.fixtures import SIZES, Visit
from browser.lessons import Move, has_answered, lessons_of, make_by_touch, shown, state_of, take, tap, tap_card

GAME = "cocktail-conspiracy"


def make(page: Page, move: Move) -> None:
    """Play or move a card with a tap on its place, send two with two taps, discard with a second press."""
    before = state_of(page)
    verb, *words = move["text"].split()
    if verb in ("play", "move"):
        tap_card(shown(page, f"item:{words[0]}").first)
        tap(page.locator(f'.target[data-move="{move["text"]}"]'))
    elif verb == "send":
        for place in words:
            tap(shown(page, f"zone:place-{place}").locator(".target"))
    elif verb == "discard":
        tap(shown(page, "do:discard-hand"))
        tap(shown(page, "move:discard hand"))
    else:
        make_by_touch(page, move)
    has_answered(page, before)


@SIZES
@lessons_of(GAME)
def test_each_lesson_is_finished_by_taps_with_a_poor_answer_and_a_break(
    visit: Visit, lesson: str, size: tuple[int, int]
) -> None:
    page = take(visit, GAME, lesson, size, make)

    expect(page.get_by_role("button", name="Sit down to a real game")).to_be_visible()
