"""What happened since my last move, shown again: one thing at a time, and never in the way of a decision."""

from playwright.sync_api import Locator, Page, expect

from taphouse.core.view import View

from .axe import axe
from .fixtures import SIZES
from .games import EVERY_GAME
from .measures import DESKTOP, PHONE
from .played import course
from .staged import Sit, Staged

MOVES = 40
STEP = 1300
"""Milliseconds for which each thing that happened is shown."""


def others_moves(game: str) -> list[View]:
    """A stretch of a game in which seat 0 is not asked, then its turn."""
    seen = course(game, 3, MOVES)
    mine = [any(seat.awaited for seat in view.seats if seat.seat == 0) for view in seen]
    for at in range(len(seen) - 3):
        after = mine.index(True, at) if True in mine[at:] else 0
        if not mine[at] and after - at >= 2:
            return seen[max(at, after - 3) : after + 1]
    raise AssertionError("Seat 0 is asked all the time.")


def button(page: Page) -> Locator:
    """The button by the story."""
    return page.locator("[data-rerun]").first


def seated(sit: Sit, views: list[View], size: tuple[int, int]) -> Staged:
    """Somebody who has seen all of this come."""
    person = sit(views[0], size)
    for view in views[1:]:
        person.show(view)
    expect(button(person.page)).to_be_visible()
    return person


@SIZES
@EVERY_GAME
def test_what_happened_is_shown_again_one_by_one_and_then_the_table_goes_on(
    sit: Sit, game: str, size: tuple[int, int]
) -> None:
    views = others_moves(game)
    person = seated(sit, views, size)
    page = person.page
    button(page).click()
    turn = page.locator("[data-part=turn]")
    expect(turn).to_contain_text("What happened, 1 of")
    expect(turn).to_contain_text("Tap to go on playing.")
    axe(page)
    person.live((len(views) + 1) * STEP)
    expect(turn).not_to_contain_text("What happened, ")
    expect(button(page)).to_be_visible()


def test_a_tap_ends_it_and_makes_no_move(sit: Sit) -> None:
    person = seated(sit, others_moves("last-call"), PHONE)
    page, turn = person.page, person.page.locator("[data-part=turn]")
    button(page).tap()
    expect(turn).to_contain_text("Your last move")
    page.touchscreen.tap(*(PHONE[0] - 60, PHONE[1] - 40))
    expect(turn).to_contain_text("Your turn")
    person.live(300)
    assert person.asked == []


def test_it_begins_and_ends_by_keys_and_is_told_to_those_who_listen(sit: Sit) -> None:
    page = seated(sit, others_moves("last-call"), DESKTOP).page
    log = page.locator("[role=log][aria-label=Story] p")
    before = log.count()
    button(page).press("Enter")
    expect(page.locator("[data-part=turn]")).to_contain_text("What happened, 1 of")
    expect(log).not_to_have_count(before)
    assert "taken back" not in " ".join(log.all_inner_texts())
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=turn]")).to_contain_text("Your turn")


def test_a_decision_that_comes_meanwhile_is_not_lost(sit: Sit) -> None:
    views = others_moves("last-call")
    person = seated(sit, views[:-1], PHONE)
    turn = person.page.locator("[data-part=turn]")
    button(person.page).tap()
    expect(turn).to_contain_text("Your last move")
    person.show(views[-1])
    expect(turn).to_contain_text("Your turn")
