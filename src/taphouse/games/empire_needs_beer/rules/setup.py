"""Setting up, ENB-001 and ENB-012 to ENB-019."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, nth
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.house import CHANCE_STARTS, LAST_SIP_STARTS
from taphouse.games.empire_needs_beer.rules import happenings as h
from taphouse.games.empire_needs_beer.rules.drawing import HAND
from taphouse.games.empire_needs_beer.rules.majorities import begin_turn
from taphouse.games.empire_needs_beer.rules.verbs import SIP
from taphouse.games.empire_needs_beer.words import said

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State

PACK: Final = 4
"""The answers of all seats in one number of the story: digits to this base, seat 0 in the lowest."""


def lay_out(table: "State") -> None:
    """ENB-017: lay everything out in the rulebook's order, which is also the order of chance."""
    deal_orders(table)
    for seat in range(table.n):
        deal_basics(table, seat)
    deal_advance(table)
    for colour in range(c.COLOURS):
        table.supply[colour] = c.BARRELS_EACH
    table.learned += 1
    table.note(h.BEGAN, int(table.order_deck.size))
    if table.house.starts == LAST_SIP_STARTS:
        table.step = LAST_SIP
    elif table.house.starts == CHANCE_STARTS:
        begin(table, table.rng.below(table.n))
    else:
        begin(table, 0)


def deal_orders(table: "State") -> None:
    """ENB-012, ENB-013, ENB-014: some leave unseen, one each in secret, four in the middle, the deck."""
    deck = table.order_deck
    for order in range(c.ORDER_COUNT):
        deck.put(order)
    deck.shuffle(table.rng)
    for _i in range(table.house.orders_removed):
        table.removed_orders.put(deck.draw())
    for seat in range(table.n):
        table.secret[seat] = deck.draw()
    for slot in range(c.SLOTS):
        table.middle[slot] = deck.draw()


def deal_basics(table: "State", seat: i64) -> None:
    """ENB-008, ENB-015: each shuffles eight basic actions and draws five; the discard pile is empty."""
    pile = table.draws[seat]
    for card in range(c.BASIC):
        pile.put(card)
    pile.shuffle(table.rng)
    for _i in range(HAND):
        table.hands[seat] |= BIT[pile.draw()]


def deal_advance(table: "State") -> None:
    """ENB-009, ENB-016: the advance actions are shuffled face up; four lie beside the deck."""
    deck = table.advance_deck
    for card in range(c.BASIC, c.CARDS):
        deck.put(card)
    deck.shuffle(table.rng)
    for slot in range(c.SLOTS):
        table.display[slot] = deck.draw()


@final
class LastSip(Step["State"]):
    """ENB-018: all say when the last sip was; once all have, the most recent begins, among equals by chance."""

    name = "last_sip"
    rule = "ENB-018"
    verbs: tuple[Verb, ...] = (SIP,)
    together = True

    def awaited(self, table: "State", seat: i64) -> bool:
        """Everybody answers once."""
        return table.sips[seat] == h.NO_SIP

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any answer will do."""
        for answer in range(len(h.SIPS)):
            moves.put(SIP.first + answer)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Note an answer; the last one settles who begins."""
        table.sips[seat] = n
        table.note(h.SIPPED, int(seat), int(n))
        latest = n
        told = 0
        for other in range(table.n - 1, -1, -1):
            if table.sips[other] == h.NO_SIP:
                table.step = self
                return
            told = told * PACK + int(table.sips[other])
            latest = min(latest, table.sips[other])
        table.learned += 1
        table.note(h.SIPS_TOLD, told, int(table.n))
        begin(table, chosen_among(table, latest))

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """First everybody answers, once."""
        if table.sips[seat] != h.NO_SIP:
            return IllegalMove("ENB-018", said.answered_already())
        return IllegalMove("ENB-018", said.sip_first())

    def asks(self, table: "State", seat: i64) -> Fact:
        """When it was."""
        return said.ask_last_sip()


def chosen_among(table: "State", latest: i64) -> i64:
    """One of the seats that gave the most recent answer."""
    equals: i64 = 0
    for seat in range(table.n):
        if table.sips[seat] == latest:
            equals |= BIT[seat]
    return nth(equals, table.rng.below(count(equals)))


def begin(table: "State", seat: i64) -> None:
    """The first player's turn begins."""
    table.first = seat
    table.note(h.STARTS, int(seat))
    begin_turn(table, seat)


LAST_SIP: Final = LastSip()
