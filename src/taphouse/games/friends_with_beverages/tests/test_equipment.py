"""Phase 3, equipment and the second-hand market: FWB-050 to FWB-060, FWB-075, FWB-083, FWB-118 to FWB-121."""

from typing import Any

import pytest

SECOND_HAND = {"second_hand_market": True}
DELAYED = {"equipment_mode": "delayed"}


def test_fwb_050_any_number_of_cards_may_be_installed(scene: Any) -> None:
    t = scene(["JUG STR BAR"], decision="equipment")

    t.play(0, "install JUG", "install BAR")

    assert (t.shed(0), t.hand(0)) == ("JUG BAR", "STR")


def test_fwb_051_installed_equipment_works_in_the_same_turn(scene: Any) -> None:
    t = scene(["SPI SUG CIT CIT JUG"], sheds=["STR JAR"], guests=["G01 G02 G03"], decision="equipment")

    t.play(0, "install JUG")

    assert t.moves(0) == ["serve 1", "done"]


@pytest.mark.parametrize(("capacity", "shed"), [(2, "JUG STR"), (3, "JUG STR JAR"), (4, "JUG STR JAR FUN")])
def test_fwb_052_a_full_shed_makes_room_first(scene: Any, capacity: int, shed: str) -> None:
    t = scene(["BAR"], sheds=[shed], decision="equipment", house={"shed_capacity": capacity})

    t.play(0, "install BAR")

    assert t.moves(0) == [f"room {code}" for code in shed.split()]
    t.play(0, "room STR")
    assert t.shed(0) == shed.replace(" STR", "") + " BAR"
    assert t.discard == "STR"


def test_fwb_052_the_piece_that_leaves_goes_second_hand(scene: Any) -> None:
    t = scene(["BAR"], sheds=["JUG STR JAR FUN"], second_hand="TUN", decision="equipment", house=SECOND_HAND)

    t.play(0, "install BAR", "room JUG")

    assert (t.second_hand, t.discard) == ("JUG", "TUN")


def test_fwb_052_five_places_hold_five(scene: Any) -> None:
    t = scene(["BAR SPI"], sheds=["JUG STR JAR FUN"], decision="equipment", house={"shed_capacity": 5})

    t.play(0, "install BAR")

    assert t.shed(0) == "JUG STR JAR FUN BAR"


@pytest.mark.parametrize("shed", ["JUG", "JUG~"])
def test_fwb_053_a_type_in_the_shed_is_not_installed_twice(scene: Any, shed: str) -> None:
    t = scene(["JUG STR"], sheds=[shed], decision="equipment", house={"equipment_mode": "delayed"})

    assert t.moves(0) == ["install STR", "done"]
    assert t.refusal(0, "install JUG").rule == "FWB-053"


def test_fwb_054_equipment_serves_only_its_owner(scene: Any) -> None:
    t = scene(["SPI SUG CIT CIT"], sheds=["STR JAR", "JUG"], guests=["G01 G02 G03"])

    assert not t.can_serve(1)


def test_fwb_055_the_shed_does_not_count_for_the_hand_limit(scene: Any) -> None:
    t = scene(["SPI SUG CIT FRU HRB SPC NUT CRM BAR"], sheds=["JUG STR"], decision="equipment")

    t.play(0, "install BAR")

    assert t.waits_for == [1]


def test_fwb_055_equipment_in_hand_does(scene: Any) -> None:
    t = scene(["SPI SUG CIT FRU HRB SPC NUT CRM BAR"], decision="equipment")

    t.play(0, "done")

    assert t.decision == "hand_limit"


def test_fwb_056_fwb_074_delayed_equipment_works_once_the_turn_is_over(scene: Any) -> None:
    t = scene(["JUG SPI SUG CIT CIT"], sheds=["STR JAR"], guests=["G01 G02 G03"], decision="equipment", house=DELAYED)

    t.play(0, "install JUG")

    assert (t.shed(0), t.waits_for) == ("JUG STR JAR", [1])
    assert "Ann serves" not in " ".join(t.story())


def test_fwb_056_sideways_equipment_does_not_serve(scene: Any) -> None:
    t = scene(
        ["JUG BAR SPI SUG CIT CIT"], sheds=["STR JAR"], guests=["G01 G02 G03"], decision="equipment", house=DELAYED
    )

    t.play(0, "install JUG")

    assert not t.can_serve(1)
    assert t.view(0).zone("shed-0").items[0].marks == ("sideways",)


def test_fwb_057_sideways_pieces_take_up_room(scene: Any) -> None:
    t = scene(["BAR"], sheds=["JUG~ STR~"], decision="equipment", house={**DELAYED, "shed_capacity": 2})

    t.play(0, "install BAR")

    assert t.moves(0) == ["room JUG", "room STR"]


def test_fwb_057_a_terrible_friend_takes_sideways_pieces_too(scene: Any) -> None:
    t = scene(["", ""], sheds=["", "BAR~"], deck="terrible_friend", leader=1, house=DELAYED)

    t.play(0, "draw")

    assert (t.hand(0), t.shed(1)) == ("BAR", "")


def test_fwb_058_a_piece_may_be_retired_to_the_slot(scene: Any) -> None:
    t = scene(["SPI"], sheds=["JUG"], second_hand="STR", decision="equipment", house=SECOND_HAND)

    t.play(0, "retire JUG")

    assert (t.shed(0), t.second_hand, t.discard, t.hand(0)) == ("", "JUG", "STR", "SPI")


def test_fwb_058_also_to_an_empty_slot(scene: Any) -> None:
    t = scene(["SPI"], sheds=["JUG"], decision="equipment", house=SECOND_HAND)
    assert t.moves(0) == ["retire JUG", "done"]

    t.play(0, "retire JUG")

    assert (t.second_hand, t.discard) == ("JUG", "")


@pytest.mark.parametrize(
    ("move", "hand", "shed"), [("trade hand BAR", "STR", "JUG"), ("trade shed JUG", "STR BAR", "")]
)
def test_fwb_059_one_for_one_from_hand_or_shed(scene: Any, move: str, hand: str, shed: str) -> None:
    t = scene(["BAR"], sheds=["JUG"], second_hand="STR", decision="equipment", house=SECOND_HAND)

    t.play(0, move)

    assert (t.hand(0), t.shed(0), t.second_hand, t.discard) == (hand, shed, move.rsplit(maxsplit=1)[-1], "")


def test_fwb_059_the_second_hand_card_cannot_be_drawn(scene: Any) -> None:
    t = scene([""], second_hand="STR", house={**SECOND_HAND, "discard_market": True})

    assert t.moves(0) == ["draw", "take 1", "take 2"]


def test_fwb_060_what_was_taken_out_cannot_go_back_this_turn(scene: Any) -> None:
    t = scene(["BAR SPI"], second_hand="STR", decision="equipment", house=SECOND_HAND)

    t.play(0, "trade hand BAR")
    assert t.moves(0) == ["install STR", "done"]
    t.play(0, "install STR")

    assert t.waits_for == [1]


def test_fwb_060_another_copy_of_the_kind_may(scene: Any) -> None:
    t = scene(["BAR STR"], second_hand="STR", decision="equipment", house=SECOND_HAND)

    t.play(0, "trade hand BAR")

    assert "trade hand STR" in t.moves(0)


def test_fwb_060_next_turn_it_may(scene: Any) -> None:
    t = scene(["BAR"], seats=2, second_hand="STR", decision="equipment", house=SECOND_HAND, deck="SPI SUG CIT FRU")
    t.play(0, "trade hand BAR", "done")
    t.end_turn()

    while t.decision != "equipment":
        t.play(0, "draw" if t.decision == "draw" else "done")

    assert "trade hand STR" in t.moves(0)


def test_fwb_075_without_the_module_equipment_goes_to_the_discard(scene: Any) -> None:
    t = scene(["SPI SUG CIT FRU HRB SPC NUT CRM BAR"], decision="hand_limit")

    t.play(0, "discard BAR")

    assert (t.discard, t.second_hand) == ("BAR", "")


def test_fwb_083_fwb_121_sweeping_the_market_leaves_the_slot_alone(scene: Any) -> None:
    t = scene([""], market="JUG BAR", deck="market_volatility CIT NUT", second_hand="STR", house=SECOND_HAND)

    t.play(0, "draw")

    assert (t.second_hand, t.discard) == ("STR", "JUG BAR market_volatility")


def test_fwb_119_equipment_lost_by_chance_goes_second_hand(scene: Any) -> None:
    t = scene(["BAR", "", ""], deck="supply_chain_hiccup SPI SPI SPI", house=SECOND_HAND)

    t.play(0, "draw")

    assert (t.second_hand, t.discard) == ("BAR", "supply_chain_hiccup")
