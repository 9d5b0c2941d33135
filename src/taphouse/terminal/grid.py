"""A grid of things: rows and columns with their coordinates, and the numbers of the moves that point at a cell."""

from collections.abc import Sequence

from rich.text import Text

from taphouse.core.view import Item, View, Zone
from taphouse.terminal.cards import Drawn, tint_style
from taphouse.terminal.choices import Choice, cell_named, kind_of
from taphouse.terminal.language import tell
from taphouse.terminal.words import said

GRID = "grid"
SIGNS = "'*+^~"
"""What stands behind a thing for each of the marks that there are, in the order of their names."""
HOLE = "."

Cell = tuple[int, int]


Numbers = dict[Cell, list[Choice]]
"""The choices that point at a cell, one of each kind."""


def numbers_in(view: View, choices: Sequence[Choice], width: int) -> Numbers:
    """The cells that choices point at, one of each kind, if the grid has room for their numbers."""
    grid = next((zone for zone in view.zones if zone.kind == GRID), None)
    if grid is None:
        return {}
    found: Numbers = {}
    for choice in choices:
        if cell := cell_named(choice.move):
            found.setdefault(cell_in(cell), []).append(choice)
    if any(len({kind_of(choice.move) for choice in chosen}) < len(chosen) for chosen in found.values()):
        return {}
    if sum(map(len, found.values())) < len(choices) - 1:
        return {}
    return found if max(line.cell_len for line in grid_lines(grid, found)) <= width else {}


def grid_lines(zone: Zone, numbers: Numbers) -> list[Text]:
    """Draw a grid: below its columns' coordinates each row with its own; a dot is an empty cell that matters now."""
    things = {cell_in(item.cell): item for item in zone.items if item.cell}
    holes = {cell_in(hole) for hole in zone.holes}
    cells = {*things, *holes, *numbers}
    if not cells:
        return [Text(tell(said.nothing_there()))]
    signs = _signs_in(zone)
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    drawing = {cell: _cell(things.get(cell), numbers.get(cell, []), signs) for cell in cells}
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
    return lines


def legend_of(zone: Zone) -> str:
    """What the signs in a grid mean."""
    return ", ".join(f"{sign} {mark}" for mark, sign in _signs_in(zone).items())


def _signs_in(zone: Zone) -> dict[str, str]:
    return dict(zip(sorted({mark for item in zone.items for mark in item.marks}), SIGNS, strict=False))


def _cell(item: Item | None, choices: list[Choice], signs: dict[str, str]) -> Text:
    """One cell: the numbers of the moves that point at it, and what lies there with a sign for each mark."""
    text = Text(",".join(str(choice.number) for choice in choices), style="bold")
    if item is None:
        return text if choices else Text(HOLE)
    if choices:
        text.append(":")
    text.append(Drawn(item).face(), tint_style(item.tint))
    return text.append("".join(signs.get(mark, "") for mark in item.marks))


def cell_in(text: str) -> Cell:
    """Read a cell: its column and row."""
    column, _, row = text.partition(",")
    return int(column), int(row)
