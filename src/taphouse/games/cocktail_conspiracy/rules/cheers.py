"""CHEERS, CC-035 to CC-048."""

from typing import TYPE_CHECKING, Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact, SeatRef
from taphouse.core.step import Moves, Verb
from taphouse.games.cocktail_conspiracy.cards import NO_CARD, OF_COLOUR, SMALL, one_of_each
from taphouse.games.cocktail_conspiracy.naming import CARD_REFS, place_ref
from taphouse.games.cocktail_conspiracy.rules import happenings as h
from taphouse.games.cocktail_conspiracy.rules.asking import Asking, no_such_place, same_card
from taphouse.games.cocktail_conspiracy.rules.keepers import Agreed, first_decider, needs_two
from taphouse.games.cocktail_conspiracy.rules.kinds import CARD, PAIR, PLACES
from taphouse.games.cocktail_conspiracy.rules.limit import look_at
from taphouse.games.cocktail_conspiracy.words import said

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State

SHOUT: Final = Verb("cheers")
MATCH: Final = Verb("match", CARD)
SEND: Final = Verb("send", PAIR)


@final
class Shouting(Asking):
    """CC-038: in some houses whoever causes CHEERS has to call it."""

    name = "cheers_shout"
    rule = "CC-038"
    verbs: tuple[Verb, ...] = (SHOUT,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """There is no way round it."""
        moves.put(SHOUT.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """It is called."""
        called(table)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """First the call."""
        return IllegalMove("CC-038", said.call_first())

    def others(self, table: "State", who: SeatRef) -> IllegalMove:
        """Whoever played it calls it."""
        return IllegalMove("CC-038", said.others_call(who=who))

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """No glasses meet."""
        return IllegalMove("CC-038", said.no_cheers())

    def asks(self, table: "State", seat: i64) -> Fact:
        """The call."""
        return said.ask_cheers_shout()


@final
class Matching(Asking):
    """CC-040: if several matching cards differ, the target chooses the one that leaves."""

    name = "cheers_match"
    rule = "CC-040"
    verbs: tuple[Verb, ...] = (MATCH,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any that matches; of those that look the same, the first."""
        moves.put_each(MATCH.first, candidates(table, table.latest.card, table.latest.target))

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """It leaves."""
        table.latest.matched = n
        table.step = SENDING

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """A card that matches, by its first copy."""
        if verb is not MATCH:
            return IllegalMove("CC-040", said.match_first())
        if matching(table, table.latest.card, table.latest.target) & BIT[n] != 0:
            return IllegalMove("CC-040", same_card(table.lying[table.latest.target], n))
        return IllegalMove("CC-040", said.does_not_match(card=CARD_REFS[n]))

    def others(self, table: "State", who: SeatRef) -> IllegalMove:
        """The target decides."""
        return IllegalMove("CC-041", said.others_send(who=who))

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """No glasses meet."""
        return IllegalMove("CC-040", said.no_cheers())

    def how(self, table: "State") -> Literal["decide", "propose"]:
        """As the sending that it is part of."""
        return SENDING.how(table)

    def asks(self, table: "State", seat: i64) -> Fact:
        """Which one."""
        place = place_ref(table.told(table.latest.target))
        return said.ask_cheers_match(how=self.how(table), place=place, card=CARD_REFS[table.latest.card])


@final
class Sending(Agreed):
    """CC-041: the target sends both cards, and not whoever played."""

    name = "cheers_send"
    rule = "CC-041"
    verbs: tuple[Verb, ...] = (SEND,)

    def place(self, table: "State") -> i64:
        """Where CHEERS happened."""
        return table.latest.target

    def ask(self, table: "State") -> None:
        """CC-040: first which card leaves with the played one; if one matches, it goes without saying."""
        cards = candidates(table, table.latest.card, table.latest.target)
        if cards & (cards - 1) == 0:
            table.latest.matched = lowest(cards)
            table.step = self
        else:
            table.latest.matched = NO_CARD
            table.step = MATCHING

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """CC-046, CC-047: every pair of places to which the two cards may go."""
        for n in range(SEND.size):
            if may_send(table, played_to_of(n), matched_to_of(n)):
                moves.put(SEND.first + n)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Both cards leave; two keepers first agree about it."""
        played_to, matched_to = played_to_of(n), matched_to_of(n)
        if not needs_two(table, table.latest.target):
            clink(table, table.latest.matched, played_to, matched_to)
            return
        cards = int(table.latest.card) * h.PACK + int(table.latest.matched)
        places = table.told(played_to) * h.PACK + table.told(matched_to)
        table.note(h.PROPOSED_SEND, int(seat), cards, places)
        self.propose(table, vec[i64]([int(table.latest.matched), int(played_to), int(matched_to)]))

    def carry_out(self, table: "State", plan: vec[i64]) -> None:
        """Send them."""
        clink(table, plan[0], plan[1], plan[2])

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """CC-046 to CC-048: why the cards cannot go to these two."""
        if verb is not SEND:
            return IllegalMove("CC-041", said.send_first())
        played_to, matched_to = played_to_of(n), matched_to_of(n)
        if played_to >= table.seating.places or matched_to >= table.seating.places:
            return no_such_place(table, "CC-048")
        if table.latest.target in (played_to, matched_to):
            return IllegalMove("CC-046", said.must_leave())
        return IllegalMove("CC-047", said.one_to_opponents())

    def others(self, table: "State", who: SeatRef) -> IllegalMove:
        """The target decides."""
        return IllegalMove("CC-041", said.others_send(who=who))

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """No glasses meet."""
        return IllegalMove("CC-041", said.no_cheers())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Where both go."""
        return said.ask_cheers_send(
            how=self.how(table),
            place=place_ref(table.told(table.latest.target)),
            card=CARD_REFS[table.latest.card],
            matched=CARD_REFS[table.latest.matched],
        )


def begin(table: "State") -> None:
    """CC-038, CC-039, CC-043: the played card goes on its way again, before the limit of six is looked at."""
    table.toasting = True
    table.question = SENDING
    if table.house.cheers_button:
        table.step = SHOUTING
    else:
        called(table)


def called(table: "State") -> None:
    """CC-038, CC-041: CHEERS is called, and the target decides, not whoever played the card."""
    table.note(h.CHEERED, int(table.player), table.told(table.latest.target))
    table.countering = False
    table.active = first_decider(table, table.latest.target)
    SENDING.ask(table)


def clink(table: "State", matched: i64, played_to: i64, matched_to: i64) -> None:
    """CC-039, CC-044, CC-045: both cards arrive at the same time, and cause nothing more but overflow."""
    table.toasting = False
    table.latest.matched = matched
    table.latest.played_to = played_to
    table.latest.matched_to = matched_to
    table.lift(table.latest.target, matched)
    table.lay(played_to, table.latest.card)
    table.lay(matched_to, matched)
    if table.events is not None:
        cards = int(table.latest.card) * h.PACK + int(matched)
        places = table.told(played_to) * h.PACK + table.told(matched_to)
        table.note(h.SENT, table.told(table.latest.target), cards, places)
    look_at(table, played_to, matched_to)


def matching(table: "State", card: i64, place: i64) -> i64:
    """CC-036, CC-037: the cards at a place whose big icon is the small icon of the played one."""
    return table.lying[place] & OF_COLOUR[SMALL[card]]


def candidates(table: "State", card: i64, place: i64) -> i64:
    """CC-040: the matching cards among which somebody can choose; of those that look the same, one."""
    return one_of_each(matching(table, card, place))


def played_to_of(n: i64) -> i64:
    """Where a sending brings the played card."""
    return n // (PLACES - 1)


def matched_to_of(n: i64) -> i64:
    """Where a sending brings the matched card: to another place than the played one."""
    other = n % (PLACES - 1)
    return other if other < n // (PLACES - 1) else other + 1


def may_send(table: "State", played_to: i64, matched_to: i64) -> bool:
    """CC-041, CC-046 to CC-048, CC-082: two different places, not the target's, one of them an opponent's.

    In Masquerade any two others will do: nobody can know who is an opponent.
    """
    target = table.latest.target
    if played_to >= table.seating.places or matched_to >= table.seating.places:
        return False
    if target in (played_to, matched_to):
        return False
    team = table.teams[target]
    return table.seating.masquerade or table.teams[played_to] != team or table.teams[matched_to] != team


SHOUTING: Final = Shouting()
MATCHING: Final = Matching()
SENDING: Final = Sending()
