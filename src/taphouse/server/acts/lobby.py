"""What happens at a table before the deal, and between two games: seats, host, options, start, rematch."""

from secrets import choice, token_urlsafe
from typing import TYPE_CHECKING

from taphouse.core.house import Value
from taphouse.core.shares import Share
from taphouse.server.acts.chat import house_line
from taphouse.server.acts.clock_change import clock_now
from taphouse.server.acts.declarations import declared, follow
from taphouse.server.parts.dealt_game import Dealt
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import BOT, FREE, GONE, OPEN, OUTSIDE, OVER, PERSON, RUNNING, Chair, Removed, Sheet
from taphouse.server.person_names import BOT_NAMES, distinct, must_be_distinct
from taphouse.server.protocol.messages import (
    CLOCKS,
    PACES,
    ChangeTable,
    ClearSeat,
    Declare,
    HandOver,
    LetIn,
    Rematch,
    SeatBot,
    Sit,
    StandUp,
    SwapSeats,
)
from taphouse.server.protocol.problems import Refusal
from taphouse.server.store import ChatRow
from taphouse.server.table.bot_driver import HOUSE_BOT, bots_of

if TYPE_CHECKING:
    from taphouse.core.game import Game
    from taphouse.server.table.live_table import LiveTable

FRIENDLY = "This table is friendly about take-backs now: whoever is not there counts as agreeing."
STRICT = "Moves are taken back at this table only if everybody else agrees, also those who are not there."


async def sit(table: "LiveTable", who: Who, command: Sit) -> None:
    """Take an open seat, or move to another one."""
    draft = must_be_before_the_deal(table)
    if who.person is None:
        raise Refusal("not_yours", "Give yourself a name first, then take a seat.")
    chair = table.chair(draft, command.seat)
    if chair.kind != FREE:
        raise Refusal("not_now", f"{chair.name} sits there.")
    if any(gone.person == who.person for gone in draft.removed):
        raise Refusal("not_yours", "The host has taken you off this table. Ask the host to let you in again.")
    if who.seat is not None:
        draft.chairs[command.seat], draft.chairs[who.seat] = draft.chairs[who.seat], Chair()
        follow(table.game, draft, {who.seat: command.seat})
    else:
        called = await table.name_of(who)
        must_be_distinct(called, draft.names())
        name = distinct(called, draft.names())
        draft.chairs[command.seat] = Chair(PERSON, name, who.person)
        draft.seen[who.person] = table.bar.time.now()
    await table.keep(draft, who, command)


async def stand_up(table: "LiveTable", who: Who, command: StandUp) -> None:
    """Leave the seat; one that is kept for an outside bot is the host's to give away."""
    if who.person is None and who.seat is not None:
        raise Refusal("not_yours", "The host keeps this seat for you. To leave the table, hang up.")
    draft = must_be_before_the_deal(table)
    _free(table, draft, who.seated())
    await table.keep(draft, who, command)


async def declare(table: "LiveTable", who: Who, command: Declare) -> None:
    """Say of oneself what an option asks everybody."""
    draft = must_be_before_the_deal(table)
    seat = who.seated()
    draft.house[command.option] = declared(table.game, draft, command.option, seat, yes=command.yes)
    await table.keep(draft, who, command)


async def seat_bot(table: "LiveTable", who: Who, command: SeatBot) -> None:
    """Host: put a bot of ours on a seat, or keep it for one from outside."""
    draft = _hosted(table, who)
    chair = table.chair(draft, command.seat)
    if chair.kind == PERSON:
        raise Refusal("not_now", f"{chair.name} sits there. Clear the seat first.")
    if command.bot != OUTSIDE and command.bot not in bots_of(table.game):
        names = ", ".join([*bots_of(table.game), OUTSIDE])
        raise Refusal("unknown", f"There is no bot called {command.bot!r} for this game. There are: {names}.")
    _free(table, draft, command.seat)
    draft.chairs[command.seat] = bot_chair(draft, command.bot, command.strength)
    await table.keep(draft, who, command)


async def clear_seat(table: "LiveTable", who: Who, command: ClearSeat) -> None:
    """Host: free a seat, whoever sits there; somebody else who sat there may not come back until let in."""
    draft = _hosted(table, who)
    chair = table.chair(draft, command.seat)
    if chair.kind == PERSON and chair.person != who.person:
        number = max((gone.number for gone in draft.removed), default=0) + 1
        draft.removed.append(Removed(number, chair.person, chair.name))
    _free(table, draft, command.seat)
    await table.keep(draft, who, command)


async def let_in(table: "LiveTable", who: Who, command: LetIn) -> None:
    """Host: let somebody sit down again."""
    draft = _hosted(table, who)
    left = [gone for gone in draft.removed if gone.number != command.number]
    if len(left) == len(draft.removed):
        raise Refusal("unknown", "Nobody of that number was taken off this table.")
    draft.removed = left
    await table.keep(draft, who, command)


async def swap_seats(table: "LiveTable", who: Who, command: SwapSeats) -> None:
    """Host: exchange two seats."""
    draft = _hosted(table, who)
    one, other = table.chair(draft, command.one), table.chair(draft, command.other)
    draft.chairs[command.one], draft.chairs[command.other] = other, one
    follow(table.game, draft, {command.one: command.other, command.other: command.one})
    await table.keep(draft, who, command)


async def hand_over(table: "LiveTable", who: Who, command: HandOver) -> None:
    """Host: let somebody else be the host."""
    who.must_host()
    draft = table.sheet.copy()
    chair = table.chair(draft, command.seat)
    if chair.kind != PERSON:
        raise Refusal("not_now", "Only a person can be the host.")
    draft.hand_to(chair.person)
    await table.keep(draft, who, command)


async def change_table(table: "LiveTable", who: Who, command: ChangeTable) -> None:
    """Host: other options or seats before the deal; another clock, pace or listing until the end."""
    who.must_host()
    draft = table.sheet.copy()
    if draft.status == OVER:
        raise Refusal("not_now", "The game is over. Ask for a rematch to play on.")
    if command.seats is not None or command.house is not None:
        must_be_before_the_deal(table)
        _change_seats(draft, len(draft.chairs) if command.seats is None else command.seats)
        draft.house = draft.house if command.house is None else command.house
        table.game.house(len(draft.chairs), draft.house)
    if command.clock is not None:
        must_not_be_dealing(table)
    said: list[ChatRow] = []
    if command.friendly is not None and command.friendly != draft.friendly:
        must_be_before_the_deal(table)
        draft.friendly = command.friendly
        said.append(house_line(table, FRIENDLY if draft.friendly else STRICT))
    wanted = known_choice(command.clock, CLOCKS, draft.clock)
    draft.pace = known_choice(command.pace, PACES, draft.pace)
    draft.listed = draft.listed if command.listed is None else command.listed
    draft.clock = clock_now(table, who, wanted) if command.clock is not None else draft.clock
    await table.keep(draft, who, command, said=said)


async def rematch(table: "LiveTable", who: Who, command: Rematch) -> None:
    """Set up the next game with the same seats."""
    if not who.hosts:
        who.at_the_table()
    if table.sheet.status != OVER:
        raise Refusal("not_now", "The game is still running.")
    if not table.sheet.next_table:
        await table.bar.make_rematch(table, who, command)


def deal(game: "Game", draft: Sheet, seed: bytes, now: int, snapshot_every: int) -> Dealt:
    """Fill open seats of a draft with house bots, settle its options and deal, with the shares that were opened."""
    for seat, chair in enumerate(draft.chairs):
        if chair.kind == FREE:
            draft.chairs[seat] = bot_chair(draft, HOUSE_BOT, 100)
    draft.house = game.house(len(draft.chairs), draft.house)
    draft.rules = game.meta.rules_version
    draft.status = RUNNING
    draft.dealing = False
    draft.shares = [
        Share(seat, chair.commitment, chair.share) for seat, chair in enumerate(draft.chairs) if chair.commitment
    ]
    for chair in draft.chairs:
        chair.commitment = chair.share = ""
    draft.dealt_at = now
    return Dealt.deal(game, draft, seed, snapshot_every)


def bot_chair(draft: Sheet, bot: str, strength: int) -> Chair:
    """Find a name for a bot that nobody at the table has."""
    taken = {name.casefold() for name in draft.names()}
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    name = choice(free) if free else distinct(BOT_NAMES[0], draft.names())
    if bot == OUTSIDE:
        return Chair(OUTSIDE, name, key=token_urlsafe(12))
    return Chair(BOT, name, bot=bot, strength=strength)


def known_choice(chosen: str | None, choices: tuple[str, ...], now: str) -> str:
    """Take one of the choices, or leave it as it is."""
    if chosen is None:
        return now
    if chosen not in choices:
        raise Refusal("malformed", f"Choose one of: {', '.join(choices)}.")
    return chosen


def next_sheet(game: "Game", old: Sheet, code: str, now: int, time: int) -> Sheet:
    """Lay out the next table with the same seats and host; where somebody has left for good, a seat is open."""
    chairs = [
        Chair()
        if chair.kind == GONE
        else Chair(chair.kind, chair.name, chair.person, chair.bot, chair.strength, chair.key)
        for chair in old.chairs
    ]
    sheet = Sheet(
        id=code,
        game=old.game,
        host=old.host,
        chairs=chairs,
        house=moved_on(game, old.house, len(chairs)),
        listed=old.listed,
        clock=old.clock,
        pace=old.pace,
        friendly=old.friendly,
        hushed=old.hushed,
        removed=old.removed,
        made_at=now,
        touched_at=now,
        touched=time,
    )
    sheet.seen = dict.fromkeys(sheet.people(), time)
    return sheet


def moved_on(game: "Game", house: dict[str, Value], seats: int) -> dict[str, Value]:
    """Give the options of the next game: what named a seat names the next one."""
    house = dict(house)
    for option in game.options:
        value = house.get(option.id, option.default)
        if option.per_seat:
            for seat in option.seats_of(value):
                house[option.id] = (seat + 1) % seats
    return house


def _free(table: "LiveTable", draft: Sheet, seat: int) -> None:
    draft.chairs[seat] = Chair()
    follow(table.game, draft, {seat: None})


def must_be_before_the_deal(table: "LiveTable") -> Sheet:
    """Give a draft of a sheet on which seats and options may still change."""
    must_not_be_dealing(table)
    if table.sheet.status != OPEN:
        raise Refusal("not_now", "The cards are dealt: seats and options stay as they are until the end.")
    return table.sheet.copy()


def must_not_be_dealing(table: "LiveTable") -> None:
    """Refuse what everybody must know before the deal, once the deal has begun."""
    if table.sheet.status == OPEN and table.sheet.dealing:
        raise Refusal("not_now", "The cards are being dealt. Wait a moment.")


def _hosted(table: "LiveTable", who: Who) -> Sheet:
    who.must_host()
    return must_be_before_the_deal(table)


def _change_seats(draft: Sheet, seats: int) -> None:
    for seat, chair in enumerate(draft.chairs):
        if seat >= seats and chair.is_somebody:
            raise Refusal("not_now", f"{chair.name} sits on seat {seat + 1}. Swap or clear that seat first.")
    del draft.chairs[seats:]
    while len(draft.chairs) < seats:
        draft.chairs.append(Chair())
