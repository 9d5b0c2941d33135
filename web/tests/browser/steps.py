"""What people do at a table, in a browser."""

import re

from playwright.sync_api import Page, expect

from .people import told, wait_for_more
from .travel import go

MOST_DECISIONS = 60
LIT = ".hand-card.legal:not([inert] *)"
"""A card that can be played; one that is just leaving the hand is none."""


def give_name(page: Page, name: str) -> None:
    """Say who one is, in the lobby."""
    page.get_by_role("button", name="Tell us your name").click()
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("button", name="That is me").click()
    expect(page.get_by_role("button", name=re.compile(f"{name} ?: change your name"))).to_be_visible()


def make_table(page: Page, **wish: object) -> None:
    """Make a table of Coasters with these wishes, and go there."""
    made = page.evaluate(
        """async (wish) => {
          const body = JSON.stringify({ game: 'coasters', seats: 3, pace: 'instant', ...wish })
          const headers = { 'content-type': 'application/json' }
          const answer = await fetch('/api/tables', { method: 'POST', headers, body })
          return (await answer.json()).id
        }""",
        wish,
    )
    go(page, page.url.split("/tables")[0].rstrip("/") + f"/tables/{made}")
    expect(page.get_by_role("button", name="Deal")).to_be_visible()


def deal(page: Page) -> None:
    """Let the cards be dealt."""
    page.get_by_role("button", name="Deal").click()
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()


def is_over(page: Page) -> bool:
    """Whether the end is shown."""
    return page.get_by_role("button", name="Again", exact=True).is_visible()


def story(page: Page) -> list[str]:
    """What a screen reader was told lately."""
    return page.locator("[role=log][aria-label=Story] p").all_inner_texts()


def wait_for_decision(page: Page) -> None:
    """Wait until something is asked of this seat, or all is over."""
    expect(page.locator(LIT).or_(page.locator("[data-finale]")).first).to_be_visible()


def scrolls(page: Page) -> bool:
    """Whether the page itself can be scrolled."""
    return bool(
        page.evaluate(
            "(e => e.scrollHeight > innerHeight + 1 || e.scrollWidth > innerWidth + 1)(document.scrollingElement)"
        )
    )


def play_by_taps(page: Page) -> list[int]:
    """Play to the end, always the first lit card; give the taps that each decision took."""
    taps: list[int] = []
    for _ in range(MOST_DECISIONS):
        wait_for_decision(page)
        if is_over(page):
            return taps
        card = page.locator(LIT).first.get_by_role("img").get_attribute("aria-label")
        page.locator(LIT).first.tap()
        page.get_by_role("button", name=re.compile(r"^Choose \d+$")).tap()
        taps.append(2)
        expect(page.locator(".hand-card:not([inert] *)").get_by_role("img", name=card, exact=True)).to_have_count(0)
        assert not scrolls(page)
    raise AssertionError("The game did not end.")


def play_by_keyboard(page: Page) -> int:
    """Play to the end without touching anything but keys; give the number of decisions."""
    for decisions in range(MOST_DECISIONS):
        wait_for_decision(page)
        if is_over(page):
            return decisions
        before = told(page)
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        wait_for_more(page, before)
    raise AssertionError("The game did not end.")


def play_first(page: Page) -> None:
    """Play the first lit card by keys."""
    before = told(page)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    wait_for_more(page, before)
