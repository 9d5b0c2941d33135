"""Great moments: everybody sees who did what and why, nothing lies over the pieces, and nothing waits for it."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from taphouse.core.facts import Fact
from taphouse.core.view import View

from .axe import axe
from .fixtures import SIZES
from .measures import PHONE
from .people import middle_of
from .played import Wanted, named, played
from .staged import Sit

COVERED = """() => {
  const plate = document.querySelector('[data-moment]').getBoundingClientRect()
  const felt = document.querySelector('[data-part=felt] .felt').getBoundingClientRect()
  return Math.round(Math.min(felt.right, plate.right) - Math.max(felt.left, plate.left)) > 0
    ? Math.round(felt.bottom - plate.top) : 0
}"""
"""How much of the felt lies under the plate, in px."""


def tells(*say: str) -> Wanted:
    """All of these facts were just told."""
    return lambda news, view: view.outcome is None and set(say) <= named(news)


def bar_on_bar(news: Sequence[Fact], view: Any) -> bool:
    """A Bar was played to a trick in which one lay."""
    trick = next((zone.items for zone in view.zones if zone.id == "trick"), [])
    bars = [item for item in trick if item.id.startswith("bar")]
    return any("bar" in str(fact.get("card", "")) for fact in news) and len(bars) > 1


class Snatched:
    """An order was completed by somebody else of which seat 0 had something."""

    def __init__(self) -> None:
        self.mine: dict[str, list[str]] = {}

    def __call__(self, news: Sequence[Fact], view: Any) -> bool:
        had, self.mine = self.mine, dict(view.uses)
        done = [fact for fact in news if fact["say"] == "completed" and fact["who"] != "seat:0"]
        return view.outcome is None and any(had.get(str(fact["order"]).split(":")[1]) for fact in done)


def twice(news: Sequence[Fact], view: View) -> bool:
    """Two found a six-pack at once."""
    return view.outcome is None and len({str(fact["who"]) for fact in news if fact["say"] == "claim-holds"}) > 1


@cache
def moment(kind: str) -> tuple[View, View]:
    """The table before a moment, and after it."""
    game, seats, wanted, bots = MOMENTS[kind]
    return played(game, seats, wanted, bots=bots)


MOMENTS: dict[str, tuple[str, int, Wanted, str]] = {
    "bar-on-bar": ("with-friends-like-these", 4, bar_on_bar, "house"),
    "last-call": ("last-call", 4, tells("cried-last-call"), "house"),
    "caught": ("last-call", 4, tells("caught"), "random"),
    "no-shout": ("last-call", 4, tells("no-shout"), "random"),
    "interrupt": ("friends-with-beverages", 4, tells("met"), "house"),
    "cheers": ("cocktail-conspiracy", 4, tells("cheered"), "house"),
    "snatched": ("empire-needs-beer", 3, Snatched(), "house"),
    "found-at-once": ("six-pack", 4, twice, "house"),
}


@SIZES
@pytest.mark.parametrize("kind", MOMENTS)
def test_a_great_moment_is_told_below_the_felt_with_its_reason(sit: Sit, kind: str, size: tuple[int, int]) -> None:
    before, after = moment(kind)
    person = sit(before, size)
    person.live(300)
    person.show(after)
    plate = person.page.locator(f"[data-moment={kind}]")
    expect(plate).to_be_visible()
    assert person.page.evaluate(COVERED) <= 16
    expect(plate.locator("small")).to_have_text(re.compile(r"^[A-Z]+-\d{3}$"))
    expect(person.page.get_by_role("status").filter(has_text=plate.locator("span").inner_text())).to_have_count(1)
    axe(person.page)


def test_a_tap_ends_it_and_is_heard_all_the_same(sit: Sit) -> None:
    before, after = moment("caught")
    person = sit(before, PHONE)
    person.live(300)
    person.show(after)
    plate = person.page.locator("[data-moment]")
    expect(plate).to_be_visible()
    x, y = middle_of(plate)
    hit = person.page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[data-moment]') === null", [x, y])
    assert hit
    person.page.mouse.click(x, y)
    expect(plate).to_have_count(0)


def test_escape_ends_it_and_the_second_time_it_is_quick(sit: Sit) -> None:
    before, after = moment("caught")
    person = sit(before, PHONE)
    person.live(300)
    person.show(after)
    plate = person.page.locator("[data-moment]")
    expect(plate).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(plate).to_have_count(0)
    person.show(before)
    person.show(after)
    expect(plate).to_be_visible()
    expect(plate).to_have_count(0, timeout=2500)
