"""Shows the table to one seat, as far as it may see it."""

from collections.abc import Sequence

from msgspec.structs import replace

from taphouse.core.bits import count, members
from taphouse.core.facts import Fact, seats_ref
from taphouse.core.moves import Seat
from taphouse.core.step import OVER
from taphouse.core.view import Counters, OutcomeView, SeatView
from taphouse.games.empire_needs_beer.cards import (
    COLOUR_IDS,
    COLOURS,
    FAME,
    NO_CARD,
    NO_ORDER,
    ORDER_IDS,
    PART_IDS,
    PARTS,
    PARTS_A_CARD,
    PLACE_IDS,
    REGION_IDS,
    REGIONS,
)
from taphouse.games.empire_needs_beer.meta import META
from taphouse.games.empire_needs_beer.naming import ORDER_REFS, card_id, lacks_of
from taphouse.games.empire_needs_beer.progress import met_by, progress_of
from taphouse.games.empire_needs_beer.prompts import asked, offer
from taphouse.games.empire_needs_beer.rules.completing import still_to_go
from taphouse.games.empire_needs_beer.rules.ending import barrels_left, end_bonuses, fame_of_orders, score, set_bonus
from taphouse.games.empire_needs_beer.rules.happenings import NO_SIP, SIPS, SOURCES
from taphouse.games.empire_needs_beer.rules.majorities import has_majority
from taphouse.games.empire_needs_beer.rules.parts import ways_to_do
from taphouse.games.empire_needs_beer.rules.setup import LAST_SIP
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.view import (
    Completing,
    EmpireView,
    Fame,
    Incoming,
    Part,
    Player,
)
from taphouse.games.empire_needs_beer.words import said
from taphouse.games.empire_needs_beer.zones import zones_for, zones_of

TASKS = {
    "last_sip": "say when the last sip was",
    "purple_bonus": "take a barrel or skip it",
    "task": "play",
    "resolve": "play the card out",
    "swap_warehouse": "make room in the warehouse",
    "swap_region": "make room in a territory",
    "remove_used": "remove the barrels of an order",
    "new_secret": "take a new secret order",
    "end_discard": "discard and draw",
    "over": "",
}


def show(state: State, eyes: Seat | None) -> EmpireView:
    """Show the table to a seat, or to a spectator."""
    return show_all(state, [eyes])[0]


def show_all(state: State, eyes: Sequence[Seat | None]) -> list[EmpireView]:
    """Show the table to several seats or spectators; what everybody sees is looked up once."""
    public = _public(state)
    return [_through(each, public, state) for each in eyes]


def _public(state: State) -> EmpireView:
    """What lies open for everybody."""
    awaited = state.to_act()
    players = [_player(state, seat) for seat in range(state.seats)]
    return EmpireView(
        game=META.id,
        eyes=None,
        seats=[_seat(state, players[seat], awaited=Seat(seat) in awaited) for seat in range(state.seats)],
        zones=zones_of(state),
        counters=_counters(state),
        task=TASKS[state.step.name],
        decision=state.step.name,
        active=int(state.active),
        first=int(state.first),
        round=_round(state),
        round_limit=int(state.house.round_limit),
        turns=int(state.turns),
        time_left=int(state.time_left),
        time_given=int(state.time_given),
        majorities=[REGION_IDS[region] for region in members(state.majorities)],
        last_round=state.final_round,
        middle=slots(["" if number == NO_ORDER else ORDER_IDS[int(number)] for number in state.middle]),
        display=slots(["" if card == NO_CARD else card_id(int(card), 0) for card in state.display]),
        deck_top_for_sale=state.house.buy_deck_top,
        dropped=[[card_id(card, seat) for card in members(dropped)] for seat, dropped in enumerate(state.dropped)],
        leads=[_leader(state, region) for region in range(REGIONS)],
        players=players,
        in_play="" if state.in_play == NO_CARD else card_id(int(state.in_play), int(state.active)),
        parts=_parts(state),
        incoming=_incoming(state),
        completing=_completing(state),
        outcome=_outcome(state),
    )


def _through(eyes: Seat | None, public: EmpireView, state: State) -> EmpireView:
    """Add what one pair of eyes may see or do besides."""
    view = replace(public, eyes=eyes, asked=asked(state, eyes))
    if eyes is not None:
        view.moves = [offer(state, eyes, move) for move in state.legal_moves(eyes)]
        view.zones = zones_for(state, int(eyes), public.zones)
        view.progress = progress_of(state, int(eyes))
        view.goal = _goal(state, int(eyes))
        if state.step is LAST_SIP and state.sips[eyes] != NO_SIP:
            view.players = public.players.copy()
            view.players[eyes] = replace(view.players[eyes], sip=SIPS[int(state.sips[eyes])])
    return view


def _round(state: State) -> int:
    """The number of the round that is played, or was played last."""
    return int(state.round) if state.step is OVER else int(state.round) + 1


def _counters(state: State) -> Counters:
    counters: Counters = {
        "time": int(state.time_left),
        "round": _round(state),
        "orders-left": int(state.order_deck.size),
    }
    if state.final_round:
        counters["last"] = "answer:yes"
    return counters


def _seat(state: State, player: Player, *, awaited: bool) -> SeatView:
    counters: Counters = {
        "fame": player.fame.total,
        "orders": int(count(state.completed[player.seat])),
    }
    notes = ["began"] if player.seat == state.first else []
    if state.step is LAST_SIP and state.sips[player.seat] != NO_SIP:
        notes.append("has-answered")
    owes = state.step.name if awaited else ""
    return SeatView(seat=player.seat, awaited=awaited, counters=counters, notes=notes, owes=owes)


def _player(state: State, seat: int) -> Player:
    told = state.step is not LAST_SIP and state.sips[seat] != NO_SIP
    return Player(
        seat=seat,
        fame=Fame(
            int(fame_of_orders(state, seat)),
            int(end_bonuses(state, seat)),
            int(set_bonus(state, seat)),
            int(score(state, seat)),
        ),
        source=SOURCES[int(state.sources[seat])],
        sip=SIPS[int(state.sips[seat])] if told else "",
    )


def slots(ids: list[str]) -> list[str]:
    """What lies in each slot, if that is not clear from the zone."""
    return ids if "" in ids else []


def _leader(state: State, region: int) -> int | None:
    """Who would lead in a region now (ENB-022)."""
    leaders = [seat for seat in range(state.seats) if has_majority(state, seat, region)]
    return leaders[0] if leaders else None


def _parts(state: State) -> list[Part]:
    if state.in_play == NO_CARD:
        return []
    found: list[Part] = []
    for i in range(PARTS_A_CARD):
        number = int(PARTS[int(state.in_play) * PARTS_A_CARD + i])
        if number < len(PART_IDS):
            left = bool(state.parts_left & (1 << i))
            found.append(Part(PART_IDS[number], not left, left and ways_to_do(state, number) != 0))
    return found


def _incoming(state: State) -> Incoming | None:
    if state.incoming == COLOURS:
        return None
    return Incoming(COLOUR_IDS[int(state.incoming)], PLACE_IDS[int(state.incoming_to)])


def _completing(state: State) -> Completing | None:
    number = int(state.completing)
    if number == NO_ORDER:
        return None
    removed = [
        f"{REGION_IDS[which // COLOURS]} {COLOUR_IDS[which % COLOURS]}"
        for which in range(REGIONS * COLOURS)
        for _ in range(int(state.taken[which]))
    ]
    source = "secret" if number == state.secret[int(state.active)] else "middle"
    return Completing(ORDER_IDS[number], source, removed, int(still_to_go(state)))


def _goal(state: State, seat: int) -> Fact | None:
    """The own secret order, and what it still lacks."""
    order = int(state.secret[seat])
    if order == NO_ORDER:
        return None
    lacks = lacks_of(order, met_by(state, seat, order)[0])
    return said.plays_for(order=ORDER_REFS[order], fame=int(FAME[order]), lacks=lacks)


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
