"""Builds the package; with a C compiler mypyc compiles what runs at every move, without one it stays Python."""

import os
import sys
from glob import glob
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "scripts"))
from backend import compiles

SERVER = (
    "acts/undo",
    "clock",
    "parts/dealt_game",
    "parts/decisions",
    "parts/deduplication",
    "parts/presence",
    "parts/questions",
    "parts/sender",
    "parts/situation",
    "parts/taken_back",
    "parts/timed_moves",
    "parts/write_lock",
    "protocol/encoding",
    "rate_limit",
    "shown/audience",
    "shown/gate",
    "shown/table_info",
    "sockets/frames",
    "sockets/listener",
    "sockets/outlet",
    "table/command_desk",
    "table/commands",
    "table/live_table",
    "table/writer",
)
"""What a move passes on its way from a socket to all seats."""
SHOWING = (
    "house",
    "cards",
    "rules",
    "showing",
    "zones",
    "faces",
    "progress",
    "prompts",
    "asking",
    "helping",
    "vain",
    "references",
    "story",
    "naming",
)
"""What a game shows of itself is made of."""
COMPILED = [
    *(
        f"src/taphouse/core/{name}.py"
        for name in (
            "moves",
            "rng",
            "bits",
            "pile",
            "agenda",
            "facts",
            "outcome",
            "state",
            "bot",
            "judge",
            "step",
            "forms",
            "fields",
            "story",
            "playout",
            "table",
            "words/said",
        )
    ),
    *(f"src/taphouse/bots/{name}.py" for name in ("company", "onward", "random_bot", "search", "trial")),
    "src/taphouse/lab/bare_table.py",
    "src/taphouse/decks/glasses.py",
    *sorted(glob("src/taphouse/games/*/rules/*.py")),
    *sorted(glob("src/taphouse/games/*/bot.py") + glob("src/taphouse/games/*/thinking/*.py")),
    *sorted(path for name in SHOWING for path in glob(f"src/taphouse/games/*/{name}.py")),
    *sorted(glob("src/taphouse/games/*/words/said.py")),
    "src/taphouse/server/words/said.py",
    *(f"src/taphouse/server/{name}.py" for name in SERVER),
]


def groups() -> list[tuple[list[str], str]]:
    """Compile each game apart from the rest, so that several compilers can work side by side."""
    found: dict[str, list[str]] = {}
    for path in COMPILED:
        game = path.split("/")[3] if "/games/" in path else "shared"
        found.setdefault(f"taphouse_{game}", []).append(path)
    return [(paths, name) for name, paths in found.items()]


# An editable install is the sources themselves: they stay plain Python, and an edit there is never masked.
if not compiles() or "editable_wheel" in sys.argv or "egg_info" in sys.argv or "dist_info" in sys.argv:
    extensions = []
else:
    from mypyc.build import mypycify

    # Without mypy's cache: mypyc trips over one that knows a part of a group. C that comes out the same is kept.
    extensions = mypycify(["--cache-dir=/dev/null", *COMPILED], opt_level="3", separate=groups())
    if sys.platform == "linux":
        # Nobody replaces our functions at run time, so calls among them may be inlined: a tenth to a sixth faster.
        for extension in extensions:
            # Nobody debugs C that was written by a compiler: without symbols it is built sooner, and smaller.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition", "-g0"]

setup(ext_modules=extensions, options={"build_ext": {"parallel": os.cpu_count()}})
