"""One game of bots at a real table, for its record."""

from collections.abc import Mapping, Sequence

from taphouse.bots.by_name import HOUSE_BOT, Who, name_of
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.record import Record, SeatRow
from taphouse.core.table import Table
from taphouse.lab.names import friendly_names
from taphouse.lab.played import PATIENCE
from taphouse.lab.seating import deal_names, seat_bots


def play_record(
    game: Game,
    seats: int,
    house: Mapping[str, Value] | None,
    seed: bytes,
    bots: Sequence[Who] = (HOUSE_BOT,),
) -> Record:
    """Let bots play one game with the sealed generator, and give the record."""
    settled = game.house(seats, house)
    names = deal_names(game, bots, seats)
    rows = [SeatRow(name, name_of(bot)) for name, bot in zip(friendly_names(seats), names, strict=True)]
    table = Table(game, rows, settled, seed)
    seat_bots(game, dict(enumerate(names)), seed).play(table, PATIENCE * game.longest)
    return table.record
