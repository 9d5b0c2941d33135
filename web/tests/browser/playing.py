"""What people do at any table, by clicks and taps on whatever the page offers."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NotYet

from .people import end, hand, has_touch, is_asked, move_button, told, touch, touch_card, wait_for_more

MOST = 600
"""Decisions of one game."""
A_MOMENT = 2000
"""Milliseconds; whoever pressed a button and sees nothing happen presses it again."""
A_BLINK = 300
"""Milliseconds between the answer to a move and what it changed."""

Answer = Callable[[Page], None]


def happens(page: Page, wait: Callable[[float], None]) -> bool:
    """Wait a moment for something, and as long as it takes while a move is on its way; False if nothing came."""
    for patience in (A_MOMENT, A_BLINK):
        with suppress(NotYet):
            wait(patience)
            return True
        expect(page.locator("[data-busy]")).to_have_count(0)
    return False


def press(page: Page, button: Locator) -> None:
    """Press a button until the story goes on: it takes a quick second tap for a mistake, and does nothing."""
    before = told(page)
    for _ in range(5):
        touch(button)
        if happens(page, partial(wait_for_more, page, before)):
            return
    raise AssertionError(f"Nothing happened at {button}.")


def lay(page: Page, card: Locator) -> None:
    """Play a card with two taps on a phone; with a click on it and another on the button elsewhere."""
    before = told(page)
    name = card.get_by_role("img").get_attribute("aria-label")
    assert name
    mine = hand(page).filter(has=page.get_by_role("img", name=name, exact=True)).first
    touch_card(mine)
    expect(mine).to_have_attribute("aria-pressed", "true")
    if has_touch(page):
        touch_card(mine)
    else:
        touch(move_button(page).first)
    wait_for_more(page, before)


def step(one: Page, other: Page, name_of_other: str, answer: Answer) -> bool:
    """Let whichever of two people the table waits for decide; False when all is over."""
    if is_asked(one, name_of_other):
        answer(one)
    elif not end(one).is_visible() and is_asked(other):
        answer(other)
    else:
        return False
    return True


def play_out(one: Page, other: Page, name_of_other: str, answer: Answer) -> int:
    """Let two people play to the end; give the number of their decisions."""
    for decisions in range(MOST):
        if not step(one, other, name_of_other, answer):
            return decisions
    raise AssertionError("The game did not end.")
