"""Moves in notation, the same at every table.

``sip today``, ``play BA1``, ``buy AC07``, ``draw``, ``complete DW2``, ``end turn``, ``take blue``,
``place blue orange``, ``change warehouse green red``, ``burn BA1``, ``finish``, ``skip``, ``swap blue``,
``remove black yellow``, ``secret middle 0``, ``secret deck``, ``discard BA2``, ``done``.
"""

from functools import cache

from taphouse.core.errors import BadNotation
from taphouse.core.facts import typed
from taphouse.core.moves import Move
from taphouse.games.empire_needs_beer.cards import BASIC, CARD_IDS, COLOUR_IDS, ORDER_IDS, PLACE_IDS, REGION_IDS
from taphouse.games.empire_needs_beer.rules.moves import (
    BURN,
    BUY,
    CHANGE,
    COMPLETE,
    DISCARD,
    DONE,
    DRAW,
    END_TURN,
    FINISH,
    MOVES,
    PLACE_BARREL,
    PLAY,
    REMOVE,
    SECRET_DECK,
    SECRET_MIDDLE,
    SIPS,
    SKIP,
    SWAP,
    TAKE_BARREL,
)
from taphouse.games.empire_needs_beer.words import said

_SMALL = {
    DRAW: "draw",
    END_TURN: "end turn",
    FINISH: "finish",
    SKIP: "skip",
    SECRET_DECK: "secret deck",
    DONE: "done",
}


def change_of(move: int) -> tuple[int, int, int]:
    """The place, the old and the new colour of a change."""
    place, rest = divmod(move - CHANGE, 12)
    old, other = divmod(rest, 3)
    return place, old, other + (other >= old)


@cache
def write_move(move: Move) -> str:
    """Write a move in notation."""
    if move in _SMALL:
        return _SMALL[move]
    if move < PLAY:
        return f"sip {SIPS[move]}"
    if move < BUY:
        return f"play {CARD_IDS[move - PLAY]}"
    if move < DRAW:
        return f"buy {CARD_IDS[move - BUY + BASIC]}"
    if move < END_TURN:
        return f"complete {ORDER_IDS[move - COMPLETE]}"
    if move < PLACE_BARREL:
        return f"take {COLOUR_IDS[move - TAKE_BARREL]}"
    if move < CHANGE:
        return f"place {COLOUR_IDS[(move - PLACE_BARREL) // 3]} {REGION_IDS[(move - PLACE_BARREL) % 3]}"
    if move < BURN:
        place, old, new = change_of(move)
        return f"change {PLACE_IDS[place]} {COLOUR_IDS[old]} {COLOUR_IDS[new]}"
    if move < FINISH:
        return f"burn {CARD_IDS[move - BURN]}"
    if move < REMOVE:
        return f"swap {COLOUR_IDS[move - SWAP]}"
    if move < SECRET_MIDDLE:
        return f"remove {REGION_IDS[(move - REMOVE) // 4]} {COLOUR_IDS[(move - REMOVE) % 4]}"
    if move < SECRET_DECK:
        return f"secret middle {move - SECRET_MIDDLE}"
    return f"discard {CARD_IDS[move - DISCARD]}"


@cache
def _by_text() -> dict[str, Move]:
    return {write_move(Move(number)).lower(): Move(number) for number in range(MOVES)}


def read_move(text: str) -> Move:
    """Read a move from notation, in capitals or not."""
    move = _by_text().get(" ".join(text.lower().split()))
    if move is not None:
        return move
    raise BadNotation(said.unreadable(typed=typed(text[:60])))
