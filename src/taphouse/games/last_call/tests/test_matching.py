"""What goes on what, LC-010 to LC-014 and what the events say of themselves."""

from typing import Any

import pytest


def test_lc_010_suit_colour_or_shape_is_enough(scene: Any) -> None:
    """On Beer, Teal, Diamond: a Beer, a Teal, a Diamond, and something that shares nothing."""
    table = scene(["beer-6-a wine-7-a wine-3-a wine-4-a", None, None], top="beer-9-a")

    assert table.cards_to_play(0) == {"beer-6-a", "wine-7-a", "wine-3-a"}


def test_lc_010_the_number_is_no_way_to_match(scene: Any) -> None:
    table = scene(["wine-9-b wine-6-a", None], top="beer-9-a")

    assert table.cards_to_play(0) == set()


def test_lc_011_two_cards_without_a_shape_do_not_match_by_that(scene: Any) -> None:
    """An About Face of another suit and colour does not go on a Switch It Up, though both lack a shape."""
    table = scene(["cocktail-1-b wine-5-a", None], top="wine-1-a", declared="wine")

    assert table.cards_to_play(0) == {"wine-5-a"}


def test_lc_011_two_cards_without_a_colour_do_not_match_by_that(scene: Any) -> None:
    """Trigger Troubles of Copita has no colour, as the House Mixer of Cocktail has none."""
    table = scene(["copita-m-b wine-5-a", None], top="cocktail-m-b")

    assert table.cards_to_play(0) == set()


@pytest.mark.parametrize("card", ["wine-m-a", "whiskey-m-a", "bar-1-a"])
def test_lc_012_after_a_wild_card_only_the_named_suit_matches(scene: Any, card: str) -> None:
    hand = "wine-5-a whiskey-5-a copita-5-a beer-5-a cocktail-5-a"
    table = scene([hand, None], top=card, declared="copita")

    assert table.cards_to_play(0) == {"copita-5-a"}


def test_lc_012_the_printed_suit_of_a_switch_it_up_is_void(scene: Any) -> None:
    table = scene(["wine-5-a beer-3-a", None], top="wine-1-a", declared="beer")

    assert table.cards_to_play(0) == {"beer-3-a"}


@pytest.mark.parametrize(("choice", "cards"), [("suit_or_colour", {"cocktail-8-a"}), ("suit_only", set())])
def test_lc_012_whether_the_colour_of_a_switch_it_up_still_counts(scene: Any, choice: str, cards: set[str]) -> None:
    """Ruby on Ruby, with another suit named."""
    table = scene(["cocktail-8-a wine-5-a", None], top="wine-1-a", declared="beer", house={"declared_match": choice})

    assert table.cards_to_play(0) == cards


def test_lc_013_colour_and_shape_do_not_help_a_card_that_needs_the_suit(scene: Any) -> None:
    """On Cocktail, Plum, Meeple: a Meeple Take That and a Plum card that may; a Mint Switch It Up of the suit."""
    table = scene(["wine-2-b cocktail-1-a whiskey-7-a", None], top="cocktail-5-a")

    assert table.cards_to_play(0) == {"cocktail-1-a", "whiskey-7-a"}


def test_lc_013_a_card_that_says_nothing_follows_the_general_rule(scene: Any) -> None:
    """Cheers is Beer, Rose, Sword: it goes on a Sword of another suit and colour."""
    table = scene(["beer-2-b wine-5-a", None], top="whiskey-10-a")

    assert table.cards_to_play(0) == {"beer-2-b"}


def test_lc_014_a_matching_suit_is_the_one_in_force(scene: Any) -> None:
    """After Beer was named on a Wine card, a Beer Take That goes and a Wine one does not."""
    table = scene(["beer-2-a wine-2-a wine-5-a", None], top="wine-m-a", declared="beer")

    assert table.cards_to_play(0) == {"beer-2-a"}


def test_lc_030_switch_it_up_goes_on_its_suit_only(scene: Any) -> None:
    """Wine-1-a is Ruby: not on a Ruby Beer, but on any Wine."""
    assert scene(["wine-1-a wine-9-b", None], top="beer-4-a").cards_to_play(0) == set()
    assert scene(["wine-1-a copita-9-b", None], top="wine-9-a").cards_to_play(0) == {"wine-1-a"}


def test_lc_030_in_some_houses_the_colour_is_enough_for_switch_it_up(scene: Any) -> None:
    """On Ruby, and not on another colour; a Ruby Take That still needs its suit."""
    house = {"switch_play": "suit_or_colour"}

    assert scene(["wine-1-a wine-2-a", None], top="beer-4-a", house=house).cards_to_play(0) == {"wine-1-a"}
    assert scene(["wine-1-a wine-2-a", None], top="beer-5-a", house=house).cards_to_play(0) == set()
    assert scene(["wine-1-a copita-9-b", None], top="wine-9-a", house=house).cards_to_play(0) == {"wine-1-a"}


def test_lc_031_a_card_goes_on_switch_it_up_by_the_named_suit_or_its_colour(scene: Any) -> None:
    """There is no shape on it: nothing but Lemon or Whiskey goes."""
    hand = "wine-4-a wine-5-a beer-3-a cocktail-3-b copita-5-b"
    table = scene([hand, None], top="whiskey-1-a", declared="whiskey")

    assert table.cards_to_play(0) == {"wine-4-a"}
    assert table.shape == ""


def test_lc_033_about_face_needs_suit_or_colour(scene: Any) -> None:
    """Copita-1-b is Plum: on a Plum card and on a Copita, not on others."""
    assert scene(["copita-1-b wine-5-a", None], top="whiskey-7-a").cards_to_play(0) == {"copita-1-b"}
    assert scene(["copita-1-b wine-5-a", None], top="copita-3-a").cards_to_play(0) == {"copita-1-b"}
    assert scene(["copita-1-b wine-9-b", None], top="beer-4-a").cards_to_play(0) == set()


def test_lc_035_take_that_goes_on_its_suit_only(scene: Any) -> None:
    """Wine-2-a is Ruby, Circle: not on a Ruby or a Circle of other suits."""
    assert scene(["wine-2-a wine-9-b", None], top="beer-4-a").cards_to_play(0) == set()
    assert scene(["wine-2-a wine-9-b", None], top="whiskey-11-a").cards_to_play(0) == set()
    assert scene(["wine-2-a beer-3-a", None], top="wine-5-a").cards_to_play(0) == {"wine-2-a"}


@pytest.mark.parametrize(("rule", "card"), [("LC-040", "beer-m-b"), ("LC-046", "copita-m-a"), ("LC-049", "bar-2-b")])
def test_cards_that_go_on_anything(scene: Any, rule: str, card: str) -> None:
    """LC-040, LC-046, LC-047 and LC-049 say so; also with a card that matches in hand."""
    table = scene([f"{card} wine-5-a cocktail-7-b", None], top="wine-9-a")

    assert table.cards_to_play(0) == {card, "wine-5-a"}, rule


def test_lc_047_pass_the_bottle_goes_on_anything(scene: Any) -> None:
    table = scene(["whiskey-m-a cocktail-7-b", None], top="wine-9-a")

    assert table.cards_to_play(0) == {"whiskey-m-a"}


@pytest.mark.parametrize(("choice", "cards"), [("match", set()), ("any", {"cocktail-m-a"})])
def test_lc_056_trigger_troubles_needs_its_suit_unless_the_house_frees_it(
    scene: Any, choice: str, cards: set[str]
) -> None:
    table = scene(["cocktail-m-a whiskey-8-b", None], top="wine-5-a", house={"trigger_play": choice})

    assert table.cards_to_play(0) == cards


def test_lc_056_trigger_troubles_and_house_mixer_go_on_their_suit(scene: Any) -> None:
    table = scene(["cocktail-m-a cocktail-m-b wine-8-a", None], top="cocktail-5-a")

    assert table.cards_to_play(0) == {"cocktail-m-a", "cocktail-m-b"}


def test_lc_056_the_house_mixer_stays_bound_to_its_suit_where_troubles_are_free(scene: Any) -> None:
    table = scene(["cocktail-m-b whiskey-8-b", None], top="wine-5-a", house={"trigger_play": "any"})

    assert table.cards_to_play(0) == set()


def test_lc_056_the_house_mixer_does_nothing_but_set_its_suit(scene: Any) -> None:
    table = scene(["cocktail-m-b wine-8-a wine-9-a", "cocktail-9-a wine-5-a", None], top="cocktail-5-a")

    table.play(0, "play cocktail-m-b")

    assert table.waits_for == [1]
    assert table.decision == "turn"
    assert table.cards_to_play(1) == {"cocktail-9-a"}


@pytest.mark.parametrize("choice", ["my_shout", "lets_get_wild", "pass_the_bottle"])
def test_lc_006_the_tenth_mixer_as_an_event_goes_on_anything(scene: Any, choice: str) -> None:
    table = scene(["cocktail-m-b whiskey-8-b", None], top="wine-5-a", house={"tenth_mixer": choice})

    assert table.cards_to_play(0) == {"cocktail-m-b"}


def test_lc_071_a_sidestep_card_cannot_be_matched(scene: Any) -> None:
    """Beer-1-b is Mocha: neither a Beer nor a Mocha goes, only what matches the Wine below."""
    table = scene(["beer-3-a beer-11-a wine-5-a", None], top="wine-9-a", sidestep="beer-1-b")

    assert table.cards_to_play(0) == {"wine-5-a", "beer-11-a"}
    assert table.top == "wine-9-a"


def test_lc_071_what_was_declared_holds_while_a_sidestep_card_is_laid(scene: Any) -> None:
    hands = ["cocktail-1-b wine-3-a wine-4-a", "cocktail-9-a wine-5-a beer-5-a"]
    table = scene(hands, top="wine-m-a", declared="cocktail")

    table.play(0, "play cocktail-1-b")

    assert table.view().declared == "cocktail"
    assert table.cards_to_play(1) == {"cocktail-9-a"}
