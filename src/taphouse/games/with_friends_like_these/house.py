"""The options of a table, and which tables there can be."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from taphouse.core.errors import BadHouse
from taphouse.core.facts import Fact, about
from taphouse.core.house import Option, Value
from taphouse.games.with_friends_like_these.cards import FOLLOWING, FOLLOWING_DUAL
from taphouse.games.with_friends_like_these.words import said
from taphouse.games.with_friends_like_these.words.said import variant_ref

SMALLEST_HAND: Final = 3
LARGEST_HAND: Final = 10

OPTIONS: Final = (
    Option(
        "decks",
        (1, 2),
        default=1,
        rule="WF-012",
    ),
    Option(
        "wingman",
        (False, True),
        default=False,
        rule="WF-080",
    ),
    Option(
        "peak_cards",
        default=LARGEST_HAND,
        span=(SMALLEST_HAND, LARGEST_HAND),
        rule="WF-022",
        worth=(3, 6, 10),
    ),
    Option(
        "first_dealer",
        ("random",),
        default="random",
        per_seat=True,
        rule="WF-020",
    ),
    Option(
        "mixer_following",
        ("trump_only", "dual"),
        default="trump_only",
        rule="WF-036",
    ),
    Option(
        "own_wingman_scoring",
        ("double", "single"),
        default="double",
        rule="WF-088",
    ),
    Option(
        "wingman_memory_aid",
        (False, True),
        default=False,
        rule="WF-089",
    ),
    Option(
        "trick_history",
        ("none", "last", "all"),
        default="last",
    ),
)

SEATS: Final = {
    (1, False): (3, 6, "WF-010", variant_ref("standard")),
    (2, False): (2, 8, "WF-012", variant_ref("double-deck-chaos")),
    (1, True): (2, 5, "WF-013", variant_ref("wingman")),
    (2, True): (4, 8, "WF-014", variant_ref("double-deck-wingman")),
}
"""For each number of decks, without and with Wingman: the fewest and the most seats, the rule and the name."""

GENTLE: Final[dict[str, Value]] = {"peak_cards": 4}
"""The first game of somebody who has never played. WF-021, WF-022: three rounds, with three, four and three cards."""


def check_seats(seats: int, values: Mapping[str, Value]) -> None:
    """WF-010 to WF-015: refuse a table that no variant has room for, and name those that have."""
    least, most, rule, variant = SEATS[_number(values, "decks"), bool(values["wingman"])]
    if least <= seats <= most:
        return
    fitting = [name for fewest, largest, _, name in SEATS.values() if fewest <= seats <= largest]
    instead = said.with_so_many(seats=seats, variants=fitting) if fitting else said.play_with(least=2, most=8)
    fact = about(said.takes_seats(variant=variant, least=least, most=most, seats=seats), rule)
    raise BadHouse({**fact, "then": [instead]})


def advice(seats: int, values: Mapping[str, Value]) -> list[Fact]:
    """WF-012, WF-013, R17: what two or three people should know before they begin, and what is chosen for nothing."""
    decks, wingman = _number(values, "decks"), bool(values["wingman"])
    facts: list[Fact] = []
    if seats == 2:
        facts.append(said.advice_two_wingman() if wingman else said.advice_two())
    elif seats == 3 and decks == 2:
        facts.append(said.advice_three_decks())
    elif seats == 3:
        facts.append(said.advice_three_wingman() if wingman else said.advice_three())
    if not wingman and (values["own_wingman_scoring"] != "double" or values["wingman_memory_aid"]):
        facts.append(said.advice_no_wingman())
    return facts


def _number(values: Mapping[str, Value], name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return value


@final
class House:
    """The settled options, as the rules ask for them."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values: dict[str, Value] = dict(values)
        """What was chosen, as in records and positions."""
        self.decks: i64 = _number(values, "decks")
        self.wingman: bool = values["wingman"] is True
        self.peak_cards: i64 = _number(values, "peak_cards")
        self.first_dealer: i64 = -1 if values["first_dealer"] == "random" else _number(values, "first_dealer")
        """A seat, or -1 for anybody."""
        self.following = FOLLOWING_DUAL if values["mixer_following"] == "dual" else FOLLOWING
        """WF-036: for each trump and class led, the faces that follow."""
        self.single_own: bool = values["own_wingman_scoring"] == "single"
        self.memory_aid: bool = values["wingman_memory_aid"] is True
        self.keeps_last_trick: bool = values["trick_history"] != "none"
        self.keeps_all_tricks: bool = values["trick_history"] == "all"

    def rounds(self) -> i64:
        """WF-021, WF-022: from the smallest hand up to the peak, once, and down again."""
        return 2 * (self.peak_cards - SMALLEST_HAND) + 1

    def hand_size(self, number: i64) -> i64:
        """WF-021, WF-022: the cards each seat is dealt in a round, the first being number 0."""
        return min(SMALLEST_HAND + number, 2 * self.peak_cards - SMALLEST_HAND - number)
