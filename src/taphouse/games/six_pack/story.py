"""The story in facts, as each seat may hear it."""

from typing import Final, Literal

from taphouse.core.facts import SEATS, Fact
from taphouse.core.moves import Event, Seat
from taphouse.games.six_pack.catalogue import DRINK_REFS, domino_ref, dominoes_ref, place_ref
from taphouse.games.six_pack.rules import moves as m
from taphouse.games.six_pack.rules.telling import column_told, row_told
from taphouse.games.six_pack.words import said

WHENS: Final = [said.when_ref(answer.replace(" ", "_")) for answer in m.ANSWERS]
Why = Literal["target_reached", "turn_limit"]
WHYS: Final[tuple[Why, ...]] = ("target_reached", "turn_limit")
"""Why the game ended, in a fact."""

_PLAIN: Final = {
    m.ASKED_MIXED: said.asked_mixed(),
    m.NO_WINDOW: said.no_window(),
    m.TIME_CALLED: said.time_called(),
    m.HINTED: said.hinted(),
}
_OF_A_SEAT: Final = {m.BEGINS: said.begins, m.NO_SERVE: said.no_serve, m.MUST_CLEAR: said.must_clear}


def told(event: Event, eyes: Seat | None) -> Fact:
    """Tell something that happened, as that seat may hear it."""
    kind, a, b, c = event
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind in _OF_A_SEAT:
        return _OF_A_SEAT[kind](who=SEATS[a])
    if kind in (m.SERVED, m.TAKEN, m.TOPPED_UP):
        return _card(kind, a, b, c)
    if kind in (m.CLAIM_HOLDS, m.CLAIM_FAILS, m.HAS_ANSWERED, m.NO_CLAIMS):
        return _claim(kind, a, b, c)
    if kind in (m.HAS_CHOSEN, m.POINT, m.DREW):
        return _domino(kind, a, b, c, own=a == eyes)
    return _frame(kind, a, b, c)


def _card(kind: int, seat: int, place: int, number: int) -> Fact:
    """What came to the table or went; from 6 on the number is that of a pink card."""
    drink, cell = DRINK_REFS[number % 6], place_ref(place)
    if kind == m.TAKEN:
        return said.taken(who=SEATS[seat], drink=drink, cell=cell)
    pile: Literal["plain", "pink"] = "pink" if number >= 6 else "plain"
    if kind == m.SERVED:
        return said.served(who=SEATS[seat], drink=drink, cell=cell, pile=pile)
    return said.topped_up(drink=drink, cell=cell, pile=pile)


def _claim(kind: int, a: int, b: int, hand: int) -> Fact:
    """An answer while it is secret, and a claim once it is open."""
    if kind == m.NO_CLAIMS:
        return said.no_claims(by="house" if b else "seats", round="first" if a == 1 else "later")
    if kind == m.HAS_ANSWERED:
        return said.found_nothing(who=SEATS[a]) if b else said.has_answered(who=SEATS[a])
    shape: Literal["flat", "tall"] = "tall" if b % 2 else "flat"
    cell = place_ref(b // 2)
    if kind == m.CLAIM_FAILS:
        return said.claim_fails(who=SEATS[a], shape=shape, cell=cell)
    return said.claim_holds(who=SEATS[a], shape=shape, cell=cell, dominoes=dominoes_ref(a, hand))


def _domino(kind: int, seat: int, b: int, c: int, *, own: bool) -> Fact:
    """What becomes of dominoes: what is drawn behind a screen only to its owner."""
    if kind == m.HAS_CHOSEN:
        return said.you_chose(domino=domino_ref(seat, b - 1)) if own else said.has_chosen(who=SEATS[seat])
    if kind == m.POINT:
        return said.scored(who=SEATS[seat], domino=domino_ref(seat, b), number=c)
    if own or c:
        return said.drew_these(who=SEATS[seat], dominoes=dominoes_ref(seat, b))
    return said.drew(who=SEATS[seat])


def _frame(kind: int, a: int, b: int, c: int) -> Fact:
    """How the game begins, goes on and ends."""
    if kind == m.SAID_MIXED:
        return said.said_mixed(who=SEATS[a], when=WHENS[b])
    if kind == m.OPENED:
        return said.opened(bottle=DRINK_REFS[a], mix=DRINK_REFS[b])
    if kind == m.TURN_BEGINS:
        return said.turn_begins(number=a, who=SEATS[b])
    if kind == m.LINE_CLEARED:
        if b % 2:
            return said.cleared(who=SEATS[a], axis="column", at=int(column_told(b // 2)), number=c)
        return said.cleared(who=SEATS[a], axis="row", at=int(row_told(b // 2)), number=c)
    assert kind == m.GAME_ENDS
    return said.game_ends(why=WHYS[a])
