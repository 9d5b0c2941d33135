"""The seats: who sits there, with what, and whom the table waits for."""

from collections.abc import Sequence

from rich.text import Text

from taphouse.core.facts import typed
from taphouse.core.view import SeatView, View, Zone
from taphouse.terminal.frame import Frame
from taphouse.terminal.language import tell
from taphouse.terminal.text import beside, in_columns
from taphouse.terminal.words import said


def seat_lines(view: View, frame: Frame) -> list[Text]:
    """Every seat with its counters and notes, from one's own on; a mark shows whom the table waits for."""
    first = view.eyes or 0
    seats = [view.seats[(first + step) % len(view.seats)] for step in range(len(view.seats))]
    plates = [Plate(view, frame, seat) for seat in seats]
    flow = in_columns([plate.words() for plate in plates], frame.width, across=True)
    board = score_board(plates)
    fits = all(line.cell_len <= frame.width for line in board)
    return board if fits and len(board) < len(flow) else flow


class Plate:
    """What stands at one seat."""

    def __init__(self, view: View, frame: Frame, seat: SeatView) -> None:
        self.name = Text(("► " if seat.awaited else "  ") + frame.name(view, seat.seat), style="bold")
        self.facts = {view.labels[name]: str(value) for name, value in seat.counters.items()}
        self.held: set[str] = set()
        """What is told as a number of things somewhere: ``5 in hand``."""
        for zone in view.zones:
            if _is_counted_at(zone, seat) and seat.seat != view.eyes:
                where = tell(said.in_hand(zone=typed(zone.label.lower())))
                self.facts[where] = str(zone.count)
                self.held.add(where)
        self.notes = ([seat.team] if seat.team else []) + seat.notes

    def words(self) -> Text:
        """Everything in one line."""
        facts = [
            f"{value} {label}" if label in self.held else f"{label} {value}" for label, value in self.facts.items()
        ]
        return Text.assemble(self.name, f" {', '.join(facts + self.notes)}")


def score_board(plates: Sequence[Plate]) -> list[Text]:
    """The seats as columns, with a line for each counter."""
    labels = list(dict.fromkeys(label for plate in plates for label in plate.facts))
    columns = [[Text(), *(Text(f"  {label}") for label in labels), Text()]]
    for plate in plates:
        cells = [f"  {plate.facts.get(label, '-')}" for label in labels]
        columns.append([plate.name, *(Text(cell) for cell in cells), Text(f"  {', '.join(plate.notes)}")])
    lines = beside(columns, gap=1)
    return lines if any(plate.notes for plate in plates) else lines[:-1]


def _is_counted_at(zone: Zone, seat: SeatView) -> bool:
    """Whether only the number of things can be told, and no counter tells it already."""
    told = any("card" in name or name in (zone.id, zone.kind) for name in seat.counters)
    return zone.seat == seat.seat and not zone.items and not told
