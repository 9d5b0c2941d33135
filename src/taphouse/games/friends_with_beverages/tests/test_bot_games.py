"""Whole games of the house bot."""

from typing import Any

import pytest

from taphouse.bots.random_bot import RandomBot
from taphouse.core.bot import Bot
from taphouse.core.rng import Quick
from taphouse.games.friends_with_beverages.bot import HouseBot
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.testing.houses import random_house

MODULES = {
    "equipment_mode": "delayed",
    "second_hand_market": True,
    "discard_market": True,
    "advanced_effects": True,
    "trading": True,
}


def play(bots: list[Bot], seed: int, house: dict[str, Any]) -> list[int]:
    """Play a game; give the places."""
    state = GAME.deal(len(bots), GAME.house(len(bots), house), Quick(seed))
    worlds = Quick(seed)
    while state.to_act():
        seat = state.next_to_act()
        move = bots[seat].choose(state.resample(seat, worlds), seat)
        assert move in state.legal_moves(seat)
        state.apply(seat, move)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.places


def house_bots(seats: int, strength: int = 100) -> list[Bot]:
    return [HouseBot(Quick(seat), strength) for seat in range(seats)]


@pytest.mark.parametrize(
    ("seats", "house"),
    [
        (2, {}),
        (3, {**MODULES, "interrupt_mix": "heavy", "guests_per_player": 4}),
        (4, {"over_capacity": "strict", "shed_capacity": 3, "abundance_scope": "ingredient", "round_token": "rotate"}),
        (5, {**MODULES, "trade_categories": "any", "shed_capacity": 2, "event_timing": "immediate"}),
    ],
)
def test_it_plays_at_every_kind_of_table(seats: int, house: dict[str, Any]) -> None:
    assert sorted(play(house_bots(seats), 1, house)) == list(range(1, seats + 1))


def test_a_weak_one_does_nothing_illegal() -> None:
    assert len(play(house_bots(4, strength=30), 1, MODULES)) == 4


def test_it_chooses_the_same_again_in_the_same_games() -> None:
    assert play(house_bots(3), 5, MODULES) == play(house_bots(3), 5, MODULES)


def test_among_three_random_players_it_wins_far_more_than_its_share() -> None:
    """Six games in seven over many; most of the others end before anybody is served, and go to the biggest nose."""
    wins = 0
    for game in range(10):
        bots: list[Bot] = [RandomBot(Quick(4 * game + seat)) for seat in range(4)]
        bots[game % 4] = HouseBot(Quick(game))
        wins += play(bots, game, {})[game % 4] == 1

    assert wins >= 7


def test_a_weaker_one_slips_more() -> None:
    wins = 0
    for game in range(6):
        bots: list[Bot] = [HouseBot(Quick(game), 60), HouseBot(Quick(game + 50))]
        wins += play(bots, game, {})[1] == 1

    assert wins >= 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_every_world_of_a_moment_it_chooses_the_same(seats: int) -> None:
    """In houses by chance, by a bot that has just sat down: nothing hidden counts, and it remembers nothing."""
    house = random_house(GAME, seats, Quick(seats))
    state = GAME.deal(seats, house, Quick(seats))
    worlds = Quick(seats)
    while state.to_act():
        seat = state.next_to_act()
        choices = {HouseBot(Quick(3)).choose(state.resample(seat, worlds), seat) for _ in range(3)}
        assert len(choices) == 1
        move = choices.pop()
        assert move is not None
        state.apply(seat, move)
