"""Rush, Cancellation, Friend, Traffic and One Shot: FWB-096 to FWB-100, FWB-104 to FWB-110."""

from typing import Any

import pytest

ADVANCED = {"advanced_effects": True}
ITALY = "SPI SUG CIT CIT"


def rush(scene: Any, hand: str, shed: str = "JUG STR JAR", **said: Any) -> Any:
    """Ann draws the Rush; everybody's draw of it is Cream."""
    t = scene([hand], sheds=[shed], guests=["G01 G02 G03"], deck="festival_rush CRM CRM CRM CRM", **said)
    t.play(0, "draw")
    return t


def test_fwb_096_everybody_draws_then_may_serve_with_one_thing_less(scene: Any) -> None:
    t = rush(scene, "SPI SUG CIT")

    assert [t.hand(seat) for seat in range(3)] == ["SPI SUG CIT CRM", "CRM", "CRM"]
    t.play(0, "rush 1")
    assert (t.guests(0), t.hand(0), t.discard) == ("G01* G02 G03", "CRM", "SPI SUG CIT festival_rush")


def test_fwb_096_a_type_may_be_left_out_as_well(scene: Any) -> None:
    t = rush(scene, ITALY, shed="JUG STR")

    t.play(0, "rush 1")

    assert t.guests(0) == "G01* G02 G03"


def test_fwb_096_one_may_let_it_go_by(scene: Any) -> None:
    t = rush(scene, "SPI SUG CIT")

    t.play(0, "pass")

    assert (t.guests(0), t.decision) == ("G01 G02 G03", "draw")


def test_fwb_097_exactly_one_thing_is_left_out_chosen_by_the_player(scene: Any) -> None:
    t = rush(scene, ITALY)

    t.play(0, "rush 1")
    assert t.moves(0) == ["omit SPI", "omit SUG", "omit CIT", "omit JUG", "omit STR", "omit JAR"]
    t.play(0, "omit CIT")

    assert t.hand(0) == "CIT CRM"


def test_fwb_097_everybody_draws_before_anybody_serves_in_player_order(scene: Any) -> None:
    t = scene(
        ["", "SPI SUG CIT", "SPI SUG CIT"],
        sheds=["", "JUG STR JAR", "JUG STR JAR"],
        guests=["", "G01 G02 G03", "G13 G14 G15"],
        deck="festival_rush CRM CRM CRM",
    )

    t.play(0, "draw")

    assert (t.waits_for, t.hand(2)) == ([1], "SPI SUG CIT CRM")


def test_fwb_097_the_excess_is_counted_after_the_omission(scene: Any) -> None:
    """Two places and three types: with one left out nothing is in excess, so the jar cannot come from the hand."""
    t = rush(scene, f"{ITALY} JAR", shed="JUG", house={"shed_capacity": 2})

    assert (t.decision, t.guests(0)) == ("draw", "G01 G02 G03")


def test_fwb_097_only_one_guest_each(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT SPI SUG FRU"],
        sheds=["JUG STR JAR TUN"],
        guests=["G01 G09 G03"],
        deck="festival_rush CRM CRM CRM",
    )

    t.play(0, "draw", "rush 1")

    assert (t.guests(0), t.decision) == ("G01* G09 G03", "draw")


def test_fwb_098_advanced_a_used_piece_breaks(scene: Any) -> None:
    t = rush(scene, ITALY, shed="JUG STR", house={**ADVANCED, "second_hand_market": True})

    t.play(0, "rush 1")
    assert t.moves(0) == ["destroy JUG", "destroy STR"]
    t.play(0, "destroy STR")

    assert (t.shed(0), t.second_hand, t.discard) == ("JUG", "", f"{ITALY} STR festival_rush")


def test_fwb_098_without_a_used_piece_nothing_breaks(scene: Any) -> None:
    t = rush(scene, "SPI SUG CIT CIT abundance abundance", shed="", house=ADVANCED)

    t.play(0, "rush 1", "omit JUG")

    assert (t.guests(0), t.decision) == ("G01* G02 G03", "draw")


def test_fwb_099_the_strip_names_the_slot_and_the_flipped_guest_takes_it(scene: Any) -> None:
    t = scene([""], guests=["G01 G02* G03"], deck="guest_cancellation", guest_deck="G05")

    t.play(0, "draw")

    assert (t.guests(0), t.guest_discard) == ("G01 G05 G03", "G02")


def test_fwb_099_fwb_129_with_four_guests_the_other_strip(scene: Any) -> None:
    """G08: the second of three, but the fourth of four."""
    t = scene(
        [""],
        guests=["G01 G02 G03 G04"],
        deck="guest_cancellation",
        guest_deck="G08",
        house={"guests_per_player": 4},
    )

    t.play(0, "draw")

    assert t.guests(0) == "G01 G02 G03 G08"


def test_fwb_100_advanced_two_cards_of_choice_are_exchanged(scene: Any) -> None:
    t = scene(["NUT CRM HRB"], deck="guest_cancellation SPI SUG", house=ADVANCED)

    t.play(0, "draw")
    assert (t.decision, t.moves(0)) == ("compensation", ["discard HRB", "discard NUT", "discard CRM"])
    t.play(0, "discard CRM", "discard NUT")

    assert (t.hand(0), t.discard) == ("SPI SUG HRB", "CRM NUT guest_cancellation")


@pytest.mark.parametrize(("hand", "after"), [("NUT", "SPI"), ("", "")])
def test_fwb_100_with_fewer_cards_as_many_as_were_discarded(scene: Any, hand: str, after: str) -> None:
    t = scene([hand], deck="guest_cancellation SPI SUG", house=ADVANCED)

    t.play(0, "draw")

    assert (t.hand(0), t.decision) == (after, "draw")


@pytest.mark.parametrize(("drawer", "leader", "victim"), [(0, 1, 1), (1, 1, 2), (2, 2, 0)])
def test_fwb_104_the_holder_lends_or_the_left_neighbour(scene: Any, drawer: int, leader: int, victim: int) -> None:
    t = scene(sheds=["JUG", "STR", "BAR"], deck="terrible_friend", active=drawer, leader=leader)

    t.play(drawer, "draw")

    assert (t.hand(drawer), t.shed(victim)) == (["JUG", "STR", "BAR"][victim], "")


def test_fwb_104_the_drawer_chooses_the_piece(scene: Any) -> None:
    t = scene(sheds=["", "STR BAR"], deck="terrible_friend", leader=1)

    t.play(0, "draw")
    assert t.moves(0) == ["borrow STR", "borrow BAR"]
    t.play(0, "borrow BAR")

    assert (t.hand(0), t.shed(1)) == ("BAR", "STR")


def test_fwb_105_an_empty_shed_passes_it_on_but_never_to_the_drawer(scene: Any) -> None:
    t = scene(["", "", "TUN"], sheds=["JUG", "", "STR"], deck="terrible_friend", leader=1)

    t.play(0, "draw")

    assert (t.hand(0), t.shed(2), t.shed(0)) == ("STR", "", "JUG")


def test_fwb_105_with_no_piece_anywhere_nothing_happens(scene: Any) -> None:
    t = scene(["", "TUN", "TUN"], sheds=["JUG"], deck="terrible_friend", leader=1)

    t.play(0, "draw")

    assert (t.hand(0), t.hand(1), t.discard) == ("", "TUN", "terrible_friend")


def test_fwb_106_everybody_loses_a_guest_in_player_order(scene: Any) -> None:
    t = scene(
        guests=["G20 G21 G22", "G23 G24 G25", "G26 G27 G28"],
        deck="terrible_traffic",
        guest_deck="G01 G02 G03",
        active=1,
    )

    t.play(1, "draw")

    assert [t.guests(seat) for seat in range(3)] == ["G20 G21 G03", "G01 G24 G25", "G26 G02 G28"]


@pytest.mark.parametrize(("house", "spared"), [(ADVANCED, True), ({}, False)])
def test_fwb_107_advanced_the_one_who_leads_alone_is_spared(scene: Any, house: Any, spared: bool) -> None:  # noqa: FBT001
    t = scene(
        guests=["G08* G21 G22", "G01* G24 G25", "G26 G27 G28"],
        deck="terrible_traffic",
        guest_deck="G04 G07 G10",
        house=house,
    )

    t.play(0, "draw")

    assert (t.guests(0) == "G08* G21 G22") is spared
    assert t.guests(1) == ("G04 G24 G25" if spared else "G07 G24 G25")


def one_shot(scene: Any, *answers: str, **said: Any) -> Any:
    t = scene(sheds=["JUG STR", "BAR", "TUN"], deck="one_shot", **said)
    t.play(0, "draw")
    for seat, answer in enumerate(answers):
        t.play(seat, answer)
    return t


def test_fwb_108_everybody_removes_a_piece_to_their_right(scene: Any) -> None:
    t = one_shot(scene, "no", "no", "no")

    t.play(1, "remove JUG")

    assert [t.shed(seat) for seat in range(3)] == ["STR", "", ""]
    assert t.discard == "TUN JUG BAR one_shot"


def test_fwb_109_a_toast_protects_and_answers_are_secret_until_all_are_in(scene: Any) -> None:
    t = one_shot(scene, "toast", "no")
    assert (t.view(2).answers, t.waits_for) == ([], [2])

    t.play(2, "no")

    assert [t.shed(seat) for seat in range(3)] == ["JUG STR", "", ""]
    assert t.view(2).answers == ["toast", "no", "no"]


def test_fwb_109_once_a_game_only(scene: Any) -> None:
    t = one_shot(scene, house={"one_shot_immunity": "once"}, toasted=[1])

    assert (t.moves(0), t.moves(1), t.waits_for) == (["toast", "no"], [], [0, 2])
    t.play(0, "toast")
    t.play(2, "no")
    assert t.view().hosts[0].toasted
    assert not t.view().hosts[2].toasted


def test_fwb_109_off_means_no_question(scene: Any) -> None:
    t = one_shot(scene, house={"one_shot_immunity": "off", "designated_drivers": "0"})

    assert t.moves(1) == ["remove JUG", "remove STR"]


def test_fwb_110_designated_drivers_have_an_answer_of_their_own(scene: Any) -> None:
    t = one_shot(scene, house={"designated_drivers": "0+2"})

    assert (t.moves(0), t.moves(1)) == (["toast", "driver", "no"], ["toast", "no"])
    t.play(0, "driver")
    t.play(1, "no")
    t.play(2, "no")
    assert t.shed(0) == "JUG STR"
    assert t.view(1).answers == ["driver", "no", "no"]
    assert ["drives" in seat.notes for seat in t.view().seats] == [True, False, True]
