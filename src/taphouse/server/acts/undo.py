"""Taking moves back: at once while nobody learned anything, by consent of the other people beyond that.

A stranger to the game could otherwise look at a card and put it back. So nobody counts as
agreeing because a bot stands in, or because of being away; only at a table that was called
friendly before the deal people who are away are not waited for. Bots agree where no other person has a
seat; from then on the game is practice, and its record says so.
"""

from taphouse.server.acts.context import Context
from taphouse.server.parts.presence import who_sits
from taphouse.server.parts.questions import UNDO, Question, others_at
from taphouse.server.parts.sender import Who
from taphouse.server.parts.taken_back import PRACTICE, agreed_by
from taphouse.server.protocol.commands import Command, Undo
from taphouse.server.protocol.problems import Refusal
from taphouse.server.words import said


async def undo(table: Context, who: Who, command: Undo) -> None:
    """Take the latest move back, or ask the other people at the table."""
    seat = who.seated()
    dealt = table.now.running()
    if dealt.may_undo(seat):
        await table.writer.take_back(seat, dealt.moves - 1, who, command)
        return
    keep = dealt.latest_move_of(seat)
    if keep is None:
        raise Refusal("not_now", said.no_move_to_take_back())
    others = others_at(table.now.sheet, seat)
    if not others:
        if not (command.practice or dealt.table.record.practice):
            raise Refusal("not_now", said.only_as_practice())
        await table.writer.take_back(seat, keep, who, command, PRACTICE)
        return
    if table.now.sheet.friendly:
        chairs = table.now.sheet.chairs
        others = {other for other in others if table.now.presence.is_there(who_sits(other, chairs[other]))}
    if not others:
        await table.writer.take_back(seat, keep, who, command, agreed_by(()))
        return
    table.now.questions.ask(UNDO, seat=seat, key=who.key, waits_for=others, keep=keep)
    table.wake_bots()
    table.audience.info_changed()


async def agreed(table: Context, question: Question, who: Who, command: Command) -> None:
    """Take back what everybody agreed to."""
    assert question.seat is not None
    # It is answered: what happens now is no reason for it to lapse.
    table.now.questions.drop(UNDO)
    await table.writer.take_back(question.seat, question.keep, who, command, agreed_by(question.agreed))
