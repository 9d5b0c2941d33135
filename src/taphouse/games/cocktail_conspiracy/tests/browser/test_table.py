"""Cocktail Conspiracy in the browser: whole games by taps, and every question it can ask."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import axe
from browser.fixtures import SIZES, Visit
from browser.measures import DESKTOP, PHONE
from browser.people import deal_for, drag, everything_else, has_touch, is_asked, lit, move_button, touch, touch_card
from browser.staged import Sit, asked, position
from browser.steps import make_table, scrolls
from browser.travel import go, reload
from taphouse.core.house import Value
from taphouse.core.registry import find_game
from taphouse.core.view import MoveView, View
from taphouse.games.cocktail_conspiracy.catalogue import catalogue
from taphouse.games.cocktail_conspiracy.tests.browser.playing import answer, laid, opening, places
from taphouse.words.languages import words_of

GAME = "cocktail-conspiracy"
SMALL = (360, 640)
LARGE = (1920, 1080)
LAPTOP = (1280, 720)
MOST = 120
FIRST: Mapping[str, Value] = {"first_player": "random"}
seen = partial(asked, GAME, **FIRST)


def test_a_whole_game_with_bots_to_the_end(visit: Visit) -> None:
    page = visit(size=PHONE)
    make_table(page, game=GAME, seats=4, house={"last_call_rounds": 10})
    deal_for(page)
    for _ in range(MOST):
        if not is_asked(page):
            break
        assert not scrolls(page)
        answer(page)
    expect(everything_else(page)).to_contain_text("Checked.")
    touch(page.get_by_role("button", name="Look at the table"))
    expect(page.get_by_role("group", name="What everybody was after").get_by_role("region")).to_have_count(2)
    axe(page)
    go(page, f"{page.url}/replay")
    expect(page.get_by_role("list", name="Seats").locator(".place")).to_have_count(4)
    expect(move_button(page)).to_have_count(0)
    expect(notes(page)).to_have_count(0)
    axe(page)


def notes(page: Page) -> Locator:
    """The button that opens the notes."""
    return page.get_by_role("button", name=re.compile("^Your notes"))


def test_the_screen_in_the_room_shows_no_hand_and_nobodys_notes(visit: Visit) -> None:
    page = visit()
    make_table(page, game=GAME, seats=4, house=dict(FIRST))
    deal_for(page)
    assert is_asked(page)
    touch(notes(page))
    touch(page.get_by_role("dialog").get_by_role("button", name="Plum no idea"))
    touch(page.get_by_role("dialog").get_by_role("button", name="Close"))
    seats = page.get_by_role("list", name="Seats")
    expect(seats).to_contain_text("your notes: plum")
    screen = page.context.new_page()
    go(screen, f"{page.url}/screen")
    wall = screen.get_by_role("list", name="Seats")
    expect(wall.locator(".place")).to_have_count(4)
    expect(wall).not_to_contain_text("your notes")
    expect(screen.get_by_role("list", name="Your hand")).to_have_count(0)
    axe(screen)


def test_the_chat_reminds_of_what_is_secret_and_three_cards_need_no_sorting(visit: Visit) -> None:
    page = visit()
    make_table(page, game=GAME, seats=4, house=dict(FIRST))
    deal_for(page)
    assert is_asked(page)
    sheet = page.get_by_role("dialog")
    touch(page.get_by_role("button", name="Chat"))
    expect(sheet).to_contain_text("What your cocktail is made of is not for their ears.")
    expect(sheet.get_by_label("Say something to the table")).to_be_visible()
    touch(sheet.get_by_role("button", name="Close"))
    touch(page.get_by_role("button", name="Menu"))
    expect(sheet).to_be_visible()
    expect(sheet).not_to_contain_text("Sort my hand")


@SIZES
def test_a_card_is_played_with_two_taps_and_the_places_say_what_follows(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(position(GAME, 6, FIRST, clinks), size)
    page, view = table.page, table.view
    axe(page)
    expect(places(page)).to_have_count(0)
    touch_card(lit(page).first)
    expect(places(page)).to_have_count(6)
    offered = [move for move in view.moves if move.text.startswith(view.moves[0].text.split(" on ")[0])]
    expected = sum(clinks_by(move) for move in offered)
    expect(places(page).filter(has_text="CHEERS")).to_have_count(expected)
    axe(page)
    touch(places(page).filter(has_text="on yourself"))
    table.expect_moves(offered[int(str(view.eyes))].text)


def clinks_by(move: MoveView) -> bool:
    return (move.do or {}).get("cheers") == "yes"


def in_words(move: MoveView) -> str:
    assert move.do is not None
    return words_of(find_game(GAME), catalogue=catalogue()).say(move.do)


def clinks(view: Any) -> bool:
    """Whether the first card of the hand would clink somewhere, and not everywhere."""
    first = [move for move in view.moves if view.clinks and move.text.startswith(f"play {view.clinks[0].card} ")]
    return view.turn > 12 and bool(first) and first[0] is view.moves[0] and not clinks_by(first[-1])


@SIZES
def test_a_card_of_ones_own_is_moved_elsewhere(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(position(GAME, 4, FIRST, lambda view: view.turn > 9 and bool(moves_of(view, "move"))), size)
    touch(laid(table.page).first)
    expect(places(table.page)).to_have_count(3)
    touch(places(table.page).first)
    card = moves_of(table.view, "move")[0].split()[1]
    table.expect_moves(f"move {card} to {(int(str(table.view.eyes)) + 1) % 4}")


def moves_of(view: View, verb: str) -> list[str]:
    return [move.text for move in view.moves if move.text.startswith(f"{verb} ")]


@SIZES
def test_the_hand_is_discarded_with_a_second_press(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(seen("turn_action", turns=5), size)
    touch(table.page.get_by_role("button", name="Discard your hand"))
    expect(move_button(table.page)).to_have_text("Discard all 3")
    touch(table.page.get_by_role("button", name="Keep them"))
    expect(move_button(table.page)).to_have_count(0)
    touch(table.page.get_by_role("button", name="Discard your hand"))
    touch(move_button(table.page))
    table.expect_moves("discard hand")


@SIZES
def test_the_two_cards_of_cheers_are_sent_with_two_taps(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(
        position(GAME, 6, FIRST, lambda view: view.task == "cheers_send" and view.eyes == view.toast.target), size
    )
    page, eyes = table.page, int(str(table.view.eyes))
    friend, other_friend, foe = (eyes + 2) % 6, (eyes + 4) % 6, (eyes + 1) % 6
    seats = page.get_by_role("list", name="Seats").locator(".place")
    # The others come clockwise from my left; my own place is the last.
    target = {place: seats.nth((place - eyes - 1) % 6).locator(".target") for place in range(6)}
    expect(target[eyes]).to_have_attribute("aria-disabled", "true")
    expect(target[eyes]).to_contain_text("Both cards leave this place.")
    axe(page)
    touch(target[friend])
    expect(target[friend]).to_have_attribute("aria-pressed", "true")
    expect(target[other_friend]).to_have_attribute("aria-disabled", "true")
    expect(target[other_friend]).to_contain_text("One of the two must go to another team.")
    axe(page)
    touch(page.get_by_role("button", name="Take it back", exact=True))
    expect(target[other_friend]).not_to_have_attribute("aria-disabled", "true")
    touch(target[foe])
    touch(target[friend])
    table.expect_moves(f"send {foe} {friend}")


@SIZES
def test_a_card_is_pulled_from_the_hand_to_a_place(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(position(GAME, 6, FIRST, clinks), size)
    page, eyes = table.page, int(str(table.view.eyes))
    seats = page.get_by_role("list", name="Seats").locator(".place")
    drag(lit(page).first, seats.nth(2).locator(".cards"))
    card = table.view.moves[0].text.split(" on ")[0]
    table.expect_moves(f"{card} on {(eyes + 3) % 6}")


@SIZES
def test_the_two_cards_of_cheers_are_pulled_to_their_places(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(seen("cheers_send"), size)
    page = table.page
    seats = page.get_by_role("list", name="Seats").locator(".place")
    air = page.get_by_role("group", name=re.compile("^CHEERS at")).get_by_role("button")
    left, across = [(int(str(table.view.eyes)) + step) % 4 for step in (1, 2)]
    drag(air.last, seats.nth(1).locator(".cards"))
    expect(seats.nth(1).locator(".target")).to_have_attribute("aria-pressed", "true")
    axe(page)
    drag(air.first, seats.nth(0).locator(".cards"))
    table.expect_moves(f"send {left} {across}")


@SIZES
def test_the_other_card_may_be_sent_first(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(seen("cheers_send"), size)
    page = table.page
    touch(page.get_by_role("button", name="send this one first"))
    touch(places(page).nth(0))
    touch(places(page).nth(1))
    left, across = [(int(str(table.view.eyes)) + step) % 4 for step in (1, 2)]
    table.expect_moves(f"send {across} {left}")


@SIZES
def test_whoever_decides_about_cheers_sees_the_own_hand(sit: Sit, size: tuple[int, int]) -> None:
    """But cannot play from it now."""
    table = sit(seen("cheers_send", turns=6), size)
    hand = table.page.get_by_role("list", name="Your hand")
    held = table.view.zone(f"hand-{table.view.eyes}").items
    expect(hand.get_by_role("listitem")).to_have_count(len(held))
    expect(hand.get_by_role("button")).to_have_count(0)
    expect(
        hand.get_by_role("img", name=words_of(find_game(GAME), catalogue=catalogue()).piece(held[0].id)).first
    ).to_be_visible()
    assert not scrolls(table.page)


@SIZES
def test_turns_and_piles_stay_in_sight_during_cheers(sit: Sit, size: tuple[int, int]) -> None:
    """Also for those who only watch."""
    page = sit(seen("cheers_send", 6, watch=True, turns=9), size).page
    expect(page.get_by_role("list", name="Next turns").get_by_role("listitem")).to_have_count(8)
    expect(page.locator("[data-pile=deck]")).to_be_visible()
    expect(page.get_by_role("group", name=re.compile("^CHEERS at"))).to_be_visible()
    axe(page)


def test_on_a_phone_a_keeper_who_counters_still_reads_the_first_proposal(sit: Sit) -> None:
    def wanted(view: Any) -> bool:
        return view.task == "cheers_send" and len(view.proposals) == 1

    page = sit(position(GAME, 5, FIRST, wanted), PHONE).page
    expect(page.locator("[data-part=turn]")).to_contain_text("proposes:")
    assert not scrolls(page)


@SIZES
def test_a_stool_says_who_keeps_it_and_that_it_cannot_win(sit: Sit, size: tuple[int, int]) -> None:
    page = sit(seen("turn_action", 3, turns=8, virtual_can_win=False), size).page
    touch(page.get_by_role("button", name="Look closely at Team B's stool"))
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("decides? for it. It cannot win here."))
    axe(page)


@SIZES
def test_one_of_several_matching_cards_leaves_with_one_tap(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(seen("cheers_match"), size)
    axe(table.page)
    expect(laid(table.page)).to_have_count(len(table.view.moves))
    touch(laid(table.page).first)
    table.expect_moves(table.view.moves[0].text)


@SIZES
def test_one_of_seven_cards_is_put_away(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(seen("overflow_discard"), size)
    expect(laid(table.page)).to_have_count(7)
    axe(table.page)
    touch_card(laid(table.page).first)
    expect(move_button(table.page)).to_have_text(in_words(table.view.moves[0]))
    if has_touch(table.page):
        touch_card(laid(table.page).first)
    else:
        touch(move_button(table.page))
    table.expect_moves(table.view.moves[0].text)


@pytest.mark.parametrize(
    ("size", "decision", "button", "move"),
    [
        (PHONE, "cheers_shout", "CHEERS!", "cheers"),
        (PHONE, "virtual_answer", "Agree", "accept"),
        (DESKTOP, "virtual_answer", "Propose something else", "counter"),
        (DESKTOP, "virtual_final", "Take the other proposal", "take counter"),
        (PHONE, "virtual_final", "Toss a coin", "toss"),
    ],
)
def test_a_button_answers(sit: Sit, size: tuple[int, int], decision: str, button: str, move: str) -> None:
    table = sit(seen(decision, 5, cheers_button=True), size)
    axe(table.page)
    assert not scrolls(table.page)
    touch(table.page.get_by_role("button", name=button))
    table.expect_moves(move)


@SIZES
def test_victory_is_declared_by_whoever_notices(sit: Sit, size: tuple[int, int]) -> None:
    house = {"victory_call": "button", "deck_design": "no_twins"}
    table = sit(position(GAME, 3, {**FIRST, **house}, lambda view: bool(moves_of(view, "declare"))), size)
    axe(table.page)
    touch(table.page.get_by_role("button", name=re.compile("^Declare victory")))
    table.expect_moves(moves_of(table.view, "declare")[0])


@SIZES
def test_an_honest_answer_and_a_throw_say_who_begins(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(position(GAME, 4, {}, lambda view: view.task == "last_drink_answer"), size)
    axe(table.page)
    touch(opening(table.page).filter(has_text="Today"))
    table.expect_moves("drank today")
    table.show(position(GAME, 4, {}, lambda view: view.task == "rps_throw"))
    touch(opening(table.page).filter(has_text="Scissors"))
    table.expect_moves("drank today", "throw scissors")
    axe(table.page)
    table.show(position(GAME, 4, {}, lambda view: view.turn == 1 and any(view.throws)))
    expect(table.page.locator(".began")).to_contain_text(re.compile("begins?"))
    axe(table.page)


@SIZES
def test_apprentices_see_no_tokens_and_masters_are_marked(sit: Sit, size: tuple[int, int]) -> None:
    view = position(
        GAME, 5, {**FIRST, "mode": "master_apprentice"}, lambda view: view.role == "apprentice" and view.turn > 8
    )
    table = sit(view, size)
    expect(table.page.get_by_text("Only your master knows what your team is after.")).to_have_count(1)
    expect(table.page.get_by_role("img", name="master, may not talk")).to_have_count(2)
    axe(table.page)


@SIZES
def test_notes_stay_in_this_browser(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(seen("turn_action", 5, turns=12, mode="masquerade", teams=3), size)
    page = table.page
    touch(page.get_by_role("button", name=re.compile("^Look closely")).first)
    sheet = page.get_by_role("dialog")
    touch(sheet.get_by_role("button", name="Team C"))
    touch(sheet.get_by_role("button", name="Plum no idea"))
    expect(sheet.get_by_role("button", name="Plum wants it")).to_be_visible()
    axe(page)
    touch(sheet.get_by_role("button", name="Close"))
    reload(page)
    first = page.get_by_role("list", name="Seats").locator(".place").first
    expect(first).to_contain_text("your notes: plum")
    expect(first.get_by_role("img", name="you think: team C")).to_be_visible()
    assert table.asked == []
    touch(notes(page))
    expect(page.get_by_role("dialog")).to_contain_text("Dealt were 2 of team A, 2 of team B and 1 of team C")
    expect(page.get_by_role("dialog").get_by_role("region", name=re.compile("^Notes about"))).to_have_count(4)
    axe(page)


@SIZES
def test_the_end_turns_everything_over(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(seen("over", 6, mode="masquerade", teams=3, last_call_rounds=10), size)
    page = table.page
    touch(everything_else(page).get_by_role("button", name="Look at the table"))
    expect(page.get_by_role("group", name="What everybody was after").get_by_role("region")).to_have_count(3)
    expect(page.get_by_role("img", name="masked")).to_have_count(0)
    axe(page)


@pytest.mark.parametrize(
    ("size", "seats", "teams", "watch"),
    [
        (PHONE, 3, 2, False),
        (PHONE, 6, 3, True),
        (SMALL, 6, 3, False),
        (LAPTOP, 6, 3, False),
        (DESKTOP, 3, 2, True),
        (LARGE, 6, 3, False),
    ],
)
def test_everything_is_on_the_felt(sit: Sit, size: tuple[int, int], seats: int, teams: int, *, watch: bool) -> None:
    table = sit(seen("turn_action", seats, turns=20, teams=teams, watch=watch), size)
    page = table.page
    assert not scrolls(page)
    expect(page.get_by_role("list", name="Seats").locator(".place")).to_have_count(4 if seats == 3 else 6)
    boxes = page.locator("[data-part=seats] [data-card]").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    felt = page.get_by_role("region", name="On the table").bounding_box()
    assert felt is not None
    assert boxes
    for box in boxes:
        assert felt["x"] <= box["left"]
        assert box["right"] <= felt["x"] + felt["width"]
        assert felt["y"] <= box["top"]
        assert box["bottom"] <= felt["y"] + felt["height"]
    if watch:
        expect(page.get_by_role("list", name="Your hand")).to_have_count(0)
        expect(places(page)).to_have_count(0)


def test_escape_takes_back_the_first_card_that_is_sent(sit: Sit) -> None:
    table = sit(seen("cheers_send"), DESKTOP)
    touch(places(table.page).first)
    back = table.page.get_by_role("button", name="Take it back", exact=True)
    expect(back).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    expect(table.page.locator(".target[aria-pressed=true]")).to_have_count(0)
    assert table.asked == []


def test_a_game_can_be_played_by_keys(sit: Sit) -> None:
    table = sit(seen("turn_action", turns=5), DESKTOP)
    page = table.page
    page.keyboard.press("1")
    expect(places(page)).to_have_count(4)
    page.keyboard.press("Escape")
    expect(places(page)).to_have_count(0)
    page.keyboard.press("1")
    places(page).nth(1).focus()
    page.keyboard.press("Enter")
    card = table.view.moves[0].text.split()[1]
    table.expect_moves(f"play {card} on {(int(str(table.view.eyes)) + 2) % 4}")
    page.keyboard.press("2")
    expect(places(page).first).to_have_attribute("data-key", re.compile("."))
    place = places(page).first.get_attribute("data-key") or ""
    page.keyboard.press(place)
    expect(page.get_by_text(re.compile(f"^Enter or {place.upper()}: "))).to_be_visible()
    assert len(table.asked) == 1
    page.keyboard.press(place)
    table.expect_moves(
        table.asked[0], f"play {moves_of(table.view, 'play')[4].split()[1]} on {(int(str(table.view.eyes)) + 1) % 4}"
    )
