"""Setting the table up, CC-011 to CC-021, and the secrets of the other modes, CC-069 to CC-079."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.rng import Rng
from taphouse.games.cocktail_conspiracy.cards import BY_TALLY, COLOURS
from taphouse.games.cocktail_conspiracy.house import (
    BY_CHANCE,
    LAST_DRINK,
    MASQUERADE,
    MASTER_APPRENTICE,
    STACK,
    TOKENS,
)
from taphouse.games.cocktail_conspiracy.rules import beginning
from taphouse.games.cocktail_conspiracy.rules import happenings as h
from taphouse.games.cocktail_conspiracy.rules.drawing import draw_card

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


def deal(table: "State") -> None:
    """Deal the hands, draw the combinations, share the secrets, and find out who begins."""
    deal_hands(table)
    for team in range(table.house.teams):
        table.combinations[team] = draw_combination(table.rng)
    if table.house.mode == MASQUERADE:
        deal_tokens(table)
    elif table.house.mode == MASTER_APPRENTICE:
        name_masters(table)
    table.learned += 1
    table.note(h.DEALT, int(table.house.mode))
    if table.house.first_player == LAST_DRINK:
        table.step = beginning.LAST_DRINK
    elif table.house.first_player == BY_CHANCE:
        beginning.begin(table, table.rng.below(table.n))
    else:
        beginning.begin(table, table.house.first_player)


def deal_hands(table: "State") -> None:
    """CC-011, CC-090: the shuffled cards form the deck; each seat takes its whole hand from the top."""
    cards = table.house.deck
    while cards != 0:
        table.deck.put(lowest(cards))
        cards &= cards - 1
    table.deck.shuffle(table.rng)
    table.memory.shuffle(table.house.deck)
    for seat in range(table.n):
        for _i in range(table.seating.limits[seat]):
            draw_card(table, seat)


def draw_combination(rng: Rng) -> i64:
    """CC-013 to CC-018: drop one of the five stacks, mix the eight tokens that are left, and draw five.

    CC-015, CC-016: the stack that is dropped is a whole one. CC-017: the others come apart.
    CC-020: what is dropped is kept nowhere. CC-021: every team draws from a set of its own.
    """
    dropped = rng.below(COLOURS)
    tokens = vec[i64]([0] * (STACK * (COLOURS - 1)))
    left: i64 = 0
    for colour in range(COLOURS):
        if colour != dropped:
            for _i in range(STACK):
                tokens[left] = colour
                left += 1
    rng.deal(tokens, left, TOKENS)
    tally = 0
    for i in range(TOKENS):
        tally += 8 ** int(tokens[i])
    return BY_TALLY[tally]


def deal_tokens(table: "State") -> None:
    """CC-005, CC-075, CC-076: shuffle as many team tokens as there are players; each gets one and shows it to nobody.

    CC-077, CC-078: what a token stands for is shown in the view of whoever holds it.
    """
    tokens = table.seating.sides[:]
    table.rng.shuffle(tokens, table.n)
    table.teams = tokens


def name_masters(table: "State") -> None:
    """CC-069, CC-072: the lowest seat of a team is its master, or chance names one; a lone member always is."""
    for members in table.seating.members:
        master: i64 = members[0]
        if table.house.random_masters:
            master = members[table.rng.below(len(members))]
        table.masters |= BIT[master]
