"""A player that builds its team's cocktail, guesses what the others are after, and gets in their way.

It looks one action ahead. CHEERS in front of an opponent is taken to hurt, in front of a friend to help.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State as AnyState
from taphouse.games.cocktail_conspiracy.cards import BIG, SMALL
from taphouse.games.cocktail_conspiracy.reasons import why_change
from taphouse.games.cocktail_conspiracy.rules.beginning import DRANK, LAST_DRINK, THROWING
from taphouse.games.cocktail_conspiracy.rules.cheers import (
    MATCHING,
    SEND,
    SENDING,
    matched_to_of,
    matching,
    played_to_of,
)
from taphouse.games.cocktail_conspiracy.rules.declaring import DECLARE, declarable
from taphouse.games.cocktail_conspiracy.rules.keepers import ACCEPT, LAST_WORD, PROPOSED, TAKE
from taphouse.games.cocktail_conspiracy.rules.kinds import ANSWERS, PLACES
from taphouse.games.cocktail_conspiracy.rules.limit import DROP, OVERFLOW
from taphouse.games.cocktail_conspiracy.rules.state import State
from taphouse.games.cocktail_conspiracy.rules.turn import DISCARD, MOVE, PLAY, TURN
from taphouse.games.cocktail_conspiracy.thinking.notebook import Notebook
from taphouse.games.cocktail_conspiracy.thinking.outlook import Outlook
from taphouse.games.cocktail_conspiracy.words import said

FRESH_HAND: Final = 0.4
"""A new hand is worth a little."""
AGREE: Final = 1.0
"""A keeper agrees to what is not much worse than the own idea."""
LONGER_AGO: Final = ANSWERS.index("longer_ago")
"""CC-022: a bot never drinks."""
SAME: Final = 1e-9
"""Moves that differ by less are equally good."""


@final
class HouseBot(Bot):
    """Sits down by default."""

    def __init__(self, rng: Rng, strength: int = 100) -> None:
        super().__init__(rng, strength)
        self.hears = True
        self.notebook = Notebook()

    def hear(self, facts: list[Fact]) -> None:
        """Keep what happened, to think about it when something is to be decided."""
        self.notebook.hear(facts)

    def forget(self) -> None:
        """Remember nothing."""
        self.notebook.forget()

    def ponders(self, world: AnyState, seat: Seat) -> float:
        """Declare at once (CC-061, CC-063)."""
        return 0.0 if declarable(cast("State", world), seat) != 0 else 1.0

    def choose(self, world: AnyState, seat: Seat) -> Move | None:
        """Declare if possible, answer honestly (CC-022); otherwise do what leaves the table in the best state."""
        table = cast("State", world)
        complete = declarable(table, seat)
        if complete != 0:
            return Move(int(DECLARE.first + lowest(complete)))
        moves = table.legal_moves(seat)
        if not moves:
            return None
        if table.step is LAST_DRINK:
            return Move(int(DRANK.first) + LONGER_AGO)
        random = table.step is THROWING or table.step is MATCHING
        if random or len(moves) == 1 or self.rng.below(100) >= self.strength:
            return moves[self.rng.below(len(moves))]
        return self._best(moves, worths(Outlook(table, seat, self.notebook), moves))

    def is_honour(self, world: AnyState, seat: Seat) -> bool:
        """CC-022: when they drank, everybody knows of themselves."""
        return cast("State", world).step is LAST_DRINK

    def why(self, world: AnyState, seat: Seat, move: Move) -> Fact | None:
        """Say what a move does for the own side and to the others."""
        table = cast("State", world)
        if table.step is THROWING:
            return said.because_throw()
        if table.step is MATCHING:
            return said.because_match()
        if table.step is OVERFLOW:
            return said.because_drop()
        if table.step is PROPOSED or table.step is LAST_WORD:
            return said.because_agree() if move in (ACCEPT.first, TAKE.first) else said.because_counter()
        if move == DISCARD.first:
            return said.because_discard()
        if DECLARE.first <= move < DECLARE.first + DECLARE.size:
            return said.because_declare()
        return why_moved(Outlook(table, seat, self.notebook), move)

    def _best(self, moves: list[Move], worths: vec[float]) -> Move:
        """Any of the best moves."""
        top = worths[0]
        for worth in worths:
            top = max(top, worth)
        best: list[Move] = []
        for i in range(len(moves)):
            if worths[i] >= top - SAME:
                best.append(moves[i])
        return best[self.rng.below(len(best))]


def worths(outlook: Outlook, moves: list[Move]) -> vec[float]:
    """What each move promises."""
    step = outlook.table.step
    found = vec[float]([0.0] * len(moves))
    if step is PROPOSED:
        found[0] = proposed(outlook, outlook.table.plan) + AGREE
        found[1] = outlook.best_sending() if outlook.table.toasting else outlook.best_drop()
        return found
    if step is LAST_WORD:
        found[0] = proposed(outlook, outlook.table.counter) + AGREE
        found[1] = proposed(outlook, outlook.table.plan)
        return found
    for i in range(len(moves)):
        if step is TURN:
            found[i] = action(outlook, moves[i])
        elif step is SENDING:
            found[i] = sending(outlook, moves[i])
        elif step is OVERFLOW:
            found[i] = outlook.dropped(outlook.table.overflow, BIG[moves[i] - DROP.first])
    return found


def action(outlook: Outlook, move: i64) -> float:
    """CC-025: what playing a card, moving one or discarding the hand promises."""
    if move == DISCARD.first:
        return outlook.total() + FRESH_HAND
    if PLAY.first <= move < PLAY.first + PLAY.size:
        n = move - PLAY.first
        return outlook.played(n // PLACES, n % PLACES)
    n = move - MOVE.first
    return outlook.moved(outlook.me, n % PLACES, BIG[n // PLACES])


def sending(outlook: Outlook, move: i64) -> float:
    """CC-041: what sending both cards somewhere promises."""
    n = move - SEND.first
    latest = outlook.table.latest
    return outlook.sent(latest.target, BIG[latest.card], played_to_of(n), BIG[latest.matched], matched_to_of(n))


def proposed(outlook: Outlook, plan: vec[i64]) -> float:
    """CC-088, CC-089: what it is worth if two keepers do this."""
    latest = outlook.table.latest
    if len(plan) == 1:
        return outlook.dropped(outlook.table.overflow, BIG[plan[0]])
    return outlook.sent(latest.target, BIG[latest.card], plan[1], BIG[plan[0]], plan[2])


def why_moved(outlook: Outlook, move: i64) -> Fact:
    """What a card more or less does to each place; with CHEERS, only as far as it is certain."""
    table = outlook.table
    then = outlook.now[:]
    if table.step is SENDING:
        n = move - SEND.first
        target, matched = table.latest.target, BIG[table.latest.matched]
        then[target] = outlook.lost(target, matched)
        then[played_to_of(n)] = outlook.gained(played_to_of(n), BIG[table.latest.card])
        then[matched_to_of(n)] = outlook.gained(matched_to_of(n), matched)
    elif PLAY.first <= move < PLAY.first + PLAY.size:
        n = move - PLAY.first
        card, place = n // PLACES, n % PLACES
        if matching(table, card, place) != 0:
            then[place] = outlook.lost(place, SMALL[card])
        else:
            then[place] = outlook.gained(place, BIG[card])
    else:
        n = move - MOVE.first
        card, place = n // PLACES, n % PLACES
        then[outlook.me] = outlook.lost(outlook.me, BIG[card])
        then[place] = outlook.gained(place, BIG[card])
    own, others = 0.0, 0.0
    for place in range(outlook.places):
        if outlook.mates[place] > 0.5:
            own += then[place] - outlook.now[place]
        else:
            others += then[place] - outlook.now[place]
    return why_change(own, others)
