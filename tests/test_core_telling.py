"""How seats and lists are named in a sentence, for one pair of eyes."""

import pytest

from taphouse.core.moves import Seat
from taphouse.core.telling import Teller, listed

NAMES = ("Ann", "Ben", "Cat")


def test_an_owner_is_called_your_only_by_their_own_eyes() -> None:
    told = {eyes: [Teller(eyes, NAMES).whose(seat) for seat in range(3)] for eyes in (Seat(0), Seat(2), None)}

    assert told == {
        0: ["your", "Ben's", "Cat's"],
        2: ["Ann's", "Ben's", "your"],
        None: ["Ann's", "Ben's", "Cat's"],
    }


def test_a_seat_is_named_as_its_place_in_the_sentence_asks() -> None:
    ann = Teller(Seat(0), NAMES)

    assert [ann.who(0), ann.whom(0), ann.who(1), ann.whom(1)] == ["You", "you", "Ben", "Ben"]
    assert [ann.is_own(0), ann.is_own(1)] == [True, False]
    assert [ann.does(0, "draw", "draws"), ann.does(1, "draw", "draws")] == ["You draw", "Ben draws"]
    assert [ann.verb(0, "have", "has"), ann.verb(2, "have", "has")] == ["have", "has"]
    assert ann.several([0, 1, 2]) == "You, Ben and Cat"
    assert ann.several([2, 0]) == "Cat and you"


@pytest.mark.parametrize("names", [(), ("Ann",)])
def test_a_seat_without_a_name_is_named_by_its_number(names: tuple[str, ...]) -> None:
    nobody = Teller(None, names)

    assert nobody.who(2).startswith("Seat ")
    assert nobody.whose(2) == f"{nobody.who(2)}'s"


@pytest.mark.parametrize(
    ("words", "sentence"), [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")]
)
def test_a_list_reads_as_a_sentence(words: list[str], sentence: str) -> None:
    assert listed(words, last="or") == sentence
