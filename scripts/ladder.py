"""Lets the levels of each game climb its ladder, and keeps it in its folder; names of games are those that climb."""

import sys
from importlib.metadata import version
from pathlib import Path

import msgspec

from taphouse.core.levels import LEVELS
from taphouse.core.measured import LADDER
from taphouse.core.registry import find_game, load_games
from taphouse.lab.ladder import climb

GAMES = Path(__file__).parent.parent / "src" / "taphouse" / "games"
SEATS = 4
DEALT = 1000
"""Games for each pair."""
SEED = "ladder"


def main(names: list[str]) -> None:
    """Climb the ladders of games one by one."""
    bots = [*reversed(LEVELS), "random"]
    for game in [find_game(name) for name in names] or load_games()[0]:
        came = climb(game, SEATS, None, bots, games=DEALT, seed=SEED)
        head = {"rules_version": game.meta.rules_version, "version": version("taphouse")}
        file = GAMES / game.package.rpartition(".")[2] / LADDER
        data = msgspec.json.encode({**head, **msgspec.to_builtins(came)})
        file.write_bytes(msgspec.json.format(data, indent=1) + b"\n")
        print(f"{game.meta.id}: {' · '.join(f'{rung.bot} {rung.rating:.0f}' for rung in came.rungs)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
