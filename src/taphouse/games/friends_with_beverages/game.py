"""The game as the rest of the house knows it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from taphouse.core.bits import members
from taphouse.core.errors import BadHouse, BadNotation
from taphouse.core.facts import Fact
from taphouse.core.game import Game, Preset
from taphouse.core.house import Value
from taphouse.core.levels import EASY, FAIR, STRONG
from taphouse.core.moves import Event, Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State as AnyState
from taphouse.core.view import View
from taphouse.core.words.said import choice_ref, option_ref
from taphouse.games.friends_with_beverages import showing, story
from taphouse.games.friends_with_beverages.bot import HouseBot
from taphouse.games.friends_with_beverages.cards import write_card, write_guest
from taphouse.games.friends_with_beverages.catalogue import catalogue
from taphouse.games.friends_with_beverages.house import GENTLE, OPTIONS, House
from taphouse.games.friends_with_beverages.meta import META
from taphouse.games.friends_with_beverages.rules.book import BOOK
from taphouse.games.friends_with_beverages.rules.ending import points_of
from taphouse.games.friends_with_beverages.rules.places import all_cards, all_guests
from taphouse.games.friends_with_beverages.rules.position import restore
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.thinking.judge import TurnJudge
from taphouse.games.friends_with_beverages.words import said


@lru_cache(maxsize=64)
def _house(names: tuple[str, ...], values: tuple[Value, ...]) -> House:
    """Tables with the same options share them; they never change."""
    return House(dict(zip(names, values, strict=True)))


class FriendsWithBeverages(Game):
    """Friends with Beverages, all of it."""

    meta = META
    options = OPTIONS
    move_count = len(BOOK.verbs)
    longest = 1000
    pace = 13.5
    bots = {"house": HouseBot}
    judge = TurnJudge
    levels = {EASY: 65, FAIR: 85, STRONG: 100}
    gentle = GENTLE
    package = "taphouse.games.friends_with_beverages"
    presets = (
        Preset("Base", "", {}),
        Preset(
            "Advanced",
            "",
            {
                "equipment_mode": "delayed",
                "second_hand_market": True,
                "discard_market": True,
                "advanced_effects": True,
            },
        ),
    )

    def check_table(self, seats: int, house: Mapping[str, Value]) -> None:
        """FWB-001, FWB-064: two to five seats, and a shed in which a recipe can be completed."""
        super().check_table(seats, house)
        if house["over_capacity"] == "strict" and house["shed_capacity"] == 2:
            strict, from_hand = choice_ref("over_capacity-strict"), choice_ref("over_capacity-from_hand")
            shed, over = option_ref("shed_capacity"), option_ref("over_capacity")
            raise BadHouse(said.shed_too_small(shed=shed, over=over, strict=strict, from_hand=from_hand))

    def advice(self, seats: int, house: Mapping[str, Value]) -> list[Fact]:
        """FWB-128: say that a choice about trades changes nothing without them."""
        idle = house["trade_categories"] != "like_for_like" and not house["trading"]
        return [said.advice_no_trades()] if idle else []

    def deal(self, seats: int, house: Mapping[str, Value], rng: Rng, *, listen: bool = False) -> State:
        """Shuffle and deal."""
        state = State(seats, _house(tuple(house), tuple(house.values())), rng)
        state.events = [] if listen else None
        state.start()
        return state

    def running_scores(self, state: AnyState) -> list[int]:
        """FWB-071: give the points of the guests that are served."""
        table = cast("State", state)
        return [int(points_of(table, seat)) for seat in range(table.seats)]

    def measures(self, state: AnyState) -> dict[str, float]:
        """Count rounds, the last one even if it was cut short, and the guests that a seat served on average."""
        table = cast("State", state)
        served = sum(len(members(table.guests.served[seat])) for seat in range(table.seats))
        return {"rounds": float(table.turns // table.n + 1), "served": served / table.seats}

    def write_move(self, move: Move) -> str:
        """Write a move in notation."""
        return BOOK.write(move)

    def read_move(self, text: str) -> Move:
        """Read a move from notation."""
        try:
            return Move(BOOK.read(text))
        except BadNotation:
            raise BadNotation(said.not_our_move(typed={"text": text[:60]})) from None

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
        """Give what never changes about each card and guest."""
        return catalogue(advanced=bool(house["advanced_effects"]))

    def pieces(self, state: AnyState) -> list[str]:
        """List all cards and guests, wherever they lie."""
        table = cast("State", state)
        cards = [write_card(card) for card in all_cards(table)]
        return cards + [write_guest(guest) for guest in all_guests(table)]

    def rebuild(self, seats: int, house: Mapping[str, Value], rng: Rng, data: Mapping[str, object]) -> State:
        """Rebuild a state."""
        state = State(seats, _house(tuple(house), tuple(house.values())), rng)
        restore(state, data)
        return state


GAME = FriendsWithBeverages()
