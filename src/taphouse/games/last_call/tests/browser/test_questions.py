"""Everything that Last Call asks: nothing for axe to find, on a phone and on a desktop."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.axe import axe
from browser.deals import seed_where
from browser.fixtures import SIZES, KnownDeal, Visit
from browser.measures import DESKTOP, PHONE
from browser.people import deal_for, is_asked, lit, sit_beside, touch, touch_card, turn_line
from browser.playing import lay, press
from browser.steps import make_table
from taphouse.core.house import Value
from taphouse.games.last_call.tests.browser.deals import may_play
from taphouse.games.last_call.tests.browser.playing import GAME, answer, shout

FIRST: dict[str, Value] = {"first_player": 0, "public_venue": True, "tenth_mixer": "pass_the_bottle"}


def last_call(visit: Visit, known_deal: KnownDeal, size: tuple[int, int], card: str) -> Page:
    """Sit at a table of Last Call where this card can be played at once."""
    page = visit(size=size)
    known_deal(seed_where(GAME, 3, FIRST, may_play(card)))
    make_table(page, game=GAME, house=FIRST)
    deal_for(page)
    assert is_asked(page)
    return page


def held(page: Page, name: str) -> None:
    """Lay a card of the hand."""
    lay(page, lit(page).filter(has=page.get_by_role("img", name=re.compile(f"^{name}"))).first)


@SIZES
def test_it_asks_for_a_card_a_suit_and_a_card_to_pass(
    visit: Visit, known_deal: KnownDeal, size: tuple[int, int]
) -> None:
    page = last_call(visit, known_deal, size, "Pass the Bottle")
    axe(page)
    touch(page.get_by_role("button", name="LAST CALL"))
    touch_card(lit(page).first)
    axe(page)
    touch(page.get_by_role("button", name="Put back"))
    held(page, "Pass the Bottle")
    expect(page.get_by_role("group", name="Name a suit")).to_be_visible()
    axe(page)
    answer(page)
    expect(page.get_by_text(re.compile(r"^\d of \d have chosen, waiting for .*you"))).to_be_visible()
    axe(page)
    answer(page)


@SIZES
def test_it_asks_how_far_a_shout_was_heard_and_what_to_do_with_a_drawn_card(
    visit: Visit, known_deal: KnownDeal, size: tuple[int, int]
) -> None:
    page = last_call(visit, known_deal, size, "My Shout")
    shout(page)
    held(page, "My Shout")
    expect(turn_line(page, "20 metres")).to_be_visible()
    axe(page)
    press(page, page.get_by_role("button", name="Yes, it was heard"))
    assert is_asked(page)
    axe(page)
    press(page, page.get_by_role("button", name="Draw one: draw pile"))
    expect(page.get_by_role("button", name=re.compile("^Keep "))).to_be_visible()
    axe(page)


@pytest.mark.parametrize(("size", "other"), [(PHONE, DESKTOP), (DESKTOP, PHONE)], ids=["phone", "desktop"])
@pytest.mark.parametrize("card", ["Take That", "Cheers"])
def test_it_asks_for_an_answer_to_what_a_friend_played(
    visit: Visit, known_deal: KnownDeal, size: tuple[int, int], other: tuple[int, int], card: str
) -> None:
    house: dict[str, Value] = {"first_player": 1}
    page = visit(size=size)
    known_deal(seed_where(GAME, 2, house, may_play(card), eyes=1))
    make_table(page, game=GAME, seats=2, house=house)
    friend = sit_beside(visit, page, "Bob", size=other)
    deal_for(page, friend)
    assert is_asked(friend)
    held(friend, card)
    assert is_asked(page)
    expect(turn_line(page, f"{card}|Sip anything")).to_be_visible()
    axe(page)
    answer(page)


@SIZES
def test_it_tells_how_a_round_ended(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    house = {"match": "wins", "match_target": 2, "max_turns": 50}
    make_table(page, game=GAME, seats=6, house=house)
    deal_for(page)
    play_on = page.get_by_role("button", name="Play round 2")
    for _ in range(60):
        turn_line(page, "^Your turn").or_(play_on).first.wait_for()
        if play_on.is_visible():
            break
        answer(page)
    expect(play_on).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("the round")
    axe(page)
    touch(play_on)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert is_asked(page)
