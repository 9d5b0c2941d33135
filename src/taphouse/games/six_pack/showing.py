"""Shows the table to one seat, as far as it may see it."""

from collections.abc import Sequence

from msgspec.structs import replace

from taphouse.core.bits import BIT
from taphouse.core.facts import SEATS, Fact, seats_ref
from taphouse.core.moves import Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.step import OVER
from taphouse.core.view import Counted, Counters, MoveView, OutcomeView, SeatView
from taphouse.games.six_pack.asking import asked, move_view, owes
from taphouse.games.six_pack.cards import COLOURS
from taphouse.games.six_pack.catalogue import cell_ref, domino_id
from taphouse.games.six_pack.helping import areas, lines, piles, pours, stays, windows
from taphouse.games.six_pack.meta import META
from taphouse.games.six_pack.rules import events as e
from taphouse.games.six_pack.rules import looking, opening, pictures, serving, tidying, topping
from taphouse.games.six_pack.rules.cells import WHEN, claim_of
from taphouse.games.six_pack.rules.claims import hint_for
from taphouse.games.six_pack.rules.looking import is_looking
from taphouse.games.six_pack.rules.state import State
from taphouse.games.six_pack.rules.telling import read_claim, read_step
from taphouse.games.six_pack.story import WHYS
from taphouse.games.six_pack.view import Claim, Covered, Hint, SixPackView, Step, Window
from taphouse.games.six_pack.words import said
from taphouse.games.six_pack.zones import seat_zones, table_zones, zones_through

NEAR = 10
"""So many turns before the last one it is told when that is."""


def show(state: State, eyes: Seat | None) -> SixPackView:
    """Show the table to a seat, or to a spectator."""
    return show_all(state, [eyes])[0]


def show_all(state: State, eyes: Sequence[Seat | None]) -> list[SixPackView]:
    """Show the table to several seats or spectators; what everybody sees is looked up once."""
    public = _public(state)
    return [_through(each, public, state) for each in eyes]


def _public(state: State) -> SixPackView:
    """What lies open for everybody."""
    seats = range(state.seats)
    zones = table_zones(state)
    for seat in seats:
        zones += seat_zones(state, seat, own=False)
    return SixPackView(
        game=META.id,
        eyes=None,
        seats=[_seat(state, seat) for seat in seats],
        zones=zones,
        counters=_counters(state),
        task="" if state.step is OVER else state.step.name,
        round=int(state.round) if is_looking(state) else 0,
        hinted=is_looking(state) and state.hint_given,
        opened=_opened(state),
        mixed=_mixed(state),
        steps=_steps(state),
    )


def _through(eyes: Seat | None, public: SixPackView, state: State) -> SixPackView:
    """Add what one pair of eyes may see or do besides."""
    view = replace(public, eyes=eyes, asked=asked(state, eyes), outcome=_outcome(state))
    if eyes is None:
        return view
    view.moves = [move_view(state, eyes, move) for move in state.legal_moves(eyes)]
    view.zones = zones_through(state, public.zones, eyes)
    view.answer = _answer(state, int(eyes))
    if state.step is looking.CHECK and state.hinted & BIT[eyes] != 0 and state.standing[eyes] == e.LOOKING:
        view.hint = _hint(state, int(eyes))
    if state.step is looking.CHECK and state.standing[eyes] == e.LOOKING:
        view.tried = _tried(state, view.moves)
    if eyes == state.active:
        _offer(state, view)
    return view


def _offer(state: State, view: SixPackView) -> None:
    """Tell the host what follows from a choice, and why some cards stay."""
    if state.step is serving.SERVE:
        view.piles = piles(state)
        view.stays = stays(state)
    elif state.step in (serving.SERVE_DRINK, topping.TOP_UP):
        view.pours = pours(state)
    elif state.step is tidying.CLEAR_LINE:
        view.lines = lines(state)
    elif state.step is tidying.CLEAR_KEEP:
        view.areas = areas(state)


def _tried(state: State, moves: list[MoveView]) -> list[Window]:
    """SP-062: the full windows that cannot be claimed again; the others stand in the moves."""
    full = windows(state)
    if len(full) == len(moves) - 1:
        return []
    claims = [move.do for move in moves if move.do is not None]
    open_now = {(claim["cell"], claim["shape"]) for claim in claims if "shape" in claim}
    return [
        window for window in full if (cell_ref(window.x, window.y), "tall" if window.tall else "flat") not in open_now
    ]


def _answer(state: State, seat: int) -> Fact | None:
    """What a seat has answered in secret, as its move says it."""
    move = -1
    if state.standing[seat] == e.ANSWERED:
        window = int(state.answers[seat])
        move = int(looking.DONE.first if window == e.NOTHING else looking.CLAIM.first + claim_of(window))
    elif state.standing[seat] == e.SCORED:
        move = int(looking.SCORE.first + state.picks[seat])
    elif state.step is opening.MIXED_LAST and state.mixed[seat] != e.NOT_YET:
        move = int(opening.MIXED.first + state.mixed[seat])
    return None if move < 0 else move_view(state, Seat(seat), Move(move)).do


def _hint(state: State, seat: int) -> Hint:
    """SP-102: the first own six-pack, or none."""
    window = int(hint_for(state, seat))
    if window == pictures.NO_FIT:
        return Hint(None)
    board = state.board
    x, y = int(board.column_of(window // 2) + board.across), int(board.row_of(window // 2) + board.down)
    return Hint(Window(x, y, window % 2 == 1))


def _seat(state: State, seat: int) -> SeatView:
    notes = [COLOURS[seat]]
    if seat == state.active and state.step is not OVER:
        notes.append("host")
    if state.standing[seat] in (e.ANSWERED, e.SCORED) or (
        state.step is opening.MIXED_LAST and state.mixed[seat] != e.NOT_YET
    ):
        notes.append("answered")
    owed = owes(state, seat)
    return SeatView(
        seat=seat,
        awaited=state.is_awaited(seat),
        counters=_counted(state, seat),
        notes=notes,
        owes="" if owed == state.step.name else owed,
    )


def _counted(state: State, seat: int) -> Counters:
    """Points, and refused claims where there are any. At the end points are the score, and refusals may break ties."""
    counters: Counters = {}
    if state.step is not OVER:
        counters["points"] = int(state.points[seat])
    if _are_refusals_told(state, seat):
        counters["refused"] = int(state.refused[seat])
    return counters


def _are_refusals_told(state: State, seat: int) -> bool:
    if state.step is OVER:
        return any(number > 0 for number in state.refused) and not state.house.shares_ties
    return bool(state.refused[seat] > 0)


def _counters(state: State) -> Counters:
    turn, last = int(state.turn), int(state.house.turn_limit)
    told: Counted = (turn, last) if turn > last - NEAR else turn
    counters: Counters = {"turn": told, "target": int(state.house.target)}
    if state.board.size > 0:
        counters["columns"], counters["rows"] = int(state.board.width()), int(state.board.height())
    return counters


def _mixed(state: State) -> list[str]:
    if state.step is opening.MIXED_LAST or state.mixed[0] == e.NOT_YET:
        return []
    return [str(WHEN.facts[when]["when"]).removeprefix("when:") for when in state.mixed]


def _steps(state: State) -> list[Step]:
    found: list[Step] = []
    for step in state.steps:
        what, x, y, _ = read_step(step)
        found.append(Step(e.STEPS[what], x, y))
    return found


def _opened(state: State) -> list[Claim]:
    """SP-064: the claims that were opened; a refused one shows its window only."""
    found: list[Claim] = []
    for at in range(0, len(state.opened), 2):
        seat, number, x, y, tall, fit, pack = read_claim(state.opened[at], state.opened[at + 1])
        window = Window(x, y, tall == 1)
        if fit == pictures.NO_FIT:
            found.append(Claim(seat, number, window))
        else:
            scored = domino_id(seat, pack % 16 - 1) if pack % 16 else ""
            found.append(Claim(seat, number, window, _pack(seat, window, fit, pack // 16), scored))
    return found


def _pack(seat: int, window: Window, fit: int, order: int) -> tuple[Covered, ...]:
    """How the three dominoes of a six-pack lie."""
    covered: list[Covered] = []
    for pair in range(3):
        domino = order // 9 ** (2 - pair) % 9
        a, b, c, d = [int(pictures.PAIRS[12 * fit + 4 * pair + i]) for i in range(4)]
        if window.tall:
            a, b, c, d = b, a, d, c
        one, other = (window.x + a, window.y + b), (window.x + c, window.y + d)
        bottle, mix = (one, other) if (one[0] + one[1]) % 2 == 0 else (other, one)
        covered.append(Covered(domino_id(seat, domino), bottle, mix))
    return tuple(covered)


def _outcome(state: State) -> OutcomeView | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    return OutcomeView(outcome.reason, outcome.scores, outcome.places, said=_won(state, outcome))


def _won(state: State, outcome: Outcome) -> Fact:
    """SP-092: who won, and where others have as many points, why they did not or why the win is shared."""
    winners = outcome.winners()
    most = outcome.scores[winners[0]]
    why = WHYS[int(state.ended_by)]
    if len(winners) > 1 and state.house.shares_ties:
        return said.outcome_shared(who=seats_ref(winners), points=most, why=why)
    if len(winners) > 1:
        refused = int(state.refused[winners[0]])
        return said.outcome_equal(who=seats_ref(winners), points=most, refused=refused, why=why)
    won = said.outcome(who=SEATS[winners[0]], points=most, why=why)
    behind = [seat for seat, score in enumerate(outcome.scores) if score == most and seat not in winners]
    return {**won, "then": [said.more_refused(who=seats_ref(behind))]} if behind else won
