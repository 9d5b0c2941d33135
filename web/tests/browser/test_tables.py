"""The real tables before the deal and with all that the house lays round them: nothing for axe to find."""

import re

from playwright.sync_api import expect

from taphouse.core.registry import find_game

from .axe import axe
from .fixtures import SIZES, Visit
from .games import EVERY_FINISHER, EVERY_GAME
from .people import deal_for, is_asked, touch
from .steps import make_table
from .travel import go


@SIZES
@EVERY_GAME
def test_before_the_deal(visit: Visit, size: tuple[int, int], game: str) -> None:
    page = visit(size=size)
    title = find_game(game).meta.title
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
@EVERY_FINISHER
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
