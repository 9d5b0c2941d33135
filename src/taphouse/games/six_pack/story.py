"""The story in facts, as each seat may hear it."""

from typing import Final, Literal

from taphouse.core.facts import SEATS, Fact
from taphouse.core.moves import Event, Seat
from taphouse.games.six_pack.catalogue import DRINK_REFS, domino_ref, dominoes_ref, place_ref
from taphouse.games.six_pack.rules import events as e
from taphouse.games.six_pack.rules.cells import WHEN
from taphouse.games.six_pack.rules.telling import column_told, row_told
from taphouse.games.six_pack.words import said

Why = Literal["target_reached", "turn_limit"]
WHYS: Final[tuple[Why, ...]] = ("target_reached", "turn_limit")
"""Why the game ended, in a fact."""

_PLAIN: Final = {
    e.ASKED_MIXED: said.asked_mixed(),
    e.NO_WINDOW: said.no_window(),
    e.TIME_CALLED: said.time_called(),
    e.HINTED: said.hinted(),
}
_OF_A_SEAT: Final = {e.BEGINS: said.begins, e.NO_SERVE: said.no_serve, e.MUST_CLEAR: said.must_clear}


def told(event: Event, eyes: Seat | None) -> Fact:
    """Tell something that happened, as that seat may hear it."""
    kind, a, b, c = event
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind in _OF_A_SEAT:
        return _OF_A_SEAT[kind](who=SEATS[a])
    if kind in (e.SERVED, e.TAKEN, e.TOPPED_UP):
        return _card(kind, a, b, c)
    if kind in (e.CLAIM_HOLDS, e.CLAIM_FAILS, e.HAS_ANSWERED, e.NO_CLAIMS):
        return _claim(kind, a, b, c)
    if kind in (e.HAS_CHOSEN, e.POINT, e.DREW):
        return _domino(kind, a, b, c, own=a == eyes)
    return _frame(kind, a, b, c)


def _card(kind: int, seat: int, place: int, number: int) -> Fact:
    """What came to the table or went; from 6 on the number is that of a pink card."""
    drink, cell = DRINK_REFS[number % 6], place_ref(place)
    if kind == e.TAKEN:
        return said.taken(who=SEATS[seat], drink=drink, cell=cell)
    pile: Literal["plain", "pink"] = "pink" if number >= 6 else "plain"
    if kind == e.SERVED:
        return said.served(who=SEATS[seat], drink=drink, cell=cell, pile=pile)
    return said.topped_up(drink=drink, cell=cell, pile=pile)


def _claim(kind: int, a: int, b: int, hand: int) -> Fact:
    """An answer while it is secret, and a claim once it is open."""
    if kind == e.NO_CLAIMS:
        return said.no_claims(by="house" if b else "seats", round="first" if a == 1 else "later")
    if kind == e.HAS_ANSWERED:
        return said.found_nothing(who=SEATS[a]) if b else said.has_answered(who=SEATS[a])
    shape: Literal["flat", "tall"] = "tall" if b % 2 else "flat"
    cell = place_ref(b // 2)
    if kind == e.CLAIM_FAILS:
        return said.claim_fails(who=SEATS[a], shape=shape, cell=cell)
    return said.claim_holds(who=SEATS[a], shape=shape, cell=cell, dominoes=dominoes_ref(a, hand))


def _domino(kind: int, seat: int, b: int, c: int, *, own: bool) -> Fact:
    """What becomes of dominoes: what is drawn behind a screen only to its owner."""
    if kind == e.HAS_CHOSEN:
        return said.you_chose(domino=domino_ref(seat, b - 1)) if own else said.has_chosen(who=SEATS[seat])
    if kind == e.POINT:
        return said.scored(who=SEATS[seat], domino=domino_ref(seat, b), number=c)
    if own or c:
        return said.drew_these(who=SEATS[seat], dominoes=dominoes_ref(seat, b))
    return said.drew(who=SEATS[seat])


def _frame(kind: int, a: int, b: int, c: int) -> Fact:
    """How the game begins, goes on and ends."""
    if kind == e.SAID_MIXED:
        return said.said_mixed(who=SEATS[a], when=WHEN.facts[b]["when"])
    if kind == e.OPENED:
        return said.opened(bottle=DRINK_REFS[a], mix=DRINK_REFS[b])
    if kind == e.TURN_BEGINS:
        return said.turn_begins(number=a, who=SEATS[b])
    if kind == e.LINE_CLEARED:
        if b % 2:
            return said.cleared(who=SEATS[a], axis="column", at=int(column_told(b // 2)), number=c)
        return said.cleared(who=SEATS[a], axis="row", at=int(row_told(b // 2)), number=c)
    assert kind == e.GAME_ENDS
    return said.game_ends(why=WHYS[a])
