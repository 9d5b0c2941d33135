"""Shows the table to one seat, as far as it may see it."""

from collections.abc import Sequence

from msgspec.structs import replace

from taphouse.core.bits import BIT, members
from taphouse.core.facts import Fact, seats_ref
from taphouse.core.moves import NOBODY, Seat
from taphouse.core.step import OVER
from taphouse.core.view import Counters, OutcomeView, SeatView
from taphouse.games.cocktail_conspiracy.cards import COLOUR_IDS, write_card
from taphouse.games.cocktail_conspiracy.faces import codes_of
from taphouse.games.cocktail_conspiracy.house import BELL_ROUNDS, MASQUERADE, MASTER_APPRENTICE, MODES
from taphouse.games.cocktail_conspiracy.meta import META
from taphouse.games.cocktail_conspiracy.naming import TEAM_LETTERS, TEAM_REFS, cocktail_of, tokens_of
from taphouse.games.cocktail_conspiracy.prompts import asked, move_view
from taphouse.games.cocktail_conspiracy.rules import kinds
from taphouse.games.cocktail_conspiracy.rules.beginning import LAST_DRINK, THROWING
from taphouse.games.cocktail_conspiracy.rules.cheers import matching
from taphouse.games.cocktail_conspiracy.rules.keepers import first_decider, second_decider
from taphouse.games.cocktail_conspiracy.rules.knowledge import knows_combination, knows_team
from taphouse.games.cocktail_conspiracy.rules.latest import ACTIONS, NOTHING
from taphouse.games.cocktail_conspiracy.rules.seating import NO_PLACE
from taphouse.games.cocktail_conspiracy.rules.state import State
from taphouse.games.cocktail_conspiracy.rules.turn import TURN
from taphouse.games.cocktail_conspiracy.rules.victory import ENDINGS, team_shortfall
from taphouse.games.cocktail_conspiracy.view import (
    Clink,
    CocktailConspiracyView,
    Dropped,
    Latest,
    Proposal,
    Side,
    Toast,
)
from taphouse.games.cocktail_conspiracy.words import said
from taphouse.games.cocktail_conspiracy.zones import (
    all_zones,
    best_place,
    code_or_nothing,
    places_for,
    show_place,
    zones_for,
)

AHEAD = 8
"""So many turns ahead are shown."""


def show(state: State, eyes: Seat | None) -> CocktailConspiracyView:
    """Show the table to a seat, or to a spectator."""
    return show_all(state, [eyes])[0]


def show_all(state: State, eyes: Sequence[Seat | None]) -> list[CocktailConspiracyView]:
    """Show the table to several seats or spectators; what everybody sees is looked up once."""
    public = _public(state)
    return [public if each is None else _through(each, public, state) for each in eyes]


def _public(state: State) -> CocktailConspiracyView:
    """What lies open for everybody."""
    nobody = int(NOBODY)
    view = CocktailConspiracyView(
        game=META.id,
        eyes=None,
        seats=_seats(state, nobody),
        zones=all_zones(state),
        counters=_counters(state),
        asked=asked(state, None),
        task=state.step.name,
        outcome=_outcome(state),
        mode=MODES[int(state.house.mode)],
        victory_call=str(state.house.values["victory_call"]),
        active=int(state.player),
        order=_order(state),
        turn=int(state.turns),
        bell=_round(state) > state.house.rounds - BELL_ROUNDS,
        limits=list(state.seating.limits),
        places=[show_place(state, nobody, place) for place in range(int(state.seating.places))],
        sides=[_side(state, nobody, team) for team in range(int(state.house.teams))],
        masters=members(state.masters),
        toast=_toast(state),
        overflow=_or_none(int(state.overflow)),
        proposals=_proposals(state),
        latest=_latest(state),
    )
    _beginning(state, nobody, view)
    if state.step is OVER:
        view.winners = [other for other in range(state.seats) if state.winners & BIT[state.teams[other]] != 0]
    return view


def _through(eyes: Seat, public: CocktailConspiracyView, state: State) -> CocktailConspiracyView:
    """Add what one seat may see or do besides."""
    seat = int(eyes)
    view = replace(
        public,
        eyes=eyes,
        zones=zones_for(state, seat, public.zones),
        goal=_goal(state, eyes),
        asked=asked(state, eyes),
        places=places_for(state, seat, public.places),
        sides=[_side(state, seat, team) for team in range(int(state.house.teams))],
    )
    if state.house.mode == MASQUERADE:
        view.seats = _seats(state, seat)
    view.best = best_place(seat, view.places)
    _beginning(state, seat, view)
    _own(state, eyes, view)
    return view


def _own(state: State, eyes: Seat, view: CocktailConspiracyView) -> None:
    """Add what only this seat knows or may do."""
    view.team = TEAM_LETTERS[int(state.teams[eyes])]
    if state.house.mode == MASTER_APPRENTICE:
        view.role = "master" if state.masters & BIT[eyes] != 0 else "apprentice"
    view.moves = [move_view(state, eyes, move) for move in state.legal_moves(eyes)]
    if state.step is TURN and eyes == state.active:
        view.clinks = _clinks(state, int(eyes))


def _beginning(state: State, eyes: int, view: CocktailConspiracyView) -> None:
    """CC-022, CC-023: answers and throws; the own at once, those of others when all are in."""
    if state.turns > 1:
        return
    n = state.seats
    view.contenders = members(state.contenders)
    if state.step is LAST_DRINK:
        view.answered = [seat for seat in range(n) if state.answers[seat] != kinds.UNSAID]
        view.answer = "" if eyes == NOBODY else _word(int(state.answers[eyes]), kinds.ANSWERS)
        return
    if state.step is THROWING:
        view.answered = [seat for seat in range(n) if state.throws[seat] != kinds.UNSAID]
        view.answer = "" if eyes == NOBODY else _word(int(state.throws[eyes]), kinds.SIGNS)
    if state.answers[0] != kinds.UNSAID:
        view.answers = [_word(int(state.answers[seat]), kinds.ANSWERS) for seat in range(n)]
    if state.throws_made > 0:
        view.throws = [_word(int(state.thrown[seat]), kinds.SIGNS) for seat in range(n)]


def _word(number: int, words: tuple[str, ...]) -> str:
    return "" if number == kinds.UNSAID else words[number]


def _or_none(place: int) -> int | None:
    return None if place == NO_PLACE else place


def _round(state: State) -> int:
    """CC-096: the number of the round; before the first turn it is the first."""
    return 1 + max(0, int(state.turns) - 1) // int(state.seating.places)


def _order(state: State) -> list[int]:
    """CC-085: whose turns come, once it is known who begins."""
    if state.player == NOBODY or state.step is OVER:
        return []
    order = state.seating.order
    left = int(state.house.rounds * state.seating.places - state.turns) + 1
    return [int(order[(state.at + i) % len(order)]) for i in range(min(AHEAD, left))]


def _seats(state: State, eyes: int) -> list[SeatView]:
    awaited = state.to_act()
    return [_seat(state, eyes, seat, awaited=Seat(seat) in awaited) for seat in range(state.seats)]


def _seat(state: State, eyes: int, seat: int, *, awaited: bool) -> SeatView:
    team = TEAM_LETTERS[int(state.teams[seat])] if knows_team(state, eyes, seat) else ""
    notes = ["active"] if seat == state.player and state.step is not OVER else []
    if state.house.mode == MASTER_APPRENTICE:
        notes.append("master" if state.masters & BIT[seat] != 0 else "apprentice")
    return SeatView(seat=seat, awaited=awaited, team=team, notes=notes)


def _counters(state: State) -> Counters:
    return {"round": _round(state), "last_round": int(state.house.rounds)}


def _side(state: State, eyes: int, team: int) -> Side:
    """A team: its size is public, all else as far as these eyes know it."""
    side = Side(team=TEAM_LETTERS[team], size=len(state.seating.members[team]))
    side.seats = [seat for seat in range(state.seats) if state.teams[seat] == team and knows_team(state, eyes, seat)]
    if knows_combination(state, eyes, team):
        combination = int(state.combinations[team])
        side.tokens = [COLOUR_IDS[colour] for colour in tokens_of(combination)]
    if state.step is OVER:
        side.shortfall = int(team_shortfall(state, team))
        side.won = state.winners & BIT[team] != 0
    return side


def _clinks(state: State, eyes: int) -> list[Clink]:
    """CC-036: where which hand card would cause CHEERS."""
    found: list[Clink] = []
    for number in members(state.hands[eyes]):
        for place in range(int(state.seating.places)):
            matched = int(matching(state, number, place))
            if matched:
                found.append(Clink(write_card(number), place, codes_of(matched)))
    return found


def _toast(state: State) -> Toast | None:
    if not state.toasting:
        return None
    return Toast(
        played=write_card(int(state.latest.card)),
        by=int(state.player),
        target=int(state.latest.target),
        candidates=codes_of(int(matching(state, state.latest.card, state.latest.target))),
        matched=code_or_nothing(int(state.latest.matched)),
    )


def _proposals(state: State) -> list[Proposal]:
    """CC-088: what keepers have proposed, for all to see."""
    place = state.latest.target if state.toasting else state.overflow
    found: list[Proposal] = []
    if len(state.plan) > 0:
        found.append(_proposal(list(state.plan), int(first_decider(state, place))))
    if len(state.counter) > 0:
        found.append(_proposal(list(state.counter), int(second_decider(state, place))))
    return found


def _proposal(plan: list[int], by: int) -> Proposal:
    if len(plan) == 1:
        return Proposal(by=by, dropped=write_card(plan[0]))
    return Proposal(by=by, matched=write_card(plan[0]), played_to=plan[1], matched_to=plan[2])


def _latest(state: State) -> Latest | None:
    if state.latest.action == NOTHING:
        return None
    drops = [int(number) for number in state.latest.drops]
    clinked = state.latest.matched_to != NO_PLACE
    return Latest(
        seat=int(state.latest.actor),
        action=ACTIONS[int(state.latest.action)],
        card=code_or_nothing(int(state.latest.card)),
        place=_or_none(int(state.latest.target)),
        discarded=int(state.latest.threw_away),
        matched=write_card(int(state.latest.matched)) if clinked else "",
        played_to=_or_none(int(state.latest.played_to)),
        matched_to=_or_none(int(state.latest.matched_to)),
        dropped=[Dropped(write_card(drops[i]), drops[i + 1]) for i in range(0, len(drops), 2)],
    )


def _goal(state: State, eyes: Seat) -> Fact:
    """CC-019, CC-070, CC-077: the own cocktail, for whoever has seen it."""
    team = int(state.teams[eyes])
    if not knows_combination(state, eyes, team):
        return said.only_the_master_knows()
    return said.own_cocktail(cocktail=cocktail_of(int(state.combinations[team])))


def _outcome(state: State) -> OutcomeView | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    seats = [seat for seat in range(state.seats) if state.winners & BIT[state.teams[seat]] != 0]
    fact = said.outcome(
        how=ENDINGS[int(state.ended_by)],
        teams=[TEAM_REFS[team] for team in members(state.winners)],
        who=seats_ref(seats),
    )
    return OutcomeView(outcome.reason, outcome.scores, outcome.places, said=fact)
