"""A pile, against a plain list with its top at the end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taphouse.core.pile import Pile
from taphouse.core.rng import make_rng, seed_from

cards = st.lists(st.integers(0, 123), max_size=20)


def pile_of(contents: list[int], capacity: int = 24) -> Pile:
    pile = Pile(capacity)
    pile.fill(contents)
    return pile


@given(st.lists(st.tuples(st.sampled_from(["put", "put under", "draw"]), st.integers(0, 123)), max_size=24))
def test_a_pile_does_what_a_list_does(steps: list[tuple[str, int]]) -> None:
    pile, twin = Pile(24), []
    for step, card in steps:
        if step == "put":
            pile.put(card)
            twin.append(card)
        elif step == "put under":
            pile.put_under(card)
            twin.insert(0, card)
        elif twin:
            assert pile.top() == twin[-1]
            assert pile.draw() == twin.pop()
        assert pile.listed() == twin
        assert pile.size == len(twin)


@given(cards)
def test_a_shuffled_pile_has_the_same_cards(contents: list[int]) -> None:
    pile = pile_of(contents)

    pile.shuffle(make_rng("quick", seed_from("pile")))

    assert sorted(pile.listed()) == sorted(contents)


@given(cards)
def test_a_copy_is_equal_and_apart(contents: list[int]) -> None:
    pile = pile_of(contents)
    copy = pile.copy()

    pile.put(7)
    copy.put_under(9)

    assert pile.listed() == [*contents, 7]
    assert copy.listed() == [9, *contents]


def test_filling_and_clearing_forget_what_lay_there() -> None:
    pile = pile_of([1, 2, 3])

    pile.fill([4])
    assert pile.listed() == [4]

    pile.clear()
    assert pile.listed() == []


def test_a_pile_holds_no_more_than_it_was_made_for() -> None:
    pile = pile_of([1, 2], capacity=2)

    with pytest.raises(IndexError):
        pile.put(3)
