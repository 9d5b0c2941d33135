"""Moves that were seen are taken back if the others agree."""

import re

from playwright.sync_api import Page, expect

from browser.fixtures import Visit
from browser.measures import DESKTOP
from browser.people import cards, deal_for, is_asked, lit, menu, sit_beside, told, touch, turn_line
from browser.playing import lay
from browser.steps import make_table
from browser.travel import reload
from taphouse.games.with_friends_like_these.tests.browser.playing import GAME


def asks_to_take_back(visit: Visit) -> tuple[Page, Page, list[str], list[str]]:
    """Let Ann lay the last card that she can and ask for it back; give both pages, and her cards before and after."""
    host = visit(size=DESKTOP)
    make_table(host, game=GAME, seats=3, house={"first_dealer": 2, "peak_cards": 3})
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
    expect(question).to_contain_text(re.compile("would like to take back: “.+ led .+”"))
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
