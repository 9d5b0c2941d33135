"""Lines of text, laid out in columns that never grow wider than asked."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

GAP = 2


def wrapped(text: str, width: int, style: str = "", indent: str = "") -> list[Text]:
    """Break a text at spaces and where it has lines of its own; a word that is longer than a line is cut."""
    if "\n" in text:
        return [line for part in text.split("\n") for line in wrapped(part, width, style, indent)]
    lines: list[str] = []
    line = ""
    for word in text.split():
        if line and cell_len(line) + 1 + cell_len(word) > width:
            lines.append(line)
            line = ""
        line = f"{line} {word}" if line else f"{indent if lines else ''}{word}"
    lines.append(line)
    return [Text(cut(line, width), style=style) for line in lines]


def broken(text: Text, width: int) -> list[Text]:
    """Give a text whole, on as many lines as it takes."""
    return [text] if text.cell_len <= width else wrapped(text.plain, width, indent="   ")


def cut(text: str, width: int) -> str:
    """Shorten a text that is too long, and show that it was."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)) + "…"


def padded(text: Text, width: int) -> Text:
    """Give a copy that is exactly so wide."""
    copy = text.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def beside(blocks: Sequence[Sequence[Text]], gap: int = GAP) -> list[Text]:
    """Put blocks of lines side by side, tops aligned."""
    height = max((len(block) for block in blocks), default=0)
    lines = [Text() for _ in range(height)]
    for number, block in enumerate(blocks):
        width = max((line.cell_len for line in block), default=0)
        for at, line in enumerate(lines):
            if number:
                line.append(" " * gap)
            line.append_text(padded(block[at] if at < len(block) else Text(), width))
    for line in lines:
        line.rstrip()
    return lines


def flowed(blocks: Sequence[Sequence[Text]], width: int, gap: int = GAP) -> list[Text]:
    """Put blocks side by side, and go on below where the line is full."""
    lines: list[Text] = []
    band: list[Sequence[Text]] = []
    used = 0
    for block in blocks:
        wide = max((line.cell_len for line in block), default=0)
        if band and used + gap + wide > width:
            lines += beside(band, gap)
            band, used = [], 0
        used += wide + (gap if band else 0)
        band.append(block)
    return lines + beside(band, gap)


def in_columns(cells: Sequence[Text], width: int, *, across: bool = False) -> list[Text]:
    """Set cells in as many equal columns as fit, read downwards or across."""
    if not cells:
        return []
    widest = max(cell.cell_len for cell in cells)
    if widest > width:
        return [line for cell in cells for line in broken(cell, width)]
    columns = max(1, min(len(cells), (width + GAP) // (widest + GAP)))
    rows = -(-len(cells) // columns)
    padding = [padded(cell, widest) for cell in cells]
    if across:
        return beside([padding[at::columns] for at in range(columns)])
    return beside([padding[at : at + rows] for at in range(0, len(cells), rows)])
