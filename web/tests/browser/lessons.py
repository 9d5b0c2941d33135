"""Taking a lesson as a person does: read the plate, tap the things, try something poor, and come back after a break.

A game's own test says which lesson; and how a move is made, where that takes more than taps on its things and button:

    @SIZES
    @lessons_of("last-call")
    def test_each_lesson_is_finished_by_taps(visit, lesson, size):
        take(visit, "last-call", lesson, size)
"""

import re
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from taphouse.core import lesson as learning
from taphouse.core.registry import find_game

from .fixtures import Visit
from .measures import PATIENCE
from .people import touch, touch_card
from .travel import reload

Move = dict[str, Any]
"""A move as the page was told it: ``text``, ``do``, ``on``, ``flags``."""
Make = Callable[[Page, Move], None]

A_BLINK = 350
"""Milliseconds after which a tap has either asked the bar, or only picked something.

The page lives through them at once. A second tap that comes sooner is taken for a mistake.
"""
A_LOOK = 300
"""Milliseconds that the page lives through at once, over and over, while it shows what the others do."""

ASK = """async ([game, lesson]) => {
  const answers = JSON.parse(localStorage.getItem(`taphouse.lesson.${game}.${lesson}`) ?? '[]')
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ answers }) }
  return (await fetch(`/api/games/${game}/lessons/${lesson}`, init)).json()
}"""
"""Where the lesson is, by the answers that this browser keeps."""

APART = 0.4
"""Seconds between two taps of a person, at least. What comes sooner is taken for a double tap, by the time that passes
for the browser itself: the page does not live through that at once."""
_LATEST = [0.0]

LISTEN = """() => {
  window.clicked = false
  addEventListener('click', () => { window.clicked = true }, { once: true, capture: true })
}"""
CLICKED = "() => window.clicked"
"""Whether a click has come of what a finger did."""

STATE = """() => [...document.querySelectorAll('[data-part=bar], .speech:not([inert])')]
  .map((one) => one.innerText).join(' ')"""
"""The step and what is said at it; nothing is said at the end."""

WHOLE = """() => [...document.querySelectorAll('.speech:not([inert])')].every((plate) => {
  const { left, top, right, bottom } = plate.getBoundingClientRect()
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
})"""
"""Whether all of the plate lies on the screen."""


def lessons_of(game: str) -> pytest.MarkDecorator:
    """Run a test with every lesson of a game."""
    return pytest.mark.parametrize("lesson", [one.id for one in learning.lessons_of(find_game(game))])


def take(visit: Visit, game: str, lesson: str, size: tuple[int, int], make: Make | None = None) -> Page:
    """Take a lesson to its end, with one poor answer on the way and one break in the middle; give the page."""
    page = visit(f"/learn/{game}/{lesson}", size=size, clock=True)
    make = make or make_by_touch
    is_poor_tried = False
    steps = page.evaluate(ASK, [game, lesson])["steps"]
    for at in range(steps):
        wait_for_step(page, at, steps)
        told = page.evaluate(ASK, [game, lesson])
        expect_readable(page, told)
        if at == steps // 2:
            reload(page)
            wait_for_step(page, at, steps)
            rest(page, told)
        if told.get("wants") and not is_poor_tried:
            is_poor_tried = try_poorly(page, told, make)
            wait_for_step(page, at, steps)
            rest(page, told)
        answer(page, told, make)
    expect(page.get_by_role("dialog", name="Well done")).to_be_visible()
    assert is_poor_tried, f"The lesson {lesson} wants whatever can be done at every step."
    return page


def plate(page: Page) -> Locator:
    """What the lesson says; not what it said before, which fades away."""
    return page.locator(".speech:not([inert])")


def wait_for_step(page: Page, at: int, steps: int) -> None:
    """Wait until the lesson has come to a step, counted from 0, and says what it is about."""
    expect(page.get_by_text(f"Lesson, step {at + 1} of {steps}", exact=True)).to_be_visible()
    expect(plate(page)).to_have_count(1)
    expect(plate(page).get_by_role("status")).to_be_visible()


def expect_readable(page: Page, told: dict[str, Any]) -> None:
    """The plate lies on the screen as a whole, and all that it points at can be seen."""
    page.wait_for_function(WHOLE)
    for thing in told.get("point", []):
        expect(shown(page, thing).first, f"Nothing on the page is {thing}.").to_be_attached()


def rest(page: Page, told: dict[str, Any]) -> None:
    """Wait until the table lies there again: what is touched while it comes is not picked."""
    let_it_be_answered(page)
    expect_readable(page, told)


def shown(page: Page, thing: str) -> Locator:
    """What shows a thing: ``item:beer-7-a``, ``zone:draw``, ``seat:2``, ``do:draw``, ``flag:call``, ``part:hand``."""
    kind, _, name = thing.partition(":")
    named = f'[data-{kind}="{name}"]' if kind in ("part", "move") else f'[data-is="{thing}"]'
    return page.locator(f"{named}:not([inert] *):visible")


def answer(page: Page, told: dict[str, Any], make: Make) -> None:
    """Go on from what is to be read, or make the best of the wanted moves."""
    if not told.get("wants"):
        tap(plate(page).get_by_role("button", name="Next"))
        return
    best = next(move for move in moves_of(told) if move["text"] == told["good"][0])
    before = state_of(page)
    make(page, best)
    has_come = state_of(page) != before or has_answered(page, before)
    assert has_come, f"Nothing came of {best['text']!r}: {page.locator('body').inner_text()}"
    assert plate(page).get_by_role("alert").count() == 0, plate(page).inner_text()


def try_poorly(page: Page, told: dict[str, Any], make: Make) -> bool:
    """Make a move that is open but not wanted: it is explained with a rule, and taken back; False if there is none."""
    other = next((move for move in moves_of(told) if move["text"] not in told["good"] and can_touch(page, move)), None)
    if other is None:
        return False
    make(page, other)
    expect(plate(page).get_by_role("alert").get_by_role("paragraph")).to_have_count(2)
    expect(plate(page).get_by_role("button", name=re.compile("^Rule "))).to_be_visible()
    page.wait_for_function(WHOLE)
    tap(plate(page).get_by_role("button", name="Take it back"))
    return True


def moves_of(told: dict[str, Any]) -> list[Move]:
    """What can be done at the table as it stands; catching and the like come last."""
    moves: list[Move] = told["frames"][-1]["view"].get("moves", [])
    return sorted(moves, key=lambda move: len(move.get("flags", [])))


def can_touch(page: Page, move: Move) -> bool:
    """Whether there is something on the table by which the move can be made."""
    return bool(steps_of(page, move)) or shown(page, verb_of(move)).count() > 0


def steps_of(page: Page, move: Move) -> list[str]:
    """What is tapped for a move: a button of its own, or else its things; a zone only if that is all."""
    if shown(page, f"move:{move['text']}").count() > 0:
        return [f"move:{move['text']}"]
    if not move.get("on") and shown(page, verb_of(move)).count() > 0:
        return []
    things = dict.fromkeys([*move.get("on", []), *named_in(move)])
    there = [thing for thing in things if shown(page, thing).count() > 0]
    return [thing for thing in there if not thing.startswith("zone:")] or there


def named_in(move: Move) -> list[str]:
    """What the words of a move name: cells and zones as they are, pieces as ``item:beer``; seats are only told."""
    found = [value.partition(":") for value in move.get("do", {}).values() if isinstance(value, str)]
    named = [(kind if kind in ("cell", "zone") else "item", name) for kind, _, name in found if name and kind != "seat"]
    return [f"{kind}:{name}" for kind, name in named]


def verb_of(move: Move) -> str:
    """The button of a move."""
    return re.sub("^do-", "do:", move.get("do", {}).get("say", ""))


def make_by_touch(page: Page, move: Move) -> None:
    """Arm its additions, tap its things one after the other, then its button, or the last thing once more."""
    before = state_of(page)
    for flag in move.get("flags", []):
        arm(page, flag)
    things = steps_of(page, move)
    for thing in things:
        tap_card(shown(page, thing).first)
        if has_answered(page, before):
            return
    button = shown(page, verb_of(move))
    if button.count() > 0:
        tap(button.first)
    elif things:
        tap_card(shown(page, things[-1]).first)
    has_answered(page, before)


def tap(thing: Locator) -> None:
    """Touch something, and wait until the page has heard the click that comes of it."""
    page = thing.page
    lift_finger(page)
    page.evaluate(LISTEN)
    touch(thing)
    hear_click(page)


def tap_card(card: Locator) -> None:
    """Touch what is to be seen of a card on which others lie, and wait until the page has heard of it."""
    page = card.page
    lift_finger(page)
    page.evaluate(LISTEN)
    touch_card(card)
    hear_click(page)


def lift_finger(page: Page) -> None:
    """Let as much time pass since the tap before as a person needs."""
    left = _LATEST[0] + APART - monotonic()
    if left > 0:
        page.wait_for_timeout(1000 * left)


def hear_click(page: Page) -> None:
    """Wait until the page has heard the click that comes of a tap."""
    page.wait_for_function(CLICKED)
    _LATEST[0] = monotonic()


def arm(page: Page, flag: str) -> None:
    """Press the button of an addition, such as a call, unless it is pressed already."""
    button = shown(page, f"flag:{flag}").first
    if button.get_attribute("aria-pressed") != "true":
        tap(button)
    expect(button).to_have_attribute("aria-pressed", "true")


def state_of(page: Page) -> str:
    """The step and what is said at it."""
    said: str = page.evaluate(STATE)
    return said


def has_answered(page: Page, before: str) -> bool:
    """Live through a moment, and longer if the bar was asked; whether the lesson goes on, or says why it does not."""
    let_it_be_answered(page)
    return state_of(page) != before


def let_it_be_answered(page: Page) -> None:
    """Let a moment pass; and if the bar was asked, all that it takes to look at what came of it."""
    page.clock.run_for(A_BLINK)
    latest = monotonic() + PATIENCE / 1000
    while page.locator("[data-busy]").count() > 0:
        assert monotonic() < latest, "The others did not come to an end."
        page.clock.run_for(A_LOOK)
