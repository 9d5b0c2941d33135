"""What the story tells about cards: who laid which where."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from taphouse.core.facts import SEATS, Fact
from taphouse.games.cocktail_conspiracy.cards import NO_CARD
from taphouse.games.cocktail_conspiracy.naming import CARD_REFS, STOOL_REFS
from taphouse.games.cocktail_conspiracy.rules.seating import NO_PLACE

_PLAYED: Final = 1
_PLAYED_OWN: Final = 2
_MOVED: Final = 3
_CHEERED: Final = 4
_SENT: Final = 5
_DROPPED: Final = 6
_KINDS: Final = {
    "played": _PLAYED,
    "played-own": _PLAYED_OWN,
    "moved": _MOVED,
    "cheered": _CHEERED,
    "cheered-own": _CHEERED,
    "sent": _SENT,
    "dropped": _DROPPED,
}
"""The facts that tell something of cards before people."""
_STOOL: Final = 99
_CARD_OF: Final = {str(ref): card for card, ref in enumerate(CARD_REFS)}
_PLACE_OF: Final = {**{str(SEATS[seat]): seat for seat in range(8)}, **{str(ref): _STOOL for ref in STOOL_REFS}}

LAID: Final = 0
"""A card from a hand came to lie somewhere."""
MOVED: Final = 1
"""A card went from the place of whoever moved it to another."""
SENT: Final = 2
"""The card that was played arrived where the target of CHEERS sent it ..."""
SENT_ALONG: Final = 3
"""... and so did the one that matched, from the target's place."""
PUT_AWAY: Final = 4
"""A card left a full place."""


@final
class Hearsay:
    """Cards on their way, in the order in which they went."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.kinds: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()
        self.deciders: vec[i64] = vec[i64]()
        """The place where it was decided: whose turn it was, or the target of CHEERS, or the full place."""
        self.goals: vec[i64] = vec[i64]()
        """Where each came to lie."""

    def add(self, kind: i64, by: i64, card: i64, to: i64) -> None:
        """One card more."""
        self.kinds = append(self.kinds, kind)
        self.cards = append(self.cards, card)
        self.deciders = append(self.deciders, by)
        self.goals = append(self.goals, to)
        self.size += 1


def hearsay(facts: list[Fact], stool: i64, *, toasting: bool) -> Hearsay:
    """Read facts; ``stool`` is the number of that place, ``toasting`` whether the card played last is in the air."""
    heard = Hearsay()
    by: i64 = NO_PLACE
    card: i64 = NO_CARD
    place: i64 = NO_PLACE
    for fact in facts:
        kind: i64 = _KINDS.get(fact["say"], 0)
        if card != NO_CARD and kind != _CHEERED:
            heard.add(LAID, by, card, place)
        card = NO_CARD
        if kind in (_PLAYED, _PLAYED_OWN):
            by = _PLACE_OF[fact["who"]]
            card = _CARD_OF[fact["card"]]
            place = by if kind == _PLAYED_OWN else _place(fact["place"], stool)
        elif kind == _MOVED:
            by = _PLACE_OF[fact["who"]]
            heard.add(MOVED, by, _CARD_OF[fact["card"]], _place(fact["place"], stool))
        elif kind == _SENT:
            by = _place(fact["place"], stool)
            heard.add(SENT, by, _CARD_OF[fact["played"]], _place(fact["played_to"], stool))
            heard.add(SENT_ALONG, by, _CARD_OF[fact["matched"]], _place(fact["matched_to"], stool))
        elif kind == _DROPPED:
            by = _place(fact["place"], stool)
            heard.add(PUT_AWAY, by, _CARD_OF[fact["card"]], NO_PLACE)
    if card != NO_CARD and not toasting:
        heard.add(LAID, by, card, place)
    return heard


def _place(reference: str, stool: i64) -> i64:
    place: i64 = _PLACE_OF[reference]
    return stool if place == _STOOL else place
