"""Closing a table: by its host, at once while no game runs, else if everybody else who is there agrees."""

import asyncio
from time import time
from typing import TYPE_CHECKING

from taphouse.server.messages import AnswerClose, CloseTable
from taphouse.server.problems import Refusal
from taphouse.server.sheet import CLOSED, OVER, PERSON, RUNNING
from taphouse.server.who import Who

if TYPE_CHECKING:
    from taphouse.server.live import LiveTable


class ClosingQuestion:
    """The open question whether a running game may be given up, if there is one."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.waits_for: set[int] = set()
        """The seats whose yes is missing; empty while nobody is asked."""
        self._timer: asyncio.TimerHandle | None = None

    def ask(self, seats: set[int]) -> None:
        """Ask, for a while."""
        self.drop()
        self.waits_for = seats
        self._timer = asyncio.get_running_loop().call_later(self.table.settings.undo_patience, self._lapse)

    def drop(self) -> None:
        """Ask no longer."""
        self.waits_for = set()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _lapse(self) -> None:
        self.drop()
        self.table.audience.info_changed()


async def close_table(table: "LiveTable", who: Who, command: CloseTable) -> None:
    """Host: close the table, or ask whoever else is in the game."""
    who.must_host()
    others = _others(table, who.seat) if table.sheet.status == RUNNING else set[int]()
    if others:
        table.closing.ask(others)
        table.audience.info_changed()
        return
    await _close(table, who, command.id)


async def answer_close(table: "LiveTable", who: Who, command: AnswerClose) -> None:
    """Say yes or no; one no is enough, and everybody's yes is needed."""
    seat = who.seated()
    question = table.closing
    if seat not in question.waits_for:
        raise Refusal("not_now", "Nobody waits for your answer.")
    if command.yes and question.waits_for == {seat}:
        await _close(table, who, command.id)
        return
    if command.yes:
        question.waits_for.discard(seat)
    else:
        question.drop()
    table.audience.info_changed()


def _others(table: "LiveTable", asker: int | None) -> set[int]:
    """List the seats of the people who must agree: all who have not been away for long."""
    now = time()
    return {
        seat
        for seat, chair in enumerate(table.sheet.chairs)
        if seat != asker
        and chair.kind == PERSON
        and not chair.stood_in
        and not table.absence.has_left(chair.person, now)
    }


async def _close(table: "LiveTable", who: Who, command: str) -> None:
    """Write that the table is closed, then tell everybody and let it go. A game that is over can still be looked at."""
    table.closing.drop()
    draft = table.sheet.copy()
    host = draft.seat_of(draft.host)
    if host is not None:
        draft.closed_by = draft.chairs[host].name
    else:
        person = await table.bar.person(draft.host)
        draft.closed_by = person.name if person is not None else "The host"
    if draft.status != OVER:
        draft.status = CLOSED
    await table.keep(draft, who, command)
    table.bar.shut(table, draft.why_closed)
