"""What the table waits for, and what can be done, as facts."""

from functools import cache
from typing import TYPE_CHECKING, Literal, cast

from taphouse.core.bits import members
from taphouse.core.facts import Fact, about, seats_ref
from taphouse.core.moves import Move, Seat
from taphouse.core.step import OVER, Verb
from taphouse.core.view import MoveView
from taphouse.core.words.said import game_over
from taphouse.games.cocktail_conspiracy.cards import ALIKE, write_card
from taphouse.games.cocktail_conspiracy.naming import CARD_REFS, place_ref
from taphouse.games.cocktail_conspiracy.rules.asking import Asking
from taphouse.games.cocktail_conspiracy.rules.book import BOOK
from taphouse.games.cocktail_conspiracy.rules.cheers import MATCH, SEND, matched_to_of, matching, played_to_of
from taphouse.games.cocktail_conspiracy.rules.declaring import DECLARE
from taphouse.games.cocktail_conspiracy.rules.kinds import PLACES
from taphouse.games.cocktail_conspiracy.rules.limit import DROP
from taphouse.games.cocktail_conspiracy.rules.turn import DISCARD, MOVE, PLAY
from taphouse.games.cocktail_conspiracy.words import said

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State

Task = Literal[
    "last_drink_answer", "rps_throw", "turn_action", "cheers_shout", "cheers_match", "cheers_send", "virtual_answer",
    "virtual_final", "overflow_discard",
]  # fmt: skip


def asked(state: "State", eyes: Seat | None) -> Fact:
    """Say what the table waits for."""
    step = state.step
    if step is OVER:
        return game_over()
    assert isinstance(step, Asking)
    awaited = [int(seat) for seat in state.to_act()]
    if eyes is not None and int(eyes) in awaited:
        return about(step.asks(state, eyes), step.rule)
    return about(said.waiting(who=seats_ref(awaited), task=cast("Task", step.name), how=step.how(state)), step.rule)


def move_view(state: "State", eyes: Seat, move: Move) -> MoveView:
    """Show a move: what it does, and the things that it concerns."""
    number = int(move)
    verb = BOOK.verbs[number]
    n = number - int(verb.first)
    fact, things = _shown(state, int(eyes), verb, n)
    return _move(number, tuple(things)) if fact is None else MoveView(number, BOOK.texts[number], "", things, do=fact)


@cache
def _move(number: int, things: tuple[str, ...]) -> MoveView:
    return MoveView(number, BOOK.texts[number], "", things, do=BOOK.facts[number])


def _shown(state: "State", eyes: int, verb: Verb, n: int) -> tuple[Fact | None, tuple[str, ...]]:
    """What hangs on the table: the fact, where it is not that of the book, and the things."""
    card, place = n // PLACES, n % PLACES
    if verb is PLAY:
        things = (f"item:{write_card(card)}", *_at(state, place))
        cheers: Literal["yes", "no"] = "yes" if matching(state, card, place) != 0 else "no"
        return said.do_play(card=CARD_REFS[card], place=place_ref(state.told(place)), cheers=cheers), things
    if verb is MOVE:
        things = (*_alike_at(state, eyes, card), *_at(state, place))
        return said.do_move(card=CARD_REFS[card], place=place_ref(state.told(place))), things
    if verb is DECLARE:
        return said.do_declare(place=place_ref(state.told(n))), _at(state, n)
    if verb is SEND:
        return _send(state, int(played_to_of(n)), int(matched_to_of(n)))
    if verb is MATCH:
        return None, _alike_at(state, int(state.latest.target), n)
    if verb is DROP:
        return None, _alike_at(state, int(state.overflow), n)
    return None, (f"zone:hand-{eyes}", "zone:discards") if verb is DISCARD else ()


def _alike_at(state: "State", place: int, card: int) -> tuple[str, ...]:
    """The cards at a place that look like this one: whichever is tapped, it is the same move."""
    return tuple(f"item:{write_card(other)}" for other in members(state.lying[place] & ALIKE[card]))


def _send(state: "State", played_to: int, matched_to: int) -> tuple[Fact, tuple[str, ...]]:
    """Show where the two cards would go."""
    played, matched = int(state.latest.card), int(state.latest.matched)
    fact = said.do_send(
        played=CARD_REFS[played],
        played_to=place_ref(state.told(played_to)),
        matched=CARD_REFS[matched],
        matched_to=place_ref(state.told(matched_to)),
    )
    return fact, (
        f"item:{write_card(played)}",
        f"zone:place-{played_to}",
        f"item:{write_card(matched)}",
        f"zone:place-{matched_to}",
    )


def _at(state: "State", place: int) -> tuple[str, ...]:
    """The place as a thing that moves concern, and whoever sits there."""
    if place == state.seating.virtual:
        return (f"zone:place-{place}",)
    return (f"zone:place-{place}", f"seat:{place}")
