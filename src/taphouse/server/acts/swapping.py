"""Before the deal: people ask each other to swap seats, and say that they are ready."""

from taphouse.core.facts import typed
from taphouse.server.acts.context import Context
from taphouse.server.acts.dealing import must_be_before_the_deal
from taphouse.server.acts.declarations import follow
from taphouse.server.parts.questions import SWAP, Question
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import PERSON
from taphouse.server.parts.situation import Situation
from taphouse.server.protocol.commands import AskSwap, Command, Ready
from taphouse.server.protocol.problems import Refusal
from taphouse.server.words import said


async def ask_swap(table: Context, who: Who, command: AskSwap) -> None:
    """Ask somebody else to swap seats; a stool that nobody or a bot has is taken with ``sit``."""
    draft = must_be_before_the_deal(table.now.sheet)
    seat, chair = who.at_the_table(), draft.chair(command.seat)
    if chair.kind != PERSON or command.seat == seat:
        raise Refusal("not_now", said.swap_with_people())
    if not table.now.presence.is_there(chair.person):
        raise Refusal("not_now", said.swap_with_absent(who=typed(chair.name)))
    questions = table.now.questions
    questions.ask(SWAP, seat=seat, key=who.key, waits_for={command.seat}, other=chair.person)
    table.audience.info_changed()


async def agreed(table: Context, question: Question, who: Who, command: Command) -> None:
    """Swap, as both agreed."""
    draft = must_be_before_the_deal(table.now.sheet)
    one, other = question.seat, who.seated()
    assert one is not None
    draft.chairs[one], draft.chairs[other] = draft.chairs[other], draft.chairs[one]
    follow(table.now.game, draft, {one: other, other: one})
    await table.writer.keep(draft, who, command)


def drop_moved(now: Situation) -> None:
    """Ask about a swap no longer when one of the two does not sit there any more."""
    question = now.questions.open.get(SWAP)
    if question is None:
        return
    chairs = now.sheet.chairs
    sits = {
        seat: chairs[seat].person
        for seat in (question.seat, *question.waits_for)
        if seat is not None and seat < len(chairs)
    }
    if sorted(sits.values()) != sorted((question.key, question.other)):
        now.questions.drop(SWAP)


async def ready(table: Context, who: Who, command: Ready) -> None:
    """Say that one is ready for the deal, or not yet."""
    draft = must_be_before_the_deal(table.now.sheet)
    chair = draft.chairs[who.at_the_table()]
    if chair.ready != command.yes:
        chair.ready = command.yes
        await table.writer.keep(draft, who, command)
