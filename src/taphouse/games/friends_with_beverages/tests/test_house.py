"""The options of a table; what each changes stands with its rule."""

from typing import Any

import pytest

from taphouse.core.errors import BadHouse
from taphouse.core.playout import play_out
from taphouse.core.rng import Quick
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.games.friends_with_beverages.house import House
from taphouse.words.about_game import option_about
from taphouse.words.languages import words_of

DEFAULTS = {
    "guests_per_player": 3,
    "equipment_mode": "instant",
    "second_hand_market": False,
    "discard_market": False,
    "advanced_effects": False,
    "trading": False,
    "trade_categories": "like_for_like",
    "shed_capacity": 4,
    "over_capacity": "from_hand",
    "event_timing": "hold",
    "abundance_scope": "any",
    "round_token": "clockwise",
    "end_trigger": "latched",
    "guest_deck_end": "finish_round",
    "one_shot_immunity": "honour",
    "first_player": "bottle_and_nose",
    "interrupt_mix": "standard",
    "designated_drivers": "nobody",
}


def test_the_options_and_their_defaults() -> None:
    assert GAME.house(4) == DEFAULTS


def test_every_option_says_in_a_sentence_what_it_changes_and_names_its_rule() -> None:
    for option in GAME.options:
        assert option_about(GAME, option).endswith(".")
        assert option.rule in GAME.rules_text()
        assert option.worth


def test_fwb_140_a_house_that_says_nothing_of_it_is_played_as_ever() -> None:
    assert GAME.house(4, {"guests_to_serve": "all"}) == DEFAULTS
    assert House(GAME.house(4)).to_serve == 3
    assert House(GAME.house(4, {"guests_to_serve": 2})).to_serve == 2


def test_fwb_064_a_strict_shed_of_two_is_refused() -> None:
    with pytest.raises(BadHouse, match="completes no recipe"):
        GAME.house(3, {"over_capacity": "strict", "shed_capacity": 2})


def test_fwb_110_a_driver_sits_at_the_table() -> None:
    with pytest.raises(BadHouse):
        GAME.house(2, {"designated_drivers": "0+2"})


ALONE = [(option.id, value) for option in GAME.options for value in option.choices if value != option.default] + [
    ("designated_drivers", "0+1")
]


@pytest.mark.parametrize(("option", "value"), ALONE)
def test_fwb_137_every_option_can_be_used_by_itself(option: str, value: Any) -> None:
    """A game with nothing else changed is dealt and played to its end."""
    house = GAME.house(3, {option: value})

    state = GAME.deal(3, house, Quick(5))
    play_out(state, Quick(6), 5000)

    assert state.outcome() is not None
    assert House(house).values[option] == value


def test_first_player_by_chance_asks_nothing(dealt: Any) -> None:
    """FWB-019, FWB-020: both the first player and the ranking come by chance."""
    tables = [dealt(3, Quick(seed), first_player="random") for seed in range(12)]

    assert {t.decision for t in tables} == {"draw"}
    assert {int(t.state.active) for t in tables} == {0, 1, 2}
    assert all(sorted(host.rank for host in t.view().hosts) == [1, 2, 3] for t in tables)


@pytest.mark.parametrize(("mix", "interrupts"), [("light", 9), ("standard", 12), ("heavy", 18)])
def test_the_mixes_of_interrupts(mix: str, interrupts: int) -> None:
    copies = House(GAME.house(2, {"interrupt_mix": mix})).copies

    assert sum(copies[18:]) == interrupts
    assert (sum(copies[:8]), sum(copies[8:15]), sum(copies[15:18])) == (96, 50, 8)


def test_fwb_128_what_may_be_traded_is_not_used_where_nobody_trades() -> None:
    (advice,) = GAME.advice(3, GAME.house(3, {"trade_categories": "any"}))

    assert "Nobody trades here" in words_of(GAME).say(advice)
    assert GAME.advice(3, GAME.house(3, {"trade_categories": "any", "trading": True})) == []
    assert GAME.advice(3, GAME.house(3)) == []
