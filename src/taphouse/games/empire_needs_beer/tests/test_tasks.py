"""Time, buying and the end of a turn."""

from typing import Any

import pytest

from taphouse.games.empire_needs_beer.cards import PRICE


def test_enb_031_four_time_units(scene: Any) -> None:
    assert scene(turn_of=0).time == 4


def test_enb_032_a_task_may_be_repeated(scene: Any) -> None:
    table = scene(hands=[""])

    table.play(0, "draw", "draw", "draw")

    assert (len(table.hand(0)), table.time) == (3, 1)


def test_enb_033_the_turn_may_be_ended_early(scene: Any) -> None:
    table = scene(time=3)

    table.play(0, "end turn")

    assert table.decision == "end_discard"


def test_enb_034_what_is_left_of_the_time_is_lost(scene: Any) -> None:
    table = scene(time=3)
    table.play(0, "end turn", "done")
    table.play(1, "end turn", "done")

    assert table.time == 4


@pytest.mark.parametrize(
    ("move", "left"),
    [("play BA1", 3), ("buy AC01", 3), ("buy AC24-a", 2), ("buy AC27-a", 1), ("draw", 3), ("complete DW1", 3)],
)
def test_enb_035_what_each_task_costs(scene: Any, move: str, left: int) -> None:
    """ENB-037, ENB-042, ENB-048, ENB-053."""
    table = scene(hands=["BA1"], display="AC01 AC24-a AC27-a AC02", middle="DW1 EL8 TR8 DW2", black=["red red red"])

    table.play(0, move)

    assert table.time == left


@pytest.mark.parametrize(("time", "cards"), [(1, ["AC01"]), (2, ["AC01", "AC24-a"]), (3, ["AC01", "AC24-a", "AC27-a"])])
def test_enb_036_the_whole_price_must_be_left(scene: Any, time: int, cards: list[str]) -> None:
    table = scene(display="AC01 AC24-a AC27-a AC28-a", advance="AC28-b", time=time)

    assert [card for card in table.offers(0, "buy") if card not in ("AC28-a", "AC28-b")] == cards


def test_enb_036_at_nought_the_end_follows(scene: Any) -> None:
    table = scene(hands=["BA1 BA2"], time=1)

    table.play(0, "draw")

    assert table.decision == "end_discard"


def test_enb_037_prices_are_one_to_three() -> None:
    assert set(PRICE[8:48]) == {1, 2, 3}


def test_enb_038_what_lies_open_can_be_bought(scene: Any) -> None:
    table = scene(display="AC01 AC02 AC03 AC04", advance="AC05 AC06")

    assert table.offers(0, "buy") == ["AC01", "AC02", "AC03", "AC04", "AC05"]


def test_enb_038_the_house_may_keep_the_top_of_the_deck(scene: Any) -> None:
    table = scene(display="AC01 AC02 AC03 AC04", advance="AC05", house={"buy_deck_top": False})

    assert table.offers(0, "buy") == ["AC01", "AC02", "AC03", "AC04"]
    assert table.refusal(0, "buy AC05").rule == "ENB-038"
    assert table.view().only_display


def test_enb_039_a_bought_card_can_be_played_at_once(scene: Any) -> None:
    table = scene(hands=["BA1"], display="AC01 AC02 AC03 AC04")

    table.play(0, "buy AC01", "play AC01", "take yellow")

    assert table.at(0, "warehouse") == "yellow"


def test_enb_040_the_gap_is_filled_from_the_deck(scene: Any) -> None:
    table = scene(display="AC01 AC02 AC03 AC04", advance="AC05 AC06")

    table.play(0, "buy AC02")

    assert table.display == ["AC01", "AC05", "AC03", "AC04"]
    assert table.deck_top == "AC06"


def test_enb_041_without_a_deck_gaps_stay(scene: Any) -> None:
    table = scene(display="AC01 AC02 AC03 AC04", advance="")

    table.play(0, "buy AC02")

    assert table.display == ["AC01", "", "AC03", "AC04"]
    assert table.offers(0, "buy") == ["AC01", "AC03", "AC04"]


def test_enb_041_discarded_cards_never_return_to_the_deck(scene: Any) -> None:
    table = scene(hands=["AC05"], piles=[""], display="- - - -", advance="")
    table.play(0, "play AC05", "finish", "end turn")

    assert table.view().zone("advance").size == 0
    assert table.hand(0) == {"AC05"}


def test_enb_070_any_number_may_be_discarded(scene: Any) -> None:
    table = scene(hands=["BA1 BA2 BA3"], piles=["BA4 BA5"])
    table.play(0, "end turn")
    assert table.moves(0) == ["discard BA1", "discard BA2", "discard BA3", "done"]

    table.play(0, "discard BA1", "discard BA2")

    assert table.discards(0) == ["BA1", "BA2"]


@pytest.mark.parametrize(("cards", "may"), [("BA1 BA2 BA3 BA4 BA5", True), ("BA1 BA2 BA3 BA4 BA5 BA6", False)])
def test_enb_071_five_at_most_may_be_kept(scene: Any, cards: str, may: bool) -> None:  # noqa: FBT001
    table = scene(hands=[cards])
    table.play(0, "end turn")

    assert ("done" in table.moves(0)) is may


def test_enb_072_then_one_draws_up_to_five(scene: Any) -> None:
    table = scene(hands=["BA1 BA2"], piles=["BA3 BA4 BA5 BA6 BA7"])

    table.play(0, "end turn", "done")

    assert table.hand(0) == {"BA1", "BA2", "BA3", "BA4", "BA5"}
    assert table.pile(0) == ["BA6", "BA7"]


def test_enb_073_no_limit_during_the_turn_and_the_secret_order_does_not_count(scene: Any) -> None:
    table = scene(hands=["BA1 BA2 BA3 BA4 BA5"], piles=["BA6 BA7 BA8"], secrets=["DW8"])

    table.play(0, "draw", "draw", "draw")

    assert len(table.hand(0)) == 8
    table.play(0, "end turn", "discard BA1", "discard BA2", "discard BA3", "done")
    assert len(table.hand(0)) == 5


def test_enb_074_with_too_few_cards_the_hand_stays_smaller(scene: Any) -> None:
    table = scene(hands=["BA1"], piles=["BA2"], discards=["BA3"])

    table.play(0, "end turn", "done")

    assert table.hand(0) == {"BA1", "BA2", "BA3"}


def test_enb_110_an_empty_hand_has_nothing_to_discard(scene: Any) -> None:
    table = scene(hands=[""], piles=["BA1 BA2 BA3 BA4 BA5 BA6"])

    table.play(0, "end turn")

    assert (table.waits_for, len(table.hand(0))) == ([1], 5)


def test_enb_110_a_turn_without_a_choice_ends_by_itself(scene: Any) -> None:
    """No card, no pile, nothing for sale, no order fulfilled: two time units are lost."""
    table = scene(hands=["AC22-a"], piles=[""], display="- - - -", advance="", time=3, secrets=["DW8"])

    table.play(0, "play AC22-a", "burn AC22-a")

    assert table.waits_for == [1]


def test_enb_110_with_an_order_to_complete_there_is_a_choice(scene: Any) -> None:
    table = scene(
        hands=["AC22-a"], piles=[""], display="- - - -", advance="", time=3, secrets=["DW1"], black=["red red red"],
    )  # fmt: skip

    table.play(0, "play AC22-a", "burn AC22-a")

    assert table.moves(0) == ["complete DW1", "end turn"]
