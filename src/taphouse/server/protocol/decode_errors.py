"""Tells what the decoder found wrong with something that was sent, as a fact that can follow a colon."""

import re
from collections.abc import Callable
from typing import Literal, get_args

from taphouse.core.facts import Fact, Text, plain, typed
from taphouse.server.words import said

Kind = Literal["str", "int", "float", "bool", "object", "array", "null"]
KINDS: dict[str, Kind] = {kind: kind for kind in get_args(Kind)}
INSIDE = "[...]"
NO_JSON = "JSON is malformed"
TOO_DEEP = "recursion"
LONGEST = 80
"""So much of what was sent is repeated."""
_PLACE = re.compile(r"^(.*?)(?: - at `\$\.?([^`]*)`)?$", re.DOTALL)


def _kinds(names: str) -> list[Fact]:
    """Name what may stand in a place."""
    return [said.of_kind(kind=KINDS[name]) if name in KINDS else plain(name) for name in names.split(" | ")]


def _seen(text: str) -> Text:
    """Repeat what was sent, without what cannot be seen."""
    seen = "".join(" " if sign.isspace() else sign if sign.isprintable() else "" for sign in text)
    return typed(" ".join(seen.split())[:LONGEST])


Tell = Callable[[re.Match[str], Fact], Fact]
FINDINGS: list[tuple[re.Pattern[str], Tell]] = [
    (re.compile(r"Expected `str` of length <= (\d+)"), lambda m, at: said.bad_length(at=at, most=int(m[1]))),
    (re.compile(r"Expected `str` of length >= 1"), lambda _, at: said.bad_empty(at=at)),
    (re.compile(r"Expected `\w+` <= (-?\d+)"), lambda m, at: said.bad_most(at=at, most=int(m[1]))),
    (re.compile(r"Expected `\w+` >= (-?\d+)"), lambda m, at: said.bad_least(at=at, least=int(m[1]))),
    (
        re.compile(r"Expected `([^`]+)`, got `([^`]+)`"),
        lambda m, at: said.bad_kind_given(at=at, kinds=_kinds(m[1]), given=_kinds(m[2])),
    ),
    (re.compile(r"Expected `([^`]+)`"), lambda m, at: said.bad_kind(at=at, kinds=_kinds(m[1]))),
    (re.compile(r"Object missing required field `(.*)`", re.DOTALL), lambda m, _: said.bad_missing(name=_seen(m[1]))),
    (re.compile(r"Object contains unknown field `(.*)`", re.DOTALL), lambda m, _: said.bad_unknown(name=_seen(m[1]))),
    (re.compile(r"Invalid value (.*)", re.DOTALL), lambda m, at: said.bad_choice(at=at, value=_seen(m[1]))),
    (re.compile(r"(?:Number|Integer value) out of range"), lambda _, at: said.bad_large(at=at)),
    (re.compile(r"Input data was truncated"), lambda _, __: said.bad_end()),
    (re.compile(rf".*{TOO_DEEP}"), lambda _, __: said.bad_depth()),
    (re.compile(rf"{NO_JSON}|'utf-8' codec|Invalid UTF-8|Invalid unicode"), lambda _, __: said.bad_json()),
]


def what_is_wrong(message: str, place: str = "") -> Fact:
    """Read a message of the decoder; ``place``: where, if it does not say so."""
    found = _PLACE.match(message)
    words, at = (found[1], found[2] or "") if found else (message, "")
    for pattern, tell in FINDINGS:
        match = pattern.match(words)
        if match:
            return tell(match, _at(at or place))
    return plain(_seen(words)["text"])


def _at(place: str) -> Fact:
    if not place:
        return said.at_it()
    if place.endswith(INSIDE):
        return said.at_inside(name=_seen(place.removesuffix(INSIDE)))
    return said.at_place(name=_seen(place))
