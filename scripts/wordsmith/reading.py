"""Reads a Fluent file: its messages, the arguments that each declares, and what each of them uses."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

DECLARED = re.compile(r"\$([a-z][a-z0-9_]*) \(([^)]*)\)")
"""An argument in the comment of a message: ``$who (seat)``; ``$slot (number, unsaid)`` is for programs alone."""
UNSAID = ", unsaid"
RESERVED = {"say", "then", "text", "rule"}
"""What a fact has besides its arguments."""
FIXED_KINDS = {
    "choice", "counter", "goal", "mark", "note", "option", "preset", "reason", "seat", "task", "team", "zone",
}  # fmt: skip
"""Kinds of things that every game may have, whether a sentence names them or not."""
PLAIN_TYPES = {"any", "fact", "facts", "number", "seats", "text"}


class BadWords(Exception):  # noqa: N818
    """A file of words breaks a law; the message says where."""


class Uses(Visitor):  # type: ignore[misc]
    """What one pattern uses."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.shown: set[str] = set()
        """Variables whose text is shown."""
        self.chosen: list[tuple[str, list[str]]] = []
        """Variables by which it chooses, each with the keys of its variants."""
        self.others: list[tuple[str, str]] = []
        """Other messages and their forms."""

    @property
    def variables(self) -> set[str]:
        """Every variable that is shown or chosen by."""
        return self.shown | {name for name, _ in self.chosen}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.append((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        raise BadWords(f"{self.where} calls {node.id.name}; our files have no functions, but forms.")

    def visit_TermReference(self, node: ast.TermReference) -> None:
        raise BadWords(f"{self.where} uses the term -{node.id.name}; our files have no terms, but forms.")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if not isinstance(node.selector, ast.VariableReference):
            raise BadWords(f"{self.where} chooses by something that is no variable.")
        self.chosen.append((node.selector.id.name, [variant_key(variant) for variant in node.variants]))
        for variant in node.variants:
            self.visit(variant.value)


class Message:
    """A message of a Fluent file."""

    def __init__(self, key: str, declared: dict[str, str], forms: dict[str, ast.Pattern], where: str) -> None:
        self.key = key
        self.declared = {name: kind.removesuffix(UNSAID) for name, kind in declared.items()}
        """Its arguments and their types, as the comment says."""
        self.unsaid = {name for name, kind in declared.items() if kind.endswith(UNSAID)}
        """The arguments that no sentence needs to say."""
        self.forms = forms
        """Its patterns: the value under an empty name, then the attributes."""
        self.uses: dict[str, Uses] = {}
        for form, pattern in forms.items():
            self.uses[form] = Uses(f"{where}: {key}{'.' + form if form else ''}")
            self.uses[form].visit(pattern)

    @property
    def kind(self) -> str:
        """The part of the key before its first hyphen: for a thing, what kind it is."""
        return self.key.partition("-")[0]


Messages = dict[str, Message]


def variant_key(variant: ast.Variant) -> str:
    """The key of a variant, a word or a number."""
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def read(path: Path) -> Messages:
    """Read a file; BadWords says what is wrong with it."""
    return read_text(path.read_text(encoding="utf-8"), f"{path.parent.parent.name}/{path.name}")


def read_text(text: str, where: str) -> Messages:
    """Read the text of a file."""
    found: Messages = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise BadWords(f"{where}: {entry.annotations[0].message}: {entry.content.strip()[:200]}")
        if isinstance(entry, ast.Term):
            raise BadWords(f"{where}: -{entry.id.name} is a term; our files have none.")
        if not isinstance(entry, ast.Message):
            continue
        key = entry.id.name
        if key in found:
            raise BadWords(f"{where}: {key} stands there twice.")
        if entry.value is None:
            raise BadWords(f"{where}: {key} has no value.")
        declared = dict(DECLARED.findall(entry.comment.content if entry.comment else ""))
        if bad := RESERVED & declared.keys():
            raise BadWords(f"{where}: {key} has an argument ${min(bad)}, which every fact may have.")
        forms = {"": entry.value, **{attribute.id.name: attribute.value for attribute in entry.attributes}}
        found[key] = Message(key, declared, forms, where)
    return found


def bare(kind: str) -> str:
    """A type without its marks: ``card[]`` and ``card?`` are about cards."""
    return kind.removesuffix("?").removesuffix("[]")


def is_choice(kind: str) -> bool:
    """Whether a type is a list of words to choose by."""
    return "|" in kind


def kinds_in(messages: Messages) -> set[str]:
    """The kinds of things that a file knows: those of its arguments, and those that every game may have."""
    named = {
        bare(kind)
        for message in messages.values()
        for kind in message.declared.values()
        if not is_choice(kind) and bare(kind) not in PLAIN_TYPES
    }
    return named | FIXED_KINDS


def things_in(messages: Messages) -> set[str]:
    """The keys that name things (``suit-beer``, or ``card`` with its parts) and are no sentences."""
    kinds = kinds_in(messages)
    parts = {other for message in messages.values() for uses in message.uses.values() for other, _ in uses.others}
    return {key for key, message in messages.items() if key in kinds or message.kind in kinds} | parts
