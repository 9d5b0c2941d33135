"""What people do at the tables of the real games, by clicks and taps on whatever the page offers."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .people import end, hand, has_touch, is_asked, lines, lit, move_button, told, touch, touch_card

MOST = 600
"""Decisions of one game."""
A_MOMENT = 2000
"""Milliseconds; whoever pressed a button and sees nothing happen presses it again."""

Answer = Callable[[Page], None]


def press(page: Page, button: Locator) -> None:
    """Press a button until the story goes on: it takes a quick second tap for a mistake, and does nothing."""
    before = told(page)
    for _ in range(5):
        touch(button)
        try:
            expect(lines(page)).not_to_have_text(before, timeout=A_MOMENT)
        except AssertionError:
            continue
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
    expect(lines(page)).not_to_have_text(before)


def answer_with_friends(page: Page) -> None:
    """Bid one trick, or none where one is not allowed; play the first card that may be played."""
    bids = page.get_by_role("list", name="Your bid")
    if not bids.is_visible():
        lay(page, lit(page).first)
        return
    one = bids.get_by_role("button", name="Bid 1")
    touch(one if one.count() else bids.get_by_role("button", name="Bid 0"))
    chosen = bids.get_by_role("button", name=re.compile("tap again to say it"))
    press(page, chosen)


SHOWY = ("Pass the Bottle", "Take That", "Cheers", "Switch It Up", "Let’s Get Wild", "My Shout", "Trigger", "About Face")
"""Cards that make something happen, the most interesting first."""


def answer_last_call(page: Page) -> None:
    """Answer with what the page offers: the showiest card, a suit, a card to pass, or the button."""
    play_on = page.get_by_role("button", name=re.compile(r"^Play round \d+$"))
    if play_on.is_visible():
        touch(play_on)
        expect(play_on).to_have_count(0)
    suits = page.get_by_role("group", name="Name a suit")
    raised = lit(page).and_(page.locator("[aria-pressed=true]"))
    if suits.is_visible():
        press(page, suits.get_by_role("button").first)
    elif lit(page).count() == 0 or raised.count() > 0:
        press(page, move_button(page).first)
    else:
        lay(page, showiest(page))


def showiest(page: Page) -> Locator:
    """Find the card to lay; whoever shouts says so before."""
    for name in SHOWY:
        card = lit(page).filter(has=page.get_by_role("img", name=re.compile(f"^{name}")))
        if card.count() > 0:
            if name == "My Shout":
                shout(page)
            return card.first
    return lit(page).last


def shout(page: Page) -> None:
    """Arm the shout."""
    button = page.get_by_role("button", name="MY SHOUT", exact=True)
    touch(button)
    expect(button).to_have_attribute("aria-pressed", "true")


def play_out(one: Page, other: Page, name_of_other: str, answer: Answer, most: int = MOST) -> int:
    """Let two people play until all is over, or they have decided so often; give the number of decisions."""
    for decisions in range(most):
        if is_asked(one, name_of_other):
            answer(one)
        elif end(one).is_visible():
            return decisions
        elif is_asked(other):
            answer(other)
    return most
