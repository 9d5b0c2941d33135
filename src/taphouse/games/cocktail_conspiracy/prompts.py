"""What the table waits for, and what the buttons say."""

from functools import cache

from taphouse.core.bits import members
from taphouse.core.moves import Move, Seat
from taphouse.core.telling import listed
from taphouse.core.view import MoveView
from taphouse.games.cocktail_conspiracy.cards import ALIKE, CARDS, write_card
from taphouse.games.cocktail_conspiracy.naming import ANSWER_WORDS, name_of
from taphouse.games.cocktail_conspiracy.notation import write_move
from taphouse.games.cocktail_conspiracy.rules.cheers import matching
from taphouse.games.cocktail_conspiracy.rules.limit import is_proposing
from taphouse.games.cocktail_conspiracy.rules.moves import (
    ACCEPT,
    CHEERS_MATCH,
    CHEERS_SEND,
    CHEERS_SHOUT,
    COUNTER,
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
    matched_to_of,
    played_to_of,
)
from taphouse.games.cocktail_conspiracy.rules.state import State
from taphouse.games.cocktail_conspiracy.story import Storyteller

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
_SMALL = {
    DISCARD: "Discard your hand",
    SHOUT: "CHEERS!",
    ACCEPT: "Agree",
    COUNTER: "Propose something else",
    TAKE: "Take the other proposal",
    TOSS: "Toss a coin",
}


def task(state: State) -> str:
    """Say what is asked of whoever the table waits for."""
    decision = int(state.decision)
    return PROPOSING[decision] if decision in PROPOSING and is_proposing(state) else TASKS[decision]


def prompt(state: State, eyes: Seat | None, teller: Storyteller) -> str:
    """Say what the table waits for."""
    decision = int(state.decision)
    if decision == OVER:
        return "The game is over."
    awaited = [int(seat) for seat in state.to_act()]
    if eyes is not None and int(eyes) in awaited:
        return _own_prompt(state, decision, teller)
    return f"Waiting for {listed([teller.whom(seat) for seat in awaited])} to {task(state)}."


def _own_prompt(state: State, decision: int, teller: Storyteller) -> str:
    if decision == LAST_DRINK_ANSWER:
        return "When did you last drink anything? Water counts, and the latest drinker begins."
    if decision == RPS_THROW:
        return "Throw for the first turn: rock, paper or scissors."
    if decision == TURN_ACTION:
        return "Your turn: play a card on anybody, move one of yours, or discard your hand."
    if decision == CHEERS_SHOUT:
        return "You have caused CHEERS: call it."
    if decision == VIRTUAL_ANSWER:
        return "Your fellow keeper has a proposal: agree, or propose something else."
    if decision == VIRTUAL_FINAL:
        return "Your fellow keeper proposes something else: take it, or toss a coin."
    start = "Propose: " if is_proposing(state) else ""
    if decision == OVERFLOW_DISCARD:
        where = _whose(state, int(state.overflow), teller)
        return f"{start}Seven cards lie {where}. Which one goes?"
    where = _whose(state, int(state.target), teller)
    if decision == CHEERS_MATCH:
        return f"{start}CHEERS {where} with {name_of(int(state.card))}. Which matching card leaves with it?"
    cards = f"{name_of(int(state.card))} and {name_of(int(state.matched))}"
    return f"{start}CHEERS {where}. Send {cards} to two others."


def _whose(state: State, place: int, teller: Storyteller) -> str:
    """In front of whom, said to whoever decides there."""
    told = state.told(place)
    return "on your team's stool" if place == state.seating.virtual else f"in front of {teller.whom(told)}"


def move_view(state: State, eyes: Seat, move: Move, teller: Storyteller) -> MoveView:
    """Show a move with its button and the things that it concerns."""
    if move < PLAY:
        return _answer(int(move))
    if move < DISCARD:
        return _lay(state, int(eyes), int(move), teller)
    if MATCH <= move < SEND:
        card = int(move) - MATCH
        return _with_card(int(move), _alike_at(state, int(state.target), card), f"Send {name_of(card)}")
    if SEND <= move < DROP:
        return _send(state, int(move), teller)
    if DROP <= move < DROP + CARDS:
        card = int(move) - DROP
        return _with_card(int(move), _alike_at(state, int(state.overflow), card), f"Put {name_of(card)} away")
    if move >= DECLARE:
        place = int(move) - DECLARE
        whose = teller.oneself(int(eyes), state.told(place))
        things = _at(state, place)
        return MoveView(int(move), write_move(move), f"Declare victory for {whose}", things)
    things = (f"zone:hand-{eyes}", "zone:discards") if move == DISCARD else ()
    return MoveView(int(move), write_move(move), _SMALL[int(move)], things)


@cache
def _answer(move: int) -> MoveView:
    label = ANSWER_WORDS[move].capitalize() if move < THROW else SIGNS[move - THROW].capitalize()
    return MoveView(move, write_move(Move(move)), label)


@cache
def _with_card(move: int, things: tuple[str, ...], label: str) -> MoveView:
    return MoveView(move, write_move(Move(move)), label, things)


def _alike_at(state: State, place: int, card: int) -> tuple[str, ...]:
    """The cards at a place that look like this one: whichever is tapped, it is the same move."""
    return tuple(f"item:{write_card(other)}" for other in members(state.lying[place] & ALIKE[card]))


def _lay(state: State, eyes: int, move: int, teller: Storyteller) -> MoveView:
    """Show a play or a move; a play that causes CHEERS says so."""
    pair = move - PLAY if move < MOVE else move - MOVE
    card, place = pair // PLACES, pair % PLACES
    whose = teller.oneself(eyes, state.told(place))
    clinks = move < MOVE and matching(state, card, place) != 0
    cards = (f"item:{write_card(card)}",) if move < MOVE else _alike_at(state, eyes, card)
    return _laid(move, card, whose, (*cards, *_at(state, place)), clinks=clinks)


@cache
def _laid(move: int, card: int, whose: str, things: tuple[str, ...], *, clinks: bool) -> MoveView:
    label = f"Play {name_of(card)} on {whose}" if move < MOVE else f"Move {name_of(card)} to {whose}"
    label = f"{label}: CHEERS" if clinks else label
    return MoveView(move, write_move(Move(move)), label, things)


def _send(state: State, move: int, teller: Storyteller) -> MoveView:
    """Show where the two cards would go."""
    words: list[str] = []
    things: list[str] = []
    for card, place in ((int(state.card), int(played_to_of(move))), (int(state.matched), int(matched_to_of(move)))):
        words.append(f"{name_of(card)} to {teller.whom(state.told(place))}")
        things += [f"item:{write_card(card)}", f"zone:place-{place}"]
    return MoveView(move, write_move(Move(move)), ", ".join(words), tuple(things))


def _at(state: State, place: int) -> tuple[str, ...]:
    """The place as a thing that moves concern, and whoever sits there."""
    if place == state.seating.virtual:
        return (f"zone:place-{place}",)
    return (f"zone:place-{place}", f"seat:{place}")
