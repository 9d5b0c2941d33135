"""With Friends Like These without a mouse or a finger."""

import re

from playwright.sync_api import expect

from browser.fixtures import Visit
from browser.keys import deal_by_key, key
from browser.measures import DESKTOP
from browser.people import again, everything_else, is_asked, lit
from browser.steps import make_table
from taphouse.games.with_friends_like_these.tests.browser.playing import GAME


def test_it_is_bid_and_played_with_keys_alone(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    make_table(page, game=GAME, house={"peak_cards": 3, "first_dealer": 2})
    deal_by_key(page)
    assert is_asked(page)
    page.keyboard.press("2")
    expect(page.get_by_role("button", name=re.compile("^Bid 2, tap again"))).to_be_focused()
    key(page, "2")
    for left in (2, 1, 0):
        assert is_asked(page)
        page.keyboard.press("1")
        expect(lit(page).first).to_be_focused()
        key(page, "Enter")
        if left:
            page.wait_for_function(
                "(left) => document.querySelectorAll('[aria-label=\"Your hand\"] > li:not([inert])').length === left",
                arg=left,
            )
    expect(page.locator("[data-finale] h2")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(again(page)).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Everything else")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    everything_else(page).get_by_role("button", name="Look at the table").press("Enter")
    page.get_by_role("button", name="How it ended").press("Enter")
    expect(again(page)).to_be_visible()
