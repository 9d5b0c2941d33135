"""What a position promises a seat. Everything is reckoned in Fame; a time unit that is spent well earns about one."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import count
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.rules import ending
from taphouse.games.empire_needs_beer.rules.completing import is_fulfilled
from taphouse.games.empire_needs_beer.thinking.barrels import barrels_of, owned, standing
from taphouse.games.empire_needs_beer.thinking.deck import places_within_reach
from taphouse.games.empire_needs_beer.thinking.demands import number_lacking, time_needed

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State

TIME_WORTH: Final = 1.0
"""What a time unit earns if it is spent well."""
GOING: Final = 0.8
"""Time units that a barrel is worth which an order takes away."""
OPEN_TO_ALL: Final = 0.9
"""What an order of the middle is worth, since others may take it."""
SNATCHED: Final = 0.1
"""What is left of that after this turn, if another seat has all that the order asks for."""
WEIGHTS: Final = vec[float]([1.0, 0.35, 0.2, 0.1, 0.05])
"""How much the best order counts, the second best, and so on."""
LEADS: Final = vec[float]([0.75, 0.45, 0.7])
"""What the majority in orange, black and purple is worth."""
NARROW: Final = 0.8
"""What part of it a majority by a single barrel is worth."""
IN_STOCK: Final = 0.2
"""What any barrel is worth, for orders to come; of a colour in the warehouse, the first two are."""
A_TURN: Final = 4.2
"""Time units of a turn, on the average."""
FADING: Final = 4.0
"""Time units beyond those that are left after which an order promises nothing any more."""
TOO_LATE: Final = 0.34
"""In the last turn: what part of its worth an order loses for each time unit that is missing."""
IN_TIME: Final = 8.0
"""What any order promises that can be completed in time, so that even a poor one is better than none."""
OFFERS: Final = c.SLOTS + 1
"""The orders of the middle, and the own secret one."""

_MEMORY: Final = 256
_NOTHING_KNOWN: Final = vec[i64]([-1] * _MEMORY)
_NO_PROMISES: Final = vec[float]([0.0] * _MEMORY)
_NO_OFFERS: Final = vec[i64]([c.NO_ORDER] * OFFERS)
_LASTING: Final = vec[float]([1.0] * OFFERS)
_NO_HOPES: Final = vec[float]([0.0] * OFFERS)


@final
class Outlook:
    """What a seat can hope for now."""

    def __init__(self, table: "State", seat: i64) -> None:
        self.table = table
        self.seat = seat
        self.barrels = barrels_of(table, seat)
        self.stock: vec[i64] = table.supply[:]
        """How many barrels of each colour can be had, one's own included."""
        for colour in range(c.COLOURS):
            self.stock[colour] += owned(self.barrels, colour)
        self.turns_left = turns_left(table)
        self.is_last: bool = table.final_round or table.round + 1 == table.house.round_limit
        self.time: float = float(table.time_left) + A_TURN * max(0.0, self.turns_left)
        self.races: vec[i64] = vec[i64]([count(table.completed[seat] & c.RACE_SETS[race]) for race in range(c.RACES)])
        self.rivals: vec[i64] = vec[i64]([most_of_others(table, seat, region) for region in range(c.REGIONS)])
        self.bonus: vec[float] = self.end_bonuses()
        """What a barrel of each colour pays at the end, as far as it will still be there."""
        self.offers: vec[i64] = _NO_OFFERS[:]
        """The orders that one may complete, by slots, and at last the secret one."""
        self.worths: vec[float] = _NO_HOPES[:]
        """What each of them is worth."""
        self.lasting: vec[float] = _LASTING[:]
        """What part of that it is worth after this turn, since others may complete it first."""
        self.hopes: vec[float] = _NO_HOPES[:]
        self.times: vec[float] = _NO_HOPES[:]
        """What orders promise where the barrels are now in thought, the best first, and the time that each takes."""
        self.known: vec[i64] = _NOTHING_KNOWN[:]
        self.promised: vec[float] = _NO_PROMISES[:]
        self.look_at_offers()

    def end_bonuses(self) -> vec[float]:
        """ENB-101: a bonus colour counts the more the nearer the end is."""
        pays = vec[float]([0.0] * c.COLOURS)
        late = 1.0 if self.is_last else max(0.15, 0.75 - 0.06 * self.turns_left)
        done = self.table.completed[self.seat]
        for order in range(c.ORDER_COUNT):
            if done & 1 != 0 and c.BONUS[order] != c.ANY:
                pays[c.BONUS[order]] += late
            done >>= 1
        return pays

    def look_at_offers(self) -> None:
        """ENB-054: the middle is open to all; a secret order is one's own."""
        for slot in range(c.SLOTS):
            order = self.table.middle[slot]
            if order != c.NO_ORDER:
                self.offers[slot] = order
                self.worths[slot] = self.worth(order) * (1.0 if self.is_last else OPEN_TO_ALL)
                self.lasting[slot] = self.part_that_lasts(order)
        order = self.table.secret[self.seat]
        if order != c.NO_ORDER:
            self.offers[c.SLOTS] = order
            self.worths[c.SLOTS] = self.worth(order)
        if self.is_last:
            reach = places_within_reach(self.table, self.seat)
            for i in range(OFFERS):
                if self.offers[i] != c.NO_ORDER and number_lacking(self.offers[i], self.barrels) > reach:
                    self.worths[i] = 0.0

    def part_that_lasts(self, order: i64) -> float:
        """What an order is still worth in another turn: nobody leaves one that can be completed."""
        for other in range(self.table.n):
            if other != self.seat and is_fulfilled(self.table, other, order):
                return SNATCHED
        return 1.0

    def worth(self, order: i64) -> float:
        """The Fame of an order with what it adds to sets and end bonuses."""
        value = float(c.FAME[order]) + self.set_gain(order)
        if c.BONUS[order] != c.ANY:
            held = float(owned(self.barrels, c.BONUS[order]))
            value += 0.8 * held if self.is_last else 1.2 + 0.35 * held
        return value

    def set_gain(self, order: i64) -> float:
        """ENB-103: what one more order of its race adds; a first step towards a set is worth something, too."""
        race = order // 9
        before = ending.best_sets(self.races[0], self.races[1], self.races[2])
        self.races[race] += 1
        gain = float(ending.best_sets(self.races[0], self.races[1], self.races[2]) - before)
        self.races[race] -= 1
        return gain if self.is_last else 0.75 * gain + 0.5

    def without(self, order: i64) -> None:
        """Look past an order that is being completed."""
        for i in range(OFFERS):
            if self.offers[i] == order:
                self.offers[i] = c.NO_ORDER
        self.races[order // 9] += 1
        if c.BONUS[order] != c.ANY:
            self.bonus[c.BONUS[order]] += 1.0 if self.is_last else 0.4

    def promise(self, barrels: i64) -> float:
        """What barrels promise: orders by how near they are, majorities, end bonuses, and stock."""
        at = (barrels ^ (barrels >> 7) ^ (barrels >> 19) ^ (barrels >> 31)) & (_MEMORY - 1)
        if self.known[at] != barrels:
            self.known[at] = barrels
            self.promised[at] = self.of_orders(barrels) + self.of_barrels(barrels)
        return self.promised[at]

    def of_orders(self, barrels: i64) -> float:
        """What the orders promise: the best counts most, and others as far as there is time for them as well."""
        found: i64 = 0
        for i in range(OFFERS):
            if self.offers[i] != c.NO_ORDER:
                time = time_needed(self.offers[i], barrels, self.stock)
                self.line_up(found, self.hope_in(i, time), time)
                found += 1
        total = 0.0
        time = 0.0
        for i in range(found):
            time += self.times[i]
            total += WEIGHTS[i] * self.hopes[i] * (self.chance(time) if i > 0 else 1.0)
        return total

    def line_up(self, found: i64, hope: float, time: float) -> None:
        """Put an order among those found so far, the best first."""
        hopes = self.hopes
        times = self.times
        at = found
        while at > 0 and hopes[at - 1] < hope:
            hopes[at] = hopes[at - 1]
            times[at] = times[at - 1]
            at -= 1
        hopes[at] = hope
        times[at] = time

    def chance(self, time: float) -> float:
        """Whether so much time is left: the end may come a little later than expected, but not much."""
        return 1.0 if time <= self.time else max(0.0, 1.0 - (time - self.time) / FADING)

    def of_barrels(self, barrels: i64) -> float:
        """What barrels promise beside orders: end bonuses, majorities, and use for orders to come."""
        total = 0.0
        for colour in range(c.COLOURS):
            if self.bonus[colour] > 0.0:
                total += self.bonus[colour] * float(owned(barrels, colour))
        placed: i64 = 0
        for region in range(c.REGIONS):
            here = standing(barrels, region + 1)
            placed += here
            over = here - self.rivals[region]
            if over > 0 and not self.is_last:
                total += LEADS[region] * (NARROW if over == 1 else 1.0)
        if self.is_last:
            return total + 0.01 * float(placed + standing(barrels, c.WAREHOUSE))
        stored = min(barrels & 7, 2) + min((barrels >> 3) & 7, 2) + min((barrels >> 6) & 7, 2)
        stored += min((barrels >> 9) & 7, 2)
        return total + IN_STOCK * float(stored + placed)

    def hope(self, offer: i64, barrels: i64) -> float:
        """What an order is worth beyond the time that it still takes; nothing if it cannot be completed any more."""
        return self.hope_in(offer, time_needed(self.offers[offer], barrels, self.stock))

    def hope_in(self, offer: i64, time: float) -> float:
        """The same for an order that takes so much time."""
        worth = self.worths[offer]
        if self.is_last:
            over = max(0.0, time - self.time)
            return max(0.0, worth * (1.0 - over * TOO_LATE) - 0.05 * time)
        if time > float(self.table.time_left):
            worth *= self.lasting[offer]
        value = worth - TIME_WORTH * (time + GOING * float(c.REMOVES[self.offers[offer]])) + IN_TIME
        return max(0.0, value * self.chance(time))


def most_of_others(table: "State", seat: i64, region: i64) -> i64:
    """ENB-022: the barrels that a majority has to beat."""
    most: i64 = 0
    for other in range(table.n):
        if other != seat:
            most = max(most, table.standing(other, region + 1))
    return most


def turns_left(table: "State") -> float:
    """How many turns of one's own are likely to come after this one."""
    a_turn = 0.6 if table.n == 2 else 0.55
    rounds = float(table.house.round_limit - table.round - 1)
    return min(rounds, float(table.order_deck.size) / (a_turn * float(table.n)))
