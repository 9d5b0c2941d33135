"""The tasks of a turn: play, buy, draw, complete an order, and end it, ENB-032 to ENB-042."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.naming import ORDER_REFS, card_ref
from taphouse.games.empire_needs_beer.rules import drawing
from taphouse.games.empire_needs_beer.rules import happenings as h
from taphouse.games.empire_needs_beer.rules import verbs as v
from taphouse.games.empire_needs_beer.rules.completing import complete, is_fulfilled
from taphouse.games.empire_needs_beer.rules.end_of_turn import END_DISCARD
from taphouse.games.empire_needs_beer.words import said

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


@final
class Task(Step["State"]):
    """ENB-032, ENB-035, ENB-036: whatever can be paid for, as often as wanted; ending the turn is always open."""

    name = "task"
    rule = "ENB-035"
    verbs: tuple[Verb, ...] = (v.PLAY, v.BUY, v.DRAW, v.COMPLETE, v.END_TURN)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Without time there is only the end."""
        if table.time_left > 0:
            moves.put_each(v.PLAY.first, table.hands[seat])
            moves.put_each(v.BUY.first, affordable(table))
            if drawing.can_draw(table, seat):
                moves.put(v.DRAW.first)
            moves.put_each(v.COMPLETE.first, completable(table, seat))
        moves.put(v.END_TURN.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Pay for a task, and do it."""
        if verb is v.PLAY:
            play(table, n)
        elif verb is v.BUY:
            buy(table, n + c.BASIC)
        elif verb is v.DRAW:
            table.time_left -= 1
            drawing.draw(table, seat)
        elif verb is v.COMPLETE:
            table.time_left -= 1
            complete(table, n)
        else:
            end_tasks(table)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """Why this task cannot be done."""
        if verb is v.PLAY:
            return IllegalMove("ENB-042", said.not_held(card=card_ref(int(n), int(seat))))
        if verb is v.BUY:
            return no_purchase(table, n + c.BASIC)
        if verb is v.DRAW:
            return IllegalMove("ENB-051", said.nothing_to_draw())
        if verb is v.COMPLETE:
            return no_completion(table, n)
        if verb is v.TAKE or verb is v.PLACE or verb is v.CHANGE or verb is v.BURN:
            return IllegalMove("ENB-042", said.done_by_card())
        return IllegalMove("ENB-035", said.nothing_to_answer())

    def asks(self, table: "State", seat: i64) -> Fact:
        """How much time is left for it."""
        return said.ask_task(number=int(table.time_left))


def play(table: "State", card: i64) -> None:
    """ENB-042: pay one time unit, and lay a card of the hand down to be carried out."""
    table.time_left -= 1
    table.leave_hand(table.active, card)
    table.note(h.PLAYED, int(table.active), int(card))
    table.in_play = card
    table.in_play_burned = False
    table.parts_left = c.ALL_PARTS[card]


def is_for_sale(table: "State", card: i64) -> bool:
    """ENB-038: whether a card lies open for sale, whatever it costs."""
    for slot in range(c.SLOTS):
        if table.display[slot] == card:
            return True
    deck = table.advance_deck
    return table.house.buy_deck_top and deck.size > 0 and deck.top() == card


def affordable(table: "State") -> i64:
    """ENB-036 to ENB-038: the cards on display and the top of the deck whose price is left, as a set."""
    cards: i64 = 0
    for slot in range(c.SLOTS):
        card = table.display[slot]
        if card != c.NO_CARD and c.PRICE[card] <= table.time_left:
            cards |= BIT[card - c.BASIC]
    if table.house.buy_deck_top and table.advance_deck.size > 0:
        top = table.advance_deck.top()
        if c.PRICE[top] <= table.time_left:
            cards |= BIT[top - c.BASIC]
    return cards


def buy(table: "State", card: i64) -> None:
    """ENB-037, ENB-039, ENB-040, ENB-041: pay, take the card to hand, and fill its place from the deck."""
    table.time_left -= c.PRICE[card]
    slot: i64 = 0
    while slot < c.SLOTS and table.display[slot] != card:
        slot += 1
    deck = table.advance_deck
    if slot == c.SLOTS:
        deck.draw()
    elif deck.size > 0:
        table.display[slot] = deck.draw()
    else:
        table.display[slot] = c.NO_CARD
    table.hands[table.active] |= BIT[card]
    table.known[table.active] |= BIT[card]
    table.learned += 1
    table.note(h.BOUGHT, int(table.active), int(card))


def no_purchase(table: "State", card: i64) -> IllegalMove:
    """ENB-036 to ENB-038: why a card cannot be bought."""
    which = card_ref(int(card), int(table.active))
    if is_for_sale(table, card):
        return IllegalMove("ENB-036", said.too_dear(card=which, price=int(c.PRICE[card]), left=int(table.time_left)))
    if table.advance_deck.size > 0 and table.advance_deck.top() == card:
        return IllegalMove("ENB-038", said.deck_not_for_sale())
    return IllegalMove("ENB-038", said.not_for_sale(card=which))


def completable(table: "State", seat: i64) -> i64:
    """ENB-054: the orders of the middle and the own secret one, as far as they are fulfilled, as a set."""
    orders: i64 = 0
    for slot in range(c.SLOTS):
        order = table.middle[slot]
        if order != c.NO_ORDER and is_fulfilled(table, seat, order):
            orders |= BIT[order]
    order = table.secret[seat]
    if order != c.NO_ORDER and is_fulfilled(table, seat, order):
        orders |= BIT[order]
    return orders


def no_completion(table: "State", order: i64) -> IllegalMove:
    """ENB-054, ENB-055, ENB-063: why an order cannot be completed."""
    which = ORDER_REFS[int(order)]
    lies_there = table.secret[table.active] == order
    for slot in range(c.SLOTS):
        lies_there = lies_there or table.middle[slot] == order
    if table.completed[table.active] & BIT[order] != 0:
        return IllegalMove("ENB-063", said.completed_already(order=which))
    if not lies_there:
        return IllegalMove("ENB-054", said.not_yours(order=which))
    return IllegalMove("ENB-055", said.not_fulfilled(order=which))


def end_tasks(table: "State") -> None:
    """ENB-033, ENB-034: end the turn; what time is left is lost."""
    if table.time_left > 0:
        table.note(h.ENDED_TURN, int(table.active), int(table.time_left))
    table.time_left = 0
    table.dropped[table.active] = 0
    table.step = END_DISCARD


TASK: Final = Task()
