"""The story: what happened, as each seat may hear it."""

from collections.abc import Callable
from typing import Final, cast

from taphouse.core.bits import members
from taphouse.core.facts import SEATS, Fact, seats_ref
from taphouse.core.moves import NOBODY, Event, Seat
from taphouse.games.last_call.naming import CARD_REFS, SUIT_REFS
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.words import said

OF_A_SEAT: Final[dict[int, Callable[..., Fact]]] = {
    h.KEPT: said.kept,
    h.PASSED: said.passed,
    h.SIPPED: said.sipped,
    h.NO_SIP: said.no_sip,
}
OF_A_NUMBER: Final[dict[int, Callable[..., Fact]]] = {
    h.FORGIVEN: said.forgiven,
    h.ACCEPTED: said.accepted,
    h.NO_SHOUT: said.no_shout,
    h.FORCED: said.forced,
}
OF_TWO_SEATS: Final[dict[int, Callable[..., Fact]]] = {h.CAUGHT: said.caught, h.WRONG_CATCH: said.wrong_catch}
OF_A_WAY: Final[dict[int, Callable[..., Fact]]] = {h.REVERSED: said.reversed, h.BOTTLE_PASSED: said.bottle_passed}
OF_A_CARD: Final[dict[int, Callable[..., Fact]]] = {h.REJECTED: said.rejected, h.FIRST_CARD: said.first_card}
"""What happens in the same form, by its number."""


def told(event: Event, eyes: Seat | None) -> Fact | None:
    """Tell one thing; None if it is not for these ears."""
    kind, a, b, c = event
    if kind in OF_A_SEAT:
        return OF_A_SEAT[kind](who=SEATS[a])
    if kind in OF_A_NUMBER:
        return OF_A_NUMBER[kind](who=SEATS[a], number=b)
    if kind in OF_TWO_SEATS:
        return OF_TWO_SEATS[kind](who=SEATS[a], whom=SEATS[b])
    if kind in OF_A_WAY:
        return OF_A_WAY[kind](way=way(a))
    if kind in OF_A_CARD:
        return OF_A_CARD[kind](card=CARD_REFS[a])
    if kind in (h.DREW, h.HAS_CHOSEN, h.GAVE):
        return _secretly(kind, eyes, a, b, c)
    if kind in (h.ROUND_BEGINS, h.ROUND_ENDS, h.LEFT_WITH, h.GAME_ENDS):
        return _of_a_round(kind, a, b, c)
    return _openly(kind, a, b, c)


def _secretly(kind: int, eyes: Seat | None, seat: int, b: int, c: int) -> Fact | None:
    """Tell of hidden cards, the cards themselves only to who knows them.

    Drawn cards come as the hand shows them. That everybody passes a card was told to all.
    """
    who, is_own = SEATS[seat], seat == eyes
    if kind == h.DREW:
        if is_own:
            return said.you_drew(who=who, cards=[CARD_REFS[card] for card in sorted(unpack(c, b))])
        return said.drew(who=who, number=b)
    if kind == h.HAS_CHOSEN:
        return said.you_chose(who=who, card=CARD_REFS[b]) if is_own else said.has_chosen(who=who)
    if is_own:
        return said.you_gave(who=who, whom=SEATS[b], card=CARD_REFS[c])
    return said.gave_you(who=who, whom=SEATS[b], card=CARD_REFS[c]) if b == eyes else None


def _of_a_round(kind: int, a: int, b: int, c: int) -> Fact:
    """Tell how a round begins and ends, and the game."""
    if kind == h.ROUND_BEGINS:
        return said.round_begins(number=a, who=None if b == NOBODY else SEATS[b])
    if kind == h.ROUND_ENDS:
        return said.round_ends(who=seats_ref(members(a)), how=cast("h.RoundEnd", h.ENDS[b]), points=c or None)
    if kind == h.LEFT_WITH:
        return said.left_with(who=SEATS[a], cards=[CARD_REFS[card] for card in unpack(c, b)])
    return said.game_ends(why=cast("h.End", h.ENDS[a]))


def _openly(kind: int, a: int, b: int, c: int) -> Fact:
    """Tell what everybody sees."""
    if kind == h.PLAYED:
        return _cried(said.played(who=SEATS[a], card=CARD_REFS[b]), c)
    if kind == h.STACKED:
        return _cried(said.stacked(who=SEATS[a], card=CARD_REFS[b]), c)
    if kind == h.NAMED:
        return said.named(who=SEATS[a], suit=SUIT_REFS[b])
    if kind == h.HEARD:
        return said.heard(who=SEATS[a]) if b else said.not_heard(who=SEATS[a])
    if kind == h.TURNED_UP:
        return said.turned_up(who=SEATS[a], card=CARD_REFS[b])
    return said.renewed(number=a) if kind == h.RENEWED else said.no_turn_up()


def _cried(fact: Fact, cried: int) -> Fact:
    """Add what was cried with a play: the shout, then the call."""
    then = []
    if cried & h.SHOUTED:
        then.append(said.cried_drinks() if cried & h.DRINKS else said.cried_my_shout())
    if cried & h.CALLED:
        then.append(said.cried_last_call())
    return {**fact, "then": then} if then else fact


def way(direction: int) -> said.DirectionRef:
    """The direction of play, in a fact."""
    return said.direction_ref("clockwise" if direction > 0 else "anticlockwise")


def unpack(packed: int, number: int) -> list[int]:
    """Read the cards of one happening, in the order in which they came."""
    found = [packed // h.PACK**i % h.PACK for i in range(number)]
    return found[::-1]
