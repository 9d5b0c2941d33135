"""What a good player would do: asked for at the table, shown with the reason, and done by a tap."""

import re

from playwright.sync_api import Page, expect

from .fixtures import Visit
from .games import EVERY_GAME, player_of
from .measures import DESKTOP
from .people import deal_for, sit_beside, touch, turn_line
from .steps import is_over, make_table

DECISIONS = 12
DONE = 3
ALL_ROUND_SOMETHING = """() => {
  const boxes = (found) => [...document.querySelectorAll(found)].map((one) => one.getBoundingClientRect())
  const [things, rims] = [boxes('[data-is], [data-move]'), boxes('.spotlight .rim')]
  const isWithin = (rim, box) =>
    box.left > rim.left && box.right < rim.right && box.top > rim.top && box.bottom < rim.bottom
  const holds = (rim, box) => isWithin(rim, box) && box.width > rim.width / 2 && box.height > rim.height / 2
  return rims.length > 0 && rims.every((rim) => things.some((box) => holds(rim, box)))
}"""
"""Whether each rim goes round a thing of the table, and not beside it."""


def ask(page: Page) -> bool:
    """Ask for a hint and do what it says; False if it names no move."""
    touch(page.get_by_role("button", name="Hint", exact=True))
    plate = page.locator('[data-part="hint"]')
    expect(plate).to_be_in_viewport(ratio=1)
    if not plate.get_by_role("button", name="Do it").count():
        touch(plate.get_by_role("button", name="Put it away"))
        expect(plate).to_have_count(0)
        return False
    words = plate.inner_text()
    assert re.search(r"A good player: .+\n.+\.", words), words
    expect(page.locator(".spotlight .rim").first, "Nothing on the table is lit.").to_be_in_viewport()
    touch(plate.get_by_role("button", name="Do it"))
    expect(plate.get_by_text(words.splitlines()[0], exact=True)).to_have_count(0)
    return True


@EVERY_GAME
def test_alone_with_bots_a_hint_names_a_move_and_does_it(visit: Visit, game: str) -> None:
    page = visit()
    make_table(page, game=game, house={}, pace="instant")
    page.get_by_role("button", name="Deal").click()
    answer = player_of(game).answer
    done = 0
    for _ in range(DECISIONS):
        expect(turn_line(page, "^Your turn").or_(page.locator("[data-finale]")).first).to_be_visible(timeout=20_000)
        if done == DONE or is_over(page):
            break
        if page.get_by_role("button", name="Hint", exact=True).count() and ask(page):
            done += 1
        else:
            answer(page)

    assert done > 0


def test_what_a_hint_speaks_of_is_lit_where_it_is_though_the_table_is_drawn_smaller(visit: Visit) -> None:
    page = visit(size=DESKTOP, guide=True)
    page.evaluate("localStorage.setItem('taphouse.guide', 'seen')")
    touch(page.get_by_role("button", name="Last Call"))
    touch(page.get_by_role("button", name="Play now"))
    expect(page.get_by_role("complementary", name="A short first game")).to_be_visible()
    expect(turn_line(page, "^Your turn")).to_be_visible()
    assert page.evaluate("document.querySelector('main').currentCSSZoom") < 1

    touch(page.get_by_role("button", name="Hint", exact=True))

    page.wait_for_function(ALL_ROUND_SOMETHING)


def test_among_people_nobody_asks_unless_the_table_allows_it(visit: Visit) -> None:
    for allowed in (False, True):
        host = visit()
        make_table(host, seats=2, hints=allowed)
        friend = sit_beside(visit, host, "Bob")
        deal_for(host, friend)
        expect(turn_line(host, "^Your turn")).to_be_visible()

        expect(host.get_by_role("button", name="Hint", exact=True)).to_have_count(int(allowed))
