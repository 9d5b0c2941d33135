"""Whatever a finger acts on at a phone is large enough for it: 44 pixels each way, or named here with a reason."""

from collections.abc import Iterator
from functools import partial

from playwright.sync_api import Page, expect

from .axe import SETTLED, STILL
from .fixtures import Visit
from .games import EVERY_GAME, player_of
from .measures import PHONE
from .people import touch
from .staged import Sit, position
from .steps import make_table
from .test_low_screens import looks
from .travel import go, settle

NARROW: dict[str, tuple[int, int]] = {
    # Fanned or side by side in the width of a phone: the strip that is to be seen is narrow, but tall.
    "[data-part=hand] .hand-card": (20, 80),
    "[data-part=hand] :not(.explained, .pile)": (40, 76),
    # They stand at the lines of a board of which all is to be seen; the board can be brought closer.
    ".tab.row, .tab.column": (35, 35),
    # Signs that only tell about themselves stand close together; no move hangs on them.
    ".explained": (26, 24),
    ".head, .tell.pile, .aid": (40, 36),
    "[title].reach": (44, 38),
    # A few pixels lower: the felt has no more height while something is asked, and a sign hangs into the bar.
    ".line": (44, 32),
    ".icon": (44, 41),
    "[data-part=felt] button": (44, 39),
}
"""Where things are narrower or lower, how small they may be, and why they have to be."""
TOO_SMALL: dict[str, tuple[int, int]] = {
    # Moves hang on these, and only lack of room excuses them: barrels and tools in their places, two piles in one row.
    ".spot": (22, 24),
    ".pile": (40, 24),
}
"""What should be larger, and must at least not become smaller."""
SMALL = """(narrow) => {
  const LEAST = 43.5
  const top = [...document.querySelectorAll('dialog[open], .panel')].at(-1) ?? document.body
  const isInText = (thing) => thing.tagName === 'A' && getComputedStyle(thing).display === 'inline' &&
    [...thing.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  const isOn = (thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !thing.disabled && !thing.closest('[inert], .unseen') && !isInText(thing)
  const things = [...top.querySelectorAll('button, a[href], [role=button], input, select, textarea, summary')]
  const small = new Set()
  for (const thing of things.filter(isOn)) {
    const whole = thing.closest('label') ?? thing
    if (whole.matches('.unseen')) continue
    whole.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = whole.getBoundingClientRect()
    const hits = (x, y) => {
      const found = document.elementFromPoint(x, y)
      return found !== null && (whole.contains(found) || thing.contains(found))
    }
    // What lies on a thing takes its place away, and a thing may reach further than it shows.
    const spots = []
    for (const down of [0.5, 0.25, 0.75]) for (const along of [0.5, 0.2, 0.8, 0.05, 0.95])
      spots.push([box.x + box.width * along, box.y + box.height * down])
    const run = (x, y, dx, dy) => {
      let far = 0
      while (far < LEAST && hits(x + dx * (far + 1), y + dy * (far + 1))) far += 1
      return far
    }
    const across = ([x, y]) => [run(x, y, -1, 0) + run(x, y, 1, 0) + 1, run(x, y, 0, -1) + run(x, y, 0, 1) + 1]
    const seen = []
    const isLarge = spots.filter(([x, y]) => hits(x, y)).some((spot) => {
      const [width, height] = across(spot)
      seen.push([width, height])
      return width >= LEAST && height >= LEAST
    })
    if (isLarge || seen.length === 0) continue
    const [width, height] = seen.reduce((most, one) => (one[0] * one[1] > most[0] * most[1] ? one : most))
    if (narrow.some(([where, [wide, high]]) => thing.matches(where) && width >= wide && height >= high)) continue
    const name = (thing.ariaLabel || whole.textContent || '').trim().replace(/\\s+/g, ' ').slice(0, 30)
    const kind = [...thing.classList].filter((one) => !one.startsWith('svelte-')).join('.')
    small.add(`${thing.tagName}.${kind} ${name}: ${width} x ${height}`)
  }
  return [...small]
}"""
"""What on the sheet on top, or else on the page, is too small for a finger."""


def small(page: Page, where: str) -> Iterator[str]:
    """Name what is too small on the page as it stands now."""
    page.wait_for_function(STILL)
    yield from (f"{where}: {one}" for one in page.evaluate(SMALL, list((NARROW | TOO_SMALL).items())))


def test_in_the_lobby_and_before_the_deal(visit: Visit) -> None:
    page = visit()
    expect(page.locator("button.mat").first).to_be_visible()
    found = [*small(page, "lobby")]
    for name in ("Join by code", "Learn", "Tell us your name"):
        touch(page.get_by_role("button", name=name))
        found += small(page, name)
        page.keyboard.press("Escape")
        settle(page)
    for path in ("/make/last-call", "/games/last-call/rules"):
        go(page, visit.address + path)
        expect(page.get_by_role("heading").first).to_be_visible()
        found += small(page, path)
    go(page, visit.address)
    make_table(page, game="cocktail-conspiracy", seats=4)
    found += small(page, "waiting room")
    touch(page.get_by_role("button", name="More for Seat 2"))
    found += small(page, "a seat")
    assert not found, "\n".join(found)


@EVERY_GAME
def test_at_the_table(sit: Sit, game: str) -> None:
    scenes = player_of(game).SCENES
    views = [position(game, 4, {}, partial(looks, scene)) for scene in scenes]
    table = sit(views[0], PHONE)
    page = table.page
    found: list[str] = []
    for scene, view in zip(scenes, views, strict=True):
        table.show(view)
        page.wait_for_function(SETTLED)
        found += small(page, scene)
    touch(page.get_by_role("button", name="Menu"))
    found += small(page, "menu")
    for entry in ("Story", "Rules"):
        touch(page.get_by_role("dialog").get_by_role("button", name=entry, exact=True))
        expect(page.get_by_role("dialog", name=entry)).to_be_visible()
        found += small(page, entry)
        touch(page.get_by_role("dialog").get_by_role("button", name="Close"))
        touch(page.get_by_role("button", name="Menu"))
    assert not found, "\n".join(found)
