"""What holds in every game, whoever plays."""

from typing import Any

import pytest

from taphouse.core.playout import play_out
from taphouse.core.rng import Quick, Rng
from taphouse.games.with_friends_like_these.game import GAME
from taphouse.testing.kit import conform

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (6, {}),
    (2, {"wingman": True}),
    (5, {"wingman": True, "own_wingman_scoring": "single"}),
    (2, {"decks": 2}),
    (8, {"decks": 2, "mixer_following": "dual"}),
    (4, {"decks": 2, "wingman": True, "peak_cards": 6}),
    (8, {"decks": 2, "wingman": True}),
]


class Picks(Rng):
    """Picks a given one of so many things."""

    def __init__(self, number: int, many: int) -> None:
        self.number = number
        self.many = many

    def below(self, n: Any) -> Any:
        assert n == self.many
        return self.number


@pytest.mark.parametrize(("seats", "house"), TABLES)
def test_the_tricks_of_a_round_sum_to_the_hand_size_and_the_bids_never_do(
    fresh: Any, seats: int, house: dict[str, Any]
) -> None:
    """WF-043: so in every round at least one hand fails."""
    for seed in range(5):
        there = fresh(seats, Quick(seed), **house)
        play_out(there.state, Quick(seed + 100), GAME.longest)
        view = there.seen(None)

        assert len(view.finished) == view.rounds
        for over in view.finished:
            offset = over.round % seats if house.get("wingman") else 0
            kept = [over.won[(seat + offset) % seats] == over.bids[seat] for seat in range(seats)]
            assert sum(over.won) == over.cards
            assert sum(over.bids) != over.cards
            assert not all(kept)
        assert there.scores == [sum(column) for column in zip(*(over.points for over in view.finished), strict=True)]


@pytest.mark.parametrize(("seats", "house"), TABLES)
def test_a_round_pays_no_more_than_it_can(fresh: Any, seats: int, house: dict[str, Any]) -> None:
    """WF-060, WF-085, WF-086: 10 and the hand size, with Wingman twice that."""
    there = fresh(seats, Quick(3), **house)
    play_out(there.state, Quick(4), GAME.longest)

    for over in there.seen(None).finished:
        most = (10 + over.cards) * (2 if house.get("wingman") else 1)
        assert all(points == 0 or 10 <= points <= most for points in over.points)


@pytest.mark.parametrize(
    ("seats", "house"),
    [
        (3, {"peak_cards": 3}),
        (4, {"peak_cards": 5, "trick_history": "all"}),
        (2, {"decks": 2, "peak_cards": 4, "trick_history": "none"}),
        (3, {"wingman": True, "peak_cards": 5, "mixer_following": "dual"}),
        (5, {"decks": 2, "wingman": True, "peak_cards": 4, "wingman_memory_aid": True}),
    ],
)
def test_the_game_keeps_the_laws_of_the_house(seats: int, house: dict[str, Any]) -> None:
    conform(GAME, seats, house, games=1)


def test_random_moves_are_the_listed_ones_in_their_order(fresh: Any) -> None:
    """Moves are listed by number, and the quick way of picking one picks from that list."""
    there = fresh(4, decks=2, peak_cards=5)
    while there.state.to_act():
        seat = there.state.next_to_act()
        moves = there.state.legal_moves(seat)
        picks = [there.state.random_move(seat, Picks(number, len(moves))) for number in range(len(moves))]
        assert moves == sorted(moves)
        assert picks == moves
        there.state.apply(seat, moves[-1])
