"""Closing a table: by its host, at once while no game runs with others, else if everybody else agrees.

Whoever has been away for days is not asked: those days are counted by the house's own time.
"""

from typing import TYPE_CHECKING

from taphouse.server.parts.questions import CLOSE, Question, others_at
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import CLOSED, OPEN, OVER, RUNNING
from taphouse.server.parts.visits import has_given_up
from taphouse.server.protocol.messages import CloseTable, Command

if TYPE_CHECKING:
    from taphouse.server.table.live_table import LiveTable

ENDED = "closed"
"""Why a game ended that was given up, in its record."""


async def close_table(table: "LiveTable", who: Who, command: CloseTable) -> None:
    """Host: close the table, or ask whoever else is in the game."""
    who.must_host()
    others = set[int]()
    if table.sheet.status == RUNNING:
        others = {seat for seat in others_at(table.sheet, who.seat) if not has_given_up(table, seat)}
    if others:
        table.questions.ask(CLOSE, seat=who.seat, key=who.key, waits_for=others)
        table.audience.info_changed()
        return
    await _close(table, who, command)


async def agreed(table: "LiveTable", _question: Question, who: Who, command: Command) -> None:
    """Close the table, as everybody agreed."""
    await _close(table, who, command)


async def _close(table: "LiveTable", who: Who, command: Command) -> None:
    """Write that the table is closed, then tell everybody and let it go. What was played can still be looked at."""
    table.questions.drop_all()
    draft = table.sheet.copy()
    host = draft.seat_of(draft.host)
    if host is not None:
        draft.closed_by = draft.chairs[host].name
    else:
        person = await table.bar.person(draft.host)
        draft.closed_by = person.name if person is not None else "The host"
    if draft.status == RUNNING:
        draft.ended = ENDED
        draft.status = OVER
    elif draft.status == OPEN:
        draft.status = CLOSED
    await table.keep(draft, who, command)
    table.bar.shut(table, draft.why_closed)
