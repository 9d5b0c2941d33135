"""The options of a table."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from taphouse.core.house import Option, Value

LAST_SIP_STARTS: Final = 0
CHANCE_STARTS: Final = 1
SEAT_STARTS: Final = 2
STARTS: Final = ("last_sip", "random", "seat_1")
STANDARD_REMOVED: Final = (6, 3, 0)
"""ENB-012: the orders that leave the game unseen with two, three and four players."""

OPTIONS: Final = (
    Option(
        "orders_removed",
        ("standard",),
        span=(0, 12),
        default="standard",
        rule="ENB-012",
        worth=("standard", 0, 6, 12),
    ),
    Option(
        "first_player",
        STARTS,
        default="last_sip",
        rule="ENB-018",
    ),
    Option(
        "buy_deck_top",
        (True, False),
        default=True,
        rule="ENB-038",
    ),
    Option(
        "public_discards",
        (True, False),
        default=True,
        rule="ENB-111",
    ),
    Option(
        "round_limit",
        span=(15, 100),
        default=40,
        rule="ENB-098",
        worth=(15, 25, 40, 100),
    ),
)

GENTLE: Final[dict[str, Value]] = {"orders_removed": 12, "first_player": "random"}
"""The first game of somebody who has never played. ENB-012: half as many orders; ENB-018: chance says who begins."""


def removed_at(seats: int, value: Value) -> int:
    """ENB-012: how many orders leave the game at a table of so many seats."""
    return STANDARD_REMOVED[seats - 2] if isinstance(value, str) else int(value)


@final
class House:
    """The options of one table, settled, in the form in which the rules ask for them. It never changes."""

    def __init__(self, seats: int, values: Mapping[str, Value]) -> None:
        self.values = dict(values)
        """The options as they were chosen."""
        self.orders_removed: i64 = removed_at(seats, values["orders_removed"])
        self.starts: i64 = STARTS.index(str(values["first_player"]))
        self.buy_deck_top = bool(values["buy_deck_top"])
        self.public_discards = bool(values["public_discards"])
        self.round_limit: i64 = int(values["round_limit"])
