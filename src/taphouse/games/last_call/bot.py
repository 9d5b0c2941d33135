"""A decent player: keeps its hand easy to play, saves what always fits, minds the call, and catches others."""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple, cast

from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move
from taphouse.core.view import MoveView, View
from taphouse.decks.glasses import DECK, suit_of
from taphouse.games.last_call.cards import (
    CARDS,
    EVENT_IDS,
    GOES_ON_CARD,
    ORDINARY,
    TENTH_EVENTS,
    event_of,
    events_with,
)
from taphouse.games.last_call.naming import CARD_REFS, SUIT_REFS, read_card
from taphouse.games.last_call.reasons import why_play
from taphouse.games.last_call.view import LastCallView
from taphouse.games.last_call.words import said

WILD: Final = ("lets_get_wild", "pass_the_bottle")
"""Cards that always fit."""
ATTACKS: Final = ("take_that", "cheers", "about_face", "my_shout")
"""Cards that cost others something."""
CATCHES_IN: Final = 3
"""At each chance it notices an open watch once in so many times, as people do."""
FORGETS_IN: Final = 10
CLOSE: Final = 3
"""With so many cards or fewer somebody is close to the end."""
ORDINARY_CARDS: Final = 90
PLAYED: Final = ("do-play", "do-stack", "do-give")
CRIES: Final = ("call", "shout")
PLAIN_REASONS: Final = {"do-keep": said.because_keep(), "do-sip": said.because_sip()}
VALUES: Final = {"do-draw": 500, "do-sip": 1}
"""How good the small answers look; the others are worth nothing."""


class Card(NamedTuple):
    """A card of the hand, as the bot weighs it."""

    number: int
    event: str


@cache
def known(card: str, tenth: str) -> Card:
    """What a card is at a table where the tenth Mixer is that event."""
    number = read_card(card)
    return Card(number, EVENT_IDS[events_with(TENTH_EVENTS[tenth])[number]])


@cache
def tops_for(card: int) -> int:
    """The ordinary cards on which a card goes, as a set."""
    bit = 1 << card % DECK
    tops = [top for top in range(CARDS) if event_of(top) == ORDINARY]
    return sum(1 << top for top in tops if int(GOES_ON_CARD[2 * top + card // DECK]) & bit)


def reach(hand: Iterable[Card]) -> int:
    """On how many of the ordinary cards at least one card of a hand goes."""
    tops = 0
    for card in hand:
        if card.event in WILD:
            return ORDINARY_CARDS
        if card.event not in ("tough_break", "my_shout"):
            tops |= tops_for(card.number)
    return tops.bit_count()


class HouseBot(Bot):
    """Sits down by default."""

    def choose(self, view: View) -> Move | None:
        """Catch if somebody forgot; otherwise play, or leave it."""
        table = cast("LastCallView", view)
        quiet = [f"seat:{seat}" for seat in table.watched if seat not in table.called]
        guilty = [move for move in view.moves if deed(move)["say"] == "do-catch" and deed(move)["whom"] in quiet]
        rest = [move for move in view.moves if deed(move)["say"] != "do-catch"]
        if guilty and self.rng.below(CATCHES_IN) == 0:
            return Move(guilty[0].move)
        if not rest:
            return None
        if self.rng.below(100) >= self.strength:
            return Move(rest[self.rng.below(len(rest))].move)
        return self.decide(table, rest)

    def decide(self, view: LastCallView, moves: list[MoveView]) -> Move:
        """Pick the best of the moves, by chance among equals."""
        cried = self.cry(moves)
        scores = [self.value(view, move) for move in cried]
        best = [move for move, score in zip(cried, scores, strict=True) if score == max(scores)]
        return Move(best[self.rng.below(len(best))].move)

    def cry(self, moves: list[MoveView]) -> list[MoveView]:
        """Of each play keep the form with all cries; a weaker player forgets now and then."""
        forgets = self.strength < 100 and self.rng.below(FORGETS_IN) == 0
        forms: dict[str, MoveView] = {}
        for move in moves:
            name = str([value for name, value in deed(move).items() if name not in CRIES])
            if name not in forms or (len(move.flags) > len(forms[name].flags) and not forgets):
                forms[name] = move
        return list(forms.values())

    def is_honour(self, view: View) -> bool:
        """What was heard, everybody knows of themselves."""
        return any(deed(move)["say"] == "do-heard" for move in view.moves)

    def why(self, view: View, move: Move) -> Fact | None:
        """Say what a card does for the rest of the hand, or why it is better to draw."""
        table = cast("LastCallView", view)
        chosen = next(each for each in view.moves if each.move == move)
        do = deed(chosen)
        if do["say"] in PLAYED:
            return self.why_card(table, do)
        if do["say"] == "do-draw":
            could = any(deed(each)["say"] == "do-play" for each in view.moves)
            return said.because_draw(could="yes" if could else "no")
        if do["say"] == "do-name":
            return said.because_name(suit=do["suit"], number=self.value(table, chosen))
        if do["say"] == "do-catch":
            return said.because_catch(who=do["whom"])
        return PLAIN_REASONS.get(do["say"])

    def why_card(self, view: LastCallView, do: Fact) -> Fact:
        """Say why a card is played or passed on."""
        hand = hand_in(view)
        chosen = next(card for card in hand if CARD_REFS[card.number] == do["card"])
        rest = [card for card in hand if card is not chosen]
        if do["say"] == "do-give":
            return said.because_give(number=reach(rest))
        following = following_seat(view, reversing=chosen.event == "about_face")
        hurts = chosen.event in ATTACKS and sizes_of(view)[following] <= CLOSE
        return why_play(len(rest), reach(rest), following if hurts else None, cries=do.get("call") == "yes")

    def value(self, view: LastCallView, move: MoveView) -> int:
        """How good a move looks."""
        assert view.eyes is not None
        hand = hand_in(view)
        do = deed(move)
        verb = do["say"]
        if verb in PLAYED:
            chosen = next(card for card in hand if CARD_REFS[card.number] == do["card"])
            rest = [card for card in hand if card is not chosen]
            return value_of_gift(view, chosen, rest) if verb == "do-give" else 1000 + value_of_play(view, chosen, rest)
        if verb == "do-name":
            return sum(suit_of(card.number) == SUIT_REFS.index(do["suit"]) for card in hand if card.event not in WILD)
        if verb == "do-heard":
            return int(do["far"] == "yes")
        return VALUES.get(verb, 0)


def hand_in(view: LastCallView) -> list[Card]:
    """The own hand."""
    return [known(item.id, view.tenth_mixer) for item in view.zone(f"hand-{view.eyes}").items]


def deed(move: MoveView) -> Fact:
    """What a move does."""
    assert move.do is not None
    return move.do


def value_of_play(view: LastCallView, card: Card, rest: list[Card]) -> int:
    """How good it is to play a card and keep the rest; below -500 drawing is better."""
    event = card.event
    if not rest and (event != "tough_break" or view.tough_break_final == "win"):
        return 5000
    value = reach(rest)
    following = sizes_of(view)[following_seat(view, reversing=event == "about_face")]
    nearest = min(size for seat, size in enumerate(sizes_of(view)) if seat != view.eyes)
    if event in ATTACKS and following <= CLOSE:
        value += 60 - 15 * following
    if event in WILD:
        value -= 40 if len(rest) > 1 else 0
    if event == "pass_the_bottle" and any(other.event == "tough_break" for other in rest):
        value += 200
    if event == "tough_break":
        value += 40 * (nearest - 4) - 100
    if event == "trigger_troubles":
        value += -60 if any(other.event == "tough_break" for other in rest) else 30
    if len(rest) == 1 and rest[0].event == "my_shout":
        value -= 700
    if len(rest) == 1 and rest[0].event == "tough_break" and view.tough_break_final == "draw":
        value -= 100
    return value


def value_of_gift(view: LastCallView, card: Card, rest: list[Card]) -> int:
    """How good it is to pass a card on and keep the rest."""
    value = reach(rest)
    if card.event == "tough_break":
        value += 500
    if card.event == "my_shout":
        value += 200 if sizes_of(view)[following_seat(view)] == 1 else 20
    if card.event in WILD:
        value -= 200
    return value


def following_seat(view: LastCallView, *, reversing: bool = False) -> int:
    """The seat that comes after one's own."""
    assert view.eyes is not None
    return (view.eyes + (-view.direction if reversing else view.direction)) % len(view.seats)


def sizes_of(view: LastCallView) -> list[int]:
    """How many cards each seat holds."""
    return [view.zone(f"hand-{seat.seat}").count for seat in view.seats]
