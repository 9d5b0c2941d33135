"""When all is over: the end screen, the replay through anybody's eyes, and the next game with the same people."""

import re

from playwright.sync_api import Page, expect

from .axe import SETTLED, axe
from .fixtures import Visit
from .games import EVERY_FINISHER, finisher_of
from .measures import DESKTOP, LAPTOP, PHONE, SIDEWAYS
from .people import again, deal_for, end, everything_else, expect_same_end, hand, sit_beside, touch
from .playing import play_out
from .steps import make_table
from .travel import go

BEHIND = """() => {
  const desk = document.querySelector('section[aria-label=Replay]').getBoundingClientRect()
  const behind = [...document.querySelectorAll('[data-part=hand] *, [data-part=story], [data-part=felt]')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > desk.top + 1)
  return [Math.round(desk.height), behind.map((one) => one.textContent || one.className)]
}"""
"""How high the bar of a replay is, and what of the table lies behind it."""


def expect_nothing_behind_the_bar(page: Page) -> None:
    """On a small laptop, a phone and a phone on its side all of the table is above the bar."""
    for size, most in ((LAPTOP, 64), (SIDEWAYS, 64), (PHONE, 130), (DESKTOP, 64)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(SETTLED)
        high, behind = page.evaluate(BEHIND)
        assert behind == [], size
        assert high <= most, size


def expect_ways_on(page: Page) -> None:
    """See where one can go from the end without scrolling, under headings that all begin alike."""
    expect(again(page)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Everything else")).to_be_in_viewport(ratio=1)
    axe(page)
    for name in ("Look at the table", "Replay", "Another table", "Lobby"):
        expect(everything_else(page).get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    headings = everything_else(page).get_by_role("columnheader").all_inner_texts()
    assert headings
    assert all(heading[0].isupper() for heading in headings), headings


def go_through_the_replay(page: Page, moves: int, other: str) -> None:
    """Step by step, by slider and by keys, through several pairs of eyes."""
    touch(everything_else(page).get_by_role("button", name="Replay"))
    slide = page.get_by_label("Step", exact=True)
    expect(slide).to_have_attribute("max", str(moves))
    expect(slide).to_have_value("0")
    touch(page.get_by_role("button", name="One step on"))
    expect(page.get_by_text(f"Step 1 of {moves}")).to_be_visible()
    touch(page.get_by_role("button", name="One step back"))
    expect(page.get_by_text(f"Step 0 of {moves}")).to_be_visible()
    own = hand(page).get_by_role("img").first.get_attribute("aria-label")
    expect_nothing_behind_the_bar(page)
    eyes = page.get_by_label("Through the eyes of")
    eyes.select_option(other)
    expect(hand(page).get_by_role("img", name=str(own), exact=True)).to_have_count(0)
    expect(hand(page)).not_to_have_count(0)
    eyes.select_option("a spectator")
    expect(page.get_by_role("list", name="Your hand")).to_have_count(0)
    axe(page)
    slide.fill(str(moves))
    expect(page.get_by_text(f"Step {moves} of {moves}")).to_be_visible()
    expect(end(page)).to_be_visible()
    expect(again(page)).to_have_count(0)
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    expect(page.get_by_role("status", name="What happened")).not_to_be_empty()
    page.get_by_role("button", name="One step back").press("Home")
    expect(slide).to_have_value("0")


@EVERY_FINISHER
def test_everybody_sees_the_same_end_looks_at_the_replay_and_plays_again_on_the_same_seats(
    visit: Visit, game: str
) -> None:
    host, player = visit(), finisher_of(game)
    seats, house = player.SOON_OVER
    make_table(host, game=game, seats=seats, house=house)
    friend = sit_beside(visit, host, "Bob")
    deal_for(host, friend)
    play_out(host, friend, "Bob", player.answer)
    record = expect_same_end(host, friend)
    for size in (SIDEWAYS, DESKTOP, PHONE):
        host.set_viewport_size({"width": size[0], "height": size[1]})
        expect_ways_on(host)
        axe(host)
        host.keyboard.press("Escape")
    before = host.url
    go_through_the_replay(friend, len(record.moves), record.seats[0].name)
    go(friend, before)
    touch(again(host))
    host.wait_for_url(lambda url: url != before)
    expect(again(friend)).to_have_text("On to the next game")
    touch(again(friend))
    friend.wait_for_url(host.url)
    names = [seat.name for seat in record.seats]
    for page in (host, friend):
        for name in names:
            expect(page.get_by_role("listitem").filter(has_text=re.compile(rf"\b{name}\b"))).to_be_visible()
    expect(friend.get_by_text("You are seated.")).to_be_visible()
    deal_for(host, friend)
