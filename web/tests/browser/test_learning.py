"""Learning a game: the introduction, the player aid, the first step of a lesson, and the gentle game after it."""

import re

from playwright.sync_api import expect

from taphouse.core.lesson import lessons_of
from taphouse.core.registry import find_game
from taphouse.words.about_game import gentle_about

from .axe import axe
from .fixtures import Visit
from .games import EVERY_GAME
from .people import touch
from .travel import go


@EVERY_GAME
def test_everybody_can_use_introduction_aid_and_lesson(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}#aid")
    expect(page.get_by_role("heading", name="Player aid")).to_be_in_viewport()
    expect(page.get_by_role("button", name="All the rules")).to_be_visible()
    axe(page)
    go(page, f"{visit.address}/learn/{game}/{lessons_of(find_game(game))[0].id}")
    expect(page.locator(".speech:not([inert])").get_by_role("status")).to_be_visible()
    axe(page)
    go(page, f"{visit.address}/learn/{game}#introduction")
    for number in range(1, 5):
        expect(page.get_by_role("article", name=re.compile(f"card {number} of 4"))).to_be_visible()
        axe(page)
        touch(page.get_by_role("button", name=re.compile("^(Next|Back)$")))
    expect(page.get_by_role("heading", name="Lessons")).to_be_visible()


def test_the_first_game_after_a_lesson_is_gentle(visit: Visit) -> None:
    game = "last-call"
    page = visit(f"/learn/{game}", guide=True)
    page.evaluate("localStorage.setItem('taphouse.guide', 'seen')")
    touch(page.get_by_role("button", name="Play now"))
    expect(page.get_by_text(gentle_about(find_game(game)))).to_be_visible()
