"""A search for houses that come near several goals at once."""

import sys

import pytest

from taphouse.core.errors import TaphouseError
from taphouse.lab.goals import Goal, read_goal
from taphouse.lab.many import Workers
from taphouse.lab.simulate import simulate
from taphouse.lab.tune import Tuning, most_games, nearest, tune, worth_trying
from taphouse.testing.coasters.game import GAME

VARIED = {"target": [2, 3, 4, 5], "hand": [2, 3, 4]}


def tuned(*goals: str, tries: int = 40, workers: Workers | None = None, **more: object) -> Tuning:
    read = [read_goal(goal, 3) for goal in goals]
    found = tune(GAME, 3, None, VARIED, read, tries=tries, games=12, workers=workers or Workers(), **more)  # type: ignore[arg-type]
    for report in (found.usual, *(one.report for one in found.front)):
        report.seconds = report.moves_per_second = 0
    return found


@pytest.mark.parametrize(
    ("text", "goal"),
    [
        ("minutes=40", Goal(measure="minutes", where="near", aim=40.0)),
        ("first = fair", Goal(measure="first", where="near", aim=1 / 4)),
        ("first=30%", Goal(measure="first", where="near", aim=0.3)),
        ("drawn=5", Goal(measure="drawn", where="near", aim=0.05)),
        ("margin=low", Goal(measure="margin", where="low")),
        ("lead_changes=high", Goal(measure="lead_changes", where="high")),
    ],
)
def test_a_goal_is_a_measure_and_where_it_should_be(text: str, goal: Goal) -> None:
    assert read_goal(text, 4) == goal


@pytest.mark.parametrize(
    "text", ["", "minutes", "minutes=", "=3", "minutes=soon", "minutes=nan", "margin=inf", "margin=fair"]
)
def test_what_is_no_goal_is_a_sentence(text: str) -> None:
    with pytest.raises(TaphouseError, match=r"is no goal\. Write a measure"):
        read_goal(text, 4)


def test_a_goal_that_the_game_does_not_measure_is_refused() -> None:
    with pytest.raises(TaphouseError, match=r"'lead_changes' is not measured in coasters\. There are: minutes, moves"):
        tuned("lead_changes=high")


def test_a_goal_is_missed_by_how_far_it_is() -> None:
    report = simulate(GAME, 3, games=10)
    moves = report.mean_moves.value

    assert read_goal(f"moves={moves + 4}", 3).miss(report) == pytest.approx(4)
    assert read_goal("moves=low", 3).miss(report) == moves
    assert read_goal("moves=high", 3).miss(report) == -moves


def test_the_front_holds_what_nothing_beats_and_the_nearest_to_all_goals_first() -> None:
    tried = {(1,): [0.0, 9.0], (2,): [1.0, 1.0], (3,): [9.0, 0.0], (4,): [2.0, 2.0], (5,): [1.0, 3.0], (6,): [1.0, 1.0]}

    assert nearest(tried)[0] == (2,)
    assert set(nearest(tried)) == {(1,), (2,), (3,)}


def test_nothing_is_nearest_where_nothing_could_be_tried() -> None:
    assert nearest({}) == []


def test_few_houses_are_all_tried_and_the_nearest_is_found() -> None:
    """Longer games of coasters need a higher target: two rounds of three seats are six moves."""
    found = tuned("moves=6")

    assert (found.tried, found.possible) == (12, 12)
    assert found.front[0].chosen["target"] == 2
    assert found.front[0].misses[0] < abs(found.usual.mean_moves.value - 6)


def test_of_many_houses_some_are_searched_the_same_ones_for_the_same_seed() -> None:
    goals = ("moves=6", "margin=high")
    first, again = tuned(*goals, tries=5), tuned(*goals, tries=5)
    other = tuned(*goals, tries=5, seed="another")

    assert first == again
    assert first.tried <= 5
    assert [one.misses for one in other.front] != [one.misses for one in first.front]


def test_two_cores_find_the_same() -> None:
    assert tuned("moves=6", tries=3) == tuned("moves=6", tries=3, workers=Workers(2))


def test_combinations_that_are_no_table_are_left_out() -> None:
    goals = [read_goal("moves=6", 4)]
    found = tune(GAME, 4, None, {"hand": [2, 3, 4, 9]}, goals, games=4)

    assert (found.tried, found.possible) == (3, 4)


def test_figures_of_compromises_come_from_fresh_deals() -> None:
    best = tuned("moves=6").front[0]
    fresh = simulate(GAME, 3, best.chosen, games=12, seed="0 fresh")

    assert best.report.mean_moves == fresh.mean_moves
    assert best.misses != [abs(fresh.mean_moves.value - 6)]


def test_no_more_games_are_played_than_were_told() -> None:
    played: list[int] = []
    tuned("moves=6", "margin=low", tick=played.append)

    assert sum(played) <= most_games(VARIED, 40, 12)


def test_all_that_is_worth_trying_may_change() -> None:
    assert dict(worth_trying(GAME)) == {"hand": [2, 3, 4], "target": [2, 3, 4, 5]}


def test_a_search_shows_itself_as_a_page() -> None:
    page = tuned("moves=6", "margin=high").page(command="taphouse tune coasters")

    assert [panel.title for panel in page.panels] == ["Moves", "Margin"]
    assert page.panels[0].even == 6
    assert page.panels[0].lines[0].is_usual


def test_who_lacks_optuna_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "optuna", None)

    with pytest.raises(TaphouseError, match=r"pip install 'taphouse\[tune\]'"):
        tuned("moves=6", tries=2)
