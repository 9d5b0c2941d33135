"""The real tables with everything they ask: nothing for axe to find, on a phone and on a desktop."""

import re

import pytest
from playwright.sync_api import Page, expect

from taphouse.core.house import Value

from .axe import axe
from .conftest import SIZES, KnownDeal, Visit
from .deals import may_play, seed_where
from .measures import DESKTOP, PHONE
from .people import (
    LAST_CALL,
    WITH_FRIENDS,
    deal_for,
    hand,
    is_asked,
    lit,
    move_button,
    sit_beside,
    touch,
    touch_card,
    turn_line,
)
from .playing import answer_last_call, answer_with_friends, lay, press, shout, step
from .steps import make_table
from .travel import go

BOTH = pytest.mark.parametrize("game", ["with-friends-like-these", "last-call"])
FIRST: dict[str, Value] = {"first_player": 0, "public_venue": True, "tenth_mixer": "pass_the_bottle"}


@SIZES
@BOTH
def test_before_the_deal(visit: Visit, size: tuple[int, int], game: str) -> None:
    page = visit(size=size)
    title = {"last-call": LAST_CALL, "with-friends-like-these": WITH_FRIENDS}[game]
    touch(page.get_by_role("button", name=title))
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    axe(page)
    touch(page.get_by_role("link", name="House rules and seats"))
    expect(page.get_by_role("heading", name="House rules")).to_be_visible()
    axe(page)
    touch(page.get_by_role("button", name="Make a table"))
    expect(page.get_by_role("button", name=re.compile("^Deal"))).to_be_visible()
    expect(page.get_by_role("heading", name="House rules")).to_be_visible()
    axe(page)
    go(page, f"{visit.address}/games/{game}/rules")
    expect(page.get_by_role("article")).to_be_visible()
    axe(page)


@SIZES
@BOTH
def test_the_walk_round_the_table_the_chat_and_the_sheets(visit: Visit, size: tuple[int, int], game: str) -> None:
    page = visit(size=size, guide=True)
    make_table(page, game=game)
    deal_for(page)
    walk = page.get_by_role("complementary", name="A walk round the table")
    expect(walk).to_contain_text("1 of ")
    axe(page)
    while not walk.get_by_role("button", name="Play").is_visible():
        touch(walk.get_by_role("button", name="Next"))
    touch(walk.get_by_role("button", name="Play"))
    expect(walk).to_have_count(0)
    assert is_asked(page)
    touch(page.get_by_role("button", name="Chat"))
    chat = page.get_by_role("dialog")
    touch(chat.get_by_role("button", name="Cheers!"))
    chat.get_by_label("Say something to the table").fill("Good evening")
    touch(chat.get_by_role("button", name="Say", exact=True))
    expect(chat.get_by_role("log")).to_contain_text("Good evening")
    axe(page)
    touch(chat.get_by_role("button", name="Close"))
    for entry in ("Story", "Rules"):
        touch(page.get_by_role("button", name="Menu"))
        touch(page.get_by_role("dialog").get_by_role("button", name=entry, exact=True))
        expect(page.get_by_role("dialog", name=entry)).to_be_visible()
        axe(page)
        touch(page.get_by_role("dialog").get_by_role("button", name="Close"))


def last_call(visit: Visit, known_deal: KnownDeal, size: tuple[int, int], card: str) -> Page:
    """Sit at a table of Last Call where this card can be played at once."""
    page = visit(size=size)
    known_deal(seed_where("last-call", 3, FIRST, may_play(card)))
    make_table(page, game="last-call", house=FIRST)
    deal_for(page)
    assert is_asked(page)
    return page


def held(page: Page, name: str) -> None:
    """Lay a card of the hand."""
    lay(page, lit(page).filter(has=page.get_by_role("img", name=re.compile(f"^{name}"))).first)


@SIZES
def test_last_call_asks_for_a_card_a_suit_and_a_card_to_pass(
    visit: Visit, known_deal: KnownDeal, size: tuple[int, int]
) -> None:
    page = last_call(visit, known_deal, size, "Pass the Bottle")
    axe(page)
    touch(page.get_by_role("button", name="LAST CALL"))
    touch_card(lit(page).first)
    axe(page)
    touch(page.get_by_role("button", name="Put back"))
    held(page, "Pass the Bottle")
    expect(page.get_by_role("group", name="Name a suit")).to_be_visible()
    axe(page)
    answer_last_call(page)
    expect(page.get_by_text(re.compile(r"^\d of \d have chosen, waiting for .*you"))).to_be_visible()
    axe(page)
    answer_last_call(page)


@SIZES
def test_last_call_asks_how_far_a_shout_was_heard_and_what_to_do_with_a_drawn_card(
    visit: Visit, known_deal: KnownDeal, size: tuple[int, int]
) -> None:
    page = last_call(visit, known_deal, size, "My Shout")
    shout(page)
    held(page, "My Shout")
    expect(turn_line(page, "20 metres")).to_be_visible()
    axe(page)
    press(page, page.get_by_role("button", name="Yes, it was heard"))
    assert is_asked(page)
    axe(page)
    press(page, page.get_by_role("button", name="Draw one: draw pile"))
    expect(page.get_by_role("button", name=re.compile("^Keep "))).to_be_visible()
    axe(page)


@pytest.mark.parametrize(("size", "other"), [(PHONE, DESKTOP), (DESKTOP, PHONE)], ids=["phone", "desktop"])
@pytest.mark.parametrize("card", ["Take That", "Cheers"])
def test_last_call_asks_for_an_answer_to_what_a_friend_played(
    visit: Visit, known_deal: KnownDeal, size: tuple[int, int], other: tuple[int, int], card: str
) -> None:
    house: dict[str, Value] = {"first_player": 1}
    page = visit(size=size)
    known_deal(seed_where("last-call", 2, house, may_play(card), eyes=1))
    make_table(page, game="last-call", seats=2, house=house)
    friend = sit_beside(visit, page, "Bob", size=other)
    deal_for(page, friend)
    assert is_asked(friend)
    held(friend, card)
    assert is_asked(page)
    expect(turn_line(page, f"{card}|Sip anything")).to_be_visible()
    axe(page)
    answer_last_call(page)


@SIZES
def test_last_call_tells_how_a_round_ended(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    house = {"match": "wins", "match_target": 2, "max_turns": 50}
    make_table(page, game="last-call", seats=6, house=house)
    deal_for(page)
    play_on = page.get_by_role("button", name="Play round 2")
    for _ in range(60):
        turn_line(page, "^Your turn").or_(play_on).first.wait_for()
        if play_on.is_visible():
            break
        answer_last_call(page)
    expect(play_on).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("the round")
    axe(page)
    touch(play_on)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert is_asked(page)


@pytest.mark.parametrize(("size", "other"), [(PHONE, DESKTOP), (DESKTOP, PHONE)], ids=["phone", "desktop"])
def test_with_friends_asks_for_bids_and_cards_and_tells_how_a_round_ended(
    visit: Visit, size: tuple[int, int], other: tuple[int, int]
) -> None:
    page = visit(size=size)
    house = {"peak_cards": 4, "first_dealer": 0, "wingman": True, "wingman_memory_aid": True, "trick_history": "all"}
    make_table(page, game="with-friends-like-these", seats=2, house=house)
    friend = sit_beside(visit, page, "Bob", size=other)
    deal_for(page, friend)
    assert is_asked(friend)
    answer_with_friends(friend)
    assert is_asked(page)
    axe(page)
    page.get_by_role("button", name="2, not allowed").click(force=True)
    expect(page.get_by_text("Bid any other number.")).to_be_visible()
    axe(page)
    answer_with_friends(page)
    while not (is_asked(page, "Bob") and hand(page).count() == 1):
        assert step(page, friend, "Bob", answer_with_friends)
    sheets = ["Tricks", "Scores"] if size == DESKTOP else ["Tricks", "Passed on", "Scores"]
    for sheet in sheets:
        touch(page.get_by_role("button", name=sheet, exact=True))
        expect(page.get_by_role("dialog")).to_be_visible()
        axe(page)
        touch(page.get_by_role("dialog").get_by_role("button", name="Close"))
    touch_card(lit(page).first)
    axe(page)
    touch(move_button(page))
    expect(hand(page)).not_to_have_count(1)
    if not is_asked(page, "Bob") and is_asked(friend) and hand(friend).count() == 1:
        answer_with_friends(friend)
    expect(page.get_by_role("button", name=re.compile("Show all rounds"))).to_be_visible()
    axe(page)
