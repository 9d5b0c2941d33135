"""Pass the Bottle: everybody passes a card on, secretly and at once, LC-047 and LC-048."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS, Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.decks.glasses import DECK
from taphouse.games.last_call.cards import BIT_OF, DECK_OF, NO_CARD
from taphouse.games.last_call.naming import CARD_REFS
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.rules.kinds import CARD
from taphouse.games.last_call.words import said

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State


GIVE: Final = Verb("give", CARD)


@final
class PassCard(Step["State"]):
    """LC-047, LC-048: everybody chooses a card, in secret; once all have, the cards move together."""

    name = "pass_card"
    rule = "LC-047"
    todo = "pass a card each"
    verbs: tuple[Verb, ...] = (GIVE,)
    together = True

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """LC-047: ask every seat for a card."""
        for seat in range(table.n):
            table.chosen[seat] = NO_CARD
        table.step = self

    def awaited(self, table: "State", seat: i64) -> bool:
        """LC-048: whoever has not chosen; a seat without cards passes none."""
        return table.chosen[seat] == NO_CARD and table.sizes[seat] > 0

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any card of the hand."""
        moves.put_each(GIVE.first, table.hands[2 * seat])
        moves.put_each(GIVE.first + DECK, table.hands[2 * seat + 1])

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """LC-048: choose; the last choice moves the cards."""
        table.chosen[seat] = n
        table.note(h.HAS_CHOSEN, int(seat), int(n))
        for other in range(table.n):
            if self.awaited(table, other):
                table.step = self
                return
        exchange(table)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """LC-047, LC-048: everybody passes a card of their own, once."""
        if not self.awaited(table, seat):
            return IllegalMove("LC-048", said.gift_chosen() if table.sizes[seat] > 0 else said.no_gift())
        if verb is not GIVE:
            return IllegalMove("LC-047", said.gift_first())
        return IllegalMove("LC-048", said.gift_not_held(card=CARD_REFS[n]))

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """No bottle goes round."""
        return IllegalMove("LC-047", said.no_bottle())

    def asks(self, table: "State", seat: i64) -> Fact:
        """To whom the card goes."""
        return said.ask_pass_card(whom=SEATS[table.next_seat(seat)])


PASS_CARD: Final = PassCard()


def exchange(table: "State") -> None:
    """LC-047, LC-048: each card goes to the next seat in the direction of play, all at the same moment."""
    n = table.n
    seen = vec[i64]([0] * int(2 * n + 2))
    before = table.sizes[:]
    for i in range(2 * n):
        seen[i] = table.hands[i]
    table.note(h.BOTTLE_PASSED, int(table.direction))
    for seat in range(n):
        move_card(table, seat)
    for i in range(2 * n):
        seen[i] |= table.hands[i]
    table.memory.passed_on(n, table.direction, before, seen)
    for seat in range(n):
        if table.chosen[seat] != NO_CARD:
            table.memory.add_card(seat, table.chosen[seat], BIT[table.next_seat(seat)])
            table.chosen[seat] = NO_CARD
    table.learned += 1


def move_card(table: "State", giver: i64) -> None:
    """Move one seat's card on. LC-064: a single card for a single card leaves a watch open.

    LC-066: another card for one of several ends what a wrong catch had left.
    """
    card = table.chosen[giver]
    if card == NO_CARD:
        return
    if table.fined & BIT[giver] != 0:
        table.fined &= ~BIT[giver]
        table.watched &= ~BIT[giver]
    receiver = table.next_seat(giver)
    table.hands[2 * giver + DECK_OF[card]] &= ~BIT_OF[card]
    table.hands[2 * receiver + DECK_OF[card]] |= BIT_OF[card]
    table.sizes[giver] -= 1
    table.sizes[receiver] += 1
    table.note(h.GAVE, int(giver), int(receiver), int(card))
