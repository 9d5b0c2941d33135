"""A stand-in: a bot decides for a seat until its person is back."""

from taphouse.core.facts import typed
from taphouse.server.acts.context import Context
from taphouse.server.clock import now
from taphouse.server.parts.sender import Who
from taphouse.server.protocol.commands import StandIn, TakeOver
from taphouse.server.protocol.problems import Refusal
from taphouse.server.words import said


async def stand_in(table: Context, who: Who, command: StandIn) -> None:
    """Let a bot decide for a seat that is away or past its clock; anybody else at the table may ask for it."""
    table.now.running()
    if who.at_the_table() == command.seat:
        raise Refusal("not_now", said.stand_in_for_oneself())
    draft = table.now.sheet.copy()
    chair = draft.chair(command.seat)
    if chair.is_run_here:
        raise Refusal("not_now", said.stood_in_already())
    if not table.now.presence.may_stand_in(command.seat, chair, now()):
        raise Refusal("not_now", said.in_time(who=typed(chair.name)))
    chair.stood_in = True
    await table.writer.keep(draft, who, command)


async def take_over(table: Context, who: Who, command: TakeOver) -> None:
    """Take the own seat back from the bot that stands in."""
    seat = who.seated()
    table.now.running()
    draft = table.now.sheet.copy()
    if not draft.chairs[seat].stood_in:
        raise Refusal("not_now", said.decides_already())
    draft.chairs[seat].stood_in = False
    await table.writer.keep(draft, who, command)
