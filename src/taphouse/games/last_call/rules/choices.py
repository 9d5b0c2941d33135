"""Which moves are open to whom: one check for each move, their list, and a random one of them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest, nth
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Rng
from taphouse.decks.glasses import DECK, RANKS, SUITS
from taphouse.games.last_call.cards import BIT_OF, DECK_OF, TAKE_THATS, TENTH
from taphouse.games.last_call.rules.calls import catchable, may_call
from taphouse.games.last_call.rules.drawing import can_draw
from taphouse.games.last_call.rules.matching import playable
from taphouse.games.last_call.rules.moves import (
    ACCEPT,
    AFTER_DRAW,
    CATCH,
    CHEERS_ANSWER,
    DECLARE_SUIT,
    DRAW,
    DRAW_TWO,
    GIVE,
    HEARD_FAR,
    HEARD_NO,
    HEARD_YES,
    KEEP,
    MOVES,
    NAME,
    OVER,
    PASS,
    PASS_CARD,
    PLAY,
    PLAY_CALL,
    PLAY_SHOUT,
    SIP,
    STACK,
    STACK_CALL,
    TAKE_THAT_ANSWER,
    TURN,
    card_of_play,
    card_of_stack,
    has_call,
    has_shout,
)

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State


def offered(table: "State", deck: i64) -> i64:
    """LC-023, LC-024: the cards of one deck that the active seat may play; after a draw only the drawn one."""
    cards = playable(table, table.active, deck)
    if table.decision != AFTER_DRAW:
        return cards
    if DECK_OF[table.drawn] != deck:
        return 0
    return cards & BIT_OF[table.drawn]


def stackable(table: "State", deck: i64) -> i64:
    """LC-036, LC-037: the Take Thats of one deck in the hand, of any suit."""
    return table.hands[2 * table.active + deck] & TAKE_THATS[deck]


def must_pass(table: "State") -> bool:
    """LC-025: nothing to draw and nothing to play."""
    return not can_draw(table) and playable(table, table.active, 0) == 0 and playable(table, table.active, 1) == 0


def is_open(table: "State", seat: i64, number: i64) -> bool:
    """Whether a move is open to a seat now."""
    if table.decision == OVER or seat < 0 or seat >= table.n or number < 0 or number >= MOVES:
        return False
    if number >= CATCH:
        return catchable(table, seat) & BIT[number - CATCH] != 0
    if table.decision == PASS_CARD:
        return GIVE <= number < HEARD_YES and table.is_choosing(seat) and table.holds(seat, number - GIVE)
    if seat != table.active:
        return False
    if number < STACK:
        return may_play(table, number)
    if number < DRAW:
        return may_stack(table, number)
    return may_answer(table, number)


def may_play(table: "State", number: i64) -> bool:
    """LC-023, LC-040, LC-060: the card must be offered; a call needs a hand of two, a shout needs My Shout."""
    if table.decision not in (TURN, AFTER_DRAW):
        return False
    card = card_of_play(number)
    deck = DECK_OF[card]
    bit = BIT_OF[card]
    if offered(table, deck) & bit == 0 or (has_call(number) and not may_call(table, table.active)):
        return False
    return not has_shout(number) or table.house.shouts[deck] & bit != 0


def may_stack(table: "State", number: i64) -> bool:
    """LC-036, LC-037: only while a Take That waits, and only with a Take That."""
    if table.decision != TAKE_THAT_ANSWER or (has_call(number) and not may_call(table, table.active)):
        return False
    return table.holds(table.active, card_of_stack(number))


def may_answer(table: "State", number: i64) -> bool:
    """Whether one of the other moves is an answer to what is asked."""
    decision = table.decision
    if decision == TURN:
        return (number == DRAW and can_draw(table)) or (number == PASS and must_pass(table))
    if decision == AFTER_DRAW:
        return number == KEEP
    if decision == TAKE_THAT_ANSWER:
        return number == ACCEPT
    if decision == CHEERS_ANSWER:
        return number == DRAW_TWO or (number == SIP and not table.house.dry_table)
    if decision == DECLARE_SUIT:
        return NAME <= number < GIVE
    return number in (HEARD_YES, HEARD_NO)


def legal_moves(table: "State", seat: Seat) -> list[Move]:
    """List the moves open to a seat in ascending order, so that catches come last."""
    moves: list[Move] = []
    number: i64 = seat
    if table.decision == OVER or number < 0 or number >= table.n:
        return moves
    if table.decision == PASS_CARD:
        if table.is_choosing(number):
            add_cards(moves, GIVE, table.hands[2 * number], table.hands[2 * number + 1])
        return moves
    if number == table.active:
        add_decisions(table, moves)
    seats = catchable(table, number)
    while seats != 0:
        moves.append(Move(CATCH + int(lowest(seats))))
        seats &= seats - 1
    return moves


def add_cards(moves: list[Move], base: i64, first: i64, second: i64) -> None:
    """Add a move for each card of two sets."""
    rest = first
    while rest != 0:
        moves.append(Move(int(base + lowest(rest))))
        rest &= rest - 1
    rest = second
    while rest != 0:
        moves.append(Move(int(base + DECK + lowest(rest))))
        rest &= rest - 1


def add_decisions(table: "State", moves: list[Move]) -> None:
    """Add what the active seat is asked."""
    decision = table.decision
    if decision in (TURN, AFTER_DRAW):
        add_plays(table, moves)
    elif decision == TAKE_THAT_ANSWER:
        add_stacks(table, moves, STACK)
        if may_call(table, table.active):
            add_stacks(table, moves, STACK_CALL)
        moves.append(Move(ACCEPT))
    elif decision == CHEERS_ANSWER:
        if not table.house.dry_table:
            moves.append(Move(SIP))
        moves.append(Move(DRAW_TWO))
    elif decision == DECLARE_SUIT:
        for suit in range(SUITS):
            moves.append(Move(NAME + suit))
    elif decision == HEARD_FAR:
        moves.append(Move(HEARD_YES))
        moves.append(Move(HEARD_NO))


def add_plays(table: "State", moves: list[Move]) -> None:
    """LC-023 to LC-025: the plays in their forms, then drawing, keeping or passing."""
    first = offered(table, 0)
    second = offered(table, 1)
    two = may_call(table, table.active)
    add_cards(moves, PLAY, first, second)
    if two:
        add_cards(moves, PLAY_CALL, first, second)
    shouts = second & table.house.shouts[1]
    for form in range(shout_forms(shouts, two=two)):
        moves.append(Move(int(shout_move(shouts, form, two=two))))
    if table.decision == AFTER_DRAW:
        moves.append(Move(KEEP))
    elif can_draw(table):
        moves.append(Move(DRAW))
    elif first == 0 and second == 0:
        moves.append(Move(PASS))


def shout_forms(shouts: i64, *, two: bool) -> i64:
    """How many plays with the shout there are: each My Shout, from a hand of two also with the call."""
    if shouts == 0:
        return 0
    if two:
        return 2 * count(shouts)
    return count(shouts)


def shout_move(shouts: i64, form: i64, *, two: bool) -> i64:
    """The play with the shout of that number among those there are."""
    which = form
    call: i64 = 0
    if two:
        which = form // 2
        call = form % 2
    if DECK + nth(shouts, which) == TENTH:
        return PLAY_SHOUT + call
    return PLAY_SHOUT + 2 + call


def add_stacks(table: "State", moves: list[Move], base: i64) -> None:
    """LC-036: the Take Thats that can be stacked."""
    for deck in range(2):
        rest = stackable(table, deck)
        while rest != 0:
            moves.append(Move(int(base + deck * SUITS + lowest(rest) // RANKS)))
            rest &= rest - 1


def random_move(table: "State", seat: Seat, rng: Rng) -> Move:
    """Pick one of the legal moves, without listing them where that takes time."""
    if table.decision == PASS_CARD:
        return Move(int(GIVE + any_card(table, seat, rng)))
    if seat == table.active:
        if table.decision <= AFTER_DRAW:
            return Move(int(random_play(table, rng)))
        if table.decision == DECLARE_SUIT:
            return Move(int(NAME + rng.below(SUITS)))
    moves = legal_moves(table, seat)
    return moves[rng.below(len(moves))]


def any_card(table: "State", seat: i64, rng: Rng) -> i64:
    """Pick any card of a hand."""
    in_first = count(table.hands[2 * seat])
    pick = rng.below(table.sizes[seat])
    if pick < in_first:
        return nth(table.hands[2 * seat], pick)
    return DECK + nth(table.hands[2 * seat + 1], pick - in_first)


def random_play(table: "State", rng: Rng) -> i64:
    """Pick one of the plays, the draw, keep or pass, and the catches, in the order of the list."""
    first = offered(table, 0)
    second = offered(table, 1)
    two = may_call(table, table.active)
    in_first = count(first)
    plays = in_first + count(second)
    forms = plays
    if two:
        forms += plays
    shouts = second & table.house.shouts[1]
    shouted = shout_forms(shouts, two=two)
    others: i64 = 0
    if plays == 0 or table.decision == AFTER_DRAW or can_draw(table):
        others = 1
    seats = catchable(table, table.active)
    pick = rng.below(forms + shouted + others + count(seats))
    if pick < forms:
        base: i64 = PLAY
        if pick >= plays:
            base = PLAY_CALL
            pick -= plays
        if pick < in_first:
            return base + nth(first, pick)
        return base + DECK + nth(second, pick - in_first)
    pick -= forms
    if pick < shouted:
        return shout_move(shouts, pick, two=two)
    pick -= shouted
    if pick >= others:
        return CATCH + nth(seats, pick - others)
    if table.decision == AFTER_DRAW:
        return KEEP
    if can_draw(table):
        return DRAW
    return PASS
