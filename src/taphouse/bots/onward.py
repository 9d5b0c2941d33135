"""Playing on in thought: from a move in one world to a good place to stop, by house bots."""

from typing import final

from taphouse.core.bot import Bot
from taphouse.core.game import Game
from taphouse.core.judge import Judge
from taphouse.core.moves import HOUSE, NOBODY, Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State


@final
class Onward:
    """How it goes on for one decision of one seat."""

    def __init__(self, game: Game, judge: Judge, players: list[Bot], seat: Seat) -> None:
        self.game = game
        self.judge = judge
        self.players = players
        """Who plays the seats; each knows what its seat can know, so it may be asked on the world itself."""
        self.seat = seat
        self.moves = 0
        """How many moves were made in thought ..."""
        self.ways = 0
        """... on so many ways to an end."""

    def value_of(self, world: State, move: Move, fate: Rng) -> float:
        """What a move leads to in a world; with equal chance the bots decide alike."""
        twin = world.copy()
        twin.apply(self.seat, move)
        self.moves += 1
        self.ways += 1
        for player in self.players:
            player.rng = fate
        self._play(twin)
        return self.judge.value(twin, self.seat)

    def _play(self, state: State) -> None:
        """Let all play on."""
        judge = self.judge
        turn, turns = state.whose_turn(), 0
        seat = state.next_to_act()
        while seat != NOBODY and not judge.stops(state):
            if judge.turns > 0 and state.whose_turn() != turn:
                turn = state.whose_turn()
                turns += 1
                if turns == judge.turns:
                    return
            if not (judge.reacts and self._reacts(state)) and not self._moves(state, seat):
                return
            self.moves += 1
            seat = state.next_to_act()

    def _moves(self, state: State, seat: Seat) -> bool:
        """Let an awaited seat move, or the house; whether there was a move."""
        move = self.game.house_move(state) if seat == HOUSE else self.players[seat].choose(state, seat)
        if move is None:
            return False
        state.apply(seat, move)
        return True

    def _reacts(self, state: State) -> bool:
        """Let one seat move out of turn that wants to; whether there was one."""
        awaited = state.to_act()
        for number in range(state.seats):
            seat = Seat(number)
            if seat not in awaited and state.legal_moves(seat):
                move = self.players[seat].choose(state, seat)
                if move is not None:
                    state.apply(seat, move)
                    return True
        return False
