"""What goes round every view of one table."""

from collections.abc import Sequence

from taphouse.core.view import View


class Frame:
    """The game's title, the names, and the room there is."""

    def __init__(self, title: str, names: Sequence[str], width: int = 80, height: int = 24) -> None:
        self.title = title
        self.names = names
        self.width = width
        self.height = height
        """Lines there are in all, the one where something is typed included."""

    def name(self, view: View, seat: int) -> str:
        """Call a seat as the one who looks would."""
        if seat == view.eyes:
            return "You"
        return self.names[seat] if seat < len(self.names) else f"Seat {seat + 1}"
