"""The story in words, as each seat may hear it."""

from collections.abc import Sequence

from taphouse.core.bits import members
from taphouse.core.moves import Event, Seat
from taphouse.core.telling import Teller, listed
from taphouse.games.cocktail_conspiracy.house import BELL_ROUNDS, MODES
from taphouse.games.cocktail_conspiracy.naming import ANSWER_WORDS, TEAM_LETTERS, name_of, recipe_of, team_name
from taphouse.games.cocktail_conspiracy.rules.moves import (
    ACCEPTED,
    ANSWER_SHOWN,
    ANSWERED,
    BEGINS,
    BELL,
    CHEERED,
    COMBINATION_SHOWN,
    COUNTERED,
    DEALT,
    DECLARED,
    DISCARDED,
    DREW,
    DROPPED,
    HAND_SHOWN,
    LAST_CALL,
    LAST_ROUNDS,
    MOVED,
    NEAR,
    NOBODY_WON,
    OUTRUN,
    PACK,
    PICKED,
    PLAYED,
    PROPOSED_DROP,
    PROPOSED_SEND,
    RESHUFFLED,
    SENT,
    SIGNS,
    STOOL,
    THREW,
    THROW_SHOWN,
    TIED,
    TOKEN_SHOWN,
    TOOK,
    TOSSED,
    WENT_SHORT,
    WON,
)

_DEALT = {
    "classic": "The cards are dealt. Every team knows its cocktail.",
    "master_apprentice": "The cards are dealt. Of each team only the master knows the cocktail.",
    "masquerade": "The cards are dealt. Everybody wears a mask and knows one cocktail.",
}


class Storyteller(Teller):
    """Tells what happened to one pair of eyes."""

    def who(self, seat: int) -> str:
        """Name a seat, or the stool of a virtual team-mate, at the beginning of a sentence."""
        if seat >= STOOL:
            return f"Team {TEAM_LETTERS[seat - STOOL]}'s stool"
        if seat == self.eyes:
            return "You"
        return self.names[seat] if seat < len(self.names) else f"Seat {seat + 1}"

    def whom(self, seat: int) -> str:
        """Name a seat or stool within a sentence."""
        if seat >= STOOL:
            return f"team {TEAM_LETTERS[seat - STOOL]}'s stool"
        return "you" if seat == self.eyes else self.who(seat)

    def oneself(self, seat: int, place: int) -> str:
        """Name a place that may be the seat's own."""
        if seat != place:
            return self.whom(place)
        return "yourself" if self.is_own(seat) else "their own place"

    def tell(self, event: Event) -> str:
        """Tell one thing; nothing if it is not for these ears."""
        kind, a, b, c = event
        if kind in (PLAYED, MOVED, DISCARDED, DREW, WENT_SHORT, HAND_SHOWN):
            return self.cards(kind, a, b, c)
        if kind in (CHEERED, SENT, DROPPED):
            return self.reaction(kind, a, b, c)
        if kind in (PROPOSED_SEND, PROPOSED_DROP, ACCEPTED, COUNTERED, TOOK, TOSSED):
            return self.keepers(kind, a, b, c)
        if kind in (DEALT, ANSWERED, ANSWER_SHOWN, TIED, THREW, THROW_SHOWN, PICKED, BEGINS):
            return self.beginning(kind, a, b)
        if kind == OUTRUN:
            return self.outrun(a, b, c)
        return self.end(kind, a, b)

    def outrun(self, team: int, active: int, first: int) -> str:
        """CC-064: why a complete cocktail has not won."""
        whose = "your" if self.is_own(active) else f"{self.who(active)}'s"
        return (
            f"Team {TEAM_LETTERS[team]}'s cocktail is complete as well. It is {whose} turn, and from there on "
            f"clockwise team {TEAM_LETTERS[first]} comes first."
        )

    def beginning(self, kind: int, a: int, b: int) -> str:
        """Tell how it was found out who begins."""
        if kind == DEALT:
            return _DEALT[MODES[a]]
        if kind == TIED:
            return f"{self.several(members(a))} throw for the first turn."
        who = self.who(a)
        if kind == ANSWERED:
            return f"You answered: {ANSWER_WORDS[b]}." if self.is_own(a) else f"{who} answered."
        if kind == ANSWER_SHOWN:
            return f"{who} drank {ANSWER_WORDS[b]}."
        if kind == THREW:
            return f"You threw {SIGNS[b]}." if self.is_own(a) else f"{who} threw."
        if kind == THROW_SHOWN:
            return f"{who} showed {SIGNS[b]}."
        if kind == PICKED:
            return f"Still a tie after three throws: chance picks {self.whom(a)}."
        return f"{who} {'begin' if self.is_own(a) else 'begins'}."

    def cards(self, kind: int, seat: int, b: int, c: int) -> str:
        """Tell a play, a move, a discarded hand, a draw; hidden cards to their owner only."""
        who = self.who(seat)
        if kind == PLAYED:
            return f"{who} played {name_of(b)} on {self.oneself(seat, c)}."
        if kind == MOVED:
            return f"{who} moved {name_of(b)} to {self.whom(c)}."
        if kind == WENT_SHORT:
            return f"There is nothing left to draw for {self.whom(seat)}."
        if kind == HAND_SHOWN:
            return f"{who} had {self.named(c, b)} in hand."
        verb = "discarded" if kind == DISCARDED else "drew"
        if b == 0:
            return f"{who} passed, with no card in hand."
        if self.is_own(seat):
            return f"You {verb} {self.named(c, b)}."
        return f"{who} {verb} {'a card' if b == 1 else f'{b} cards'}."

    def named(self, packed: int, number: int) -> str:
        """Name several cards."""
        return listed([name_of(card) for card in unpack(packed, number)])

    def reaction(self, kind: int, a: int, b: int, c: int) -> str:
        """Tell CHEERS and a full place."""
        if kind == CHEERED:
            return f"CHEERS! {self.who(a)} clinked with {self.oneself(a, b)}."
        if kind == DROPPED:
            return f"{name_of(b)} left {self.whom(a)}: six cards are enough."
        played_to, matched_to = unpack(c, 2)
        played, matched = unpack(b, 2)
        sent = f"{name_of(played)} to {self.whom(played_to)}, {name_of(matched)} to {self.whom(matched_to)}"
        return f"From {self.whom(a)}: {sent}."

    def keepers(self, kind: int, seat: int, b: int, c: int) -> str:
        """Tell how two keepers agree."""
        who = self.who(seat)
        if kind == PROPOSED_SEND:
            played_to, matched_to = unpack(c, 2)
            played, matched = unpack(b, 2)
            sent = f"{name_of(played)} to {self.whom(played_to)}, {name_of(matched)} to {self.whom(matched_to)}"
            return f"{who} proposed: {sent}."
        if kind == PROPOSED_DROP:
            return f"{who} proposed to put {name_of(b)} away."
        if kind == ACCEPTED:
            return f"{who} agreed."
        if kind == COUNTERED:
            return f"{who} would rather do something else."
        if kind == TOOK:
            return f"{who} took the other proposal."
        return f"{who} tossed a coin: the {'second' if b else 'first'} proposal it is."

    def end(self, kind: int, a: int, b: int) -> str:
        """Tell the last rounds and the end, with everything that was secret."""
        if kind == RESHUFFLED:
            return f"The deck is used up: {'1 discard becomes' if a == 1 else f'{a} discards become'} a new one."
        if kind == LAST_ROUNDS:
            return f"The bell rings: {BELL_ROUNDS} more rounds."
        if kind == BELL:
            return "Last call! The bar closes."
        if kind == NEAR:
            return f"Team {TEAM_LETTERS[a]} is {b} short of its cocktail."
        if kind == NOBODY_WON:
            why = "closing time is a draw in this house" if a else "all teams are equally near to their cocktails"
            return f"Nobody has won: {why}."
        if kind == DECLARED:
            return f"{self.who(a)} declared victory for {self.oneself(a, b)}."
        if kind == COMBINATION_SHOWN:
            return f"Team {TEAM_LETTERS[a]} was after {recipe_of(b)}."
        if kind == TOKEN_SHOWN:
            return f"{self.who(a)} {'were' if self.is_own(a) else 'was'} of {team_name(b)}."
        assert kind == WON
        return f"Team {TEAM_LETTERS[a]} {'came nearest and wins' if b == LAST_CALL else 'wins'}."


def unpack(packed: int, number: int) -> list[int]:
    """Read several numbers of one happening, in the order in which they came."""
    found = [packed // PACK**i % PACK for i in range(number)]
    return found[::-1]


def tell(event: Event, eyes: Seat | None, names: Sequence[str]) -> str:
    """Tell something that happened, as that seat may hear it."""
    return Storyteller(eyes, names).tell(event)
