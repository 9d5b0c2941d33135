"""Many games at once, and what came of them."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import perf_counter

from msgspec import Struct

from taphouse.bots.by_name import HOUSE_BOT, RANDOM
from taphouse.core.build import rules_in_words
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.moves import NOBODY, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.playout import play_out
from taphouse.core.rng import Rng, make_rng, seed_from
from taphouse.lab.bare_table import BareTable
from taphouse.lab.seating import deal_names, seat_bots

PATIENCE = 100
"""A game that takes so many times its longest is given up, and counted as not finished."""


class Spread(Struct):
    """How long games were."""

    mean: float
    min: int
    max: int


class Report(Struct, kw_only=True):
    """What came of many games. All but the two times follow from the seed."""

    game: str
    seats: int
    house: dict[str, Value]
    bots: list[str]
    seed: str
    games: int
    finished: int
    moves: int
    seconds: float
    moves_per_second: int
    wins: list[int]
    """Games won by each seat; a shared win counts for each who shares it, a drawn game for nobody."""
    wins_by_turn: list[int]
    """Games won by whoever began, by the next seat clockwise, and so on; of ``begun`` games."""
    begun: int
    """Finished games in which somebody took a first turn: none where all decide together."""
    shared: int
    """Games won by several seats: a team, or equals whom the rules let win together."""
    drawn: int
    """Games that ended without a winner."""
    mean_scores: list[float]
    """Of the finished games."""
    reasons: dict[str, int]
    """How many games ended in which way."""
    moves_per_game: Spread
    rules: str
    """``compiled`` or ``plain Python``."""


def simulate(
    game: Game,
    seats: int,
    house: Mapping[str, Value] | None = None,
    *,
    games: int = 100,
    seed: str = "0",
    bots: Sequence[str] = (HOUSE_BOT,),
    tick: Callable[[], None] = lambda: None,
) -> Report:
    """Play so many games; the same seed gives the same ones. ``tick`` is called after each."""
    settled = game.house(seats, house)
    names = deal_names(game, bots, seats)
    tally = _Tally(seats)
    started = perf_counter()
    for number in range(games):
        _play(game, settled, names, f"{seed} {number}", tally)
        tick()
    seconds = perf_counter() - started
    return Report(
        game=game.meta.id,
        seats=seats,
        house=settled,
        bots=names,
        seed=seed,
        games=games,
        finished=tally.finished,
        moves=sum(tally.lengths),
        seconds=round(seconds, 3),
        moves_per_second=round(sum(tally.lengths) / seconds) if seconds else 0,
        wins=tally.wins,
        wins_by_turn=tally.wins_by_turn,
        begun=tally.begun,
        shared=tally.shared,
        drawn=tally.drawn,
        mean_scores=tally.mean_scores(),
        reasons=dict(sorted(tally.reasons.items())),
        moves_per_game=tally.spread(),
        rules=rules_in_words(),
    )


def _play(game: Game, house: Mapping[str, Value], names: Sequence[str], seed: str, tally: "_Tally") -> None:
    """Play one game: random moves in one compiled loop, anything cleverer by bots."""
    chance = seed_from(f"{seed} moves")
    most = PATIENCE * game.longest
    deal = partial(game.deal, len(names), house, make_rng("quick", seed_from(f"{seed} deal")))
    if all(name == RANDOM for name in names):
        table = BareTable(game, deal())
        moves = _play_at_random(table, make_rng("quick", chance), most)
    else:
        company = seat_bots(game, dict(enumerate(names)), chance)
        table = BareTable(game, deal(listen=company.hears))
        moves = company.play(table, most)
    tally.count(table, moves)


def _play_at_random(table: BareTable, rng: Rng, most: int) -> int:
    """Play step by step until somebody has the first turn, then on in one loop."""
    moves = 0
    seat = table.state.next_to_act()
    while table.began == NOBODY and seat != NOBODY and moves < most:
        table.apply(seat, table.state.random_move(seat, rng))
        moves += 1
        seat = table.state.next_to_act()
    return moves + play_out(table.state, rng, most - moves)


class _Tally:
    def __init__(self, seats: int) -> None:
        self.lengths: list[int] = []
        self.finished = 0
        self.wins = [0] * seats
        self.wins_by_turn = [0] * seats
        self.begun = self.shared = self.drawn = 0
        self.scores = [0] * seats
        self.reasons: Counter[str] = Counter()

    def count(self, table: BareTable, moves: int) -> None:
        """Add a game that was played."""
        self.lengths.append(moves)
        outcome = table.state.outcome()
        if outcome is not None:
            self._count_outcome(outcome, table.began)

    def _count_outcome(self, outcome: Outcome, began: Seat) -> None:
        self.finished += 1
        self.reasons[outcome.reason] += 1
        winners = outcome.winners()
        self.shared += len(winners) > 1
        self.drawn += not winners
        self.begun += began != NOBODY
        for seat in winners:
            self.wins[seat] += 1
            if began != NOBODY:
                self.wins_by_turn[(seat - began) % len(self.wins)] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score

    def mean_scores(self) -> list[float]:
        return [round(score / self.finished, 3) if self.finished else 0.0 for score in self.scores]

    def spread(self) -> Spread:
        if not self.lengths:
            return Spread(0.0, 0, 0)
        return Spread(round(sum(self.lengths) / len(self.lengths), 2), min(self.lengths), max(self.lengths))
