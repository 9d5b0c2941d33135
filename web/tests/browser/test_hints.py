"""What a good player would do: asked for at the table, shown with the reason, and done by a tap."""

import re

from playwright.sync_api import Page, expect

from .fixtures import Visit
from .games import EVERY_GAME, player_of
from .people import deal_for, sit_beside, touch, turn_line
from .steps import is_over, make_table

DECISIONS = 12
DONE = 3


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


def test_among_people_nobody_asks_unless_the_table_allows_it(visit: Visit) -> None:
    for allowed in (False, True):
        host = visit()
        make_table(host, seats=2, hints=allowed)
        friend = sit_beside(visit, host, "Bob")
        deal_for(host, friend)
        expect(turn_line(host, "^Your turn")).to_be_visible()

        expect(host.get_by_role("button", name="Hint", exact=True)).to_have_count(int(allowed))
