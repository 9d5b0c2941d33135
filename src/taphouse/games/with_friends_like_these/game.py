"""The game as the rest of the house knows it."""

from collections.abc import Mapping, Sequence
from typing import cast

from taphouse.core.errors import BadNotation
from taphouse.core.facts import Fact, typed
from taphouse.core.game import Game, Preset
from taphouse.core.house import Value, whole
from taphouse.core.levels import EASY, FAIR, STRONG
from taphouse.core.moves import Event, Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State as AnyState
from taphouse.core.view import View
from taphouse.games.with_friends_like_these import cards, showing, story
from taphouse.games.with_friends_like_these.bot import HouseBot
from taphouse.games.with_friends_like_these.cards import CARDS, read
from taphouse.games.with_friends_like_these.house import GENTLE, LARGEST_HAND, OPTIONS, House, advice, check_seats
from taphouse.games.with_friends_like_these.meta import META
from taphouse.games.with_friends_like_these.rules import position
from taphouse.games.with_friends_like_these.rules.dealing import start
from taphouse.games.with_friends_like_these.rules.moves import BID, MOVES, PLAY, TEXTS
from taphouse.games.with_friends_like_these.rules.state import State
from taphouse.games.with_friends_like_these.thinking.judge import RoundJudge
from taphouse.games.with_friends_like_these.view import WithFriendsView
from taphouse.games.with_friends_like_these.words import said

PRESETS = (
    Preset("Standard", "", {}),
    Preset("Double Deck Chaos", "", {"decks": 2}),
    Preset("Wingman", "", {"wingman": True}),
    Preset("Double-Deck Wingman", "", {"decks": 2, "wingman": True}),
)
"""WF-010 to WF-014: the games of the rulebook by their names."""


class WithFriendsLikeThese(Game):
    """With Friends Like These, all of it."""

    meta = META
    options = OPTIONS
    presets = PRESETS
    move_count = MOVES
    longest = 8 * (15 + 94)
    """Fifteen bids and 94 tricks for each seat."""
    pace = 7.5
    bots = {"house": HouseBot}
    judge = RoundJudge
    levels = {EASY: 65, FAIR: 85, STRONG: 100}
    gentle = GENTLE
    package = "taphouse.games.with_friends_like_these"

    def check_table(self, seats: int, house: Mapping[str, Value]) -> None:
        """WF-010 to WF-015: refuse numbers of seats that the variant does not have."""
        check_seats(seats, house)

    def advice(self, seats: int, house: Mapping[str, Value]) -> list[Fact]:
        """WF-012, WF-013: say what few players should know."""
        return advice(seats, house)

    def deal(self, seats: int, house: Mapping[str, Value], rng: Rng, *, listen: bool = False) -> State:
        """Find the first dealer and deal round 1."""
        state = State(seats, House(house), rng)
        state.events = [] if listen else None
        start(state)
        return state

    def running_scores(self, state: AnyState) -> list[int]:
        """Give the points of the rounds that are over."""
        return [int(score) for score in cast("State", state).scores]

    def measures(self, state: AnyState) -> dict[str, float]:
        """Count rounds."""
        return {"rounds": float(cast("State", state).round)}

    def write_move(self, move: Move) -> str:
        """Write a move in notation: ``bid 3``, ``play beer-10-a``."""
        return TEXTS[move]

    def read_move(self, text: str) -> Move:
        """Read a move from notation."""
        verb, _, what = " ".join(text.lower().split()).partition(" ")
        if verb == "play":
            return Move(PLAY + read(what))
        tricks = whole(what) if verb == "bid" else None
        if tricks is not None and 0 <= tricks <= LARGEST_HAND:
            return Move(BID + tricks)
        raise BadNotation(said.not_a_bid_or_play(typed=typed(text[:60]), most=LARGEST_HAND))

    def view(self, state: AnyState, seat: Seat | None, names: Sequence[str] = ()) -> WithFriendsView:
        """Show the table."""
        return showing.show(cast("State", state), seat)

    def views(self, state: AnyState, seats: Sequence[Seat | None], names: Sequence[str] = ()) -> Sequence[View]:
        """Show the table to several."""
        return showing.show_all(cast("State", state), seats)

    def told(self, event: Event, seat: Seat | None, names: Sequence[str] = ()) -> Fact:
        """Tell something that happened."""
        return story.told(event, seat)

    def catalogue(self, house: Mapping[str, Value]) -> Mapping[str, Mapping[str, object]]:
        """What never changes about the cards, and the size of the hands, round by round."""
        options = House(house)
        sizes = [int(options.hand_size(number)) for number in range(options.rounds())]
        return {**cards.catalogue(cast("int", house["decks"])), "rounds": {"kind": "rounds", "cards": sizes}}

    def pieces(self, state: AnyState) -> list[str]:
        """List the cards: turned up, in the hands, undealt, and played in this round."""
        state = cast("State", state)
        tricks = [state.trick(number) for number in range(state.tricks_begun())]
        held = [card for place in range(state.seats + 1) for card in state.held(place)]
        played = [int(card) for trick in tricks for card in trick.cards]
        return [CARDS[card] for card in [int(state.flip), *held, *played]]

    def rebuild(self, seats: int, house: Mapping[str, Value], rng: Rng, data: Mapping[str, object]) -> State:
        """Rebuild a state."""
        state = State(seats, House(house), rng)
        position.rebuild(state, data)
        return state


GAME = WithFriendsLikeThese()
