"""Says in plain words what the decoder found wrong with something that was sent."""

import re
from collections.abc import Callable

KINDS = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "object": "an object",
    "array": "a list",
    "null": "null",
}
INSIDE = "[...]"
NO_JSON = "it is no JSON"
NOT_WHOLE = "it breaks off in the middle"
_PLACE = re.compile(r"^(.*?)(?: - at `\$\.?([^`]*)`)?$", re.DOTALL)


def _kinds(names: str) -> str:
    """Name what may stand in a place."""
    return " or ".join(KINDS.get(name, name) for name in names.split(" | "))


Say = Callable[[re.Match[str], str], str]
SAYINGS: list[tuple[re.Pattern[str], Say]] = [
    (re.compile(r"Expected `str` of length <= (\d+)"), lambda m, at: f"{at} has at most {m[1]} characters: shorten it"),
    (re.compile(r"Expected `str` of length >= 1"), lambda _, at: f"{at} must not be empty"),
    (re.compile(r"Expected `\w+` <= (-?\d+)"), lambda m, at: f"{at} is {m[1]} at most"),
    (re.compile(r"Expected `\w+` >= (-?\d+)"), lambda m, at: f"{at} is {m[1]} at least"),
    (
        re.compile(r"Expected `([^`]+)`, got `([^`]+)`"),
        lambda m, at: f"{at} must be {_kinds(m[1])}, not {_kinds(m[2])}",
    ),
    (re.compile(r"Expected `([^`]+)`"), lambda m, at: f"{at} must be {_kinds(m[1])}"),
    (re.compile(r"Object missing required field `(.*)`", re.DOTALL), lambda m, _: f"{m[1]} is missing"),
    (re.compile(r"Object contains unknown field `(.*)`", re.DOTALL), lambda m, _: f"there is no field called {m[1]}"),
    (re.compile(r"Invalid value (.*)", re.DOTALL), lambda m, at: f"{at} cannot be {m[1]}"),
    (re.compile(r"(?:Number|Integer value) out of range"), lambda _, at: f"{at} is too large a number"),
    (re.compile(r"Input data was truncated"), lambda _, __: NOT_WHOLE),
    (re.compile(r"JSON is malformed|'utf-8' codec|Invalid UTF-8|Invalid unicode"), lambda _, __: NO_JSON),
]


def plain(message: str, place: str = "") -> str:
    """Turn a message of the decoder into words that can follow a colon; ``place``: where, if it does not say so."""
    found = _PLACE.match(message)
    words, at = (found[1], found[2] or "") if found else (message, "")
    at = at or place or "it"
    if at.endswith(INSIDE):
        at = f"what stands in {at.removesuffix(INSIDE)}"
    for pattern, say in SAYINGS:
        match = pattern.match(words)
        if match:
            return say(match, at)
    return words
