"""Moves in notation, the same at every table: ``take 1``, ``pay SUG``, ``install JUG``, ``serve 2``, ``done``.

Positions and slots count from 1, as everybody at the table does.
"""

from functools import cache

from taphouse.core.errors import BadNotation
from taphouse.core.moves import Move
from taphouse.games.friends_with_beverages.cards import CODES, EQUIPMENT
from taphouse.games.friends_with_beverages.rules import moves as m
from taphouse.games.friends_with_beverages.words import said

_ONE = {
    m.BOTTLE_YES: "bottle yes",
    m.BOTTLE_NO: "bottle no",
    m.ACCEPT: "accept",
    m.DECLINE: "decline",
    m.PASS: "pass",
    m.BLIND: "draw",
    m.TAKE_DISCARD: "take discard",
    m.PLAY: "play equipment_exhibition",
    m.PLAY + 1: "play lucky_find",
    m.PAY_WILD: "pay abundance ingredient",
    m.PAY_WILD + 1: "pay abundance equipment",
    m.FROM_DECK: "swap deck",
    m.REJECT: "reject",
    m.REST: "rest",
    m.RETURN_HAND: "return hand",
    m.RETURN_SHED: "return shed",
    m.TOAST: "toast",
    m.DRIVER: "driver",
    m.NO_TOAST: "no",
    m.DONE: "done",
}
_COUNTED = (
    (m.NOSE, 10, "nose"),
    (m.TAKE, 2, "take"),
    (m.FROM_MARKET, 4, "swap"),
    (m.SLOT, 4, "slot"),
    (m.SERVE, 4, "serve"),
    (m.RUSH, 4, "rush"),
)
"""The first move, how many there are, and the word before a number from 1."""
_OF_KIND = (
    (m.GIVE, 18, "offer"),
    (m.WANT, 18, "want"),
    (m.PAY, 15, "pay"),
    (m.STEAD, 15, "abundance for"),
    (m.LAY, 16, "lay"),
    (m.DISCARD, 18, "discard"),
    (m.OMIT, 15, "omit"),
)
_OF_TYPE = (
    (m.INSTALL, "install"),
    (m.RETIRE, "retire"),
    (m.TRADE_HAND, "trade hand"),
    (m.TRADE_SHED, "trade shed"),
    (m.ROOM, "room"),
    (m.SUPPLY, "supply"),
    (m.PICK, "pick"),
    (m.SHOW_HAND, "show hand"),
    (m.SHOW_SHED, "show shed"),
    (m.DESTROY, "destroy"),
    (m.BORROW, "borrow"),
    (m.REMOVE, "remove"),
)
ORDERS = ("1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1")


@cache
def _texts() -> tuple[str, ...]:
    texts = dict(_ONE)
    for first, size, word in _COUNTED:
        texts |= {first + i: f"{word} {i + 1}" for i in range(size)}
    for first, size, word in _OF_KIND:
        texts |= {first + kind: f"{word} {CODES[kind]}" for kind in range(size)}
    for first, word in _OF_TYPE:
        texts |= {first + kind: f"{word} {CODES[EQUIPMENT + kind]}" for kind in range(7)}
    texts |= {m.PAY_MIXED + kind: f"pay {CODES[kind]} abundance" for kind in range(15)}
    texts |= {m.ASK + seat: f"ask {seat}" for seat in range(5)}
    texts |= {m.ARRANGE + i: f"arrange {order}" for i, order in enumerate(ORDERS)}
    return tuple(texts[number] for number in range(m.MOVES))


@cache
def _by_text() -> dict[str, Move]:
    return {text.lower(): Move(number) for number, text in enumerate(_texts())}


def write_move(move: Move) -> str:
    """Write a move in notation."""
    return _texts()[move]


def read_move(text: str) -> Move:
    """Read a move from notation, in capitals or not."""
    move = _by_text().get(" ".join(text.lower().split()))
    if move is None:
        raise BadNotation(said.not_our_move(typed={"text": text[:60]}))
    return move
