"""Before the deal: seats, host and options of a table."""

from taphouse.bots.by_name import bots_of
from taphouse.core.errors import quoted
from taphouse.core.facts import typed
from taphouse.core.levels import USUAL
from taphouse.server.acts.clock_change import clock_now
from taphouse.server.acts.context import Context
from taphouse.server.acts.dealing import bot_chair, must_be_before_the_deal, must_not_be_dealing
from taphouse.server.acts.declarations import declared, follow
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import BOT, FREE, OUTSIDE, OVER, PERSON, Chair, Removed, Sheet
from taphouse.server.person_names import distinct, must_be_distinct
from taphouse.server.protocol.commands import (
    CLOCKS,
    DOORS,
    PACES,
    ChangeTable,
    ClearSeat,
    Declare,
    HandOver,
    LetIn,
    SeatBot,
    Sit,
    StandUp,
    SwapSeats,
)
from taphouse.server.protocol.problems import Refusal
from taphouse.server.store import ChatRow
from taphouse.server.words import said


async def sit(table: Context, who: Who, command: Sit) -> None:
    """Take an open seat or a bot's, or move to another one; a bot then goes where one sat."""
    draft = must_be_before_the_deal(table.now.sheet)
    if who.person is None:
        raise Refusal("not_yours", said.name_then_sit())
    chair = draft.chair(command.seat)
    if chair.kind not in (FREE, BOT):
        raise Refusal("not_now", said.taken_by(who=typed(chair.name)))
    if any(gone.person == who.person for gone in draft.removed):
        raise Refusal("not_yours", said.taken_off_table())
    if who.seat is not None:
        draft.chairs[command.seat], draft.chairs[who.seat] = draft.chairs[who.seat], chair
        follow(table.now.game, draft, {who.seat: command.seat, command.seat: who.seat})
    else:
        called = await table.name_of(who)
        draft.chairs[command.seat] = Chair()
        must_be_distinct(called, draft.names())
        name = distinct(called, draft.names())
        draft.chairs[command.seat] = Chair(PERSON, name, who.person)
        draft.seen[who.person] = table.shared.time.now()
    await table.writer.keep(draft, who, command)


async def stand_up(table: Context, who: Who, command: StandUp) -> None:
    """Leave the seat; one that is kept for an outside bot is the host's to give away."""
    if who.person is None and who.seat is not None:
        raise Refusal("not_yours", said.bot_cannot_stand_up())
    draft = must_be_before_the_deal(table.now.sheet)
    _free(table, draft, who.seated())
    await table.writer.keep(draft, who, command)


async def declare(table: Context, who: Who, command: Declare) -> None:
    """Say of oneself what an option asks everybody."""
    draft = must_be_before_the_deal(table.now.sheet)
    seat = who.seated()
    draft.house[command.option] = declared(table.now.game, draft, command.option, seat, yes=command.yes)
    await table.writer.keep(draft, who, command)


async def seat_bot(table: Context, who: Who, command: SeatBot) -> None:
    """Host: put a bot of ours on a seat, or keep it for one from outside."""
    draft = _hosted(table, who)
    chair = draft.chair(command.seat)
    if chair.kind == PERSON:
        raise Refusal("not_now", said.clear_seat_first(who=typed(chair.name)))
    if command.bot != OUTSIDE and command.bot not in bots_of(table.now.game):
        known = [typed(name) for name in (*bots_of(table.now.game), OUTSIDE)]
        raise Refusal("unknown", said.no_bot_of_that_name(name=quoted(command.bot), known=known))
    _free(table, draft, command.seat)
    strength = table.now.game.levels[USUAL] if command.strength is None else command.strength
    draft.chairs[command.seat] = bot_chair(draft, command.bot, strength)
    await table.writer.keep(draft, who, command)


async def clear_seat(table: Context, who: Who, command: ClearSeat) -> None:
    """Host: free a seat, no matter who sits there; somebody else who sat there may not come back until let in."""
    draft = _hosted(table, who)
    chair = draft.chair(command.seat)
    if chair.kind == PERSON and chair.person != who.person:
        number = max((gone.number for gone in draft.removed), default=0) + 1
        draft.removed.append(Removed(number, chair.person, chair.name))
    _free(table, draft, command.seat)
    await table.writer.keep(draft, who, command)


async def let_in(table: Context, who: Who, command: LetIn) -> None:
    """Host: let somebody sit down again."""
    draft = _hosted(table, who)
    left = [gone for gone in draft.removed if gone.number != command.number]
    if len(left) == len(draft.removed):
        raise Refusal("unknown", said.nobody_taken_off())
    draft.removed = left
    await table.writer.keep(draft, who, command)


async def swap_seats(table: Context, who: Who, command: SwapSeats) -> None:
    """Host: exchange two seats."""
    draft = _hosted(table, who)
    one, other = draft.chair(command.one), draft.chair(command.other)
    draft.chairs[command.one], draft.chairs[command.other] = other, one
    follow(table.now.game, draft, {command.one: command.other, command.other: command.one})
    await table.writer.keep(draft, who, command)


async def hand_over(table: Context, who: Who, command: HandOver) -> None:
    """Host: let somebody else be the host."""
    who.must_host()
    draft = table.now.sheet.copy()
    chair = draft.chair(command.seat)
    if chair.kind != PERSON:
        raise Refusal("not_now", said.host_is_a_person())
    draft.hand_to(chair.person)
    await table.writer.keep(draft, who, command)


async def change_table(table: Context, who: Who, command: ChangeTable) -> None:
    """Host: other options or seats before the deal; another clock, pace or listing until the end."""
    who.must_host()
    draft = table.now.sheet.copy()
    if draft.status == OVER:
        raise Refusal("not_now", said.over_ask_rematch())
    if command.seats is not None or command.house is not None:
        must_be_before_the_deal(table.now.sheet)
        _change_seats(draft, len(draft.chairs) if command.seats is None else command.seats)
        draft.house = draft.house if command.house is None else command.house
        table.now.game.house(len(draft.chairs), draft.house)
        for chair in draft.chairs:
            chair.ready = False
    if command.clock is not None:
        must_not_be_dealing(table.now.sheet)
    lines: list[ChatRow] = []
    if command.friendly is not None and command.friendly != draft.friendly:
        must_be_before_the_deal(table.now.sheet)
        draft.friendly = command.friendly
        lines.append(table.now.chat.announcement(said.friendly_now() if draft.friendly else said.strict_now()))
    if command.hints is not None and command.hints != draft.hints:
        must_be_before_the_deal(table.now.sheet)
        draft.hints = command.hints
        lines.append(table.now.chat.announcement(said.hints_now() if draft.hints else said.no_hints_now()))
    wanted = known_choice(command.clock, CLOCKS, draft.clock)
    draft.pace = known_choice(command.pace, PACES, draft.pace)
    draft.door = known_choice(command.door, DOORS, draft.door)
    draft.listed = draft.listed if command.listed is None else command.listed
    draft.clock = clock_now(table, who, wanted) if command.clock is not None else draft.clock
    await table.writer.keep(draft, who, command, said=lines)


def known_choice(chosen: str | None, choices: tuple[str, ...], now: str) -> str:
    """Take one of the choices, or leave it as it is."""
    if chosen is None:
        return now
    if chosen not in choices:
        raise Refusal("malformed", said.choose_one_of(known=[typed(choice) for choice in choices]))
    return chosen


def _free(table: Context, draft: Sheet, seat: int) -> None:
    draft.chairs[seat] = Chair()
    follow(table.now.game, draft, {seat: None})


def _hosted(table: Context, who: Who) -> Sheet:
    who.must_host()
    return must_be_before_the_deal(table.now.sheet)


def _change_seats(draft: Sheet, seats: int) -> None:
    for seat, chair in enumerate(draft.chairs):
        if seat >= seats and chair.is_somebody:
            raise Refusal("not_now", said.sits_on_seat(who=typed(chair.name), number=seat + 1))
    del draft.chairs[seats:]
    while len(draft.chairs) < seats:
        draft.chairs.append(Chair())
