"""A first visit: how much is fetched before the lobby can be used, a gentle first game, and the house as an app."""

import json
from pathlib import Path

from playwright.sync_api import Page, Response, expect

from taphouse.core.registry import find_game, list_games
from taphouse.words.about_game import gentle_about

from .fixtures import Visit
from .measures import PHONE

MOST = 150_000
"""Bytes of script and style, packed, before the lobby can be used."""


def weight(dist: Path, paths: list[str]) -> int:
    """Add up what files weigh as they are sent: packed, where they are."""
    files = [dist / path.lstrip("/") for path in paths]
    return sum((packed if (packed := Path(f"{file}.br")).is_file() else file).stat().st_size for file in files)


def test_the_lobby_can_be_used_before_150_kb_have_come(visit: Visit, dist: Path) -> None:
    loaded: list[str] = []

    def note(answer: Response) -> None:
        path = answer.url.removeprefix(visit.address)
        if path.endswith((".js", ".css")):
            loaded.append(path)

    page = visit("/api/games")
    page.on("response", note)
    page.goto(visit.address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert any(path.endswith(".js") for path in loaded)
    assert weight(dist, loaded) < MOST


def play_now(page: Page, title: str) -> None:
    """Pick a game and sit down to it."""
    page.get_by_role("button", name=title).click()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Seats")).to_be_visible()


def test_a_first_game_is_short_and_says_so_until_that_is_put_away(visit: Visit) -> None:
    meta = list_games()[0]
    page = visit(guide=True)
    page.evaluate("localStorage.setItem('taphouse.guide', 'seen')")
    play_now(page, meta.title)
    line = page.get_by_text(gentle_about(find_game(meta.id)))
    expect(line).to_be_visible()
    expect(page.get_by_text("bot, easy").first).to_be_attached()
    page.get_by_role("button", name="Put it away").click()
    expect(line).to_have_count(0)
    page.goto(visit.address)
    play_now(page, meta.title)
    expect(page.get_by_text("bot, fair").first).to_be_attached()
    expect(line).to_have_count(0)


def test_the_house_can_be_installed(visit: Visit) -> None:
    page = visit(size=PHONE)
    client = page.context.new_cdp_session(page)
    found = client.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        answer = page.request.get(visit.address + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
    errors = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
