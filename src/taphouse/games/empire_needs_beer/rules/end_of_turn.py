"""The end of a turn, ENB-070 to ENB-075."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.empire_needs_beer.naming import card_ref
from taphouse.games.empire_needs_beer.rules import drawing, ending
from taphouse.games.empire_needs_beer.rules.drawing import HAND
from taphouse.games.empire_needs_beer.rules.happenings import DISCARDED
from taphouse.games.empire_needs_beer.rules.majorities import begin_turn
from taphouse.games.empire_needs_beer.rules.verbs import DISCARD, DONE
from taphouse.games.empire_needs_beer.words import said

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


@final
class EndDiscard(Step["State"]):
    """ENB-070, ENB-071: discard any cards of the hand; one may stop at five or fewer."""

    name = "end_discard"
    rule = "ENB-070"
    verbs: tuple[Verb, ...] = (DISCARD, DONE)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Each card, and the end."""
        hand = table.hands[seat]
        moves.put_each(DISCARD.first, hand)
        if count(hand) <= HAND:
            moves.put(DONE.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Lay a card of the hand on the discards, or be done."""
        if verb is DONE:
            end_turn(table)
            return
        table.leave_hand(seat, n)
        table.discards[seat].put(n)
        table.dropped[seat] |= BIT[n]
        table.note(DISCARDED, int(seat), int(n))
        table.step = self

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """At the end of the turn one only discards."""
        if verb is DISCARD:
            return IllegalMove("ENB-070", said.none_to_discard(card=card_ref(int(n), int(seat))))
        if verb is DONE:
            return IllegalMove("ENB-071", said.too_many_cards(number=HAND))
        return IllegalMove("ENB-070", said.time_over())

    def asks(self, table: "State", seat: i64) -> Fact:
        """ENB-070 to ENB-072: what is too much has to go."""
        held = int(count(table.hands[seat]))
        if held > HAND:
            return said.ask_end_discard(number=HAND, held=held, over=held - HAND)
        return said.ask_end_discard(number=HAND)


def end_turn(table: "State") -> None:
    """ENB-072, ENB-073, ENB-075: draw up to five, then it is the next player's turn, or the end."""
    drawing.draw_up(table, table.active)
    following = table.active + 1
    if following == table.n:
        following = 0
    if following == table.first:
        table.round += 1
        if ending.is_over(table):
            ending.finish(table)
            return
    table.learned += 1
    begin_turn(table, following)


END_DISCARD: Final = EndDiscard()
