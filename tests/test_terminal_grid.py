"""A grid in the terminal: whatever game it belongs to, all cells can be read and pointed at on a small screen."""

from msgspec.structs import replace

from taphouse.core.facts import plain
from taphouse.core.view import Item, MoveView, SeatView, View, Zone
from taphouse.terminal.choices import Choice, numbered
from taphouse.terminal.frame import Frame
from taphouse.terminal.grid import grid_lines, legend_of, numbers_in
from taphouse.terminal.screen import screen


def stone(x: int, y: int, face: str = "o", marks: tuple[str, ...] = ()) -> Item:
    return Item(id=f"{face}@{x},{y}", label="Stone", face=face, cell=f"{x},{y}", marks=marks)


def go_to(number: int, cell: str) -> MoveView:
    return MoveView(number, f"go {cell}", f"Go to {cell}", do={"say": "do-go", "cell": f"cell:{cell}"})


def look_at(number: int, cell: str) -> MoveView:
    return MoveView(number, f"look {cell}", f"Look at {cell}", (f"cell:{cell}",))


def a_view(columns: int, rows: int, holes: list[str], moves: list[MoveView]) -> View:
    stones = [stone(x, y) for y in range(rows) for x in range(columns)]
    hand = Zone("hand-0", "Hand", "hand", [Item(id=f"c{n}", label=f"Card {n}", face=str(n)) for n in range(3)], 3)
    return View(
        game="any",
        eyes=0,
        seats=[SeatView(seat=0, awaited=True), SeatView(seat=1)],
        zones=[Zone("board", "Board", "grid", stones, len(stones), holes=holes), hand],
        prompt="Where to?",
        moves=moves,
        story=[{**plain("Ann came."), "text": "Ann came."}],
    )


def drawn(view: View, width: int = 80, height: int = 24) -> str:
    frame = Frame("Any", ("Ann", "Ben"), width, height)
    return "\n".join(line.plain for line in screen(view, frame, numbered(view), fill=True))


def lines_of(zone: Zone, numbers: dict[tuple[int, int], list[Choice]] | None = None) -> list[str]:
    return [line.plain for line in grid_lines(zone, numbers or {})]


def test_rows_and_columns_carry_their_coordinates() -> None:
    zone = Zone("board", "Board", "grid", [stone(-1, -2, "A"), stone(1, -1, "b")], 2)

    assert lines_of(zone) == ["   -1  0  1", "-2  A", "-1        b"]


def test_holes_are_dots_and_marks_are_signs_that_stand_beside_the_name() -> None:
    items = [stone(0, 0, "A", ("new",)), stone(1, 0, "b", ("fresh", "new"))]
    zone = Zone("board", "Board", "grid", items, 2, holes=["1,1"])

    assert lines_of(zone) == ["    0   1", "0  A* b'*", "1       ."]
    assert legend_of(zone) == "' fresh, * new"


def test_an_empty_grid_says_so() -> None:
    assert lines_of(Zone("board", "Board", "grid")) == ["(nothing)"]


def test_moves_that_point_at_one_cell_each_stand_in_the_grid_and_are_told_together() -> None:
    cells = [f"{x},{y}" for y in range(8) for x in range(8)]
    text = drawn(a_view(8, 8, ["8,0"], [go_to(n, cell) for n, cell in enumerate([*cells, "8,0"])]))

    assert "64:o" in text
    assert text.splitlines()[-1].strip() == "1-65 Go: the cell with that number"


def test_moves_of_two_kinds_share_cells_and_stand_together_by_kind() -> None:
    view = a_view(2, 2, [], [go_to(0, "0,0"), look_at(1, "0,0"), look_at(2, "1,1"), go_to(3, "1,1")])

    assert [choice.move.label for choice in numbered(view)] == [
        "Go to 0,0", "Go to 1,1", "Look at 0,0", "Look at 1,1",
    ]  # fmt: skip
    assert "1,3:o" in drawn(view)
    assert "4 Look at 1,1" in drawn(view)


def test_moves_of_one_kind_that_share_cells_are_listed_in_words() -> None:
    moves = [go_to(0, "0,0"), go_to(1, "0,0"), go_to(2, "1,1"), go_to(3, "1,1")]
    moves = [replace(move, text=f"{move.text} {move.move}") for move in moves]
    view = a_view(2, 2, [], moves)

    assert numbers_in(view, numbered(view), 80) == {}
    assert "4 Go to 1,1" in drawn(view)


def test_a_cell_beyond_all_things_has_its_number_too() -> None:
    zone = Zone("board", "Board", "grid", [stone(0, 0)], 1)

    assert lines_of(zone, {(2, 1): [Choice(1, go_to(0, "2,1"))]}) == ["  0 1 2", "0 o", "1     1"]


def test_many_moves_without_room_in_the_grid_are_told_by_their_cells() -> None:
    text = drawn(a_view(23, 3, [], [go_to(n, f"{n % 23},{n // 23}") for n in range(69)]))

    assert "Go to: 1=0,0 2=1,0" in text
    assert "69=22,2" in text
    assert "…" not in text


def test_a_grid_too_wide_for_numbers_is_drawn_without_them() -> None:
    view = a_view(23, 3, [], [go_to(n, f"{n},0") for n in range(23)])
    text = drawn(view)

    assert numbers_in(view, numbered(view), 80) == {}
    assert text.count("o") >= 69
    assert max(len(line) for line in text.splitlines()) <= 80


def test_the_largest_grid_that_fits_is_whole_with_prompt_and_moves() -> None:
    cells = [f"{x},{y}" for y in range(9) for x in range(8)]
    lines = drawn(a_view(8, 9, [], [go_to(n, cell) for n, cell in enumerate(cells)])).splitlines()

    assert len(lines) <= 23
    assert "72:o" in "\n".join(lines)
    assert lines[-2:] == ["Where to?", "1-72 Go: the cell with that number"]
