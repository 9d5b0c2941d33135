"""What people do at a table of Friends with Beverages, by clicks and taps on whatever the page offers."""

import re
from contextlib import suppress
from functools import partial
from time import monotonic
from weakref import WeakKeyDictionary

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as NotYet

from browser.axe import AT_REST
from browser.people import lit, move_button, touch, touch_card
from browser.playing import A_MOMENT, happens

GAME = "friends-with-beverages"
TITLE = "Friends with Beverages"
SCENES = ("draw", "one_shot")
QUICK = 0.35
"""Seconds within which a second tap on the same button is taken for a mistake."""
PRESSED: WeakKeyDictionary[Page, float] = WeakKeyDictionary()
"""When a button was last pressed on each page."""
SHOWN = """() => JSON.stringify(['turn', 'hand', 'felt'].map(
    (part) => document.querySelector(`[data-part=${part}]`)?.textContent))"""
"""What a person at this table sees of the decision; the buttons change with what is picked, the story comes later."""


def wait_for_another(page: Page, before: str, patience: float) -> None:
    """Wait until the table has gone on."""
    page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before, timeout=patience)


def go_on(page: Page, button: Locator) -> None:
    """Press a button until the table goes on: not every step is worth a line of the story.

    If the button has left, the table has gone on already.
    """
    for _ in range(5):
        if button.count() == 0:
            return
        early = PRESSED.get(page, 0.0) + QUICK - monotonic()
        if early > 0:
            page.wait_for_timeout(1000 * early)
        before = page.evaluate(SHOWN)
        touch(button)
        PRESSED[page] = monotonic()
        if happens(page, partial(wait_for_another, page, before)):
            return
    raise AssertionError(f"Nothing happened at {button}.")


PICK = "[data-pick]:not([inert] *)"
"""What can be chosen; a thing that is just leaving cannot."""


def own_guests(page: Page) -> Locator:
    """Guests of mine that can be chosen."""
    return page.get_by_role("group", name="Your guests").locator(PICK)


def on_the_felt(page: Page) -> Locator:
    """Whatever can be chosen on the felt."""
    return page.get_by_role("region", name="On the table").locator(PICK)


def answer(page: Page) -> None:
    """Answer with what the page offers: a guest of mine, a card, something on the felt, or the button."""
    page.wait_for_function(AT_REST)
    order = page.get_by_role("group", name="The next guests of the deck")
    if order.is_visible():
        put_in_order(page, order)
        return
    for _ in range(5):
        if has_picked(page):
            go_on(page, move_button(page).last)
            return
    raise AssertionError("Nothing could be picked.")


def has_picked(page: Page) -> bool:
    """Pick the last of what can be chosen, if there is anything; False if it had left before it was touched."""
    shed = page.get_by_role("group", name=re.compile("^Your shed")).locator(PICK)
    things = [own_guests(page), lit(page), on_the_felt(page), shed]
    found = next((some for some in things if some.count() > 0), None)
    if found is None:
        return True
    with suppress(NotYet):
        touch_card(found.last)
        found.and_(page.locator("[aria-pressed=true]")).first.wait_for(timeout=A_MOMENT)
        return True
    return False


def put_in_order(page: Page, order: Locator) -> None:
    """Put the next guests back, the last one first."""
    done = order.get_by_role("button", name="Put them back so")
    while not done.is_visible():
        touch(order.get_by_role("button", name=re.compile("points( |$)")).last)
    go_on(page, done)
