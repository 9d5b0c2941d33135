"""The story, as each seat hears it."""

from typing import Any

import pytest


def told(table: Any, seat: int | None, *moves: str) -> list[str]:
    """What is told of moves of seat 0."""
    before = len(table.state.events)
    table.play(0, *moves)
    return list(table.story(seat)[before:])


def test_a_card_played_and_its_parts(scene: Any) -> None:
    table = scene(hands=["AC26-a"])

    assert told(table, 1, "play AC26-a", "take red", "place red black") == [
        "Ann played Imp Courier.", "Ann took a red barrel.", "Ann placed a red barrel in the Soot Peaks.",
    ]  # fmt: skip


def test_a_purchase(scene: Any) -> None:
    assert told(scene(display="AC07 AC01 AC02 AC03"), 0, "buy AC07") == ["You bought Dawn Convoy."]


@pytest.mark.parametrize(("seat", "line"), [(0, "You drew Feed the Dragon Still."), (1, "Ann drew a card.")])
def test_a_draw_is_told_in_full_to_who_draws(scene: Any, seat: int, line: str) -> None:
    assert told(scene(hands=["BA1"], piles=["BA3 BA4"]), seat, "draw") == [line]


@pytest.mark.parametrize("pile", ["BA4 BA3 BA5", "BA3 BA4 BA5"])
def test_several_cards_are_told_as_the_hand_shows_them(scene: Any, pile: str) -> None:
    table = scene(hands=["BA1 BA2 BA8"], piles=[pile])

    assert told(table, 0, "end turn", "done")[1] == "You drew Feed the Dragon Still and Bottle the Sunlight."
    assert "Ann drew 2 cards." in table.story(1)


def test_enb_049_a_shuffle_is_told_after_the_draw_that_caused_it(scene: Any) -> None:
    table = scene(hands=["BA1"], piles=["BA3"], discards=["BA4 BA5"])

    assert told(table, 1, "draw") == ["Ann drew a card.", "Ann shuffled 2 discards into a new draw pile."]


def test_enb_050_and_before_the_draw_that_needed_it(scene: Any) -> None:
    table = scene(hands=["BA1"], piles=[""], discards=["BA4 BA5"])

    assert told(table, 1, "draw") == ["Ann shuffled 2 discards into a new draw pile.", "Ann drew a card."]


def test_enb_072_a_shuffle_while_drawing_up_is_told_in_its_place(scene: Any) -> None:
    table = scene(hands=["BA1 BA2"], piles=["BA3 BA4"], discards=["BA5 BA6"])

    assert told(table, 1, "end turn", "done")[1:4] == [
        "Ann drew 2 cards.", "Ann shuffled 2 discards into a new draw pile.", "Ann drew a card.",
    ]  # fmt: skip
    assert "You drew Feed the Dragon Still and Bottle the Sunlight." in table.story(0)


def test_a_barrel_that_makes_way(scene: Any) -> None:
    table = scene(hands=["BA3"], warehouse=["blue blue green green"])

    assert told(table, 1, "play BA3", "take red", "swap blue")[1:] == [
        "Ann gave a blue barrel from the warehouse back.", "Ann took a red barrel.",
    ]  # fmt: skip


def test_a_change(scene: Any) -> None:
    table = scene(hands=["AC21-a"], orange=["red"])

    assert told(table, 1, "play AC21-a", "change orange red blue")[1] == (
        "Ann changed a red barrel in the Ember Steppe to blue."
    )


def test_a_removed_card(scene: Any) -> None:
    table = scene(hands=["AC22-a BA1"])

    assert told(table, None, "play AC22-a", "burn BA1")[1] == "Ann removed Tap the Frostwater from the game."


def test_an_order_of_the_middle(scene: Any) -> None:
    table = scene(middle="DW1 EL8 TR8 DW2", black=["red red red"], deck="TR9")

    assert told(table, 1, "complete DW1") == [
        "Ann completed Shift-End at the Deep Mine for 3 Fame.",
        "Ann delivered a red barrel from the Soot Peaks.",
        "Ann delivered a red barrel from the Soot Peaks.",
        "Feast of the Two-Headed King comes to the middle.",
        "The order deck is empty: this is the last round.",
    ]


def test_a_secret_order_from_the_deck_is_named_to_its_owner_only(scene: Any) -> None:
    table = scene(secrets=["DW1"], black=["red red red"], deck="EL1 EL2", middle="DW8 EL8 TR8 DW2")
    table.play(0, "complete DW1", "secret deck")

    assert "You took Moonrise Picnic from the deck." in table.story(0)
    assert "Ann took a secret order from the deck." in table.story(1)
    assert not any("Moonrise" in line for eyes in (1, None) for line in table.story(eyes))


def test_no_secret_order_is_left(scene: Any) -> None:
    table = scene(secrets=["DW1"], black=["red red red"], deck="", middle="- - - -", last_round=True)

    assert told(table, 1, "complete DW1")[-1] == "No order is left: Ann goes on without a secret one."


def test_majorities(scene: Any) -> None:
    table = scene(orange=["red"], black=["red"], purple=["red"], turn_of=0)
    table.play(0, "skip")

    assert "Ann leads in the Ember Steppe: a fifth time unit." in table.story(1)
    assert "You lead in the Soot Peaks: a card more." in table.story(0)
    assert table.story(1)[-1] == "Ann took no barrel for the lead in the Dusk Woods."


def test_enb_028_nobody_is_told_of_a_barrel_that_could_not_be_taken(scene: Any) -> None:
    """Only red is left in the supply, and the warehouse holds nothing but red."""
    table = scene(
        3,
        warehouse=["red red red red", "blue blue blue blue", "yellow yellow yellow yellow"],
        orange=["blue blue blue blue", "blue blue blue blue", "yellow yellow yellow yellow"],
        black=["green green green green", "green green green green", "green"],
        purple=["yellow yellow yellow yellow", "green green green"],
        turn_of=0,
    )

    assert table.decision == "task"
    assert not any("took no barrel" in line for line in table.story(1))


def test_enb_051_a_card_for_black_is_told_only_if_there_is_one(scene: Any) -> None:
    table = scene(black=["red"], hands=["BA1"], piles=[""], turn_of=0)

    assert table.hand(0) == {"BA1"}
    assert not any("a card more" in line for line in table.story(1))


def test_a_turn_that_is_ended_early(scene: Any) -> None:
    assert told(scene(time=2), 1, "end turn") == ["Ann ended the turn with 2 time units left."]


def test_turns_and_rounds(scene: Any) -> None:
    table = scene()
    table.play(0, "end turn", "done")

    assert (table.story(0)[-1], table.story(1)[-1]) == ("Round 1: Ben's turn.", "Round 1: your turn.")


def test_the_beginning(dealt: Any) -> None:
    table = dealt(2)
    table.play(0, "sip today")
    table.play(1, "sip right_now")

    assert table.story(0) == [
        "The table is laid: four orders in the middle, 15 in the deck, a secret one each.",
        "You had your last sip today.",
        "Ben has answered.",
        "The last sip of anything: You today and Ben right now.",
        "Ben begins.",
        "Round 1: Ben's turn.",
    ]


def test_the_end(scene: Any) -> None:
    table = scene(
        active=1, round=39, decision="end_discard", time=0, completed=["DW7 EL1"], warehouse=["red red"],
        secrets=["TR9", None],
    )  # fmt: skip
    table.play(1, "done")

    assert table.story(1)[-4:] == [
        "The game is over: the last round allowed is played.",
        "Ann has 10 Fame: 6 for orders, 2 in end bonuses, 2 for sets.",
        "Ann had Feast of the Two-Headed King up the sleeve; it counts for nothing.",
        "You have 0 Fame: 0 for orders, 0 in end bonuses, 0 for sets.",
    ]
