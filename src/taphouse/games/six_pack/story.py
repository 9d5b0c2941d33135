"""The story in words, as each seat may hear it."""

from collections.abc import Sequence

from taphouse.core.moves import Event, Seat
from taphouse.core.telling import Teller
from taphouse.games.six_pack.cards import DOMINO_NAMES
from taphouse.games.six_pack.naming import at, cell_told, dominoes, plain, told
from taphouse.games.six_pack.rules.moves import (
    ANSWERS,
    ASKED_MIXED,
    BEGINS,
    CLAIM_FAILS,
    CLAIM_HOLDS,
    DREW,
    GAME_ENDS,
    HAS_ANSWERED,
    HAS_CHOSEN,
    HINTED,
    LINE_CLEARED,
    MUST_CLEAR,
    NO_CLAIMS,
    NO_SERVE,
    NO_WINDOW,
    OPENED,
    POINT,
    REASONS,
    SAID_MIXED,
    SERVED,
    TAKEN,
    TIME_CALLED,
    TOPPED_UP,
    TURN_BEGINS,
)

_PLAIN_LINES = {
    ASKED_MIXED: "Who mixed a drink last? Everybody says when, and the most recent begins.",
    NO_WINDOW: "No six cards lie together yet, so there is nothing to look for.",
    TIME_CALLED: "The house called time.",
    HINTED: "The house showed everybody who still looks what there is for them.",
}


class Storyteller(Teller):
    """Tells what happened to one pair of eyes."""

    def tell(self, event: Event) -> str:
        """Tell one thing; nothing if it is not for these ears."""
        kind, a, b, c = event
        if kind in _PLAIN_LINES:
            return _PLAIN_LINES[kind]
        if kind in (SERVED, TAKEN, TOPPED_UP):
            return self.card(kind, a, b, c)
        if kind == NO_CLAIMS:
            return f"Nobody {'has' if b else 'claimed'} {'a six-pack' if a == 1 else 'another'}."
        if kind in (CLAIM_HOLDS, CLAIM_FAILS, HAS_ANSWERED):
            return self.claim(kind, a, b, c)
        if kind in (HAS_CHOSEN, POINT, DREW):
            return self.domino(kind, a, b, c)
        if kind in (MUST_CLEAR, LINE_CLEARED):
            return self.clearing(kind, a, b, c)
        return self.frame(kind, a, b)

    def card(self, kind: int, seat: int, place: int, number: int) -> str:
        """Tell what came to the table or went."""
        if kind == TAKEN:
            return f"{self.who(seat)} took the {plain(number)} at {at(place)} away."
        if kind == SERVED:
            return f"{self.who(seat)} served {told(number)} at {at(place)}."
        return f"{told(number)} topped up {at(place)}."

    def claim(self, kind: int, seat: int, place: int, hand: int) -> str:
        """Tell an answer while it is secret, and a claim once it is open."""
        if kind == HAS_ANSWERED:
            return f"{self.does(seat, 'have', 'has')} {'nothing this time' if place else 'answered'}."
        where = f"{'upright' if place % 2 else 'flat'} from {at(place // 2)}"
        if kind == CLAIM_FAILS:
            return f"{self.who(seat)} claimed the six {where}, but they do not fit."
        return f"{self.does(seat, 'have', 'has')} a six-pack, {where}: {dominoes(hand)}."

    def domino(self, kind: int, seat: int, b: int, c: int) -> str:
        """Tell what becomes of dominoes: what is drawn behind a screen only to its owner."""
        own = seat == self.eyes
        if kind == HAS_CHOSEN:
            return f"You score {DOMINO_NAMES[b - 1]}." if own else f"{self.who(seat)} chose a domino to score."
        if kind == POINT:
            return f"{self.who(seat)} scored {DOMINO_NAMES[b]}: {c} {'point' if c == 1 else 'points'}."
        if own or c:
            return f"{self.who(seat)} drew {dominoes(b)}."
        return f"{self.who(seat)} drew three new dominoes."

    def clearing(self, kind: int, seat: int, b: int, number: int) -> str:
        """Tell a clearing."""
        if kind == MUST_CLEAR:
            return f"A kind runs low: {self.whom(seat)} {'clear' if seat == self.eyes else 'clears'} a line."
        x, y = cell_told(b // 2)
        line = f"column {x}" if b % 2 else f"row {y}"
        return f"{self.who(seat)} cleared {line}: {number} {'card' if number == 1 else 'cards'} went back."

    def frame(self, kind: int, a: int, b: int) -> str:
        """Tell how the game begins, goes on and ends."""
        if kind == SAID_MIXED:
            return f"{self.who(a)} last mixed a drink: {ANSWERS[b]}."
        if kind == BEGINS:
            return f"{self.does(a, 'are', 'is')} the first host."
        if kind == OPENED:
            return f"{plain(a + a // 6 * 6)} and {plain(b + b // 6 * 6)} open the table."
        if kind == TURN_BEGINS:
            return f"Turn {a}: {self.whom(b)} {'are' if b == self.eyes else 'is'} host."
        if kind == NO_SERVE:
            return f"{self.does(a, 'have', 'has')} nothing to serve and nothing to take."
        assert kind == GAME_ENDS
        return f"The game is over: {REASONS[a]}."


def tell(event: Event, eyes: Seat | None, names: Sequence[str]) -> str:
    """Tell something that happened, as that seat may hear it."""
    return Storyteller(eyes, names).tell(event)
