"""Why a move is not open, in a sentence: what is so, and what to do instead.

Nothing here looks at anything that the seat could not see for itself.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.core.errors import IllegalMove
from taphouse.core.moves import HOUSE
from taphouse.games.six_pack.house import HIGHLIGHT
from taphouse.games.six_pack.rules.board import BOTTLE_CELLS, CARDS
from taphouse.games.six_pack.rules.choices import is_full, may_lay
from taphouse.games.six_pack.rules.moves import (
    CHECK,
    CLAIM,
    CLEAR_KEEP,
    CLEAR_LINE,
    CLEAR_ROW,
    DONE,
    DRINK,
    FILL,
    HINT,
    KEEP,
    LOOKING,
    MIXED_LAST,
    MOVES,
    OPENING_BOTTLE,
    OPENING_MIX,
    OVER,
    SCORE,
    SCORE_DOMINO,
    SCORING,
    SERVE,
    SERVE_DRINK,
    SPAN,
    TAKE,
    TIME_UP,
    TOP_UP,
)

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


def refuse(table: "State", seat: i64, number: i64) -> None:
    """Raise the refusal of a move that is not open to a seat."""
    if number < 0 or number >= MOVES:
        raise IllegalMove("", f"There is no move {number} in this game.")
    if table.decision == OVER:
        raise IllegalMove("SP-090", "The game is over.")
    if number in (HINT, TIME_UP) or seat == HOUSE:
        refuse_house(table, seat, number)
    if seat < 0 or seat >= table.n:
        raise IllegalMove("SP-001", f"There is no seat {seat + 1} at this table; the seats are 1 to {table.n}.")
    if not table.is_awaited(seat):
        refuse_waiting(table, number)
    decision = table.decision
    if decision == SERVE:
        refuse_serve(table, number)
    if decision in (CHECK, SCORE_DOMINO):
        refuse_look(table, seat, number)
    refuse_answer(decision, number)


def refuse_house(table: "State", seat: i64, number: i64) -> None:
    """SP-102: hints and the end of the time come from the house, and only while somebody looks."""
    if seat != HOUSE:
        raise IllegalMove("SP-102", "Only the house gives hints and calls time.")
    if number == HINT and table.house.assist != HIGHLIGHT:
        raise IllegalMove("SP-101", "There are no hints at this table.")
    if number == HINT and table.hint_given:
        raise IllegalMove("SP-102", "The hint of this turn has been given.")
    if number == TIME_UP and table.house.spot_seconds == 0:
        raise IllegalMove("SP-060", "There is no time limit for looking at this table.")
    if number in (HINT, TIME_UP):
        raise IllegalMove("SP-060", "Nobody is looking for a six-pack now.")
    raise IllegalMove("SP-002", "The house gives hints and calls time; all else is for the players.")


def refuse_waiting(table: "State", number: i64) -> None:
    """Why a seat has to wait."""
    decision = table.decision
    if decision == MIXED_LAST:
        raise IllegalMove("SP-011", "You have answered. Wait for the others.")
    if decision in (CHECK, SCORE_DOMINO):
        if CLAIM <= number <= DONE:
            raise IllegalMove("SP-072", "You have answered, or are out for this turn. Wait for the others.")
        raise IllegalMove("SP-060", "The table waits for those who still look or choose a domino.")
    if CLAIM <= number <= DONE:
        raise IllegalMove("SP-071", "Six-packs are claimed in phase 3 only. Wait until the host has served.")
    raise IllegalMove("SP-002", "It is not your turn. The table waits for {}.", int(table.host))


def refuse_serve(table: "State", number: i64) -> None:
    """Phase 1: why this is not to be served or taken."""
    if number >= DRINK:
        raise IllegalMove("SP-020", "First serve: point at a cell to lay a drink on, or take one away.")
    board = table.board
    x, y = board.column_of(number), board.row_of(number % (SPAN * SPAN))
    if number >= TAKE:
        refuse_take(table, x, y)
    if not may_lay(table):
        raise IllegalMove(
            "SP-026", "All plain cards are on the table, and the reserve is not served here. Take one away."
        )
    if board.top - 1 <= y <= board.bottom + 1 and board.left - 1 <= x <= board.right + 1:
        row = board.words[CARDS + y]
        if row & BIT[x] != 0:
            raise IllegalMove("SP-021", "A card lies there already. Choose an empty cell.")
        beside = row << 1 | row >> 1 | board.words[CARDS + y - 1] | board.words[CARDS + y + 1]
        if beside & BIT[x] != 0:
            raise IllegalMove(
                "SP-024",
                f"The table is {board.width()} x {board.height()}; with a card there its long side would be more than "
                "twice the short one. Serve on another side.",
            )
    raise IllegalMove("SP-021", "A card must share an edge with another one. Choose a cell beside a card.")


def refuse_take(table: "State", x: i64, y: i64) -> None:
    """SP-020: why this cannot be taken."""
    board = table.board
    if not board.top <= y <= board.bottom or board.words[CARDS + y] & BIT[x] == 0:
        raise IllegalMove("SP-020", "No card lies there. Take one that lies on the table.")
    raise why_it_stays(table, x, y)


def why_it_stays(table: "State", x: i64, y: i64) -> IllegalMove:
    """SP-027 to SP-031: why a card stays where it is."""
    board = table.board
    if board.size <= 2:
        return IllegalMove("SP-029", "Two cards must stay on the table. Lay one instead.")
    if BOTTLE_CELLS[y & 1] & BIT[x] == 0 and board.beside_two_kinds(y) & BIT[x] == 0:
        above, below = board.words[CARDS + y - 1], board.words[CARDS + y + 1]
        beside = count(board.words[CARDS + y] & (BIT[x + 1] | BIT[x - 1]))
        beside += count(above & BIT[x]) + count(below & BIT[x])
        if beside < 2:
            return IllegalMove("SP-028", "A mixed drink that touches a single bottle stays. Take a bottle instead.")
        return IllegalMove("SP-027", "All bottles around this mixed drink are of one kind, so it stays.")
    if board.cells_to_take(y, changing=False) & BIT[x] == 0:
        return IllegalMove("SP-029", "Without this card the table would be out of proportion. Take another one.")
    return IllegalMove(
        "SP-031", "Only the same drink could come back here, and at this table a swap must change something."
    )


def refuse_look(table: "State", seat: i64, number: i64) -> None:
    """Phase 3: why this is no answer."""
    if table.standing[seat] == SCORING:
        if SCORE <= number < CLEAR_ROW:
            raise IllegalMove("SP-065", "You score one of the three dominoes of your six-pack. Choose one of these.")
        raise IllegalMove("SP-065", "Your six-pack holds. First choose which of its dominoes stays as your point.")
    if SCORE <= number < CLEAR_ROW:
        raise IllegalMove("SP-065", "A domino is scored only with a six-pack. Claim one, or say that there is none.")
    if table.standing[seat] == LOOKING and CLAIM <= number < DONE:
        if not is_full(table, number - CLAIM):
            raise IllegalMove("SP-062", "A six-pack is six cards, two by three. Some of these cells are empty.")
        raise IllegalMove("SP-069", "This place was refused to your three dominoes already. Try another, or leave it.")
    raise IllegalMove("SP-060", "Look for your six-pack: claim one, or say that there is none for you.")


def refuse_answer(decision: i64, number: i64) -> None:
    """A question that waits for the seat comes first."""
    if decision == SERVE_DRINK:
        if DRINK <= number < FILL:
            raise IllegalMove("SP-026", "The plain cards of this kind are gone, and the reserve is not served here.")
        raise IllegalMove("SP-022", "First choose the drink for the cell that you serve on.")
    if decision == TOP_UP:
        if FILL <= number < CLAIM:
            raise IllegalMove("SP-047", "This drink does not go there now. Choose one that its neighbours allow.")
        raise IllegalMove("SP-048", "First top up: choose the drink that comes between the others.")
    if decision == CLEAR_LINE:
        if CLEAR_ROW <= number < KEEP:
            raise IllegalMove(
                "SP-082", "That line does not run through the table, or would leave it out of proportion."
            )
        raise IllegalMove("SP-080", "A kind runs low. First choose a row or column to clear.")
    if decision == CLEAR_KEEP:
        raise IllegalMove(
            "SP-084", "Areas of the same size are left. First choose the one that stays, by its first cell."
        )
    if decision == MIXED_LAST:
        raise IllegalMove("SP-011", "First say when you last mixed a drink of any kind.")
    if decision == OPENING_BOTTLE:
        raise IllegalMove("SP-010", "First choose the bottle that opens the table.")
    assert decision == OPENING_MIX
    raise IllegalMove("SP-010", "Now choose the mixed drink that lies beside it.")
