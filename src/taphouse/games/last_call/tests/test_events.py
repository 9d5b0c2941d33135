"""Event cards one by one, LC-030 to LC-050, and sidestep cards, LC-070 to LC-073."""

from typing import Any

import pytest


def test_lc_030_switch_it_up_names_any_suit_also_the_present_one(scene: Any) -> None:
    table = scene(["beer-1-a wine-6-a wine-7-a", None], top="beer-9-a")

    table.play(0, "play beer-1-a")

    assert table.moves(0) == ["name wine", "name whiskey", "name cocktail", "name copita", "name beer"]
    assert table.moves(1) == []
    table.play(0, "name beer")
    assert (table.suit, table.view().declared) == ("beer", "beer")
    assert table.waits_for == [1]


def test_lc_012_the_next_card_on_the_pile_ends_a_declaration(scene: Any) -> None:
    table = scene(["cocktail-9-a wine-6-a wine-7-a", None], top="wine-m-a", declared="cocktail")

    table.play(0, "play cocktail-9-a")

    assert (table.suit, table.view().declared) == ("cocktail", "")


def test_lc_032_about_face_reverses_until_the_next_one(scene: Any) -> None:
    hands = ["beer-1-b wine-6-a wine-7-a", None, None, "copita-1-b beer-3-a beer-5-a"]
    table = scene(hands, top="beer-9-a")

    table.play(0, "play beer-1-b")
    assert (table.view().direction, table.waits_for) == (-1, [3])
    table.play(3, "play beer-3-a")
    assert table.waits_for == [2]

    table = scene(hands, top="copita-3-a", direction=-1, active=3)
    table.play(3, "play copita-1-b")
    assert (table.view().direction, table.waits_for) == (1, [0])


@pytest.mark.parametrize(("choice", "following"), [("reverse_only", 1), ("play_again", 0)])
def test_lc_034_about_face_with_two_players(scene: Any, choice: str, following: int) -> None:
    table = scene(["beer-1-b wine-6-a wine-7-a", None], top="beer-9-a", house={"two_player_about_face": choice})

    table.play(0, "play beer-1-b")

    assert table.view().direction == -1
    assert table.waits_for == [following]
    assert table.view().turns == 2


def test_lc_034_the_extra_turn_is_only_for_two_players(scene: Any) -> None:
    house = {"two_player_about_face": "play_again"}
    table = scene(["beer-1-b wine-6-a wine-7-a", None, None], top="beer-9-a", house=house)

    table.play(0, "play beer-1-b")

    assert table.waits_for == [2]


def test_lc_034_an_about_face_that_was_turned_up_gives_no_extra_turn(scene: Any) -> None:
    house = {"two_player_about_face": "play_again"}
    hands = ["cocktail-m-a wine-6-a wine-7-a", None]
    table = scene(hands, top="cocktail-9-a", draw="beer-1-b wine-3-a", house=house)

    table.play(0, "play cocktail-m-a")

    assert table.view().direction == -1
    assert table.waits_for == [1]


def test_lc_034_the_extra_turn_does_not_last(scene: Any) -> None:
    house = {"two_player_about_face": "play_again"}
    table = scene(["beer-1-b beer-6-a wine-7-a wine-8-a", None], top="beer-9-a", house=house)

    table.play(0, "play beer-1-b", "play beer-6-a")

    assert table.waits_for == [1]


def test_lc_035_take_that_costs_the_next_seat_a_card_and_the_turn(scene: Any) -> None:
    hands = ["beer-2-a wine-6-a wine-7-a", "wine-5-a wine-8-a", None]
    table = scene(hands, top="beer-9-a", draw="wine-3-a")

    table.play(0, "play beer-2-a")
    assert (table.waits_for, table.decision, table.view().pending) == ([1], "take_that", 1)
    assert table.moves(1) == ["accept"]
    table.play(1, "accept")

    assert table.hand(1) == {"wine-5-a", "wine-8-a", "wine-3-a"}
    assert (table.waits_for, table.decision, table.view().pending) == ([2], "turn", 0)


def test_lc_036_a_take_that_of_any_suit_can_be_stacked(scene: Any) -> None:
    hands = ["beer-2-a wine-6-a wine-7-a", "wine-2-a copita-2-b wine-8-a", None]
    table = scene(hands, top="beer-9-a")
    table.play(0, "play beer-2-a")

    assert table.moves(1) == ["stack wine-2-a", "stack copita-2-b", "accept"]
    table.play(1, "stack copita-2-b")

    assert table.top == "copita-2-b"
    assert (table.waits_for, table.view().pending) == ([2], 2)


def test_lc_036_each_one_adds_a_card(scene: Any) -> None:
    table = scene(["copita-2-a wine-6-a wine-7-a", None], top="beer-2-a", pending=4, decision="take_that")

    table.play(0, "stack copita-2-a")
    before = table.sizes[1]
    table.play(1, "accept")

    assert table.sizes[1] == before + 5


def test_lc_037_stacking_is_voluntary(scene: Any) -> None:
    table = scene(["copita-2-a wine-6-a", None], top="beer-2-a", pending=1, decision="take_that", draw="wine-3-a")

    table.play(0, "accept")

    assert table.hand(0) == {"copita-2-a", "wine-6-a", "wine-3-a"}


def test_lc_037_nothing_but_a_take_that_answers_a_take_that(scene: Any) -> None:
    """Neither Cheers nor wild cards nor My Shout."""
    hand = "beer-2-b wine-m-a whiskey-m-a beer-m-b bar-1-a beer-3-a"
    table = scene([hand, None], top="beer-2-a", pending=1, decision="take_that")

    assert table.moves(0) == ["accept"]


def test_lc_037_a_take_that_which_was_served_needs_the_suit_again(scene: Any) -> None:
    table = scene(["whiskey-2-a beer-3-b wine-7-a", None], top="beer-2-a")

    assert table.cards_to_play(0) == {"beer-3-b"}


def test_lc_038_cheers_offers_a_sip_or_two_cards(scene: Any) -> None:
    table = scene(["beer-2-b wine-6-a wine-7-a", "wine-5-a", None], top="beer-9-a", draw="wine-3-a wine-4-a")

    table.play(0, "play beer-2-b")
    assert table.decision == "cheers"
    assert table.moves(1) == ["sip", "draw two"]
    table.play(1, "draw two")

    assert table.hand(1) == {"wine-5-a", "wine-3-a", "wine-4-a"}


def test_lc_038_at_a_dry_table_it_is_always_two_cards(scene: Any) -> None:
    table = scene([None, None], cheers=True, decision="cheers", house={"dry_table": True})

    assert table.moves(0) == ["draw two"]


@pytest.mark.parametrize("answer", ["sip", "draw two"])
def test_lc_039_then_comes_a_normal_turn(scene: Any, answer: str) -> None:
    table = scene(["beer-3-a wine-6-a wine-7-a", None], top="beer-2-b", cheers=True, decision="cheers")

    table.play(0, answer)

    assert (table.waits_for, table.decision) == ([0], "turn")
    assert "play beer-3-a" in table.moves(0)
    assert table.view().turns == 1


def test_lc_039_cheers_is_asked_once(scene: Any) -> None:
    table = scene(["beer-3-a wine-6-a wine-7-a", None], top="beer-2-b", cheers=True, decision="cheers")

    table.play(0, "sip", "play beer-3-a")

    assert table.decision == "turn"


def test_lc_040_my_shout_is_for_your_own_free_turn(scene: Any) -> None:
    """On anything, also with a match in hand; not in answer to a Take That."""
    assert "beer-m-b" in scene(["beer-m-b wine-6-a wine-7-a", None], top="wine-9-a").cards_to_play(0)
    waiting = scene(["beer-m-b wine-6-a", None], top="wine-2-a", pending=1, decision="take_that")
    assert waiting.cards_to_play(0) == set()


def test_lc_040_my_shout_lies_sidestep_and_the_pile_stays(scene: Any) -> None:
    table = scene(["beer-m-b wine-6-a wine-7-a", None], top="wine-9-a")

    table.play(0, "play beer-m-b +shout")

    assert table.sidestep == "beer-m-b"
    assert table.top == "wine-9-a"


def test_lc_041_my_shout_may_be_the_second_to_last_card(scene: Any) -> None:
    assert "beer-m-b" in scene(["beer-m-b wine-6-a", None], top="copita-5-b").cards_to_play(0)
    assert "beer-m-b" not in scene(["beer-m-b", None], top="copita-5-b").cards_to_play(0)


@pytest.mark.parametrize(("cry", "size"), [("", 5), (" +shout", 2)])
def test_lc_042_who_does_not_announce_it_draws_three(scene: Any, cry: str, size: int) -> None:
    table = scene(["beer-m-b wine-6-a wine-7-a", None, None], top="wine-9-a")

    table.play(0, f"play beer-m-b{cry}")

    assert table.sizes == [size, 5, 5]


def test_lc_043_all_others_draw_one(scene: Any) -> None:
    table = scene(["beer-m-b wine-6-a wine-7-a", *[None] * 5], top="wine-9-a")

    table.play(0, "play beer-m-b +shout")

    assert table.sizes == [2, 5, 5, 5, 5, 5]
    assert table.waits_for == [1]


def test_lc_044_in_a_public_venue_the_shouter_is_asked(scene: Any) -> None:
    house = {"public_venue": True}
    table = scene(["beer-m-b wine-6-a wine-7-a", None, None], top="wine-9-a", house=house)

    table.play(0, "play beer-m-b +shout")

    assert (table.waits_for, table.decision) == ([0], "heard_far")
    assert table.moves(0) == ["heard yes", "heard no"]
    assert table.sizes == [2, 4, 4]


@pytest.mark.parametrize(("answer", "size"), [("heard yes", 2), ("heard no", 5)])
def test_lc_044_who_was_not_heard_draws_three(scene: Any, answer: str, size: int) -> None:
    house = {"public_venue": True}
    table = scene(["beer-m-b wine-6-a wine-7-a", None, None], top="wine-9-a", house=house)

    table.play(0, "play beer-m-b +shout", answer)

    assert table.sizes == [size, 5, 5]
    assert table.waits_for == [1]


def test_lc_044_without_the_shout_nobody_is_asked_and_it_is_three_only(scene: Any) -> None:
    house = {"public_venue": True}
    table = scene(["beer-m-b wine-6-a wine-7-a", None, None], top="wine-9-a", house=house)

    table.play(0, "play beer-m-b")

    assert table.sizes == [5, 5, 5]
    assert table.decision == "turn"


@pytest.mark.parametrize(("choice", "cry"), [("my_shout", '"My shout!"'), ("drinks_all_round", '"Drinks all round!"')])
def test_lc_044_other_words_change_nothing_but_the_words(scene: Any, choice: str, cry: str) -> None:
    table = scene(["beer-m-b wine-6-a wine-7-a", None, None], top="wine-9-a", house={"shout_text": choice})

    table.play(0, "play beer-m-b +shout")

    assert table.story()[0] == f"Ann played My Shout (Mixer of Beer). {cry}"
    assert table.sizes == [2, 5, 5]


@pytest.mark.parametrize("direction", [1, -1])
def test_lc_045_the_penalty_comes_first_then_the_others_in_the_order_of_play(scene: Any, direction: int) -> None:
    coming = "copita-3-a copita-4-a copita-5-a copita-6-a copita-7-a"
    hands = ["beer-m-b wine-6-a wine-7-a", None, None]
    table = scene(hands, top="wine-9-a", draw=coming, direction=direction)

    table.play(0, "play beer-m-b")

    assert {"copita-3-a", "copita-4-a", "copita-5-a"} <= table.hand(0)
    assert "copita-6-a" in table.hand(direction % 3)
    assert "copita-7-a" in table.hand(-direction % 3)


def test_lc_046_lets_get_wild_names_the_suit(scene: Any) -> None:
    table = scene(["copita-m-a wine-6-a wine-7-a", "whiskey-5-a copita-5-a"], top="beer-9-a")

    table.play(0, "play copita-m-a", "name whiskey")

    assert table.cards_to_play(1) == {"whiskey-5-a"}


@pytest.mark.parametrize("direction", [1, -1])
def test_lc_047_first_the_suit_then_everybody_passes_in_the_direction_of_play(scene: Any, direction: int) -> None:
    hands = ["whiskey-m-a wine-3-a wine-4-a", "copita-3-a copita-4-a", "beer-3-a beer-4-a"]
    table = scene(hands, top="beer-9-a", direction=direction)

    table.play(0, "play whiskey-m-a")
    assert table.decision == "declare_suit"
    table.play(0, "name beer")
    assert (table.decision, table.waits_for) == ("pass_card", [0, 1, 2])
    for seat, card in enumerate(["wine-3-a", "copita-3-a", "beer-3-a"]):
        table.play(seat, f"give {card}")

    assert "wine-3-a" in table.hand(direction % 3)
    assert "copita-3-a" in table.hand((1 + direction) % 3)
    assert "beer-3-a" in table.hand((2 + direction) % 3)


def test_lc_048_a_choice_is_final_and_the_cards_move_when_all_are_in(scene: Any) -> None:
    hands = ["whiskey-m-a wine-3-a wine-4-a", "copita-3-a copita-4-a", "beer-3-a beer-4-a"]
    table = scene(hands, top="beer-9-a")
    table.play(0, "play whiskey-m-a", "name beer")

    table.play(2, "give beer-4-a")
    table.play(1, "give copita-3-a")

    assert table.moves(1) == table.moves(2) == []
    assert table.waits_for == [0]
    assert table.hand(2) == {"beer-3-a", "beer-4-a"}
    table.play(0, "give wine-4-a")
    assert table.sizes == [2, 2, 2]
    assert table.hand(0) == {"wine-3-a", "beer-4-a"}


def test_lc_048_nobody_can_pass_on_the_card_just_received(scene: Any) -> None:
    """With two players two single cards change places."""
    table = scene(["whiskey-m-a wine-3-a", "copita-3-a"], top="beer-9-a")
    table.play(0, "play whiskey-m-a +call", "name beer")

    table.play(0, "give wine-3-a")
    table.play(1, "give copita-3-a")

    assert (table.hand(0), table.hand(1)) == ({"copita-3-a"}, {"wine-3-a"})


def test_lc_048_a_seat_without_cards_passes_none_and_only_receives(scene: Any) -> None:
    """It was emptied by a forced Tough Break with nothing to draw; the seat after it receives nothing."""
    hands = ["wine-3-a wine-4-a", "", "beer-3-a beer-4-a", ""]
    table = scene(
        hands, top="whiskey-m-a", declared="beer", decision="pass_card", agenda=[["finish", 0, 0, 0]], rest_with=3
    )

    assert table.waits_for == [0, 2, 3]
    table.play(0, "give wine-3-a")
    table.play(2, "give beer-3-a")
    table.play(3, "give copita-3-a")

    assert table.hand(1) == {"wine-3-a"}
    assert table.hand(2) == {"beer-4-a"}
    assert table.winners is None


def test_lc_049_tough_break_costs_five_cards(scene: Any) -> None:
    table = scene(["bar-1-a wine-6-a wine-7-a", "copita-5-a beer-5-a"], top="beer-9-a")

    table.play(0, "play bar-1-a", "name copita")

    assert table.sizes[0] == 7
    assert table.cards_to_play(1) == {"copita-5-a"}


def test_lc_050_the_suit_is_named_before_the_five_are_drawn(scene: Any) -> None:
    table = scene(["bar-1-a wine-6-a wine-7-a", None], top="beer-9-a")

    table.play(0, "play bar-1-a")

    assert table.decision == "declare_suit"
    assert table.sizes[0] == 2


@pytest.mark.parametrize("card", ["beer-1-b", "beer-m-b +shout"])
def test_lc_070_about_face_and_my_shout_lie_crosswise(scene: Any, card: str) -> None:
    table = scene([f"{card.split(maxsplit=1)[0]} wine-6-a wine-7-a", None], top="beer-9-a")

    table.play(0, f"play {card}")

    assert table.sidestep == card.split(maxsplit=1)[0]
    assert table.discards == ["beer-9-a"]


def test_lc_072_a_new_sidestep_card_replaces_the_old_one(scene: Any) -> None:
    table = scene(["beer-1-b wine-6-a wine-7-a", None], top="beer-9-a", sidestep="copita-1-b", below="wine-3-a")

    table.play(0, "play beer-1-b")

    assert table.sidestep == "beer-1-b"


def test_lc_073_the_replaced_card_goes_to_the_bottom_of_the_discards(scene: Any) -> None:
    table = scene(["beer-1-b wine-6-a wine-7-a", None], top="beer-9-a", sidestep="copita-1-b", below="wine-3-a")

    table.play(0, "play beer-1-b")

    assert table.discards == ["copita-1-b", "wine-3-a", "beer-9-a"]


def test_lc_073_covering_an_about_face_leaves_the_direction(scene: Any) -> None:
    table = scene(["beer-m-b wine-6-a wine-7-a", None, None], top="beer-9-a", sidestep="copita-1-b", direction=-1)

    table.play(0, "play beer-m-b +shout")

    assert table.view().direction == -1
    assert table.waits_for == [2]
