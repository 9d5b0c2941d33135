"""A player that builds its team's cocktail, guesses what the others are after, and gets in their way.

It looks one action ahead. CHEERS in front of an opponent is taken to hurt, in front of a friend to help.
"""

from typing import cast

from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move
from taphouse.core.rng import Rng
from taphouse.core.view import MoveView, View
from taphouse.games.cocktail_conspiracy.cards import BIG, CODES, COLOUR_IDS, COMBINATIONS, SMALL
from taphouse.games.cocktail_conspiracy.cards import UNIT as UNITS
from taphouse.games.cocktail_conspiracy.guesses import Guess, counts_of, given, laid
from taphouse.games.cocktail_conspiracy.naming import tokens_of
from taphouse.games.cocktail_conspiracy.reasons import PLAIN, why_change
from taphouse.games.cocktail_conspiracy.view import CocktailConspiracyView, Latest
from taphouse.games.cocktail_conspiracy.words import said

NUMBER = {code: number for number, code in enumerate(CODES)}
UNIT = {code: int(UNITS[number]) for code, number in NUMBER.items()}
COLOUR = {code: int(BIG[number]) for code, number in NUMBER.items()}
SMALL_UNIT = {code: 8 ** int(SMALL[number]) for code, number in NUMBER.items()}
GOAL = {tuple(COLOUR_IDS[colour] for colour in tokens_of(number)): number for number in range(COMBINATIONS)}
"""The combinations by their tokens."""

OTHER_PLACES = 0.3
"""What a team's places count that are not its best."""
DANGER = 0.9
"""What an opponent's progress counts against the own."""
FRESH_HAND = 0.4
"""A new hand is worth a little."""
AGREE = 1.0
"""A keeper agrees to what is not much worse than the own idea."""
LONGER_AGO = said.do_drank(answer=said.answer_ref("longer_ago"))
"""CC-022: a bot never drinks."""
DECLARE = "do-declare"


class Outlook:
    """How the table stands for one seat, and what it would be worth after a change."""

    def __init__(self, view: CocktailConspiracyView, guesses: dict[str, Guess]) -> None:
        assert view.eyes is not None
        self.me = view.eyes
        self.masked = view.mode == "masquerade"
        self.tallies = [tally_at(view, place.place) for place in view.places]
        self.sides = [place.team for place in view.places]
        self.can_win = [place.can_win for place in view.places]
        self.own = view.team
        self.guesses = [guesses[key_of(view, place.place)] for place in view.places]
        self.mates = self._mates(view)
        self.now = [self._worth(place, tally) for place, tally in enumerate(self.tallies)]
        self._pairs: dict[int, list[tuple[int, int]]] = {}

    def _mates(self, view: CocktailConspiracyView) -> list[float]:
        """How likely each place is on the own side."""
        if not self.masked:
            return [float(side == self.own) for side in self.sides]
        goal = GOAL[next(tuple(side.tokens) for side in view.sides if side.team == self.own)]
        size = next(side.size for side in view.sides if side.team == self.own)
        prior = (size - 1) / (len(self.sides) - 1)
        found = []
        for place, guess in enumerate(self.guesses):
            odds = guess.odds_of(goal)
            share = prior * odds / (prior * odds + 1 - prior) if prior < 1 else 1.0
            found.append(1.0 if place == self.me else share)
        return found

    def _worth(self, place: int, tally: int) -> float:
        """What a place counts, for or against; behind a mask both may be."""
        if not self.can_win[place]:
            return 0.0
        if not self.masked or place == self.me:
            worth = self.guesses[place].worth(tally)
            return worth if self.mates[place] else -worth * DANGER
        mate = self.mates[place]
        goal = self.guesses[self.me].worth(tally)
        return mate * goal - (1 - mate) * self.guesses[place].worth(tally) * DANGER

    def after(self, changes: dict[int, int]) -> float:
        """What the table is worth with other cards somewhere: a side counts by its best place, a little by the rest."""
        worth = self.now.copy()
        for place, change in changes.items():
            worth[place] = self._worth(place, self.tallies[place] + change)
        best: dict[str, float] = {}
        total = 0.0
        for place, value in enumerate(worth):
            side = self.sides[place] or f"mask {place}"
            total += value
            if abs(value) > abs(best.get(side, 0.0)):
                best[side] = value
        return OTHER_PLACES * total + (1 - OTHER_PLACES) * sum(best.values())

    def both(self, changes: dict[int, int]) -> tuple[float, float]:
        """What other cards somewhere are worth for the own side, and by what they do to the others."""
        own = others = 0.0
        for place, change in changes.items():
            more = self._worth(place, self.tallies[place] + change) - self.now[place]
            if self.mates[place] > 0.5:
                own += more
            else:
                others += more
        return own, others

    def sendings(self, target: int) -> list[tuple[int, int]]:
        """To which pairs of places cards can go from a target."""
        if target not in self._pairs:
            others = [place for place in range(len(self.tallies)) if place != target]
            friends = set() if self.masked else {place for place in others if self.sides[place] == self.sides[target]}
            pairs = [(one, two) for one in others for two in others if one != two]
            self._pairs[target] = [pair for pair in pairs if not friends.issuperset(pair)]
        return self._pairs[target]

    def sent(self, target: int, matched: int, pair: tuple[int, int], played: int) -> float:
        """What it is worth if the two cards go to these places."""
        return self.after({target: -matched, pair[0]: played, pair[1]: matched})

    def played(self, card: str, place: int) -> float:
        """What it is worth to play a card on a place; with CHEERS, what its target makes of it."""
        played, matched = UNIT[card], SMALL_UNIT[card]
        if not counts_of(self.tallies[place])[int(SMALL[NUMBER[card]])]:
            return self.after({place: played})
        gains = [self._worth(other, tally + played) - self.now[other] for other, tally in enumerate(self.tallies)]
        more = [self._worth(other, tally + matched) - self.now[other] for other, tally in enumerate(self.tallies)]
        pairs = sorted(self.sendings(place), key=lambda pair: gains[pair[0]] + more[pair[1]])
        mate = self.mates[place]
        kind = self.sent(place, matched, pairs[-1], played) if mate > 0 else 0.0
        unkind = self.sent(place, matched, pairs[0], played) if mate < 1 else 0.0
        return mate * kind + (1 - mate) * unkind


def tally_at(view: CocktailConspiracyView, place: int) -> int:
    """The big icons that lie at a place."""
    return sum(UNIT[item.id] for item in view.zone(f"place-{place}").items)


def key_of(view: CocktailConspiracyView, place: int) -> str:
    """Whose goal counts at a place: a team's, or that behind a mask."""
    return f"mask {place}" if view.mode == "masquerade" else view.places[place].team


def is_informed(view: CocktailConspiracyView, place: int) -> bool:
    """Whether somebody who decides for a place knows what its team is after (CC-070)."""
    shown = view.places[place]
    deciders = shown.keepers if shown.seat is None else [shown.seat]
    return not view.masters or any(seat in view.masters for seat in deciders)


def verb_of(move: MoveView) -> str:
    """What a move does."""
    return "" if move.do is None else str(move.do["say"])


def card_in(do: Fact) -> str:
    """The card that a move is about, by notation."""
    return str(do["card"]).removeprefix("card:")


def place_in(view: CocktailConspiracyView, reference: str) -> int:
    """The place that a move is about: that of a seat, or the stool behind the last one."""
    kind, _, number = reference.partition(":")
    return int(number) if kind == "seat" else len(view.seats)


def arrivals(latest: Latest) -> list[tuple[int, str, int]]:
    """Which cards came to lie where in a turn, each with the place where that was decided; after CHEERS, its target."""
    if latest.place is None:
        return []
    if latest.played_to is None or latest.matched_to is None:
        return [(latest.seat, latest.card, latest.place)]
    return [(latest.place, latest.card, latest.played_to), (latest.place, latest.matched, latest.matched_to)]


def changes_of(view: CocktailConspiracyView, outlook: Outlook, do: Fact) -> dict[int, int]:
    """Which cards come and go where with a move; with CHEERS, only as far as it is certain."""
    verb = do["say"]
    if verb == "do-send" and view.toast is not None:
        toast = view.toast
        pair = (place_in(view, do["played_to"]), place_in(view, do["matched_to"]))
        return {toast.target: -UNIT[toast.matched], pair[0]: UNIT[toast.played], pair[1]: UNIT[toast.matched]}
    if verb == "do-drop" and view.overflow is not None:
        return {view.overflow: -UNIT[card_in(do)]}
    place, unit = place_in(view, do["place"]), UNIT[card_in(do)]
    if verb == "do-move":
        return {outlook.me: -unit, place: unit}
    cheers = counts_of(outlook.tallies[place])[int(SMALL[NUMBER[card_in(do)]])]
    return {place: -SMALL_UNIT[card_in(do)]} if cheers else {place: unit}


class HouseBot(Bot):
    """Sits down by default."""

    watches = True

    def __init__(self, rng: Rng, strength: int = 100) -> None:
        super().__init__(rng, strength)
        self.guesses: dict[str, Guess] = {}
        self.turn = 0
        """The latest turn that it has thought about."""
        self.before: list[int] = []
        """What lay where before that."""

    def ponders(self, view: View) -> float:
        """Declare at once (CC-061, CC-063)."""
        return 0.0 if any(verb_of(move) == DECLARE for move in view.moves) else 1.0

    def see(self, view: View) -> None:
        """At the beginning of every turn, think about what the last one told."""
        table = cast("CocktailConspiracyView", view)
        if not self.guesses:
            self._begin(table)
        if table.task != "turn_action" or table.turn == self.turn:
            return
        tallies = [tally_at(table, place.place) for place in table.places]
        if table.latest is not None and table.turn == self.turn + 1 and self.before:
            self._learn(table, table.latest)
        if table.victory_call == "automatic":
            for place, tally in zip(table.places, tallies, strict=True):
                if place.can_win:
                    self.guesses[key_of(table, place.place)].rule_out(tally)
        self.turn, self.before = table.turn, tallies

    def _begin(self, view: CocktailConspiracyView) -> None:
        for place in view.places:
            self.guesses.setdefault(key_of(view, place.place), Guess())
        for side in view.sides:
            if side.tokens:
                key = f"mask {view.eyes}" if view.mode == "masquerade" else side.team
                self.guesses[key].is_known(GOAL[tuple(side.tokens)])

    def _learn(self, view: CocktailConspiracyView, latest: Latest) -> None:
        """What somebody brings to their own side speaks for a colour, what they give or put away against it."""
        arrived = arrivals(latest)
        for by, card, to in arrived:
            actor, colour = key_of(view, by), COLOUR[card]
            if is_informed(view, by):
                if key_of(view, to) == actor:
                    self.guesses[actor].learn(laid(colour, counts_of(self.before[to])[colour]))
                elif latest.action == "move":
                    self.guesses[actor].learn(given(colour, counts_of(self.before[by])[colour]))
            if view.mode == "masquerade" and to == view.eyes != by:
                own, lay = self.guesses[key_of(view, to)], self.before[to]
                self.guesses[actor].did(own.worth(lay + UNIT[card]) - own.worth(lay))
        for dropped in latest.dropped:
            if is_informed(view, dropped.place):
                colour = COLOUR[dropped.card]
                came = sum(to == dropped.place and COLOUR[card] == colour for _, card, to in arrived)
                lay = counts_of(self.before[dropped.place])[colour] + came
                self.guesses[key_of(view, dropped.place)].learn(given(colour, lay))

    def choose(self, view: View) -> Move | None:
        """Declare if possible, answer honestly (CC-022); otherwise do what leaves the table in the best state."""
        table = cast("CocktailConspiracyView", view)
        self.see(view)
        declared = [move for move in view.moves if verb_of(move) == DECLARE]
        if declared:
            return Move(declared[0].move)
        if not view.moves:
            return None
        if table.task == "last_drink_answer":
            return Move(next(move.move for move in view.moves if move.do == LONGER_AGO))
        if len(view.moves) == 1 or self.rng.below(100) >= self.strength:
            return Move(view.moves[self.rng.below(len(view.moves))].move)
        return self._best(view.moves, self._values(table))

    def is_honour(self, view: View) -> bool:
        """CC-022: when they drank, everybody knows of themselves."""
        return view.task == "last_drink_answer"

    def why(self, view: View, move: Move) -> Fact | None:
        """Say what a move does for the own side and to the others."""
        table = cast("CocktailConspiracyView", view)
        do = next(each.do or {} for each in view.moves if each.move == move)
        if do["say"] in PLAIN:
            return PLAIN[do["say"]]
        outlook = Outlook(table, self.guesses)
        own, others = outlook.both(changes_of(table, outlook, do))
        return why_change(own, others, drop=do["say"] == "do-drop")

    def _best(self, moves: list[MoveView], values: list[float]) -> Move:
        """Any of the best moves."""
        top = max(values) - 1e-9
        best = [move for move, value in zip(moves, values, strict=True) if value >= top]
        return Move(best[self.rng.below(len(best))].move)

    def _values(self, view: CocktailConspiracyView) -> list[float]:
        """What each move promises."""
        if view.task in ("rps_throw", "cheers_match"):
            return [0.0 for _ in view.moves]
        outlook = Outlook(view, self.guesses)
        if view.task in ("virtual_answer", "virtual_final"):
            return self._agreeing(view, outlook)
        return [self._value(view, outlook, move.do or {}) for move in view.moves]

    def _value(self, view: CocktailConspiracyView, outlook: Outlook, do: Fact) -> float:
        """What an action, a sending or putting a card away promises."""
        verb = do["say"]
        if verb == "do-play":
            return outlook.played(card_in(do), place_in(view, do["place"]))
        if verb == "do-move":
            unit = UNIT[card_in(do)]
            return outlook.after({outlook.me: -unit, place_in(view, do["place"]): unit})
        if verb == "do-send" and view.toast is not None:
            pair = (place_in(view, do["played_to"]), place_in(view, do["matched_to"]))
            return outlook.sent(view.toast.target, UNIT[view.toast.matched], pair, UNIT[view.toast.played])
        if verb == "do-drop" and view.overflow is not None:
            return outlook.after({view.overflow: -UNIT[card_in(do)]})
        return outlook.after({}) + FRESH_HAND

    def _agreeing(self, view: CocktailConspiracyView, outlook: Outlook) -> list[float]:
        """Agree to a proposal unless another one is clearly better: one's own, or the one that was made first."""
        proposed = [self._proposed(view, outlook, number) for number in range(len(view.proposals))]
        if view.task == "virtual_final":
            return [proposed[1] + AGREE, proposed[0]]
        if view.toast is None:
            assert view.overflow is not None
            tally = outlook.tallies[view.overflow]
            own = [8**colour for colour, number in enumerate(counts_of(tally)) if number]
            best = max(outlook.after({view.overflow: -unit}) for unit in own)
        else:
            toast = view.toast
            matched = UNIT[toast.candidates[0]]
            pairs = outlook.sendings(toast.target)
            best = max(outlook.sent(toast.target, matched, pair, UNIT[toast.played]) for pair in pairs)
        return [proposed[0] + AGREE, best]

    def _proposed(self, view: CocktailConspiracyView, outlook: Outlook, number: int) -> float:
        proposal = view.proposals[number]
        if view.toast is None or proposal.played_to is None or proposal.matched_to is None:
            assert view.overflow is not None
            return outlook.after({view.overflow: -UNIT[proposal.dropped]})
        pair = (proposal.played_to, proposal.matched_to)
        return outlook.sent(view.toast.target, UNIT[proposal.matched], pair, UNIT[view.toast.played])
