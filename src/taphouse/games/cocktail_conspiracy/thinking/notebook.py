"""What one seat remembers of a game: what speaks for and against each goal of the others."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.facts import Fact
from taphouse.games.cocktail_conspiracy.cards import BIG
from taphouse.games.cocktail_conspiracy.house import MASQUERADE
from taphouse.games.cocktail_conspiracy.rules.state import State
from taphouse.games.cocktail_conspiracy.thinking.guess import Guess
from taphouse.games.cocktail_conspiracy.thinking.hearsay import LAID, MOVED, PUT_AWAY, SENT, Hearsay, hearsay
from taphouse.games.cocktail_conspiracy.thinking.nearness import FULL, UNITS, count_of, of_colour, worth_for


@final
class Notebook:
    """A guess for each team, or in Masquerade for each mask."""

    def __init__(self) -> None:
        self.guesses: list[Guess] = []
        self.unread: list[Fact] = []
        """What was heard and not thought about."""

    def hear(self, facts: list[Fact]) -> None:
        """Keep it for later."""
        self.unread += facts

    def forget(self) -> None:
        """Begin a new page."""
        self.guesses = []
        self.unread = []

    def public(self) -> "Notebook":
        """What everybody could have written who has seen the same: all but who was kind to oneself."""
        twin = Notebook()
        for guess in self.guesses:
            like = Guess()
            like.odds = guess.odds[:]
            twin.guesses.append(like)
        return twin

    def read(self, table: State, me: i64) -> None:
        """Think about what was heard since: what lies on the table now tells what lay there before each card went."""
        if not self.guesses:
            masked = table.house.mode == MASQUERADE
            self.guesses = [Guess() for _ in range(table.n if masked else table.house.teams)]
        if self.unread:
            heard = hearsay(self.unread, table.seating.virtual, toasting=table.toasting)
            self.unread = []
            if heard.size > 0:
                self._learn(table, me, heard)

    def _learn(self, table: State, me: i64, heard: Hearsay) -> None:
        """What somebody brings to their own side speaks for a colour, what they give or put away against it."""
        tallies = table.tallies[:]
        for i in range(heard.size - 1, -1, -1):
            carry(tallies, heard, i, -1)
        for i in range(heard.size):
            kind, by, to = heard.kinds[i], heard.deciders[i], heard.goals[i]
            colour = BIG[heard.cards[i]]
            if is_informed(table, by):
                guess = self.guesses[key_of(table, by)]
                if kind == PUT_AWAY:
                    guess.gave(colour, of_colour(tallies[by], colour))
                elif key_of(table, to) == key_of(table, by):
                    guess.laid(colour, of_colour(tallies[to], colour))
                elif kind == MOVED:
                    guess.gave(colour, of_colour(tallies[by], colour))
            if table.house.mode == MASQUERADE and to == me and by != me:
                goal, lay = table.combinations[table.teams[me]], tallies[me]
                if count_of(lay) < FULL:
                    self.guesses[by].did(worth_for(goal, lay + UNITS[colour]) - worth_for(goal, lay))
            carry(tallies, heard, i, 1)


def carry(tallies: vec[i64], heard: Hearsay, i: i64, sign: i64) -> None:
    """Let a card go where it went, or back."""
    unit = sign * UNITS[BIG[heard.cards[i]]]
    kind = heard.kinds[i]
    if kind not in (LAID, SENT):
        tallies[heard.deciders[i]] -= unit
    if kind != PUT_AWAY:
        tallies[heard.goals[i]] += unit


def key_of(table: State, place: i64) -> i64:
    """Whose goal counts at a place: a team's, or that behind a mask."""
    return place if table.house.mode == MASQUERADE else table.teams[place]


def is_informed(table: State, place: i64) -> bool:
    """Whether somebody who decides for a place knows what its team is after (CC-070)."""
    if table.masters == 0:
        return True
    deciders = table.seating.keepers if place == table.seating.virtual else BIT[place]
    return table.masters & deciders != 0
