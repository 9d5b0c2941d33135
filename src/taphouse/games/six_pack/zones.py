"""What lies where: the table of drinks, the supply, and the dominoes of each seat."""

from functools import cache

from taphouse.core.bits import lowest, members
from taphouse.core.moves import Seat
from taphouse.core.step import OVER
from taphouse.core.view import Item, Zone
from taphouse.games.six_pack.cards import KINDS, LETTERS, PINK
from taphouse.games.six_pack.catalogue import domino_id
from taphouse.games.six_pack.faces import dominoes, drink
from taphouse.games.six_pack.helping import holes
from taphouse.games.six_pack.rules.board import CARDS
from taphouse.games.six_pack.rules.events import CLEARED, TOOK
from taphouse.games.six_pack.rules.knowledge import is_shown
from taphouse.games.six_pack.rules.state import State
from taphouse.games.six_pack.rules.telling import drink_told, read_step

SEATS_FROM = 4
"""Behind so many other zones those of the seats come: hand, pool and score row of each."""


def table_zones(state: State) -> list[Zone]:
    """The drinks on the table in reading order, and what is left of each kind."""
    items = drinks(state)
    zones = [Zone("board", "", "grid", items, len(items), holes=holes(state))]
    for kind in range(KINDS):
        left = int(state.board.stock[kind])
        zones.append(Zone(f"supply-{LETTERS[kind]}", "", "pile", supplied(kind, left), left))
    return zones


def drinks(state: State) -> list[Item]:
    """The cards on the table; those that came since the host began are marked."""
    board = state.board
    fresh = set[tuple[int, int]]()
    for step in state.steps:
        what, column, row, _ = read_step(step)
        if what in (TOOK, CLEARED):
            fresh.discard((column, row))
        else:
            fresh.add((column, row))
    items: list[Item] = []
    for y in range(board.top, board.bottom + 1):
        cards = board.words[CARDS + y]
        while cards != 0:
            x = lowest(cards)
            cards &= cards - 1
            cell = (int(x + board.across), int(y + board.down))
            items.append(drink(cell[0], cell[1], int(drink_told(state, x, y)), fresh=cell in fresh))
    return items


@cache
def supplied(kind: int, left: int) -> list[Item]:
    """SP-007: what is left of a kind, the pink reserve last."""
    plain = max(0, left - PINK)
    found = [Item(id=LETTERS[kind], number=plain)] if plain else []
    return [*found, Item(id=LETTERS[kind], number=left - plain, marks=("pink",))] if left else []


def seat_zones(state: State, seat: int, *, own: bool) -> list[Zone]:
    """SP-008, SP-009: a hand behind its screen, a pool face down whose owner knows it, and the score row."""
    seen = own or is_shown(state, seat)
    hand, pool = int(state.hands[seat]), int(state.pool(seat))
    in_hand = dominoes(seat, hand)
    in_pool = [domino_id(seat, domino) for domino in members(pool)]
    scored = dominoes(seat, int(state.scored[seat]))
    pool_seen = own or state.step is OVER or state.house.open_screens
    return [
        Zone(f"hand-{seat}", "", "hand", in_hand if seen else [], len(in_hand)),
        Zone(f"pool-{seat}", "", "pile", [], len(in_pool), known=in_pool if pool_seen else []),
        Zone(f"score-{seat}", "", "row", scored, len(scored)),
    ]


def zones_through(state: State, public: list[Zone], eyes: Seat) -> list[Zone]:
    """Put the own dominoes in the place of what everybody sees of them."""
    first = SEATS_FROM + 3 * int(eyes)
    return public[:first] + seat_zones(state, int(eyes), own=True) + public[first + 3 :]
