"""Tables that their host closes: at once while no game runs, else if the others agree."""

from playwright.sync_api import Page, expect

from .axe import axe
from .fixtures import Visit
from .measures import DESKTOP
from .people import deal_for, is_asked, menu, sit_beside, touch
from .steps import make_table
from .travel import reload

CLOSE = "Close the table"
SURE = "Yes, close it for good"
ASK = "Ask the others to close it"


def expect_closed(page: Page) -> None:
    """See why the table is gone, and the way to the lobby."""
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
    expect(page.get_by_text("closed")).to_be_visible()


def test_before_the_deal_the_host_closes_the_table_for_everybody(visit: Visit) -> None:
    host = visit(size=DESKTOP)
    make_table(host, seats=2)
    friend = sit_beside(visit, host, "Bob")
    touch(host.get_by_role("button", name=CLOSE))
    expect(friend.get_by_role("link", name="To the lobby")).to_have_count(0)
    touch(host.get_by_role("button", name=SURE))
    expect_closed(host)
    expect_closed(friend)
    reload(friend)
    expect_closed(friend)


def test_in_a_game_the_other_is_asked_and_the_game_is_kept(visit: Visit) -> None:
    host = visit()
    make_table(host, seats=2)
    friend = sit_beside(visit, host, "Bob", size=DESKTOP)
    deal_for(host, friend)
    question = friend.get_by_role("group", name=CLOSE)
    for answer in ("", "Close it"):
        touch(host.get_by_role("button", name="Menu"))
        touch(host.get_by_role("dialog").get_by_role("button", name=CLOSE))
        touch(host.get_by_role("dialog").get_by_role("button", name=ASK))
        expect(host.get_by_role("group", name="What you asked")).to_contain_text("It waits for Bob.")
        if answer:
            touch(question.get_by_role("button", name=answer))
        else:
            touch(host.get_by_role("button", name="Ask no longer"))
            expect(question).to_have_count(0)
            assert is_asked(friend)
    expect_closed(host)
    expect_closed(friend)
    touch(friend.get_by_role("link", name="Look at the game as it stood"))
    friend.get_by_role("region", name="Replay").wait_for()
    reload(host)
    ended = host.get_by_role("dialog", name="Ended early")
    expect(ended).to_contain_text("closed the table before the game was over. Nobody has won.")


def test_whoever_asked_hears_of_a_no_and_the_clock_is_asked_for_in_the_menu(visit: Visit) -> None:
    host = visit()
    make_table(host, seats=2)
    friend = sit_beside(visit, host, "Bob")
    deal_for(host, friend)
    axe(host)
    touch(host.get_by_role("button", name="Menu"))
    touch(host.get_by_role("dialog").get_by_text("Brisk", exact=True))
    touch(host.get_by_role("button", name="Ask the others for this clock"))
    question = friend.get_by_role("group", name="Another clock")
    expect(question).to_contain_text("would like to play by a brisk clock")
    axe(friend)
    expect(question.get_by_role("button", name="No, leave it")).to_be_enabled()
    friend.keyboard.press("Tab")
    question.get_by_role("button", name="No, leave it").press("Enter")
    expect(host.get_by_role("status").filter(has_text="Bob would rather leave the clock as it is.")).to_be_visible()
    expect(question).to_have_count(0)
    assert friend.evaluate("document.activeElement !== document.body"), "Bob has lost the focus"
    menu(host, CLOSE)
    touch(host.get_by_role("button", name=ASK))
    touch(friend.get_by_role("button", name="Play on"))
    expect(host.get_by_role("status").filter(has_text="Bob would rather play on.")).to_be_visible()
