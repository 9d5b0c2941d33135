"""What goes round every view of one table."""

from collections.abc import Sequence

from taphouse.core.view import View
from taphouse.terminal.language import seat_name


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
        return seat_name(seat, view.eyes, self.names)
