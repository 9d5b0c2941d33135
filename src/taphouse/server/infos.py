"""All about a table except the game itself, as one person is told."""

from time import time
from typing import TYPE_CHECKING

from taphouse.core.errors import BadHouse
from taphouse.core.house import Value
from taphouse.core.moves import Seat
from taphouse.core.record import hash_of_seed
from taphouse.server.absence import who_sits
from taphouse.server.chance import is_dealing, share_infos, wants_shares
from taphouse.server.chat import talk_of
from taphouse.server.messages import SeatInfo, TableInfo
from taphouse.server.sheet import BOT, FREE, OPEN, OVER, RUNNING, Chair

if TYPE_CHECKING:
    from taphouse.server.live import LiveTable


def table_info(table: "LiveTable", seat: int | None, *, hosts: bool) -> TableInfo:
    """Tell all to whoever sits on that seat, or on none."""
    sheet = table.sheet
    asked = table.undo.asked
    house, warning = _house(table)
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        title=table.game.meta.title,
        status=sheet.status,
        house=house,
        seats=[_seat_info(table, number, chair) for number, chair in enumerate(sheet.chairs)],
        host=sheet.seat_of(sheet.host),
        your_seat=seat,
        you_host=hosts,
        listed=sheet.listed,
        clock=sheet.clock,
        pace=sheet.pace,
        house_moves_at=int(table.house_clock.told),
        spectators=table.audience.spectators,
        seed_hash=hash_of_seed(table.seed),
        seed=table.seed.hex() if sheet.status == OVER else "",
        wants_shares=wants_shares(table),
        dealing=is_dealing(sheet),
        shares=share_infos(sheet),
        proof=table.dealt.table.record.proof if table.dealt is not None and sheet.status == OVER else "",
        checked=sheet.checked,
        may_undo=may_undo(table, seat),
        undo_asked_by=asked.seat if asked else None,
        undo_waits_for=sorted(asked.waits_for) if asked else [],
        closing_waits_for=sorted(table.closing.waits_for),
        talk=talk_of(table, seat),
        next_table=sheet.next_table,
        warning=warning,
    )


def may_undo(table: "LiveTable", seat: int | None) -> bool:
    """Whether the seat may take its latest move back without asking."""
    running = table.sheet.status == RUNNING and table.dealt is not None
    return running and seat is not None and table.dealt is not None and table.dealt.table.may_undo(Seat(seat))


def _house(table: "LiveTable") -> tuple[dict[str, Value], str]:
    """Give the options as they are or would be settled, and before the deal what the game has to say about them."""
    sheet, seats = table.sheet, len(table.sheet.chairs)
    if sheet.status != OPEN:
        return sheet.house, ""
    try:
        settled = table.game.house(seats, sheet.house)
    except BadHouse as error:
        return sheet.house, str(error)
    return settled, table.game.advice(seats, settled)


def _seat_info(table: "LiveTable", seat: int, chair: Chair) -> SeatInfo:
    since = table.absence.away_since(who_sits(seat, chair)) if chair.is_somebody else 0.0
    return SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        strength=chair.strength,
        online=chair.kind == BOT or (chair.kind != FREE and since == 0),
        away_since=int(since),
        stood_in=chair.stood_in,
        muted=who_sits(seat, chair) in table.sheet.hushed,
        deadline=int(table.absence.deadlines.get(seat, 0)),
        may_stand_in=table.sheet.status == RUNNING and table.absence.may_stand_in(seat, chair, time()),
    )
