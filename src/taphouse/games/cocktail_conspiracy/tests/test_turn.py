"""The turn and its actions, CC-025 to CC-029, CC-034, CC-035 and CC-049 to CC-054."""

from typing import Any

HANDS = {"A1": "Rb1 Pg1 Bp1"}


def test_cc_025_three_kinds_of_actions_and_nothing_else(scene: Any) -> None:
    """Twelve plays, six moves, one discard; of equal cards that lie there, one is offered (CC-050)."""
    t = scene(hands=HANDS, places={"A1": "Yr1 Yr2 Yg1"})

    verbs = [move.split()[0] for move in t.moves("A1")]

    assert (verbs.count("play"), verbs.count("move"), verbs.count("discard"), len(verbs)) == (12, 6, 1, 19)
    assert [t.moves(name) for name in ("B1", "A2", "B2")] == [[], [], []]


def test_cc_025_one_action_and_the_next_seat_is_active(scene: Any) -> None:
    t = scene(hands=HANDS)

    t.play("A1", "play Rb1 on B1")

    assert t.waits_for == ["B1"]
    assert t.moves("A1") == []


def test_cc_026_after_the_action_the_active_seat_draws_up_to_its_limit(scene: Any) -> None:
    t = scene(hands={**HANDS, "B1": "Gg1"}, deck="Yy1 Yy2")

    t.play("A1", "play Rb1 on B1")

    assert t.hand("A1") == {"Pg1", "Bp1", "Yy1"}
    assert t.hand("B1") == {"Gg1"}


def test_cc_026_who_answers_cheers_draws_nothing(scene: Any) -> None:
    t = scene(hands={**HANDS, "B1": "Gr2"}, places={"B1": "Gr1"})

    t.play("A1", "play Pg1 on B1")
    assert len(t.hand("A1")) == 2
    t.play("B1", "send A1 B2")

    assert (len(t.hand("A1")), len(t.hand("B1"))) == (3, 1)


def test_cc_026_four_in_the_smaller_team(scene: Any) -> None:
    t = scene(3, active="B1", hands={"B1": "Rb1 Pg1 Bp1 Gg1"})

    t.play("B1", "discard hand")

    assert len(t.hand("B1")) == 4


def test_cc_027_the_discards_become_the_deck_when_a_card_is_needed(scene: Any) -> None:
    t = scene(hands=HANDS, rest="discards")
    number = len(t.discards)
    assert t.deck == []

    t.play("A1", "play Rb1 on B1")

    assert (len(t.deck), t.discards) == (number - 1, set())


def test_cc_027_but_not_earlier(scene: Any) -> None:
    """The last card of the deck is drawn, and the discards stay where they are."""
    t = scene(hands=HANDS, deck="Yy1", rest="discards")
    number = len(t.discards)

    t.play("A1", "play Rb1 on B1")

    assert (t.deck, len(t.discards)) == ([], number)


def test_cc_028_a_hand_that_stayed_short_fills_up_after_the_next_action(scene: Any) -> None:
    t = scene(hands={"A1": "Rb1"}, deck="Yy1 Yy2 Pp1")

    t.play("A1", "play Rb1 on B1")

    assert t.hand("A1") == {"Yy1", "Yy2", "Pp1"}


def test_cc_029_an_empty_hand_can_be_discarded(scene: Any) -> None:
    t = scene(hands={"A1": ""}, deck="Yy1 Yy2 Pp1")
    assert t.moves("A1") == ["discard hand"]

    t.play("A1", "discard hand")

    assert t.hand("A1") == {"Yy1", "Yy2", "Pp1"}
    assert t.waits_for == ["B1"]


def test_cc_034_a_card_is_laid_in_front_of_anybody(scene: Any) -> None:
    t = scene(3, hands=HANDS)

    places = {move.split()[-1] for move in t.moves("A1") if move.startswith("play Rb1")}

    assert places == {"A1", "B1", "A2", "Bv"}


def test_cc_035_a_play_clinks_a_move_does_not(scene: Any) -> None:
    """CC-049: the same card to the same place, once played and once moved."""
    played = scene(hands={"A1": "Pg1 Rb1 Bp1"}, places={"B1": "Gr1"})
    moved = scene(places={"A1": "Pg1", "B1": "Gr1"})

    played.play("A1", "play Pg1 on B1")
    moved.play("A1", "move Pg1 to B1")

    assert played.decision == "cheers_send"
    assert (moved.decision, moved.at("B1"), moved.at("A1")) == ("turn_action", {"Gr1", "Pg1"}, set())


def test_cc_049_a_move_leaves_the_hand_alone(scene: Any) -> None:
    t = scene(hands=HANDS, places={"A1": "Yr1"})

    t.play("A1", "move Yr1 to B2")

    assert t.hand("A1") == {"Rb1", "Pg1", "Bp1"}


def test_cc_050_only_own_cards_and_to_any_other_place(scene: Any) -> None:
    """Not those of a team-mate, nor of the own stool, but to the stool."""
    t = scene(3, active="B1", places={"B1": "Yr1", "Bv": "Yr2", "A1": "Yg1", "A2": "Yg2"})

    moves = [move for move in t.moves("B1") if move.startswith("move")]

    assert moves == ["move Yr1 to A1", "move Yr1 to A2", "move Yr1 to Bv"]


def test_cc_051_the_receiver_of_a_move_keeps_to_six(scene: Any) -> None:
    t = scene(places={"A1": "Pp1", "B1": "Yr1 Yr2 Yg1 Yg2 Yb1 Yb2"})

    t.play("A1", "move Pp1 to B1")

    assert (t.decision, t.waits_for) == ("overflow_discard", ["B1"])


def test_cc_052_the_whole_hand_goes_and_nobody_else_sees_it(scene: Any) -> None:
    t = scene(hands=HANDS, deck="Yy1 Yy2 Pp1")

    t.play("A1", "discard hand")

    assert t.discards == {"Rb1", "Pg1", "Bp1"}
    assert t.hand("A1") == {"Yy1", "Yy2", "Pp1"}
    assert t.view("A2").latest.discarded == 3
    assert t.view("A2").zone("discards").items == []
    assert "Rb1" not in str(t.view("A2"))


def test_cc_053_discarded_cards_may_come_back_at_once(scene: Any) -> None:
    """The discards are not stirred here, and the plums lie on top."""
    t = scene(hands={"A1": "Py2 Pp1 Pp2"}, rest="discards")

    t.play("A1", "discard hand")

    assert t.hand("A1") == {"Py2", "Pp1", "Pp2"}
    assert t.discards == set()


def test_cc_054_the_number_of_discards_is_public_and_nothing_more(scene: Any) -> None:
    t = scene(discards="Rb1 Pg1")

    zone = t.view("A1").zone("discards")

    assert (zone.size, zone.items, t.view().zone("discards").count) == (2, [], 2)
