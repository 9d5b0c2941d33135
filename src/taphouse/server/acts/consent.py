"""Answers to the questions at a table: one no is enough, and everybody's yes is needed."""

from collections.abc import Awaitable, Callable

from taphouse.server.acts import clock_change, closing, swapping, undo
from taphouse.server.acts.context import Context
from taphouse.server.parts.questions import CLOCK, CLOSE, SWAP, UNDO, Question
from taphouse.server.parts.sender import Who
from taphouse.server.protocol.commands import Answer, Command, Withdraw
from taphouse.server.protocol.problems import Refusal
from taphouse.server.words import said

AGREED: dict[str, Callable[[Context, Question, Who, Command], Awaitable[None]]] = {
    UNDO: undo.agreed,
    CLOSE: closing.agreed,
    CLOCK: clock_change.agreed,
    SWAP: swapping.agreed,
}
"""What is done when everybody has said yes."""


async def answer(table: Context, who: Who, command: Answer) -> None:
    """Say yes or no. Somebody who said yes may still say no while others are waited for."""
    seat = who.at_the_table()
    question = table.now.questions.find(command.question)
    if question is None or seat not in question.waits_for | question.agreed:
        raise Refusal("not_now", said.question_gone())
    if not command.yes:
        table.now.questions.refuse(question, seat)
        table.wake_bots()
    elif question.waits_for == {seat}:
        question.agreed.add(seat)
        await AGREED[question.about](table, question, who, command)
        table.now.questions.drop(question.about)
    else:
        question.waits_for.discard(seat)
        question.agreed.add(seat)
    table.audience.info_changed()


async def withdraw(table: Context, who: Who, command: Withdraw) -> None:
    """Ask no longer."""
    question = table.now.questions.find(command.question)
    if question is None or question.key != who.key:
        raise Refusal("not_now", said.question_of_others())
    table.now.questions.drop(question.about)
    table.wake_bots()
    table.audience.info_changed()
