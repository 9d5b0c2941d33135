"""Phase 1, drawing: FWB-022 to FWB-036; the discard as a market: FWB-122 to FWB-124."""

from typing import Any

import pytest


def test_fwb_022_the_phases_come_in_their_order(scene: Any) -> None:
    t = scene(["SUG SUG JUG SPI SUG CIT CIT SPI"], sheds=["STR JAR"], guests=["G01 G02 G03"], deck="NUT CRM NUT CRM")
    phases = []

    t.play(0, "draw", "draw")
    while t.waits_for == [0]:
        phases.append(t.phase)
        t.play(0, "install JUG" if "install JUG" in t.moves(0) else t.moves(0)[-1])

    assert phases == ["swap", "equipment", "complete", "hand_limit"]


def test_fwb_023_phases_without_a_choice_are_skipped(scene: Any) -> None:
    t = scene([""], deck="NUT CRM")

    t.play(0, "draw", "draw")

    assert t.waits_for == [1]


def test_fwb_023_drawing_cannot_be_passed(scene: Any) -> None:
    assert scene([""]).moves(0) == ["draw", "take 1", "take 2"]


def test_fwb_024_two_draw_points(scene: Any) -> None:
    t = scene([""], deck="NUT CRM SPI")

    t.end_turn()

    assert t.hand(0) == "NUT CRM"
    assert t.number("draw-points") == 2


@pytest.mark.parametrize("card", ["SPI", "JUG", "abundance"])
def test_fwb_025_an_unseen_card_costs_one_point_whatever_it_is(scene: Any, card: str) -> None:
    t = scene([""], deck=card)

    t.play(0, "draw")

    assert (t.hand(0), t.state.turn.points) == (card, 1)


@pytest.mark.parametrize(("card", "left"), [("NUT", 1), ("JUG", 0), ("lucky_find", 0), ("abundance", 0)])
def test_fwb_026_fwb_027_fwb_028_prices_in_the_market(scene: Any, card: str, left: int) -> None:
    t = scene([""], market=f"{card} CIT", deck="SUG FRU")
    assert [card.price for card in t.view().zone("market").items] == [2 - left, 1]

    t.play(0, "take 1")

    assert t.hand(0) == card
    assert (t.waits_for == [0] and t.decision == "draw" and t.state.turn.points == 1) is bool(left)


def test_fwb_029_one_unseen_and_one_from_the_market_in_either_order(scene: Any) -> None:
    first, second = scene([""], deck="NUT CRM"), scene([""], deck="NUT CRM")

    first.play(0, "draw", "take 1")
    second.play(0, "take 1", "draw")

    assert (first.hand(0), second.hand(0)) == ("SPI NUT", "SPI CRM")


def test_fwb_030_a_taken_card_is_replaced_in_the_same_slot_and_may_be_taken_next(scene: Any) -> None:
    t = scene([""], market="SPI SUG", deck="NUT CRM")

    t.play(0, "take 2")

    assert t.market == "SPI NUT"
    t.play(0, "take 2")
    assert (t.hand(0), t.market) == ("SUG NUT", "SPI CRM")


def test_fwb_032_taking_equipment_does_not_end_the_turn(scene: Any) -> None:
    t = scene([""], market="JUG SUG", deck="NUT")

    t.play(0, "take 1")

    assert (t.waits_for, t.decision, t.moves(0)) == ([0], "equipment", ["install JUG", "done"])


def test_fwb_033_points_that_cannot_be_spent_are_lost(scene: Any) -> None:
    """Nothing is left in deck and discard, and one point does not pay for the jug."""
    t = scene(["", "SPI-01"], market="CIT JUG", rest_with=2, stays=STAYING, discard="")

    t.play(0, "take 1")

    assert (t.hand(0), t.market, t.decision == "draw" and t.waits_for == [0]) == ("CIT", "- JUG", False)


STAYING = [
    "cultural_exchange-1", "cultural_exchange-2", "equipment_recall-1", "festival_rush-1", "festival_rush-2",
    "guest_cancellation-1", "market_volatility-1", "market_volatility-2", "supply_chain_hiccup-1", "terrible_friend-1",
    "terrible_traffic-1", "one_shot-1",
]  # fmt: skip
"""All interrupts, so that none of them can be shuffled in."""


def test_fwb_034_an_interrupt_uses_the_point_and_never_enters_a_hand(scene: Any) -> None:
    t = scene([""], deck="terrible_friend NUT CRM")

    t.play(0, "draw")

    assert (t.hand(0), t.state.turn.points, t.discard) == ("", 1, "terrible_friend")


def test_fwb_035_the_next_card_fills_the_slot_after_the_interrupt(scene: Any) -> None:
    t = scene([""], deck="terrible_friend terrible_traffic NUT")

    t.play(0, "take 1")

    assert t.market == "NUT SUG"
    assert [met.seat for met in t.view().met] == [0, 0]


def test_fwb_036_equipment_goes_to_the_hand_not_to_the_shed(scene: Any) -> None:
    t = scene([""], deck="JUG")

    t.play(0, "draw")

    assert (t.hand(0), t.shed(0)) == ("JUG", "")


DISCARDS = {"discard_market": True}


def test_fwb_122_the_top_of_the_discard_can_be_drawn(scene: Any) -> None:
    t = scene([""], discard="CIT NUT", house=DISCARDS)

    t.play(0, "take discard")

    assert (t.hand(0), t.discard, t.state.turn.points, t.market) == ("NUT", "CIT", 1, "SPI SUG")


def test_fwb_122_equipment_there_takes_both_points(scene: Any) -> None:
    t = scene([""], discard="BAR", house=DISCARDS)

    t.play(0, "take discard")

    assert (t.hand(0), t.decision) == ("BAR", "equipment")


def test_fwb_122_without_the_module_the_discard_is_out_of_reach(scene: Any) -> None:
    assert "take discard" not in scene([""], discard="CIT NUT").moves(0)


@pytest.mark.parametrize("card", ["abundance", "lucky_find", "one_shot"])
def test_fwb_123_an_event_or_interrupt_on_top_blocks_the_pile(scene: Any, card: str) -> None:
    t = scene([""], discard=f"NUT {card}", house=DISCARDS)

    assert "take discard" not in t.moves(0)
    assert t.view().zone("discard").items[0].price is None


def test_fwb_124_the_card_below_can_be_taken_next(scene: Any) -> None:
    t = scene([""], discard="CIT NUT", house=DISCARDS)

    t.play(0, "take discard", "take discard")

    assert t.hand(0) == "CIT NUT"


def test_fwb_084_an_empty_deck_is_made_of_the_discard(scene: Any) -> None:
    t = scene([""], discard="CIT NUT", rest_with=2, stays=STAYING)
    assert t.state.resources.deck.size == 0

    t.play(0, "draw")

    assert (t.hand(0), t.state.resources.deck.size) == ("NUT", 1)
    assert "one_shot" in t.discard


def test_fwb_084_what_was_carried_out_in_this_period_stays_behind(scene: Any) -> None:
    """The friend, met just now, is the only card that could be drawn: the second draw does not happen."""
    stays = [card for card in STAYING if card != "terrible_friend-1"]
    t = scene([""], market="SUG CIT", rest_with=2, stays=stays, discard="")

    t.play(0, "draw")

    assert (t.state.turn.points, t.moves(0)) == (1, ["take 1", "take 2"])
    assert t.discard.endswith("terrible_friend")
