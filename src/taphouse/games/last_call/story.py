"""The story in words, as each seat may hear it."""

from collections.abc import Sequence
from typing import Final

from taphouse.core.bits import members
from taphouse.core.moves import NOBODY, Event, Seat
from taphouse.core.telling import Teller, listed
from taphouse.games.last_call.cards import SUIT_NAMES
from taphouse.games.last_call.naming import full_name, name_of
from taphouse.games.last_call.rules.moves import (
    ACCEPTED,
    BLOCKED,
    BOTTLE_PASSED,
    CALLED,
    CAUGHT,
    DREW,
    DRINKS,
    FIRST_CARD,
    FORCED,
    FORGIVEN,
    GAME_ENDS,
    GAVE,
    HAS_CHOSEN,
    HEARD,
    KEPT,
    LEFT_WITH,
    NAMED,
    NO_SHOUT,
    NO_SIP,
    NO_TURN_UP,
    PACK,
    PASSED,
    PLAYED,
    REJECTED,
    RENEWED,
    REVERSED,
    ROUND_BEGINS,
    ROUND_ENDS,
    SHOUTED,
    SIPPED,
    STACKED,
    TURN_LIMIT,
    TURNED_UP,
    WRONG_CATCH,
)

ENDS: Final = (
    "",
    ": the last turn is played",
    ": nobody can go on",
    ": enough rounds are won",
    ": enough points are scored",
    ": the last round is played",
)
"""Why the game ended, after "The game is over", in the order of REASONS; that somebody went out was told before."""


class Storyteller(Teller):
    """Tells what happened to one pair of eyes."""

    def tell(self, event: Event) -> str:
        """Tell one thing; nothing if it is not for these ears."""
        kind, a, b, c = event
        if kind in (PLAYED, STACKED):
            return self.play(kind, a, b, c)
        if kind == DREW:
            return self.drew(a, b, c)
        if kind in (GAVE, HAS_CHOSEN):
            return self.passing(kind, a, b, c)
        if kind in (ROUND_BEGINS, REJECTED, FIRST_CARD, RENEWED, REVERSED, NO_TURN_UP, BOTTLE_PASSED):
            return self.table(kind, a, b)
        if kind in (CAUGHT, WRONG_CATCH):
            return self.catch(kind, a, b)
        if kind in (ROUND_ENDS, LEFT_WITH, GAME_ENDS):
            return self.end(kind, a, b, c)
        return self.answer(kind, a, b, c)

    def play(self, kind: int, seat: int, told: int, cried: int) -> str:
        """Tell a play, and once only what was cried with it."""
        line = f"{self.who(seat)} {'stacked' if kind == STACKED else 'played'} {full_name(told)}."
        if cried & SHOUTED:
            line += ' "Drinks all round!"' if cried & DRINKS else ' "My shout!"'
        return f'{line} "Last call!"' if cried & CALLED else line

    def drew(self, seat: int, number: int, packed: int) -> str:
        """Tell a draw: the cards to who drew them, as the hand shows them, their number to the others."""
        if self.is_own(seat):
            return f"You drew {listed([full_name(told) for told in sorted(unpack(packed, number))])}."
        return f"{self.who(seat)} drew {'a card' if number == 1 else f'{number} cards'}."

    def passing(self, kind: int, seat: int, b: int, c: int) -> str:
        """Tell a card passed on to giver and receiver; the others know that everybody passes one."""
        if kind == HAS_CHOSEN:
            if self.is_own(seat):
                return f"You chose {name_of(b)} to pass on."
            return f"{self.who(seat)} chose a card to pass on."
        if self.is_own(seat):
            return f"You passed {full_name(c)} to {self.whom(b)}."
        if self.is_own(b):
            return f"{self.who(seat)} passed you {full_name(c)}."
        return ""

    def table(self, kind: int, a: int, b: int) -> str:
        """Tell what happens on the table without anybody's doing."""
        if kind == ROUND_BEGINS:
            dealt = f"Round {a}: seven cards each."
            return dealt if b == NOBODY else f"{dealt} {self.who(b)} {'begin' if self.is_own(b) else 'begins'}."
        if kind == REJECTED:
            return f"{name_of(a)} cannot be the first card; it goes under the draw pile."
        if kind == FIRST_CARD:
            return f"The first card is {full_name(a)}."
        if kind == RENEWED:
            return f"The draw pile is used up: {a} discards are shuffled into a new one."
        if kind == NO_TURN_UP:
            return "There is no card left to turn up."
        if kind == BOTTLE_PASSED:
            return f"Everybody passes a card {'clockwise' if a > 0 else 'anticlockwise'}."
        return f"Play turns round: it goes {'clockwise' if a > 0 else 'anticlockwise'} now."

    def catch(self, kind: int, catcher: int, seat: int) -> str:
        """Tell a catch and its result."""
        if kind == CAUGHT:
            return f"{self.who(catcher)} caught {self.whom(seat)} without a call."
        return f"{self.who(catcher)} tried to catch {self.whom(seat)}, but {self.whom(seat)} had called."

    def answer(self, kind: int, seat: int, b: int, c: int) -> str:
        """Tell a small answer."""
        who = self.who(seat)
        if kind == FORGIVEN:
            return f"There is nothing left to draw: {self.whom(seat)} {self.was(seat)} forgiven {count_cards(b)}."
        if kind == KEPT:
            return f"{who} kept it."
        if kind == PASSED:
            return f"{who} passed: nothing to play, nothing to draw."
        if kind == ACCEPTED:
            return f"{who} took it: {count_cards(b)} and no turn."
        if kind == SIPPED:
            return f"{who} took a sip. Cheers!"
        if kind == NO_SIP:
            return f"{who} took no sip: two cards instead."
        if kind == NAMED:
            return f"{who} named {SUIT_NAMES[b]}."
        if kind == NO_SHOUT:
            return f"{who} did not shout: {count_cards(b)} for that."
        if kind == HEARD:
            return f"{who} {self.was(seat)} {'heard 20 metres away' if b else 'not heard 20 metres away: 3 cards'}."
        if kind == FORCED:
            return f"{who} laid down {'a Tough Break' if b == 1 else f'{b} Tough Breaks'}."
        assert kind == TURNED_UP
        return f"{who} turned up {full_name(b)}."

    def was(self, seat: int) -> str:
        """The verb that goes with a seat."""
        return "were" if self.is_own(seat) else "was"

    def end(self, kind: int, a: int, b: int, c: int) -> str:
        """Tell the end of a round with everybody's cards, and of the game."""
        if kind == GAME_ENDS:
            return f"The game is over{ENDS[a]}."
        if kind == LEFT_WITH:
            names = listed([name_of(told) for told in unpack(c, b)])
            return f"{self.who(a)} {self.was(a)} left with {names}."
        who = self.several(members(a))
        why = {TURN_LIMIT: "The last turn is over", BLOCKED: "Nobody can go on"}.get(b)
        line = f"{who} went out and won the round" if why is None else f"{why}: {who} had the fewest cards"
        return f"{line}, for {c} {'point' if c == 1 else 'points'}." if c else f"{line}."


def count_cards(number: int) -> str:
    """Count cards in words."""
    return "1 card" if number == 1 else f"{number} cards"


def unpack(packed: int, number: int) -> list[int]:
    """Read the cards of one happening, in the order in which they came."""
    found = [packed // PACK**i % PACK for i in range(number)]
    return found[::-1]


def tell(event: Event, eyes: Seat | None, names: Sequence[str]) -> str:
    """Tell something that happened, as that seat may hear it."""
    return Storyteller(eyes, names).tell(event)
