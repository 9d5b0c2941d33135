"""Interrupts as such, and four of them: FWB-086 to FWB-095, FWB-101 to FWB-103."""

from typing import Any

import pytest

ADVANCED = {"advanced_effects": True}
SECOND_HAND = {"second_hand_market": True}


def test_fwb_086_the_interrupted_step_goes_on_where_it_stopped(scene: Any) -> None:
    """The jug is recalled in the middle of a refill: Ann answers, then the slot is filled."""
    t = scene(["JUG"], sheds=["JUG"], deck="equipment_recall JUG CIT")

    t.play(0, "take 1")
    assert (t.market, t.decision, t.resolving) == ("- SUG", "recall_source", "equipment_recall")
    t.play(0, "return shed")

    assert (t.market, t.state.turn.points, t.resolving) == ("JUG SUG", 1, "")


def test_fwb_087_an_inner_interrupt_is_carried_out_first_for_who_drew_it(scene: Any) -> None:
    """In the Hiccup of Ann, Ben draws the Rush: all of it comes before Cat's draw of the Hiccup."""
    t = scene(
        ["", "", "SPI SUG CIT CIT NUT"],
        sheds=["", "", "JUG STR JAR"],
        guests=["", "", "G01 G02 G03"],
        deck="supply_chain_hiccup FRU festival_rush HRB SPC NUT CRM",
    )

    t.play(0, "draw")

    stack = [(met.card.rpartition("-")[0], met.seat, met.depth, met.open) for met in t.view().met]
    assert stack == [("supply_chain_hiccup", 0, 0, True), ("festival_rush", 1, 1, True)]
    assert (t.waits_for, t.hand(1), t.hand(0)) == ([2], "HRB", "FRU NUT")
    t.play(2, "pass")
    assert (t.discard, t.hand(2)) == ("NUT festival_rush supply_chain_hiccup", "SPI SUG CIT CIT SPC CRM")


def test_fwb_087_everybody_means_the_drawer_first_then_clockwise(scene: Any) -> None:
    t = scene(["SPI", "SUG", "CIT"], deck="supply_chain_hiccup NUT CRM HRB", active=1)

    t.play(1, "draw")

    assert t.discard == "SUG CIT SPI supply_chain_hiccup"
    assert [t.hand(seat) for seat in range(3)] == ["HRB", "NUT", "CRM"]


def test_fwb_088_who_has_nothing_loses_nothing(scene: Any) -> None:
    t = scene(["", "SUG", ""], deck="equipment_recall BAR")

    t.play(0, "draw")

    assert t.discard == "SUG equipment_recall"


def test_fwb_089_cultural_exchange_stays_until_the_next_interrupt(scene: Any) -> None:
    t = scene([""], deck="cultural_exchange terrible_friend")

    t.play(0, "draw")
    assert (t.notice, t.discard) == ("cultural_exchange", "")
    t.play(0, "draw")

    assert (t.notice, t.discard) == ("", "cultural_exchange terrible_friend")


def test_fwb_089_a_second_one_replaces_the_first(scene: Any) -> None:
    t = scene([""], deck="cultural_exchange-2", notice="cultural_exchange-1")

    t.play(0, "draw")

    assert (t.notice, t.discard) == ("cultural_exchange", "cultural_exchange")


def test_fwb_090_the_drawer_puts_the_top_three_guests_in_any_order(scene: Any) -> None:
    t = scene([""], deck="cultural_exchange", guest_deck="G01 G02 G03 G04", house=ADVANCED)

    t.play(0, "draw")
    assert len(t.moves(0)) == 6
    assert t.view(0).looked == ["G01", "G02", "G03"]
    t.play(0, "arrange 3 1 2")

    assert t.guest_deck(4) == "G03 G01 G02 G04"


def test_fwb_090_two_guests_have_two_orders(scene: Any) -> None:
    t = scene([""], deck="cultural_exchange", guest_deck="G01 G02", boxed=True, house=ADVANCED)

    t.play(0, "draw")
    assert t.moves(0) == ["arrange 1 2 3", "arrange 2 1 3"]
    t.play(0, "arrange 2 1 3")

    assert t.guest_deck(2) == "G02 G01"


@pytest.mark.parametrize(("deck", "house"), [("G01", ADVANCED), ("G01 G02 G03", {})])
def test_fwb_090_a_single_guest_or_the_base_game_shows_nothing(scene: Any, deck: str, house: Any) -> None:
    t = scene([""], deck="cultural_exchange", guest_deck=deck, boxed=True, house=house)

    t.play(0, "draw")

    assert (t.decision, t.view(0).looked) == ("draw", [])


def test_fwb_091_flipped_cards_have_no_effect(scene: Any) -> None:
    t = scene(["NUT", "", ""], deck="equipment_recall one_shot cultural_exchange lucky_find BAR")

    t.play(0, "draw")

    assert (t.discard, t.decision, t.notice) == ("NUT equipment_recall", "draw", "")
    assert t.state.resources.deck.size == 166 - 4


def test_fwb_092_the_recalled_type_leaves_shed_or_hand_for_the_discard(scene: Any) -> None:
    t = scene(["JUG SPI", "SPI", "SUG"], sheds=["", "JUG", "STR"], deck="equipment_recall JUG", house=SECOND_HAND)

    t.play(0, "draw")

    assert t.discard == "JUG JUG SUG equipment_recall"
    assert (t.second_hand, t.shed(1), t.shed(2), t.hand(1)) == ("", "", "STR", "SPI")


def test_fwb_093_recall_lies_on_top_and_the_deck_is_shuffled_with_what_was_flipped(scene: Any) -> None:
    t = scene(["NUT", "", ""], deck="equipment_recall SUG BAR")
    size = t.state.resources.deck.size

    t.play(0, "draw")

    assert t.discard.split()[-1] == "equipment_recall"
    assert t.state.resources.deck.size == size - 1
    assert t.state.resources.aside.size == 0


@pytest.mark.parametrize(("house", "lost"), [(ADVANCED, "NUT CRM HRB NUT"), ({}, "NUT CRM HRB")])
def test_fwb_094_with_two_served_guests_one_loses_one_more(scene: Any, house: Any, lost: str) -> None:
    t = scene(
        ["NUT NUT", "CRM CRM", "HRB HRB"],
        guests=["G01* G02* G03", "G04* G05 G06"],
        deck="equipment_recall BAR",
        house=house,
    )

    t.play(0, "draw")

    assert t.discard == f"{lost} equipment_recall"


def test_fwb_095_random_equipment_goes_second_hand(scene: Any) -> None:
    t = scene(["JUG", "", ""], deck="equipment_recall BAR", house=SECOND_HAND)

    t.play(0, "draw")

    assert (t.second_hand, t.discard) == ("JUG", "equipment_recall")


def test_fwb_095_without_equipment_in_the_deck_nobody_loses_anything(scene: Any) -> None:
    t = scene(
        ["NUT NUT", "CRM", ""], guests=["G01* G02* G03"], deck="equipment_recall SPI SUG", rest_with=2, house=ADVANCED
    )

    t.play(0, "draw")

    assert (t.hand(0), t.hand(1), t.state.resources.deck.size) == ("NUT NUT", "CRM", 2)


def test_fwb_101_volatility_replaces_the_market(scene: Any) -> None:
    t = scene([""], market="NUT JUG", deck="market_volatility STI BAR")

    t.play(0, "draw")

    assert (t.market, t.discard) == ("STI BAR", "NUT JUG market_volatility")


@pytest.mark.parametrize(("house", "hands"), [(ADVANCED, ["SPI SUG NUT", "", "CIT"]), ({}, ["SPI", "", ""])])
def test_fwb_102_then_everybody_draws_for_their_served_guests(scene: Any, house: Any, hands: list[str]) -> None:
    t = scene(
        guests=["G01* G02* G03", "G04 G05 G06", "G07* G08 G09"],
        deck="market_volatility STI BAR SPI SUG CIT NUT",
        house=house,
    )

    t.play(0, "draw")

    assert [t.hand(seat) for seat in range(3)] == hands


def test_fwb_103_all_discards_come_before_all_draws_and_an_empty_hand_draws_too(scene: Any) -> None:
    t = scene(["NUT", "", "CRM"], deck="supply_chain_hiccup SPI SUG CIT")

    t.play(0, "draw")

    assert t.discard == "NUT CRM supply_chain_hiccup"
    assert [t.hand(seat) for seat in range(3)] == ["SPI", "SUG", "CIT"]


@pytest.mark.parametrize("card", ["terrible_friend", "supply_chain_hiccup", "one_shot"])
def test_fwb_111_three_of_them_have_no_advanced_effect(scene: Any, card: str) -> None:
    views = []
    for house in ({}, ADVANCED):
        t = scene(["NUT", "CRM", "HRB"], sheds=["", "JUG STR"], deck=card, leader=1, house=house)
        t.play(0, "draw")
        views.append((t.decision, t.moves(0), t.discard, [t.hand(seat) for seat in range(3)]))

    assert views[0] == views[1]
