"""The story, as each seat may hear it."""

from typing import Any

import pytest


def test_a_card_drawn_unseen_is_named_to_its_drawer_only(scene: Any) -> None:
    t = scene([""], deck="NUT")

    t.play(0, "draw")

    assert t.story(0) == ["You draw Roasted Nuts."]
    assert t.story(1) == t.story(None) == ["Ann draws a card."]


def test_a_card_from_the_market_is_named_to_all(scene: Any) -> None:
    t = scene([""], market="NUT SUG", deck="BAR")

    t.play(0, "take 1")

    assert t.story(1) == ["Ann takes Roasted Nuts from the market.", "Oak Barrel comes to market slot 1."]


def test_a_swap_is_told_step_by_step(scene: Any) -> None:
    t = scene(
        ["SUG SUG"], guests=["G01 G02 G03"], guest_market="G04 G05 G06 G07", guest_deck="G08 G09", decision="swap"
    )

    t.play(0, "pay SUG", "swap deck", "reject")

    assert t.story(1)[:3] == [
        "Ann pays two cards of Cane Sugar to swap a guest.",
        "Ann turns up India.",
        "Ann sends India to the market, and Norway leaves.",
    ]


@pytest.mark.parametrize(
    ("hand", "move", "words"),
    [
        ("JUG JUG", "pay JUG", "two Mixing Jugs"),
        ("CRM CRM abundance", "pay CRM abundance", "Cream and Abundance"),
        ("abundance abundance", "pay abundance equipment", "two cards of Abundance"),
    ],
)
def test_what_is_paid_is_counted_in_words(scene: Any, hand: str, move: str, words: str) -> None:
    t = scene([hand], decision="swap")

    t.play(0, move, "swap deck")

    assert f"You pay {words} to swap a guest." in t.story(0)


@pytest.mark.parametrize(
    ("discard", "words"), [("NUT", "1 card of the discard is"), ("NUT CRM", "2 cards of the discard are")]
)
def test_fwb_084_one_card_is_not_told_as_several(scene: Any, discard: str, words: str) -> None:
    t = scene(["SPI"], market="JUG STR", discard=discard, rest_with=1, points=1)
    t.state.resources.discard.fill([card for card in t.state.resources.discard.listed() if card < 149])

    t.play(0, "draw")

    assert f"The Resource Deck is used up: {words} shuffled anew." in t.story(1)


def test_a_served_guest_and_the_last_round(scene: Any) -> None:
    t = scene(["SPI SUG CIT CIT"], sheds=["JUG STR JAR"], guests=["G01 G02* G03*"], decision="complete")

    t.play(0, "serve 1")

    assert "Ann serves Italy Sorrentella for 7 points." in t.story(1)
    assert "You have served all your guests: this is the last round." in t.story(0)
    assert "Ann has served all their guests: this is the last round." in t.story(2)


def test_an_interrupt_is_told_with_what_it_does(scene: Any) -> None:
    t = scene(["", "NUT", ""], deck="supply_chain_hiccup SPI SUG CIT")

    t.play(0, "draw")

    assert t.story(1) == [
        "Supply Chain Hiccup, drawn by Ann!",
        "You lose Roasted Nuts by chance.",
        "Ann draws a card.",
        "You draw Cane Sugar.",
        "Cat draws a card.",
    ]


def test_secret_answers_are_told_once_all_are_in(scene: Any) -> None:
    t = scene([""], sheds=["JUG"], deck="one_shot")
    t.play(0, "draw", "toast")
    assert t.story(1)[-1] == "Ann has answered."

    t.play(1, "no")
    t.play(2, "no")

    assert "Ann says: a toast." in t.story(1)
    assert "Ann is spared by We Only Get One Shot." in t.story(1)


def test_trades_are_told(scene: Any) -> None:
    t = scene(["SPI", "SUG", ""], decision="trade_offer", house={"trading": True})

    t.play(0, "offer SPI", "want SUG")
    assert t.story(1) == []
    t.play(0, "ask 1")
    t.play(1, "accept")

    assert t.story(2)[:2] == [
        "Ann offers Ben Neutral Spirit for Cane Sugar.",
        "Ann trades Neutral Spirit for Cane Sugar with Ben.",
    ]


def test_a_look_at_guests_names_nobody(scene: Any) -> None:
    t = scene([""], deck="cultural_exchange", guest_deck="G01 G02 G03", house={"advanced_effects": True})

    t.play(0, "draw", "arrange 2 1 3")

    assert t.story(1) == [
        "Cultural Exchange, drawn by Ann!",
        "Ann looks at the top 3 guests.",
        "From now on a swap costs one card.",
    ]
