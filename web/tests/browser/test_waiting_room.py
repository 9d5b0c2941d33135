"""Before the deal: teams on the stools, a bot's stool, swapping, talking, and being ready."""

from playwright.sync_api import expect

from .axe import axe
from .fixtures import SIZES, Visit
from .people import introduce, sit_beside, touch
from .steps import give_name, make_table


@SIZES
def test_people_see_the_teams_swap_talk_and_are_ready(visit: Visit, size: tuple[int, int]) -> None:
    host = visit(size=size)
    give_name(host, "Ann")
    make_table(host, game="cocktail-conspiracy", seats=4)
    stranger = visit(host.url.removeprefix(visit.address), size=size)
    expect(stranger.get_by_text("Team A", exact=True)).to_have_count(2)
    expect(stranger.get_by_text("Team B", exact=True)).to_have_count(2)
    touch(stranger.get_by_role("button", name="Sit here, seat 2"))
    introduce(stranger, "Ben")
    friend = sit_beside(visit, host, "Cyd", size)
    touch(friend.get_by_role("button", name="Ask Ben to swap seats"))
    expect(friend.get_by_text("Ben is asked to swap seats with you.")).to_be_visible()
    expect(stranger.get_by_text("Cyd would like to swap seats with you.")).to_be_visible()
    touch(stranger.get_by_role("button", name="Swap", exact=True))
    stools = host.get_by_role("listitem")
    expect(stools.nth(1)).to_contain_text("Cyd")
    expect(stools.nth(2)).to_contain_text("Ben")
    expect(host.get_by_text("Not ready yet: Cyd and Ben.")).to_be_visible()
    for page in (stranger, friend):
        touch(page.get_by_role("button", name="I am ready"))
    expect(host.get_by_text("Not ready yet")).to_have_count(0)
    touch(friend.get_by_role("button", name="Chat"))
    friend.get_by_label("Say something to the table").fill("Evening, all.")
    touch(friend.get_by_role("button", name="Say", exact=True))
    expect(host.get_by_text("Cyd: Evening, all.")).to_be_visible()
    axe(host)


def test_each_stool_tells_the_colour_it_will_play_with(visit: Visit) -> None:
    page = visit()
    make_table(page, game="six-pack", seats=3)
    stools = page.get_by_role("listitem")
    for seat, colour in enumerate(("red", "orange", "yellow")):
        expect(stools.nth(seat)).to_contain_text(colour)
    expect(page.get_by_text("Turns go from team to team")).to_have_count(0)


def test_a_bots_stool_is_free_to_take(visit: Visit) -> None:
    host = visit()
    give_name(host, "Ann")
    make_table(host, seats=2)
    touch(host.get_by_role("button", name="More for Seat 2"))
    touch(host.get_by_role("button", name="Seat this bot"))
    friend = sit_beside(visit, host, "Ben")
    expect(friend.get_by_role("listitem").nth(1)).to_contain_text("Ben")
