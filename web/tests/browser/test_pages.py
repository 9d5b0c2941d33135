"""Every page: nothing for axe to find, nothing that leaks, and little to wait for."""

from pathlib import Path

from playwright.sync_api import Browser, Response, expect

from .axe import axe
from .fixtures import SIZES, Visit
from .measures import DESKTOP, PHONE
from .steps import LIT, deal, give_name, make_table, play_by_taps, wait_for_decision
from .travel import go

BUDGET = 150 * 1024
"""Bytes of scripts and styles, as sent, before the lobby can be used."""


@SIZES
def test_the_lobby(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    expect(page.get_by_role("button", name="Coasters")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Tell us your name").click()
    axe(page)
    page.keyboard.press("Escape")
    give_name(page, "Robin")
    make_table(page)
    go(page, "/".join(page.url.split("/")[:3]))
    expect(page.get_by_role("region", name="Your tables").get_by_role("link", name="Coasters")).to_be_visible()
    axe(page)


@SIZES
def test_making_a_table(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/make/coasters", size=size)
    page.get_by_label("Target").fill("99")
    page.get_by_label("Target").blur()
    expect(page.get_by_text("Target cannot be 99")).to_be_visible()
    expect(page.get_by_role("button", name="Make a table")).to_be_disabled()
    axe(page)
    page.get_by_label("Target").fill("4")
    page.get_by_label("Target").blur()
    page.get_by_role("button", name="Make a table").click()
    expect(page.get_by_role("button", name="Deal")).to_be_visible()
    expect(page.get_by_role("region", name="House rules")).to_contain_text("Target")
    axe(page)
    page.get_by_role("button", name="More for Seat 2").click()
    axe(page)
    page.get_by_role("button", name="Seat this bot").click()
    page.get_by_role("button", name="Change house rules and seats").click()
    axe(page)


@SIZES
def test_the_table_and_its_sheets(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    make_table(page)
    deal(page)
    wait_for_decision(page)
    axe(page)
    for sheet in ("Menu", "Chat"):
        page.get_by_role("button", name=sheet).first.click()
        axe(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").last.click()
    expect(page.get_by_role("article")).to_contain_text("CO-001")
    axe(page)
    page.keyboard.press("Escape")
    page.locator(".plate").first.click()
    axe(page)
    page.keyboard.press("Escape")
    page.locator(".hand-card").first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text("Coaster")
    axe(page)
    page.keyboard.press("Escape")
    page.locator(LIT).first.click()
    axe(page)


@SIZES
def test_the_end_and_the_replay(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=PHONE)
    make_table(page, house={"hand": 2, "target": 2})
    deal(page)
    play_by_taps(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    axe(page)
    page.get_by_role("button", name="Everything else").click()
    axe(page)
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    slide = page.get_by_label("Step", exact=True)
    expect(slide).to_have_value("0")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="One step on").click()
    expect(slide).to_have_value("2")
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    page.get_by_label("Through the eyes of").select_option(index=2)
    axe(page)


def test_the_screen_in_the_room_shows_nobodys_hand_whoever_opened_it(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    make_table(page)
    screen = page.context.new_page()
    go(screen, f"{page.url}/screen")
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    axe(screen)
    deal(page)
    expect(screen.locator(".plate")).to_have_count(3)
    expect(screen.locator(".hand-card")).to_have_count(0)
    axe(screen)


@SIZES
def test_the_rules(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/games/coasters/rules#CO-006", size=size)
    expect(page.locator(".found")).to_be_in_viewport()
    axe(page)
    page.get_by_label("Search the rules").fill("highest")
    expect(page.get_by_text("found.")).to_be_visible()
    page.get_by_label("Search the rules").fill("CO-001")
    page.keyboard.press("Enter")
    expect(page.locator(".found")).to_contain_text("CO-001")


def test_nothing_at_an_address_that_leads_nowhere(visit: Visit) -> None:
    page = visit("/tables/ZZZZZZ")
    expect(page.get_by_text("There is no table")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("button", name="Coasters")).to_be_visible()


def test_little_is_fetched_before_the_lobby_can_be_used(browser: Browser, address: str) -> None:
    page = browser.new_page()
    sent: dict[str, int] = {}

    def note(response: Response) -> None:
        kind = Path(response.url).suffix
        if kind in (".js", ".css"):
            sent[response.url] = response.request.sizes()["responseBodySize"]

    page.on("response", note)
    go(page, address)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    assert len(sent) > 2
    assert sum(sent.values()) < BUDGET
    page.close()
