"""Everything on the table of Cocktail Conspiracy says what it is, and by which rule."""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import axe
from browser.fixtures import SIZES
from browser.measures import DESKTOP, PHONE
from browser.people import lit, touch
from browser.staged import Sit, asked, position
from taphouse.core.house import Value

GAME = "cocktail-conspiracy"
FIRST: dict[str, Value] = {"first_player": "random"}
seen = partial(asked, GAME, **FIRST)


def expect_explained(page: Page, words: str, rule: str) -> None:
    """One explanation is shown, with its rule."""
    note = page.locator(".notices").locator(".refusal:not([inert])")
    expect(note).to_have_count(1)
    expect(note).to_contain_text(words)
    expect(note.get_by_role("button", name=f"Rule {rule}")).to_be_visible()


def look_up(thing: Locator) -> None:
    """Ask what a thing is by the key for that."""
    thing.focus()
    thing.press("i")


@SIZES
@pytest.mark.parametrize(
    ("thing", "words", "rule"),
    [
        ("[data-part=goal] .tell", "What your team gathers in one place.", "CC-055"),
        ("[data-part=order] .tell", "Whose turns come next", "CC-024"),
        ("[data-pile=deck]", "fills up the hand from here", "CC-026"),
        ("[data-pile=discards]", "What was put away", "CC-054"),
    ],
)
def test_a_thing_on_the_felt_explains_itself_on_a_tap(
    sit: Sit, size: tuple[int, int], thing: str, words: str, rule: str
) -> None:
    page = sit(seen("turn_action", turns=9), size).page
    expect(page.locator(thing)).to_have_attribute("title", re.compile(re.escape(words)))
    touch(page.locator(thing))
    expect_explained(page, words, rule)
    axe(page)


def test_on_a_phone_the_round_explains_itself(sit: Sit) -> None:
    page = sit(seen("turn_action", turns=9), PHONE).page
    touch(page.get_by_role("button", name="Round 3 of 25"))
    expect_explained(page, "4 turns make a round.", "CC-096")


@SIZES
def test_the_signs_on_a_plate_are_told_beside_their_words(sit: Sit, size: tuple[int, int]) -> None:
    page = sit(seen("turn_action", 5, turns=12, mode="masquerade", teams=3), size).page
    touch(page.locator('[data-is^="seat:"] .plate').first)
    panel = page.get_by_role("group", name=re.compile(": more$"))
    expect(panel).to_contain_text("The mask hides the team.")
    expect(panel).to_contain_text("3 of 3 cards in hand.")
    box, width = panel.bounding_box(), size[0]
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["width"] > 300
    axe(page)


@SIZES
def test_a_stool_and_the_marks_on_a_place_are_told_when_looked_at(sit: Sit, size: tuple[int, int]) -> None:
    def full_stool(view: Any) -> bool:
        return view.task == "turn_action" and bool(view.places[3].full)

    page = sit(position(GAME, 3, FIRST, full_stool), size).page
    touch(page.locator(".empty"))
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("A stool stands for a team-mate who is not there.")
    expect(sheet).to_contain_text("If a seventh comes, one of the seven has to go.")
    axe(page)


def test_a_card_tells_what_its_two_pictures_do(sit: Sit) -> None:
    page = sit(seen("turn_action", turns=9), DESKTOP).page
    look_up(lit(page).first)
    expect(page.get_by_role("dialog")).to_contain_text(
        re.compile("In front of somebody it counts as a .+ Played where a big .+ lies, it makes CHEERS")
    )


@pytest.mark.parametrize(
    ("decision", "button", "words", "rule"),
    [
        ("turn_action", "Discard your hand", "That is your whole turn.", "CC-052"),
        ("cheers_shout", "CHEERS!", "Whoever causes CHEERS calls it.", "CC-038"),
        ("virtual_answer", "Agree", "as your fellow keeper proposes", "CC-088"),
        ("virtual_final", "Toss a coin", "Chance chooses between the two proposals.", "CC-088"),
    ],
)
def test_a_button_explains_itself_when_it_is_held(sit: Sit, decision: str, button: str, words: str, rule: str) -> None:
    table = sit(seen(decision, 5, cheers_button=True, turns=5), DESKTOP)
    look_up(table.page.get_by_role("button", name=button))
    expect_explained(table.page, words, rule)
    assert table.asked == []


@SIZES
def test_two_cards_in_the_air_say_what_happens_to_them(sit: Sit, size: tuple[int, int]) -> None:
    page = sit(seen("cheers_send", 6, watch=True, turns=9), size).page
    touch(page.get_by_role("group", name=re.compile("^CHEERS at")).get_by_role("button", name="CHEERS"))
    expect_explained(page, "and go to two others", "CC-041")
    axe(page)
