"""Moves in notation, the same at every table: ``play Rg1 on 2``, ``move Rg1 to 2``, ``send 0 3``, ``declare 2``."""

from functools import cache

from taphouse.core.errors import BadNotation
from taphouse.core.moves import Move
from taphouse.games.cocktail_conspiracy.cards import CARDS, read_card, write_card
from taphouse.games.cocktail_conspiracy.rules.moves import (
    ACCEPT,
    ANSWERS,
    COUNTER,
    DECLARE,
    DISCARD,
    DROP,
    MATCH,
    MOVE,
    MOVES,
    PLACES,
    PLAY,
    SEND,
    SHOUT,
    SIGNS,
    TAKE,
    THROW,
    TOSS,
    matched_to_of,
    played_to_of,
)

_SMALL = {
    DISCARD: "discard hand",
    SHOUT: "cheers",
    ACCEPT: "accept",
    COUNTER: "counter",
    TAKE: "take counter",
    TOSS: "toss",
}


def write_move(move: Move) -> str:
    """Write a move in notation."""
    if move in _SMALL:
        return _SMALL[move]
    if move < THROW:
        return f"drank {ANSWERS[move]}"
    if move < PLAY:
        return f"throw {SIGNS[move - THROW]}"
    if move < MOVE:
        return f"play {write_card((move - PLAY) // PLACES)} on {(move - PLAY) % PLACES}"
    if move < DISCARD:
        return f"move {write_card((move - MOVE) // PLACES)} to {(move - MOVE) % PLACES}"
    if move < SEND:
        return f"match {write_card(move - MATCH)}"
    if move < DROP:
        return f"send {played_to_of(move)} {matched_to_of(move)}"
    if move < DROP + CARDS:
        return f"drop {write_card(move - DROP)}"
    return f"declare {move - DECLARE}"


@cache
def _by_text() -> dict[str, Move]:
    return {write_move(Move(number)).lower(): Move(number) for number in range(MOVES)}


def read_move(text: str) -> Move:
    """Read a move from notation; capitals do not matter."""
    words = text.lower().split()
    move = _by_text().get(" ".join(words))
    if move is not None:
        return move
    if len(words) > 1 and words[0] in ("play", "move", "match", "drop"):
        read_card(words[1])
    raise BadNotation(
        f"{text!r} is not a move. Write 'play Rg1 on 2', 'move Rg1 to 2', 'discard hand', 'cheers', 'match Gr1', "
        "'send 0 3' (the played card to place 0, the matched one to 3), 'drop Rg1', 'accept', 'counter', "
        "'take counter', 'toss', 'declare 2', 'drank today' or 'throw rock'."
    )
