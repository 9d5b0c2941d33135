"""The catalogue that the tests and the gallery of the table read is the game's own."""

from pathlib import Path

from taphouse.games.friends_with_beverages.game import GAME
from taphouse.testing.catalogue import written

STORED = Path(__file__).parent / "web" / "catalogue.json"


def test_the_stored_catalogue_is_fresh() -> None:
    assert STORED.read_text(encoding="utf-8") == written(GAME)
