"""Whole scenes of play, each as it would be told at the table."""

from typing import Any

import pytest


def test_scenario_1_the_direction_of_cheers(scene: Any) -> None:
    """CC-036, CC-037: the small icon of the played card asks, the big icons that lie there answer."""
    t = scene(places={"B1": "Gr1 Yp1"}, hands={"A1": "Rb1 Pg1 Bp1"}, deck="Yy1")

    t.play("A1", "play Rb1 on B1")

    assert t.at("B1") == {"Gr1", "Yp1", "Rb1"}
    assert t.hand("A1") == {"Pg1", "Bp1", "Yy1"}
    assert t.waits_for == ["B1"]
    assert t.decision == "turn_action"


def test_scenario_1_the_target_sends(scene: Any) -> None:
    """CC-041: a single candidate leaves without asking; B1, not A1, has six ways to send."""
    t = scene(places={"B1": "Gr1 Yp1"}, hands={"A1": "Rb1 Pg1 Bp1"})

    t.play("A1", "play Pg1 on B1")

    assert (t.decision, t.waits_for) == ("cheers_send", ["B1"])
    assert len(t.moves("B1")) == 6
    assert t.view().toast.matched == "Gr1"


def test_scenario_2_a_twin_lies_quietly_the_first_time(scene: Any) -> None:
    t = scene(places={"A2": "Gb1"}, hands={"A1": "Rr1 Rr2 Yy1"})

    t.play("A1", "play Rr1 on A2")

    assert t.at("A2") == {"Gb1", "Rr1"}
    assert t.waits_for == ["B1"]


def test_scenario_2_a_twin_can_be_clinked_with(scene: Any) -> None:
    t = scene(active="B1", places={"A2": "Gb1 Rr1"}, hands={"B1": "Br1 Yy1 Yy2"})

    t.play("B1", "play Br1 on A2")

    assert t.view().toast.candidates == ["Rr1"]


def test_scenario_2_the_second_twin_clinks(scene: Any) -> None:
    t = scene(places={"A2": "Gb1 Rr1"}, hands={"A1": "Rr2 Yy1 Yy2"})

    t.play("A1", "play Rr2 on A2")
    t.play("A2", "send B1 A1")

    assert t.at("A2") == {"Gb1"}
    assert (t.at("B1"), t.at("A1")) == ({"Rr2"}, {"Rr1"})


FULL = {"A1": "Rg1 Rb1 Gy1 Gp1 Bg1 Yb1", "B1": "Yr1 Yg1 Pr1 Pb1 Bb1 Br2"}


def test_scenario_3_cheers_at_a_full_place_then_victory(scene: Any) -> None:
    """CC-031, CC-043, CC-045, CC-059, CC-066: the seventh card of B1 goes first, then A1 has won."""
    t = scene(places=FULL, hands={"A1": "Py1 Gg1 Gg2"})

    t.play("A1", "play Py1 on A1", "send B1 B2")
    assert (t.decision, t.waits_for, t.winners) == ("overflow_discard", ["B1"], None)
    t.play("B1", "drop Py1")

    assert t.winners == ["A1", "A2"]
    assert t.reason == "victory"
    assert t.hand("A1") == {"Gg1", "Gg2"}


def test_scenario_4_cheers_spoils_a_win(scene: Any) -> None:
    """CC-059: complete for an instant is not complete. CC-040: two reds match."""
    t = scene(places={"A1": "Rg1 Rb1 Gy1 Gp1"}, hands={"A1": "Br1 By1 Pp1"})

    t.play("A1", "play Br1 on A1")
    assert t.moves("A1") == ["match Rg1", "match Rb1"]
    t.play("A1", "match Rg1", "send B1 B2")

    assert t.winners is None
    assert t.at("A1") == {"Rb1", "Gy1", "Gp1"}


def test_scenario_4_without_cheers_it_wins(scene: Any) -> None:
    t = scene(places={"A1": "Rg1 Rb1 Gy1 Gp1"}, hands={"A1": "Br1 By1 Pp1"})

    t.play("A1", "play By1 on A1")

    assert t.winners == ["A1", "A2"]


@pytest.mark.parametrize(
    ("cards", "wins"),
    [
        ("Rr1 Rr2 Gr1 Gr2 Br1", True),
        ("Rr1 Rr2 Gr1 Gr2 Br1 Br2", True),
        ("Rr1 Rr2 Gr1 Gr2 Gg1 Br1", True),
        ("Rr1 Rr2 Rg1 Gr1 Gr2 Br1", True),
        ("Rr1 Rr2 Gr1 Gr2 Br1 Yr1", False),
        ("Rr1 Rr2 Gr1 Br1 Br2 Bg1", False),
        ("Rr1 Rr2 Gr1 Gr2 Gg1", False),
        ("Rr1 Rr2 Gr1 Gr2", False),
    ],
)
def test_scenario_5_what_fulfils_rrggb(scene: Any, cards: str, *, wins: bool) -> None:
    """CC-057, CC-058: surplus of a wanted colour is fine, one card of another is not."""
    t = scene(active="B1", places={"A1": cards})

    t.play("B1", "discard hand")

    assert (t.winners == ["A1", "A2"]) is wins


def test_scenario_5_team_mates_are_never_added_together(scene: Any) -> None:
    """CC-065."""
    t = scene(active="B1", places={"A1": "Rr1 Rr2 Gr1", "A2": "Gr2 Br1"})

    t.play("B1", "discard hand")

    assert t.winners is None


BOTH = {"B1": "Yr1 Yg1 Pr1 Pg1 Gy1 Rp1", "A1": "Rg1 Gr1 Gb1 Bg1"}


@pytest.mark.parametrize(("rule", "winners"), [("active_first", ["B1", "B2"]), ("shared", ["A1", "B1", "A2", "B2"])])
def test_scenario_6_two_teams_at_once(scene: Any, rule: str, winners: list[str]) -> None:
    """CC-049, CC-064."""
    t = scene(active="B1", places=BOTH, house={"tie_rule": rule})

    t.play("B1", "move Rp1 to A1")

    assert t.winners == winners
    assert [t.names[seat] for seat in t.state.outcome().winners()] == winners


@pytest.mark.parametrize(
    ("first", "order"),
    [(0, "0 1 2 3 4 1 0 3 2 1 4 3 0 1"), (3, "3 4 1 0 3 2 1 4 3 0 1 2 3 4")],
)
def test_scenario_7_order_and_hands_of_five_in_two_teams(dealt: Any, first: int, order: str) -> None:
    """CC-024, CC-085, CC-090."""
    t = dealt(5, first_player=first, last_call_rounds=60)
    assert [int(size) for size in t.state.sizes] == [3, 4, 3, 4, 3]
    assert t.state.deck.size == 33

    turns = []
    for _ in range(14):
        turns.append(str(t.state.next_to_act()))
        t.play(t.waits_for[0], "discard hand")

    assert " ".join(turns) == order


LAID = {
    "A1": "Rg1 Rg2 Rb1 Yr1 Yg1 Pr1",
    "B1": "Gr1 Gr2 Gb1 Pg1 Ry1",
    "C1": "Br1 Br2 Bg1 Ry2 Gp1",
    "A2": "Yr2 Yg2 Yb1 Rp1 Gp2",
    "B2": "Pr2 Pg2 Pb1 Rp2 Bp1",
    "C2": "Bg2 Yb2 Pb2 Gy1",
}
HELD = {"A1": "Rr1 Gg1 Bb1", "B1": "Rr2 Gg2 Bb2", "C1": "Yy1 Yy2 Pp1", "A2": "Pp2 Rb2 Gb2", "B2": "By1 By2 Yp1"}


def test_scenario_8_the_last_card_and_then_the_discards(scene: Any) -> None:
    """CC-027, CC-053: the hand that was just discarded comes back."""
    laid = {**LAID, "C2": "Bg2 Yb2 Pb2 Gy1 Yp2"}
    t = scene(6, house={"teams": 3}, places=laid, hands={**HELD, "C2": "Py1 Py2 Gy2"}, deck="Bp2")
    assert (len(t.deck), t.discards) == (1, set())

    t.play("A1", "discard hand")

    assert "Bp2" in t.hand("A1")
    assert len(t.hand("A1") & {"Rr1", "Gg1", "Bb1"}) == 2
    assert (len(t.deck), t.discards) == (1, set())


def test_scenario_8_nothing_left_at_all(scene: Any) -> None:
    """CC-028: the hand stays short, and the next seat goes on."""
    laid = {**LAID, "B1": "Gr1 Gr2 Gb1 Pg1 Ry1 Yp2", "C1": "Br1 Br2 Bg1 Ry2 Gp1 Bp2"}
    t = scene(6, house={"teams": 3}, places=laid, hands={**HELD, "C2": "Py1 Py2 Gy2"})
    assert (t.deck, t.discards) == ([], set())

    t.play("A1", "play Rr1 on C2")

    assert t.hand("A1") == {"Gg1", "Bb1"}
    assert t.waits_for == ["B1"]


def test_scenario_9_team_mates_as_recipients(scene: Any) -> None:
    """CC-047: of twenty pairs the two among team-mates are missing."""
    t = scene(6, active="B1", places={"A1": "Gb1"}, hands={"B1": "Rg1 Yy1 Yy2"})

    t.play("B1", "play Rg1 on A1")

    assert len(t.moves("A1")) == 18
    assert "send A2 A3" not in t.moves("A1")
    assert "send A3 A2" not in t.moves("A1")


def test_scenario_9_behind_masks_anybody_may_receive(scene: Any) -> None:
    """CC-082."""
    t = scene(6, active="S1", places={"S0": "Gb1"}, hands={"S1": "Rg1 Yy1 Yy2"}, house={"mode": "masquerade"})

    t.play("S1", "play Rg1 on S0")

    assert len(t.moves("S0")) == 20
    assert "send S2 S4" in t.moves("S0")


STOOL = {"Bv": "Yr1 Yg1 Pr1 Pg1 Gb1 Rb1"}


def test_scenario_10_the_virtual_team_mate_wins_out_of_turn(scene: Any) -> None:
    """CC-060, CC-088, CC-092."""
    t = scene(3, places=STOOL, hands={"A1": "Br1 Gg1 Gg2"})

    t.play("A1", "play Br1 on Bv")
    assert (t.decision, t.waits_for) == ("cheers_send", ["B1"])
    t.play("B1", "send B1 A2")

    assert t.winners == ["B1"]


def test_scenario_10_unless_the_house_says_that_it_cannot(scene: Any) -> None:
    """CC-092."""
    t = scene(3, places=STOOL, hands={"A1": "Br1 Gg1 Gg2"}, house={"virtual_can_win": False})

    t.play("A1", "play Br1 on Bv")
    t.play("B1", "send B1 A2")

    assert t.winners is None
    assert len(t.hand("A1")) == 3
    assert (t.decision, t.waits_for) == ("turn_action", ["B1"])


MASTERS = {"mode": "master_apprentice", "victory_call": "button"}
NEARLY = {"A2": "Rg1 Rb1 Gy1 Gp1"}


def test_scenario_11_only_the_master_is_told(scene: Any) -> None:
    """CC-061, CC-063, CC-074."""
    t = scene(active="B2", places=NEARLY, hands={"B2": "By1 Yy1 Yy2"}, house=MASTERS)

    t.play("B2", "play By1 on A2")

    assert (t.winners, t.waits_for, t.decision) == (None, ["A1"], "turn_action")
    assert "declare A2" in t.moves("A1")
    assert [t.moves(name) for name in ("A2", "B1", "B2")] == [[], [], []]


def test_scenario_11_the_chance_is_gone(scene: Any) -> None:
    """CC-063: the offer stands while B1 is awaited, until B1 spoils it."""
    hands = {"B2": "By1 Yy1 Yy2", "A1": "Gg1 Gg2 Gb1", "B1": "Pp1 Pp2 Pr1"}
    t = scene(active="B2", places=NEARLY, hands=hands, house=MASTERS)
    t.play("B2", "play By1 on A2")
    t.play("A1", "play Gg1 on B2")
    assert t.moves("A1") == ["declare A2"]

    t.play("B1", "play Pp1 on A2")

    assert t.moves("A1") == []


def test_scenario_11_the_master_declares(scene: Any) -> None:
    t = scene(active="B2", places=NEARLY, hands={"B2": "By1 Yy1 Yy2"}, house=MASTERS)
    t.play("B2", "play By1 on A2")

    t.play("A1", "declare A2")

    assert t.winners == ["A1", "A2"]


NEAR = {"A1": "Rr1 Rr2 Gr1 Br1", "A2": "Rg1 Gr2 Yr1 Yr2", "B1": "Yg1 Yg2 Pr1 Pr2 Rb1"}


@pytest.mark.parametrize(
    ("result", "winners", "reason"), [("closest", ["A1", "A2"], "last call"), ("draw", [], "last call, drawn")]
)
def test_scenario_12_last_call(scene: Any, result: str, winners: list[str], reason: str) -> None:
    """CC-096 to CC-098; no refill (CC-066)."""
    t = scene(active="B2", places=NEAR, turns=100, house={"last_call_result": result})

    t.play("B2", "discard hand")

    assert (t.winners, t.reason) == (winners, reason)
    assert t.hand("B2") == set()
    assert [side.shortfall for side in t.view().sides] == [1, 2]
