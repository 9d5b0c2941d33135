"""The seats: who sits there, with what, and whom the table waits for."""

from collections.abc import Sequence

from rich.text import Text

from taphouse.core.facts import typed
from taphouse.core.view import SeatView, View, Zone
from taphouse.terminal.frame import Frame
from taphouse.terminal.language import tell
from taphouse.terminal.text import beside, in_columns
from taphouse.terminal.words import said


def seat_lines(view: View, frame: Frame, *, brief: bool = False) -> list[Text]:
    """Every seat with its counters and notes, from one's own on; a mark shows whom the table waits for.

    ``brief``: without its notes, and without what it hides.
    """
    first = view.eyes or 0
    seats = [view.seats[(first + step) % len(view.seats)] for step in range(len(view.seats))]
    plates = [Plate(view, frame, seat) for seat in seats]
    words = [plate.words(brief=brief) for plate in plates]
    flow = in_columns(words, frame.width, across=True)
    is_cut = any(line.cell_len > frame.width for line in words)
    boards = [board for board in (score_board(plates), score_list(plates)) if _fits(board, frame)]
    best = min(boards, key=len, default=flow)
    return best if is_cut or (len(best) < len(flow) and not brief) else flow


def _fits(lines: Sequence[Text], frame: Frame) -> bool:
    return all(line.cell_len <= frame.width for line in lines)


class Plate:
    """What stands at one seat."""

    def __init__(self, view: View, frame: Frame, seat: SeatView) -> None:
        self.name = Text(("► " if seat.awaited else "  ") + frame.name(view, seat.seat), style="bold")
        self.facts = {view.labels[name]: str(value) for name, value in seat.counters.items()}
        self.hidden: dict[str, str] = {}
        """What is told as a number of things somewhere: ``5 in hand``."""
        for zone in view.zones:
            if _is_counted_at(zone, seat) and seat.seat != view.eyes:
                self.hidden[tell(said.in_hand(zone=typed(zone.label.lower())))] = str(zone.count)
        self.notes = ([seat.team] if seat.team else []) + seat.notes

    def words(self, *, brief: bool = False) -> Text:
        """Everything in one line."""
        facts = [f"{label} {value}" for label, value in self.facts.items()]
        if not brief:
            facts += [f"{value} {label}" for label, value in self.hidden.items()] + self.notes
        return Text.assemble(self.name, f" {', '.join(facts)}")

    def told(self) -> dict[str, str]:
        """What is counted at it, seen or hidden."""
        return {**self.facts, **self.hidden}


def score_board(plates: Sequence[Plate]) -> list[Text]:
    """The seats as columns, with a line for each counter."""
    labels = _labels_of(plates)
    columns = [[Text(), *(Text(f"  {label}") for label in labels), Text()]]
    for plate in plates:
        cells = [f"  {plate.told().get(label, '-')}" for label in labels]
        columns.append([plate.name, *(Text(cell) for cell in cells), Text(f"  {', '.join(plate.notes)}")])
    lines = beside(columns, gap=1)
    return lines if any(plate.notes for plate in plates) else lines[:-1]


def score_list(plates: Sequence[Plate]) -> list[Text]:
    """The seats as lines, with a column for each counter."""
    columns = [[Text(), *(plate.name for plate in plates)]]
    for label in _labels_of(plates):
        columns.append([Text(label), *(Text(plate.told().get(label, "-").rjust(len(label))) for plate in plates)])
    columns.append([Text(), *(Text(", ".join(plate.notes)) for plate in plates)])
    return beside(columns, gap=1)


def _labels_of(plates: Sequence[Plate]) -> list[str]:
    return list(dict.fromkeys(label for plate in plates for label in plate.told()))


def _is_counted_at(zone: Zone, seat: SeatView) -> bool:
    """Whether only the number of things can be told, and no counter tells it already; an empty row hides nothing."""
    told = any("card" in name or name in (zone.id, zone.kind) for name in seat.counters)
    hides = zone.count > 0 or zone.kind in ("hand", "pile")
    return zone.seat == seat.seat and not zone.items and hides and not told
