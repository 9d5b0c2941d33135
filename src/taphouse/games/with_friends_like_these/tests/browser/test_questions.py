"""Everything that With Friends Like These asks: nothing for axe to find, on a phone and on a desktop."""

import re

import pytest
from playwright.sync_api import expect

from browser.axe import axe
from browser.fixtures import Visit
from browser.measures import DESKTOP, PHONE
from browser.people import deal_for, hand, is_asked, lit, move_button, sit_beside, touch, touch_card
from browser.playing import step
from browser.steps import make_table
from taphouse.games.with_friends_like_these.tests.browser.playing import GAME, answer


@pytest.mark.parametrize(("size", "other"), [(PHONE, DESKTOP), (DESKTOP, PHONE)], ids=["phone", "desktop"])
def test_it_asks_for_bids_and_cards_and_tells_how_a_round_ended(
    visit: Visit, size: tuple[int, int], other: tuple[int, int]
) -> None:
    page = visit(size=size)
    house = {"peak_cards": 4, "first_dealer": 0, "wingman": True, "wingman_memory_aid": True, "trick_history": "all"}
    make_table(page, game=GAME, seats=2, house=house)
    friend = sit_beside(visit, page, "Bob", size=other)
    deal_for(page, friend)
    assert is_asked(friend)
    answer(friend)
    assert is_asked(page)
    axe(page)
    page.get_by_role("button", name="2, not allowed").click(force=True)
    expect(page.get_by_text("Bid any other number.")).to_be_visible()
    axe(page)
    answer(page)
    while not (is_asked(page, "Bob") and hand(page).count() == 1):
        assert step(page, friend, "Bob", answer)
    sheets = ["Tricks", "Scores"] if size == DESKTOP else ["Tricks", "Passed on", "Scores"]
    for sheet in sheets:
        touch(page.get_by_role("button", name=sheet, exact=True))
        expect(page.get_by_role("dialog")).to_be_visible()
        axe(page)
        touch(page.get_by_role("dialog").get_by_role("button", name="Close"))
    touch_card(lit(page).first)
    axe(page)
    touch(move_button(page))
    expect(hand(page)).not_to_have_count(1)
    if not is_asked(page, "Bob") and is_asked(friend) and hand(friend).count() == 1:
        answer(friend)
    expect(page.get_by_role("button", name=re.compile("Show all rounds"))).to_be_visible()
    axe(page)
