"""Tables that bots have played: their ends, and moments that come up seldom, as one pair of eyes saw them."""

from collections.abc import Callable, Sequence
from functools import cache

from taphouse.core.facts import Fact
from taphouse.core.house import Value
from taphouse.core.moves import Seat
from taphouse.core.record import SeatRow
from taphouse.core.registry import find_game
from taphouse.core.table import Table
from taphouse.core.view import View
from taphouse.lab.seating import seat_bots

from .staged import HOUSES, NAMES

MOST = 60
"""Games that are played at most until something comes up."""

Wanted = Callable[[Sequence[Fact], View], bool]


def played(
    game_id: str, seats: int, wanted: Wanted, eyes: int | None = 0, bots: str = "house", **house: Value
) -> tuple[View, View]:
    """Let bots play until something wanted has just happened: the table before the move, and after it."""
    game = find_game(game_id)
    for number in range(MOST):
        seed = f"{game_id} {seats} {number}".encode().ljust(32, b".")[:32]
        table = Table(game, [SeatRow(name) for name in NAMES[:seats]], house, seed, "quick")
        company = seat_bots(game, dict.fromkeys(range(seats), bots), seed)
        looker = None if eyes is None else Seat(eyes)
        while table.record.outcome is None:
            before, moves = table.view(looker), len(table.record.moves)
            if company.play(table, 1) == 0:
                break
            news = table.story(looker, moves)
            if (view := table.view(looker)) and wanted(news, view):
                before.story, view.story = table.story(looker, until=moves), table.story(looker)
                for one in (before, view):
                    HOUSES[id(one)] = (one, table.record.house)
                return before, view
    raise AssertionError("That never happens.")


@cache
def course(game_id: str, seats: int, moves: int, **house: Value) -> list[View]:
    """What seat 0 sees from the deal on, move by move."""
    game, seed = find_game(game_id), game_id.encode().ljust(32, b".")[:32]
    table = Table(game, [SeatRow(name) for name in NAMES[:seats]], house, seed, "quick")
    company = seat_bots(game, dict.fromkeys(range(seats), "house"), seed)
    seen: list[View] = []
    while len(seen) < moves:
        view = table.view(Seat(0))
        view.story = table.story(Seat(0))
        HOUSES[id(view)] = (view, table.record.house)
        seen.append(view)
        company.play(table, 1)
    return seen


@cache
def ended(
    game_id: str, seats: int, winner: int | None = None, eyes: int | None = 0, **house: Value
) -> tuple[View, View]:
    """A game played to its end, won by this seat if one is asked for: before the last move, and after it."""

    def wanted(_: Sequence[Fact], view: View) -> bool:
        return view.outcome is not None and (winner is None or view.outcome.places[winner] == 1)

    return played(game_id, seats, wanted, eyes, **house)


def named(facts: Sequence[Fact]) -> set[str]:
    """The names of facts, and of those that follow them."""
    return {str(fact["say"]) for fact in facts} | {name for fact in facts for name in named(fact.get("then", []))}
