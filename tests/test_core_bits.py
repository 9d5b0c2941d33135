"""Sets as bits, against Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

from taphouse.core.bits import BIT, bits_of, count, lowest, members, nth

numbers = st.sets(st.integers(0, 61))


@given(numbers)
def test_a_set_lists_its_members_in_order(things: set[int]) -> None:
    assert members(bits_of(list(things))) == sorted(things)


@given(numbers)
def test_a_set_is_counted(things: set[int]) -> None:
    assert count(bits_of(list(things))) == len(things)


@given(numbers.filter(bool))
def test_the_lowest_and_every_next_one_are_found(things: set[int]) -> None:
    bits = bits_of(list(things))

    assert lowest(bits) == min(things)
    assert [nth(bits, n) for n in range(len(things))] == sorted(things)


@given(numbers, numbers)
def test_signs_between_sets_mean_what_they_mean_between_pythons(one: set[int], other: set[int]) -> None:
    first, second = bits_of(list(one)), bits_of(list(other))

    assert set(members(first & second)) == one & other
    assert set(members(first | second)) == one | other
    assert set(members(first & ~second)) == one - other


def test_each_bit_is_a_set_of_one() -> None:
    assert [members(BIT[i]) for i in range(62)] == [[i] for i in range(62)]
    assert [lowest(BIT[i]) for i in range(62)] == list(range(62))


def test_the_empty_and_the_full_set() -> None:
    assert members(0) == []
    assert count(0) == 0
    assert count(bits_of(list(range(62)))) == 62


@given(st.lists(st.integers(0, 61)))
def test_doubles_in_a_list_count_once(things: list[int]) -> None:
    assert members(bits_of(things)) == sorted(set(things))
