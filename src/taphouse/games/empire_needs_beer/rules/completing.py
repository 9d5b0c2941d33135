"""Orders: when they are fulfilled, which barrels go, and what comes next, ENB-053 to ENB-069."""

from typing import TYPE_CHECKING, Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.naming import ORDER_REFS
from taphouse.games.empire_needs_beer.rules import ending
from taphouse.games.empire_needs_beer.rules import happenings as h
from taphouse.games.empire_needs_beer.rules import verbs as v
from taphouse.games.empire_needs_beer.words import said

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


def is_fulfilled(table: "State", seat: i64, order: i64) -> bool:
    """ENB-055 to ENB-059: whether the seat's territories hold what the order asks for; a barrel counts once."""
    for region in range(c.REGIONS):
        if c.NEEDED[order * c.REGIONS + region] > table.standing(seat, region + 1):
            return False
    for region in range(c.REGIONS):
        if c.NEEDED[order * c.REGIONS + region] > 0 and not is_met(table, seat, order, region):
            return False
    return True


def is_met(table: "State", seat: i64, order: i64, region: i64) -> bool:
    """ENB-056, ENB-057, ENB-058: exact colours first, then the pair; any barrel will do for the rest."""
    row = (order * c.REGIONS + region) * c.ROW
    at = (seat * c.PLACES + region + 1) * c.COLOURS
    spare: i64 = 0
    for colour in range(c.COLOURS):
        more = table.barrels[at + colour] - c.NEEDS[row + c.EXACT + colour]
        if more < 0:
            return False
        if c.NEEDS[row + c.PAIR_MASK] & BIT[colour] != 0:
            spare += more
    return spare >= c.NEEDS[row + c.PAIR]


def complete(table: "State", order: i64) -> None:
    """ENB-053, ENB-054: an order of the middle, or the own secret one, which everybody sees then."""
    if table.secret[table.active] == order:
        table.learned += 1
    table.completing = order
    for i in range(c.REGIONS * c.COLOURS):
        table.taken[i] = 0
    table.note(h.COMPLETED, int(table.active), int(order))
    table.step = REMOVE_USED


def can_all_be_used(taken: vec[i64], order: i64, region: i64) -> bool:
    """ENB-061: whether what is taken out of a region can all count towards what the order asks for there.

    What a colour has too many of must go to the pair or to the open units. If the order is fulfilled at
    all, and these barrels can all be used, then one choice of used barrels does both.
    """
    row = (order * c.REGIONS + region) * c.ROW
    paired: i64 = 0
    others: i64 = 0
    for colour in range(c.COLOURS):
        over = taken[region * c.COLOURS + colour] - c.NEEDS[row + c.EXACT + colour]
        if over > 0:
            if c.NEEDS[row + c.PAIR_MASK] & BIT[colour] != 0:
                paired += over
            else:
                others += over
    if paired > c.NEEDS[row + c.PAIR]:
        others += paired - c.NEEDS[row + c.PAIR]
    return others <= c.NEEDS[row + c.OPEN]


def can_take(table: "State", taken: vec[i64], which: i64) -> bool:
    """ENB-060, ENB-061: whether one more barrel, at ``4 * region + colour``, can be among those that go."""
    first = (table.active * c.PLACES + 1) * c.COLOURS
    if table.barrels[first + which] + table.taken[which] <= taken[which]:
        return False
    taken[which] += 1
    fits = can_all_be_used(taken, table.completing, which // c.COLOURS)
    taken[which] -= 1
    return fits


def removable(table: "State") -> i64:
    """ENB-061: the barrels that can go next, as a set; just one of them if all that goes is settled (ENB-110)."""
    found: i64 = 0
    for which in range(c.REGIONS * c.COLOURS):
        if can_take(table, table.taken, which):
            found |= BIT[which]
    if is_settled(table):
        return found & -found
    return found


def is_settled(table: "State") -> bool:
    """ENB-110: whether only one removal is possible: taking most from the front or from the back is the same."""
    front = greediest(table, 0, 1)
    back = greediest(table, c.REGIONS * c.COLOURS - 1, -1)
    which: i64 = 0
    while which < c.REGIONS * c.COLOURS and front[which] == back[which]:
        which += 1
    return which == c.REGIONS * c.COLOURS


def greediest(table: "State", start: i64, step: i64) -> vec[i64]:
    """A whole removal that takes as many as it can of each kind in turn."""
    taken = table.taken[:]
    left = still_to_go(table)
    which = start
    while left > 0:
        if can_take(table, taken, which):
            taken[which] += 1
            left -= 1
        else:
            which += step
    return taken


def still_to_go(table: "State") -> i64:
    """ENB-060: how many barrels have to go yet."""
    left = c.REMOVES[table.completing]
    for which in range(c.REGIONS * c.COLOURS):
        left -= table.taken[which]
    return left


def remove(table: "State", which: i64) -> None:
    """ENB-060, ENB-062: a used barrel goes back, the others stay; after the last one the order is laid out."""
    table.barrels[(table.active * c.PLACES + 1) * c.COLOURS + which] -= 1
    table.supply[which % c.COLOURS] += 1
    table.taken[which] += 1
    table.note(h.REMOVED, int(table.active), int(which // c.COLOURS), int(which % c.COLOURS))
    if still_to_go(table) == 0:
        lay_out(table)
    else:
        table.step = REMOVE_USED


def lay_out(table: "State") -> None:
    """ENB-063, ENB-064, ENB-067: the order lies open before its owner; a secret one is replaced at once."""
    seat = table.active
    order = table.completing
    table.completed[seat] |= BIT[order]
    table.completing = c.NO_ORDER
    if table.secret[seat] != order:
        for slot in range(c.SLOTS):
            if table.middle[slot] == order:
                table.middle[slot] = c.NO_ORDER
        refill(table)
        return
    table.secret[seat] = c.NO_ORDER
    table.sources[seat] = h.NOWHERE
    if table.order_deck.size + in_the_middle(table) == 0:
        table.note(h.NO_SECRET, int(seat))
        refill(table)
    else:
        table.step = NEW_SECRET


def in_the_middle(table: "State") -> i64:
    """Count the orders in the middle."""
    orders: i64 = 0
    for slot in range(c.SLOTS):
        if table.middle[slot] != c.NO_ORDER:
            orders += 1
    return orders


def take_secret(table: "State", slot: i64, *, from_deck: bool) -> None:
    """ENB-064, ENB-065, ENB-068, ENB-069: an order of the middle, which all saw, or the unseen top of the deck."""
    seat = table.active
    if from_deck:
        table.secret[seat] = table.order_deck.draw()
        table.sources[seat] = h.FROM_DECK
        table.note(h.SECRET_FROM_DECK, int(seat), int(table.secret[seat]))
        table.learned += 1
    else:
        table.secret[seat] = table.middle[slot]
        table.sources[seat] = h.FROM_MIDDLE
        table.middle[slot] = c.NO_ORDER
        table.note(h.SECRET_FROM_MIDDLE, int(seat), int(table.secret[seat]))
    refill(table)


def refill(table: "State") -> None:
    """ENB-066, ENB-095, ENB-096: fill the middle from the deck while there is one; when it has run out, it is told."""
    for slot in range(c.SLOTS):
        if table.middle[slot] == c.NO_ORDER and table.order_deck.size > 0:
            table.middle[slot] = table.order_deck.draw()
            table.learned += 1
            table.note(h.REVEALED, int(table.middle[slot]))
    ending.look_at_deck(table)


@final
class RemoveUsed(Step["State"]):
    """ENB-060, ENB-061: choose the barrels of an order that go back."""

    name = "remove_used"
    rule = "ENB-060"
    verbs: tuple[Verb, ...] = (v.REMOVE,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Those that the order can have used."""
        moves.put_each(v.REMOVE.first, removable(table))

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """One goes."""
        remove(table, n)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """The removal comes first."""
        order = ORDER_REFS[int(table.completing)]
        if verb is v.REMOVE:
            return IllegalMove("ENB-061", said.barrel_not_used(order=order))
        return IllegalMove("ENB-060", said.removal_first(order=order))

    def asks(self, table: "State", seat: i64) -> Fact:
        """How many."""
        return said.ask_remove_used(order=ORDER_REFS[int(table.completing)], number=int(still_to_go(table)))


@final
class NewSecret(Step["State"]):
    """ENB-064, ENB-069: take a new secret order, any of the middle or the top of the deck."""

    name = "new_secret"
    rule = "ENB-064"
    verbs: tuple[Verb, ...] = (v.SECRET_MIDDLE, v.SECRET_DECK)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Where there are orders."""
        for slot in range(c.SLOTS):
            if table.middle[slot] != c.NO_ORDER:
                moves.put(v.SECRET_MIDDLE.first + slot)
        if table.order_deck.size > 0:
            moves.put(v.SECRET_DECK.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Take it."""
        take_secret(table, n, from_deck=verb is v.SECRET_DECK)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """The new order comes first."""
        if verb is v.SECRET_DECK:
            return IllegalMove("ENB-069", said.deck_empty())
        return IllegalMove("ENB-064", said.secret_first(deck=has_deck(table)))

    def asks(self, table: "State", seat: i64) -> Fact:
        """From where."""
        return said.ask_new_secret(deck=has_deck(table))


def has_deck(table: "State") -> Literal["yes", "no"]:
    """Whether there is an order deck, as a word."""
    return "yes" if table.order_deck.size > 0 else "no"


REMOVE_USED: Final = RemoveUsed()
NEW_SECRET: Final = NewSecret()
