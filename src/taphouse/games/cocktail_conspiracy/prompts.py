"""What the table waits for, and what can be done, as facts."""

from functools import cache
from typing import Literal, cast

from taphouse.core.bits import members
from taphouse.core.facts import Fact, about, seats_ref
from taphouse.core.moves import Move, Seat
from taphouse.core.view import MoveView
from taphouse.core.words.said import game_over
from taphouse.games.cocktail_conspiracy.cards import ALIKE, CARDS, write_card
from taphouse.games.cocktail_conspiracy.naming import CARD_REFS, place_ref
from taphouse.games.cocktail_conspiracy.notation import write_move
from taphouse.games.cocktail_conspiracy.rules.cheers import matching
from taphouse.games.cocktail_conspiracy.rules.limit import is_proposing
from taphouse.games.cocktail_conspiracy.rules.moves import (
    ACCEPT,
    ANSWERS,
    CHEERS_MATCH,
    CHEERS_SEND,
    CHEERS_SHOUT,
    COUNTER,
    DECISIONS,
    DECLARE,
    DISCARD,
    DROP,
    LAST_DRINK_ANSWER,
    MATCH,
    MOVE,
    OVER,
    OVERFLOW_DISCARD,
    PLACES,
    PLAY,
    RPS_THROW,
    SEND,
    SHOUT,
    SIGNS,
    TAKE,
    THROW,
    TOSS,
    TURN_ACTION,
    VIRTUAL_ANSWER,
    VIRTUAL_FINAL,
    Decision,
    matched_to_of,
    played_to_of,
)
from taphouse.games.cocktail_conspiracy.rules.state import State
from taphouse.games.cocktail_conspiracy.words import said

TASKS = {
    LAST_DRINK_ANSWER: "say when they last drank anything",
    RPS_THROW: "throw rock, paper or scissors",
    TURN_ACTION: "play a card, move one or discard the hand",
    CHEERS_SHOUT: "call CHEERS",
    CHEERS_MATCH: "choose which matching card leaves",
    CHEERS_SEND: "send the two cards on",
    VIRTUAL_ANSWER: "answer the proposal",
    VIRTUAL_FINAL: "take the other proposal or toss a coin",
    OVERFLOW_DISCARD: "put one of seven cards away",
    OVER: "",
}
PROPOSING = {
    CHEERS_MATCH: "propose which matching card leaves",
    CHEERS_SEND: "propose where the two cards go",
    OVERFLOW_DISCARD: "propose which of seven cards goes",
}
"""CC-088, CC-089: the same where two keepers have to agree."""
RULES = {
    LAST_DRINK_ANSWER: "CC-022",
    RPS_THROW: "CC-023",
    TURN_ACTION: "CC-025",
    CHEERS_SHOUT: "CC-038",
    CHEERS_MATCH: "CC-040",
    CHEERS_SEND: "CC-041",
    VIRTUAL_ANSWER: "CC-088",
    VIRTUAL_FINAL: "CC-088",
    OVERFLOW_DISCARD: "CC-032",
}
_QUESTIONS = {
    LAST_DRINK_ANSWER: said.ask_last_drink_answer(),
    RPS_THROW: said.ask_rps_throw(),
    TURN_ACTION: said.ask_turn_action(),
    CHEERS_SHOUT: said.ask_cheers_shout(),
    VIRTUAL_ANSWER: said.ask_virtual_answer(),
    VIRTUAL_FINAL: said.ask_virtual_final(),
}
_SMALL = {
    DISCARD: said.do_discard_hand(),
    SHOUT: said.do_cheers(),
    ACCEPT: said.do_accept(),
    COUNTER: said.do_counter(),
    TAKE: said.do_take_counter(),
    TOSS: said.do_toss(),
}


def task(state: State) -> str:
    """Say what is asked of whoever the table waits for."""
    decision = int(state.decision)
    return PROPOSING[decision] if decision in PROPOSING and is_proposing(state) else TASKS[decision]


def asked(state: State, eyes: Seat | None) -> Fact:
    """Say what the table waits for."""
    decision = int(state.decision)
    if decision == OVER:
        return game_over()
    awaited = [int(seat) for seat in state.to_act()]
    if eyes is not None and int(eyes) in awaited:
        return about(_own_question(state, decision), RULES[decision])
    task = cast("Decision", DECISIONS[decision])
    return about(said.waiting(who=seats_ref(awaited), task=task, how=_how(state)), RULES[decision])


def _how(state: State) -> Literal["decide", "propose"]:
    return "propose" if is_proposing(state) else "decide"


def _own_question(state: State, decision: int) -> Fact:
    if decision in _QUESTIONS:
        return _QUESTIONS[decision]
    if decision == OVERFLOW_DISCARD:
        return said.ask_overflow_discard(how=_how(state), place=place_ref(state.told(state.overflow)))
    card, place = CARD_REFS[int(state.card)], place_ref(state.told(state.target))
    if decision == CHEERS_MATCH:
        return said.ask_cheers_match(how=_how(state), place=place, card=card)
    return said.ask_cheers_send(how=_how(state), place=place, card=card, matched=CARD_REFS[int(state.matched)])


def move_view(state: State, eyes: Seat, move: Move) -> MoveView:
    """Show a move: what it does, and the things that it concerns."""
    number = int(move)
    if move < PLAY:
        return _answer(number)
    if move < DISCARD:
        return _lay(state, int(eyes), number)
    if MATCH <= move < SEND:
        card = number - MATCH
        return _with_card(number, _alike_at(state, int(state.target), card), card)
    if SEND <= move < DROP:
        return _send(state, number)
    if DROP <= move < DROP + CARDS:
        card = number - DROP
        return _with_card(number, _alike_at(state, int(state.overflow), card), card)
    if move >= DECLARE:
        place = number - DECLARE
        fact = said.do_declare(place=place_ref(state.told(place)))
        return MoveView(number, write_move(move), "", _at(state, place), do=fact)
    things = (f"zone:hand-{eyes}", "zone:discards") if move == DISCARD else ()
    return MoveView(number, write_move(move), "", things, do=_SMALL[number])


@cache
def _answer(move: int) -> MoveView:
    if move < THROW:
        fact = said.do_drank(answer=said.answer_ref(ANSWERS[move]))
    else:
        fact = said.do_throw(sign=said.sign_ref(SIGNS[move - THROW]))
    return MoveView(move, write_move(Move(move)), "", do=fact)


@cache
def _with_card(move: int, things: tuple[str, ...], card: int) -> MoveView:
    fact = said.do_match(card=CARD_REFS[card]) if move < SEND else said.do_drop(card=CARD_REFS[card])
    return MoveView(move, write_move(Move(move)), "", things, do=fact)


def _alike_at(state: State, place: int, card: int) -> tuple[str, ...]:
    """The cards at a place that look like this one: whichever is tapped, it is the same move."""
    return tuple(f"item:{write_card(other)}" for other in members(state.lying[place] & ALIKE[card]))


def _lay(state: State, eyes: int, move: int) -> MoveView:
    """Show a play or a move; a play that causes CHEERS says so."""
    pair = move - PLAY if move < MOVE else move - MOVE
    card, place = pair // PLACES, pair % PLACES
    clinks = move < MOVE and matching(state, card, place) != 0
    cards = (f"item:{write_card(card)}",) if move < MOVE else _alike_at(state, eyes, card)
    return _laid(move, card, place_ref(state.told(place)), (*cards, *_at(state, place)), clinks=clinks)


@cache
def _laid(move: int, card: int, place: str, things: tuple[str, ...], *, clinks: bool) -> MoveView:
    if move < MOVE:
        fact = said.do_play(card=CARD_REFS[card], place=place, cheers="yes" if clinks else "no")
    else:
        fact = said.do_move(card=CARD_REFS[card], place=place)
    return MoveView(move, write_move(Move(move)), "", things, do=fact)


def _send(state: State, move: int) -> MoveView:
    """Show where the two cards would go."""
    played, matched = int(state.card), int(state.matched)
    played_to, matched_to = int(played_to_of(move)), int(matched_to_of(move))
    fact = said.do_send(
        played=CARD_REFS[played],
        played_to=place_ref(state.told(played_to)),
        matched=CARD_REFS[matched],
        matched_to=place_ref(state.told(matched_to)),
    )
    things = (
        f"item:{write_card(played)}",
        f"zone:place-{played_to}",
        f"item:{write_card(matched)}",
        f"zone:place-{matched_to}",
    )
    return MoveView(move, write_move(Move(move)), "", things, do=fact)


def _at(state: State, place: int) -> tuple[str, ...]:
    """The place as a thing that moves concern, and whoever sits there."""
    if place == state.seating.virtual:
        return (f"zone:place-{place}",)
    return (f"zone:place-{place}", f"seat:{place}")
