"""The options of a table."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from taphouse.core.house import Option, Value

HIGHLIGHT: Final = 1
AUTO: Final = 2
ASSISTS: Final = ("none", "highlight", "auto")
ASK: Final = 0
BY_CHANCE: Final = 1
FIRST_PLAYERS: Final = ("ask", "random", "seat_1")
SKINS: Final = ("pub", "soft")
ASSIST_DELAY: Final = 30

OPTIONS: Final = (
    Option(
        "target_points",
        (3, 4, 5, 6, 7),
        default=7,
        rule="SP-004",
    ),
    Option(
        "assist",
        ASSISTS,
        default="none",
        rule="SP-101",
    ),
    Option(
        "assist_delay",
        tuple(range(10, 121, 5)),
        default=ASSIST_DELAY,
        rule="SP-102",
        worth=(10, 30, 60),
    ),
    Option(
        "spot_seconds",
        (0, 20, 30, 45, 60, 90, 120),
        default=0,
        rule="SP-060",
    ),
    Option(
        "claims",
        ("one", "chain"),
        default="one",
        rule="SP-068",
    ),
    Option(
        "wrong_claim",
        ("sit_out", "retry"),
        default="sit_out",
        rule="SP-069",
    ),
    Option(
        "finish",
        ("together", "race"),
        default="together",
        rule="SP-090",
    ),
    Option(
        "ties",
        ("fewer_refused", "shared"),
        default="fewer_refused",
        rule="SP-092",
    ),
    Option(
        "screens",
        ("hidden", "open"),
        default="hidden",
        rule="SP-008",
    ),
    Option(
        "first_player",
        FIRST_PLAYERS,
        default="ask",
        rule="SP-011",
    ),
    Option(
        "opening",
        ("random", "chosen"),
        default="random",
        rule="SP-010",
    ),
    Option(
        "fill_order",
        ("auto", "host"),
        default="auto",
        rule="SP-049",
    ),
    Option(
        "reserve_in_phase1",
        (True, False),
        default=True,
        rule="SP-026",
    ),
    Option(
        "swap_must_change",
        (False, True),
        default=False,
        rule="SP-031",
    ),
    Option(
        "turn_limit",
        (40, 60, 100, 150, 400),
        default=100,
        rule="SP-093",
    ),
    Option(
        "drink_names",
        SKINS,
        default="pub",
        rule="SP-005",
    ),
)

GENTLE: Final[dict[str, Value]] = {
    "target_points": 3,
    "assist": "highlight",
    "assist_delay": 15,
    "first_player": "random",
    "turn_limit": 60,
}
"""The first game of somebody who has never played. SP-004: three points win; SP-102: whoever looks in
vain is shown where; SP-011: chance says who begins; SP-093: it does not get late."""


@final
class House:
    """The options of one table, settled, in the form in which the rules ask for them. It never changes."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values = dict(values)
        """The options as they were chosen."""
        self.target: i64 = int(values["target_points"])
        self.assist: i64 = ASSISTS.index(str(values["assist"]))
        self.assist_delay: i64 = int(values["assist_delay"])
        self.spot_seconds: i64 = 0 if self.assist == AUTO else int(values["spot_seconds"])
        self.chain = values["claims"] == "chain"
        self.retry = values["wrong_claim"] == "retry"
        self.race = values["finish"] == "race"
        self.shares_ties = values["ties"] == "shared"
        self.open_screens = values["screens"] == "open"
        self.first_player: i64 = FIRST_PLAYERS.index(str(values["first_player"]))
        self.chosen_opening = values["opening"] == "chosen"
        self.host_fills = values["fill_order"] == "host"
        self.serves_reserve = bool(values["reserve_in_phase1"])
        self.must_change = bool(values["swap_must_change"])
        self.turn_limit: i64 = int(values["turn_limit"])
        self.skin: i64 = SKINS.index(str(values["drink_names"]))
