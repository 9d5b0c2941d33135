"""Codes of tables: too many to be guessed, and still three words that can be said aloud."""

from itertools import product
from math import log2

import pytest

from taphouse.server.table_codes import PATTERN, UGLY, WORDS, new_code, read_code


def test_there_are_too_many_to_be_guessed() -> None:
    words = sum(not any(ugly in "".join(word) for ugly in UGLY) for word in product(*PATTERN))

    assert WORDS * log2(words) > 47.8


def test_a_new_code_is_three_words_in_its_right_spelling() -> None:
    codes = {new_code() for _ in range(500)}

    assert len(codes) == 500
    for code in codes:
        assert [len(word) for word in code.split("-")] == [5, 5, 5]
        assert read_code(code) == code
        assert not any(ugly in code for ugly in UGLY)


@pytest.mark.parametrize(
    "text", ["lusab-tivok-gutih", "Lusab Tivok Gutih", " LUSABTIVOKGUTIH\n", "lusab_tivok.gutih", "lusab--tivok gutih"]
)
def test_a_code_is_read_in_any_spelling(text: str) -> None:
    assert read_code(text) == "lusab-tivok-gutih"


def test_codes_of_old_tables_stay_valid() -> None:
    assert read_code("qxkbrt") == "QXKBRT"
    assert read_code("QXK BRT") == "QXKBRT"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-",
        "ABCDEF",
        "lusab-tivok",
        "lusab-tivok-gutihh",
        "aeiou-aeiou-aeiou",
        "lusab-tivok-gutix",
        "\N{LATIN SMALL LETTER LONG S}" * 15,
    ],
)
def test_what_can_be_no_code(text: str) -> None:
    assert read_code(text) is None
