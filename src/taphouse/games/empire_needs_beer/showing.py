"""Shows the table to one seat, as far as it may see it."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from taphouse.core.bits import members
from taphouse.core.facts import Fact, seats_ref
from taphouse.core.moves import NOBODY, Seat
from taphouse.core.step import OVER
from taphouse.core.view import Counters, OutcomeView, SeatView
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.meta import META
from taphouse.games.empire_needs_beer.naming import ORDER_REFS, card_id, lacks_of
from taphouse.games.empire_needs_beer.progress import met_by, uses_of
from taphouse.games.empire_needs_beer.prompts import asked, offer
from taphouse.games.empire_needs_beer.rules import happenings as h
from taphouse.games.empire_needs_beer.rules.completing import still_to_go
from taphouse.games.empire_needs_beer.rules.ending import barrels_left, end_bonuses, fame_of_orders, score, set_bonus
from taphouse.games.empire_needs_beer.rules.majorities import has_majority
from taphouse.games.empire_needs_beer.rules.parts import ways_to_do
from taphouse.games.empire_needs_beer.rules.setup import LAST_SIP
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.view import Completing, EmpireView, Incoming
from taphouse.games.empire_needs_beer.words import said
from taphouse.games.empire_needs_beer.zones import Laid, zones_for


def show(state: State, eyes: Seat | None) -> EmpireView:
    """Show the table to a seat, or to a spectator."""
    return show_all(state, [eyes])[0]


def show_all(state: State, eyes: Sequence[Seat | None]) -> list[EmpireView]:
    """Show the table to several seats or spectators; what everybody sees is looked up once."""
    public, laid = _public(state), Laid(state)
    return [_through(each, public, laid, state) for each in eyes]


def _public(state: State) -> EmpireView:
    """What lies open for everybody."""
    awaited = state.to_act()
    return EmpireView(
        game=META.id,
        eyes=None,
        seats=[_seat(state, seat, awaited=Seat(seat) in awaited) for seat in range(state.seats)],
        zones=[],
        counters=_counters(state),
        task=state.step.name,
        active=int(state.active),
        turns=int(state.turns),
        majorities=[c.REGION_IDS[region] for region in members(state.majorities)],
        middle=slots(["" if number == c.NO_ORDER else c.ORDER_IDS[int(number)] for number in state.middle]),
        display=slots(["" if card == c.NO_CARD else card_id(int(card), 0) for card in state.display]),
        only_display=not state.house.buy_deck_top,
        dropped=_dropped(state),
        leads=_leaders(state),
        sips=_sips(state),
        in_play="" if state.in_play == c.NO_CARD else card_id(int(state.in_play), int(state.active)),
        parts=_parts(state),
        incoming=_incoming(state),
        completing=_completing(state),
        outcome=_outcome(state),
    )


def _through(eyes: Seat | None, public: EmpireView, laid: Laid, state: State) -> EmpireView:
    """Add what one pair of eyes may see or do besides."""
    view = replace(public, eyes=eyes, asked=asked(state, eyes), zones=zones_for(state, eyes, laid))
    if eyes is not None:
        view.moves = [offer(state, eyes, move) for move in state.legal_moves(eyes)]
        view.uses = uses_of(state, int(eyes))
        view.goal = _goal(state, int(eyes))
        if state.step is LAST_SIP and state.sips[eyes] != h.NO_SIP:
            view.sips = ["" if seat != eyes else h.SIPS[int(state.sips[eyes])] for seat in range(state.seats)]
    return view


def _round(state: State) -> int:
    """The number of the round that is played, or was played last."""
    return int(state.round) if state.step is OVER else int(state.round) + 1


def _counters(state: State) -> Counters:
    counters: Counters = {"round": (_round(state), int(state.house.round_limit))}
    if state.active != NOBODY and state.step is not OVER:
        counters["time"] = (int(state.time_left), int(state.time_given))
    if state.final_round:
        counters["last"] = "answer:yes"
    return counters


def _seat(state: State, seat: int, *, awaited: bool) -> SeatView:
    notes = ["began"] if seat == state.first else []
    if state.step is LAST_SIP and state.sips[seat] != h.NO_SIP:
        notes.append("has-answered")
    return SeatView(seat=seat, awaited=awaited, counters={"fame": _fame(state, seat)}, notes=notes)


def _fame(state: State, seat: int) -> Fact | int:
    """A seat's score if the game ended now, and where it comes from; at the end, its score."""
    total = int(score(state, seat))
    if total == 0:
        return 0
    orders = int(fame_of_orders(state, seat))
    return said.fame_from(
        total=total if total != orders else None,
        orders=orders,
        bonuses=int(end_bonuses(state, seat)) or None,
        sets=int(set_bonus(state, seat)) or None,
    )


def slots(ids: list[str]) -> list[str]:
    """What lies in each slot, if that is not clear from the zone."""
    return ids if "" in ids and any(ids) else []


def _dropped(state: State) -> list[list[str]]:
    """What each seat discarded when it last ended a turn, if anybody did."""
    dropped = [[card_id(card, seat) for card in members(cards)] for seat, cards in enumerate(state.dropped)]
    return dropped if any(dropped) else []


def _sips(state: State) -> list[str]:
    """ENB-018: the answers that were just told."""
    if state.step is LAST_SIP or state.turns > 1 or h.NO_SIP in state.sips:
        return []
    return [h.SIPS[int(sip)] for sip in state.sips]


def _leaders(state: State) -> list[int | None]:
    """Who would lead in each region now (ENB-022), if anybody did."""
    found: list[int | None] = []
    for region in range(c.REGIONS):
        leaders = [seat for seat in range(state.seats) if has_majority(state, seat, region)]
        found.append(leaders[0] if leaders else None)
    return found if any(seat is not None for seat in found) else []


def _parts(state: State) -> list[str]:
    if state.in_play == c.NO_CARD:
        return []
    found: list[str] = []
    for i in range(c.PARTS_A_CARD):
        part = c.PARTS[int(state.in_play) * c.PARTS_A_CARD + i]
        if part < c.NO_PART:
            left = bool(state.parts_left & (1 << i))
            found.append("done" if not left else "open" if ways_to_do(state, part) != 0 else "idle")
    return found


def _incoming(state: State) -> Incoming | None:
    if state.incoming == c.COLOURS:
        return None
    return Incoming(c.COLOUR_IDS[int(state.incoming)], c.PLACE_IDS[int(state.incoming_to)])


def _completing(state: State) -> Completing | None:
    number = int(state.completing)
    if number == c.NO_ORDER:
        return None
    removed = [
        f"{c.REGION_IDS[which // c.COLOURS]} {c.COLOUR_IDS[which % c.COLOURS]}"
        for which in range(c.REGIONS * c.COLOURS)
        for _ in range(int(state.taken[which]))
    ]
    source = "secret" if number == state.secret[int(state.active)] else "middle"
    return Completing(c.ORDER_IDS[number], source, removed, int(still_to_go(state)))


def _goal(state: State, seat: int) -> Fact | None:
    """The own secret order, and what it still lacks."""
    order = int(state.secret[seat])
    if order == c.NO_ORDER:
        return None
    return _plays_for(order, met_by(state, seat, order))


@lru_cache(maxsize=8192)
def _plays_for(order: int, met: tuple[int, ...]) -> Fact:
    return said.plays_for(order=ORDER_REFS[order], lacks=lacks_of(order, met))


def _outcome(state: State) -> OutcomeView | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    winners = outcome.winners()
    fame = outcome.scores[winners[0]]
    is_tied = len(winners) == 1 and outcome.scores.count(fame) > 1
    barrels = int(barrels_left(state, winners[0])) if is_tied else None
    fact = said.outcome(who=seats_ref([int(seat) for seat in winners]), fame=fame, barrels=barrels)
    return OutcomeView(outcome.reason, outcome.scores, outcome.places, said=fact)
