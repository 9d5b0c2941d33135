"""The limit of six cards at a place, CC-031 to CC-033."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact, SeatRef
from taphouse.core.step import Moves, Verb
from taphouse.games.cocktail_conspiracy.cards import one_of_each
from taphouse.games.cocktail_conspiracy.house import LIMIT
from taphouse.games.cocktail_conspiracy.naming import CARD_REFS, place_ref
from taphouse.games.cocktail_conspiracy.rules import happenings as h
from taphouse.games.cocktail_conspiracy.rules.asking import same_card
from taphouse.games.cocktail_conspiracy.rules.keepers import Agreed, first_decider, needs_two
from taphouse.games.cocktail_conspiracy.rules.kinds import CARD
from taphouse.games.cocktail_conspiracy.rules.seating import NO_PLACE
from taphouse.games.cocktail_conspiracy.words import said

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State

DROP: Final = Verb("drop", CARD)


@final
class Overflow(Agreed):
    """CC-031, CC-032, CC-089: whoever the place belongs to puts one of the seven away."""

    name = "overflow_discard"
    rule = "CC-031"
    verbs: tuple[Verb, ...] = (DROP,)

    def place(self, table: "State") -> i64:
        """Where seven cards lie."""
        return table.overflow

    def ask(self, table: "State") -> None:
        """Ask who is to decide."""
        table.step = self

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any of the seven; of those that look the same, the first."""
        moves.put_each(DROP.first, one_of_each(table.lying[table.overflow]))

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """CC-032, CC-089: one of the seven; two keepers first agree about it."""
        if needs_two(table, table.overflow):
            table.note(h.PROPOSED_DROP, int(seat), int(n))
            self.propose(table, vec[i64]([int(n)]))
        else:
            drop(table, n)

    def carry_out(self, table: "State", plan: vec[i64]) -> None:
        """Put it away."""
        drop(table, plan[0])

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """A card that lies there, by its first copy."""
        if verb is not DROP:
            return IllegalMove("CC-031", said.drop_first())
        there = table.lying[table.overflow]
        if there & BIT[n] != 0:
            return IllegalMove("CC-032", same_card(there, n))
        return IllegalMove("CC-032", said.not_among_seven(card=CARD_REFS[n]))

    def others(self, table: "State", who: SeatRef) -> IllegalMove:
        """One has to go first."""
        return IllegalMove("CC-032", said.others_drop(who=who))

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """No place is too full."""
        return IllegalMove("CC-031", said.not_too_full())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Which one."""
        return said.ask_overflow_discard(how=self.how(table), place=place_ref(table.told(table.overflow)))


def drop(table: "State", card: i64) -> None:
    """CC-031, CC-032: it goes face down to the discard pile; everybody has seen it."""
    place = table.overflow
    table.lift(place, card)
    table.put_away(card)
    table.latest.drop(card, place)
    table.overflow = NO_PLACE
    table.note(h.DROPPED, table.told(place), int(card))
    also = table.also
    table.also = NO_PLACE
    look_at(table, also, NO_PLACE)


def look_at(table: "State", place: i64, also: i64) -> None:
    """CC-031 to CC-033: where seven cards lie, one must go before anything else."""
    if place != NO_PLACE and table.counts[place] > LIMIT:
        table.overflow = place
        table.also = also
        table.question = OVERFLOW
        table.countering = False
        table.active = first_decider(table, place)
        OVERFLOW.ask(table)
    elif also != NO_PLACE:
        look_at(table, also, NO_PLACE)


OVERFLOW: Final = Overflow()
