"""Places: as in sports."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taphouse.core.outcome import Outcome, places_by
from taphouse.testing.ending import are_places


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ([30, 10, 20], [1, 3, 2]),
        ([10, 10, 5], [1, 1, 3]),
        ([5, 10, 10, 1], [3, 1, 1, 4]),
        ([0, 0], [1, 1]),
        ([-5, -7], [1, 2]),
    ],
)
def test_equals_share_a_place_and_the_next_ones_are_skipped(scores: list[int], places: list[int]) -> None:
    assert places_by(scores) == places


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=8))
def test_a_place_is_one_more_than_the_number_of_those_ahead(scores: list[int]) -> None:
    places = places_by(scores)

    assert places == [1 + sum(other > score for other in scores) for score in scores]
    assert are_places(places, len(scores))


@pytest.mark.parametrize("places", [[2, 3], [1, 2, 2, 3], [0, 1], [1, 3], [1], [1, 1, 2]])
def test_what_is_no_ranking_of_two_to_four_is_told_apart(places: list[int]) -> None:
    assert not are_places(places, max(2, len(places)))


def test_winners_are_all_in_first_place() -> None:
    outcome = Outcome("rounds won", [3, 1, 3], [1, 3, 1])

    assert (outcome.winners(), outcome.is_drawn()) == ([0, 2], False)
    assert outcome.position() == {"reason": "rounds won", "scores": [3, 1, 3], "places": [1, 3, 1]}


def test_of_a_drawn_game_there_are_no_winners() -> None:
    drawn = Outcome("last call, drawn", [0, 0, 0], [1, 1, 1])

    assert (drawn.winners(), drawn.is_drawn()) == ([], True)


def test_all_have_won_if_the_rules_say_so() -> None:
    together = Outcome("all rounds played", [40, 40], [1, 1], all_may_win=True)

    assert (together.winners(), together.is_drawn()) == ([0, 1], False)


def test_who_plays_alone_wins() -> None:
    assert Outcome("patience", [7], [1]).winners() == [0]
