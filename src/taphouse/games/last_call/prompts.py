"""What the table waits for, and what the buttons say."""

from functools import cache

from taphouse.core.moves import Move, Seat
from taphouse.core.telling import Teller, listed
from taphouse.core.view import MoveView
from taphouse.decks.glasses import DECK
from taphouse.games.last_call.cards import CARDS, COLOURS, NONE, SHAPES, SUIT_NAMES
from taphouse.games.last_call.naming import full_name, name_of, physical, write
from taphouse.games.last_call.notation import write_move
from taphouse.games.last_call.rules.drawing import can_draw
from taphouse.games.last_call.rules.matching import colour_in_force, shape_in_force, suit_in_force
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
    HEARD_NO,
    HEARD_YES,
    KEEP,
    NAME,
    OVER,
    PASS,
    PASS_CARD,
    SIP,
    STACK,
    TAKE_THAT_ANSWER,
    TURN,
    card_of_play,
    card_of_stack,
    has_call,
    has_shout,
)
from taphouse.games.last_call.rules.state import State
from taphouse.games.last_call.story import count_cards

_SMALL = {
    DRAW: "Draw one",
    PASS: "Pass",
    SIP: "Take a sip",
    DRAW_TWO: "Draw two",
    HEARD_YES: "Yes, it was heard",
    HEARD_NO: "No, draw three",
}
_SHOUTS = ("shout", 'shout "Drinks all round"')
TASKS = {
    TURN: "play",
    AFTER_DRAW: "play or keep the drawn card",
    TAKE_THAT_ANSWER: "answer the Take That",
    CHEERS_ANSWER: "answer the Cheers",
    DECLARE_SUIT: "name a suit",
    HEARD_FAR: "say how far the shout was heard",
    PASS_CARD: "choose a card to pass",
    OVER: "",
}


def to_match(state: State) -> str:
    """What goes on the pile, in words: ``Beer, Ruby or Triangle``."""
    words = [SUIT_NAMES[int(suit_in_force(state))]]
    colour, shape = int(colour_in_force(state)), int(shape_in_force(state))
    words += [COLOURS[colour]] if colour != NONE else []
    words += [SHAPES[shape]] if shape != NONE else []
    return listed(words, "or")


def prompt(state: State, eyes: Seat | None, teller: Teller) -> str:
    """Say what the table waits for."""
    decision = int(state.decision)
    if decision == OVER:
        return "The game is over."
    if decision == PASS_CARD:
        if eyes is not None and state.is_choosing(eyes):
            return f"Choose a card to pass to {teller.whom(int(state.next_seat(eyes)))}."
        waiting = [teller.whom(seat) for seat in range(state.seats) if state.is_choosing(seat)]
        return f"Waiting for {listed(waiting)} to {TASKS[decision]}."
    if eyes != state.active:
        return f"Waiting for {teller.whom(int(state.active))} to {TASKS[decision]}."
    return _own_prompt(state, decision)


def _own_prompt(state: State, decision: int) -> str:
    if decision == TURN:
        otherwise = ", or draw" if can_draw(state) else "; there is nothing left to draw"
        return f"Your turn. Match {to_match(state)}{otherwise}."
    if decision == AFTER_DRAW:
        return f"You drew {name_of(int(state.house.told(state.drawn)))}. Play it if it matches, or keep it."
    if decision == TAKE_THAT_ANSWER:
        return f"A Take That for you: stack another one, or draw {count_cards(int(state.pending))} and lose your turn."
    if decision == CHEERS_ANSWER:
        return "Cheers: draw two cards." if state.house.dry_table else "Cheers: take a sip of anything, or draw two."
    if decision == DECLARE_SUIT:
        return "Name the suit that counts from now on."
    return "Could your shout be heard 20 metres away?"


def laid_by(move: int) -> int:
    """The card that a move plays or stacks."""
    return int(card_of_play(move) if move < STACK else card_of_stack(move))


def move_view(state: State, eyes: Seat, move: Move, teller: Teller) -> MoveView:
    """Show a move with its button and the things that it concerns."""
    if move < DRAW:
        return _lay(move, _named(state, int(eyes), laid_by(move)), _SHOUTS[state.house.drinks_all_round])
    if GIVE <= move < HEARD_YES:
        return _give(move, _named(state, int(eyes), move - GIVE), int(state.next_seat(eyes)))
    label, on = _words_and_things(state, int(move), teller)
    return MoveView(move=int(move), text=write_move(move), label=label, on=on)


@cache
def _lay(move: Move, name: str, shout: str) -> MoveView:
    """Show a play or stack; it looks the same whenever the card is called so."""
    words = [f"{'Play' if move < STACK else 'Stack'} {name}"]
    flags: tuple[str, ...] = ()
    if has_call(move):
        words, flags = [*words, "call"], ("call",)
    if has_shout(move):
        words, flags = [*words, shout], (*flags, "shout")
    things = (f"item:{write(laid_by(move))}", "zone:discards")
    return MoveView(move, write_move(move), " and ".join(words), things, flags)


@cache
def _give(move: Move, name: str, to: int) -> MoveView:
    """Show a gift."""
    return MoveView(move, write_move(move), f"Pass {name}", (f"item:{write(move - GIVE)}", f"seat:{to}"))


def _named(state: State, eyes: int, card: int) -> str:
    """Name a card of the hand; by its looks too if the other deck's one of the same name is there."""
    told, other = int(state.house.told(card)), int(state.house.told((card + DECK) % CARDS))
    alike = name_of(told) == name_of(other) and state.holds(eyes, physical(other))
    return full_name(told) if alike else name_of(told)


def _words_and_things(state: State, move: int, teller: Teller) -> tuple[str, tuple[str, ...]]:
    if move == KEEP:
        return f"Keep {name_of(int(state.house.told(state.drawn)))}", (f"item:{write(int(state.drawn))}",)
    if move == ACCEPT:
        return f"Accept and draw {state.pending}", ("zone:draw",)
    if NAME <= move < GIVE:
        return SUIT_NAMES[move - NAME], ("zone:discards",)
    if move >= CATCH:
        return f"CATCH {teller.whom(move - CATCH)}", (f"seat:{move - CATCH}",)
    return _SMALL[move], ("zone:draw",) if move in (DRAW, DRAW_TWO) else ()
