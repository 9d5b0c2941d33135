"""Phase 3, look, SP-060 to SP-075 and SP-100 to SP-104: everybody looks for a six-pack of their own."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.moves import HOUSE
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.six_pack.house import AUTO, HIGHLIGHT
from taphouse.games.six_pack.rules import ending
from taphouse.games.six_pack.rules import events as e
from taphouse.games.six_pack.rules.cells import CELL, DOMINO, SHAPE, claim_of, claimed
from taphouse.games.six_pack.rules.claims import is_full, judge, may_try, rule_out_everything, score
from taphouse.games.six_pack.rules.pictures import NO_FIT, first_match
from taphouse.games.six_pack.words import said

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State

CLAIM: Final = Verb("claim", SHAPE, CELL)
DONE: Final = Verb("done")
SCORE: Final = Verb("score", DOMINO)
HINT: Final = Verb("hint")
TIME_UP: Final = Verb("time up")


def is_anybody(table: "State", standing: i64) -> bool:
    """Whether any seat stands so in phase 3."""
    for seat in range(table.n):  # noqa: SIM110  no generators in compiled loops
        if table.standing[seat] == standing:
            return True
    return False


@final
class Look(Step["State"]):
    """SP-060, SP-070: everybody looks, unless no 2 x 3 area is full; that never depends on anybody's dominoes."""

    name = "look"
    rule = "SP-060"

    def due(self, table: "State") -> bool:
        """After every top-up."""
        return True

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Begin phase 3 for everybody."""
        table.phase = self.after
        table.windows = table.board.windows()
        if table.windows == 0:
            table.note(e.NO_WINDOW)
            return
        table.opened = vec[i64]()
        table.tried = vec[i64]()
        table.round = 0
        table.hint_given = False
        table.hinted = 0
        table.time_is_up = False
        for seat in range(table.n):
            table.standing[seat] = e.AGAIN


class LookStep(Step["State"]):
    """What is asked in phase 3: whoever looks claims or finds nothing, whoever scores chooses a domino.

    In a race both go on at the same time.
    """

    together = True

    def awaited(self, table: "State", seat: i64) -> bool:
        """Whether a seat still looks or has to choose."""
        standing = table.standing[seat]
        return standing in (e.LOOKING, e.SCORING)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """SP-062, SP-065, SP-071: every full window whether it fits or not, then nothing; or the three dominoes."""
        if table.standing[seat] == e.SCORING:
            moves.put_each(SCORE.first, table.hands[seat])
        else:
            put_windows(table, seat, moves)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """SP-072: what a seat answers is secret until all have answered; in a race it counts at once."""
        table.step = self
        if verb is SCORE:
            pick(table, seat, n)
            return
        table.learned += 1
        if not table.house.race:
            answer(table, seat, claimed(n) if verb is CLAIM else e.NOTHING)
            return
        if verb is CLAIM:
            judge(table, seat, claimed(n))
        else:
            table.standing[seat] = e.OUT
            table.note(e.HAS_ANSWERED, int(seat), 1)
        after_race_move(table)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """Why this is no answer."""
        if not self.awaited(table, seat):
            if verb in (CLAIM, DONE):
                return IllegalMove("SP-072", said.out_or_answered())
            return IllegalMove("SP-060", said.others_look())
        if table.standing[seat] == e.SCORING:
            return IllegalMove("SP-065", said.not_of_the_three() if verb is SCORE else said.score_first())
        if verb is SCORE:
            return IllegalMove("SP-065", said.no_six_pack())
        if verb is not CLAIM:
            return IllegalMove("SP-060", said.look_first())
        if is_full(table, claimed(n)):
            return IllegalMove("SP-069", said.refused_before())
        return IllegalMove("SP-062", said.not_full())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Ask for a claim, or for the domino."""
        return said.ask_check() if table.standing[seat] == e.LOOKING else said.ask_score_domino()


@final
class Check(LookStep):
    """SP-062, SP-072: a round of looking."""

    name = "check"
    rule = "SP-060"
    verbs: tuple[Verb, ...] = (CLAIM, DONE)

    def due(self, table: "State") -> bool:
        """SP-068, SP-069: anybody is still in."""
        return is_anybody(table, e.AGAIN)

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """SP-072, SP-103: a round for all who still look; with assist=auto the house looks for them."""
        table.round += 1
        for seat in range(table.n):
            if table.standing[seat] == e.AGAIN:
                table.standing[seat] = e.LOOKING
        if table.house.assist == AUTO:
            look_for_everybody(table)
        else:
            table.step = self


@final
class ScoreDomino(LookStep):
    """SP-065: those whose six-pack holds choose the domino that stays as the point, in secret while others choose."""

    name = "score_domino"
    rule = "SP-065"
    verbs: tuple[Verb, ...] = (SCORE,)

    def due(self, table: "State") -> bool:
        """A claim held."""
        return is_anybody(table, e.SCORING) or is_anybody(table, e.SCORED)

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Ask for the dominoes; where there is nothing to choose, the points are scored."""
        if is_anybody(table, e.SCORING):
            table.step = self
        else:
            score_all(table)


def put_windows(table: "State", seat: i64, moves: Moves) -> None:
    """SP-062, SP-069, SP-071: every full window that was not refused to this hand, in reading order; or nothing."""
    board = table.board
    bars = len(table.tried) > 0
    for y in range(board.top, board.bottom):
        flat = board.flat_windows(y)
        tall = board.tall_windows(y)
        cells = flat | tall
        while cells != 0:
            x = lowest(cells)
            cells &= cells - 1
            window = 2 * board.number(x, y)
            if flat & BIT[x] != 0 and not (bars and not may_try(table, seat, window)):
                moves.put(CLAIM.first + claim_of(window))
            if tall & BIT[x] != 0 and not (bars and not may_try(table, seat, window + 1)):
                moves.put(CLAIM.first + claim_of(window + 1))
    moves.put(DONE.first)


def answer(table: "State", seat: i64, what: i64) -> None:
    """SP-072: answers stay secret until all are in."""
    table.answers[seat] = what
    table.standing[seat] = e.ANSWERED
    table.note(e.HAS_ANSWERED, int(seat))
    if not is_anybody(table, e.LOOKING):
        open_answers(table)


def open_answers(table: "State") -> None:
    """SP-064, SP-072: all answers are in; claims are checked clockwise from the host."""
    claims: i64 = 0
    for step in range(table.n):
        seat = (table.active + step) % table.n
        if table.standing[seat] == e.ANSWERED:
            window = table.answers[seat]
            table.answers[seat] = e.NOT_YET
            if window == e.NOTHING:
                table.standing[seat] = e.OUT
            else:
                claims += 1
                judge(table, seat, window)
    if claims == 0:
        table.note(e.NO_CLAIMS, int(table.round))
    end_round(table)


def look_for_everybody(table: "State") -> None:
    """SP-103: clockwise from the host the house claims for every seat the first window that fits its hand."""
    table.learned += 1
    claims: i64 = 0
    for step in range(table.n):
        seat = (table.active + step) % table.n
        if table.standing[seat] == e.LOOKING:
            window = first_match(table.board, table.hands[seat])
            if window == NO_FIT:
                table.standing[seat] = e.OUT
                rule_out_everything(table, seat)
            else:
                claims += 1
                judge(table, seat, window)
    if claims == 0:
        table.note(e.NO_CLAIMS, int(table.round), 1)
    end_round(table)


def end_round(table: "State") -> None:
    """After the claims of a round dominoes are chosen and scored; then whoever is still in looks again (SP-072)."""
    if is_anybody(table, e.SCORING) or is_anybody(table, e.SCORED):
        table.ask_next(SCORE_DOMINO)
    else:
        table.ask_next(CHECK)


def pick(table: "State", seat: i64, domino: i64) -> None:
    """SP-065: the owner chooses which domino stays as the point; secretly while others choose, too."""
    table.picks[seat] = domino
    table.standing[seat] = e.SCORED
    if table.house.race:
        table.learned += 1
        score(table, seat)
        after_race_move(table)
        return
    table.note(e.HAS_CHOSEN, int(seat), int(domino) + 1)
    if not is_anybody(table, e.SCORING):
        score_all(table)


def score_all(table: "State") -> None:
    """SP-065, SP-066, SP-072: clockwise from the host points are scored and dominoes drawn; SP-090: then the end."""
    table.learned += 1
    for step in range(table.n):
        seat = (table.active + step) % table.n
        if table.standing[seat] == e.SCORED:
            score(table, seat)
    if not ending.end_at_target(table):
        table.ask_next(CHECK)


def after_race_move(table: "State") -> None:
    """SP-091: in a race the first at the target ends the game; the phase ends when everybody is out."""
    for seat in range(table.n):
        if table.standing[seat] == e.SCORED:
            score(table, seat)
    if ending.is_target_reached(table):
        score_the_rest(table)
        ending.end_at_target(table)
    elif is_anybody(table, e.LOOKING):
        table.step = CHECK
    elif is_anybody(table, e.SCORING):
        table.step = SCORE_DOMINO
    else:
        table.ask_next(CHECK)


def score_the_rest(table: "State") -> None:
    """SP-091: claims that held before the end still bring their points: the first domino, as nobody is asked now."""
    for seat in range(table.n):
        if table.standing[seat] == e.SCORING:
            table.picks[seat] = lowest(table.hands[seat])
            score(table, seat)


@final
class HouseCalls(Step["State"]):
    """SP-060, SP-102: while people look, the house gives a hint once, and calls time."""

    name = "house"
    rule = "SP-102"
    verbs: tuple[Verb, ...] = (HINT, TIME_UP)
    of_house = True

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Only the house does it."""
        if seat == HOUSE:
            if may_hint(table):
                moves.put(HINT.first)
            if may_call_time(table):
                moves.put(TIME_UP.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Give the hint, or call time."""
        table.learned += 1
        if verb is HINT:
            give_hint(table)
        else:
            call_time(table)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """Hints and the end of the time come from the house, and only while somebody looks."""
        if seat != HOUSE:
            return IllegalMove("SP-102", said.house_only())
        if verb is HINT and table.house.assist != HIGHLIGHT:
            return IllegalMove("SP-101", said.no_hints())
        if verb is HINT and table.hint_given:
            return IllegalMove("SP-102", said.hint_given())
        if verb is TIME_UP and table.house.spot_seconds == 0:
            return IllegalMove("SP-060", said.no_time_limit())
        if verb in (HINT, TIME_UP):
            return IllegalMove("SP-060", said.nobody_looks())
        return IllegalMove("SP-002", said.players_only())


def may_hint(table: "State") -> bool:
    """SP-102: once in a phase 3, while anybody looks."""
    if table.step is not CHECK or table.house.assist != HIGHLIGHT or table.hint_given:
        return False
    return is_anybody(table, e.LOOKING)


def may_call_time(table: "State") -> bool:
    """While anybody looks; in a race also while somebody who may look again still chooses a domino."""
    if not is_looking(table) or table.house.spot_seconds == 0 or table.time_is_up:
        return False
    return is_anybody(table, e.LOOKING) or (table.house.race and table.house.chain)


def is_looking(table: "State") -> bool:
    """Whether it is phase 3, and somebody is asked."""
    return table.step is CHECK or table.step is SCORE_DOMINO


def give_hint(table: "State") -> None:
    """SP-102: whoever still looks is told, alone, where the first own six-pack lies, or that there is none."""
    table.hint_given = True
    for seat in range(table.n):
        if table.standing[seat] == e.LOOKING:
            table.hinted |= BIT[seat]
    table.note(e.HINTED)


def call_time(table: "State") -> None:
    """The time for looking is up: whoever has not answered found nothing; in a race nobody may claim any more."""
    table.note(e.TIME_CALLED)
    table.time_is_up = table.house.race
    for seat in range(table.n):
        if table.standing[seat] == e.LOOKING and table.house.race:
            table.standing[seat] = e.OUT
        elif table.standing[seat] == e.LOOKING:
            table.standing[seat] = e.ANSWERED
            table.answers[seat] = e.NOTHING
    if table.house.race:
        after_race_move(table)
    else:
        open_answers(table)


LOOK: Final = Look()
CHECK: Final = Check()
SCORE_DOMINO: Final = ScoreDomino()
HOUSE_CALLS: Final = HouseCalls()
