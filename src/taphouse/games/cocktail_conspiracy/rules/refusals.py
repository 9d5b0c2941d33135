"""Why a move is not open, as a fact: what is so, and what to do instead.

Nothing here looks at anything that the seat could not see for itself.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS, Fact, typed
from taphouse.core.words.said import game_over, no_such_move, no_such_seat
from taphouse.games.cocktail_conspiracy.cards import ALIKE, CARDS, one_of_each, write_card
from taphouse.games.cocktail_conspiracy.house import MASQUERADE, MASTER_APPRENTICE
from taphouse.games.cocktail_conspiracy.naming import CARD_REFS, STOOL_REFS, place_ref
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
from taphouse.games.cocktail_conspiracy.words import said

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


def refuse(table: "State", seat: i64, number: i64) -> None:
    """Raise the refusal of a move that is not open to a seat."""
    if seat < 0 or seat >= table.n:
        raise IllegalMove("CC-001", no_such_seat(number=int(seat) + 1, last=int(table.n)))
    if number < 0 or number >= MOVES:
        raise IllegalMove("", no_such_move(number=int(number)))
    if table.decision == OVER:
        raise IllegalMove("CC-066", game_over())
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
        raise IllegalMove("CC-062", said.wins_by_itself())
    if table.house.mode == MASTER_APPRENTICE and table.masters & BIT[seat] == 0:
        raise IllegalMove("CC-074", said.only_a_master_declares())
    if not may_speak_for(table, seat, place):
        if table.house.mode == MASQUERADE:
            raise IllegalMove("CC-061", said.only_for_oneself())
        raise IllegalMove("CC-061", said.not_of_your_team(place=place_ref(table.told(place))))
    if not can_win(table, place):
        raise IllegalMove("CC-092", said.virtual_cannot_win(stool=STOOL_REFS[table.teams[place]]))
    if table.decision != TURN_ACTION:
        raise IllegalMove("CC-059", said.not_a_quiet_moment())
    raise IllegalMove("CC-058", said.not_complete(place=place_ref(table.told(place))))


def refuse_answer(table: "State", seat: i64) -> None:
    """CC-022, CC-023: first it must be found out who begins."""
    if table.decision == LAST_DRINK_ANSWER:
        if table.is_answering(seat):
            raise IllegalMove("CC-022", said.say_first())
        raise IllegalMove("CC-022", said.has_answered())
    if table.contenders & BIT[seat] == 0:
        raise IllegalMove("CC-023", said.out_of_throwing())
    if table.is_answering(seat):
        raise IllegalMove("CC-023", said.throw_first())
    raise IllegalMove("CC-023", said.has_thrown())


def refuse_others(table: "State") -> None:
    """CC-025, CC-032, CC-038, CC-041, CC-088: somebody else decides."""
    who = SEATS[int(table.decider)]
    decision = table.decision
    if decision == TURN_ACTION:
        raise IllegalMove("CC-025", said.not_your_turn(who=who))
    if decision == CHEERS_SHOUT:
        raise IllegalMove("CC-038", said.others_call(who=who))
    if decision == OVERFLOW_DISCARD:
        raise IllegalMove("CC-032", said.others_drop(who=who))
    if decision in (VIRTUAL_ANSWER, VIRTUAL_FINAL):
        raise IllegalMove("CC-088", said.others_agree(who=who))
    raise IllegalMove("CC-041", said.others_send(who=who))


def refuse_action(table: "State", seat: i64, number: i64) -> None:
    """CC-025, CC-034, CC-049, CC-050: why this is no action of the active player."""
    if number < PLAY:
        raise IllegalMove("CC-022" if number < THROW else "CC-023", said.has_begun())
    if number < MOVE:
        if (number - PLAY) % PLACES >= table.seating.places:
            refuse_place(table, "CC-034")
        raise IllegalMove("CC-034", said.not_held(card=CARD_REFS[(number - PLAY) // PLACES]))
    if number < DISCARD:
        refuse_shift(table, seat, (number - MOVE) // PLACES, (number - MOVE) % PLACES)
    if number < SEND:
        raise IllegalMove("CC-038" if number == SHOUT else "CC-040", said.no_cheers())
    if number < DROP:
        raise IllegalMove("CC-041", said.no_cheers())
    if number < DROP + CARDS:
        raise IllegalMove("CC-031", said.not_too_full())
    raise IllegalMove("CC-088", said.no_proposal())


def refuse_shift(table: "State", seat: i64, card: i64, place: i64) -> None:
    """CC-049, CC-050: only a card of the own place can be moved, and only to another."""
    if place >= table.seating.places:
        refuse_place(table, "CC-049")
    if table.lying[seat] & BIT[card] == 0:
        raise IllegalMove("CC-050", said.not_before_you(card=CARD_REFS[card]))
    if one_of_each(table.lying[seat]) & BIT[card] == 0:
        raise IllegalMove("CC-050", same_card(table.lying[seat], card))
    raise IllegalMove("CC-049", said.already_there(card=CARD_REFS[card]))


def refuse_reaction(table: "State", number: i64) -> None:
    """CC-032, CC-038, CC-040, CC-041, CC-088: a question that waits for the seat comes first."""
    decision = table.decision
    if decision == CHEERS_SHOUT:
        raise IllegalMove("CC-038", said.call_first())
    if decision == CHEERS_MATCH:
        if MATCH <= number < SEND:
            if matching(table, table.card, table.target) & BIT[number - MATCH] != 0:
                raise IllegalMove("CC-040", same_card(table.lying[table.target], number - MATCH))
            raise IllegalMove("CC-040", said.does_not_match(card=CARD_REFS[number - MATCH]))
        raise IllegalMove("CC-040", said.match_first())
    if decision == CHEERS_SEND:
        if SEND <= number < DROP:
            refuse_sending(table, played_to_of(number), matched_to_of(number))
        raise IllegalMove("CC-041", said.send_first())
    if decision == OVERFLOW_DISCARD:
        if DROP <= number < DROP + CARDS:
            if table.lying[table.overflow] & BIT[number - DROP] != 0:
                raise IllegalMove("CC-032", same_card(table.lying[table.overflow], number - DROP))
            raise IllegalMove("CC-032", said.not_among_seven(card=CARD_REFS[number - DROP]))
        raise IllegalMove("CC-031", said.drop_first())
    if decision == VIRTUAL_ANSWER:
        raise IllegalMove("CC-088", said.accept_first())
    raise IllegalMove("CC-088", said.take_first())


def refuse_sending(table: "State", played_to: i64, matched_to: i64) -> None:
    """CC-046, CC-047: why the cards cannot go to these two."""
    if played_to >= table.seating.places or matched_to >= table.seating.places:
        refuse_place(table, "CC-048")
    if table.target in (played_to, matched_to):
        raise IllegalMove("CC-046", said.must_leave())
    raise IllegalMove("CC-047", said.one_to_opponents())


def refuse_place(table: "State", rule: str) -> None:
    """There is no such place."""
    raise IllegalMove(rule, said.no_such_place(number=int(table.seating.places)))


def same_card(there: i64, card: i64) -> Fact:
    """Of cards that look the same the first copy is named."""
    first = lowest(there & ALIKE[card])
    return said.write_the_first(card=CARD_REFS[card], code=typed(write_card(int(first))))
