"""Why a move is not open, in a sentence: what is so, and what to do instead.

Nothing here looks at anything that the seat could not see for itself.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.errors import IllegalMove
from taphouse.games.cocktail_conspiracy.cards import ALIKE, CARDS, one_of_each, write_card
from taphouse.games.cocktail_conspiracy.house import MASQUERADE, MASTER_APPRENTICE
from taphouse.games.cocktail_conspiracy.naming import name_of
from taphouse.games.cocktail_conspiracy.rules.cheers import matching
from taphouse.games.cocktail_conspiracy.rules.moves import (
    CHEERS_MATCH,
    CHEERS_SEND,
    CHEERS_SHOUT,
    DECLARE,
    DISCARD,
    DROP,
    LAST_DRINK_ANSWER,
    MATCH,
    MOVE,
    MOVES,
    OVER,
    OVERFLOW_DISCARD,
    PLACES,
    PLAY,
    SEND,
    SHOUT,
    THROW,
    TURN_ACTION,
    VIRTUAL_ANSWER,
    VIRTUAL_FINAL,
    matched_to_of,
    played_to_of,
)
from taphouse.games.cocktail_conspiracy.rules.victory import can_win, may_speak_for

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


def refuse(table: "State", seat: i64, number: i64) -> None:
    """Raise the refusal of a move that is not open to a seat."""
    if seat < 0 or seat >= table.n:
        raise IllegalMove("CC-001", f"There is no seat {seat + 1} at this table; the seats are 1 to {table.n}.")
    if number < 0 or number >= MOVES:
        raise IllegalMove("", f"There is no move {number} in this game.")
    if table.decision == OVER:
        raise IllegalMove("CC-066", "The game is over.")
    if number >= DECLARE:
        refuse_declaration(table, seat, number - DECLARE)
    if table.asks_several():
        refuse_answer(table, seat)
    if seat != table.decider:
        refuse_others(table)
    if table.decision == TURN_ACTION:
        refuse_action(table, seat, number)
    refuse_reaction(table, number)


def refuse_declaration(table: "State", seat: i64, place: i64) -> None:
    """CC-059, CC-061 to CC-063, CC-074: why victory cannot be declared for a place."""
    if place >= table.seating.places:
        refuse_place(table, "CC-061")
    if table.house.automatic:
        raise IllegalMove("CC-062", "Victory needs no declaration here: a complete cocktail wins by itself.")
    if table.house.mode == MASTER_APPRENTICE and table.masters & BIT[seat] == 0:
        raise IllegalMove("CC-074", "Only the master of a team declares its victory.")
    if not may_speak_for(table, seat, place):
        if table.house.mode == MASQUERADE:
            raise IllegalMove("CC-061", "Behind a mask you can declare victory only for what lies in front of you.")
        refuse_naming(table, "CC-061", "{} is not of your team.", place)
    if not can_win(table, place):
        raise IllegalMove("CC-092", "The virtual team-mate cannot win in this house.")
    if table.decision != TURN_ACTION:
        raise IllegalMove("CC-059", "Victory can be declared only in a quiet moment. First this must be done with.")
    refuse_naming(table, "CC-058", "The cards of {} do not complete your cocktail.", place)


def refuse_answer(table: "State", seat: i64) -> None:
    """CC-022, CC-023: first it must be found out who begins."""
    if table.decision == LAST_DRINK_ANSWER:
        if table.is_answering(seat):
            raise IllegalMove("CC-022", "First say when you last drank anything, water included.")
        raise IllegalMove("CC-022", "You have answered. Wait for the others.")
    if table.contenders & BIT[seat] == 0:
        raise IllegalMove("CC-023", "You are out of the throwing for the first turn. Wait for the others.")
    if table.is_answering(seat):
        raise IllegalMove("CC-023", "First throw rock, paper or scissors for the first turn.")
    raise IllegalMove("CC-023", "You have thrown. Wait for the others.")


def refuse_others(table: "State") -> None:
    """CC-025, CC-032, CC-038, CC-041, CC-088: somebody else decides."""
    decider = int(table.decider)
    who = "The table waits for {}."
    decision = table.decision
    if decision == TURN_ACTION:
        raise IllegalMove("CC-025", f"It is not your turn. {who}", decider)
    if decision == CHEERS_SHOUT:
        raise IllegalMove("CC-038", f"Whoever played the card calls CHEERS. {who}", decider)
    if decision == OVERFLOW_DISCARD:
        raise IllegalMove("CC-032", f"Seven cards lie in one place, and one has to go first. {who}", decider)
    if decision in (VIRTUAL_ANSWER, VIRTUAL_FINAL):
        raise IllegalMove("CC-088", f"The keepers of the virtual team-mate have to agree first. {who}", decider)
    why = "CHEERS comes first: the player in front of whom the card was laid decides what goes where."
    raise IllegalMove("CC-041", f"{why} {who}", decider)


def refuse_action(table: "State", seat: i64, number: i64) -> None:
    """CC-025, CC-034, CC-049, CC-050: why this is no action of the active player."""
    if number < PLAY:
        why = "It is clear who begins. Play a card, move one, or discard your hand."
        raise IllegalMove("CC-022" if number < THROW else "CC-023", why)
    if number < MOVE:
        if (number - PLAY) % PLACES >= table.seating.places:
            refuse_place(table, "CC-034")
        raise IllegalMove("CC-034", f"You do not hold {name((number - PLAY) // PLACES)}. Play a card of your hand.")
    if number < DISCARD:
        refuse_shift(table, seat, (number - MOVE) // PLACES, (number - MOVE) % PLACES)
    if number < SEND:
        why = "There is no CHEERS now. Play a card, move one, or discard your hand."
        raise IllegalMove("CC-038" if number == SHOUT else "CC-040", why)
    if number < DROP:
        raise IllegalMove("CC-041", "There is no CHEERS now. Play a card, move one, or discard your hand.")
    if number < DROP + CARDS:
        raise IllegalMove("CC-031", "Nobody has seven cards in front. Play a card, move one, or discard your hand.")
    raise IllegalMove("CC-088", "There is no proposal to answer. Play a card, move one, or discard your hand.")


def refuse_shift(table: "State", seat: i64, card: i64, place: i64) -> None:
    """CC-049, CC-050: only a card of the own place can be moved, and only to another."""
    if place >= table.seating.places:
        refuse_place(table, "CC-049")
    if table.lying[seat] & BIT[card] == 0:
        raise IllegalMove("CC-050", f"{name(card)} does not lie in front of you. You can move only what does.")
    if one_of_each(table.lying[seat]) & BIT[card] == 0:
        raise IllegalMove("CC-050", same_card(table.lying[seat], card))
    raise IllegalMove("CC-049", f"{name(card)} lies in front of you already. Move it to somebody else.")


def refuse_reaction(table: "State", number: i64) -> None:
    """CC-032, CC-038, CC-040, CC-041, CC-088: a question that waits for the seat comes first."""
    decision = table.decision
    if decision == CHEERS_SHOUT:
        raise IllegalMove("CC-038", "You have caused CHEERS. First call it.")
    if decision == CHEERS_MATCH:
        if MATCH <= number < SEND:
            if matching(table, table.card, table.target) & BIT[number - MATCH] != 0:
                raise IllegalMove("CC-040", same_card(table.lying[table.target], number - MATCH))
            raise IllegalMove("CC-040", f"{name(number - MATCH)} does not match here. Choose one of the cards that do.")
        raise IllegalMove("CC-040", "CHEERS: first choose which of the matching cards leaves.")
    if decision == CHEERS_SEND:
        if SEND <= number < DROP:
            refuse_sending(table, played_to_of(number), matched_to_of(number))
        raise IllegalMove("CC-041", "CHEERS: first send the two cards to two different places.")
    if decision == OVERFLOW_DISCARD:
        if DROP <= number < DROP + CARDS:
            if table.lying[table.overflow] & BIT[number - DROP] != 0:
                raise IllegalMove("CC-032", same_card(table.lying[table.overflow], number - DROP))
            raise IllegalMove("CC-032", f"{name(number - DROP)} does not lie there. Put one of the seven cards away.")
        raise IllegalMove("CC-031", "Seven cards lie there. First put one of them away.")
    if decision == VIRTUAL_ANSWER:
        raise IllegalMove("CC-088", "First answer the proposal: accept it, or make another.")
    raise IllegalMove("CC-088", "First take the other proposal, or toss a coin for it.")


def refuse_sending(table: "State", played_to: i64, matched_to: i64) -> None:
    """CC-046, CC-047: why the cards cannot go to these two."""
    if played_to >= table.seating.places or matched_to >= table.seating.places:
        refuse_place(table, "CC-048")
    if table.target in (played_to, matched_to):
        raise IllegalMove("CC-046", "Neither card may stay where CHEERS happened. Send both away.")
    raise IllegalMove("CC-047", "At least one of the two cards must go to another team.")


def refuse_place(table: "State", rule: str) -> None:
    """There is no such place."""
    raise IllegalMove(rule, f"There is no such place at this table; there are {table.seating.places}.")


def refuse_naming(table: "State", rule: str, why: str, place: i64) -> None:
    """Name a place in a refusal: a seat, or the stool of the virtual team-mate."""
    if place == table.seating.virtual:
        stool = "The virtual team-mate" if why.startswith("{") else "the virtual team-mate"
        raise IllegalMove(rule, why.replace("{}", stool))
    raise IllegalMove(rule, why, int(place))


def same_card(there: i64, card: i64) -> str:
    """Of cards that look the same the first copy is named."""
    first = lowest(there & ALIKE[card])
    return f"{name(card)} lies there more than once, and it is all one which: write {write_card(int(first))}."


def name(card: i64) -> str:
    """Name a card."""
    return name_of(int(card))
