"""Phase 4, SP-080 to SP-089."""

from typing import Any

from taphouse.games.six_pack.rules.areas import keepable, legal_lines, only_line
from taphouse.games.six_pack.rules.board import Board, laid_out
from taphouse.games.six_pack.rules.tidying import TIDY
from taphouse.testing.deeds import named, verb_of

FIVE_LEFT = "BbBbC / lBcBb / CbLbC / cBlLb"
SHORT = "BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc"


def cells(board: Board, line: int) -> list[list[tuple[int, int]]]:
    """The areas that may stay, in true coordinates."""
    found = []
    for area in keepable(board, line):
        found.append([
            (int(x + board.across), int(y + board.down)) for y in range(32) for x in range(32) if area.rows[y] >> x & 1
        ])  # fmt: skip
    return found


def board_of(picture: str) -> Board:
    rows = picture.split(" / ")
    return laid_out([(x, y, 0) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "."], [])


def row(board: Board, y: int) -> int:
    return int(2 * (y - board.down))


def column(board: Board, x: int) -> int:
    return int(2 * (x - board.across) + 1)


def test_sp_080_five_left_are_enough(scene: Any) -> None:
    table = scene(FIVE_LEFT, decision="check")

    table.answer("done", "done")

    assert (table.supply[0], table.decision) == (5, "serve")


def test_sp_080_four_are_not(scene: Any) -> None:
    table = scene(SHORT, decision="check")

    table.answer("done", "done")

    assert (table.supply[0], table.decision, table.waits_for) == (4, "clear_line", [0])


def test_sp_081_rows_and_columns_of_the_box_may_be_chosen(scene: Any) -> None:
    moves = scene(SHORT, decision="clear_line").view(0).moves

    assert {verb_of(move) for move in moves} == {"do-clear-row", "do-clear-column"}
    assert {named(move, "at") for move in moves if verb_of(move) == "do-clear-column"} == set("012345")


def test_sp_082_a_line_must_leave_a_largest_area_in_proportion(scene: Any) -> None:
    """Without row 2 both areas are 6 x 2."""
    table = scene(SHORT, decision="clear_line")

    assert "clear row 2" not in table.moves(0)
    assert table.refusal(0, "clear row 2").rule == "SP-082"
    assert table.refusal(0, "clear row 9").rule == "SP-082"


def test_sp_082_the_largest_area_decides_even_if_a_smaller_one_would_fit() -> None:
    """Without column 2 a square of four and a row of five are left: the row is larger, and out of proportion."""
    board = board_of("##...... / ########")

    assert column(board, 2) not in [int(line) for line in legal_lines(board)]
    assert column(board, 4) in [int(line) for line in legal_lines(board)]


def test_sp_083_everything_but_the_largest_area_goes(scene: Any) -> None:
    table = scene(SHORT, decision="clear_line")

    table.play(0, "clear row 3")

    assert table.picture == "BlCbBb / lLcClB / CcLbBb"
    steps = [step for step in table.view().steps if step.what == "clear"]
    assert {step.y for step in steps} == {3, 4}
    assert len(steps) == 12


def test_sp_083_areas_hang_together_by_edges_only() -> None:
    """Without the middle row, cards that touch at a corner are two areas."""
    board = board_of("###.. / ###.. / ##### / ...## / ...#.")

    kept = cells(board, row(board, 2))

    assert kept == [[(x, y) for y in (0, 1) for x in (0, 1, 2)]]


TWINS = "BlBbLcB / bBbLbBb / BcBcBlB"
"""Twelve of kind B and more; without column 3 two areas of nine cards are left."""


def test_sp_084_the_host_chooses_among_equal_areas(scene: Any) -> None:
    table = scene(TWINS, decision="clear_line")

    table.play(0, "clear column 3")

    assert (table.decision, table.moves(0)) == ("clear_keep", ["keep 0,0", "keep 4,0"])
    table.play(0, "keep 4,0")
    assert table.picture == "LcB / bBb / BlB"
    assert min(table.cards) == (4, 0)


def test_sp_084_only_equal_areas_in_proportion_may_stay() -> None:
    """Without column 3: a row of three on the left, and an angle of three on the right that stays."""
    board = board_of("....#. / ######")

    assert cells(board, column(board, 3)) == [[(4, 0), (4, 1), (5, 1)]]


def test_sp_085_pink_cards_are_exchanged_for_plain_ones(scene: Any) -> None:
    table = scene(SHORT, decision="clear_line")
    assert table.pinks == {(4, 4)}

    table.play(0, "clear row 0")

    assert (table.cards[4, 4], table.pinks) == ("B", set())
    assert [item.number for item in table.view().zone("supply-B").items if "pink" in item.marks] == [5]


VERY_SHORT = "BbBbB / bBbBb / BbBbB / lClLc"


def test_sp_085_as_many_as_there_are_plain_ones(scene: Any) -> None:
    """R36: fifteen of kind B lie there; column 0 gives three back, so three of four pink ones are exchanged."""
    table = scene(VERY_SHORT, decision="clear_line")
    assert len(table.pinks) == 4

    table.play(0, "clear column 0")

    assert (table.supply[0], len(table.pinks)) == (4, 1)


def test_sp_086_the_same_host_clears_again_while_a_kind_is_short(scene: Any) -> None:
    table = scene(VERY_SHORT, decision="clear_line")

    table.play(0, "clear column 0")

    assert (table.decision, table.waits_for) == ("clear_line", [0])
    table.play(0, "clear column 1")
    assert (table.supply[0], table.decision, table.waits_for) == (7, "serve", [1])


def test_sp_087_nothing_is_topped_up_after_a_clearing(scene: Any) -> None:
    table = scene(SHORT, decision="clear_line")

    table.play(0, "clear column 0")

    assert {step.what for step in table.view().steps} == {"clear"}


def test_sp_088_without_a_legal_line_any_that_leaves_two_cards_will_do() -> None:
    """A row of nine cards: whatever column goes, what stays is out of proportion."""
    board = board_of("#########")

    lines = [int(line) for line in legal_lines(board)]

    assert lines == [column(board, x) for x in range(9)]
    assert all(not area.fits for line in lines for area in keepable(board, line))


def test_sp_088_equal_areas_out_of_proportion_are_the_hosts_choice() -> None:
    board = board_of("#########")

    assert len(keepable(board, column(board, 4))) == 2


def test_sp_081_a_single_legal_line_is_cleared_without_a_question(scene: Any) -> None:
    """A table that cannot come about: of a row of five only the middle column leaves anything in proportion."""
    table = scene("BcBcB")
    table.state.board.stock[2] = 0
    table.state.ask_next(TIDY)
    assert int(only_line(table.state.board)) == column(table.state.board, 2)

    table.state.go_on()

    assert (table.decision, table.moves(0)) == ("clear_keep", ["keep 0,0", "keep 3,0"])


def test_sp_089_then_the_next_seat_is_host(scene: Any) -> None:
    table = scene(SHORT, seats=3, host=2, decision="clear_line")

    table.play(2, "clear row 1")

    assert (table.host, table.state.turn) == (0, 6)
