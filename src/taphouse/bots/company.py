"""The company at a table: which bot is asked next. Only here that is decided, unless people are to be waited for."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from taphouse.core.bot import Bot
from taphouse.core.errors import TaphouseError
from taphouse.core.game import Game
from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State
from taphouse.core.view import View
from taphouse.core.words import said


class Playing(Protocol):
    """A game in progress: a table with its record, or a bare one."""

    game: Game
    state: State

    def view(self, seat: Seat | None) -> View:
        """Show it to a seat."""

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move."""


class Company:
    """The bots at their seats. A seat without one belongs to a person and is left alone."""

    def __init__(self, bots: Mapping[Seat, Bot], rng: Rng | None = None) -> None:
        self.bots = dict(bots)
        self.rng = rng
        """Decides who is asked first, so that no seat is always the quickest; None: in the order of the seats."""

    def next_move(self, playing: Playing) -> tuple[Seat, Move] | None:
        """Ask for the next move of a bot; None if the table waits for none of them, nor for the house alone.

        Whoever has an optional move may take it before anybody awaited is asked. Ask once for each
        state of the table: an optional move that was left alone stays so until something happens.
        """
        awaited = playing.state.to_act()
        for seat in self._in_order(seat for seat in self.bots if seat not in awaited):
            if playing.state.legal_moves(seat):
                move = self._ask(playing, seat)
                if move is not None:
                    return seat, move
        for seat in self._in_order(seat for seat in awaited if seat in self.bots):
            move = self._ask(playing, seat)
            if move is None:
                raise TaphouseError(said.bot_made_no_move(number=seat + 1))
            return seat, move
        by_house = playing.game.house_move(playing.state)
        return None if by_house is None else (HOUSE, by_house)

    def _ask(self, playing: Playing, seat: Seat) -> Move | None:
        bot = self.bots[seat]
        view = playing.view(seat)
        if not bot.watches:
            bot.see(view)
        return bot.choose(view)

    def watch(self, playing: Playing) -> None:
        """Show the table to the bots that want to see everything."""
        for seat, bot in self.bots.items():
            if bot.watches:
                bot.see(playing.view(seat))

    def play(self, playing: Playing, most: int) -> int:
        """Play on until the table waits for no bot, or for ``most`` moves; count them."""
        self.watch(playing)
        for moves in range(most):
            choice = self.next_move(playing)
            if choice is None:
                return moves
            playing.apply(*choice)
            self.watch(playing)
        return most

    def _in_order(self, seats: Iterable[Seat]) -> list[Seat]:
        if self.rng is None:
            return sorted(seats)
        rest = list(seats)
        return [rest.pop(int(self.rng.below(len(rest)))) for _ in range(len(rest))]
