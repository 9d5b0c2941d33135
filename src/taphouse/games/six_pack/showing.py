"""Shows the table to one seat, as far as it may see it."""

from collections.abc import Sequence

from msgspec.structs import replace

from taphouse.core.bits import BIT
from taphouse.core.facts import SEATS, Fact, seats_ref
from taphouse.core.moves import Seat
from taphouse.core.outcome import Outcome
from taphouse.core.step import OVER
from taphouse.core.view import Counters, OutcomeView, SeatView, Zone
from taphouse.games.six_pack.asking import asked, move_view, owes
from taphouse.games.six_pack.cards import COLOURS, DOMINO_NAMES, DRINKS
from taphouse.games.six_pack.catalogue import domino_id
from taphouse.games.six_pack.house import ASSISTS, SKINS
from taphouse.games.six_pack.meta import META
from taphouse.games.six_pack.offers import areas, lays, lines, open_cells, pours, served_cell, stays, takes, windows
from taphouse.games.six_pack.rules.book import BOOK
from taphouse.games.six_pack.rules.cells import ANSWERS, claim_of
from taphouse.games.six_pack.rules.claims import hint_for
from taphouse.games.six_pack.rules.events import ANSWERED, LOOKING, NOT_YET, NOTHING, SCORED, SCORING, STEPS
from taphouse.games.six_pack.rules.looking import CHECK, CLAIM, DONE, SCORE, is_looking
from taphouse.games.six_pack.rules.opening import MIXED, MIXED_LAST
from taphouse.games.six_pack.rules.pictures import NO_FIT, PAIRS
from taphouse.games.six_pack.rules.serving import SERVE, SERVE_DRINK
from taphouse.games.six_pack.rules.state import State
from taphouse.games.six_pack.rules.telling import read_claim, read_step
from taphouse.games.six_pack.rules.tidying import CLEAR_KEEP, CLEAR_LINE
from taphouse.games.six_pack.rules.topping import TOP_UP
from taphouse.games.six_pack.story import WHYS
from taphouse.games.six_pack.view import Box, Cell, Claim, Covered, Hint, SixPackView, Step, Window
from taphouse.games.six_pack.words import said
from taphouse.games.six_pack.zones import piles, seat_zones, table_zones, zones_through

PHASES = {"serve": 1, "serve_drink": 1, "fill": 2, "check": 3, "score_domino": 3, "clear_line": 4, "clear_keep": 4}
"""The phase to which each step of a turn belongs."""


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
    values = state.house.values
    step = state.step
    zones = table_zones(state)
    for seat in seats:
        zones += seat_zones(state, seat, own=False)
    view = SixPackView(
        game=META.id,
        eyes=None,
        seats=[_seat(state, seat) for seat in seats],
        zones=zones,
        counters=_counters(state),
        task="" if step is OVER else step.name,
        decision=step.name,
        phase=PHASES.get(step.name, 0),
        host=int(state.active),
        turn=int(state.turn),
        turn_limit=int(state.house.turn_limit),
        target=int(state.house.target),
        skin=SKINS[int(state.house.skin)],
        assist=ASSISTS[int(state.house.assist)],
        assist_delay=int(state.house.assist_delay),
        spot_seconds=int(state.house.spot_seconds),
        screens=str(values["screens"]),
        fill_order=str(values["fill_order"]),
        box=_box(state),
        piles=piles(state),
        points=list(state.points),
        refused=list(state.refused),
        opened=_opened(state),
        mixed=_mixed(state),
        steps=_steps(state),
    )
    _look(state, view)
    return view


def _look(state: State, view: SixPackView) -> None:
    """What everybody sees of the decision that is open."""
    if is_looking(state):
        view.round = int(state.round)
        view.looking = _standing(state, LOOKING)
        view.answered = _standing(state, ANSWERED) + _standing(state, SCORED)
        view.scoring = _standing(state, SCORING)
        view.hinted = state.hint_given
        if view.looking:
            view.windows = windows(state)
    elif state.step is SERVE_DRINK:
        view.served = served_cell(state)
        view.zones[0] = _with_holes(view, [view.served])
    elif state.step is TOP_UP:
        view.open_cells = open_cells(state)
        view.zones[0] = _with_holes(view, view.open_cells)
    elif state.step is CLEAR_LINE:
        view.lines = lines(state)
    elif state.step is CLEAR_KEEP:
        view.areas = areas(state)


def _with_holes(view: SixPackView, cells: list[Cell]) -> Zone:
    """The table with the empty cells that matter now."""
    return replace(view.zones[0], holes=[f"{cell.x},{cell.y}" for cell in cells])


def _standing(state: State, standing: int) -> list[int]:
    return [seat for seat in range(state.seats) if state.standing[seat] == standing]


def _through(eyes: Seat | None, public: SixPackView, state: State) -> SixPackView:
    """Add what one pair of eyes may see or do besides."""
    view = replace(public, eyes=eyes, asked=asked(state, eyes), outcome=_outcome(state))
    if eyes is None:
        return view
    view.moves = [move_view(state, eyes, move) for move in state.legal_moves(eyes)]
    view.zones = zones_through(state, public.zones, eyes)
    view.answer = _answer(state, int(eyes))
    if state.step is CHECK and state.hinted & BIT[eyes] != 0 and state.standing[eyes] == LOOKING:
        view.hint = _hint(state, int(eyes))
    if eyes == state.active:
        if state.step is SERVE:
            view.lays = lays(state)
            view.takes = takes(state)
            view.stays = stays(state)
            view.zones[0] = _with_holes(view, view.lays)
        elif state.step in (SERVE_DRINK, TOP_UP):
            view.pours = pours(state)
    return view


def _answer(state: State, seat: int) -> str:
    """What a seat has answered in secret, as a move."""
    if state.standing[seat] == ANSWERED:
        window = int(state.answers[seat])
        return BOOK.texts[DONE.first if window == NOTHING else CLAIM.first + claim_of(window)]
    if state.standing[seat] == SCORED:
        return BOOK.texts[SCORE.first + state.picks[seat]]
    if state.step is MIXED_LAST and state.mixed[seat] != NOT_YET:
        return BOOK.texts[MIXED.first + state.mixed[seat]]
    return ""


def _hint(state: State, seat: int) -> Hint:
    """SP-102: the first own six-pack, or none."""
    window = int(hint_for(state, seat))
    if window == NO_FIT:
        return Hint(None)
    board = state.board
    x, y = int(board.column_of(window // 2) + board.across), int(board.row_of(window // 2) + board.down)
    return Hint(Window(x, y, window % 2 == 1))


def _seat(state: State, seat: int) -> SeatView:
    notes = [COLOURS[seat]]
    if seat == state.active and state.step is not OVER:
        notes.append("host")
    if state.standing[seat] in (ANSWERED, SCORED) or (state.step is MIXED_LAST and state.mixed[seat] != NOT_YET):
        notes.append("answered")
    return SeatView(
        seat=seat,
        awaited=state.is_awaited(seat),
        counters=_counted(state, seat),
        notes=notes,
        owes=owes(state, seat),
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
    counters: Counters = {"turn": int(state.turn), "target": int(state.house.target)}
    box = _box(state)
    if box is not None:
        counters["columns"], counters["rows"] = box.width, box.height
    return counters


def _box(state: State) -> Box | None:
    board = state.board
    if board.size == 0:
        return None
    return Box(int(board.left + board.across), int(board.top + board.down), int(board.width()), int(board.height()))


def _mixed(state: State) -> list[str]:
    if state.step is MIXED_LAST or state.mixed[0] == NOT_YET:
        return []
    return [ANSWERS[when] for when in state.mixed]


def _steps(state: State) -> list[Step]:
    found: list[Step] = []
    for step in state.steps:
        what, x, y, drink = read_step(step)
        found.append(Step(STEPS[what], x, y, DRINKS[drink % 6], drink >= 6))
    return found


def _opened(state: State) -> list[Claim]:
    """SP-064: the claims that were opened; a refused one shows its window only."""
    found: list[Claim] = []
    for at in range(0, len(state.opened), 2):
        seat, number, x, y, tall, fit, pack = read_claim(state.opened[at], state.opened[at + 1])
        window = Window(x, y, tall == 1)
        if fit == NO_FIT:
            found.append(Claim(seat, number, window, holds=False))
        else:
            scored = DOMINO_NAMES[pack % 16 - 1] if pack % 16 else ""
            found.append(Claim(seat, number, window, True, _pack(seat, window, fit, pack // 16), scored))
    return found


def _pack(seat: int, window: Window, fit: int, order: int) -> tuple[Covered, ...]:
    """How the three dominoes of a six-pack lie."""
    covered: list[Covered] = []
    for pair in range(3):
        domino = order // 9 ** (2 - pair) % 9
        a, b, c, d = [int(PAIRS[12 * fit + 4 * pair + i]) for i in range(4)]
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
