"""Every sentence stands in a file of words: none in the Python around it, and none in those files that nobody says."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from wordsmith.builders import sentences_in  # noqa: E402
from wordsmith.reading import read  # noqa: E402

SOURCES = ROOT / "src" / "taphouse"
GAMES = sorted(path.parent.parent for path in (SOURCES / "games").glob("*/words/en.ftl"))
SENTENCE = re.compile(r"[a-z]{2,}[,;:]? [a-z]{2,} [a-z]{2,}|[a-z]{2,} [a-z]{2,}[.!?]$")
"""Three words in a row, or two and a full stop: notation and names of fields have fewer."""
LEFT = {"cocktail_conspiracy": 11}
"""At most so many still stand in the code: what is wrong with a position that cannot be, and the names of tasks.

Whoever moves them makes the number smaller; a game that has none left goes from the list.
"""
PARTS = ("bots", "cli", "core", "decks", "lab", "server", "terminal", "words")
LEFT_IN_PARTS = {"cli": 92, "core": 1, "lab": 1, "terminal": 60}
"""At most so many still stand in the rest of Taphouse."""
ABOUT = {"meta.py"}
"""The card of a game: its title stays a name, and the rest is said by words where there are any."""
QUIET = {"TypeError", "AssertionError", "NotImplementedError", "cast", "KeyError", "Preset", "Outcome"}
"""What developers read, and names that records and commands go by: of presets, and of the ends of a game."""
LOGS = re.compile(r"(?:self\.)?log(?:ger)?\.\w+|re\.compile|ResponseSpec")
"""Calls whose words are for those who run the house or write programs: the log, what HTTP gives, and patterns."""
FOR_PROGRAMS = {"logs.py", "metrics.py", "typescript.py"}
"""Files that write for programs and for those who run the house: the log, names of measures, and types."""


class Finder(ast.NodeVisitor):
    """Looks for sentences that are no docstrings."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._docs: set[int] = set()

    def generic_visit(self, node: ast.AST) -> None:
        for statement in getattr(node, "body", []) if isinstance(getattr(node, "body", []), list) else []:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                self._docs.add(id(statement.value))
        super().generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and id(node) not in self._docs and SENTENCE.search(node.value):
            self.found.append(f"{node.lineno}: {node.value[:80]}")

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else "some" for part in node.values)
        if SENTENCE.search(text):
            self.found.append(f"{node.lineno}: {text[:80]}")

    def visit_Assign(self, node: ast.Assign) -> None:
        """What a step is called on the agenda is notation of positions."""
        if [ast.unparse(target) for target in node.targets] != ["todo"]:
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_Call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func)
        if name not in QUIET and not LOGS.fullmatch(name):
            self.generic_visit(node)


def sentences(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder)
        if {"tests", "words"} & set(inside.parts) or path.name in ABOUT | FOR_PROGRAMS:
            continue
        finder = Finder()
        finder.visit(ast.parse(path.read_text(encoding="utf-8")))
        yield from (f"{inside}:{line}" for line in finder.found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_sentence_stands_in_the_python_of_a_game(game: Path) -> None:
    found = list(sentences(game))

    if game.name not in LEFT:
        assert found == []
    assert len(found) <= LEFT.get(game.name, 0), found
    assert found or game.name not in LEFT, "none is left: take the game from the list"


@pytest.mark.parametrize("part", PARTS)
def test_no_sentence_stands_in_the_python_of_a_part(part: str) -> None:
    found = list(sentences(SOURCES / part))

    assert len(found) <= LEFT_IN_PARTS.get(part, 0), found
    assert found or part not in LEFT_IN_PARTS, "none is left: take the part from the list"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_sentence_of_a_game_is_said_somewhere(game: Path) -> None:
    files = [
        path
        for kind in ("*.py", "*.ts", "*.svelte")
        for path in game.rglob(kind)
        if not {"tests", "words"} & set(path.relative_to(game).parts)
    ]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    dynamic = tuple(f"{kind}-" for kind in re.findall(r"""["'`]([a-z_]+)(?:-\$?\{|:)""", text))
    names = set(re.findall(r"\bsaid\.(\w+)", text)) | set(re.findall(r"""["'`]([\w -]+)["'`]""", text))

    common = read(SOURCES / "core" / "words" / "en.ftl")

    unsaid = [
        message.key
        for message in sentences_in(read(game / "words" / "en.ftl"))
        if not message.key.startswith(("about-", "do-", *dynamic))
        and not {message.key, message.key.replace("-", "_")} & names
        and message.key not in common
    ]
    assert unsaid == []
