"""Letters twice as large, as somebody sets them in the browser: everything can still be read and be reached."""

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, expect

from .axe import STILL
from .fixtures import SIZES, Visit, launch
from .games import EVERY_GAME, player_of
from .language import CUT, MEETING
from .measures import PHONE
from .people import touch
from .staged import Sit, position
from .steps import make_table
from .test_low_screens import ASTRAY, looks
from .travel import go, settle

TWICE = "--blink-settings=defaultFontSize=32"
"""The size of letters in the settings of Chromium, where 16 is usual."""
UNREACHABLE = """() => {
  const top = [...document.querySelectorAll('dialog[open], .panel')].at(-1) ?? document.body
  const isOn = (thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !thing.disabled && !thing.closest('[inert], .unseen, label .unseen') && !thing.matches('.unseen')
  const missed = (thing) => {
    thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = thing.getBoundingClientRect()
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return !(found && (thing.contains(found) || found.contains(thing)))
  }
  return [...top.querySelectorAll('button, a[href], summary, select')].filter(isOn).filter(missed)
    .map((thing) => thing.ariaLabel || thing.textContent.trim().slice(0, 40))
}"""
"""What of a page or of the sheet on top no pointer finds, however far it is scrolled."""


@pytest.fixture(scope="module")
def large(browser: Browser) -> Iterator[Browser]:
    """Start a browser in whose settings letters are twice as large."""
    found = launch(browser.browser_type, TWICE)
    yield found
    found.close()


@pytest.fixture
def visit(large: Browser, address: str) -> Iterator[Visit]:
    """Let people come in who need large letters."""
    visit = Visit(large, address)
    yield visit
    visit.leave()


@pytest.fixture
def sit(large: Browser, address: str) -> Iterator[Sit]:
    """Sit people down who need large letters."""
    sit = Sit(large, address)
    yield sit
    sit.see_home()


def faults(page: Page) -> dict[str, list[str]]:
    """List what is cut off, what lies on each other, and what cannot be reached."""
    page.wait_for_function(STILL)
    found = {
        "cut off": page.evaluate(CUT),
        "meeting": page.evaluate(MEETING),
        "unreachable": page.evaluate(UNREACHABLE),
    }
    return {what: wrong for what, wrong in found.items() if wrong}


@SIZES
def test_in_the_lobby_and_before_the_deal(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    expect(page.locator("button.mat").first).to_be_visible()
    assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") >= 32
    found = {"lobby": faults(page)}
    for name in ("Learn", "Tell us your name", *(["Join by code"] if size == PHONE else [])):
        touch(page.get_by_role("button", name=name))
        found[name] = faults(page)
        page.keyboard.press("Escape")
        settle(page)
    for path in ("/make/last-call", "/games/last-call/rules"):
        go(page, visit.address + path)
        expect(page.get_by_role("heading").first).to_be_visible()
        found[path] = faults(page)
    go(page, visit.address)
    make_table(page, game="cocktail-conspiracy", seats=4)
    found["waiting room"] = faults(page)

    assert {where: what for where, what in found.items() if what} == {}


@SIZES
@EVERY_GAME
def test_at_the_table_and_on_its_sheets(sit: Sit, game: str, size: tuple[int, int]) -> None:
    table = sit(position(game, 4, {}, partial(looks, player_of(game).SCENES[0])), size)
    page = table.page
    page.wait_for_function(STILL)
    found = {"table": {"astray": astray} if (astray := page.evaluate(ASTRAY)) else {}}
    touch(page.get_by_role("button", name="Menu"))
    found["menu"] = faults(page)
    for entry in ("Story", "Rules"):
        touch(page.get_by_role("dialog").get_by_role("button", name=entry, exact=True))
        expect(page.get_by_role("dialog", name=entry)).to_be_visible()
        found[entry] = faults(page)
        touch(page.get_by_role("dialog").get_by_role("button", name="Close"))
        touch(page.get_by_role("button", name="Menu"))

    assert {where: what for where, what in found.items() if what} == {}
