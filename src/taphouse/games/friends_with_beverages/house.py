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
        about="How many guests everybody hosts; serving them all brings the last round.",
        rule="FWB-129",
    ),
    Option(
        "equipment_mode",
        ("instant", "delayed"),
        default="instant",
        about="Whether equipment works as soon as it is installed, or only once its owner's turn is over.",
        rule="FWB-056",
    ),
    Option(
        "second_hand_market",
        (False, True),
        default=False,
        about="A place for one piece of equipment that somebody has discarded; trade with it in phase 3.",
        rule="FWB-118",
    ),
    Option(
        "discard_market",
        (False, True),
        default=False,
        about="Whether the top of the discard pile can be drawn like a market card.",
        rule="FWB-122",
    ),
    Option(
        "advanced_effects",
        (False, True),
        default=False,
        about="Whether interrupts also do what their advanced line says.",
        rule="FWB-111",
    ),
    Option(
        "trading",
        (False, True),
        default=False,
        about="Whether whoever receives the Round Token may trade cards before the draw.",
        rule="FWB-125",
    ),
    Option(
        "trade_categories",
        ("like_for_like", "any"),
        default="like_for_like",
        about="With trading: ingredient for ingredient and equipment for equipment, or any card for any.",
        rule="FWB-128",
    ),
    Option(
        "shed_capacity",
        (2, 3, 4, 5),
        default=4,
        about="How many pieces of equipment a shed holds.",
        rule="FWB-052",
    ),
    Option(
        "over_capacity",
        ("from_hand", "strict"),
        default="from_hand",
        about="Whether the types that a recipe needs beyond the shed's capacity may come from the hand.",
        rule="FWB-064",
    ),
    Option(
        "event_timing",
        ("hold", "immediate"),
        default="hold",
        about="Whether Lucky Find and Equipment Exhibition are kept in hand or happen when they turn up.",
        rule="FWB-112",
    ),
    Option(
        "abundance_scope",
        ("any", "ingredient"),
        default="any",
        about="Whether Abundance stands for any card, or for ingredients only.",
        rule="FWB-066",
    ),
    Option(
        "round_token",
        ("clockwise", ROTATE, FIXED),
        default="clockwise",
        about="When the Round Token moves: after n+1 turns, after n with its receiver to begin, or after n while "
        "turns go round in one unchanging order.",
        rule="FWB-077",
    ),
    Option(
        "end_trigger",
        ("latched", "live"),
        default="latched",
        about="Whether the end stands once somebody has served everyone, or only if that is still so.",
        rule="FWB-132",
    ),
    Option(
        "guest_deck_end",
        ("finish_round", "at_once"),
        default="finish_round",
        about="Whether an empty Guest Deck ends the game after the round, or as soon as the action is done.",
        rule="FWB-133",
    ),
    Option(
        "one_shot_immunity",
        IMMUNITIES,
        default="honour",
        about="A toast protects from We Only Get One Shot: every time, once a game, or never.",
        rule="FWB-109",
    ),
    Option(
        "first_player",
        ("bottle_and_nose", "random"),
        default="bottle_and_nose",
        about="Who begins: the bringer of a bottle and the biggest nose, by honest answers, or chance.",
        rule="FWB-019",
    ),
    Option(
        "interrupt_mix",
        tuple(MIXES),
        default="standard",
        about="How many interrupts are in the Resource Deck: 9, 12 or 18.",
        rule="FWB-010",
    ),
    Option(
        "designated_drivers",
        ("nobody",),
        some_seats=True,
        default="nobody",
        about="The seats that drive home tonight; We Only Get One Shot knows them.",
        rule="FWB-110",
    ),
)


@final
class House:
    """The options of one table, settled, in the form in which the rules ask for them. It never changes."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values = dict(values)
        """The options as they were chosen."""
        self.guests: i64 = int(values["guests_per_player"])
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

    def turns_between(self, seats: i64) -> i64:
        """FWB-077, FWB-138: after how many turns the Round Token moves on."""
        return seats if self.rotate or self.fixed else seats + 1
