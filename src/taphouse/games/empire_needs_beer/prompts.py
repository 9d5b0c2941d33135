"""What the table waits for, and what the buttons do."""

from functools import cache
from typing import Any

from taphouse.core.bits import BIT, count
from taphouse.core.facts import Fact, about, seats_ref
from taphouse.core.moves import Move, Seat
from taphouse.core.view import MoveView
from taphouse.core.words import said as common
from taphouse.games.empire_needs_beer.cards import BASIC, COLOUR_IDS, FAME, NO_CARD, ORDER_IDS, PRICE, REGION_IDS
from taphouse.games.empire_needs_beer.catalogue import barrel_id
from taphouse.games.empire_needs_beer.naming import COLOUR_REFS, ORDER_REFS, PLACE_REFS, card_id, card_ref
from taphouse.games.empire_needs_beer.notation import change_of, write_move
from taphouse.games.empire_needs_beer.rules import moves as m
from taphouse.games.empire_needs_beer.rules.choices import is_in_vain
from taphouse.games.empire_needs_beer.rules.completing import still_to_go
from taphouse.games.empire_needs_beer.rules.drawing import HAND
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.words import said

TASKS = {
    m.LAST_SIP: "say when the last sip was",
    m.PURPLE_BONUS: "take a barrel or skip it",
    m.TASK: "play",
    m.RESOLVE: "play the card out",
    m.SWAP_WAREHOUSE: "make room in the warehouse",
    m.SWAP_REGION: "make room in a territory",
    m.REMOVE_USED: "remove the barrels of an order",
    m.NEW_SECRET: "take a new secret order",
    m.END_DISCARD: "discard and draw",
    m.OVER: "",
}
RULES = {
    m.LAST_SIP: "ENB-018",
    m.PURPLE_BONUS: "ENB-028",
    m.TASK: "ENB-035",
    m.RESOLVE: "ENB-043",
    m.SWAP_WAREHOUSE: "ENB-080",
    m.SWAP_REGION: "ENB-080",
    m.REMOVE_USED: "ENB-060",
    m.NEW_SECRET: "ENB-064",
    m.END_DISCARD: "ENB-070",
    m.OVER: "ENB-094",
}
_SMALL = {
    "end turn": said.do_end_turn(),
    "finish": said.do_finish(),
    "skip": said.do_skip(),
    "done": said.do_done(),
    "secret deck": said.do_secret_deck(),
}
ONE_UNIT = said.cost_time(number=1)


def asked(state: State, eyes: Seat | None) -> Fact:
    """Say what the table waits for."""
    decision = int(state.decision)
    return about(_asked(state, eyes, decision), RULES[decision])


def _asked(state: State, eyes: Seat | None, decision: int) -> Fact:
    if decision == m.OVER:
        return common.game_over()
    awaited = state.to_act()
    if eyes not in awaited:
        task: Any = m.DECISIONS[decision]
        return said.waiting(who=seats_ref([int(seat) for seat in awaited]), task=task)
    if decision == m.LAST_SIP:
        return said.ask_last_sip()
    if decision == m.TASK:
        return said.ask_task(number=int(state.time_left))
    if decision == m.PURPLE_BONUS:
        return said.ask_purple_bonus(place=PLACE_REFS[3])
    if decision == m.RESOLVE:
        return said.ask_resolve(card=card_ref(int(state.in_play), int(state.active)))
    if decision == m.SWAP_WAREHOUSE:
        return said.ask_swap_warehouse(colour=COLOUR_REFS[int(state.incoming)])
    if decision == m.SWAP_REGION:
        place = PLACE_REFS[int(state.incoming_to)]
        return said.ask_swap_region(place=place, colour=COLOUR_REFS[int(state.incoming)])
    if decision == m.REMOVE_USED:
        return said.ask_remove_used(order=ORDER_REFS[int(state.completing)], number=int(still_to_go(state)))
    if decision == m.NEW_SECRET:
        return said.ask_new_secret(deck="yes" if state.order_deck.size > 0 else "no")
    return _ask_end(int(count(state.hands[int(state.active)])))


def _ask_end(held: int) -> Fact:
    """ENB-070 to ENB-072: what is too much has to go."""
    if held > HAND:
        return said.ask_end_discard(number=HAND, held=held, over=held - HAND)
    return said.ask_end_discard(number=HAND)


def move_view(state: State, eyes: Seat, move: Move) -> MoveView:
    """Show a move: what it does and costs, and the things that it concerns."""
    group = int(m.GROUP_OF[int(move)])
    if group == m.PLAYING:
        return _play(move, int(eyes), idle=is_in_vain(state, int(move) - m.PLAY))
    if group == m.BUYING:
        return _buy(move, on_top=int(move) - m.BUY + BASIC not in [int(card) for card in state.display])
    if group == m.COMPLETING:
        return _complete(move, int(eyes), secret=int(state.secret[eyes]) == move - m.COMPLETE)
    if group == m.TAKING:
        return _take(move, int(eyes), full=not state.has_room(state.active, 0))
    if group == m.PLACING:
        return _place(move, int(eyes), full=not state.has_room(state.active, (int(move) - m.PLACE_BARREL) % 3 + 1))
    if group == m.SWAPPING:
        return _swap(move, int(eyes), int(state.incoming_to))
    if group == m.BURNING:
        return _burn(move, int(eyes), _where_to_burn(state, int(eyes), int(move) - m.BURN))
    if group == m.FROM_SLOT:
        return _secret(move, int(state.middle[move - m.SECRET_MIDDLE]))
    if group == m.DRAWING:
        return _draw(move, int(eyes), as_task=state.in_play == NO_CARD)
    return _plain(move, group, int(eyes))


def _shown(move: Move, do: Fact, on: tuple[str, ...] = (), cost: Fact | None = None, *, idle: bool = False) -> MoveView:
    return MoveView(move, write_move(move), "", on, do=do, cost=cost, idle=idle)


@cache
def _play(move: Move, seat: int, *, idle: bool) -> MoveView:
    card = int(move) - m.PLAY
    do = said.do_play(card=card_ref(card, seat), vain="yes" if idle else None)
    return _shown(move, do, (f"item:{card_id(card, seat)}",), ONE_UNIT, idle=idle)


@cache
def _buy(move: Move, *, on_top: bool) -> MoveView:
    card = int(move) - m.BUY + BASIC
    price = int(PRICE[card])
    on = (f"item:{card_id(card, 0)}", f"zone:{'advance' if on_top else 'display'}")
    return _shown(move, said.do_buy(card=card_ref(card, 0), price=price), on, said.cost_time(number=price))


@cache
def _complete(move: Move, seat: int, *, secret: bool) -> MoveView:
    order = int(move) - m.COMPLETE
    do = said.do_complete(order=ORDER_REFS[order], fame=int(FAME[order]))
    on = (f"item:{ORDER_IDS[order]}", f"zone:secret-{seat}" if secret else "zone:middle")
    return _shown(move, do, on, ONE_UNIT)


@cache
def _take(move: Move, seat: int, *, full: bool) -> MoveView:
    colour = int(move) - m.TAKE_BARREL
    do = said.do_take(colour=COLOUR_REFS[colour], swap="yes" if full else None)
    return _shown(move, do, (f"item:supply-{COLOUR_IDS[colour]}", f"zone:warehouse-{seat}"))


@cache
def _place(move: Move, seat: int, *, full: bool) -> MoveView:
    colour, region = divmod(int(move) - m.PLACE_BARREL, 3)
    do = said.do_place(colour=COLOUR_REFS[colour], place=PLACE_REFS[region + 1], swap="yes" if full else None)
    return _shown(move, do, (f"item:{barrel_id(0, seat, colour, 1)}", f"zone:{REGION_IDS[region]}-{seat}"))


@cache
def _swap(move: Move, seat: int, place: int) -> MoveView:
    colour = int(move) - m.SWAP
    on = (f"item:{barrel_id(place, seat, colour, 1)}", "zone:supply")
    return _shown(move, said.do_swap(colour=COLOUR_REFS[colour]), on)


def _where_to_burn(state: State, seat: int, card: int) -> str:
    """What to point at: the card in play, or of the hand, or of the discards."""
    if card == state.in_play:
        return "play"
    return f"hand-{seat}" if state.hands[seat] & BIT[card] != 0 else f"discard-{seat}"


@cache
def _burn(move: Move, seat: int, where: str) -> MoveView:
    card = int(move) - m.BURN
    do = said.do_burn(card=card_ref(card, seat), itself="yes" if where == "play" else None)
    return _shown(move, do, (f"item:{card_id(card, seat)}", f"zone:{where}"))


@cache
def _secret(move: Move, order: int) -> MoveView:
    return _shown(move, said.do_secret_middle(order=ORDER_REFS[order]), (f"item:{ORDER_IDS[order]}",))


@cache
def _draw(move: Move, seat: int, *, as_task: bool) -> MoveView:
    cost = ONE_UNIT if as_task else None
    return _shown(move, said.do_draw(price=1 if as_task else None), (f"zone:draw-{seat}",), cost)


@cache
def _plain(move: Move, group: int, seat: int) -> MoveView:
    """Show a move that always looks the same to its seat."""
    number = int(move)
    if group == m.DISCARDING:
        card = number - m.DISCARD
        on = (f"item:{card_id(card, seat)}", f"zone:discard-{seat}")
        return _shown(move, said.do_discard(card=card_ref(card, seat)), on)
    if group == m.CHANGING:
        place, old, new = change_of(number)
        do = said.do_change(place=PLACE_REFS[place], old=COLOUR_REFS[old], new=COLOUR_REFS[new])
        return _shown(move, do, (f"item:{barrel_id(place, seat, old, 1)}", f"item:supply-{COLOUR_IDS[new]}"))
    if group == m.REMOVING:
        region, colour = divmod(number - m.REMOVE, 4)
        do = said.do_remove(place=PLACE_REFS[region + 1], colour=COLOUR_REFS[colour])
        return _shown(move, do, (f"item:{barrel_id(region + 1, seat, colour, 1)}", "zone:supply"))
    if group == m.SIPPING:
        return _shown(move, said.do_sip(when=m.SIPS[number - m.SIP]))
    return _shown(move, _SMALL[write_move(move)], ("zone:orders",) if group == m.FROM_TOP else ())
