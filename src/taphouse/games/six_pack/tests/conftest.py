"""Scenes in words: ``scene("Bc / cL", hands=["Bb Bc Bl", "Cb Cc Cl"])``."""

from collections.abc import Callable, Mapping, Sequence

import pytest

from taphouse.core.house import Value
from taphouse.core.moves import HOUSE
from taphouse.core.rng import Rng
from taphouse.core.view import MoveView
from taphouse.games.six_pack.game import GAME
from taphouse.games.six_pack.rules.state import State
from taphouse.games.six_pack.view import Line, Pour, SixPackView
from taphouse.testing.deeds import cell_of, named, place_of, verb_of
from taphouse.testing.staging import Lowest, Stage

DOMINOES = ["Bb", "Bc", "Bl", "Cb", "Cc", "Cl", "Lb", "Lc", "Ll"]


def refills_in(move: MoveView) -> list[str]:
    """What may come into the hole that a take leaves."""
    assert move.do is not None
    refills: list[str] = move.do["refills"]
    return refills


class Scene(Stage):
    """A table that was set up in words; nothing happens by chance at it."""

    game = GAME
    state: State

    def house(self, text: str) -> None:
        """Let the house move."""
        self.state.apply(HOUSE, GAME.read_move(text))

    def answer(self, *texts: str) -> None:
        """Let the seats answer, each its own, from seat 0 on."""
        for seat, text in enumerate(texts):
            self.play(seat, text)

    def house_moves(self) -> list[str]:
        return [GAME.write_move(move) for move in self.state.legal_moves(HOUSE)]

    def options(self, verb: str) -> list[str]:
        """What the host may do with a verb: ``lay``, ``take``, ``fill``."""
        texts = self.moves(int(self.state.active))
        return [text.removeprefix(f"{verb} ") for text in texts if text.startswith(f"{verb} ")]

    @property
    def decision(self) -> str:
        return GAME.view(self.state, None).task or "over"

    @property
    def host(self) -> int:
        """Whose turn it is; -1 if nobody's."""
        return next((seat.seat for seat in self.view().seats if "host" in seat.notes), -1)

    @property
    def answered(self) -> list[int]:
        """Seats whose answer is in."""
        return [seat.seat for seat in self.view().seats if "has answered" in seat.notes]

    def takes(self) -> dict[tuple[int, int], tuple[str, ...]]:
        """The cards that the host may take, and what may come into each hole."""
        moves = [move for move in self.view(self.host).moves if verb_of(move) == "do-take"]
        return {cell_of(move): tuple(drink.removeprefix("drink:") for drink in refills_in(move)) for move in moves}

    def pours(self) -> dict[str, Pour]:
        """What each drink would bring that the host may choose now."""
        view = self.view(self.host)
        drinks = {move.move: named(move, "drink") for move in view.moves}
        return {drinks[pour.move]: pour for pour in view.pours}

    def lines(self) -> dict[str, Line]:
        """What each line would take away, by its move."""
        view = self.view(self.host)
        texts = {move.move: move.text for move in view.moves}
        return {texts[line.move]: line for line in view.lines}

    @property
    def cards(self) -> dict[tuple[int, int], str]:
        """What lies on each cell."""
        items = self.view().zone("board").items
        return {place_of(item): item.face for item in items}

    @property
    def pinks(self) -> set[tuple[int, int]]:
        items = self.view().zone("board").items
        return {place_of(item) for item in items if "pink" in item.marks}

    @property
    def picture(self) -> str:
        """The table as it is drawn in these tests."""
        cards = self.cards
        rows = range(min(y for _, y in cards), max(y for _, y in cards) + 1)
        columns = range(min(x for x, _ in cards), max(x for x, _ in cards) + 1)
        return " / ".join("".join(cards.get((x, y), ".") for x in columns) for y in rows)

    @property
    def size(self) -> tuple[int, int]:
        rows = self.picture.split(" / ")
        return len(rows[0]), len(rows)

    @property
    def supply(self) -> list[int]:
        return [self.view().zone(f"supply-{kind}").count for kind in "BCL"]

    @property
    def points(self) -> list[int]:
        return [self.view().zone(f"score-{seat.seat}").count for seat in self.view().seats]

    @property
    def refused(self) -> list[int]:
        return [int(number) for number in self.state.refused]

    def hand(self, seat: int) -> str:
        return " ".join(item.face for item in self.view(seat).zone(f"hand-{seat}").items)

    def pool(self, seat: int) -> str:
        return " ".join(name.rpartition("-")[2] for name in self.view(seat).zone(f"pool-{seat}").known)

    def row(self, seat: int) -> str:
        """The dominoes that a seat has scored."""
        return " ".join(item.face for item in self.view().zone(f"score-{seat}").items)

    def view(self, seat: int | None = None) -> SixPackView:
        """What a seat or a spectator sees, with words."""
        view = self.look(seat)
        assert isinstance(view, SixPackView)
        return view


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
        return Scene(state, Lowest())

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
        return Scene.dealt(seats, rng, **house)

    return make
