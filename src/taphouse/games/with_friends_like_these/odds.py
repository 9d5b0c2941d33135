"""What a careful player expects at one moment: the chances of each card to win, now or later.

The weights were fitted to the tricks of some thousand rounds, of players of this kind among
themselves and with players who lay any card.
"""

from collections.abc import Iterable, Sequence
from math import exp

from taphouse.decks.glasses import DECK
from taphouse.games.with_friends_like_these.cards import CLASSES, TRUMP
from taphouse.games.with_friends_like_these.memory import KINDS, NUMBER, Memory
from taphouse.games.with_friends_like_these.view import WithFriendsView

TRUMP_LATER = (0.86, -0.45, -1.19, 0.40, 0.22, -0.43, -0.05)
"""Weights of a trump: as it is, by stronger cards out, the same a seat, own other trumps, cards left, trumps out
a seat, demand."""
PLAIN_LATER = (-1.29, -1.07, 0.28, -0.25, -0.25, 0.24, 0.19, -0.08)
"""Weights of a plain card: as it is, by stronger cards out, cards of the suit out, trumps out, own length, cards left,
own trumps, demand."""
NOW = (1.78, -2.46, -1.71)
"""Weights of a card that wins so far: as it is, by seats that could beat it in its suit, by seats that could trump."""

STRENGTHS = 15


def weigh(weights: Sequence[float], facts: Sequence[float]) -> float:
    """Make a chance of what speaks for and against it."""
    return 1 / (1 + exp(-sum(weight * fact for weight, fact in zip(weights, facts, strict=True))))


def exactly(chances: Iterable[float], most: int) -> list[float]:
    """For each number up to ``most``: the chance that exactly so many of these things happen."""
    odds = [1.0] + [0.0] * most
    for chance in chances:
        for number in range(most, 0, -1):
            odds[number] += chance * (odds[number - 1] - odds[number])
        odds[0] *= 1 - chance
    return odds


class Outlook:
    """One moment of a round, through the eyes of one seat."""

    def __init__(self, view: WithFriendsView, me: int, memory: Memory) -> None:
        self.me = me
        self.others = len(view.seats) - 1
        self.voids = memory.voids
        self.kind = KINDS[view.trump]
        self.hand = [NUMBER[item.id] for item in view.zone(f"hand-{me}").items]
        self.trick = [NUMBER[item.id] for item in view.zone("trick").items]
        self.later = [(me + step) % len(view.seats) for step in range(1, len(view.seats) - len(self.trick))]
        self.need = [0 if target is None else target - won for target, won in zip(view.targets, view.won, strict=True)]
        self.own = [0] * CLASSES
        for card in self.hand:
            self.own[self.kind[card][0]] += 1
        self.out = self._expected(view, memory)
        self.out_in_all = [sum(strengths) for strengths in self.out]
        fair = len(self.hand) / len(view.seats)
        asked = [seat for seat, target in enumerate(view.targets) if seat != me and target is not None]
        self.demand = sum(max(0, self.need[seat]) - fair for seat in asked)
        """How many more tricks the others want than would be fair."""

    def _expected(self, view: WithFriendsView, memory: Memory) -> list[list[float]]:
        """For each class and strength: how many cards the others should have, given what is known."""
        decks = 1 if view.zone("undealt").count + len(view.seats) * view.hand_size < DECK else 2
        given = memory.given if view.phase == "playing" else set()
        seen = memory.gone | given | set(self.hand)
        unseen = [card for card in range(DECK * decks) if card not in seen]
        held = sum(zone.count for zone in view.zones if zone.kind == "hand" and zone.seat not in {None, self.me})
        each = min(1.0, max(0.0, held - len(given)) / max(1, len(unseen)))
        out = [[0.0] * STRENGTHS for _ in range(CLASSES)]
        for card, chance in [*((card, each) for card in unseen), *((card, 1.0) for card in given)]:
            kind, strength = self.kind[card]
            out[kind][strength] += chance
        return out

    def stronger_out(self, card: int) -> float:
        """How many cards of the others beat this one in its class; an identical one does every other time (WF-071)."""
        kind, strength = self.kind[card]
        return sum(self.out[kind][strength + 1 :]) + self.out[kind][strength] / 2

    def later_facts(self, card: int) -> tuple[float, ...]:
        """What matters for a card that is kept."""
        kind = self.kind[card][0]
        above = self.stronger_out(card)
        left = len(self.hand)
        trumps, own_trumps = self.out_in_all[TRUMP], self.own[TRUMP]
        if kind == TRUMP:
            return (1, above, above / self.others, own_trumps - 1, left, trumps / self.others, self.demand)
        return (1, above, self.out_in_all[kind], trumps, self.own[kind], left, own_trumps, self.demand)

    def wins_later(self, card: int) -> float:
        """The chance that a card takes a trick some time later."""
        return weigh(TRUMP_LATER if self.kind[card][0] == TRUMP else PLAIN_LATER, self.later_facts(card))

    def now_facts(self, card: int) -> tuple[float, float, float]:
        """What matters for a card that is laid now and wins so far: the seats that could still beat it."""
        kind = self.kind[card][0]
        led = self.kind[self.trick[0]][0] if self.trick else kind
        has_stronger = 1 - exp(-self.stronger_out(card) / self.others)
        has_trump = 1 - exp(-self.out_in_all[TRUMP] / self.others)
        cannot_follow = exp(-self.out_in_all[led] / self.others)
        stronger, trumping = 0.0, 0.0
        for seat in self.later:
            void = 1.0 if (seat, led) in self.voids else cannot_follow
            may_trump = 0.0 if (seat, TRUMP) in self.voids else void
            stronger += has_stronger * ((seat, led) not in self.voids if kind == led else may_trump)
            trumping += has_trump * may_trump if kind != TRUMP else 0.0
        return 1.0, stronger, trumping

    def wins_now(self, card: int) -> float:
        """The chance that a card takes the present trick."""
        if not self.beats_all(card):
            return 0.0
        return weigh(NOW, self.now_facts(card)) if self.later else 1.0

    def beats_all(self, card: int) -> bool:
        """Whether a card would win the present trick so far (WF-057, WF-071)."""
        return not self.trick or self._standing(card) >= max(self._standing(other) for other in self.trick)

    def _standing(self, card: int) -> tuple[bool, bool, int]:
        """Compare cards of the present trick: trumps, then the suit that was led, then strength."""
        kind, strength = self.kind[card]
        return kind == TRUMP, kind == self.kind[self.trick[0]][0], strength
