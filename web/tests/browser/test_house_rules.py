"""What a house rule changes is told below it: quietly, and in full one tap away."""

import re

import pytest
from playwright.sync_api import expect

from taphouse.core.registry import list_games
from taphouse.words.languages import PSEUDO

from .axe import axe
from .fixtures import SIZES, Visit
from .language import faults


@SIZES
def test_an_option_tells_in_one_line_what_its_values_change(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/make/coasters", size=size)

    expect(page.get_by_text(re.compile(r"^2: \d+ % shorter, 4: \d+ % longer and 5"))).to_be_visible()
    axe(page)


@SIZES
def test_the_interval_and_the_sample_are_one_tap_away(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/make/coasters", size=size)
    option = page.get_by_role("group").filter(has_text="Hand").last

    option.locator("summary").click()

    expect(option.get_by_text("1,000 deals with 3 seats").first).to_be_visible()
    expect(option.get_by_text(re.compile(r"\(\d+ to \d+ %\)")).first).to_be_visible()
    axe(page)


def test_the_value_that_is_chosen_has_the_line_for_itself(visit: Visit) -> None:
    page = visit("/make/coasters")

    page.get_by_label("Target").fill("5")
    page.get_by_label("Target").blur()

    line = page.locator("summary").get_by_text(re.compile(r"^A game is about \d+ % longer \(\d+ to \d+ %\)\."))
    expect(line).to_be_visible()


@pytest.mark.parametrize("game", [meta.id for meta in list_games()])
def test_what_was_measured_is_told_in_the_language_of_its_reader(visit: Visit, game: str) -> None:
    page = visit(f"/make/{game}?lang={PSEUDO}")
    expect(page.locator("summary").first).to_be_visible()
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")

    assert faults(page) == {}
