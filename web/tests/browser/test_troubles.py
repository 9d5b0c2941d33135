"""What goes wrong in a pub: pages are loaded again, lines break, friends go away, clocks run out."""

import re

import pytest
from playwright.sync_api import expect

from .axe import axe
from .conftest import Visit
from .measures import DESKTOP
from .people import LOST, TOLD, cards, deal_for, is_asked, sit_beside, told, touch, turn_line, wait_for_more
from .playing import Answer, answer_last_call, answer_with_friends, step
from .steps import make_table
from .travel import go, reload

DECISIONS = 8


@pytest.mark.parametrize(
    ("game", "answer"), [("with-friends-like-these", answer_with_friends), ("last-call", answer_last_call)]
)
def test_a_page_loaded_again_in_the_middle_of_a_game_shows_the_same_table(
    visit: Visit, game: str, answer: Answer
) -> None:
    page = visit()
    make_table(page, game=game)
    deal_for(page)
    assert is_asked(page)
    answer(page)
    assert is_asked(page)
    held, latest = cards(page), told(page)[-1]
    reload(page)
    assert is_asked(page)
    assert cards(page) == held
    assert told(page)[-1] == latest
    answer(page)


def test_two_tabs_of_one_seat_show_the_same_and_a_move_in_one_appears_in_the_other(visit: Visit) -> None:
    one = visit(size=DESKTOP)
    make_table(one, game="with-friends-like-these")
    deal_for(one)
    other = one.context.new_page()
    go(other, one.url)
    assert is_asked(one)
    assert is_asked(other)
    for mover, watcher in ((one, other), (other, one)):
        assert cards(mover) == cards(watcher)
        before = told(watcher)
        answer_with_friends(mover)
        wait_for_more(watcher, before)
        assert is_asked(mover)
        assert is_asked(watcher)
        assert any(line.startswith("You") for line in told(watcher)[len(before) - 2 :])
    assert cards(one) == cards(other)


def test_without_a_network_the_page_says_so_and_heals_by_itself(visit: Visit) -> None:
    visit.outage = "ERR_INTERNET_DISCONNECTED"
    page = visit()
    make_table(page, game="last-call", house={"first_player": 0})
    deal_for(page)
    assert is_asked(page)
    held = cards(page)
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible(timeout=2_000)
    touch(page.get_by_role("button", name="Draw one", exact=True))
    expect(turn_line(page, "^Your move is kept")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="Connected again.")).to_be_visible()
    page.wait_for_function(f"() => ({TOLD})().some((line) => line.startsWith('You drew'))")
    assert set(held) <= set(cards(page))
    assert is_asked(page)
    answer_last_call(page)


def test_a_bot_stands_in_for_a_friend_who_went_away_until_the_friend_is_back(visit: Visit) -> None:
    host = visit()
    make_table(host, game="last-call", seats=2)
    friend = sit_beside(visit, host, "Bob")
    deal_for(host, friend)
    friend.close()
    plate = host.get_by_role("list", name="Seats").get_by_role("button", name=re.compile("Bob"))
    expect(plate).to_have_accessible_name(re.compile("away"))
    touch(plate)
    touch(host.get_by_role("button", name="Let a bot stand in"))
    expect(plate).to_have_accessible_name(re.compile("a bot stands in"))
    expect(host.get_by_role("status").filter(has_text="A bot stands in for Bob.")).to_be_visible()
    for _ in range(DECISIONS):
        assert is_asked(host)
        if any(line.startswith("Bob") for line in told(host)):
            break
        answer_last_call(host)
    else:
        raise AssertionError("Nobody decides for Bob.")
    friend = friend.context.new_page()
    go(friend, host.url)
    touch(friend.get_by_role("button", name="Take my seat back"))
    expect(friend.get_by_text("A bot stands in for you.")).to_have_count(0)
    expect(plate).not_to_have_accessible_name(re.compile("a bot stands in|away"))
    for _ in range(4):
        step(host, friend, "Bob", answer_last_call)


def test_the_clock_warns_and_then_lets_the_others_call_a_bot(visit: Visit) -> None:
    host = visit()
    make_table(host, game="with-friends-like-these", seats=3, clock="brisk", house={"first_dealer": 2})
    friend = sit_beside(visit, host, "Bob")
    deal_for(host, friend)
    left = host.get_by_role("timer")
    expect(left).to_have_text(re.compile(r"^0:0\d left$"))
    expect(turn_line(host, "^You have ten seconds left.$")).to_have_count(1)
    expect(left.filter(has_text="time is up")).to_be_visible()
    expect(turn_line(host, "^Your time is up.$")).to_have_count(1)
    assert not host.get_by_role("status").filter(has_text=re.compile(r"\d:\d\d")).count()
    plate = friend.get_by_role("list", name="Seats").get_by_role("button", name=re.compile("time is up"))
    expect(plate).to_be_visible()
    touch(plate)
    expect(friend.get_by_role("button", name="Let a bot stand in")).to_be_visible()
    offer = friend.get_by_role("group", name=re.compile("does not answer$"))
    expect(offer.get_by_role("alert")).to_have_text(re.compile("^The table waits for .+, who does not answer."))
    axe(friend)
    answer_with_friends(host)
    expect(friend.get_by_role("button", name="Let a bot stand in")).to_have_count(0)
    expect(offer).to_have_count(0)
