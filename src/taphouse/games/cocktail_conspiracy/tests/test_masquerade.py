"""Masquerade, CC-075 to CC-084."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.cocktail_conspiracy.game import GAME

MASKS = {"mode": "masquerade"}
GOAL = "Rr1 Rr2 Gr1 Gr2 Bg1"
COMPOSITIONS = [(3, 2, "AAB"), (4, 2, "AABB"), (5, 2, "AAABB"), (5, 3, "AABBC"), (6, 2, "AAABBB"), (6, 3, "AABBCC")]


@pytest.mark.parametrize(("seats", "teams", "tokens"), COMPOSITIONS)
def test_cc_075_cc_076_a_combination_for_each_team_and_a_token_for_each_player(
    dealt: Any, seats: int, teams: int, tokens: str
) -> None:
    position = dealt(seats, teams=teams, **MASKS).state.position()

    assert "".join(sorted(position["teams"])) == tokens
    assert len(position["combinations"]) == teams


def test_cc_076_every_deal_of_tokens_is_as_likely_as_another(dealt: Any) -> None:
    """A chi-square test of the six deals of AABB: 5 degrees of freedom, 20.5 is one in a thousand."""
    found = Counter(dealt(4, Quick(number), **MASKS).state.position()["teams"] for number in range(600))

    assert len(found) == 6
    assert sum((number - 100) ** 2 / 100 for number in found.values()) < 20.5


def test_cc_076_each_looks_at_the_own_token_only(dealt: Any) -> None:
    t = dealt(6, **MASKS)
    teams = t.state.position()["teams"]

    for seat, name in enumerate(t.names):
        view = t.view(name)
        assert view.team == teams[seat]
        assert [other.team for other in view.seats] == [teams[seat] if i == seat else "" for i in range(6)]
        assert [place.team for place in view.places] == [teams[seat] if i == seat else "" for i in range(6)]
    assert not any(seat.team for seat in t.view().seats)


def test_cc_077_each_sees_the_combination_of_the_own_token(dealt: Any) -> None:
    t = dealt(6, teams=3, **MASKS)
    position = t.state.position()

    for seat, name in enumerate(t.names):
        team = "ABC".index(position["teams"][seat])
        sides = t.view(name).sides
        assert ["".join(token[0].upper() for token in side.tokens) for side in sides] == [
            position["combinations"][i] if i == team else "" for i in range(3)
        ]


def test_cc_078_the_reminder_is_there_for_everybody_at_once(dealt: Any) -> None:
    """Five tokens for each of six players, however many sets that would take."""
    t = dealt(6, **MASKS)

    for name in t.names:
        assert [len(side.tokens) for side in t.view(name).sides if side.team == t.view(name).team] == [5]


def test_cc_079_the_number_of_tokens_is_public_and_no_seat_but_the_own(dealt: Any) -> None:
    t = dealt(5, teams=3, **MASKS)

    view = t.view("S0")

    assert [side.size for side in view.sides] == [2, 2, 1]
    assert [side.seats for side in view.sides] == [[0] if side.team == view.team else [] for side in view.sides]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_cc_080_cc_081_plain_order_three_cards_no_stool(dealt: Any, seats: int) -> None:
    t = dealt(seats, first_player=0, **MASKS)

    assert t.view().order[:seats] == list(range(seats))
    assert [int(size) for size in t.state.sizes] == [3] * seats
    assert t.names == [f"S{seat}" for seat in range(seats)]


def test_cc_082_two_of_the_own_team_may_receive(scene: Any) -> None:
    """S0, S2 and S4 hold A; what S0 may do does not tell."""
    t = scene(6, active="S1", places={"S0": "Gb1"}, hands={"S1": "Rg1 Yy1 Yy2"}, house=MASKS)

    t.play("S1", "play Rg1 on S0")
    t.play("S0", "send S2 S4")

    assert (t.at("S2"), t.at("S4")) == ({"Rg1"}, {"Gb1"})


def test_cc_083_all_who_hold_the_token_win_wherever_they_sit(scene: Any) -> None:
    t = scene(active="S1", places={"S3": GOAL}, house=MASKS, teams="BAAB", combinations={"B": "RRGGB", "A": "YYPPG"})

    t.play("S1", "discard hand")

    assert t.winners == ["S0", "S3"]


def test_cc_083_a_place_is_judged_by_its_own_players_team(scene: Any) -> None:
    t = scene(active="S1", places={"S1": GOAL}, house=MASKS, teams="ABAB")

    t.play("S1", "discard hand")

    assert t.winners is None


def test_cc_084_cards_go_to_anybody_and_anything_may_be_said(scene: Any) -> None:
    t = scene(places={"S0": "Yy1"}, hands={"S0": "Rg1 Pp1 Pp2"}, house=MASKS)

    assert [move.split()[-1] for move in t.moves("S0") if move.startswith("play Rg1")] == ["S0", "S1", "S2", "S3"]
    assert [move.split()[-1] for move in t.moves("S0") if move.startswith("move")] == ["S1", "S2", "S3"]
    assert all(GAME.talk(t.state, Seat(seat)).aloud for seat in range(4))


def swapped(t: Any, one: int, other: int) -> Any:
    """The same table with the tokens of two seats changed."""
    data = GAME.position(t.state)
    teams = list(str(data["teams"]))
    teams[one], teams[other] = teams[other], teams[one]
    return GAME.from_position({**data, "teams": "".join(teams)})


@pytest.mark.parametrize("call", ["automatic", "button"])
def test_cc_079_nothing_that_a_seat_meets_depends_on_the_tokens_of_others(scene: Any, call: str) -> None:
    """View, moves, refusals and story of S0, with the tokens of S1 and S2 as they are and changed."""
    t = scene(
        6, places={"S1": "Rr1 Gr1", "S0": "Yy1"}, hands={"S0": "Bg1 Pp1 Pp2"}, house={**MASKS, "victory_call": call}
    )
    twin = swapped(t, 1, 2)

    for number in range(GAME.move_count):
        one, other = t.state.copy(), twin.copy()
        found = []
        for state in (one, other):
            state.events = []
            try:
                state.apply(Seat(0), number)
            except ValueError as refusal:
                found.append(str(refusal))
            else:
                told = [GAME.told(event, Seat(0)) for event in state.events]
                found.append(str((told, state.to_act(), msgspec.json.encode(GAME.view(state, Seat(0))))))
        assert found[0] == found[1]


def test_at_the_end_all_masks_fall(scene: Any) -> None:
    t = scene(active="S1", places={"S2": GOAL}, house=MASKS)

    t.play("S1", "discard hand")

    assert [seat.team for seat in t.view("S1").seats] == ["A", "B", "A", "B"]
    assert "Cleo was of team A." in t.story("S1")
