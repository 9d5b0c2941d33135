"""What people do at a table of Last Call, by clicks and taps on whatever the page offers."""

import re
from collections.abc import Callable, Mapping

from playwright.sync_api import Page, expect

from browser.people import lit, move_button, touch
from browser.playing import happens, lay, press
from taphouse.core.house import Value

GAME = "last-call"
TITLE = "Last Call"
SCENES = ("turn", "pass_card")
SOON_OVER: tuple[int, Mapping[str, Value]] = (8, {"max_turns": 50})
UNIQUE = re.compile(r"\d+ of")
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


def answer(page: Page) -> None:
    """Answer with what the page offers: the showiest card, a suit, a card to pass, or the button."""
    _answer(page, showiest)


def answer_plainly(page: Page) -> None:
    """Answer with the first card by name, or else as the page offers it."""
    _answer(page, lambda names: names.index(min(names)))


def _answer(page: Page, choose: Callable[[list[str]], int]) -> None:
    play_on = page.get_by_role("button", name=re.compile(r"^Play round \d+$"))
    if play_on.is_visible():
        touch(play_on)
        expect(play_on).to_have_count(0)
    suits = page.get_by_role("group", name="Name a suit")
    raised = lit(page).and_(page.locator("[aria-pressed=true]"))
    if suits.is_visible():
        press(page, suits.get_by_role("button").first)
    elif lit(page).count() == 0 or raised.count() > 0:
        button = move_button(page).first
        # It may be somebody else's turn meanwhile: whoever calls looks again.
        if happens(page, lambda patience: button.wait_for(timeout=patience)):
            press(page, button)
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
