"""The table of Friends with Beverages: whole games and the delicate questions, on a phone and on a desktop."""

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, expect

from browser.axe import axe
from browser.deals import seed_where
from browser.fixtures import SIZES, KnownDeal, Visit
from browser.measures import DESKTOP, PHONE
from browser.people import (
    deal_for,
    expect_same_end,
    hand,
    is_asked,
    join_by_code,
    lit,
    make_by_hand,
    move_button,
    sit_beside,
    touch,
    touch_card,
    turn_line,
)
from browser.playing import play_out
from browser.staged import NAMES, Sit
from browser.steps import make_table, scrolls
from taphouse.core.house import Value
from taphouse.core.moves import Seat
from taphouse.core.registry import find_game
from taphouse.core.rng import SEED_BYTES, make_rng
from taphouse.core.view import View
from taphouse.games.friends_with_beverages.tests.browser.playing import (
    GAME,
    TITLE,
    answer,
    go_on,
    on_the_felt,
    own_guests,
)
from taphouse.games.friends_with_beverages.view import FwbView

SMALL_PHONE = (360, 640)
HEAVY: dict[str, Value] = {
    "first_player": "random",
    "interrupt_mix": "heavy",
    "advanced_effects": True,
    "second_hand_market": True,
}
MOST = 5000


def seed_drawing(kind: str, house: Mapping[str, Value], seats: int = 2) -> bytes:
    """Find a deal whose first seat begins, and draws this interrupt, and no other, unseen."""
    game = find_game(GAME)
    settled = game.house(seats, house)
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    for number in range(MOST):
        seed = number.to_bytes(SEED_BYTES, "big")
        state = game.deal(seats, settled, make_rng("sealed", seed))
        if state.to_act() != [0]:
            continue
        state.apply(state.to_act()[0], game.read_move("draw"))
        view = game.view(state, None, names)
        assert isinstance(view, FwbView)
        if [met.card.rpartition("-")[0] for met in view.met] == [kind]:
            return seed
    raise AssertionError("There is no such deal.")


def may_draw_two(view: View) -> bool:
    """Whether the seat begins, and two cards of the market are within its points."""
    return len([move for move in view.moves if move.text.startswith("take ")]) > 1


def draws(visit: Visit, known_deal: KnownDeal, size: tuple[int, int], kind: str) -> Page:
    """Sit at a table for two and draw this interrupt at once."""
    page = visit(size=size)
    known_deal(seed_drawing(kind, HEAVY))
    make_table(page, game=GAME, seats=2, house=HEAVY)
    deal_for(page)
    assert is_asked(page)
    go_on(page, page.get_by_role("button", name="Draw a card (1)"))
    return page


def test_a_phone_and_a_desktop_play_to_the_end_with_bots(visit: Visit) -> None:
    host, friend = visit(size=PHONE), visit(size=DESKTOP)
    house = {"Guest deck end": "At once", "Interrupt mix": "Heavy", "Advanced effects": True, "Discard market": True}
    code = make_by_hand(host, TITLE, 5, house)
    join_by_code(friend, "Bob", code)
    deal_for(host, friend)
    assert play_out(host, friend, "Bob", answer) > 10
    assert expect_same_end(host, friend).house["interrupt_mix"] == "heavy"


@SIZES
def test_the_questions_of_honour_before_the_first_turn(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    make_table(page, game=GAME, seats=3)
    deal_for(page)
    assert is_asked(page)
    expect(on_the_felt(page)).to_have_count(0)
    expect(page.get_by_text(re.compile("bottle, of anything"))).to_be_visible()
    axe(page)
    go_on(page, page.get_by_role("button", name="I brought a bottle"))
    tray = on_the_felt(page)
    expect(tray).to_have_count(10)
    axe(page)
    touch(tray.nth(9))
    expect(tray.nth(9)).to_have_attribute("aria-pressed", "true")
    go_on(page, move_button(page).last)
    expect(turn_line(page, "^Your turn ?Draw: 2 points")).to_be_visible()
    assert not scrolls(page)
    axe(page)


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, DESKTOP], ids=["phone", "small phone", "desktop"])
def test_an_interrupt_tells_what_it_does_and_leaves_everything_in_reach(
    visit: Visit, known_deal: KnownDeal, size: tuple[int, int]
) -> None:
    page = draws(visit, known_deal, size, "supply_chain_hiccup")
    told = page.get_by_role("region", name="Supply Chain Hiccup, drawn by You")
    expect(turn_line(page, "^Your turn ?Draw: one point left")).to_be_visible()
    axe(page)
    for thing in on_the_felt(page).all():
        thing.click(trial=True)
    if told.is_visible() and size != SMALL_PHONE:
        touch(told.get_by_role("button", name="Put away"))
    expect(told).to_have_count(0)
    touch(page.get_by_role("button", name=re.compile("^Supply Chain Hiccup ?: show again")))
    expect(told).to_contain_text("You lost")
    assert not scrolls(page)


@SIZES
def test_an_interrupt_is_told_in_full_and_leaves_the_market_in_sight(sit: Sit, size: tuple[int, int]) -> None:
    game, seats = find_game(GAME), 5
    house = game.house(seats, HEAVY)
    state = game.deal(seats, house, make_rng("sealed", seed_drawing("terrible_traffic", HEAVY, seats)))
    before = game.view(state, Seat(1), NAMES[:seats])
    state.apply(Seat(0), game.read_move("draw"))
    person = sit(before, size)

    person.show(game.view(state, Seat(1), NAMES[:seats]))

    told = person.page.get_by_role("region", name="Terrible Traffic, drawn by Robin")
    expect(told.get_by_role("listitem")).to_have_count(seats)
    assert told.evaluate("panel => panel.scrollHeight <= panel.clientHeight")
    panel, market = told.bounding_box(), person.page.get_by_role("group", name="Resource Market").bounding_box()
    assert panel is not None
    assert market is not None
    is_above = panel["y"] + panel["height"] <= market["y"]
    is_beside = panel["x"] + panel["width"] <= market["x"]
    assert is_above or is_beside


@SIZES
def test_a_toast_is_of_anything_and_nobody_is_pushed(
    visit: Visit, known_deal: KnownDeal, size: tuple[int, int]
) -> None:
    page = draws(visit, known_deal, size, "one_shot")
    assert is_asked(page)
    expect(page.get_by_text(re.compile("Raise a glass of anything, water counts"))).to_be_visible()
    expect(move_button(page)).to_have_text(["A toast", "No toast"])
    expect(page.get_by_role("region", name="Your moves").locator(".brass")).to_have_count(0)
    axe(page)
    go_on(page, page.get_by_role("button", name="No toast"))
    expect(turn_line(page, "Draw: one point left")).to_be_visible()


@SIZES
def test_the_next_guests_are_put_in_order(visit: Visit, known_deal: KnownDeal, size: tuple[int, int]) -> None:
    page = draws(visit, known_deal, size, "cultural_exchange")
    order = page.get_by_role("group", name="The next guests of the deck")
    expect(order.get_by_role("button", name=re.compile("points( |$)"))).to_have_count(3)
    axe(page)
    answer(page)
    expect(order).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("swap costs 1"))).to_be_visible()


@pytest.mark.parametrize(("size", "other"), [(PHONE, DESKTOP), (DESKTOP, PHONE)], ids=["phone", "desktop"])
def test_an_offer_is_seen_by_all_and_answered(visit: Visit, size: tuple[int, int], other: tuple[int, int]) -> None:
    page = visit(size=size)
    house: dict[str, Value] = {"trading": True}
    make_table(page, game=GAME, seats=3, house=house)
    friend = sit_beside(visit, page, "Bob", size=other)
    deal_for(page, friend)
    for each, bottle, nose in ((page, "I brought a bottle", 9), (friend, "I came empty-handed", 0)):
        assert is_asked(each)
        go_on(each, each.get_by_role("button", name=bottle))
        touch(on_the_felt(each).nth(nose))
        go_on(each, move_button(each).last)
    assert is_asked(page)
    touch_card(lit(page).first)
    go_on(page, move_button(page).last)
    axe(page)
    touch(on_the_felt(page).first)
    go_on(page, move_button(page).last)
    touch(page.get_by_role("button", name="Ask Bob"))
    go_on(page, move_button(page).last)
    assert is_asked(friend)
    for each, words in ((page, "You give .* from Bob"), (friend, " gives .* from you")):
        expect(each.get_by_role("region", name=re.compile("trade window$"))).to_contain_text(re.compile(words))
    axe(friend)
    go_on(friend, friend.get_by_role("button", name="Decline"))
    assert is_asked(page)


@SIZES
def test_a_tap_draws_from_the_market_and_a_guest_opens_large(
    visit: Visit, known_deal: KnownDeal, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    house: dict[str, Value] = {"first_player": "random", "discard_market": True}
    known_deal(seed_where(GAME, 2, house, may_draw_two))
    make_table(page, game=GAME, seats=2, house=house)
    deal_for(page)
    assert is_asked(page)
    before = hand(page).count()
    card = page.get_by_role("group", name="Resource Market").locator("[data-pick]").nth(1)
    touch(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    go_on(page, move_button(page).last)
    expect(hand(page)).to_have_count(before + 1)
    expect(own_guests(page)).to_have_count(0)
    touch(page.get_by_role("group", name="Your guests").get_by_role("button").first)
    large = page.get_by_role("dialog")
    expect(large).to_be_visible()
    axe(page)
    touch(large.get_by_role("button", name="Close"))
    touch(page.get_by_role("list", name="Seats").get_by_role("button").first)
    expect(page.get_by_role("group", name=re.compile(": more$"))).to_contain_text("cards in hand")
    axe(page)
