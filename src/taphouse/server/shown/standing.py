"""How a game stands, as somebody who sits there may know it: for the lobby, without a socket."""

from taphouse.server.parts.presence import who_sits
from taphouse.server.parts.sheet import RUNNING
from taphouse.server.parts.situation import Situation
from taphouse.server.protocol.bodies import AwaitedCard, Standing
from taphouse.server.shown.gate import Gate
from taphouse.server.shown.table_info import told_at

SECOND = 1000
"""Moves are timed in milliseconds."""


def standing(now: Situation, gate: Gate | None, person: str, language: str = "") -> Standing | None:
    """Tell whose turn it is, since when, and what happened last; nothing of a game that does not run."""
    sheet, dealt = now.sheet, now.dealt
    if gate is None or dealt is None or sheet.status != RUNNING:
        return None
    seat, moves, awaited = sheet.seat_of(person), dealt.table.record.moves, dealt.awaited()
    does, latest = gate.glance(seat, language)
    return Standing(
        your_turn=seat in awaited and not sheet.chairs[seat].stood_in if seat is not None else False,
        awaited=[_awaited(now, other) for other in awaited if other != seat],
        does=does,
        since=(sheet.dealt_at + (moves[-1].at if moves else 0)) // SECOND,
        latest=latest,
    )


def _awaited(now: Situation, seat: int) -> AwaitedCard:
    chair = now.sheet.chairs[seat]
    since = now.presence.away_since(who_sits(seat, chair)) if chair.is_somebody and not chair.stood_in else None
    return AwaitedCard(chair.name, told_at(since))
