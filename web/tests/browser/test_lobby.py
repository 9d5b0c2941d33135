"""The lobby: on its side, with a code that is wrong, without a network, and in words that people use."""

import re

import pytest
from playwright.sync_api import Page, expect

from taphouse.core.registry import find_game, list_games
from taphouse.testing.driver import quick
from taphouse.testing.houses import random_house
from taphouse.words.about_game import age_note, game_credits

from .fixtures import SIZES, Visit
from .games import EVERY_GAME
from .measures import DESKTOP, LAPTOP, PHONE, SIDEWAYS
from .people import deal_for, introduce, join_by_code, sit_beside, touch
from .steps import deal, make_table, play_first, scrolls, wait_for_decision
from .travel import go

IDENTIFIER = re.compile(r"\b[a-z]+_[a-z_]+\b|\w=\w|\b[a-z]+-(?:m|\d+)-[a-d]\b|\bseat 0\b")
"""What a program calls a thing: `peak_cards`, `assist=auto`, `cocktail-m-b`, `seat 0`."""


def identifiers(page: Page) -> list[str]:
    """List what is on the page that only a program would say."""
    return IDENTIFIER.findall(page.get_by_role("main").inner_text())


@pytest.mark.parametrize("size", [SIDEWAYS, (740, 360)])
def test_held_sideways_everything_is_at_hand(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    mat = page.locator("button.mat").first
    title = mat.locator(".title").inner_text()
    expect(page.get_by_role("heading", name=title)).to_be_in_viewport(ratio=1)
    make_table(page)
    expect(page.get_by_role("button", name="Copy the link")).to_be_in_viewport(ratio=1)
    last = list_games()[-1]
    make_table(page, game=last.id)
    go(page, visit.address)
    expect(page.get_by_role("link", name=re.compile(f"^Not dealt yet {re.escape(last.title)}"))).to_be_in_viewport(
        ratio=1
    )
    for name in ("Play now", "Learn", "Make a table", "Join by code"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name=last.title)).to_be_in_viewport(ratio=1)
    mat.scroll_into_view_if_needed()
    expect(mat).to_be_in_viewport(ratio=1)
    stranger = page.get_by_role("button", name="Coasters")
    stranger.scroll_into_view_if_needed()
    expect(stranger).to_be_in_viewport(ratio=0.95)
    assert not scrolls(page)


WIDTH = "Math.max(innerWidth, document.scrollingElement.scrollWidth)"
"""How wide a page is: a phone shows one that is too wide smaller, and so calls itself wider."""


@EVERY_GAME
def test_the_form_for_a_table_is_no_wider_than_a_phone(visit: Visit, game: str) -> None:
    page = visit(f"/make/{game}", mobile=True)
    expect(page.get_by_role("heading", name="House rules")).to_be_visible()
    assert page.evaluate(WIDTH) == PHONE[0]


def test_a_lobby_with_a_table_and_long_names_is_no_wider_than_the_screen(visit: Visit) -> None:
    page = visit(mobile=True)
    touch(page.get_by_role("button", name="Tell us your name"))
    introduce(page, "Bartholomew the Thirsty")
    make_table(page, game=max(list_games(), key=lambda meta: len(meta.title)).id)
    assert page.evaluate(WIDTH) == PHONE[0]
    friend = sit_beside(visit, page, "Wilhelminavonhopfenstein")
    deal_for(page, friend)
    friend.context.close()
    assert page.evaluate(WIDTH) == PHONE[0]
    own = page.get_by_role("region", name="Your tables").get_by_role("link")
    for size in (PHONE, SIDEWAYS, LAPTOP):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        go(page, visit.address)
        expect(page.get_by_role("link", name="Take your turn").or_(own)).to_be_in_viewport(ratio=1)
        for name in ("Play now", "Learn", "Make a table"):
            expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        assert page.evaluate(WIDTH) == size[0]


@SIZES
def test_a_wrong_code_is_mended_where_it_was_typed(visit: Visit, size: tuple[int, int]) -> None:
    visit.outage = "404|429"
    host = visit(size=DESKTOP)
    make_table(host)
    code = host.url.rsplit("/", 1)[1]
    page = visit(size=size)
    opener = page.get_by_role("button", name="Join by code")
    if opener.is_visible():
        touch(opener)
    field = page.get_by_label("Table code")
    field.fill(f"{code}x")
    touch(page.get_by_role("button", name="Join", exact=True))
    expect(page.get_by_role("alert").filter(has_text="no table")).to_be_visible()
    expect(field).to_have_value(f"{code}x")
    page.keyboard.press("Escape")
    join_by_code(page, "Bob", code.lower())


def test_the_lobby_says_at_once_that_there_is_no_network(visit: Visit) -> None:
    visit.outage = "ERR_INTERNET_DISCONNECTED"
    page = visit()
    expect(page.get_by_role("button", name="Coasters")).to_be_visible()
    page.context.set_offline(True)
    expect(page.get_by_text("The bar does not answer.")).to_be_visible(timeout=2_000)
    page.context.set_offline(False)
    expect(page.get_by_text("The bar does not answer.")).to_have_count(0)


def test_no_page_about_house_rules_speaks_like_a_program(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    rng = quick("words on the screen")
    for meta in list_games():
        game = find_game(meta.id)
        go(page, f"{visit.address}/make/{meta.id}")
        expect(page.get_by_role("heading", name="House rules")).to_be_visible()
        assert identifiers(page) == [], meta.id
        seats = meta.seats_best
        go(page, visit.address)
        make_table(page, game=meta.id, seats=seats, house=random_house(game, seats, rng))
        page.get_by_text(re.compile(r"^All \d+ options")).click()
        assert identifiers(page) == [], meta.id


@SIZES
def test_credits_and_ages_are_shown_with_the_game_and_its_rules(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    for meta in list_games():
        touch(page.get_by_role("button", name=meta.title))
        touch(page.get_by_role("button", name="Age and credits"))
        fine = page.get_by_role("dialog", name=meta.title)
        expect(fine).to_contain_text(age_note(find_game(meta.id)))
        expect(fine).to_contain_text(game_credits(find_game(meta.id)))
        touch(fine.get_by_role("button", name="Close"))
        expect(fine).to_have_count(0)
    page.wait_for_function("() => !history.state?.open")
    longest = max(list_games(), key=lambda meta: len(game_credits(find_game(meta.id))))
    go(page, f"{visit.address}/games/{longest.id}/rules")
    expect(page.get_by_text(game_credits(find_game(longest.id)))).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP], ids=["phone", "sideways", "desktop"])
def test_the_table_that_waits_for_me_comes_first_and_is_one_tap_away(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    make_table(page)
    deal(page)
    wait_for_decision(page)
    table = page.url
    go(page, visit.address)
    call = page.get_by_role("heading", level=1)
    expect(call).to_have_text("It is your turn at your table")
    expect(call).to_be_in_viewport(ratio=1)
    expect(page).to_have_title("Your turn: Coasters")
    assert page.locator(".button.brass").count() == 0, "one brass at most, and that is the turn"
    for name in ("Play now", "Learn", "Make a table"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    turn = page.get_by_role("link", name="Take your turn")
    expect(turn).to_be_in_viewport(ratio=1)
    touch(turn)
    page.wait_for_url(table)


def test_the_lobby_hears_by_itself_that_a_table_waits_for_me(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    make_table(page)
    friend = sit_beside(visit, page, "Bob")
    deal_for(page, friend)
    watcher = page.context.new_page()
    watcher.goto(visit.address)
    expect(watcher.get_by_role("heading", level=1)).to_have_text("It is your turn at your table")
    wait_for_decision(page)
    play_first(page)
    expect(watcher.get_by_text(re.compile("to choose a coaster$"))).to_be_visible(timeout=8_000)
    expect(watcher.get_by_role("link", name="Take your turn")).to_have_count(0)


@SIZES
def test_learn_offers_four_ways_to_learn_the_picked_game(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    touch(page.get_by_role("button", name="Last Call"))
    touch(page.get_by_role("button", name="Learn"))
    sheet = page.get_by_role("dialog", name="Learn Last Call")
    for way, path in (("Introduction", "/learn/last-call#introduction"), ("Rules", "/games/last-call/rules")):
        expect(sheet.get_by_role("link", name=way)).to_have_attribute("href", path)
    for way in ("Lessons", "Player aid"):
        expect(sheet.get_by_role("link", name=way)).to_be_visible()


def test_of_a_game_that_has_no_lessons_learn_offers_the_rules(visit: Visit) -> None:
    page = visit()
    touch(page.get_by_role("button", name="Coasters"))
    touch(page.get_by_role("button", name="Learn"))
    links = page.get_by_role("dialog", name="Learn Coasters").get_by_role("link")
    expect(links).to_have_count(1)
    expect(links).to_have_attribute("href", "/games/coasters/rules")
