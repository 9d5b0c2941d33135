"""Victory, CC-055 to CC-066."""

from typing import Any

import pytest

GOAL = "Rr1 Rr2 Gr1 Gr2 Bg1"
"""What fulfils RRGGB."""
OTHER_GOAL = "Yr1 Yg1 Pr1 Pg1 Gy1"
"""What fulfils YYPPG."""
BUTTON = {"victory_call": "button"}


def test_cc_055_the_whole_team_wins(scene: Any) -> None:
    t = scene(6, active="B1", places={"A2": GOAL})

    t.play("B1", "discard hand")

    assert (t.winners, t.reason) == (["A1", "A2", "A3"], "victory")
    outcome = t.state.outcome()
    assert (outcome.scores, outcome.places) == ([1, 0, 1, 0, 1, 0], [1, 4, 1, 4, 1, 4])


def test_cc_056_small_icons_do_not_count(scene: Any) -> None:
    """Five cards whose small icons are R R G G B."""
    t = scene(active="B1", places={"A1": "Yr1 Yr2 Pg1 Pg2 Pb1"})

    t.play("B1", "discard hand")

    assert t.winners is None


def test_cc_057_a_foreign_card_prevents_victory_until_it_is_gone(scene: Any) -> None:
    t = scene(active="B1", places={"A1": f"{GOAL} Yy1"})
    t.play("B1", "discard hand")
    assert t.winners is None

    t.play("A2", "discard hand")
    t.play("B2", "discard hand")
    t.play("A1", "move Yy1 to B1")

    assert t.winners == ["A1", "A2"]


def test_cc_058_a_sixth_card_of_a_wanted_colour_does_no_harm(scene: Any) -> None:
    t = scene(places={"A1": "Rr1 Rr2 Gr1 Gr2 Gg1"}, hands={"A1": "Bp1 Yy1 Yy2"})

    t.play("A1", "play Bp1 on A1")

    assert t.winners == ["A1", "A2"]


def test_cc_059_an_overflow_is_finished_first_and_may_undo_it(scene: Any) -> None:
    """A1 was complete until a lemon came as the seventh card; with a cherry gone instead of it, A1 is not."""
    places = {"B2": "Gp1", "A1": f"{GOAL} Rp1"}
    t = scene(places=places, active="B1", hands={"B1": "Yg1 Pp1 Pp2"})
    t.play("B1", "play Yg1 on B2")
    t.play("B2", "send A1 B1")
    assert (t.decision, t.winners) == ("overflow_discard", None)

    t.play("A1", "drop Rr1")

    assert t.winners is None


def test_cc_060_through_somebody_elses_action(scene: Any) -> None:
    t = scene(active="B1", places={"A1": "Rr1 Rr2 Gr1 Gr2"}, hands={"B1": "Bp1 Yy1 Yy2"})

    t.play("B1", "play Bp1 on A1")

    assert t.winners == ["A1", "A2"]


@pytest.mark.parametrize(("mode", "offered"), [("classic", ["A1", "A2"]), ("master_apprentice", ["A1"])])
def test_cc_061_who_may_declare(scene: Any, mode: str, offered: list[str]) -> None:
    t = scene(active="B1", places={"A2": GOAL}, house={**BUTTON, "mode": mode})

    found = [name for name in ("A1", "B1", "A2", "B2") if "declare A2" in t.moves(name)]

    assert found == offered


def test_cc_061_the_keepers_declare_for_a_stool(scene: Any) -> None:
    t = scene(5, active="A1", places={"Bv": OTHER_GOAL}, house=BUTTON)

    found = [name for name in ("A1", "B1", "A2", "B2", "A3") if "declare Bv" in t.moves(name)]

    assert found == ["B1", "B2"]


def test_cc_061_behind_a_mask_only_oneself(scene: Any) -> None:
    t = scene(active="S1", places={"S2": GOAL}, house={**BUTTON, "mode": "masquerade"})

    assert [name for name in ("S0", "S1", "S2", "S3") if "declare S2" in t.moves(name)] == ["S2"]


def test_cc_062_automatic_needs_no_button(scene: Any) -> None:
    automatic = scene(active="B1", places={"A1": GOAL})
    button = scene(active="B1", places={"A1": GOAL}, house=BUTTON)
    for t in (automatic, button):
        t.play("B1", "discard hand")

    assert (automatic.winners, button.winners) == (["A1", "A2"], None)


def test_cc_062_automatic_offers_no_declaration(scene: Any) -> None:
    t = scene(active="B1", places={"A1": GOAL})

    assert t.moves("A1") == []


def test_cc_063_declaring_costs_no_turn_and_the_first_wins(scene: Any) -> None:
    """Both teams could; A2 is quicker although it is B1's turn."""
    t = scene(active="B1", places={"A1": GOAL, "B2": OTHER_GOAL}, house=BUTTON)
    assert "declare B2" in t.moves("B1")

    t.play("A2", "declare A1")

    assert (t.winners, t.reason) == (["A1", "A2"], "victory")


def test_cc_063_nothing_is_offered_while_a_reaction_is_pending(scene: Any) -> None:
    places = {"A1": GOAL, "B2": "Gp1"}
    t = scene(active="B1", places=places, hands={"B1": "Yg1 Pp1 Pp2"}, house=BUTTON)
    assert t.moves("A2") == ["declare A1"]

    t.play("B1", "play Yg1 on B2")

    assert t.moves("A2") == []
    t.play("B2", "send A2 B1")
    assert "declare A1" in t.moves("A2")


def test_cc_063_a_false_declaration_is_not_offered(scene: Any) -> None:
    t = scene(active="B1", places={"A1": "Rr1 Rr2 Gr1 Gr2"}, house=BUTTON)

    assert t.moves("A1") == []


def test_cc_064_else_the_nearest_place_clockwise(scene: Any) -> None:
    """Team C is active; the next place is A2's, whose team is among them though A2 has nothing."""
    places = {"A1": GOAL, "B1": OTHER_GOAL}
    t = scene(6, active="C1", places=places, house={"teams": 3})

    t.play("C1", "discard hand")

    assert t.winners == ["A1", "A2"]


def test_cc_064_clockwise_from_another_seat(scene: Any) -> None:
    """Teams B and C are complete in A1's turn; after A1 comes B1."""
    places = {"B2": OTHER_GOAL, "C1": "Br1 Br2 Yr2 Yy1 Rb1"}
    t = scene(6, active="A1", places=places, house={"teams": 3})

    t.play("A1", "discard hand")

    assert t.winners == ["B1", "B2"]


def test_cc_064_the_winning_place_is_marked(scene: Any) -> None:
    t = scene(active="B1", places={"A1": GOAL, "B2": OTHER_GOAL})

    t.play("B1", "discard hand")

    assert [place.won for place in t.view().places] == [False, False, False, True]


def test_cc_065_two_halves_are_no_whole(scene: Any) -> None:
    t = scene(active="B1", places={"A1": "Rr1 Rr2", "A2": "Gr1 Gr2 Bg1"})

    t.play("B1", "discard hand")

    assert t.winners is None


def test_cc_066_everything_is_shown_and_nobody_moves(scene: Any) -> None:
    t = scene(active="B1", places={"A1": GOAL}, hands={"B1": "Yy1 Yy2 Pp1", "B2": "Bb1 Bb2 Pp2"})
    t.play("B1", "play Yy1 on B2")

    view = t.view("A1")

    assert ["".join(token[0].upper() for token in side.tokens) for side in view.sides] == ["RRGGB", "YYPPG"]
    assert {item.id for item in view.zone("hand-3").items} == {"Bb1", "Bb2", "Pp2"}
    assert {item.id for item in view.zone("hand-1").items} == {"Yy2", "Pp1"}
    assert (view.task, view.moves, t.waits_for) == ("over", [], [])
    assert all(place.shortfall is not None for place in view.places)


def test_a_fulfilled_place_of_the_wrong_team_wins_nothing(scene: Any) -> None:
    t = scene(active="A1", places={"B1": GOAL})

    t.play("A1", "discard hand")

    assert t.winners is None


def test_places_that_did_not_win_tell_what_they_are_not_after(scene: Any) -> None:
    """CC-062: B1 has what YYPPR needs, and has not won."""
    t = scene(places={"B1": "Yr1 Yg1 Pr1 Pg1 Rr1"})

    t.play("A1", "discard hand")

    assert t.state.position()["ruled_out"] == [[], ["YYPPR"], [], []]


def test_nothing_is_told_where_victory_has_to_be_declared(scene: Any) -> None:
    t = scene(places={"B1": "Yr1 Yg1 Pr1 Pg1 Rr1"}, house=BUTTON)

    t.play("A1", "discard hand")

    assert t.state.position()["ruled_out"] == [[], [], [], []]
