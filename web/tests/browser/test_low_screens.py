"""Every table on screens that are wide and low: a phone on its side, a small laptop, a tablet either way."""

from functools import partial
from typing import Any

from playwright.sync_api import Page

from taphouse.core.errors import TaphouseError
from taphouse.core.registry import find_game

from .axe import SETTLED
from .fixtures import Visit
from .games import EVERY_GAME, player_of
from .people import deal_for, is_asked
from .staged import Sit, position
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
LAPTOPS = ((1280, 620), (1366, 657))
COLLIDING = """() => {
  const SLACK = 4
  const isSeen = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest('.unseen, kbd, svg')
  const named = (node) =>
    (node.getAttribute('aria-label') || node.textContent || '').trim().replace(/\\s+/g, ' ').slice(0, 30)
  const part = (node) => node.closest('[data-part]')?.dataset.part ?? ''
  const box = (name, { left, right, top, bottom }, of, whole) =>
    ({ name: `${name} (${of})`, of, whole, left, right, top, bottom })
  const all = (where) => [...document.querySelectorAll(`main ${where}`)].filter(isSeen)
  const boxes = (where, of) => all(where).map((node) => box(named(node), node.getBoundingClientRect(), of, node))
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK
  const words = []
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode
    const of = part(text.parentElement)
    if (!text.data.trim() || of === 'hand' || !isSeen(text.parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      // The box of a line is higher than its letters.
      const lines = { left, right, top: top + height * 0.22, bottom: bottom - height * 0.22 }
      if (width > 2) words.push(box(text.data.trim().slice(0, 30), lines, `words, ${of}`, text))
    }
  }
  const plates = boxes('.plate', 'plate')
  const cards = boxes('[data-part=hand] :is(button, [role=img])', 'mine')
  const places = boxes('[data-thing^="zone:place-"]', 'place')
  const rail = boxes('[data-part=felt] .rail', 'felt')
  const buttons = boxes('[data-part=buttons] button', 'button')
  const turn = words.filter((one) => part(one.whole.parentElement) === 'turn')
  // What is asked may lie over what lies on the felt, but over nothing else.
  const over = ({ whole }) => (whole.parentElement ?? whole).closest('.over, .opening')
  const within = (a, b) =>
    a.whole.contains(b.whole) || b.whole.contains(a.whole) ||
    (a.of === b.of && a.of === 'words, felt' && over(a) !== over(b))
  const found = []
  const apart = (some, others) => {
    for (const [i, one] of some.entries()) {
      for (const [j, other] of others.entries()) {
        if ((some === others && i >= j) || within(one, other) || !meet(one, other)) continue
        found.push(`${one.name} and ${other.name}`)
      }
    }
  }
  apart(words, words)
  apart(plates, plates)
  apart(plates, words)
  apart(plates, [...cards, ...buttons])
  apart(cards, [...rail, ...turn, ...buttons])
  apart(turn, [...rail, ...buttons])
  apart(places, places)
  for (const one of [...plates, ...cards, ...buttons, ...words]) {
    const isOff = one.left < -1 || one.right > innerWidth + 1 || one.top < -1 || one.bottom > innerHeight + 1
    if (isOff) found.push(`${one.name} beyond the screen`)
  }
  const desk = document.querySelector('.desk')?.getBoundingClientRect().top ?? innerHeight
  for (const one of [...cards, ...turn]) if (one.bottom > desk + 1) found.push(`${one.name} behind the desk`)
  for (const node of all('[data-part=felt] *')) {
    const scrolls = getComputedStyle(node).overflowY === 'auto'
    if (scrolls && node.scrollHeight > node.clientHeight + 2) found.push(`${named(node)} cut off`)
  }
  return [...new Set(found)]
}"""
"""Which words, seats, own things and buttons lie on each other, beyond the screen, or are cut off."""


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
    page.clock.run_for(350)
    page.wait_for_function(SETTLED)
    found: list[str] = page.evaluate(ASTRAY)
    return [*found, *(["the page scrolls"] if scrolls(page) else [])]


@EVERY_GAME
def test_nothing_of_ones_own_goes_astray(visit: Visit, game: str) -> None:
    page = visit(size=SCREENS[0], clock=True)
    make_table(page, game=game, seats=most_seats(game))
    deal_for(page)
    assert is_asked(page)

    assert {size: astray(page, size) for size in SCREENS} == {size: [] for size in SCREENS}


def looks(scene: str, view: Any) -> bool:
    """Whether this is asked."""
    return bool(view.task == scene)


def colliding(page: Page, size: tuple[int, int]) -> list[str]:
    """Make the screen so large, and look for things that lie on each other there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.clock.run_for(350)
    page.wait_for_function(SETTLED)
    found: list[str] = page.evaluate(COLLIDING)
    return [*found, *(["the page scrolls"] if scrolls(page) else [])]


@EVERY_GAME
def test_nothing_lies_on_anything_else_on_a_low_laptop(sit: Sit, game: str) -> None:
    scenes = player_of(game).SCENES
    views = [position(game, 4, {}, partial(looks, scene)) for scene in scenes]
    table = sit(views[0], LAPTOPS[0])
    found: dict[str, list[str]] = {}
    for scene, view in zip(scenes, views, strict=True):
        table.show(view)
        found |= {f"{scene} at {size}": colliding(table.page, size) for size in LAPTOPS}
    table.replay()
    found |= {f"replay at {size}": colliding(table.page, size) for size in LAPTOPS}

    assert {where: what for where, what in found.items() if what} == {}
