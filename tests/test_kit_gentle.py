"""The law of first games, by games that break it."""

import pytest

from taphouse.core.levels import LEVELS, level_of
from taphouse.testing.broken import Broken
from taphouse.testing.coasters.game import GAME, Coasters
from taphouse.testing.gentle import check
from taphouse.testing.kit import conform


class Endless(Coasters):
    """Calls its longest game gentle."""

    gentle = {"target": 5}


class Unheard(Coasters):
    """Has a gentle house that is none."""

    gentle = {"target": 9}


class Wordless(Coasters):
    """Does not say what is short about it."""

    package = "taphouse.core"


class Upside(Coasters):
    """Lets easy bots play best."""

    levels = {"easy": 100, "fair": 60, "strong": 20}


class Plain(Coasters):
    """Has nothing gentle, and need not."""

    gentle = None


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (Endless, "gentle games take bots"),
        (Unheard, "the gentle house is no house for"),
        (Wordless, "the words have no about-gentle"),
        (Upside, "easy, fair and strong rise in this order"),
    ],
)
def test_a_game_that_is_not_gentle_breaks_the_law(game: type[Coasters], told: str) -> None:
    with pytest.raises(Broken, match=f"Law of first games: .*{told}"):
        check(game())


@pytest.mark.parametrize("game", [GAME, Plain()])
def test_a_gentle_game_and_one_without_such_a_house_keep_it(game: Coasters) -> None:
    check(game)


def test_the_kit_looks_at_it_at_the_usual_table() -> None:
    with pytest.raises(Broken, match="Law of first games"):
        conform(Upside(), Upside.meta.seats_best)


@pytest.mark.parametrize(
    ("strength", "level"), [(100, "strong"), (90, "strong"), (65, "fair"), (25, "easy"), (0, "easy")]
)
def test_every_strength_goes_by_the_level_that_it_comes_nearest_to(strength: int, level: str) -> None:
    assert level_of(LEVELS, strength) == level
