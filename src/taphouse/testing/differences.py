"""Where two pieces of JSON part ways, in words."""

import msgspec


def difference(first: bytes, second: bytes) -> str:
    """Name the first place where they differ: ``hands.0.2 is 7 and 9``."""
    return _walk("", msgspec.json.decode(first), msgspec.json.decode(second)) or "only the way of writing differs"


def _walk(path: str, first: object, second: object) -> str:
    if isinstance(first, dict) and isinstance(second, dict):
        for key in [*first, *(key for key in second if key not in first)]:
            found = _walk(f"{path}.{key}", first.get(key, "missing"), second.get(key, "missing"))
            if found:
                return found
        return ""
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        for i, (one, other) in enumerate(zip(first, second, strict=True)):
            found = _walk(f"{path}.{i}", one, other)
            if found:
                return found
        return ""
    return "" if first == second else f"{path.lstrip('.')} is {_short(first)} and {_short(second)}"


def _short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 120 else f"{text[:117]}..."
