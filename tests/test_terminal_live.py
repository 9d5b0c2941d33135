"""The table on a real terminal of 80 by 24, in a process of its own, and what happens when it is cut short."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from taphouse.core.registry import find_game, list_games
from taphouse.terminal.progress import keep_introduced
from taphouse.terminal.saves import state_folder
from taphouse.testing.coasters.game import GAME

COMMAND = [sys.executable, "-c", "from taphouse.cli import main; main()"]
CLEARED = re.compile(r"\x1b\[2J\x1b\[H|\x1b\[H\x1b\[2J")
PATIENCE = 20.0
"""Seconds after which a silent process counts as stuck."""


@pytest.fixture
def surroundings(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Coasters installed beside our own games, through the door that a stranger's game would take; all are known."""
    for game in (GAME, *(find_game(meta.id) for meta in list_games())):
        keep_introduced(game)
    door = tmp_path / "site" / "coasters_example-1.dist-info"
    door.mkdir(parents=True)
    (door / "METADATA").write_text("Metadata-Version: 2.1\nName: coasters-example\nVersion: 1\n")
    (door / "entry_points.txt").write_text("[taphouse.games]\ncoasters = taphouse.testing.coasters\n")
    monkeypatch.chdir(tmp_path)
    path = os.pathsep.join([*(os.environ.get("PYTHONPATH", "").split(os.pathsep)), str(door.parent)])
    source = os.pathsep.join(str(Path(part).resolve()) if part else "" for part in sys.path if part.endswith("src"))
    return {
        **{name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")},
        "PYTHONPATH": os.pathsep.join(part for part in (source, path) if part),
        "HOME": str(home),
        "TERM": "xterm-256color",
    }


def run(environment: dict[str, str], *args: str, typed: str = "", stdout: int = subprocess.PIPE) -> tuple[str, str]:
    """Run a command without a terminal; give what it wrote to both streams."""
    ended = subprocess.run(  # noqa: S603  our own command
        [*COMMAND, *args],
        env=environment,
        input=typed.encode(),
        stdout=stdout,
        stderr=subprocess.PIPE,
        check=False,
        timeout=PATIENCE,
    )
    return (ended.stdout or b"").decode(), ended.stderr.decode()


class Terminal:
    """A terminal of 80 by 24 with a command running on it."""

    def __init__(self, environment: dict[str, str], *args: str) -> None:
        self.end, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(  # noqa: S603  our own command
            [*COMMAND, *args],
            stdin=other,
            stdout=other,
            stderr=other,
            env=environment,
            start_new_session=True,
            # Whoever runs the tests in the background has Ctrl-C ignored; at a terminal it is not.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
        )
        os.close(other)
        self.seen = ""
        self.read_until = 0

    def shows(self, words: str, seconds: float) -> bool:
        """Read until these words appear after what was read before; whether they did."""
        started = time.monotonic()
        while words not in self.seen[self.read_until :] and time.monotonic() - started < seconds:
            ready, _, _ = select.select([self.end], [], [], 0.2)
            if ready:
                try:
                    self.seen += os.read(self.end, 65536).decode(errors="replace")
                except OSError:
                    break
        return words in self.seen[self.read_until :]

    def wait_for(self, words: str) -> str:
        """Read until these words appear; give everything up to there."""
        assert self.shows(words, PATIENCE), self.seen[-3000:]
        self.read_until = self.seen.index(words, self.read_until) + len(words)
        return self.seen[: self.read_until]

    def type(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def screens(self) -> list[list[str]]:
        """Everything that was ever drawn, screen by screen, without colours."""
        texts = CLEARED.split(self.seen)[1:]
        return [Text.from_ansi(text.replace("\r", "")).plain.rstrip("\n").split("\n") for text in texts]

    def status(self) -> int:
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.end)


@pytest.fixture
def opened() -> Iterator[list[Terminal]]:
    terminals: list[Terminal] = []
    yield terminals
    for terminal in terminals:
        terminal.close()


def start(opened: list[Terminal], surroundings: dict[str, str], *args: str) -> Terminal:
    terminal = Terminal(surroundings, *args)
    opened.append(terminal)
    return terminal


def test_a_few_rounds_on_a_real_terminal(opened: list[Terminal], surroundings: dict[str, str]) -> None:
    """Every screen fits; bots' moves are drawn one by one; help is a page to come back from."""
    table = start(opened, surroundings, "play", "coasters", "--seed", "1", "--pace", "0.01")
    table.wait_for("Your move (? for help): ")
    table.type("15")
    table.wait_for("u to take your move back")
    table.type("")
    table.wait_for("Your move (? for help): ")
    table.type("?")
    table.wait_for("Enter to go back: ")
    table.type("")
    table.wait_for("Your move (? for help): ")
    table.type("nonsense")
    table.wait_for("none of your moves")
    table.wait_for("Your move (? for help): ")
    table.type("q")
    table.wait_for("taphouse play --load")

    assert table.status() == 0
    screens = table.screens()
    assert len(screens) >= 7
    for lines in screens[:-1]:
        assert len(lines) <= 24
        assert max(map(cell_len, lines)) <= 80
    assert any("Sarah chose." in line or "Mike chose." in line for line in screens[2])


def test_a_first_game_begins_with_its_introduction(opened: list[Terminal], surroundings: dict[str, str]) -> None:
    (state_folder() / "lessons" / "progress.json").unlink()
    table = start(opened, surroundings, "play", "coasters", "--seed", "1")

    assert "Win three rounds before anybody else does." in table.wait_for("Enter to sit down.")
    table.type("")
    table.wait_for("Your move (? for help): ")


def test_what_is_typed_while_bots_move_answers_no_later_question(
    opened: list[Terminal], surroundings: dict[str, str]
) -> None:
    table = start(opened, surroundings, "play", "coasters", "--seed", "1", "--pace", "0.4")
    table.wait_for("Your move (? for help): ")
    table.type("15")
    table.wait_for("u to take your move back")
    table.type("")
    table.wait_for("chose.")
    table.type("3")
    table.wait_for("Your move (? for help): ")

    assert not table.shows("u to take your move back", 0.5)


def test_colour_is_left_away_where_nobody_wants_it(opened: list[Terminal], surroundings: dict[str, str]) -> None:
    table = start(opened, {**surroundings, "NO_COLOR": "1"}, "play", "coasters", "--seed", "1")

    seen = table.wait_for("Your move (? for help): ")

    assert re.search(r"\x1b\[[0-9;]*[34]8;[25]", seen) is None
    assert "Your hand" in seen


def test_control_c_ends_quietly_and_says_where_the_game_is(
    opened: list[Terminal], surroundings: dict[str, str]
) -> None:
    table = start(opened, surroundings, "play", "coasters", "--seed", "1")
    table.wait_for("Your move (? for help): ")

    for _ in range(5):  # one that comes between the prompt and the reading is noticed only with the next
        table.process.send_signal(signal.SIGINT)
        if table.shows("Come back with: taphouse play --load", 2):
            break

    assert table.status() == 130
    assert "Traceback" not in table.seen


def test_a_record_is_walked_through_with_keys(opened: list[Terminal], surroundings: dict[str, str]) -> None:
    run(surroundings, "record", "coasters", "--seats", "3", "--seed", "1", "-o", "r.json")
    reel = start(opened, surroundings, "replay", "r.json", "--step", "2")
    reel.wait_for("Move 0 of 12, as seen by: a spectator.")
    for typed, expected in [
        ("", "Move 2 of 12, as seen by: a spectator."),
        ("n", "Move 4 of 12, as seen by: a spectator."),
        ("b", "Move 2 of 12, as seen by: a spectator."),
        ("11", "Move 11 of 12, as seen by: a spectator."),
        ("", "Move 12 of 12, as seen by: a spectator."),
        ("", "This is the end of the record."),
        ("0", "Move 0 of 12, as seen by: a spectator."),
        ("b", "This is the deal."),
        ("s", "Move 0 of 12, as seen by: Sarah."),
        ("s 3", "Move 0 of 12, as seen by: Priya."),
        ("s all", "Move 0 of 12, as seen by: everybody."),
        ("99", "choose a number from 0 to 12."),
        ("s 9", "'9' has no eyes here."),
        ("dance", "'dance' is no key here."),
    ]:
        reel.wait_for("q to leave: ")
        reel.type(typed)
        reel.wait_for(expected)
    reel.wait_for("q to leave: ")
    reel.type("q")

    assert reel.status() == 0
    for lines in reel.screens():
        assert len(lines) <= 25
        assert max(map(cell_len, lines)) <= 80


def test_long_rules_come_page_by_page(opened: list[Terminal], surroundings: dict[str, str]) -> None:
    """A rulebook longer than the screen stops at each page; q leaves it."""
    longest = max(list_games(), key=lambda meta: len(find_game(meta.id).rules_text()))
    table = start(opened, surroundings, "play", longest.id, "--pace", "0", "--seed", "1")
    table.wait_for("Your move (? for help): ")
    table.type("? rules")
    table.wait_for("Enter for more, q to go back: ")
    table.type("")
    table.wait_for("Enter for more, q to go back: ")
    table.type("q")
    table.wait_for("Your move (? for help): ")

    for lines in table.screens():
        assert len(lines) <= 24


@pytest.mark.parametrize(
    "args", [("simulate", "coasters", "--games", "5"), ("rules", "coasters"), ("replay", "r.json"), ("--help",)]
)
def test_a_closed_pipe_ends_quietly(surroundings: dict[str, str], args: tuple[str, ...]) -> None:
    run(surroundings, "record", "coasters", "--seed", "1", "-o", "r.json")
    end, other = os.pipe()
    os.close(end)

    _, complaint = run(surroundings, *args, stdout=other)

    os.close(other)
    assert complaint == ""


def test_a_terminal_without_box_characters_gets_plain_ones(surroundings: dict[str, str]) -> None:
    plain = {**surroundings, "PYTHONIOENCODING": "ascii"}

    said, complaint = run(plain, "play", "coasters", "--seed", "1", typed="q\n")

    assert "+3---++8---++15--+\n| 3  || 8  || 15 |\n+----++----++----+" in said
    assert complaint == ""


def test_a_strangers_game_comes_in_by_the_same_door(surroundings: dict[str, str]) -> None:
    said, complaint = run(surroundings, "games")

    assert "coasters  2 to 4 seats" in said
    for meta in list_games():
        assert f"{meta.id}  {meta.seats_min} to {meta.seats_max} seats" in said
    assert complaint == ""
