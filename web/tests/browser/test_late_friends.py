"""Friends who come when the game has begun: they knock, and are let in to a bot's seat or to a stool."""

import re

from playwright.sync_api import Page, expect

from .axe import axe
from .fixtures import SIZES, Visit
from .games import EVERY_GAME, player_of
from .measures import DESKTOP, PHONE
from .people import deal_for, introduce, is_asked, told, touch, wait_for_more
from .steps import give_name, make_table
from .travel import go


def running_table(visit: Visit, size: tuple[int, int] = DESKTOP, **wish: object) -> Page:
    """Let Ann play with bots."""
    host = visit(size=size)
    give_name(host, "Ann")
    make_table(host, **{"game": "with-friends-like-these", "seats": 3, "pace": "human", **wish})
    deal_for(host)
    return host


def come_late(visit: Visit, host: Page, name: str, size: tuple[int, int] = DESKTOP) -> Page:
    """Let a stranger open the link of a running table, and ask for a seat."""
    friend = visit(host.url.removeprefix(visit.address), size=size)
    expect(friend.get_by_text("Welcome. Ann's game has begun, and you are watching it.")).to_be_visible()
    touch(friend.get_by_role("button", name="Ask for a seat"))
    introduce(friend, name)
    return friend


def note(page: Page, name: str) -> None:
    """Wait until somebody is seen at the door."""
    expect(page.get_by_text(f"{name} is at the door")).to_be_visible()


@SIZES
def test_a_stranger_knocks_and_the_host_gives_them_a_bots_seat(visit: Visit, size: tuple[int, int]) -> None:
    host = running_table(visit, size)
    friend = come_late(visit, host, "Zoe", size)
    expect(friend.get_by_text("Knocked. The host is choosing.")).to_be_visible()
    note(host, "Zoe")
    axe(host)
    axe(friend)
    focus = host.evaluate("document.activeElement.tagName")
    if size == PHONE:
        touch(host.get_by_role("button", name="Choose", exact=True))
    else:
        assert focus != "INPUT"
        touch(host.get_by_role("button", name=re.compile("Seat Zoe here")).last)
        expect(host.get_by_text("Zoe sits here")).to_be_visible()
    expect(
        host.get_by_text(re.compile("Zoe takes .*'s place as it is .*, and plays from the next move on."))
    ).to_be_visible()
    touch(host.get_by_role("button", name="Seat Zoe", exact=True))
    expect(friend.get_by_role("list", name="Your hand")).to_be_visible()
    expect(host.get_by_text("Zoe is at the door")).to_have_count(0)
    expect(host.get_by_role("list", name="Seats").get_by_text("Zoe")).to_be_visible()
    expect(friend.get_by_text("You are watching.")).to_have_count(0)


@EVERY_GAME
def test_in_every_game_a_friend_plays_on_for_a_bot(visit: Visit, game: str) -> None:
    host = visit(size=DESKTOP)
    give_name(host, "Ann")
    make_table(host, game=game)
    touch(host.get_by_role("button", name="Deal"))
    answer = player_of(game).answer
    assert is_asked(host)
    answer(host)
    friend = come_late(visit, host, "Zoe", PHONE)
    note(host, "Zoe")
    choose, seat = (host.get_by_role("button", name=name, exact=True) for name in ("Choose", "Seat Zoe"))
    # Where the felt needs the room of the story, the choices open on a sheet.
    if choose.is_visible():
        touch(choose)
    touch(seat)
    expect(friend.locator('[data-part="late"]')).to_have_count(0)
    while not is_asked(friend, "Ann"):
        answer(host)
    before = told(friend)
    answer(friend)
    wait_for_more(host, before)


def test_whoever_is_known_has_knocked_by_opening_the_link_and_gets_a_stool(visit: Visit) -> None:
    host = running_table(visit)
    friends = []
    for name in ("Zoe", "Yan"):
        friend = visit(size=PHONE)
        give_name(friend, name)
        go(friend, host.url)
        expect(friend.get_by_text("Knocked. The host is choosing.")).to_be_visible()
        friends.append(friend)
    note(host, "Zoe")
    expect(host.get_by_text("1 of 2")).to_be_visible()
    touch(host.get_by_role("button", name="Stool"))
    expect(host.get_by_text("Zoe watches now and plays the next game.")).to_be_visible()
    touch(host.get_by_role("button", name="Give Zoe a stool"))
    expect(friends[0].get_by_text("You have a stool: you watch now and play the next game.")).to_be_visible()
    note(host, "Yan")
    touch(host.get_by_role("button", name="Not now"))
    expect(friends[1].get_by_text("It is not a good moment. You watch, and may ask again in a while.")).to_be_visible()
    touch(friends[1].get_by_role("button", name="Ask again"))
    expect(friends[1].get_by_text("It is not a good moment. Knock again in")).to_be_visible()
    touch(host.get_by_role("button", name="Zoe watches"))
    touch(host.get_by_role("button", name="Seat Zoe", exact=True))
    expect(friends[0].get_by_role("list", name="Your hand")).to_be_visible()


def test_all_others_and_the_screen_on_the_wall_have_one_line_of_it(visit: Visit) -> None:
    host = running_table(visit)
    come_late(visit, host, "Zoe", PHONE)
    screen = visit(host.url.removeprefix(visit.address) + "/screen", size=DESKTOP)
    expect(screen.get_by_text("At the door: Zoe.")).to_be_visible()
    expect(screen.get_by_role("button", name="Ask for a seat")).to_have_count(0)


def test_at_an_open_door_friends_choose_for_themselves(visit: Visit) -> None:
    host = running_table(visit, door="open")
    friend = come_late(visit, host, "Zoe", PHONE)
    touch(friend.get_by_role("button", name="Choose", exact=True))
    touch(friend.get_by_role("button", name="Sit down", exact=True))
    expect(friend.get_by_role("list", name="Your hand")).to_be_visible()
    expect(host.get_by_role("list", name="Seats").get_by_text("Zoe")).to_be_visible()
