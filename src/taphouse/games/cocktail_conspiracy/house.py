"""The options of a table."""

from collections.abc import Mapping
from typing import Final, Literal, final

from mypy_extensions import i64

from taphouse.core.house import Option, Value
from taphouse.games.cocktail_conspiracy.cards import DESIGNS, IN_DESIGN

HAND: Final = 3
"""CC-011: cards in a hand ..."""
BONUS: Final = 1
"""CC-090: ... and how many more in the hands of the smaller team at an odd table."""
LIMIT: Final = 6
"""CC-031: cards in front of a player."""
STACK: Final = 2
"""CC-004, CC-012, CC-014: a set of goal tokens has so many of each kind, in a stack."""
TOKENS: Final = 5
"""CC-018: a combination has so many."""
BELL_ROUNDS: Final = 3
"""CC-096: the bell rings when so many rounds are left."""

CLASSIC: Final = 0
MASTER_APPRENTICE: Final = 1
MASQUERADE: Final = 2
Mode = Literal["classic", "master_apprentice", "masquerade"]
MODES: Final[tuple[Mode, ...]] = ("classic", "master_apprentice", "masquerade")
LAST_DRINK: Final = -1
BY_CHANCE: Final = -2

OPTIONS: Final = (
    Option(
        "teams",
        (2, 3),
        default=2,
        rule="CC-007",
    ),
    Option(
        "mode",
        MODES,
        default="classic",
        rule="CC-067",
    ),
    Option(
        "masters",
        ("lowest_seat", "random"),
        default="lowest_seat",
        rule="CC-072",
    ),
    Option(
        "first_player",
        ("last_drink", "random"),
        default="last_drink",
        per_seat=True,
        rule="CC-022",
    ),
    Option(
        "deck_design",
        DESIGNS,
        default="all_pairs",
        rule="CC-003",
    ),
    Option(
        "virtual_can_win",
        (True, False),
        default=True,
        rule="CC-092",
    ),
    Option(
        "virtual_choice",
        ("together", "next_keeper"),
        default="together",
        rule="CC-088",
    ),
    Option(
        "cheers_button",
        (False, True),
        default=False,
        rule="CC-038",
    ),
    Option(
        "victory_call",
        ("automatic", "button"),
        default="automatic",
        rule="CC-062",
    ),
    Option(
        "tie_rule",
        ("active_first", "shared"),
        default="active_first",
        rule="CC-064",
    ),
    Option(
        "last_call_rounds",
        (10, 15, 20, 25, 30, 40, 60),
        default=25,
        rule="CC-096",
    ),
    Option(
        "last_call_result",
        ("closest", "draw"),
        default="closest",
        rule="CC-098",
    ),
    Option(
        "talk",
        ("table", "team", "silent"),
        default="table",
        rule="CC-093",
    ),
)

GENTLE: Final[dict[str, Value]] = {"first_player": "random", "last_call_rounds": 10}
"""The first game of somebody who has never played. CC-022: chance says who begins; CC-096: ten rounds are the most."""


@final
class House:
    """The options of one table, settled, in the form in which the rules ask for them. It never changes."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values = dict(values)
        """The options as they were chosen."""
        self.teams: i64 = int(values["teams"])
        self.mode: i64 = MODES.index(str(values["mode"]))
        self.random_masters = values["masters"] == "random"
        first = values["first_player"]
        self.first_player: i64 = int(first) if not isinstance(first, str) else BY_CHANCE
        """The seat that begins, or how it is found."""
        if first == "last_drink":
            self.first_player = LAST_DRINK
        self.deck: i64 = IN_DESIGN[str(values["deck_design"])]
        """The cards of this table, as a set."""
        self.virtual_can_win = bool(values["virtual_can_win"])
        self.together = values["virtual_choice"] == "together"
        self.cheers_button = bool(values["cheers_button"])
        self.automatic = values["victory_call"] == "automatic"
        self.shared = values["tie_rule"] == "shared"
        self.rounds: i64 = int(values["last_call_rounds"])
        self.draw_at_last_call = values["last_call_result"] == "draw"
