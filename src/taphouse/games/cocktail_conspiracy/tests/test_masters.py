"""Master and apprentice, CC-067 to CC-074."""

from typing import Any

import pytest

from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.cocktail_conspiracy.game import GAME
from taphouse.words.about_game import advice, in_words

MASTERS = {"mode": "master_apprentice"}
GOAL = "Rr1 Rr2 Gr1 Gr2 Bg1"


@pytest.mark.parametrize(("seats", "teams"), [(3, 2), (4, 2), (5, 2), (5, 3), (6, 2), (6, 3)])
def test_cc_069_each_team_has_one_master(dealt: Any, seats: int, teams: int) -> None:
    t = dealt(seats, teams=teams, masters="random", **MASTERS)

    found = [t.names[seat][0] for seat in t.view().masters]

    assert sorted(found) == list("ABC"[:teams])


def test_cc_070_only_the_master_knows_the_combination(dealt: Any) -> None:
    t = dealt(6, **MASTERS)

    known = {name: [side.team for side in t.view(name).sides if side.tokens] for name in t.names}

    assert known == {"A1": ["A"], "B1": ["B"], "A2": [], "B2": [], "A3": [], "B3": []}


def test_cc_070_an_apprentice_is_told_nothing_about_progress(scene: Any) -> None:
    t = scene(places={"A1": "Rr1 Yy1", "A2": "Gr1"}, house=MASTERS)

    assert [place.shortfall is not None for place in t.view("A1").places] == [True, False, True, False]
    assert not any(place.ticked or place.shortfall is not None for place in t.view("A2").places)
    assert (t.view("A1").best, t.view("A2").best) == (2, None)
    assert (t.view("A1").role, t.view("A2").role) == ("master", "apprentice")


def test_cc_071_a_master_says_nothing_until_the_game_is_over(scene: Any) -> None:
    t = scene(active="B1", places={"A1": GOAL}, house=MASTERS)
    talks = [GAME.talk(t.state, Seat(seat)) for seat in range(4)]
    assert [talk.aloud for talk in talks] == [False, False, True, True]
    assert in_words(GAME, talks[0].why) == "A master says nothing until the game is over."

    t.play("B1", "discard hand")

    assert GAME.talk(t.state, Seat(0)).aloud


def test_cc_072_the_lowest_seat_is_master(dealt: Any) -> None:
    assert dealt(6, teams=3, **MASTERS).view().masters == [0, 1, 2]


def test_cc_072_or_anybody_by_chance(dealt: Any) -> None:
    found = {tuple(dealt(6, Quick(i), masters="random", **MASTERS).view().masters) for i in range(80)}

    assert len(found) == 9


def test_cc_072_who_is_alone_is_master(dealt: Any) -> None:
    for number in range(20):
        assert 1 in dealt(3, Quick(number), masters="random", **MASTERS).view().masters


def test_cc_072_everybody_knows_who_it_is(dealt: Any) -> None:
    t = dealt(4, **MASTERS)

    for name in ("A1", "B2", None):
        view = t.view(name)
        assert view.masters == [0, 1]
        assert [seat.notes[-1] for seat in view.seats] == ["master", "master", "apprentice", "apprentice"]


@pytest.mark.parametrize("name", ["A1", "A2"])
def test_cc_073_master_or_apprentice_can_fulfil_it(scene: Any, name: str) -> None:
    t = scene(active="B1", places={name: GOAL}, house=MASTERS)

    t.play("B1", "discard hand")

    assert t.winners == ["A1", "A2"]


def test_cc_073_not_both_together(scene: Any) -> None:
    t = scene(active="B1", places={"A1": "Rr1 Rr2 Gr1", "A2": "Gr2 Bg1"}, house=MASTERS)

    t.play("B1", "discard hand")

    assert t.winners is None


def test_cc_074_the_master_declares_for_an_apprentice(scene: Any) -> None:
    t = scene(active="B1", places={"A2": GOAL}, house={**MASTERS, "victory_call": "button"})

    assert t.refusal("A2", "declare A2").rule == "CC-074"
    t.play("A1", "declare A2")
    assert t.winners == ["A1", "A2"]


def test_cc_067_all_else_is_as_in_the_classic_game(scene: Any) -> None:
    """The same plays lead to the same table."""
    for mode in ("classic", "master_apprentice"):
        t = scene(places={"B1": "Gr1"}, hands={"A1": "Pg1 Rb1 Bp1"}, deck="Yy1", house={"mode": mode})
        t.play("A1", "play Pg1 on B1")
        t.play("B1", "send A1 B2")
        assert (t.at("A1"), t.at("B2"), t.hand("A1")) == ({"Pg1"}, {"Gr1"}, {"Rb1", "Bp1", "Yy1"})


def test_cc_068_the_lobby_recommends_the_classic_game() -> None:
    assert advice(GAME, 4, GAME.house(4)) == ""
    assert advice(GAME, 4, GAME.house(4, MASTERS)) == "A first game is best played in classic mode."
    assert "uneven" in advice(GAME, 5, GAME.house(5, MASTERS))
    assert GAME.presets[0].house == {}
