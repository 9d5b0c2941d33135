"""Games without a mouse or a finger."""

import re
from itertools import count

from playwright.sync_api import Page, expect

from taphouse.core.registry import find_game, list_games

from .fixtures import Visit
from .games import EVERY_GAME
from .keys import go_by_key
from .measures import DESKTOP
from .people import end, turn_line
from .steps import make_table

A_MOMENT = 400
"""Milliseconds; whoever presses a key again sooner is taken for nervous."""


def expect_a_place(page: Page) -> None:
    """See that the focus is on something at the table."""
    page.wait_for_function("() => document.activeElement.closest('main') !== null")


def test_the_focus_goes_along_from_page_to_page(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    title = list_games()[-1].title
    go_by_key(page, title)
    go_by_key(page, "House rules and seats")
    expect(page.get_by_role("heading", name=f"Make a table: {title}")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name="Taphouse", level=1)).to_be_focused()
    go_by_key(page, "Make a table")
    expect(page.get_by_role("heading", name=title, level=1)).to_be_focused()
    go_by_key(page, "Deal")
    expect(turn_line(page, "^Your turn")).to_be_visible()
    expect_a_place(page)


def live_on(page: Page) -> None:
    """Live through a moment in which keys take effect, and wait for what a move that is on its way brings."""
    page.clock.run_for(A_MOMENT)
    expect(page.locator("[data-busy]")).to_have_count(0)


@EVERY_GAME
def test_the_focus_stays_at_the_table_when_what_was_pressed_is_gone(visit: Visit, game: str) -> None:
    page = visit(size=DESKTOP, clock=True)
    make_table(page, game=game, house={})
    go_by_key(page, "Deal")
    for _ in range(4):
        expect(turn_line(page, "^Your turn")).to_be_visible()
        expect_a_place(page)
        for _ in range(2):
            page.keyboard.press("Enter")
            live_on(page)
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
        expect_a_place(page)


MOST_DECISIONS = 500
OWN_IDEAS = 4
"""Every so many decisions the keys of the things are pressed; otherwise what a good player would do is done."""
STATE = """() => {
  const parts = [...document.querySelectorAll('main [data-part]')].map((part) => part.innerText)
  return parts.join() + [...document.querySelectorAll('main [data-key]')].map((thing) => thing.ariaLabel ?? '').join()
}"""
"""What is shown, but for notices."""
KEYS = """() => [...document.querySelectorAll('main [data-key]')]
  .sort((one, other) => Number('pick' in other.dataset) - Number('pick' in one.dataset))
  .map((thing) => thing.dataset.key)"""
"""What can be taken comes first; cards that cannot be played now have keys, too, and say why."""


def moves_on(page: Page, before: str) -> bool:
    """Live through a moment; whether something else is shown then."""
    live_on(page)
    return bool(page.evaluate(STATE) != before)


def press_things(page: Page) -> None:
    """Press the keys that stand on things, one after the other, each with Enter, until something comes of it."""
    page.wait_for_function(f"() => ({KEYS})().length > 0 || document.querySelector('[data-finale]')")
    keys = page.evaluate(KEYS)
    for key in keys:
        before = page.evaluate(STATE)
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        changed = moves_on(page, before)
        if insist(page) or changed:
            return
    assert end(page).count(), f"Nothing came of the keys {keys}."


def insist(page: Page) -> bool:
    """Whatever would be for nothing is meant all the same; False if nobody asks."""
    sure = page.get_by_role("dialog").get_by_role("button", name=re.compile("all the same$"))
    if not sure.count():
        return False
    before = page.evaluate(STATE)
    sure.press("Enter")
    return moves_on(page, before)


def follow_the_hint(page: Page) -> bool:
    """Ask for a hint by its key, and do what it says by the same one; False where there is none to be had."""
    if not page.get_by_role("button", name="Hint", exact=True).count():
        return False
    page.keyboard.press(".")
    page.keyboard.press("Enter")
    plate = page.locator('[data-part="hint"]')
    expect(plate).to_be_visible()
    if not plate.get_by_role("button", name="Do it").count():
        return False
    before = page.evaluate(STATE)
    page.keyboard.press(".")
    page.keyboard.press("Enter")
    return moves_on(page, before)


@EVERY_GAME
def test_a_whole_first_game_is_played_by_keys_alone(visit: Visit, game: str) -> None:
    """Nothing is clicked: things by the keys that stand on them, and good moves by the key of the hint."""
    page = visit(size=DESKTOP, clock=True)
    dealt = find_game(game)
    make_table(page, game=game, seats=dealt.meta.seats_best, house=dict(dealt.gentle or {}))
    go_by_key(page, "Deal")
    for number in count(1):
        expect(turn_line(page, "^Your turn").or_(end(page)).first).to_be_visible(timeout=30_000)
        if end(page).count():
            break
        assert number < MOST_DECISIONS, "The game does not end."
        if number % OWN_IDEAS == 0 or not follow_the_hint(page):
            press_things(page)
    expect(page.get_by_role("button", name="Again", exact=True)).to_be_visible()
