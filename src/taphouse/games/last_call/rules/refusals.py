"""Why a move is not open, in a sentence: what is so, and what to do instead.

Nothing here looks at anything that the seat could not see for itself.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.games.last_call.cards import (
    ABOUT_FACE,
    BIT_OF,
    DECK_OF,
    HOUSE_MIXER,
    MY_SHOUT,
    SUIT_NAMES,
    SWITCH_IT_UP,
    TAKE_THAT,
    TROUBLES,
)
from taphouse.games.last_call.naming import name_of
from taphouse.games.last_call.rules.drawing import can_draw
from taphouse.games.last_call.rules.matching import is_alone, playable, suit_in_force
from taphouse.games.last_call.rules.moves import (
    ACCEPT,
    AFTER_DRAW,
    CATCH,
    CHEERS_ANSWER,
    DECLARE_SUIT,
    DRAW,
    DRAW_TWO,
    GIVE,
    HEARD_FAR,
    HEARD_YES,
    KEEP,
    LAST_CALM,
    MOVES,
    NAME,
    OVER,
    PASS,
    PASS_CARD,
    SIP,
    STACK,
    TAKE_THAT_ANSWER,
    card_of_play,
    card_of_stack,
    has_call,
    has_shout,
)

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State


def refuse(table: "State", seat: i64, number: i64) -> None:
    """Raise the refusal of a move that is not open to a seat."""
    if seat < 0 or seat >= table.n:
        raise IllegalMove("LC-001", f"There is no seat {seat + 1} at this table; the seats are 1 to {table.n}.")
    if number < 0 or number >= MOVES:
        raise IllegalMove("", f"There is no move {number} in this game.")
    if table.decision == OVER:
        raise IllegalMove("LC-080", "The game is over.")
    if number >= CATCH:
        refuse_catch(table, seat, number - CATCH)
    if table.decision == PASS_CARD:
        refuse_gift(table, seat, number)
    if seat != table.active:
        raise IllegalMove("LC-023", "It is not your turn. The table waits for {}.", int(table.active))
    refuse_answer(table, number)
    if number < STACK:
        refuse_play(table, seat, number)
    if number < DRAW:
        refuse_stack(table, seat, number)
    refuse_small(table, number)


def refuse_catch(table: "State", catcher: i64, seat: i64) -> None:
    """LC-063: why nobody, or not this seat, can be caught."""
    if seat >= table.n:
        raise IllegalMove("LC-063", f"There is no seat {seat + 1} to catch; the seats are 1 to {table.n}.")
    if seat == catcher:
        raise IllegalMove("LC-063", "You cannot catch yourself.")
    if table.decision > LAST_CALM:
        raise IllegalMove("LC-063", "The card just played is still at work. Catch when that is done.")
    if table.watched & BIT[seat] == 0:
        raise IllegalMove("LC-063", "{} has not just gone down to one card, so there is nothing to catch.", int(seat))
    raise IllegalMove("LC-063", "You have tried to catch {} already; once is all.", int(seat))


def refuse_gift(table: "State", seat: i64, number: i64) -> None:
    """LC-047, LC-048: everybody passes a card of their own, once."""
    if not table.is_choosing(seat):
        why = "You have chosen your card. Wait for the others."
        raise IllegalMove("LC-048", why if table.sizes[seat] > 0 else "You have no card to pass. Wait for the others.")
    if not GIVE <= number < HEARD_YES:
        raise IllegalMove("LC-047", "The bottle goes round: first choose a card of yours to pass.")
    raise IllegalMove("LC-048", f"You do not hold {name(table, number - GIVE)}. Pass a card of your own.")


def refuse_answer(table: "State", number: i64) -> None:
    """A question that waits for the seat comes first."""
    decision = table.decision
    if decision == DECLARE_SUIT:
        raise IllegalMove("LC-014", "First name the suit that counts from now on.")
    if decision == HEARD_FAR:
        raise IllegalMove("LC-044", "First say whether your shout could be heard 20 metres away.")
    if decision == CHEERS_ANSWER:
        if number == SIP:
            raise IllegalMove("LC-038", "Nobody has a drink at this table. Draw two cards.")
        raise IllegalMove("LC-038", "First answer the Cheers: take a sip of anything, or draw two cards.")
    if decision == TAKE_THAT_ANSWER and number >= DRAW:
        raise IllegalMove(
            "LC-037", f"A Take That waits for you. Stack another one, or accept and draw {table.pending}."
        )


def refuse_play(table: "State", seat: i64, number: i64) -> None:
    """LC-010 to LC-014, LC-023, LC-024, LC-041: why a card cannot be played, or not in this form."""
    card = card_of_play(number)
    if table.decision == TAKE_THAT_ANSWER:
        raise IllegalMove(
            "LC-037", f"A Take That waits for you. Stack another one, or accept and draw {table.pending}."
        )
    if not table.holds(seat, card):
        raise IllegalMove("LC-023", f"You do not hold {name(table, card)}.")
    if table.decision == AFTER_DRAW and card != table.drawn:
        raise IllegalMove("LC-024", f"After a draw only {name(table, table.drawn)}, the card you drew, can be played.")
    event = table.house.events[card]
    if event == MY_SHOUT and table.sizes[seat] == 1:
        raise IllegalMove("LC-041", "My Shout may never be your last card. Draw one.")
    if event == MY_SHOUT and is_alone(table, seat):
        raise IllegalMove("LC-066", "Cards for a wrong catch do not free My Shout. Play another one, or draw.")
    if has_shout(number) and event != MY_SHOUT:
        raise IllegalMove("LC-040", "Only My Shout is shouted. Play this card without the shout.")
    refuse_match(table, seat, card, event)
    if has_call(number):
        raise IllegalMove("LC-060", f"The call goes with your second-to-last card; you hold {table.sizes[seat]}.")


def refuse_match(table: "State", seat: i64, card: i64, event: i64) -> None:
    """LC-010, LC-013: say what the card would have to match, if it does not."""
    if playable(table, seat, DECK_OF[card]) & BIT_OF[card] != 0:
        return
    suit = SUIT_NAMES[int(suit_in_force(table))]
    what = name(table, card)
    if event == SWITCH_IT_UP and table.house.switch_by_colour:
        raise IllegalMove("LC-030", f"{what} matches the pile neither in suit nor in colour; {suit} is in force.")
    if event == SWITCH_IT_UP:
        raise IllegalMove("LC-030", f"{what} goes on its own suit only, and {suit} is in force.")
    if event == TAKE_THAT:
        raise IllegalMove("LC-035", f"{what} goes on its own suit only, and {suit} is in force.")
    if event in (TROUBLES, HOUSE_MIXER):
        raise IllegalMove("LC-056", f"{what} goes on its own suit only, and {suit} is in force.")
    if event == ABOUT_FACE:
        raise IllegalMove("LC-033", f"{what} matches the pile neither in suit nor in colour; {suit} is in force.")
    raise IllegalMove("LC-010", f"{what} matches the pile in neither suit, colour nor shape; {suit} is in force.")


def refuse_stack(table: "State", seat: i64, number: i64) -> None:
    """LC-036, LC-037: why a Take That cannot be stacked."""
    if table.decision != TAKE_THAT_ANSWER:
        raise IllegalMove(
            "LC-037", "No Take That waits for you, so there is nothing to stack on. Play the card instead."
        )
    card = card_of_stack(number)
    if not table.holds(seat, card):
        raise IllegalMove("LC-036", f"You do not hold {name(table, card)}.")
    raise IllegalMove("LC-060", f"The call goes with your second-to-last card; you hold {table.sizes[seat]}.")


def refuse_small(table: "State", number: i64) -> None:
    """Why a small answer is none to what is asked: a turn, or what to do with a drawn card."""
    if number == DRAW:
        if table.decision == AFTER_DRAW:
            raise IllegalMove("LC-024", "You have drawn your card. Play it or keep it.")
        raise IllegalMove("LC-025", "There is nothing left to draw. Play a card, or pass if you cannot.")
    if number == KEEP:
        raise IllegalMove("LC-024", "You have not drawn a card to keep. Play one or draw.")
    if number == PASS:
        if table.decision == AFTER_DRAW:
            raise IllegalMove("LC-024", "You have drawn a card. Play it or keep it.")
        way = "Draw one." if can_draw(table) else "Play it."
        raise IllegalMove("LC-025", f"You may pass only with nothing to draw and nothing to play. {way}")
    if number == ACCEPT:
        raise IllegalMove("LC-037", "No Take That waits for you. Play or draw.")
    if number in (SIP, DRAW_TWO):
        raise IllegalMove("LC-038", "No Cheers waits for you. Play or draw.")
    if NAME <= number < GIVE:
        raise IllegalMove("LC-014", "There is no suit to name now. Play or draw.")
    if GIVE <= number < HEARD_YES:
        raise IllegalMove("LC-047", "Cards are passed only after Pass the Bottle. Play or draw.")
    raise IllegalMove("LC-044", "There is no shout to answer for. Play or draw.")


def name(table: "State", card: i64) -> str:
    """Name a card as it is at this table."""
    return name_of(int(table.house.told(card)))
