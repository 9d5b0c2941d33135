"""A decent player: keeps its hand easy to play, saves what always fits, minds the call, and catches others."""

from typing import Final, cast, final

from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.core.bot import Bot
from taphouse.core.facts import SEATS, Fact
from taphouse.core.moves import Move, Seat
from taphouse.core.state import State as AnyState
from taphouse.games.last_call.naming import SUIT_REFS
from taphouse.games.last_call.reasons import why_play
from taphouse.games.last_call.rules.calls import CATCH, catchable
from taphouse.games.last_call.rules.cheers import SIP
from taphouse.games.last_call.rules.declare import NAME
from taphouse.games.last_call.rules.matching import playable
from taphouse.games.last_call.rules.passing import GIVE
from taphouse.games.last_call.rules.playing import PLAY, PLAY_CALL, PLAY_SHOUT
from taphouse.games.last_call.rules.shout import HEARD_FAR
from taphouse.games.last_call.rules.state import State
from taphouse.games.last_call.rules.take_that import STACK, STACK_CALL
from taphouse.games.last_call.rules.turn import DRAW, KEEP
from taphouse.games.last_call.thinking.cries import calls_with, card_played, is_cried, with_cries
from taphouse.games.last_call.thinking.rest import reach, rest_in
from taphouse.games.last_call.thinking.worth import following_seat, hurts, worth, worth_of_suit
from taphouse.games.last_call.words import said

CATCHES_IN: Final = 3
"""At each chance it notices an open watch once in so many times, as people do."""
FORGETS_IN: Final = 10


@final
class HouseBot(Bot):
    """Sits down by default. It remembers nothing: all that it goes by lies on the table."""

    def choose(self, world: AnyState, seat: Seat) -> Move | None:
        """Catch if somebody forgot; otherwise play, or leave it."""
        table = cast("State", world)
        eyes: i64 = seat
        quiet = catchable(table, eyes) & ~table.called
        if quiet != 0 and self.rng.below(CATCHES_IN) == 0:
            return Move(int(CATCH.first + lowest(quiet)))
        if not table.is_awaited(eyes):
            return None
        if self.rng.below(100) >= self.strength:
            return Move(int(self.slip(table, eyes)))
        best = self.decide(table, eyes)
        forgets = self.strength < 100 and self.rng.below(FORGETS_IN) == 0
        return Move(int(best if forgets else with_cries(table, eyes, best)))

    def slip(self, table: State, seat: i64) -> i64:
        """Make any move but a catch."""
        moves = table.look_up(seat)
        size = moves.size
        while table.book.verbs[moves.numbers[size - 1]] is CATCH:
            size -= 1
        return moves.numbers[self.rng.below(size)]

    def decide(self, table: State, seat: i64) -> i64:
        """Pick the best of the moves, by chance among equals; what is to be cried comes after."""
        moves = table.look_up(seat)
        verbs = table.book.verbs
        best: i64 = -1
        most: i64 = 0
        equals: i64 = 0
        for i in range(moves.size):
            number = moves.numbers[i]
            verb = verbs[number]
            if verb is CATCH or is_cried(verb):
                continue
            value = worth(table, seat, verb, number - verb.first)
            if equals == 0 or value > most:
                best = number
                most = value
                equals = 1
            elif value == most:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = number
        return best

    def is_honour(self, world: AnyState, seat: Seat) -> bool:
        """What was heard, everybody knows of themselves."""
        table = cast("State", world)
        return table.step is HEARD_FAR and table.active == seat

    def why(self, world: AnyState, seat: Seat, move: Move) -> Fact | None:
        """Say what a card does for the rest of the hand, or why it is better to draw."""
        table = cast("State", world)
        verb = table.book.verbs[move]
        n = i64(move) - verb.first
        if verb in (PLAY, PLAY_CALL, PLAY_SHOUT, STACK, STACK_CALL):
            return self.why_card(table, seat, card_played(verb, n), calls=calls_with(verb, n))
        if verb is GIVE:
            left = reach(table.house, rest_in(table, seat, n, 0), rest_in(table, seat, n, 1))
            return said.because_give(number=int(left))
        if verb is DRAW:
            could = playable(table, seat, 0) | playable(table, seat, 1) != 0
            return said.because_draw(could="yes" if could else "no")
        if verb is NAME:
            return said.because_name(suit=SUIT_REFS[n], number=int(worth_of_suit(table, seat, n)))
        if verb is CATCH:
            return said.because_catch(who=SEATS[n])
        if verb is KEEP:
            return said.because_keep()
        return said.because_sip() if verb is SIP else None

    def why_card(self, table: State, seat: i64, card: i64, *, calls: bool) -> Fact:
        """Say why a card is played."""
        event = table.house.events[card]
        left = reach(table.house, rest_in(table, seat, card, 0), rest_in(table, seat, card, 1))
        hurt = int(following_seat(table, seat, event)) if hurts(table, seat, event) else None
        return why_play(int(table.sizes[seat]) - 1, int(left), hurt, cries=calls)
