"""Scenes in words: ``scene(places={"B1": "Gr1 Yp1"}, hands={"A1": "Rb1 Pg1 Bp1"})``."""

from collections.abc import Callable, Mapping
from typing import cast

import pytest

from taphouse.core.bits import members
from taphouse.core.errors import IllegalMove
from taphouse.core.house import Value
from taphouse.core.moves import Seat
from taphouse.core.rng import Quick, Rng
from taphouse.games.cocktail_conspiracy.cards import CODES, IN_DESIGN
from taphouse.games.cocktail_conspiracy.game import GAME
from taphouse.games.cocktail_conspiracy.rules.seating import Seating, seating_for
from taphouse.games.cocktail_conspiracy.rules.state import State
from taphouse.games.cocktail_conspiracy.view import CocktailConspiracyView
from taphouse.testing.staging import Lowest, Orderly
from taphouse.testing.staging import Stage as AnyStage

COMBINATIONS = ("RRGGB", "YYPPG", "BBYYR")
"""What teams A, B and C are after where a scene does not say."""


class Stage(AnyStage):
    """A table of Cocktail Conspiracy."""

    game = GAME
    people = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hal")


class Scene:
    """A table that was set up in words. Places and seats go by their names: A1, Bv, S0."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.stage = Stage(state)
        self.names = state.seating.names

    def number(self, name: str) -> int:
        return self.names.index(name)

    def text(self, move: str) -> str:
        """Write place names as numbers, as moves do."""
        return " ".join(str(self.names.index(word)) if word in self.names else word for word in move.split())

    def named(self, move: str) -> str:
        """Write the numbers of places in a move as names."""
        return " ".join(self.names[int(word)] if word.isdecimal() else word for word in move.split())

    def play(self, name: str, *moves: str) -> None:
        """Make moves of one seat, one after the other."""
        for move in moves:
            self.state.apply(Seat(self.number(name)), GAME.read_move(self.text(move)))

    def moves(self, name: str) -> list[str]:
        """What is open to a seat, with places by name."""
        legal = self.state.legal_moves(Seat(self.number(name)))
        return [self.named(GAME.write_move(move)) for move in legal]

    def at(self, name: str) -> set[str]:
        """What lies at a place."""
        return {CODES[card] for card in members(self.state.lying[self.number(name)])}

    def hand(self, name: str) -> set[str]:
        return {CODES[card] for card in members(self.state.hands[self.number(name)])}

    @property
    def waits_for(self) -> list[str]:
        return [self.names[int(seat)] for seat in self.state.to_act()]

    @property
    def decision(self) -> str:
        return self.view().task

    @property
    def deck(self) -> list[str]:
        """The deck, the next card first."""
        return [CODES[card] for card in reversed(self.state.deck.listed())]

    @property
    def discards(self) -> set[str]:
        return {CODES[card] for card in members(self.state.discards)}

    @property
    def winners(self) -> list[str] | None:
        """Who has won, or None while the game goes on."""
        return None if self.state.outcome() is None else [self.names[seat] for seat in self.view().winners]

    @property
    def reason(self) -> str:
        outcome = self.state.outcome()
        return "" if outcome is None else outcome.reason

    def view(self, name: str | None = None) -> CocktailConspiracyView:
        seat = None if name is None else self.number(name)
        return cast("CocktailConspiracyView", self.stage.look(seat))

    def story(self, name: str | None = None) -> list[str]:
        return self.stage.story(None if name is None else self.number(name))

    def refusal(self, name: str, move: str | int) -> IllegalMove:
        """Try what is not allowed; nothing may change."""
        return self.stage.refusal(self.number(name), move if isinstance(move, int) else self.text(move))


class Filler:
    """Finds cards for the places of which a scene does not speak."""

    def __init__(self, design: int, named: list[str]) -> None:
        assert len(set(named)) == len(named), "a scene names a card twice"
        cards = [CODES[card] for card in members(design)]
        assert set(named) <= set(cards), "a scene names a card that is not in its deck"
        self.free = [card for card in cards if card not in named]

    def take(self, number: int) -> list[str]:
        taken, self.free = self.free[:number], self.free[number:]
        return taken


def position(
    seats: int,
    active: str,
    *,
    hands: Mapping[str, str],
    places: Mapping[str, str],
    deck: str,
    discards: str,
    rest: str,
    combinations: Mapping[str, str],
    house: Mapping[str, Value],
    said: Mapping[str, object],
) -> dict[str, object]:
    """Write the position of a scene: what it says, and for the rest a quiet moment."""
    settled = GAME.house(seats, house)
    teams = int(settled["teams"])
    seating = seating_for(seats, teams, masquerade=settled["mode"] == "masquerade")
    names = seating.names
    assert {*hands, *places} <= set(names), "a scene names a place that is not there"
    words = " ".join([*hands.values(), *places.values(), deck, discards]).split()
    filler = Filler(IN_DESIGN[str(settled["deck_design"])], words)
    held = []
    for seat in range(seats):
        known = hands.get(names[seat])
        held.append(filler.take(int(seating.limits[seat])) if known is None else known.split())
    under, aside = (filler.free, []) if rest == "deck" else ([], filler.free)
    at = [int(seat) for seat in seating.order].index(names.index(active))
    data: dict[str, object] = {
        "game": "cocktail-conspiracy",
        "rules": GAME.meta.rules_version,
        "seats": seats,
        "house": settled,
        "decision": "turn_action",
        "active": names.index(active),
        "decider": names.index(active),
        "at": at,
        "turns": 1,
        "hands": held,
        "places": [places.get(name, "").split() for name in names],
        "deck": under + deck.split()[::-1],
        "discards": discards.split() + aside,
        "teams": "".join("ABC"[int(team)] for team in seating.sides),
        "combinations": [combinations.get("ABC"[team], COMBINATIONS[team]) for team in range(teams)],
        "masters": masters_of(seating) if settled["mode"] == "master_apprentice" else [],
        "ruled_out": [[] for _ in names],
        "latest": {
            "action": "", "seat": None, "card": None, "place": None, "matched": None, "played_to": None,
            "matched_to": None, "dropped": [], "discarded": 0, "drew": 0,
        },
        "toasting": False,
        "overflow": None,
        "also": None,
        "plan": None,
        "counter": None,
        "countering": False,
        "answers": [None] * seats,
        "throws": [None] * seats,
        "thrown": [None] * seats,
        "contenders": [],
        "throws_made": 0,
        "memory": {"shuffled": 0, "shuffles": [], "handed_in": []},
        "ended_by": "victory",
        "winners": "",
        "won": [],
        "learned": 0,
        "rng": {"generator": "quick", "state": 1},
    }  # fmt: skip
    assert set(said) <= set(data), "a scene says something that no position holds"
    return {**data, **said}


def masters_of(seating: Seating) -> list[int]:
    return [seats[0] for seats in seating.members]


Making = Callable[..., Scene]


@pytest.fixture
def scene() -> Making:
    """Set a table up.

    ``hands`` and ``places``: cards by the name of the place; a hand that is not named is full, a place empty.
    ``deck``: the next cards to be drawn, the first one first; all cards that are not named lie under them, or
    with the ``rest`` in the discards.
    Everything else is said as a position says it.
    """

    def make(
        seats: int = 4,
        *,
        active: str | None = None,
        hands: Mapping[str, str] | None = None,
        places: Mapping[str, str] | None = None,
        deck: str = "",
        discards: str = "",
        rest: str = "deck",
        combinations: Mapping[str, str] | None = None,
        house: Mapping[str, Value] | None = None,
        **said: object,
    ) -> Scene:
        chosen = {"first_player": 0, **(house or {})}
        first = active or ("S0" if chosen.get("mode") == "masquerade" else "A1")
        data = position(
            seats,
            first,
            hands=hands or {},
            places=places or {},
            deck=deck,
            discards=discards,
            rest=rest,
            combinations=combinations or {},
            house=chosen,
            said=said,
        )
        state = GAME.from_position(data)
        assert isinstance(state, State)
        state.rng = Orderly()
        state.events = []
        return Scene(state)

    return make


@pytest.fixture
def dealt() -> Making:
    """Deal a table by given chance, listened to from the deal on."""

    def make(seats: int = 4, rng: Rng | None = None, **house: Value) -> Scene:
        return Scene(GAME.deal(seats, GAME.house(seats, house), rng or Quick(1), listen=True))

    return make


@pytest.fixture
def orderly() -> Rng:
    """Chance that changes nothing."""
    return Orderly()


@pytest.fixture
def lowest() -> Rng:
    """Chance that always gives the lowest number."""
    return Lowest()
