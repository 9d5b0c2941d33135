"""Writes a game's catalogue for the tests and the gallery of its table: ``python -m taphouse.testing.catalogue GAME``.

It stands in the game's folder as ``tests/web/catalogue.json``; a test checks that it is fresh.
"""

import json
import sys

from taphouse.core.game import Game
from taphouse.core.registry import find_game


def written(game: Game) -> str:
    """Write the catalogue of a table with the usual options, a piece a line."""
    pieces = game.catalogue(game.house(game.meta.seats_best, {}))
    rows = [f"  {json.dumps(name)}: {json.dumps(piece, ensure_ascii=False)}" for name, piece in pieces.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    sys.stdout.write(written(find_game(sys.argv[1])))
