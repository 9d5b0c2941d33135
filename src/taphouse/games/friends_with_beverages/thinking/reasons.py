"""Why a good player makes a move, in facts: which guest it brings nearer, or what it costs least."""

from typing import Final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.facts import Fact
from taphouse.core.step import Verb
from taphouse.games.friends_with_beverages.cards import EQUIPMENT, KIND_OF, POINTS
from taphouse.games.friends_with_beverages.references import GUEST_REFS
from taphouse.games.friends_with_beverages.rules import drawing, equipment, friends, swapping, trading
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.thinking.outlook import Outlook
from taphouse.games.friends_with_beverages.thinking.worth import appeal
from taphouse.games.friends_with_beverages.words import said

PLAIN: Final = {
    "do-draw": said.because_blind(),
    "do-serve": said.because_serve(),
    "do-rush": said.because_rush(),
    "do-done": said.because_done(),
    "do-pass": said.because_done(),
    "do-reject": said.because_reject(),
    "do-swap-deck": said.because_deck(),
    "do-accept": said.because_accept(),
    "do-decline": said.because_decline(),
    "do-play": said.because_event(),
    "do-rest": said.because_rest(),
    "do-lay": said.because_lay(),
    "do-arrange": said.because_arrange(),
    "do-remove": said.because_remove(),
    "do-return-hand": said.because_return(),
    "do-pay": said.because_pay(),
    "do-pay-mixed": said.because_pay(),
    "do-pay-wild": said.because_pay(),
    "do-slot": said.because_leaves(),
}
"""What speaks for a move of that sort, whatever it names."""


def why(table: State, seat: i64, verb: Verb, n: i64) -> Fact:
    """What speaks for the n-th move of a verb."""
    if verb.say in PLAIN:
        return PLAIN[verb.say]
    if verb is swapping.FROM_MARKET:
        guest = table.guests.market[n]
        return said.because_invite(guest=GUEST_REFS[int(guest)], points=int(POINTS[guest]))
    if verb is drawing.TAKE or verb is drawing.TAKE_DISCARD:
        return why_gain(Outlook(table, seat), KIND_OF[drawing.card_of(table, verb, n)])
    if verb is trading.WANT:
        return why_gain(Outlook(table, seat), n)
    if verb is v.PICK or verb is friends.BORROW:
        return why_gain(Outlook(table, seat), EQUIPMENT + n)
    if verb is equipment.INSTALL:
        return why_install(Outlook(table, seat), n)
    return said.because_least()


def why_gain(outlook: Outlook, kind: i64) -> Fact:
    """Which own guest comes nearer by a card."""
    before = appeals(outlook)
    outlook.hand.add(kind)
    return nearer(outlook, before)


def why_install(outlook: Outlook, tool: i64) -> Fact:
    """Which own guest comes nearer by a piece in the shed."""
    before = appeals(outlook)
    outlook.hand.add(EQUIPMENT + tool, -1)
    outlook.shed |= BIT[tool]
    return nearer(outlook, before)


def appeals(outlook: Outlook) -> list[float]:
    """How good it is to have each of the own guests, each for itself."""
    return [appeal(recipe, outlook.hand, outlook.shed, outlook.goal) for recipe in outlook.guests]


def nearer(outlook: Outlook, before: list[float]) -> Fact:
    """Which own guest has come nearest, if any."""
    after = appeals(outlook)
    best, most = -1, 0.0
    for i in range(len(after)):
        if after[i] - before[i] > most:
            best, most = i, after[i] - before[i]
    return said.because_useful() if best < 0 else said.because_nearer(guest=GUEST_REFS[outlook.guests[best].guest])
