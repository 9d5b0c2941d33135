"""One game of bots, and what came of it in a row."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import perf_counter

from msgspec import Struct

from taphouse.bots.by_name import RANDOM, Who, name_of, read_bot
from taphouse.bots.company import Company, Playing
from taphouse.core.facts import Fact, typed
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.moves import NOBODY, Move, Seat
from taphouse.core.playout import play_out
from taphouse.core.rng import Rng, make_rng, seed_from
from taphouse.core.words import said
from taphouse.lab.alarm import Dawdled, alarm
from taphouse.lab.bare_table import BareTable
from taphouse.lab.seating import seat_bots
from taphouse.lab.watched import Seen, WatchedTable

PATIENCE = 100
"""A game that takes so many times its longest is given up, and counted as not finished."""
DAWDLES = 30.0
"""Seconds after which a bot has thought too long about one decision."""
OURS = "taphouse.games."
"""The bots of our own games are trusted: the kit has looked at them. They need no worlds, and no referee."""
FOUL = "foul"
"""How a game ends in which a bot crashes, dawdles or cheats."""


class Foul(Struct, frozen=True):
    """What a bot did for which it lost its game."""

    seat: int
    bot: str
    what: Fact


class Played(Struct, frozen=True, kw_only=True):
    """One game. All of it follows from the seed."""

    number: int
    moves: int
    turns: int = 0
    """How often it became somebody else's turn. That and what follows is not counted where random moves are made in one
    loop."""
    decisions: int = 0
    """All moves but those of the house."""
    moments: int = 0
    """The same, but questions that several answer at once count as one."""
    began: int
    """Who took the first turn; NOBODY as long as there was none."""
    reason: str
    """Why it is over; nothing if it was given up."""
    winners: list[int]
    scores: list[int]
    measures: dict[str, float] = {}
    """What this game measures besides."""
    seen: Seen | None = None
    """What was seen by whoever looked closely."""
    foul: Foul | None = None


class FoulPlay(Exception):  # noqa: N818  caught where the game is played
    """A bot has lost its game by its own fault."""

    def __init__(self, seat: Seat, what: Fact) -> None:
        super().__init__(what)
        self.seat = seat
        self.what = what


class Refereed(Company):
    """A company with a referee: a stranger's bot that fails, dawdles or cheats is named."""

    def _ask(self, playing: Playing, seat: Seat) -> Move | None:
        if seat in self.honest:
            return super()._ask(playing, seat)
        begun = perf_counter()
        try:
            with alarm(DAWDLES):
                move = super()._ask(playing, seat)
        except Dawdled as error:
            raise FoulPlay(seat, said.foul_dawdled(seconds=round(DAWDLES))) from error
        except Exception as error:
            raise FoulPlay(seat, said.foul_failed(error=typed(f"{type(error).__name__}: {error}"))) from error
        if perf_counter() - begun > DAWDLES:
            raise FoulPlay(seat, said.foul_dawdled(seconds=round(DAWDLES)))
        if move is None and seat in playing.state.to_act():
            raise FoulPlay(seat, said.foul_no_move())
        if move is not None and move not in playing.state.legal_moves(seat):
            raise FoulPlay(seat, said.foul_not_open(move=typed(_written(playing.game, move))))
        return move


def is_ours(game: Game, who: Who) -> bool:
    """Whether a bot belongs to a game of ours: the kit has seen that it chooses the same in every world."""
    kind = read_bot(game, who)[0] if isinstance(who, str) else who
    return isinstance(kind, type) and kind.__module__.startswith(OURS)


def _written(game: Game, move: object) -> str:
    """Name a move that somebody made up."""
    with suppress(Exception):
        return repr(game.write_move(move))  # type: ignore[arg-type]
    return repr(move)


def play_one(
    game: Game,
    house: Mapping[str, Value],
    names: Sequence[Who],
    seed: str,
    number: int = 0,
    *,
    again: str = "",
    closely: bool = False,
) -> Played:
    """Play one game: random moves in one compiled loop, anything cleverer by bots.

    ``again`` gives the bots another chance on the same deal; ``closely`` looks at every decision, which takes longer.
    """
    chance = seed_from(f"{seed} moves{again}")
    most = PATIENCE * game.longest
    rng = make_rng("quick", seed_from(f"{seed} deal"))
    kind = WatchedTable if closely else BareTable
    if all(name == RANDOM for name in names):
        table = kind(game, game.deal(len(names), house, rng, listen=closely))
        return _row(table, number, _play_at_random(table, make_rng("quick", chance), most))
    ours = [Seat(seat) for seat, name in enumerate(names) if is_ours(game, name)]
    led = Company if len(ours) == len(names) else Refereed
    company = seat_bots(game, dict(enumerate(names)), chance, led, ours)
    table = kind(game, game.deal(len(names), house, rng, listen=closely or company.hears))
    try:
        return _row(table, number, company.play(table, most))
    except FoulPlay as foul:
        return _lost(table, number, house, Foul(int(foul.seat), name_of(names[foul.seat]), foul.what))


def _play_at_random(table: BareTable, rng: Rng, most: int) -> int:
    """Play step by step until somebody has the first turn, or to the end if somebody looks; then on in one loop."""
    moves = 0
    seat = table.state.next_to_act()
    while seat != NOBODY and moves < most and (table.began == NOBODY or isinstance(table, WatchedTable)):
        table.apply(seat, table.state.random_move(seat, rng))
        moves += 1
        seat = table.state.next_to_act()
    return moves + play_out(table.state, rng, most - moves)


def _row(table: BareTable, number: int, moves: int) -> Played:
    outcome = table.state.outcome()
    counted = table.made == moves
    return Played(
        number=number,
        moves=moves,
        turns=table.turns if counted else 0,
        decisions=table.decisions if counted else 0,
        moments=table.moments if counted else 0,
        began=int(table.began),
        reason=outcome.reason if outcome else "",
        winners=outcome.winners() if outcome else [],
        scores=outcome.scores if outcome else [],
        measures=table.game.measures(table.state) if outcome and counted else {},
        seen=table.seen() if outcome and isinstance(table, WatchedTable) else None,
    )


def _lost(table: BareTable, number: int, house: Mapping[str, Value], foul: Foul) -> Played:
    """The one at fault has lost, with its team; everybody else has won."""
    places = table.game.places(table.state.seats, house)
    team = places[foul.seat].team
    winners = [seat for seat, place in enumerate(places) if (seat != foul.seat and not team) or place.team != team]
    return Played(
        number=number,
        moves=table.made,
        turns=table.turns,
        decisions=table.decisions,
        moments=table.moments,
        began=int(table.began),
        reason=FOUL,
        winners=winners,
        scores=[],
        foul=foul,
    )
