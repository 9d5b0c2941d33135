"""Chat: what is said at a table, short and not too often."""

from taphouse.core.facts import typed
from taphouse.core.house import write_seats
from taphouse.server.acts.context import Context
from taphouse.server.clock import wall_now
from taphouse.server.parts.deduplication import digest_of
from taphouse.server.parts.presence import who_sits
from taphouse.server.parts.sender import Who
from taphouse.server.person_names import has_letters, tidy
from taphouse.server.protocol.commands import REACTIONS, Command, Mute, React, Say
from taphouse.server.protocol.problems import SERVER, Refusal
from taphouse.server.store import Change, ChatRow
from taphouse.server.words import said


async def say(table: Context, who: Who, command: Say) -> None:
    """Say something at the table."""
    text = tidy(command.text)
    if not has_letters(text):
        raise Refusal("malformed", said.no_letters())
    await _add(table, who, command, text=text, aside=command.aside)


async def react(table: Context, who: Who, command: React) -> None:
    """Raise a glass, or another quick reaction."""
    if command.reaction not in REACTIONS:
        raise Refusal("malformed", said.no_such_reaction(known=[typed(reaction) for reaction in REACTIONS]))
    await _add(table, who, command, reaction=command.reaction)


async def mute(table: Context, who: Who, command: Mute) -> None:
    """Let a seat's words go unheard, or heard again."""
    who.must_host()
    draft = table.now.sheet.copy()
    chair = draft.chair(command.seat)
    if not chair.is_somebody:
        raise Refusal("not_now", said.nobody_to_mute())
    name = who_sits(command.seat, chair)
    draft.hushed = [other for other in draft.hushed if other != name] + [name] * command.muted
    await table.writer.keep(draft, who, command)


async def _add(
    table: Context, who: Who, command: Command, *, text: str = "", reaction: str = "", aside: bool = False
) -> None:
    """Only those at the table and its host are heard, and only as far as the game lets them talk."""
    if who.seat is None and not who.hosts:
        raise Refusal("not_yours", said.talk_needs_a_place())
    chair = table.now.sheet.chairs[who.seat] if who.seat is not None else None
    if who.key in table.now.sheet.hushed:
        raise Refusal("not_now", said.hushed())
    talk = table.now.talk(who.seat)
    if not (talk.aside if aside else talk.aloud):
        closed = said.talk_closed() if talk.why is None else talk.why
        refusal = Refusal("not_now", said.talk_only_aloud() if talk.aloud else closed)
        refusal.package = SERVER if talk.aloud or talk.why is None else table.now.game.package
        raise refusal
    if not table.now.chat.limit.take(who.key):
        raise Refusal("too_fast", said.talk_too_fast())
    row = ChatRow(
        table=table.now.id,
        number=table.now.chat.latest + 1,
        seat=-1 if who.seat is None else who.seat,
        name=chair.name if chair is not None else await table.name_of(who),
        text=text,
        reaction=reaction,
        at=int(wall_now()),
        author=who.key,
        command=command.id,
        heard_by=write_seats(talk.team) if aside else "",
        digest=digest_of(command),
    )
    await table.writer.write(Change(chat=[row]))
    table.now.chat.add(row)
    table.audience.wake_all()
