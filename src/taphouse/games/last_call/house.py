"""The options of a table."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.house import Option, Value
from taphouse.games.last_call.cards import (
    GET_WILD,
    MY_SHOUT,
    PASS_THE_BOTTLE,
    TENTH_EVENTS,
    TOUGH_BREAK,
    TROUBLES,
    events_with,
    set_of_events,
)

SINGLE: Final = 0
WINS: Final = 1
POINTS: Final = 2
MATCHES: Final = ("single", "wins", "points")
TARGETS: Final = {"wins": (2, 3, 10), "points": (10, 30, 200)}
"""LC-084: for each kind of match the smallest, the usual and the largest target."""
FIRST_EVENTS: Final = ("put_under", "stays", "acts")
CATCH_WINDOWS: Final = ("own_next_action", "next_player_action", "one_card_left")
ROUNDS: Final = 30
"""LC-084: a match is over after so many rounds at the latest."""

OPTIONS: Final = (
    Option(
        "first_player",
        ("random",),
        default="random",
        per_seat=True,
        rule="LC-020",
    ),
    Option(
        "match",
        MATCHES,
        default="single",
        rule="LC-084",
    ),
    Option(
        "match_target",
        ("auto",),
        span=(2, 200),
        default="auto",
        rule="LC-084",
        worth=("auto", 2, 5, 50),
    ),
    Option(
        "tenth_mixer",
        ("house", "my_shout", "lets_get_wild", "pass_the_bottle"),
        default="house",
        rule="LC-006",
    ),
    Option(
        "trigger_play",
        ("match", "any"),
        default="match",
        rule="LC-056",
    ),
    Option(
        "trigger_draw",
        ("per_player", "per_card"),
        default="per_player",
        rule="LC-052",
    ),
    Option(
        "first_event",
        FIRST_EVENTS,
        default="put_under",
        rule="LC-022",
    ),
    Option(
        "switch_play",
        ("suit", "suit_or_colour"),
        default="suit",
        rule="LC-030",
    ),
    Option(
        "declared_match",
        ("suit_or_colour", "suit_only"),
        default="suit_or_colour",
        rule="LC-012",
    ),
    Option(
        "tough_break_final",
        ("draw", "win"),
        default="draw",
        rule="LC-082",
    ),
    Option(
        "two_player_about_face",
        ("reverse_only", "play_again"),
        default="reverse_only",
        rule="LC-034",
    ),
    Option(
        "catch_window",
        CATCH_WINDOWS,
        default="own_next_action",
        rule="LC-064",
    ),
    Option(
        "false_catch_penalty",
        (0, 1, 2),
        default=0,
        rule="LC-065",
    ),
    Option(
        "public_venue",
        (False, True),
        default=False,
        rule="LC-044",
    ),
    Option(
        "shout_text",
        ("my_shout", "drinks_all_round"),
        default="my_shout",
        rule="LC-044",
    ),
    Option(
        "dry_table",
        (False, True),
        default=False,
        rule="LC-038",
    ),
    Option(
        "max_turns",
        span=(50, 2000),
        default=400,
        rule="LC-083",
        worth=(100, 200, 400, 800),
    ),
)

GENTLE: Final[dict[str, Value]] = {"dry_table": True, "max_turns": 150}
"""The first game of somebody who has never played. LC-038: nobody is asked for a sip; LC-083: it does not get late."""


def _number(value: Value, otherwise: int) -> int:
    """Read a number; a word stands for something else."""
    return otherwise if isinstance(value, str) else int(value)


@final
class House:
    """The options of one table, settled, in the form in which the rules ask for them. It never changes."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values = dict(values)
        """The options as they were chosen."""
        match = str(values["match"])
        self.match: i64 = MATCHES.index(match)
        self.target: i64 = _number(values["match_target"], TARGETS[match][1]) if match in TARGETS else 0
        self.first_player: i64 = _number(values["first_player"], -1)
        """The seat that begins, or -1 for chance."""
        self.draw_per_card = values["trigger_draw"] == "per_card"
        self.first_stays = values["first_event"] == "stays"
        self.first_acts = values["first_event"] == "acts"
        self.switch_by_colour = values["switch_play"] == "suit_or_colour"
        self.colour_still_matches = values["declared_match"] == "suit_or_colour"
        self.tough_break_wins = values["tough_break_final"] == "win"
        self.play_again = values["two_player_about_face"] == "play_again"
        self.short_watch = values["catch_window"] == "next_player_action"
        self.long_watch = values["catch_window"] == "one_card_left"
        self.false_catch_penalty: i64 = _number(values["false_catch_penalty"], 0)
        self.public_venue = bool(values["public_venue"])
        self.drinks_all_round = values["shout_text"] == "drinks_all_round"
        self.dry_table = bool(values["dry_table"])
        self.max_turns: i64 = _number(values["max_turns"], 0)
        events = events_with(TENTH_EVENTS[str(values["tenth_mixer"])])
        self.events: vec[i64] = vec[i64](events)
        """LC-006: what each card does at this table."""
        anywhere = [MY_SHOUT, GET_WILD, PASS_THE_BOTTLE, TOUGH_BREAK]
        self.trigger_anywhere = values["trigger_play"] == "any"
        if self.trigger_anywhere:
            anywhere.append(TROUBLES)
        self.goes_anywhere: vec[i64] = vec[i64]([set_of_events(events, anywhere, deck) for deck in range(2)])
        """LC-040, LC-046, LC-047, LC-049, LC-056: the cards that need no match, by deck."""
        self.shouts: vec[i64] = vec[i64]([set_of_events(events, [MY_SHOUT], deck) for deck in range(2)])
