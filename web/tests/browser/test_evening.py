"""An evening: one game after the other with the same people, and who has won how often."""

import re

from playwright.sync_api import expect

from .axe import axe
from .fixtures import Visit
from .people import deal_for, end, touch
from .steps import give_name, make_table, play_by_taps


def test_the_score_of_the_evening_goes_along_to_another_game(visit: Visit) -> None:
    host = visit()
    give_name(host, "Ann")
    make_table(host, seats=2)
    deal_for(host)
    play_by_taps(host)
    expect(end(host)).to_be_visible()
    touch(host.get_by_role("button", name="Everything else"))
    sheet = host.get_by_role("dialog")
    expect(sheet.get_by_text("The evening so far: 1 game")).to_be_visible()
    expect(sheet.get_by_text(re.compile(r"^[01] wins?$"))).to_be_visible()
    axe(host)
    touch(sheet.get_by_text("Another game with these people"))
    touch(sheet.get_by_role("button", name="Last Call"))
    expect(host.get_by_role("heading", name="Last Call")).to_be_visible()
    expect(host.get_by_text("The evening so far: 1 game")).to_be_visible()
    deal_for(host)
