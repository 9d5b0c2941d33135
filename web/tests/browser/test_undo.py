"""Moves that are taken back at once while nobody learned anything."""

import re

from playwright.sync_api import expect

from .fixtures import Visit
from .people import cards, deal_for, is_asked, lit, menu, sit_beside, told, touch, touch_card, turn_line
from .steps import make_table


def test_a_choice_that_nobody_has_seen_is_taken_back_at_once(visit: Visit) -> None:
    host = visit()
    make_table(host, seats=2)
    friend = sit_beside(visit, host, "Bob")
    deal_for(host, friend)
    held = cards(host)
    touch_card(lit(host).first)
    touch(host.get_by_role("button", name=re.compile(r"^Choose \d+$")))
    turn_line(host, "^Bob to").wait_for()
    menu(host, "Take the move back")
    assert is_asked(host)
    assert cards(host) == held
    assert told(host)[-1] == "A move was taken back."
    touch_card(lit(host).first)
    touch(host.get_by_role("button", name=re.compile(r"^Choose \d+$")))
    touch(host.get_by_role("button", name="Undo", exact=True))
    assert is_asked(host)
    assert cards(host) == held
    expect(host.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    expect(friend.get_by_role("group", name="Take a move back")).to_have_count(0)
