"""CHEERS, CC-036 to CC-048."""

from typing import Any

import pytest

HAND = {"A1": "Pg1 Rb1 Bp1"}


def clinked(scene: Any, **said: Any) -> Any:
    """A1 has played Pg1 on B1, where Gr1 lies."""
    t = scene(hands=HAND, places={"B1": "Gr1 Yp1"}, **said)
    t.play("A1", "play Pg1 on B1")
    return t


def test_cc_036_a_small_icon_that_meets_a_big_one(scene: Any) -> None:
    assert clinked(scene).view().toast.candidates == ["Gr1"]


def test_cc_036_one_place_does_not_look_at_another(scene: Any) -> None:
    t = scene(hands=HAND, places={"B1": "Gr1"})

    t.play("A1", "play Pg1 on B2")

    assert t.at("B2") == {"Pg1"}


def test_cc_037_a_big_icon_that_meets_a_small_one_means_nothing(scene: Any) -> None:
    t = scene(hands={"A1": "Rb1 Pg1 Bp1"}, places={"B1": "Gr1"})

    t.play("A1", "play Rb1 on B1")

    assert t.at("B1") == {"Gr1", "Rb1"}


def test_cc_038_cheers_is_called_by_the_program(scene: Any) -> None:
    t = clinked(scene)

    assert t.decision == "cheers_send"
    assert "CHEERS! Ana clinked with you." in t.story("B1")


def test_cc_038_or_by_whoever_played_the_card(scene: Any) -> None:
    """The button is the only thing that can be done; then all goes on as ever."""
    t = clinked(scene, house={"cheers_button": True})
    assert (t.decision, t.waits_for, t.moves("A1")) == ("cheers_shout", ["A1"], ["cheers"])
    assert not any("CHEERS" in line for line in t.story("B1"))

    t.play("A1", "cheers")

    assert (t.decision, t.waits_for) == ("cheers_send", ["B1"])


def test_cc_039_exactly_two_cards_leave(scene: Any) -> None:
    t = clinked(scene)

    t.play("B1", "send A1 B2")

    assert (t.at("B1"), t.at("A1"), t.at("B2")) == ({"Yp1"}, {"Pg1"}, {"Gr1"})


def test_cc_040_the_target_chooses_among_several_that_match(scene: Any) -> None:
    """Equal copies are one choice."""
    t = scene(hands=HAND, places={"B1": "Gr1 Gr2 Gb1 Yp1"})
    t.play("A1", "play Pg1 on B1")
    assert (t.decision, t.waits_for) == ("cheers_match", ["B1"])
    assert t.moves("B1") == ["match Gr1", "match Gb1"]

    t.play("B1", "match Gb1")
    t.play("B1", "send A1 B2")

    assert (t.at("B1"), t.at("B2")) == ({"Gr1", "Gr2", "Yp1"}, {"Gb1"})


def test_cc_040_nobody_is_asked_to_choose_between_equal_cards(scene: Any) -> None:
    t = scene(hands=HAND, places={"B1": "Gr1 Gr2 Yp1"})

    t.play("A1", "play Pg1 on B1")

    assert t.decision == "cheers_send"
    t.play("B1", "send A1 B2")
    assert (t.at("B1"), t.at("B2")) == ({"Gr2", "Yp1"}, {"Gr1"})


def test_cc_040_the_second_of_two_equal_cards_is_refused_in_words(scene: Any) -> None:
    t = scene(hands=HAND, places={"B1": "Gr1 Gr2 Gb1"})
    t.play("A1", "play Pg1 on B1")

    assert (
        t.refusal("B1", "match Gr2").why
        == "Mint with cherry lies there more than once, and it is all one which: write Gr1."
    )


def test_cc_050_the_second_of_two_equal_cards_is_not_moved(scene: Any) -> None:
    t = scene(hands=HAND, places={"A1": "Gr1 Gr2"})

    assert t.refusal("A1", "move Gr2 to B1").rule == "CC-050"
    t.play("A1", "move Gr1 to B1")
    assert (t.at("A1"), t.at("B1")) == ({"Gr2"}, {"Gr1"})


def test_cc_041_two_different_players(scene: Any) -> None:
    t = clinked(scene)

    assert all(len({*move.split()[1:]}) == 2 for move in t.moves("B1"))
    assert t.moves("A1") == []


def test_cc_042_a_twin_does_not_match_itself(scene: Any) -> None:
    t = scene(hands={"A1": "Gg1 Rb1 Bp1"}, places={"B1": "Yp1"})

    t.play("A1", "play Gg1 on B1")

    assert t.at("B1") == {"Yp1", "Gg1"}


def test_cc_043_the_target_never_overflows(scene: Any) -> None:
    t = scene(hands=HAND, places={"B1": "Gr1 Yr1 Yr2 Yg1 Yg2 Yb1"})

    t.play("A1", "play Pg1 on B1")
    t.play("B1", "send A1 B2")

    assert (t.decision, len(t.at("B1"))) == ("turn_action", 5)


def test_cc_044_cards_that_arrive_set_off_nothing(scene: Any) -> None:
    """Pg1 comes to A2, where a green lies, and Gr1 to A1, where a red lies."""
    t = scene(hands=HAND, places={"B1": "Gr1", "A2": "Gb1", "A1": "Ry1"})

    t.play("A1", "play Pg1 on B1")
    t.play("B1", "send A2 A1")

    assert (t.decision, t.at("A2"), t.at("A1")) == ("turn_action", {"Gb1", "Pg1"}, {"Ry1", "Gr1"})


def test_cc_045_both_arrive_before_any_overflow_is_handled(scene: Any) -> None:
    t = scene(hands=HAND, places={"B1": "Gr1", "A2": "Yr1 Yr2 Yg1 Yg2 Yb1 Yb2"})
    t.play("A1", "play Pg1 on B1")

    t.play("B1", "send A2 A1")

    assert (t.decision, t.waits_for) == ("overflow_discard", ["A2"])
    assert t.at("A1") == {"Gr1"}


def test_cc_046_neither_stays_with_the_target(scene: Any) -> None:
    assert not any("B1" in move.split() for move in clinked(scene).moves("B1"))


def test_cc_047_one_of_them_goes_to_an_opponent_of_the_target(scene: Any) -> None:
    """B1 plays on A1: seen from A1, not from B1, two team-mates are too many."""
    t = scene(6, active="B1", hands={"B1": "Pg1 Rb1 Bp1"}, places={"A1": "Gr1"})

    t.play("B1", "play Pg1 on A1")

    assert "send A2 A3" not in t.moves("A1")
    assert "send B2 B3" in t.moves("A1")
    assert "send A2 B1" in t.moves("A1")


def test_cc_047_a_stool_is_a_team_mate_like_any_other(scene: Any) -> None:
    t = scene(5, active="A1", hands=HAND, places={"B1": "Gr1"})

    t.play("A1", "play Pg1 on B1")

    assert "send B2 Bv" not in t.moves("B1")
    assert len(t.moves("B1")) == 18


@pytest.mark.parametrize("send", ["send A1 B2", "send A2 A1", "send B2 A2"])
def test_cc_048_otherwise_anybody_may_receive(scene: Any, send: str) -> None:
    """The player who caused it, a team-mate, and one with six cards."""
    t = scene(hands=HAND, places={"B1": "Gr1", "A2": "Yr1 Yr2 Yg1 Yg2 Yb1 Yb2"})

    t.play("A1", "play Pg1 on B1")

    assert send in t.moves("B1")


def test_cc_048_a_stool_may_receive(scene: Any) -> None:
    t = scene(3, hands=HAND, places={"A2": "Gr1"})

    t.play("A1", "play Pg1 on A2")

    assert "send Bv B1" in t.moves("A2")


def test_a_cheers_is_in_the_view_of_the_turn(scene: Any) -> None:
    t = clinked(scene)
    t.play("B1", "send A1 B2")

    latest = t.view().latest

    assert (latest.seat, latest.action, latest.card, latest.place) == (0, "play", "Pg1", 1)
    assert (latest.matched, latest.played_to, latest.matched_to) == ("Gr1", 0, 3)
