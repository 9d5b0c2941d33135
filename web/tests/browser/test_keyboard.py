"""Games without a mouse or a finger."""

import re

import pytest
from playwright.sync_api import Page, expect

from taphouse.core.house import Value
from taphouse.core.registry import list_games

from .conftest import KnownDeal, Visit
from .deals import may_play, seed_where
from .measures import DESKTOP
from .people import TOLD, cards, is_asked, lit, told, turn_line, wait_for_more
from .steps import make_table

BADGES = """async () => {
  await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))
  const things = [...document.querySelectorAll('[data-key]')]
  return Object.fromEntries(things.map((thing) => [thing.ariaLabel || thing.textContent.trim(), thing.dataset.key]))
}"""
"""The keys that stand on things, once they have been put there."""

FOCUSED = """() => {
  const thing = document.activeElement
  return thing === document.body ? '' : thing.ariaLabel || thing.textContent
}"""
"""The name of whatever has the focus; the page as a whole has none."""


def deal_by_key(page: Page) -> None:
    """Reach the button with Tab alone, and press it."""
    go_by_key(page, "Deal")
    page.get_by_role("list", name="Your hand").wait_for()


def go_by_key(page: Page, name: str) -> None:
    """Reach a button or link with Tab alone, as soon as it is there, and press it."""
    page.get_by_text(name).first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in page.evaluate(FOCUSED):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"{name} cannot be reached by Tab.")


def key(page: Page, *keys: str) -> None:
    """Press keys one after the other; with the last one the story goes on."""
    before = told(page)
    for one in keys:
        page.keyboard.press(one)
    wait_for_more(page, before)


def test_with_friends_is_bid_and_played_with_keys_alone(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    make_table(page, game="with-friends-like-these", house={"peak_cards": 3, "first_dealer": 2})
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
    page.get_by_role("button", name="Play again").wait_for()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="How it ended").press("Enter")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_last_call_is_drawn_named_and_passed_with_keys_alone(visit: Visit, known_deal: KnownDeal) -> None:
    page = visit(size=DESKTOP)
    house: dict[str, Value] = {"first_player": 0, "tenth_mixer": "pass_the_bottle"}
    known_deal(seed_where("last-call", 3, house, may_play("Pass the Bottle")))
    make_table(page, game="last-call", house=house)
    deal_by_key(page)
    assert is_asked(page)
    page.keyboard.press("l")
    expect(page.get_by_role("button", name="LAST CALL")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("l")
    expect(page.get_by_role("button", name="LAST CALL")).to_have_attribute("aria-pressed", "false")
    bottle = page.get_by_role("list", name="Your hand").get_by_role("button", name=re.compile("^Pass the Bottle")).first
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('[aria-label=\"Your hand\"]') !== null"):
            break
    page.keyboard.press("Home")
    for _ in cards(page):
        if bottle.evaluate("(card) => card === document.activeElement"):
            break
        page.keyboard.press("ArrowRight")
    expect(bottle).to_be_focused()
    key(page, "Enter", "Enter")
    page.get_by_role("group", name="Name a suit").wait_for()
    suit = page.get_by_role("group", name="Name a suit").get_by_role("button").first
    expect(suit).to_have_attribute("data-key", re.compile("."))
    one = suit.get_attribute("data-key") or ""
    key(page, one, one)
    expect(page.get_by_text(re.compile(r"^\d of \d have chosen, waiting for .*you"))).to_be_visible()
    key(page, "1", "Enter")
    expect(page.get_by_text(re.compile(r"^\d of \d have chosen"))).to_have_count(0)
    assert is_asked(page)
    page.keyboard.press("d")
    expect(page.get_by_text(re.compile("^Enter or D: Draw"))).to_be_visible()
    assert not any(line.startswith("You drew") for line in told(page))
    page.keyboard.press("d")
    page.wait_for_function(f"() => ({TOLD})().some((line) => line.startsWith('You drew'))")


def test_keys_stand_on_things_keep_their_meaning_and_play_nothing_unseen(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    make_table(page, game="last-call", house={"first_player": 0})
    deal_by_key(page)
    assert is_asked(page)
    hand = page.get_by_role("list", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(7)
    for number, card in enumerate(hand.all(), start=1):
        expect(card).to_have_attribute("data-key", str(number))
    before, badges = told(page), page.evaluate(BADGES)
    for one in page.locator("[data-key], [aria-keyshortcuts]").all():
        page.keyboard.press(one.get_attribute("aria-keyshortcuts") or "")
        now = page.evaluate(BADGES)
        assert {name: now.get(name, badge) for name, badge in badges.items()} == badges
        assert not set(now.values()) & {badge for name, badge in badges.items() if name not in now}
        page.keyboard.press("Escape")
    assert told(page) == before
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("LAST CALL")
    expect(sheet).to_contain_text("Put back what is chosen")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def expect_a_place(page: Page) -> None:
    """See that the focus is on something at the table."""
    page.wait_for_function("() => document.activeElement.closest('main') !== null")


def test_the_focus_goes_along_from_page_to_page(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    go_by_key(page, "Six-Pack")
    go_by_key(page, "House rules and seats")
    expect(page.get_by_role("heading", name="Make a table: Six-Pack")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name="Taphouse", level=1)).to_be_focused()
    go_by_key(page, "Make a table")
    expect(page.get_by_role("heading", name="Six-Pack", level=1)).to_be_focused()
    go_by_key(page, "Deal")
    expect(turn_line(page, "^Your turn")).to_be_visible()
    expect_a_place(page)


@pytest.mark.parametrize("game", [meta.id for meta in list_games()])
def test_the_focus_stays_at_the_table_when_what_was_pressed_is_gone(visit: Visit, game: str) -> None:
    page = visit(size=DESKTOP)
    make_table(page, game=game, house={})
    go_by_key(page, "Deal")
    for _ in range(4):
        expect(turn_line(page, "^Your turn")).to_be_visible()
        expect_a_place(page)
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
        expect_a_place(page)
