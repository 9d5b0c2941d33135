"""Dealing anew what a seat cannot know, so that everything it does know stays true."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, nth
from taphouse.core.pile import Pile
from taphouse.core.rng import Quick, Rng
from taphouse.core.step import OVER
from taphouse.games.friends_with_beverages.cards import (
    COPY_OF,
    EVENTS,
    FIRST,
    GUEST_COUNT,
    KIND_OF,
    NO_CARD,
)
from taphouse.games.friends_with_beverages.rules import shots
from taphouse.games.friends_with_beverages.rules.arrival import ARRIVAL, NOSES
from taphouse.games.friends_with_beverages.rules.decision import Decision, begun_as
from taphouse.games.friends_with_beverages.rules.decks import EPOCH, happens_at_once
from taphouse.games.friends_with_beverages.rules.looks import DEEP
from taphouse.games.friends_with_beverages.rules.records import Arrivals
from taphouse.games.friends_with_beverages.rules.unfinished import forget

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

TRIES: Final = 40
"""How often hands are dealt until the seat that is asked has something to be asked about."""


def resample(table: "State", eyes: i64, rng: Rng) -> "State":
    """Copy the table and deal its hidden things anew: other hands, both decks, the box, and secret answers."""
    known = as_known(table, eyes)
    twin = known.copy()
    deal_hands(twin, eyes, -1, rng)
    tries = 1
    while not is_sound(twin, eyes):
        twin = known.copy()
        deal_hands(twin, eyes, -1 if tries < TRIES else table.asked, rng)
        tries += 1
    deal_guests(twin, eyes, rng)
    deal_answers(twin, eyes, rng)
    twin.rng = Quick(rng.below(2147483647) * 2147483647 + rng.below(2147483647))
    return twin


def as_known(table: "State", eyes: i64) -> "State":
    """FWB-139: the table without the steps of a choice that only the seat that is asked has seen."""
    if table.asked == eyes or begun_as(table) is table.step:
        return table
    known = table.copy()
    forget(known)
    known.forget_moves()
    return known


def deal_hands(table: "State", eyes: i64, kept: i64, rng: Rng) -> None:
    """Deal the cards that the eyes do not see to the places where they lie; the hand ``kept`` stays as it is.

    A card that everybody knew to be in the deck cannot have been drawn before, and one that was in a hand
    when the deck was made anew cannot have been drawn since. Filling the places by age, the oldest first,
    every deal that fits is equally likely: what fits an older place fits a younger one of its epoch too.
    """
    places = hidden_places(table, eyes, kept)
    pool = table.resources.deck.listed() + places
    ages = [int(table.memory.drawn[card]) for card in places]
    seats = [owner(table, card) for card in places]
    fresh = [table.hands.fresh[KIND_OF[card]] & BIT[COPY_OF[card]] != 0 for card in places]
    for i in range(len(places)):
        lift(table, seats[i], places[i])
    for i in by_age(ages):
        card = draw_fitting(table, pool, ages[i], rng)
        put_down(table, seats[i], card, ages[i], is_fresh=fresh[i])
    table.resources.deck.fill(pool)
    table.resources.deck.shuffle(rng)


def hidden_places(table: "State", eyes: i64, kept: i64) -> list[int]:
    """The hand cards that the eyes do not see. At the end all hands are shown."""
    cards: list[int] = []
    if table.step is OVER:
        return cards
    for seat in range(table.n):
        if seat in (eyes, kept):
            continue
        for kind in range(EVENTS):
            copies = table.hands.copies(seat, kind) & ~table.hands.known[kind]
            for i in range(count(copies)):
                cards.append(int(FIRST[kind] + nth(copies, i)))
    return cards


def owner(table: "State", card: int) -> int:
    """Whose hand a card is in."""
    seat = 0
    while table.hands.copies(seat, KIND_OF[card]) & BIT[COPY_OF[card]] == 0:
        seat += 1
    return seat


def by_age(ages: list[int]) -> list[int]:
    """The places in the order of their ages."""
    return [pair[1] for pair in sorted([(ages[i], i) for i in range(len(ages))])]


def lift(table: "State", seat: int, card: int) -> None:
    """Take a card up, to be dealt anew."""
    kind = KIND_OF[card]
    table.hands.held[EVENTS * seat + kind] &= ~BIT[COPY_OF[card]]
    table.hands.fresh[kind] &= ~BIT[COPY_OF[card]]


def put_down(table: "State", seat: int, card: int, age: int, *, is_fresh: bool) -> None:
    """Put a card where another one was."""
    kind = KIND_OF[card]
    table.hands.held[EVENTS * seat + kind] |= BIT[COPY_OF[card]]
    table.memory.drawn[card] = age
    if is_fresh:
        table.hands.fresh[kind] |= BIT[COPY_OF[card]]


def draw_fitting(table: "State", pool: list[int], age: int, rng: Rng) -> int:
    """Draw one of the cards that can lie in a place of that age."""
    fitting: list[int] = []
    for i in range(len(pool)):
        card = pool[i]
        seen = int(table.memory.seen[card])
        if seen <= age and seen // EPOCH == age // EPOCH and not happens_at_once(table, KIND_OF[card]):
            fitting.append(i)
    at = fitting[rng.below(len(fitting))]
    card = pool[at]
    pool[at] = pool[len(pool) - 1]
    pool.pop()
    return card


def is_sound(table: "State", eyes: i64) -> bool:
    """Whether the seat that is asked would be asked this with this hand: everybody sees that it is."""
    step = table.step
    return table.asked == eyes or not isinstance(step, Decision) or step.fits(table, table.asked)


def deal_guests(table: "State", eyes: i64, rng: Rng) -> None:
    """Deal the Guest Deck and the box anew, but for guests that the eyes have seen on top (FWB-090)."""
    deck = table.guests.deck
    before = deck.copy()
    fixed = vec[i64]([NO_CARD] * DEEP)
    if eyes < table.n:
        known_on_top(table, eyes, fixed, rng)
    pool: list[int] = []
    for guest in deck.listed() + table.guests.box.listed():
        if guest not in (fixed[0], fixed[1], fixed[2]):
            pool.append(guest)
    for i in range(len(pool) - 1, 0, -1):
        j = int(rng.below(i + 1))
        pool[i], pool[j] = pool[j], pool[i]
    boxed = Pile(GUEST_COUNT)
    boxed.fill(pool[: table.guests.box.size])
    table.guests.box = boxed
    rest = pool[boxed.size :]
    for i in range(deck.size):
        from_top = deck.size - 1 - i
        if from_top < DEEP and fixed[from_top] != NO_CARD:
            deck.cards[i] = fixed[from_top]
        else:
            deck.cards[i] = rest.pop()
    for seat in range(table.n):
        if seat != eyes:
            look_again(table, seat, before.cards)


def known_on_top(table: "State", eyes: i64, fixed: vec[i64], rng: Rng) -> None:
    """Lay down where the guests are that the eyes know: in their order, or in any within the depth that they know."""
    known = table.guests.looks.of(eyes)
    spots = list(range(table.guests.looks.depth[eyes]))
    for guest in known:
        at = 0 if table.guests.looks.ordered[eyes] == 1 else int(rng.below(len(spots)))
        fixed[spots.pop(at)] = guest


def look_again(table: "State", seat: i64, before: vec[i64]) -> None:
    """What another seat has seen is now what lies in the same spots."""
    size = table.guests.deck.size
    for i in range(DEEP):
        guest = table.guests.looks.guests[DEEP * seat + i]
        if guest != NO_CARD:
            at = size - 1
            while before[at] != guest:
                at -= 1
            table.guests.looks.guests[DEEP * seat + i] = table.guests.deck.cards[at]


def any_of(things: i64, rng: Rng) -> i64:
    """Pick a member of a set."""
    return nth(things, rng.below(count(things)))


def deal_answers(table: "State", eyes: i64, rng: Rng) -> None:
    """FWB-019, FWB-109: secret answers of others may have been any."""
    if table.step is ARRIVAL:
        table.arrivals = answers = Arrivals(table.seats, table.arrivals)
        for seat in range(table.n):
            if seat != eyes and answers.bottles[seat] >= 0:
                answers.bottles[seat] = rng.below(2)
            if seat != eyes and answers.noses[seat] > 0:
                answers.noses[seat] = 1 + rng.below(NOSES)
    elif table.step is shots.ONE_SHOT_ANSWER:
        table.immunity = immunity = shots.Immunity(table.seats, table.immunity)
        for seat in range(table.n):
            if seat != eyes and immunity.answers[seat] != shots.SHOT_OPEN:
                immunity.answers[seat] = any_shot(table, seat, rng)


def any_shot(table: "State", seat: i64, rng: Rng) -> i64:
    """One of the answers that a seat could have given."""
    answers: i64 = BIT[shots.SHOT_NO]
    if shots.can_toast(table, seat):
        answers |= BIT[shots.SHOT_TOAST]
    if shots.can_drive(table, seat):
        answers |= BIT[shots.SHOT_DRIVER]
    return any_of(answers, rng)
