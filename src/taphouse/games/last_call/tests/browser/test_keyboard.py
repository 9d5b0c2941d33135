"""Last Call without a mouse or a finger."""

import re

from playwright.sync_api import expect

from browser.deals import seed_where
from browser.fixtures import KnownDeal, Visit
from browser.keys import deal_by_key, key
from browser.measures import DESKTOP
from browser.people import TOLD, cards, is_asked, told
from browser.steps import make_table
from taphouse.core.house import Value
from taphouse.games.last_call.tests.browser.deals import may_play
from taphouse.games.last_call.tests.browser.playing import GAME

BADGES = """async () => {
  await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))
  const things = [...document.querySelectorAll('[data-key]')]
  return Object.fromEntries(things.map((thing) => [thing.ariaLabel || thing.textContent.trim(), thing.dataset.key]))
}"""
"""The keys that stand on things, once they have been put there."""


def test_it_is_drawn_named_and_passed_with_keys_alone(visit: Visit, known_deal: KnownDeal) -> None:
    page = visit(size=DESKTOP)
    house: dict[str, Value] = {"first_player": 0, "tenth_mixer": "pass_the_bottle"}
    known_deal(seed_where(GAME, 3, house, may_play("Pass the Bottle")))
    make_table(page, game=GAME, house=house)
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
    make_table(page, game=GAME, house={"first_player": 0})
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
