"""One seat's side of the table: guests with what they need, the shed, and the answers given on honour."""

from taphouse.core.bits import members
from taphouse.games.friends_with_beverages.cards import (
    CODES,
    EQUIPMENT,
    EVENTS,
    INGREDIENTS,
    NEEDS,
    SLOTS,
    TOOLS,
    TYPES,
)
from taphouse.games.friends_with_beverages.faces import guest_card, resource
from taphouse.games.friends_with_beverages.rules.completing import can_serve, omissions, wild_needed
from taphouse.games.friends_with_beverages.rules.ending import points_of
from taphouse.games.friends_with_beverages.rules.hands import number_of
from taphouse.games.friends_with_beverages.rules.moves import ARRIVAL, PHASE_TRADE
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.view import Host, Need, Place, Resource


def host(state: State, seat: int, *, own: bool) -> Host:
    """Show a seat; to its owner also how far the hand goes."""
    shown = Host(
        seat=seat,
        guests=[_place(state, seat, slot, own=own) for slot in range(int(state.house.guests))],
        shed=shed_of(state, seat),
        hand=int(state.sizes[seat]),
        served=len(members(state.served[seat])),
        points=int(points_of(state, seat)),
        driver=seat in members(state.house.drivers),
        toasted=seat in members(state.toasted),
    )
    if state.decision != ARRIVAL:
        shown.rank = int(state.ranks[seat]) + 1
        if state.house.honest_start:
            shown.bottle = state.bottles[seat] == 1
            shown.nose = int(state.noses[seat])
    if state.phase == PHASE_TRADE:
        shown.given = int(state.given[seat])
    return shown


def shed_of(state: State, seat: int) -> list[Resource]:
    """Show the pieces of a shed; FWB-056: those that do not work yet are marked."""
    sideways = members(state.sideways[seat])
    return [
        resource(
            int(state.pieces[TYPES * seat + kind]), state.house.advanced, ("sideways",) if kind in sideways else ()
        )
        for kind in members(state.shed[seat])
    ]


def _place(state: State, seat: int, slot: int, *, own: bool) -> Place:
    guest = int(state.guests[SLOTS * seat + slot])
    place = Place(slot=slot + 1, guest=guest_card(guest))
    if slot in members(state.served[seat]):
        place.served = True
        return place
    place.needs = [*_ingredients(state, seat, guest, own=own), *_tools(state, seat, guest, own=own)]
    place.missing = sum(need.need - need.have for need in place.needs if need.where in ("", "hand"))
    if own:
        place.wild = max(0, int(wild_needed(state, seat, guest, -1)))
        place.servable = can_serve(state, seat, slot)
        place.rushable = omissions(state, seat, slot) != 0
    else:
        place.missing = sum(1 for need in place.needs if CODES.index(need.kind) >= EQUIPMENT and not need.have)
    return place


def _ingredients(state: State, seat: int, guest: int, *, own: bool) -> list[Need]:
    needs: list[Need] = []
    for kind in range(INGREDIENTS):
        need = int(NEEDS[INGREDIENTS * guest + kind])
        if need > 0:
            have = min(need, int(number_of(state, seat, kind))) if own else 0
            needs.append(Need(CODES[kind], need, have, "hand" if have == need else ""))
    return needs


def _tools(state: State, seat: int, guest: int, *, own: bool) -> list[Need]:
    needs: list[Need] = []
    ready, shed = members(state.ready(seat)), members(state.shed[seat])
    for kind in members(TOOLS[guest]):
        where = "shed" if kind in ready else "sideways" if kind in shed else ""
        if own and not where and state.held[EVENTS * seat + EQUIPMENT + kind] != 0:
            where = "card"
        needs.append(Need(CODES[EQUIPMENT + kind], 1, 1 if where == "shed" else 0, where))
    return needs
