"""Moves that are taken back: at once while nobody learned anything, else if the others agree."""

import re

from playwright.sync_api import Page, expect

from .conftest import Visit
from .measures import DESKTOP
from .people import cards, deal_for, is_asked, lit, menu, sit_beside, told, touch, touch_card, turn_line
from .playing import lay
from .steps import make_table
from .travel import reload


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
    expect(friend.get_by_role("group", name="Take a move back")).to_have_count(0)


def asks_to_take_back(visit: Visit) -> tuple[Page, Page, list[str], list[str]]:
    """Let Ann lay the last card that she can and ask for it back; give both pages, and her cards before and after."""
    host = visit(size=DESKTOP)
    make_table(host, game="with-friends-like-these", seats=3, house={"first_dealer": 2, "peak_cards": 3})
    friend = sit_beside(visit, host, "Bob", size=(390, 844))
    deal_for(host, friend)
    for page in (host, friend):
        assert is_asked(page)
        touch(page.get_by_role("button", name="Bid 2", exact=True))
        touch(page.get_by_role("button", name=re.compile("^Bid 2, tap again")))
    assert is_asked(host)
    before = cards(host)
    lay(host, lit(host).first)
    turn_line(host, "^Bob to").wait_for()
    after = cards(host)
    assert len(after) == len(before) - 1
    menu(host, "Ask to take a move back")
    expect(host.get_by_text("The others are asked whether you may take your move back.")).to_be_visible()
    return host, friend, before, after


def test_a_card_that_was_seen_comes_back_if_the_other_agrees(visit: Visit) -> None:
    host, friend, before, _ = asks_to_take_back(visit)
    question = friend.get_by_role("group", name="Take a move back")
    expect(question).to_contain_text(re.compile("asks to take a move back: “.+ led .+”"))
    touch(question.get_by_role("button", name="Let it be taken back"))
    expect(question).to_have_count(0)
    assert is_asked(host)
    assert cards(host) == before
    assert re.search("took a move back .* You agreed.$", told(friend)[-1])
    reload(friend)
    expect(friend.get_by_text("You agreed.").first).to_be_attached()


def test_a_card_that_was_seen_stays_if_the_other_does_not_agree(visit: Visit) -> None:
    host, friend, _, after = asks_to_take_back(visit)
    touch(friend.get_by_role("group", name="Take a move back").get_by_role("button", name="Play on"))
    expect(host.get_by_text("The others are asked")).to_have_count(0)
    assert cards(host) == after
    assert is_asked(friend)
    lay(friend, lit(friend).first)
