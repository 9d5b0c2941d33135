"""The company at a table: which bot is asked next. Only here that is decided, unless people are to be waited for."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from mypy_extensions import mypyc_attr

from taphouse.core.bot import Bot
from taphouse.core.errors import TaphouseError
from taphouse.core.game import Game
from taphouse.core.moves import HOUSE, Event, Move, Seat
from taphouse.core.rng import Rng, make_rng, seed_from
from taphouse.core.state import State
from taphouse.core.story import told
from taphouse.core.words import said


class Playing(Protocol):
    """A game in progress: a table with its record, or a bare one."""

    game: Game
    state: State

    @property
    def names(self) -> Sequence[str]:
        """The names at the seats."""

    @property
    def events(self) -> Sequence[Event]:
        """Everything that happened, if anybody listens."""

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Company:
    """The bots at their seats. A seat without one belongs to a person and is left alone."""

    def __init__(
        self,
        bots: Mapping[Seat, Bot],
        rng: Rng | None = None,
        worlds: Rng | None = None,
        honest: Collection[Seat] = (),
    ) -> None:
        self.bots = dict(bots)
        self.rng = rng
        """Decides who is asked first, so that no seat is always the quickest; None: in the order of the seats."""
        self.worlds = worlds or make_rng("quick", seed_from("worlds"))
        """Deals anew what a bot cannot know."""
        self.honest = frozenset(honest)
        """Seats whose bots are asked on the table itself, which is quicker: they are known to choose the same in
        every world of a moment, and to leave it as it is. Never where people play."""
        self._heard = dict.fromkeys(self.bots, 0)
        """How many events each bot has heard of."""

    @property
    def hears(self) -> bool:
        """Whether any of the bots wants to hear the story."""
        return any(bot.hears for bot in self.bots.values())

    def next_move(self, playing: Playing) -> tuple[Seat, Move] | None:
        """Ask for the next move of a bot; None if the table waits for none of them, nor for the house alone.

        Whoever has an optional move may take it before anybody awaited is asked. Ask once for each
        state of the table: an optional move that was left alone stays so until something happens.
        """
        state = playing.state
        awaited = state.to_act()
        for seat in self._in_order([seat for seat in self.bots if seat not in awaited]):
            if state.legal_moves(seat):
                move = self._ask(playing, seat)
                if move is not None:
                    return seat, move
        for seat in self._in_order([seat for seat in awaited if seat in self.bots]):
            moves = state.legal_moves(seat)
            move = moves[0] if len(moves) == 1 else self._ask(playing, seat)
            if move is None:
                raise TaphouseError(said.bot_made_no_move(number=seat + 1))
            return seat, move
        by_house = playing.game.house_move(state)
        return None if by_house is None else (HOUSE, by_house)

    def _ask(self, playing: Playing, seat: Seat) -> Move | None:
        bot = self.bots[seat]
        if bot.hears:
            events = playing.events
            bot.hear(told(playing.game, events[self._heard[seat] :], seat, playing.names))
            self._heard[seat] = len(events)
        state = playing.state
        return bot.choose(state if seat in self.honest else state.resample(seat, self.worlds), seat)

    def start_over(self) -> None:
        """Let the bots forget what they heard, and hear it again: the past has changed."""
        for seat, bot in self.bots.items():
            bot.forget()
            self._heard[seat] = 0

    def play(self, playing: Playing, most: int) -> int:
        """Play on until the table waits for no bot, or for ``most`` moves; count them."""
        for moves in range(most):
            choice = self.next_move(playing)
            if choice is None:
                return moves
            playing.apply(*choice)
        return most

    def _in_order(self, seats: list[Seat]) -> list[Seat]:
        """The order in which they are asked; draws as many chances as there are seats."""
        rng = self.rng
        if rng is None:
            return sorted(seats)
        order: list[Seat] = []
        while seats:
            order.append(seats.pop(rng.below(len(seats))))
        return order
