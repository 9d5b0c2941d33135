"""Which tables can be: a position that no game leads to is refused."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, members
from taphouse.core.errors import BadPosition
from taphouse.core.step import OVER
from taphouse.decks.glasses import DECK
from taphouse.games.last_call.cards import BIT_OF, CARDS, DECK_OF, NO_CARD, is_wild
from taphouse.games.last_call.house import ROUNDS, SINGLE
from taphouse.games.last_call.rules.book import CALM
from taphouse.games.last_call.rules.cheers import CHEERS
from taphouse.games.last_call.rules.effects import is_sidestep
from taphouse.games.last_call.rules.memory import EVERYBODY, IN_DRAW, JUST_DRAWN
from taphouse.games.last_call.rules.passing import PASS_CARD
from taphouse.games.last_call.rules.rounds import FINISH
from taphouse.games.last_call.rules.take_that import TAKE_THAT
from taphouse.games.last_call.rules.turn import AFTER_DRAW
from taphouse.games.last_call.words import said

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State


def check(table: "State") -> None:
    """Refuse a table that cannot be."""
    check_cards(table)
    check_question(table)
    check_choices(table)
    check_watches(table)
    check_match(table)
    check_memory(table)


def check_cards(table: "State") -> None:
    """LC-001, LC-012, LC-070, LC-080: every card once, a card to match, and nobody plays on without cards."""
    cards = table.draw_pile.listed() + table.discards.listed()
    for deck in range(2):
        for seat in range(table.n):
            cards += [deck * DECK + face for face in members(table.hands[2 * seat + deck])]
    if table.sidestep != NO_CARD:
        cards.append(int(table.sidestep))
    if sorted(cards) != list(range(CARDS)):
        raise BadPosition(said.bad_every_card_once())
    if table.discards.size == 0 or table.direction == 0:
        raise BadPosition(said.bad_needs_discard())
    if table.sidestep != NO_CARD and not is_sidestep(table.house.events[table.sidestep]):
        raise BadPosition(said.bad_only_sidestep_cards())
    if not is_calm(table):
        return
    if table.declared < 0 and is_wild(int(table.house.events[table.discards.top()])):
        raise BadPosition(said.bad_suit_must_be_named())
    for seat in range(table.n):
        if table.sizes[seat] == 0:
            raise BadPosition(said.bad_no_cards_has_won())


def is_calm(table: "State") -> bool:
    """Whether no effect is half finished."""
    return table.step in CALM


def check_question(table: "State") -> None:
    """LC-024, LC-035, LC-038: what waits is what is asked, and what is still to be done ends with the play."""
    if (table.pending > 0) != (table.step is TAKE_THAT):
        raise BadPosition(said.bad_pending_while_asked())
    if table.cheers != (table.step is CHEERS):
        raise BadPosition(said.bad_cheers_while_asked())
    steps = table.agenda.listed()
    if is_calm(table) or table.step is OVER:
        if steps:
            raise BadPosition(said.bad_agenda_empty())
    elif not steps or [step for step in steps if step[0] == FINISH.index] != steps[:1]:
        raise BadPosition(said.bad_agenda_begins_with_finish())
    if table.turns > table.house.max_turns or (table.turns == 0 and is_calm(table)):
        raise BadPosition(said.bad_turns_within())
    if table.passes >= table.n and table.step is not OVER:
        raise BadPosition(said.bad_all_passed())


def check_choices(table: "State") -> None:
    """LC-024, LC-048: a drawn card and the cards to pass on are in their hands, while they are asked for."""
    if (table.drawn != NO_CARD) != (table.step is AFTER_DRAW):
        raise BadPosition(said.bad_drawn_while_asked())
    if table.drawn != NO_CARD and not table.holds(table.active, table.drawn):
        raise BadPosition(said.bad_drawn_in_hand())
    for seat in range(table.n):
        if table.chosen[seat] != NO_CARD and not table.holds(seat, table.chosen[seat]):
            raise BadPosition(said.bad_chosen_in_hand())
        if table.chosen[seat] != NO_CARD and table.step is not PASS_CARD:
            raise BadPosition(said.bad_chosen_while_passing())
    if table.step is not OVER and not table.to_act():
        raise BadPosition(said.bad_somebody_asked())


def check_watches(table: "State") -> None:
    """LC-063 to LC-066: under watch is who holds a single card, or besides it only cards for a wrong catch."""
    if table.step is OVER and (table.watched != 0 or table.fined != 0):
        raise BadPosition(said.bad_no_watch_after_end())
    for seat in range(table.n):
        fined = table.fined & BIT[seat] != 0
        if fined and (table.sizes[seat] < 2 or table.house.false_catch_penalty == 0):
            raise BadPosition(said.bad_fined_holds_two())
        if table.watched & BIT[seat] != 0 and table.sizes[seat] != 1 and not fined:
            raise BadPosition(said.bad_watched_holds_one())
        if table.watched & BIT[seat] != 0 and table.tried[seat] & BIT[seat] != 0:
            raise BadPosition(said.bad_nobody_catches_self())


def check_match(table: "State") -> None:
    """LC-084: rounds and scores go together, and a match that is decided is over."""
    is_over = table.step is OVER
    total: i64 = 0
    most: i64 = 0
    for seat in range(table.n):
        total += table.scores[seat]
        most = max(most, table.scores[seat])
    if table.round == 0 and (is_over or total > 0 or table.last_winners != 0):
        raise BadPosition(said.bad_no_score_yet())
    if table.round > 0 and table.last_winners == 0:
        raise BadPosition(said.bad_round_has_winners())
    if table.house.match == SINGLE and (total > 0 or (table.round > 0) != is_over or table.round > 1):
        raise BadPosition(said.bad_single_round_over())
    if table.round > ROUNDS or (table.round == ROUNDS and not is_over):
        raise BadPosition(said.bad_match_over_after(number=ROUNDS))
    if table.house.match != SINGLE and most >= table.house.target and not is_over:
        raise BadPosition(said.bad_target_reached())


def check_memory(table: "State") -> None:
    """What everybody is said to know must be true, or nothing could be dealt anew around it."""
    memory = table.memory
    for i in range(table.draw_pile.size):
        if not memory.was_in_stock(table.draw_pile.cards[i]):
            raise BadPosition(said.bad_card_not_in_stock())
    for seat, first, second, places in memory.listed():
        for card in members(first) + [DECK + face for face in members(second)]:
            if seat == EVERYBODY and place_of(table, card) & places == 0:
                raise BadPosition(said.bad_memory_is_true())


def place_of(table: "State", card: i64) -> i64:
    """Where a card lies, as memories name places; nowhere if everybody sees it."""
    if card == table.drawn:
        return JUST_DRAWN
    for seat in range(table.n):
        if table.hands[2 * seat + DECK_OF[card]] & BIT_OF[card] != 0:
            return BIT[seat]
    for i in range(table.draw_pile.size):
        if table.draw_pile.cards[i] == card:
            return IN_DRAW
    return 0
