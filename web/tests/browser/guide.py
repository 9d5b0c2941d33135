"""The walk round the table that newcomers are offered."""

from playwright.sync_api import expect

from .fixtures import Visit
from .games import opener_of
from .measures import PHONE, SIDEWAYS
from .people import touch
from .steps import make_table

COVERED = """(over) => {
  const cover = document.querySelector(over)
  const found = []
  for (const thing of document.querySelectorAll('[data-pick], [data-bid], .hand-card, .buttons button')) {
    if (cover.contains(thing)) continue
    const box = thing.getBoundingClientRect()
    if (box.width === 0) continue
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.1], [0.9, 0.9], [0.1, 0.9], [0.9, 0.1]]) {
      if (cover.contains(document.elementFromPoint(box.x + box.width * x, box.y + box.height * y))) {
        found.push(thing.textContent || thing.ariaLabel)
        break
      }
    }
  }
  return found
}"""
"""Things to be chosen that lie at least in part under something."""

BELOW = """() => [...document.querySelectorAll('[data-part] button, [data-part=story]')]
  .filter((thing) => thing.checkVisibility() && thing.getBoundingClientRect().bottom > innerHeight + 1)
  .map((thing) => thing.textContent || thing.ariaLabel)"""
"""Things of a table that reach beyond the lower edge of the screen."""


def walk_round(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """Follow the guide round a table: it covers nothing that is asked, and Escape ends it."""
    page = visit(size=size, guide=True, clock=True)
    make_table(page, game=game, house={})
    touch(page.get_by_role("button", name="Deal"))
    guide = page.get_by_role("complementary", name="A walk round the table")
    opener = opener_of(game)
    if opener is not None:
        expect(opener.opening(page).first).to_be_visible()
        if size == PHONE:
            # As long as a question lies over the seats there is nothing to be shown.
            page.clock.run_for(300)
            expect(guide).to_have_count(0)
        opener.answer(page)
    for step in range(1, 7):
        expect(guide).to_contain_text(f"{step} of ")
        page.locator("[data-pick], [data-bid]").first.wait_for(state="attached")
        assert page.evaluate(COVERED, ".guide") == []
        assert size in (PHONE, SIDEWAYS) or page.evaluate(BELOW) == []
        assert size != PHONE or "key" not in guide.inner_text().lower()
        is_last = guide.get_by_role("button", name="Play").is_visible()
        touch(guide.get_by_role("button").last)
        if is_last:
            break
    expect(guide).to_have_count(0)
    touch(page.get_by_role("button", name="Menu"))
    touch(page.get_by_role("dialog").get_by_role("button", name="Show me round the table"))
    expect(guide).to_be_visible()
    page.keyboard.press("Escape")
    expect(guide).to_have_count(0)
