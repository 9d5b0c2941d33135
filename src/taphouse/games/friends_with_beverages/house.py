"""The options of a table; FWB-137: each can be used by itself."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import bits_of
from taphouse.core.house import Option, Value, seats_in
from taphouse.games.friends_with_beverages.cards import EVENTS, FIRST, INTERRUPTS, MIXES, PRINTED

HONOUR: Final = 0
ONCE: Final = 1
OFF: Final = 2
IMMUNITIES: Final = ("honour", "once", "off")
ROTATE: Final = "rotate"
FIXED: Final = "fixed"

OPTIONS: Final = (
    Option(
        "guests_per_player",
        (3, 4),
        default=3,
        rule="FWB-129",
    ),
    Option(
        "guests_to_serve",
        ("all", 1, 2, 3),
        default="all",
        rule="FWB-140",
        later=True,
    ),
    Option(
        "equipment_mode",
        ("instant", "delayed"),
        default="instant",
        rule="FWB-056",
    ),
    Option(
        "second_hand_market",
        (False, True),
        default=False,
        rule="FWB-118",
    ),
    Option(
        "discard_market",
        (False, True),
        default=False,
        rule="FWB-122",
    ),
    Option(
        "advanced_effects",
        (False, True),
        default=False,
        rule="FWB-111",
    ),
    Option(
        "trading",
        (False, True),
        default=False,
        rule="FWB-125",
    ),
    Option(
        "trade_categories",
        ("like_for_like", "any"),
        default="like_for_like",
        rule="FWB-128",
    ),
    Option(
        "shed_capacity",
        (2, 3, 4, 5),
        default=4,
        rule="FWB-052",
    ),
    Option(
        "over_capacity",
        ("from_hand", "strict"),
        default="from_hand",
        rule="FWB-064",
    ),
    Option(
        "event_timing",
        ("hold", "immediate"),
        default="hold",
        rule="FWB-112",
    ),
    Option(
        "abundance_scope",
        ("any", "ingredient"),
        default="any",
        rule="FWB-066",
    ),
    Option(
        "round_token",
        ("clockwise", ROTATE, FIXED),
        default="clockwise",
        rule="FWB-077",
    ),
    Option(
        "end_trigger",
        ("latched", "live"),
        default="latched",
        rule="FWB-132",
    ),
    Option(
        "guest_deck_end",
        ("finish_round", "at_once"),
        default="finish_round",
        rule="FWB-133",
    ),
    Option(
        "one_shot_immunity",
        IMMUNITIES,
        default="honour",
        rule="FWB-109",
    ),
    Option(
        "first_player",
        ("bottle_and_nose", "random"),
        default="bottle_and_nose",
        rule="FWB-019",
    ),
    Option(
        "interrupt_mix",
        tuple(MIXES),
        default="standard",
        rule="FWB-010",
    ),
    Option(
        "designated_drivers",
        ("nobody",),
        some_seats=True,
        default="nobody",
        rule="FWB-110",
    ),
)

GENTLE: Final[dict[str, Value]] = {
    "guests_to_serve": 2,
    "first_player": "random",
    "one_shot_immunity": "off",
    "interrupt_mix": "light",
}
"""The first game of somebody who has never played. FWB-140: two served guests bring the last round; FWB-010: trouble is
rare; FWB-019, FWB-109: nobody is asked about bottles, noses or shots."""


@final
class House:
    """The options of one table, settled, in the form in which the rules ask for them. It never changes."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values = dict(values)
        """The options as they were chosen."""
        self.guests: i64 = int(values["guests_per_player"])
        wanted = values.get("guests_to_serve", "all")
        self.to_serve: i64 = (
            self.guests if isinstance(wanted, str) else min(int(wanted), int(values["guests_per_player"]))
        )
        """FWB-140: how many served guests bring the end."""
        self.delayed = values["equipment_mode"] == "delayed"
        self.second_hand = bool(values["second_hand_market"])
        self.discard_market = bool(values["discard_market"])
        self.advanced = bool(values["advanced_effects"])
        self.trading = bool(values["trading"])
        self.any_trade = values["trade_categories"] == "any"
        self.capacity: i64 = int(values["shed_capacity"])
        self.strict = values["over_capacity"] == "strict"
        self.immediate = values["event_timing"] == "immediate"
        self.wild_equipment = values["abundance_scope"] == "any"
        self.rotate = values["round_token"] == ROTATE
        self.fixed = values["round_token"] == FIXED
        self.live = values["end_trigger"] == "live"
        self.at_once = values["guest_deck_end"] == "at_once"
        self.immunity: i64 = IMMUNITIES.index(str(values["one_shot_immunity"]))
        self.honest_start = values["first_player"] == "bottle_and_nose"
        self.drivers: i64 = bits_of(seats_in(values["designated_drivers"]))
        """FWB-110: the seats that drive, as a set."""
        mix = MIXES[str(values["interrupt_mix"])]
        copies = [*PRINTED[:EVENTS], *mix]
        self.copies: vec[i64] = vec[i64](copies)
        """How many cards of each kind are in the deck."""
        self.deck: vec[i64] = vec[i64](
            [FIRST[kind] + copy for kind, number in enumerate(copies) for copy in range(number)]
        )
        """FWB-010: every resource card of this table."""
        assert len(copies) == EVENTS + INTERRUPTS

    def is_short(self) -> bool:
        """FWB-140: whether the end comes before everybody is served."""
        return self.to_serve < self.guests

    def turns_between(self, seats: i64) -> i64:
        """FWB-077, FWB-138: after how many turns the Round Token moves on."""
        return seats if self.rotate or self.fixed else seats + 1
