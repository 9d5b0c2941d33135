"""Things on the table, drawn with box characters: readable without colour, tinted where there is some."""

from collections.abc import Sequence
from enum import IntEnum
from textwrap import wrap

from rich.cells import cell_len, set_cell_size
from rich.color import Color
from rich.style import Style
from rich.text import Text

from taphouse.core.view import Item
from taphouse.terminal.text import cut, flowed, wrapped

NOTE_WIDTH = 9
TALL_MOST = 12
MARKS_WIDTH = 9


class Size(IntEnum):
    """How large a card is drawn, where there is room for it."""

    FACES = 0
    """The few letters alone, where a key tells the rest."""
    INLINE = 1
    FLAT = 2
    TALL = 3


class Drawn:
    """An item together with the words on its rim: who laid it or its number above, its marks below."""

    def __init__(self, item: Item, above: str = "") -> None:
        self.item = item
        self.above = above
        self.below = _marks_in(item.marks, MARKS_WIDTH)

    @property
    def is_hidden(self) -> bool:
        """Whether it lies face down."""
        return not (self.item.face or self.item.note or self.item.label)

    def face(self) -> str:
        """The few letters it shows."""
        return "░░" if self.is_hidden else self.item.face or self.item.label or self.item.id

    def note(self) -> str:
        """What stands below it; a face that says nothing else is explained by its label."""
        item = self.item
        return item.note or ("" if item.face in item.label else item.label)

    def words(self) -> str:
        """Both in one line, and how many there are of it."""
        many = f"{self.item.number} x " if self.item.number > 1 else ""
        return f"{many}{self.face()} {self.note()}".strip()

    def inline_width(self) -> int:
        """How much room it takes as a few words in brackets."""
        around = [word for word in (self.above, self.below) if word]
        return cell_len(" ".join([*around, f"[{self.words()}]"]))


def _marks_in(marks: Sequence[str], width: int) -> str:
    """Join as many marks as fit; the later ones matter more, they say what is so just now."""
    for first in range(len(marks)):
        words = "·".join(marks[first:])
        if cell_len(words) <= width:
            return words
    return marks[-1] if marks else ""


def drawn(cards: Sequence[Drawn], size: Size, width: int) -> list[Text]:
    """Draw cards in rows: tall ones all alike, flat ones each as wide as it must be."""
    if size <= Size.INLINE:
        return flowed([_in_words(card, size, width) for card in cards], width)
    bodies = [_body(card, size, width - 2) for card in cards]
    height = max((len(body) for body in bodies), default=0)
    widths = [_width_of(card, body) for card, body in zip(cards, bodies, strict=True)]
    if size == Size.TALL:
        widths = [min(max(4, *widths), TALL_MOST)] * len(cards) if cards else []
    boxes = [
        _boxed(card, body, min(inner, width - 2), height)
        for card, body, inner in zip(cards, bodies, widths, strict=True)
    ]
    return flowed(boxes, width, gap=0)


def _width_of(card: Drawn, body: Sequence[str]) -> int:
    return max(cell_len(line) for line in (card.above, card.below, *body))


def _body(card: Drawn, size: Size, width: int) -> list[str]:
    if size == Size.FLAT:
        return [line.plain for line in wrapped(card.words(), width)]
    return [card.face(), *wrap(card.note(), NOTE_WIDTH, break_long_words=False)]


def _boxed(card: Drawn, body: Sequence[str], inner: int, height: int) -> list[Text]:
    left, right, side, line = ("╔╚", "╗╝", "║", "═") if card.item.marks else ("┌└", "┐┘", "│", "─")
    tint = tint_style(card.item.tint)
    block = [_rim(left[0], card.above, line, right[0], inner)]
    for text in [*body, *[""] * (height - len(body))]:
        words = cut(text, inner)
        before = (inner - cell_len(words)) // 2
        middle = set_cell_size(" " * before + words, inner)
        block.append(Text.assemble(side, (middle, tint), side))
    return [*block, _rim(left[1], card.below, line, right[1], inner)]


def _rim(left: str, word: str, line: str, right: str, inner: int) -> Text:
    word = cut(word, inner)
    return Text.assemble(left, (word, "bold"), line * (inner - cell_len(word)), right)


def _in_words(card: Drawn, size: Size, width: int) -> list[Text]:
    """A card as a few words in brackets; what does not fit the line goes on below."""
    text = Text()
    if card.above:
        text.append(f"{card.above} ", "bold")
    text.append(f"[{card.face() if size == Size.FACES else card.words()}]", tint_style(card.item.tint))
    if card.below and size != Size.FACES:
        text.append(f" {card.below}")
    return [text] if text.cell_len <= width else wrapped(text.plain, width, indent="  ")


def tint_style(tint: str) -> Style:
    """Make a style of ``#rrggbb`` with letters that can be read on it."""
    if not tint:
        return Style()
    ground = Color.parse(tint)
    red, green, blue = ground.get_truecolor()
    light = 299 * red + 587 * green + 114 * blue > 128_000
    return Style(color="#000000" if light else "#ffffff", bgcolor=tint)
