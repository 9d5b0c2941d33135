"""Six-Pack: grow one checkerboard of drinks together, and find your own six in it.

This is the table; the chapters beside it say how the game goes on it.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.core.moves import NOBODY, Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.rng import Rng
from taphouse.core.state import State as Contract
from taphouse.games.six_pack.cards import ALL_DOMINOES, HALF, HAND_NUMBER
from taphouse.games.six_pack.house import House
from taphouse.games.six_pack.rules import choices, ending, knowledge, opening, position, turns
from taphouse.games.six_pack.rules.board import NO_BOARD, NO_CELL, Board
from taphouse.games.six_pack.rules.moves import (
    CHECK,
    LOOKING,
    MIXED_LAST,
    NOT_YET,
    OUT,
    OVER,
    SCORE_DOMINO,
    SCORING,
    TARGET_REACHED,
)
from taphouse.games.six_pack.rules.telling import place_at, step_told


@final
class State(Contract):
    """The whole table, as only the house may see it. Hands and score rows are sets of nine dominoes."""

    def __init__(self, seats: int, house: House, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.house = house
        self.n: i64 = seats
        self.board = NO_BOARD
        self.decision: i64 = MIXED_LAST
        """What is asked now."""
        self.host: i64 = -1
        """SP-002: whose turn it is; -1 while nobody knows."""
        self.turn: i64 = 0
        self.mixed: vec[i64] = vec[i64]()
        """SP-011: when each seat last mixed a drink, 0 for today to 4 for never."""
        self.opening: i64 = 0
        """SP-010: the kind of the opening bottle, while the mix is being chosen."""
        self.cell: i64 = NO_CELL
        """The number of the cell on which the host serves, while the drink is being chosen."""
        self.barred_cell: i64 = NO_CELL
        self.barred_kind: i64 = 0
        """SP-031: the kind that may not come back to this cell in this phase 2."""
        self.hands: vec[i64] = vec[i64]()
        self.scored: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.refused: vec[i64] = vec[i64]()
        """SP-069: how many claims of each seat were refused in the whole game."""
        self.round: i64 = 0
        """The round of phase 3."""
        self.windows: i64 = 0
        """SP-070: how many full windows there are to look at."""
        self.standing: vec[i64] = vec[i64]()
        """Where each seat stands in phase 3."""
        self.answers: vec[i64] = vec[i64]()
        """What each seat has secretly answered: a window, nothing, or nothing yet."""
        self.picks: vec[i64] = vec[i64]()
        """SP-065: the domino that each seat scores, or none yet."""
        self.tried: vec[i64] = vec[i64]()
        """SP-069: the windows refused to the hands that are still held, each ``2048 * seat + window``."""
        self.hint_given = False
        self.hinted: i64 = 0
        """SP-102: the seats that were shown what their hand covers, as a set."""
        self.time_is_up = False
        """In a race: nobody may claim any more."""
        self.not_held: vec[i64] = vec[i64]()
        """For each seat two words: the hands that it cannot hold, as everybody has seen since it drew."""
        self.opened: vec[i64] = vec[i64]()
        """The claims of the latest phase 3, each a window and ``telling.claim_told``."""
        self.steps: vec[i64] = vec[i64]()
        """What the host's turn has done to the table, each step as ``telling.step_told`` writes it."""
        self.line: i64 = -1
        """SP-084: the line to be cleared, while the area to be kept is chosen."""
        self.ended_by: i64 = TARGET_REACHED

    def make_room(self) -> None:
        """Make room for what the seats have, once for a table; a copy brings its own."""
        n = self.seats
        self.board = Board()
        self.mixed = vec[i64]([NOT_YET] * n)
        self.hands = vec[i64]([0] * n)
        self.scored = vec[i64]([0] * n)
        self.points = vec[i64]([0] * n)
        self.refused = vec[i64]([0] * n)
        self.standing = vec[i64]([OUT] * n)
        self.answers = vec[i64]([NOT_YET] * n)
        self.picks = vec[i64]([NOT_YET] * n)
        self.not_held = vec[i64]([0] * (2 * n))

    def start(self) -> None:
        """SP-009 to SP-011: set the table up, as far as nobody has to be asked."""
        self.make_room()
        opening.start(self)
        if self.decision < 0:
            turns.work_off(self)

    def is_awaited(self, seat: i64) -> bool:
        """Whether the table waits for a seat."""
        decision = self.decision
        if decision == MIXED_LAST:
            return self.mixed[seat] == NOT_YET
        if decision in (CHECK, SCORE_DOMINO):
            standing = self.standing[seat]
            return standing in (LOOKING, SCORING)
        return decision != OVER and seat == self.host

    def to_act(self) -> list[Seat]:
        """SP-002, SP-060: the host; or everybody who still looks or has to choose."""
        return [Seat(int(seat)) for seat in range(self.n) if self.is_awaited(seat)]

    def next_to_act(self) -> Seat:
        """Name the first seat the table waits for."""
        for seat in range(self.n):
            if self.is_awaited(seat):
                return Seat(int(seat))
        return NOBODY

    def whose_turn(self) -> Seat:
        """Name the host; nobody before there is one."""
        return NOBODY if self.host < 0 else Seat(int(self.host))

    def legal_moves(self, seat: Seat) -> list[Move]:
        """List the moves of a seat: cells and windows in reading order, flat before upright."""
        return choices.legal_moves(self, seat)

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """Pick one of the legal moves without listing them."""
        return choices.random_move(self, seat, rng)

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move, and all that follows by itself."""
        turns.apply(self, seat, move)

    def outcome(self) -> Outcome | None:
        """Tell how the game ended."""
        return ending.outcome(self)

    def position(self) -> dict[str, object]:
        """Write the state down."""
        return position.written(self)

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
        for _ in range(3):
            left = pool
            for _ in range(self.rng.below(count(pool))):
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

    def copy(self) -> "State":
        """Give an equal state, apart from this one; what is only ever replaced is shared."""
        twin = State(self.seats, self.house, self.rng.copy())
        twin.learned = self.learned
        twin.board = self.board.copy()
        twin.decision = self.decision
        twin.host = self.host
        twin.turn = self.turn
        twin.mixed = self.mixed[:] if self.decision == MIXED_LAST else self.mixed
        twin.opening = self.opening
        twin.cell = self.cell
        twin.barred_cell = self.barred_cell
        twin.barred_kind = self.barred_kind
        twin.hands = self.hands[:]
        twin.scored = self.scored
        twin.points = self.points
        twin.refused = self.refused
        twin.round = self.round
        twin.windows = self.windows
        twin.standing = self.standing[:]
        twin.answers = self.answers[:]
        twin.picks = self.picks[:]
        twin.tried = self.tried[:]
        twin.hint_given = self.hint_given
        twin.hinted = self.hinted
        twin.time_is_up = self.time_is_up
        twin.not_held = self.not_held[:]
        twin.opened = self.opened[:]
        twin.steps = self.steps[:]
        twin.line = self.line
        twin.ended_by = self.ended_by
        return twin
