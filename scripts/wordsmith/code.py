"""Writes the messages of one language as functions of Python and of JavaScript: nobody parses anything later."""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator

from fluent.syntax import ast

from wordsmith.reading import BadWords, Messages, bare, variant_key

PLURALS = {"en": '"one" if n == 1 else "other"', "de": '"one" if n == 1 else "other"', "zh": '"other"'}
"""The plural rules of whole numbers for Python, by language; the browser knows them all."""


class Code(ABC):
    """Turns patterns into expressions; a language of programs says how these are written."""

    equals: str

    def __init__(self, messages: Messages, english: Messages) -> None:
        self.messages = messages
        self.english = english
        """Where the arguments are declared."""

    def pattern(self, key: str, pattern: ast.Pattern) -> str:
        """Write a pattern."""
        parts = [
            json.dumps(element.value, ensure_ascii=False)
            if isinstance(element, ast.TextElement)
            else self.expression(key, element.expression)
            for element in pattern.elements
        ]
        return " + ".join(parts) or '""'

    def expression(self, key: str, node: object) -> str:
        """Write what stands in braces."""
        if isinstance(node, ast.Placeable):
            return self.expression(key, node.expression)
        if isinstance(node, ast.StringLiteral):
            return json.dumps(node.parse()["value"], ensure_ascii=False)
        if isinstance(node, ast.VariableReference):
            name, _, form = node.id.name.partition("-")
            return self.shown(name, form, numeric=not form and self.is_number(key, name))
        if isinstance(node, ast.MessageReference):
            return self.other(node.id.name, node.attribute.name if node.attribute else "")
        if isinstance(node, ast.SelectExpression):
            return self.choice(key, node)
        raise BadWords(f"{key} has something in braces that is not understood.")

    def choice(self, key: str, node: ast.SelectExpression) -> str:
        """Write a choice among variants."""
        name, _, form = node.selector.id.name.partition("-")
        numeric = not form and self.is_number(key, name)
        value = self.number(name) if numeric else self.word(name, form)
        code = self.pattern(key, next(variant for variant in node.variants if variant.default).value)
        for variant in reversed(node.variants):
            if variant.default:
                continue
            wanted = variant_key(variant)
            if isinstance(variant.key, ast.NumberLiteral):
                test = f"{value} {self.equals} {wanted}"
            else:
                test = f"{self.plural(value) if numeric else value} {self.equals} {json.dumps(wanted)}"
            code = self.either(test, self.pattern(key, variant.value), code)
        return f"({code})"

    def is_number(self, key: str, name: str) -> bool:
        """Whether an argument is a number."""
        return bare(self.english[key].declared.get(name, "")) == "number" if key in self.english else False

    def functions(self) -> Iterator[tuple[str, str, bool]]:
        """Every form: its full key, its expression, and whether it is the same for all arguments."""
        for message in self.messages.values():
            for form, pattern in message.forms.items():
                is_fixed = all(isinstance(element, ast.TextElement) for element in pattern.elements)
                yield f"{message.key}.{form}" if form else message.key, self.pattern(message.key, pattern), is_fixed

    @abstractmethod
    def shown(self, name: str, form: str, *, numeric: bool) -> str:
        """Write an argument that is shown."""

    @abstractmethod
    def number(self, name: str) -> str:
        """Write a number to choose by."""

    @abstractmethod
    def word(self, name: str, form: str) -> str:
        """Write a word to choose by."""

    @abstractmethod
    def plural(self, value: str) -> str:
        """Write the plural category of a number."""

    @abstractmethod
    def either(self, test: str, yes: str, no: str) -> str:
        """Write a condition."""

    @abstractmethod
    def other(self, key: str, form: str) -> str:
        """Write another message with the same arguments."""


class Python(Code):
    """Functions of Python."""

    equals = "=="

    def shown(self, name: str, form: str, *, numeric: bool) -> str:
        return f'str(a["{name}"])' if numeric else f'w.shown(a.get("{name}"), "{form}")'

    def number(self, name: str) -> str:
        return f'a["{name}"]'

    def word(self, name: str, form: str) -> str:
        if form in ("", "is", "kind", "count"):
            return f'w.{form or "is"}_of(a.get("{name}"))'
        return f'w.shown(a.get("{name}"), "{form}")'

    def plural(self, value: str) -> str:
        return f"plural({value})"

    def either(self, test: str, yes: str, no: str) -> str:
        return f"{yes} if {test} else {no}"

    def other(self, key: str, form: str) -> str:
        return f'w.other("{key}", "{form}", a)'

    def module(self, language: str) -> str:
        """Write the module of one language."""
        rule = PLURALS.get(language.partition("-")[0])
        if rule is None:
            raise BadWords(f"Nobody has written down the plurals of {language} yet (wordsmith/code.py).")
        rows = [
            f"    {json.dumps(key)}: {code},\n" if is_fixed else f"    {json.dumps(key)}: lambda w, a: {code},\n"
            for key, code, is_fixed in self.functions()
        ]
        head = '"""Made from words by wordsmith: not to be edited."""\n\n# ruff: noqa\n# mypy: ignore-errors\n'
        plural = f"\ndef plural(n):\n    return {rule}\n" if any("plural(" in row for row in rows) else ""
        return f"{head}{plural}\nTABLE = {{\n{''.join(rows)}}}\n"


class JavaScript(Code):
    """Functions of JavaScript."""

    equals = "==="

    def shown(self, name: str, form: str, *, numeric: bool) -> str:
        return f"a.{name}" if numeric else f"w.shown(a.{name}{self._form(form)})"

    def number(self, name: str) -> str:
        return f"a.{name}"

    def word(self, name: str, form: str) -> str:
        if form in ("", "is", "kind", "count"):
            return f"w.{form or 'is'}Of(a.{name})"
        return f"w.shown(a.{name}{self._form(form)})"

    @staticmethod
    def _form(form: str) -> str:
        return f", '{form}'" if form else ""

    def plural(self, value: str) -> str:
        return f"w.plural({value})"

    def either(self, test: str, yes: str, no: str) -> str:
        return f"{test} ? {yes} : {no}"

    def other(self, key: str, form: str) -> str:
        return f"w.other('{key}', '{form}', a)"

    def module(self) -> str:
        """Write the module of one language."""
        rows = [
            f"  {json.dumps(key)}: {code},\n" if is_fixed else f"  {json.dumps(key)}: (w, a) => {code},\n"
            for key, code, is_fixed in self.functions()
        ]
        return f"// @ts-nocheck Made from words by wordsmith: not to be edited.\nexport default {{\n{''.join(rows)}}}\n"
