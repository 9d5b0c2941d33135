"""What people see of how they treat each other: take-backs, who may sit, and leaving for good."""

import re

from playwright.sync_api import expect

from .fixtures import Visit
from .measures import DESKTOP
from .people import sit_beside, touch
from .steps import make_table
from .travel import reload


def test_everybody_sees_before_the_deal_how_moves_are_taken_back_and_removed_stays_removed(visit: Visit) -> None:
    host = visit(size=DESKTOP)
    make_table(host, seats=2, friendly=True)
    friend = sit_beside(visit, host, "Bob", size=(390, 844))
    rules = friend.get_by_role("region", name="House rules")
    expect(rules).to_contain_text("Friendly about take-backs.")
    expect(rules).to_contain_text("Whoever is away counts as agreeing.")

    touch(host.get_by_role("button", name="More for Bob"))
    touch(host.get_by_role("button", name="Free this seat"))
    touch(host.get_by_role("dialog").get_by_role("button", name="Yes, free it"))
    touch(friend.get_by_role("button", name="Sit down"))
    expect(friend.get_by_text("The host has taken you off this table.")).to_be_visible()
    touch(host.get_by_role("button", name="Let Bob in again"))
    touch(friend.get_by_role("button", name="Sit down"))
    expect(host.get_by_role("button", name="More for Bob")).to_be_visible()


def test_whoever_wants_to_be_forgotten_is_a_stranger_again(visit: Visit) -> None:
    page = visit()
    touch(page.get_by_role("button", name="Tell us your name"))
    page.get_by_label("Your name at the table").fill("Ann")
    touch(page.get_by_role("button", name="That is me"))
    touch(page.get_by_role("button", name=re.compile("change your name")))
    touch(page.get_by_role("button", name="End my other devices' access"))
    expect(page.get_by_text("Only this device knows you now.")).to_be_visible()
    touch(page.get_by_role("button", name="Forget me"))
    touch(page.get_by_role("button", name="Yes, forget me"))
    expect(page.get_by_role("button", name="Tell us your name")).to_be_visible()
    reload(page)
    expect(page.get_by_role("button", name="Tell us your name")).to_be_visible()
