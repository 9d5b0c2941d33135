"""Closing a table: by its host, at once while no game runs with others, else if everybody else agrees.

Somebody who has been away for days is not asked: those days are counted in open time.
"""

from taphouse.server.acts.context import Context
from taphouse.server.parts.questions import CLOSE, Question, others_at
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import CLOSED, OPEN, OVER, RUNNING
from taphouse.server.parts.visits import has_given_up
from taphouse.server.protocol.commands import CloseTable, Command

ENDED = "closed"
"""Why a game ended that was given up, in its record."""


async def close_table(table: Context, who: Who, command: CloseTable) -> None:
    """Host: close the table, or ask all others in the game."""
    who.must_host()
    others = set[int]()
    if table.now.sheet.status == RUNNING:
        others = others_at(table.now.sheet, who.seat)
        others -= {seat for seat in others if has_given_up(table.now, table.shared.time.now(), seat)}
    if others:
        table.now.questions.ask(CLOSE, seat=who.seat, key=who.key, waits_for=others)
        table.audience.info_changed()
        return
    await _close(table, who, command)


async def agreed(table: Context, _question: Question, who: Who, command: Command) -> None:
    """Close the table, as everybody agreed."""
    await _close(table, who, command)


async def _close(table: Context, who: Who, command: Command) -> None:
    """Write that the table is closed, then tell everybody and let it go. What was played can still be looked at."""
    table.now.questions.drop_all()
    draft = table.now.sheet.copy()
    host = draft.seat_of(draft.host)
    if host is not None:
        draft.closed_by = draft.chairs[host].name
    else:
        person = await table.shared.person(draft.host)
        draft.closed_by = person.name if person is not None else ""
    if draft.status == RUNNING:
        draft.ended = ENDED
        draft.status = OVER
    elif draft.status == OPEN:
        draft.status = CLOSED
    await table.writer.keep(draft, who, command)
    table.shut(draft.why_closed)
