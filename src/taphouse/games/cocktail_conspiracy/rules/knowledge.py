"""Dealing anew what a seat cannot know, so that everything it does know stays true."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.moves import NOBODY
from taphouse.core.rng import Quick, Rng
from taphouse.core.step import OVER
from taphouse.games.cocktail_conspiracy.cards import CARDS, COMBINATIONS, WEIGHTS
from taphouse.games.cocktail_conspiracy.house import MASQUERADE, MASTER_APPRENTICE
from taphouse.games.cocktail_conspiracy.rules.beginning import LAST_DRINK, THROWING
from taphouse.games.cocktail_conspiracy.rules.kinds import ANSWERS, SIGNS, UNSAID

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


def knows_combination(table: "State", eyes: i64, team: i64) -> bool:
    """CC-019, CC-066, CC-070, CC-077: whether a seat has seen the combination of a team."""
    if table.step is OVER:
        return True
    if eyes == NOBODY or table.teams[eyes] != team:
        return False
    return table.house.mode != MASTER_APPRENTICE or table.masters & BIT[eyes] != 0


def knows_team(table: "State", eyes: i64, place: i64) -> bool:
    """CC-066, CC-079: whether a seat knows whose side a place is on."""
    return table.house.mode != MASQUERADE or table.step is OVER or place == eyes


def resample(table: "State", eyes: i64, rng: Rng) -> "State":
    """Copy the table and deal anew its hidden cards, combinations, team tokens and secret answers."""
    twin = table.copy()
    deal_cards(twin, eyes, rng)
    if twin.step is not OVER:
        deal_goals(twin, eyes, rng)
    if twin.step is LAST_DRINK:
        twin.answers = guessed(twin.answers, eyes, len(ANSWERS), rng)
    elif twin.step is THROWING:
        twin.throws = guessed(twin.throws, eyes, len(SIGNS), rng)
    twin.rng = Quick(rng.below(2147483647) * 2147483647 + rng.below(2147483647))
    return twin


def guessed(said: vec[i64], eyes: i64, choices: i64, rng: Rng) -> vec[i64]:
    """Replace what others have said in secret."""
    fresh = said[:]
    for seat in range(len(said)):
        if said[seat] != UNSAID and seat != eyes:
            fresh[seat] = rng.below(choices)
    return fresh


def deal_cards(table: "State", eyes: i64, rng: Rng) -> None:
    """Let the shuffles since a card was last seen have come out differently, the oldest first.

    A card's stead is the way it has gone since; what is on that way changes, the ways do not. So
    whatever the seat has seen is as it was. What others saw on the way is renamed as it happened.
    """
    then = table.memory.copy()
    now = list(range(CARDS))
    hidden = hidden_cards(table, eyes)
    handed: i64 = 0
    for row in range(then.shuffle_rows):
        handed = rename_handed(table, handed, then.shuffles[2 * row], now)
        mix(now, hidden & then.unseen_since(row, eyes), rng)
        table.memory.shuffles[2 * row + 1] = renamed(then.shuffles[2 * row + 1], now)
    rename_handed(table, handed, then.shuffled, now)
    for seat in range(table.n):
        if table.step is not OVER and seat != eyes:
            table.hands[seat] = renamed(table.hands[seat], now)
    table.discards = renamed(table.discards, now)
    for i in range(table.deck.size):
        table.deck.cards[i] = now[table.deck.cards[i]]


def rename_handed(table: "State", first: i64, number: i64, now: list[int]) -> i64:
    """Rename what was discarded from hands up to a shuffle; tells how far that is."""
    memory = table.memory
    row = first
    while row < memory.handed_rows and memory.handed[3 * row + 1] <= number:
        memory.handed[3 * row + 2] = renamed(memory.handed[3 * row + 2], now)
        row += 1
    return row


def hidden_cards(table: "State", eyes: i64) -> i64:
    """The cards that the seat does not see: deck, discard pile, and the hands of others until the end."""
    cards = table.discards
    for i in range(table.deck.size):
        cards |= BIT[table.deck.cards[i]]
    for seat in range(table.n):
        if seat != eyes and table.step is not OVER:
            cards |= table.hands[seat]
    return cards


def mix(now: list[int], steads: i64, rng: Rng) -> None:
    """Shuffle what lies in these steads."""
    places: list[int] = []
    rest = steads
    while rest != 0:
        places.append(int(lowest(rest)))
        rest &= rest - 1
    for i in range(len(places) - 1, 0, -1):
        j = int(rng.below(i + 1))
        one, other = places[i], places[j]
        now[one], now[other] = now[other], now[one]


def renamed(cards: i64, now: list[int]) -> i64:
    """What lies now in the steads of these cards."""
    found: i64 = 0
    rest = cards
    while rest != 0:
        found |= BIT[now[lowest(rest)]]
        rest &= rest - 1
    return found


def deal_goals(table: "State", eyes: i64, rng: Rng) -> None:
    """CC-018, CC-062, CC-076: tokens and combinations that agree with no place having won so far.

    Each way of dealing the tokens counts as often as there are draws of combinations that agree with it.
    """
    if table.house.mode == MASQUERADE:
        deals = token_deals(table, eyes)
        weights = [deal_weight(table, eyes, deal) for deal in deals]
        table.teams = vec[i64](deals[pick(weights, rng)])
    combinations = table.combinations[:]
    for team in range(table.house.teams):
        if not knows_combination(table, eyes, team):
            combinations[team] = pick(allowed_weights(ruled_out_for(table, table.teams, team)), rng)
    table.combinations = combinations


def pick(weights: list[int], rng: Rng) -> int:
    """Pick a number by weight."""
    total = 0
    for weight in weights:
        total += weight
    left = int(rng.below(total))
    found = 0
    while left >= weights[found]:
        left -= weights[found]
        found += 1
    return found


def ruled_out_for(table: "State", teams: vec[i64], team: i64) -> i64:
    """CC-062: the combinations that a team cannot have, since a place of it would have won."""
    ruled: i64 = 0
    for place in range(table.seating.places):
        if teams[place] == team:
            ruled |= table.ruled_out[place]
    return ruled


def allowed_weights(ruled: i64) -> list[int]:
    """CC-018: how likely each combination is, without those that are ruled out."""
    return [0 if ruled & BIT[combination] != 0 else int(WEIGHTS[combination]) for combination in range(COMBINATIONS)]


def deal_weight(table: "State", eyes: i64, deal: list[int]) -> int:
    """How many draws of combinations agree with a deal of tokens."""
    weight = 1
    teams = vec[i64](deal)
    for team in range(table.house.teams):
        ruled = ruled_out_for(table, teams, team)
        if knows_combination(table, eyes, team):
            weight *= 0 if ruled & BIT[table.combinations[team]] != 0 else 1
        else:
            total = 0
            for one in allowed_weights(ruled):
                total += one
            weight *= total
    return weight


def token_deals(table: "State", eyes: i64) -> list[list[int]]:
    """CC-076: every way in which the team tokens can have been dealt, the seat's own being what it is."""
    deals: list[list[int]] = [[]]
    for seat in range(table.n):
        longer: list[list[int]] = []
        for deal in deals:
            for team in range(table.house.teams):
                fits = deal.count(int(team)) < len(table.seating.members[team])
                if fits and (seat != eyes or table.teams[seat] == team):
                    longer.append([*deal, int(team)])
        deals = longer
    return deals
