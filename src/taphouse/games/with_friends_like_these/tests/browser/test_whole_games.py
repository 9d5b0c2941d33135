"""Whole games, from the first click in the lobby to the end screen: a phone, a desktop, and bots."""

import pytest

from browser.fixtures import Visit
from browser.measures import DESKTOP
from browser.people import deal_for, expect_same_end, join_by_code, make_by_hand
from browser.playing import play_out
from browser.served import Served
from taphouse.games.with_friends_like_these.tests.browser.playing import TITLE, answer


@pytest.fixture
def address(served: Served) -> str:
    return served.address


def test_a_phone_and_a_desktop_play_to_the_end_with_bots(visit: Visit) -> None:
    host, friend = visit(), visit(size=DESKTOP)
    code = make_by_hand(host, TITLE, 4, {"Peak cards": 4}, "Quick")
    join_by_code(friend, "Bob", code)
    deal_for(host, friend)
    assert play_out(host, friend, "Bob", answer) == 2 * (3 + 3 + 4 + 3)
    record = expect_same_end(host, friend)
    assert record.house["peak_cards"] == 4
    assert [seat.name for seat in record.seats][:2] == ["Ann", "Bob"]


def test_with_wingman_and_two_decks_everybody_plays_anothers_hand(visit: Visit) -> None:
    host, friend = visit(size=DESKTOP), visit()
    house = {"Peak cards": 3, "Wingman": True, "Decks": "2", "Wingman memory aid": True}
    code = make_by_hand(host, TITLE, 4, house)
    join_by_code(friend, "Bob", code)
    deal_for(host, friend)
    assert play_out(host, friend, "Bob", answer) == 2 * (1 + 3)
    assert expect_same_end(host, friend).house["wingman"] is True
