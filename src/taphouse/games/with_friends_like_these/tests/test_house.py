"""The options of a table: the games of the rulebook by name, and advice for few players."""

import pytest

from taphouse.core.house import Value
from taphouse.games.with_friends_like_these.game import GAME
from taphouse.words.about_game import advice, preset_about


@pytest.mark.parametrize(
    ("seats", "chosen", "words"),
    [
        (2, {"decks": 2}, "quiet duel"),
        (2, {"wingman": True}, "duel of memory"),
        (3, {}, "With three"),
        (3, {"decks": 2}, "best with four or more"),
        (3, {"wingman": True}, "your wingman"),
        (4, {}, ""),
        (4, {"wingman_memory_aid": True}, "Without Wingman"),
        (3, {"wingman_memory_aid": True}, "most cards are not dealt"),
        (3, {"wingman_memory_aid": True}, "Without Wingman"),
        (4, {"own_wingman_scoring": "single"}, "Without Wingman"),
        (4, {"own_wingman_scoring": "single", "wingman": True}, ""),
        (4, {"decks": 2, "wingman": True}, ""),
    ],
)
def test_wf_012_wf_013_few_players_are_told_what_to_expect(seats: int, chosen: dict[str, Value], words: str) -> None:
    said = advice(GAME, seats, GAME.house(seats, chosen))

    assert words in said
    assert bool(said) == bool(words)


def test_the_games_of_the_rulebook_can_be_chosen_by_name() -> None:
    """WF-010 to WF-014."""
    names = [preset.name for preset in GAME.presets]

    assert names == ["Standard", "Double Deck Chaos", "Wingman", "Double-Deck Wingman"]
    assert all(preset_about(GAME, preset).endswith(".") for preset in GAME.presets)
