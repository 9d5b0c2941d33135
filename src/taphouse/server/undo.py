"""Taking moves back: at once while nobody learned anything, by consent of the table beyond that."""

from time import time
from typing import TYPE_CHECKING

from msgspec import Struct

from taphouse.core.moves import Seat
from taphouse.server.messages import AnswerUndo, Undo
from taphouse.server.problems import Refusal
from taphouse.server.sheet import PERSON
from taphouse.server.who import Who

if TYPE_CHECKING:
    from taphouse.server.live import LiveTable


class Asked(Struct):
    """The question whether a seat may take its latest move back, and with it all that came after."""

    seat: int
    keep: int
    """How many moves are left then."""
    waits_for: set[int]
    until: float


class UndoQuestion:
    """The open question, if there is one. Bots wait while it is open."""

    def __init__(self) -> None:
        self.asked: Asked | None = None

    def drop_after(self, mover: int | None) -> bool:
        """Drop the question when its asker has moved on (or, with None, when the record was cut); True if it was."""
        if self.asked is None or mover not in (None, self.asked.seat):
            return False
        self.asked = None
        return True

    def drop_late(self, now: float) -> bool:
        """Drop a question that was not answered in time; True if there was one."""
        if self.asked is None or now < self.asked.until:
            return False
        self.asked = None
        return True


async def undo(table: "LiveTable", who: Who, command: Undo) -> None:
    """Take the latest move back, or ask the other people at the table."""
    seat = who.seated()
    dealt = table.running()
    if dealt.table.may_undo(Seat(seat)):
        await table.take_back(seat, dealt.moves - 1, who, command.id)
        return
    if table.undo.asked is not None:
        raise Refusal("not_now", "The table is being asked already. Wait for the answers.")
    keep = dealt.latest_move_of(seat)
    if keep is None:
        raise Refusal("not_now", "You have made no move that could be taken back.")
    waits_for = {
        other
        for other, chair in enumerate(table.sheet.chairs)
        if other != seat and chair.kind == PERSON and not chair.stood_in
    }
    if not waits_for:
        await table.take_back(seat, keep, who, command.id)
        return
    table.undo.asked = Asked(seat, keep, waits_for, time() + table.settings.undo_patience)
    table.audience.info_changed()


async def answer_undo(table: "LiveTable", who: Who, command: AnswerUndo) -> None:
    """Say yes or no; one no is enough, and everybody's yes is needed."""
    seat = who.seated()
    table.running()
    asked = table.undo.asked
    if asked is None or seat not in asked.waits_for:
        raise Refusal("not_now", "Nobody waits for your answer.")
    if command.yes:
        asked.waits_for.discard(seat)
        if not asked.waits_for:
            await table.take_back(asked.seat, asked.keep, who, command.id)
            return
    else:
        table.undo.asked = None
        table.pace.changed()
    table.audience.info_changed()
