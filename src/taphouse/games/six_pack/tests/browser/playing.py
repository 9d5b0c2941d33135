"""What people do at a table of Six-Pack, by clicks and taps on whatever the page offers."""

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.people import end, has_touch, lit, move_button, touch, turn_line
from browser.playing import happens, press
from taphouse.core.house import Value
from taphouse.games.six_pack.view import Window
from taphouse.testing.deeds import cell_of, named, verb_of

GAME = "six-pack"
SCENES = ("serve", "clear_line")
FIRST: Mapping[str, Value] = {"first_player": "seat_1"}
"""Nobody has to be asked who begins."""


def windows(view: Any) -> list[Window]:
    """The windows that can be claimed."""
    claims = [move for move in view.moves if verb_of(move) == "do-claim"]
    return [Window(*cell_of(move), tall=named(move, "shape") == "tall") for move in claims]


def cells(view: Any, verb: str) -> list[tuple[int, int]]:
    """The cells that moves of a verb name."""
    return [cell_of(move) for move in view.moves if verb_of(move) == verb]


def owing(view: Any, step: str) -> list[int]:
    """The seats of which this is asked."""
    return [seat.seat for seat in view.seats if view.owed_by(seat.seat) == step]


def places(page: Page) -> Locator:
    """The empty places that a drink can be served on."""
    return page.locator("button.lay")


def cards(page: Page) -> Locator:
    """The cards on the table; one that is just leaving it is none."""
    return page.locator("[data-card]:not([inert])")


def supply(page: Page) -> Locator:
    """The piles of which one can be chosen now."""
    return page.get_by_role("list", name="Supply").locator("[data-pick]")


def tabs(page: Page) -> Locator:
    """The rows and columns that can be cleared."""
    return page.get_by_role("button", name=re.compile("^Clear (row|column) .* stay$"))


def areas(page: Page) -> Locator:
    """The cards of areas of which one stays."""
    return page.get_by_role("button", name=re.compile("^Keep the area "))


def frame(page: Page) -> Locator:
    """The frame that is laid over six cards."""
    return page.locator(".sleeve.drawn")


def nothing(page: Page) -> Locator:
    """The answer of whoever finds no six-pack."""
    return page.get_by_role("button", name="Nothing for me")


def brass(page: Page) -> Locator:
    """The button of the move."""
    return move_button(page).last


def see_all(page: Page) -> None:
    """See the whole table, however small its cells are then."""
    whole = page.get_by_role("button", name="Show the whole table")
    if whole.is_visible():
        touch(whole)
        expect(whole).to_have_count(0)


def is_over(page: Page) -> bool:
    """Wait until something is asked of this seat (False), or all is over."""
    turn_line(page, "^Your turn").or_(end(page)).first.wait_for()
    return end(page).is_visible()


def answer(page: Page) -> None:
    """Answer whatever is asked: serve, top up, say that there is nothing, score, or clear.

    If nothing of that is to be seen yet, nothing is done, and whoever calls looks again.
    """
    expect(page.locator("[data-pick][aria-disabled=true]")).to_have_count(0)
    see_all(page)
    begins = page.get_by_role("group", name="When did you last mix a drink?")
    if begins.is_visible():
        press_with_others(begins.get_by_role("button").first)
    elif nothing(page).is_visible():
        press_with_others(nothing(page))
    elif lit(page).count() > 0:
        touch(lit(page).first)
        press(page, brass(page))
    elif tabs(page).count() > 0:
        touch(tabs(page).first)
        press(page, brass(page))
    elif areas(page).count() > 0:
        touch(areas(page).first)
        press(page, brass(page))
    elif supply(page).count() > 0:
        pour(page)
    elif places(page).count() > 0:
        touch(places(page).first)
        pour(page)


def press_with_others(button: Locator) -> None:
    """Press a button where all answer at once: others tell their story meanwhile, so wait until the button leaves."""
    pressed = button.element_handle()

    def gone(patience: float) -> None:
        button.page.wait_for_function("(button) => !button.isConnected", arg=pressed, timeout=patience)

    for _ in range(5):
        touch(button)
        if happens(button.page, gone):
            return
    raise AssertionError(f"Nothing happened at {button}.")


def pour(page: Page) -> None:
    """Choose the first drink, look at what it would bring, and serve it."""
    touch(supply(page).first)
    expect(page.locator(".supply .chosen")).to_have_count(1)
    press(page, brass(page))


def claim(page: Page) -> None:
    """Frame six cards and claim them: by two taps on corners with fingers, by the arrow keys elsewhere."""
    see_all(page)
    if has_touch(page):
        touch(cards(page).first)
    else:
        page.keyboard.press("ArrowRight")
    expect(frame(page)).to_be_visible()
    press_with_others(page.get_by_role("button", name="Six-pack here!"))
