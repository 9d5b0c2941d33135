"""What the options of each game change: all of it is measured, by the present rules, and still so."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from taphouse.core.game import Game
from taphouse.core.house import Option
from taphouse.core.levels import LEVELS
from taphouse.core.measured import Effect, Measures, Tried, ladder_of, measures_of
from taphouse.core.registry import load_games
from taphouse.lab.measures import Bench, Plan, Special, agree, measure, plan_of, try_value, worth_trying
from taphouse.testing.coasters.game import GAME

GAMES = [pytest.param(game, id=game.meta.id) for game in load_games()[0]]
ANSWERS = Path(__file__).parent.parent / "docs" / "answers.md"
COMMANDS = Path(__file__).parent.parent / "docs" / "commands.md"
REASONS = {"honour", "noticing", "showing", "seat"}
SAMPLE = 60
"""Deals by which drift is looked for: in length, a drift by a fifth is noticed, as a test shows."""
CLEAREST = 2
"""So many values of a game are played again."""


def stored(game: Game) -> Measures:
    found = measures_of(game)
    assert found is not None, f"Nobody has measured {game.meta.id}: make measures."
    return found


def clearness(tried: Tried) -> float:
    """How sure the lab is that games are longer or shorter."""
    length = tried.effects[0]
    return abs(length.change) / max(length.high - length.low, 1e-9) if tried.differing else 0.0


def again(game: Game, one: Tried) -> Tried:
    (option,) = (option for option in game.options if option.id == one.option)
    special = Special(option=one.option, seats=one.seats, house=one.house)
    return try_value(Bench(game, SAMPLE, "drift"), option, one.value, special)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_worth_trying_is_measured_or_it_is_said_why_not(game: Game) -> None:
    found = stored(game)
    tried = {(one.option, str(one.value)) for one in found.tried}
    excused = {(one.option, str(one.value)) for one in found.unmeasured}

    missing = [
        (option.id, value)
        for option in game.options
        for value in worth_trying(option) or [None]
        if not {(option.id, str(value)), (option.id, "None")} & (tried | excused)
    ]

    assert missing == []
    assert {one.why for one in found.unmeasured} <= REASONS


@pytest.mark.parametrize("game", GAMES)
def test_measures_and_ladder_are_of_the_present_rules(game: Game) -> None:
    ladder = ladder_of(game)

    assert ladder is not None
    assert {stored(game).rules_version, ladder.rules_version} == {game.meta.rules_version}


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_speaks_of_options_that_there_are(game: Game) -> None:
    assert {one.option for one in plan_of(game).special} <= {option.id for option in game.options}


@pytest.mark.parametrize("game", GAMES)
def test_what_was_measured_is_still_so(game: Game) -> None:
    clearest = sorted(stored(game).tried, key=clearness)[-CLEAREST:]

    drifted = {one.option: again(game, one) for one in clearest if not agree(one, again(game, one))}

    assert drifted == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_drift_by_a_fifth_is_noticed(game: Game) -> None:
    (one,) = sorted(stored(game).tried, key=clearness)[-1:]
    length, *others = one.effects
    moved = max(length.usual, length.usual + length.change) / 5
    drifted = replace(length, change=length.change + moved, low=length.low + moved, high=length.high + moved)

    assert not agree(replace(one, effects=[drifted, *others]), again(game, one))


@pytest.mark.parametrize("game", GAMES)
def test_each_level_has_won_more_than_half_against_the_one_below(game: Game) -> None:
    ladder = ladder_of(game)
    below = ["random", *LEVELS]

    assert ladder is not None
    shares = [ladder.share(name, other) for other, name in zip(below, LEVELS, strict=False)]
    assert [share is not None and share.low > 0.5 for share in shares] == [True] * len(LEVELS)


def test_the_ladder_in_the_docs_is_the_one_that_was_climbed() -> None:
    rows = dict(re.findall(r"^\| ([^|]+?) \| (\d+ % .*)$", COMMANDS.read_text(encoding="utf-8"), re.MULTILINE))

    climbed = {}
    for game in load_games()[0]:
        ladder = ladder_of(game)
        assert ladder is not None
        pairs = [("strong", "fair"), ("fair", "easy"), ("easy", "random"), ("strong", "easy")]
        shares = [ladder.share(*pair) for pair in pairs]
        told = [f"{100 * s.value:.0f} % [{100 * s.low:.0f}-{100 * s.high:.0f}]" for s in shares if s is not None]
        ratings = {rung.bot: f"{rung.rating:.0f}" for rung in ladder.rungs}
        rated = " · ".join(ratings[name] for name in ("strong", "fair", "easy", "random"))
        climbed[game.meta.title] = f"{' | '.join(told)} | {rated} | {ladder.games} |"

    assert {title: rows.get(title) for title in climbed} == climbed


def test_the_minutes_in_the_docs_are_those_that_were_measured() -> None:
    rows = ANSWERS.read_text(encoding="utf-8").splitlines()

    missing = []
    for game in load_games()[0]:
        minutes = {one.seats: f"{one.minutes.value:.0f}" for one in stored(game).lengths}
        row = f"| {game.meta.title} | {' | '.join(minutes.get(seats, '-') for seats in range(2, 9))} |"
        missing += [] if row in rows else [row]

    assert missing == []


PLAN = Plan(
    deals=20,
    special=[
        Special(option="hand", values=[2], why_not="showing"),
        Special(option="target", values=[2], seats=2, house={"hand": 4}, without=["margin"]),
    ],
)


@pytest.fixture(scope="module")
def found() -> Measures:
    return measure(GAME, PLAN)


class TestCoasters:
    def test_a_value_that_bots_cannot_measure_has_its_reason(self, found: Measures) -> None:
        assert [(one.option, one.value, one.why) for one in found.unmeasured] == [("hand", 2, "showing")]

    def test_the_usual_value_is_not_compared_with_itself(self, found: Measures) -> None:
        assert [(one.option, one.value) for one in found.tried] == [
            ("hand", 4),
            ("target", 2),
            ("target", 4),
            ("target", 5),
        ]

    def test_an_option_is_tried_where_it_matters(self, found: Measures) -> None:
        special = found.tried[1]

        assert (special.seats, special.house) == (2, {"hand": 4})
        assert "margin" not in [effect.measure for effect in special.effects]

    def test_a_higher_target_makes_a_game_longer(self, found: Measures) -> None:
        assert found.tried[-1].effects[0].measure == "minutes"
        assert found.tried[-1].effects[0].low > 0

    def test_the_same_seed_gives_the_same_measures(self, found: Measures) -> None:
        assert measure(GAME, PLAN) == found

    def test_the_usual_game_takes_the_middle_of_its_card(self, found: Measures) -> None:
        (best,) = (one for one in found.lengths if one.seats == GAME.meta.seats_best)

        assert best.minutes.value == pytest.approx(sum(GAME.meta.minutes) / 2, abs=1e-3)
        assert [one.seats for one in found.lengths] == [2, 3, 4]

    def test_an_option_that_nothing_hangs_on_changes_no_game(self, monkeypatch: pytest.MonkeyPatch) -> None:
        idle = Option("idle", (False, True), default=False)
        monkeypatch.setattr(GAME, "options", (*GAME.options, idle), raising=False)

        (one,) = (one for one in measure(GAME, Plan(deals=5)).tried if one.option == "idle")

        assert one.differing == 0
        assert {(effect.change, effect.low, effect.high) for effect in one.effects} == {(0.0, 0.0, 0.0)}


def test_two_samples_agree_within_their_joint_interval() -> None:
    one = Tried(option="x", value=1, seats=2, deals=9, differing=9, effects=[Effect("minutes", 10, 3, 0, 6, 4)])
    near = replace(one, effects=[Effect("minutes", 10, 11, 7, 15, 5)])
    far = replace(one, effects=[Effect("minutes", 10, 12, 8, 16, 5)])

    assert agree(one, near)
    assert not agree(one, far)
