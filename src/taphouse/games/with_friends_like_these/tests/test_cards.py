"""The cards: WF-001 to WF-008."""

from collections import Counter
from typing import Any

import pytest

from taphouse.core.errors import BadNotation
from taphouse.decks.glasses import DECK, read_card
from taphouse.games.with_friends_like_these.cards import (
    NO_TRUMPS,
    SUIT_IDS,
    class_of,
    read,
    stands_for,
    strength_of,
    write,
)
from taphouse.games.with_friends_like_these.game import GAME

SISTER_SUITS = ("wine", "whiskey", "cocktail", "copita", "beer")


def faces(pieces: list[str]) -> Counter[str]:
    """Cards without the letter of their deck."""
    return Counter(piece[:-2] for piece in pieces)


def test_wf_001_the_standard_game_uses_one_of_two_matching_decks(fresh: Any) -> None:
    one = GAME.pieces(fresh(4).state)
    two = GAME.pieces(fresh(4, decks=2).state)

    assert len(one) == len(set(one)) == 62
    assert len(two) == len(set(two)) == 124
    assert {piece[-1] for piece in one} == {"a"}
    assert faces(two) == faces(one) + faces(one)


def test_wf_002_a_deck_has_five_suits_of_twelve_and_two_bars(fresh: Any) -> None:
    suits = Counter(piece.split("-")[0] for piece in GAME.pieces(fresh(4).state))

    assert suits == {"wine": 12, "whiskey": 12, "highball": 12, "cocktail": 12, "beer": 12, "bar": 2}


@pytest.mark.parametrize(
    ("suit", "shown"),
    [
        ("wine", "Wine (Wine Glass)"),
        ("whiskey", "Whiskey Rocks (Rocks Glass)"),
        ("highball", "Highball Gin (Highball Glass)"),
        ("cocktail", "Liqueur/Cocktail (Cocktail Glass)"),
        ("beer", "Beer (Beer Glass)"),
    ],
)
def test_wf_003_each_suit_is_shown_by_its_glass(table: Any, suit: str, shown: str) -> None:
    counters = table(trump=suit).look(0).counters

    assert counters["trumps"] == shown


def test_wf_004_a_suit_holds_1_to_11_and_a_mixer_that_is_13_or_12(fresh: Any) -> None:
    ranks = {piece.split("-")[1] for piece in GAME.pieces(fresh(4).state) if piece.startswith("wine")}

    assert ranks == {*(str(number) for number in range(1, 12)), "m"}
    assert {strength_of(read("wine-m-a"), trump) for trump in range(6)} == {12, 13}
    assert [strength_of(read(f"wine-{number}-a"), NO_TRUMPS) for number in range(1, 12)] == list(range(1, 12))


def test_wf_005_only_this_face_counts_though_the_cards_are_those_of_the_sister_game() -> None:
    """The same physical card has the same number under both names; here it goes only by the name of this face."""
    for card in range(2 * DECK):
        assert read_card(write(card).replace("highball", "copita"), SISTER_SUITS) == card
    with pytest.raises(BadNotation):
        read("copita-3-a")


def test_wf_006_a_mixer_is_the_13_of_its_large_glass_and_can_be_the_12_of_its_small_one() -> None:
    for suit, name in enumerate(SUIT_IDS):
        mixer = read(f"{name}-m-a")
        meanings = {stands_for(mixer, trump) for trump in range(6)}

        assert {rank for rank, _ in meanings} == {12, 13}
        assert stands_for(mixer, suit) == stands_for(mixer, NO_TRUMPS) == (13, suit)


@pytest.mark.parametrize(
    ("trump", "its_13", "its_12"),
    [
        ("wine", "wine-m-a", "whiskey-m-a"),
        ("whiskey", "whiskey-m-a", "highball-m-a"),
        ("highball", "highball-m-a", "cocktail-m-a"),
        ("cocktail", "cocktail-m-a", "beer-m-a"),
        ("beer", "beer-m-a", "wine-m-a"),
    ],
)
def test_wf_007_every_suit_has_one_13_and_one_12(trump: str, its_13: str, its_12: str) -> None:
    suit = SUIT_IDS.index(trump)
    mixers = [f"{name}-m-a" for name in SUIT_IDS]
    strengths = {name: strength_of(read(name), suit) for name in mixers if class_of(read(name), suit) == 5}

    assert strengths == {its_13: 13, its_12: 12}


def test_wf_008_the_fifth_suit_is_called_highball(table: Any) -> None:
    assert read_card("copita-m-a", SISTER_SUITS) == read("highball-m-a")
    there = table(hands={0: "highball m"}, trump="whiskey")
    there.lay("highball m")
    assert there.story()[0] == "Ann led Mixer of Highball Gin, the 12 of Whiskey Rocks."


@pytest.mark.parametrize("text", ["", "beer", "beer-12-a", "beer-0-a", "bar-3-a", "beer-10-c", "ale-1-a", "bar-m-a"])
def test_a_card_that_is_none_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a card"):
        GAME.read_move(f"play {text}")
