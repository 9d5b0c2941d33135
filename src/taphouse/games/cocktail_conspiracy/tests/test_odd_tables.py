"""Odd tables and the virtual team-mate, CC-085 to CC-092."""

from collections import Counter
from typing import Any

import pytest

SIX = "Yr1 Yr2 Yg1 Yg2 Yb1 Yb2"
HAND = {"A1": "Pg1 Rb1 Bp1"}


@pytest.mark.parametrize(("seats", "teams"), [(3, 2), (5, 2), (5, 3)])
def test_cc_085_teams_act_equally_often_and_so_do_their_members(dealt: Any, seats: int, teams: int) -> None:
    t = dealt(seats, teams=teams)
    order = [int(seat) for seat in t.state.seating.order]

    turns = Counter(order)
    by_team = Counter(t.names[seat][0] for seat in order)

    assert len(set(by_team.values())) == 1
    for team in by_team:
        assert len({turns[seat] for seat in range(seats) if t.names[seat][0] == team}) == 1


def test_cc_086_the_stool_holds_no_cards_and_has_no_turns(dealt: Any) -> None:
    t = dealt(3)

    assert [zone.id for zone in t.view().zones if zone.kind == "hand"] == ["hand-0", "hand-1", "hand-2"]
    assert 3 not in t.view().order
    assert (t.view().places[3].seat, t.view().places[3].team, t.view().places[3].keepers) == (None, "B", [1])


def test_cc_087_everybody_may_lay_move_and_send_there(scene: Any) -> None:
    t = scene(3, hands=HAND, places={"A1": "Yy1", "A2": "Gr1"})
    assert {"play Rb1 on Bv", "move Yy1 to Bv"} <= set(t.moves("A1"))

    t.play("A1", "play Pg1 on A2")
    t.play("A2", "send Bv B1")

    assert t.at("Bv") == {"Pg1"}


def clinked(scene: Any, **said: Any) -> Any:
    """Five players in two teams: A1 has played Pg1 on the stool, where Gr1 lies; B1 is the first keeper."""
    t = scene(5, hands=HAND, places={"Bv": "Gr1 Yp1"}, **said)
    t.play("A1", "play Pg1 on Bv")
    return t


def test_cc_088_a_lone_keeper_decides_alone(scene: Any) -> None:
    t = scene(3, hands=HAND, places={"Bv": "Gr1 Yp1"})
    t.play("A1", "play Pg1 on Bv")
    assert t.waits_for == ["B1"]

    t.play("B1", "send A1 A2")

    assert (t.at("A1"), t.at("A2"), t.at("Bv")) == ({"Pg1"}, {"Gr1"}, {"Yp1"})


def test_cc_088_two_keepers_agree(scene: Any) -> None:
    t = clinked(scene)
    assert (t.decision, t.waits_for) == ("cheers_send", ["B1"])
    t.play("B1", "send A1 A2")
    assert (t.decision, t.waits_for, t.at("A1")) == ("virtual_answer", ["B2"], set())

    t.play("B2", "accept")

    assert (t.at("A1"), t.at("A2")) == ({"Pg1"}, {"Gr1"})


def test_cc_088_a_counter_proposal_that_is_taken(scene: Any) -> None:
    t = clinked(scene)
    t.play("B1", "send A1 A2")
    t.play("B2", "counter")
    assert (t.decision, t.waits_for) == ("cheers_send", ["B2"])
    t.play("B2", "send A2 A3")
    assert (t.decision, t.waits_for, t.moves("B1")) == ("virtual_final", ["B1"], ["take counter", "toss"])

    t.play("B1", "take counter")

    assert (t.at("A2"), t.at("A3"), t.at("A1")) == ({"Pg1"}, {"Gr1"}, set())


@pytest.mark.parametrize(("chance", "where"), [("lowest", "A1"), ("orderly", "A2")])
def test_cc_088_the_coin_takes_one_of_the_two(scene: Any, request: Any, chance: str, where: str) -> None:
    t = clinked(scene)
    t.play("B1", "send A1 B1")
    t.play("B2", "counter", "send A2 B1")
    t.state.rng = request.getfixturevalue(chance)

    t.play("B1", "toss")

    assert t.at(where) == {"Pg1"}


def test_cc_088_a_tossed_coin_cannot_be_taken_back(scene: Any) -> None:
    """Also where a full place still has to be asked about."""
    places = {"Bv": "Gr1", "A1": SIX, "A2": "Pr1 Pr2 Pg2 Pb1 Pb2 Py1"}
    t = scene(5, hands=HAND, places=places)
    t.play("A1", "play Pg1 on Bv")
    t.play("B1", "send A1 B1")
    t.play("B2", "counter", "send A2 B1")
    before = t.state.learned

    t.play("B1", "toss")

    assert t.decision == "overflow_discard"
    assert t.state.learned > before


def test_cc_088_the_same_counter_proposal_is_agreement(scene: Any) -> None:
    t = clinked(scene)
    t.play("B1", "send A1 A2")

    t.play("B2", "counter", "send A1 A2")

    assert (t.decision, t.at("A1")) == ("turn_action", {"Pg1"})


def test_cc_088_a_proposal_is_complete_with_the_card_that_leaves(scene: Any) -> None:
    """With another matching card it is another proposal, and everybody sees both."""
    t = scene(5, hands=HAND, places={"Bv": "Gr1 Gy1"})
    t.play("A1", "play Pg1 on Bv")
    t.play("B1", "match Gr1", "send A1 A2")
    t.play("B2", "counter", "match Gy1", "send A1 A2")

    assert t.decision == "virtual_final"
    assert [(plan.by, plan.matched) for plan in t.view("A3").proposals] == [(1, "Gr1"), (3, "Gy1")]
    t.play("B1", "take counter")
    assert (t.at("Bv"), t.at("A2")) == ({"Gr1"}, {"Gy1"})


def test_cc_088_with_next_keeper_the_first_decides_alone(scene: Any) -> None:
    t = clinked(scene, house={"virtual_choice": "next_keeper"})

    t.play("B1", "send A1 A2")

    assert t.at("A1") == {"Pg1"}


def test_cc_089_overflow_is_decided_in_the_same_way(scene: Any) -> None:
    t = scene(5, hands={"A1": "Pp1 Rb1 Bp1"}, places={"Bv": SIX})
    t.play("A1", "play Pp1 on Bv")
    t.play("B1", "drop Yr1")
    assert (t.decision, t.waits_for, len(t.at("Bv"))) == ("virtual_answer", ["B2"], 7)
    t.play("B2", "counter", "drop Pp1")
    assert [plan.dropped for plan in t.view().proposals] == ["Yr1", "Pp1"]

    t.play("B1", "take counter")

    assert t.discards == {"Pp1"}
    assert t.at("Bv") == set(SIX.split())


@pytest.mark.parametrize(("sent", "order"), [("send Bv A2", ["Bv", "A2"]), ("send A2 Bv", ["A2", "Bv"])])
def test_cc_033_cc_089_a_stool_with_two_keepers_may_be_one_of_two_full_places(
    scene: Any, sent: str, order: list[str]
) -> None:
    """The keepers agree when it is the stool's turn, before or after the other place."""
    places = {"B1": "Gr1", "Bv": SIX, "A2": "Pr1 Pr2 Pg2 Pb1 Pb2 Py1"}
    t = scene(5, hands=HAND, places=places)
    t.play("A1", "play Pg1 on B1")
    t.play("B1", sent)
    steps = {"A2": [("A2", "drop Pr1")], "Bv": [("B1", "drop Yr1"), ("B2", "counter"), ("B2", "drop Yg1")]}

    for place in order:
        assert (t.decision, t.view().overflow) == ("overflow_discard", t.number(place))
        for name, move in steps[place]:
            assert t.waits_for == [name]
            t.play(name, move)
        if place == "Bv":
            t.play("B1", "take counter")

    assert (t.decision, t.discards) == ("turn_action", {"Pr1", "Yg1"})


def test_cc_088_others_are_told_that_a_keeper_only_proposes(scene: Any) -> None:
    t = scene(5, hands=HAND, places={"Bv": "Gr1 Gy1"})
    t.play("A1", "play Pg1 on Bv")
    assert t.view("A1").prompt == "Waiting for Ben to propose which matching card leaves."
    t.play("B1", "match Gr1")
    assert t.view("A1").prompt == "Waiting for Ben to propose where the two cards go."
    assert t.view("A1").asked["how"] == "propose"
    assert t.view("A1").task == "cheers_send"

    alone = clinked(scene, house={"virtual_choice": "next_keeper"})

    assert alone.view("A1").prompt == "Waiting for Ben to send the two cards on."


def test_cc_089_one_keeper_puts_away_alone(scene: Any) -> None:
    t = scene(3, hands={"A1": "Pp1 Rb1 Bp1"}, places={"Bv": SIX})
    t.play("A1", "play Pp1 on Bv")

    t.play("B1", "drop Yr1")

    assert t.discards == {"Yr1"}


def test_cc_090_four_cards_for_the_real_members_of_the_smaller_team(dealt: Any) -> None:
    assert dealt(3).view().limits == [3, 4, 3]
    assert dealt(5).view().limits == [3, 4, 3, 4, 3]
    assert dealt(5, teams=3).view().limits == [3, 3, 4, 3, 3]
    assert dealt(5, mode="masquerade").view().limits == [3, 3, 3, 3, 3]


@pytest.mark.parametrize(("active", "first"), [("A1", "B1"), ("B1", "B1"), ("A2", "B2"), ("B2", "B2"), ("A3", "B1")])
def test_cc_091_the_first_keeper_is_who_plays_next_the_present_turn_included(
    scene: Any, active: str, first: str
) -> None:
    t = scene(5, active=active, hands={active: "Pg1 Rb1 Bp1"}, places={"Bv": "Gr1"})

    t.play(active, "play Pg1 on Bv")

    assert t.waits_for == [first]


STOOL_GOAL = {"Bv": "Yr1 Yg1 Pr1 Pg2 Gy1"}


@pytest.mark.parametrize(("can_win", "winners"), [(True, ["B1"]), (False, None)])
def test_cc_092_a_fulfilled_stool_wins_if_the_house_says_so(scene: Any, *, can_win: bool, winners: Any) -> None:
    t = scene(3, places=STOOL_GOAL, house={"virtual_can_win": can_win})

    t.play("A1", "discard hand")

    assert t.winners == winners


@pytest.mark.parametrize(("can_win", "winners"), [(True, ["B1"]), (False, ["A1", "A2"])])
def test_cc_092_nor_does_it_count_at_last_call(scene: Any, *, can_win: bool, winners: list[str]) -> None:
    """The stool is one short, A1 three, B1 five."""
    places = {"Bv": "Yr1 Yg1 Pr1 Pg2", "A1": "Rr1 Gg1"}
    t = scene(3, active="B1", at=3, turns=100, places=places, house={"virtual_can_win": can_win})

    t.play("B1", "discard hand")

    assert t.winners == winners


@pytest.mark.parametrize(("can_win", "winners"), [(True, ["C1"]), (False, ["A1", "A2"])])
def test_cc_092_nor_when_the_nearest_place_is_sought(scene: Any, *, can_win: bool, winners: list[str]) -> None:
    """Teams A and C are complete in B2's turn; the stool of C comes next, then A1."""
    places = {"A2": "Rr1 Rr2 Gr1 Gy1 Bg1", "C1": "Br1 Br2 Yr1 Yr2 Rb1"}
    t = scene(5, active="B2", places=places, house={"teams": 3, "virtual_can_win": can_win})

    t.play("B2", "discard hand")

    assert t.winners == winners
