"""The command line: games, rules and simulations."""

import re
from collections.abc import Mapping
from typing import cast

import msgspec
import pytest
from shared.cli import Run

from taphouse.cli import effects
from taphouse.core import build
from taphouse.core.facts import Fact, plain
from taphouse.core.game import Preset
from taphouse.core.house import Option, Value
from taphouse.core.measured import Effect, Measures, Tried, Unmeasured
from taphouse.lab.simulate import Report
from taphouse.testing.coasters import rules
from taphouse.testing.coasters.game import GAME, Coasters
from taphouse.words.languages import ENGLISH, table_of


def test_games_for_people(run: Run) -> None:
    ended = run("games")

    assert ended.status == 0
    assert "coasters  2 to 4 seats (best 3), 3 to 5 minutes" in ended.out
    assert "How many coasters each is dealt." in ended.out
    assert "2 to 5" in ended.out
    assert max(map(len, ended.out.splitlines())) <= 80


def test_each_option_says_what_its_values_change(run: Run) -> None:
    said = run("games", "coasters").out

    assert re.search(r"Length: 2 -\d+%, 4 \+\d+% and 5 \+\d+%\. First player: no difference found\.", said)


def test_an_option_that_changes_nothing_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    one = Tried(option="hand", value=2, seats=3, deals=9, differing=3, effects=[Effect("minutes", 4, 1, -1, 3, 3)])
    monkeypatch.setattr(effects, "measures_of", lambda _: Measures(tried=[one]))

    assert "No difference found in length or in who wins." in run("games", "coasters").out


def test_an_option_that_bots_cannot_measure_says_why(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effects, "measures_of", lambda _: Measures(unmeasured=[Unmeasured("hand", "honour")]))

    assert "Not measured: it asks people for an honest answer." in run("games", "coasters").out


def test_one_game_alone_is_listed_by_its_name(run: Run) -> None:
    assert run("games", "coasters").out == run("games").out
    assert run("games", "whist").status == 1


def test_what_is_there_to_be_copied_is_never_cut(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A way to play may set more options than fit into a line."""
    long = {f"option_with_a_long_name_{number}": True for number in range(9)}
    options = [Option(name, (False, True), default=False, about="No matter.") for name in long]
    monkeypatch.setattr(Coasters, "options", (*Coasters.options, *options))
    monkeypatch.setattr(Coasters, "presets", (Preset("All of it", "Everything that there is.", long),))

    said = run("games").out

    assert f"      --house {','.join(f'{name}=true' for name in long)}\n" in said
    assert "…" not in said


def test_games_as_data(run: Run) -> None:
    (game,) = msgspec.json.decode(run("games", "--json").out)

    assert (game["id"], game["title"], game["seats"]) == ("coasters", "Coasters", {"min": 2, "max": 4, "best": 3})
    assert game["minutes"] == [3, 5]
    assert [(option["id"], option["default"]) for option in game["options"]] == [("hand", 3), ("target", 3)]
    assert (game["options"][0]["values"], game["options"][1]["span"]) == ([2, 3, 4], [2, 5])


def test_simulate_as_data_has_the_shape_of_a_report_and_repeats(run: Run) -> None:
    args = (
        "simulate",
        "coasters",
        "--seats",
        "2",
        "--games",
        "20",
        "--seed",
        "x",
        "--house",
        "hand=2,target=2",
        "--json",
    )
    first = msgspec.json.decode(run(*args).out, type=Report)
    again = msgspec.json.decode(run(*args).out, type=Report)

    assert (first.games, first.finished, first.seats, first.seed) == (20, 20, 2, "x")
    assert first.house == {"hand": 2, "target": 2}
    assert first.rules == build.rules_in_words()
    assert (first.wins, first.mean_scores, first.reasons) == (again.wins, again.mean_scores, again.reasons)
    assert (first.moves, first.moves_per_game) == (again.moves, again.moves_per_game)


def test_simulate_for_people(run: Run) -> None:
    ended = run("simulate", "coasters", "--games", "10", "--bots", "house,random")

    assert ended.status == 0
    head = "games      10 of coasters with 3 seats, seed 0\nhouse      every option as usual\nfinished   10, of these "
    assert ended.out.startswith(head)
    assert "   1  house " in ended.out
    assert "   2  random " in ended.out
    assert f"rules      {build.rules_in_words()}\n" in ended.out
    assert ended.out.endswith("\nNo turn order: in these games nobody has the first turn.\n")
    assert ended.err == ""


def test_simulate_tells_measures_with_intervals_and_closely_what_happened(run: Run) -> None:
    quick = run("simulate", "coasters", "--games", "10").out
    closely = run("simulate", "coasters", "--games", "10", "--closely", "--luck").out

    assert "\nMinutes " in quick
    assert "won round" not in quick
    assert "\nDecisions with one move open " in closely
    assert "\nSettled by the deal " in closely
    assert "\nwon round " in closely
    assert "No changes of the lead: this game has no score before its end." in closely


def test_simulate_says_which_options_were_played(run: Run) -> None:
    said = run("simulate", "coasters", "--games", "2", "--house", "target=2,hand=3").out

    assert "\nhouse      target=2\n" in said


def test_what_the_game_advises_about_options_is_said_beside(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def advice(_game: Coasters, seats: int, house: Mapping[str, Value]) -> list[Fact]:
        return [plain(f"With {seats} seats a target of {house['target']} is soon reached.")]

    monkeypatch.setattr(Coasters, "advice", advice)
    told = "With 3 seats a target of 2 is soon reached."

    chosen = ("coasters", "--house", "target=2")
    assert run("simulate", *chosen, "--games", "2", "--json").err == f"{told}\n"
    assert run("record", *chosen, "-o", "r.json").err == f"{told}\n"
    assert run("simulate", "coasters", "--games", "2").err == "", "nobody chose anything"
    assert f"{told}\nSealed deal " in run("play", *chosen, typed="q\n").out


def test_simulate_shows_wins_by_turn_order_where_there_is_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last seat always begins, so that the first comes second."""
    monkeypatch.setattr(rules.State, "whose_turn", lambda state: state.seats - 1)
    report = msgspec.json.decode(run("simulate", "coasters", "--games", "10", "--json").out, type=Report)

    ended = run("simulate", "coasters", "--games", "10")

    assert report.begun == 10
    last, first, second = report.wins_by_turn
    assert [first, second, last] == report.wins
    lines = ended.out.splitlines()[-4:]
    assert lines[0].split() == ["turn", "wins", "share", "95", "of", "100", "samples"]
    assert [line.split()[:3] for line in lines[1:]] == [
        ["1", "began", str(last)],
        ["2", str(first), f"{report.turn_shares[1].value:.1%}"],
        ["3", str(second), f"{report.turn_shares[2].value:.1%}"],
    ]


@pytest.mark.parametrize("told", ["games", "rules coasters"])
def test_ages_and_credits_are_told(run: Run, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast("dict[str, object]", table_of(GAME.package, ENGLISH)), "about-age", "From 5 years on.")
    out = run(*told.split()).out
    data = msgspec.json.decode(run(*told.split(), "--json").out)
    (known,) = data if told == "games" else [data]

    assert "\nFrom 5 years on." in out
    assert "Credits: An example of ours." in out
    assert (known["age_note"], known["credits"]) == ("From 5 years on.", "An example of ours.")


def test_nothing_is_told_of_ages_and_credits_where_there_is_nothing_to_tell(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(cast("dict[str, object]", table_of(GAME.package, ENGLISH)), "about-credits")

    for line in (("games",), ("rules", "coasters")):
        out = run(*line).out
        assert "Credits:" not in out
        assert not out.endswith("\n\n\n")


def test_rules_all_by_id_or_by_word(run: Run) -> None:
    assert "Sixteen coasters" in run("rules", "coasters").out
    for asked in ("CO-002", "co-2", "2", "CO2"):
        out = run("rules", "coasters", asked).out
        assert "CO-002 All choose one" in out
        assert "CO-003" not in out
    word = run("rules", "coasters", "in", "secret").out
    assert "CO-002" in word
    assert "CO-001" not in word
