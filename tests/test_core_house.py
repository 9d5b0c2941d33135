"""The house: what can be chosen, and the sentences of refusal."""

import re

import pytest

from taphouse.core.errors import BadHouse
from taphouse.core.game import Game
from taphouse.core.house import Option, Value, in_words, settle
from taphouse.testing.coasters.game import GAME

DEALER = Option("dealer", ("random", "winner"), default="random", about="Who deals.", per_seat=True)
SIPS = Option("sips", default=2, about="Sips for a slip.", span=(0, 5))
LOUD = Option("loud", (False, True), default=False, about="Whether calls are shouted.")
HAND = Option("hand", (3, 5), default=3, about="Cards in a hand.")
DRIVERS = Option("drivers", ("nobody",), default="nobody", about="Who drives.", some_seats=True)
OPTIONS = (DEALER, SIPS, LOUD, HAND, DRIVERS)


class Pub(Game):
    """Any game with these options."""

    meta = GAME.meta
    options = OPTIONS


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (DEALER, "random", "random"),
        (DEALER, " Winner ", "winner"),
        (DEALER, "3", 3),
        (DEALER, 0, 0),
        (SIPS, "5", 5),
        (SIPS, 0, 0),
        (LOUD, "yes", True),
        (LOUD, "off", False),
        (LOUD, "TRUE", True),
        (LOUD, True, True),
        (HAND, "5", 5),
        (DRIVERS, "Nobody", "nobody"),
        (DRIVERS, "2", "2"),
        (DRIVERS, "0+2", "0+2"),
    ],
)
def test_a_value_is_taken_as_data_or_as_text(option: Option, given: Value, value: Value) -> None:
    read = option.read(given)

    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    ("option", "given", "sentence"),
    [
        (DEALER, "nobody", "dealer cannot be nobody. Choose random, winner or a seat from 1 on."),
        (DEALER, -1, "dealer cannot be -1. Choose random, winner or a seat from 1 on."),
        (DEALER, True, "dealer cannot be true. Choose random, winner or a seat from 1 on."),
        (SIPS, 6, "sips cannot be 6. Choose 0 to 5."),
        (SIPS, "-1", "sips cannot be -1. Choose 0 to 5."),
        (LOUD, 1, "loud cannot be 1. Choose false or true."),
        (HAND, True, "hand cannot be true. Choose 3 or 5."),
        (HAND, 4, "hand cannot be 4. Choose 3 or 5."),
        (DRIVERS, "2+0", "drivers cannot be 2+0. Choose nobody or seats joined by +, such as 1+3."),
        (DRIVERS, "0+0", "drivers cannot be 0+0. Choose nobody or seats joined by +, such as 1+3."),
        (DRIVERS, "0+", "drivers cannot be 0+. Choose nobody or seats joined by +, such as 1+3."),
        (DRIVERS, "", "drivers cannot be nothing. Choose nobody or seats joined by +, such as 1+3."),
        (DRIVERS, 1, "drivers cannot be 1. Choose nobody or seats joined by +, such as 1+3."),
        (HAND, "", "hand cannot be nothing. Choose 3 or 5."),
    ],
)
def test_a_refused_value_is_named_with_what_can_be_chosen(option: Option, given: Value, sentence: str) -> None:
    with pytest.raises(BadHouse, match=f"^{re.escape(sentence)}$"):
        option.read(given)


def test_defaults_fill_the_rest_in_the_order_of_the_declaration() -> None:
    house = settle(OPTIONS, {"hand": "5", "loud": "on"})

    assert list(house.items()) == [
        ("dealer", "random"),
        ("sips", 2),
        ("loud", True),
        ("hand", 5),
        ("drivers", "nobody"),
    ]


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(
        BadHouse, match=r"^There is no option called 'music'. There are: dealer, sips, loud, hand and drivers.$"
    ):
        settle(OPTIONS, {"music": True})


def test_a_seat_that_is_not_at_the_table_cannot_be_chosen() -> None:
    assert Pub().house(3, {"dealer": 2})["dealer"] == 2
    with pytest.raises(BadHouse, match=r"^dealer is seat 4, but the seats are 1 to 3.$"):
        Pub().house(3, {"dealer": 3})
    assert Pub().house(3, {"drivers": "0+2"})["drivers"] == "0+2"
    with pytest.raises(BadHouse, match=r"^drivers is seat 4, but the seats are 1 to 3.$"):
        Pub().house(3, {"drivers": "1+3"})


def test_the_seats_that_a_value_names() -> None:
    assert [DRIVERS.seats_of(value) for value in ("nobody", "1", "0+2")] == [[], [1], [0, 2]]
    assert [DEALER.seats_of(value) for value in ("random", 0, 3)] == [[], [0], [3]]
    assert SIPS.seats_of(2) == []


@pytest.mark.parametrize(
    ("option", "typed", "value"),
    [
        (DEALER, "1", 0),
        (DEALER, " 3 ", 2),
        (DEALER, "Random", "random"),
        (DRIVERS, "1", "0"),
        (DRIVERS, "3+1", "0+2"),
        (DRIVERS, "nobody", "nobody"),
        (SIPS, "0", 0),
        (HAND, "5", 5),
        (LOUD, "on", True),
    ],
)
def test_people_count_seats_from_1_and_data_from_0(option: Option, typed: str, value: Value) -> None:
    read = option.read_typed(typed)

    assert read == value
    assert type(read) is type(value)
    assert option.read_typed(option.in_words(read)) == read


@pytest.mark.parametrize(
    ("option", "typed", "sentence"),
    [
        (DEALER, "0", "dealer cannot be 0. Choose random, winner or a seat from 1 on."),
        (DEALER, "-1", "dealer cannot be -1. Choose random, winner or a seat from 1 on."),
        (DEALER, "1+2", "dealer cannot be 1+2. Choose random, winner or a seat from 1 on."),
        (DRIVERS, "0+1", "drivers cannot be 0+1. Choose nobody or seats joined by +, such as 1+3."),
        (DRIVERS, "2+2", "drivers cannot be 2+2. Choose nobody or seats joined by +, such as 1+3."),
        (SIPS, "9" * 5000, f"sips cannot be {'9' * 60}.... Choose 0 to 5."),
        (DEALER, "9" * 5000, f"dealer cannot be {'9' * 60}.... Choose random, winner or a seat from 1 on."),
    ],
)
def test_seats_that_people_do_not_count_are_refused(option: Option, typed: str, sentence: str) -> None:
    with pytest.raises(BadHouse, match=f"^{re.escape(sentence)}$"):
        option.read_typed(typed)


def test_a_misspelt_option_is_guessed() -> None:
    with pytest.raises(BadHouse, match=r"^There is no option called 'dealr'. Did you mean dealer\?$"):
        settle(OPTIONS, {"dealr": "random"})


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_number_of_seats_that_the_game_does_not_take_is_refused(seats: int) -> None:
    with pytest.raises(BadHouse, match=f"^Coasters takes 2 to 4 seats, not {seats}.$"):
        GAME.house(seats)


def test_values_worth_trying_are_the_choices_unless_said_otherwise() -> None:
    assert HAND.worth == (3, 5)
    assert Option("sips", default=2, about="", span=(0, 9), worth=(1, 2)).worth == (1, 2)


def test_values_are_written_as_they_are_typed() -> None:
    assert [in_words(value) for value in (True, False, 7, "winner")] == ["true", "false", "7", "winner"]
