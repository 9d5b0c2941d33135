"""The options of a table; what each changes stands with its rule."""

from typing import Any

import pytest

from taphouse.core.bits import members
from taphouse.core.errors import BadHouse
from taphouse.core.house import Value
from taphouse.games.cocktail_conspiracy.cards import CODES
from taphouse.games.cocktail_conspiracy.game import GAME
from taphouse.testing.houses import values_of
from taphouse.words.about_game import advice, option_about

DEFAULTS = {
    "teams": 2,
    "mode": "classic",
    "masters": "lowest_seat",
    "first_player": "last_drink",
    "deck_design": "all_pairs",
    "virtual_can_win": True,
    "virtual_choice": "together",
    "cheers_button": False,
    "victory_call": "automatic",
    "tie_rule": "active_first",
    "last_call_rounds": 25,
    "last_call_result": "closest",
    "talk": "table",
}


def test_the_thirteen_options_and_their_defaults() -> None:
    assert GAME.house(4) == DEFAULTS


def test_every_option_says_in_a_sentence_what_it_changes_and_names_its_rule() -> None:
    for option in GAME.options:
        assert option_about(GAME, option).endswith(".")
        assert option.rule.startswith("CC-")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.id)
def test_every_value_alone_makes_a_table(seats: int, option: Any) -> None:
    """All but three teams of three or four players."""
    for value in values_of(option, seats):
        if (option.id, value) != ("teams", 3) or seats > 4:
            house = GAME.house(seats, {option.id: value})
            assert house[option.id] == value


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ({"teams": 4}, "teams cannot be 4"),
        ({"teams": 3}, "Three teams need 5 or 6 seats, not 4"),
        ({"mode": "masquerade", "talk": "team"}, "A team chat would show"),
        ({"first_player": 4}, "first_player is seat 5, but the seats are 1 to 4"),
        ({"last_call_rounds": 26}, "last_call_rounds cannot be 26"),
        ({"players": 4}, "There is no option called 'players'"),
    ],
)
def test_what_a_house_cannot_have(chosen: dict[str, Value], words: str) -> None:
    with pytest.raises(BadHouse, match=words):
        GAME.house(4, chosen)


def test_options_that_do_not_apply_are_left_aside(dealt: Any) -> None:
    """Masters without masters, stools without stools."""
    t = dealt(4, masters="random", virtual_can_win=False, virtual_choice="next_keeper")

    assert (t.view().masters, len(t.view().places)) == ([], 4)


@pytest.mark.parametrize(("name", "winners"), [("A1", ["A1", "A2"]), ("B2", ["B1", "B2"])])
def test_cc_063_with_the_button_a_tie_is_not_shared_before_last_call(scene: Any, name: str, winners: list[str]) -> None:
    """Both teams are complete; only the one that declares first has won."""
    places = {"A1": "Rr1 Rr2 Gr1 Gr2 Bg1", "B1": "Yr1 Yg1 Pr1 Pg1 Gy1"}
    t = scene(places=places, house={"tie_rule": "shared", "victory_call": "button"})

    t.play(name, f"declare {winners[0]}")

    assert t.winners == winners


@pytest.mark.parametrize(("design", "twins"), [("all_pairs", 10), ("no_twins", 0)])
def test_cc_003_the_design_says_which_cards_there_are(dealt: Any, design: str, twins: int) -> None:
    t = dealt(4, deck_design=design)

    pieces = GAME.pieces(t.state)

    assert len(pieces) == len(set(pieces)) == 50
    assert sum(card[0].lower() == card[1] for card in pieces) == twins
    assert sorted(pieces) == sorted(CODES[card] for card in members(t.state.house.deck))


def test_ways_to_play_have_names() -> None:
    assert [preset.name for preset in GAME.presets] == ["Classic", "Master and apprentice", "Masquerade"]
    assert [GAME.house(4, preset.house)["mode"] for preset in GAME.presets] == [
        "classic",
        "master_apprentice",
        "masquerade",
    ]


@pytest.mark.parametrize(
    ("seats", "chosen", "words"),
    [
        (4, {"masters": "random"}, "There are no masters in this mode"),
        (4, {"masters": "random", "mode": "master_apprentice"}, "A first game"),
        (4, {"virtual_choice": "next_keeper"}, "No stool has two keepers"),
        (5, {"virtual_choice": "next_keeper", "mode": "masquerade"}, "No stool has two keepers"),
        (5, {"virtual_choice": "next_keeper"}, ""),
    ],
)
def test_cc_072_cc_088_what_is_chosen_for_nothing_is_said(seats: int, chosen: dict[str, Value], words: str) -> None:
    said = advice(GAME, seats, GAME.house(seats, chosen))

    assert said.startswith(words)
    assert bool(said) == bool(words)
