"""The table as a player thinks of it: what is at hand, whom to serve, what may come."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.games.friends_with_beverages.cards import (
    EQUIPMENT,
    EVENTS,
    GUEST_COUNT,
    INTERRUPTS,
    KIND_OF,
    MARKET,
    NO_CARD,
    PRINTED,
    SLOTS,
)
from taphouse.games.friends_with_beverages.rules.ending import ends_by_serving, points_of
from taphouse.games.friends_with_beverages.rules.setup import BOXED
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.rules.turn import HAND_MOST
from taphouse.games.friends_with_beverages.thinking.goal import CARRIED, Goal, costs_of
from taphouse.games.friends_with_beverages.thinking.hand import Hand
from taphouse.games.friends_with_beverages.thinking.recipes import RECIPES, Recipe
from taphouse.games.friends_with_beverages.thinking.worth import NEVER, worth

LATE: Final = 0.4
"""What is missing of a piece in the hand where equipment works only after the turn ..."""
TOO_LATE: Final = 9.0
"""... and in the last turn."""
SHORT: Final = 14.0
"""With so few rounds left one hurries to serve a first guest; half as many for the second, and so on."""
TROUBLE: Final = -0.3
"""Draws that drawing an interrupt is worth."""
COPIES: Final = vec[i64](list(PRINTED[:EVENTS]))
"""How many cards of each kind there are that a hand can hold."""


def hand_of(table: State, seat: i64) -> Hand:
    """The cards in a hand, counted."""
    hand = Hand()
    for kind in range(EVENTS):
        copies = table.hands.copies(seat, kind)
        if copies != 0:
            hand.add(kind, count(copies))
    return hand


@final
class Outlook:
    """What one seat has and hopes for: its own hand, and what lies open."""

    def __init__(self, table: State, seat: i64) -> None:
        self.table = table
        self.seat = seat
        self.hand = hand_of(table, seat)
        """How many cards of each kind."""
        self.shed: i64 = table.sheds.types[seat]
        """The types of equipment that help; ``slots``: the guests that are still to be served."""
        self.slots: list[int] = []
        self.guests: list[Recipe] = []
        """What these want."""
        for slot in range(table.house.guests):
            if not table.guests.is_served(seat, slot):
                self.slots.append(int(slot))
                self.guests.append(RECIPES[table.guests.at(seat, slot)])
        self.unseen: vec[i64] = unseen_by(table, seat)
        """How many cards of each kind may be drawn: those that lie nowhere in sight."""
        self.goal = self._goal()
        self.now: float = self.stands(self.hand)
        """How well the seat stands."""

    def _goal(self) -> Goal:
        table, house = self.table, self.table.house
        served = count(table.guests.served[self.seat])
        last = ends_by_serving(table) or table.guests.gone
        carried = CARRIED
        if house.delayed:
            carried = TOO_LATE if last else LATE
            if last:
                self.shed = table.sheds.ready(self.seat)
        # FWB-140: with the next guest that it serves it rings in the last round.
        ends = served + 1 == house.to_serve and not last
        return Goal(
            costs_of(self.unseen),
            house.capacity,
            HAND_MOST,
            carried,
            last=last,
            hurried=rounds_left(table) * float(1 + served) < SHORT,
            floor=self.rival() - points_of(table, self.seat) if ends else 0,
            strict=house.strict,
            wild_tools=house.wild_equipment,
        )

    def rival(self) -> i64:
        """The most points that another seat has."""
        most: i64 = 0
        for seat in range(self.table.n):
            if seat != self.seat:
                most = max(most, points_of(self.table, seat))
        return most

    def stands(self, hand: Hand) -> float:
        """How well the seat would stand with another hand."""
        return worth(hand, self.shed, self.guests, self.goal)

    def stands_with(self, hand: Hand, shed: i64) -> float:
        """How well it would stand with another hand and another shed."""
        return worth(hand, shed, self.guests, self.goal)

    def with_one(self, kind: i64) -> float:
        """How well it would stand with one more card of a kind."""
        self.hand.add(kind)
        value = self.stands(self.hand)
        self.hand.add(kind, -1)
        return value

    def gain(self, kind: i64) -> float:
        """What one more card of a kind is worth."""
        return self.with_one(kind) - self.now

    def loss(self, kind: i64) -> float:
        """What it costs to give up a card of a kind."""
        self.hand.add(kind, -1)
        value = self.stands(self.hand)
        self.hand.add(kind)
        return self.now - value

    def changed(self, more: i64, less: i64) -> Hand:
        """The hand with one card of a kind for one of another."""
        hand = self.hand.copy()
        hand.add(more)
        hand.add(less, -1)
        return hand

    def shed_loss(self, tool: i64) -> float:
        """What it costs to lose a piece out of the shed."""
        return self.now - self.stands_with(self.hand, self.shed & ~BIT[tool])

    def blind(self) -> float:
        """What a card from the deck is worth, by and large."""
        hopes, number = 0.0, 0.0
        for kind in range(EVENTS):
            copies = self.unseen[kind]
            if copies > 0:
                hopes += float(copies) * self.gain(kind)
                number += float(copies)
        trouble = float(interrupts(self.table))
        return (hopes + trouble * TROUBLE) / (number + trouble)

    def invited(self, hand: Hand, recipe: Recipe) -> float:
        """How well the seat would stand with a new guest in the best place for it."""
        best = NEVER
        for i in range(len(self.guests)):
            best = max(best, self._invited_for(hand, recipe, i))
        return best

    def place_for(self, hand: Hand, recipe: Recipe) -> i64:
        """The slot that is the best place for a new guest."""
        best, slot = NEVER, 0
        for i in range(len(self.guests)):
            value = self._invited_for(hand, recipe, i)
            if value > best:
                best, slot = value, self.slots[i]
        return slot

    def _invited_for(self, hand: Hand, recipe: Recipe, i: i64) -> float:
        leaves = self.guests[i]
        self.guests[i] = recipe
        value = self.stands(hand)
        self.guests[i] = leaves
        return value

    def recipe_in(self, slot: i64) -> Recipe:
        """What the guest in a slot wants."""
        return RECIPES[self.table.guests.at(self.seat, slot)]

    def without(self, recipe: Recipe) -> list[Recipe]:
        """The guests that are still to be served, but for one."""
        return [guest for guest in self.guests if guest is not recipe]

    def next_guests(self) -> list[Recipe]:
        """The guests that may be on top of the deck: all strangers, but for whoever has looked (FWB-090)."""
        looks = self.table.guests.looks
        return [RECIPES[looks.of(self.seat)[0]]] if looks.ordered[self.seat] == 1 else self.strangers()

    def strangers(self) -> list[Recipe]:
        """The guests that have not been seen yet."""
        table = self.table
        seen = vec[i64]([0] * GUEST_COUNT)
        for seat in range(table.n):
            for slot in range(table.house.guests):
                seen[table.guests.slots[SLOTS * seat + slot]] = 1
        for at in range(MARKET):
            if table.guests.market[at] != NO_CARD:
                seen[table.guests.market[at]] = 1
        for i in range(table.guests.discard.size):
            seen[table.guests.discard.cards[i]] = 1
        return [RECIPES[guest] for guest in range(GUEST_COUNT) if seen[guest] == 0]


def unseen_by(table: State, seat: i64) -> vec[i64]:
    """How many cards of each kind lie nowhere in sight of a seat."""
    left = COPIES[:]
    lying = table.resources
    for kind in range(EVENTS):
        left[kind] -= count(table.hands.copies(seat, kind) | table.hands.known[kind])
    for other in range(table.n):
        types = table.sheds.types[other]
        while types != 0:
            left[EQUIPMENT + lowest(types)] -= 1
            types &= types - 1
    for i in range(lying.discard.size):
        take_off(left, lying.discard.cards[i])
    for i in range(lying.aside.size):
        take_off(left, lying.aside.cards[i])
    take_off(left, lying.market[0])
    take_off(left, lying.market[1])
    take_off(left, lying.second_hand)
    return left


def take_off(left: vec[i64], card: i64) -> None:
    """One card less of its kind, if there is a card."""
    if card != NO_CARD and KIND_OF[card] < EVENTS:
        left[KIND_OF[card]] -= 1


def interrupts(table: State) -> i64:
    """FWB-010: how many interrupts this table plays with."""
    number: i64 = 0
    for kind in range(EVENTS, EVENTS + INTERRUPTS):
        number += table.house.copies[kind]
    return number


def rounds_left(table: State) -> float:
    """FWB-133: how long the Guest Deck lasts if guests go on leaving it as they did."""
    left = table.guests.deck.size
    gone = GUEST_COUNT - BOXED - MARKET - table.n * table.house.guests - left
    return float(left * (table.turns + 1 + table.n)) / float((max(0, gone) + 1) * table.n)
