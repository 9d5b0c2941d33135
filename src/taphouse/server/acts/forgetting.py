"""Forgetting somebody at a table, because they leave for good.

Somebody who leaves is forgotten: the name is gone from every table and from what was said, seats before
the deal are free, and in a running game a bot decides from then on. The moves stay: they are the
others' game, too.
"""

from taphouse.core.facts import Fact, typed
from taphouse.core.game import Game
from taphouse.server.acts.context import Context
from taphouse.server.acts.declarations import follow
from taphouse.server.parts.sheet import CLOSED, GONE, OPEN, PERSON, RUNNING, Chair, Sheet
from taphouse.server.person_names import distinct
from taphouse.server.shown.audience import Audience
from taphouse.server.store.person import SOMEBODY
from taphouse.server.words import said


def hang_up(audience: Audience, person: str, why: Fact, *, come_back: bool = True) -> None:
    """End every connection of a person to a table."""
    for listener in list(audience.listeners):
        if listener.person == person:
            listener.close(why, come_back=come_back)


async def leave_table(table: Context, person: str) -> None:
    """Forget a person at a table that is awake."""
    async with table.writer.lock:
        before = table.now.sheet
        draft = without(table.now.game, before, person)
        table.now.questions.drop_all()
        heir = draft.seat_of(draft.host) if draft.host != before.host else None
        lines = []
        if heir is not None:
            lines.append(table.now.chat.announcement(said.host_left(heir=typed(draft.chairs[heir].name))))
        await table.writer.keep(draft, said=lines)
        table.now.chat.forget(person)
        if table.now.dealt is not None:
            for seat, chair in enumerate(draft.chairs):
                if chair.name != before.chairs[seat].name:
                    table.now.dealt.rename(seat, chair.name)
            table.audience.start_over()
        if draft.status == CLOSED:
            table.shut(draft.why_closed)


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
    for sitter in draft.sitters:
        if sitter.person == person:
            sitter.person, sitter.name = "", draft.chairs[sitter.seat].name
    draft.series = [won for won in draft.series if won.person != person]
    draft.guests = [guest for guest in draft.guests if guest.person != person]
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
