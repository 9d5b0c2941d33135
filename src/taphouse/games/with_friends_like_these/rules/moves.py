"""What moves, phases and events go by, and how moves are written."""

from typing import Final

from taphouse.core.facts import Fact
from taphouse.decks.glasses import DECK
from taphouse.games.with_friends_like_these.cards import CARD_REFS, CARDS
from taphouse.games.with_friends_like_these.house import LARGEST_HAND
from taphouse.games.with_friends_like_these.words import said

BID: Final = 0
"""Moves 0 to 10 bid that many tricks."""
PLAY: Final = 11
"""Moves from 11 on play card 0, 1, 2 ..."""
MOVES: Final = PLAY + 2 * DECK
TEXTS: Final = [*(f"bid {tricks}" for tricks in range(LARGEST_HAND + 1)), *(f"play {card}" for card in CARDS)]
"""Every move in notation."""
FACTS: Final[list[Fact]] = [
    *(said.do_bid(number=tricks) for tricks in range(LARGEST_HAND + 1)),
    *(said.do_play(card=card) for card in CARD_REFS),
]
"""Every move as a fact."""

BIDDING: Final = 0
PLAYING: Final = 1
OVER: Final = 2

NO_BID: Final = -1

ROUND_DEALT: Final = 0
"""Round, dealer, cards each."""
TURNED_UP: Final = 1
"""Card."""
HAS_BID: Final = 2
"""Seat, tricks, sum of the bids so far."""
HANDS_PASSED: Final = 3
"""How many seats to the left."""
LED: Final = 4
"""Seat, card, trumps of the round."""
PLAYED: Final = 5
"""Seat, card, trumps of the round."""
TOOK_TRICK: Final = 6
"""Seat, winning card, number of the trick."""
SCORED: Final = 7
"""Seat, points of the round, total."""
GAME_OVER: Final = 8
"""Winners as a set of seats, their score."""
