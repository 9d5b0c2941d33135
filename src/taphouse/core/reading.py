"""Reading files that others wrote: bounded and strict."""

import json
from math import isfinite
from pathlib import Path
from typing import NoReturn

from taphouse.core.errors import TaphouseError, quoted
from taphouse.core.facts import typed
from taphouse.core.words import said

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
        raise TaphouseError(said.file_unread(path=typed(str(path)), error=typed(str(error.strerror)))) from error
    except ValueError as error:
        raise TaphouseError(said.no_file_name(path=quoted(str(path)))) from error
    if len(data) > LARGEST:
        raise TaphouseError(said.file_too_large(path=typed(str(path)), number=LARGEST // 1024 // 1024))
    return data


def read_json(data: bytes) -> object:
    """Read JSON in which every name stands once, every number is finite and nothing is nested without end."""
    if len(data) > LARGEST:
        raise NotJson(said.json_too_large(number=LARGEST // 1024 // 1024))
    try:
        content: object = json.loads(
            data.decode(), object_pairs_hook=_object, parse_constant=_no_number, parse_float=_finite
        )
    except NotJson:
        raise
    except UnicodeDecodeError as error:
        raise NotJson(said.json_not_utf8(number=error.start)) from error
    except RecursionError as error:
        raise NotJson(said.json_too_deep()) from error
    except json.JSONDecodeError as error:
        why = typed(error.msg.lower())
        raise NotJson(said.json_wrong(error=why, line=error.lineno, column=error.colno)) from error
    except ValueError as error:
        raise NotJson(said.json_long_number()) from error
    if _is_deep(content):
        raise NotJson(said.json_too_deep())
    try:
        json.dumps(content, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise NotJson(said.json_half_letter()) from error
    return content


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise NotJson(said.json_twice(name=quoted(twice[:40])))
    return found


def _no_number(word: str) -> NoReturn:
    raise NotJson(said.json_no_number(word=typed(word)))


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise NotJson(said.json_infinite(word=typed(text[:40])))
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
