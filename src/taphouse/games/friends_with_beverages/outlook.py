"""The table as a player thinks of it: what is at hand, whom to serve, what may come, what others need."""

from typing import cast

from taphouse.games.friends_with_beverages import cards as c
from taphouse.games.friends_with_beverages import numbers
from taphouse.games.friends_with_beverages.side import KIND_OF_CARD, Side, in_places
from taphouse.games.friends_with_beverages.view import FwbView
from taphouse.games.friends_with_beverages.worth import CARRIED, RECIPES, Goal, Recipe, costs_of, worth

KIND = {code: kind for kind, code in enumerate(c.CODES)}
LATE = 0.4
"""What is missing of a piece in the hand where equipment works only after the turn ..."""
TOO_LATE = 9.0
"""... and in the last turn."""
NEVER = -1e9
"""Worse than anything."""
BOXED = 10
"""FWB-011: the guests that stay out of the game."""
SHORT = 14
"""With so few rounds left one hurries to serve a first guest; half as many for the second, and so on."""
SHOWN = 2
"""FWB-114: the pieces that an Exhibition takes for one."""
INTERRUPTS = 12
"""About how many there are."""
TROUBLE = -0.3
"""Draws that drawing an interrupt is worth."""


OPEN = ("market", "second-hand", "aside")
"""The places where resource cards lie open, besides the sheds and the discard."""


class Outlook:
    """What one seat has and hopes for, read from its view."""

    def __init__(self, view: FwbView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.sides = [Side(view, each.seat) for each in view.seats]
        """Of all seats; ``host``: one's own."""
        self.host = self.sides[seat]
        self.guest_market = {
            at: item.id for at, item in in_places(view.zone("guest-market").items, view.vacant).items()
        }
        """The guests of the market by their positions, from 0."""
        self.guest_deck = view.zone("guest-deck").count
        self.hand = [0] * c.EVENTS
        """How many cards of each kind."""
        for item in view.zone(f"hand-{seat}").items:
            self.hand[KIND_OF_CARD[item.id]] += 1
        self.shed = self.host.types()
        self.slots = [place.slot for place in self.host.guests if not place.served]
        """Of the guests that are still to be served, from 0; ``guests``: what these want."""
        self.guests = [RECIPES[place.guest] for place in self.host.guests if not place.served]
        self.unseen = self._unseen()
        """How many cards of each kind may be drawn: those that lie nowhere in sight."""
        self.goal = self._goal()
        self.now = self.with_hand(self.hand)
        """How well the seat stands."""

    def _goal(self) -> Goal:
        view = self.view
        delayed = "delayed" in view.modules
        last = view.last_round is not None
        if last and delayed:
            self.shed = self.host.types(ready=True)
        carried = (TOO_LATE if last else LATE) if delayed else CARRIED
        hurried = self.rounds_left() * (1 + self.host.served) < SHORT
        floor = self.rival() - self.host.points if len(self.guests) == 1 and not last else 0
        return Goal(
            costs_of(self.unseen), view.capacity, view.hand_limit, carried, last=last, hurried=hurried, floor=floor
        )

    def rival(self) -> int:
        """The most points that another seat has."""
        return max(side.points for side in self.sides if side.seat != self.seat)

    def rounds_left(self) -> float:
        """FWB-133: how long the Guest Deck lasts if guests go on leaving it as they did."""
        seats = len(self.sides)
        gone = c.GUEST_COUNT - BOXED - c.MARKET - seats * len(self.host.guests) - self.guest_deck
        return self.guest_deck * (self.turn + seats) / ((max(0, gone) + 1) * seats)

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return cast("int", self.view.counters["turn"])

    def with_hand(self, hand: list[int]) -> float:
        """How well the seat would stand with another hand."""
        return worth(hand, self.shed, self.guests, self.goal)

    def changed(self, *, more: tuple[int, ...] = (), less: tuple[int, ...] = ()) -> list[int]:
        """The hand with some cards more or less, by kind."""
        hand = self.hand[:]
        for kind in more:
            hand[kind] += 1
        for kind in less:
            hand[kind] -= 1
        return hand

    def gain(self, kind: int) -> float:
        """What one more card of a kind is worth."""
        return self.with_hand(self.changed(more=(kind,))) - self.now

    def loss(self, kind: int) -> float:
        """What it costs to give up a card of a kind."""
        return self.now - self.with_hand(self.changed(less=(kind,)))

    def without(self, tool: int, hand: list[int]) -> float:
        """How well the seat would stand with a piece of the shed less, and another hand."""
        return worth(hand, self.shed & ~(1 << tool), self.guests, self.goal)

    def shed_loss(self, tool: int) -> float:
        """What it costs to lose a piece out of the shed."""
        return self.now - self.without(tool, self.hand)

    def thrown_away(self) -> set[int]:
        """The kinds of equipment in the discard."""
        kinds = {KIND_OF_CARD[text] for text in self.view.zone("discard").known}
        return {kind for kind in kinds if c.EQUIPMENT <= kind < c.ABUNDANCE}

    def found(self, hand: list[int], shed: int | None = None) -> float:
        """How well the seat would stand with the best piece of the discard added to a hand."""
        best = NEVER
        for kind in self.thrown_away():
            more = hand[:]
            more[kind] += 1
            best = max(best, worth(more, self.shed if shed is None else shed, self.guests, self.goal))
        return best

    def shown_loss(self, move: int) -> float:
        """FWB-114: what it costs to give away the piece that a move names."""
        return (
            self.shed_loss(move - numbers.SHOW_SHED)
            if move >= numbers.SHOW_SHED
            else self.loss(c.EQUIPMENT + move - numbers.SHOW_HAND)
        )

    def exhibition(self, hand: list[int]) -> tuple[float, int]:
        """FWB-114: how well the seat would stand after the best exchange, and which piece it gives first."""
        shows = [numbers.SHOW_HAND + tool for tool in range(c.TYPES) for _ in range(self.hand[c.EQUIPMENT + tool])]
        shows += [numbers.SHOW_SHED + tool for tool in range(c.TYPES) if self.shed >> tool & 1]
        if len(shows) < SHOWN:
            return NEVER, numbers.PASS
        cheapest = sorted(shows, key=self.shown_loss)[:SHOWN]
        rest, shed = hand[:], self.shed
        for move in cheapest:
            if move >= numbers.SHOW_SHED:
                shed &= ~(1 << move - numbers.SHOW_SHED)
            else:
                rest[c.EQUIPMENT + move - numbers.SHOW_HAND] -= 1
        return self.found(rest, shed), cheapest[0]

    def _unseen(self) -> list[int]:
        view = self.view
        left = list(c.PRINTED[: c.EVENTS])
        for kind, copies in enumerate(self.hand):
            left[kind] -= copies
        sheds = [piece.id for side in self.sides for piece in side.shed]
        lying = [item.id for zone in view.zones if zone.id in OPEN for item in zone.items]
        for card in (*sheds, *lying, *view.zone("discard").known):
            kind = KIND_OF_CARD[card]
            if kind < c.EVENTS:
                left[kind] -= 1
        return left

    def blind(self) -> float:
        """What a card from the deck is worth, by and large."""
        left = self.unseen
        hopes = sum(copies * self.gain(kind) for kind, copies in enumerate(left) if copies > 0)
        return (hopes + INTERRUPTS * TROUBLE) / (sum(left) + INTERRUPTS)

    def paid(self, move: int) -> list[int]:
        """The hand after a swap was paid as a move says."""
        price = self.view.swap_price
        hand = self.hand[:]
        if move >= numbers.PAY_WILD:
            hand[c.ABUNDANCE] -= price
            return hand
        kind = (move - numbers.PAY) % c.ABUNDANCE
        real = 1 if move >= numbers.PAY_MIXED else price
        hand[kind] -= real
        hand[c.ABUNDANCE] -= price - real
        return hand

    def swapped(self, hand: list[int], recipe: Recipe) -> tuple[float, int]:
        """How well the seat would stand with a new guest in the best place for it, and which slot that is."""
        best, slot = NEVER, 0
        for i, place in enumerate(self.slots):
            guests = self.guests[:]
            guests[i] = recipe
            value = worth(hand, self.shed, guests, self.goal)
            if value > best:
                best, slot = value, place
        return best, slot

    def strangers(self) -> list[Recipe]:
        """The guests that have not been seen yet."""
        seen = {place.guest for side in self.sides for place in side.guests}
        seen |= {*self.guest_market.values(), *self.view.zone("guest-discard").known}
        return [recipe for name, recipe in RECIPES.items() if name not in seen]

    def next_host(self) -> Side:
        """The seat to the left."""
        return self.sides[(self.seat + 1) % len(self.sides)]


def craving(host: Side, kind: int) -> float:
    """How much another seat would like a card of a kind, as far as its guests and its shed tell."""
    total = 0.0
    if c.EQUIPMENT <= kind < c.EQUIPMENT + c.TYPES and host.types() >> kind - c.EQUIPMENT & 1:
        return total
    for place in host.guests:
        if not place.served:
            recipe = RECIPES[place.guest]
            total += dict(recipe.needs).get(kind, 0) + (kind >= c.EQUIPMENT and recipe.tools >> kind - c.EQUIPMENT & 1)
    return total


def reliance(host: Side, tool: int) -> float:
    """How much the guests of a seat hang on a piece in its shed: the more points and the fewer gaps, the more."""
    bit, shed = 1 << tool, host.types()
    total = 0.0
    for place in host.guests:
        recipe = RECIPES[place.guest]
        if not place.served and recipe.tools & bit:
            total += recipe.points / (1 + (recipe.tools & ~shed).bit_count())
    return total
