"""The hand limit, the end of a turn, and rounds: FWB-009, FWB-072 to FWB-085."""

from typing import Any

import pytest

NINE = "SPI SUG CIT FRU HRB SPC NUT CRM"


def test_fwb_009_fwb_074_the_turn_token_goes_on_by_itself(scene: Any) -> None:
    t = scene(["SPI SPI"], decision="swap")

    t.play(0, "done")

    assert (t.state.active, t.state.leader, t.waits_for) == (1, 0, [1])
    assert t.view().seats[1].notes == ["Turn Token"]


def test_fwb_072_down_to_eight_the_last_discard_on_top(scene: Any) -> None:
    t = scene([f"{NINE} NUT lucky_find"], decision="hand_limit")

    t.play(0, "discard lucky_find", "discard CIT")

    assert (t.discard, len(t.hand(0).split()), t.waits_for) == ("lucky_find CIT", 8, [1])


def test_fwb_073_others_may_hold_more_for_now(scene: Any) -> None:
    t = scene(["SPI SPI", f"{NINE} NUT NUT"], decision="swap")

    t.play(0, "done")

    assert (t.waits_for, t.decision, t.state.hands.sizes[1]) == ([1], "draw", 10)


def test_fwb_076_the_round_token_moves_once_everybody_had_a_turn(scene: Any) -> None:
    t = scene(seats=2, deck="SPI SUG CIT FRU HRB SPC NUT CRM")

    t.end_turn()
    t.end_turn()
    assert t.state.leader == 0
    t.end_turn()

    assert t.state.leader == 1


@pytest.mark.parametrize(
    ("mode", "leaders"),
    [
        ("clockwise", [0, 0, 0, 0, 1, 1, 1, 1, 2]),
        ("rotate", [0, 0, 0, 1, 1, 1, 2, 2, 2]),
        ("fixed", [0, 0, 0, 1, 1, 1, 2, 2, 2]),
    ],
)
def test_fwb_077_fwb_138_who_holds_the_round_token_when(scene: Any, mode: str, leaders: list[int]) -> None:
    t = scene(house={"round_token": mode})
    held = []

    for _ in leaders:
        held.append(int(t.state.leader))
        assert t.view().next_pass == next(i for i in range(1, 5) if is_pass(mode, len(held) - 1 + i))
        t.end_turn()

    assert held == leaders


def is_pass(mode: str, turns: int) -> bool:
    return turns % (4 if mode == "clockwise" else 3) == 0


def test_fwb_138_with_a_fixed_order_only_the_round_token_moves_and_both_markets_change(scene: Any) -> None:
    t = scene(
        ["", "", "CRM CRM"],
        market="NUT JUG",
        deck="STI BAR",
        guest_market="G01 G02 G03 G04",
        guest_deck="G05",
        decision="swap",
        active=2,
        turns=2,
        house={"round_token": "fixed"},
    )

    t.play(2, "done")

    assert (t.state.leader, t.state.active, t.waits_for) == (1, 0, [0])
    assert (t.market, t.guest_market) == ("STI BAR", "G05 G02 G03 G04")
    assert "The Round Token goes to Ben; the markets change." in t.story(2)


def test_fwb_080_fwb_138_what_is_met_at_the_pass_strikes_the_receiver_of_the_round_token(scene: Any) -> None:
    t = scene(
        ["NUT", "NUT", "CRM CRM"],
        sheds=["JUG", "STR", "BAR"],
        deck="terrible_friend SPI SUG",
        decision="swap",
        active=2,
        turns=2,
        house={"round_token": "fixed"},
    )

    t.play(2, "done")

    assert (t.hand(1), t.shed(2), t.waits_for) == ("NUT BAR", "", [0])


def test_fwb_125_fwb_138_trades_are_with_the_receiver_who_need_not_play_next(scene: Any) -> None:
    t = scene(
        ["NUT", "SPI", "CRM CRM"],
        decision="swap",
        active=2,
        turns=2,
        deck="SPI SUG",
        house={"round_token": "fixed", "trading": True},
    )

    t.play(2, "done")
    assert (t.decision, t.waits_for) == ("trade_offer", [1])
    t.play(1, "pass")
    t.play(2, "pass")
    t.play(0, "pass")

    assert (t.decision, t.waits_for) == ("draw", [0])


@pytest.mark.parametrize(
    ("mode", "order"),
    [
        ("clockwise", [0, 1, 2, 0, 1, 2, 0, 1, 2]),
        ("rotate", [0, 1, 2, 1, 2, 0, 2, 0, 1]),
        ("fixed", [0, 1, 2, 0, 1, 2, 0, 1, 2]),
    ],
)
def test_fwb_077_fwb_138_who_plays_when(scene: Any, mode: str, order: list[int]) -> None:
    t = scene(house={"round_token": mode})
    played = []

    for _ in order:
        played.append(int(t.state.active))
        t.end_turn()

    assert played == order


def test_fwb_078_the_card_next_to_the_deck_is_swept_first(scene: Any) -> None:
    t = scene(["CRM CRM"], market="NUT JUG", deck="STI BAR", decision="swap", turns=3)

    t.play(0, "done")

    assert (t.discard, t.market) == ("NUT JUG", "STI BAR")


def test_fwb_079_fwb_130_a_new_guest_takes_the_position_of_its_four_icon_strip(scene: Any) -> None:
    """In the game with four guests as well."""
    t = scene(
        ["CRM CRM"],
        guest_market="G01 G02 G03 G04",
        guest_deck="G07",
        decision="swap",
        turns=3,
        house={"guests_per_player": 4},
    )

    t.play(0, "done")

    assert (t.guest_market, t.guest_discard) == ("G01 G02 G07 G04", "G03")


def test_fwb_080_whoever_receives_the_token_is_its_holder_for_a_terrible_friend(scene: Any) -> None:
    """Ben draws it as holder, so the piece comes from his left, from Cat."""
    t = scene(["CRM CRM"], sheds=["JUG", "", "STR"], deck="terrible_friend SPI SUG", decision="swap", turns=3)

    t.play(0, "done")

    assert (t.hand(1), t.shed(2), t.shed(0)) == ("STR", "", "JUG")


def test_fwb_081_the_end_check_comes_before_the_pass(scene: Any) -> None:
    t = scene(
        ["", "", "CRM CRM"],
        guests=["G01* G02* G03*"],
        decision="swap",
        active=2,
        leader=2,
        turns=11,
        trigger=0,
        market="NUT JUG",
    )

    t.play(2, "done")

    assert (t.decision, t.state.leader, t.market) == ("over", 2, "NUT JUG")


def test_fwb_082_an_emptied_market_is_filled_at_once(scene: Any) -> None:
    t = scene([""], market="NUT", deck="SPI CRM HRB")

    t.play(0, "take 1")

    assert t.market == "SPI CRM"


def test_fwb_085_at_a_pass_without_guests_the_market_stays(scene: Any) -> None:
    t = scene(["CRM CRM"], guest_market="G01 - G03 G04", boxed=True, guest_out=True, decision="swap", turns=3)

    t.play(0, "done")

    assert t.guest_market == "G01 - G03 G04"


def test_fwb_085_a_position_stays_vacant_when_the_deck_is_empty(scene: Any) -> None:
    t = scene(["JUG JUG"], guest_market="G01 G02 G03 G04", guest_deck="G05 G06", boxed=True, decision="swap")

    t.play(0, "pay JUG", "swap 1", "slot 1")

    assert t.guest_market == "G05 G06 - -"
