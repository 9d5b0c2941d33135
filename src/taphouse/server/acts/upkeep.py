"""What is done at a table without a command: greeting, another host, guests at the door, a deal, the proof."""

from taphouse.server.acts.context import Context
from taphouse.server.acts.door_keeping import DoorKeeping
from taphouse.server.acts.greeting import greet
from taphouse.server.acts.hosting import Hosting
from taphouse.server.acts.proof import prove
from taphouse.server.acts.shares import Dealing
from taphouse.server.acts.swapping import drop_moved
from taphouse.server.parts.sheet import OVER


class Upkeep:
    """Looks after one table."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self._hosting = Hosting(table)
        self._dealing = Dealing(table)
        self._door = DoorKeeping(table)

    def came(self, person: str | None) -> None:
        """Welcome somebody who came."""
        self._hosting.look()
        if person is not None and person in self.table.now.sheet.people():
            self.table.tasks.start(greet(self.table, person))

    def went(self) -> None:
        """Look whether somebody is missed."""
        self._hosting.look()

    def sheet_changed(self) -> None:
        """Look whether there is something to wait for."""
        drop_moved(self.table.now)
        self._hosting.look()
        self._dealing.look()
        self._door.look()

    def game_changed(self) -> None:
        """Check the record when the game is over."""
        now = self.table.now
        if now.sheet.guests:
            self._door.look()
        if now.sheet.status == OVER:
            now.questions.drop_all()
            if not now.sheet.checked:
                self.table.tasks.start(prove(self.table))

    def stop(self) -> None:
        """Wait for nothing any more."""
        self._hosting.stop()
        self._dealing.stop()
        self._door.stop()
