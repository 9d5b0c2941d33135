"""What people do at the table of The Empire Needs Beer!, by clicks and taps on whatever the page offers."""

import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NotYet

from browser.people import end, hand, is_asked, lit, move_button, told, touch, touch_card, wait_for_more
from browser.playing import happens, press

SCENES = ("task", "remove_used")
MOST = 400
"""Decisions of one game."""
A_WISH = 600
"""Milliseconds in which a card and the place tapped after it are carried out."""
PLACES = re.compile("place", re.IGNORECASE)


def bench(page: Page) -> Locator:
    """Where a card is carried out."""
    return page.get_by_role("group", name="On the bench")


def regions(page: Page) -> Locator:
    """The territories that can be tapped."""
    return page.get_by_role("button", name=re.compile("^Your territory in "))


def doubt(page: Page) -> Locator:
    """The question whether a card is to be played that would do nothing."""
    return page.get_by_role("dialog", name="Nothing would happen")


def orders(page: Page) -> Locator:
    """The orders that can be tapped, in the middle or the secret one."""
    return page.locator(".order[data-pick]:not([inert] *)")


def answer(page: Page) -> None:
    """Complete what is complete; else play a card that does something, or end the turn."""
    for is_there, answer in ANSWERS:
        if is_there(page):
            answer(page)
            return
    raise AssertionError("Nothing can be answered here.")


def say_when(page: Page) -> None:
    """Answer when the last sip was."""
    press(page, page.get_by_role("group", name="The last sip").get_by_role("button", name="Right now"))


def work(page: Page) -> None:
    """Do the first thing that the bench offers: a barrel, a place for it, or a card to burn."""
    before = told(page)
    for _ in range(5):
        if bench(page).count() == 0:
            # A card whose last part is done leaves by itself.
            return
        tap_on_bench(page)
        if happens(page, partial(wait_for_more, page, before)):
            return
    raise AssertionError("Nothing happened on the bench.")


def tap_on_bench(page: Page) -> None:
    """Tap the first thing, and whatever else it needs."""
    tokens = bench(page).locator("[data-pick]")
    if tokens.count() == 0:
        if bench(page).count():
            touch(move_button(page).first)
        return
    touch(tokens.first)
    if bench(page).locator("[aria-pressed=true]").count():
        # A barrel wants a region, or another colour; a card to burn wants a second tap.
        is_change = bench(page).get_by_role("group", name="Change").count() > 0
        touch(regions(page).first if regions(page).count() else tokens.last if is_change else tokens.first)


def lay_off(page: Page) -> None:
    """Discard what is too much, and one card besides; then draw up."""
    while page.get_by_role("button", name=re.compile("more to discard$")).count():
        touch_card(hand(page).and_(page.locator("[aria-pressed=false]")).first)
    press(page, move_button(page).last)


def take_new_order(page: Page) -> None:
    """Take the first order of the middle as the new secret one."""
    before = told(page)
    touch(orders(page).first)
    touch(move_button(page).last)
    wait_for_more(page, before)


def do_task(page: Page) -> None:
    """Spend a time unit, or end the turn."""
    before = told(page)
    if orders(page).count():
        touch(orders(page).first)
        touch(page.get_by_role("button", name=re.compile("^Complete .* Fame$")))
        wait_for_more(page, before)
        return
    card = useful_card(page)
    if card is None:
        end_turn(page)
        return
    touch_card(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    touch(regions(page).first if regions(page).count() else move_button(page).last)
    if doubt(page).count():
        touch(doubt(page).get_by_role("button", name="Play it all the same"))
    wait_for_more(page, before)
    try:
        bench(page).wait_for(state="detached", timeout=A_WISH)
    except NotYet:
        return


def useful_card(page: Page) -> Locator | None:
    """Find a card whose barrels can move."""
    stored = page.get_by_role("region", name="Your warehouse").get_by_role("img").count()
    names = lit(page).get_by_role("img").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    for at, name in enumerate(names):
        if stored > 0 if PLACES.search(name) else stored < 4:
            found = lit(page).nth(at).get_by_role("img").get_attribute("aria-label")
            return hand(page).filter(has=page.get_by_role("img", name=found, exact=True)).first
    return None


def end_turn(page: Page) -> None:
    """End the turn: time that would be lost is asked about."""
    before = told(page)
    touch(page.get_by_role("button", name="End turn"))
    touch(page.get_by_role("button", name=re.compile("^Lose .* end$")))
    wait_for_more(page, before)


def _asked_to(name: str) -> Callable[[Page], bool]:
    return lambda page: page.get_by_role("button", name=re.compile(name)).count() > 0


ANSWERS: tuple[tuple[Callable[[Page], bool], Callable[[Page], None]], ...] = (
    (lambda page: page.get_by_role("group", name="The last sip").is_visible(), say_when),
    (lambda page: bench(page).count() > 0, work),
    (_asked_to("^(Discard .*|Keep all.*|.* more to discard)$"), lay_off),
    (_asked_to("^From the deck$|^Pick an order$"), take_new_order),
    (_asked_to("^End turn$"), do_task),
)


def play_alone(page: Page) -> int:
    """Play against bots to the end; give the number of decisions."""
    for decisions in range(MOST):
        if not is_asked(page) or end(page).is_visible():
            return decisions
        answer(page)
    raise AssertionError("The game did not end.")
