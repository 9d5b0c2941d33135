"""What people do at the tables of the real games, by clicks and taps on whatever the page offers."""

import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from weakref import WeakKeyDictionary

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NotYet

from .axe import STILL
from .people import end, hand, has_touch, is_asked, lit, move_button, told, touch, touch_card, wait_for_more

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


SHOWY = (
    "Pass the Bottle",
    "Take That",
    "Cheers",
    "Switch It Up",
    "Let's Get Wild",
    "My Shout",
    "Trigger",
    "About Face",
)
"""Cards that make something happen, the most interesting first."""


def answer_last_call(page: Page) -> None:
    """Answer with what the page offers: the showiest card, a suit, a card to pass, or the button."""
    _answer_last_call(page, showiest)


def answer_last_call_plainly(page: Page) -> None:
    """Answer with the first card by name, or else as the page offers it."""
    _answer_last_call(page, lambda names: names.index(min(names)))


def _answer_last_call(page: Page, choose: Callable[[list[str]], int]) -> None:
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
        names = lit(page).get_by_role("img").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        if not names:
            # The table has gone on meanwhile: whoever calls looks again.
            return
        at = choose(names)
        if names[at].startswith("My Shout"):
            shout(page)
        lay(page, lit(page).nth(at))


def showiest(names: list[str]) -> int:
    """Find the card that makes the most happen, else the last one."""
    for kind in SHOWY:
        for at, name in enumerate(names):
            if name.startswith(kind):
                return at
    return len(names) - 1


def shout(page: Page) -> None:
    """Arm the shout."""
    button = page.get_by_role("button", name="MY SHOUT", exact=True)
    touch(button)
    expect(button).to_have_attribute("aria-pressed", "true")


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


def answer_with_beverages(page: Page) -> None:
    """Answer with what the page offers: a guest of mine, a card, something on the felt, or the button."""
    page.wait_for_function(STILL)
    order = page.get_by_role("group", name="The next guests of the deck")
    if order.is_visible():
        put_in_order(page, order)
        return
    shed = page.get_by_role("group", name=re.compile("^Your shed")).locator(PICK)
    things = [own_guests(page), lit(page), on_the_felt(page), shed]
    found = next((some.last for some in things if some.count() > 0), None)
    if found is None:
        go_on(page, move_button(page).last)
        return
    touch_card(found)
    expect(found).to_have_attribute("aria-pressed", "true")
    go_on(page, move_button(page).last)


def put_in_order(page: Page, order: Locator) -> None:
    """Put the next guests back, the last one first."""
    done = order.get_by_role("button", name="Put them back so")
    while not done.is_visible():
        touch(order.get_by_role("button", name=re.compile("points( |$)")).last)
    go_on(page, done)


def catch(page: Page, name: str) -> bool:
    """Catch somebody who did not call: a tap on the seat shows whether that can be done; False if not."""
    touch(page.get_by_role("list", name="Seats").get_by_role("button", name=name))
    about = page.get_by_role("group", name=f"{name}: more")
    about.wait_for()
    button = about.get_by_role("button", name=f"Catch {name}")
    if button.count() == 0:
        page.keyboard.press("Escape")
        return False
    press(page, button)
    return True


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
