"""Positions: written at any moment, read back exactly, and refused when they cannot be."""

from typing import Any

import pytest

from taphouse.core.errors import BadPosition
from taphouse.games.cocktail_conspiracy.game import GAME

SIX = "Yr1 Yr2 Yg1 Yg2 Yb1 Yb2"


def same(t: Any) -> bool:
    data = GAME.position(t.state)
    return GAME.position(GAME.from_position(data)) == data


def test_in_the_middle_of_keepers_proposals(scene: Any) -> None:
    t = scene(5, hands={"A1": "Pg1 Rb1 Bp1"}, places={"Bv": "Gr1 Gr2"}, house={"cheers_button": True})
    steps = [
        ("A1", "play Pg1 on Bv"),
        ("A1", "cheers"),
        ("B1", "match Gr1"),
        ("B1", "send A1 A2"),
        ("B2", "counter"),
        ("B2", "match Gr2"),
        ("B2", "send A2 A3"),
        ("B1", "toss"),
    ]
    t.state.rng = GAME.from_position(GAME.position(t.state)).rng
    for name, move in steps:
        assert same(t)
        t.play(name, move)

    assert same(t)


def test_in_the_middle_of_two_overflows(scene: Any) -> None:
    places = {"A2": "Gr1", "B1": SIX, "B2": "Pr1 Pr2 Pg2 Pb1 Pb2 Py1"}
    t = scene(places=places, hands={"A1": "Rg1 Rr1 Gg1"})
    t.play("A1", "play Rg1 on A2")
    t.play("A2", "send B2 B1")
    assert same(t)

    t.play("B2", "drop Rg1")

    assert same(t)
    assert GAME.position(t.state)["latest"]["dropped"] == [["Rg1", 3]]  # type: ignore[index]


def test_in_the_middle_of_the_throwing(dealt: Any) -> None:
    t = dealt(4)
    for name in t.names:
        t.play(name, "drank today")
    t.play("B1", "throw paper")

    assert same(t)


def test_what_is_written_can_be_read_by_people(scene: Any) -> None:
    data = scene(places={"B1": "Yr1 Gr1"}, combinations={"A": "RRGGB"}).state.position()

    assert data["places"][1] == ["Gr1", "Yr1"]
    assert data["combinations"] == ["RRGGB", "YYPPG"]
    assert (data["teams"], data["decision"]) == ("ABAB", "turn_action")


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"game": "last-call"}, "This is a position of 'last-call'"),
        ({"decision": "sleeping"}, "One of last_drink_answer"),
        ({"hands": [[]]}, "A list of 4 is needed"),
        ({"deck": []}, "Every card of the deck must lie in exactly one place"),
        ({"places": [["Xx1"], [], [], []]}, "is not a card"),
        ({"teams": "AABB"}, "The teams do not fit the table"),
        ({"teams": "ABAX"}, "A team of this table is needed"),
        ({"teams": "ABA"}, "The teams do not fit the table"),
        ({"combinations": ["RRRGG", "YYPPG"]}, "is not a combination"),
        ({"active": None}, "There must be an active seat"),
        ({"decider": 1}, "In a quiet moment the active seat decides"),
        ({"at": 2}, "There must be an active seat, where the turn order stands"),
        ({"at": 4}, "A number from 0 to 3"),
        ({"turns": True}, "A number from 0"),
        ({"toasting": 1}, "true or false is needed"),
        ({"decision": "cheers_send"}, "CHEERS needs a played card"),
        ({"decision": "overflow_discard"}, "A card has to go only where more than 6 lie"),
        ({"decision": "virtual_answer"}, "Keepers agree only about a virtual place"),
        ({"plan": ["Rg1", 2]}, "A proposal is a card, or a card and two places"),
        ({"ruled_out": [["RRGGB"], [], [], []]}, "Place 0 would have won already"),
        ({"decision": "last_drink_answer", "answers": ["now"] * 4}, "Somebody must be asked"),
        ({"latest": {}}, "The position cannot be rebuilt: KeyError"),
    ],
)
def test_what_cannot_be(scene: Any, said: dict[str, object], words: str) -> None:
    data = GAME.position(scene().state)

    with pytest.raises(BadPosition, match=words):
        GAME.from_position({**data, **said})


def test_no_place_has_seven_cards_in_a_quiet_moment(scene: Any) -> None:
    with pytest.raises(BadPosition, match="More than 6 cards lie at place 1"):
        scene(places={"B1": f"{SIX} Pp1"})


def test_a_card_cannot_be_sent_that_is_not_chosen(scene: Any) -> None:
    t = scene(hands={"A1": "Pg1 Rb1 Bp1"}, places={"B1": "Gr1 Gr2"})
    t.play("A1", "play Pg1 on B1")
    data = GAME.position(t.state)

    with pytest.raises(BadPosition, match="The two cards can be sent only when"):
        GAME.from_position({**data, "decision": "cheers_send"})


def test_the_last_word_needs_two_proposals(scene: Any) -> None:
    t = scene(5, hands={"A1": "Pg1 Rb1 Bp1"}, places={"Bv": "Gr1"})
    t.play("A1", "play Pg1 on Bv")
    t.play("B1", "send A1 A2")
    data = GAME.position(t.state)

    with pytest.raises(BadPosition, match="The last word needs a counter-proposal"):
        GAME.from_position({**data, "decision": "virtual_final"})
