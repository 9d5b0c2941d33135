"""Somebody comes to their table: it takes over their latest name, and notes the visit.

People change their names, and the seats they have taken at unfinished tables go by the new one. A
table knows everybody by one name, the latest: on its card, in views, in the story and in the
record. No proof hangs on a name. When the game is over, names stay as they are.

A new name is something said, too. In the middle of a game nobody calls it out, and where nothing
may be said aloud, or the person's words go unheard, the seat keeps the name that it has.
"""

import structlog

from taphouse.core.errors import TaphouseError
from taphouse.core.facts import typed
from taphouse.server.acts.context import Context
from taphouse.server.parts.sheet import FREE, RUNNING
from taphouse.server.parts.visits import note_visits
from taphouse.server.person_names import distinct, looks_like
from taphouse.server.store.person import Person
from taphouse.server.words import said

log = structlog.get_logger()


async def rename(table: Context, person: Person) -> None:
    """Let a person's seat, if there is one, go by that person's name; with a number if somebody else has it.

    A name that looks like somebody else's at the table was refused when it was given; it does not come in by the
    way of a table that was asleep.
    """
    async with table.writer.lock:
        sheet = table.now.sheet
        seat = sheet.seat_of(person.id)
        if seat is None or not sheet.is_unfinished:
            return
        before = sheet.chairs[seat].name
        others = [chair.name for other, chair in enumerate(sheet.chairs) if other != seat and chair.kind != FREE]
        name = distinct(person.name, others)
        if name == before or looks_like(name, others) or not _may_be_told(table, person.id, seat):
            return
        draft = sheet.copy()
        chair, sitter = draft.chairs[seat], draft.sitter(seat)
        chair.name = name
        if sitter is not None:
            sitter.name = name
        lines = []
        if sheet.status == RUNNING:
            chair.was = "" if name == (chair.was or before) else chair.was or before
        else:
            lines.append(table.now.chat.announcement(said.goes_by(was=typed(before), name=typed(name))))
        await table.writer.keep(draft, said=lines)
        if table.now.dealt is not None:
            table.now.dealt.rename(seat, name)
            table.audience.start_over()


def _may_be_told(table: Context, person: str, seat: int) -> bool:
    """Whether everybody may hear of a new name."""
    return person not in table.now.sheet.hushed and table.now.talk(seat).aloud


async def note_visit(table: Context) -> None:
    """Write down that its people are at an unfinished table, once an hour."""
    async with table.writer.lock:
        draft = note_visits(table.now, table.shared.time.now())
        if draft is not None:
            await table.writer.keep(draft)


async def greet(table: Context, person: str) -> None:
    """Welcome somebody who sits or hosts; the name may have changed while the table was elsewhere."""
    try:
        await note_visit(table)
        found = await table.shared.person(person)
        if found is not None:
            await rename(table, found)
    except TaphouseError as error:
        log.warning("somebody not greeted", table=table.now.id, error=str(error))
