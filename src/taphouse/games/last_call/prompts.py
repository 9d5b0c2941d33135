"""What the table waits for, and what the open moves do."""

from functools import cache
from typing import cast

from taphouse.core.facts import SEATS, Fact, about, seats_ref
from taphouse.core.moves import Move, Seat
from taphouse.core.view import MoveView
from taphouse.core.words.said import game_over
from taphouse.decks.glasses import DECK
from taphouse.games.last_call.cards import CARDS, NONE
from taphouse.games.last_call.naming import CARD_REFS, COLOUR_REFS, SHAPE_REFS, SUIT_REFS, write
from taphouse.games.last_call.notation import write_move
from taphouse.games.last_call.rules import moves as m
from taphouse.games.last_call.rules.drawing import can_draw
from taphouse.games.last_call.rules.matching import colour_in_force, shape_in_force, suit_in_force
from taphouse.games.last_call.rules.state import State
from taphouse.games.last_call.words import said

_SMALL = {m.DRAW: said.do_draw(), m.PASS: said.do_pass(), m.SIP: said.do_sip(), m.DRAW_TWO: said.do_draw_two()}
RULES = {
    m.TURN: "LC-023",
    m.AFTER_DRAW: "LC-024",
    m.TAKE_THAT_ANSWER: "LC-037",
    m.CHEERS_ANSWER: "LC-038",
    m.DECLARE_SUIT: "LC-014",
    m.HEARD_FAR: "LC-044",
    m.PASS_CARD: "LC-047",
}
"""The rule that each question is about."""
TASKS = {
    m.TURN: "play",
    m.AFTER_DRAW: "play or keep the drawn card",
    m.TAKE_THAT_ANSWER: "answer the Take That",
    m.CHEERS_ANSWER: "answer the Cheers",
    m.DECLARE_SUIT: "name a suit",
    m.HEARD_FAR: "say how far the shout was heard",
    m.PASS_CARD: "choose a card to pass",
    m.OVER: "",
}


def to_match(state: State) -> list[str]:
    """What goes on the pile: a suit, and perhaps a colour and a shape."""
    match: list[str] = [SUIT_REFS[int(suit_in_force(state))]]
    colour, shape = int(colour_in_force(state)), int(shape_in_force(state))
    if colour != NONE:
        match.append(COLOUR_REFS[colour])
    if shape != NONE:
        match.append(SHAPE_REFS[shape])
    return match


def asked(state: State, eyes: Seat | None) -> Fact:
    """Say what the table waits for."""
    decision = int(state.decision)
    if decision == m.OVER:
        return about(game_over(), "LC-080")
    awaited = state.to_act()
    if eyes in awaited:
        return about(_question(state, decision, int(eyes)), RULES[decision])
    return said.waiting(who=seats_ref([int(seat) for seat in awaited]), task=cast("m.Task", m.DECISIONS[decision]))


def _question(state: State, decision: int, seat: int) -> Fact:
    if decision == m.TURN:
        return said.ask_turn(match=to_match(state), draw="yes" if can_draw(state) else "no")
    if decision == m.AFTER_DRAW:
        return said.ask_after_draw(card=CARD_REFS[int(state.drawn)])
    if decision == m.TAKE_THAT_ANSWER:
        return said.ask_take_that(number=int(state.pending))
    if decision == m.CHEERS_ANSWER:
        return said.ask_cheers(drinks="no" if state.house.dry_table else "yes")
    if decision == m.DECLARE_SUIT:
        return said.ask_declare_suit()
    if decision == m.PASS_CARD:
        return said.ask_pass_card(whom=SEATS[int(state.next_seat(seat))])
    return said.ask_heard_far()


def laid_by(move: int) -> int:
    """The card that a move plays or stacks."""
    return int(m.card_of_play(move) if move < m.STACK else m.card_of_stack(move))


def move_view(state: State, eyes: Seat, move: Move) -> MoveView:
    """Show a move: what it does, and the things that it concerns."""
    if move < m.DRAW:
        has_twin = _has_twin(state, int(eyes), laid_by(move))
        return _lay(move, has_twin=has_twin, drinks=state.house.drinks_all_round)
    if m.GIVE <= move < m.HEARD_YES:
        return _give(move, int(state.next_seat(eyes)), has_twin=_has_twin(state, int(eyes), move - m.GIVE))
    do, on = _deed_and_things(state, int(move))
    return MoveView(move=int(move), text=write_move(move), label="", on=on, do=do)


@cache
def _lay(move: Move, *, has_twin: bool, drinks: bool) -> MoveView:
    """Show a play or stack; the same card looks the same again and again."""
    flags: tuple[str, ...] = ()
    do = said.do_play(card=CARD_REFS[laid_by(move)]) if move < m.STACK else said.do_stack(card=CARD_REFS[laid_by(move)])
    if has_twin:
        do["twin"] = "yes"
    if m.has_call(move):
        do["call"], flags = "yes", ("call",)
    if m.has_shout(move):
        do["shout"], flags = "drinks" if drinks else "yes", (*flags, "shout")
    return MoveView(move, write_move(move), "", (f"item:{write(laid_by(move))}", "zone:discards"), flags, do)


@cache
def _give(move: Move, to: int, *, has_twin: bool) -> MoveView:
    """Show a gift."""
    card = move - m.GIVE
    do = said.do_give(card=CARD_REFS[card], whom=SEATS[to], twin="yes" if has_twin else None)
    return MoveView(move, write_move(move), "", (f"item:{write(card)}", f"seat:{to}"), do=do)


def _has_twin(state: State, eyes: int, card: int) -> bool:
    """Whether the hand holds the other deck's card of the same name, too."""
    twin = (card + DECK) % CARDS
    return state.house.events[card] == state.house.events[twin] and state.holds(eyes, twin)


def _deed_and_things(state: State, move: int) -> tuple[Fact, tuple[str, ...]]:
    if move == m.KEEP:
        return said.do_keep(card=CARD_REFS[int(state.drawn)]), (f"item:{write(int(state.drawn))}",)
    if move == m.ACCEPT:
        return said.do_accept(number=int(state.pending)), ("zone:draw",)
    if m.NAME <= move < m.GIVE:
        return said.do_name(suit=SUIT_REFS[move - m.NAME]), ("zone:discards",)
    if move in (m.HEARD_YES, m.HEARD_NO):
        return said.do_heard(far="yes" if move == m.HEARD_YES else "no"), ()
    if move >= m.CATCH:
        return said.do_catch(whom=SEATS[move - m.CATCH]), (f"seat:{move - m.CATCH}",)
    return _SMALL[move], ("zone:draw",) if move in (m.DRAW, m.DRAW_TWO) else ()
