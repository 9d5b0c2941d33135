"""``compare``, ``ladder`` and ``sweep`` for people and for programs."""

import json
import sys
from pathlib import Path

import pytest
from shared.cli import Run


def test_compare_tells_which_bots_won_more(run: Run) -> None:
    ended = run("compare", "coasters", "--seats", "4", "--a", "random", "--b", "house", "--games", "20")

    assert ended.status == 0
    assert "10 deals of coasters with 4 seats, each played twice, 20 games in all, seed 0" in ended.out
    assert "\nb won " in ended.out


def test_compare_tells_what_an_option_changes(run: Run) -> None:
    ended = run("compare", "coasters", "--a", "target=2", "--b", "target=5", "--games", "40")

    moves = next(line for line in ended.out.splitlines() if "Moves" in line)
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


def test_a_sweep_tells_what_differs_from_the_usual_values(run: Run) -> None:
    told = run("sweep", "coasters", "--vary", "target=2,3", "--games", "30").out

    assert "\ntarget=2 against target=3: Minutes \N{MINUS SIGN}" in told


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
        (("tune", "coasters", "--goal", "minutes"), "'minutes' is no goal."),
        (
            ("tune", "coasters", "--goal", "lead_changes=high"),
            "'lead_changes' is not measured in coasters. There are: ",
        ),
        (("tune", "coasters"), "--goal"),
        (("simulate", "coasters", "--bots", "nowhere:Bold"), "No module named 'nowhere'"),
    ],
)
def test_what_cannot_be_played_is_a_sentence(run: Run, args: tuple[str, ...], sentence: str) -> None:
    ended = run(*args)

    assert ended.status in (1, 2)
    assert sentence in ended.err
    assert ended.out == ""


COMMANDS = (
    ("simulate", "coasters", "--games", "4"),
    ("compare", "coasters", "--a", "target=2", "--b", "target=3", "--games", "8"),
    ("ladder", "coasters", "--bots", "house,random", "--games", "4"),
    ("sweep", "coasters", "--vary", "target=2,3", "--games", "4"),
    ("tune", "coasters", "--goal", "moves=9", "--vary", "target=2,3", "--games", "4"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_result_goes_to_a_page_and_to_a_table_besides(run: Run, here: Path, command: tuple[str, ...]) -> None:
    ended = run(*command, "--report", "page.html", "--csv", "games.csv", "--json")

    assert ended.status == 0
    assert json.loads(ended.out)["game"] == "coasters"
    assert f"<pre>taphouse {' '.join(command)} --report page.html" in (here / "page.html").read_text()
    assert len((here / "games.csv").read_text().splitlines()) >= 5


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_every_command_of_the_lab_takes_the_same_options(run: Run, command: tuple[str, ...]) -> None:
    told = run(command[0], "--help").out

    options = "--seats --house --bots --games --seed --jobs --cluster --report --csv --parquet --json"
    assert [option for option in options.split() if f"{option} " not in told] == []


def test_tune_tells_the_figures_of_each_compromise(run: Run) -> None:
    out = run("tune", "coasters", "--goal", "moves=6", "--games", "6").out

    assert out.startswith("tune     12 houses of 12 were tried, coasters with 3 seats, seed 0\n\nas it was\n  Moves ")
    assert "target = 2\n" in out


def test_a_page_can_go_to_standard_output_alone(run: Run) -> None:
    out = run("simulate", "coasters", "--games", "4", "--report", "-").out

    assert out.startswith("<!doctype html>")
    assert out.endswith("</html>\n")


def test_what_both_sides_share_is_said_once(run: Run) -> None:
    args = ("--a", "target=2", "--b", "target=3", "--games", "8", "--json")
    once = run("compare", "coasters", "--house", "hand=2", "--bots", "random", *args).out
    sides = ("--a", "hand=2,target=2,random", "--b", "random,hand=2,target=3")
    twice = run("compare", "coasters", *sides, "--games", "8", "--json").out

    assert json.loads(once) == json.loads(twice)


@pytest.mark.parametrize("option", ["--report", "--csv", "--parquet"])
@pytest.mark.parametrize(("file", "why"), [("no/such.html", "No such file or directory"), (".", "Is a directory")])
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    run: Run, option: str, file: str, why: str
) -> None:
    ended = run("simulate", "coasters", "--games", "1000000", option, file)

    assert (ended.status, ended.err) == (1, f"{file} cannot be written: {why}.\n")


def test_parquet_says_how_to_get_it_where_it_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)

    ended = run("simulate", "coasters", "--games", "1000000", "--parquet", "games.parquet")

    assert ended.status == 1
    assert "pip install 'taphouse[parquet]'" in ended.err
