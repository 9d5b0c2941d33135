"""Coasters: everybody turns up a coaster at once; the highest takes the round."""

from typing import Final

from taphouse.core.errors import IllegalMove
from taphouse.core.house import Value
from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.outcome import Outcome, places_by
from taphouse.core.rng import Quick, Rng
from taphouse.core.state import State as Contract

COASTERS: Final = 16
CHOOSE: Final = 0
"""Moves 0 to 15 choose coaster 1 to 16."""
TAKE_BACK: Final = COASTERS
TIME_UP: Final = COASTERS + 1
"""The house's own move."""
MOVES: Final = COASTERS + 2

HAS_CHOSEN, TOOK_BACK, TURNED_UP, WON_ROUND, DREW, CALLED_TIME = range(6)
NOTHING: Final = 0


class State(Contract):
    """The whole table, as only the house may see it."""

    def __init__(self, seats: int, house: dict[str, Value], rng: Rng) -> None:
        super().__init__(seats, rng)
        self.house = house
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.chosen: list[int] = [NOTHING] * seats
        self.won: list[int] = [0] * seats
        self.turned_up: list[int] = []
        self.played: list[int] = []
        self.over = ""

    def start(self) -> None:
        """CO-001: shuffle and deal."""
        self.pile = list(range(1, COASTERS + 1))
        for i in range(COASTERS - 1, 0, -1):
            j = self.rng.below(i + 1)
            self.pile[i], self.pile[j] = self.pile[j], self.pile[i]
        for hand in self.hands:
            for _ in range(int(self.house["hand"])):
                hand.append(self.pile.pop())
            hand.sort()
        self.learned += 1

    def to_act(self) -> list[Seat]:
        """CO-002: everybody who has not chosen yet."""
        return [] if self.over else self.undecided()

    def undecided(self) -> list[Seat]:
        """List who has something to choose and has not chosen."""
        return [Seat(seat) for seat in range(self.seats) if self.chosen[seat] == NOTHING and self.hands[seat]]

    def legal_moves(self, seat: Seat) -> list[Move]:
        """CO-002, CO-003: a coaster of one's own; or, out of turn, taking the choice back. CO-007 for the house."""
        if self.over:
            return []
        if seat == HOUSE:
            return [Move(TIME_UP)]
        if not 0 <= seat < self.seats:
            return []
        if self.chosen[seat] != NOTHING:
            return [Move(TAKE_BACK)]
        return [Move(CHOOSE + coaster - 1) for coaster in self.hands[seat]]

    def apply(self, seat: Seat, move: Move) -> None:
        """Choose or take back; when all have chosen, play the round."""
        if move not in self.legal_moves(seat):
            self.refuse(seat, move)
        if move == TIME_UP:
            self.call_time()
            return
        if move == TAKE_BACK:
            self.chosen[seat] = NOTHING
            self.note(TOOK_BACK, seat)
            return
        self.chosen[seat] = move - CHOOSE + 1
        self.note(HAS_CHOSEN, seat, self.chosen[seat])
        if not self.to_act():
            self.turn_up()

    def call_time(self) -> None:
        """CO-007: the house plays the lowest coaster of everybody who has not chosen."""
        self.note(CALLED_TIME)
        for seat in self.undecided():
            self.chosen[seat] = self.hands[seat][0]
        self.turn_up()

    def refuse(self, seat: Seat, move: Move) -> None:
        """Say why a move is not open to a seat."""
        if self.over:
            raise IllegalMove("CO-006", "The game is over.")
        if not 0 <= move < MOVES:
            raise IllegalMove("", f"There is no move {move} in this game.")
        if move == TIME_UP or seat == HOUSE:
            raise IllegalMove("CO-007", "Only the house calls time, and that is all it does.")
        if not 0 <= seat < self.seats:
            raise IllegalMove("CO-001", f"There is no seat {seat + 1} at this table; the seats are 1 to {self.seats}.")
        if move == TAKE_BACK:
            raise IllegalMove("CO-003", "You have not chosen yet, so there is nothing to take back.")
        if self.chosen[seat] != NOTHING:
            raise IllegalMove("CO-002", "You have chosen already. Take that back first.")
        raise IllegalMove("CO-002", f"You do not hold coaster {move - CHOOSE + 1}.")

    def turn_up(self) -> None:
        """CO-004: the highest wins the round."""
        self.learned += 1
        self.turned_up = self.chosen
        self.chosen = [NOTHING] * self.seats
        for seat, coaster in enumerate(self.turned_up):
            self.hands[seat].remove(coaster)
            self.played.append(coaster)
            self.note(TURNED_UP, seat, coaster)
        winner = self.turned_up.index(max(self.turned_up))
        self.won[winner] += 1
        self.note(WON_ROUND, winner)
        if self.won[winner] == int(self.house["target"]):
            self.over = "rounds won"
            return
        self.draw(winner)
        if not any(self.hands):
            self.over = "no coasters left"

    def draw(self, winner: int) -> None:
        """CO-005: everybody draws, from the winner on, if there is one for each."""
        if len(self.pile) < self.seats:
            return
        for step in range(self.seats):
            seat = (winner + step) % self.seats
            coaster = self.pile.pop()
            self.hands[seat] = sorted([*self.hands[seat], coaster])
            self.note(DREW, seat, coaster)

    def outcome(self) -> Outcome | None:
        """CO-006: most rounds won wins."""
        return Outcome(self.over, list(self.won), places_by(self.won)) if self.over else None

    def copy(self) -> "State":
        """Give an equal state, apart from this one."""
        twin = type(self)(self.seats, self.house, self.rng.copy())
        twin.learned = self.learned
        twin.pile = list(self.pile)
        twin.hands = [list(hand) for hand in self.hands]
        twin.chosen = list(self.chosen)
        twin.won = list(self.won)
        twin.turned_up = list(self.turned_up)
        twin.played = list(self.played)
        twin.over = self.over
        return twin

    def position(self) -> dict[str, object]:
        """Write the state down."""
        return {
            "house": dict(self.house),
            "pile": list(self.pile),
            "hands": [list(hand) for hand in self.hands],
            "chosen": list(self.chosen),
            "won": list(self.won),
            "turned_up": list(self.turned_up),
            "played": list(self.played),
            "over": self.over,
        }

    def resample(self, seat: Seat | None, rng: Rng) -> "State":
        """Deal the pile and the others' hands anew; who has chosen is known, what they chose is not."""
        twin = self.copy()
        others = [other for other in range(self.seats) if other != seat]
        hidden = twin.pile + [coaster for other in others for coaster in twin.hands[other]]
        for i in range(len(hidden) - 1, 0, -1):
            j = rng.below(i + 1)
            hidden[i], hidden[j] = hidden[j], hidden[i]
        for other in others:
            twin.hands[other] = sorted(hidden.pop() for _ in twin.hands[other])
            if twin.chosen[other] != NOTHING:
                twin.chosen[other] = twin.hands[other][rng.below(len(twin.hands[other]))]
        twin.pile = hidden
        twin.rng = Quick(rng.below(2**31 - 1))
        return twin
