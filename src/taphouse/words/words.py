"""Says facts to one pair of eyes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

Entry = str | Callable[["Words", Mapping[str, Any]], str]
Table = Mapping[str, Entry]
"""The sentences of one language, by key; a form of a thing stands under ``key.form``."""
Catalogue = Mapping[str, Mapping[str, Any]]
"""What each piece is: its ``kind``, and the parts that its name is made of."""
TYPED = frozenset(("option", "choice"))
"""What a command names: it is shown as one types it, ``match_target``. Pages, where one taps, have words for it."""


class Words:
    """The words of one language, for one pair of eyes at one table.

    A name that was put together once is kept.
    """

    def __init__(
        self,
        table: Table,
        catalogue: Catalogue | None = None,
        eyes: int | None = None,
        names: Sequence[str] = (),
        language: str = "en",
    ) -> None:
        self.table = table
        self.catalogue = catalogue or {}
        self.eyes = eyes
        self.names = names
        self.language = language
        self._own = "" if eyes is None else f"seat:{eyes}"
        self._kept: dict[tuple[str, str], str] = {}

    def say(self, fact: Mapping[str, Any]) -> str:
        """Say a fact, and what follows it."""
        line = self.form(fact["say"], "", fact)
        for more in fact.get("then", ()):
            line = self._join("then", line, self.say(more))
        return line

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return key in self.table

    def form(self, key: str, form: str, arguments: Mapping[str, Any]) -> str:
        """Say a message in one of its forms; in its first one where it lacks that."""
        entry = self.table.get(f"{key}.{form}") if form else None
        if entry is None:
            entry = self.table[key]
        return entry if isinstance(entry, str) else entry(self, arguments)

    def piece(self, name: str, form: str = "") -> str:
        """Name a piece of the catalogue by its notation."""
        return self._named(f"{self.catalogue[name]['kind']}:{name}", form)

    # What the made functions call.

    def shown(self, value: Any, form: str) -> str:  # noqa: ANN401  an argument is any JSON
        """Show an argument."""
        if isinstance(value, str):
            return self._named(value, form) if ":" in value else value
        if value is None:
            return ""
        if isinstance(value, list):
            return self._listed(value, form)
        if isinstance(value, dict):
            return self.say(value) if "say" in value else cast("str", value["text"])
        return str(value)

    def is_of(self, value: Any) -> str:  # noqa: ANN401
        """The word of an argument to choose by."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            if value.startswith("seat:"):
                return "you" if value == self._own else "other"
            return value.partition(":")[2] or value
        if isinstance(value, list):
            if len(value) == 1:
                return self.is_of(value[0])
            return "none" if not value else "with-you" if self._own in value else "many"
        return "some"

    def kind_of(self, value: Any) -> str:  # noqa: ANN401
        """The kind of a thing to choose by."""
        return "none" if value is None else str(value).partition(":")[0]

    def count_of(self, value: Any) -> int:  # noqa: ANN401
        """How many there are of a list."""
        return len(value) if isinstance(value, list) else int(value is not None)

    def other(self, key: str, form: str, arguments: Mapping[str, Any]) -> str:
        """Say another message with the same arguments."""
        return self.form(key, form, arguments)

    def _named(self, reference: str, form: str) -> str:
        name = self._kept.get((reference, form))
        if name is None:
            name = self._kept[reference, form] = self._name(reference, form)
        return name

    def _name(self, reference: str, form: str) -> str:
        kind, _, name = reference.partition(":")
        kind, _, own_form = kind.partition(".")
        form = form or own_form
        if kind == "seat":
            return self.form("seat", form, self._seat(int(name)))
        if kind == "cell":
            column, _, row = name.partition(",")
            return self.form("cell", form, {"column": int(column), "row": int(row)})
        if kind in TYPED:
            return name.partition("-")[2] or name
        if f"{kind}-{name}" in self.table:
            return self.form(f"{kind}-{name}", form, {})
        return self.form(kind, form, self.catalogue[name])

    def _seat(self, seat: int) -> dict[str, Any]:
        name = self.names[seat] if seat < len(self.names) else ""
        known = "you" if seat == self.eyes else "named" if name else "nameless"
        return {"is": known, "name": {"text": name}, "number": seat + 1}

    def _listed(self, values: list[Any], form: str) -> str:
        """Name several things; the reader comes last."""
        last = "and"
        for joint in ("or", "and"):
            if form == joint or form.endswith(f"-{joint}"):
                last, form = joint, form[: -len(joint)].removesuffix("-")
        if len(values) > 1 and self._own in values:
            values = [*(value for value in values if value != self._own), self._own]
        words = [self.shown(value, form if i == 0 or form else "mid") for i, value in enumerate(values)]
        if len(words) < 2:
            return "".join(words)
        head = words[0]
        for word in words[1:-1]:
            head = self._join("comma", head, word)
        return self._join(last, head, words[-1])

    def _join(self, how: str, a: str, b: str) -> str:
        return self.form(f"list-{how}", "", {"a": {"text": a}, "b": {"text": b}})
