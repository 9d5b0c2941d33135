"""Phase 2, swapping guests: FWB-037 to FWB-049."""

from typing import Any

import pytest

MARKET = {"guest_market": "G04 G05 G06 G07", "decision": "swap"}
WILD = {"abundance_scope": "ingredient"}
SECOND_HAND = {"second_hand_market": True}


def swap(scene: Any, hand: str, **said: Any) -> Any:
    return scene([hand], guests=["G01 G02 G03"], guest_deck="G08 G09 G10 G11 G12", **{**MARKET, **said})


def test_fwb_037_as_often_as_one_can_pay(scene: Any) -> None:
    t = swap(scene, "SUG SUG CIT CIT")

    t.play(0, "pay SUG", "swap 1", "slot 1", "pay CIT", "swap 2", "slot 2")

    assert t.guests(0) == "G04 G05 G03"


def test_fwb_038_two_identical_ingredients_pay(scene: Any) -> None:
    t = swap(scene, "SUG SUG CIT FRU")
    assert t.moves(0) == ["pay SUG", "done"]

    t.play(0, "pay SUG")
    assert t.moves(0) == ["swap 1", "swap 2", "swap 3", "swap 4", "swap deck"]
    t.play(0, "swap deck")

    assert (t.hand(0), t.discard) == ("CIT FRU", "SUG SUG")


def test_fwb_039_a_market_guest_replaces_an_own_one_and_the_position_is_filled(scene: Any) -> None:
    t = swap(scene, "SUG SUG")

    t.play(0, "pay SUG", "swap 3", "slot 2")

    assert (t.guests(0), t.guest_discard, t.guest_market) == ("G01 G06 G03", "G02", "G04 G05 G08 G07")


def test_fwb_040_everybody_sees_the_guest_from_the_deck_before_the_choice(scene: Any) -> None:
    t = swap(scene, "SUG SUG")

    t.play(0, "pay SUG", "swap deck")

    assert t.view(2).zone("turned").items[0].id == "G08"
    assert t.moves(0) == ["slot 1", "slot 2", "slot 3", "reject"]


def test_fwb_041_accepting_leaves_the_market_as_it_is(scene: Any) -> None:
    t = swap(scene, "SUG SUG")

    t.play(0, "pay SUG", "swap deck", "slot 3")

    assert (t.guests(0), t.guest_discard, t.guest_market) == ("G01 G02 G08", "G03", "G04 G05 G06 G07")


def test_fwb_042_fwb_130_a_rejected_guest_takes_the_position_of_the_four_icon_strip(scene: Any) -> None:
    t = swap(scene, "SUG SUG")

    t.play(0, "pay SUG", "swap deck", "reject")

    assert (t.guest_market, t.guest_discard, t.hand(0)) == ("G04 G05 G06 G08", "G07", "")


def test_fwb_043_with_equipment_a_deck_guest_may_be_rejected_and_is_swept(scene: Any) -> None:
    t = swap(scene, "JUG JUG")

    t.play(0, "pay JUG", "swap deck", "reject")

    assert t.guest_discard == "G07 G04 G05 G06 G08"
    assert t.guest_market == "G09 G10 G11 G12"


def test_fwb_045_a_served_guest_may_be_swapped_away_and_the_drink_is_lost(scene: Any) -> None:
    t = scene(["SUG SUG"], guests=["G01* G02 G03"], **MARKET)

    t.play(0, "pay SUG", "swap 1")
    assert "drink is lost" in t.view(0).moves[0].label
    t.play(0, "slot 1")

    assert (t.guests(0), t.points(0)) == ("G04 G02 G03", 0)


def test_fwb_046_the_shed_does_not_pay(scene: Any) -> None:
    t = scene(["JUG SUG SUG"], sheds=["JUG"], **MARKET)

    assert t.moves(0) == ["pay SUG", "done"]


def test_fwb_047_fwb_048_under_cultural_exchange_one_card_pays(scene: Any) -> None:
    t = swap(scene, "SUG SUG CIT JUG", notice="cultural_exchange")
    assert t.moves(0) == ["pay SUG", "pay CIT", "pay JUG", "done"]
    assert t.view().swap_price == 1

    t.play(0, "pay SUG", "swap 1", "slot 1")

    assert (t.hand(0), t.discard, t.guest_market) == ("SUG CIT JUG", "SUG", "G08 G05 G06 G07")


def test_fwb_048_a_single_piece_of_equipment_replaces_the_market(scene: Any) -> None:
    t = swap(scene, "JUG", notice="cultural_exchange")

    t.play(0, "pay JUG", "swap 1", "slot 1")

    assert (t.discard, t.guest_market) == ("JUG", "G08 G09 G10 G11")


@pytest.mark.parametrize(
    ("hand", "house", "moves"),
    [
        ("SUG abundance", {}, ["pay SUG abundance", "done"]),
        ("JUG abundance", {}, ["pay JUG abundance", "done"]),
        ("JUG SUG abundance", WILD, ["pay SUG abundance", "done"]),
        ("SUG SUG abundance", {}, ["pay SUG", "pay SUG abundance", "done"]),
        ("JUG JUG abundance", {}, ["pay JUG", "pay JUG abundance", "done"]),
        ("JUG JUG abundance", WILD, ["pay JUG", "done"]),
        ("abundance abundance", {}, ["pay abundance ingredient", "pay abundance equipment", "done"]),
        ("abundance abundance", WILD, ["pay abundance ingredient", "done"]),
    ],
)
def test_fwb_049_abundance_stands_in(scene: Any, hand: str, house: Any, moves: list[str]) -> None:
    assert swap(scene, hand, house=house).moves(0) == moves


@pytest.mark.parametrize(
    ("payment", "hand", "discard"),
    [("pay SUG", "abundance", "SUG SUG"), ("pay SUG abundance", "SUG", "abundance SUG")],
)
def test_fwb_049_with_two_real_cards_one_chooses_what_to_pay(scene: Any, payment: str, hand: str, discard: str) -> None:
    t = swap(scene, "SUG SUG abundance")

    t.play(0, payment, "swap 1", "slot 1")

    assert (t.hand(0), t.discard) == (hand, discard)


def test_fwb_049_under_cultural_exchange_a_single_abundance_pays(scene: Any) -> None:
    t = swap(scene, "abundance SUG SUG", notice="cultural_exchange")

    t.play(0, "pay abundance equipment", "swap 1", "slot 1")

    assert (t.hand(0), t.discard, t.guest_market) == ("SUG SUG", "abundance", "G08 G09 G10 G11")


@pytest.mark.parametrize(
    ("hand", "house", "slot", "discard"),
    [
        ("SUG abundance", {}, "", "abundance SUG"),
        ("JUG abundance", {}, "", "abundance JUG"),
        ("JUG abundance", SECOND_HAND, "JUG", "STR abundance"),
        ("SUG abundance", SECOND_HAND, "STR", "abundance SUG"),
    ],
)
def test_fwb_049_where_abundance_lies(scene: Any, hand: str, house: Any, slot: str, discard: str) -> None:
    t = swap(scene, hand, house=house, second_hand="STR" if house else "")

    t.play(0, f"pay {hand}", "swap deck")

    assert (t.second_hand, t.discard) == (slot, discard)


def test_fwb_085_without_a_deck_only_the_market_is_a_source(scene: Any) -> None:
    t = scene(["SUG SUG"], guests=["G01 G02 G03"], guest_market="G04 G05 - -", boxed=True, decision="swap")

    t.play(0, "pay SUG")
    assert t.moves(0) == ["swap 1", "swap 2"]
    t.play(0, "swap 1", "slot 1")

    assert t.guest_market == "- G05 - -"


def test_fwb_023_a_single_source_is_no_choice(scene: Any) -> None:
    t = scene(["SUG SUG"], guests=["G01 G02 G03"], guest_market="- - - G05", boxed=True, decision="swap")

    t.play(0, "pay SUG")

    assert t.decision == "swap_slot"


def test_fwb_023_with_the_deck_as_the_only_source_the_guest_is_turned_up_at_once(scene: Any) -> None:
    t = scene(
        ["JUG JUG CIT"],
        guests=["G01 G02 G03"],
        guest_market="- - - -",
        guest_deck="G08 G09 G10 G11 G12",
        decision="swap",
    )

    t.play(0, "pay JUG")

    assert (t.decision, t.hand(0), t.discard) == ("swap_deck", "CIT", "JUG JUG")
    assert (t.view(1).zone("turned").items[0].id, t.state.learned) == ("G08", 1)
    t.play(0, "slot 2")
    assert (t.guests(0), t.guest_market) == ("G01 G08 G03", "G09 G10 G11 G12")


def test_fwb_023_with_no_guest_to_be_had_the_phase_is_skipped(scene: Any) -> None:
    t = scene(["SUG"], guest_market="- - - -", boxed=True, guest_out=True, deck="SUG SPI")

    t.play(0, "draw", "draw")

    assert t.waits_for == [1]
