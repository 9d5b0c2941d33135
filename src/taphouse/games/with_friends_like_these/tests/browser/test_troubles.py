"""What goes wrong in a pub: two tabs are one person, clocks run out."""

import re

from playwright.sync_api import expect

from browser.axe import axe
from browser.fixtures import Visit
from browser.measures import DESKTOP
from browser.people import cards, deal_for, is_asked, sit_beside, told, touch, turn_line, wait_for_more
from browser.steps import make_table
from browser.travel import go
from taphouse.games.with_friends_like_these.tests.browser.playing import GAME, answer


def test_two_tabs_of_one_seat_show_the_same_and_a_move_in_one_appears_in_the_other(visit: Visit) -> None:
    one = visit(size=DESKTOP)
    make_table(one, game=GAME)
    deal_for(one)
    other = one.context.new_page()
    go(other, one.url)
    assert is_asked(one)
    assert is_asked(other)
    for mover, watcher in ((one, other), (other, one)):
        assert cards(mover) == cards(watcher)
        before = told(watcher)
        answer(mover)
        wait_for_more(watcher, before)
        assert is_asked(mover)
        assert is_asked(watcher)
        assert any(line.startswith("You") for line in told(watcher)[len(before) - 2 :])
    assert cards(one) == cards(other)


def test_the_clock_warns_and_then_lets_the_others_call_a_bot(visit: Visit) -> None:
    host = visit()
    make_table(host, game=GAME, seats=3, clock="brisk", house={"first_dealer": 2})
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
    answer(host)
    expect(friend.get_by_role("button", name="Let a bot stand in")).to_have_count(0)
    expect(offer).to_have_count(0)
