"""Tables to try a game at: the default house where the game has it, and houses chosen by chance."""

from taphouse.core.bits import members
from taphouse.core.errors import BadHouse
from taphouse.core.game import Game
from taphouse.core.house import Option, Value, write_seats
from taphouse.core.rng import Rng

TRIES = 200
"""How many houses chance may propose before one must be allowed."""


def values_of(option: Option, seats: int) -> list[Value]:
    """List every value that an option can have at a table of so many seats."""
    values: list[Value] = list(option.choices)
    values += range(seats) if option.per_seat else ()
    values += [write_seats(members(some)) for some in range(1, 2**seats)] if option.some_seats else ()
    values += range(option.span[0], option.span[1] + 1) if option.span else ()
    return values


def random_house(game: Game, seats: int, rng: Rng) -> dict[str, Value]:
    """Choose about half of the options by chance, until the game allows such a table."""
    refused: BadHouse | None = None
    for _ in range(TRIES):
        chosen: dict[str, Value] = {}
        for option in game.options:
            values = values_of(option, seats)
            if rng.below(2) == 0:
                chosen[option.id] = values[rng.below(len(values))]
        try:
            return game.house(seats, chosen)
        except BadHouse as error:
            refused = error
    raise BadHouse(f"Of {TRIES} houses for {seats} seats, {game.meta.title} allows none: {refused}")


def default_house(game: Game, seats: int, rng: Rng) -> dict[str, Value]:
    """Give the default house; where the game refuses it with so many seats, one by chance."""
    try:
        return game.house(seats)
    except BadHouse:
        return random_house(game, seats, rng)
