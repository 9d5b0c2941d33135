"""Writes the browser's types: every message, every HTTP body and the common view; for a game, its own view.

``python -m taphouse.server.protocol.typescript > web/src/lib/types.ts``, and with a game's id the file ``view.ts`` in
the game's folder; tests check that all are fresh.
"""

import ast
import inspect
import re
import sys
from collections.abc import Container, Iterable, Sequence
from itertools import pairwise
from textwrap import dedent
from types import ModuleType, UnionType

import msgspec
from msgspec import Struct
from msgspec import inspect as shape

from taphouse.core import view as core_view
from taphouse.core.game import Game
from taphouse.core.measured import Measures
from taphouse.core.registry import find_game
from taphouse.core.view import View
from taphouse.server.protocol import bodies, commands, messages

HEAD = "// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.\n"
FACT = """\
import type { AnyFact } from '../words/facts'

/** What is so: a name and named arguments; `said.ts` of each part of Taphouse knows which there are. */
export type Fact = AnyFact
"""
PLAIN: dict[type[shape.Type], str] = {
    shape.AnyType: "unknown",
    shape.NoneType: "null",
    shape.BoolType: "boolean",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.StrType: "string",
}


class Writer:
    """Writes structures as interfaces; a game's own names carry the game's name in front: ``LastCallView``."""

    def __init__(self) -> None:
        self.names: dict[type[Struct], str] = {}

    def add(self, structs: Iterable[type[Struct]], prefix: str = "") -> None:
        """Take structures in, and those they are made of."""
        for struct in structs:
            if struct not in self.names:
                self.names[struct] = prefix + ("View" if prefix and issubclass(struct, View) else struct.__name__)
                self.add(parts_of(struct), prefix)

    def write(self, besides: Container[type[Struct]] = ()) -> str:
        """Write everything that was taken in, but what is written elsewhere."""
        return "\n".join(self.interface(struct) for struct in self.names if struct not in besides)

    def interface(self, struct: type[Struct]) -> str:
        """Write one structure; what its parent has already is left to the parent."""
        info = shape.type_info(struct)
        assert isinstance(info, shape.StructType)
        parents = [parent for parent in struct.__mro__[1:] if parent in self.names]
        inherited = set(parents[0].__struct_fields__) if parents else set()
        notes = field_notes(struct)
        lines = [*comment(struct.__doc__, ""), self.heading(struct, parents)]
        if info.tag_field:
            has_children = any(child is not struct and issubclass(child, struct) for child in self.names)
            tag = "string" if has_children else msgspec.json.encode(info.tag).decode()
            lines.append(f"  {info.tag_field}: {tag};")
        for field in info.fields:
            if field.name not in inherited:
                mark = "?" if may_be_missing(struct, field) else ""
                lines += comment(notes.get(field.name), "  ")
                lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
        return "\n".join([*lines, "}", ""])

    def heading(self, struct: type[Struct], parents: Sequence[type]) -> str:
        """Write the first line of an interface."""
        extends = f" extends {self.names[parents[0]]}" if parents else ""
        return f"export interface {self.names[struct]}{extends} {{"

    def type(self, kind: shape.Type) -> str:
        """Write a type."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        if isinstance(kind, shape.Metadata):
            return self.type(kind.type)
        if isinstance(kind, shape.StructType):
            return self.names[kind.cls]
        if isinstance(kind, shape.UnionType):
            return " | ".join(self.type(part) for part in kind.types)
        if isinstance(kind, shape.LiteralType):
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        if isinstance(kind, shape.TupleType):
            return f"[{', '.join(self.type(part) for part in kind.item_types)}]"
        if isinstance(kind, shape.DictType):
            if isinstance(kind.value_type, shape.AnyType):
                return "Fact"
            return f"Record<{self.type(kind.key_type)}, {self.type(kind.value_type)}>"
        if isinstance(kind, shape.CollectionType):
            inner = self.type(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        raise TypeError(f"There is no TypeScript for {kind}.")


def may_be_missing(struct: type[Struct], field: shape.Field) -> bool:
    """Whether a field is left out when it has its default, by us (messages) or by a client (commands)."""
    leaves_out = struct.__struct_config__.omit_defaults or struct.__struct_config__.forbid_unknown_fields
    return leaves_out and not field.required


def comment(text: str | None, indent: str) -> list[str]:
    """Write a docstring as a comment."""
    if not text:
        return []
    lines = inspect.cleandoc(text).replace("``", "`").splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def field_notes(struct: type[Struct]) -> dict[str, str]:
    """Find the sentence that stands below each field in the source."""
    (definition,) = ast.parse(dedent(inspect.getsource(struct))).body
    assert isinstance(definition, ast.ClassDef)
    notes: dict[str, str] = {}
    for field, note in pairwise(definition.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(note, ast.Expr):
            notes[field.target.id] = str(ast.literal_eval(note.value))
    return notes


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """List the structures that a module defines, in its order."""
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Struct) and thing.__module__ == module.__name__
    ]


def union(name: str, kinds: UnionType, writer: Writer, about: str) -> str:
    """Write a union type under a name of its own."""
    parts = "".join(f"\n  | {writer.names[kind]}" for kind in kinds.__args__)
    return f"/** {about} */\nexport type {name} ={parts};\n"


def parts_of(struct: type[Struct]) -> list[type[Struct]]:
    """List the structures that a structure is made of, at any depth of lists and unions."""
    found: list[type[Struct]] = []
    waiting: list[object] = [field.type for field in shape.type_info(struct).fields]  # type: ignore[attr-defined]
    while waiting:
        kind = waiting.pop(0)
        if isinstance(kind, shape.StructType):
            found.append(kind.cls)
        elif isinstance(kind, tuple):
            waiting += kind
        elif isinstance(kind, shape.Type):
            waiting += [getattr(kind, name) for name in kind.__struct_fields__]
    return found


def views_of(game: Game) -> list[type[Struct]]:
    """Find the view that a game made of the common one, if it did."""
    inside = [module for name, module in sorted(sys.modules.items()) if f"{name}.".startswith(f"{game.package}.")]
    return [struct for module in inside for struct in structs_of(module) if issubclass(struct, View)]


def pascal(name: str) -> str:
    """Write a game's id as the first half of a type's name."""
    return "".join(part.capitalize() for part in name.split("-"))


def typescript_of(game: Game) -> str:
    """Write the types of a game's own view, made of those that all games share."""
    writer = Writer()
    writer.add(structs_of(core_view))
    shared = dict(writer.names)
    writer.add(views_of(game), pascal(game.meta.id))
    types = writer.write(besides=shared)
    words = set(re.findall(r"\w+", re.sub(r"/\*.*?\*/", "", types, flags=re.DOTALL)))
    used = sorted(words & {"Fact", *shared.values()})
    return "\n".join([HEAD, f"import type {{ {', '.join(used)} }} from '$lib/types'\n", types])


def typescript() -> str:
    """Write the types that all games share."""
    writer = Writer()
    writer.add(structs_of(core_view))
    writer.add(struct for module in (commands, messages, bodies) for struct in structs_of(module))
    writer.add([Measures])
    lists = "".join(
        f"export const {name} = {msgspec.json.encode(list(values)).decode()} as const;\n"
        for name, values in (
            ("REACTIONS", commands.REACTIONS),
            ("CLOCKS", commands.CLOCKS),
            ("PACES", commands.PACES),
            ("DOORS", commands.DOORS),
        )
    )
    unions = [
        union("AnyCommand", commands.AnyCommand, writer, "Whatever may be sent over the socket."),
        union("AnyMessage", messages.AnyMessage, writer, "Whatever arrives over the socket."),
    ]
    return "\n".join([HEAD, FACT, lists, writer.write(), *unions])


if __name__ == "__main__":
    sys.stdout.write(typescript_of(find_game(sys.argv[1])) if sys.argv[1:] else typescript())
