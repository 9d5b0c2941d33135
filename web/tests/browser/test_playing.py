"""People at a table: with thumbs, with keys, with friends, and with bad connections."""

import re

from playwright.sync_api import WebSocketRoute, expect

from .fixtures import Visit
from .measures import DESKTOP
from .people import everything_else
from .steps import (
    LIT,
    deal,
    give_name,
    is_over,
    make_table,
    play_by_keyboard,
    play_by_taps,
    scrolls,
    story,
    wait_for_decision,
)
from .travel import go, reload


def test_a_newcomer_is_in_a_game_after_one_tap_and_is_shown_round(visit: Visit) -> None:
    page = visit(guide=True)
    page.get_by_role("button", name="Play now").tap()
    walk = page.get_by_role("complementary", name="A walk round the table")
    expect(walk).to_contain_text("1 of 6")
    walk.get_by_role("button", name="Next").tap()
    expect(walk).to_contain_text("2 of 6")
    walk.get_by_role("button", name="Skip").tap()
    reload(page)
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    expect(walk).to_have_count(0)


def test_a_whole_game_takes_two_taps_a_decision_and_never_scrolls(visit: Visit) -> None:
    page = visit()
    make_table(page)
    deal(page)
    assert not scrolls(page)
    taps = play_by_taps(page)
    assert len(taps) >= 3
    expect(everything_else(page)).to_contain_text("Checked.")


def test_a_whole_game_by_keyboard_with_the_story_told(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    make_table(page)
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Deal").press("Enter")
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    assert play_by_keyboard(page) >= 3
    assert any(re.fullmatch(r".+ won the round\.", line) for line in story(page))


def test_the_focus_is_never_lost_when_a_card_leaves_the_hand(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    make_table(page)
    deal(page)
    wait_for_decision(page)
    page.locator(".hand-card").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("main :focus")).to_have_count(1)


def test_the_tab_tells_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    make_table(page)
    deal(page)
    wait_for_decision(page)
    expect(page).to_have_title("Your turn: Coasters")


def test_a_friend_comes_by_link_gives_a_name_and_plays(visit: Visit) -> None:
    host = visit()
    give_name(host, "Ann")
    make_table(host, seats=2)
    friend = visit(host.url.removeprefix(host.evaluate("location.origin")))
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_label("Your name at the table").fill("Bob")
    friend.keyboard.press("Enter")
    expect(friend.get_by_text("You are seated.")).to_be_visible()
    expect(host.get_by_role("button", name="Deal", exact=True)).to_be_visible()
    deal(host)
    expect(friend.get_by_role("list", name="Your hand")).to_be_visible()
    host.get_by_role("button", name="Chat").first.click()
    host.get_by_role("button", name="Cheers!").click()
    expect(friend.locator(".bubble")).to_have_text("Cheers!")
    expect(friend.get_by_role("log", name="Heard at the table")).to_have_text(re.compile(": Cheers!$"))


def test_an_absent_friend_is_stood_in_for_and_takes_the_seat_back(visit: Visit) -> None:
    host = visit()
    make_table(host, seats=2)
    friend = visit(host.url.removeprefix(host.evaluate("location.origin")))
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_label("Your name at the table").fill("Bob")
    friend.keyboard.press("Enter")
    expect(friend.get_by_text("You are seated.")).to_be_visible()
    deal(host)
    expect(friend.get_by_role("list", name="Your hand")).to_be_visible()
    friend.close()
    plate = host.get_by_role("button", name=re.compile("Bob.*away"))
    plate.click()
    host.get_by_role("button", name="Let a bot stand in").click()
    expect(host.get_by_role("button", name=re.compile("a bot stands in"))).to_be_visible()
    friend = friend.context.new_page()
    go(friend, host.url)
    friend.get_by_role("button", name="Take my seat back").click()
    expect(friend.get_by_text("A bot stands in for you.")).to_have_count(0)


def test_a_lost_line_is_said_in_words_and_heals_by_itself(visit: Visit) -> None:
    page = visit()
    lines: list[WebSocketRoute] = []
    cut = [False]

    def relay(line: WebSocketRoute) -> None:
        if cut[0]:
            line.close()
            return
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/socket"), relay)
    make_table(page)
    deal(page)
    wait_for_decision(page)
    cut[0] = True
    lines[-1].close()
    expect(page.get_by_text("Connection lost. Your seat is kept. Trying again.")).to_be_visible()
    page.locator(LIT).first.tap()
    page.get_by_role("button", name=re.compile(r"^Choose \d+$")).tap()
    cut[0] = False
    expect(page.get_by_text("Trying again.")).to_have_count(0)
    expect(page.locator("[role=log] p", has_text="You chose")).to_have_count(1)


def test_a_refused_tap_says_why(visit: Visit) -> None:
    page = visit()
    make_table(page)
    deal(page)
    wait_for_decision(page)
    page.locator(".felt button").first.tap()
    expect(page.get_by_text("Nothing can be done with Pile now. Choose a coaster.")).to_be_visible()


def test_the_next_game_begins_where_the_last_one_ended(visit: Visit) -> None:
    page = visit()
    make_table(page, house={"hand": 2, "target": 2})
    deal(page)
    play_by_taps(page)
    assert is_over(page)
    before = page.url
    page.get_by_role("button", name="Again", exact=True).click()
    page.wait_for_url(lambda url: url != before)
    expect(page.get_by_role("button", name="Deal")).to_be_visible()
