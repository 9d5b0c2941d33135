"""Files that others wrote are read strictly, and never without end."""

from pathlib import Path

import pytest

from taphouse.core.errors import TaphouseError
from taphouse.core.reading import DEEPEST, LARGEST, NotJson, read_file, read_json
from taphouse.core.visible import visible


def test_what_json_has_is_read() -> None:
    data = '{"a": [1, -2, 1.5, 1e3, true, null, "é \\ud83c\\udf7a"], "b": {"c": {}}}'.encode()

    assert read_json(data) == {"a": [1, -2, 1.5, 1000.0, True, None, "é 🍺"], "b": {"c": {}}}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "expecting value"),
        (b"\xff", "byte 0 is not UTF-8"),
        (b'"\\udc80"', "half a letter"),
        (b'{"a": "\\ud83c"}', "half a letter"),
        (b'{"\\ud83c": 1}', "half a letter"),
        (b"[NaN]", "NaN is no number"),
        (b"[-Infinity]", "-Infinity is no number"),
        (b"[1e999]", "1e999 is no number that can be counted with"),
        (b"[" + b"9" * 9999 + b"]", "a number that is too long"),
        (b'{"a": 1, "b": 2, "a": 1}', "'a' stands there twice"),
        (b'[{"x": {"a": 1, "a": 2}}]', "'a' stands there twice"),
        (b"[" * 100_000, "nested too deep"),
        (b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1), "nested too deep"),
        (b'{"a":' * (DEEPEST + 1) + b"1" + b"}" * (DEEPEST + 1), "nested too deep"),
        (b" " * (LARGEST + 1), "more than 16 MB"),
        (b"[1] [2]", "extra data"),
    ],
)
def test_what_is_no_json_of_ours_is_refused_in_words(data: bytes, sentence: str) -> None:
    with pytest.raises(NotJson, match=sentence):
        read_json(data)


def test_nested_as_deep_as_allowed_is_read() -> None:
    assert read_json(b"[" * (DEEPEST - 1) + b"]" * (DEEPEST - 1))


def test_a_name_that_no_file_can_have_is_refused() -> None:
    with pytest.raises(TaphouseError, match=r"^'a\\x00b' is no name of a file\.$"):
        read_file(Path("a\0b"))


def test_only_what_can_be_seen_is_left_of_foreign_text() -> None:
    assert visible("Zoë 🍺 O'Neil") == "Zoë 🍺 O'Neil"
    assert visible("a\x1b[31mb\x07\x9b\x00\x7f\u202e\u2066\u200b\u2028c") == "a[31mbc"
    assert visible("one\ntwo\tthree\r") == "one two three "
