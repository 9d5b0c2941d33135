"""Break the code on purpose, one small thing at a time, and count how often the tests notice.

A sample by chance with a fixed seed: the same command breaks the same things. Each mutant lives in a copy of the
sources; the tests that look after its part run until the first of them fails. A survivor is printed as a difference: a
place where a test is missing, or where the change changes nothing.

    python scripts/mutants.py [--number 30] [--seed 1] [--only games/<game>]
"""

import argparse
import ast
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = Path("src") / "taphouse"
AREAS = {
    "games": ("games/*/*.py", "games/*/rules/*.py"),
    "core": ("core/*.py", "decks/*.py"),
    "server": ("server/*.py", "server/*/*.py"),
    "lab, terminal, command line": ("lab/*.py", "terminal/*.py", "cli/*.py"),
}
"""What is broken, and in equal parts: by number of lines the games alone would take nearly all."""
SECONDS = 400
"""A mutant that keeps its tests busy for longer runs for ever: noticed."""
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Add: ast.Sub, ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip

Place = tuple[int, str]
"""The number of a node in the order of the tree, and what is done to it."""


def places(tree: ast.Module) -> Iterator[Place]:
    """List everything in a module that can be broken."""
    silent = {id(node) for node in ast.walk(tree) if is_docstring(node)} | annotations(tree)
    for number, node in enumerate(ast.walk(tree)):
        if id(node) in silent:
            continue
        if type(node) in SWAPS:
            yield number, "swap"
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield number, "turn" if isinstance(node.value, bool) else "count"
        elif isinstance(node, ast.If | ast.While | ast.IfExp):
            yield number, "negate"
        elif changes_something(node):
            yield number, "leave out"


def changes_something(node: ast.AST) -> bool:
    """Whether this is a call that stands alone, or gives a field a value: both can be left out."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return isinstance(node, ast.Assign | ast.AugAssign) and any(isinstance(one, ast.Attribute) for one in targets)


def is_docstring(node: ast.AST) -> bool:
    """Whether this is a sentence that stands alone."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def annotations(tree: ast.Module) -> set[int]:
    """Find what is only written for the type checker."""
    kept: set[int] = set()
    for node in ast.walk(tree):
        for name in ("annotation", "returns"):
            noted = getattr(node, name, None)
            if isinstance(noted, ast.AST):
                kept |= {id(inner) for inner in ast.walk(noted)}
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            kept |= {id(inner) for inner in ast.walk(node)}
    return kept


def broken(tree: ast.Module, place: Place) -> str:
    """Give the module with one thing broken."""
    number, how = place
    tree = deepcopy(tree)
    wanted = list(ast.walk(tree))[number]
    if how == "count":
        assert isinstance(wanted, ast.Constant)
        wanted.value += 1
    elif how == "turn":
        assert isinstance(wanted, ast.Constant)
        wanted.value = not wanted.value
    elif how == "negate":
        assert isinstance(wanted, ast.If | ast.While | ast.IfExp)
        wanted.test = ast.UnaryOp(ast.Not(), wanted.test)
    else:
        put = SWAPS[type(wanted)]() if how == "swap" else ast.Pass()
        exchange(tree, wanted, put)
    return ast.unparse(ast.fix_missing_locations(tree))


def exchange(tree: ast.Module, old: ast.AST, new: ast.AST) -> None:
    """Put one node in the place of another."""
    for node in ast.walk(tree):
        for name, value in ast.iter_fields(node):
            if value is old:
                setattr(node, name, new)
            elif isinstance(value, list):
                setattr(node, name, [new if one is old else one for one in value])


def smallest_games() -> list[str]:
    """Name the two games with the least code: all of them would take hours."""
    sizes = {
        card.parent.name: sum(file.stat().st_size for file in card.parent.rglob("*.py"))
        for card in (ROOT / PACKAGE).glob("games/*/meta.py")
    }
    return sorted(sizes, key=sizes.__getitem__)[:2]


def tests_of(path: Path) -> list[str]:
    """Name the tests that look after a module."""
    parts = path.relative_to(PACKAGE).parts
    if parts[0] == "games":
        game = parts[1].replace("_", "-")
        return [str(PACKAGE / "games" / parts[1]), "tests/test_every_game.py", "-k", f"{parts[1]} or {game}"]
    if parts[0] in ("core", "decks"):
        return [
            "tests",
            str(PACKAGE),
            "-k",
            " or ".join(["test_core", "test_kit", "test_lab", "test_records", *smallest_games()]),
        ]
    return [f"tests/test_{parts[0]}*.py"]


def is_noticed(folder: Path, path: Path, text: str) -> bool:
    """Run the tests on a copy with one module broken."""
    copy = Path(tempfile.mkdtemp(dir=folder))
    for name in ("src", "tests", "examples", "docs", "requirements", "scripts"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy2(file, copy)
    (copy / path).write_text(text, encoding="utf-8")
    named = [str(one.relative_to(copy)) for word in tests_of(path) if "*" in word for one in sorted(copy.glob(word))]
    words = [word for word in tests_of(path) if "*" not in word] + named
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *words]
    environment = os.environ | {"PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("TAPHOUSE_INSTALLED", None)
    try:
        done = subprocess.run(  # noqa: S603
            command, cwd=copy, env=environment, capture_output=True, check=False, timeout=SECONDS
        )
    except subprocess.TimeoutExpired:
        return True
    finally:
        shutil.rmtree(copy, ignore_errors=True)
    if done.returncode not in (0, 1, 2, 3):
        sys.exit(f"The tests of {path} cannot be run: {done.stdout.decode()[-2000:]}{done.stderr.decode()[-2000:]}")
    return done.returncode != 0


def sample(number: int, seed: str, only: str) -> list[tuple[str, Path, Place]]:
    """Choose what is broken: an area, one of its modules by its number of places, and a place in it."""
    chance = random.Random(seed)
    found: dict[str, list[tuple[Path, Place]]] = {}
    for area, patterns in AREAS.items():
        paths = sorted({path for pattern in patterns for path in (ROOT / PACKAGE).glob(pattern)})
        for path in (path.relative_to(ROOT) for path in paths):
            if only in path.as_posix():
                tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
                found.setdefault(area, []).extend((path, place) for place in places(tree))
    if not found:
        sys.exit(f"There is nothing called {only!r} to break.")
    areas = list(found)
    chosen = [areas[index % len(areas)] for index in range(number)]
    return [(area, *chance.choice(found[area])) for area in chosen]


def check_unbroken(folder: Path, paths: list[Path]) -> None:
    """Stop if tests fail while nothing is broken: then they would notice everything."""
    for path in {str(tests_of(path)): path for path in paths}.values():
        if is_noticed(folder, path, ast.unparse(ast.parse((ROOT / path).read_text(encoding="utf-8")))):
            sys.exit(f"The tests of {path} fail with nothing broken. Mend that first.")


def main() -> None:
    """Break, test, count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--number", type=int, default=30)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", default="", help="a part of the path, such as games")
    asked = parser.parse_args()
    tried: Counter[str] = Counter()
    noticed: Counter[str] = Counter()

    def attempt(mutant: tuple[str, Path, Place]) -> None:
        area, path, place = mutant
        tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
        text = broken(tree, place)
        tried[area] += 1
        if is_noticed(folder, path, text):
            noticed[area] += 1
            print(f"noticed   {path}", flush=True)
            return
        lines = difflib.unified_diff(ast.unparse(tree).splitlines(), text.splitlines(), lineterm="", n=2)
        print(f"SURVIVED  {path}", *list(lines)[2:], sep="\n    ", flush=True)

    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(os.cpu_count()) as pool:
        folder = Path(name)
        chosen = sample(asked.number, asked.seed, asked.only)
        check_unbroken(folder, [path for _, path, _ in chosen])
        list(pool.map(attempt, chosen))
    for area in tried:
        print(f"{area}: {noticed[area]} of {tried[area]} noticed")
    print(f"all: {noticed.total()} of {tried.total()} noticed (seed {asked.seed})")


if __name__ == "__main__":
    main()
