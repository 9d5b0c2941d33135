"""Games without a mouse or a finger."""

from playwright.sync_api import Page, expect

from taphouse.core.registry import list_games

from .fixtures import Visit
from .games import EVERY_GAME
from .keys import go_by_key
from .measures import DESKTOP
from .people import turn_line
from .steps import make_table


def expect_a_place(page: Page) -> None:
    """See that the focus is on something at the table."""
    page.wait_for_function("() => document.activeElement.closest('main') !== null")


def test_the_focus_goes_along_from_page_to_page(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    title = list_games()[-1].title
    go_by_key(page, title)
    go_by_key(page, "House rules and seats")
    expect(page.get_by_role("heading", name=f"Make a table: {title}")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name="Taphouse", level=1)).to_be_focused()
    go_by_key(page, "Make a table")
    expect(page.get_by_role("heading", name=title, level=1)).to_be_focused()
    go_by_key(page, "Deal")
    expect(turn_line(page, "^Your turn")).to_be_visible()
    expect_a_place(page)


@EVERY_GAME
def test_the_focus_stays_at_the_table_when_what_was_pressed_is_gone(visit: Visit, game: str) -> None:
    page = visit(size=DESKTOP)
    make_table(page, game=game, house={})
    go_by_key(page, "Deal")
    for _ in range(4):
        expect(turn_line(page, "^Your turn")).to_be_visible()
        expect_a_place(page)
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
        expect_a_place(page)
