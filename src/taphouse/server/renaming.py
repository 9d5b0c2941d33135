"""People change their names: the seats they have taken at unfinished tables go by the new one.

A table knows everybody by one name, the latest: on its card, in views, in the story and in the
record. No proof hangs on a name. When the game is over, names stay as they are.
"""

from typing import TYPE_CHECKING

import structlog

from taphouse.core.errors import TaphouseError
from taphouse.server.chat import house_line
from taphouse.server.people import Person, distinct
from taphouse.server.sheet import FREE, OVER

if TYPE_CHECKING:
    from taphouse.server.live import LiveTable

log = structlog.get_logger()


async def rename(table: "LiveTable", person: Person) -> None:
    """Let a person's seat, if there is one, go by that person's name; with a number if somebody else has it."""
    async with table.lock:
        sheet = table.sheet
        seat = sheet.seat_of(person.id)
        if seat is None or sheet.status == OVER:
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


async def greet(table: "LiveTable", person: str) -> None:
    """Ask for the name of somebody who comes to their seat: it may have changed while the table was elsewhere."""
    try:
        found = await table.bar.person(person)
        if found is not None:
            await rename(table, found)
    except TaphouseError as error:
        log.warning("name not looked up", table=table.id, error=str(error))
