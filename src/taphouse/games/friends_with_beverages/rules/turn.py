"""The turn, FWB-022 to FWB-024, its end, FWB-072 to FWB-075, and the rounds, FWB-076 to FWB-082."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.friends_with_beverages.cards import EVENTS
from taphouse.games.friends_with_beverages.references import RESOURCE_REFS
from taphouse.games.friends_with_beverages.rules import decks, drawing, ending, trading
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.decision import in_hand
from taphouse.games.friends_with_beverages.rules.hands import discard, give_up
from taphouse.games.friends_with_beverages.rules.of_turn import OfTurn, put_events
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

DRAW_POINTS: Final = 2
HAND_MOST: Final = 8


@final
class Pass(Step["State"]):
    """FWB-081, FWB-125: after the pass the trade window opens, or the turn begins."""

    name = "pass"

    def due(self, table: "State") -> bool:
        """Once the markets have changed."""
        return True

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Go on."""
        open_trades(table)


@final
class Refresh(Step["State"]):
    """FWB-070: the market is replaced once, if the active seat has served somebody this turn."""

    name = "refresh"

    def due(self, table: "State") -> bool:
        """If it has."""
        return table.turn.served

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Once."""
        table.turn.served = False
        decks.refresh_market(table, table.active)


@final
class HandLimit(OfTurn):
    """FWB-072, FWB-073: discard down to eight cards."""

    name = "hand_limit"
    rule = "FWB-072"
    verbs: tuple[Verb, ...] = (v.PLAY, v.DISCARD)
    of = "hand_limit"

    def due(self, table: "State") -> bool:
        """While there are more."""
        return table.hands.sizes[table.active] > HAND_MOST

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any card of the hand; an event may be played instead."""
        put_events(table, moves)
        put_discards(table, seat, moves)

    def decide(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """FWB-055, FWB-072, FWB-073: discard a card of one's choice; the last one lies on top."""
        card = give_up(table, seat, n)
        table.note(h.DISCARDED, int(seat), int(card))
        discard(table, card)

    def first(self) -> Fact:
        """Discard."""
        return said.first_hand_limit()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-072: it is not there."""
        return not_held(n)

    def asks(self, table: "State", seat: i64) -> Fact:
        """Discard."""
        return said.ask_hand_limit(number=int(table.hands.sizes[seat]), most=HAND_MOST)

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The cards of that kind."""
        return in_hand(table, seat, n) if verb is v.DISCARD else super().on(table, seat, verb, n)


@final
class TurnEnd(Step["State"]):
    """FWB-074: sideways pieces become ready, the end is checked, the tokens go on."""

    name = "turn_end"

    def due(self, table: "State") -> bool:
        """After all else."""
        return True

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """End it."""
        end_turn(table)


def put_discards(table: "State", seat: i64, moves: Moves) -> None:
    """FWB-072, FWB-100: any card of the hand."""
    for kind in range(EVENTS):
        if table.hands.copies(seat, kind) != 0:
            moves.put(v.DISCARD.first + kind)


def not_held(kind: i64) -> IllegalMove:
    """FWB-072: nobody discards what is not there."""
    return IllegalMove("FWB-072", said.none_to_discard(resource=RESOURCE_REFS[int(kind)]))


def begin_first(table: "State") -> None:
    """FWB-021, FWB-128: the first round begins, with a trade window if there are such."""
    table.period.clear()
    open_trades(table)


def open_trades(table: "State") -> None:
    """FWB-081, FWB-125: after the pass the trade window opens, or the turn begins."""
    if table.house.trading:
        table.phase = trading.TRADE
        trading.open_window(table)
    else:
        begin_turn(table)


def begin_turn(table: "State") -> None:
    """FWB-024: two draw points."""
    table.phase = drawing.DRAW
    table.turn.points = DRAW_POINTS
    table.turn.served = False
    table.turn.taken_out = 0
    table.note(h.TURN_BEGINS, int(table.active), int(table.turns) + 1)


def end_turn(table: "State") -> None:
    """FWB-074: sideways pieces become ready, the end is checked, the tokens go on."""
    if table.sheds.sideways[table.active] != 0:
        table.sheds.sideways[table.active] = 0
        table.note(h.READY, int(table.active))
    table.turns += 1
    if table.turns % table.n == 0 and ending.is_over(table):
        return
    begin_period(table)
    is_due = is_pass_due(table)
    table.active = (table.active + 1) % table.n
    if is_due:
        pass_round(table)
    else:
        begin_turn(table)


def begin_period(table: "State") -> None:
    """What "this turn" means for interrupts and fresh cards starts anew."""
    table.period.clear()
    table.resources.stays = 0
    if table.house.delayed:
        for kind in range(len(table.hands.fresh)):
            table.hands.fresh[kind] = 0


def is_pass_due(table: "State") -> bool:
    """FWB-077, FWB-138: after so many turns as the option says."""
    return table.turns % table.house.turns_between(table.n) == 0


def pass_round(table: "State") -> None:
    """FWB-076, FWB-080, FWB-081: the Round Token to the left, then the Resource Market, then the Guest Market.

    FWB-077, FWB-138: its receiver plays next, but with ``fixed`` turns go on as they would.
    """
    table.leader = (table.leader + 1) % table.n
    if not table.house.fixed:
        table.active = table.leader
    table.phase = PASSING
    table.note(h.ROUND_PASSES, int(table.leader), int(table.active))
    table.then(decks.NEW_GUEST_TASK)
    decks.refresh_market(table, table.leader)


PASSING: Final[Pass] = Pass()
REFRESH: Final[Refresh] = Refresh()
HAND_LIMIT: Final[HandLimit] = HandLimit()
TURN_END: Final[TurnEnd] = TurnEnd()
