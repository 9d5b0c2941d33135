"""Whoever comes to their table is greeted: by their latest name, and the table knows that it is not forgotten.

People change their names, and the seats they have taken at unfinished tables go by the new one. A
table knows everybody by one name, the latest: on its card, in views, in the story and in the
record. No proof hangs on a name. When the game is over, names stay as they are.
"""

from typing import TYPE_CHECKING

import structlog

from taphouse.core.errors import TaphouseError
from taphouse.server.chat import house_line
from taphouse.server.people import Person, distinct
from taphouse.server.sheet import FREE
from taphouse.server.shelf import DAY

if TYPE_CHECKING:
    from taphouse.server.live import LiveTable

log = structlog.get_logger()


async def rename(table: "LiveTable", person: Person) -> None:
    """Let a person's seat, if there is one, go by that person's name; with a number if somebody else has it."""
    async with table.lock:
        sheet = table.sheet
        seat = sheet.seat_of(person.id)
        if seat is None or not sheet.is_unfinished:
            return
        before = sheet.chairs[seat].name
        others = [chair.name for other, chair in enumerate(sheet.chairs) if other != seat and chair.kind != FREE]
        name = distinct(person.name, others)
        if name == before:
            return
        draft = sheet.copy()
        draft.chairs[seat].name = name
        await table.keep(draft, said=[house_line(table, f"{before} goes by {name} now.")])
        if table.dealt is not None:
            table.dealt.rename(seat, name)
            table.audience.start_over()


async def note_visit(table: "LiveTable") -> None:
    """Write down that one of its people was at an unfinished table, once a day."""
    async with table.lock:
        if table.sheet.is_unfinished and table.sheet.touched_at < table.bar.now() - DAY:
            await table.keep(table.sheet.copy())


async def greet(table: "LiveTable", person: str) -> None:
    """Welcome somebody who sits or hosts; the name may have changed while the table was elsewhere."""
    try:
        await note_visit(table)
        found = await table.bar.person(person)
        if found is not None:
            await rename(table, found)
    except TaphouseError as error:
        log.warning("somebody not greeted", table=table.id, error=str(error))
