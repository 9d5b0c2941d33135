"""What lies on the table, and in one's hand."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from taphouse.core.facts import references, typed
from taphouse.core.view import Item, View, Zone
from taphouse.terminal.cards import Drawn, Size, drawn
from taphouse.terminal.choices import Choice
from taphouse.terminal.frame import Frame
from taphouse.terminal.grid import GRID, grid_lines, legend_of, numbers_in
from taphouse.terminal.language import tell
from taphouse.terminal.text import beside, flowed, wrapped
from taphouse.terminal.words import said

ZONE_GAP = 3
BESIDE_LEAST = 32
"""Room beside a grid in which words can stand."""
HAND = "hand"
PILE = "pile"


def own_hands(view: View) -> list[Zone]:
    """What whoever looks holds."""
    return [zone for zone in view.zones if _is_own_hand(view, zone)]


class Folds(NamedTuple):
    """What there is no room for: zones that are told by their faces alone, and those that are left out."""

    faces: Sequence[Zone] = ()
    left_out: Sequence[Zone] = ()


NO_FOLDS = Folds()


def folded_table(view: View, frame: Frame, choices: Sequence[Choice], room: int) -> list[Text]:
    """Tell the table in so many lines, if it can be done: what no move is about is shortened first.

    What is shortened is told whole by ``i``, and the last line says so.
    """
    zones = _by_need(view, [zone for zone in reversed(_on_table(view)) if zone.kind != GRID])

    def lines(folds: Folds) -> list[Text]:
        told = said.names_what_is_left_out() if folds.left_out else said.names_in_full()
        drawn_so = table_lines(view, frame, choices, Size.INLINE, one_row=True, folds=folds)
        return drawn_so + (wrapped(tell(told), frame.width) if folds.faces else [])

    def fits(folds: Folds) -> bool:
        return len(lines(folds)) <= room

    def first(steps: int) -> Folds:
        return Folds(zones[:steps], zones[: max(0, steps - len(zones))])

    most = 2 * len(zones)
    folds = first(min(most, bisect_left(range(most + 1), True, key=lambda steps: fits(first(steps)))))
    for zone in reversed(folds.faces):
        in_full = Folds([other for other in folds.faces if other is not zone], folds.left_out)
        if zone not in folds.left_out and fits(in_full):
            folds = in_full
    return lines(folds)


def _by_need(view: View, zones: Sequence[Zone]) -> list[Zone]:
    """Put zones that no move is about first: those of others, then one's own where the aim tells of it."""
    about = {name for move in view.moves for name in (*move.on, *(references(move.do) if move.do is not None else ()))}

    def need(zone: Zone) -> tuple[bool, bool, bool, bool]:
        is_asked = f"zone:{zone.id}" in about or any(f"item:{item.id}" in about for item in zone.items)
        is_own = zone.seat is not None and zone.seat == view.eyes
        return is_asked, is_own and not view.aim, zone.seat is None, is_own

    return sorted(zones, key=need)


def _on_table(view: View) -> list[Zone]:
    return [zone for zone in view.zones if zone.seat is None or (zone.items and not _is_own_hand(view, zone))]


def table_lines(
    view: View, frame: Frame, choices: Sequence[Choice], size: Size, *, one_row: bool, folds: Folds = NO_FOLDS
) -> list[Text]:
    """What lies in the middle, and whatever of the seats lies open; ``one_row``: beyond the first row in words.

    A grid is always drawn. Where there is little room, all else is told in words beside it.
    """
    zones = [zone for zone in _on_table(view) if zone not in folds.left_out]
    if any(zone.kind == GRID for zone in zones):
        return _beside_grid(view, frame, choices, zones, folds)
    blocks: list[list[Text]] = []
    while zones and size != Size.INLINE:
        block = _zone_block(view, frame, zones[0], size)
        if one_row and sum(_width_of(other) + ZONE_GAP for other in blocks) + _width_of(block) > frame.width:
            break
        blocks.append(block)
        zones.pop(0)
    words = [_zone_told(view, frame, zone, frame.width, faces=zone in folds.faces) for zone in zones]
    return flowed(blocks, frame.width, ZONE_GAP) + flowed(words, frame.width, ZONE_GAP)


def _beside_grid(
    view: View, frame: Frame, choices: Sequence[Choice], zones: Sequence[Zone], folds: Folds
) -> list[Text]:
    grid = next(zone for zone in zones if zone.kind == GRID)
    others = [zone for zone in zones if zone is not grid]
    legend = f" ({legend_of(grid)})" if legend_of(grid) else ""
    block = [
        Text(f"{zone_label(view, frame, grid)}{legend}"),
        *grid_lines(grid, numbers_in(view, choices, frame.width)),
    ]
    room = frame.width - _width_of(block) - ZONE_GAP
    if room < BESIDE_LEAST:
        return block + flowed([_zone_faces(view, frame, zone, frame.width) for zone in others], frame.width, ZONE_GAP)
    told = [_zone_told(view, frame, zone, room, faces=zone.seat is not None or zone in folds.faces) for zone in others]
    return beside([block, flowed(told, room, ZONE_GAP)], ZONE_GAP)


def _zone_told(view: View, frame: Frame, zone: Zone, width: int, *, faces: bool) -> list[Text]:
    """Tell a zone in words, or by its faces alone."""
    if faces and zone.items:
        return _zone_faces(view, frame, zone, width)
    return _zone_inline(view, frame, zone, width)


def _zone_faces(view: View, frame: Frame, zone: Zone, width: int) -> list[Text]:
    """Tell a zone by the faces of its things, how many there are of each, and their marks."""
    cards = [Drawn(item) for item in zone.items]
    many = any(card.item.number > 1 for card in cards)
    faces = [
        " ".join([str(card.item.number), card.face(), card.below]).strip() if many else card.face() for card in cards
    ]
    return wrapped(f"{zone_label(view, frame, zone)}: {(', ' if many else ' ').join(faces)}", width, indent="  ")


def _width_of(block: Sequence[Text]) -> int:
    return max(line.cell_len for line in block)


def _is_own_hand(view: View, zone: Zone) -> bool:
    return zone.kind == HAND and zone.seat is not None and zone.seat == view.eyes


def _zone_block(view: View, frame: Frame, zone: Zone, size: Size) -> list[Text]:
    label = Text(zone_label(view, frame, zone))
    cards = _zone_cards(view, frame, zone)
    return [label, *(drawn(cards, size, frame.width) if cards else [Text(tell(said.nothing_there()))])]


def _zone_inline(view: View, frame: Frame, zone: Zone, width: int) -> list[Text]:
    label = zone_label(view, frame, zone)
    if not zone.items:
        return [Text(label if zone.count else f"{label}: -")]
    before = Text(f"{label}: ")
    cards = _zone_cards(view, frame, zone)
    if before.cell_len + max(card.inline_width() for card in cards) > width:
        return [Text(f"{label}:"), *beside([[Text("  ")], drawn(cards, Size.INLINE, width - 2)], gap=0)]
    return beside([[before], drawn(cards, Size.INLINE, width - before.cell_len)], gap=0)


def zone_label(view: View, frame: Frame, zone: Zone) -> str:
    """Call a zone by whose it is, and tell how much of it nobody sees."""
    many = f" {zone.count}" if zone.count > len(zone.items) else ""
    if zone.seat is None:
        return f"{zone.label}{many}"
    what = typed(zone.label.lower())
    if zone.seat == view.eyes:
        return f"{tell(said.own_things(zone=what))}{many}"
    return f"{tell(said.things_of(who=typed(frame.name(view, zone.seat)), zone=what))}{many}"


def _zone_cards(view: View, frame: Frame, zone: Zone) -> list[Drawn]:
    numbered = any(item.number > 1 for item in zone.items)
    items = zone.items[-1:] if zone.kind == PILE and not numbered else zone.items
    if zone.kind == PILE and not items and zone.count:
        items = [Item()]
    return [Drawn(item, "" if item.seat is None else frame.name(view, item.seat)) for item in items]


def hand_lines(view: View, frame: Frame, choices: Sequence[Choice], size: Size) -> list[Text]:
    """One's own cards; those that can be played carry the number of the move."""
    numbers = {place: str(choice.number) for choice in reversed(choices) for place in choice.move.on}
    lines: list[Text] = []
    for zone in own_hands(view):
        cards = [Drawn(item, numbers.get(f"item:{item.id}", "")) for item in zone.items]
        if size <= Size.INLINE:
            label = Text(f"{zone_label(view, frame, zone)}: ")
            lines += beside([[label], drawn(cards, size, frame.width - label.cell_len)], gap=0)
        else:
            lines += drawn(cards, size, frame.width)
    return lines


def things_in_words(view: View, frame: Frame) -> list[str]:
    """Every card that can be seen, by its full name."""
    lines: list[str] = []
    for zone in view.zones:
        if zone.items:
            lines.append(zone_label(view, frame, zone))
            lines += [_thing_in_words(item) for item in zone.items]
    return lines


def _thing_in_words(item: Item) -> str:
    marks = f" ({', '.join(item.marks)})" if item.marks else ""
    return f"  {Drawn(item).words():<24} {item.label}{marks}"
