"""Late friends: they knock at a table where a game is played, and are let in to a bot's seat or to a stool.

A seat is handed over between two moves, never while a bot chooses one there. From then on the person sees what the
seat sees, and nothing that only the seat knew before. The record keeps whose seat it was at the deal, and names
the person at each move that they decide.
"""

from taphouse.bots.by_name import bots_of
from taphouse.core.facts import typed
from taphouse.server.acts.context import Context
from taphouse.server.parts.door import may_answer
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import (
    BOT,
    GONE,
    KNOCKS,
    LATER,
    OPEN,
    OVER,
    PERSON,
    SEATING,
    STOOL,
    Chair,
    Guest,
    Sheet,
    Sitter,
)
from taphouse.server.person_names import distinct, must_be_distinct
from taphouse.server.protocol.commands import AnswerDoor, Command, Knock, LeaveDoor
from taphouse.server.protocol.problems import Refusal
from taphouse.server.words import said


async def knock(table: Context, who: Who, command: Knock) -> None:
    """Ask for a seat at a game that was dealt already. Whoever waits at the door already goes on waiting."""
    draft = table.now.sheet.copy()
    _must_be_welcome(draft, who)
    guest = draft.guest_of(who.person)
    if guest is not None and guest.state in (KNOCKS, SEATING):
        return
    table.now.door.must_not_be_hasty(who, guest)
    if sum(other.state == KNOCKS for other in draft.guests) >= table.now.settings.guests_at_door:
        raise Refusal("too_fast", said.door_crowded())
    name = await table.name_of(who)
    must_be_distinct(name, draft.names())
    if guest is None:
        draft.knocks += 1
        guest = Guest(draft.knocks, who.key, name)
        _make_room(table, draft)
        draft.guests.append(guest)
    guest.name = name
    guest.state = STOOL if draft.status == OVER else KNOCKS
    guest.unanswered = False
    await table.writer.keep(draft, who, command)


def _must_be_welcome(sheet: Sheet, who: Who) -> None:
    """Refuse a knock of somebody who cannot be let in, or need not knock."""
    if who.person is None:
        raise Refusal("not_yours", said.name_then_knock())
    if who.seat is not None:
        raise Refusal("not_now", said.sits_already())
    if sheet.status == OPEN:
        raise Refusal("not_now", said.no_need_to_knock())
    if any(gone.person == who.person for gone in sheet.removed):
        raise Refusal("not_yours", said.taken_off_table())
    if who.key in sheet.hushed:
        raise Refusal("not_yours", said.hushed())


def _make_room(table: Context, draft: Sheet) -> None:
    """Forget the oldest guests whom nobody waits for, if there are many."""
    spare = [guest for guest in draft.guests if guest.state in (LATER, STOOL)]
    spare.sort(key=lambda guest: (table.now.presence.is_there(guest.person), guest.number))
    surplus = len(draft.guests) + 1 - table.now.settings.guests_kept
    for guest in spare[: max(0, surplus)]:
        draft.guests.remove(guest)


async def leave_door(table: Context, who: Who, command: LeaveDoor) -> None:
    """Ask for no seat any more: only watch."""
    draft = table.now.sheet.copy()
    guest = draft.guest_of(who.person)
    if guest is None or guest.state == LATER:
        return
    if guest.turned:
        guest.state = LATER
    else:
        draft.guests.remove(guest)
    await table.writer.keep(draft, who, command)


async def answer_door(table: Context, who: Who, command: AnswerDoor) -> None:
    """Give a guest a bot's seat, a stool for the next game, or neither for now."""
    draft = table.now.sheet.copy()
    guest = draft.guest(command.guest)
    if guest is None or guest.state == SEATING or draft.seat_of(guest.person) is not None:
        raise Refusal("not_now", said.nobody_at_door())
    if not may_answer(draft, table.now.presence, guest, who):
        raise Refusal("not_yours", said.not_your_door())
    if command.seat is not None:
        guest.seat = command.seat
        await _let_in(table, draft, guest, who, command)
        return
    if not command.stool:
        guest.turned += who.key != guest.person
    guest.state, guest.unanswered = STOOL if command.stool else LATER, False
    await table.writer.keep(draft, who, command)
    if not command.stool and who.key != guest.person:
        table.now.door.turn_away(guest.person)


async def _let_in(table: Context, draft: Sheet, guest: Guest, who: Who, command: Command) -> None:
    """Give a seat to a guest: at once, or after the move that is being chosen there."""
    dealt, seat = table.now.running(), guest.seat
    chair = draft.chair(seat)
    if chair.kind not in (BOT, GONE):
        raise Refusal("not_now", said.not_a_bots_seat(who=typed(chair.name)))
    if any(other.state == SEATING and other.seat == seat for other in draft.guests):
        raise Refusal("not_now", said.promised_already())
    if not table.now.presence.is_there(guest.person):
        raise Refusal("not_now", said.guest_has_gone(who=typed(guest.name)))
    if seat in dealt.awaited():
        guest.state = SEATING
        await table.writer.keep(draft, who, command)
    else:
        await hand_over(table, draft, guest, who, command)


async def hand_over(
    table: Context, draft: Sheet, guest: Guest, who: Who | None = None, command: Command | None = None
) -> None:
    """Let a guest sit down in the place of a bot, between two moves."""
    dealt, seat = table.now.running(), guest.seat
    chair = draft.chairs[seat]
    sitter = Sitter(
        number=len(draft.sitters) + 1,
        seat=seat,
        person=guest.person,
        name=_name_for(table, draft, guest),
        moves=dealt.moves,
        chat=table.now.chat.latest,
        was=chair.name,
        bot=chair.bot if chair.kind == BOT else "",
    )
    draft.sitters.append(sitter)
    draft.chairs[seat] = Chair(PERSON, sitter.name, guest.person, was=chair.name)
    draft.guests.remove(guest)
    draft.seen[guest.person] = table.shared.time.now()
    line = table.now.chat.announcement(said.sat_down_late(who=typed(sitter.name), was=typed(chair.name)))
    await table.writer.keep(draft, who, command, said=[line])
    dealt.seat_late(sitter)
    table.audience.start_over()


def _name_for(table: Context, draft: Sheet, guest: Guest) -> str:
    """Find a name that in the record reads neither as another one who decided there, nor as a bot that stood in."""
    others = [chair.name for seat, chair in enumerate(draft.chairs) if seat != guest.seat]
    earlier = [sitter.name for sitter in draft.sitters if sitter.seat == guest.seat]
    return distinct(guest.name, [*others, *earlier, *bots_of(table.now.game)])
