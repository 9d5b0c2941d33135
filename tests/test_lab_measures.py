"""What the lab measures: each with its interval, the costly ones only where somebody looks closely."""

import random

import pytest

from taphouse.core.moves import Seat
from taphouse.core.state import State as AnyState
from taphouse.lab.luck import intraclass, luck_games
from taphouse.lab.simulate import Report, simulate
from taphouse.lab.watched import decided, heard, lead_changes
from taphouse.testing.coasters.game import GAME, Coasters
from taphouse.testing.coasters.rules import HAS_CHOSEN, TURNED_UP, WON_ROUND, State

BOTH = frozenset({0, 1})
ONE, OTHER = frozenset({0}), frozenset({1})


class Counting(Coasters):
    """Coasters with a running score, and a measure of its own."""

    pace = 30.0

    def running_scores(self, state: AnyState) -> list[int]:
        return list(state.won) if isinstance(state, State) else []

    def measures(self, state: AnyState) -> dict[str, float]:
        return {"rounds": float(sum(self.running_scores(state)))}


def timeless(report: Report) -> Report:
    report.seconds = report.moves_per_second = 0
    return report


@pytest.fixture(scope="module")
def report() -> Report:
    """Sixty games, looked at closely."""
    return simulate(Counting(), 3, games=60, closely=True)


# Who leads


@pytest.mark.parametrize(
    ("leaders", "changes"),
    [
        ([BOTH], 0),
        ([BOTH, ONE], 0),
        ([BOTH, ONE, OTHER], 1),
        ([BOTH, ONE, BOTH, OTHER], 1),
        ([BOTH, ONE, BOTH, ONE], 0),
        ([BOTH, ONE, OTHER, ONE], 2),
    ],
)
def test_the_lead_changes_when_others_than_before_are_ahead(leaders: list[frozenset[int]], changes: int) -> None:
    assert lead_changes(leaders, 2) == changes


def test_a_team_that_leads_together_keeps_the_lead_whoever_of_it_is_ahead() -> None:
    team, other = frozenset({0, 2}), frozenset({1, 3})

    assert lead_changes([team, frozenset({0}), other, team], 4) == 2


def test_a_game_was_decided_when_the_winner_took_the_lead_for_good() -> None:
    assert decided([(0, BOTH), (2, OTHER), (5, ONE), (6, BOTH), (8, ONE)], [0], 10) == 0.8


def test_a_game_that_no_score_foretold_was_decided_at_its_end() -> None:
    assert decided([(0, BOTH), (2, OTHER)], [0], 10) == 1.0


def test_a_drawn_game_was_never_decided() -> None:
    assert decided([(0, BOTH)], [], 10) is None


def test_a_game_without_running_score_tells_nothing_of_leads() -> None:
    seen = simulate(GAME, 3, games=4, closely=True).seen

    assert seen is not None
    assert (seen.lead_changes, seen.decided) == (None, None)


def test_a_game_with_a_running_score_tells_of_leads(report: Report) -> None:
    assert report.seen is not None
    assert report.seen.lead_changes is not None
    assert report.seen.decided is not None
    assert report.seen.lead_changes.value > 0
    assert 0 < report.seen.decided.low < report.seen.decided.high <= 1


# What is told


def test_kinds_of_facts_are_counted_with_what_they_name() -> None:
    events = [(HAS_CHOSEN, 0, 7, 0), (TURNED_UP, 0, 7, 0), (TURNED_UP, 1, 9, 0), (WON_ROUND, 1, 0, 0)]

    happened, used = heard(GAME, events)

    assert happened == {"chose": 1, "turned-up": 2, "won-round": 1}
    assert used == {"turned-up": {"coaster:7": 1, "coaster:9": 1}}


def test_as_many_rounds_are_told_as_were_played(report: Report) -> None:
    assert report.seen is not None
    assert report.seen.happened["won-round"] == report.measures["rounds"]


# Decisions


def test_what_all_decide_at_once_takes_the_time_of_one_decision(report: Report) -> None:
    assert report.mean_minutes.value == pytest.approx(report.measures["rounds"].value * 30 / 60)


def test_a_decision_with_one_move_open_is_forced() -> None:
    """With two coasters each and none to draw, the second one has to be played."""
    report = simulate(Counting(), 4, {"hand": 4, "target": 5}, games=30, closely=True)

    assert report.seen is not None
    assert report.measures["rounds"].value == pytest.approx(4, abs=0.01)
    assert report.seen.forced_share.value == pytest.approx(1 / 4, abs=0.01)


def test_looking_closely_changes_no_game() -> None:
    looked, quick = (timeless(simulate(GAME, 3, games=30, closely=closely)) for closely in (True, False))

    looked.seen = None
    assert looked == quick


def test_random_games_can_be_looked_at_closely_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "whose_turn", lambda _: Seat(2))
    looked, quick = (simulate(GAME, 3, games=20, bots=["random"], closely=closely) for closely in (True, False))

    assert (looked.wins, looked.moves) == (quick.wins, quick.moves)
    assert looked.mean_minutes.sample == 20
    assert quick.mean_minutes.sample == 0, "one loop counts moves alone"


# Shares


def test_shares_by_turn_order_and_reasons_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "whose_turn", lambda _: Seat(2))
    report = simulate(GAME, 3, games=40)

    won = sum(each.value for each in report.turn_shares)
    assert won == pytest.approx(1 - report.drawn_share.value)
    assert sum(each.value for each in report.reason_shares.values()) == pytest.approx(1)
    assert report.turn_shares[0] == report.win_shares[2] == report.first_share


def test_nothing_is_said_of_turns_where_nobody_has_any() -> None:
    report = simulate(GAME, 3, games=4)

    assert report.begun == 0
    assert report.decisions_per_turn.sample == 0


# Luck


@pytest.mark.parametrize(("pull", "share"), [(0.0, 0.0), (0.5, 0.25), (1.0, 1.0)])
def test_luck_is_how_far_the_same_deal_is_won_by_the_same_seat(pull: float, share: float) -> None:
    """A deal has a favourite, who wins outright that often; else anybody does: the correlation is the square of it."""
    chance = random.Random(1)

    def deal() -> list[list[float]]:
        favourite = chance.randrange(3)
        won = [favourite if chance.random() < pull else chance.randrange(3) for _ in range(8)]
        return [[float(winner == seat) for winner in won] for seat in range(3)]

    found = intraclass([deal() for _ in range(300)])

    assert found.low <= share <= found.high
    assert found.high - found.low < 0.1


def test_bots_without_chance_leave_all_to_the_deal_and_random_ones_less() -> None:
    """Coasters by the highest never plays a deal in two ways."""
    same = simulate(GAME, 3, games=80, luck=True).luck
    chance = simulate(GAME, 3, games=80, bots=["random"], luck=True).luck

    assert same is not None
    assert chance is not None
    assert same.deal_share.value == 1.0
    assert 0 < chance.deal_share.low < chance.deal_share.high < 0.8
    assert (same.deals, same.times, luck_games(80)) == (10, 8, 80)
