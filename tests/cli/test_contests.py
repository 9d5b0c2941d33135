"""``compare``, ``ladder`` and ``sweep`` for people and for programs."""

import json

import pytest
from shared.cli import Run


def test_compare_tells_which_bots_won_more(run: Run) -> None:
    ended = run("compare", "coasters", "--seats", "4", "--a", "random", "--b", "house", "--games", "20")

    assert ended.status == 0
    assert "10 deals of coasters with 4 seats, each played twice, 20 games in all, seed 0" in ended.out
    assert "\nb won " in ended.out


def test_compare_tells_what_an_option_changes(run: Run) -> None:
    ended = run("compare", "coasters", "--a", "target=2", "--b", "target=5", "--games", "40")

    moves = next(line for line in ended.out.splitlines() if "moves" in line)
    assert moves.startswith("* ")
    assert "95 of 100 samples" in ended.out


def test_compare_as_data(run: Run) -> None:
    data = json.loads(run("compare", "coasters", "--a", "house", "--b", "house", "--games", "8", "--json").out)

    assert (data["a"], data["deals"], data["games"]) == ("house", 4, 8)
    assert set(data["b_share"]) == {"value", "low", "high", "sample"}


def test_a_ladder_for_people_and_as_data(run: Run) -> None:
    args = ("ladder", "coasters", "--bots", "house,random", "--games", "10", "--seats", "2")
    told, data = run(*args).out, json.loads(run(*args, "--json").out)

    assert "2 bots at coasters with 2 seats, 10 games for each pair, seed 0" in told
    assert [rung["bot"] for rung in data["rungs"]] == [line.split()[0] for line in told.splitlines()[3:5]]


def test_a_sweep_for_people_and_as_data(run: Run) -> None:
    args = ("sweep", "coasters", "--vary", "target=2,3", "--vary", "hand", "--games", "5")
    told, data = run(*args).out, json.loads(run(*args, "--json").out)

    assert "6 combinations of coasters with" in told
    assert "target=2,hand=4" in told
    assert [report["games"] for report in data["reports"]] == [5] * 6


def test_simulate_on_two_cores_tells_the_same(run: Run) -> None:
    one, two = (
        json.loads(run("simulate", "coasters", "--games", "30", "--jobs", jobs, "--json").out) for jobs in ("1", "2")
    )

    assert {**one, "seconds": 0, "moves_per_second": 0} == {**two, "seconds": 0, "moves_per_second": 0}


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("compare", "coasters", "--a", "house", "--b", "speed=3"), "Coasters has no option called 'speed'."),
        (("compare", "coasters", "--a", "house", "--b", "deep"), "Coasters has no bot called 'deep'."),
        (("ladder", "coasters", "--bots", "house"), "Name at least two bots"),
        (("ladder", "coasters", "--bots", "house,house"), "Name at least two bots"),
        (("sweep", "coasters", "--vary", "speed"), "Coasters has no option called 'speed'."),
        (("sweep", "coasters", "--vary", "target=9"), "target"),
        (("sweep", "coasters", "--vary", "target", "--vary", "target=2"), "target"),
        (("sweep", "coasters", "--vary", "target", "--within", "soon"), "'soon' is no share of a hundred."),
        (("simulate", "coasters", "--bots", "nowhere:Bold"), "No module named 'nowhere'"),
    ],
)
def test_what_cannot_be_played_is_a_sentence(run: Run, args: tuple[str, ...], sentence: str) -> None:
    ended = run(*args)

    assert ended.status in (1, 2)
    assert sentence in ended.err
    assert ended.out == ""
