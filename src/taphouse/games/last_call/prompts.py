"""What the table waits for, and what the open moves do."""

from functools import cache
from typing import Final, cast

from taphouse.core.facts import SEATS, Fact, about, seats_ref
from taphouse.core.moves import Seat
from taphouse.core.step import OVER
from taphouse.core.view import MoveView
from taphouse.core.words.said import game_over
from taphouse.decks.glasses import DECK
from taphouse.games.last_call.cards import CARDS
from taphouse.games.last_call.naming import CARD_NUMBERS, CARD_REFS
from taphouse.games.last_call.rules.book import BOOK
from taphouse.games.last_call.rules.happenings import Task
from taphouse.games.last_call.rules.state import State
from taphouse.games.last_call.words import said

ZONES: Final = {
    "do-play": "zone:discards",
    "do-stack": "zone:discards",
    "do-name": "zone:discards",
    "do-draw": "zone:draw",
    "do-draw-two": "zone:draw",
    "do-accept": "zone:draw",
}
"""The place that a move concerns."""
CRIES: Final = ("call", "shout")


def asked(state: State, eyes: Seat | None) -> Fact:
    """Say what the table waits for."""
    step = state.step
    if step is OVER:
        return about(game_over(), state.over_rule())
    if eyes is not None and state.is_awaited(eyes):
        return about(step.asks(state, eyes), step.rule)
    return said.waiting(who=seats_ref([int(seat) for seat in state.to_act()]), task=cast("Task", step.name))


def move_view(state: State, eyes: int, move: int) -> MoveView:
    """Show a move: what it does, with what hangs on the table, and the things that it concerns."""
    do = BOOK.facts[move]
    say = do["say"]
    if say == "do-keep":
        return _shown(move, card=int(state.drawn))
    if say == "do-accept":
        return _shown(move, number=int(state.pending))
    if "card" not in do:
        return _shown(move)
    to = int(state.next_seat(eyes)) if say == "do-give" else -1
    return _shown(move, to=to, twin=_has_twin(state, eyes, do["card"]), drinks=state.house.drinks_all_round)


@cache
def _shown(
    move: int, *, card: int = -1, number: int = 0, to: int = -1, twin: bool = False, drinks: bool = False
) -> MoveView:
    """Show a move; it looks the same again and again."""
    do = dict(BOOK.facts[move])
    if card >= 0:
        do["card"] = CARD_REFS[card]
    if number > 0:
        do["number"] = number
    if to >= 0:
        do["whom"] = SEATS[to]
    if twin:
        do["twin"] = "yes"
    if drinks and "shout" in do:
        do["shout"] = "drinks"
    on = [do["card"].replace("card:", "item:")] if "card" in do else []
    on += [ZONES[do["say"]]] if do["say"] in ZONES else []
    on += [do["whom"]] if "whom" in do else []
    return MoveView(move, BOOK.texts[move], "", tuple(on), tuple(cry for cry in CRIES if cry in do), do)


def _has_twin(state: State, eyes: int, card: str) -> bool:
    """Whether the hand holds the other deck's card of the same name, too."""
    number = CARD_NUMBERS[card]
    twin = (number + DECK) % CARDS
    return state.house.events[number] == state.house.events[twin] and state.holds(eyes, twin)
