"""Measures what the options of games change, and keeps it in their folders; names of games are those to measure."""

import sys
from pathlib import Path
from time import perf_counter

import msgspec

from taphouse.core.measured import MEASURES, Measures
from taphouse.core.registry import find_game, load_games
from taphouse.lab.measures import measure, plan_of

GAMES = Path(__file__).parent.parent / "src" / "taphouse" / "games"


def main(names: list[str]) -> None:
    """Measure games one by one; what is done is kept."""
    for game in [find_game(name) for name in names] or load_games()[0]:
        begun = perf_counter()
        found = measure(game, plan_of(game))
        file = GAMES / game.package.rpartition(".")[2] / MEASURES
        file.write_text(written(found), encoding="utf-8")
        print(f"{game.meta.id}: {len(found.tried)} values in {perf_counter() - begun:.0f} s", flush=True)


def written(found: Measures) -> str:
    """Write measures with a line for each value, so that changes can be read."""
    parts = msgspec.to_builtins(found)
    heads = [f'"{name}":{_line(part)}' for name, part in parts.items() if not isinstance(part, list)]
    rows = [
        f'"{name}":[\n' + ",\n".join(map(_line, part)) + "\n]" for name, part in parts.items() if isinstance(part, list)
    ]
    return "{" + ",\n".join([*heads, *rows]) + "}\n"


def _line(part: object) -> str:
    return msgspec.json.encode(part).decode()


if __name__ == "__main__":
    main(sys.argv[1:])
