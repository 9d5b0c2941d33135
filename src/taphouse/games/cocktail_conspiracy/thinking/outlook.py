"""How the table stands for one seat, and what it would be worth with cards elsewhere."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.games.cocktail_conspiracy.cards import BIG, COLOURS, COMBINATIONS, SMALL
from taphouse.games.cocktail_conspiracy.house import MASQUERADE
from taphouse.games.cocktail_conspiracy.rules.cheers import matching
from taphouse.games.cocktail_conspiracy.rules.knowledge import knows_combination, ruled_out_for
from taphouse.games.cocktail_conspiracy.rules.state import State
from taphouse.games.cocktail_conspiracy.rules.victory import can_win
from taphouse.games.cocktail_conspiracy.thinking.guess import PRIOR, certain, evened
from taphouse.games.cocktail_conspiracy.thinking.nearness import UNITS, worth_by, worth_for
from taphouse.games.cocktail_conspiracy.thinking.notebook import Notebook, key_of

OTHER_PLACES: Final = 0.3
"""What a team's places count that are not its best."""
DANGER: Final = 0.9
"""What an opponent's progress counts against the own."""
UNKNOWN: Final = -1
_MOST: Final = 6


@final
class Outlook:
    """One moment, as one seat sees it."""

    def __init__(self, table: State, me: i64, notebook: Notebook) -> None:
        notebook.read(table, me)
        self.table = table
        self.me: i64 = me
        self.places: i64 = table.seating.places
        self.masked = table.house.mode == MASQUERADE
        self.known: i64 = UNKNOWN
        """The own combination, if the seat has seen it."""
        if knows_combination(table, me, table.teams[me]):
            self.known = table.combinations[table.teams[me]]
        self.odds = self._odds(notebook)
        """For each place, what whoever it belongs to is after."""
        self.mates = self._mates(notebook)
        """How likely each place is on the own side."""
        self.now = vec[float]([0.0] * _MOST)
        """What each place counts, for or against."""
        for place in range(self.places):
            self.now[place] = self.worth(place, table.tallies[place])
        self.then = self.now[:]
        """The same with other cards somewhere."""
        self._more = vec[float]([0.0] * (_MOST * COLOURS))
        self._has_more = vec[i64]([0] * _MOST)

    def _odds(self, notebook: Notebook) -> "list[vec[float]]":
        table = self.table
        of_key: list[vec[float]] = []
        for key in range(len(notebook.guesses)):
            is_own = key == key_of(table, self.me)
            if is_own and self.known != UNKNOWN:
                of_key.append(certain(self.known))
            else:
                ruled = table.ruled_out[key] if self.masked else ruled_out_for(table, table.teams, key)
                of_key.append(notebook.guesses[key].without(ruled))
        if self.masked and table.house.teams == 2 and len(table.seating.members[table.teams[self.me]]) == 1:
            together = self._against_one(of_key)
            return [of_key[place] if place == self.me else together for place in range(self.places)]
        return [of_key[key_of(table, place)] for place in range(self.places)]

    def _against_one(self, odds: "list[vec[float]]") -> vec[float]:
        """CC-076: a lone mask knows that all others are after the same: what speaks for one speaks for each."""
        together = PRIOR[:]
        for place in range(self.places):
            if place != self.me:
                for goal in range(COMBINATIONS):
                    together[goal] *= odds[place][goal] / PRIOR[goal]
                together = evened(together)
        return together

    def _mates(self, notebook: Notebook) -> vec[float]:
        table = self.table
        mates = vec[float]([0.0] * _MOST)
        own = table.teams[self.me]
        if not self.masked:
            for place in range(self.places):
                mates[place] = 1.0 if table.teams[place] == own else 0.0
            return mates
        prior = float(len(table.seating.members[own]) - 1) / float(int(table.n) - 1)
        for place in range(self.places):
            odds = self.odds[place][self.known] / PRIOR[self.known] * notebook.guesses[place].kindness
            mates[place] = prior * odds / (prior * odds + 1 - prior) if prior < 1 else 1.0
        mates[self.me] = 1.0
        return mates

    def worth(self, place: i64, tally: i64) -> float:
        """What a place counts with such cards, for or against; behind a mask both may be."""
        if not can_win(self.table, place):
            return 0.0
        mate = self.mates[place]
        worth = 0.0
        if mate > 0:
            worth = mate * self._for_own(tally)
        if mate < 1:
            worth -= (1 - mate) * DANGER * worth_by(self.odds[place], tally)
        return worth

    def _for_own(self, tally: i64) -> float:
        """What cards are worth for the own side."""
        if self.known != UNKNOWN:
            return worth_for(self.known, tally)
        return worth_by(self.odds[self.me], tally)

    def gained(self, place: i64, colour: i64) -> float:
        """What a place counts with a card more of that colour."""
        at = place * COLOURS + colour
        if self._has_more[place] & BIT[colour] == 0:
            self._has_more[place] |= BIT[colour]
            self._more[at] = self.worth(place, self.table.tallies[place] + UNITS[colour])
        return self._more[at]

    def lost(self, place: i64, colour: i64) -> float:
        """What a place counts with a card less of that colour."""
        return self.worth(place, self.table.tallies[place] - UNITS[colour])

    def total(self) -> float:
        """What the table would be worth then: a side counts by its best place, a little by the rest."""
        total = 0.0
        for place in range(self.places):
            total += self.then[place]
        if self.masked:
            return total
        best = 0.0
        for team in range(self.table.house.teams):
            most = 0.0
            for place in range(self.places):
                if self.table.teams[place] == team and abs(self.then[place]) > abs(most):
                    most = self.then[place]
            best += most
        return OTHER_PLACES * total + (1 - OTHER_PLACES) * best

    def with_one(self, place: i64, worth: float) -> float:
        """What the table would be worth if one place counted so much."""
        self.then[place] = worth
        total = self.total()
        self.then[place] = self.now[place]
        return total

    def laid(self, place: i64, colour: i64) -> float:
        """What it is worth to lay a card somewhere."""
        return self.with_one(place, self.gained(place, colour))

    def dropped(self, place: i64, colour: i64) -> float:
        """What it is worth to put a card away."""
        return self.with_one(place, self.lost(place, colour))

    def moved(self, start: i64, end: i64, colour: i64) -> float:
        """What it is worth to move a card from one place to another."""
        self.then[start] = self.lost(start, colour)
        total = self.with_one(end, self.gained(end, colour))
        self.then[start] = self.now[start]
        return total

    def sent(self, target: i64, played: i64, played_to: i64, matched: i64, matched_to: i64) -> float:
        """CC-041: what it is worth if two cards of these colours go from a target to these places."""
        self.then[target] = self.lost(target, matched)
        self.then[played_to] = self.gained(played_to, played)
        total = self.with_one(matched_to, self.gained(matched_to, matched))
        self.then[target] = self.now[target]
        self.then[played_to] = self.now[played_to]
        return total

    def may_send(self, target: i64, one: i64, other: i64) -> bool:
        """CC-046 to CC-048, CC-082: to two different places, not the target's, one of them an opponent's."""
        if one == other or target in (one, other):
            return False
        teams = self.table.teams
        return self.masked or teams[one] != teams[target] or teams[other] != teams[target]

    def played(self, card: i64, place: i64) -> float:
        """What it is worth to play a card on a place; with CHEERS, what its target makes of it."""
        if matching(self.table, card, place) == 0:
            return self.laid(place, BIG[card])
        mate = self.mates[place]
        kind = self.toasted(place, BIG[card], SMALL[card], kind=True) if mate > 0 else 0.0
        unkind = self.toasted(place, BIG[card], SMALL[card], kind=False) if mate < 1 else 0.0
        return mate * kind + (1 - mate) * unkind

    def toasted(self, target: i64, played: i64, matched: i64, *, kind: bool) -> float:
        """What it is worth if a target sends cards of these colours to where they help most, or hurt most."""
        best_one, best_other, most = target, target, 0.0
        for one in range(self.places):
            if one == target:
                continue
            gain = self.gained(one, played) - self.now[one]
            for other in range(self.places):
                if not self.may_send(target, one, other):
                    continue
                more = gain + self.gained(other, matched) - self.now[other]
                if best_one == target or (more >= most if kind else more < most):
                    best_one, best_other, most = one, other, more
        return self.sent(target, played, best_one, matched, best_other)

    def best_sending(self) -> float:
        """CC-088: the best that can be made of CHEERS by whoever decides."""
        latest = self.table.latest
        best = -1e9
        for one in range(self.places):
            for other in range(self.places):
                if self.may_send(latest.target, one, other):
                    best = max(best, self.sent(latest.target, BIG[latest.card], one, SMALL[latest.card], other))
        return best

    def best_drop(self) -> float:
        """CC-089: the best that can be made of a full place by whoever decides."""
        place = self.table.overflow
        best = -1e9
        for colour in range(COLOURS):
            if self.table.tallies[place] // UNITS[colour] & 7 > 0:
                best = max(best, self.dropped(place, colour))
        return best
