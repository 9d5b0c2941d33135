"""Leaving the house for good, and ending the access of other devices.

Whoever leaves is forgotten: the name is gone from every table and from what was said, seats before
the deal are free, and in a running game a bot decides from then on. The moves stay: they are the
others' game, too.
"""

from typing import TYPE_CHECKING

import structlog

from taphouse.core.errors import TaphouseError
from taphouse.core.game import Game
from taphouse.server.acts.chat import house_line
from taphouse.server.acts.declarations import follow
from taphouse.server.parts.sheet import CLOSED, GONE, OPEN, PERSON, RUNNING, Chair, Sheet, read_sheet, row_of
from taphouse.server.person_names import distinct
from taphouse.server.protocol.problems import Elsewhere
from taphouse.server.store import Change
from taphouse.server.store.person import SOMEBODY, Person

if TYPE_CHECKING:
    from taphouse.server.bar.tables import Bar
    from taphouse.server.table.live_table import LiveTable

LEFT = "You have left the house. Give a name to come in again."
LEFT_HOST = "The host has left the house for good:"
SIGNED_OUT = "The access of your other devices was ended. Come in again."

log = structlog.get_logger()


async def forget(bar: "Bar", person: str) -> None:
    """Let somebody leave for good."""
    for code in await bar.store.tables_of(person):
        try:
            await leave_table(await bar.table(code), person)
        except Elsewhere:
            continue  # The process that owns it hears of it, and does the same.
        except TaphouseError:
            await _leave_paper(bar, code, person)
    await bar.store.write(Change(forgotten=[person]))
    hang_up(bar, person, LEFT, come_back=False)


async def end_others(bar: "Bar", person: Person) -> Person:
    """Let only those cookies of a person count that are given from now on."""
    newer = Person(person.id, person.name, person.epoch + 1)
    await bar.store.write(Change(people=[newer], signed_out=[newer.id]))
    hang_up(bar, person.id, SIGNED_OUT)
    return newer


async def hear_of(bar: "Bar", person: str) -> None:
    """Do at the tables of this process what another process was asked for."""
    if await bar.person(person) is not None:
        hang_up(bar, person, SIGNED_OUT)
        return
    for table in bar.awake():
        try:
            await leave_table(table, person)
        except TaphouseError as error:
            log.warning("somebody not forgotten", table=table.id, error=str(error))
    hang_up(bar, person, LEFT, come_back=False)


def hang_up(bar: "Bar", person: str, why: str, *, come_back: bool = True) -> None:
    """End every connection of a person; whoever may come back and has a good cookie does so at once."""
    for table in bar.awake():
        for listener in list(table.audience.listeners):
            if listener.person == person:
                listener.close(why, come_back=come_back)


async def leave_table(table: "LiveTable", person: str) -> None:
    """Forget a person at a table that is awake."""
    async with table.lock:
        before = table.sheet
        draft = without(table.game, before, person)
        table.questions.drop_all()
        heir = draft.seat_of(draft.host) if draft.host != before.host else None
        said = [] if heir is None else [house_line(table, f"{LEFT_HOST} {draft.chairs[heir].name} is the host now.")]
        await table.keep(draft, said=said)
        table.chat.forget(person)
        if table.dealt is not None:
            for seat, chair in enumerate(draft.chairs):
                if chair.name != before.chairs[seat].name:
                    table.dealt.rename(seat, chair.name)
            table.audience.start_over()
        if draft.status == CLOSED:
            table.bar.shut(table, draft.why_closed)


async def _leave_paper(bar: "Bar", code: str, person: str) -> None:
    """Forget a person at a table that cannot be brought back: closed, or of a game that is not here."""
    row = await bar.store.row(code)
    if row is not None:
        await bar.store.write(Change(kept=[row_of(without(None, read_sheet(row.sheet), person), row.seed)]))


def without(game: Game | None, sheet: Sheet, person: str) -> Sheet:
    """Give a sheet that does not know a person any more."""
    draft = sheet.copy()
    seat = draft.seat_of(person)
    if seat is not None:
        if draft.status == OPEN:
            draft.chairs[seat] = Chair()
            if game is not None:
                follow(game, draft, {seat: None})
        else:
            others = [chair.name for other, chair in enumerate(draft.chairs) if other != seat]
            running = draft.status == RUNNING
            draft.chairs[seat] = Chair(GONE if running else PERSON, distinct(SOMEBODY, others), stood_in=running)
    if draft.closed_by and draft.host == person:
        draft.closed_by = SOMEBODY
    if draft.host == person:
        draft.hand_to(next((chair.person for chair in draft.chairs if chair.kind == PERSON and chair.person), ""))
    if draft.status == OPEN and not draft.host:
        draft.status, draft.closed_by = CLOSED, SOMEBODY
    draft.hushed = [other for other in draft.hushed if other != person]
    draft.removed = [gone for gone in draft.removed if gone.person != person]
    draft.seen.pop(person, None)
    return draft
