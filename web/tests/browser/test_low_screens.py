"""Every table on screens that are wide and low: a phone on its side, a small laptop, a tablet either way."""

import pytest
from playwright.sync_api import Page

from taphouse.core.errors import TaphouseError
from taphouse.core.registry import find_game, list_games

from .axe import STILL
from .conftest import Visit
from .people import deal_for, is_asked
from .steps import make_table, scrolls

SCREENS = ((844, 390), (740, 360), (1280, 720), (1024, 768), (768, 1024))
ASTRAY = """() => {
  const all = (where) => [...document.querySelectorAll(where)].map((one) => [one, one.getBoundingClientRect()])
  const words = all('[data-part=turn] [role=status] > *')
  const isOver = (box) => words.some(([, one]) =>
    box.left < one.right && one.left < box.right && box.top < one.bottom - 2 && one.top < box.bottom)
  const isOff = (box) => box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1
  return all('[data-part=hand] :is(button, [role=img]), [data-part=buttons] button')
    .filter(([, box]) => box.width > 1 && (isOff(box) || isOver(box)))
    .map(([thing, box]) => `${thing.getAttribute('aria-label') || thing.textContent} at ${JSON.stringify(box)}`)
}"""
"""What of one's own things lies beyond the screen, or over the words that say whose turn it is."""


def most_seats(game: str) -> int:
    """Find how many can sit down without changing the house rules."""
    for seats in range(find_game(game).meta.seats_max, 0, -1):
        try:
            find_game(game).house(seats)
        except TaphouseError:
            continue
        return seats
    raise AssertionError(f"Nobody can play {game}.")


def astray(page: Page, size: tuple[int, int]) -> list[str]:
    """Make the screen so large, and look for things that went astray there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(350)
    page.wait_for_function(STILL)
    found: list[str] = page.evaluate(ASTRAY)
    return [*found, *(["the page scrolls"] if scrolls(page) else [])]


@pytest.mark.parametrize("game", [meta.id for meta in list_games()])
def test_nothing_of_ones_own_goes_astray(visit: Visit, game: str) -> None:
    page = visit(size=SCREENS[0])
    make_table(page, game=game, seats=most_seats(game))
    deal_for(page)
    assert is_asked(page)

    assert {size: astray(page, size) for size in SCREENS} == {size: [] for size in SCREENS}
