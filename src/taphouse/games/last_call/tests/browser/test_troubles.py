"""What goes wrong in a pub: lines break, friends go away."""

import re

from playwright.sync_api import expect

from browser.fixtures import Visit
from browser.people import LOST, TOLD, cards, deal_for, is_asked, sit_beside, told, touch, turn_line
from browser.playing import step
from browser.steps import make_table
from browser.travel import go
from taphouse.games.last_call.tests.browser.playing import GAME, answer

DECISIONS = 8


def test_without_a_network_the_page_says_so_and_heals_by_itself(visit: Visit) -> None:
    visit.outage = "ERR_INTERNET_DISCONNECTED"
    page = visit()
    make_table(page, game=GAME, house={"first_player": 0})
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
    answer(page)


def test_a_bot_stands_in_for_a_friend_who_went_away_until_the_friend_is_back(visit: Visit) -> None:
    host = visit()
    make_table(host, game=GAME, seats=2)
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
        answer(host)
    else:
        raise AssertionError("Nobody decides for Bob.")
    friend = friend.context.new_page()
    go(friend, host.url)
    touch(friend.get_by_role("button", name="Take my seat back"))
    expect(friend.get_by_text("A bot stands in for you.")).to_have_count(0)
    expect(plate).not_to_have_accessible_name(re.compile("a bot stands in|away"))
    for _ in range(4):
        step(host, friend, "Bob", answer)
