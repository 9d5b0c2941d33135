"""A rematch: the next game with the same people and the same options."""

from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.server.acts.context import Context
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import GONE, OVER, Chair, Sheet, row_of
from taphouse.server.protocol.messages import Rematch
from taphouse.server.protocol.problems import Refusal
from taphouse.server.words import said


async def rematch(table: Context, who: Who, command: Rematch) -> None:
    """Set up the next game with the same seats."""
    if not who.hosts:
        who.at_the_table()
    if table.now.sheet.status != OVER:
        raise Refusal("not_now", said.still_running())
    if table.now.sheet.next_table:
        return
    shared, old = table.shared, table.now.sheet.copy()
    sheet = next_sheet(table.now.game, old, await shared.free_code(), shared.now(), shared.time.now())
    old.next_table = sheet.id
    await table.writer.keep(old, who, command, made=[row_of(sheet, shared.new_seed())])
    shared.index.put(sheet)


def next_sheet(game: Game, old: Sheet, code: str, now: int, time: int) -> Sheet:
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
        door=old.door,
        hushed=old.hushed,
        removed=old.removed,
        made_at=now,
        touched_at=now,
        touched=time,
    )
    sheet.seen = dict.fromkeys(sheet.people(), time)
    return sheet


def moved_on(game: Game, house: dict[str, Value], seats: int) -> dict[str, Value]:
    """Give the options of the next game: what named a seat names the next one."""
    house = dict(house)
    for option in game.options:
        value = house.get(option.id, option.default)
        if option.per_seat:
            for seat in option.seats_of(value):
                house[option.id] = (seat + 1) % seats
    return house
