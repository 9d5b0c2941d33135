"""Opens whatever lies behind the buttons of a page, in any language, and notes what is wrong with it."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from .language import faults
from .travel import settle

TAP = """async ([from, only]) => {
  const ALIKE = 2
  const opened = () => [...document.querySelectorAll('dialog[open], .panel')].at(-1)
  const before = opened()
  const path = location.pathname
  const words = (thing) => thing.ariaLabel || thing.textContent.replace(/\\d+/g, '').trim()
  const frame = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))))
  // Of things that look alike, such as the cards of a hand, a few are enough; what has a name is tried once.
  const isNamed = (thing) => before || thing.classList.contains('button')
  const part = (thing) => thing.closest('[data-part]')?.dataset.part
  const kind = (thing) => [part(thing), thing.className, isNamed(thing) && words(thing)].join()
  const tried = (window.tried ??= new Map())
  const all = [...(before ?? document.body).querySelectorAll('button, summary')].filter((thing) =>
    thing.checkVisibility() && !thing.disabled && !thing.closest('[inert]') && !(before && thing.closest('header')))
  for (let at = from; at < Math.min(all.length, only ? from + 1 : all.length); at += 1) {
    const thing = all[at]
    const times = tried.get(kind(thing)) ?? 0
    if (!thing.isConnected || (!only && times >= ALIKE)) continue
    tried.set(kind(thing), isNamed(thing) ? ALIKE : times + 1)
    for (const tap of ['click', 'contextmenu']) {
      thing.dispatchEvent(new MouseEvent(tap, { bubbles: true, cancelable: true }))
      await frame()
      if (location.pathname !== path) return { at, became: 'left' }
      if (opened() !== before) return { at, became: opened() ? 'opened' : 'closed' }
    }
  }
  return undefined
}"""
"""Tap the things of the sheet on top, or of the page, until one opens another sheet, closes this one or leads away."""
TITLE = """() => {
  const top = [...document.querySelectorAll('dialog[open], .panel')].at(-1)
  return top ? (top.querySelector('h2')?.textContent ?? 'panel') : ''
}"""
FETCHED = (
    "() => !document.querySelector('dialog[open] [role=search]') || document.querySelector('dialog[open] article')"
)
"""Whether the rulebook is there, if it lies open."""
IS_OPEN = "() => document.querySelector('dialog[open], .panel') !== null"


class Sheets:
    """Opens all sheets of a page, and those that lie behind them, each once."""

    def __init__(self, page: Page, come_back: Callable[[], None], *besides: str) -> None:
        self.page = page
        self.address = page.url.partition("?")[0]
        self.come_back = come_back
        self.besides = besides
        """What somebody typed, which stays as it is."""
        self.seen: set[str] = set()
        self.wrong: dict[str, dict[str, list[str]]] = {}

    def open_all(self, scene: str) -> None:
        """Open whatever lies behind the buttons of the page, and behind the buttons of that."""
        at = 0
        while found := self._tap(at):
            at = found["at"] + 1
            if found["became"] == "opened" and self.note(scene):
                self._open_behind(scene, found["at"])
            self._close()

    def note(self, scene: str) -> bool:
        """Look at the sheet on top, or at the page; False if it was seen before."""
        title = self.page.evaluate(TITLE)
        if title and title in self.seen:
            return False
        self.seen.add(title)
        self.page.wait_for_function(FETCHED)
        if found := faults(self.page, *self.besides):
            self.wrong[f"{scene}: {title}"] = found
        return True

    def _open_behind(self, scene: str, outer: int) -> None:
        at = 0
        while found := self._tap(at):
            at = found["at"] + 1
            if found["became"] == "opened":
                self.note(scene)
            self._close()
            self._tap(outer, only=True)

    def _tap(self, first: int, *, only: bool = False) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.page.evaluate(TAP, [first, only])
        return found

    def _close(self) -> None:
        """Put every sheet away, and whatever is picked; where a button has led elsewhere, come back."""
        if self.page.url.partition("?")[0] != self.address:
            tried = self.page.evaluate("[...window.tried]")
            self.come_back()
            self.page.evaluate("(tried) => { window.tried = new Map(tried) }", tried)
        while self.page.evaluate(IS_OPEN):
            self.page.keyboard.press("Escape")
            settle(self.page)
        self.page.keyboard.press("Escape")
