"""In another language: what was never translated, what is cut off, and what lies on other words."""

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from taphouse.core.moves import Move, Seat
from taphouse.core.registry import find_game, list_games
from taphouse.core.rng import Quick
from taphouse.core.view import View
from taphouse.testing.houses import random_house

from .axe import STILL
from .staged import HOUSES, NAMES

WORD = re.compile(r"[A-Za-z]+")
PROPER = set(WORD.findall(" ".join(["Taphouse", "Coasters", *NAMES, *(meta.title for meta in list_games())])))
"""Names of people, of games and of the house, which stay what they are."""
ACCENTS = str.maketrans("aceginorsuyzACEGINORSUYZ", "áčéğíñóřšúýžÁČÉĞÍÑÓŘŠÚÝŽ")
"""What the pseudo-language makes of letters: a word with a plain one of these was never translated."""
PLAIN = frozenset(map(chr, ACCENTS))
GAMES = 16
"""So many games are played at random to see everything that is asked."""
PRINTED = re.compile(r"[A-Z]{2,3}-\d+|\b[A-Z]{3}\b")
"""The number of a rule, and the sign of three letters that is printed on a card."""
TEXTS = """() => {
  const seen = (node) => {
    const whole = node instanceof Element ? node : node.parentElement
    return !whole.closest('article[lang=en], kbd, code, script, style, title, [translate=no]')
      && whole.checkVisibility({ checkVisibilityCSS: true })
  }
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  while (walk.nextNode()) {
    const node = walk.currentNode
    if (!seen(node)) continue
    if (node instanceof Text) found.push(node.data)
    else for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-valuetext']) {
      if (node.hasAttribute(name)) found.push(node.getAttribute(name))
    }
  }
  return found.map((text) => text.trim()).filter(Boolean)
}"""
"""All that can be read or is read aloud."""
CUT = """() => {
  const found = []
  const rolls = (node) => node && (getComputedStyle(node).overflowX === 'auto' || rolls(node.parentElement))
  for (const node of document.querySelectorAll('body *')) {
    const style = getComputedStyle(node)
    const isForEars = node.closest('.unseen') || style.clipPath === 'inset(50%)'
    if (isForEars || !node.checkVisibility({ checkVisibilityCSS: true })) continue
    const own = [...node.childNodes].some((one) => one instanceof Text && one.data.trim())
    const cuts = (how) => how === 'hidden' || how === 'clip'
    const wide = cuts(style.overflowX) && node.scrollWidth > node.clientWidth + 1
    const high = cuts(style.overflowY) && node.scrollHeight > node.clientHeight + 2
    const box = node.getBoundingClientRect()
    const beyond = box.width > 0 && (box.left < -1 || box.right > innerWidth + 1) && !rolls(node)
    if (own && (wide || high || beyond)) found.push(`${node.textContent.trim().slice(0, 60)} (${node.className})`)
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide')
  return found
}"""
"""Words that do not fit where they stand, or stand beyond the edge of the screen."""


MEETING = """() => {
  const SLACK = 4
  const top = [...document.querySelectorAll('dialog[open], .panel')].at(-1)
  if (!top) return []
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  const lines = []
  while (walk.nextNode()) {
    const text = walk.currentNode
    const whole = text.parentElement
    if (!text.data.trim() || whole.closest('.unseen, kbd, svg, option, article[lang=en]')) continue
    if (!whole.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      // The box of a line is higher than its letters.
      if (width > 2) lines.push({ text, left, right, top: top + height * 0.22, bottom: bottom - height * 0.22 })
    }
  }
  const fixed = (text) => text.parentElement.closest('header, footer, form')
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK
  return lines.flatMap((a, at) => lines.slice(at + 1)
    .filter((b) => a.text !== b.text && fixed(a.text) === fixed(b.text) && meet(a, b))
    .map((b) => `${a.text.data.trim().slice(0, 40)} and ${b.text.data.trim().slice(0, 40)}`))
}"""
"""Words of the sheet on top that lie on each other; what scrolls below a head or a foot does not."""


def english(page: Page, *besides: str) -> list[str]:
    """List what can be read and was never translated; what somebody typed stays as it is."""
    names = PROPER | set(WORD.findall(" ".join(besides)))
    texts: list[str] = page.evaluate(TEXTS)
    return sorted({text for text in texts if any(is_plain(word) and word not in names for word in words_in(text))})


def words_in(text: str) -> list[str]:
    """List the words of a text; the number of a rule is none, nor is the first letter of a name on a badge."""
    return [word for word in WORD.findall(PRINTED.sub("", text)) if len(word) > 1]


def in_pseudo(words: str) -> re.Pattern[str]:
    """Find what the pages say in English, by how it begins in the pseudo-language."""
    return re.compile(rf"^⟦?{re.escape(words.translate(ACCENTS))}")


def is_plain(word: str) -> bool:
    """Whether a word has a letter that the pseudo-language would have changed."""
    return not PLAIN.isdisjoint(word)


def faults(page: Page, *besides: str) -> dict[str, list[str]]:
    """List what is wrong with a page as it stands now."""
    page.wait_for_function(STILL)
    found = {"English": english(page, *besides), "cut off": page.evaluate(CUT), "meeting": page.evaluate(MEETING)}
    return {what: wrong for what, wrong in found.items() if wrong}


def scenes(game_id: str) -> Iterator[tuple[str, View]]:
    """Play at random, and give one view of everything that is asked, of looking on, and of the end.

    The first games are played as they come, the others with options by chance: some questions need one.
    """
    game = find_game(game_id)
    seats = game.meta.seats_best
    seen: set[str] = set()
    for number in range(GAMES):
        rng = Quick(number)
        house = game.house(seats) if number < GAMES // 2 else random_house(game, seats, rng)
        state = game.deal(seats, house, rng)
        while True:
            asked = state.to_act()
            for eyes in [*asked[:1], None] if asked else [Seat(0)]:
                view: Any = game.view(state, eyes)
                name = f"{'the end' if not asked else view.task}{'' if eyes is not None else ', looking on'}"
                if name not in seen:
                    seen.add(name)
                    HOUSES[id(view)] = (view, house)
                    yield name, view
            if not asked:
                break
            moves = state.legal_moves(asked[0])
            state.apply(asked[0], Move(moves[int(rng.below(len(moves)))]))
