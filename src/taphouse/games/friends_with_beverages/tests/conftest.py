"""Scenes in words: ``scene(hands=["SUG SUG", ""], market="SUG JUG", deck="STI CIT", guests=["G01* G02 G03"])``.

A card is written by its kind or in full (``SPI-07``); ``G01*`` is served, ``JUG~`` lies sideways.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

import pytest

from taphouse.core.house import Value
from taphouse.core.moves import Seat
from taphouse.core.rng import Rng
from taphouse.games.friends_with_beverages.cards import (
    CODES,
    EQUIPMENT,
    KIND_OF,
    NO_CARD,
    TYPES,
    read_card,
    write_card,
    write_guest,
)
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.games.friends_with_beverages.house import House
from taphouse.games.friends_with_beverages.rules.places import hand_of, resolving
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.view import FwbView
from taphouse.testing.staging import Orderly, Stage

PHASE_OF = {
    "arrival": "arrival",
    "trade_offer": "trade",
    "draw": "draw",
    "swap": "swap",
    "equipment": "equipment",
    "complete": "complete",
    "hand_limit": "hand_limit",
}


def kinds(cards: Sequence[int]) -> str:
    """Write cards by their kinds."""
    return " ".join(CODES[int(KIND_OF[card])] for card in cards)


class Scene(Stage):
    """A table that was set up in words; nothing happens by chance at it."""

    game = GAME
    state: State

    def end_turn(self) -> None:
        """Draw blind and pass until the turn is over."""
        turn = self.state.turns
        while self.state.turns == turn and self.state.to_act():
            seat = self.waits_for[0]
            open_moves = self.moves(seat)
            wanted = [text for text in ("draw", "done", "pass", "no") if text in open_moves]
            self.play(seat, (wanted or open_moves)[0])

    def hand(self, seat: int) -> str:
        return kinds(hand_of(self.state, seat))

    def shed(self, seat: int) -> str:
        pieces = [int(self.state.sheds.piece(seat, kind)) for kind in range(TYPES)]
        mask = int(self.state.sheds.sideways[seat])
        return " ".join(
            CODES[EQUIPMENT + kind] + ("~" if mask & (1 << kind) else "")
            for kind, piece in enumerate(pieces)
            if piece != NO_CARD
        )

    def guests(self, seat: int) -> str:
        served = int(self.state.guests.served[seat])
        slots = range(int(self.state.house.guests))
        return " ".join(
            write_guest(int(self.state.guests.at(seat, slot))) + ("*" if served & (1 << slot) else "") for slot in slots
        )

    @property
    def market(self) -> str:
        return " ".join("-" if card == NO_CARD else CODES[int(KIND_OF[card])] for card in self.state.resources.market)

    @property
    def discard(self) -> str:
        """The discard from bottom to top."""
        return kinds(self.state.resources.discard.listed())

    @property
    def second_hand(self) -> str:
        return "" if self.state.resources.second_hand == NO_CARD else kinds([int(self.state.resources.second_hand)])

    @property
    def notice(self) -> str:
        return "" if self.state.resources.notice == NO_CARD else kinds([int(self.state.resources.notice)])

    @property
    def resolving(self) -> str:
        return kinds(resolving(self.state))

    def deck(self, number: int) -> str:
        """The next cards of the Resource Deck, the first one first."""
        return kinds(self.state.resources.deck.listed()[::-1][:number])

    @property
    def guest_market(self) -> str:
        return " ".join("-" if guest == NO_CARD else write_guest(int(guest)) for guest in self.state.guests.market)

    @property
    def guest_discard(self) -> str:
        return " ".join(write_guest(guest) for guest in self.state.guests.discard.listed())

    def guest_deck(self, number: int) -> str:
        return " ".join(write_guest(guest) for guest in self.state.guests.deck.listed()[::-1][:number])

    @property
    def decision(self) -> str:
        """What is asked, as the seat sees it that is."""
        return self.facts(self.waits_for[0] if self.waits_for else None).task

    @property
    def phase(self) -> str:
        """Where the turn is."""
        return str(self.number("phase")).removeprefix("phase:")

    def number(self, counter: str) -> int | str:
        """What a counter of the table stands at, as everybody sees it."""
        return cast("int | str", self.facts().counters[counter])

    def points(self, seat: int) -> int | str:
        """What the guests that a seat has served are worth."""
        return cast("int | str", self.facts().seats[seat].counters["points"])

    def can_serve(self, slot: int) -> bool:
        """Whether the first seat sees that it can serve a guest."""
        return "ready" in self.facts(0).zone("guests-0").items[slot - 1].marks

    def view(self, seat: int | None = None) -> FwbView:
        """The table as a seat sees it, with words."""
        return cast("FwbView", self.look(seat))

    def facts(self, seat: int | None = None) -> FwbView:
        """The same as it is sent, and as bots see it: without words."""
        return cast("FwbView", GAME.view(self.state, None if seat is None else Seat(seat)))


class Filler:
    """Finds copies for the kinds that a scene names, and keeps what it does not speak of."""

    def __init__(self, house: Mapping[str, Value]) -> None:
        self.free = [write_card(int(card)) for card in House(house).deck]
        self.guests = [f"G{number:02}" for number in range(1, 81)]

    def card(self, name: str) -> str:
        found = name if name in self.free else next(card for card in self.free if card.rsplit("-", 1)[0] == name)
        self.free.remove(found)
        return found

    def cards(self, text: str) -> list[str]:
        return [self.card(name.rstrip("~")) for name in text.split()]

    def take_guests(self, text: str) -> list[str]:
        names = [name.rstrip("*") for name in text.split() if name != "-"]
        for name in names:
            self.guests.remove(name)
        return names


def host(filler: Filler, hand: str, shed: str, guests: str | None, number: int) -> dict[str, object]:
    """Write a seat's part of a position."""
    names = (guests or "").split() or [filler.guests.pop() for _ in range(number)]
    sideways = [name.rstrip("~") for name in shed.split() if name.endswith("~")]
    return {
        "hand": filler.cards(hand),
        "guests": [name.rstrip("*") for name in names],
        "served": [slot for slot, name in enumerate(names, start=1) if name.endswith("*")],
        "shed": filler.cards(shed),
        "sideways": sideways,
        "bottle": 0,
        "nose": 1,
        "rank": 0,
        "shot": "no",
        "given": 0,
        "looks": [0, 0],
        "looked": [],
    }


def per_seat(values: Sequence[str], seats: int) -> list[str]:
    return [*values, *[""] * (seats - len(values))]


Making = Callable[..., Scene]


@pytest.fixture
def scene() -> Making:
    """Set a table up.

    ``hands``, ``sheds``, ``guests``: for each seat; ``deck`` and ``guest_deck``: the next cards, the first one
    first; all that is not named lies under them, or in the hand of seat ``rest_with``, and with ``boxed`` the other
    guests are out of the game. ``house``: options that differ. Everything else is said as a position says it.
    """

    def make(
        hands: Sequence[str] = (),
        *,
        seats: int = 3,
        sheds: Sequence[str] = (),
        guests: Sequence[str] = (),
        market: str = "SPI SUG",
        deck: str = "",
        discard: str = "",
        second_hand: str = "",
        notice: str = "",
        guest_market: str = "",
        guest_deck: str = "",
        boxed: bool = False,
        rest_with: int | None = None,
        house: Mapping[str, Value] | None = None,
        **said: object,
    ) -> Scene:
        settled = GAME.house(seats, house)
        filler = Filler(settled)
        lying = [filler.cards(text) for text in (market, deck, discard, second_hand, notice)]
        on_top = filler.take_guests(guest_deck)
        for text in guests:
            filler.take_guests(text)
        at_market = guest_market.split()
        filler.take_guests(guest_market)
        number = int(str(settled["guests_per_player"]))
        hosts = [
            host(filler, *row, number)
            for row in zip(per_seat(hands, seats), per_seat(sheds, seats), per_seat(guests, seats), strict=True)
        ]
        for rank, data_of_host in enumerate(hosts):
            data_of_host["rank"] = rank
        if not at_market:
            at_market = [filler.guests.pop() for _ in range(4)]
        rest = filler.free[::-1]
        if rest_with is not None:
            held = hosts[rest_with]["hand"]
            assert isinstance(held, list)
            held += [card for card in rest if KIND_OF[read_card(card)] < 18]
            rest = [card for card in rest if KIND_OF[read_card(card)] >= 18]
            lying[2] = [*rest, *lying[2]]
            rest = []
        decision = str(said.get("decision", "draw"))
        guest_deck_cards = ([] if boxed else filler.guests[::-1]) + on_top[::-1]
        data: dict[str, object] = {
            "game": "friends-with-beverages",
            "rules": GAME.meta.rules_version,
            "seats": seats,
            "house": settled,
            "decision": "draw",
            "asked": said.get("active", 0),
            "phase": PHASE_OF.get(decision, "draw"),
            "active": 0,
            "leader": 0,
            "turns": 0,
            "points": 2 if decision == "draw" else 0,
            "deck": rest + lying[1][::-1],
            "discard": lying[2],
            "market": [*lying[0], None, None][:2],
            "second_hand": lying[3][0] if lying[3] else None,
            "notice": lying[4][0] if lying[4] else None,
            "aside": [],
            "stays": [],
            "guest_deck": guest_deck_cards,
            "guest_discard": [],
            "guest_market": [None if name == "-" else name for name in at_market],
            "box": filler.guests if boxed else [],
            "hosts": hosts,
            "known": [],
            "fresh": [],
            "generation": 0,
            "seen": {},
            "drawn": {},
            "guest_out": not guest_deck_cards,
            "trigger": None,
            "turn": {
                "served_now": False,
                "taken_out": [],
                "paying": -1,
                "sweeps": False,
                "position": -1,
                "turned": None,
                "installing": None,
                "pay": [0, -1, 0],
                "due": [0] * 16,
                "options": 0,
                "shown": [-1, -1],
                "tally": 0,
                "victim": 0,
            },
            "trade": {"trader": 0, "offers": 4, "give": "SPI", "want": "SPI", "partner": 0},
            "toasted": [],
            "met": [],
            "results": [],
            "agenda": [],
            "last": [None, 0, 0],
            "ended_by": "a host served everybody",
            "learned": 0,
            "rng": {"generator": "quick", "state": 1},
        }
        assert set(said) <= set(data), f"a scene says something that no position holds: {set(said) - set(data)}"
        state = GAME.from_position({**data, **said})
        assert isinstance(state, State)
        return Scene(state, Orderly())

    return make


@pytest.fixture
def dealt() -> Callable[..., Scene]:
    """Deal a table by given chance, listened to from the deal on."""

    def make(seats: int = 3, rng: Rng | None = None, **house: Value) -> Scene:
        return Scene.dealt(seats, rng, **house)

    return make


@pytest.fixture
def orderly() -> Rng:
    """Chance that changes nothing: unshuffled decks are dealt from their ends."""
    return Orderly()
