"""Whole games, from the first click in the lobby to the end screen: a phone, a desktop, and bots."""

import pytest

from browser.fixtures import Visit
from browser.measures import DESKTOP
from browser.people import deal_for, expect_same_end, join_by_code, make_by_hand
from browser.playing import play_out
from browser.served import Served
from taphouse.games.last_call.tests.browser.playing import TITLE, answer


@pytest.fixture
def address(served: Served) -> str:
    return served.address


def test_a_phone_and_a_desktop_play_to_the_end_with_bots(visit: Visit) -> None:
    host, friend = visit(size=DESKTOP), visit()
    house = {"Tenth mixer": "Pass the Bottle", "Public venue": True, "Max turns": 50}
    code = make_by_hand(host, TITLE, 4, house)
    join_by_code(friend, "Bob", code)
    deal_for(host, friend)
    assert play_out(host, friend, "Bob", answer) > 3
    expect_same_end(host, friend)
