"""A rematch: the next game with the same people, of the same game or another one."""

from collections.abc import Sequence

from taphouse.bots.by_name import bots_of
from taphouse.core.errors import BadHouse
from taphouse.core.facts import typed
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.server.acts.context import Context
from taphouse.server.parts.sender import Who
from taphouse.server.parts.series import series_now
from taphouse.server.parts.sheet import BOT, FREE, GONE, OVER, PERSON, STOOL, Chair, Guest, Sheet, row_of
from taphouse.server.person_names import distinct
from taphouse.server.protocol.commands import Rematch
from taphouse.server.protocol.problems import Refusal
from taphouse.server.words import said


async def rematch(table: Context, who: Who, command: Rematch) -> None:
    """Set up the next game with the same people, and with those who watch from a stool."""
    if not who.hosts:
        who.at_the_table()
    if table.now.sheet.status != OVER:
        raise Refusal("not_now", said.still_running())
    if table.now.sheet.next_table:
        return
    shared, old = table.shared, table.now.sheet.copy()
    game = shared.game(command.game) if command.game else table.now.game
    guests = [each for each in old.guests if each.state == STOOL and table.now.presence.is_there(each.person)]
    chairs = next_chairs(game, old, guests)
    sheet = next_sheet(game, old, chairs, await shared.free_code())
    sheet.made_at = sheet.touched_at = shared.now()
    sheet.touched = shared.time.now()
    sheet.seen = dict.fromkeys(sheet.people(), sheet.touched)
    sheet.games, sheet.series = series_now(table.now)
    old.next_table = sheet.id
    await table.writer.keep(old, who, command, made=[row_of(sheet, shared.new_seed())])
    shared.index.put(sheet)


def next_chairs(game: Game, old: Sheet, guests: Sequence[Guest]) -> list[Chair]:
    """Seat everybody again; guests take the stools of those who left for good and of bots, or a further one.

    For another game there may be too many bots, and they go first; too many people are a Refusal.
    """
    chairs = [_again(game, chair) for chair in old.chairs]
    for guest in guests:
        chair = Chair(PERSON, distinct(guest.name, [other.name for other in chairs]), guest.person)
        free = next((seat for kind in (FREE, BOT) for seat, other in enumerate(chairs) if other.kind == kind), None)
        if free is None and len(chairs) < game.meta.seats_max:
            chairs.append(chair)
        elif free is not None:
            chairs[free] = chair
    while len(chairs) > game.meta.seats_max:
        spare = next((seat for kind in (FREE, BOT) for seat, other in enumerate(chairs) if other.kind == kind), None)
        if spare is None:
            raise Refusal("not_now", said.too_many_for(title=typed(game.meta.title), most=game.meta.seats_max))
        del chairs[spare]
    return chairs + [Chair() for _ in range(game.meta.seats_min - len(chairs))]


def _again(game: Game, chair: Chair) -> Chair:
    if chair.kind == GONE or (chair.kind == BOT and chair.bot not in bots_of(game)):
        return Chair()
    return Chair(chair.kind, chair.name, chair.person, chair.bot, chair.strength, chair.key)


def next_sheet(game: Game, old: Sheet, chairs: list[Chair], code: str) -> Sheet:
    """Lay out the next table with these seats and the same host."""
    return Sheet(
        id=code,
        game=game.meta.id,
        host=old.host,
        chairs=chairs,
        house=_next_house(game, old, len(chairs)),
        listed=old.listed,
        clock=old.clock,
        pace=old.pace,
        friendly=old.friendly,
        hints=old.hints,
        gentle=old.gentle,
        door=old.door,
        hushed=old.hushed,
        removed=old.removed,
        made_at=0,
        touched_at=0,
    )


def _next_house(game: Game, old: Sheet, seats: int) -> dict[str, Value]:
    """Keep the options of the same game, where they go with the number of seats."""
    if game.meta.id != old.game:
        return {}
    house = moved_on(game, old.house, seats)
    try:
        game.house(seats, house)
    except BadHouse:
        return {}
    return house


def moved_on(game: Game, house: dict[str, Value], seats: int) -> dict[str, Value]:
    """Give the options of the next game: what named a seat names the next one."""
    house = dict(house)
    for option in game.options:
        value = house.get(option.id, option.default)
        if option.per_seat:
            for seat in option.seats_of(value):
                house[option.id] = (seat + 1) % seats
    return house
