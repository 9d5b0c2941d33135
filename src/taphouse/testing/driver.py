"""Who moves next, when nobody in particular plays: by chance, or by bots.

Both also use what a game merely allows: moves out of turn, moves of the house, and secret answers
given in any order.
"""

from collections.abc import Sequence

from taphouse.bots.by_name import find_bot
from taphouse.bots.company import Company
from taphouse.core.bot import Bot
from taphouse.core.game import Game
from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.rng import Rng, make_rng, seed_from
from taphouse.core.state import State

OPTIONAL_ONE_IN = 6
"""How often chance looks for a move of somebody who is not awaited."""

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Flo", "Gus", "Hal")
"""Who sits there, as far as anybody has to be named."""

Turn = tuple[Seat, Move]


def names_for(seats: int) -> list[str]:
    """Give each seat a name."""
    return [NAMES[seat] if seat < len(NAMES) else f"Guest {seat}" for seat in range(seats)]


def quick(text: str) -> Rng:
    """Make chance of any text; equal texts give equal chance."""
    return make_rng("quick", seed_from(text))


def everybody(state: State) -> list[Seat]:
    """List all who may ever move: the seats and the house."""
    return [*(Seat(seat) for seat in range(state.seats)), HOUSE]


def random_turn(state: State, rng: Rng) -> Turn:
    """Pick any move of an awaited seat; now and then one of somebody who is not awaited but may."""
    awaited = state.to_act()
    if rng.below(OPTIONAL_ONE_IN) == 0:
        others = [seat for seat in everybody(state) if seat not in awaited and state.legal_moves(seat)]
        if others:
            awaited = others
    seat = awaited[rng.below(len(awaited))]
    return seat, state.random_move(seat, rng)


def seat_bots(game: Game, names: Sequence[str], seed: str) -> list[Bot]:
    """Sit bots down by name: the game's own, or ``random``."""
    return [find_bot(game, name)(quick(f"{seed} / bot {seat}")) for seat, name in enumerate(names)]


def seat_company(bots: Sequence[Bot], worlds: str = "") -> Company:
    """Bring bots together, the first to the first seat."""
    return Company({Seat(seat): bot for seat, bot in enumerate(bots)}, worlds=quick(f"{worlds} / worlds"))
