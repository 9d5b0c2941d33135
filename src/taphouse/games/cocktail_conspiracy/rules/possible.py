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
from taphouse.games.cocktail_conspiracy.rules.cheers import MATCHING, SENDING, SHOUTING, candidates, may_send
from taphouse.games.cocktail_conspiracy.rules.keepers import (
    LAST_WORD,
    PROPOSED,
    first_decider,
    needs_two,
    second_decider,
)
from taphouse.games.cocktail_conspiracy.rules.limit import OVERFLOW
from taphouse.games.cocktail_conspiracy.rules.seating import NO_PLACE
from taphouse.games.cocktail_conspiracy.rules.turn import TURN

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
            raise BadPosition(f"More than {LIMIT} cards lie at place {place}, and nobody is asked about it.")
    if table.toasting:
        cards.append(int(table.card))
    if sorted(cards) != members(table.house.deck):
        raise BadPosition("Every card of the deck must lie in exactly one place: a hand, a place, a pile or a toast.")


def may_be_full(table: "State", place: int) -> bool:
    """CC-031, CC-033: seven cards lie only where it is asked what goes, or will be next."""
    return place in (table.overflow, table.also)


def check_teams(table: "State") -> None:
    """CC-006: teams have their sizes; only in Masquerade can they sit anyhow."""
    teams, sides = list(table.teams), list(table.seating.sides)
    if (sorted(teams) if table.house.mode == MASQUERADE else teams) != (
        sorted(sides) if table.house.mode == MASQUERADE else sides
    ):
        raise BadPosition("The teams do not fit the table.")
    for place in range(int(table.seating.places)):
        ruled = table.ruled_out[place]
        if table.step is not OVER and ruled & BIT[table.combinations[table.teams[place]]] != 0:
            raise BadPosition(f"Place {place} would have won already with its combination.")
        if count(ruled) == COMBINATIONS:
            raise BadPosition(f"No combination is left for place {place}.")


def check_masters(table: "State") -> None:
    """CC-069, CC-072: each team has one master in that mode, and nobody is one in another."""
    if table.house.mode != MASTER_APPRENTICE:
        if table.masters != 0:
            raise BadPosition("There are masters only in the mode of masters and apprentices.")
        return
    for seats in table.seating.members:
        masters = 0
        for seat in seats:
            if table.masters & BIT[seat] != 0:
                masters += 1
        if masters != 1:
            raise BadPosition("Every team needs exactly one master.")


def check_decision(table: "State") -> None:
    """Somebody is asked, and about something that is there."""
    step = table.step
    if step is OVER:
        return
    if step.together or not step.verbs:
        if not step.verbs or not table.to_act():
            raise BadPosition("Somebody must be asked: a seat that has not answered.")
        return
    if NOBODY in (table.active, table.player) or table.seating.order[table.at] != table.player:
        raise BadPosition("There must be an active seat, where the turn order stands, and one that decides.")
    if step is TURN:
        if table.active != table.player or table.toasting or table.overflow != NO_PLACE:
            raise BadPosition("In a quiet moment the active seat decides, and nothing is pending.")
        return
    check_pending(table)
    check_proposals(table)
    check_decider(table)


def check_pending(table: "State") -> None:
    """CC-036, CC-040, CC-059: a reaction is about CHEERS or a full place, one after the other."""
    step = table.step
    if (step is SHOUTING or step is MATCHING or step is SENDING) and not (table.toasting and table.target != NO_PLACE):
        raise BadPosition("CHEERS needs a played card and the place where it was laid.")
    full = table.overflow != NO_PLACE and table.counts[table.overflow] > LIMIT
    if step is OVERFLOW and not full:
        raise BadPosition(f"A card has to go only where more than {LIMIT} lie.")
    if table.toasting == (table.overflow != NO_PLACE):
        raise BadPosition("A reaction is to CHEERS or to a place that is too full, and to one at a time.")
    if table.toasting:
        check_toast(table)


def check_toast(table: "State") -> None:
    """CC-036, CC-040: something matches the played card, and what leaves with it is one of those."""
    if table.card == NO_CARD or table.target == NO_PLACE:
        raise BadPosition("CHEERS needs a played card and the place where it was laid.")
    choices = candidates(table, table.card, table.target)
    if choices == 0:
        raise BadPosition("CHEERS needs a card at its place that matches the played one.")
    if table.step is MATCHING and choices & (choices - 1) == 0:
        raise BadPosition("Nobody is asked which card leaves where one card matches, or all that do look the same.")
    if table.step is SENDING and table.matched == NO_CARD:
        raise BadPosition("The two cards can be sent only when it is clear which one matches.")
    if table.matched != NO_CARD and choices & BIT[table.matched] == 0:
        raise BadPosition("The card that leaves with the played one must lie there and match it.")


def check_proposals(table: "State") -> None:
    """CC-088, CC-089: keepers speak about a virtual place, and propose what can be done."""
    step = table.step
    place = table.target if table.toasting else table.overflow
    answers = step is PROPOSED or step is LAST_WORD or table.countering
    if answers and (not needs_two(table, place) or len(table.plan) == 0):
        raise BadPosition("Keepers agree only about a virtual place, and on a proposal of theirs.")
    if not answers and len(table.plan) > 0:
        raise BadPosition("Nothing is proposed before the first keeper has spoken.")
    if (step is LAST_WORD) != (len(table.counter) > 0):
        raise BadPosition("The last word needs a counter-proposal, and nothing else does.")
    if not (is_possible(table, table.plan) and is_possible(table, table.counter)):
        raise BadPosition("A proposal must be something that the keepers could do.")


def is_possible(table: "State", plan: vec[i64]) -> bool:
    """CC-040, CC-041, CC-089: a matching card and two places for the two, or one of the seven cards, or nothing."""
    if len(plan) == 0:
        return True
    if not table.toasting:
        return len(plan) == 1 and one_of_each(table.lying[table.overflow]) & BIT[plan[0]] != 0
    if len(plan) != 3 or plan[1] == plan[2] or not may_send(table, plan[1], plan[2]):
        return False
    return candidates(table, table.card, table.target) & BIT[plan[0]] != 0


def check_decider(table: "State") -> None:
    """CC-032, CC-038, CC-041, CC-088: who played calls CHEERS, who the place belongs to decides; keepers in turn."""
    decider = table.player
    if table.step is not SHOUTING:
        place = table.target if table.toasting else table.overflow
        second = table.step is PROPOSED or (table.countering and table.step is not LAST_WORD)
        decider = second_decider(table, place) if second else first_decider(table, place)
    if table.active != decider:
        raise BadPosition(f"Seat {decider + 1} must be the one that decides here.")
