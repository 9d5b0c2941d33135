"""Trying cards and steps out on the world: where the barrels would be at best, and what that promises.

What is possible the rules say; here each way is looked at, and the best one is taken.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.rules.parts import another, ways_to_do
from taphouse.games.empire_needs_beer.rules.verbs import OTHERS
from taphouse.games.empire_needs_beer.thinking.barrels import ONE, SPOTS, number_at, owned, standing
from taphouse.games.empire_needs_beer.thinking.outlook import Outlook

NONE: Final = -1000.0
"""What a step promises that cannot be done."""


def _alike() -> list[int]:
    """For each card the first one that does the same."""
    parts = [tuple(int(c.PARTS[c.PARTS_A_CARD * card + i]) for i in range(c.PARTS_A_CARD)) for card in range(c.CARDS)]
    return [parts.index(each) for each in parts]


ALIKE: Final = vec[i64](_alike())
_UNTRIED: Final = vec[i64]([-1] * c.CARDS)
_NO_GAINS: Final = vec[float]([0.0] * c.CARDS)


@final
class Trying:
    """Cards and steps, tried out by the active seat of a world."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.barrels: i64 = outlook.barrels
        """Where the barrels are in thought."""
        self.after: vec[i64] = _UNTRIED[:]
        """The barrels after each card that was tried, or -1; cards that do the same are tried once."""
        self.gains: vec[float] = _NO_GAINS[:]

    def go_on_from(self, barrels: i64) -> None:
        """Try cards from other barrels on."""
        if barrels == self.barrels:
            return
        self.lay(barrels)
        self.after = _UNTRIED[:]

    def gain(self, card: i64) -> float:
        """What a card adds to the promise if its parts are done as well as possible."""
        self.try_out(ALIKE[card])
        return self.gains[ALIKE[card]]

    def barrels_after(self, card: i64) -> i64:
        """Where the barrels would be then."""
        self.try_out(ALIKE[card])
        return self.after[ALIKE[card]]

    def try_out(self, card: i64) -> None:
        """Do the best part of a card, then the best of those left, as long as that helps."""
        if self.after[card] >= 0:
            return
        table = self.outlook.table
        before = self.barrels
        promise = self.outlook.promise(before)
        first = promise
        left = c.ALL_PARTS[card]
        while left != 0:
            best = promise
            to = self.barrels
            done: i64 = 0
            last: i64 = c.NO_PART
            rest = left
            while rest != 0:
                bit = rest & -rest
                rest -= bit
                part = c.PARTS[c.PARTS_A_CARD * card + lowest(bit)]
                if part == last or (part >= c.DRAW_PART and part != c.CHANGE_PART):
                    continue
                last = part
                found, there = self.best_way(part, ways_to_do(table, part))
                if found > best:
                    best = found
                    to = there
                    done = bit
            if done == 0:
                break
            left -= done
            promise = best
            self.lay(to)
        self.gains[card] = promise - first
        self.after[card] = self.barrels
        self.lay(before)

    def lay(self, barrels: i64) -> None:
        """Lay the barrels of the seat, and the supply, as they would be."""
        if barrels == self.barrels:
            return
        self.barrels = barrels
        table = self.outlook.table
        at = self.outlook.seat * SPOTS
        for spot in range(SPOTS):
            table.barrels[at + spot] = number_at(barrels, spot)
        for colour in range(c.COLOURS):
            table.supply[colour] = self.outlook.stock[colour] - owned(barrels, colour)

    def best_way(self, part: i64, ways: i64) -> tuple[float, i64]:
        """The best of the ways to do a part of a card: its promise, and the barrels then."""
        best = NONE
        to = self.barrels
        rest = ways
        while rest != 0:
            n = lowest(rest)
            rest &= rest - 1
            if part < c.PLACE_PART:
                found, there = self.taken(n)
            elif part < c.DRAW_PART:
                found, there = self.placed(n)
            else:
                there = self.changed(n)
                found = self.outlook.promise(there)
            if found > best:
                best = found
                to = there
        return best, to

    def taken(self, colour: i64) -> tuple[float, i64]:
        """ENB-083: a barrel comes to the warehouse."""
        return self.with_room(self.barrels + ONE[colour], c.WAREHOUSE, colour)

    def placed(self, n: i64) -> tuple[float, i64]:
        """ENB-084: the n-th way to place a barrel."""
        colour = n // c.REGIONS
        place = n % c.REGIONS + 1
        return self.with_room(self.barrels - ONE[colour] + ONE[c.COLOURS * place + colour], place, colour)

    def changed(self, n: i64) -> i64:
        """ENB-086: the n-th way to change a barrel."""
        spot = n // OTHERS
        colour = spot % c.COLOURS
        return self.barrels - ONE[spot] + ONE[spot - colour + another(colour, n % OTHERS)]

    def with_room(self, barrels: i64, place: i64, colour: i64) -> tuple[float, i64]:
        """ENB-080: where there are too many now, the barrel of another colour makes way that is needed least."""
        if standing(barrels, place) <= c.ROOM:
            return self.outlook.promise(barrels), barrels
        best = NONE
        to = barrels
        for other in range(c.COLOURS):
            spot = c.COLOURS * place + other
            if other != colour and number_at(barrels, spot) > 0:
                there = barrels - ONE[spot]
                found = self.outlook.promise(there)
                if found > best:
                    best = found
                    to = there
        return best, to

    def swapped(self, colour: i64) -> i64:
        """ENB-080: the barrels after one has made way for the one that comes."""
        table = self.outlook.table
        place = c.COLOURS * table.incoming_to
        barrels = self.barrels - ONE[place + colour] + ONE[place + table.incoming]
        return barrels if place == 0 else barrels - ONE[table.incoming]

    def removed(self, n: i64) -> i64:
        """ENB-060: the barrels after one has been delivered, at ``4 * region + colour``."""
        return self.barrels - ONE[c.COLOURS + n]
