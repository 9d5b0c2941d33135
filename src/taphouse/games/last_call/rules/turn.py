"""The turn, LC-023 to LC-025: play a card, draw one and play or keep it, or pass."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, nth
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.rng import Rng
from taphouse.core.step import Moves, Verb
from taphouse.decks.glasses import DECK
from taphouse.games.last_call.cards import BIT_OF, DECK_OF, NO_CARD
from taphouse.games.last_call.naming import CARD_REFS
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.rules import playing, rounds
from taphouse.games.last_call.rules.calls import may_call
from taphouse.games.last_call.rules.drawing import can_draw, take_card
from taphouse.games.last_call.rules.matching import is_alone, playable, to_match
from taphouse.games.last_call.rules.memory import ANYWHERE, EVERYBODY, IN_DRAW, JUST_DRAWN
from taphouse.games.last_call.rules.playing import Playing
from taphouse.games.last_call.words import said

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

DRAW: Final = Verb("draw")
PASS: Final = Verb("pass")
KEEP: Final = Verb("keep")


@final
class Turn(Playing):
    """LC-023 to LC-025: play a card or draw one; pass if there is neither."""

    name = "turn"
    rule = "LC-023"
    verbs: tuple[Verb, ...] = (playing.PLAY, playing.PLAY_CALL, playing.PLAY_SHOUT, DRAW, PASS)

    def due(self, table: "State") -> bool:
        """Always, when nothing waits for the seat."""
        return True

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """The plays, then drawing; LC-025: passing only where there is neither."""
        first = playable(table, seat, 0)
        second = playable(table, seat, 1)
        self.put_plays(table, moves, first, second)
        if can_draw(table):
            moves.put(DRAW.first)
        elif first == 0 and second == 0:
            moves.put(PASS.first)

    def pick(self, table: "State", seat: i64, rng: Rng) -> i64:
        """Most moves by chance are picked here: plain plays are only counted, and listed where there is more."""
        first = playable(table, seat, 0)
        second = playable(table, seat, 1)
        if table.watched != 0 or may_call(table, seat) or second & table.house.shouts[1] != 0:
            return -1
        in_first = count(first)
        plays = in_first + count(second)
        may_draw = can_draw(table)
        at = rng.below(plays + 1) if may_draw or plays == 0 else rng.below(plays)
        if at < in_first:
            return playing.PLAY.first + nth(first, at)
        if at < plays:
            return playing.PLAY.first + DECK + nth(second, at - in_first)
        return DRAW.first if may_draw else PASS.first

    def decide(self, table: "State", verb: Verb, n: i64) -> None:
        """Play, draw or pass."""
        if verb is DRAW:
            draw_one(table)
        elif verb is PASS:
            pass_turn(table)
        else:
            self.play(table, verb, n)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """LC-025: why there is nothing to draw, or no reason to pass."""
        if verb is DRAW:
            return IllegalMove("LC-025", said.nothing_to_draw())
        if verb is PASS:
            return IllegalMove("LC-025", said.no_pass(draw="yes" if can_draw(table) else "no"))
        return self.why_no_play(table, seat, verb, n)

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """LC-024: after a draw there is neither another one nor a pass."""
        return IllegalMove("LC-024", said.drawn_already() if verb is DRAW else said.no_pass_after_draw())

    def asks(self, table: "State", seat: i64) -> Fact:
        """What must be matched."""
        return said.ask_turn(match=to_match(table), draw="yes" if can_draw(table) else "no")


@final
class AfterDraw(Playing):
    """LC-024: play the drawn card, or keep it."""

    name = "after_draw"
    rule = "LC-024"
    verbs: tuple[Verb, ...] = (playing.PLAY, playing.PLAY_CALL, playing.PLAY_SHOUT, KEEP)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """The drawn card, or keeping it."""
        self.put_plays(table, moves, drawn_in(table, seat, 0), drawn_in(table, seat, 1))
        moves.put(KEEP.first)

    def decide(self, table: "State", verb: Verb, n: i64) -> None:
        """Play it or keep it."""
        if verb is KEEP:
            keep(table)
        else:
            self.play(table, verb, n)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """Only the drawn card can be played."""
        return self.why_no_play(table, seat, verb, n)

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """There is nothing to keep."""
        return IllegalMove("LC-024", said.nothing_to_keep())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Which card it is."""
        return said.ask_after_draw(card=CARD_REFS[table.drawn])


TURN: Final = Turn()
AFTER_DRAW: Final = AfterDraw()


def drawn_in(table: "State", seat: i64, deck: i64) -> i64:
    """LC-024: of one deck, the drawn card if it may be played."""
    if DECK_OF[table.drawn] != deck:
        return 0
    return playable(table, seat, deck) & BIT_OF[table.drawn]


def draw_one(table: "State") -> None:
    """LC-023 to LC-025: draw a card instead of playing; it may be played at once."""
    table.passes = 0
    table.drawn = take_card(table, table.active, JUST_DRAWN)
    table.note(h.DREW, int(table.active), 1, int(table.drawn))
    table.step = AFTER_DRAW


def keep(table: "State") -> None:
    """LC-024: keep the drawn card; the turn is over."""
    table.memory.move(JUST_DRAWN, BIT[table.active])
    table.drawn = NO_CARD
    table.note(h.KEPT, int(table.active))
    rounds.begin_turn(table, table.next_seat(table.active))


def pass_turn(table: "State") -> None:
    """LC-025: with nothing to play and nothing to draw; everybody knows now what the hand lacks."""
    seat = table.active
    table.learned += 1
    table.passes += 1
    table.note(h.PASSED, int(seat))
    lacking = ANYWHERE & ~(BIT[seat] | IN_DRAW)
    table.memory.add(EVERYBODY, lacked(table, seat, 0), lacked(table, seat, 1), lacking)
    if not rounds.end_if_blocked(table):
        rounds.begin_turn(table, table.next_seat(seat))


def lacked(table: "State", seat: i64, deck: i64) -> i64:
    """The cards of one deck, hidden in the hands, that a seat would have had to play."""
    cards = table.in_hands(deck) & table.fitting[deck]
    if is_alone(table, seat):
        return cards & ~table.house.shouts[deck]
    return cards
