"""Six cards in front of a player, CC-030 to CC-033."""

from typing import Any

SIX = "Yr1 Yr2 Yg1 Yg2 Yb1 Yb2"


def test_cc_030_what_lies_in_front_of_anybody_is_seen_by_all(scene: Any) -> None:
    t = scene(places={"A1": "Rb1", "B2": "Yr1 Gg1"})

    for name in ("A1", "B1", "A2", "B2", None):
        assert [item.id for item in t.view(name).zone("place-3").items] == ["Gg1", "Yr1"]


def test_cc_031_the_seventh_card_means_one_goes_before_anything_else(scene: Any) -> None:
    t = scene(places={"B1": SIX}, hands={"A1": "Pp1 Rr1 Gg1"})

    t.play("A1", "play Pp1 on B1")

    assert (t.decision, t.waits_for, t.view().overflow) == ("overflow_discard", ["B1"], 1)
    assert len(t.hand("A1")) == 2


def test_cc_031_it_goes_face_down_to_the_discards(scene: Any) -> None:
    t = scene(places={"B1": SIX}, hands={"A1": "Pp1 Rr1 Gg1"})
    t.play("A1", "play Pp1 on B1")

    t.play("B1", "drop Yr1")

    assert t.discards == {"Yr1"}
    assert len(t.at("B1")) == 6
    assert t.view().zone("discards").items == []
    assert t.waits_for == ["B1"]


def test_cc_032_any_of_the_seven_the_newcomer_included(scene: Any) -> None:
    t = scene(places={"B1": SIX}, hands={"A1": "Pp1 Rr1 Gg1"})

    t.play("A1", "play Pp1 on B1")

    assert {move.split()[1] for move in t.moves("B1")} == {"Yr1", "Yg1", "Yb1", "Pp1"}


def test_cc_032_equal_cards_are_one_choice_whichever_is_pointed_at(scene: Any) -> None:
    t = scene(places={"B1": SIX}, hands={"A1": "Pp1 Rr1 Gg1"})
    t.play("A1", "play Pp1 on B1")

    on = {move.text: move.on for move in t.view("B1").moves}

    assert on["drop Yr1"] == ("item:Yr1", "item:Yr2")
    refusal = t.refusal("B1", "drop Yr2")
    assert (refusal.rule, refusal.why) == (
        "CC-032",
        "Lemon with cherry lies there more than once, and it is all one which: write Yr1.",
    )


def test_cc_032_six_are_fine(scene: Any) -> None:
    t = scene(places={"B1": "Yr1 Yr2 Yg1 Yg2 Yb1"}, hands={"A1": "Pp1 Rr1 Gg1"})

    t.play("A1", "play Pp1 on B1")

    assert t.decision == "turn_action"
    assert t.view().places[1].full


TWO_FULL = {"A2": "Gr1", "B1": SIX, "B2": "Pr1 Pr2 Pg2 Pb1 Pb2 Py1"}


def test_cc_033_of_two_full_places_the_recipient_of_the_played_card_is_first(scene: Any) -> None:
    t = scene(places=TWO_FULL, hands={"A1": "Rg1 Rr1 Gg1"})
    t.play("A1", "play Rg1 on A2")

    t.play("A2", "send B2 B1")

    assert t.waits_for == ["B2"]
    t.play("B2", "drop Rg1")
    assert (t.decision, t.waits_for) == ("overflow_discard", ["B1"])
    t.play("B1", "drop Gr1")
    assert t.decision == "turn_action"


def test_cc_033_if_only_the_second_is_full_only_that_is_asked(scene: Any) -> None:
    t = scene(places=TWO_FULL, hands={"A1": "Rg1 Rr1 Gg1"})
    t.play("A1", "play Rg1 on A2")

    t.play("A2", "send A1 B1")

    assert (t.decision, t.waits_for) == ("overflow_discard", ["B1"])


def test_what_was_put_away_is_told_in_the_view_of_the_turn(scene: Any) -> None:
    t = scene(places=TWO_FULL, hands={"A1": "Rg1 Rr1 Gg1"})
    t.play("A1", "play Rg1 on A2")
    t.play("A2", "send B2 B1")
    t.play("B2", "drop Rg1")
    t.play("B1", "drop Gr1")

    latest = t.view("A1").latest

    assert [(dropped.card, dropped.place) for dropped in latest.dropped] == [("Rg1", 3), ("Gr1", 1)]
