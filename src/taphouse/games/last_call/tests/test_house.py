"""The options of a table; what each changes stands with its rule."""

from collections.abc import Callable
from typing import Any

import pytest

from taphouse.core.errors import BadHouse
from taphouse.core.house import Value
from taphouse.games.last_call.game import GAME
from taphouse.games.last_call.house import House
from taphouse.words.about_game import advice, game_credits, option_about

DEFAULTS = {
    "first_player": "random",
    "match": "single",
    "match_target": "auto",
    "tenth_mixer": "house",
    "trigger_play": "match",
    "trigger_draw": "per_player",
    "first_event": "put_under",
    "switch_play": "suit",
    "declared_match": "suit_or_colour",
    "tough_break_final": "draw",
    "two_player_about_face": "reverse_only",
    "catch_window": "own_next_action",
    "false_catch_penalty": 0,
    "public_venue": False,
    "shout_text": "my_shout",
    "dry_table": False,
    "max_turns": 400,
}


def test_the_seventeen_options_and_their_defaults() -> None:
    assert GAME.house(4) == DEFAULTS


def test_every_option_says_in_a_sentence_what_it_changes_and_names_its_rule() -> None:
    for option in GAME.options:
        assert option_about(GAME, option).endswith(".")
        assert option.rule.startswith("LC-")
        assert option.worth or option.per_seat


@pytest.mark.parametrize(
    ("match", "target", "meant"),
    [("single", "auto", 0), ("wins", "auto", 3), ("points", "auto", 30), ("wins", 10, 10), ("points", 200, 200)],
)
def test_lc_084_what_the_target_means(match: str, target: Value, meant: int) -> None:
    house = House(GAME.house(4, {"match": match, "match_target": target}))

    assert house.target == meant


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ({"max_turns": 49}, "max_turns cannot be 49"),
        ({"max_turns": 2001}, "max_turns cannot be 2001"),
        ({"false_catch_penalty": 3}, "false_catch_penalty cannot be 3"),
        ({"first_player": 4}, "first_player is seat 5, but the seats are 1 to 4"),
        ({"tenth_mixer": "gin"}, "tenth_mixer cannot be gin"),
        ({"match": "wins", "match_target": 1}, "match_target cannot be 1"),
        ({"colour": "red"}, "There is no option called 'colour'"),
    ],
)
def test_what_a_house_cannot_have(chosen: dict[str, Value], words: str) -> None:
    with pytest.raises(BadHouse, match=words):
        GAME.house(4, chosen)


def test_lc_083_the_turn_limit_is_the_houses(scene: Callable[..., Any]) -> None:
    short = scene(turns=50, house={"max_turns": 50})
    long = scene(turns=50, house={"max_turns": 51})
    for table in (short, long):
        table.play(0, "draw", "keep")

    assert short.winners is not None
    assert long.winners is None


def test_the_credits_are_those_of_the_rulebook() -> None:
    """It names a site and nobody else; the rules say the same."""
    assert "friendswithbeverages.com.au" in game_credits(GAME)
    assert "friendswithbeverages.com.au" in GAME.rules_text()


@pytest.mark.parametrize(
    ("seats", "chosen", "words"),
    [
        (4, {"match_target": 5}, "A single round has no target"),
        (4, {"match": "wins", "match_target": 5}, ""),
        (4, {"two_player_about_face": "play_again"}, "with two players changes nothing"),
        (2, {"two_player_about_face": "play_again"}, ""),
        (4, {}, ""),
    ],
)
def test_lc_034_lc_084_what_is_chosen_for_nothing_is_said(seats: int, chosen: dict[str, Value], words: str) -> None:
    said = advice(GAME, seats, GAME.house(seats, chosen))

    assert words in said
    assert bool(said) == bool(words)
