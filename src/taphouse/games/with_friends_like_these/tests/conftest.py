"""Scenes in words: ``table(trump="beer", hands={0: "wine 9", 1: "wine m, wine 3"})``."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from taphouse.core.house import Value
from taphouse.core.rng import Quick, Rng
from taphouse.games.with_friends_like_these.bot import HouseBot
from taphouse.games.with_friends_like_these.cards import SUIT_IDS
from taphouse.games.with_friends_like_these.game import GAME
from taphouse.games.with_friends_like_these.house import House
from taphouse.games.with_friends_like_these.rules.state import State
from taphouse.testing.staging import Stage


def notation(words: str) -> str:
    """``beer 10`` is beer-10-a, ``beer 10b`` is beer-10-b, ``bar`` is bar-1-a."""
    suit, _, rest = words.strip().partition(" ")
    rank = rest or "1"
    letter = rank[-1] if rank[-1] in "ab" else "a"
    return f"{suit}-{rank.removesuffix(letter)}-{letter}"


def cards(words: str) -> list[str]:
    return [notation(word) for word in words.split(",") if word.strip()]


class Scene(Stage):
    """A table that was set up in words."""

    game = GAME
    state: State

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def won(self) -> list[int]:
        return [int(tricks) for tricks in self.state.won]

    @property
    def scores(self) -> list[int]:
        return self.state.total()

    @property
    def legal(self) -> set[str]:
        """What the seat to move may do, in notation without the verb: ``3`` or ``wine-3-a``."""
        return {text.partition(" ")[2] for text in self.moves(self.turn)}

    @property
    def winner(self) -> int:
        """Who won the trick that was finished last."""
        last = self.state.last_trick()
        assert last is not None
        return int(last.winner)

    @property
    def points(self) -> list[int]:
        """What each seat earned in the round that was finished last."""
        return GAME.view(self.state, None).finished[-1].points

    def held(self, seat: int) -> set[str]:
        return {item.id for item in self.look(seat).zone(f"hand-{seat}").items}

    def bid(self, *tricks: int) -> None:
        for number in tricks:
            self.play(self.turn, f"bid {number}")

    def lay(self, words: str) -> None:
        """Lay cards, each by the seat whose turn it is."""
        for card in cards(words):
            self.play(self.turn, f"play {card}")

    def play_anything(self, tricks: int) -> None:
        """Play whole tricks, each seat the first card it may."""
        for _ in range(tricks * self.state.seats):
            self.play(self.turn, self.moves(self.turn)[0])


class Filler:
    """Hands out cards that a scene does not mention."""

    def __init__(self, mentioned: set[str], trump: str) -> None:
        plain = [suit for suit in SUIT_IDS if suit != trump]
        self.suits = {suit: [f"{suit}-{rank}-a" for rank in range(1, 12)] for suit in plain}
        for suit in plain:
            self.suits[suit] = [card for card in self.suits[suit] if card not in mentioned]

    def trick(self, seats: int) -> list[str]:
        """Give cards of one plain suit, the highest first."""
        suit = max(self.suits, key=lambda name: len(self.suits[name]))
        return [self.suits[suit].pop() for _ in range(seats)]

    def card(self) -> str:
        return self.trick(1)[0]


def scene(
    seats: int = 3,
    trump: str = "beer",
    hands: Mapping[int, str] | None = None,
    *,
    leader: int = 0,
    dealer: int | None = None,
    bids: Mapping[int, int] | None = None,
    round_: int | None = None,
    flip: str = "",
    scores: list[int] | None = None,
    **house: Value,
) -> Scene:
    """Set a table up.

    Hands that are not mentioned get any cards. Where a round has more cards than the hands, tricks with
    cards that do not matter have been played, and ``leader`` has won the last one. ``bids``: nothing
    for 0 of everybody; otherwise those who are missing have not bid yet.
    """
    held = [cards((hands or {}).get(seat, "")) for seat in range(seats)]
    left = max(len(hand) for hand in held)
    round_ = round_ or max(1, left - 2)
    size = int(House(GAME.house(seats, house)).hand_size(round_ - 1))
    left = left or size
    dealer = (leader - 1) % seats if dealer is None else dealer
    turned_up = notation(flip) if flip else f"{trump}-{2 if trump == 'bar' else 1}-a"
    filler = Filler({turned_up, *(card for hand in held for card in hand)}, trump)
    leaders = [(dealer + 1) % seats, *[leader] * size][: size - left]
    said = dict.fromkeys(range(seats), 0) if bids is None else bids
    position = {
        "game": GAME.meta.id,
        "seats": seats,
        "house": house,
        "round": round_,
        "dealer": dealer,
        "flip": turned_up,
        "tricks": [_won_trick(filler.trick(seats), first, leader) for first in leaders],
        "hands": [hand + [filler.card() for _ in range(left - len(hand))] for hand in held],
        "bids": [said.get(seat) for seat in range(seats)],
        "scores": scores or [0] * seats,
        "rng": Quick(1).position(),
    }
    return Scene(GAME.from_position(position), Quick(1))


def _won_trick(highest_first: list[str], leader: int, winner: int) -> dict[str, object]:
    """A trick that the winner takes with the highest card."""
    at = (winner - leader) % len(highest_first)
    return {"leader": leader, "cards": highest_first[1 : at + 1] + highest_first[:1] + highest_first[at + 1 :]}


@pytest.fixture
def table() -> Callable[..., Scene]:
    """Set a table up in words."""
    return scene


@pytest.fixture
def won_by() -> Callable[..., int]:
    """Lay one card each, from seat 0 on, nobody having another; say which seat wins."""

    def lay(words: str, **about: Any) -> int:
        laid = words.split(",")
        there = scene(seats=len(laid), hands=dict(enumerate(laid)), **about)
        there.lay(words)
        return there.winner

    return lay


class Unshuffled(Rng):
    """Leaves every deck in order, and remembers from how many things it was to choose."""

    def __init__(self, *, first: int = 0) -> None:
        self.first = first
        self.asked: list[int] = []

    def below(self, n: Any) -> Any:
        self.asked.append(int(n))
        return self.first if len(self.asked) == 1 else 0


@pytest.fixture
def unshuffled() -> Callable[..., Unshuffled]:
    """Chance that leaves every deck in order; its first answer can be chosen."""
    return Unshuffled


@pytest.fixture
def fresh() -> Callable[..., Scene]:
    """Deal a new game."""

    def deal(seats: int, rng: Rng | None = None, **house: Value) -> Scene:
        return Scene.dealt(seats, rng, **house)

    return deal


@pytest.fixture
def bot() -> Callable[..., HouseBot]:
    """Sit a house bot down."""

    def sit(strength: int = 100) -> HouseBot:
        return HouseBot(Quick(1), strength)

    return sit
