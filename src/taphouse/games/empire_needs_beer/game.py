"""The game as the rest of the house knows it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from taphouse.core.bits import members
from taphouse.core.errors import BadNotation
from taphouse.core.facts import Fact, typed
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.levels import EASY, FAIR, STRONG
from taphouse.core.moves import Event, Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State as AnyState
from taphouse.core.view import View
from taphouse.games.empire_needs_beer import catalogue, showing, story
from taphouse.games.empire_needs_beer.bot import HouseBot
from taphouse.games.empire_needs_beer.cards import COLOUR_IDS, NO_CARD, NO_ORDER, ORDER_IDS
from taphouse.games.empire_needs_beer.house import GENTLE, OPTIONS, House
from taphouse.games.empire_needs_beer.meta import META
from taphouse.games.empire_needs_beer.naming import card_id
from taphouse.games.empire_needs_beer.rules.book import BOOK
from taphouse.games.empire_needs_beer.rules.ending import score
from taphouse.games.empire_needs_beer.rules.position import restore
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.thinking.judge import TurnJudge
from taphouse.games.empire_needs_beer.words import said


@lru_cache(maxsize=64)
def _house(seats: int, names: tuple[str, ...], values: tuple[Value, ...]) -> House:
    """Tables with the same options share them; they never change."""
    return House(seats, dict(zip(names, values, strict=True)))


class EmpireNeedsBeer(Game):
    """The Empire Needs Beer!, all of it."""

    meta = META
    options = OPTIONS
    move_count = len(BOOK.verbs)
    longest = 2500
    pace = 10.0
    bots = {"house": HouseBot}
    judge = TurnJudge
    levels = {EASY: 80, FAIR: 90, STRONG: 100}
    gentle = GENTLE
    package = "taphouse.games.empire_needs_beer"

    def deal(self, seats: int, house: Mapping[str, Value], rng: Rng, *, listen: bool = False) -> State:
        """Lay the table."""
        state = State(seats, _house(seats, tuple(house), tuple(house.values())), rng)
        state.events = [] if listen else None
        state.start()
        return state

    def running_scores(self, state: AnyState) -> list[int]:
        """ENB-002: give the Fame of each seat if the game ended now."""
        table = cast("State", state)
        return [int(score(table, seat)) for seat in range(table.seats)]

    def measures(self, state: AnyState) -> dict[str, float]:
        """Count rounds, and the orders that a seat completed on average."""
        table = cast("State", state)
        done = sum(len(members(table.completed[seat])) for seat in range(table.seats))
        return {"rounds": float(table.round), "orders": done / table.seats}

    def write_move(self, move: Move) -> str:
        """Write a move in notation."""
        return BOOK.write(move)

    def read_move(self, text: str) -> Move:
        """Read a move from notation."""
        try:
            return Move(BOOK.read(text))
        except BadNotation:
            raise BadNotation(said.unreadable(typed=typed(text[:60]))) from None

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
        """Give what never changes about each piece."""
        return catalogue.catalogue()

    def pieces(self, state: AnyState) -> list[str]:
        """List all cards, orders and barrels, wherever they lie; barrels of a colour are counted."""
        table = cast("State", state)
        return [*_cards(table), *_orders(table), *_barrels(table)]

    def rebuild(self, seats: int, house: Mapping[str, Value], rng: Rng, data: Mapping[str, object]) -> State:
        """Rebuild a state."""
        state = State(seats, _house(seats, tuple(house), tuple(house.values())), rng)
        restore(state, data)
        return state


def _cards(table: State) -> list[str]:
    found = [card_id(card, 0) for card in table.advance_deck.listed()]
    found += [card_id(int(card), 0) for card in table.display if card != NO_CARD]
    for seat in range(table.seats):
        held = members(table.hands[seat]) + members(table.burned[seat])
        held += table.draws[seat].listed() + table.discards[seat].listed()
        found += [card_id(card, seat) for card in held]
    if table.in_play != NO_CARD and not table.in_play_burned:
        found.append(card_id(int(table.in_play), int(table.active)))
    return found


def _orders(table: State) -> list[str]:
    found = table.order_deck.listed() + table.removed_orders.listed()
    found += [int(order) for order in (*table.middle, *table.secret) if order != NO_ORDER]
    for seat in range(table.seats):
        found += members(table.completed[seat])
    return [ORDER_IDS[order] for order in found]


def _barrels(table: State) -> list[str]:
    found: list[str] = []
    for colour, word in enumerate(COLOUR_IDS):
        standing = sum(table.barrels[at] for at in range(colour, len(table.barrels), len(COLOUR_IDS)))
        found += [f"{word}-{number + 1:02}" for number in range(standing + table.supply[colour])]
    return found


GAME = EmpireNeedsBeer()
