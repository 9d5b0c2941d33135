"""What lies over the table: sheets that Back closes, yeses that no second tap finds, guides that cover nothing."""

import pytest
from playwright.sync_api import Page, expect

from .fixtures import SIZES, Visit
from .games import EVERY_GAME
from .guide import COVERED, walk_round
from .measures import DESKTOP, LAPTOP, PHONE, TELEVISION
from .people import deal_for, has_touch, is_asked, lit, middle_of, sit_beside, touch, touch_card
from .steps import make_table
from .travel import settle


def dialog(page: Page, name: str = "") -> None:
    """See one sheet of this name, or none; the history soon has an entry for each that lies open."""
    if name:
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
    else:
        expect(page.get_by_role("dialog")).to_have_count(0)
    settle(page)


def open_menu(page: Page) -> None:
    """Open the menu of a running table."""
    touch(page.get_by_role("button", name="Menu"))
    dialog(page, "Coasters")


def test_back_closes_sheets_one_by_one_and_not_the_table(visit: Visit) -> None:
    page = visit()
    make_table(page, seats=2)
    deal_for(page)
    table = page.url
    open_menu(page)
    touch(page.get_by_role("dialog").get_by_role("button", name="Story"))
    dialog(page, "Story")
    page.go_back()
    dialog(page)
    assert page.url == table
    page.go_forward()
    dialog(page)
    open_menu(page)
    touch(page.get_by_role("dialog").get_by_role("button", name="Close the table"))
    dialog(page, "Close the table?")
    page.go_back()
    dialog(page, "Coasters")
    page.keyboard.press("Escape")
    dialog(page)
    open_menu(page)
    page.reload()
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    dialog(page)
    assert page.url == table
    page.wait_for_function("history.state.open === 0")
    open_menu(page)
    touch(page.get_by_role("dialog").get_by_role("button", name="Leave"))
    expect(page.get_by_role("heading", name="Start another")).to_be_attached()
    page.go_back()
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    assert page.url == table


@SIZES
def test_a_second_tap_at_the_same_place_closes_no_table(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    make_table(page, seats=2)
    deal_for(page)
    open_menu(page)
    close = page.get_by_role("dialog").get_by_role("button", name="Close the table")
    close.scroll_into_view_if_needed()
    x, y = middle_of(close)
    for _ in range(4):
        if has_touch(page):
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
    yes = page.get_by_role("button", name="Yes, close it for good")
    expect(yes).to_be_disabled()
    box = yes.bounding_box()
    assert box is not None
    assert not (box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"])
    page.keyboard.press("Escape")
    expect(yes).to_have_count(0)
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()


@EVERY_GAME
@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_guide_covers_nothing_that_is_asked_and_escape_ends_it(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    walk_round(visit, game, size)


def test_a_question_takes_the_place_of_the_guide_and_is_told_in_a_sheet(visit: Visit) -> None:
    host = visit(size=DESKTOP)
    make_table(host, seats=2)
    friend = sit_beside(visit, host, "Bob", guide=True)
    deal_for(host, friend)
    expect(friend.locator(".guide")).to_be_visible()
    touch(host.get_by_role("button", name="Menu"))
    touch(host.get_by_role("dialog").get_by_role("button", name="Close the table"))
    touch(host.get_by_role("button", name="Ask the others to close it"))
    question = friend.get_by_role("group", name="Close the table")
    expect(question).to_be_visible()
    expect(friend.locator(".guide")).to_have_count(0)
    assert friend.evaluate(COVERED, ".ask") == []
    open_menu(friend)
    touch(friend.get_by_role("dialog").get_by_role("button", name="Answer"))
    touch(question.get_by_role("button", name="Play on"))
    expect(question).to_have_count(0)
    expect(friend.locator(".guide")).to_be_visible()


def test_the_end_has_no_frame_by_touch_and_the_story_opens_at_its_latest_line(visit: Visit) -> None:
    page = visit()
    make_table(page, seats=2)
    deal_for(page)
    while is_asked(page):
        card = lit(page).first
        name = card.get_by_role("img").get_attribute("aria-label")
        touch_card(card)
        touch(page.get_by_role("button", name="Choose"))
        expect(page.locator(".hand-card:not([inert] *)").get_by_role("img", name=name, exact=True)).to_have_count(0)
    touch(page.get_by_role("button", name="Everything else"))
    assert page.evaluate("getComputedStyle(document.querySelector('dialog .body')).outlineStyle") == "none"
    touch(page.get_by_role("dialog").get_by_role("button", name="Look at the table"))
    page.set_viewport_size({"width": PHONE[0], "height": 320})
    touch(page.get_by_role("button", name="Menu"))
    touch(page.get_by_role("dialog").get_by_role("button", name="Story"))
    lines = page.get_by_role("dialog", name="Story").get_by_role("listitem")
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()


def test_a_sheet_opened_by_a_key_has_no_frame_round_all_of_it_and_fits_a_television(visit: Visit) -> None:
    page = visit(size=TELEVISION)
    make_table(page, seats=2)
    deal_for(page)
    page.keyboard.press("?")
    body = page.get_by_role("dialog").locator(".body")
    expect(body).to_be_focused()
    expect(body).to_have_css("outline-style", "none")
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Tab")
    expect(body).to_have_css("outline-style", "solid")
    box = page.get_by_role("dialog").bounding_box()
    assert box is not None
    assert (box["y"], box["height"]) == (0, TELEVISION[1])
