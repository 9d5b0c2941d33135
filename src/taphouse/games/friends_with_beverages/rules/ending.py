"""The end, FWB-131 to FWB-136 and FWB-140: when, and who has won."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import count
from taphouse.core.outcome import Outcome
from taphouse.core.step import OVER
from taphouse.games.friends_with_beverages.cards import POINTS
from taphouse.games.friends_with_beverages.rules import happenings as h

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

ALL_SERVED: Final = 0
GUESTS_GONE: Final = 1
SERVED_ENOUGH: Final = 2
ENDS: Final = ("a_host_served_everybody", "guest_deck_empty", "a_host_served_enough")
"""The ways in which the game ends."""
REASONS: Final = [end.replace("_", " ") for end in ENDS]
"""The same as records have them."""


def look_for_trigger(table: "State", seat: i64) -> None:
    """FWB-131, FWB-132: all guests of a seat are served, or enough of them; this stands from now on."""
    if has_served_all(table, seat):
        if table.trigger < 0 or table.house.live:
            table.note(h.LAST_ROUND, int(seat), 1 if table.house.is_short() else 0)
        if table.trigger < 0:
            table.trigger = seat


def has_served_all(table: "State", seat: i64) -> bool:
    """FWB-129, FWB-132, FWB-140: whether all guests lying before a seat are served, or as many as bring the end."""
    return count(table.guests.served[seat]) >= table.house.to_serve


def ends_by_serving(table: "State") -> bool:
    """FWB-132: whether the end has come by serving; with ``live`` only if somebody has still served all."""
    return ended_by_seat(table) >= 0


def ended_by_seat(table: "State") -> i64:
    """FWB-132: who has brought the end by serving, or -1; with ``live`` it is who has still served all."""
    if not table.house.live:
        return table.trigger
    for seat in range(table.n):
        if has_served_all(table, seat):
            return seat
    return -1


def is_over(table: "State") -> bool:
    """FWB-003, FWB-131, FWB-133: after a full round, end the game if it is time."""
    if ends_by_serving(table):
        end(table, SERVED_ENOUGH if table.house.is_short() else ALL_SERVED)
        return True
    if table.guests.gone:
        end(table, GUESTS_GONE)
        return True
    return False


def end_guests_gone(table: "State") -> None:
    """FWB-133: with ``at_once`` the last guest ends the game as soon as the action is done."""
    end(table, GUESTS_GONE)


def end(table: "State", reason: i64) -> None:
    """The game is over; FWB-081: no pass follows."""
    table.ended_by = reason
    table.step = OVER
    table.agenda.clear()
    seat = ended_by_seat(table) if reason != GUESTS_GONE else i64(-1)
    still = seat >= 0 and has_served_all(table, seat)
    table.note(h.GAME_ENDS, int(seat), 1 if still else 0, 1 if table.house.is_short() else 0)


def points_of(table: "State", seat: i64) -> i64:
    """FWB-071, FWB-134: the points of a seat's served guests."""
    points: i64 = 0
    for slot in range(table.house.guests):
        if table.guests.is_served(seat, slot):
            points += POINTS[table.guests.at(seat, slot)]
    return points


def standing(table: "State", seat: i64) -> i64:
    """FWB-134, FWB-135: what decides the places: points, then served guests, then the nose ranking."""
    return (points_of(table, seat) * 8 + count(table.guests.served[seat])) * 8 + 7 - table.arrivals.ranks[seat]


def outcome(table: "State") -> Outcome | None:
    """FWB-134, FWB-135: everybody has a place of their own."""
    if table.step is not OVER:
        return None
    places: list[int] = []
    for seat in range(table.n):
        place = 1
        for other in range(table.n):
            if standing(table, other) > standing(table, seat):
                place += 1
        places.append(place)
    scores = [int(points_of(table, seat)) for seat in range(table.n)]
    return Outcome(REASONS[int(table.ended_by)], scores, places)
