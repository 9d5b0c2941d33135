"""Six-Pack in the browser: whole games by taps, and every question it can ask."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Page, expect

from taphouse.core.house import Value
from taphouse.core.view import View
from taphouse.games.six_pack.cards import COLOURS
from taphouse.games.six_pack.view import Claim, Covered, Window

from .axe import STILL, axe
from .conftest import SIZES, Visit
from .measures import DESKTOP, PHONE
from .people import deal_for, end, expect_same_end, has_touch, lit, sit_beside, touch, turn_line
from .playing_six_pack import answer_six_pack, areas, brass, cards, claim, is_over, nothing, places, supply, tabs
from .staged import Sit, Staged, position
from .steps import make_table, scrolls

GAME = "six-pack"
SMALL = (360, 640)
LARGE = (1920, 1080)
LAPTOP = (1280, 720)
MOST = 250
FIRST: Mapping[str, Value] = {"first_player": "seat_1"}

Wanted = Callable[[Any], bool]


@cache
def seen(decision: str, seats: int = 4, *, watch: bool = False, turns: int = 0, **house: Value) -> View:
    """A table at which this is asked, after so many turns."""

    def wanted(view: Any) -> bool:
        return bool(view.decision == decision and view.turn >= turns)

    return position(GAME, seats, {**FIRST, **house}, wanted, watch=watch)


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
            answer_six_pack(page)
    expect(end(page)).to_contain_text("Checked.")
    assert claimed
    expect(end(page).get_by_role("row").first).to_have_text(re.compile("^Place ?Seat ?Score ?(refused claims)?$"))
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
            answer_six_pack(page)
        if not asked:
            host.wait_for_timeout(50)
    assert together > 3
    expect_same_end(host, friend)


@SIZES
def test_a_place_and_a_drink_are_chosen_and_what_follows_is_seen_before(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(seen("serve", turns=6), size)
    page, view = table.page, table.view
    axe(page)
    expect(places(page)).to_have_count(len(as_any(view).lays))
    expect(supply(page)).to_have_count(0)
    touch(places(page).first)
    expect(supply(page)).to_have_count(3)
    axe(page)
    touch(supply(page).nth(1))
    lay = as_any(view).lays[0]
    first = next(move.text for move in view.moves if f"cell:{lay.x},{lay.y}" in move.on)
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


def as_any(view: View) -> Any:
    return view


def longest(view: Any) -> tuple[int, Any]:
    """The drink that brings the most: its pile, and what it brings."""
    pour = max(view.pours, key=lambda pour: len(pour.follows))
    return "BCL".index(pour.drink.upper()), pour


def brings(most: int) -> Wanted:
    """Whether some drink that may be served brings at least so many top-ups."""
    return lambda view: view.decision == "serve_drink" and any(len(pour.follows) >= most for pour in view.pours)


def test_a_card_is_taken_with_two_taps_and_the_first_tells_what_comes_in(sit: Sit) -> None:
    table = sit(position(GAME, 4, FIRST, takes), PHONE)
    take = as_any(table.view).takes[0]
    card = table.page.locator(f'[data-cell="{take.x},{take.y}"]')
    touch(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(brass(table.page)).to_contain_text("away")
    touch(card)
    table.expect_move("take ")


def takes(view: Any) -> bool:
    return view.decision == "serve" and view.turn > 6 and bool(view.takes)


def test_a_place_is_topped_up_with_one_of_its_drinks(sit: Sit) -> None:
    table = sit(seen("fill", turns=4), DESKTOP)
    drinks = as_any(table.view).open_cells[0].drinks
    expect(supply(table.page)).to_have_count(len(drinks))
    touch(supply(table.page).first)
    touch(supply(table.page).first)
    table.expect_moves(table.view.moves[0].text)


def test_the_host_chooses_the_place_as_well_where_the_house_says_so(sit: Sit) -> None:
    view = position(GAME, 3, {**FIRST, "fill_order": "host"}, lambda view: len(view.open_cells) > 1)
    table = sit(view, PHONE)
    last = as_any(view).open_cells[-1]
    touch(table.page.locator(f'[data-cell="{last.x},{last.y}"]'))
    expect(supply(table.page)).to_have_count(len(last.drinks))
    touch(supply(table.page).first)
    touch(brass(table.page))
    pour = next(pour for pour in as_any(view).pours if (pour.x, pour.y) == (last.x, last.y))
    table.expect_moves(next(move.text for move in view.moves if move.move == pour.move))


def looks(view: Any) -> bool:
    """Whether all look at a table with many windows, and some have answered."""
    return view.decision == "check" and len(view.windows) > 7 and len(view.answered) == 2


def test_a_frame_is_drawn_by_two_taps_on_opposite_corners(sit: Sit) -> None:
    table = sit(position(GAME, 4, FIRST, looks), PHONE)
    page = table.page
    axe(page)
    window = as_any(table.view).windows[-1]
    across, down = (1, 2) if window.tall else (2, 1)
    touch(card_at(page, window.x, window.y))
    touch(card_at(page, window.x + across, window.y + down))
    form = "tall" if window.tall else "flat"
    expect(page.get_by_text(f"Frame {'upright' if window.tall else 'flat'} from {window.x},{window.y}")).to_have_count(
        1
    )
    axe(page)
    touch(page.get_by_role("button", name="Six-pack here!"))
    table.expect_moves(f"claim {form} {window.x},{window.y}")


def card_at(page: Page, x: int, y: int) -> Any:
    return page.locator(f'[data-card$="@{x},{y}"]')


def test_a_frame_is_drawn_by_a_drag_and_moved_by_another(sit: Sit) -> None:
    table = sit(position(GAME, 4, FIRST, looks), DESKTOP)
    page = table.page
    window = next(one for one in as_any(table.view).windows if not one.tall)
    drag(page, card_at(page, window.x, window.y), card_at(page, window.x + 2, window.y + 1))
    expect(page.get_by_text(f"Frame flat from {window.x},{window.y}:")).to_have_count(1)
    other = [one for one in as_any(table.view).windows if not one.tall][-1]
    drag(page, card_at(page, window.x, window.y), card_at(page, other.x, other.y))
    expect(page.get_by_text(f"Frame flat from {other.x},{other.y}:")).to_have_count(1)


def drag(page: Page, one: Any, other: Any) -> None:
    """Press on one card and let go on another."""
    page.wait_for_function(STILL)
    boxes = [thing.bounding_box() for thing in (one, other)]
    (x, y), (u, v) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + u) / 2, (y + v) / 2)
    page.mouse.move(u, v)
    page.mouse.up()


class Fingers:
    """Fingers on a screen, each at a point."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def _send(self, what: str, points: Sequence[tuple[float, float]]) -> None:
        touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})

    def slide(self, *paths: Sequence[tuple[float, float]]) -> None:
        """Put one finger down at the beginning of each path, follow all paths at once, and let go."""
        self._send("touchStart", [path[0] for path in paths])
        for points in zip(*(path[1:] for path in paths), strict=True):
            self._send("touchMove", points)
        self._send("touchEnd", [])


def middle(thing: Any) -> tuple[float, float]:
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_draws_a_frame_and_two_bring_the_table_closer(sit: Sit) -> None:
    table = sit(position(GAME, 4, FIRST, looks), PHONE)
    page = table.page
    page.wait_for_function(STILL)
    fingers = Fingers(page)
    window = next(one for one in as_any(table.view).windows if one.tall)
    start, stop = middle(card_at(page, window.x, window.y)), middle(card_at(page, window.x + 1, window.y + 2))
    between = ((start[0] + stop[0]) / 2, (start[1] + stop[1]) / 2)
    fingers.slide([start, between, stop])
    expect(page.get_by_text(f"Frame upright from {window.x},{window.y}:")).to_have_count(1)
    before = cards(page).first.bounding_box()
    x, y = middle(page.locator(".window"))
    fingers.slide([(x - 20, y), (x - 40, y), (x - 60, y)], [(x + 20, y), (x + 40, y), (x + 60, y)])
    expect(page.get_by_role("button", name="Show the whole table")).to_be_visible()
    page.wait_for_function(STILL)
    after = cards(page).first.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.5 * before["width"]
    expect(page.get_by_text(f"Frame upright from {window.x},{window.y}:")).to_have_count(1)


def test_the_keyboard_moves_and_turns_the_frame_and_the_tray_with_it(sit: Sit) -> None:
    table = sit(position(GAME, 4, FIRST, looks), DESKTOP)
    page = table.page
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "t"):
        page.keyboard.press(key)
    expect(page.locator(".sleeve.drawn.tall")).to_be_visible()
    box = page.locator(".picture").bounding_box()
    assert box is not None
    assert box["height"] > box["width"]
    page.get_by_role("button", name="Six-pack here!").focus()
    page.keyboard.press("Enter")
    table.expect_move("claim tall ")


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
    meant = [move.text for move in table.view.moves if f"cell:{cell}" in move.on]
    table.expect_moves(*meant)


@SIZES
def test_the_tray_is_turned_regrouped_and_rearranged_without_a_move(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(position(GAME, 4, FIRST, looks), size)
    page = table.page
    picture = page.get_by_role("img", name="Your six-pack as it lies")
    hand = page.get_by_role("list", name="Your hand").get_by_role("button")
    names = [picture.get_attribute("aria-label")]
    turn, regroup = (page.get_by_role("button", name=name) for name in ("Turn the six-pack", "Regroup the dominoes"))
    for taps in ([turn], [regroup], [hand.first, hand.last]):
        for tap in taps:
            touch(tap)
        expect(picture).not_to_have_attribute("aria-label", str(names[-1]))
        names.append(picture.get_attribute("aria-label"))
    assert len(set(names)) == 4
    if has_touch(page):
        touch(page.get_by_role("button", name="Open the drawer: your six-pack large"))
        expect(page.get_by_role("button", name="Close the drawer")).to_be_visible()
        axe(page)
    assert table.asked == []


def test_whoever_has_answered_waits_for_the_others(sit: Sit) -> None:
    table = sit(position(GAME, 4, FIRST, looks), DESKTOP)
    window = as_any(table.view).windows[0]
    waiting = replace(table.view, moves=[], answer=f"claim {'tall' if window.tall else 'flat'} {window.x},{window.y}")
    seats = [replace(seat, awaited=seat.awaited and seat.seat != table.view.eyes) for seat in table.view.seats]
    table.show(replace(waiting, seats=seats))
    expect(table.page.locator(".sleeve.claimed")).to_be_visible()
    expect(turn_line(table.page, "Your claim lies face down")).to_be_visible()
    expect(nothing(table.page)).to_have_count(0)
    axe(table.page)


@SIZES
def test_claims_are_opened_one_by_one_and_the_holding_one_scores(sit: Sit, size: tuple[int, int]) -> None:
    view = position(GAME, 4, {**FIRST, "assist": "auto"}, lambda view: bool(view.scoring))
    table = sit(replace(view, opened=[], scoring=[], moves=[], decision="serve"), size)
    expect(table.page.get_by_role("region", name="Claims")).to_have_count(0)
    table.show(view)
    slips = table.page.get_by_role("region", name="Claims").get_by_role("listitem")
    expect(slips).to_have_count(len(as_any(view).opened))
    expect(table.page.locator(".claim.holds").first).to_be_visible()
    expect(slips.first).to_contain_text("a six-pack")
    axe(table.page)
    expect(lit(table.page)).to_have_count(3)
    touch(lit(table.page).nth(1))
    expect(brass(table.page)).to_contain_text("Score")
    touch(brass(table.page))
    table.expect_move("score ")


def in_a_race(view: Any) -> bool:
    """Whether all look at a table with many windows."""
    return view.decision == "check" and len(view.windows) > 7


def claimed(seat: int, window: Window, *, holds: bool) -> Claim:
    """A claim that was opened; one that holds with all its dominoes across."""
    if not holds:
        return Claim(seat, 1, window, holds=False)
    across, down = (1, 0) if window.tall else (0, 1)
    starts = [(window.x + down * at, window.y + across * at) for at in range(3)]
    pairs = [((x, y), (x + across, y + down)) for x, y in starts]
    colour = COLOURS[seat]
    pack = tuple(Covered(f"{colour}-{name}", *pair) for name, pair in zip(("Bb", "Bc", "Bl"), pairs, strict=True))
    return Claim(seat, 1, window, True, pack, "Bb")


def slips(page: Page) -> Locator:
    """The claims that lie open, below the table."""
    return page.get_by_role("region", name="Claims").get_by_role("listitem").get_by_role("button")


@SIZES
def test_in_a_race_a_seat_wins_twice_and_is_refused_twice_in_one_round(sit: Sit, size: tuple[int, int]) -> None:
    view = position(GAME, 4, {**FIRST, "finish": "race", "claims": "chain"}, in_a_race)
    one, other, third = as_any(view).windows[:3]
    opened = [claimed(0, one, holds=True), claimed(1, third, holds=False)]
    table = sit(view, size)
    table.show(replace(view, opened=opened))
    expect(slips(table.page)).to_have_count(2)
    opened += [claimed(0, other, holds=True), claimed(1, third, holds=False), claimed(0, one, holds=True)]
    table.show(replace(view, opened=opened))
    expect(slips(table.page)).to_have_count(5)
    expect(table.page.locator(".claim.holds")).to_have_count(3)
    touch(slips(table.page).nth(3))
    expect(table.page.locator(".claim:not(.holds)")).to_have_count(1)
    expect(table.page.locator(".claim.holds")).to_have_count(0)


def test_a_claim_that_is_looked_at_alone_is_put_away_with_the_others(sit: Sit) -> None:
    view = position(GAME, 4, FIRST, looks)
    one, other = as_any(view).windows[:2]
    table = sit(view, DESKTOP)
    table.show(replace(view, opened=[claimed(1, one, holds=False), claimed(2, other, holds=True)]))
    touch(slips(table.page).first)
    expect(slips(table.page).first).to_have_attribute("aria-pressed", "true")
    expect(table.page.locator(".claim:not(.holds)")).to_have_count(1)
    touch(slips(table.page).first)
    expect(table.page.locator(".claim.holds")).to_have_count(1)
    touch(slips(table.page).first)
    expect(table.page.locator(".claim:not(.holds)")).to_have_count(1)
    later = replace(
        view, turn=as_any(view).turn + 1, opened=[claimed(3, one, holds=True), claimed(0, other, holds=True)]
    )
    table.show(later)
    expect(table.page.locator(".claim.holds")).to_have_count(2)
    expect(slips(table.page).first).to_have_attribute("aria-pressed", "false")


def test_a_single_refused_claim_is_seen_on_the_table(sit: Sit) -> None:
    view = position(GAME, 4, FIRST, looks)
    table = sit(view, PHONE)
    table.show(replace(view, opened=[claimed(1, as_any(view).windows[0], holds=False)]))
    expect(table.page.locator(".claim:not(.holds)")).to_be_visible()
    expect(slips(table.page).first).to_contain_text("does not fit")


@SIZES
def test_a_place_that_was_refused_is_marked_and_says_so(sit: Sit, size: tuple[int, int]) -> None:
    view = position(GAME, 4, {**FIRST, "wrong_claim": "retry"}, looks)
    window = next(one for one in as_any(view).windows if not one.tall)
    left = [move for move in view.moves if move.text != f"claim flat {window.x},{window.y}"]
    assert len(left) == len(view.moves) - 1
    table = sit(replace(view, moves=left), size)
    page = table.page
    touch(card_at(page, window.x, window.y))
    touch(card_at(page, window.x + 2, window.y + 1))
    expect(page.locator(".sleeve.refused")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Six-pack here!").press("Enter")
    expect(page.get_by_text("refused to your three dominoes already: try another place")).to_be_visible()
    assert table.asked == []


class Timed(Staged):
    """Somebody at a table where the house will move by itself in a while; its clock begins at nought."""

    def _info(self) -> dict[str, object]:
        return {**super()._info(), "house_moves_at": 25}


@pytest.mark.parametrize(("hinted", "words"), [(False, r"A hint in 0:\d\d"), (True, r"0:\d\d left")])
def test_the_time_to_the_hint_is_not_the_time_that_is_left(
    browser: Browser, address: str, *, hinted: bool, words: str
) -> None:
    house: Mapping[str, Value] = {**FIRST, "assist": "highlight", "spot_seconds": 60}
    view = replace(position(GAME, 4, house, looks), hinted=hinted)
    table = Timed(browser, address, PHONE, view)
    expect(table.page.get_by_role("timer")).to_have_accessible_name(re.compile(rf"^{words}$"))
    axe(table.page)
    table.close()


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
    felt = page.locator(".window").bounding_box()
    assert felt is not None
    for thing in [*cards(page).all(), *places(page).all(), *page.locator(".ghost").all()]:
        box = thing.bounding_box()
        assert box is not None
        assert box["x"] >= felt["x"] - 1
        assert box["y"] >= felt["y"] - 1
        assert box["x"] + box["width"] <= felt["x"] + felt["width"] + 1
        assert box["y"] + box["height"] <= felt["y"] + felt["height"] + 1
    bottom = page.get_by_role("region", name="Your moves").bounding_box()
    assert bottom is not None
    assert bottom["y"] + bottom["height"] <= size[1]


def test_the_table_comes_closer_and_is_seen_whole_again(sit: Sit) -> None:
    table = sit(seen("serve", turns=8), DESKTOP)
    page = table.page
    page.wait_for_timeout(100)
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


def test_the_first_question_is_asked_of_all_at_once(sit: Sit) -> None:
    view = position(GAME, 4, {}, lambda view: view.decision == "mixed_last")
    table = sit(view, PHONE)
    axe(table.page)
    touch(table.page.get_by_role("button", name="This week"))
    table.expect_moves("mixed this week")
