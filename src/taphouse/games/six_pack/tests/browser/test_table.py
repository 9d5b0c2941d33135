"""Six-Pack in the browser: whole games by taps, and what a host is asked."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from browser.axe import SETTLED, STILL, axe
from browser.fixtures import SIZES, Visit
from browser.measures import DESKTOP, PHONE
from browser.people import deal_for, end, everything_else, expect_same_end, sit_beside, touch, turn_line
from browser.staged import Sit, Staged, as_any, asked, position, turn_of
from browser.steps import make_table, scrolls
from taphouse.core.registry import find_game
from taphouse.games.six_pack.tests.browser.playing import (
    FIRST,
    GAME,
    answer,
    areas,
    brass,
    cards,
    cells,
    claim,
    is_over,
    nothing,
    places,
    pour,
    supply,
    tabs,
)
from taphouse.testing.deeds import cell_of, named, verb_of
from taphouse.words.languages import words_of

SMALL = (360, 640)
LARGE = (1920, 1080)
ASIDE = (844, 390)
LAPTOP = (1280, 720)
MOST = 250
A_DOUBLE_TAP = 350
"""Two taps within so many milliseconds are one, so that the second answers no question that nobody has read."""
LEAST = 34
"""No cell is smaller by itself, in px."""
seen = partial(asked, GAME, **FIRST)

Wanted = Callable[[Any], bool]


def test_a_whole_game_with_bots_to_the_end(visit: Visit) -> None:
    page = visit(size=PHONE)
    make_table(page, game=GAME, seats=8, house={"target_points": 3, "turn_limit": 40})
    deal_for(page)
    claimed = False
    for _ in range(MOST):
        if is_over(page):
            break
        assert not scrolls(page)
        if not claimed and nothing(page).is_visible():
            claim(page)
            claimed = True
        else:
            answer(page)
    expect(everything_else(page)).to_contain_text("Checked.")
    assert claimed
    expect(everything_else(page).get_by_role("row").first).to_have_text(
        re.compile("^Place ?Seat ?Score ?(Refused claims)?$")
    )
    touch(page.get_by_role("button", name="Look at the table"))
    axe(page)


def test_two_people_look_at_once_and_see_the_same_end(visit: Visit) -> None:
    host = visit(size=PHONE)
    make_table(host, game=GAME, seats=4, house={"target_points": 3, "turn_limit": 40})
    friend = sit_beside(visit, host, "Bob")
    deal_for(host, friend)
    together = 0
    for _ in range(8 * MOST):
        if end(host).is_visible():
            break
        asked = [page for page in (host, friend) if turn_line(page, "^Your turn").is_visible()]
        together += len(asked) == 2
        for page in asked:
            answer(page)
        if not asked:
            host.wait_for_timeout(50)
    assert together > 3
    expect_same_end(host, friend)


@SIZES
def test_a_place_and_a_drink_are_chosen_and_what_follows_is_seen_before(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(seen("serve", turns=6), size)
    page, view = table.page, table.view
    axe(page)
    expect(places(page)).to_have_count(len(cells(view, "do-lay")))
    expect(supply(page)).to_have_count(0)
    touch(places(page).first)
    expect(supply(page)).to_have_count(3)
    axe(page)
    touch(supply(page).nth(1))
    first = next(move.text for move in view.moves if verb_of(move) == "do-lay")
    table.expect_moves(first)
    pouring = position(GAME, 4, FIRST, brings(2))
    table.show(pouring)
    at, pour = longest(pouring)
    pile = page.get_by_role("list", name="Supply").get_by_role("button").nth(at)
    if pile.get_attribute("aria-pressed") != "true":
        touch(pile)
    expect(page.locator(".ghost:not(.asks)")).to_have_count(1 + len(pour.follows))
    axe(page)
    touch(brass(page))
    table.expect_moves(first, next(move.text for move in pouring.moves if move.move == pour.move))


def longest(view: Any) -> tuple[int, Any]:
    """The drink that brings the most: its pile, and what it brings."""
    pour = max(view.pours, key=lambda pour: len(pour.follows))
    move = next(move for move in view.moves if move.move == pour.move)
    return "BCL".index(named(move, "drink").upper()), pour


def brings(most: int) -> Wanted:
    """Whether some drink that may be served brings at least so many top-ups."""
    return lambda view: view.task == "serve_drink" and any(len(pour.follows) >= most for pour in view.pours)


def test_a_card_is_taken_with_two_taps_and_the_first_tells_what_comes_in(sit: Sit) -> None:
    table = sit(position(GAME, 4, FIRST, takes), PHONE)
    card = card_to_take(table, wasteful=False)
    touch(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(brass(table.page)).to_contain_text("away")
    touch(card)
    table.expect_move("take ")


def test_a_serve_that_would_change_nothing_is_asked_about(sit: Sit) -> None:
    table = sit(position(GAME, 4, FIRST, lambda view: any(move.wastes for move in view.moves)), PHONE)
    card = card_to_take(table, wasteful=True)
    sure = table.page.get_by_role("dialog", name="Is that what you mean?")
    touch(card)
    touch(card)
    expect(sure).to_contain_text("your whole serve would change nothing")
    touch(sure.get_by_role("button", name="Go back"))
    expect(sure).to_have_count(0)
    assert table.asked == []
    touch(card)
    touch(card)
    touch(sure.get_by_role("button", name="Do it all the same"))
    table.expect_move("take ")


def card_to_take(table: Staged, *, wasteful: bool) -> Locator:
    """A card on the table that can be taken, for nothing or not."""
    moves = [move for move in table.view.moves if verb_of(move) == "do-take" and bool(move.wastes) == wasteful]
    return table.page.locator(f'[data-cell="{named(moves[0], "cell")}"]')


def takes(view: Any) -> bool:
    return view.task == "serve" and turn_of(view) > 6 and any(is_worth_taking(move) for move in view.moves)


def is_worth_taking(move: Any) -> bool:
    return verb_of(move) == "do-take" and not move.wastes


def test_a_place_is_topped_up_with_one_of_its_drinks(sit: Sit) -> None:
    table = sit(seen("fill", turns=4), DESKTOP)
    expect(supply(table.page)).to_have_count(len(table.view.moves))
    touch(supply(table.page).first)
    touch(supply(table.page).first)
    table.expect_moves(table.view.moves[0].text)


def test_the_host_chooses_the_place_as_well_where_the_house_says_so(sit: Sit) -> None:
    view = position(GAME, 3, {**FIRST, "fill_order": "host"}, lambda view: len(set(cells(view, "do-fill"))) > 1)
    table = sit(view, PHONE)
    last = view.moves[-1]
    fills = [move.text for move in view.moves if cell_of(move) == cell_of(last)]
    touch(table.page.locator(f'[data-cell="{named(last, "cell")}"]'))
    expect(supply(table.page)).to_have_count(len(fills))
    touch(supply(table.page).first)
    touch(brass(table.page))
    table.expect_moves(fills[0])


def test_the_keyboard_serves_a_drink(sit: Sit) -> None:
    table = sit(seen("serve", turns=8), DESKTOP)
    page = table.page
    first = page.locator("[data-cell][tabindex='0']")
    expect(first).to_be_visible()
    first.focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    cell = page.locator("[data-cell]:focus").get_attribute("data-cell")
    assert cell is not None
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell]:focus")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-cell][aria-pressed='true']")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    meant = [move.text for move in table.view.moves if named(move, "cell") == cell]
    table.expect_moves(*meant)


@SIZES
def test_a_line_shows_what_goes_before_it_is_cleared(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(seen("clear_line"), size)
    line = as_any(table.view).lines[0]
    axe(table.page)
    expect(tabs(table.page)).to_have_count(len(as_any(table.view).lines))
    touch(tabs(table.page).first)
    expect(table.page.locator(".card.going")).to_have_count(len(line.goes))
    axe(table.page)
    touch(brass(table.page))
    table.expect_moves(table.view.moves[0].text)


def test_one_of_equal_areas_is_kept(sit: Sit) -> None:
    table = sit(seen("clear_keep"), PHONE)
    kept = as_any(table.view).areas[0].cells
    touch(areas(table.page).first)
    expect(table.page.locator(".card:not(.going)")).to_have_count(len(kept))
    axe(table.page)
    touch(brass(table.page))
    table.expect_move("keep ")


@pytest.mark.parametrize(("decision", "size"), [("opening_bottle", PHONE), ("opening_mix", DESKTOP)])
def test_the_first_host_opens_the_table(sit: Sit, size: tuple[int, int], decision: str) -> None:
    table = sit(seen(decision, opening="chosen"), size)
    expect(supply(table.page)).to_have_count(3)
    touch(supply(table.page).nth(2))
    axe(table.page)
    touch(brass(table.page))
    table.expect_moves("open L" if decision == "opening_bottle" else "open l")


@pytest.mark.parametrize(
    ("size", "seats", "decision"),
    [
        (PHONE, 6, "serve"),
        (SMALL, 6, "serve_drink"),
        (LAPTOP, 6, "serve"),
        (DESKTOP, 2, "serve_drink"),
        (LARGE, 6, "serve"),
    ],
)
def test_everything_lies_within_the_felt_and_nothing_scrolls(
    sit: Sit, size: tuple[int, int], seats: int, decision: str
) -> None:
    table = sit(seen(decision, seats=seats, turns=20), size)
    page = table.page
    assert not scrolls(page)
    if decision == "serve_drink":
        touch(supply(page).first)
    page.wait_for_function(STILL)
    card = cards(page).first.bounding_box()
    assert card is not None
    assert card["width"] >= LEAST - 1
    whole = page.get_by_role("button", name="Show the whole table")
    if whole.is_visible():
        touch(whole)
        expect(whole).to_have_count(0)
        page.wait_for_function(STILL)
    felt = page.locator(".window").bounding_box()
    assert felt is not None
    for thing in [*cards(page).all(), *places(page).all(), *page.locator(".ghost").all()]:
        assert lies_in(thing.bounding_box(), felt)
    bottom = page.get_by_role("region", name="Your moves").bounding_box()
    assert bottom is not None
    assert bottom["y"] + bottom["height"] <= size[1]


def test_the_table_comes_closer_and_is_seen_whole_again(sit: Sit) -> None:
    table = sit(seen("serve", turns=8), DESKTOP)
    page = table.page
    page.wait_for_function(SETTLED)
    before = cards(page).first.bounding_box()
    touch(page.get_by_role("button", name="Closer"))
    whole = page.get_by_role("button", name="Show the whole table")
    expect(whole).to_be_visible()
    page.wait_for_function(STILL)
    after = cards(page).first.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.2 * before["width"]
    touch(whole)
    expect(whole).to_have_count(0)
    # The felt is measured anew a moment after the button is gone.
    card = cards(page).first.element_handle()
    page.wait_for_function(
        "([card, width]) => card.getBoundingClientRect().width === width", arg=[card, before["width"]]
    )
    page.wait_for_function(STILL)
    assert cards(page).first.bounding_box() == before


def test_whoever_only_watches_is_offered_nothing(sit: Sit) -> None:
    table = sit(seen("serve", watch=True, turns=8), PHONE)
    page = table.page
    expect(places(page)).to_have_count(0)
    expect(supply(page)).to_have_count(0)
    expect(page.get_by_role("list", name="Your hand")).to_have_count(0)
    axe(page)
    table.show(seen("check", watch=True, turns=8))
    expect(nothing(page)).to_have_count(0)
    expect(page.get_by_role("list", name="Supply")).to_be_visible()
    axe(page)


@pytest.mark.parametrize("size", [PHONE, SMALL, ASIDE], ids=str)
def test_the_first_question_is_asked_of_all_at_once(sit: Sit, size: tuple[int, int]) -> None:
    """No answer lies under something else."""
    view = position(GAME, 4, {}, lambda view: view.task == "mixed_last")
    table = sit(view, size)
    axe(table.page)
    for when in ("Today", "This week", "This month", "Longer ago", "Never"):
        table.page.get_by_role("button", name=when).click(trial=True)
    touch(table.page.get_by_role("button", name="This week"))
    table.expect_moves("mixed this week")


def test_a_place_is_taken_back_before_the_drink_is_chosen(visit: Visit) -> None:
    page = visit(size=PHONE, clock=True)
    make_table(page, game=GAME, seats=2, house={**FIRST})
    deal_for(page)
    touch(places(page).first)
    touch(page.get_by_role("button", name="Serve here"))
    back = page.get_by_role("button", name="Another place")
    expect(back).to_be_visible()
    expect(places(page)).to_have_count(1)
    page.clock.run_for(A_DOUBLE_TAP)
    touch(back)
    expect(places(page)).to_have_count(4)
    expect(back).to_have_count(0)
    touch(places(page).last)
    pour(page)
    expect(back).to_have_count(0)


def test_a_card_that_stays_says_why(sit: Sit) -> None:
    table = sit(position(GAME, 4, FIRST, lambda view: view.task == "serve" and turn_of(view) > 3 and view.stays), PHONE)
    stays = as_any(table.view).stays[0]
    touch(table.page.locator(f'[data-card$="@{stays.x},{stays.y}"]'))
    expect(table.page.get_by_text(words_of(find_game(GAME)).say(stays.why))).to_be_visible()
    assert table.asked == []


def test_the_keyboard_sees_every_place_of_a_large_table(sit: Sit) -> None:
    """The table is larger than its window: whatever the arrows come to is brought into sight."""
    table = sit(seen("serve", turns=20), ASIDE)
    page = table.page
    page.wait_for_function(STILL)
    expect(page.get_by_role("button", name="Show the whole table")).to_be_visible()
    page.locator("[data-cell][tabindex='0']").focus()
    for key in ["ArrowDown"] * 12 + ["ArrowRight"] * 12 + ["ArrowUp"] * 12 + ["ArrowLeft"] * 12:
        page.keyboard.press(key)
        page.wait_for_function(STILL)
        felt = page.locator(".window").bounding_box()
        assert felt is not None
        assert lies_in(page.locator("[data-cell]:focus").bounding_box(), felt)


def test_the_pictures_of_the_rulebook_do_not_widen_the_page(visit: Visit) -> None:
    page = visit("/games/six-pack/rules", size=PHONE)
    picture = page.locator("pre").first
    expect(picture).to_contain_text("|B|c|B|")
    box = picture.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE[0]
    assert page.evaluate("document.scrollingElement.scrollWidth") == PHONE[0]


def lies_in(box: FloatRect | None, felt: FloatRect) -> bool:
    """Whether a thing lies within the felt."""
    assert box is not None
    return (
        box["x"] >= felt["x"] - 1
        and box["y"] >= felt["y"] - 1
        and box["x"] + box["width"] <= felt["x"] + felt["width"] + 1
        and box["y"] + box["height"] <= felt["y"] + felt["height"] + 1
    )
