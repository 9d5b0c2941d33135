"""A turn: majorities, tasks, and its end, ENB-020 to ENB-042, ENB-070 to ENB-075 and ENB-110."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.moves import Move, Seat
from taphouse.games.empire_needs_beer.cards import (
    ALL_PARTS,
    BASIC,
    BLACK,
    NO_CARD,
    ORANGE,
    PRICE,
    PURPLE,
    REGIONS,
    SLOTS,
)
from taphouse.games.empire_needs_beer.rules import completing, drawing, ending, playing, setup
from taphouse.games.empire_needs_beer.rules.choices import is_open, offer
from taphouse.games.empire_needs_beer.rules.majorities import has_majority
from taphouse.games.empire_needs_beer.rules.moves import (
    BONUS_CARD,
    BONUS_SKIPPED,
    BONUS_TIME,
    BOUGHT,
    BUYING,
    COMPLETING,
    DISCARDED,
    DISCARDING,
    DRAWING,
    END_DISCARD,
    ENDED_TURN,
    ENDING,
    FIRST,
    FROM_SLOT,
    FROM_TOP,
    GROUP_OF,
    GROUPS,
    PLAYED,
    PLAYING,
    PURPLE_BONUS,
    REMOVING,
    RESOLVE,
    SIPPING,
    SKIPPING,
    TASK,
    TURN_BEGINS,
)
from taphouse.games.empire_needs_beer.rules.refusals import refuse

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State

TIME: Final = 4
"""ENB-031: time units a turn."""


def apply(table: "State", seat: Seat, move: Move) -> None:
    """Check a move, carry it out, and go on to the next decision."""
    number: i64 = move
    if not is_open(table, seat, number):
        refuse(table, seat, number)
    carry_out(table, seat, number)
    settle(table)


def settle(table: "State") -> None:
    """ENB-036, ENB-047, ENB-110: what leaves no choice is carried out without asking."""
    offer(table)
    while table.choices == 1:
        carry_out(table, table.active, only_move(table))
        offer(table)


def only_move(table: "State") -> i64:
    """The single move that is open."""
    group: i64 = 0
    while group < GROUPS and table.open[group] == 0:
        group += 1
    return FIRST[group] + lowest(table.open[group])


def carry_out(table: "State", seat: i64, number: i64) -> None:
    """Carry out a move that is open."""
    group = GROUP_OF[number]
    which = number - FIRST[group]
    if group == PLAYING:
        play(table, which)
    elif group == BUYING:
        buy(table, which + BASIC)
    elif group == DRAWING and table.decision == TASK:
        table.time_left -= 1
        drawing.draw(table, seat)
    elif group == COMPLETING:
        table.time_left -= 1
        completing.complete(table, which)
    elif group == ENDING:
        end_tasks(table)
    elif group == DISCARDING:
        discard(table, which)
    elif group == SIPPING:
        setup.answer_sip(table, seat, which)
    elif group == SKIPPING:
        if table.choices > 1:  # ENB-028: left although there was one to take
            table.note(BONUS_SKIPPED, int(seat))
        table.decision = TASK
    elif group == REMOVING:
        completing.remove(table, which)
    elif group in (FROM_SLOT, FROM_TOP):
        completing.take_secret(table, which, from_deck=group == FROM_TOP)
    elif table.decision == END_DISCARD:
        end_turn(table)
    else:
        playing.go_on(table, group, which)


def begin_turn(table: "State", seat: i64) -> None:
    """ENB-021, ENB-024, ENB-025, ENB-026, ENB-028, ENB-029: look once who leads; time, a card, a barrel."""
    table.active = seat
    table.turns += 1
    table.note(TURN_BEGINS, int(seat), int(table.round + 1))
    table.time_given = TIME
    table.majorities = 0
    for region in range(REGIONS):
        if has_majority(table, seat, region):
            table.majorities |= BIT[region]
    if table.majorities & BIT[ORANGE] != 0:
        table.time_given = TIME + 1
        table.note(BONUS_TIME, int(seat))
    table.time_left = table.time_given
    if table.majorities & BIT[BLACK] != 0 and drawing.can_draw(table, seat):
        table.note(BONUS_CARD, int(seat))
        drawing.draw(table, seat)
    table.decision = PURPLE_BONUS if table.majorities & BIT[PURPLE] != 0 else TASK


def play(table: "State", card: i64) -> None:
    """ENB-042: pay one time unit, and lay a card of the hand down to be carried out."""
    table.time_left -= 1
    table.leave_hand(table.active, card)
    table.note(PLAYED, int(table.active), int(card))
    table.in_play = card
    table.in_play_burned = False
    table.parts_left = ALL_PARTS[card]
    table.decision = RESOLVE


def buy(table: "State", card: i64) -> None:
    """ENB-037, ENB-039, ENB-040, ENB-041: pay, take the card to hand, and fill its place from the deck."""
    table.time_left -= PRICE[card]
    slot: i64 = 0
    while slot < SLOTS and table.display[slot] != card:
        slot += 1
    deck = table.advance_deck
    if slot == SLOTS:
        deck.draw()
    elif deck.size > 0:
        table.display[slot] = deck.draw()
    else:
        table.display[slot] = NO_CARD
    table.hands[table.active] |= BIT[card]
    table.known[table.active] |= BIT[card]
    table.learned += 1
    table.note(BOUGHT, int(table.active), int(card))


def end_tasks(table: "State") -> None:
    """ENB-033, ENB-034: end the turn; what time is left is lost."""
    if table.time_left > 0:
        table.note(ENDED_TURN, int(table.active), int(table.time_left))
    table.time_left = 0
    table.dropped[table.active] = 0
    table.decision = END_DISCARD


def discard(table: "State", card: i64) -> None:
    """ENB-070: lay a card of the hand on the discards."""
    table.leave_hand(table.active, card)
    table.discards[table.active].put(card)
    table.dropped[table.active] |= BIT[card]
    table.note(DISCARDED, int(table.active), int(card))


def end_turn(table: "State") -> None:
    """ENB-072, ENB-073, ENB-075: draw up to five, then it is the next player's turn, or the end."""
    drawing.draw_up(table, table.active)
    following = table.active + 1
    if following == table.n:
        following = 0
    if following == table.first:
        table.round += 1
        if ending.is_over(table):
            ending.finish(table)
            return
    table.learned += 1
    begin_turn(table, following)
