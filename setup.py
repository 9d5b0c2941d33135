"""Builds the package; with a C compiler rules and views are compiled by mypyc, without one they stay Python."""

import os
import sys
from glob import glob

from setuptools import setup

COMPILED = [
    *(
        f"src/taphouse/core/{name}.py"
        for name in ("moves", "rng", "bits", "pile", "agenda", "outcome", "state", "playout")
    ),
    "src/taphouse/decks/glasses.py",
    *sorted(glob("src/taphouse/games/*/rules/*.py")),
    *sorted(
        path
        for name in ("house", "cards", "rules", "showing", "zones", "faces", "prompts", "story", "words")
        for path in glob(f"src/taphouse/games/*/{name}.py")
    ),
]

if os.environ.get("TAPHOUSE_PURE"):
    extensions = []
else:
    from mypyc.build import mypycify

    extensions = mypycify(COMPILED, opt_level="3")
    if sys.platform == "linux":
        # Nobody replaces our functions at run time, so calls among them may be inlined: a tenth to a sixth faster.
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")

setup(ext_modules=extensions)
