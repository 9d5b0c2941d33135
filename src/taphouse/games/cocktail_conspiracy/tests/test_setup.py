"""Teams, seats and the deal, CC-001 and CC-006 to CC-021."""

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.errors import BadHouse
from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.cocktail_conspiracy.game import GAME
from taphouse.games.cocktail_conspiracy.rules.seating import seating_for
from taphouse.games.cocktail_conspiracy.rules.state import State
from taphouse.testing.staging import Orderly
from taphouse.words.about_game import age_note

TABLES = [
    (3, 2, "A1 B1 A2 Bv", "0121", "343"),
    (4, 2, "A1 B1 A2 B2", "0123", "3333"),
    (5, 2, "A1 B1 A2 B2 A3 Bv", "012341032143", "34343"),
    (5, 3, "A1 B1 C1 A2 B2 Cv", "012342", "33433"),
    (6, 2, "A1 B1 A2 B2 A3 B3", "012345", "333333"),
    (6, 3, "A1 B1 C1 A2 B2 C2", "012345", "333333"),
]


@pytest.mark.parametrize(("seats", "teams", "places", "order", "hands"), TABLES)
def test_cc_006_cc_008_cc_009_who_sits_where(seats: int, teams: int, places: str, order: str, hands: str) -> None:
    """CC-010, CC-085: and in which order they play."""
    seating = seating_for(seats, teams, masquerade=False)

    assert " ".join(seating.names) == places
    assert "".join(str(seat) for seat in seating.order) == order
    assert "".join(str(limit) for limit in seating.limits) == hands


@pytest.mark.parametrize(("seats", "teams", "places", "hands"), [(*row[:3], row[4]) for row in TABLES])
def test_cc_011_everybody_gets_a_full_hand_and_the_rest_is_the_deck(
    dealt: Any, seats: int, teams: int, places: str, hands: str
) -> None:
    t = dealt(seats, teams=teams)

    assert "".join(str(size) for size in t.state.sizes) == hands
    assert t.state.deck.size == 50 - sum(map(int, hands))
    assert all(not t.at(name) for name in places.split())
    assert t.discards == set()


@pytest.mark.parametrize("seats", [2, 7])
def test_cc_001_three_to_six_players(seats: int) -> None:
    with pytest.raises(BadHouse, match="3 to 6 seats"):
        GAME.house(seats)


def test_cc_001_the_card_of_the_game_says_so() -> None:
    assert (GAME.meta.seats_min, GAME.meta.seats_max, GAME.meta.minutes) == (3, 6, (15, 25))
    assert "6 years" in age_note(GAME)


@pytest.mark.parametrize("seats", [3, 4])
def test_cc_007_three_teams_need_five_players(seats: int) -> None:
    with pytest.raises(BadHouse, match="Three teams need 5 or 6 seats"):
        GAME.house(seats, {"teams": 3})


@pytest.mark.parametrize("seats", [5, 6])
def test_cc_007_five_or_six_may_choose(dealt: Any, seats: int) -> None:
    assert [len(dealt(seats, teams=teams).view().sides) for teams in (2, 3)] == [2, 3]


@pytest.mark.parametrize(("seats", "stool"), [(3, "Bv"), (5, "Bv"), (4, None), (6, None)])
def test_cc_010_odd_tables_have_a_stool(dealt: Any, seats: int, stool: str | None) -> None:
    t = dealt(seats)

    found = [t.names[place.place] for place in t.view().places if place.seat is None]

    assert found == ([stool] if stool else [])


def test_cc_013_chance_draws_a_combination_for_each_team() -> None:
    """The same chance gives the same, other chance another."""
    house = GAME.house(6, {"teams": 3})
    found = {str(GAME.deal(6, house, Quick(number)).position()["combinations"]) for number in (1, 1, 2, 3)}

    assert len(found) == 3


def test_cc_014_a_hand_drawn_combination(dealt: Any, orderly: Any, lowest: Any) -> None:
    """The last stack is dropped and the tokens come from the end, or the first stack and the front."""
    assert dealt(4, orderly).state.position()["combinations"] == ["RRGGY", "RRGGY"]
    assert dealt(4, lowest).state.position()["combinations"] == ["GGBBY", "GGBBY"]


def test_cc_019_the_team_knows_its_combination_and_nobody_else_does(dealt: Any) -> None:
    t = dealt(6, teams=3)

    for name in ("A1", "B1", "C1", "A2", "B2", "C2"):
        known = [side.team for side in t.view(name).sides if side.tokens]
        assert known == [name[0]]
    assert not any(side.tokens for side in t.view().sides)


def test_cc_019_the_five_tokens_are_shown_with_their_colours(scene: Any) -> None:
    side = scene().view("A1").sides[0]

    assert side.tokens == ["red", "red", "green", "green", "blue"]


class Dropping(Orderly):
    """Chance that drops a given stack of every team; the tokens of the others come out as they lie."""

    def __init__(self, stack: int = 0) -> None:
        self.stack = stack

    def below(self, n: i64) -> i64:
        """Of five stacks, give this one."""
        return self.stack if n == 5 else n - 1

    def deal(self, cards: vec[i64], size: i64, dealt: i64) -> None:
        """Leave the tokens as they lie."""

    def shuffle(self, cards: vec[i64], size: i64) -> None:
        """Leave the cards as they lie."""


def test_cc_020_what_was_dropped_leaves_no_trace_even_at_the_end() -> None:
    """Two deals draw the same cocktails, one after the lemons were dropped, one after the plums.

    Whatever anybody sees, and whatever is written down, is the same, from the deal to the end.
    """
    house = GAME.house(4, {"first_player": 0})
    tables = [GAME.deal(4, house, Dropping(stack), listen=True) for stack in (3, 4)]
    assert tables[0].position()["combinations"] == ["RRGGB", "RRGGB"]
    chance = Quick(5)
    while tables[0].to_act():
        seat = tables[0].next_to_act()
        move = tables[0].random_move(seat, chance)
        for table in tables:
            table.apply(seat, move)
        assert_same(*tables)
    assert tables[0].outcome() is not None
    assert tables[0].events == tables[1].events


def assert_same(one: State, other: State) -> None:
    """Two tables are the same to everybody, and on paper."""
    assert one.position() == other.position()
    for eyes in (None, *map(Seat, range(4))):
        assert GAME.view(one, eyes) == GAME.view(other, eyes)


def test_cc_021_two_teams_can_have_the_same_combination(dealt: Any) -> None:
    same = Counter(len(set(dealt(4, Quick(number)).state.position()["combinations"])) for number in range(400))

    assert 0 < same[1] < 40


def test_the_lowest_chance_is_as_good_as_any(dealt: Any, lowest: Any) -> None:
    """Every deal comes to a first decision, whatever chance does."""
    t = dealt(5, lowest, mode="masquerade", first_player="random")

    assert t.state.to_act() == [Seat(0)]
