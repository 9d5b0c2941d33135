"""Writes the builders of facts, so that types know the arguments: functions of Python, one union of TypeScript."""

import re
from keyword import iskeyword

from wordsmith.reading import PLAIN_TYPES, BadWords, Message, Messages, bare, is_choice, kinds_in, things_in

PYTHON = {
    "number": "int",
    "seats": "list[SeatRef]",
    "text": "Text",
    "fact": "Fact",
    "facts": "list[Fact]",
    "any": "str",
}
TYPESCRIPT = {
    "number": "number",
    "seats": "SeatRef[]",
    "text": "Text",
    "fact": "AnyFact",
    "facts": "AnyFact[]",
    "any": "string",
    "seat": "SeatRef",
}


def capital(kind: str) -> str:
    """The name of a type: ``Card`` of ``card``."""
    return "".join(part.capitalize() for part in kind.split("_"))


def sentences_in(messages: Messages) -> list[Message]:
    """The messages that say a fact."""
    things = things_in(messages)
    return [message for message in messages.values() if message.key not in things and message.kind != "list"]


def words_of(kind: str) -> list[str]:
    """The words that one may choose by."""
    return [word.strip() for word in kind.removesuffix("?").split("|")]


def python_type(kind: str) -> str:
    """The type of an argument."""
    name = bare(kind)
    if is_choice(kind):
        found = f"Literal[{', '.join(repr(word) for word in words_of(kind))}]"
    else:
        found = PYTHON.get(name) or f"{capital(name)}Ref"
        if kind.removesuffix("?").endswith("[]"):
            found = f"list[{found}]"
    return f"{found} | None = None" if kind.endswith("?") else found


def python(messages: Messages, shared: set[str]) -> str:
    """Write ``said.py``; the kinds that are shared stand in the core."""
    kinds = sorted(kinds_in(messages) - PLAIN_TYPES - shared)
    used = {bare(kind) for message in messages.values() for kind in message.declared.values()}
    common = sorted(f"{capital(kind)}Ref" for kind in used & shared - {"seat"})
    lines = [
        '"""The facts of this part of Taphouse. Made from en.ftl by wordsmith: not to be edited."""\n',
        "# ruff: noqa",
        "from typing import Literal, NewType\n",
        "from taphouse.core.facts import Fact, SeatRef, Text",
        *([f"from taphouse.core.words.said import {', '.join(common)}"] if common else []),
        "",
    ]
    lines += [f'{capital(kind)}Ref = NewType("{capital(kind)}Ref", str)' for kind in kinds]
    for kind in kinds:
        lines += [
            "",
            "",
            f"def {kind}_ref(name: str) -> {capital(kind)}Ref:",
            f'    return {capital(kind)}Ref("{kind}:" + name)',
        ]
    for message in sentences_in(messages):
        lines += ["", "", *_builder(message)]
    return "\n".join(lines) + "\n"


def _builder(message: Message) -> list[str]:
    name = message.key.replace("-", "_")
    if iskeyword(name) or any(iskeyword(argument) for argument in message.declared):
        raise BadWords(f"{message.key} or one of its arguments is a word of Python; call it otherwise.")
    needed = {argument: kind for argument, kind in message.declared.items() if not kind.endswith("?")}
    perhaps = [argument for argument in message.declared if argument not in needed]
    signature = ", ".join(f"{argument}: {python_type(kind)}" for argument, kind in message.declared.items())
    fact = "".join(f', "{argument}": {argument}' for argument in needed)
    lines = [f"def {name}({'*, ' + signature if signature else ''}) -> Fact:"]
    if not perhaps:
        return [*lines, f'    return {{"say": "{message.key}"{fact}}}']
    lines.append(f'    fact: Fact = {{"say": "{message.key}"{fact}}}')
    for argument in perhaps:
        lines += [f"    if {argument} is not None:", f'        fact["{argument}"] = {argument}']
    return [*lines, "    return fact"]


def typescript_type(kind: str) -> str:
    """The type of an argument."""
    name = bare(kind)
    if is_choice(kind):
        return " | ".join(f"'{word}'" for word in words_of(kind))
    found = TYPESCRIPT.get(name) or f"Ref<'{name}'>"
    return f"{found}[]" if kind.removesuffix("?").endswith("[]") else found


def typescript(messages: Messages) -> str:
    """Write ``said.ts``: every fact by its name."""
    lines: list[str] = []
    for message in sentences_in(messages):
        arguments = "".join(
            f"; {name}{'?' if kind.endswith('?') else ''}: {typescript_type(kind)}"
            for name, kind in message.declared.items()
        )
        lines.append(f"  | {{ say: '{message.key}'{arguments}; then?: AnyFact[]; text?: string }}")
    union = "\n".join(lines)
    used = [name for name in ("AnyFact", "Ref", "SeatRef", "Text") if re.search(rf"\b{name}\b", union)]
    return (
        "// The facts of this part of Taphouse. Made from en.ftl by wordsmith: not to be edited.\n"
        f"import type {{ {', '.join(used)} }} from '$words/facts'\n\n"
        f"export type Said =\n{union}\n"
    )
