"""A whole game of Last Call between two friends who forget to call."""

from playwright.sync_api import Page

from browser.fixtures import KnownDeal, Visit
from browser.measures import DESKTOP
from browser.people import deal_for, expect_same_end, hand, sit_beside
from browser.playing import play_out, step
from browser.steps import give_name, make_table
from taphouse.games.last_call.tests.browser.deals import TWO_FRIENDS, short_game_of_two
from taphouse.games.last_call.tests.browser.playing import GAME, answer_plainly, catch


def test_whoever_forgets_to_call_is_caught_and_the_game_goes_on_to_its_end(visit: Visit, known_deal: KnownDeal) -> None:
    host = visit()
    give_name(host, "Ann")
    known_deal(short_game_of_two())
    make_table(host, game=GAME, seats=2, house=TWO_FRIENDS)
    friend = sit_beside(visit, host, "Bob", size=DESKTOP)
    deal_for(host, friend)
    is_caught = False
    while not is_caught and step(host, friend, "Bob", answer_plainly):
        is_caught = has_caught(host, friend, "Bob") or has_caught(friend, host, "Ann")
    assert is_caught
    play_out(host, friend, "Bob", answer_plainly)
    record = expect_same_end(host, friend)
    assert any(row.text.startswith("catch") for row in record.moves)


def has_caught(catcher: Page, silent: Page, name: str) -> bool:
    """Catch whoever is down to one card, if that is offered."""
    return hand(silent).count() == 1 and catch(catcher, name)
