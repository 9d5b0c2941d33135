"""The catalogues that the tests and galleries of the browser's tables read: each is what its game gives today."""

from pathlib import Path

import pytest

from taphouse.core.registry import find_game, list_games
from taphouse.testing.catalogue import written

GAMES = Path(__file__).parent.parent / "src" / "taphouse" / "games"


def stored(game_id: str) -> Path:
    return GAMES / game_id.replace("-", "_") / "tests" / "web" / "catalogue.json"


@pytest.mark.parametrize("game_id", [meta.id for meta in list_games() if stored(meta.id).exists()])
def test_a_stored_catalogue_is_fresh(game_id: str) -> None:
    """If not: ``python -m taphouse.testing.catalogue GAME`` writes it again."""
    assert stored(game_id).read_text(encoding="utf-8") == written(find_game(game_id))
