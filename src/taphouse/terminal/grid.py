"""A grid of things: rows and columns with their coordinates, and the numbers of the moves that point at a cell."""

from collections.abc import Sequence

from rich.text import Text

from taphouse.core.facts import references
from taphouse.core.view import Item, View, Zone
from taphouse.terminal.cards import Drawn, tint_style
from taphouse.terminal.choices import Choice
from taphouse.terminal.language import tell
from taphouse.terminal.words import said

GRID = "grid"
SIGNS = "'*+^~"
"""What stands behind a thing for each of the marks that there are, in the order of their names."""
HOLE = "."

Cell = tuple[int, int]


def numbers_in(view: View, choices: Sequence[Choice], width: int) -> dict[Cell, Choice]:
    """The cells that one choice alone points at, if the grid has room for their numbers."""
    grid = next((zone for zone in view.zones if zone.kind == GRID), None)
    if grid is None:
        return {}
    found: dict[Cell, list[Choice]] = {}
    for choice in choices:
        for cell in _cells_of(choice):
            found.setdefault(cell, []).append(choice)
    alone = {cell: chosen[0] for cell, chosen in found.items() if len(chosen) == 1}
    if len(alone) < len(choices) - 1:
        return {}
    return alone if max(line.cell_len for line in grid_lines(grid, alone)) <= width else {}


def grid_lines(zone: Zone, numbers: dict[Cell, Choice]) -> list[Text]:
    """Draw a grid: below its columns' coordinates each row with its own; a dot is an empty cell that matters now."""
    things = {cell_in(item.cell): item for item in zone.items if item.cell}
    holes = {cell_in(hole) for hole in zone.holes}
    cells = {*things, *holes}
    if not cells:
        return [Text(tell(said.nothing_there()))]
    signs = dict(zip(sorted({mark for item in zone.items for mark in item.marks}), SIGNS, strict=False))
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    drawing = {cell: _cell(things.get(cell), numbers.get(cell), signs) for cell in cells}
    wide = max(*(text.cell_len for text in drawing.values()), *(len(str(x)) for x in columns))
    margin = max(len(str(y)) for y in rows)
    lines = [Text(" " * margin + "".join(f" {x:>{wide}}" for x in columns), style="dim")]
    for y in rows:
        line = Text.assemble((f"{y:>{margin}}", "dim"))
        for x in columns:
            text = drawing.get((x, y), Text())
            line.append(" " * (1 + wide - text.cell_len)).append_text(text)
        line.rstrip()
        lines.append(line)
    legend = ", ".join(f"{sign} {mark}" for mark, sign in signs.items())
    return [*lines, Text(legend, style="dim")] if legend else lines


def _cell(item: Item | None, choice: Choice | None, signs: dict[str, str]) -> Text:
    """One cell: the number of the move that points at it, and what lies there with a sign for each mark."""
    text = Text(str(choice.number) if choice else "", style="bold")
    if item is None:
        return text if choice else Text(HOLE)
    if choice:
        text.append(":")
    text.append(Drawn(item).face(), tint_style(item.tint))
    return text.append("".join(signs.get(mark, "") for mark in item.marks))


def _cells_of(choice: Choice) -> set[Cell]:
    do = choice.move.do
    named = [*choice.move.on, *(references(do) if do is not None else ())]
    return {cell_in(name.removeprefix("cell:")) for name in named if name.startswith("cell:")}


def cell_in(text: str) -> Cell:
    """Read a cell: its column and row."""
    column, _, row = text.partition(",")
    return int(column), int(row)
