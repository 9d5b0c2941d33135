"""Moves in notation, the same at every table: ``play beer-4-a +call``, ``stack wine-2-a``, ``draw``, ``catch 2``."""

from functools import cache

from taphouse.core.errors import BadNotation
from taphouse.core.moves import Move
from taphouse.games.last_call.cards import SUIT_IDS
from taphouse.games.last_call.naming import read_card, write
from taphouse.games.last_call.rules.moves import (
    ACCEPT,
    CATCH,
    DRAW,
    DRAW_TWO,
    GIVE,
    HEARD_NO,
    HEARD_YES,
    KEEP,
    MOVES,
    NAME,
    PASS,
    SIP,
    STACK,
    card_of_play,
    card_of_stack,
    has_call,
    has_shout,
)

_SMALL = {
    DRAW: "draw",
    KEEP: "keep",
    PASS: "pass",
    ACCEPT: "accept",
    SIP: "sip",
    DRAW_TWO: "draw two",
    HEARD_YES: "heard yes",
    HEARD_NO: "heard no",
}


def write_move(move: Move) -> str:
    """Write a move in notation."""
    if move < DRAW:
        verb, card = ("play", card_of_play(move)) if move < STACK else ("stack", card_of_stack(move))
        return f"{verb} {write(card)}{' +call' if has_call(move) else ''}{' +shout' if has_shout(move) else ''}"
    if move in _SMALL:
        return _SMALL[move]
    if move < GIVE:
        return f"name {SUIT_IDS[move - NAME]}"
    if move < CATCH:
        return f"give {write(move - GIVE)}"
    return f"catch {move - CATCH}"


@cache
def _by_text() -> dict[str, Move]:
    return {write_move(Move(number)): Move(number) for number in range(MOVES)}


def read_move(text: str) -> Move:
    """Read a move from notation; the cries may come in any order."""
    words = text.lower().split()
    flags = sorted(word for word in words if word.startswith("+"))
    plain = [word for word in words if not word.startswith("+")]
    move = _by_text().get(" ".join(plain + flags))
    if move is not None:
        return move
    if len(plain) == 2 and plain[0] in ("play", "stack", "give"):
        read_card(plain[1])
    raise BadNotation(
        f"{text!r} is not a move. Write 'play beer-4-a', with '+call' or '+shout' if you cry it, 'stack wine-2-a', "
        "'draw', 'keep', 'pass', 'accept', 'sip', 'draw two', 'name beer', 'give beer-4-a', 'heard yes' or 'catch 2'."
    )
