"""What search is told of With Friends Like These."""

from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Quick
from taphouse.games.with_friends_like_these.game import GAME
from taphouse.games.with_friends_like_these.rules.moves import BID
from taphouse.games.with_friends_like_these.thinking.judge import promise


def test_the_likeliest_bid_is_what_the_hand_promises() -> None:
    state = GAME.deal(4, GAME.house(4, {"peak_cards": 8}), Quick(3))
    bidder = state.next_to_act()
    eyes = Seat((bidder + 1) % 4)
    judge = GAME.judge()

    def likely(move: Move) -> float:
        world = state.copy()
        world.apply(bidder, move)
        return judge.odds(world, eyes)

    likeliest = max(state.legal_moves(bidder), key=likely) - BID

    assert abs(likeliest - promise(state, bidder)) <= 0.5
