"""A decent player: works towards the orders that pay best for their time, and buys cards while they still pay.

Its decisions stand in the order of the rulebook. What it reckons with is all open, or its own: which cards it holds
and has yet to draw, its secret order, the barrels of all, and how many orders and rounds are left.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move, Seat
from taphouse.core.state import State as World
from taphouse.core.step import Moves, Verb
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.rules import verbs as v
from taphouse.games.empire_needs_beer.rules.completing import NEW_SECRET
from taphouse.games.empire_needs_beer.rules.end_of_turn import END_DISCARD
from taphouse.games.empire_needs_beer.rules.setup import LAST_SIP
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.rules.tasks import TASK
from taphouse.games.empire_needs_beer.thinking.deck import value_of_burning
from taphouse.games.empire_needs_beer.thinking.keeping import worth_keeping
from taphouse.games.empire_needs_beer.thinking.outlook import Outlook
from taphouse.games.empire_needs_beer.thinking.reasons import why_barrels, why_complete, why_plainly, why_secret
from taphouse.games.empire_needs_beer.thinking.tasks import (
    value_of_completing,
    value_of_draw,
    value_of_play,
    value_of_purchase,
)
from taphouse.games.empire_needs_beer.thinking.trying import Trying

FROM_DECK: Final = 5.6
"""What an unseen order promises."""
SLIGHT: Final = 0.05
"""Gains below this are none."""
EQUAL: Final = 1e-9
"""Values that differ by less are the same."""


@final
class HouseBot(Bot):
    """Sits down by default."""

    def choose(self, world: World, seat: Seat) -> Move | None:
        """Pick the best of the moves, by chance among equals."""
        table = cast("State", world)
        moves = table.look_up(seat)
        if moves.size == 0:
            return None
        if moves.size == 1:
            return Move(int(moves.numbers[0]))
        if table.step is LAST_SIP:
            # ENB-018: nobody bends the truth, however weak; the last answer is the longest ago.
            return Move(int(moves.numbers[moves.size - 1]))
        if self.rng.below(100) >= self.strength:
            return Move(int(moves.numbers[self.rng.below(moves.size)]))
        return Move(int(moves.numbers[self.one_of_the_best(valued(table, seat, moves))]))

    def one_of_the_best(self, values: vec[float]) -> i64:
        """The place of the highest value, by chance if there are several."""
        best = values[0]
        for value in values:
            best = max(best, value)
        equals: i64 = 0
        for value in values:
            if value >= best - EQUAL:
                equals += 1
        left = self.rng.below(equals)
        at: i64 = 0
        while values[at] < best - EQUAL or left > 0:
            if values[at] >= best - EQUAL:
                left -= 1
            at += 1
        return at

    def is_honour(self, world: World, seat: Seat) -> bool:
        """ENB-018: who had the last sip, everybody knows of themselves."""
        return cast("State", world).step is LAST_SIP

    def why(self, world: World, seat: Seat, move: Move) -> Fact | None:
        """Say which order a move brings nearer, or what else speaks for it."""
        table = cast("State", world)
        verb = table.book.verbs[move]
        n = i64(move) - verb.first
        plain = why_plainly(verb)
        if plain is not None:
            return plain
        outlook = Outlook(table, seat)
        if verb is v.COMPLETE:
            return why_complete(outlook, n)
        if verb is v.SECRET_MIDDLE:
            return why_secret(table.middle[n])
        if table.completing != c.NO_ORDER:
            outlook.without(table.completing)
        return why_barrels(outlook, best_after(Trying(outlook), verb, n))


def valued(table: State, seat: i64, moves: Moves) -> vec[float]:
    """How good each move looks."""
    values = vec[float]([0.0] * int(moves.size))
    outlook = Outlook(table, seat)
    if table.completing != c.NO_ORDER:
        outlook.without(table.completing)
    trying = Trying(outlook)
    step = table.step
    kept: i64 = worth_keeping(trying) if step is END_DISCARD else 0
    verbs = table.book.verbs
    for i in range(moves.size):
        number = moves.numbers[i]
        verb = verbs[number]
        n = number - verb.first
        if step is TASK:
            values[i] = value_of_task(trying, verb, n)
        elif step is NEW_SECRET:
            values[i] = value_of_secret(outlook, verb, n)
        elif step is END_DISCARD:
            values[i] = value_of_discard(kept, verb, n)
        else:
            values[i] = value_of_step(trying, verb, n)
    return values


def value_of_task(trying: Trying, verb: Verb, n: i64) -> float:
    """What a task earns for each time unit that it takes."""
    if verb is v.PLAY:
        return value_of_play(trying, n)
    if verb is v.BUY:
        return value_of_purchase(trying, n + c.BASIC)
    if verb is v.DRAW:
        return value_of_draw(trying)
    if verb is v.COMPLETE:
        return value_of_completing(trying, n)
    return SLIGHT


def value_of_step(trying: Trying, verb: Verb, n: i64) -> float:
    """What barrels promise after a step; leaving it is as good as now."""
    outlook = trying.outlook
    now = outlook.promise(outlook.barrels)
    if verb is v.DRAW:
        return now + 1.0
    if verb is v.BURN:
        return now + value_of_burning(outlook.table, outlook.seat, n)
    if verb is v.FINISH or verb is v.SKIP:
        return now + SLIGHT
    return outlook.promise(best_after(trying, verb, n))


def best_after(trying: Trying, verb: Verb, n: i64) -> i64:
    """Where the barrels would be at best after a card or a step."""
    if verb is v.PLAY:
        return trying.barrels_after(n)
    if verb is v.TAKE:
        return trying.taken(n)[1]
    if verb is v.PLACE:
        return trying.placed(n)[1]
    if verb is v.CHANGE:
        return trying.changed(n)
    if verb is v.SWAP:
        return trying.swapped(n)
    if verb is v.REMOVE:
        return trying.removed(n)
    return trying.barrels


def value_of_secret(outlook: Outlook, verb: Verb, n: i64) -> float:
    """The order of the middle that pays best for its time; the deck if none of them is worth much."""
    if verb is v.SECRET_DECK:
        return FROM_DECK
    return outlook.hope(n, outlook.barrels)


def value_of_discard(kept: i64, verb: Verb, n: i64) -> float:
    """Discard what is not worth keeping, then be done."""
    if verb is v.DONE:
        return 0.5
    return 0.0 if kept & BIT[n] != 0 else 1.0
