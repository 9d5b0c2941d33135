"""Dealing anew what a seat cannot know, so that everything it does know stays true."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest, nth
from taphouse.core.pile import Pile
from taphouse.core.rng import Quick, Rng
from taphouse.core.step import OVER
from taphouse.games.friends_with_beverages.cards import (
    CARDS,
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

NO_CARDS: Final = vec[i64]([0] * CARDS)
"""Room for a number for each card ..."""
NO_GUESTS: Final = vec[i64]([0] * GUEST_COUNT)
"""... and for each guest."""
NOBODY_ON_TOP: Final = vec[i64]([NO_CARD] * DEEP)
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
    places = HiddenPlaces(table, eyes, kept)
    for i in range(places.number):
        table.resources.deck.put(places.lift(table, i))
    fitting = NO_CARDS[: table.resources.deck.size]
    age = places.next_age(-1)
    while age >= 0:
        number = find_fitting(table, age, fitting)
        for i in range(places.number):
            if places.ages[i] == age:
                places.put_down(table, i, draw_fitting(table, fitting, number, rng))
                number -= 1
        age = places.next_age(age)
    table.resources.deck.shuffle(rng)


@final
class HiddenPlaces:
    """The places in hands where cards lie that the eyes do not see. At the end all hands are shown."""

    def __init__(self, table: "State", eyes: i64, kept: i64) -> None:
        most: i64 = 0
        for seat in range(table.n):
            most += table.hands.sizes[seat]
        self.cards: vec[i64] = NO_CARDS[:most]
        """The card in each place; ``seats``: whose hand it is; ``ages``: when it came there."""
        self.seats: vec[i64] = NO_CARDS[:most]
        self.ages: vec[i64] = NO_CARDS[:most]
        self.fresh: vec[i64] = NO_CARDS[:most]
        """1 for what came into the hand in this period."""
        self.number: i64 = 0
        if table.step is OVER:
            return
        for seat in range(table.n):
            if seat not in (eyes, kept):
                for kind in range(EVENTS):
                    self._add(table, seat, kind)

    def _add(self, table: "State", seat: i64, kind: i64) -> None:
        copies = table.hands.copies(seat, kind) & ~table.hands.known[kind]
        while copies != 0:
            copy = lowest(copies)
            card = FIRST[kind] + copy
            self.cards[self.number] = card
            self.seats[self.number] = seat
            self.ages[self.number] = table.memory.drawn[card]
            self.fresh[self.number] = 1 if table.hands.fresh[kind] & BIT[copy] != 0 else 0
            self.number += 1
            copies &= copies - 1

    def next_age(self, age: i64) -> i64:
        """The next later age of a place, or -1."""
        found: i64 = -1
        for i in range(self.number):
            if self.ages[i] > age and (found < 0 or self.ages[i] < found):
                found = self.ages[i]
        return found

    def lift(self, table: "State", i: i64) -> i64:
        """Take the card of a place up, to be dealt anew."""
        card = self.cards[i]
        kind = KIND_OF[card]
        table.hands.held[EVENTS * self.seats[i] + kind] &= ~BIT[COPY_OF[card]]
        table.hands.fresh[kind] &= ~BIT[COPY_OF[card]]
        return card

    def put_down(self, table: "State", i: i64, card: i64) -> None:
        """Put a card where another one was."""
        kind = KIND_OF[card]
        table.hands.held[EVENTS * self.seats[i] + kind] |= BIT[COPY_OF[card]]
        table.memory.drawn[card] = self.ages[i]
        if self.fresh[i] == 1:
            table.hands.fresh[kind] |= BIT[COPY_OF[card]]


def find_fitting(table: "State", age: i64, fitting: vec[i64]) -> i64:
    """Where in the deck the cards are that can lie in a place of that age; gives how many."""
    deck = table.resources.deck
    oldest = age - age % EPOCH
    number: i64 = 0
    for at in range(deck.size):
        card = deck.cards[at]
        if oldest <= table.memory.seen[card] <= age and not happens_at_once(table, KIND_OF[card]):
            fitting[number] = at
            number += 1
    return number


def draw_fitting(table: "State", fitting: vec[i64], number: i64, rng: Rng) -> i64:
    """Draw one of so many fitting cards; the last one of the deck takes its place."""
    deck = table.resources.deck
    picked = rng.below(number)
    at = fitting[picked]
    card = deck.cards[at]
    deck.cards[at] = deck.draw()
    if fitting[number - 1] != deck.size:
        while picked < number - 1:
            fitting[picked] = fitting[picked + 1]
            picked += 1
    return card


def is_sound(table: "State", eyes: i64) -> bool:
    """Whether the seat that is asked would be asked this with this hand: everybody sees that it is."""
    step = table.step
    return table.asked == eyes or not isinstance(step, Decision) or step.fits(table, table.asked)


def deal_guests(table: "State", eyes: i64, rng: Rng) -> None:
    """Deal the Guest Deck and the box anew, but for guests that the eyes have seen on top (FWB-090)."""
    deck = table.guests.deck
    before = deck.cards[:]
    fixed = NOBODY_ON_TOP[:]
    if eyes < table.n and table.guests.looks.depth[eyes] > 0:
        known_on_top(table, eyes, fixed, rng)
    pool = NO_GUESTS[:]
    number = put_strangers(pool, 0, deck, fixed)
    number = put_strangers(pool, number, table.guests.box, fixed)
    rng.shuffle(pool, number)
    boxed = table.guests.box.copy()
    for i in range(boxed.size):
        boxed.cards[i] = pool[i]
    table.guests.box = boxed
    for i in range(deck.size):
        from_top = deck.size - 1 - i
        if from_top < DEEP and fixed[from_top] != NO_CARD:
            deck.cards[i] = fixed[from_top]
        else:
            number -= 1
            deck.cards[i] = pool[number]
    for seat in range(table.n):
        if seat != eyes and table.guests.looks.depth[seat] > 0:
            look_again(table, seat, before)


def put_strangers(pool: vec[i64], number: i64, pile: Pile, fixed: vec[i64]) -> i64:
    """Add the guests of a pile whose places nobody knows; gives how many there are now."""
    for i in range(pile.size):
        guest = pile.cards[i]
        if guest != fixed[0] and guest != fixed[1] and guest != fixed[2]:
            pool[number] = guest
            number += 1
    return number


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
