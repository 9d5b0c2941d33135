"""A fingerprint of how a game plays: it changes when any rule, view of chance or order of moves does.

    python -m taphouse.testing.plays

prints a line for every installed game. With ``--records`` it prints the games themselves, so that
two ways of running the same rules can be compared move by move.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256

from taphouse.core.game import Game
from taphouse.core.record import SeatRow, write_record
from taphouse.core.registry import list_games
from taphouse.core.rng import seed_from
from taphouse.core.table import Table
from taphouse.testing.driver import names_for, quick, random_turn
from taphouse.testing.finding import find
from taphouse.testing.houses import default_house, random_house
from taphouse.testing.kit import GENERATORS

GAMES = 4
"""Games at each number of seats; every other one is of a house chosen by chance."""
PATIENCE = 20
"""A game may take so many times its ``longest``."""


def played(game: Game, games: int = GAMES) -> Iterator[bytes]:
    """Play seeded random games at every number of seats; give their records."""
    for seats in range(game.meta.seats_min, game.meta.seats_max + 1):
        for number in range(games):
            rng = quick(f"plays {game.meta.id} {seats} {number}")
            house = (random_house if number % 2 else default_house)(game, seats, rng)
            rows = [SeatRow(name) for name in names_for(seats)]
            seed = seed_from(f"plays {seats} {number}")
            table = Table(game, rows, house, seed, GENERATORS[number // 2 % len(GENERATORS)])
            while table.state.to_act() and len(table.record.moves) < PATIENCE * game.longest:
                table.apply(*random_turn(table.state, rng))
            yield write_record(table.record)


def signature(game: Game, games: int = GAMES) -> str:
    """Give a short hash of moves, outcomes and states of seeded random games at all numbers of seats."""
    digest = sha256()
    for record in played(game, games):
        digest.update(record)
    return digest.hexdigest()[:12]


def main(words: Sequence[str] | None = None) -> None:
    """Print the signature of games, or the games that it is made of."""
    parser = argparse.ArgumentParser(prog="python -m taphouse.testing.plays", description=main.__doc__)
    parser.add_argument("game", nargs="*", help="id of an installed game, or the package of another (default: all)")
    parser.add_argument("--games", type=int, default=GAMES, help="games at each number of seats")
    parser.add_argument("--records", action="store_true", help="print the games")
    asked = parser.parse_args(words)
    for name in asked.game or [meta.id for meta in list_games()]:
        if asked.records:
            for record in played(find(name), asked.games):
                sys.stdout.write(record.decode())
        else:
            sys.stdout.write(f"Plays: {signature(find(name), asked.games)} {name}\n")


if __name__ == "__main__":
    main()
