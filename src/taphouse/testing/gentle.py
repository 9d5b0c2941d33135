"""The law of first games: the gentle house is a table that the game has, friendly words go with it, and it is short."""

from collections.abc import Mapping
from typing import Final

from taphouse.bots.by_name import HOUSE_BOT, find_bot
from taphouse.bots.company import Company
from taphouse.core.errors import BadHouse
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.levels import EASY, FAIR, STRONG
from taphouse.core.moves import Seat
from taphouse.core.playout import play_out
from taphouse.core.record import SeatRow
from taphouse.core.rng import seed_from
from taphouse.core.table import Table
from taphouse.testing.broken import Broken
from taphouse.testing.driver import names_for, quick
from taphouse.words.about_game import gentle_about

LAW: Final = "first games"
GAMES: Final = 8
"""So many games of each house are played by chance ..."""
BOT_GAMES: Final = 24
"""... and where chance knows no way to the end, so many by its own bots: of fewer the lengths differ too much."""
CLEARLY: Final = 0.75
"""A gentle game takes no more than so many of the moves of a usual one."""
PATIENCE: Final = 4


def check(game: Game) -> None:
    """Levels rise, and a gentle house can be dealt to the usual number of seats and is over clearly sooner."""
    if list(game.levels) != [EASY, FAIR, STRONG] or sorted(set(game.levels.values())) != list(game.levels.values()):
        raise _broken(game, f"the levels are {dict(game.levels)}, but easy, fair and strong rise in this order")
    if game.gentle is None:
        return
    seats = game.meta.seats_best
    try:
        gentle = game.house(seats, game.gentle)
    except BadHouse as error:
        raise _broken(game, f"the gentle house is no house for {seats} seats: {error}") from error
    if not gentle_about(game):
        raise _broken(game, "the words have no about-gentle, which tells what is short about a first game")
    usual = game.house(seats)
    if by_chance(game, gentle) > CLEARLY * by_chance(game, usual):
        long, short = by_bots(game, usual), by_bots(game, gentle)
        if short > CLEARLY * long:
            raise _broken(game, f"{BOT_GAMES} gentle games take bots {short} moves, and usual ones only {long}")


def by_chance(game: Game, house: Mapping[str, Value]) -> int:
    """Count the moves of some games that are played by chance."""
    total = 0
    for number in range(GAMES):
        state = game.deal(game.meta.seats_best, house, quick(f"gentle {number}"))
        total += play_out(state, quick(f"gentle {number} / moves"), PATIENCE * game.longest)
    return total


def by_bots(game: Game, house: Mapping[str, Value]) -> int:
    """Count the moves of some games of bots that play as well as they can."""
    seats, total = game.meta.seats_best, 0
    bot = find_bot(game, HOUSE_BOT)
    for number in range(BOT_GAMES):
        bots = {Seat(seat): bot(quick(f"gentle {number} / {seat}")) for seat in range(seats)}
        table = Table(game, [SeatRow(name) for name in names_for(seats)], house, seed_from(f"gentle {number}"), "quick")
        total += Company(bots).play(table, PATIENCE * game.longest)
    return total


def _broken(game: Game, sentence: str) -> Broken:
    return Broken(LAW, sentence, f"{game.meta.title}, {game.meta.seats_best} seats", {})
