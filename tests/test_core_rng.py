"""Chance: the same everywhere, fair, and never the wrong side of its limits."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.errors import BadPosition
from taphouse.core.rng import SEED_BYTES, Quick, Rng, Sealed, make_rng, rng_from_position, seed_from

BOTH = ("quick", "sealed")
seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def words_of(seed: bytes) -> Iterator[int]:
    """The sealed stream, written a second time from its description."""
    number = 0
    while True:
        digest = sha256(seed + number.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        number += 1


def mixed(state: int) -> Iterator[int]:
    """The quick stream, written a second time without the tricks that compiled code needs."""
    while True:
        state = (state + 0x1E3779B97F4A7C15) % 2**62
        word = (state ^ state >> 30) * 0x3F58476D1CE4E5B9 % 2**62
        word = (word ^ word >> 27) * 0x14D049BB133111EB % 2**62
        yield (word ^ word >> 31) >> 31


def drawn(rng: Rng, n: int, times: int) -> list[int]:
    return [int(rng.below(n)) for _ in range(times)]


@given(seeds)
def test_sealed_words_are_sha_256_of_seed_and_counter(seed: bytes) -> None:
    rng = Sealed(seed)
    words = words_of(seed)

    assert [rng.word() for _ in range(20)] == [next(words) for _ in range(20)]


@given(seeds, st.integers(1, 2**31 - 1))
def test_sealed_numbers_are_words_with_the_unfair_ones_thrown_away(seed: bytes, n: int) -> None:
    fair = (word for word in words_of(seed) if word < 2**32 - 2**32 % n)

    assert drawn(Sealed(seed), n, 12) == [next(fair) % n for _ in range(12)]


@given(seeds, st.integers(1, 2**31 - 1))
def test_quick_numbers_are_mixed_from_one_small_integer(seed: bytes, n: int) -> None:
    words = mixed(int.from_bytes(sha256(seed).digest()[:8], "big") // 4)

    assert drawn(make_rng("quick", seed), n, 12) == [next(words) * n // 2**31 for _ in range(12)]


def test_sealed_throws_a_quarter_away_where_a_quarter_is_unfair() -> None:
    """Of 2**32 words, three times 2**30 + 1 are fair."""
    rng = Sealed(seed_from("rejection"))

    drawn(rng, 2**30 + 1, 3000)

    assert 3850 < rng.drawn < 4150


@pytest.mark.parametrize(
    ("generator", "expected"),
    [("quick", [0, 3, 1, 2, 3, 0, 3, 2, 0, 3]), ("sealed", [0, 1, 3, 1, 5, 3, 1, 0, 4, 0])],
)
def test_the_numbers_are_those_of_every_record_ever_written(generator: str, expected: list[int]) -> None:
    """Change these and no stored record verifies any more."""
    assert drawn(make_rng(generator, bytes(range(32))), 6, 10) == expected


@given(st.sampled_from(BOTH), seeds, st.integers(1, 2**31 - 1))
def test_numbers_stay_below_their_limit(generator: str, seed: bytes, n: int) -> None:
    assert all(0 <= number < n for number in drawn(make_rng(generator, seed), n, 20))


@pytest.mark.parametrize("generator", BOTH)
@pytest.mark.parametrize("n", [2, 6, 13, 62])
def test_every_number_has_the_same_chance(generator: str, n: int) -> None:
    """Chi-square with n - 1 degrees of freedom: mean n - 1, and five standard deviations are far too many."""
    expected = 400
    counts = Counter(drawn(make_rng(generator, seed_from(f"fair {n}")), n, n * expected))

    chi_square = sum((counts[i] - expected) ** 2 / expected for i in range(n))

    assert chi_square < n - 1 + 5 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize("generator", BOTH)
def test_pairs_of_numbers_have_the_same_chance(generator: str) -> None:
    rng = make_rng(generator, seed_from("pairs"))
    counts = Counter((int(rng.below(6)), int(rng.below(6))) for _ in range(36 * 400))

    chi_square = sum((counts[a, b] - 400) ** 2 / 400 for a in range(6) for b in range(6))

    assert chi_square < 35 + 5 * 70**0.5


@given(st.sampled_from(BOTH), seeds, st.integers(0, 20))
def test_a_copy_goes_on_alike_and_apart(generator: str, seed: bytes, before: int) -> None:
    rng = make_rng(generator, seed)
    drawn(rng, 100, before)
    copy = rng.copy()

    numbers = drawn(copy, 1000, 10)

    assert drawn(rng, 1000, 10) == numbers


@given(st.sampled_from(BOTH), seeds, st.integers(0, 20))
def test_a_generator_written_down_goes_on_alike(generator: str, seed: bytes, before: int) -> None:
    rng = make_rng(generator, seed)
    drawn(rng, 100, before)

    again = rng_from_position(rng.position())

    assert again.position() == rng.position()
    assert drawn(again, 1000, 10) == drawn(rng, 1000, 10)


@pytest.mark.parametrize(
    "data",
    [
        None,
        "quick",
        {},
        {"generator": "quick"},
        {"generator": "quick", "state": -1},
        {"generator": "quick", "state": 2**62},
        {"generator": "quick", "state": "7"},
        {"generator": "sealed", "seed": "zz", "drawn": 0},
        {"generator": "sealed", "seed": "00", "drawn": -1},
        {"generator": "sealed", "seed": "00", "drawn": 2**62},
        {"generator": "sealed", "seed": "00", "drawn": 10**23},
        {"generator": "dice", "state": 1},
    ],
)
def test_a_generator_that_cannot_be_read_is_refused(data: object) -> None:
    with pytest.raises(BadPosition, match="'rng' must be a quick generator"):
        rng_from_position(data)


def test_an_unknown_generator_is_named() -> None:
    with pytest.raises(BadPosition, match="no generator called 'dice'; there are 'sealed' and 'quick'"):
        make_rng("dice", bytes(32))


@given(st.sampled_from(BOTH), seeds, st.integers(0, 62))
def test_a_shuffle_keeps_every_card_and_leaves_the_rest_alone(generator: str, seed: bytes, size: int) -> None:
    cards = vec[i64](range(62))

    make_rng(generator, seed).shuffle(cards, size)

    assert sorted(cards[:size]) == list(range(size))
    assert list(cards[size:]) == list(range(size, 62))


@given(st.sampled_from(BOTH), seeds, st.integers(1, 62), st.data())
def test_a_deal_keeps_every_card_and_leaves_the_rest_alone(
    generator: str, seed: bytes, size: int, data: st.DataObject
) -> None:
    cards = vec[i64](range(62))

    make_rng(generator, seed).deal(cards, size, data.draw(st.integers(0, size)))

    assert sorted(cards[:size]) == list(range(size))
    assert list(cards[size:]) == list(range(size, 62))


@pytest.mark.parametrize("generator", BOTH)
def test_all_orders_of_three_cards_come_up_alike(generator: str) -> None:
    rng = make_rng(generator, seed_from("orders"))
    shuffled: Counter[tuple[int, ...]] = Counter()
    dealt: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = vec[i64](range(3))
        rng.shuffle(cards, 3)
        shuffled[tuple(cards)] += 1
        cards = vec[i64](range(4))
        rng.deal(cards, 4, 2)
        dealt[tuple(cards[:2])] += 1

    assert len(shuffled) == 6
    assert len(dealt) == 12
    assert sum((count - 400) ** 2 / 400 for count in shuffled.values()) < 5 + 5 * 10**0.5
    assert sum((count - 200) ** 2 / 200 for count in dealt.values()) < 11 + 5 * 22**0.5


def test_a_seed_is_made_of_any_text() -> None:
    assert seed_from("a quiet evening") == sha256(b"a quiet evening").digest()
    assert len(seed_from("")) == SEED_BYTES


def test_quick_forgets_all_but_62_bits() -> None:
    assert drawn(Quick(5), 1000, 5) == drawn(Quick(5 + 2**62), 1000, 5)
