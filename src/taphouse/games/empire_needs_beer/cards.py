"""What the pieces are: colours, places, action cards and orders, in the numbers that the rules reckon with.

A seat only ever holds its own eight basic actions (cards 0 to 7) and advance actions (cards 8 to 47),
so that a hand is a set of bits. Orders are numbered 0 to 26 (ENB-005 to ENB-009).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.games.empire_needs_beer.actions import ADVANCE_ACTIONS, BASIC_ACTIONS
from taphouse.games.empire_needs_beer.orders import ORDERS

COLOURS: Final = 4
COLOUR_IDS: Final = ("blue", "green", "red", "yellow")
BARRELS_EACH: Final = 12
"""ENB-005: barrels of each colour."""
ANY: Final = 4
"""Any colour, where a card or order leaves it open."""
ALL_COLOURS: Final = 15

REGIONS: Final = 3
ORANGE: Final = 0
BLACK: Final = 1
PURPLE: Final = 2
REGION_IDS: Final = ("orange", "black", "purple")
"""ENB-003: the three regions; ENB-004: the majority tile of each gives what its number says."""
PLACES: Final = 4
WAREHOUSE: Final = 0
PLACE_IDS: Final = ("warehouse", "orange", "black", "purple")
"""Where a player's barrels stand: the warehouse (ENB-010), then a territory in each region (ENB-019)."""
ROOM: Final = 4
"""ENB-077, ENB-079: how many barrels fit into a warehouse, and into a territory."""

SLOTS: Final = 4
"""ENB-014, ENB-016: so many orders lie in the middle, and so many advance actions on display."""
RACES: Final = 3
RACE_IDS: Final = ("dwarves", "elves", "trolls")
NO_CARD: Final = -1
BASIC: Final = 8
"""ENB-008: each player's basic actions; the advance actions are numbered behind them."""
CARDS: Final = 48
ADVANCE: Final = 40
ORDER_COUNT: Final = 27
NO_ORDER: Final = -1

TAKE_PART: Final = 0
"""The parts of cards: take blue, green, red, yellow, any ..."""
PLACE_PART: Final = 5
"""... place blue, green, red, yellow, any ..."""
PLACE_ORANGE: Final = 10
"""... place any in orange (ENB-092), draw, change, and remove a card."""
DRAW_PART: Final = 11
CHANGE_PART: Final = 12
REMOVE_PART: Final = 13
NO_PART: Final = 14
PARTS_A_CARD: Final = 3
PART_IDS: Final = (
    "take-blue", "take-green", "take-red", "take-yellow", "take-any",
    "place-blue", "place-green", "place-red", "place-yellow", "place-any",
    "place-any-orange", "draw", "change", "remove",
)  # fmt: skip

KINDS: Final = (*BASIC_ACTIONS, *ADVANCE_ACTIONS)


def _kind_of_cards() -> list[int]:
    """ENB-009: for each card the row of the tables that describes it; several copies share one."""
    found: list[int] = []
    for kind, row in enumerate(KINDS):
        found += [kind] * row[3]
    return found


def _card_ids() -> list[str]:
    """``BA1``, ``AC07``, and ``AC21-a`` where there are several."""
    found: list[str] = []
    for row in KINDS:
        found += [f"{row[0]}-{'abc'[copy]}" for copy in range(row[3])] if row[3] > 1 else [row[0]]
    return found


KIND_OF: Final = _kind_of_cards()
CARD_IDS: Final = tuple(_card_ids())


def _parts() -> list[int]:
    found: list[int] = []
    for card in range(CARDS):
        parts = [PART_IDS.index(part) for part in KINDS[KIND_OF[card]][4]]
        found += parts + [NO_PART] * (PARTS_A_CARD - len(parts))
    return found


PARTS: Final = vec[i64](_parts())
"""At ``3 * card + i`` its part of that number, or NO_PART."""
ALL_PARTS: Final = vec[i64]([(1 << len(KINDS[KIND_OF[card]][4])) - 1 for card in range(CARDS)])
"""The parts that a card has, as a set."""
PRICE: Final = vec[i64]([KINDS[KIND_OF[card]][2] for card in range(CARDS)])
"""ENB-037: what a card costs."""

ROW: Final = 7
"""The numbers that a region of an order takes: four exact colours, a pair's mask and number, and any."""
EXACT: Final = 0
PAIR_MASK: Final = 4
PAIR: Final = 5
OPEN: Final = 6


def units_of(order: int) -> list[tuple[int, int, int]]:
    """What an order asks for, as printed: region, number, and the set of colours that will do."""
    found: list[tuple[int, int, int]] = []
    for word in ORDERS[order][1].split():
        letters = word[3:]
        colours = ALL_COLOURS if letters == "*" else sum(1 << "bgry".index(letter) for letter in letters)
        found.append(("OKP".index(word[0]), int(word[2]), colours))
    return found


def _needs() -> list[int]:
    """ENB-007: each order's three regions, a row each."""
    found: list[int] = []
    for order in range(ORDER_COUNT):
        rows = [0] * (REGIONS * ROW)
        for region, number, colours in units_of(order):
            at = region * ROW
            if colours == ALL_COLOURS:
                rows[at + OPEN] += number
            elif colours & (colours - 1):
                rows[at + PAIR_MASK] = colours
                rows[at + PAIR] += number
            else:
                rows[at + EXACT + colours.bit_length() - 1] += number
        found += rows
    return found


NEEDS: Final = vec[i64](_needs())
NEEDED: Final = vec[i64](
    [
        sum(number for place, number, _ in units_of(order) if place == region)
        for order in range(ORDER_COUNT)
        for region in range(REGIONS)
    ]
)
"""At ``3 * order + region``: how many barrels it asks for there."""
USED: Final = vec[i64]([sum(number for _, number, _ in units_of(order)) for order in range(ORDER_COUNT)])
REMOVES: Final = vec[i64]([row[2] for row in ORDERS])
"""ENB-060: how many of the used barrels go back."""
FAME: Final = vec[i64]([row[3] for row in ORDERS])
RACE_SETS: Final = vec[i64]([0x1FF << 9 * race for race in range(RACES)])
"""The orders of each race, as sets."""
BONUS: Final = vec[i64]([COLOUR_IDS.index(row[4]) if row[4] else ANY for row in ORDERS])
"""ENB-101: the colour that an order still pays for at the end, or ANY for none."""
ORDER_IDS: Final = tuple(row[0] for row in ORDERS)
