"""Bots by name, one for each seat, each with a chance of its own."""

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256

from taphouse.bots.by_name import Who, make_bot, read_bot
from taphouse.bots.company import Company
from taphouse.core.errors import TaphouseError
from taphouse.core.game import Game
from taphouse.core.moves import Seat
from taphouse.core.rng import Rng, make_rng
from taphouse.core.words import said


def deal_names(game: Game, names: Sequence[Who], seats: int) -> list[Who]:
    """Name the bot of every seat; fewer names than seats go round again."""
    if len(names) > seats:
        raise TaphouseError(said.too_many_bots(number=len(names), seats=seats))
    for name in names:
        if isinstance(name, str):
            read_bot(game, name)
    return [names[seat % len(names)] for seat in range(seats)]


def seat_bots(
    game: Game,
    names: Mapping[int, Who],
    seed: bytes,
    kind: type[Company] = Company,
    honest: Collection[Seat] = (),
) -> Company:
    """Sit bots down; what they draw by chance follows from the seed, yet tells nothing about the deal."""
    bots = {Seat(seat): make_bot(game, name, _chance(seed, f"bot {seat}")) for seat, name in names.items()}
    return kind(bots, _chance(seed, "order"), _chance(seed, "worlds"), honest)


def _chance(seed: bytes, purpose: str) -> Rng:
    return make_rng("quick", sha256(seed + purpose.encode()).digest())
