"""Claims and points, SP-062 to SP-069: what holds, what is refused, and what becomes of the dominoes."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.games.six_pack.rules import events as e
from taphouse.games.six_pack.rules.cells import WINDOWS
from taphouse.games.six_pack.rules.pictures import NO_FIT, arranged, first_match, hands_on, packed, pairing
from taphouse.games.six_pack.rules.telling import PACKS, claim_told, place_told

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


def is_full(table: "State", window: i64) -> bool:
    """SP-062: whether six cards lie in a window."""
    board = table.board
    x, y = board.column_of(window // 2), board.row_of(window // 2)
    if y < board.top or y >= board.bottom:
        return False
    return (board.flat_windows(y) if window & 1 == 0 else board.tall_windows(y)) & BIT[x] != 0


def may_try(table: "State", seat: i64, window: i64) -> bool:
    """SP-069: whether a window was not refused to this hand before, in this phase."""
    entry = WINDOWS * seat + window
    for refused in table.tried:  # noqa: SIM110  no generators in compiled loops
        if refused == entry:
            return False
    return True


def hint_for(table: "State", seat: i64) -> i64:
    """SP-102: the window that a seat was shown, or NO_FIT; the hand and the table are still as they were then."""
    return first_match(table.board, table.hands[seat])


def judge(table: "State", seat: i64, window: i64) -> None:
    """SP-062, SP-069: a claim holds if the hand covers the window in one of the pairings; otherwise it is refused."""
    board = table.board
    x, y = board.column_of(window // 2), board.row_of(window // 2)
    tall = window & 1 == 1
    place = 2 * place_told(table, x, y) + (window & 1)
    fit = pairing(board, table.hands[seat], x, y, tall=tall)
    if fit == NO_FIT:
        refuse_claim(table, seat, window, place)
        rule_out_window(table, seat, x, y, tall=tall)
        return
    table.note(e.CLAIM_HOLDS, int(seat), int(place), int(table.hands[seat]))
    open_claim(table, place, claim_told(seat, table.round, fit, 16 * arranged(board, fit, x, y, tall=tall)))
    table.standing[seat] = e.SCORING
    if table.points[seat] + 1 >= table.house.target:
        table.picks[seat] = lowest(table.hands[seat])
        table.standing[seat] = e.SCORED


def refuse_claim(table: "State", seat: i64, window: i64, place: i64) -> None:
    """SP-069: a refused claim is counted, and its window is public; the seat sits out, or may try elsewhere."""
    table.refused = table.refused[:]
    table.refused[seat] += 1
    table.note(e.CLAIM_FAILS, int(seat), int(place))
    open_claim(table, place, claim_told(seat, table.round, NO_FIT, 0))
    table.standing[seat] = again(table) if table.house.retry else e.OUT
    table.tried = append(table.tried, WINDOWS * seat + window)


def again(table: "State") -> i64:
    """SP-068, SP-069: a seat that is still in looks on at once in a race, and otherwise in the next round."""
    return e.LOOKING if table.house.race else e.AGAIN


def open_claim(table: "State", place: i64, claim: i64) -> None:
    """SP-064: a claim lies open for everybody; of a refused one only the window."""
    table.opened = append(append(table.opened, place), claim)


def rule_out_everything(table: "State", seat: i64) -> None:
    """The house found nothing for a seat: so its hand covers no window of this table, and everybody knows."""
    low, high = hands_on(table.board)
    table.not_held[2 * seat] |= low
    table.not_held[2 * seat + 1] |= high


def rule_out_window(table: "State", seat: i64, x: i64, y: i64, *, tall: bool) -> None:
    """Everybody knows that a hand does not cover this window."""
    upright, after, before = packed(table.board, x, y, tall=tall)
    table.rule_out(seat, upright)
    table.rule_out(seat, after)
    table.rule_out(seat, before)


def score(table: "State", seat: i64) -> None:
    """SP-003, SP-065, SP-066: one domino stays face up as the point, two go back, three are drawn if the game goes on.

    SP-067: nothing on the table changes.
    """
    domino = table.picks[seat]
    table.picks[seat] = e.NOT_YET
    table.scored = table.scored[:]
    table.scored[seat] |= BIT[domino]
    table.points = table.points[:]
    table.points[seat] += 1
    table.hands[seat] = 0
    table.hinted &= ~BIT[seat]
    table.note(e.POINT, int(seat), int(domino), int(table.points[seat]))
    show_scored(table, seat, domino)
    lift_bar(table, seat)
    table.standing[seat] = again(table) if table.house.chain and not table.time_is_up else e.OUT
    if table.points[seat] < table.house.target:
        table.draw(seat)
        table.note(e.DREW, int(seat), int(table.hands[seat]), 1 if table.house.open_screens else 0)


def show_scored(table: "State", seat: i64, domino: i64) -> None:
    """Write the scored domino to the latest claim of a seat."""
    at = i64(len(table.opened)) - 1
    while table.opened[at] // (4 * PACKS) % 8 != seat:
        at -= 2
    table.opened[at] += domino + 1


def lift_bar(table: "State", seat: i64) -> None:
    """SP-069: windows refused to the old dominoes may be tried with the new ones."""
    kept = vec[i64]()
    for entry in table.tried:
        if entry // WINDOWS != seat:
            kept = append(kept, entry)
    table.tried = kept
