"""Positions that cannot be are refused, each with a sentence about what is wrong with it."""

from typing import Any

import pytest

from taphouse.core.errors import BadPosition
from taphouse.games.six_pack.game import GAME

SHORT = "BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc"
SEVEN = "Bb Bc Cb Cl Lc Ll Lb"
HAND = "Bl Cc Lb"
NONE = "Bb Cc Ll"
CLAIM = {"seat": 0, "round": 1, "window": "flat 0,0", "pairing": "Z", "pack": ["Bl", "Lb", "Cc"], "scored": None}
REFUSED = {"seat": 0, "round": 1, "window": "flat 0,0", "pairing": None, "pack": None, "scored": None}
LOOKS: dict[str, Any] = {"decision": "check", "hands": [HAND, NONE]}
SCORES: dict[str, Any] = {
    "decision": "score_domino", "hands": [HAND, NONE], "standing": ["scoring", "out"], "round": 1, "opened": [CLAIM],
}  # fmt: skip


def house(**options: object) -> dict[str, object]:
    """Say options that differ."""
    return {"house": options}


POSSIBLE: list[dict[str, Any]] = [
    {},
    LOOKS,
    SCORES,
    {**LOOKS, "standing": ["answered", "looking"], "answers": ["flat 0,0", None]},
    {**SCORES, "standing": ["scoring", "again"], **house(wrong_claim="retry")},
    {**SCORES, "decision": "check", "standing": ["scoring", "looking"], **house(finish="race")},
    {"decision": "over", "ended_by": "turn limit", "turn": 100},
    {"decision": "over", "ended_by": "target reached", "scored": [SEVEN, ""], "hands": ["", NONE]},
    {"mixed": ["today", "never"]},
    {**LOOKS, "hint_given": True, "hinted": [1], **house(assist="highlight")},
    {**LOOKS, "time_is_up": True, "standing": ["scoring", "out"], "decision": "score_domino", "opened": [CLAIM],
     "round": 1, **house(finish="race", claims="chain", spot_seconds=20)},
    {"decision": "clear_line", "turn": 99, "picture": SHORT},
]  # fmt: skip

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"picture": "B"}, "at least two cards"),
    ({"host": None}, "with a host"),
    ({"board": ["b@0,0", "C@1,0"]}, "even sum"),
    ({"board": ["B@0,0", "c@1,0", "B@0,0"]}, "same cell"),
    ({"board": ["B@0,0", "c@1,0", "B@6,6", "c@7,6"]}, "hang together"),
    ({"board": [f"{'Bc'[x % 2]}@{x},0" for x in range(24)]}, "wider or higher than 23"),
    ({"board": ["B@0,0*", "c@1,0"]}, "pink ones lie only where"),
    ({"board": ["B@0,0", "c@1;0"]}, "two numbers like -1,2"),
    ({"board": ["B@0,0", "c@1,99999999999999999999"]}, "two numbers like -1,2"),
    ({"board": ["B@0,0", "c@31000,1"]}, "from -30000 to 30000"),
    ({"board": ["B@0,0", "x@1,0"]}, "One of B, C, L, b, c, l"),
    ({"board": "Bc"}, "A list"),
    ({"scored": ["Bb", ""], "hands": ["Bb Cc Ll", NONE]}, "in a hand and in the score row"),
    ({"hands": ["Bb Bc", NONE]}, "three dominoes"),
    ({"scored": [SEVEN, ""], "hands": ["", NONE]}, "over, by its target"),
    ({"scored": ["Bb Bc Cb Cl", ""], "hands": ["", NONE], **house(target_points=3)}, "more than 3 points"),
    ({"decision": "over", "ended_by": "target reached"}, "over, by its target"),
    ({"decision": "over", "ended_by": "turn limit"}, "after turn 100 only"),
    ({"decision": "over"}, "Why the game ended"),
    ({"ended_by": "turn limit"}, "Why the game ended"),
    ({"turn": 101}, "no turn 101"),
    ({"turn": 0}, "Turn 0"),
    ({"decision": "mixed_last", "host": None}, "Turn 0"),
    ({"picture": "", "turn": 0, "decision": "mixed_last", "host": None, **house(first_player="seat_1")}, "not 'ask'"),
    ({"picture": "", "turn": 0, "decision": "opening_bottle"}, "opening is not 'chosen'"),
    ({"picture": "", "turn": 0, "decision": "opening_mix", **house(opening="chosen")}, "opening bottle is named"),
    ({"opening": "B"}, "opening bottle is named"),
    ({"mixed": ["today", None]}, "or none has"),
    ({"mixed": ["today", "never"], **house(first_player="random")}, "Nobody says when"),
    ({"not_held": [["Bb Cc Ll"], []]}, "does not hold"),
    ({"answers": ["done", None]}, "exactly the seats that have answered"),
    ({**LOOKS, "standing": ["answered", "looking"]}, "exactly the seats that have answered"),
    ({**LOOKS, "standing": ["answered", "looking"], "answers": ["flat 3,0", None]}, "six cards that lie together"),
    ({**LOOKS, "standing": ["answered", "looking"], "answers": ["flat 0,0", None], "tried": [[0, "flat 0,0"]]},
     "not refused before"),
    ({"picks": ["Bb", None]}, "exactly the seats that have scored"),
    ({**SCORES, "standing": ["scored", "scoring"], "picks": ["Bb", None]}, "only a domino of its hand"),
    ({**SCORES, "opened": []}, "open for exactly the seats that score"),
    ({**LOOKS, "opened": [CLAIM]}, "open for exactly the seats that score"),
    ({**SCORES, "hands": ["Bl Cc Ll", NONE]}, "the three dominoes of its hand"),
    ({**SCORES, "opened": [{**CLAIM, "pack": None}]}, "shows three dominoes"),
    ({**SCORES, "opened": [{**CLAIM, "pairing": None}]}, "shows three dominoes"),
    ({**LOOKS, "opened": [{**REFUSED, "scored": "Bb"}]}, "a refused one shows none"),
    ({**LOOKS, "opened": [{**REFUSED, "scored": "Ll"}]}, "a refused one shows none"),
    ({"round": 10**6 + 1}, "A number from 0 to 1000000"),
    ({"refused": [10**4 + 1, 0]}, "A number from 0 to 10000"),
    ({**LOOKS, "opened": [{**CLAIM, "scored": "Bl"}]}, "in the score row"),
    ({**SCORES, "opened": [{**CLAIM, "round": 2}]}, "this round of looking"),
    ({**SCORES, "opened": [{**CLAIM, "round": 0}]}, "A number from 1"),
    ({**SCORES, "opened": [{**CLAIM, "seat": 2}]}, "A number from 0 to 1"),
    ({**SCORES, "opened": [{**CLAIM, "pack": ["Bl", "Lb"]}]}, "A list of 3"),
    ({**SCORES, "opened": [{**CLAIM, "window": "round 0,0"}]}, "One of flat, tall"),
    ({**SCORES, "opened": [{**CLAIM, "pairing": "X"}]}, "One of V, A, Z"),
    ({**SCORES, "opened": [{**CLAIM, "window": "flat 3,0"}]}, "lies on six cards"),
    ({**SCORES, "opened": [{**CLAIM, "window": "flat 0,1"}]}, "that its six cards make"),
    ({**SCORES, "opened": [{**CLAIM, "pack": ["Lb", "Bl", "Cc"]}]}, "that its six cards make"),
    ({**SCORES, "opened": [{**CLAIM, "pairing": "A"}]}, "that its six cards make"),
    ({**LOOKS, "hint_given": True}, "assist is 'highlight'"),
    ({**LOOKS, "hinted": [0], **house(assist="highlight")}, "when the hint was given"),
    ({**LOOKS, "time_is_up": True, **house(finish="race")}, "race with spot_seconds"),
    ({**LOOKS, "time_is_up": True, **house(spot_seconds=20)}, "race with spot_seconds"),
    ({"barred": ["0,0", "B"], **house(swap_must_change=True)}, "barred only in fill"),
    ({"picture": "cL / .. / cL", "at": (1, 0), "decision": "fill", "barred": ["1,1", "C"]}, "barred only in fill"),
    ({"decision": "serve_drink"}, "A cell is being served"),
    ({"serving": "0,-1"}, "A cell is being served"),
    ({"decision": "serve_drink", "serving": "9,9"}, "may be served on"),
    ({"picture": SHORT}, "at least five cards"),
    ({"decision": "fill"}, "a cell to top up"),
    ({"decision": "clear_line"}, "only when a kind is short"),
    ({"decision": "clear_line", "turn": 100, "picture": SHORT}, "nothing is cleared"),
    ({"decision": "clear_keep", "picture": SHORT, "line": "row 9"}, "through the box"),
    ({"decision": "clear_keep", "picture": SHORT, "line": "row x"}, "two numbers like"),
    ({"decision": "clear_keep", "picture": SHORT, "line": "row 0"}, "areas to choose from"),
    ({"standing": ["looking", "out"]}, "phase 3 only"),
    ({"decision": "check", "standing": ["out", "out"]}, "Somebody must be asked"),
    ({"decision": "check", "picture": "Bc"}, "no window is full"),
    ({**LOOKS, "round": 0}, "round 1"),
    ({**LOOKS, "picture": "BlCb / bLc. / CbLc"}, "before every cell is topped up"),
    ({**LOOKS, **house(assist="auto")}, "the house claims"),
    ({**LOOKS, "standing": ["again", "looking"]}, "do not go together"),
    ({**LOOKS, "standing": ["answered", "looking"], "answers": ["done", None], **house(finish="race")},
     "do not go together"),
    ({**SCORES, "standing": ["scoring", "looking"]}, "do not go together"),
    ({**SCORES, "standing": ["scoring", "looking"], **house(finish="race")}, "do not go together"),
    ({**SCORES, "standing": ["scoring", "again"]}, "do not go together"),
    ({**SCORES, "standing": ["scoring", "again"], **house(finish="race", wrong_claim="retry")}, "do not go together"),
    ({**SCORES, "decision": "check", "standing": ["scoring", "looking"]}, "do not go together"),
    ({"decision": "dance"}, "One of mixed_last"),
    ({"host": 7}, "A number from 0 to 1"),
    ({"host": True}, "A number from 0 to 1"),
    ({"refused": 3}, "A list of 2"),
    ({"hint_given": 1}, "true or false"),
]  # fmt: skip


@pytest.mark.parametrize("said", POSSIBLE, ids=range(len(POSSIBLE)))
def test_what_can_be_is_rebuilt(scene: Any, said: dict[str, Any]) -> None:
    """The table of each of these differs in one thing from one that cannot be."""
    table = scene(**said)

    assert GAME.position(GAME.from_position(GAME.position(table.state))) == GAME.position(table.state)


@pytest.mark.parametrize(
    ("said", "sentence"), IMPOSSIBLE, ids=[f"{at} {sentence}" for at, (_, sentence) in enumerate(IMPOSSIBLE)]
)
def test_what_cannot_be_is_refused(scene: Any, said: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        scene(**said)
