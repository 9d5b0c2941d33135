"""Records and positions of all games, spoilt at random: only our own refusals may come out."""

from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from taphouse.core.errors import BadNotation, BadPosition, BadRecord, TaphouseError
from taphouse.core.game import Game
from taphouse.core.moves import Move, Seat
from taphouse.core.reading import read_json
from taphouse.core.record import load_record, read_record, verify, write_record
from taphouse.core.registry import find_game, list_games
from taphouse.core.table import Table
from taphouse.terminal.reel import ALL, SPECTATOR, Reel, look
from taphouse.terminal.replay import outcome_lines
from taphouse.testing.driver import quick

SOURCES = Path(__file__).parent.parent / "src"
"""Where the games keep their records; the installed package leaves them at home."""
NAMES = [meta.id for meta in list_games()]
STRANGE: list[Any] = [None, True, False, -1, 0, 1, 7, 99, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63) - 1, 10**23]
STRANGE += [1.5, -0.0, 1e300, "", "x", "0", "\u202e", "beer 1", "9" * 50, "9" * 5000, [], {}, [0], [[]], {"a": 1}]
STEPS = (-100, -1, 1, 2, 100, 2**40)

seeds = st.integers(0, 2**32).map(Random)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything that stands in some JSON."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        yield (*path, key)
        yield from places(inner, (*path, key))


def spoilt(content: dict[str, Any], chance: Random) -> bytes:
    """Something is left out, doubled, swapped, of another kind or of another size; up to three times."""
    content = deepcopy(content)
    for _ in range(chance.choice([1, 1, 2, 3])):
        found = list(places(content))
        if found:
            top = chance.choice(sorted({path[0] for path in found}))
            spoil(content, chance.choice([path for path in found if path[0] == top]), chance)
    return msgspec.json.encode(content)


def spoil(content: Any, path: tuple[Any, ...], chance: Random) -> None:
    for key in path[:-1]:
        content = content[key]
    key, value = path[-1], content[path[-1]]
    match chance.randrange(6):
        case 0:
            del content[key]
        case 1 if isinstance(content, list):
            content.insert(key, deepcopy(value))
        case 2:
            other = chance.choice(list(content) if isinstance(content, dict) else range(len(content)))
            content[key], content[other] = content[other], value
        case 3 if type(value) is int:
            content[key] = value + chance.choice(STEPS)
        case _:
            content[key] = deepcopy(chance.choice(STRANGE))


@cache
def reels(name: str) -> list[Reel]:
    """The stored games of a game, the shortest first."""
    game = find_game(name)
    folder = SOURCES / game.package.replace(".", "/") / "tests" / "records"
    stored = [load_record(file) for file in sorted(folder.glob("*.json"))]
    return [Reel(game, record) for record in sorted(stored, key=lambda record: len(record.moves))]


@cache
def positions(name: str) -> list[dict[str, Any]]:
    """Positions out of all stored games: the deal, the end, and some on the way."""
    game, chance = find_game(name), Random(name)
    return [
        msgspec.json.decode(msgspec.json.encode(game.position(reel.state(number))))
        for reel in reels(name)
        for number in (0, reel.last, *(chance.randrange(reel.last) for _ in range(3)))
    ]


def look_round(game: Game, data: bytes) -> None:
    """Rebuild a position, show it to everybody, and write it down again."""
    content = read_json(data)
    assert isinstance(content, dict)
    state = game.from_position(content)
    for eyes in (ALL, SPECTATOR, *(Seat(seat) for seat in range(state.seats))):
        look(game, state, ["Ann"], eyes)
    msgspec.json.encode(game.position(state))


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=120)
@given(chance=seeds)
def test_a_spoilt_position_is_refused_or_shown(name: str, chance: Random) -> None:
    data = spoilt(chance.choice(positions(name)), chance)
    with suppress(TaphouseError):
        look_round(find_game(name), data)


@pytest.mark.parametrize("name", NAMES)
def test_positions_as_they_are_can_be_looked_at(name: str) -> None:
    for position in positions(name)[:5]:
        look_round(find_game(name), msgspec.json.encode(position))


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40)
@given(chance=seeds)
def test_a_spoilt_record_does_not_check_and_is_refused_or_told(name: str, chance: Random) -> None:
    whole = write_record(reels(name)[0].table.record)
    data = spoilt(msgspec.json.decode(whole), chance)
    game = find_game(name)
    try:
        record = read_record(data)
    except BadRecord:
        return
    if write_record(record) != whole or record.proof != read_record(whole).proof:
        with pytest.raises(TaphouseError):
            verify(game, record)
    with suppress(TaphouseError):
        reel = Reel(game, record)
        reel.view(reel.last, ALL)
        reel.story(reel.last, SPECTATOR)
        assert outcome_lines(reel)
        Table.resume(game, record)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=150)
@given(chance=seeds)
def test_a_spoilt_move_is_read_or_is_none(name: str, chance: Random) -> None:
    game = find_game(name)
    text = game.write_move(Move(chance.randrange(game.move_count)))
    for _ in range(chance.choice([1, 1, 2])):
        word = chance.choice(text.split() or [""])
        strange = ("", "-", "--1", "9" * 5000, "²", "٣", "1.5", "\0", word * 2, word[1:], word.upper(), f"-{word}")
        text = text.replace(word, chance.choice(strange), 1)
    with suppress(BadNotation):
        assert 0 <= game.read_move(text) < game.move_count


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("key", "value"), [("seats", 2**63), ("seats", -1), ("learned", 10**23), ("learned", -1), ("rng", {}), ("house", 1)]
)
def test_what_all_positions_have_is_checked_in_the_core(name: str, key: str, value: object) -> None:
    with pytest.raises(BadPosition):
        find_game(name).from_position({**positions(name)[0], key: value})


@pytest.mark.parametrize("name", NAMES)
def test_a_table_is_shown_and_told_also_without_the_names(name: str) -> None:
    """To somebody who knows no names, or only the first."""
    game, chance = find_game(name), quick("nameless")
    reel = reels(name)[0]
    for names in ((), ("Ann",)):
        for number in (0, int(chance.below(reel.last)), reel.last):
            state = reel.state(number)
            for eyes in (None, *(Seat(seat) for seat in range(state.seats))):
                assert game.view(state, eyes, names).eyes == eyes
                for event in reel.table.events[: reel.table.told[number]]:
                    fact = game.told(event, eyes, names)
                    assert fact is None or fact["say"]
