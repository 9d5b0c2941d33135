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
PARTS = ("bots", "cli", "core", "decks", "lab", "server", "terminal", "words")
ABOUT = {"meta.py"}
"""The card of a game: its title stays a name, and the rest is said by words where there are any."""
QUIET = {"TypeError", "AssertionError", "NotImplementedError", "cast", "KeyError", "Preset", "Outcome"}
"""What developers read, and names that records and commands go by: of presets, and of the ends of a game."""
LOGS = re.compile(r"(?:self\.)?log(?:ger)?\.\w+|re\.compile|ResponseSpec")
"""Calls whose words are for those who run the house or write programs: the log, what HTTP gives, and patterns."""
FOR_PROGRAMS = {"logs.py", "metrics.py", "style.py", "typescript.py"}
"""Files that write for programs and for those who run the house: the log, names of measures, styles, and types."""


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
        """What a step is called on the agenda is notation of positions; examples of commands are typed."""
        names = [ast.unparse(target) for target in node.targets]
        if names != ["todo"] and not names[0].endswith("EXAMPLES"):
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
    assert list(sentences(game)) == []


@pytest.mark.parametrize("part", PARTS)
def test_no_sentence_stands_in_the_python_of_a_part(part: str) -> None:
    assert list(sentences(SOURCES / part)) == []


SPEAKERS = {
    "core": ("",),
    "server": ("server",),
    "terminal": ("terminal", "cli", "__main__.py"),
    "lab": ("lab", "cli"),
}
"""Who says what stands in the words of a part: one of these, in the folder of all sources or beside it."""
BY_NAME = {
    "core": ("list-", "seat", "cell"),
    "server": ("house-open", "not-built"),
    "terminal": ("help", "about-"),
    "lab": ("measure-",),
}
"""What words themselves say, or what is said by a name that is put together."""


@pytest.mark.parametrize("part", SPEAKERS)
def test_every_sentence_of_a_part_is_said_somewhere(part: str) -> None:
    places = [SOURCES / place for place in SPEAKERS[part]]
    files = [path for place in places for path in ([place] if place.is_file() else place.rglob("*.py"))]
    files += (ROOT / "web" / "src").rglob("*.*") if part in ("core", "server") else ()
    files = [path for path in files if path.suffix in (".py", ".ts", ".svelte") and "words" not in path.parts[:-2]]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files if path.parent.name != "words")
    names = set(re.findall(r"\b(?:said|here|common)\.(\w+)", text)) | set(re.findall(r"""["'`]([\w -]+)["'`]""", text))

    messages = sentences_in(read(SOURCES / part / "words" / "en.ftl"))
    unsaid = [
        message.key
        for message in messages
        if not message.key.startswith(BY_NAME[part]) and not {message.key, message.key.replace("-", "_")} & names
    ]
    assert unsaid == []


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
        if not message.key.startswith(("about-", "do-", "measure-", *dynamic))
        and not {message.key, message.key.replace("-", "_")} & names
        and message.key not in common
    ]
    assert unsaid == []
