"""The words and shifts of the board, compared with a table of cells that is looked at one by one."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from taphouse.core.house import Value
from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.core.step import OVER
from taphouse.games.six_pack.cards import DOMINO_NAMES, HANDS
from taphouse.games.six_pack.game import GAME
from taphouse.games.six_pack.rules.board import Board, in_proportion
from taphouse.games.six_pack.rules.looking import CHECK
from taphouse.games.six_pack.rules.openings import all_openings
from taphouse.games.six_pack.rules.pictures import first_match, hands_on
from taphouse.games.six_pack.rules.serving import SERVE
from taphouse.games.six_pack.rules.state import State
from taphouse.games.six_pack.rules.topping import TOP_UP
from taphouse.games.six_pack.thinking.distance import PLACES, distance

Cell = tuple[int, int]
Cells = dict[Cell, int]
"""Kinds by true coordinates."""


def cells_of(board: Board) -> Cells:
    found = {}
    for y in range(32):
        for x in range(32):
            kind = int(board.kind_at(x, y))
            if kind >= 0:
                found[int(x + board.across), int(y + board.down)] = kind
    return found


def beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]


def box(cells: Cells) -> tuple[int, int]:
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def contents(kind: int, *, mix: bool) -> set[int]:
    """The bottles in a mix; a bottle itself."""
    return {0, 1, 2} - {kind} if mix else {kind}


def candidates(cells: Cells, cell: Cell) -> set[int]:
    """SP-041 to SP-046, for any two of the neighbours."""
    around = [cells[other] for other in beside(cell) if other in cells]
    found = set()
    for a, b in permutations(around, 2):
        if (cell[0] + cell[1]) % 2:
            found |= {kind for kind in range(3) if contents(kind, mix=True) == {a, b}}
        else:
            found |= contents(a, mix=True) & contents(b, mix=True)
    return found


def reading(cells: Iterator[Cell] | list[Cell] | set[Cell]) -> list[Cell]:
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def lays(cells: Cells) -> list[Cell]:
    edge = {other for cell in cells for other in beside(cell)} - set(cells)
    return reading({cell for cell in edge if in_proportion(*box({**cells, cell: 0}))})


def is_stuck(cells: Cells, cell: Cell, kinds: set[int]) -> bool:
    """SP-031: whether only its own kind could follow a card; ``kinds`` are those of which there are cards left."""
    around = [other for other in beside(cell) if other in cells]
    return len(around) >= 2 and not candidates(cells, cell) & kinds - {cells[cell]}


def takes(cells: Cells) -> list[Cell]:
    found = []
    for cell in cells:
        bottles = {cells[other] for other in beside(cell) if other in cells}
        rest = {other: kind for other, kind in cells.items() if other != cell}
        free = (cell[0] + cell[1]) % 2 == 0 or len(bottles) >= 2
        if free and len(rest) >= 2 and in_proportion(*box(rest)):
            found.append(cell)
    return reading(found)


def windows(cells: Cells) -> list[tuple[int, int, int]]:
    found = []
    for x, y in reading(list(cells)):
        for tall, (w, h) in enumerate(((3, 2), (2, 3))):
            if all((x + dx, y + dy) in cells for dx in range(w) for dy in range(h)):
                found.append((x, y, tall))
    return found


@cache
def coverings(tall: int) -> list[list[tuple[Cell, Cell]]]:
    """Every way to cover two by three cells with pairs of neighbours, found by trying all orders."""
    w, h = (2, 3) if tall else (3, 2)
    six = [(x, y) for y in range(h) for x in range(w)]
    found = set()
    for order in permutations(six):
        pairs = [(order[i], order[i + 1]) for i in (0, 2, 4)]
        if all(b in beside(a) for a, b in pairs):
            found.add(frozenset(frozenset(pair) for pair in pairs))
    return [[(min(pair), max(pair)) for pair in covering] for covering in found]


def hands_in(cells: Cells, window: tuple[int, int, int]) -> set[int]:
    """All hands that cover a window."""
    x, y, tall = window
    found = set()
    for covering in coverings(tall):
        held = 0
        for pair in covering:
            one, other = sorted(((x + dx, y + dy) for dx, dy in pair), key=lambda cell: (cell[0] + cell[1]) % 2)
            held |= 1 << 3 * cells[one] + cells[other]
        if held.bit_count() == 3:
            found.add(held)
    return found


def states(seed: int, most: int, **house: Value) -> Iterator[State]:
    """States of a game that is played by chance."""
    state = GAME.deal(2, GAME.house(2, {"first_player": "seat_1", **house}), Quick(seed))
    rng = Quick(seed + 1)
    for _ in range(most):
        if state.step is OVER:
            return
        yield state
        seat = state.next_to_act()
        state.apply(seat, state.random_move(seat, rng))


def texts(state: State, verb: str) -> list[Cell]:
    """The cells of the host's moves with a verb; these games do not wander out of the names of cells."""
    found = []
    for move in state.legal_moves(Seat(int(state.active))):
        word, _, cell = GAME.write_move(move).partition(" ")
        if word == verb:
            x, y = cell.split(",")
            found.append((int(x), int(y)))
    return found


@given(st.integers(0, 10**6))
@settings(max_examples=8, deadline=None)
def test_serves_and_takes_are_those_of_the_rules(seed: int) -> None:
    """SP-021, SP-024, SP-027 to SP-029: cell by cell; and SP-032: there is always one."""
    for state in states(seed, 120):
        if state.step is SERVE:
            cells = cells_of(state.board)
            assert texts(state, "lay") == lays(cells) != []
            assert texts(state, "take") == takes(cells)


@given(st.integers(0, 10**6))
@settings(max_examples=6, deadline=None)
def test_takes_that_must_change_are_those_of_the_rules(seed: int) -> None:
    """SP-031: cell by cell."""
    for state in states(seed, 120, swap_must_change=True):
        if state.step is SERVE:
            cells = cells_of(state.board)
            left = {kind for kind in range(3) if state.board.stock[kind] > 0}
            assert texts(state, "take") == [cell for cell in takes(cells) if not is_stuck(cells, cell, left)]


@given(st.integers(0, 10**6), st.sampled_from(["auto", "host"]))
@settings(max_examples=10, deadline=None)
def test_topping_up_ends_within_the_box_and_leaves_nothing_to_fill(seed: int, order: str) -> None:
    """SP-040, SP-047, SP-048, SP-050, SP-054: the box stays as it was after the serve, and in proportion."""
    after_serve = (0, 0)
    for state in states(seed, 120, fill_order=order):
        cells = cells_of(state.board)
        fillable = {
            cell: {kind for kind in candidates(cells, cell) if state.board.stock[kind] > 0}
            for cell in {other for cell in cells for other in beside(cell)} - set(cells)
        }
        fillable = {cell: kinds for cell, kinds in fillable.items() if kinds}
        if state.step is TOP_UP:
            shown = {
                (int(state.board.column_of(each >> 3) + state.board.across),
                 int(state.board.row_of(each >> 3) + state.board.down)): {k for k in range(3) if each >> k & 1}
                for each in all_openings(state)
            }  # fmt: skip
            assert shown == fillable
            after_serve = after_serve if after_serve != (0, 0) else box(cells)
            assert box(cells) == after_serve
        else:
            assert fillable == {}
            assert in_proportion(*box(cells))
            assert len(connected(cells)) == len(cells) or min(state.board.stock) == 0
            after_serve = (0, 0)


def connected(cells: Cells) -> set[Cell]:
    """All cards that hang together with the first one."""
    found: set[Cell] = set()
    edge = [next(iter(cells))]
    while edge:
        cell = edge.pop()
        if cell in cells and cell not in found:
            found.add(cell)
            edge += beside(cell)
    return found


@given(st.integers(0, 10**6))
@settings(max_examples=3, deadline=None)
def test_windows_and_the_hands_that_cover_them_are_those_of_the_rules(seed: int) -> None:
    """SP-062, SP-063, SP-071: every window can be claimed; and all pairings of neighbours are found by the words."""
    last = -1
    for state in states(seed, 40):
        if state.step is not CHECK or state.turn == last:
            continue
        last = int(state.turn)
        cells = cells_of(state.board)
        full = windows(cells)
        claims = [GAME.write_move(move) for move in state.legal_moves(state.next_to_act())]
        assert claims == [f"claim {('flat', 'tall')[tall]} {x},{y}" for x, y, tall in full] + ["done"]
        by_hand: dict[int, tuple[int, int, int]] = {}
        for window in full:
            for hand in hands_in(cells, window):
                by_hand.setdefault(hand, window)
        low, high = hands_on(state.board)
        assert {int(HANDS[n]) for n in range(84) if ((low >> n) if n < 42 else (high >> n - 42)) & 1} == set(by_hand)
        for number in range(84):
            hand = int(HANDS[number])
            if number % 7 == state.turn % 7:
                assert (distance(state.board, hand) <= 0) == (hand in by_hand)
            found = int(first_match(state.board, hand))
            if hand in by_hand:
                x, y, tall = by_hand[hand]
                cell = state.board.number(x - state.board.across, y - state.board.down)
                assert found == 2 * cell + tall
            else:
                assert found == -1


def pictures_of(hand: int) -> set[tuple[int, ...]]:
    """All contents of a flat window with a bottle first that a hand covers, turned ones included."""
    found = set()
    for code in range(3**6):
        kinds = [code // 3**i % 3 for i in range(6)]
        cells = {(i % 3, i // 3): kind for i, kind in enumerate(kinds)}
        if hand in hands_in(cells, (0, 0, 0)):
            found.add(tuple(kinds))
    return found


def test_sp_062_there_are_three_ways_to_cover_a_window() -> None:
    assert [len(coverings(tall)) for tall in (0, 1)] == [3, 3]


def test_sp_062_a_hand_has_up_to_eighteen_pictures() -> None:
    """SP-062: 18 if all halves differ, 9 if both halves have a double, 6 if one half is always the same."""
    hands = {"Bb Cc Ll": 18, "Bc Cl Lb": 18, "Bb Bc Cb": 9, "Bb Bc Bl": 6, "Bb Bc Cl": 14}

    for text, number in hands.items():
        held = sum(1 << DOMINO_NAMES.index(name) for name in text.split())
        assert len(pictures_of(held)) == number, text


def test_the_distance_counts_wrong_and_missing_cards() -> None:
    """One card away is 64, and each further place at that distance takes one off."""
    board = Board()
    for x, y, kind in ((16, 16, 0), (17, 16, 2), (18, 16, 1), (16, 17, 0), (17, 17, 2)):
        board.put(x, y, kind)
    hand = sum(1 << DOMINO_NAMES.index(name) for name in ("Bl", "Cc", "Lb"))
    assert PLACES - 8 < distance(board, hand) <= PLACES

    board.put(18, 17, 1)

    assert distance(board, hand) <= 0


@pytest.mark.parametrize("across", range(22))
def test_however_wide_the_table_a_six_pack_is_near_at_every_column(across: int) -> None:
    board = Board()
    for x in range(4, 28):
        board.put(x, 10, 0)
    x, y = 4 + across, 16 + across % 2
    hand = sum(1 << DOMINO_NAMES.index(name) for name in ("Bl", "Cc", "Lb"))
    for column, row, kind in ((0, 0, 0), (1, 0, 2), (2, 0, 1), (0, 1, 0), (1, 1, 2)):
        board.put(x + column, y + row, kind)
    assert PLACES - 8 < distance(board, hand) <= PLACES

    board.put(x + 2, y + 1, 1)

    assert distance(board, hand) == 0
