"""The table of The Empire Needs Beer!: whole games, and everything that it asks."""

import re
from functools import cache
from typing import Any

from playwright.sync_api import Browser, Page, expect

from browser.axe import axe
from browser.fixtures import SIZES, Visit
from browser.measures import DESKTOP
from browser.people import deal_for, everything_else, expect_same_end, hand, is_asked, lit, touch, touch_card, turn_line
from browser.staged import NAMES, Staged, position
from browser.steps import give_name, make_table, scrolls
from taphouse.core.view import Item, View
from taphouse.games.empire_needs_beer.game import GAME
from taphouse.games.empire_needs_beer.tests.browser.playing import bench, doubt, orders, play_alone, regions, work
from taphouse.words.languages import words_of

SHORT = {"orders_removed": 12, "first_player": "seat_1"}


def sit_down(page: Page, seats: int, **house: object) -> None:
    """Sit down with bots."""
    give_name(page, "Ann")
    make_table(page, game="empire-needs-beer", seats=seats, house={"first_player": "seat_1", **house})
    deal_for(page)


def card_called(page: Page, name: str) -> None:
    """Raise the first card in hand that is called so."""
    touch_card(hand(page).filter(has=page.get_by_role("img", name=re.compile(name))).first)


def take_a_barrel(page: Page) -> None:
    """Play a card that takes a barrel, with two taps: of five basic actions at least one does."""
    card_called(page, "Basic: Take")
    touch(page.get_by_role("button", name=re.compile("^Play ")))


def test_a_whole_game_with_bots(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    sit_down(page, 4, **SHORT)
    assert is_asked(page)
    assert play_alone(page) > 5
    expect_same_end(page)
    axe(page)
    touch(everything_else(page).get_by_role("button", name="Look at the table"))
    scores = page.get_by_role("group", name="How it was scored")
    expect(scores.get_by_role("row")).to_have_count(1 + 4)
    expect(scores).to_contain_text("Taken away at the start:")
    touch(scores.get_by_role("button", name="Cheers!"))
    expect(scores).to_contain_text("drink responsibly")
    axe(page)
    touch(scores.get_by_role("button", name="See the board"))
    expect(page.get_by_role("list", name="Orders in the middle")).to_be_visible()


@SIZES
def test_the_last_sip_is_asked_of_everybody(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    sit_down(page, 4, first_player="last_sip")
    question = page.get_by_role("group", name="The last sip")
    expect(question.get_by_role("button")).to_have_count(4)
    axe(page)
    touch(question.get_by_role("button", name="Right now"))
    expect(question).to_have_count(0)
    expect(page.get_by_role("button", name="End turn")).to_be_visible()


@SIZES
def test_a_barrel_moves_with_a_tap_on_the_card_and_one_on_the_place(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    sit_down(page, 2)
    assert is_asked(page)
    axe(page)
    assert not scrolls(page)
    stored = page.get_by_role("region", name="Your warehouse").get_by_role("img")
    take_a_barrel(page)
    expect(stored).to_have_count(1)
    card_called(page, "Basic: Place")
    expect(regions(page)).to_have_count(3)
    axe(page)
    touch(page.get_by_role("button", name="Your territory in the Soot Peaks"))
    expect(stored).to_have_count(0)
    expect(page.get_by_role("region", name="The Soot Peaks")).to_contain_text("You: 1 barrel, in the lead")
    expect(page.get_by_role("img", name="2 time units left of 4")).to_be_visible()


@SIZES
def test_time_that_would_be_lost_is_asked_about_and_cards_are_marked_before_they_go(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    sit_down(page, 2)
    assert is_asked(page)
    touch(page.get_by_role("button", name="End turn"))
    expect(page.get_by_role("button", name="Lose 4 units, end")).to_be_visible()
    touch(page.get_by_role("button", name="Lose 4 units, end"))
    expect(page.get_by_role("button", name="Keep all")).to_be_visible()
    touch_card(lit(page).first)
    touch_card(lit(page).nth(1))
    axe(page)
    touch(page.get_by_role("button", name="Discard 2, draw up"))
    expect(turn_line(page, "^Your turn")).to_be_visible()
    expect(hand(page)).to_have_count(5)


@SIZES
def test_sheets_and_large_views(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    sit_down(page, 3)
    touch(page.get_by_role("button", name=re.compile("Fame ?so far")))
    expect(page.get_by_role("dialog", name="If it ended now").get_by_role("row")).to_have_count(4)
    axe(page)
    page.keyboard.press("Escape")
    touch(page.get_by_role("button", name=re.compile("^\\d+ discards")))
    expect(page.get_by_role("dialog", name="Your cards")).to_contain_text("Draw pile, in no order (3)")
    axe(page)
    page.keyboard.press("Escape")
    seats = page.get_by_role("list", name="Seats").get_by_role("button")
    touch(seats.first)
    panel = page.get_by_role("group", name=re.compile(": more$"))
    for words in ("No order completed yet.", "Warehouse", "Cards in hand", "Draw pile", "Discards"):
        expect(panel).to_contain_text(words)
    axe(page)
    page.keyboard.press("Escape")
    order = page.get_by_role("list", name="Orders in the middle").get_by_role("button").first
    touch(order)
    expect(page.get_by_text("It still needs")).to_be_visible()
    order.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text("go back")
    axe(page)


WORDS = words_of(GAME, catalogue=GAME.catalogue({}))


def name_of(card: Item) -> str:
    return WORDS.piece(card.id)


def price_of(card: Item) -> int:
    return int(WORDS.catalogue[card.id]["price"])


@cache
def card_in_vain() -> View:
    """A turn on which a card of the hand would do nothing, and some card could be bought for 2 time units or more."""

    def wanted(view: Any) -> bool:
        can_pay = any(price_of(card) > 1 and "affordable" in card.marks for card in view.zone("display").items)
        return can_pay and any(move.idle for move in view.moves)

    return position("empire-needs-beer", 3, {"first_player": "seat_1"}, wanted)


@SIZES
def test_a_card_that_would_do_nothing_is_asked_about(browser: Browser, address: str, size: tuple[int, int]) -> None:
    view: Any = card_in_vain()
    vain = next(move for move in view.moves if move.idle)
    (card,) = (name_of(one) for one in view.zone(f"hand-{view.eyes}").items if f"item:{one.id}" in vain.on)
    person = Staged(browser, address, size, view)
    page = person.page
    card_called(page, card)
    touch(page.get_by_role("button", name=f"Play {card} for 1 time unit"))
    axe(page)
    touch(doubt(page).get_by_role("button", name="Keep it"))
    expect(doubt(page)).to_have_count(0)
    card_called(page, card)
    card_called(page, card)
    expect(doubt(page)).to_contain_text(f"{card} would do nothing now.")
    page.keyboard.press("Escape")
    expect(doubt(page)).to_have_count(0)
    assert person.asked == []
    card_called(page, card)
    card_called(page, card)
    touch(doubt(page).get_by_role("button", name="Play it all the same"))
    person.expect_moves(vain.text)
    person.close()


@SIZES
def test_ending_a_turn_with_an_order_that_could_be_completed_is_asked_about(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    def wanted(view: Any) -> bool:
        return any(move.wastes for move in view.moves)

    person = Staged(browser, address, size, position("empire-needs-beer", 3, {"first_player": "seat_1"}, wanted))
    page = person.page
    sure = page.get_by_role("dialog", name="Is that what you mean?")
    end = page.get_by_role("button", name=re.compile("^End turn|, end$"))
    touch(end)
    expect(sure).to_contain_text("You can complete")
    axe(page)
    touch(sure.get_by_role("button", name="Go back"))
    expect(sure).to_have_count(0)
    touch(end)
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    assert person.asked == []
    touch(end)
    touch(sure.get_by_role("button", name="Do it all the same"))
    person.expect_moves("end turn")
    person.close()


@SIZES
def test_everything_says_what_it_is_before_it_is_paid_for(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    view: Any = card_in_vain()
    person = Staged(browser, address, size, view)
    page = person.page
    expect(turn_line(page, "Play, buy, draw or complete an order.")).to_be_visible()
    sold = next(one for one in view.zone("display").items if price_of(one) > 1 and "affordable" in one.marks)
    touch(page.get_by_role("list", name="Advance actions on display").get_by_role("img", name=name_of(sold)).first)
    expect(turn_line(page, f"{name_of(sold)}: ")).to_be_visible()
    expect(page.get_by_role("button", name=f"Buy {name_of(sold)} for {price_of(sold)} time units")).to_be_visible()
    touch(page.get_by_role("button", name="Put back"))
    touch(page.get_by_role("button", name=re.compile("^The Soot Peaks: ")))
    expect(page.get_by_text("gets one more card.").last).to_be_visible()
    touch(page.get_by_role("button", name=re.compile("Steps, signs and Fame$")))
    aid = page.get_by_role("dialog", name="Steps, signs and Fame")
    for words in ("Majorities.", "Any colour, chosen anew for each barrel.", "Each set of three different races"):
        expect(aid).to_contain_text(words)
    axe(page)
    page.keyboard.press("Escape")
    page.get_by_role("list", name="Orders in the middle").get_by_role("button").first.click(delay=700)
    expect(page.get_by_role("dialog")).to_contain_text("when you complete it, which costs 1 time unit")
    axe(page)
    assert person.asked == []
    person.close()


@SIZES
def test_a_button_that_is_held_says_what_it_does_and_does_nothing(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    person = Staged(browser, address, size, card_in_vain())
    page = person.page
    held = {
        page.get_by_role("button", name="End turn"): "time that you have not spent is lost",
        page.get_by_role("button", name=re.compile("^Draw 1 time unit$")): "you draw the top card of your draw pile",
        page.get_by_role("button", name=re.compile("^\\d+ discards")): "the cards that you played or laid off",
    }
    for thing, words in held.items():
        thing.click(delay=700)
        expect(page.get_by_text(words)).to_be_visible()
    touch(page.locator(".below"))
    expect(page.get_by_text("Below the open top card")).to_be_visible()
    assert person.asked == []
    person.close()


@cache
def card_of_another() -> View:
    """Look on while somebody with discards, who laid cards off at the end of the last turn, carries a card out."""

    def wanted(view: Any) -> bool:
        return bool(
            view.in_play and view.zone(f"discard-{view.active}").size > 1 and (view.dropped or [[]] * 3)[view.active]
        )

    return position("empire-needs-beer", 3, {"first_player": "seat_1"}, wanted, watch=True)


@SIZES
def test_what_others_play_and_lay_off_lies_open(browser: Browser, address: str, size: tuple[int, int]) -> None:
    view: Any = card_of_another()
    name, played = NAMES[view.active], WORDS.piece(view.in_play)
    person = Staged(browser, address, size, view)
    page = person.page
    touch(page.get_by_role("button", name=re.compile(f"^{name} plays.*{played}")))
    expect(page.get_by_role("dialog").get_by_role("img", name=re.compile(played))).to_be_visible()
    page.keyboard.press("Escape")
    touch(page.get_by_role("list", name="Seats").get_by_role("button", name=re.compile(name)))
    panel = page.get_by_role("group", name=f"{name}: more")
    faces = panel.get_by_role("button").get_by_role("img")
    removed = [card for card in view.zone("removed-actions").items if card.seat == view.active]
    expect(faces).to_have_count(view.zone(f"discard-{view.active}").size + len(removed))
    expect(panel).to_contain_text(f"Laid off when the last turn ended: {WORDS.piece(view.dropped[view.active][0])}")
    axe(page)
    person.close()


def test_by_keyboard_a_card_is_bought_played_and_carried_out(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    sit_down(page, 2)
    assert is_asked(page)
    shop = page.get_by_role("list", name="Advance actions on display").get_by_role("button")
    cheap = shop.filter(has=page.get_by_role("img", name=re.compile("costs 1 "))).first
    name = cheap.get_by_role("img").get_attribute("aria-label")
    assert name
    cheap.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    bought = hand(page).filter(has=page.get_by_role("img", name=name, exact=True))
    expect(bought).to_have_count(1)
    bought.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    if doubt(page).count():
        doubt(page).get_by_role("button", name="Play it all the same").press("Enter")
    expect(bought).to_have_count(0)
    for _ in range(4):
        if bench(page).count():
            axe(page)
            work(page)
    expect(page.get_by_role("img", name="2 time units left of 4").or_(bench(page)).first).to_be_visible()


@SIZES
def test_whoever_looks_on_sees_everything_but_the_hands(visit: Visit, size: tuple[int, int]) -> None:
    host = visit()
    sit_down(host, 2)
    page = visit(host.url.removeprefix(visit.address) + "/screen", size=size)
    expect(page.get_by_role("list", name="Orders in the middle")).to_be_visible()
    expect(page.get_by_role("list", name="Your hand")).to_have_count(0)
    expect(orders(page)).to_have_count(0)
    axe(page)
