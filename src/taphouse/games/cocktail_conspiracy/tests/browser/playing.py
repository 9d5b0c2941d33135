"""What people do at a table of Cocktail Conspiracy, by clicks and taps on whatever the page offers."""

from playwright.sync_api import Locator, Page, expect

from browser.people import lit, told, touch, touch_card, wait_for_more
from browser.playing import press

SCENES = ("turn_action", "last_drink_answer")


def places(page: Page) -> Locator:
    """The places that take a card now."""
    return page.get_by_role("list", name="Seats").locator(".target.lit")


def laid(page: Page) -> Locator:
    """The cards on the table that can be taken now."""
    return page.get_by_role("list", name="Seats").locator("[data-card] > button")


def opening(page: Page) -> Locator:
    """The question who begins, if it is asked."""
    return page.get_by_role("region", name="Who begins").get_by_role("button")


def answer(page: Page) -> None:
    """Answer whatever is asked: a drink, a throw, two places for CHEERS, one of seven cards, or a card on a place."""
    words = page.get_by_role("status").filter(has_text="Your turn").inner_text()
    if opening(page).count() > 0:
        press(page, opening(page).first)
    elif "go?" in words and "Where does" in words:
        send_both(page)
    elif "which card leaves" in words:
        touch(laid(page).first)
        expect(places(page).first).to_be_visible()
    elif "which one goes" in words:
        put_away(page)
    elif "call it" in words or "propose" in words or "rather do this" in words:
        press(page, page.get_by_role("region", name="Your moves").locator("[data-pick]").first)
    else:
        play(page)


def send_both(page: Page) -> None:
    """Send the two cards of a CHEERS with two taps."""
    before = told(page)
    touch(places(page).first)
    expect(page.locator(".target.first")).to_have_count(1)
    touch(places(page).and_(page.locator(":not(.first)")).first)
    wait_for_more(page, before)


def put_away(page: Page) -> None:
    """Put one of seven cards away with two taps."""
    before = told(page)
    card = laid(page).first
    touch(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    touch(card)
    wait_for_more(page, before)


def play(page: Page) -> None:
    """Play a card with two taps: on oneself where that makes no CHEERS, else on the first place."""
    before = told(page)
    card = lit(page).first
    touch_card(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    own = places(page).filter(has_text="on yourself", has_not_text="CHEERS")
    touch(own if own.count() else places(page).first)
    wait_for_more(page, before)
