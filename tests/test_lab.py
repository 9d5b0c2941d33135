"""The lab: bots at any table, and many games at once."""

from collections import Counter
from types import FunctionType
from typing import cast

import pytest

from taphouse.bots.company import Company
from taphouse.bots.random_bot import RandomBot
from taphouse.core import build
from taphouse.core.bot import Bot
from taphouse.core.errors import BadHouse, TaphouseError
from taphouse.core.facts import Fact
from taphouse.core.levels import LEVELS
from taphouse.core.moves import HOUSE, NOBODY, Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.record import verify, write_record
from taphouse.core.rng import make_rng, seed_from
from taphouse.core.state import State as AnyState
from taphouse.core.story import told
from taphouse.lab import played as playing
from taphouse.lab.bare_table import BareTable
from taphouse.lab.names import NAMES, friendly_names
from taphouse.lab.record import play_record
from taphouse.lab.seating import deal_names, seat_bots
from taphouse.lab.simulate import Report, simulate
from taphouse.testing.coasters import rules
from taphouse.testing.coasters.game import GAME, Coasters
from taphouse.testing.coasters.rules import State
from taphouse.testing.coasters.timed import Timed


class Listener(Bot):
    """Plays its first move, never an optional one, and remembers what it heard and where it was asked."""

    def __init__(self, rng: object, strength: int = 100) -> None:
        super().__init__(rng, strength)  # type: ignore[arg-type]
        self.hears = True
        self.heard: list[Fact] = []
        self.asked: list[tuple[AnyState, Seat]] = []

    def hear(self, facts: list[Fact]) -> None:
        self.heard += facts

    def forget(self) -> None:
        self.heard.clear()

    def choose(self, world: AnyState, seat: Seat) -> Move | None:
        self.asked.append((world, seat))
        return world.legal_moves(seat)[0] if seat in world.to_act() else None


class Dozer(Listener):
    """Never answers, and remembers nothing."""

    def __init__(self, rng: object, strength: int = 100) -> None:
        super().__init__(rng, strength)
        self.hears = False

    def choose(self, world: AnyState, seat: Seat) -> Move | None:
        return None


def company(bots: dict[int, Bot], seed: str = "order") -> Company:
    return Company({Seat(seat): bot for seat, bot in bots.items()}, make_rng("quick", seed_from(seed)))


def bare(seats: int = 3, seed: str = "deal", *, listen: bool = False) -> BareTable:
    return BareTable(GAME, GAME.deal(seats, GAME.house(seats), make_rng("quick", seed_from(seed)), listen=listen))


def timeless(report: Report) -> Report:
    report.seconds = 0.0
    report.moves_per_second = 0
    return report


@pytest.mark.parametrize("bots", [["random"], ["house"], ["house", "random"]])
def test_the_same_seed_gives_the_same_games(bots: list[str]) -> None:
    first = timeless(simulate(GAME, 3, {}, games=30, seed="7", bots=bots))
    again = timeless(simulate(GAME, 3, {}, games=30, seed="7", bots=bots))
    other = timeless(simulate(GAME, 3, {}, games=30, seed="8", bots=bots))

    assert first == again
    assert (first.wins, first.moves) != (other.wins, other.moves)


def test_a_report_adds_up() -> None:
    report = simulate(GAME, 4, {"target": 2}, games=50, seed="1", bots=["house"])

    assert report.finished == report.games == sum(report.reasons.values()) == 50
    assert report.house == {"hand": 3, "target": 2}
    assert report.bots == ["house"] * 4
    assert report.moves_per_game.min <= report.moves_per_game.mean <= report.moves_per_game.max
    assert report.moves_per_game.mean == pytest.approx(report.moves / 50, abs=0.01)


@pytest.mark.parametrize("bots", [["random"], ["house"]])
def test_a_shared_win_counts_for_each(bots: list[str]) -> None:
    shared = 0
    for seed in range(40):
        report = simulate(GAME, 3, {}, games=1, seed=str(seed), bots=bots)
        best = max(report.mean_scores)
        drawn = min(report.mean_scores) == best
        assert report.wins == [int(score == best and not drawn) for score in report.mean_scores]
        assert (report.shared, report.drawn) == (int(sum(report.wins) > 1), int(drawn))
        shared += report.shared

    assert shared > 0


class TurnState(rules.State):
    """Once somebody has chosen, the third seat is said to have the turn."""

    def whose_turn(self) -> Seat:
        return Seat(2) if len(self.to_act()) < self.seats else NOBODY


class DrawnState(TurnState):
    """Nobody is ever ahead."""

    def outcome(self) -> Outcome | None:
        end = super().outcome()
        return end and Outcome("drawn", end.scores, [1] * self.seats)


class Turns(Coasters):
    """Coasters with a first turn."""

    kind: type[rules.State] = TurnState


class Drawn(Coasters):
    """Coasters that nobody wins."""

    kind: type[rules.State] = DrawnState


@pytest.mark.parametrize("bots", [["random"], ["house"]])
def test_a_drawn_game_counts_for_nobody(bots: list[str]) -> None:
    report = simulate(Drawn(), 3, games=8, bots=bots)

    assert (report.finished, report.drawn, report.shared) == (8, 8, 0)
    assert (report.wins, report.wins_by_turn, report.begun) == ([0, 0, 0], [0, 0, 0], 8)


@pytest.mark.parametrize("bots", [["random"], ["house"]])
def test_wins_are_counted_clockwise_from_whoever_began(bots: list[str]) -> None:
    """The third seat has the first turn, so that the first seat comes second."""
    report = simulate(Turns(), 3, games=20, bots=bots)

    assert report.begun == report.finished == 20
    assert report.wins_by_turn == [report.wins[2], report.wins[0], report.wins[1]]
    assert len(set(report.wins)) > 1, "else nothing is told by the order"


@pytest.mark.parametrize("bots", [["random"], ["house"]])
def test_where_nobody_begins_there_is_no_turn_order(bots: list[str]) -> None:
    report = simulate(GAME, 3, games=5, bots=bots)

    assert (report.begun, report.wins_by_turn) == (0, [0, 0, 0])


def test_house_bots_play_unless_others_are_named() -> None:
    assert simulate(GAME, 3, games=1).bots == ["house"] * 3


@pytest.mark.parametrize("bots", [["random"], ["house"]])
def test_a_game_without_end_is_given_up_and_not_counted_as_finished(
    bots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "PATIENCE", 5)
    monkeypatch.setattr(GAME, "longest", 1)

    report = simulate(GAME, 3, {}, games=4, bots=bots)

    assert (report.finished, report.moves, report.wins, report.reasons) == (0, 20, [0, 0, 0], {})


def test_a_report_says_how_the_rules_were_built() -> None:
    """Methods of compiled classes are no plain functions."""
    compiled = not isinstance(State.apply, FunctionType)

    assert build.is_compiled() == compiled
    assert simulate(GAME, 2, games=1).rules == ("compiled" if compiled else "plain Python")


def test_every_game_ticks() -> None:
    ticks: list[int] = []

    simulate(GAME, 2, {}, games=7, tick=ticks.append)

    assert sum(ticks) == 7


def test_a_table_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadHouse):
        simulate(GAME, 9)


def test_fewer_names_than_seats_go_round() -> None:
    assert deal_names(GAME, ["house", "random"], 3) == ["house", "random", "house"]


def test_more_names_than_seats_are_refused() -> None:
    with pytest.raises(TaphouseError, match="3 bots for 2 seats"):
        deal_names(GAME, ["house", "random", "house"], 2)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(TaphouseError, match=r"no bot called 'deep'. There are: house, random and search"):
        deal_names(GAME, ["deep"], 2)


@pytest.mark.parametrize(
    ("text", "strength"),
    [("house", 100), ("house:50", 50), ("house:easy", LEVELS["easy"]), ("fair", LEVELS["fair"]), ("random:0", 0)],
)
def test_a_bot_is_called_for_with_a_strength_or_a_level(text: str, strength: int) -> None:
    assert seat_bots(GAME, {0: text}, b"seed").bots[Seat(0)].strength == strength


@pytest.mark.parametrize("text", ["house:brilliant", "house:101", "house:-1", "house:"])
def test_a_strength_that_there_is_not_is_refused_with_the_levels(text: str) -> None:
    with pytest.raises(TaphouseError, match="easy, fair and strong, or any strength from 0 to 100"):
        deal_names(GAME, [text], 2)


def test_when_several_are_awaited_each_is_asked_first_about_equally_often() -> None:
    first: Counter[int] = Counter()
    everybody = seat_bots(GAME, dict.fromkeys(range(3), "house"), b"seed")
    for number in range(300):
        choice = everybody.next_move(bare(seed=str(number)))
        assert choice is not None
        first[choice[0]] += 1

    assert set(first) == {0, 1, 2}
    assert min(first.values()) > 70


def test_who_may_move_out_of_turn_is_asked_before_who_is_awaited() -> None:
    """Seat 0 has chosen and may take it back; seats 1 and 2 have nothing optional."""
    table = bare()
    table.apply(Seat(0), table.state.legal_moves(Seat(0))[0])
    bots = {seat: Listener(make_rng("quick", b"")) for seat in range(3)}

    choice = company(dict(bots)).next_move(table)

    assert choice is not None
    assert choice[0] in (1, 2)
    assert len(bots[0].asked) == 1
    world, seat = bots[0].asked[0]
    assert [GAME.write_move(move) for move in world.legal_moves(seat)] == ["take back"]
    assert len(bots[1].asked) + len(bots[2].asked) == 1


def test_an_optional_move_is_taken_if_the_bot_wants_it() -> None:
    """A random bot takes its choice back now and then, which is a move like any other."""
    backs = 0
    for number in range(60):
        table = bare(seed=str(number))
        table.apply(Seat(0), table.state.legal_moves(Seat(0))[0])
        choice = company({0: RandomBot(make_rng("quick", seed_from(str(number))))}).next_move(table)
        if choice is not None:
            table.apply(*choice)
            assert Seat(0) in table.state.to_act()
            backs += 1

    assert 0 < backs < 30


def test_a_bot_that_remembers_hears_all_that_happened_until_it_is_asked() -> None:
    bots = {seat: Listener(make_rng("quick", b"")) for seat in range(3)}
    table = bare(listen=True)

    company(dict(bots)).play(table, 100)

    assert table.state.outcome() is not None
    for seat, bot in bots.items():
        assert {asked for _, asked in bot.asked} == {seat}
        story = told(GAME, table.events, Seat(seat), table.names)
        assert bot.heard == story[: len(bot.heard)] != []


def test_a_bot_hears_the_story_again_when_the_past_has_changed() -> None:
    listener = Listener(make_rng("quick", b""))
    table, alone = bare(listen=True), company({0: listener})
    first = alone.next_move(table)
    assert first is not None
    table.apply(*first)
    assert alone.next_move(table) is None
    heard = list(listener.heard)

    alone.start_over()

    assert (listener.heard, heard != []) == ([], True)
    alone.next_move(table)
    assert listener.heard == heard


def test_a_bot_is_asked_on_a_world_that_shares_nothing_with_the_table() -> None:
    """It may play on there: the table is as it was, and what others hold is chance."""
    bots = {seat: Listener(make_rng("quick", b"")) for seat in range(3)}
    tables = [bare(seed="the same") for _ in range(2)]
    alone = company({1: bots[1]})

    for table in tables:
        alone.next_move(table)

    (one, _), (other, _) = bots[1].asked
    assert one is not tables[0].state
    hands = [cast("State", world).hands for world in (one, other)]
    assert hands[0][1] == hands[1][1] == cast("State", tables[0].state).hands[1]
    assert hands[0] != hands[1]


def test_a_bot_that_does_not_remember_hears_nothing() -> None:
    dozer = Dozer(make_rng("quick", b""))
    table = bare(listen=True)
    table.apply(Seat(0), table.state.legal_moves(Seat(0))[0])

    assert company({0: dozer}).next_move(table) is None
    assert dozer.heard == []


def test_a_bot_that_owes_a_move_and_makes_none_is_named() -> None:
    with pytest.raises(TaphouseError, match="bot on seat 2"):
        company({1: Dozer(make_rng("quick", b""))}).next_move(bare())


def test_a_seat_without_a_bot_is_left_alone() -> None:
    table = bare()
    others = company({seat: Listener(make_rng("quick", b"")) for seat in (1, 2)})

    assert others.play(table, 100) == 2
    assert table.state.to_act() == [0]
    assert others.next_move(table) is None


def test_a_record_of_bots_checks_and_the_same_seed_gives_the_same_bytes() -> None:
    record = play_record(GAME, 3, {"hand": 2}, seed_from("1"), ["house", "random"])

    verify(GAME, record)
    assert record.generator == "sealed"
    assert record.house == {"hand": 2, "target": 3}
    assert [seat.bot for seat in record.seats] == ["house", "random", "house"]
    again = play_record(GAME, 3, {"hand": 2}, seed_from("1"), ["house", "random"])
    assert write_record(record) == write_record(again)


@pytest.mark.parametrize("bots", [["random"], ["house"]])
def test_the_house_moves_at_once_when_only_the_house_is_awaited(bots: list[str]) -> None:
    report = simulate(Timed(), 3, games=5, bots=bots)
    record = play_record(Timed(), 3, None, seed_from("house"), bots)

    assert report.finished == 5
    verify(Timed(), record)
    assert [row.seat == HOUSE for row in record.moves[:8]] == [False, False, False, True] * 2


def test_names_are_friendly_and_nobody_has_the_same_twice() -> None:
    assert friendly_names(3) == ["Sarah", "Mike", "Priya"]
    assert friendly_names(2, ["sarah"]) == ["Mike", "Priya"]
    assert len(set(friendly_names(len(NAMES) + 3))) == len(NAMES) + 3
