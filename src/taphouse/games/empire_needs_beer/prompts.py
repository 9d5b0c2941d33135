"""What the table waits for, and what the buttons say."""

from functools import cache

from taphouse.core.bits import BIT, count
from taphouse.core.moves import Move, Seat
from taphouse.core.telling import Teller, listed
from taphouse.core.view import MoveView
from taphouse.games.empire_needs_beer.cards import (
    BASIC,
    COLOUR_IDS,
    FAME,
    NO_CARD,
    ORDER_IDS,
    PLACE_IDS,
    PRICE,
    REGION_IDS,
)
from taphouse.games.empire_needs_beer.faces import barrel_id, card_id
from taphouse.games.empire_needs_beer.naming import (
    REGION_NAMES,
    SIP_WORDS,
    card_name,
    effect_of,
    order_name,
    place_name,
    some,
)
from taphouse.games.empire_needs_beer.notation import change_of, write_move
from taphouse.games.empire_needs_beer.rules.choices import is_in_vain
from taphouse.games.empire_needs_beer.rules.completing import still_to_go
from taphouse.games.empire_needs_beer.rules.drawing import HAND
from taphouse.games.empire_needs_beer.rules.moves import (
    BURN,
    BURNING,
    BUY,
    BUYING,
    CHANGING,
    COMPLETE,
    COMPLETING,
    DISCARD,
    DISCARDING,
    DRAWING,
    END_DISCARD,
    FROM_SLOT,
    FROM_TOP,
    GROUP_OF,
    LAST_SIP,
    NEW_SECRET,
    OVER,
    PLACE_BARREL,
    PLACING,
    PLAY,
    PLAYING,
    PURPLE_BONUS,
    REMOVE,
    REMOVE_USED,
    REMOVING,
    RESOLVE,
    SECRET_MIDDLE,
    SIP,
    SIPPING,
    SWAP,
    SWAP_REGION,
    SWAP_WAREHOUSE,
    SWAPPING,
    TAKE_BARREL,
    TAKING,
    TASK,
)
from taphouse.games.empire_needs_beer.rules.state import State

TASKS = {
    LAST_SIP: "say when the last sip was",
    PURPLE_BONUS: "take a barrel or skip it",
    TASK: "play",
    RESOLVE: "play the card out",
    SWAP_WAREHOUSE: "make room in the warehouse",
    SWAP_REGION: "make room in a territory",
    REMOVE_USED: "remove the barrels of an order",
    NEW_SECRET: "take a new secret order",
    END_DISCARD: "discard and draw",
    OVER: "",
}
_SMALL = {
    "end turn": "End the turn",
    "finish": "Finish this card",
    "skip": "Take no barrel",
    "done": "Done: draw up",
    "draw": "Draw a card",
    "secret deck": "Take the top order of the deck",
}


def prompt(state: State, eyes: Seat | None, teller: Teller) -> str:
    """Say what the table waits for."""
    decision = int(state.decision)
    if decision == OVER:
        return "The game is over."
    if decision == LAST_SIP:
        if eyes is not None and eyes in state.to_act():
            return "When did you have your last sip of anything? The most recent one begins."
        waiting = [teller.whom(seat) for seat in state.to_act()]
        return f"Waiting for {listed(waiting)} to {TASKS[decision]}."
    if eyes != state.active:
        return f"Waiting for {teller.whom(int(state.active))} to {TASKS[decision]}."
    return _own_prompt(state, decision)


def _own_prompt(state: State, decision: int) -> str:
    if decision == TASK:
        return f"Your turn: {some(int(state.time_left), 'time unit')} left. Play, buy, draw or complete an order."
    if decision == PURPLE_BONUS:
        return f"You lead in {REGION_NAMES[2]}: take a barrel of any colour, or skip it."
    if decision == RESOLVE:
        card = int(state.in_play)
        return f"{card_name(card)}: {effect_of(card)} Any part, in any order, or finish."
    if decision == SWAP_WAREHOUSE:
        return f"Your warehouse is full. Which barrel makes way for the {COLOUR_IDS[int(state.incoming)]} one?"
    if decision == SWAP_REGION:
        where = place_name(int(state.incoming_to))
        return (
            f"Your territory in {where} is full. Which barrel makes way for the {COLOUR_IDS[int(state.incoming)]} one?"
        )
    if decision == REMOVE_USED:
        left = some(int(still_to_go(state)), "barrel")
        return f"{order_name(int(state.completing))}: choose {left} to deliver."
    if decision == NEW_SECRET:
        deck = ", or the unseen top of the deck" if state.order_deck.size > 0 else ""
        return f"Take a new secret order: one from the middle{deck}."
    return _end_prompt(int(count(state.hands[int(state.active)])))


def _end_prompt(held: int) -> str:
    """ENB-070 to ENB-072: what is too much has to go."""
    if held > HAND:
        return f"Your time is over. You hold {held} cards: discard {held - HAND} or more; then you draw up to {HAND}."
    return f"Your time is over. Discard what you do not want; then you draw up to {HAND}."


def move_view(state: State, eyes: Seat, move: Move) -> MoveView:
    """Show a move with its button and the things that it concerns."""
    group = int(GROUP_OF[int(move)])
    if group == PLAYING:
        return _play(move, int(eyes), in_vain=is_in_vain(state, int(move) - PLAY))
    if group == BUYING:
        return _buy(move, on_top=int(move) - BUY + BASIC not in [int(card) for card in state.display])
    if group == COMPLETING:
        return _complete(move, int(eyes), secret=int(state.secret[eyes]) == move - COMPLETE)
    if group == TAKING:
        full = not state.has_room(state.active, 0)
        return _take(move, int(eyes), full=full)
    if group == PLACING:
        full = not state.has_room(state.active, (int(move) - PLACE_BARREL) % 3 + 1)
        return _place(move, int(eyes), full=full)
    if group == SWAPPING:
        return _swap(move, int(eyes), int(state.incoming_to))
    if group == BURNING:
        return _burn(move, int(eyes), _where_to_burn(state, int(eyes), int(move) - BURN))
    if group == FROM_SLOT:
        return _secret(move, int(state.middle[move - SECRET_MIDDLE]))
    if group == DRAWING:
        return _draw(move, int(eyes), as_task=state.in_play == NO_CARD)
    return _plain(move, group, int(eyes))


@cache
def _play(move: Move, seat: int, *, in_vain: bool) -> MoveView:
    card = int(move) - PLAY
    label = f"Play {card_name(card)}{', which would do nothing now' if in_vain else ''}"
    return MoveView(move, write_move(move), label, (f"item:{card_id(card, seat)}",))


@cache
def _buy(move: Move, *, on_top: bool) -> MoveView:
    card = int(move) - BUY + BASIC
    label = f"Buy {card_name(card)} for {some(int(PRICE[card]), 'time unit')}"
    return MoveView(
        move, write_move(move), label, (f"item:{card_id(card, 0)}", f"zone:{'advance' if on_top else 'display'}")
    )


@cache
def _complete(move: Move, seat: int, *, secret: bool) -> MoveView:
    order = int(move) - COMPLETE
    label = f"Complete {order_name(order)} for {int(FAME[order])} Fame"
    return MoveView(
        move, write_move(move), label, (f"item:{ORDER_IDS[order]}", f"zone:secret-{seat}" if secret else "zone:middle")
    )


@cache
def _take(move: Move, seat: int, *, full: bool) -> MoveView:
    colour = COLOUR_IDS[int(move) - TAKE_BARREL]
    label = f"Take {colour}{', another makes way' if full else ''}"
    return MoveView(move, write_move(move), label, (f"item:supply-{colour}", f"zone:warehouse-{seat}"))


@cache
def _place(move: Move, seat: int, *, full: bool) -> MoveView:
    colour, region = divmod(int(move) - PLACE_BARREL, 3)
    label = f"{COLOUR_IDS[colour].capitalize()} to {REGION_IDS[region]}{', another makes way' if full else ''}"
    return MoveView(
        move, write_move(move), label, (f"item:{barrel_id(0, seat, colour, 1)}", f"zone:{REGION_IDS[region]}-{seat}")
    )


@cache
def _swap(move: Move, seat: int, place: int) -> MoveView:
    colour = int(move) - SWAP
    label = f"Give {COLOUR_IDS[colour]} back"
    return MoveView(move, write_move(move), label, (f"item:{barrel_id(place, seat, colour, 1)}", "zone:supply"))


def _where_to_burn(state: State, seat: int, card: int) -> str:
    """What to point at: the card in play, or of the hand, or of the discards."""
    if card == state.in_play:
        return "play"
    return f"hand-{seat}" if state.hands[seat] & BIT[card] != 0 else f"discard-{seat}"


@cache
def _burn(move: Move, seat: int, where: str) -> MoveView:
    card = int(move) - BURN
    label = f"Remove {card_name(card)}{' itself' if where == 'play' else ''} from the game"
    return MoveView(move, write_move(move), label, (f"item:{card_id(card, seat)}", f"zone:{where}"))


@cache
def _secret(move: Move, order: int) -> MoveView:
    return MoveView(move, write_move(move), f"Take {order_name(order)}", (f"item:{ORDER_IDS[order]}",))


@cache
def _draw(move: Move, seat: int, *, as_task: bool) -> MoveView:
    label = "Draw a card for 1 time unit" if as_task else "Draw a card"
    return MoveView(move, write_move(move), label, (f"zone:draw-{seat}",))


@cache
def _plain(move: Move, group: int, seat: int) -> MoveView:
    """Show a move that always looks the same to its seat."""
    text = write_move(move)
    number = int(move)
    if group == DISCARDING:
        card = number - DISCARD
        things = (f"item:{card_id(card, seat)}", f"zone:discard-{seat}")
        return MoveView(move, text, f"Discard {card_name(card)}", things)
    if group == CHANGING:
        place, old, new = change_of(number)
        label = f"{COLOUR_IDS[old].capitalize()} to {COLOUR_IDS[new]} in {PLACE_IDS[place]}"
        return MoveView(move, text, label, (f"item:{barrel_id(place, seat, old, 1)}", f"item:supply-{COLOUR_IDS[new]}"))
    if group == REMOVING:
        region, colour = divmod(number - REMOVE, 4)
        label = f"Deliver {COLOUR_IDS[colour]} from {REGION_IDS[region]}"
        return MoveView(move, text, label, (f"item:{barrel_id(region + 1, seat, colour, 1)}", "zone:supply"))
    if group == SIPPING:
        return MoveView(move, text, SIP_WORDS[number - SIP].capitalize())
    return MoveView(move, text, _SMALL[text], ("zone:orders",) if group == FROM_TOP else ())
