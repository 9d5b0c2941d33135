"""Another clock in the middle of a game: with more time at once, with less only if the other people agree."""

from taphouse.server.acts.context import Context
from taphouse.server.parts.questions import CLOCK, Question, others_at
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import RUNNING
from taphouse.server.protocol.commands import Command


def clock_now(table: Context, who: Who, wanted: str) -> str:
    """Give the clock that counts at once: the wanted one, or the old one while the others are asked about less time."""
    sheet = table.now.sheet
    before, after = (table.now.settings.clocks[clock] for clock in (sheet.clock, wanted))
    is_tighter = after > 0 and (before == 0 or after < before)
    others = others_at(sheet, who.seat)
    if sheet.status != RUNNING or not is_tighter or not others:
        table.now.questions.drop(CLOCK)
        return wanted
    table.now.questions.ask(CLOCK, seat=who.seat, key=who.key, waits_for=others, clock=wanted)
    table.audience.info_changed()
    return sheet.clock


async def agreed(table: Context, question: Question, who: Who, command: Command) -> None:
    """Set the clock that everybody agreed to."""
    draft = table.now.sheet.copy()
    draft.clock = question.clock
    await table.writer.keep(draft, who, command)
