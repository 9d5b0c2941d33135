"""What the house lays over the table of The Empire Needs Beer!, which has much to show."""

import re

import pytest
from playwright.sync_api import expect

from browser.axe import STILL
from browser.fixtures import Visit
from browser.guide import walk_round
from browser.measures import DESKTOP, PHONE, SIDEWAYS
from browser.people import menu, sit_beside, touch, turn_line
from browser.steps import make_table

GAME = "empire-needs-beer"


@pytest.mark.parametrize("size", [SIDEWAYS, DESKTOP])
def test_the_guide_covers_nothing_that_is_asked_on_a_phone_held_sideways_and_on_a_desktop(
    visit: Visit, size: tuple[int, int]
) -> None:
    walk_round(visit, GAME, size)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_an_open_question_pushes_nothing_over_what_the_game_asks(visit: Visit, size: tuple[int, int]) -> None:
    host = visit(size=DESKTOP)
    make_table(host, game=GAME, seats=2)
    friend = sit_beside(visit, host, "Bob", size=size)
    touch(host.get_by_role("button", name=re.compile("^Deal")))
    answers = friend.get_by_role("button", name=re.compile("^(Right now|Today|This week|Longer ago)"))
    expect(answers).to_have_count(4)
    menu(host, "Close the table")
    touch(host.get_by_role("button", name="Ask the others to close it"))
    expect(friend.get_by_role("group", name="Close the table")).to_be_visible()
    friend.wait_for_function(STILL)
    for thing in (*answers.all(), turn_line(friend, "^Your turn").locator("strong")):
        thing.click(trial=True, timeout=3_000)
