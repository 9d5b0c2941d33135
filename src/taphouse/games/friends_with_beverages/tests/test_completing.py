"""Phase 4, completing recipes: FWB-061 to FWB-071, FWB-120."""

from typing import Any

import pytest

ITALY = "SPI SUG CIT CIT"
TOOLS = "JUG STR JAR"
SMALL = {"shed_capacity": 2}
INDIA = "SPI SUG FRU SPC SPC NUT"


def kitchen(scene: Any, hand: str, shed: str = TOOLS, guests: str = "G01 G02 G03", **said: Any) -> Any:
    return scene([f"{hand} CRM CRM"], sheds=[shed], guests=[guests], decision="swap", **said)


def servable(t: Any, slot: int = 1) -> bool:
    return bool(t.can_serve(slot))


def test_fwb_061_several_guests_in_one_turn(scene: Any) -> None:
    t = kitchen(scene, f"{ITALY} SPI SUG FRU HRB", shed="JUG STR JAR TUN", guests="G01 G09 G03")

    t.play(0, "done", "serve 1", "serve 2")

    assert t.guests(0) == "G01* G09* G03"


def test_fwb_062_a_double_takes_two_cards(scene: Any) -> None:
    assert servable(kitchen(scene, ITALY))
    assert not servable(kitchen(scene, "SPI SUG CIT"))


def test_fwb_063_all_types_must_be_ready_in_the_shed(scene: Any) -> None:
    assert not servable(kitchen(scene, f"{ITALY} JAR", shed="JUG STR"))


@pytest.mark.parametrize(
    ("shed", "hand", "can"), [("JUG STR", "JAR", True), ("JUG", "STR JAR", False), ("JUG", "JAR abundance", True)]
)
def test_fwb_064_only_so_many_types_come_from_the_hand(scene: Any, shed: str, hand: str, can: bool) -> None:  # noqa: FBT001
    """With room for two, the third of three types may be supplied, and no more than that one."""
    assert servable(kitchen(scene, f"{ITALY} {hand}", shed=shed, house=SMALL)) is can


def test_fwb_064_with_the_module_supplied_equipment_goes_second_hand(scene: Any) -> None:
    t = kitchen(scene, f"{ITALY} JAR", shed="JUG STR", house={**SMALL, "second_hand_market": True})

    t.play(0, "done", "done", "serve 1")

    assert t.second_hand == "JAR"


def test_fwb_064_more_fitting_pieces_than_may_be_supplied_are_a_choice(scene: Any) -> None:
    t = kitchen(scene, f"{ITALY} abundance STR JAR", shed="JUG", house=SMALL)

    t.play(0, "done", "done", "serve 1")
    assert t.moves(0) == ["supply STR", "supply JAR"]
    t.play(0, "supply JAR")

    assert t.hand(0) == "CRM CRM STR"
    assert t.discard.startswith(f"{ITALY} abundance JAR")


def test_fwb_065_delayed_a_piece_of_this_turn_cannot_be_supplied(scene: Any) -> None:
    house = {**SMALL, "equipment_mode": "delayed"}
    old = kitchen(scene, f"{ITALY} JAR-01", shed="JUG STR", house=house)
    new = kitchen(scene, f"{ITALY} JAR-01", shed="JUG STR", house=house, fresh=["JAR-01"])

    assert (servable(old), servable(new)) == (True, False)


def test_fwb_065_instant_it_can(scene: Any) -> None:
    t = scene([ITALY], sheds=["JUG STR"], guests=["G01 G02 G03"], deck="JAR NUT", house=SMALL)

    t.play(0, "draw")

    assert servable(t)


def test_fwb_065_drawing_makes_a_piece_fresh_until_the_next_turn(scene: Any) -> None:
    house = {**SMALL, "equipment_mode": "delayed"}
    t = scene([ITALY], seats=2, sheds=["JUG STR"], guests=["G01 G02 G03"], deck="JAR NUT CRM NUT", house=house)

    t.play(0, "draw")
    assert not servable(t)
    t.end_turn()

    assert servable(t)


@pytest.mark.parametrize(
    ("hand", "shed", "scope", "can"),
    [
        ("SPI SUG CIT abundance", TOOLS, "any", True),
        ("SPI SUG abundance abundance", TOOLS, "any", True),
        ("SPI SUG abundance", TOOLS, "any", False),
        (f"{ITALY} abundance", "JUG STR", "any", True),
        (f"{ITALY} abundance", "JUG STR JAR~", "any", True),
        (f"{ITALY} abundance", "JUG STR", "ingredient", False),
        ("SPI SUG CIT abundance", TOOLS, "ingredient", True),
    ],
)
def test_fwb_066_abundance_stands_for_what_is_missing(scene: Any, hand: str, shed: str, scope: str, can: bool) -> None:  # noqa: FBT001
    assert (
        servable(kitchen(scene, hand, shed=shed, house={"abundance_scope": scope, "equipment_mode": "delayed"})) is can
    )


def test_fwb_067_real_cards_are_used_first_unless_their_owner_says_otherwise(scene: Any) -> None:
    t = kitchen(scene, f"{ITALY} abundance")

    t.play(0, "done", "serve 1")
    assert t.moves(0) == ["abundance for SPI", "abundance for SUG", "abundance for CIT", "rest"]
    t.play(0, "rest")

    assert t.hand(0) == "CRM CRM abundance"


def test_fwb_067_abundance_stands_in_for_a_card_that_is_kept(scene: Any) -> None:
    t = kitchen(scene, f"{ITALY} abundance")

    t.play(0, "done", "serve 1", "abundance for CIT")

    assert t.hand(0) == "CIT CRM CRM"
    assert (t.guests(0).split()[0], t.discard) == ("G01*", "SPI SUG CIT abundance SPI SUG")


def test_fwb_067_two_abundances_stand_in_for_two_cards(scene: Any) -> None:
    t = kitchen(scene, f"{ITALY} abundance abundance")

    t.play(0, "done", "serve 1", "abundance for CIT", "abundance for CIT")

    assert (t.hand(0), t.discard) == ("CIT CIT CRM CRM", "SPI SUG abundance abundance SPI SUG")


@pytest.mark.parametrize(("answer", "hand"), [("rest", "abundance"), ("abundance for STI", "STI")])
def test_fwb_067_a_tool_out_of_the_hand_or_abundance(scene: Any, answer: str, hand: str) -> None:
    t = scene(
        ["SPI SUG FRU SPC SPC NUT STI abundance"],
        sheds=["JUG STR JAR TUN"],
        guests=["G08 G02 G03"],
        decision="complete",
    )

    t.play(0, "serve 1", answer)

    assert (t.hand(0), t.guests(0)) == (hand, "G08* G02 G03")


@pytest.mark.parametrize(
    ("house", "moves"),
    [
        ({"abundance_scope": "ingredient"}, ["SPI", "SUG", "FRU", "SPC", "NUT"]),
        ({}, ["SPI", "SUG", "FRU", "SPC", "NUT", "STI"]),
    ],
)
def test_fwb_067_abundance_that_is_for_ingredients_only_stands_for_no_tool(
    scene: Any, house: Any, moves: list[str]
) -> None:
    t = scene(
        ["SPI SUG FRU SPC SPC NUT STI abundance"],
        sheds=["JUG STR JAR TUN"],
        guests=["G08 G02 G03"],
        decision="complete",
        house=house,
    )

    t.play(0, "serve 1")

    assert t.moves(0) == [*(f"abundance for {kind}" for kind in moves), "rest"]


def test_fwb_067_with_the_order_of_the_payment_asked_after_it(scene: Any) -> None:
    t = kitchen(scene, f"{ITALY} abundance", house={"discard_market": True})

    t.play(0, "done", "serve 1", "abundance for SUG", "lay abundance", "rest")

    assert t.discard == "abundance SPI CIT CIT SPI SUG"


def test_fwb_067_in_a_rush_too(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT CIT abundance", "", ""],
        sheds=["JUG STR JAR"],
        guests=["G01 G02 G03"],
        deck="festival_rush NUT NUT NUT",
    )

    t.play(0, "draw", "rush 1", "omit CIT", "abundance for SPI")

    assert (t.hand(0), t.guests(0)) == ("SPI CIT NUT", "G01* G02 G03")


def test_fwb_068_the_payment_goes_to_the_discard_in_the_usual_order(scene: Any) -> None:
    t = kitchen(scene, "CIT abundance SUG SPI")

    t.play(0, "done", "serve 1")

    assert t.discard.startswith("SPI SUG CIT abundance")


def test_fwb_068_with_the_discard_market_in_the_order_one_likes(scene: Any) -> None:
    t = kitchen(scene, ITALY, house={"discard_market": True})

    t.play(0, "done", "serve 1")
    assert t.moves(0) == ["lay SPI", "lay SUG", "lay CIT", "rest"]
    t.play(0, "lay CIT", "lay SUG", "rest")

    assert t.discard.startswith("CIT SUG SPI CIT")


def test_fwb_068_a_single_kind_left_is_no_choice(scene: Any) -> None:
    t = kitchen(scene, ITALY, house={"discard_market": True})

    t.play(0, "done", "serve 1", "lay SPI", "lay SUG")

    assert t.discard.startswith("SPI SUG CIT CIT")


@pytest.mark.parametrize("module", ["second_hand_market", "discard_market"])
def test_fwb_120_the_order_of_several_supplied_pieces_is_asked(scene: Any, module: str) -> None:
    """India takes five types; with room for three, two come from the hand."""
    house = {"shed_capacity": 3, module: True}
    t = kitchen(scene, f"{INDIA} TUN STI", shed=TOOLS, guests="G08 G02 G03", house=house)

    t.play(0, "done", "done", "serve 1")
    if module == "discard_market":
        t.play(0, "rest")

    assert t.moves(0) == ["lay TUN", "lay STI", "rest"]
    t.play(0, "lay STI")
    if module == "second_hand_market":
        assert t.second_hand == "TUN"
        assert t.discard.startswith(f"{INDIA} STI")


def test_fwb_069_equipment_stays_and_may_serve_twice(scene: Any) -> None:
    t = kitchen(scene, f"{ITALY} SPI SUG FRU HRB", shed="JUG STR JAR TUN", guests="G01 G09 G03")

    t.play(0, "done", "serve 2", "serve 1")

    assert t.shed(0) == "JUG STR JAR TUN"


def test_fwb_070_the_market_is_refreshed_once_after_all_completions(scene: Any) -> None:
    t = kitchen(
        scene,
        f"{ITALY} SPI SUG FRU HRB",
        shed="JUG STR JAR TUN",
        guests="G01 G09 G03",
        market="NUT JUG",
        deck="STI BAR",
    )

    t.play(0, "done", "serve 1")
    assert t.market == "NUT JUG"
    t.play(0, "serve 2")

    assert (t.market, t.discard.endswith("NUT JUG")) == ("STI BAR", True)


def test_fwb_070_without_a_completion_it_is_not(scene: Any) -> None:
    t = kitchen(scene, ITALY, market="NUT JUG")

    t.play(0, "done", "done")

    assert t.market == "NUT JUG"


def test_fwb_070_a_rush_in_phase_one_counts(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT"],
        sheds=[TOOLS],
        guests=["G01 G02 G03"],
        market="NUT HRB",
        deck="festival_rush NUT NUT CRM SPC CRM STI BAR",
    )

    t.play(0, "draw", "rush 1")
    t.end_turn()

    assert t.market == "CRM STI"


def test_fwb_070_a_rush_during_the_pass_does_not(scene: Any) -> None:
    t = scene(
        ["CRM CRM", "SPI SUG CIT"],
        sheds=["", TOOLS],
        guests=["", "G01 G02 G03"],
        deck="festival_rush NUT NUT CRM STI BAR SPC HRB",
        decision="swap",
        turns=3,
    )

    t.play(0, "done")
    t.play(1, "rush 1")
    assert t.market == "STI BAR"
    t.end_turn()

    assert t.market == "STI BAR"


def test_fwb_070_a_rush_met_in_the_refresh_does_not_refresh_again(scene: Any) -> None:
    t = kitchen(
        scene,
        f"{ITALY} SPI SUG FRU",
        shed="JUG STR JAR TUN",
        guests="G01 G09 G03",
        deck="festival_rush NUT NUT NUT STI BAR HRB",
    )
    t.play(0, "done", "serve 1")
    assert (t.decision, t.phase) == ("rush", "refresh")

    t.play(0, "rush 2")

    assert (t.guests(0), t.market) == ("G01* G09* G03", "STI BAR")


def test_fwb_071_points_decide_nothing_before_the_end(scene: Any) -> None:
    t = kitchen(scene, ITALY)

    t.play(0, "done", "serve 1")

    assert t.state.outcome() is None
    assert t.points(0) == 7


def test_fwb_023_done_is_asked_when_something_can_be_served(scene: Any) -> None:
    t = kitchen(scene, ITALY)

    t.play(0, "done")

    assert t.moves(0) == ["serve 1", "done"]
