"""Nothing is told by colour alone: not to people who see no red, no green or no blue, at any of our tables."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

from .axe import STILL
from .games import EVERY_GAME, player_of
from .measures import PHONE
from .staged import NAMES, Sit, position
from .test_low_screens import looks, most_seats
from .vision import TYPES, distance

APART = 15
"""Colours so far apart are told from each other at a glance, and small: 2 or 3 can just be told side by side."""
BUSY = 30
"""Decisions after which there is much on a table."""
MARKS = """() => {
  const HUES = ['fill', 'stroke', 'backgroundColor', 'borderLeftColor']
  const UNSEEN = ['fill', 'stroke', 'style', 'stop-color', 'color', 'title', 'id']
  const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && node.getBoundingClientRect().width > 2
  const isClear = (hue) => hue === 'none' || hue.startsWith('url') || /, 0\\)$/.test(hue)
  const hues = (node) => {
    const style = getComputedStyle(node)
    const isDrawn = node instanceof SVGElement
    return HUES.filter((hue) => isDrawn === (hue === 'fill' || hue === 'stroke'))
      .filter((hue) => hue !== 'borderLeftColor' || parseFloat(style.borderLeftWidth) > 0)
      .map((hue) => style[hue]).filter((hue) => hue.startsWith('rgb') && !isClear(hue))
  }
  const form = (node) => {
    const bare = node.cloneNode(true)
    for (const part of [bare, ...bare.querySelectorAll('*')]) for (const { name } of [...part.attributes]) {
      if (UNSEEN.includes(name) || /^(aria|data)-/.test(name)) part.removeAttribute(name)
    }
    return bare.outerHTML.replace(/<!--.*?-->/g, '')
  }
  const found = []
  for (const svg of document.querySelectorAll('main svg')) {
    if (svg.parentElement.closest('svg') || !isSeen(svg)) continue
    const shapes = [...svg.querySelectorAll('path, circle, rect, ellipse, polygon, line, text')]
    const what = svg.parentElement.className || svg.className.baseVal
    found.push({ form: form(svg), hues: shapes.flatMap(hues), what })
  }
  for (const node of document.querySelectorAll('main :is(i, b, span, div, li):empty')) {
    const own = hues(node)
    if (isSeen(node) && own.length) found.push({ form: form(node), hues: own, what: node.className })
  }
  return found
}"""
"""Every drawing and every patch of colour on a page: its form without its colours, and its colours."""


def busy(scene: str) -> Callable[[Any], bool]:
    """Wait for a scene of a game that has gone on for a while."""
    decisions = 0

    def wanted(view: Any) -> bool:
        nonlocal decisions
        decisions += 1
        return decisions > BUSY and looks(scene, view)

    return wanted


def alike(marks: list[dict[str, Any]], vision: str) -> list[str]:
    """Name pairs of one form and different colours that cannot be told apart by who sees like this."""
    colours: dict[str, dict[tuple[str, ...], str]] = {}
    for mark in marks:
        colours.setdefault(mark["form"], {})[tuple(mark["hues"])] = mark["what"]
    return [
        f"{vision}: {what}: {one} and {other}"
        for ways in colours.values()
        for (one, what), (other, _) in combinations(ways.items(), 2)
        if len(one) == len(other) and far(one, other, vision) < APART
    ]


def far(one: tuple[str, ...], other: tuple[str, ...], vision: str) -> float:
    """Say how far apart two drawings of the same form are, where they differ most."""
    return max(distance(a, b, vision) for a, b in zip(one, other, strict=True))


@EVERY_GAME
def test_what_differs_in_colour_differs_in_form_too_or_can_be_told_apart(sit: Sit, game: str, tmp_path: Path) -> None:
    seats = min(most_seats(game), len(NAMES))
    table = sit(position(game, seats, {}, busy(player_of(game).SCENES[0])), PHONE)
    table.page.wait_for_function(STILL)
    eyes = table.page.context.new_cdp_session(table.page)
    found: list[str] = []
    for vision in TYPES:
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        table.page.screenshot(path=tmp_path / f"{game}-{vision}.png")
        found += alike(table.page.evaluate(MARKS), vision)

    assert found == []
