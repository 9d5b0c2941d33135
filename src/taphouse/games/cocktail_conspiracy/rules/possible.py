"""What must be so at a table that is rebuilt from a position: whatever could not have come about is refused."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, members
from taphouse.core.errors import BadPosition
from taphouse.core.moves import NOBODY
from taphouse.core.step import OVER
from taphouse.games.cocktail_conspiracy.cards import COMBINATIONS, NO_CARD, one_of_each
from taphouse.games.cocktail_conspiracy.house import LIMIT, MASQUERADE, MASTER_APPRENTICE
from taphouse.games.cocktail_conspiracy.rules import cheers, keepers, limit, turn
from taphouse.games.cocktail_conspiracy.rules.cheers import candidates, may_send
from taphouse.games.cocktail_conspiracy.rules.keepers import first_decider, needs_two, second_decider
from taphouse.games.cocktail_conspiracy.rules.seating import NO_PLACE
from taphouse.games.cocktail_conspiracy.words import said

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


def check(table: "State") -> None:
    """Refuse a table that cannot be."""
    check_cards(table)
    check_teams(table)
    check_masters(table)
    check_decision(table)


def check_cards(table: "State") -> None:
    """Every card of the design lies in exactly one place, and no place is too full."""
    cards = [*table.deck.listed(), *members(table.discards)]
    for seat in range(table.seats):
        cards += members(table.hands[seat])
    for place in range(int(table.seating.places)):
        cards += members(table.lying[place])
        if table.counts[place] > LIMIT + 1 or (table.counts[place] > LIMIT and not may_be_full(table, place)):
            raise BadPosition(said.too_many_there(most=LIMIT, place=place))
    if table.toasting:
        cards.append(int(table.latest.card))
    if sorted(cards) != members(table.house.deck):
        raise BadPosition(said.cards_astray())


def may_be_full(table: "State", place: int) -> bool:
    """CC-031, CC-033: seven cards lie only where it is asked what goes, or will be next."""
    return place in (table.overflow, table.also)


def check_teams(table: "State") -> None:
    """CC-006: teams have their sizes; only in Masquerade can they sit anyhow."""
    teams, sides = list(table.teams), list(table.seating.sides)
    if (sorted(teams) if table.house.mode == MASQUERADE else teams) != (
        sorted(sides) if table.house.mode == MASQUERADE else sides
    ):
        raise BadPosition(said.teams_do_not_fit())
    for place in range(int(table.seating.places)):
        ruled = table.ruled_out[place]
        if table.step is not OVER and ruled & BIT[table.combinations[table.teams[place]]] != 0:
            raise BadPosition(said.has_won_already(place=place))
        if count(ruled) == COMBINATIONS:
            raise BadPosition(said.no_combination_left(place=place))


def check_masters(table: "State") -> None:
    """CC-069, CC-072: each team has one master in that mode, and nobody is one in another."""
    if table.house.mode != MASTER_APPRENTICE:
        if table.masters != 0:
            raise BadPosition(said.no_masters_here())
        return
    for seats in table.seating.members:
        masters = 0
        for seat in seats:
            if table.masters & BIT[seat] != 0:
                masters += 1
        if masters != 1:
            raise BadPosition(said.one_master_each())


def check_decision(table: "State") -> None:
    """Somebody is asked, and about something that is there."""
    step = table.step
    if step is OVER:
        return
    if step.together or not step.verbs:
        if not step.verbs or not table.to_act():
            raise BadPosition(said.nobody_asked())
        return
    if NOBODY in (table.active, table.player) or table.seating.order[table.at] != table.player:
        raise BadPosition(said.no_active_seat())
    if step is turn.TURN:
        if table.active != table.player or table.toasting or table.overflow != NO_PLACE:
            raise BadPosition(said.not_quiet())
        return
    check_pending(table)
    check_proposals(table)
    check_decider(table)


def check_pending(table: "State") -> None:
    """CC-036, CC-040, CC-059: a reaction is about CHEERS or a full place, one after the other."""
    step = table.step
    toasting = table.toasting and table.latest.target != NO_PLACE
    if (step is cheers.SHOUTING or step is cheers.MATCHING or step is cheers.SENDING) and not toasting:
        raise BadPosition(said.cheers_of_nothing())
    full = table.overflow != NO_PLACE and table.counts[table.overflow] > LIMIT
    if step is limit.OVERFLOW and not full:
        raise BadPosition(said.not_full(most=LIMIT))
    if table.toasting == (table.overflow != NO_PLACE):
        raise BadPosition(said.one_reaction())
    if table.toasting:
        check_toast(table)


def check_toast(table: "State") -> None:
    """CC-036, CC-040: something matches the played card, and what leaves with it is one of those."""
    if table.latest.card == NO_CARD or table.latest.target == NO_PLACE:
        raise BadPosition(said.cheers_of_nothing())
    choices = candidates(table, table.latest.card, table.latest.target)
    if choices == 0:
        raise BadPosition(said.nothing_matches())
    if table.step is cheers.MATCHING and choices & (choices - 1) == 0:
        raise BadPosition(said.no_choice_of_match())
    if table.step is cheers.SENDING and table.latest.matched == NO_CARD:
        raise BadPosition(said.match_unclear())
    if table.latest.matched != NO_CARD and choices & BIT[table.latest.matched] == 0:
        raise BadPosition(said.matched_elsewhere())


def check_proposals(table: "State") -> None:
    """CC-088, CC-089: keepers speak about a virtual place, and propose what can be done."""
    step = table.step
    place = table.latest.target if table.toasting else table.overflow
    answers = step is keepers.PROPOSED or step is keepers.LAST_WORD or table.countering
    if answers and (not needs_two(table, place) or len(table.plan) == 0):
        raise BadPosition(said.nothing_to_agree())
    if not answers and len(table.plan) > 0:
        raise BadPosition(said.proposed_too_early())
    if (step is keepers.LAST_WORD) != (len(table.counter) > 0):
        raise BadPosition(said.no_counter())
    if not (is_possible(table, table.plan) and is_possible(table, table.counter)):
        raise BadPosition(said.impossible_proposal())


def is_possible(table: "State", plan: vec[i64]) -> bool:
    """CC-040, CC-041, CC-089: a matching card and two places for the two, or one of the seven cards, or nothing."""
    if len(plan) == 0:
        return True
    if not table.toasting:
        return len(plan) == 1 and one_of_each(table.lying[table.overflow]) & BIT[plan[0]] != 0
    if len(plan) != 3 or plan[1] == plan[2] or not may_send(table, plan[1], plan[2]):
        return False
    return candidates(table, table.latest.card, table.latest.target) & BIT[plan[0]] != 0


def check_decider(table: "State") -> None:
    """CC-032, CC-038, CC-041, CC-088: who played calls CHEERS, who the place belongs to decides; keepers in turn."""
    decider = table.player
    if table.step is not cheers.SHOUTING:
        place = table.latest.target if table.toasting else table.overflow
        second = table.step is keepers.PROPOSED or (table.countering and table.step is not keepers.LAST_WORD)
        decider = second_decider(table, place) if second else first_decider(table, place)
    if table.active != decider:
        raise BadPosition(said.wrong_decider(seat=int(decider) + 1))
