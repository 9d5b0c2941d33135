"""Phase 3, look, SP-060 to SP-075 and SP-100 to SP-104: everybody looks for a six-pack of their own."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.games.six_pack.house import AUTO
from taphouse.games.six_pack.rules import ending
from taphouse.games.six_pack.rules.moves import (
    AGAIN,
    ANSWERED,
    CHECK,
    CLAIM_FAILS,
    CLAIM_HOLDS,
    DREW,
    GO_TIDY,
    HAS_ANSWERED,
    HAS_CHOSEN,
    HINTED,
    LOOKING,
    NEXT_ROUND,
    NO_CLAIMS,
    NO_WINDOW,
    NOT_YET,
    NOTHING,
    OUT,
    POINT,
    SCORE_DOMINO,
    SCORED,
    SCORING,
    TIME_CALLED,
    WINDOWS,
)
from taphouse.games.six_pack.rules.pictures import NO_FIT, arranged, first_match, hands_on, packed, pairing
from taphouse.games.six_pack.rules.telling import PACKS, claim_told, place_told

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


def begin(table: "State") -> None:
    """SP-060, SP-070: everybody looks, unless no 2 x 3 area is full; that never depends on anybody's dominoes."""
    table.windows = table.board.windows()
    if table.windows == 0:
        table.note(NO_WINDOW)
        table.decision = GO_TIDY
        return
    table.opened = vec[i64]()
    table.tried = vec[i64]()
    table.round = 0
    table.hint_given = False
    table.hinted = 0
    table.time_is_up = False
    for seat in range(table.n):
        table.standing[seat] = LOOKING
    table.decision = NEXT_ROUND


def begin_round(table: "State") -> None:
    """SP-072, SP-103: a round for all who still look; with assist=auto the house looks for them."""
    table.round += 1
    table.decision = CHECK
    for seat in range(table.n):
        if table.standing[seat] == AGAIN:
            table.standing[seat] = LOOKING
    if table.house.assist == AUTO:
        look_for_everybody(table)


def claim(table: "State", seat: i64, window: i64) -> None:
    """SP-062, SP-064: a seat claims a window; secretly, or in a race for all to see at once."""
    table.learned += 1
    if table.house.race:
        judge(table, seat, window)
        after_race_move(table)
    else:
        answer(table, seat, window)


def give_up(table: "State", seat: i64) -> None:
    """SP-060: nothing for this seat, for the rest of this phase."""
    table.learned += 1
    if table.house.race:
        table.standing[seat] = OUT
        table.note(HAS_ANSWERED, int(seat), 1)
        after_race_move(table)
    else:
        answer(table, seat, NOTHING)


def answer(table: "State", seat: i64, what: i64) -> None:
    """SP-072: answers stay secret until all are in."""
    table.answers[seat] = what
    table.standing[seat] = ANSWERED
    table.note(HAS_ANSWERED, int(seat))
    for other in range(table.n):
        if table.standing[other] == LOOKING:
            return
    open_answers(table)


def call_time(table: "State") -> None:
    """The time for looking is up: whoever has not answered found nothing; in a race nobody may claim any more."""
    table.learned += 1
    table.note(TIME_CALLED)
    table.time_is_up = table.house.race
    for seat in range(table.n):
        if table.standing[seat] == LOOKING and table.house.race:
            table.standing[seat] = OUT
        elif table.standing[seat] == LOOKING:
            table.standing[seat] = ANSWERED
            table.answers[seat] = NOTHING
    if table.house.race:
        after_race_move(table)
    else:
        open_answers(table)


def give_hint(table: "State") -> None:
    """SP-102: whoever still looks is told, alone, where the first own six-pack lies, or that there is none."""
    table.learned += 1
    table.hint_given = True
    for seat in range(table.n):
        if table.standing[seat] == LOOKING:
            table.hinted |= BIT[seat]
    table.note(HINTED)


def hint_for(table: "State", seat: i64) -> i64:
    """SP-102: the window that a seat was shown, or NO_FIT; the hand and the table are still as they were then."""
    return first_match(table.board, table.hands[seat])


def open_answers(table: "State") -> None:
    """SP-064, SP-072: all answers are in; claims are checked clockwise from the host."""
    claims: i64 = 0
    for step in range(table.n):
        seat = (table.host + step) % table.n
        if table.standing[seat] == ANSWERED:
            window = table.answers[seat]
            table.answers[seat] = NOT_YET
            if window == NOTHING:
                table.standing[seat] = OUT
            else:
                claims += 1
                judge(table, seat, window)
    if claims == 0:
        table.note(NO_CLAIMS, int(table.round))
    go_on(table)


def look_for_everybody(table: "State") -> None:
    """SP-103: clockwise from the host the house claims for every seat the first window that fits its hand."""
    table.learned += 1
    claims: i64 = 0
    for step in range(table.n):
        seat = (table.host + step) % table.n
        if table.standing[seat] == LOOKING:
            window = first_match(table.board, table.hands[seat])
            if window == NO_FIT:
                table.standing[seat] = OUT
                rule_out_everything(table, seat)
            else:
                claims += 1
                judge(table, seat, window)
    if claims == 0:
        table.note(NO_CLAIMS, int(table.round), 1)
    go_on(table)


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
    table.note(CLAIM_HOLDS, int(seat), int(place), int(table.hands[seat]))
    open_claim(table, place, claim_told(seat, table.round, fit, 16 * arranged(board, fit, x, y, tall=tall)))
    table.standing[seat] = SCORING
    if table.points[seat] + 1 >= table.house.target:
        table.picks[seat] = lowest(table.hands[seat])
        table.standing[seat] = SCORED


def refuse_claim(table: "State", seat: i64, window: i64, place: i64) -> None:
    """SP-069: a refused claim is counted, and its window is public; the seat sits out, or may try elsewhere."""
    table.refused = table.refused[:]
    table.refused[seat] += 1
    table.note(CLAIM_FAILS, int(seat), int(place))
    open_claim(table, place, claim_told(seat, table.round, NO_FIT, 0))
    table.standing[seat] = again(table) if table.house.retry else OUT
    table.tried = append(table.tried, WINDOWS * seat + window)


def again(table: "State") -> i64:
    """SP-068, SP-069: a seat that is still in looks on at once in a race, and otherwise in the next round."""
    return LOOKING if table.house.race else AGAIN


def open_claim(table: "State", place: i64, claim: i64) -> None:
    """SP-064: a claim lies open for everybody; of a refused one only the window."""
    table.opened = append(append(table.opened, place), claim)


def go_on(table: "State") -> None:
    """After the claims of a round: dominoes are chosen, scored, and whoever is still in looks again."""
    winners: i64 = 0
    for seat in range(table.n):
        if table.standing[seat] == SCORING:
            table.decision = SCORE_DOMINO
            return
        winners += 1 if table.standing[seat] == SCORED else 0
    if winners > 0:
        score_all(table)
    else:
        end_round(table)


def pick(table: "State", seat: i64, domino: i64) -> None:
    """SP-065: the owner chooses which domino stays as the point; secretly while others choose, too."""
    table.picks[seat] = domino
    table.standing[seat] = SCORED
    if table.house.race:
        table.learned += 1
        score(table, seat)
        after_race_move(table)
        return
    table.note(HAS_CHOSEN, int(seat), int(domino) + 1)
    for other in range(table.n):
        if table.standing[other] == SCORING:
            return
    score_all(table)


def score_all(table: "State") -> None:
    """SP-065, SP-066, SP-072: clockwise from the host points are scored and dominoes drawn; SP-090: then the end."""
    table.learned += 1
    for step in range(table.n):
        seat = (table.host + step) % table.n
        if table.standing[seat] == SCORED:
            score(table, seat)
    if not ending.end_at_target(table):
        end_round(table)


def score(table: "State", seat: i64) -> None:
    """SP-003, SP-065, SP-066: one domino stays face up as the point, two go back, three are drawn if the game goes on.

    SP-067: nothing on the table changes.
    """
    domino = table.picks[seat]
    table.picks[seat] = NOT_YET
    table.scored = table.scored[:]
    table.scored[seat] |= BIT[domino]
    table.points = table.points[:]
    table.points[seat] += 1
    table.hands[seat] = 0
    table.hinted &= ~BIT[seat]
    table.note(POINT, int(seat), int(domino), int(table.points[seat]))
    show_scored(table, seat, domino)
    lift_bar(table, seat)
    table.standing[seat] = again(table) if table.house.chain and not table.time_is_up else OUT
    if table.points[seat] < table.house.target:
        table.draw(seat)
        table.note(DREW, int(seat), int(table.hands[seat]), 1 if table.house.open_screens else 0)


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
        if entry // (WINDOWS) != seat:
            kept = append(kept, entry)
    table.tried = kept


def end_round(table: "State") -> None:
    """SP-068, SP-069, SP-072: another round while anybody is still in."""
    for seat in range(table.n):
        if table.standing[seat] == AGAIN:
            table.decision = NEXT_ROUND
            return
    table.decision = GO_TIDY


def after_race_move(table: "State") -> None:
    """SP-091: in a race the first at the target ends the game; the phase ends when everybody is out."""
    for seat in range(table.n):
        if table.standing[seat] == SCORED:
            score(table, seat)
    if ending.is_target_reached(table):
        score_the_rest(table)
        ending.end_at_target(table)
        return
    table.decision = CHECK
    for seat in range(table.n):
        if table.standing[seat] == LOOKING:
            return
    table.decision = SCORE_DOMINO
    for seat in range(table.n):
        if table.standing[seat] == SCORING:
            return
    table.decision = GO_TIDY


def score_the_rest(table: "State") -> None:
    """SP-091: claims that held before the end still bring their points: the first domino, as nobody is asked now."""
    for seat in range(table.n):
        if table.standing[seat] == SCORING:
            table.picks[seat] = lowest(table.hands[seat])
            score(table, seat)
