"""Reading files that others wrote: bounded, strict, and refused with a sentence."""

import json
from math import isfinite
from pathlib import Path
from typing import NoReturn

from taphouse.core.errors import TaphouseError

LARGEST = 16 * 1024 * 1024
"""No record and no position has more bytes than this."""
DEEPEST = 32
"""Nothing in them is nested deeper than this."""


class NotJson(TaphouseError):  # noqa: N818
    """You gave something that is no JSON as we write it; the message goes on after a colon."""


def read_file(path: Path) -> bytes:
    """Read a file that is not too large; TaphouseError says what is wrong with it."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise TaphouseError(f"{path} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise TaphouseError(f"{str(path)!r} is no name of a file.") from error
    if len(data) > LARGEST:
        raise TaphouseError(f"{path} is too large: more than {LARGEST // 1024 // 1024} MB.")
    return data


def read_json(data: bytes) -> object:
    """Read JSON in which every name stands once, every number is finite and nothing is nested without end."""
    if len(data) > LARGEST:
        raise NotJson(f"it has more than {LARGEST // 1024 // 1024} MB")
    try:
        content: object = json.loads(
            data.decode(), object_pairs_hook=_object, parse_constant=_no_number, parse_float=_finite
        )
    except NotJson:
        raise
    except UnicodeDecodeError as error:
        raise NotJson(f"byte {error.start} is not UTF-8") from error
    except RecursionError as error:
        raise NotJson("it is nested too deep") from error
    except json.JSONDecodeError as error:
        raise NotJson(f"{error.msg.lower()} (line {error.lineno}, column {error.colno})") from error
    except ValueError as error:
        raise NotJson("it has a number that is too long") from error
    if _is_deep(content):
        raise NotJson("it is nested too deep")
    try:
        json.dumps(content, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise NotJson("it has half a letter (a lone surrogate)") from error
    return content


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise NotJson(f"{twice[:40]!r} stands there twice")
    return found


def _no_number(word: str) -> NoReturn:
    raise NotJson(f"{word} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise NotJson(f"{text[:40]} is no number that can be counted with")
    return number


def _is_deep(content: object) -> bool:
    level = [content]
    for _ in range(DEEPEST):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer if isinstance(outer, list) else ())
        ]
        if not level:
            return False
    return True
