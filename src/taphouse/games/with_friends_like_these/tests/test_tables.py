"""Which tables there can be, and their options: WF-010 to WF-015, WF-020."""

from typing import Any

import pytest

from taphouse.core.errors import BadHouse
from taphouse.games.with_friends_like_these.game import GAME
from taphouse.words.about_game import option_about

ALLOWED = {
    ("WF-010", 1, False): range(3, 7),
    ("WF-012", 2, False): range(2, 9),
    ("WF-013", 1, True): range(2, 6),
    ("WF-014", 2, True): range(4, 9),
}


def about(option: str) -> str:
    return next(option_about(GAME, each) for each in GAME.options if each.id == option)


@pytest.mark.parametrize(("rule", "decks", "wingman"), ALLOWED)
@pytest.mark.parametrize("seats", range(1, 10))
def test_wf_010_to_wf_015_each_variant_has_its_numbers_of_seats(
    rule: str, decks: int, *, wingman: bool, seats: int, fresh: Any
) -> None:
    """WF-010 standard, WF-012 two decks, WF-013 Wingman, WF-014 both; WF-015 nothing else can be started."""
    if seats in ALLOWED[rule, decks, wingman]:
        assert fresh(seats, decks=decks, wingman=wingman).state.seats == seats
    else:
        with pytest.raises(BadHouse, match=rf"takes \d to \d seats, not {seats}\.") as refused:
            GAME.house(seats, {"decks": decks, "wingman": wingman})
        assert refused.value.fact["rule"] == rule


def test_wf_015_the_refusal_names_what_can_be_played_instead() -> None:
    with pytest.raises(BadHouse, match=r"With 7 there can be: Double Deck Chaos and Double-Deck Wingman\."):
        GAME.house(7)
    with pytest.raises(BadHouse, match=r"Play with 2 to 8\."):
        GAME.house(9)


def test_wf_012_wf_013_the_lobby_says_for_whom_the_variants_are() -> None:
    assert "best with 4 to 8" in about("decks")
    assert "who know the game" in about("decks")
    assert "who know the game" in about("wingman")
    assert "2 to 5" in about("wingman")


@pytest.mark.parametrize(("seats", "house"), [(6, {}), (5, {"wingman": True}), (8, {"decks": 2})])
def test_the_largest_tables_have_enough_cards(fresh: Any, seats: int, house: dict[str, Any]) -> None:
    there = fresh(seats, **house)
    while there.state.hand_size < 10:
        there.state.apply(there.turn, there.state.legal_moves(there.turn)[0])

    assert len(there.state.held(seats)) == 62 * house.get("decks", 1) - 10 * seats - 1
    assert all(len(there.held(seat)) == 10 for seat in range(seats))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("decks", 3),
        ("wingman", "perhaps"),
        ("peak_cards", 2),
        ("peak_cards", 11),
        ("first_dealer", 4),
        ("first_dealer", "oldest"),
        ("mixer_following", "both"),
        ("own_wingman_scoring", "triple"),
        ("wingman_memory_aid", 1),
        ("trick_history", "some"),
        ("jokers", 2),
    ],
)
def test_an_option_that_is_none_is_refused(name: str, value: Any) -> None:
    with pytest.raises(BadHouse, match=name):
        GAME.house(4, {name: value})


def test_every_option_says_what_it_changes() -> None:
    for option in GAME.options:
        assert option_about(GAME, option).endswith(".")
        assert option.rule.startswith("WF-") or option.id == "trick_history"


def test_the_house_of_a_table_is_settled_with_its_defaults() -> None:
    assert GAME.house(4) == {
        "decks": 1,
        "wingman": False,
        "peak_cards": 10,
        "first_dealer": "random",
        "mixer_following": "trump_only",
        "own_wingman_scoring": "double",
        "wingman_memory_aid": False,
        "trick_history": "last",
    }


@pytest.mark.parametrize("seat", range(4))
def test_wf_020_the_seat_of_the_oldest_player_deals_first(fresh: Any, seat: int) -> None:
    assert fresh(4, first_dealer=seat).state.dealer == seat


@pytest.mark.parametrize("drawn", range(4))
def test_wf_020_or_chance_says_who_deals_first(fresh: Any, unshuffled: Any, drawn: int) -> None:
    rng = unshuffled(first=drawn)

    assert fresh(4, rng).state.dealer == drawn
    assert rng.asked[0] == 4
