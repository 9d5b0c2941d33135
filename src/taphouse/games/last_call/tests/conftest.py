"""Scenes in words: ``scene(top="beer-9-a", hands=["beer-1-b wine-3-a", "wine-4-a"])``."""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

import pytest

from taphouse.core.house import Value
from taphouse.core.rng import Rng
from taphouse.games.last_call.cards import CARDS, ORDINARY, event_of
from taphouse.games.last_call.game import GAME
from taphouse.games.last_call.naming import write
from taphouse.games.last_call.rules.state import State
from taphouse.games.last_call.view import LastCallView
from taphouse.testing.staging import Lowest, Orderly, Stage

ALL = [write(card) for card in range(CARDS)]
PLAIN = [write(card) for card in range(CARDS) if event_of(card) == ORDINARY]


class Scene(Stage):
    """A table that was set up in words; nothing happens by chance at it."""

    game = GAME
    state: State

    def stir(self) -> None:
        """From now on a shuffle brings the bottom card to the top."""
        self.state.rng = Lowest()

    def cards_to_play(self, seat: int) -> set[str]:
        """The cards that the seat may play or stack, whatever it cries."""
        return {text.split()[1] for text in self.moves(seat) if text.split()[0] in ("play", "stack")}

    def hand(self, seat: int) -> set[str]:
        return {card for number, card in enumerate(ALL) if self.state.holds(seat, number)}

    @property
    def sizes(self) -> list[int]:
        return [int(self.state.sizes[seat]) for seat in range(self.state.seats)]

    @property
    def decision(self) -> str:
        return self.view().decision

    @property
    def top(self) -> str:
        """The card to match."""
        return self.view().zone("discards").items[0].id

    @property
    def event(self) -> str:
        """What the card to match does, or nothing."""
        return str(self.piece(self.top).get("event", "")).removeprefix("event:")

    @property
    def sidestep(self) -> str | None:
        """The card that lies crosswise above the pile."""
        items = self.view().zone("sidestep").items
        return items[0].id if items else None

    @property
    def suit(self) -> str:
        """The suit that counts; ``colour`` and ``shape`` likewise, or nothing."""
        return self.counting("suit")

    @property
    def colour(self) -> str:
        return self.counting("colour")

    @property
    def shape(self) -> str:
        return self.counting("shape")

    def counting(self, kind: str) -> str:
        """What of the top card counts, of a kind."""
        found = [match for match in self.view().to_match if match.startswith(f"{kind}:")]
        return found[0].partition(":")[2] if found else ""

    def piece(self, card: str) -> Mapping[str, object]:
        """What a card is at this table."""
        return self.words().catalogue[card]

    @property
    def draw_pile(self) -> list[str]:
        """The draw pile, the next card first."""
        return [write(card) for card in reversed(self.state.draw_pile.listed())]

    @property
    def discards(self) -> list[str]:
        """The discards from bottom to top."""
        return [write(card) for card in self.state.discards.listed()]

    def view(self, seat: int | None = None) -> LastCallView:
        return cast("LastCallView", self.look(seat))


class Filler:
    """Lays the cards that a scene names, and finds others for the places it does not speak of."""

    def __init__(self, named: Sequence[str]) -> None:
        assert len(set(named)) == len(named), "a scene names a card twice"
        self.free = [card for card in ALL if card not in named]

    def plain(self, number: int) -> list[str]:
        """Take ordinary cards that the scene does not name, from the end of the deck."""
        taken = [card for card in reversed(self.free) if card in PLAIN][:number]
        self.free = [card for card in self.free if card not in taken]
        return taken

    def rest(self) -> list[str]:
        rest, self.free = self.free, []
        return rest


def position(
    hands: Sequence[str | None],
    top: str,
    draw: str,
    below: str,
    *,
    rest_with: int | None,
    house: Mapping[str, Value],
    **said: object,
) -> dict[str, object]:
    """Write the position of a scene: what it says, and for the rest a calm moment of a first round."""
    seats = len(hands)
    sidestep = said.get("sidestep")
    named = " ".join([*(hand or "" for hand in hands), top, draw, below, str(sidestep or "")]).split()
    filler = Filler(named)
    held = [(hand.split() if hand is not None else filler.plain(4)) for hand in hands]
    rest = filler.rest()
    if rest_with is not None:
        held[rest_with] += rest
        rest = []
    rounds = said.get("round", 1 if any(cast("list[int]", said.get("scores", []))) else 0)
    data: dict[str, object] = {
        "game": "last-call",
        "rules": GAME.meta.rules_version,
        "seats": seats,
        "house": GAME.house(seats, house),
        "round": rounds,
        "starter": 0,
        "scores": [0] * seats,
        "decision": "turn",
        "active": 0,
        "direction": 1,
        "turns": 1,
        "passes": 0,
        "hands": held,
        "draw_pile": rest + draw.split()[::-1],
        "rejected": 0,
        "discards": [*below.split(), top],
        "sidestep": None,
        "declared": None,
        "pending": 0,
        "cheers": False,
        "drawn": None,
        "calling": False,
        "again": False,
        "turned": [],
        "chosen": [None] * seats,
        "watches": [],
        "fined": [],
        "agenda": [],
        "memory": [],
        "stock": None,
        "last": {"hands": [[]] * seats, "winners": [0] if rounds else [], "how": "went out"},
        "ended_by": "went out",
        "learned": 0,
        "rng": {"generator": "quick", "state": 1},
    }
    assert set(said) <= set(data), "a scene says something that no position holds"
    return {**data, **said}


Making = Callable[..., Scene]


@pytest.fixture
def scene() -> Making:
    """Set a table up.

    ``hands``: for each seat its cards, or None for a few that do not matter. ``draw``: the next cards
    to be drawn, the first one first; all cards that are not named lie under them, or with the seat
    ``rest_with``. ``below``: the discards under the top one. ``house``: options that differ.
    Everything else is said as a position says it.
    """

    def make(
        hands: Sequence[str | None] = (None,) * 4,
        top: str = "beer-9-a",
        *,
        draw: str = "",
        below: str = "",
        rest_with: int | None = None,
        house: Mapping[str, Value] | None = None,
        **said: object,
    ) -> Scene:
        data = position(hands, top, draw, below, rest_with=rest_with, house=house or {}, **said)
        state = GAME.from_position(data)
        assert isinstance(state, State)
        return Scene(state, Orderly())

    return make


@pytest.fixture
def watch() -> Callable[..., dict[str, object]]:
    """Write a watch as positions do."""

    def make(
        seat: int, *, called: bool = False, tried: Sequence[int] = (), until: int | None = None
    ) -> dict[str, object]:
        return {"seat": seat, "called": called, "tried": list(tried), "until": seat if until is None else until}

    return make


@pytest.fixture
def dealt() -> Callable[..., Scene]:
    """Deal a table by given chance, listened to from the deal on."""

    def make(seats: int = 4, rng: Rng | None = None, **house: Value) -> Scene:
        return Scene.dealt(seats, rng, **house)

    return make


@pytest.fixture
def orderly() -> Rng:
    """Chance that changes nothing: an unshuffled deck is dealt from its end, bar-2-b first."""
    return Orderly()
