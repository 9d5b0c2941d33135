"""CHEERS, CC-035 to CC-048, and deciding for a virtual place, CC-086 to CC-091."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.games.cocktail_conspiracy.cards import NO_CARD, OF_COLOUR, SMALL, one_of_each
from taphouse.games.cocktail_conspiracy.rules.limit import drop, first_decider, look_at, needs_two, second_decider
from taphouse.games.cocktail_conspiracy.rules.moves import (
    ACCEPT,
    ACCEPTED,
    CHEERED,
    CHEERS_MATCH,
    CHEERS_SEND,
    CHEERS_SHOUT,
    COUNTER,
    COUNTERED,
    OVERFLOW_DISCARD,
    PACK,
    PROPOSED_DROP,
    PROPOSED_SEND,
    SENT,
    TAKE,
    TOOK,
    TOSSED,
    VIRTUAL_ANSWER,
    VIRTUAL_FINAL,
)

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


def begin(table: "State") -> None:
    """CC-038, CC-039, CC-043: the played card goes on its way again, before the limit of six is looked at."""
    table.toasting = True
    if table.house.cheers_button:
        table.decision = CHEERS_SHOUT
    else:
        ask(table)


def ask(table: "State") -> None:
    """CC-038, CC-041: CHEERS is called, and the target decides, not whoever played the card."""
    table.note(CHEERED, int(table.active), table.told(table.target))
    table.countering = False
    table.decider = first_decider(table, table.target)
    ask_match(table)


def ask_match(table: "State") -> None:
    """CC-040: if several matching cards differ, the target chooses the one that leaves; else it goes without saying."""
    cards = candidates(table, table.card, table.target)
    if cards & (cards - 1) == 0:
        table.matched = lowest(cards)
        table.decision = CHEERS_SEND
    else:
        table.matched = NO_CARD
        table.decision = CHEERS_MATCH


def matching(table: "State", card: i64, place: i64) -> i64:
    """CC-036, CC-037: the cards at a place whose big icon is the small icon of the played one."""
    return table.lying[place] & OF_COLOUR[SMALL[card]]


def candidates(table: "State", card: i64, place: i64) -> i64:
    """CC-040: the matching cards among which somebody can choose; of those that look the same, one."""
    return one_of_each(matching(table, card, place))


def match(table: "State", card: i64) -> None:
    """CC-040: this matching card leaves."""
    table.matched = card
    table.decision = CHEERS_SEND


def may_send(table: "State", played_to: i64, matched_to: i64) -> bool:
    """CC-041, CC-046 to CC-048, CC-082: two different places, not the target's, one of them an opponent's.

    In Masquerade any two others will do: nobody can know who is an opponent.
    """
    target = table.target
    if played_to >= table.seating.places or matched_to >= table.seating.places:
        return False
    if target in (played_to, matched_to):
        return False
    team = table.teams[target]
    return table.seating.masquerade or table.teams[played_to] != team or table.teams[matched_to] != team


def send(table: "State", played_to: i64, matched_to: i64) -> None:
    """CC-041: the target sends both cards; two keepers first agree about it."""
    if not needs_two(table, table.target):
        clink(table, table.matched, played_to, matched_to)
        return
    cards = int(table.card) * PACK + int(table.matched)
    places = table.told(played_to) * PACK + table.told(matched_to)
    table.note(PROPOSED_SEND, int(table.decider), cards, places)
    propose(table, vec[i64]([int(table.matched), int(played_to), int(matched_to)]), table.target)


def choose_drop(table: "State", card: i64) -> None:
    """CC-032, CC-089: one of the seven; two keepers first agree about it."""
    if not needs_two(table, table.overflow):
        drop(table, card)
        return
    table.note(PROPOSED_DROP, int(table.decider), int(card))
    propose(table, vec[i64]([int(card)]), table.overflow)


def propose(table: "State", plan: vec[i64], place: i64) -> None:
    """CC-088: the second keeper answers a proposal; a counter-proposal that is the same means agreement."""
    if not table.countering:
        table.plan = plan
        table.decider = second_decider(table, place)
        table.decision = VIRTUAL_ANSWER
        return
    table.counter = plan
    for i in range(len(plan)):
        if table.plan[i] != plan[i]:
            table.decider = first_decider(table, place)
            table.decision = VIRTUAL_FINAL
            return
    agree(table, table.plan)


def answer(table: "State", number: i64) -> None:
    """CC-088: accept, propose something else, or let the coin decide between both."""
    if number == ACCEPT:
        table.note(ACCEPTED, int(table.decider))
        agree(table, table.plan)
    elif number == COUNTER:
        table.note(COUNTERED, int(table.decider))
        table.countering = True
        if table.toasting:
            ask_match(table)
        else:
            table.decision = OVERFLOW_DISCARD
    elif number == TAKE:
        table.note(TOOK, int(table.decider))
        agree(table, table.counter)
    else:
        second = table.rng.below(2) == 1
        table.note(TOSSED, int(table.decider), 1 if second else 0)
        agree(table, table.counter if second else table.plan)


def agree(table: "State", plan: vec[i64]) -> None:
    """CC-088, CC-089: the keepers are done, and a coin is not tossed twice; now the cards move."""
    table.learned += 1
    table.plan = vec[i64]()
    table.counter = vec[i64]()
    table.countering = False
    if table.toasting:
        clink(table, plan[0], plan[1], plan[2])
    else:
        drop(table, plan[0])


def clink(table: "State", matched: i64, played_to: i64, matched_to: i64) -> None:
    """CC-039, CC-044, CC-045: both cards arrive at the same time, and cause nothing more but overflow."""
    table.toasting = False
    table.matched = matched
    table.played_to = played_to
    table.matched_to = matched_to
    table.lift(table.target, matched)
    table.lay(played_to, table.card)
    table.lay(matched_to, matched)
    if table.events is not None:
        cards = int(table.card) * PACK + int(matched)
        table.note(SENT, table.told(table.target), cards, table.told(played_to) * PACK + table.told(matched_to))
    look_at(table, played_to, matched_to)
