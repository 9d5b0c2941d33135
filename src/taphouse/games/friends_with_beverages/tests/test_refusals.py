"""What is refused, in which words, and by which rule."""

from typing import Any

import pytest

SECOND_HAND = {"second_hand_market": True}
CASES = [
    ({"hands": [""]}, "pay SUG", "FWB-022", "You are drawing"),
    ({"hands": [""]}, "done", "FWB-023", "cannot be passed on"),
    ({"hands": [""], "market": "JUG SUG", "points": 1}, "take 1", "FWB-027", "costs 2 draw points"),
    ({"hands": [""], "market": "abundance SUG", "points": 1}, "take 1", "FWB-028", "costs 2 draw points"),
    ({"hands": [""], "market": "SPI"}, "take 2", "FWB-030", "is empty"),
    ({"hands": [""]}, "take discard", "FWB-122", "no market at this table"),
    ({"hands": [""], "house": {"discard_market": True}}, "take discard", "FWB-123", "on top of the discard"),
    ({"hands": [""], "discard": "JUG"}, "play lucky_find", "FWB-117", "You hold no Lucky Find"),
    ({"hands": ["lucky_find"]}, "play lucky_find", "FWB-117", "no equipment in the discard"),
    ({"hands": ["SUG SUG CIT"], "decision": "swap"}, "pay CIT", "FWB-038", "you hold one"),
    ({"hands": ["SUG SUG JUG"], "decision": "swap"}, "pay JUG", "FWB-043", "you hold one"),
    ({"hands": ["SUG SUG"], "decision": "swap"}, "pay NUT", "FWB-046", "You hold no Roasted Nuts"),
    ({"hands": ["SUG SUG"], "decision": "swap"}, "pay abundance ingredient", "FWB-049", "enough Abundance"),
    ({"hands": ["SUG SUG"], "decision": "swap"}, "pay SUG abundance", "FWB-049", "You hold no Abundance"),
    (
        {"hands": ["SUG abundance"], "decision": "swap", "notice": "cultural_exchange"},
        "pay SUG abundance",
        "FWB-047",
        "costs one card now",
    ),
    (
        {"hands": ["SUG SUG JUG abundance"], "decision": "swap", "house": {"abundance_scope": "ingredient"}},
        "pay JUG abundance",
        "FWB-049",
        "ingredients only",
    ),
    ({"hands": ["SUG SUG"], "decision": "swap"}, "rest", "FWB-022", "You are swapping guests"),
    ({"hands": ["SUG SUG"], "decision": "swap"}, "draw", "FWB-022", "You are swapping guests"),
    ({"hands": ["JUG"], "decision": "equipment"}, "install BAR", "FWB-050", "You hold no Oak Barrel"),
    ({"hands": ["JUG"], "decision": "equipment"}, "retire JUG", "FWB-118", "no second-hand market"),
    ({"hands": ["JUG"], "decision": "equipment", "house": SECOND_HAND}, "trade hand JUG", "FWB-059", "is empty"),
    ({"hands": ["JUG"], "decision": "equipment", "house": SECOND_HAND}, "retire STR", "FWB-058", "no Strainer"),
    ({"hands": ["lucky_find"], "discard": "JUG", "decision": "complete"}, "serve 1", "FWB-062", "ingredient cards"),
    ({"hands": ["lucky_find"], "discard": "JUG", "decision": "complete"}, "serve 4", "FWB-012", "slots 1 to 3"),
    (
        {"hands": ["SPI SUG CIT FRU HRB SPC NUT NUT NUT"], "decision": "hand_limit"},
        "discard CRM",
        "FWB-072",
        "You hold no Cream",
    ),
    (
        {"hands": ["SPI", "SUG"], "decision": "trade_offer", "house": {"trading": True}},
        "offer CIT",
        "FWB-126",
        "to offer",
    ),
    (
        {"hands": ["SPI", "SUG"], "decision": "trade_offer", "house": {"trading": True}},
        "draw",
        "FWB-125",
        "trade window",
    ),
]


@pytest.mark.parametrize(("setting", "move", "rule", "words"), CASES)
def test_why_a_move_is_not_open(scene: Any, setting: dict[str, Any], move: str, rule: str, words: str) -> None:
    refused = scene(**setting).refusal(0, move)

    assert refused.rule == rule
    assert words in refused.why


def test_fwb_009_somebody_else_is_asked(scene: Any) -> None:
    refused = scene([""]).refusal(1, "draw")

    assert (refused.rule, refused.why) == ("FWB-009", "You are not asked now. The table waits for seat 1.")


def test_fwb_060_a_piece_taken_out_this_turn(scene: Any) -> None:
    t = scene(["BAR"], second_hand="STR", decision="equipment", house=SECOND_HAND)
    t.play(0, "trade hand BAR")

    assert t.refusal(0, "trade hand STR").rule == "FWB-060"


def test_fwb_063_a_tool_that_is_not_ready(scene: Any) -> None:
    t = scene(["SPI SUG CIT CIT lucky_find"], guests=["G01 G02 G03"], discard="BAR", decision="complete")

    assert t.refusal(0, "serve 1").rule == "FWB-063"


def test_fwb_061_a_served_guest(scene: Any) -> None:
    t = scene(["lucky_find"], guests=["G01* G02 G03"], discard="BAR", decision="complete")

    assert t.refusal(0, "serve 1").why == "Italy is served already."


def test_fwb_067_abundance_for_something_that_is_not_paid(scene: Any) -> None:
    t = scene(["SPI SUG CIT CIT abundance"], sheds=["JUG STR JAR"], guests=["G01 G02 G03"], decision="complete")
    t.play(0, "serve 1")

    assert t.refusal(0, "abundance for NUT").why == "Abundance cannot stand in for Roasted Nuts here."
    assert t.refusal(0, "serve 1").rule == "FWB-067"


def test_fwb_085_nobody_in_the_deck(scene: Any) -> None:
    t = scene(["SUG SUG"], guest_market="G01 G02 G03 -", boxed=True, decision="swap")
    t.play(0, "pay SUG")

    assert t.refusal(0, "swap deck").rule == "FWB-085"
    assert t.refusal(0, "swap 4").rule == "FWB-039"


def test_fwb_097_a_guest_who_cannot_be_rushed(scene: Any) -> None:
    t = scene(["SPI SUG CIT"], sheds=["JUG STR JAR"], guests=["G01 G08 G03*"], deck="festival_rush NUT NUT NUT")
    t.play(0, "draw")

    assert t.refusal(0, "rush 2").rule == "FWB-097"
    assert t.refusal(0, "rush 3").rule == "FWB-061"


def test_fwb_109_fwb_110_answers_that_do_not_count(scene: Any) -> None:
    house = {"one_shot_immunity": "once", "designated_drivers": "0"}
    t = scene([""], deck="one_shot", toasted=[0], house=house)
    t.play(0, "draw")

    assert t.refusal(0, "toast").rule == "FWB-109"
    assert t.refusal(1, "driver").rule == "FWB-110"
    t.play(0, "no")
    assert t.refusal(0, "no").why == "Your answer is in. Wait for the others."


@pytest.mark.parametrize(("seat", "move"), [(0, 273), (0, -1), (9, 56)])
def test_what_does_not_exist(scene: Any, seat: int, move: int) -> None:
    assert "There is no" in scene([""]).refusal(seat, move).why


def test_the_game_is_over(scene: Any) -> None:
    t = scene(["", "", "CRM CRM"], guests=["G01* G02* G03*"], trigger=0, active=2, turns=2, decision="swap")
    t.play(2, "done")

    assert t.refusal(0, "draw").why == "The game is over."
