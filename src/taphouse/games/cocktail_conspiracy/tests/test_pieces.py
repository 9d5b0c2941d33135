"""What the pieces are, CC-002 to CC-005, CC-012 and CC-014 to CC-018."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from taphouse.core.bits import members
from taphouse.core.errors import BadNotation, BadPosition
from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.cocktail_conspiracy.cards import (
    BIG,
    CARDS,
    CODES,
    COLOURS,
    COMBINATION_CODES,
    FULFILS,
    IN_DESIGN,
    LETTERS,
    SMALL,
    WANTED,
    read_combination,
    shortfall,
    tally_of,
    write_card,
)
from taphouse.games.cocktail_conspiracy.game import GAME
from taphouse.games.cocktail_conspiracy.rules.dealing import draw_combination
from taphouse.games.cocktail_conspiracy.rules.seating import seating_for
from taphouse.games.cocktail_conspiracy.showing import show
from taphouse.testing.staging import Orderly


def pairs(design: str) -> Counter[tuple[int, int]]:
    return Counter((int(BIG[card]), int(SMALL[card])) for card in members(IN_DESIGN[design]))


@pytest.mark.parametrize("design", IN_DESIGN)
def test_cc_002_fifty_cards_ten_for_each_big_and_each_small_icon(design: str) -> None:
    found = pairs(design)

    assert found.total() == 50
    for colour in range(COLOURS):
        assert sum(number for (big, _), number in found.items() if big == colour) == 10
        assert sum(number for (_, small), number in found.items() if small == colour) == 10


def test_cc_003_every_pair_twice() -> None:
    assert set(pairs("all_pairs").values()) == {2}
    assert len(pairs("all_pairs")) == 25


def test_cc_003_without_twins_neighbours_on_the_circle_come_three_times() -> None:
    found = pairs("no_twins")

    copies = [[found[big, (big + step) % COLOURS] for step in range(COLOURS)] for big in range(COLOURS)]

    assert copies == [[0, 3, 2, 2, 3]] * COLOURS


def test_every_card_of_both_designs_can_be_written_and_read() -> None:
    moves = [GAME.read_move(f"drop {write_card(card)}") for card in range(CARDS)]
    assert [GAME.write_move(move) for move in moves] == [f"drop {code}" for code in CODES]
    assert GAME.read_move("drop rG1") == GAME.read_move("drop Rg1")
    assert len(set(CODES)) == CARDS


@pytest.mark.parametrize("text", ["Rg", "Rg4", "Xx1", "Rr3"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a card"):
        GAME.read_move(f"drop {text}")


def drawn_by_hand() -> Counter[str]:
    """CC-014 to CC-018 the long way: every stack that can be dropped, every five of the eight tokens left."""
    found: Counter[str] = Counter()
    for dropped in LETTERS:
        tokens = [letter for letter in LETTERS if letter != dropped for _ in range(2)]
        for five in combinations(range(8), 5):
            found["".join(sorted(tokens[i] for i in five))] += 1
    return found


def test_cc_018_the_fifty_combinations_are_all_that_can_be_drawn() -> None:
    found = drawn_by_hand()

    assert found.total() == 280
    assert {"".join(sorted(code)) for code in COMBINATION_CODES} == set(found)
    assert [found["".join(sorted(code))] for code in COMBINATION_CODES] == [8] * 20 + [4] * 30


def test_cc_016_cc_017_chance_draws_each_as_often_as_it_should() -> None:
    """A chi-square test over 42,000 draws of fixed chance: 49 degrees of freedom, 85.4 is one in a thousand.

    CC-015: were stacks split, five colours could come out; CC-017: were they not, no colour came once.
    """
    draws = 42_000
    rng = Quick(20)
    found = Counter(int(draw_combination(rng)) for _ in range(draws))

    expected = [draws * 8 / 280] * 20 + [draws * 4 / 280] * 30
    square = sum((found[i] - expected[i]) ** 2 / expected[i] for i in range(50))

    assert set(found) == set(range(50))
    assert square < 85.4


def test_cc_015_never_five_different_colours_never_three_of_one() -> None:
    assert all(max(wanted) == 2 and min(wanted) == 0 for wanted in WANTED)


class Watching(Orderly):
    """Chance that drops a given stack, and notes which tokens it is asked to mix."""

    def __init__(self, dropped: int) -> None:
        self.dropped = dropped
        self.mixed: list[int] = []

    def below(self, n: int) -> int:
        """Give the stack, the first time."""
        return n - 1 if self.mixed else self.dropped

    def deal(self, cards: Any, size: int, dealt: int) -> None:
        """Note all the tokens, and leave them as they are."""
        self.mixed = [int(cards[i]) for i in range(size)]
        assert dealt == 5


@pytest.mark.parametrize("dropped", range(COLOURS))
def test_cc_004_cc_012_cc_016_of_a_set_of_ten_one_stack_is_dropped_and_the_others_are_mixed(dropped: int) -> None:
    """A set has each ingredient twice, so that eight tokens are left, none of the dropped kind."""
    rng = Watching(dropped)

    draw_combination(rng)

    assert sorted(rng.mixed) == [colour for colour in range(COLOURS) for _ in range(2) if colour != dropped]


def test_cc_004_six_sets_are_enough_for_the_copies_of_six_players() -> None:
    """Everybody lays out the five tokens that their view shows from a set of their own."""
    for number in range(30):
        state = GAME.deal(6, GAME.house(6, {"teams": 3}), Quick(number))
        for seat in range(6):
            view = show(state, Seat(seat))
            tokens = Counter(next(side.tokens for side in view.sides if side.team == view.team))
            assert tokens.total() == 5
            assert max(tokens.values()) <= 2


@pytest.mark.parametrize(("seats", "teams"), [(3, 2), (4, 2), (5, 2), (5, 3), (6, 2), (6, 3)])
def test_cc_005_four_team_tokens_of_each_letter_are_enough(seats: int, teams: int) -> None:
    """One for each player and one on each combination."""
    needed = [len(members) + 1 for members in seating_for(seats, teams, masquerade=True).members]

    assert max(needed) <= 4
    assert sum(needed) == seats + teams <= 12


def test_combinations_are_read_with_their_letters_in_any_order() -> None:
    assert read_combination("BGRGR") == read_combination("RRGGB") == COMBINATION_CODES.index("RRGGB")


@pytest.mark.parametrize("text", ["", "RRR", "RGBYP", "RRGGX", "RRGGBB", "RRRGG"])
def test_what_is_no_combination(text: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_combination(text)

    assert refused.value.fact["say"] == "not-a-combination"


def counts_up_to_six() -> list[list[int]]:
    return [
        [r, g, b, y, p]
        for r in range(7)
        for g in range(7 - r)
        for b in range(7 - r - g)
        for y in range(7 - r - g - b)
        for p in range(7 - r - g - b - y)
    ]


def test_cc_058_the_table_of_fulfilled_places_says_what_the_rule_says() -> None:
    """Every combination against every possible place of up to six cards."""
    for counts in counts_up_to_six():
        tally = tally_of(counts)
        for combination, wanted in enumerate(WANTED):
            enough = all(have >= want for have, want in zip(counts, wanted, strict=True))
            foreign = any(have and not want for have, want in zip(counts, wanted, strict=True))
            fulfilled = int(FULFILS[tally]) >> combination & 1
            assert bool(fulfilled) == (enough and not foreign) == (shortfall(combination, tally) == 0)


def test_cc_097_missing_tokens_and_foreign_cards_are_what_a_place_is_short_of() -> None:
    goal = read_combination("RRGGB")

    found = [int(shortfall(goal, tally_of(counts))) for counts in ([2, 1, 1, 0, 0], [1, 1, 0, 2, 0], [0] * 5)]

    assert found == [1, 5, 5]
