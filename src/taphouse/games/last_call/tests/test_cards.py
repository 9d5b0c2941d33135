"""The whole design of the deck: no card is luckier than another."""

from collections import Counter

import pytest

from taphouse.core.house import settle
from taphouse.decks.glasses import DECK, is_bar, is_mixer, rank_of, read_card, suit_of
from taphouse.games.last_call.cards import (
    ABOUT_FACE,
    CARDS,
    CHEERS,
    COLOURS,
    EVENT_IDS,
    GET_WILD,
    GOES_ON_CARD,
    HOUSE_MIXER,
    MY_SHOUT,
    NONE,
    ORDINARY,
    PASS_THE_BOTTLE,
    SHAPES,
    SUIT_IDS,
    SWITCH_IT_UP,
    TAKE_THAT,
    TOUGH_BREAK,
    TROUBLES,
    colour_of,
    event_of,
    shape_of,
)
from taphouse.games.last_call.game import GAME
from taphouse.games.last_call.house import OPTIONS, House
from taphouse.games.last_call.naming import write
from taphouse.words.languages import words_of

EVERY = range(CARDS)
GRID = [card for card in EVERY if not is_bar(card) and 2 <= rank_of(card) <= 11]
"""The hundred cards 2 to 11."""

COLOUR_TABLE = """
2  Ruby  Lemon Mint  Azure Rose
3  Amber Lime  Teal  Plum  Mocha
4  Lemon Mint  Azure Rose  Ruby
5  Lime  Teal  Plum  Mocha Amber
6  Mint  Azure Rose  Ruby  Lemon
7  Teal  Plum  Mocha Amber Lime
8  Azure Rose  Ruby  Lemon Mint
9  Plum  Mocha Amber Lime  Teal
10 Rose  Ruby  Lemon Mint  Azure
11 Mocha Amber Lime  Teal  Plum
"""
SHAPE_TABLE = """
2  Circle/Meeple   Diamond/Triangle Cross/Pentagram  Shield/Star      Tree/Sword
3  Diamond/Triangle Cross/Pentagram Shield/Star      Tree/Sword       Meeple/Circle
4  Cross/Pentagram Shield/Star      Tree/Sword       Meeple/Circle    Triangle/Diamond
5  Shield/Star     Tree/Sword       Meeple/Circle    Triangle/Diamond Pentagram/Cross
6  Tree/Sword      Meeple/Circle    Triangle/Diamond Pentagram/Cross  Star/Shield
7  Meeple/Circle   Triangle/Diamond Pentagram/Cross  Star/Shield      Sword/Tree
8  Triangle/Diamond Pentagram/Cross Star/Shield      Sword/Tree       Circle/Meeple
9  Pentagram/Cross Star/Shield      Sword/Tree       Circle/Meeple    Diamond/Triangle
10 Star/Shield     Sword/Tree       Circle/Meeple    Diamond/Triangle Cross/Pentagram
11 Sword/Tree      Circle/Meeple    Diamond/Triangle Cross/Pentagram  Shield/Star
"""
ONES = "Ruby/Amber Lemon/Lime Mint/Teal Azure/Plum Rose/Mocha"


def number(text: str) -> int:
    return read_card(text, SUIT_IDS)


def named(kind: str, name: str) -> str:
    """What a player calls a part of a card."""
    return words_of(GAME).shown(f"{kind}:{name}", "")


def test_lc_001_both_decks_are_124_cards() -> None:
    assert len({write(card) for card in EVERY}) == 124
    assert Counter(write(card)[-1] for card in EVERY) == {"a": 62, "b": 62}


def test_lc_003_the_five_glasses() -> None:
    assert tuple(named("suit", suit) for suit in SUIT_IDS) == ("Wine", "Whiskey Rocks", "Cocktail", "Copita", "Beer")
    assert Counter(suit_of(card) for card in EVERY if not is_bar(card)) == dict.fromkeys(range(5), 24)


def test_lc_004_ten_colours_and_ten_shapes_and_most_cards_have_both() -> None:
    assert len(COLOURS) == len(SHAPES) == 10
    assert sum(colour_of(card) != NONE for card in EVERY) == 110
    assert sum(shape_of(card) != NONE for card in EVERY) == 100
    assert Counter(colour_of(card) for card in EVERY if colour_of(card) != NONE) == dict.fromkeys(range(10), 11)
    assert Counter(shape_of(card) for card in EVERY if shape_of(card) != NONE) == dict.fromkeys(range(10), 10)


def test_lc_005_the_shapes_by_name() -> None:
    shapes = "Circle Diamond Cross Shield Tree Meeple Triangle Pentagram Star Sword"

    assert shapes.split() == [named("shape", shape) for shape in SHAPES]


def test_lc_006_the_printed_colours() -> None:
    for row in COLOUR_TABLE.strip().splitlines():
        rank, *colours = row.split()
        for suit, colour in zip(SUIT_IDS, colours, strict=True):
            for deck in "ab":
                assert named("colour", COLOURS[colour_of(number(f"{suit}-{rank}-{deck}"))]) == colour


def test_lc_006_the_printed_shapes() -> None:
    for row in SHAPE_TABLE.strip().splitlines():
        rank, *pairs = row.split()
        for suit, pair in zip(SUIT_IDS, pairs, strict=True):
            for deck, shape in zip("ab", pair.split("/"), strict=True):
                assert named("shape", SHAPES[shape_of(number(f"{suit}-{rank}-{deck}"))]) == shape


def test_lc_006_the_ones_have_ten_different_colours_and_no_shape() -> None:
    for suit, pair in zip(SUIT_IDS, ONES.split(), strict=True):
        for deck, colour in zip("ab", pair.split("/"), strict=True):
            assert named("colour", COLOURS[colour_of(number(f"{suit}-1-{deck}"))]) == colour
            assert shape_of(number(f"{suit}-1-{deck}")) == NONE
    assert len(set(ONES.replace("/", " ").split())) == 10


def test_lc_006_the_hundred_cards_are_every_colour_with_every_shape() -> None:
    pairs = Counter((colour_of(card), shape_of(card)) for card in GRID)

    assert pairs == {(colour, shape): 1 for colour in range(10) for shape in range(10)}


def test_lc_006_each_suit_has_each_colour_and_each_shape_twice() -> None:
    colours = Counter((suit_of(card), colour_of(card)) for card in GRID)
    shapes = Counter((suit_of(card), shape_of(card)) for card in GRID)

    assert set(colours.values()) == set(shapes.values()) == {2}
    assert len(colours) == len(shapes) == 50


@pytest.mark.parametrize("card", GRID)
def test_lc_006_every_one_of_them_matches_exactly_35_of_the_other_99(card: int) -> None:
    others = [other for other in GRID if other != card]
    by_suit = {other for other in others if suit_of(other) == suit_of(card)}
    by_colour = {other for other in others if colour_of(other) == colour_of(card)}
    by_shape = {other for other in others if shape_of(other) == shape_of(card)}

    assert (len(by_suit), len(by_colour), len(by_shape)) == (19, 9, 9)
    assert len(by_suit | by_colour | by_shape) == 35


@pytest.mark.parametrize("top", GRID)
def test_lc_010_an_ordinary_card_goes_on_a_card_exactly_if_they_share_a_feature(top: int) -> None:
    goes = {card for card in GRID if event_of(card) == ORDINARY and goes_on(card, top)}

    assert goes == {
        card
        for card in GRID
        if event_of(card) == ORDINARY
        and (suit_of(card) == suit_of(top) or colour_of(card) == colour_of(top) or shape_of(card) == shape_of(top))
    }


def goes_on(card: int, top: int) -> bool:
    return bool(int(GOES_ON_CARD[2 * top + card // DECK]) >> card % DECK & 1)


def test_lc_006_every_suit_has_the_same_events() -> None:
    for suit in range(5):
        mine = [card for card in EVERY if not is_bar(card) and suit_of(card) == suit]
        ranks = Counter("m" if is_mixer(card) else min(rank_of(card), 3) for card in mine)
        assert ranks == {1: 2, 2: 2, 3: 18, "m": 2}
        assert [event_of(card) for card in mine if rank_of(card) == 1] == [SWITCH_IT_UP, ABOUT_FACE]


def test_lc_006_the_events_are_as_many_as_the_rulebook_counts() -> None:
    counts = Counter(event_of(card) for card in EVERY)

    assert counts == {
        SWITCH_IT_UP: 5,
        ABOUT_FACE: 5,
        TAKE_THAT: 9,
        CHEERS: 1,
        ORDINARY: 90,
        MY_SHOUT: 1,
        GET_WILD: 3,
        PASS_THE_BOTTLE: 3,
        TROUBLES: 2,
        HOUSE_MIXER: 1,
        TOUGH_BREAK: 4,
    }
    assert counts.total() == 124


def test_lc_006_which_mixer_is_what() -> None:
    mixers = {write(card): named("event", EVENT_IDS[event_of(card)]) for card in EVERY if is_mixer(card)}

    assert mixers == {
        "beer-m-b": "My Shout",
        "wine-m-a": "Let's Get Wild",
        "copita-m-a": "Let's Get Wild",
        "whiskey-m-b": "Let's Get Wild",
        "whiskey-m-a": "Pass the Bottle",
        "beer-m-a": "Pass the Bottle",
        "wine-m-b": "Pass the Bottle",
        "cocktail-m-a": "Trigger Troubles",
        "copita-m-b": "Trigger Troubles",
        "cocktail-m-b": "House Mixer",
    }
    assert event_of(number("beer-2-b")) == CHEERS


@pytest.mark.parametrize(
    ("choice", "event"),
    [("house", HOUSE_MIXER), ("my_shout", MY_SHOUT), ("lets_get_wild", GET_WILD), ("pass_the_bottle", PASS_THE_BOTTLE)],
)
def test_lc_006_the_house_says_what_the_tenth_mixer_is(choice: str, event: int) -> None:
    house = House(settle(OPTIONS, {"tenth_mixer": choice}))

    assert house.events[number("cocktail-m-b")] == event
    assert [card for card in EVERY if house.events[card] != event_of(card)] == (
        [] if choice == "house" else [number("cocktail-m-b")]
    )


def test_lc_007_the_decks_agree_but_for_shapes_ones_one_two_and_mixers() -> None:
    """Only this game's face counts: the sister game's identical decks differ here."""
    for card in range(DECK):
        twin = card + DECK
        if is_bar(card):
            assert event_of(card) == event_of(twin) == TOUGH_BREAK
            continue
        assert suit_of(card) == suit_of(twin)
        assert rank_of(card) == rank_of(twin)
        if not is_mixer(card) and rank_of(card) != 1:
            assert colour_of(card) == colour_of(twin)
            assert shape_of(card) != shape_of(twin)
            assert (event_of(card) == event_of(twin)) == (write(twin) != "beer-2-b")
