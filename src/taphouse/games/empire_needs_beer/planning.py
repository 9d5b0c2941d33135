"""What a position promises, for a player who reads a view: how far each order is, and what a card would do for it.

Barrels are sixteen numbers, ``4 * place + colour``. Everything is reckoned in Fame; a time unit
that is spent well earns about one.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from operator import mul
from typing import Final, NamedTuple

from taphouse.games.empire_needs_beer.cards import CARD_IDS, COLOUR_IDS, KIND_OF, KINDS, ORDER_IDS, PLACE_IDS, units_of
from taphouse.games.empire_needs_beer.orders import ORDERS
from taphouse.games.empire_needs_beer.view import EmpireView

PLACE_OF: Final = {word: number for number, word in enumerate(PLACE_IDS)}
COLOUR_OF: Final = {word: number for number, word in enumerate(COLOUR_IDS)}

Spots = tuple[int, ...]
Parts = tuple[str, ...]


class Card(NamedTuple):
    """What an action card is."""

    name: str
    """As its owner calls it, ``BA1``."""
    price: int
    parts: Parts


@cache
def card_of(name: str) -> Card:
    """The card that a view calls so."""
    own = name.partition("@")[0]
    _, _, price, _, parts = KINDS[KIND_OF[CARD_IDS.index(own)]]
    return Card(own, price, parts)


TIME_WORTH: Final = 1.0
"""What a time unit earns if it is spent well."""
TAKING: Final = 1.25
"""Time units that it takes to get a barrel which is not in the warehouse."""
SOLD_OUT: Final = 5.0
"""Time units more if none is in supply."""
CROWDED: Final = 0.4
"""Time units more if another barrel has to make way."""
GOING: Final = 0.8
"""Time units that a barrel is worth which an order takes away."""
OPEN_TO_ALL: Final = 0.9
"""What an order of the middle is worth, since others may take it."""
WEIGHTS: Final = (1.0, 0.35, 0.2, 0.1, 0.05)
"""How much the best order counts, the second best, and so on."""
LEADS: Final = (0.75, 0.45, 0.7)
"""What the majority in orange, black and purple is worth."""
IN_STOCK: Final = 0.2
"""What any barrel is worth, for orders to come."""
A_TURN: Final = 4.2
"""Time units of a turn, on the average."""
TOO_LATE: Final = 0.34
"""In the last turn: what part of its worth an order loses for each time unit that is missing."""


Lacking = tuple[tuple[int, ...], ...]
"""The barrels that are missing: for each the colours that would do, the choosiest first."""


@cache
def lacking(order: int, place: int, here: Spots) -> tuple[Lacking, float]:
    """What an order lacks at a place where these barrels stand, and what it costs if there is no room for it."""
    free = list(here)
    found: list[tuple[int, ...]] = []
    rows = [(colours, number) for region, number, colours in units_of(order) if region + 1 == place]
    for mask, number in sorted(rows, key=lambda row: row[0].bit_count()):
        colours = tuple(colour for colour in range(4) if mask & (1 << colour))
        left = number
        for colour in colours:
            met = min(free[colour], left)
            free[colour] -= met
            left -= met
        found += [colours] * left
    return tuple(found), CROWDED if found and sum(here) + len(found) > 4 else 0.0


@lru_cache(maxsize=1 << 17)
def missing(order: int, spots: Spots) -> tuple[float, tuple[int, ...]]:
    """Time units until an order can be completed, its completion included, and the colours still to be had."""
    time = 1.0
    lacks: Lacking = ()
    for place in (1, 2, 3):
        more, crowded = lacking(order, place, spots[4 * place : 4 * place + 4])
        lacks += more
        time += crowded
    if not lacks:
        return time, ()
    free = list(spots[:4])
    wanted: list[int] = []
    for colours in sorted(lacks, key=len):
        time += 1
        best = max(colours, key=free.__getitem__)
        if free[best]:
            free[best] -= 1
        else:
            time += TAKING
            if len(colours) == 1:
                wanted.append(best)
    return time, tuple(wanted)


def spots_of(view: EmpireView, seat: int) -> Spots:
    """The barrels of a seat as sixteen numbers."""
    return tuple(number for place in PLACE_IDS for number in colours_in(view, f"{place}-{seat}"))


def colours_in(view: EmpireView, zone: str) -> tuple[int, ...]:
    """How many barrels of each colour a place has."""
    standing = {item.id.partition("@")[0]: item.number for item in view.zone(zone).items}
    return tuple(standing.get(colour, 0) for colour in COLOUR_IDS)


def time_left(view: EmpireView) -> int:
    """The time units that this turn still has."""
    return view.counted("time")[0]


def is_last_allowed(view: EmpireView) -> bool:
    """Whether the house plays no further round."""
    played, allowed = view.counted("round")
    return played == allowed


def moved(spots: Spots, *changes: tuple[int, int]) -> Spots:
    """The spots after some of them have changed."""
    new = list(spots)
    for at, change in changes:
        new[at] += change
    return tuple(new)


class Outlook:
    """What a seat can hope for now."""

    def __init__(self, view: EmpireView) -> None:
        assert view.eyes is not None
        others = [seat for seat in range(len(view.seats)) if seat != view.eyes]
        self.spots = spots_of(view, view.eyes)
        self.supply = colours_in(view, "supply")
        done = [ORDER_IDS.index(item.id) for item in view.zone(f"completed-{view.eyes}").items]
        self.races = [sum(order // 9 == race for order in done) for race in range(3)]
        self.rivals = [max(view.zone(f"{region}-{seat}").size for seat in others) for region in PLACE_IDS[1:]]
        self.turns_left = turns_left(view)
        self.is_last = "last" in view.counters or is_last_allowed(view)
        self.time = time_left(view) + A_TURN * max(0.0, self.turns_left)
        late = 1.0 if self.is_last else max(0.15, 0.75 - 0.06 * self.turns_left)
        self.bonus = [late * sum(ORDERS[order][4] == colour for order in done) for colour in COLOUR_IDS]
        """What a barrel of each colour pays at the end, as far as it will still be there."""
        self.offers = offers_of(view)
        self.worths = {
            order: self.worth(order) * (1.0 if source == "secret" or self.is_last else OPEN_TO_ALL)
            for order, source in self.offers
        }
        self.promises: dict[Spots, float] = {}
        self.gains: dict[tuple[Parts, Spots], tuple[float, Spots]] = {}

    def worth(self, order: int) -> float:
        """The Fame of an order with what it adds to sets and end bonuses."""
        _, _, _, fame, bonus = ORDERS[order]
        value = fame + self.set_gain(order)
        if bonus:
            colour = COLOUR_OF[bonus]
            held = sum(self.spots[colour::4])
            value += 0.8 * held if self.is_last else 1.2 + 0.35 * held
        return value

    def set_gain(self, order: int) -> float:
        """ENB-103: what one more order of its race adds; a first step towards a set is worth something, too."""
        before = set_bonus(self.races)
        after = list(self.races)
        after[order // 9] += 1
        gain = set_bonus(after) - before
        return gain if self.is_last else 0.75 * gain + 0.5

    def without(self, order: int) -> None:
        """Look past an order that is being completed."""
        self.offers = [offer for offer in self.offers if offer[0] != order]
        self.races[order // 9] += 1
        bonus = ORDERS[order][4]
        if bonus:
            self.bonus[COLOUR_OF[bonus]] += 1.0 if self.is_last else 0.4

    def promise(self, spots: Spots) -> float:
        """What barrels promise: orders by how near they are, majorities, end bonuses, and stock."""
        known = self.promises.get(spots)
        if known is None:
            known = self.promises[spots] = self._promise(spots)
        return known

    def _promise(self, spots: Spots) -> float:
        hopes = sorted([self.hope(order, spots) for order, _ in self.offers], reverse=True)
        total: float = sum(map(mul, WEIGHTS, hopes))
        for colour, pays in enumerate(self.bonus):
            if pays:
                total += pays * sum(spots[colour::4])
        if self.is_last:
            return total + 0.01 * sum(spots)
        for region, lead in enumerate(LEADS):
            over = sum(spots[4 * region + 4 : 4 * region + 8]) - self.rivals[region]
            if over > 0:
                total += lead * (0.8 if over == 1 else 1.0)
        stored = min(spots[0], 2) + min(spots[1], 2) + min(spots[2], 2) + min(spots[3], 2)
        return total + IN_STOCK * (stored + sum(spots[4:]))

    def hope(self, order: int, spots: Spots) -> float:
        """What an order is worth beyond the time that it still takes."""
        time, wanted = missing(order, spots)
        for colour in wanted:
            if self.supply[colour] == 0:
                time += SOLD_OUT
        worth = self.worths[order]
        if self.is_last:
            return worth * max(0.0, 1.0 - max(0.0, time - self.time) * TOO_LATE) - 0.05 * time
        if time > self.time:
            worth *= max(0.0, 1.0 - (time - self.time) / 4)
        return worth - TIME_WORTH * (time + GOING * ORDERS[order][2]) + 8.0

    def gain(self, parts: Parts, spots: Spots) -> tuple[float, Spots]:
        """What a card adds to the promise if its parts are done as well as possible, and the barrels then."""
        known = self.gains.get((parts, spots))
        if known is None:
            known = self.gains[parts, spots] = self._gain(parts, spots)
        return known

    def _gain(self, parts: Parts, spots: Spots) -> tuple[float, Spots]:
        before = self.promise(spots)
        left = list(parts)
        now, here = before, spots
        while left:
            best, chosen, to = now, "", here
            for part in set(left):
                for there in self.results(part, here):
                    promise = self.promise(there)
                    if promise > best:
                        best, chosen, to = promise, part, there
            if not chosen:
                break
            left.remove(chosen)
            now, here = best, to
        return now - before, here

    def results(self, part: str, spots: Spots) -> Iterable[Spots]:
        """The barrels after each way to do a part of a card."""
        words = part.split("-")
        if words[0] == "take":
            for colour in _colours(words[1]):
                if self.supply[colour]:
                    yield from _with_room(spots, 0, colour, moved(spots, (colour, 1)))
        elif words[0] == "place":
            places = (1,) if words[-1] == "orange" else (1, 2, 3)
            for colour in _colours(words[1]):
                if spots[colour]:
                    for place in places:
                        to = 4 * place + colour
                        yield from _with_room(spots, place, colour, moved(spots, (colour, -1), (to, 1)))
        elif words[0] == "change":
            for at in range(16):
                if spots[at]:
                    for colour in range(4):
                        if colour != at % 4 and self.supply[colour]:
                            yield moved(spots, (at, -1), (at - at % 4 + colour, 1))


def offers_of(view: EmpireView) -> list[tuple[int, str]]:
    """The orders that one may complete: of the middle, and the own secret one."""
    zones = ((view.zone("middle"), "middle"), (view.zone(f"secret-{view.eyes}"), "secret"))
    return [(ORDER_IDS.index(item.id), source) for zone, source in zones for item in zone.items]


def _colours(word: str) -> Sequence[int]:
    return range(4) if word == "any" else (COLOUR_OF[word],)


def _with_room(spots: Spots, place: int, colour: int, after: Spots) -> Iterable[Spots]:
    """ENB-080: at the limit another barrel makes way, whichever one."""
    if sum(spots[4 * place : 4 * place + 4]) < 4:
        yield after
        return
    for other in range(4):
        if other != colour and spots[4 * place + other]:
            yield moved(after, (4 * place + other, -1))


def set_bonus(races: Sequence[int]) -> int:
    """ENB-105: the Fame of the best sets."""
    least, between, _ = sorted(races)
    return 5 * least + 2 * (between - least)


def turns_left(view: EmpireView) -> float:
    """How many turns of one's own are likely to come after this one."""
    seats = len(view.seats)
    a_turn = 0.6 if seats == 2 else 0.55
    played, allowed = view.counted("round")
    return min(float(allowed - played), view.zone("orders").size / (a_turn * seats))


def worth_owning(card: Card) -> float:
    """Time units that a card saves each time it is played, beside a basic action."""
    if "remove" in card.parts:
        return 0.55
    if "change" in card.parts:
        return 0.35
    free = sum("any" in part for part in card.parts)
    return len(card.parts) - 1 + 0.12 * free - 0.1
