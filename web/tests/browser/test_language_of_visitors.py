"""In another language: what is opened by somebody who comes by, gives a name, or leaves for good; and the guide."""

from playwright.sync_api import Locator, Page, expect

from taphouse.core.registry import list_games
from taphouse.words.languages import PSEUDO

from .fixtures import Visit
from .games import EVERY_GAME, player_of
from .language import faults, in_pseudo, scenes
from .measures import PHONE
from .people import touch
from .staged import Sit
from .travel import settle

NAME = "Robin"


def button(page: Page, words: str) -> Locator:
    """Find a button by what it says in English; of several the one on top."""
    return page.get_by_role("button", name=in_pseudo(words)).last


def open_lobby(visit: Visit) -> Page:
    """Come to the lobby as somebody who reads another language."""
    page = visit(f"/?lang={PSEUDO}")
    expect(button(page, "Play now")).to_be_enabled()
    return page


def open_sheet(page: Page, words: str) -> Locator:
    """Open a sheet by what its button says in English."""
    return opened_by(button(page, words))


def opened_by(opener: Locator) -> Locator:
    """Open a sheet by its button."""
    page = opener.page
    touch(opener)
    sheet = page.get_by_role("dialog").last
    expect(sheet).to_be_visible()
    settle(page)
    return sheet


def say_name(page: Page, name: str) -> None:
    """Give a name."""
    page.locator("#name").fill(name)
    touch(button(page, "That is me"))


def test_the_sheet_of_the_name_speaks_the_language_of_its_reader(visit: Visit) -> None:
    page = open_lobby(visit)
    sheet = open_sheet(page, "Tell us your name")
    assert faults(page) == {}

    visit.outage = "400"
    say_name(page, "\u200b")
    expect(sheet.get_by_role("alert")).to_be_visible()
    assert faults(page) == {}


def test_the_sheet_of_the_code_speaks_the_language_of_its_reader(visit: Visit) -> None:
    page = open_lobby(visit)
    sheet = open_sheet(page, "Join by code")
    assert faults(page) == {}

    visit.outage = "404"
    page.locator("#code").fill("lusab-tivok-gutih")
    touch(button(page, "Join"))
    expect(sheet.get_by_role("alert")).to_be_visible()
    assert faults(page, "lusab-tivok-gutih") == {}


def test_leaving_for_good_speaks_the_language_of_its_reader(visit: Visit) -> None:
    page = open_lobby(visit)
    open_sheet(page, "Tell us your name")
    say_name(page, NAME)
    expect(page.get_by_role("dialog")).to_have_count(0)
    sheet = opened_by(page.get_by_role("button", name=NAME))
    assert faults(page) == {}

    touch(button(page, "End my other devices"))
    expect(sheet.get_by_role("status")).to_have_text(in_pseudo("Only this device"))
    assert faults(page) == {}

    open_sheet(page, "Forget me")
    assert faults(page) == {}


def test_credits_and_ways_to_learn_of_each_game_speak_the_language_of_their_reader(visit: Visit) -> None:
    page = open_lobby(visit)
    wrong = {}
    for meta in list_games():
        touch(page.get_by_role("button", name=meta.title).first)
        for words in ("Age and credits", "Learn"):
            open_sheet(page, words)
            if found := faults(page):
                wrong[f"{meta.id}: {words}"] = found
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
            settle(page)

    assert wrong == {}


@EVERY_GAME
def test_the_guide_speaks_the_language_of_its_reader(sit: Sit, game: str) -> None:
    view = dict(scenes(game))[player_of(game).SCENES[0]]
    page = sit(view, PHONE, language=PSEUDO).page
    open_sheet(page, "Menu")
    touch(button(page, "Show me round the table"))
    guide = page.locator(".guide")
    expect(guide).to_be_visible()
    wrong = {}
    while guide.is_visible():
        step = guide.inner_text()
        if found := faults(page):
            wrong[step] = found
        touch(guide.get_by_role("button").last)
        expect(guide.get_by_text(step)).to_have_count(0)

    assert wrong == {}
