"""What the pieces are: 50 ingredient cards in one of two designs, and the 50 possible combinations.

A card shows a big and a small ingredient. Cards are numbered 0 to 59, so that those of both designs
have numbers of their own; sets of cards are bits of one integer. The big icons that lie at a place
are added up as an octal number, a digit for each colour: its ``tally`` (CC-002, CC-003, CC-056).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.errors import BadPosition
from taphouse.core.facts import typed
from taphouse.games.cocktail_conspiracy.words import said

CARDS: Final = 60
"""The cards of both designs together; a table has 50 of them."""
NO_CARD: Final = -1
COLOURS: Final = 5
COLOUR_IDS: Final = ("red", "green", "blue", "yellow", "purple")
LETTERS: Final = "RGBYP"
COMBINATIONS: Final = 50
DECK_SIZE: Final = 50
DESIGNS: Final = ("all_pairs", "no_twins")


def _copies(big: int, small: int) -> int:
    """How many numbers a pair of colours needs: where ``no_twins`` has three of it, three."""
    return 3 if (small - big) % COLOURS in (1, 4) else 2


_PAIRS: Final = [
    (big, small, copy) for big in range(COLOURS) for small in range(COLOURS) for copy in range(_copies(big, small))
]
CODES: Final = [f"{LETTERS[big]}{LETTERS[small].lower()}{copy + 1}" for big, small, copy in _PAIRS]
"""The notation of each card: big icon, small icon, copy."""
_KNOWN: Final = {code.lower() for code in CODES}

BIG: Final = vec[i64]([big for big, _, _ in _PAIRS])
SMALL: Final = vec[i64]([small for _, small, _ in _PAIRS])
UNIT: Final = vec[i64]([8**big for big, _, _ in _PAIRS])
"""What a card adds to the tally of the place where it lies."""


def _set(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


ALL_PAIRS: Final = _set([card for card, (_, _, copy) in enumerate(_PAIRS) if copy < 2])
"""CC-003: each of the 25 pairs of a big and a small icon twice."""
NO_TWINS: Final = _set([card for card, (big, small, _) in enumerate(_PAIRS) if big != small])
"""The other list: no card shows the same ingredient twice, and neighbours on the colour circle come three times."""
IN_DESIGN: Final = {"all_pairs": ALL_PAIRS, "no_twins": NO_TWINS}
OF_COLOUR: Final = vec[i64]([_set([card for card in range(CARDS) if _PAIRS[card][0] == big]) for big in range(COLOURS)])
"""The cards with that big icon."""

ALIKE: Final = vec[i64]([_set([n for n in range(CARDS) if _PAIRS[n][:2] == pair[:2]]) for pair in _PAIRS])
"""The cards that look like this one, itself included."""
_SECOND: Final = _set([card for card, (_, _, copy) in enumerate(_PAIRS) if copy == 1])
_THIRD: Final = _set([card for card, (_, _, copy) in enumerate(_PAIRS) if copy == 2])


def one_of_each(cards: i64) -> i64:
    """Of cards that look the same keep the first copy: whoever chooses among open cards is asked once."""
    later = ((cards << 1) & _SECOND) | (((cards << 1) | (cards << 2)) & _THIRD)
    return cards & ~later


def _combination(twice: tuple[int, ...], once: tuple[int, ...]) -> list[int]:
    return [2 if colour in twice else 1 if colour in once else 0 for colour in range(COLOURS)]


def _combinations() -> list[list[int]]:
    """CC-018: one colour twice and three once, or two twice and one once; as numbers of each colour."""
    found: list[list[int]] = []
    for twice in range(COLOURS):
        for absent in range(COLOURS):
            once = tuple(colour for colour in range(COLOURS) if colour not in (twice, absent))
            if absent != twice:
                found.append(_combination((twice,), once))
    for first in range(COLOURS):
        for second in range(first + 1, COLOURS):
            for single in range(COLOURS):
                if single not in (first, second):
                    found.append(_combination((first, second), (single,)))
    return found


WANTED: Final = _combinations()
"""For each combination, how many tokens of each colour it has. The first 20 have one pair, the other 30 two."""
WEIGHTS: Final = vec[i64]([2 if combination < 20 else 1 for combination in range(COMBINATIONS)])
"""How likely each is, against each other: of the 280 equal draws eight give one of the first kind, four one of the
second."""


def tally_of(wanted: list[int]) -> int:
    """Write numbers of each colour as a tally."""
    return sum(number * 8**colour for colour, number in enumerate(wanted))


def _by_tally() -> dict[int, int]:
    return {tally_of(wanted): combination for combination, wanted in enumerate(WANTED)}


BY_TALLY: Final = _by_tally()
"""The combination whose tokens make this tally."""


def _fulfilled() -> list[int]:
    """CC-057, CC-058: all five tokens, and perhaps one card more of a colour that is in the combination."""
    table = [0] * 8**COLOURS
    for combination, wanted in enumerate(WANTED):
        exact = tally_of(wanted)
        table[exact] |= 1 << combination
        for colour, number in enumerate(wanted):
            if number > 0:
                table[exact + 8**colour] |= 1 << combination
    return table


FULFILS: Final = vec[i64](_fulfilled())
"""For each tally of up to six cards, the set of the combinations that it fulfils."""


def _letters(wanted: list[int]) -> str:
    pairs = "".join(LETTERS[colour] * 2 for colour in range(COLOURS) if wanted[colour] == 2)
    return pairs + "".join(LETTERS[colour] for colour in range(COLOURS) if wanted[colour] == 1)


COMBINATION_CODES: Final = [_letters(wanted) for wanted in WANTED]
"""The notation of each combination: pairs first."""


def shortfall(combination: i64, tally: i64) -> i64:
    """CC-097: tokens that are missing, and cards of colours that the combination lacks."""
    wanted = WANTED[combination]
    total: i64 = 0
    rest = tally
    for colour in range(COLOURS):
        there = rest & 7
        rest >>= 3
        needed: i64 = wanted[colour]
        if needed == 0:
            total += there
        elif there < needed:
            total += needed - there
    return total


def write_card(card: int) -> str:
    """Write a card in notation."""
    return CODES[card]


def is_card(text: str) -> bool:
    """Whether a text is the notation of a card; capitals do not matter."""
    return text.lower() in _KNOWN


def read_combination(text: str) -> int:
    """Read a combination, its letters in any order."""
    wanted = [text.upper().count(letter) for letter in LETTERS]
    combination = BY_TALLY.get(tally_of(wanted))
    if combination is None or sum(wanted) != len(text):
        raise BadPosition(said.not_a_combination(given=typed(text)))
    return combination
