"""The end of each game: the felt tells it, with the game's own picture, and one way on."""

import re

import pytest
from playwright.sync_api import Page, expect

from .axe import SETTLED, axe
from .fixtures import SIZES
from .games import EVERY_GAME
from .measures import DESKTOP, PHONE, SIDEWAYS
from .people import again, end
from .played import ended
from .staged import Sit, Staged
from .steps import scrolls, story

WON = re.compile("^(You|.+ and you) win!")
"""As it is said to a winner; whoever shares a win is named."""
SEATS = {"empire-needs-beer": 3}
CUT = """() => {
  const felt = document.querySelector('[data-part=felt]').getBoundingClientRect()
  const out = (box) => box.left < -1 || box.right > innerWidth + 1 || box.top < felt.top - 1
  return [...document.querySelectorAll('[data-finale] *, .closing *')]
    .filter((one) => one.checkVisibility() && !one.closest('.unseen, .light, svg svg'))
    .filter((one) => one.getBoundingClientRect().width > 0 && out(one.getBoundingClientRect()))
    .map((one) => one.className + ' ' + one.textContent.slice(0, 30))
}"""
"""What of the end is not wholly in sight."""


def seated(sit: Sit, game: str, size: tuple[int, int], winner: int | None = None) -> Staged:
    """Somebody at a table whose last move was just made."""
    before, after = ended(game, SEATS.get(game, 4), winner)
    person = sit(before, size)
    person.show(after)
    expect(end(person.page)).to_be_visible()
    return person


def expect_whole(page: Page) -> None:
    """All of the end can be seen, and nothing lies over the table."""
    page.clock.run_for(200)
    page.wait_for_function(SETTLED)
    assert page.evaluate(CUT) == []
    assert not scrolls(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(again(page)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Everything else")).to_be_in_viewport(ratio=1)


@SIZES
@EVERY_GAME
def test_the_felt_tells_the_end_and_nothing_covers_it(sit: Sit, game: str, size: tuple[int, int]) -> None:
    page = seated(sit, game, size, 0).page
    heading = page.locator("[data-finale] h2")
    expect(heading).to_be_focused()
    expect(heading).to_have_text(WON)
    expect(end(page).locator(".decided")).not_to_be_empty()
    expect_whole(page)
    high, wide = again(page).evaluate("(one) => [one.offsetHeight, one.offsetWidth]")
    assert (high, wide) == ((60, 366) if size == PHONE else (72, 360))
    said = story(page)
    assert WON.match(said[-1])
    axe(page)


@EVERY_GAME
def test_the_words_are_the_same_for_those_who_did_not_win(sit: Sit, game: str) -> None:
    page = seated(sit, game, SIDEWAYS, 1).page
    expect(page.locator("[data-finale] h2")).to_contain_text("Mike")
    expect(page.get_by_text("lose")).to_have_count(0)
    expect_whole(page)


@EVERY_GAME
def test_a_replay_tells_the_end_but_offers_no_other_game(sit: Sit, game: str) -> None:
    person = seated(sit, game, DESKTOP)
    person.replay()
    expect(end(person.page)).to_be_visible()
    expect(again(person.page)).to_have_count(0)
    person.page.get_by_role("button", name="Look at the table").click()
    expect(end(person.page)).to_have_count(0)


@pytest.mark.parametrize("game", ["last-call"])
def test_the_last_move_is_seen_first_and_a_tap_skips(sit: Sit, game: str) -> None:
    before, after = ended(game, 4)
    person = sit(before, PHONE, calm=False)
    person.show(after)
    person.page.locator("[data-part=felt]").wait_for()
    person.live(300)
    expect(end(person.page)).to_have_count(0)
    person.page.mouse.click(5, 400)
    expect(end(person.page)).to_be_visible()
