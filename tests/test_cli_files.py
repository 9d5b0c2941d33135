"""The command line with files from elsewhere: it answers in one sentence and gives nothing away."""

import io
import re
import sys
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from taphouse.cli import main
from taphouse.core.errors import BadHouse
from taphouse.core.game import Game
from taphouse.core.moves import Seat
from taphouse.core.reading import LARGEST
from taphouse.core.record import Record, SeatRow, load_record, write_record
from taphouse.core.registry import find_game, list_games, load_games
from taphouse.core.rng import seed_from
from taphouse.core.table import Table
from taphouse.terminal.reel import Reel
from taphouse.testing.driver import quick, random_turn


def is_for_two_and_four(game: Game) -> bool:
    """Whether two can play, and four, without settling anything."""
    with suppress(BadHouse):
        return bool(game.house(2) and game.house(4))
    return False


GAME = min(filter(is_for_two_and_four, load_games()[0]), key=lambda game: game.meta.minutes)
"""Any game will do: the one that is over first."""
NAME = GAME.meta.id.encode()
READERS = ("verify", "replay", "position", "play --load")


class Ended(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


Run = Callable[..., Ended]


@pytest.fixture
def run(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:  # noqa: ARG001
    """Run commands in a folder of their own."""
    monkeypatch.chdir(tmp_path)

    def command(*args: str, typed: str = "") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main(args)
        said = capsys.readouterr()
        return Ended(int(end.value.code or 0), said.out, said.err)

    return command


def played(*names: str, moves: int = 1000) -> Record:
    table = Table(GAME, [SeatRow(name) for name in names], {}, seed_from("files"))
    rng = quick("files")
    while table.state.to_act() and len(table.record.moves) < moves:
        table.apply(*random_turn(table.state, rng))
    return table.record


def refused(ended: Ended) -> str:
    """One sentence on the error stream, and nothing else."""
    assert ended.status == 1
    assert ended.out == ""
    assert "Traceback" not in ended.err
    assert re.fullmatch(r"[^\n]+ [^\n]+\n", ended.err), ended.err
    return ended.err


DEEP = b"[" * 100_000
WHOLE = write_record(played("Ann", "Ben"))


def changed(part: bytes, instead: bytes) -> bytes:
    assert part in WHOLE
    return WHOLE.replace(part, instead, 1)


JUNK = {
    "empty": b"",
    "deep": DEEP,
    "deep-objects": b'{"game":' * 100_000,
    "deep-and-closed": b'{"game":"' + NAME + b'","seed_hash":' + b"[" * 900 + b"]" * 900 + b"}",
    "not-utf-8": b'{"game": "\xff\xfe"}',
    "half-a-letter": b'{"game": "\\ud800"}',
    "nul": b"\0" * 100,
    "list": b"[]",
    "null": b"null",
    "number": b"1" * 5000,
    "nan": changed(b'"rules": ', b'"rules": NaN, "x": '),
    "endless": changed(b'"rules": ', b'"rules": 1e999, "x": '),
    "twice": changed(b'"rules": ', b'"rules": 1, "rules": '),
    "huge-rules": changed(b'"rules": ', b'"rules": 99999999999999999999999'),
    "huge-seat": changed(b'"moves": [\n  [', b'"moves": [\n  [9223372036854775808'),
    "huge-score": re.sub(rb'"scores":\[', b'"scores":[99999999999999999999999', WHOLE),
    "no-seats": re.sub(rb'"seats": \[[^\n]*\]', b'"seats": []', WHOLE),
    "many-seats": re.sub(rb'"seats": \[', b'"seats": [' + b'{"name":"x"},' * 1000, WHOLE),
    "no-game": changed(b'"game": "' + NAME, b'"game": "whist-' + NAME),
    "game-is-a-list": changed(b'"game": "' + NAME + b'"', b'"game": ["' + NAME + b'"]'),
    "long-number-in-a-move": re.sub(rb'\[0,"', b'[0,"play beer-' + b"9" * 5000 + b'-a","', WHOLE, count=1),
    "unknown-generator": changed(b'"sealed"', b'"dice"'),
    "unknown-option": changed(b'"house": {', b'"house": {"chairs":3,'),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("name", JUNK)
def test_a_file_that_is_none_of_ours_is_refused_in_one_sentence(run: Run, name: str, reader: str) -> None:
    Path("junk.json").write_bytes(JUNK[name])

    refused(run(*reader.split(), "junk.json"))


@pytest.mark.parametrize("reader", READERS)
def test_a_file_that_cannot_be_read_is_refused(run: Run, reader: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("folder").mkdir()
    for name, why in (("nothing", "No such file"), ("folder", "Is a directory")):
        assert why in refused(run(*reader.split(), name))

    def locked(path: Path, *_: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    Path("locked.json").write_bytes(WHOLE)
    monkeypatch.setattr(Path, "open", locked)

    assert refused(run(*reader.split(), "locked.json")) == "locked.json cannot be read: Permission denied.\n"


@pytest.mark.parametrize("reader", ["verify", "position"])
def test_a_file_without_end_is_not_read_to_its_end(run: Run, reader: str) -> None:
    assert refused(run(reader, "/dev/zero")) == f"/dev/zero is too large: more than {LARGEST // 1024 // 1024} MB.\n"


@pytest.mark.parametrize("device", ["/dev/full", "/dev/null"])
def test_a_device_is_never_replaced_by_a_file(run: Run, device: str) -> None:
    ended = run("record", GAME.meta.id, "-o", device, "--force")

    assert refused(ended) == f"{device} is no file that can be written over. Choose another name.\n"
    assert Path(device).is_char_device()


# What others wrote commands no terminal.

WILD = (
    "A\x1b[2J\x1b]0;owned\x07nn",
    "B\x9b31men\x85\u2028",
    "\u202egip\u202c\u2066\u200b\ufeff",
    "D\r\nan\tny\x08\x7f",
)


def seen_only(text: str) -> None:
    found = {sign for sign in text if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp")} - {"\n"}
    assert not found


def test_names_command_no_terminal_wherever_they_are_printed(run: Run) -> None:
    record = played(*WILD)
    Path("wild.json").write_bytes(write_record(record))
    views = [("--at", "3", "--eyes", "all"), ("--at", "3", "--eyes", "1"), ("--at", "0", "--eyes", "spectator")]

    told = run("replay", "wild.json")
    shown = [run(command, "wild.json", *view) for command in ("replay", "position") for view in views]

    assert told.out.startswith(f"{GAME.meta.title}: A[2J]0;ownednn, B31men, gip, D  an ny\n")
    for ended in (told, *shown, run("verify", "wild.json")):
        assert ended.status == 0
        seen_only(ended.out + ended.err)
        assert "B31men" in ended.out or "scores" in ended.out


def test_words_of_a_record_command_no_terminal_in_a_refusal(run: Run) -> None:
    record = played("Ann", "Ben")
    record.house["deck"] = record.generator = record.moves[0].text = "\x1b[2J\x9b\u202e"
    for change in ({"house": record.house}, {"generator": record.generator}, {"moves": record.moves}):
        Path("wild.json").write_bytes(write_record(msgspec.structs.replace(played("Ann", "Ben"), **change)))
        for reader in READERS[:3]:
            seen_only(refused(run(reader, "wild.json")))


def test_a_game_that_was_given_up_says_why_without_commands(run: Run) -> None:
    table = Table.resume(GAME, played("Ann", "Ben", moves=5), seed_from("files"))
    table.give_up("closed\x1b[2J")
    Path("ended.json").write_bytes(write_record(table.record))

    told, proved = run("replay", "ended.json"), run("verify", "ended.json")

    assert told.out.endswith("The game ended early, after 5 moves: closed[2J.\n")
    assert "none: the game ended early (closed[2J)" in proved.out
    seen_only(told.out + proved.out)
    assert "is over" in refused(run("play", "--load", "ended.json"))


def test_names_command_no_terminal_while_one_plays(run: Run) -> None:
    record = played("Guest", *WILD[:2], moves=0)
    for row in record.seats[1:]:
        row.bot = "house"
    record.seed = seed_from("files").hex()
    Path("save.json").write_bytes(write_record(record))

    ended = run("play", "--load", "save.json", typed="h\nm\ni\nq\n")

    assert "A[2J" in ended.out
    seen_only(ended.out + ended.err)


# What one pair of eyes may know.


def moves_listed(out: str) -> dict[str, list[str]]:
    """The moves in notation below each ``Name may:``."""
    parts = re.findall(r"^(\w+) may:\n((?:  .+\n)+)", out, re.MULTILINE)
    return {name: [line.split("  ")[1] for line in lines.splitlines()] for name, lines in parts}


def asked_at_once() -> Table:
    """Find a table of some game at which all four seats are asked at once, in secret."""
    for meta in list_games():
        seats = [SeatRow(name) for name in ("Ann", "Ben", "Cat", "Dan")]
        table = Table(find_game(meta.id), seats, {}, seed_from("secret moves"))
        for _ in range(20):
            if len(table.state.to_act()) == len(seats):
                return table
            seat = table.state.next_to_act()
            table.apply(seat, table.state.legal_moves(seat)[0])
    raise AssertionError("No game asks all seats at once.")


def test_a_position_lists_only_the_moves_that_its_eyes_may_know(run: Run) -> None:
    table = asked_at_once()
    game, names, record = table.game, table.names, table.record
    record.seed = table.seed.hex()
    Path("open.json").write_bytes(write_record(record))
    awaited = [names[seat] for seat in table.state.to_act()]

    everything = run("position", "open.json").out
    assert list(moves_listed(everything)) == awaited
    for eyes in ("1", "2", "3"):
        out = run("position", "open.json", "--eyes", eyes).out
        (name,) = moves_listed(out)
        view = game.view(table.state, Seat(names.index(name)), names)
        assert moves_listed(out)[name] == [move.text for move in view.moves]
        assert "The table waits for " in out
    spectators = run("position", "open.json", "--eyes", "spectator").out
    assert moves_listed(spectators) == {}
    assert f"The table waits for {', '.join(awaited[:-1])} and {awaited[-1]}." in spectators


def test_a_position_as_data_through_somebodys_eyes_is_their_view(run: Run) -> None:
    Path("played.json").write_bytes(WHOLE)
    reel = Reel(GAME, load_record(Path("played.json")))
    views = [GAME.view(reel.state(4), eyes, reel.table.names) for eyes in (Seat(0), Seat(1), None)]
    known = [msgspec.json.decode(msgspec.json.encode(view)) for view in views]

    seat = msgspec.json.decode(run("position", "played.json", "--at", "4", "--json", "--eyes", "1").out)
    nobody = msgspec.json.decode(run("position", "played.json", "--at", "4", "--json", "--eyes", "spectator").out)

    assert seat in known[:2]
    assert nobody == known[2]
