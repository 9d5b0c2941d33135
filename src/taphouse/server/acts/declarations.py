"""What people say of themselves before the deal: options that name several seats, and move with these people."""

from collections.abc import Mapping

from taphouse.core.errors import quoted
from taphouse.core.facts import typed
from taphouse.core.game import Game
from taphouse.core.house import Value, write_seats
from taphouse.server.parts.sheet import Sheet
from taphouse.server.protocol.problems import Refusal
from taphouse.server.words import said


def declared(game: Game, draft: Sheet, name: str, seat: int, *, yes: bool) -> Value:
    """Give the value of an option once a seat has said yes or no to it."""
    for option in game.options:
        if option.id == name and option.some_seats:
            others = {other for other in option.seats_of(draft.house.get(name, option.default)) if other != seat}
            return write_seats({*others, seat} if yes else others) or option.default
    raise Refusal("unknown", said.not_asked_about(title=typed(game.meta.title), name=quoted(name)))


def follow(game: Game, draft: Sheet, ways: Mapping[int, int | None]) -> None:
    """Let what was said go along from seat to seat, or away with those who leave."""
    for option in game.options:
        seats = option.seats_of(draft.house.get(option.id, option.default)) if option.some_seats else []
        if seats:
            now = [ways.get(seat, seat) for seat in seats]
            draft.house[option.id] = write_seats(seat for seat in now if seat is not None) or option.default
