"""Last Call in the browser: what must be where one looks, and what must not be in the way."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.measures import DESKTOP, PHONE
from browser.people import everything_else
from browser.staged import Sit, position
from taphouse.games.last_call.cards import EVENT_IDS
from taphouse.games.last_call.cards import event_of as event_number
from taphouse.games.last_call.naming import read_card
from taphouse.games.last_call.tests.browser.playing import GAME

SMALL = (360, 640)


def to_catch(view: Any) -> bool:
    """A turn at which one seat can be caught, and some card does not go."""
    catches = [move for move in view.moves if move.text.startswith("catch")]
    return view.decision == "turn" and len(catches) == 1 and any(not item.marks for item in hand_of(view))


def hand_of(view: Any) -> list[Any]:
    """The cards of whoever looks."""
    return list(view.zone(f"hand-{view.eyes}").items)


def event_of(item: Any) -> str:
    """What a card does at a table with the usual options, or nothing."""
    return EVENT_IDS[event_number(read_card(item.id))]


def box(of: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    found = of.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


@pytest.mark.parametrize("size", [PHONE, SMALL, DESKTOP], ids=["phone", "small", "desktop"])
def test_whom_one_can_catch_stands_on_the_felt(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(position(GAME, 4, {}, to_catch), size)
    button = table.page.locator("[data-part=felt]").get_by_role("button", name="CATCH")

    left, top, right, bottom = box(button)
    felt = box(table.page.locator("[data-part=felt]"))
    assert felt[0] <= left < right <= felt[2]
    assert felt[1] <= top < bottom <= felt[3]
    assert bottom - top >= 44
    button.click()

    table.expect_move("catch")


def test_a_refusal_does_not_cover_what_can_be_matched(sit: Sit) -> None:
    table = sit(position(GAME, 4, {}, to_catch), PHONE)

    table.page.locator("[data-part=hand] [aria-disabled=true]").first.click(force=True)

    notice = table.page.locator(".refusal")
    expect(notice).to_be_visible()
    match = table.page.get_by_role("list", name="Match")
    assert box(notice)[3] <= box(match)[1]


def test_the_shout_is_there_with_its_card_only_and_no_call_after_the_end(sit: Sit) -> None:
    with_card = position(GAME, 4, {}, lambda view: any(event_of(item) == "my_shout" for item in hand_of(view)))
    without = position(GAME, 4, {}, lambda view: not any(event_of(item) == "my_shout" for item in hand_of(view)))
    over = position(GAME, 4, {}, lambda view: view.decision == "over")
    table = sit(with_card, PHONE)
    call, shout = (table.page.get_by_role("button", name=name, exact=True) for name in ("LAST CALL", "MY SHOUT"))
    shout.click()
    expect(shout).to_have_attribute("aria-pressed", "true")

    table.show(without)
    expect(shout).to_have_count(0)
    call.click()
    expect(call).to_have_attribute("aria-pressed", "true")
    table.show(with_card)
    expect(shout).to_have_attribute("aria-pressed", "false")

    table.show(over)
    everything_else(table.page).get_by_role("button", name="Look at the table").click()
    expect(table.page.locator("[data-part=buttons]")).to_be_visible()
    expect(call).to_have_count(0)
    table.page.keyboard.press("l")
    table.show(without)
    expect(call).to_have_attribute("aria-pressed", "false")


def test_a_card_shown_large_says_what_it_does_and_nothing_about_the_moment(sit: Sit) -> None:
    def has_playable_event(view: Any) -> bool:
        return any(event_of(item) == "lets_get_wild" and "playable" in item.marks for item in hand_of(view))

    table = sit(position(GAME, 4, {}, has_playable_event), PHONE)

    table.page.locator("[data-part=hand]").get_by_role("button", name="Let's Get Wild").click(button="right")

    sheet = table.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Goes on anything. Name any suit")
    expect(sheet).not_to_contain_text("playable")
