"""In another language: nothing is left in English, and longer words are neither cut off nor lie on each other."""

import pytest
from playwright.sync_api import expect

from taphouse.core.registry import list_games
from taphouse.core.view import View
from taphouse.words.languages import PSEUDO

from .axe import SETTLED
from .fixtures import Visit
from .games import EVERY_GAME, player_of
from .language import faults, scenes
from .measures import PHONE
from .people import end
from .sheets import Sheets
from .staged import NAMES, Sit, Staged

OWN_WORDS = ("Somebody did what this step is about.",)
"""What the stage itself says."""


def some_scenes(game: str) -> list[tuple[str, View]]:
    """List the first question, those that come up every turn or need much room, somebody who looks on, and the end."""
    views = dict(scenes(game))
    first, looking_on, *_ = views
    return [(name, views[name]) for name in dict.fromkeys([first, looking_on, *player_of(game).SCENES, "the end"])]


def live_on(table: Staged) -> None:
    """Let the table show what it has heard; an end is told as soon as the game's own picture of it is there."""
    table.live(250)
    table.page.wait_for_function(SETTLED)
    if table.view.outcome:
        expect(end(table.page)).to_be_visible()


@EVERY_GAME
def test_a_table_speaks_the_language_of_its_reader(sit: Sit, game: str) -> None:
    views = list(scenes(game))
    table = sit(views[0][1], PHONE, language=PSEUDO)
    wrong = {}
    for name, view in views:
        table.show(view)
        live_on(table)
        if found := faults(table.page):
            wrong[name] = found

    assert wrong == {}


HOST: dict[str, object] = {
    "you_host": True,
    "host": 0,
    "clock": "relaxed",
    "friendly": True,
    "spectators": 2,
    "may_undo": True,
}
"""Somebody who may do whatever there is to be done at a table."""
REMOVED = [{"number": 1, "name": "Kim"}]
TALK = {"aloud": True, "aside": True, "team": [0]}


@EVERY_GAME
def test_every_sheet_of_a_table_speaks_the_language_of_its_reader(sit: Sit, game: str) -> None:
    views = some_scenes(game)
    table = sit(views[0][1], PHONE, language=PSEUDO, seed_hash="ab" * 32, talk=TALK, **HOST)
    sheets = Sheets(table.page, table.open, *OWN_WORDS)
    for name, view in views:
        table.show(view)
        live_on(table)
        sheets.open_all(name)
    table.replay()
    sheets.note("replay")

    assert sheets.wrong == {}
    assert len(sheets.seen) > 8


ASKED: list[dict[str, object]] = [
    {"questions": [{"number": 1, "about": about, "by": 1, "waits_for": [0], "moves": moves, "clock": "brisk"}]}
    for about, moves in (("undo", 1), ("undo", 3), ("close", 0), ("clock", 0))
]
ENDED: list[dict[str, object]] = [
    {"seed": "cd" * 32, "checked": True, "shares": [{"seat": 0, "commitment": "ab", "share": "cd"}]},
    {"status": "closed", "checked": True, "ended_early": {"say": "ended-by", "who": {"text": "Robin"}}},
    {"next_table": "STAGED", "practice": True},
]


def test_what_others_ask_and_every_end_speaks_the_language_of_its_reader(sit: Sit) -> None:
    views = dict(scenes("last-call"))
    mine = next(view for view in views.values() if view.eyes == 0)
    wrong = {}
    for besides in [*ASKED, *ENDED]:
        view = mine if besides in ASKED else views["the end"]
        table = sit(view, PHONE, language=PSEUDO, **besides)
        live_on(table)
        if found := faults(table.page):
            wrong[str(besides)] = found

    assert wrong == {}


KINDS = ("person", "person", "bot", "outside", "gone")
"""Who sits at a table before the deal; the other seats are open."""


def seats_before_the_deal(number: int) -> list[dict[str, object]]:
    """List the seats of a table at which somebody of every kind has sat down."""
    open_seat = {"kind": "open"}
    return [
        {"seat": seat, **({"kind": kind, "name": NAMES[seat], "online": True} if kind else open_seat)}
        for seat, kind in enumerate([*KINDS, *[""] * number][:number])
    ]


@EVERY_GAME
def test_a_table_before_the_deal_and_its_sheets_speak_the_language_of_their_reader(sit: Sit, game: str) -> None:
    """For its host, and for a friend who comes by."""
    view = next(scenes(game))[1]
    open_table = {"status": "open", "seats": seats_before_the_deal(len(view.seats)), "removed": REMOVED}
    wrong: dict[str, object] = {}
    for who, reader in (("host", {"your_seat": 0, **HOST}), ("friend", {"your_seat": None})):
        table = sit(view, PHONE, language=PSEUDO, **open_table, **reader)
        # The options are listed as soon as their words are there.
        expect(table.page.locator("summary").first).to_be_visible()
        sheets = Sheets(table.page, table.open, "STAGED", table.address)
        sheets.note(who)
        sheets.open_all(who)
        wrong |= sheets.wrong

    assert wrong == {}


@pytest.mark.parametrize("path", ["/", *(f"/make/{meta.id}" for meta in list_games())])
def test_a_page_speaks_the_language_of_its_reader(visit: Visit, path: str) -> None:
    page = visit(f"{path}?lang={PSEUDO}")
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert faults(page) == {}
