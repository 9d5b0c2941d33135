"""Which names the house takes, and which can be mistaken for each other."""

import pytest

from taphouse.server.http.guest_names import ANIMALS, MOODS
from taphouse.server.person_names import BOT_NAMES, checked, distinct, has_letters, looks_like, tidy
from taphouse.server.protocol.problems import Refusal


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
        "Nguyễn Thị Ánh",
        "ที่นี่ ผู้ใหญ่",
        "בְּרֵאשִׁ֖ית",
        "हिन्दी",
        "བསྒྲུབས",
        "Hostess",
        "Youri",
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


@pytest.mark.parametrize("name", ["Z" + "\u0301" * 23, "Zo\u0308\u0301\u0302\u0303\u0304\u0305e", "\u0489" * 9 + "Eve"])
def test_no_letter_carries_a_tower_of_marks(name: str) -> None:
    with pytest.raises(Refusal, match="too many marks on one letter"):
        checked(name)


@pytest.mark.parametrize(
    "name", ["You", "you", "y\u03bfu", "Y0u", "Y.o.u", "Host", "The host", "Nobody", "Everybody", "Seat 1", "seat16"]
)
def test_nobody_goes_by_a_word_for_anybody(name: str) -> None:
    with pytest.raises(Refusal, match="would mean somebody else"):
        checked(name)


@pytest.mark.parametrize(
    ("text", "tidied"),
    [
        ("z" + "\u0301" * 270, "\u017a" + "\u0301" * 4),
        ("a" + "\u0301\u200b" * 99 + " b", "\u00e1" + "\u0301" * 4 + " b"),
        ("\u05d1\u05bc\u05b0\u05bd\u0591", "\u05d1\u05b0\u05bc\u05bd\u0591"),
        ("one\u2800\u2800two\u3164", "one two"),
        ("\u202eneB", "neB"),
    ],
)
def test_what_is_said_covers_no_other_line(text: str, tidied: str) -> None:
    assert tidy(text) == tidied


@pytest.mark.parametrize("text", ["\u2800" * 5, "\u3164 \uffa0", "\u0301\u0301", "\ufe0f", "\u200b", "\U0001d159"])
def test_there_is_something_to_read_or_not(text: str) -> None:
    assert not has_letters(tidy(text))
    assert has_letters(tidy(f"{text}!"))


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
