"""What a seat knows of the hidden cards, and dealing anew what it does not."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.moves import Seat
from taphouse.core.rng import Quick, Rng
from taphouse.decks.glasses import DECK
from taphouse.games.with_friends_like_these.cards import CLASS
from taphouse.games.with_friends_like_these.rules import tricks
from taphouse.games.with_friends_like_these.rules.moves import PLAYING

if TYPE_CHECKING:
    from taphouse.games.with_friends_like_these.rules.state import State

_HALF_SEED: Final = 2147483647
_SWEEPS: Final = 5
"""Enough for every hidden card to have been anywhere: a random order needs about half as many swaps."""


def deal_anew(table: "State", seat: Seat | None, rng: Rng) -> None:
    """Deal anew what the seat cannot know; it does know a hand that it passed on, and who could not follow."""
    known = vec[i64]([0] * (table.n + 1))
    if seat is not None:
        known[seat] = 1
        if table.phase == PLAYING:
            known[table.wingman_of(seat)] = 1
    swap(table.places, known, voids(table), rng)
    table.rng = Quick(rng.below(_HALF_SEED) * _HALF_SEED + rng.below(_HALF_SEED))


def voids(table: "State") -> vec[i64]:
    """WF-052: for each hand, the faces it cannot hold, since its seat did not follow."""
    found = vec[i64]([0] * (table.n + 1))
    for number in range(table.tricks_begun()):
        first = number * table.n
        wanted = tricks.following(table, CLASS[table.trump * DECK + table.played[first] % DECK])
        seat = table.leaders[number]
        for i in range(first, first + (table.n if number < table.tricks_done else table.laid)):
            if BIT[table.played[i] % DECK] & wanted == 0:
                found[seat] |= wanted
            seat = table.left_of(seat)
    return found


def swap(places: vec[i64], known: vec[i64], void: vec[i64], rng: Rng) -> None:
    """Swap hidden cards between places at random, as often as it takes to forget where they were.

    ``places`` holds two sets of faces for each place, one for each deck. A place that is ``known`` keeps
    its cards; no other is given a face that its owner is ``void`` of. Each swap keeps both promises, and
    what lies there now keeps them: so does the result.
    """
    cards, where = _hidden(places, known)
    hidden: i64 = len(cards)
    for turn in range(_SWEEPS * hidden):
        i = turn % hidden
        j = rng.below(hidden)
        here, there = where[i], where[j]
        if void[there] & BIT[cards[i] % DECK] == 0 and void[here] & BIT[cards[j] % DECK] == 0:
            where[i] = there
            where[j] = here
    for place in range(i64(len(known))):
        if known[place] == 0:
            places[2 * place] = 0
            places[2 * place + 1] = 0
    for i in range(hidden):
        places[2 * where[i] + cards[i] // DECK] |= BIT[cards[i] % DECK]


def _hidden(places: vec[i64], known: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    """List the cards that are not known, and the place of each."""
    cards = vec[i64]([0] * (2 * DECK))
    where = vec[i64]([0] * (2 * DECK))
    size: i64 = 0
    for i in range(i64(len(places))):
        faces = places[i] if known[i // 2] == 0 else 0
        while faces != 0:
            cards[size] = i % 2 * DECK + lowest(faces)
            where[size] = i // 2
            size += 1
            faces &= faces - 1
    return cards[:size], where[:size]
