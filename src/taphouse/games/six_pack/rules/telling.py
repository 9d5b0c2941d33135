"""Cells, drinks, steps and claims as single numbers, for what everybody remembers of a turn and for the story."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State

WIDE: Final = 65536
"""Further than a table can wander in a game: each turn moves its box by a few cells at most."""
HALF_WIDE: Final = 32768


PACKS: Final = 16384
"""More than three dominoes and a scored one can be: ``16 * arranged + domino + 1``."""


def place_at(x: i64, y: i64) -> i64:
    """A cell as one number, by its true coordinates."""
    return (x + HALF_WIDE) * WIDE + y + HALF_WIDE


def place_told(table: "State", x: i64, y: i64) -> i64:
    """A cell of the frame as one number, by its true coordinates."""
    return place_at(x + table.board.across, y + table.board.down)


def drink_told(table: "State", x: i64, y: i64) -> i64:
    """The drink on a cell: bottles 0 to 2, mixes 3 to 5, and six more if the card is pink."""
    drink = table.board.kind_at(x, y) + (3 if (x + y) & 1 == 1 else 0)
    return drink + (6 if table.board.is_pink(x, y) else 0)


def column_told(place: i64) -> i64:
    """The true column of a cell that was told."""
    return place // WIDE - HALF_WIDE


def row_told(place: i64) -> i64:
    """The true row of a cell that was told."""
    return place % WIDE - HALF_WIDE


def step_told(what: i64, place: i64, drink: i64) -> i64:
    """A step of the host's turn."""
    return 64 * place + 16 * what + drink


def read_step(step: i64) -> tuple[int, int, int, int]:
    """Read a step: what was done, column, row and drink."""
    place = step // 64
    return int(step // 16 % 4), int(column_told(place)), int(row_told(place)), int(step % 16)


def claim_told(seat: i64, number: i64, fit: i64, pack: i64) -> i64:
    """A claim without its window: seat, round, pairing or NO_FIT, and dominoes with the one that is scored."""
    return ((8 * number + seat) * 4 + fit + 1) * PACKS + pack


def read_claim(window: i64, claim: i64) -> tuple[int, int, int, int, int, int, int]:
    """Read a claim: seat, round, column, row, upright, pairing or NO_FIT, dominoes with the one that is scored."""
    place = window // 2
    head = claim // PACKS
    return (
        int(head // 4 % 8),
        int(head // 32),
        int(column_told(place)),
        int(row_told(place)),
        int(window % 2),
        int(head % 4) - 1,
        int(claim % PACKS),
    )
