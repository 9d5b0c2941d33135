"""Which names the house takes, and which can be mistaken for each other."""

import pytest

from taphouse.server.guests import ANIMALS, MOODS
from taphouse.server.names import BOT_NAMES, checked, distinct, looks_like
from taphouse.server.problems import Refusal


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Jean-Luc",
        "O'Neill",
        "Łukasz",
        "Zoë",
        "محمد",
        "山田",
        "Ольга",
        "Ann 2",
        "👩\u200d🍳 Cook",
        "❤\ufe0f",
        "R2D2",
    ],
)
def test_honest_names_are_taken_as_they_are(name: str) -> None:
    assert checked(name) == name


def test_spaces_are_tidied_and_long_names_cut() -> None:
    assert checked("  Ann   Lee ") == "Ann Lee"
    assert checked("y" * 99) == "y" * 24


@pytest.mark.parametrize(
    "name",
    [
        "Ann\u200b",
        "\u202eneB",
        "Ann\x1b[31m",
        "Ann\nBen",
        "Ann\tBen",
        "\u3164",
        "A\u00adnn",
        "A\u200dnn",
        "\ufe0fAnn",
        "Ann\u2800",
        "\ue000",
    ],
)
def test_what_nobody_can_see_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match=r"has a sign in it that nobody can see \(U\+[0-9A-F]{4,}\)") as refusal:
        checked(name)
    assert refusal.value.code == "malformed"


@pytest.mark.parametrize("name", ["", "   ", "...", "!?"])
def test_a_name_has_something_to_read(name: str) -> None:
    with pytest.raises(Refusal, match="nothing to read"):
        checked(name)


@pytest.mark.parametrize(
    "name",
    ["The house", "the  HOUSE", "The House (host)", "Th\u0435 h\u043euse", "Taphouse", "Taph0use", "T.h.e.House"],
)
def test_nobody_speaks_as_the_house(name: str) -> None:
    with pytest.raises(Refusal, match="as if the house spoke"):
        checked(name)


@pytest.mark.parametrize(
    "name", [*BOT_NAMES, "rye", "\U0001d411\U0001d432\U0001d41e", "M\u0430lt", "Ma1t", "MaIt", "Somebody"]
)
def test_nobody_goes_by_the_name_of_a_bot(name: str) -> None:
    with pytest.raises(Refusal, match="Somebody of the house goes by that name"):
        checked(name)


def test_the_names_that_the_house_gives_away_are_taken() -> None:
    for mood in MOODS:
        for animal in ANIMALS:
            assert checked(f"{mood} {animal}") == f"{mood} {animal}"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "\u0410nn"),
        ("Ben", "\u0392\u0435n"),
        ("Bill", "BiIl"),
        ("Bill", "Bi11"),
        ("Oma", "0ma"),
        ("Ann", "\uff21\uff4e\uff4e"),
        ("Ann", "Ann."),
    ],
)
def test_names_that_the_eye_takes_for_each_other(one: str, other: str) -> None:
    assert looks_like(other, ["Cyd", one]) == one
    assert looks_like(one, [other]) == other


@pytest.mark.parametrize(
    ("one", "other"), [("Lise", "Ilse"), ("Ann", "Änn"), ("Ann", "Anna"), ("Ann", "ANN"), ("Jan", "Jon")]
)
def test_names_that_can_be_told_apart_or_are_simply_the_same(one: str, other: str) -> None:
    assert looks_like(other, [one]) == ""


def test_the_same_name_gets_a_number() -> None:
    assert distinct("ann", ["Ann", "Ben"]) == "ann 2"
    assert distinct("Ann", ["Ann", "Ann 2"]) == "Ann 3"
    assert distinct("Cyd", ["Ann"]) == "Cyd"
