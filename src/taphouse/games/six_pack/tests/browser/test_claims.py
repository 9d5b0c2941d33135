"""Looking for six-packs in the browser: frames by taps, drags and keys, the tray, claims and what becomes of them."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Page, expect

from browser.axe import STILL, axe
from browser.fixtures import SIZES
from browser.measures import DESKTOP, PHONE
from browser.people import drag, has_touch, lit, middle_of, touch, turn_line
from browser.staged import Sit, Staged, as_any, asked, position, turn_of
from taphouse.core.house import Value
from taphouse.core.registry import find_game
from taphouse.games.six_pack.cards import COLOURS
from taphouse.games.six_pack.tests.browser.playing import (
    FIRST,
    GAME,
    brass,
    cards,
    frame,
    nothing,
    owing,
    windows,
)
from taphouse.games.six_pack.view import Claim, Covered, Window

seen = partial(asked, GAME, **FIRST)

Wanted = Callable[[Any], bool]


def looks(view: Any) -> bool:
    """Whether all look at a table with many windows, and some have answered."""
    return view.task == "check" and len(windows(view)) > 7 and len(owing(view, "check")) == 2


def test_a_frame_is_drawn_by_two_taps_on_opposite_corners(sit: Sit) -> None:
    table = sit(position(GAME, 4, FIRST, looks), PHONE)
    page = table.page
    axe(page)
    window = windows(table.view)[-1]
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
    window = next(one for one in windows(table.view) if not one.tall)
    drag(card_at(page, window.x, window.y), card_at(page, window.x + 2, window.y + 1))
    expect(page.get_by_text(f"Frame flat from {window.x},{window.y}:")).to_have_count(1)
    other = [one for one in windows(table.view) if not one.tall][-1]
    drag(card_at(page, window.x, window.y), card_at(page, other.x, other.y))
    expect(page.get_by_text(f"Frame flat from {other.x},{other.y}:")).to_have_count(1)


@SIZES
def test_the_tray_is_pulled_over_the_table_and_snaps_to_a_window(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(position(GAME, 4, FIRST, looks), size)
    page = table.page
    picture = page.get_by_role("img", name="Your six-pack as it lies")
    as_it_lay = picture.get_attribute("aria-label")
    window = min((one for one in windows(table.view) if not one.tall), key=lambda one: (one.y, one.x))
    drag(picture.locator("[data-domino]").first, card_at(page, window.x + 1, window.y))
    expect(page.get_by_text(re.compile(f"^Frame flat from {window.x},{window.y}:"))).to_have_count(1)
    expect(picture).to_have_attribute("aria-label", str(as_it_lay))
    axe(page)
    touch(page.get_by_role("button", name="Six-pack here!"))
    table.expect_moves(f"claim flat {window.x},{window.y}")


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


def test_a_finger_draws_a_frame_and_two_bring_the_table_closer(sit: Sit) -> None:
    table = sit(position(GAME, 4, FIRST, looks), PHONE)
    page = table.page
    page.wait_for_function(STILL)
    fingers = Fingers(page)
    window = next(one for one in windows(table.view) if one.tall)
    start, stop = middle_of(card_at(page, window.x, window.y)), middle_of(card_at(page, window.x + 1, window.y + 2))
    between = ((start[0] + stop[0]) / 2, (start[1] + stop[1]) / 2)
    fingers.slide([start, between, stop])
    expect(page.get_by_text(f"Frame upright from {window.x},{window.y}:")).to_have_count(1)
    before = cards(page).first.bounding_box()
    x, y = middle_of(page.locator(".window"))
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
    claim = table.view.moves[0]
    waiting = replace(table.view, moves=[], answer=claim.do)
    seats = [
        replace(seat, awaited=False, owes="") if seat.seat == table.view.eyes else seat for seat in table.view.seats
    ]
    table.show(replace(waiting, seats=seats))
    expect(table.page.locator(".sleeve.claimed")).to_be_visible()
    expect(turn_line(table.page, "Your claim lies face down")).to_be_visible()
    expect(nothing(table.page)).to_have_count(0)
    axe(table.page)


@SIZES
def test_claims_are_opened_one_by_one_and_the_holding_one_scores(sit: Sit, size: tuple[int, int]) -> None:
    view = position(GAME, 4, {**FIRST, "assist": "auto"}, lambda view: bool(owing(view, "score_domino")))
    seats = [replace(seat, owes="") for seat in view.seats]
    table = sit(replace(view, opened=[], moves=[], task="serve", seats=seats), size)
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
    return view.task == "check" and len(windows(view)) > 7


def claimed(seat: int, window: Window, *, holds: bool) -> Claim:
    """A claim that was opened; one that holds with all its dominoes across."""
    if not holds:
        return Claim(seat, 1, window)
    across, down = (1, 0) if window.tall else (0, 1)
    starts = [(window.x + down * at, window.y + across * at) for at in range(3)]
    pairs = [((x, y), (x + across, y + down)) for x, y in starts]
    colour = COLOURS[seat]
    pack = tuple(Covered(f"{colour}-{name}", *pair) for name, pair in zip(("Bb", "Bc", "Bl"), pairs, strict=True))
    return Claim(seat, 1, window, pack, f"{colour}-Bb")


def a_turn_later(view: Any, opened: list[Claim]) -> Any:
    """The same view in the next turn."""
    return replace(view, counters={**view.counters, "turn": turn_of(view) + 1}, opened=opened)


def slips(page: Page) -> Locator:
    """The claims that lie open, below the table."""
    return page.get_by_role("region", name="Claims").get_by_role("listitem").get_by_role("button")


@SIZES
def test_in_a_race_a_seat_wins_twice_and_is_refused_twice_in_one_round(sit: Sit, size: tuple[int, int]) -> None:
    view = position(GAME, 4, {**FIRST, "finish": "race", "claims": "chain"}, in_a_race)
    one, other, third = windows(view)[:3]
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
    one, other = windows(view)[:2]
    table = sit(view, DESKTOP)
    table.show(replace(view, opened=[claimed(1, one, holds=False), claimed(2, other, holds=True)]))
    touch(slips(table.page).first)
    expect(slips(table.page).first).to_have_attribute("aria-pressed", "true")
    expect(table.page.locator(".claim:not(.holds)")).to_have_count(1)
    touch(slips(table.page).first)
    expect(table.page.locator(".claim.holds")).to_have_count(1)
    touch(slips(table.page).first)
    expect(table.page.locator(".claim:not(.holds)")).to_have_count(1)
    table.show(a_turn_later(view, [claimed(3, one, holds=True), claimed(0, other, holds=True)]))
    expect(table.page.locator(".claim.holds")).to_have_count(2)
    expect(slips(table.page).first).to_have_attribute("aria-pressed", "false")


def test_a_single_refused_claim_is_seen_on_the_table(sit: Sit) -> None:
    view = position(GAME, 4, FIRST, looks)
    table = sit(view, PHONE)
    table.show(replace(view, opened=[claimed(1, windows(view)[0], holds=False)]))
    expect(table.page.locator(".claim:not(.holds)")).to_be_visible()
    expect(slips(table.page).first).to_contain_text("does not fit")


def test_the_claims_are_gone_when_all_look_again(sit: Sit) -> None:
    """Their box does not stay without them, however quickly the next host was."""
    view = position(GAME, 4, FIRST, looks)
    table = sit(view, PHONE)
    table.show(replace(view, opened=[claimed(1, windows(view)[0], holds=False)]))
    expect(slips(table.page)).to_have_count(1)
    table.show(a_turn_later(view, []))
    expect(table.page.get_by_role("region", name="Claims")).to_have_count(0)
    expect(table.page.get_by_role("button", name="Go on")).to_have_count(0)


def test_cells_can_be_met_with_a_thumb_while_the_drawer_is_open(sit: Sit) -> None:
    table = sit(position(GAME, 4, FIRST, is_large), PHONE)
    page = table.page
    touch(page.get_by_role("button", name="Open the drawer: your six-pack large"))
    page.wait_for_function(STILL)
    card = cards(page).first.bounding_box()
    assert card is not None
    assert card["width"] >= 33
    for key in ["ArrowDown"] * 8 + ["ArrowUp"] * 8:
        page.keyboard.press(key)
        page.wait_for_function(STILL)
        felt, drawn = page.locator(".window").bounding_box(), frame(page).bounding_box()
        assert felt is not None
        assert drawn is not None
        assert felt["y"] <= drawn["y"]
        assert drawn["y"] + drawn["height"] <= felt["y"] + felt["height"]


def is_large(view: Any) -> bool:
    """Whether all look at a table that is higher than the felt beside an open drawer."""
    return bool(view.task == "check" and view.counters["rows"] >= 8)


@SIZES
def test_a_place_that_was_refused_is_marked_and_says_so(sit: Sit, size: tuple[int, int]) -> None:
    view = position(GAME, 4, {**FIRST, "wrong_claim": "retry"}, looks)
    window = next(one for one in windows(view) if not one.tall)
    left = [move for move in view.moves if move.text != f"claim flat {window.x},{window.y}"]
    assert len(left) == len(view.moves) - 1
    table = sit(replace(view, moves=left, tried=[window]), size)
    page = table.page
    touch(card_at(page, window.x, window.y))
    touch(card_at(page, window.x + 2, window.y + 1))
    expect(page.locator(".sleeve.refused")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Six-pack here!").press("Enter")
    why = "This place was refused to your three dominoes already. Try another, or leave it."
    expect(page.get_by_text(why, exact=True)).to_be_visible()
    assert table.asked == []


TIMED: Mapping[str, Value] = {**FIRST, "assist": "highlight", "spot_seconds": 60}


class Timed(Staged):
    """Somebody at a table where the house will move by itself in a while; its clock begins at nought."""

    def _info(self) -> dict[str, object]:
        return {**super()._info(), "house_moves_at": 25, "house": find_game(GAME).house(4, TIMED)}


@pytest.mark.parametrize(("hinted", "words"), [(False, r"A hint in 0:\d\d"), (True, r"0:\d\d left")])
def test_the_time_to_the_hint_is_not_the_time_that_is_left(
    browser: Browser, address: str, *, hinted: bool, words: str
) -> None:
    view = replace(position(GAME, 4, TIMED, looks), hinted=hinted)
    table = Timed(browser, address, PHONE, view)
    expect(table.page.get_by_role("timer")).to_have_accessible_name(re.compile(rf"^{words}$"))
    axe(table.page)
    table.close()
