"""A player that brings the table near its own six-pack, keeps it from others, and spots what it can."""

from typing import Final, cast, final

from mypy_extensions import i64

from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move, Seat
from taphouse.core.state import State as AnyState
from taphouse.core.step import Moves, Verb
from taphouse.games.six_pack.cards import KINDS
from taphouse.games.six_pack.reasons import why_answer, why_table
from taphouse.games.six_pack.rules.areas import keepable
from taphouse.games.six_pack.rules.cells import SPAN, claimed
from taphouse.games.six_pack.rules.looking import CHECK, CLAIM, DONE, SCORE
from taphouse.games.six_pack.rules.opening import MIXED, MIXED_LAST, OPEN_BOTTLE, OPEN_MIX
from taphouse.games.six_pack.rules.pictures import NO_FIT, pairing
from taphouse.games.six_pack.rules.serving import DRINK, LAY, TAKE
from taphouse.games.six_pack.rules.state import State
from taphouse.games.six_pack.rules.tidying import CLEAR_COLUMN, CLEAR_ROW, area_move
from taphouse.games.six_pack.rules.topping import FILL
from taphouse.games.six_pack.thinking.distance import FAR, PLACES
from taphouse.games.six_pack.thinking.thought import FINE, NEVER, Thought

CLUMSY: Final = 50
"""Below this strength the bot also serves at random now and then."""
PACE: Final = 3
"""So many serves a point usually takes."""
RESTLESS: Final = 8
"""For each serve more than usual a bot trusts its measure less by up to so much, or two could block each other."""
DOUBT: Final = FAR * PLACES
"""It never trusts its measure less than this: whoever waits long does not hand the game to another seat."""
LOOKING: Final = 4.0
"""So many times as long as usual somebody looks for a six-pack."""
LEAST_SPOTTED: Final = 5
"""Even the weakest sees so many in a hundred of its six-packs."""


@final
class HouseBot(Bot):
    """Sits down by default. It remembers nothing: all that it goes by lies on the table."""

    def ponders(self, world: AnyState, seat: Seat) -> float:
        """Looking over the table takes longer than anything else, whether there is something to find or not."""
        return LOOKING if cast("State", world).step is CHECK else 1.0

    def choose(self, world: AnyState, seat: Seat) -> Move | None:
        """Pick a move by what is asked."""
        table = cast("State", world)
        moves = table.look_up(seat)
        if moves.size == 0:
            return None
        verb = table.book.verbs[moves.numbers[0]]
        if verb is MIXED:
            return Move(int(moves.numbers[moves.size - 1]))
        if verb is CLAIM or verb is DONE:
            return Move(int(self.look(table, seat, moves)))
        if verb is OPEN_BOTTLE or verb is OPEN_MIX or self.slips():
            return Move(int(moves.numbers[self.rng.below(moves.size)]))
        return Move(int(self.decide(table, seat, moves)))

    def is_honour(self, world: AnyState, seat: Seat) -> bool:
        """When they mixed a drink, everybody knows of themselves."""
        table = cast("State", world)
        return table.step is MIXED_LAST and table.is_awaited(seat)

    def why(self, world: AnyState, seat: Seat, move: Move) -> Fact | None:
        """Say how near the own six-pack is afterwards."""
        table = cast("State", world)
        verb = table.book.verbs[move]
        plain = why_answer(verb)
        if plain is not None or verb is MIXED:
            return plain
        value = worth(Thought(table, seat, alone=True), verb, i64(move) - verb.first, NEVER)
        return why_table(value / FINE)

    def slips(self) -> bool:
        """Whether a weak player just does something."""
        return self.strength < CLUMSY and self.rng.below(CLUMSY) >= self.strength

    def look(self, table: State, seat: i64, moves: Moves) -> i64:
        """Claim the first own six-pack that it spots; it sees each with a chance, and never claims a wrong one."""
        board = table.board
        hand = table.hands[seat]
        done = moves.size - 1
        for i in range(done):
            window = claimed(moves.numbers[i] - CLAIM.first)
            x, y = board.column_of(window >> 1), board.row_of(window >> 1)
            if pairing(board, hand, x, y, tall=window & 1 == 1) != NO_FIT and self.spots():
                return moves.numbers[i]
        return moves.numbers[done]

    def spots(self) -> bool:
        """Whether it sees a six-pack that is there."""
        return self.rng.below(100) < max(self.strength, LEAST_SPOTTED)

    def decide(self, table: State, seat: i64, moves: Moves) -> i64:
        """Pick the best move, by chance among equals. What leaves the own six-pack on the table is beyond doubt."""
        thought = Thought(table, seat)
        doubt: i64 = doubts(table, seat)
        best: i64 = -1
        least: i64 = NEVER
        equals: i64 = 0
        for i in range(moves.size):
            number = moves.numbers[i]
            verb = table.book.verbs[number]
            value = worth(thought, verb, number - verb.first, least)
            if value >= 0 and doubt > 0 and (verb is LAY or verb is TAKE):
                value += self.rng.below(doubt) * FINE
            if value < least:
                best = number
                least = value
                equals = 1
            elif value == least:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = number
        return best


def doubts(table: State, seat: i64) -> i64:
    """How little a seat trusts its measure: the more it serves without a point, the less."""
    served = (table.turn + table.n - 1) // table.n
    waited = served - PACE * (table.points[seat] + 1)
    if waited <= 0:
        return 0
    return min(DOUBT, RESTLESS * waited)


def worth(thought: Thought, verb: Verb, n: i64, bound: i64) -> i64:
    """What a move leads to. The lower, the better; what is worse than the bound is not worked out."""
    table = thought.table
    board = table.board
    if verb is LAY:
        return thought.value_of_cell(n, bound)
    if verb is TAKE:
        return thought.value_of_take(n, bound)
    if verb is DRINK:
        return thought.value_of_card(board, thought.ground, table.cell, n, 0, bound)
    if verb is FILL:
        return thought.value_of_card(board, thought.ground, n // KINDS, n % KINDS, 0, bound)
    if verb is SCORE:
        return thought.value_of_point(n)
    if verb is CLEAR_ROW:
        return thought.value_of_line(2 * board.row_of(n * SPAN))
    if verb is CLEAR_COLUMN:
        return thought.value_of_line(2 * board.column_of(n) + 1)
    kept = [area for area in keepable(board, table.line) if area_move(board, area) == verb.first + n]
    return thought.value_of_areas(kept)
