"""The game as the rest of the house knows it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from taphouse.core.bits import members
from taphouse.core.errors import BadHouse
from taphouse.core.facts import Fact
from taphouse.core.game import Game, Place, Wait
from taphouse.core.house import Value
from taphouse.core.moves import HOUSE, Event, Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State as AnyState
from taphouse.core.view import View
from taphouse.games.six_pack import notation, showing, story
from taphouse.games.six_pack.bot import HouseBot
from taphouse.games.six_pack.cards import COLOURS, EACH, KINDS, LETTERS, PINK
from taphouse.games.six_pack.catalogue import SEAT_TINTS, catalogue, domino_id
from taphouse.games.six_pack.house import ASSIST_DELAY, GENTLE, OPTIONS, SKINS, House
from taphouse.games.six_pack.meta import META
from taphouse.games.six_pack.rules.board import PINKS
from taphouse.games.six_pack.rules.book import BOOK
from taphouse.games.six_pack.rules.cells import SPAN
from taphouse.games.six_pack.rules.looking import HINT
from taphouse.games.six_pack.rules.position import restore
from taphouse.games.six_pack.rules.state import State
from taphouse.games.six_pack.thinking.judge import TurnJudge
from taphouse.games.six_pack.words import said


@lru_cache(maxsize=64)
def _house(names: tuple[str, ...], values: tuple[Value, ...]) -> House:
    """Tables with the same options share them; they never change."""
    return House(dict(zip(names, values, strict=True)))


class SixPack(Game):
    """Six-Pack, all of it."""

    meta = META
    options = OPTIONS
    move_count = len(BOOK.verbs)
    longest = 2500
    pace = 25.0
    bots = {"house": HouseBot}
    judge = TurnJudge
    gentle = GENTLE
    package = "taphouse.games.six_pack"

    def check_table(self, seats: int, house: Mapping[str, Value]) -> None:
        """SP-001, SP-103: two to eight seats; nobody can be quicker where the house claims for all."""
        super().check_table(seats, house)
        if house["finish"] == "race" and house["assist"] == "auto":
            raise BadHouse(said.race_needs_people())

    def advice(self, seats: int, house: Mapping[str, Value]) -> list[Fact]:
        """SP-060, SP-102, SP-103: say which times are set for nothing."""
        if house["assist"] == "auto" and house["spot_seconds"]:
            return [said.advice_nobody_looks()]
        if house["assist"] == "highlight" and 0 < int(house["spot_seconds"]) <= int(house["assist_delay"]):
            return [said.advice_time_before_hint()]
        if house["assist"] != "highlight" and house["assist_delay"] != ASSIST_DELAY:
            return [said.advice_no_hint()]
        return []

    def places(self, seats: int, house: Mapping[str, Value]) -> list[Place]:
        """SP-012: every seat has its colour."""
        return [Place(colour=COLOURS[seat], tint=SEAT_TINTS[seat]) for seat in range(seats)]

    def deal(self, seats: int, house: Mapping[str, Value], rng: Rng, *, listen: bool = False) -> State:
        """Shuffle the dominoes and open the table."""
        state = State(seats, _house(tuple(house), tuple(house.values())), rng)
        state.events = [] if listen else None
        state.start()
        return state

    def house_waits(self, state: AnyState) -> list[Wait]:
        """SP-102: the hint comes once in a turn; the time for looking runs for every round, in a race for the turn.

        While nobody looks because dominoes are being chosen, there is no hint to wait for (R34).
        """
        table = cast("State", state)
        waits = []
        for move in table.legal_moves(HOUSE):
            if move == HINT.first:
                waits.append(Wait(move, float(table.house.assist_delay), int(table.turn)))
            else:
                since = int(table.turn) * 1000 + (0 if table.house.race else int(table.round))
                waits.append(Wait(move, float(table.house.spot_seconds), since))
        return waits

    def running_scores(self, state: AnyState) -> list[int]:
        """Give the points."""
        return [int(points) for points in cast("State", state).points]

    def measures(self, state: AnyState) -> dict[str, float]:
        """Count refused claims, those of all seats together."""
        return {"refused": float(sum(int(number) for number in cast("State", state).refused))}

    def write_move(self, move: Move) -> str:
        """Write a move in notation."""
        return BOOK.write(move)

    def read_move(self, text: str) -> Move:
        """Read a move from notation."""
        return notation.read_move(text)

    def view(self, state: AnyState, seat: Seat | None, names: Sequence[str] = ()) -> View:
        """Show the table."""
        return showing.show(cast("State", state), seat)

    def views(self, state: AnyState, seats: Sequence[Seat | None], names: Sequence[str] = ()) -> Sequence[View]:
        """Show the table to several."""
        return showing.show_all(cast("State", state), seats)

    def told(self, event: Event, seat: Seat | None, names: Sequence[str] = ()) -> Fact:
        """Tell something that happened."""
        return story.told(event, seat)

    def catalogue(self, house: Mapping[str, Value]) -> Mapping[str, Mapping[str, object]]:
        """Give what never changes about the pieces."""
        return catalogue(SKINS.index(str(house["drink_names"])))

    def pieces(self, state: AnyState) -> list[str]:
        """List all cards and dominoes. Cards of a kind are alike: those on the table come first, pink from 12 on."""
        table = cast("State", state)
        board = table.board
        found = []
        for kind in range(KINDS):
            rows = [int(board.words[kind * SPAN + y]) for y in range(SPAN)]
            laid = sum(row.bit_count() for row in rows)
            pinks = sum((row & int(board.words[PINKS + y])).bit_count() for y, row in enumerate(rows))
            plain = laid - pinks + max(0, int(board.stock[kind]) - PINK)
            pink = pinks + min(PINK, int(board.stock[kind]))
            found += [f"{LETTERS[kind]}{number + 1:02}" for number in range(plain)]
            found += [f"{LETTERS[kind]}{EACH - PINK + number + 1:02}" for number in range(pink)]
        for seat in range(table.seats):
            for held in (table.hands[seat], table.scored[seat], table.pool(seat)):
                found += [domino_id(seat, domino) for domino in members(held)]
        return found

    def rebuild(self, seats: int, house: Mapping[str, Value], rng: Rng, data: Mapping[str, object]) -> State:
        """Rebuild a state."""
        state = State(seats, _house(tuple(house), tuple(house.values())), rng)
        restore(state, data)
        return state


GAME = SixPack()
