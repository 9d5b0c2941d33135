"""Which moves are open to whom: one check for each move, their list, and a random one of them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest, nth
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Rng
from taphouse.games.cocktail_conspiracy.cards import CARDS, one_of_each
from taphouse.games.cocktail_conspiracy.rules.cheers import candidates, may_send
from taphouse.games.cocktail_conspiracy.rules.moves import (
    ACCEPT,
    CHEERS_MATCH,
    CHEERS_SEND,
    CHEERS_SHOUT,
    COUNTER,
    DECLARE,
    DISCARD,
    DRANK,
    DROP,
    LAST_DRINK_ANSWER,
    MATCH,
    MOVE,
    MOVES,
    OVER,
    OVERFLOW_DISCARD,
    PLACES,
    PLAY,
    SEND,
    SHOUT,
    TAKE,
    THROW,
    TOSS,
    TURN_ACTION,
    VIRTUAL_ANSWER,
    matched_to_of,
    played_to_of,
    send_move,
)
from taphouse.games.cocktail_conspiracy.rules.victory import declarable

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


def is_open(table: "State", seat: i64, number: i64) -> bool:
    """Whether a move is open to a seat now."""
    if table.decision == OVER or seat < 0 or seat >= table.n or number < 0 or number >= MOVES:
        return False
    if number >= DECLARE:
        return declarable(table, seat) & BIT[number - DECLARE] != 0
    if table.asks_several():
        least: i64 = DRANK
        most: i64 = THROW
        if table.decision != LAST_DRINK_ANSWER:
            least = THROW
            most = PLAY
        return least <= number < most and table.is_answering(seat)
    if seat != table.decider:
        return False
    if table.decision == TURN_ACTION:
        return may_act(table, seat, number)
    return may_react(table, number)


def may_act(table: "State", seat: i64, number: i64) -> bool:
    """CC-025, CC-029: play a hand card anywhere, move a card from the own place elsewhere, or discard the hand.

    CC-050: of cards that lie there and look the same, the first is moved. In a hand every card counts for itself: which
    copy is played must not depend on what else is held.

    CC-084, CC-087: whose place it is makes no difference, behind a mask or on a stool.
    """
    if PLAY <= number < MOVE:
        place = (number - PLAY) % PLACES
        return place < table.seating.places and table.hands[seat] & BIT[(number - PLAY) // PLACES] != 0
    if MOVE <= number < DISCARD:
        place = (number - MOVE) % PLACES
        if place >= table.seating.places or place == seat:
            return False
        return one_of_each(table.lying[seat]) & BIT[(number - MOVE) // PLACES] != 0
    return number == DISCARD


def may_react(table: "State", number: i64) -> bool:
    """CC-032, CC-038, CC-040, CC-041, CC-088: whether a move answers what is asked."""
    decision = table.decision
    if decision == CHEERS_SHOUT:
        return number == SHOUT
    if decision == CHEERS_MATCH:
        return MATCH <= number < SEND and candidates(table, table.card, table.target) & BIT[number - MATCH] != 0
    if decision == CHEERS_SEND:
        return SEND <= number < DROP and may_send(table, played_to_of(number), matched_to_of(number))
    if decision == OVERFLOW_DISCARD:
        return DROP <= number < DROP + CARDS and one_of_each(table.lying[table.overflow]) & BIT[number - DROP] != 0
    if decision == VIRTUAL_ANSWER:
        return number in (ACCEPT, COUNTER)
    return number in (TAKE, TOSS)


def legal_moves(table: "State", seat: Seat) -> list[Move]:
    """List the moves open to a seat in ascending order, so that declarations come last."""
    moves: list[Move] = []
    number: i64 = seat
    if table.decision == OVER or number < 0 or number >= table.n:
        return moves
    if table.asks_several():
        if table.is_answering(number):
            first = DRANK if table.decision == LAST_DRINK_ANSWER else THROW
            moves = [Move(move) for move in range(first, THROW if first == DRANK else PLAY)]
        return moves
    if number == table.decider:
        if table.decision == TURN_ACTION:
            add_actions(table, moves, number)
        else:
            add_reactions(table, moves)
    places = declarable(table, number)
    while places != 0:
        moves.append(Move(DECLARE + int(lowest(places))))
        places &= places - 1
    return moves


def add_actions(table: "State", moves: list[Move], seat: i64) -> None:
    """CC-025: add what the active player may do."""
    cards = table.hands[seat]
    while cards != 0:
        first = PLAY + PLACES * lowest(cards)
        for place in range(table.seating.places):
            moves.append(Move(int(first + place)))
        cards &= cards - 1
    cards = one_of_each(table.lying[seat])
    while cards != 0:
        first = MOVE + PLACES * lowest(cards)
        for place in range(table.seating.places):
            if place != seat:
                moves.append(Move(int(first + place)))
        cards &= cards - 1
    moves.append(Move(DISCARD))


def add_reactions(table: "State", moves: list[Move]) -> None:
    """Add what may be answered to CHEERS or a full place."""
    decision = table.decision
    if decision == CHEERS_SHOUT:
        moves.append(Move(SHOUT))
    elif decision == CHEERS_MATCH:
        add_cards(moves, MATCH, candidates(table, table.card, table.target))
    elif decision == CHEERS_SEND:
        add_sendings(table, moves)
    elif decision == OVERFLOW_DISCARD:
        add_cards(moves, DROP, one_of_each(table.lying[table.overflow]))
    elif decision == VIRTUAL_ANSWER:
        moves.append(Move(ACCEPT))
        moves.append(Move(COUNTER))
    else:
        moves.append(Move(TAKE))
        moves.append(Move(TOSS))


def add_cards(moves: list[Move], first: i64, cards: i64) -> None:
    """Add a move for each card of a set."""
    rest = cards
    while rest != 0:
        moves.append(Move(int(first + lowest(rest))))
        rest &= rest - 1


def add_sendings(table: "State", moves: list[Move]) -> None:
    """CC-041, CC-046, CC-047: add every pair of places to which the two cards may go."""
    for played_to in range(table.seating.places):
        for matched_to in range(table.seating.places):
            if played_to != matched_to and may_send(table, played_to, matched_to):
                moves.append(Move(int(send_move(played_to, matched_to))))


def random_move(table: "State", seat: Seat, rng: Rng) -> Move:
    """Pick one of the legal moves, without listing them where that takes time."""
    if table.decision == TURN_ACTION and seat == table.decider:
        return Move(int(random_action(table, seat, rng)))
    if table.decision == OVERFLOW_DISCARD and seat == table.decider:
        cards = one_of_each(table.lying[table.overflow])
        return Move(int(DROP + nth(cards, rng.below(count(cards)))))
    moves = legal_moves(table, seat)
    return moves[rng.below(len(moves))]


def random_action(table: "State", seat: i64, rng: Rng) -> i64:
    """Pick one of the actions, or of the declarations behind them."""
    places = table.seating.places
    plays = table.sizes[seat] * places
    lying = one_of_each(table.lying[seat])
    shifts = count(lying) * (places - 1)
    declarations = declarable(table, seat)
    pick = rng.below(plays + shifts + 1 + count(declarations))
    if pick < plays:
        return PLAY + PLACES * nth(table.hands[seat], pick // places) + pick % places
    pick -= plays
    if pick < shifts:
        place = pick % (places - 1)
        if place >= seat:
            place += 1
        return MOVE + PLACES * nth(lying, pick // (places - 1)) + place
    if pick == shifts:
        return DISCARD
    return DECLARE + nth(declarations, pick - shifts - 1)
