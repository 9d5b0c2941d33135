"""Six-Pack: grow one checkerboard of drinks together, and find your own six in it.

This is the table; the chapters beside it say how the game goes on it.
"""

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.core.errors import IllegalMove
from taphouse.core.moves import HOUSE, NOBODY, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.rng import Rng
from taphouse.core.step import OVER, RESOLVING, Moves, Step, StepState
from taphouse.core.words import said as common
from taphouse.games.six_pack.cards import ALL_DOMINOES, HALF, HAND_NUMBER
from taphouse.games.six_pack.house import House
from taphouse.games.six_pack.rules import ending, knowledge, opening, position
from taphouse.games.six_pack.rules import events as e
from taphouse.games.six_pack.rules.board import NO_CELL, Board
from taphouse.games.six_pack.rules.book import BOOK
from taphouse.games.six_pack.rules.looking import CHECK, HOUSE_CALLS, put_windows
from taphouse.games.six_pack.rules.serving import SERVE
from taphouse.games.six_pack.rules.telling import place_at, step_told


@final
class State(StepState):
    """The whole table, as no seat may see it. Hands and score rows are sets of nine dominoes."""

    def __init__(self, seats: int, house: House, rng: Rng, like: "State | None" = None) -> None:  # noqa: PLR0915  a line a field
        """Make room for a table, or for an equal one; what is only ever replaced is shared."""
        super().__init__(seats, rng, BOOK, like)
        self.house = house
        if like is None:
            self.active = -1  # SP-002: the host, whose turn it is; -1 while nobody knows
        self.board: Board = Board() if like is None else like.board.copy()
        self.turn: i64 = 0 if like is None else like.turn
        self.mixed: vec[i64] = vec[i64]([e.NOT_YET] * seats) if like is None else like.mixed[:]
        """SP-011: when each seat last mixed a drink, 0 for today to 4 for never."""
        self.opening: i64 = -1 if like is None else like.opening
        """SP-010: the kind of the opening bottle, while the mix is being chosen."""
        self.cell: i64 = NO_CELL if like is None else like.cell
        """The number of the cell on which the host serves, while the drink is being chosen."""
        self.barred_cell: i64 = NO_CELL if like is None else like.barred_cell
        self.barred_kind: i64 = 0 if like is None else like.barred_kind
        """SP-031: the kind that may not come back to this cell in this phase 2."""
        self.hands: vec[i64] = vec[i64]([0] * seats) if like is None else like.hands[:]
        self.scored: vec[i64] = vec[i64]([0] * seats) if like is None else like.scored
        self.points: vec[i64] = vec[i64]([0] * seats) if like is None else like.points
        self.refused: vec[i64] = vec[i64]([0] * seats) if like is None else like.refused
        """SP-069: how many claims of each seat were refused in the whole game."""
        self.round: i64 = 0 if like is None else like.round
        """The round of phase 3."""
        self.windows: i64 = 0 if like is None else like.windows
        """SP-070: how many full windows there are to look at."""
        self.standing: vec[i64] = vec[i64]([e.OUT] * seats) if like is None else like.standing[:]
        """Where each seat stands in phase 3."""
        self.answers: vec[i64] = vec[i64]([e.NOT_YET] * seats) if like is None else like.answers[:]
        """What each seat has secretly answered: a window, nothing, or nothing yet."""
        self.picks: vec[i64] = vec[i64]([e.NOT_YET] * seats) if like is None else like.picks[:]
        """SP-065: the domino that each seat scores, or none yet."""
        self.tried: vec[i64] = vec[i64]() if like is None else like.tried[:]
        """SP-069: the windows refused to the hands that are still held, each ``2048 * seat + window``."""
        self.hint_given: bool = False if like is None else like.hint_given
        self.hinted: i64 = 0 if like is None else like.hinted
        """SP-102: the seats that were shown what their hand covers, as a set."""
        self.time_is_up: bool = False if like is None else like.time_is_up
        """In a race: nobody may claim any more."""
        self.not_held: vec[i64] = vec[i64]([0] * (2 * seats)) if like is None else like.not_held[:]
        """For each seat two words: the hands that it cannot hold, as everybody has seen since it drew."""
        self.opened: vec[i64] = vec[i64]() if like is None else like.opened[:]
        """The claims of the latest phase 3, each a window and ``telling.claim_told``."""
        self.steps: vec[i64] = vec[i64]() if like is None else like.steps[:]
        """What the host's turn has done to the table, each step as ``telling.step_told`` writes it."""
        self.line: i64 = -1 if like is None else like.line
        """SP-084: the line to be cleared, while the area to be kept is chosen."""
        self.ended_by: i64 = -1 if like is None else like.ended_by
        """SP-090, SP-093: why the game is over, or -1."""
        self.claims: Moves | None = None
        """What whoever looks may do, as far as it was looked up ..."""
        self.claims_in: i64 = -1
        """... in this turn."""

    def start(self) -> None:
        """SP-009 to SP-011: set the table up, as far as nobody has to be asked."""
        opening.start(self)
        self.go_on()

    def copy(self) -> "State":
        """Give an equal state, apart from this one."""
        return State(self.seats, self.house, self.rng.copy(), self)

    def whose_turn(self) -> Seat:
        """Name the host; nobody before there is one."""
        return NOBODY if self.active < 0 else Seat(int(self.active))

    def look_up(self, seat: i64) -> Moves:
        """Look the open moves of a seat up. Before anything is refused, all who look have the same ones."""
        if self.step is not CHECK or seat < 0 or seat >= self.n or self.standing[seat] != e.LOOKING:
            return super().look_up(seat)
        if len(self.tried) > 0:
            return super().look_up(seat)
        claims = self.claims
        if claims is None:
            claims = Moves()
            self.claims = claims
        if self.claims_in != self.turn:
            claims.size = 0
            put_windows(self, seat, claims)
            self.claims_in = self.turn
        return claims

    def forget_moves(self) -> None:
        """Look all of them up again."""
        super().forget_moves()
        self.claims_in = -1

    def ask_next(self, step: "Step[Any]") -> None:
        """Go on with a step of the book, if it is due, or with the next one that is."""
        self.phase = step
        self.step = RESOLVING

    def pass_on(self) -> None:
        """SP-089: the next seat clockwise is host."""
        self.active += 1
        if self.active == self.n:
            self.active = 0
        self.phase = SERVE

    def why_not(self, seat: i64, number: i64) -> IllegalMove:
        """Say why a move is not open to a seat. Nothing here looks at what the seat could not see for itself."""
        if number < 0 or number >= len(self.book.verbs):
            return IllegalMove("", common.no_such_move(number=int(number)))
        if self.step is OVER:
            return IllegalMove("SP-090", common.game_over())
        verb = self.book.verbs[number]
        if verb.reaction is not None or seat == HOUSE:
            return HOUSE_CALLS.why_not(self, seat, verb, number - verb.first)
        if seat < 0 or seat >= self.n:
            return IllegalMove("SP-001", common.no_such_seat(number=int(seat) + 1, last=int(self.n)))
        return self.step.why_not(self, seat, verb, number - verb.first)

    def outcome(self) -> Outcome | None:
        """Tell how the game ended."""
        return ending.outcome(self)

    def position(self) -> dict[str, object]:
        """Write the state down."""
        return position.position(self)

    def resample(self, seat: Seat | None, rng: Rng) -> "State":
        """Deal anew what the seat cannot know."""
        return knowledge.resample(self, self.n if seat is None else i64(seat), rng)

    def pool(self, seat: i64) -> i64:
        """SP-009: the dominoes that lie face down in front of a seat."""
        return ALL_DOMINOES & ~self.hands[seat] & ~self.scored[seat]

    def draw(self, seat: i64) -> None:
        """SP-009, SP-066: draw three dominoes from the shuffled pool; nobody knows anything about them."""
        pool = self.pool(seat)
        hand: i64 = 0
        for i in range(3):  # noqa: B007  a named counter is quicker when compiled
            left = pool
            for j in range(self.rng.below(count(pool))):  # noqa: B007
                left &= left - 1
            domino = left & -left
            hand |= domino
            pool &= ~domino
        self.hands[seat] = hand
        self.not_held[2 * seat] = 0
        self.not_held[2 * seat + 1] = 0

    def rule_out(self, seat: i64, hand: i64) -> None:
        """Everybody sees that a seat does not hold these dominoes, if they are a hand at all."""
        number = HAND_NUMBER[hand]
        if number >= HALF:
            self.not_held[2 * seat + 1] |= BIT[number - HALF]
        elif number >= 0:
            self.not_held[2 * seat] |= BIT[number]

    def is_ruled_out(self, seat: i64, number: i64) -> bool:
        """Whether everybody knows that a seat does not hold the hand of this number."""
        if number >= HALF:
            return self.not_held[2 * seat + 1] & BIT[number - HALF] != 0
        return self.not_held[2 * seat] & BIT[number] != 0

    def log(self, what: i64, x: i64, y: i64, drink: i64) -> None:
        """Remember a step of the host's turn, with true coordinates; a pink card counts six more as a drink."""
        place = place_at(x + self.board.across, y + self.board.down)
        self.steps = append(self.steps, step_told(what, place, drink))
