"""The lab: comparisons, ladders and sweeps on the same deals, on one core or several, with strangers' bots."""

import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from threading import Thread

import pytest
from distributed import LocalCluster

from taphouse.bots.by_name import find_bot, read_bot
from taphouse.core.bot import Bot
from taphouse.core.errors import TaphouseError
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import make_rng, seed_from
from taphouse.core.state import State
from taphouse.lab import played as playing
from taphouse.lab.compare import Side, compare
from taphouse.lab.differences import difference
from taphouse.lab.estimates import mean, share
from taphouse.lab.ladder import climb
from taphouse.lab.many import Workers, series
from taphouse.lab.played import FOUL
from taphouse.lab.simulate import Report, simulate
from taphouse.lab.sweep import sweep
from taphouse.testing.coasters.game import GAME, HighBot


class Crasher(HighBot):
    def choose(self, world: State, seat: Seat) -> Move | None:
        raise ZeroDivisionError


class Cheat(HighBot):
    def choose(self, world: State, seat: Seat) -> Move | None:
        return Move(999)


class Sleeper(HighBot):
    def choose(self, world: State, seat: Seat) -> Move | None:
        return None


class Dawdler(HighBot):
    def choose(self, world: State, seat: Seat) -> Move | None:
        while True:
            time.sleep(0.01)


def timeless(report: Report) -> Report:
    report.seconds = report.moves_per_second = 0
    return report


# What a sample says


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    """10 of 100: 5.5 to 17.4 percent; none of 20: 0 to 16.1 percent."""
    ten, none = share(10, 100), share(0, 20)

    assert (round(ten.low, 3), round(ten.high, 3)) == (0.055, 0.174)
    assert (none.low, round(none.high, 3)) == (0.0, 0.161)


def test_the_interval_of_a_mean_holds_the_mean_of_95_of_100_samples() -> None:
    """Samples of 40 numbers from 0 to 99, of which the mean is 49.5."""
    rng = make_rng("quick", seed_from("means"))
    held = 0
    for _ in range(400):
        found = mean([float(rng.below(100)) for _ in range(40)])
        held += found.low <= 49.5 <= found.high

    assert 0.91 < held / 400 < 0.985


def test_nothing_can_be_said_of_no_games() -> None:
    assert (share(0, 0).low, share(0, 0).high, mean([]).sample) == (0.0, 1.0, 0)


def test_a_difference_is_seen_where_there_is_one_and_not_where_there_is_none() -> None:
    numbers = [float(number % 7) for number in range(200)]
    more = [number + 1 + number % 2 for number in numbers]
    shuffled = numbers[3:] + numbers[:3]

    assert difference("moves", numbers, more).seen
    assert not difference("moves", numbers, shuffled).seen
    assert difference("moves", numbers, shuffled).would_be_seen > 0


# Wherever games are played


def test_the_same_seed_gives_the_same_report_on_one_core_and_on_two() -> None:
    alone = timeless(simulate(GAME, 3, games=60, seed="7"))
    pair = timeless(simulate(GAME, 3, games=60, seed="7", workers=Workers(2)))

    assert alone == pair
    assert timeless(simulate(GAME, 3, games=60, seed="8")) != alone


def test_ticks_tell_of_every_game_on_several_cores() -> None:
    ticks: list[int] = []

    simulate(GAME, 2, games=50, workers=Workers(2), tick=ticks.append)

    assert sum(ticks) == 50
    assert len(ticks) > 10


@pytest.mark.filterwarnings("default")
def test_a_cluster_gives_the_same_games_though_a_worker_is_killed_meanwhile() -> None:
    alone = timeless(simulate(GAME, 3, games=4000, seed="7"))
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        done: list[int] = []

        def kill() -> None:
            while sum(done) < 200:
                time.sleep(0.005)
            os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)

        killer = Thread(target=kill)
        killer.start()
        spread = simulate(
            GAME, 3, games=4000, seed="7", workers=Workers(cluster=cluster.scheduler_address), tick=done.append
        )
        assert sum(done) == 4000
        killer.join()

    assert timeless(spread) == alone


@pytest.mark.filterwarnings("default")
def test_a_cluster_that_is_not_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taphouse.lab.pool.PATIENCE", 1)
    with pytest.raises(TaphouseError, match=r"No Dask scheduler answers at tcp://127.0.0.1:9"):
        simulate(GAME, 3, games=4, workers=Workers(cluster="tcp://127.0.0.1:9"))


# Comparisons


def test_bots_that_differ_are_told_apart_and_equal_ones_are_not() -> None:
    unlike = compare(GAME, 2, Side(bots=(Crasher,)), Side(bots=("house",)), games=200)
    alike = compare(GAME, 4, Side(bots=("house",)), Side(bots=("house:50",)), games=200)

    assert unlike.b_share is not None
    assert alike.b_share is not None
    assert unlike.b_share.low > 0.6
    assert alike.b_share.low <= 0.5 <= alike.b_share.high
    assert (unlike.p_value or 1) < 0.001
    assert (unlike.deals, unlike.games) == (100, 200)


def test_two_houses_are_compared_by_the_same_deals() -> None:
    came = compare(GAME, 3, Side(house={"target": 2}), Side(house={"target": 5}), games=100)
    moves = next(one for one in came.differences if one.measure == "moves")

    assert moves.seen
    assert moves.change.low > 3
    assert came.b_share is None


def test_the_same_house_twice_shows_no_difference_at_all() -> None:
    came = compare(GAME, 3, Side(house={"target": 2}), Side(house={"target": 2, "hand": 3}), games=40)

    assert [(one.seen, one.change.value) for one in came.differences] == [(False, 0.0)] * len(came.differences)


# Ladders


def test_a_ladder_puts_the_better_bot_higher_and_repeats() -> None:
    first, again = (climb(GAME, 2, None, [Crasher, "house", "random"], games=60, seed="3") for _ in range(2))

    assert first == again
    assert first.rungs[-1].bot.endswith(":Crasher")
    assert first.rungs[0].rating > first.rungs[-1].rating + 5
    assert {(pair.one.rpartition(":")[2], pair.other) for pair in first.pairings} == {
        ("Crasher", "house"),
        ("Crasher", "random"),
        ("house", "random"),
    }
    assert next(pair for pair in first.pairings if pair.other == "house").share.high < 0.4


# Sweeps


def test_a_sweep_plays_every_combination_and_names_those_that_are_no_table() -> None:
    came = sweep(GAME, 4, None, {"target": [2, 3], "hand": [2, 9]}, games=20)

    assert [(report.house["target"], report.house["hand"], report.games) for report in came.reports] == [
        (2, 2, 20),
        (3, 2, 20),
    ]
    assert came.impossible == [{"target": 2, "hand": 9}, {"target": 3, "hand": 9}]


def test_a_sweep_stops_where_shares_are_known_closely_enough() -> None:
    rough = sweep(GAME, 2, None, {"target": [2, 3]}, games=600, within=0.12)
    close = sweep(GAME, 2, None, {"target": [2]}, games=150)

    assert all(report.games < 600 for report in rough.reports)
    assert all(share.within() <= 0.12 for report in rough.reports for share in report.win_shares)
    assert close.reports[0].games == 150


# Strangers


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (Crasher, "foul-failed"),
        (Cheat, "foul-not-open"),
        (Sleeper, "foul-no-move"),
        (Dawdler, "foul-dawdled"),
    ],
)
def test_a_bot_at_fault_is_named_and_loses_its_game_not_the_run(
    bot: type[Bot], what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "DAWDLES", 0.05)

    report = simulate(GAME, 3, games=4, bots=["house", bot, "house"])

    assert (report.finished, report.reasons, report.wins) == (4, {FOUL: 4}, [4, 0, 4])
    assert {(foul.seat, foul.bot.rpartition(":")[2]) for foul in report.fouls} == {(1, bot.__name__)}
    assert {foul.what["say"] for foul in report.fouls} == {what}


def test_a_fault_of_our_own_bots_is_no_foul_but_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "OURS", "taphouse.testing.")
    monkeypatch.setattr(HighBot, "choose", Crasher.choose)

    with pytest.raises(ZeroDivisionError):
        simulate(GAME, 3, games=1)


BOLD = """
from taphouse.core.bot import Bot

class Bold(Bot):
    def choose(self, world, seat):
        return world.legal_moves(seat)[-1] if seat in world.to_act() else None

class NoBot:
    pass
"""


@pytest.fixture
def bold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stranger's bot in the folder where one stands."""
    tmp_path.joinpath("bold_bots.py").write_text(BOLD)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_a_strangers_bot_comes_in_by_module_and_class(bold: Path) -> None:
    assert bold.exists()
    report = simulate(GAME, 2, games=10, bots=["bold_bots:Bold", "house"])

    assert (report.finished, report.bots, report.fouls) == (10, ["bold_bots:Bold", "house"], [])
    assert read_bot(GAME, "bold_bots:Bold:40")[1] == 40
    assert read_bot(GAME, "bold_bots:Bold")[1] == 100


def test_a_strangers_bot_plays_on_several_cores(bold: Path) -> None:
    assert bold.exists()
    alone, pair = (
        timeless(simulate(GAME, 2, games=20, bots=["bold_bots:Bold", "house"], workers=Workers(jobs)))
        for jobs in (1, 2)
    )

    assert alone == pair


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("bold_bots:Shy", "has no attribute 'Shy'"),
        ("nowhere:Bold", "No module named 'nowhere'"),
        ("bold_bots:NoBot", "NoBot is no Bot"),
        ("bold_bots:", "cannot be loaded"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_a_sentence(bold: Path, text: str, why: str) -> None:
    assert bold.exists()
    with pytest.raises(TaphouseError, match=why):
        find_bot(GAME, text)


def test_an_installed_package_brings_bots_by_entry_point(bold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert bold.exists()

    class Entry:
        name = "bold"
        value = "bold_bots:Bold"

    def entries(group: str) -> Sequence[Entry]:
        return [Entry()] if group == "taphouse.bots" else []

    monkeypatch.setattr("taphouse.bots.by_name.entry_points", entries)

    assert find_bot(GAME, "bold").__name__ == "Bold"
    with pytest.raises(TaphouseError, match="There are: bold, house, random and search"):
        find_bot(GAME, "shy")


def test_a_series_says_where_its_game_lies() -> None:
    told = series(GAME, GAME.house(2), ["house", "random"], "1")

    assert told.play([3]) == told.play([3], GAME)


@pytest.mark.parametrize("missing", ["openskill", "joblib", "scipy"])
def test_who_lacks_a_package_of_the_lab_is_told_how_to_get_it(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (missing, f"{missing}.models", f"{missing}.stats"):
        monkeypatch.setitem(sys.modules, name, None)

    def play() -> None:
        climb(GAME, 2, None, ["house", "random"], games=8, workers=Workers(2 if missing == "joblib" else 1))
        compare(GAME, 2, Side(), Side(bots=("random",)), games=8)

    with pytest.raises(TaphouseError, match=r"pip install 'taphouse\[lab\]'"):
        play()
