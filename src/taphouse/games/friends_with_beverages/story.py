"""The story as facts, as each seat may hear it."""

from collections.abc import Callable
from typing import Final, Literal

from taphouse.core.facts import SEATS, Fact
from taphouse.core.moves import Event, Seat
from taphouse.games.friends_with_beverages.cards import ABUNDANCE, KIND_OF, POINTS
from taphouse.games.friends_with_beverages.references import GUEST_REFS, RESOURCE_REFS, guest_or_none, resource_of
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.words import said

SHOTS: Final = ("no", "toast", "driver")


def _paid(who: int, cards: int, _: int) -> Fact:
    first, second = cards // h.PACK, cards % h.PACK
    if first == second:
        return said.paid_one(who=SEATS[who], resource=resource_of(first))
    if KIND_OF[first] == KIND_OF[second]:
        return said.paid_two(who=SEATS[who], resource=resource_of(first))
    return said.paid_mixed(who=SEATS[who], resource=resource_of(first), wild=RESOURCE_REFS[ABUNDANCE])


def _ended(seat: int, still: int, short: int) -> Fact:
    if seat < 0:
        return said.game_ends(how="guests")
    return said.game_ends(how=how_served(still=bool(still), short=bool(short)), by=SEATS[seat])


def how_served(*, still: bool, short: bool) -> Literal["still", "once", "enough", "was-enough"]:
    """FWB-132, FWB-140: how the end came by serving: with all guests or enough of them, now or before."""
    if short:
        return "enough" if still else "was-enough"
    return "still" if still else "once"


TOLD: Final[dict[int, Callable[[int, int, int], Fact]]] = {
    h.DEALT: lambda a, _b, _c: said.dealt(guests=a),
    h.HAS_ANSWERED: lambda a, _b, _c: said.answered(who=SEATS[a]),
    h.ARRIVED: lambda a, b, c: said.arrived(who=SEATS[a], bottle="yes" if b else "no", nose=c),
    h.BEGINS: lambda a, _b, _c: said.begins(who=SEATS[a]),
    h.TURN_BEGINS: lambda a, b, _c: said.turn_begins(who=SEATS[a], turn=b),
    h.ROUND_PASSES: lambda a, b, _c: said.round_passes(who=SEATS[a], tokens="both" if a == b else "round"),
    h.OFFERED: lambda a, b, c: said.offered(
        who=SEATS[a], to=SEATS[b], gives=RESOURCE_REFS[c // h.PACK], wants=RESOURCE_REFS[c % h.PACK]
    ),
    h.TRADED: lambda a, b, c: said.traded(
        who=SEATS[a], to=SEATS[b], gives=resource_of(c // h.PACK), gets=resource_of(c % h.PACK)
    ),
    h.DECLINED: lambda a, b, _c: said.declined(who=SEATS[a], to=SEATS[b]),
    h.DREW: lambda a, _b, _c: said.drew(who=SEATS[a]),
    h.NO_CARD_LEFT: lambda a, _b, _c: said.nothing_drawn(who=SEATS[a]),
    h.TOOK: lambda a, b, c: said.took(who=SEATS[a], resource=resource_of(b), slot=c + 1),
    h.TOOK_DISCARD: lambda a, b, _c: said.took_discard(who=SEATS[a], resource=resource_of(b)),
    h.FILLED: lambda a, b, _c: said.filled(resource=resource_of(b), slot=a + 1),
    h.SWEPT: lambda a, b, _c: said.swept(resource=resource_of(b), slot=a + 1),
    h.RESHUFFLED: lambda a, _b, _c: said.reshuffled(number=a),
    h.PAID: _paid,
    h.SWAPPED: lambda a, b, c: said.swapped(who=SEATS[a], guest=GUEST_REFS[b], gone=GUEST_REFS[c]),
    h.TURNED: lambda a, b, _c: said.turned_up(who=SEATS[a], guest=GUEST_REFS[b]),
    h.REJECTED: lambda a, b, c: said.rejected(who=SEATS[a], guest=GUEST_REFS[b], gone=guest_or_none(c)),
    h.JOINED_MARKET: lambda a, b, c: said.joined_market(guest=GUEST_REFS[a], position=b + 1, gone=guest_or_none(c)),
    h.MARKET_REPLACED: lambda _a, _b, _c: said.market_replaced(),
    h.INSTALLED: lambda a, b, c: said.installed(who=SEATS[a], resource=resource_of(b), sideways="yes" if c else "no"),
    h.DISPLACED: lambda a, _b, _c: said.displaced(resource=resource_of(a)),
    h.DISCARDED: lambda a, b, _c: said.discarded(who=SEATS[a], resource=resource_of(b)),
    h.RETIRED: lambda a, b, _c: said.retired(who=SEATS[a], resource=resource_of(b)),
    h.TRADED_SECOND_HAND: lambda a, b, c: said.traded_second_hand(
        who=SEATS[a], gives=resource_of(b), gets=resource_of(c)
    ),
    h.SERVED_GUEST: lambda a, b, c: said.served_guest(
        who=SEATS[a], guest=GUEST_REFS[b], points=int(POINTS[b]), slot=c + 1
    ),
    h.LAST_ROUND: lambda a, b, _c: (said.last_round_short if b else said.last_round)(who=SEATS[a]),
    h.GUESTS_OUT: lambda _a, _b, _c: said.guests_out(),
    h.READY: lambda a, _b, _c: said.equipment_ready(who=SEATS[a]),
    h.GAME_ENDS: _ended,
    h.MET_CARD: lambda a, b, _c: said.met(who=SEATS[a], resource=resource_of(b)),
    h.EXCHANGE_ENDS: lambda _a, _b, _c: said.exchange_ends(),
    h.EXCHANGE_STAYS: lambda _a, _b, _c: said.exchange_stays(),
    h.FLIPPED: lambda a, _b, _c: said.flipped(resource=resource_of(a)),
    h.RECALLED: lambda a, _b, _c: said.recalled(resource=RESOURCE_REFS[a]),
    h.SHUFFLED_BACK: lambda _a, _b, _c: said.shuffled_back(),
    h.NO_EFFECT: lambda a, _b, _c: said.no_effect(resource=RESOURCE_REFS[a]),
    h.LOST_CARD: lambda a, b, c: said.lost_card(who=SEATS[a], resource=resource_of(b), chance="yes" if c else "no"),
    h.GUEST_LOST: lambda a, b, c: said.lost_guest(who=SEATS[a], gone=GUEST_REFS[b], guest=GUEST_REFS[c]),
    h.WAS_IMMUNE: lambda a, b, _c: said.immune(who=SEATS[a], resource=RESOURCE_REFS[b]),
    h.DESTROYED: lambda a, b, _c: said.broke(who=SEATS[a], resource=resource_of(b)),
    h.BORROWED: lambda a, b, c: said.borrowed(who=SEATS[a], whose=SEATS[b], resource=resource_of(c)),
    h.REMOVED: lambda a, b, c: said.removed(who=SEATS[a], whose=SEATS[b], resource=resource_of(c)),
    h.SHOT_ANSWER: lambda a, b, _c: said.shot_answered(who=SEATS[a], answer=SHOTS[b]),
    h.PLAYED: lambda a, b, _c: said.played(who=SEATS[a], resource=resource_of(b)),
    h.FOUND: lambda a, b, _c: said.found(who=SEATS[a], resource=resource_of(b)),
    h.EXHIBITED: lambda a, b, c: said.exhibited(
        who=SEATS[a], gives=[resource_of(b // h.PACK), resource_of(b % h.PACK)], gets=resource_of(c)
    ),
    h.LOOKED: lambda a, b, _c: said.looked(who=SEATS[a], number=b),
    h.RUSHED: lambda a, b, c: said.rushed(who=SEATS[a], guest=GUEST_REFS[b], resource=RESOURCE_REFS[c]),
    h.LET_GO_BY: lambda a, b, _c: said.let_go_by(who=SEATS[a], resource=RESOURCE_REFS[b]),
}
"""What each event is as a fact, by its three numbers."""


def told(event: Event, eyes: Seat | None) -> Fact:
    """Tell something that happened, as that seat may hear it: only who draws a card sees which."""
    kind, a, b, c = event
    if kind == h.DREW and a == eyes:
        return said.you_drew(resource=resource_of(b))
    return TOLD[kind](a, b, c)
