"""Scenes in words: ``scene("Bc / cL", hands=["Bb Bc Bl", "Cb Cc Cl"])``."""

from collections.abc import Callable, Mapping, Sequence

import pytest
from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.house import Value
from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.rng import Quick, Rng
from taphouse.games.six_pack.game import GAME
from taphouse.games.six_pack.rules.state import State
from taphouse.games.six_pack.showing import show
from taphouse.games.six_pack.view import Drink, SixPackView

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Flo", "Gus", "Hal")
DOMINOES = ["Bb", "Bc", "Bl", "Cb", "Cc", "Cl", "Lb", "Lc", "Ll"]


class First(Rng):
    """Chance that always takes the first: dominoes are drawn in the order of their names."""

    def below(self, n: i64) -> i64:
        return n - n

    def copy(self) -> "First":
        return First()

    def position(self) -> dict[str, object]:
        return Quick(0).position()


class Scene:
    """A table that was set up in words; nothing happens by chance at it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.rng = First()
        self.state.events = []

    def play(self, seat: int, *texts: str) -> None:
        """Make moves of one seat, one after the other."""
        for text in texts:
            self.state.apply(Seat(seat), GAME.read_move(text))

    def house(self, text: str) -> None:
        """Let the house move."""
        self.state.apply(HOUSE, GAME.read_move(text))

    def answer(self, *texts: str) -> None:
        """Let the seats answer, each its own, from seat 0 on."""
        for seat, text in enumerate(texts):
            self.play(seat, text)

    def moves(self, seat: int) -> list[str]:
        return [GAME.write_move(move) for move in self.state.legal_moves(Seat(seat))]

    def house_moves(self) -> list[str]:
        return [GAME.write_move(move) for move in self.state.legal_moves(HOUSE)]

    def options(self, verb: str) -> list[str]:
        """What the host may do with a verb: ``lay``, ``take``, ``fill``."""
        texts = self.moves(int(self.state.host))
        return [text.removeprefix(f"{verb} ") for text in texts if text.startswith(f"{verb} ")]

    @property
    def waits_for(self) -> list[int]:
        return [int(seat) for seat in self.state.to_act()]

    @property
    def decision(self) -> str:
        return self.view().decision

    @property
    def cards(self) -> dict[tuple[int, int], str]:
        """What lies on each cell."""
        items = self.view().zone("board").items
        return {(item.x, item.y): item.drink for item in items if isinstance(item, Drink)}

    @property
    def pinks(self) -> set[tuple[int, int]]:
        items = self.view().zone("board").items
        return {(item.x, item.y) for item in items if isinstance(item, Drink) and item.pink}

    @property
    def picture(self) -> str:
        """The table as it is drawn in these tests."""
        box = self.view().box
        assert box is not None
        rows = range(box.top, box.top + box.height)
        columns = range(box.left, box.left + box.width)
        return " / ".join("".join(self.cards.get((x, y), ".") for x in columns) for y in rows)

    @property
    def size(self) -> tuple[int, int]:
        box = self.view().box
        assert box is not None
        return box.width, box.height

    @property
    def supply(self) -> list[int]:
        return [pile.plain + pile.pink for pile in self.view().piles]

    @property
    def points(self) -> list[int]:
        return self.view().points

    @property
    def refused(self) -> list[int]:
        return self.view().refused

    def hand(self, seat: int) -> str:
        return " ".join(item.face for item in self.view(seat).zone(f"hand-{seat}").items)

    def pool(self, seat: int) -> str:
        return " ".join(item.face for item in self.view(seat).zone(f"pool-{seat}").items)

    def row(self, seat: int) -> str:
        """The dominoes that a seat has scored."""
        return " ".join(item.face for item in self.view().zone(f"score-{seat}").items)

    @property
    def winners(self) -> list[int] | None:
        """Who won the game, or None while it goes on."""
        outcome = self.state.outcome()
        return None if outcome is None else outcome.winners()

    def view(self, seat: int | None = None) -> SixPackView:
        return show(self.state, None if seat is None else Seat(seat), NAMES[: self.state.seats])

    def story(self, seat: int | None = None) -> list[str]:
        eyes = None if seat is None else Seat(seat)
        lines = [GAME.tell(event, eyes, NAMES[: self.state.seats]) for event in self.state.events or []]
        return [line for line in lines if line]

    def refusal(self, seat: int, move: str | int) -> IllegalMove:
        """Try what is not allowed; nothing may change."""
        before = GAME.position(self.state)
        number = Move(move) if isinstance(move, int) else GAME.read_move(move)
        with pytest.raises(IllegalMove) as refused:
            self.state.apply(Seat(seat), number)
        assert GAME.position(self.state) == before
        return refused.value


def cards_of(picture: str, at: tuple[int, int]) -> list[str]:
    """Read a picture; where more than eleven cards of a kind lie, the last ones are pink."""
    found = [
        (drink, at[0] + x, at[1] + y)
        for y, row in enumerate(picture.split(" / "))
        for x, drink in enumerate(row)
        if drink != "."
    ]
    laid = {kind: [card for card in found if card[0].upper() == kind] for kind in "BCL"}
    pinks = {card for cards in laid.values() for card in cards[11:]}
    return [f"{card[0]}@{card[1]},{card[2]}{'*' if card in pinks else ''}" for card in found]


def other_dominoes(scored: str) -> str:
    """Any three dominoes that are not scored, hard ones that few tables show."""
    free = [domino for domino in ("Bb", "Cc", "Ll", *DOMINOES) if domino not in scored.split()]
    return " ".join(list(dict.fromkeys(free))[:3])


def position(
    picture: str, seats: int, *, at: tuple[int, int], house: Mapping[str, Value], **said: object
) -> dict[str, object]:
    """Write the position of a scene: what it says, and for the rest a calm beginning of the fifth turn."""
    scored = said.get("scored") or [""] * seats
    assert isinstance(scored, list)
    decision = said.get("decision", "serve")
    data: dict[str, object] = {
        "game": "six-pack",
        "rules": GAME.meta.rules_version,
        "seats": seats,
        "house": GAME.house(seats, house),
        "decision": decision,
        "host": 0,
        "turn": 5,
        "mixed": [None] * seats,
        "opening": None,
        "board": cards_of(picture, at),
        "serving": None,
        "barred": None,
        "hands": [other_dominoes(row) for row in scored],
        "scored": scored,
        "refused": [0] * seats,
        "round": 1 if decision == "check" else 0,
        "standing": ["looking" if decision == "check" else "out"] * seats,
        "answers": [None] * seats,
        "picks": [None] * seats,
        "tried": [],
        "hint_given": False,
        "hinted": [],
        "time_is_up": False,
        "not_held": [[] for _ in range(seats)],
        "opened": [],
        "steps": [],
        "line": None,
        "ended_by": None,
        "learned": 0,
        "rng": {"generator": "quick", "state": 1},
    }
    assert set(said) <= set(data), "a scene says something that no position holds"
    return {**data, **said}


Making = Callable[..., Scene]


@pytest.fixture
def scene() -> Making:
    """Set a table up.

    The picture is drawn row by row, its first cell is ``at``. ``hands`` and ``scored``: dominoes of each seat;
    ``house``: options that differ. Everything else is said as a position says it.
    """

    def make(
        picture: str = "BlCb / bLcB / CbLc",
        seats: int = 2,
        *,
        at: tuple[int, int] = (0, 0),
        house: Mapping[str, Value] | None = None,
        **said: object,
    ) -> Scene:
        hands = said.get("hands")
        if isinstance(hands, Sequence):
            seats = len(hands)
        state = GAME.from_position(position(picture, seats, at=at, house=house or {}, **said))
        assert isinstance(state, State)
        return Scene(state)

    return make


@pytest.fixture
def looking(scene: Making) -> Making:
    """Set a table up at which everybody looks for a six-pack."""

    def make(*hands: str, picture: str = "BlCb / bLcB / CbLc", **said: object) -> Scene:
        return scene(picture, hands=list(hands), decision="check", **said)

    return make


@pytest.fixture
def dealt() -> Callable[..., Scene]:
    """Deal a table by given chance, listened to from the deal on."""

    def make(seats: int = 4, rng: Rng | None = None, **house: Value) -> Scene:
        state = GAME.deal(seats, GAME.house(seats, house), rng or Quick(1), listen=True)
        made = Scene.__new__(Scene)
        made.state = state
        return made

    return make
