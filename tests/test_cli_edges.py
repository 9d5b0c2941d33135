"""The edges of the command line: whatever is typed, and wherever it is printed, it ends in good order."""

import io
import os
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from taphouse import cli
from taphouse.cli import main
from taphouse.core import registry
from taphouse.core.errors import TaphouseError
from taphouse.server.settings import Settings

DOCUMENT = Path(__file__).parent.parent / "docs" / "commands.md"

NUMBERS = ("0", "1", "2", "3", "-1", "99999999999999999999999", "9" * 5000, "1e400", "nan", "0x10", "\u0663", "\u00b2")
WORDS = (
    "coasters",
    "coaster",
    "",
    " ",
    "-",
    "--",
    "=",
    ",",
    "a=b",
    "hand=2",
    "hand=2,,",
    "target=9",
    "hand=" + "9" * 5000,
)
MORE = ("all", "spectator", "house", "huose", "house,random", "CO-002", "zebra", "\ud800", "\x1b[31m", "{}", "%s")
FILES = ("played.json", "position.json", "junk", ".", "nowhere/x", "n" * 300)
PLACES = ("foo", "http://", "https://x.org", "https://x.org/y", "http://[::1]:x", "10.0.0.0/8", "*", "abc", "1.2.3.4,")
TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=8)
VALUES = st.sampled_from((*NUMBERS, *WORDS, *MORE, *FILES, *PLACES)) | TEXT
GAME, FILE = st.just("coasters"), st.sampled_from(("played.json", "position.json", "-"))
TABLE = ("--seats", "--house", "--seed", "--bots")
COMMANDS = {
    "serve": (None, ("--host", "--port", "--db", "--workers", "--data", "--public-url", "--proxies", "--log-level")),
    "play": (GAME, (*TABLE, "--seat", "--name", "--load", "--pace")),
    "games": (None, ("--json",)),
    "rules": (GAME, ("--json",)),
    "replay": (FILE, ("--eyes", "--at", "--step", "--plain", "--json")),
    "verify": (FILE, ("--json",)),
    "position": (FILE, ("--eyes", "--at", "--json")),
    "simulate": (GAME, (*TABLE, "--json")),
    "record": (GAME, (*TABLE, "-o", "--output", "--force", "--json")),
}
"""What stands behind a command, and the options it has."""
TYPED = st.lists(st.sampled_from(("1", "2", "q", "n", "y", "?", "save", "m", "9" * 5000, "\u0663", "x")), max_size=4)


@st.composite
def lines(draw: st.DrawFn) -> list[str]:
    """A command line that is right for the most part, so that what is wrong with it is met far inside."""
    command = draw(st.sampled_from(tuple(COMMANDS)))
    named, options = COMMANDS[command]
    line = [command] + (["--games", "2"] if command == "simulate" else [])
    if named is not None:
        line.append(draw(named | named | named | VALUES))
    for option in draw(st.lists(st.sampled_from((*options, "-h", "--what")), max_size=3)):
        line += [option] if draw(st.integers(0, 5)) == 0 else [option, draw(VALUES)]
    return line


@pytest.fixture(scope="module", autouse=True)
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with a record, a position and junk; coasters only; and no port is ever free."""
    patch = pytest.MonkeyPatch()
    folder = tmp_path_factory.mktemp("typed")
    patch.setattr(registry, "_packages", lambda: {"coasters": "taphouse.testing.coasters"})
    registry.list_games.cache_clear()
    for name in ("HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
        patch.setenv(name, str(folder / "home"))
    patch.chdir(folder)
    patch.setattr("taphouse.server.process.serve.bind", _taken)
    patch.setattr("taphouse.server.process.listening.bind", _taken)
    run(["record", "coasters", "--seed", "1", "-o", "played.json"])
    Path("position.json").write_text(run(["position", "played.json", "--at", "2", "--json"])[1])
    Path("junk").write_bytes(b"\xff{")
    yield folder
    patch.undo()
    registry.list_games.cache_clear()


def _taken(host: str, port: int) -> None:
    raise TaphouseError(f"Port {port} at {host!r} is taken.")


def run(args: list[str], typed: str = "") -> tuple[int, str, str]:
    """Run a command in this process; anything but an orderly end is raised."""
    out, err = io.BytesIO(), io.BytesIO()
    before = (sys.stdin, sys.stdout, sys.stderr)
    sys.stdin, sys.stdout, sys.stderr = (
        io.TextIOWrapper(stream, encoding="utf-8", write_through=True)
        for stream in (io.BytesIO(typed.encode(errors="surrogateescape")), out, err)
    )
    try:
        with pytest.raises(SystemExit) as end:
            main(args)
        return int(end.value.code or 0), out.getvalue().decode(), err.getvalue().decode()
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


@settings(max_examples=300)
@given(lines() | st.lists(VALUES, max_size=3), TYPED)
def test_every_command_line_ends_in_good_order(line: list[str], typed: list[str]) -> None:
    status, out, err = run(line, "\n".join(typed))

    assert status in (0, 1, 2)
    assert "Traceback" not in out + err
    assert status == 0 or err.strip()


def test_the_fuzz_reaches_every_command() -> None:
    """Were the folder wrong, every line above would be refused at once, and nothing would be tried."""
    for line in (
        ["play", "coasters"],
        ["replay", "played.json"],
        ["verify", "played.json"],
        ["position", "position.json"],
        ["simulate", "coasters", "--games", "1"],
        ["rules", "coasters"],
        ["games"],
    ):
        assert run(line, "q\n")[0] == 0
    assert run(["serve"]) == (1, "", "Port 8000 at '127.0.0.1' is taken.\n")


@pytest.mark.parametrize("args", [[], ["-h"], ["--help"], ["play", "-h"], ["serve", "-h"], ["simulate", "--help"]])
def test_help_is_there_in_both_spellings(args: list[str]) -> None:
    status, out, err = run(args)

    assert status == (0 if args else 2)
    assert (out or err).startswith("Usage: taphouse ")
    assert "  -h, --help " in out + err


@pytest.mark.parametrize("columns", ["80", "50"])
def test_no_summary_is_cut_off(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    out = " ".join(run(["-h"])[1].split())

    assert "..." not in out.split("Commands:")[1]
    for command, _ in cli.COMMANDS:
        assert " ".join((command.__doc__ or "").split("\n\n")[0].split()) in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_shows_examples_that_are_no_wrong_usage(command: str) -> None:
    """Each example is understood; what it names may not be here."""
    out = run([command, "-h"])[1]
    examples = [line.strip() for line in out.split("Examples:\n")[1].splitlines()]

    assert examples
    for example in examples:
        for part in example.split(" > ")[0].split(" | "):
            assert run(shlex.split(part)[1:])[0] in (0, 1), part


@pytest.mark.parametrize(
    ("args", "status", "sentence"),
    [
        (["serve", "--log-level", "loud"], 2, "'loud' is not one of 'debug', 'info', 'warning', 'error'"),
        (["play", "coasters", "--seats", "x"], 2, "Invalid value for '--seats': 'x' is no whole number.\n"),
        (["play", "coasters", "--pace", "slow"], 2, "Invalid value for '--pace': 'slow' is no number.\n"),
        (["play", "coasters", "--pace", "nan"], 2, "Invalid value for '--pace': "),
        (["simulate", "coasters", "--games", "0"], 2, "'--games': 0 is too small. It takes 1 or more.\n"),
        (["serve", "--port", "65536"], 2, "'--port': 65536 is too large. It takes 65535 or less.\n"),
        (
            ["serve", "--pace", "slow"],
            2,
            "Invalid value for '--pace': 'slow' is not one of 'calm', 'human', 'quick', 'instant'",
        ),
        (["serve", "--public-url", "foo"], 2, "'foo' is no address for guests. Write it as https://"),
        (["serve", "--public-url", "https://x.org/games"], 2, "is no address for guests."),
        (["serve", "--public-url", "https://x.org:port"], 2, "is no address for guests."),
        (["serve", "--public-url", "https://ann@x.org"], 2, "is no address for guests."),
        (["serve", "--public-url", "https://x .org"], 2, "is no address for guests."),
        (["serve", "--proxies", "abc"], 2, "'abc' is no address of a proxy. Write addresses or networks"),
        (["serve", "--proxies", "10.0.0.1,10.0.0.300"], 2, "'10.0.0.300' is no address of a proxy."),
        (["serve", "--workers", "0"], 2, "--workers"),
        (["play", "coasters", "--house", "hand=2,hand=3"], 2, "--house names hand twice. Choose one value for it."),
        (["serve", "--workers", "2"], 2, "Several workers need PostgreSQL"),
        (["simulate", "coaster"], 1, "There is no game called 'coaster'. Did you mean coasters?\n"),
        (["simulate", "coasters", "--house", "targt=3"], 1, "has no option called 'targt'. Did you mean target?\n"),
        (["simulate", "coasters", "--bots", "huose"], 1, "has no bot called 'huose'. Did you mean house?\n"),
        (["simulte", "coasters"], 2, "Did you mean 'simulate'?"),
        (["simulate", "coasters", "--seets", "3"], 2, "--seats"),
        (["simulate", "coasters", "--games", "9" * 20], 2, "--games"),
        (["play", "coasters", "--seat", "0"], 2, "--seat"),
        (["play", "--load", "-"], 2, "cannot come from standard input"),
        (["record", "coasters", "--force", "-o", "."], 1, ". is no file that can be written over."),
        (["record", "coasters", "--force", "-o", "/dev/null"], 1, "/dev/null is no file that can be written over."),
        (["record", "coasters", "-o", "n" * 300], 1, "File name too long."),
        (["simulate", "coasters", "--seed", "\ud800"], 2, "no text in UTF-8"),
    ],
)
def test_what_is_wrong_is_said(args: list[str], status: int, sentence: str) -> None:
    ended = run(args)

    assert ended[0] == status
    assert sentence in ended[2]


@pytest.mark.parametrize(
    ("url", "proxies"),
    [("https://x.org/", "10.0.0.0/8, ::1"), ("http://[::1]:8080", "*"), ("", ""), ("http://x", "::1")],
)
def test_what_is_right_with_serve_is_taken(url: str, proxies: str) -> None:
    assert run(["serve", "--public-url", url, "--proxies", proxies])[2] == "Port 8000 at '127.0.0.1' is taken.\n"


def test_the_paces_that_can_be_typed_are_those_there_are() -> None:
    for pace in Settings().paces:
        assert run(["serve", "--pace", pace])[0] == 1


@pytest.mark.parametrize(
    "line", [["games"], ["games", "--json"], ["rules", "coasters"], ["-h"], ["verify", "played.json"]]
)
def test_a_full_disk_is_said_and_a_closed_pipe_is_not(line: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    complaints = {
        "/dev/full": "What was to be printed cannot be written: No space left on device.\n",
        writer: "",
    }
    for place, complaint in complaints.items():
        err = io.StringIO()
        monkeypatch.setattr(sys, "stderr", err)
        with open(place, "w", encoding="utf-8") as out:  # noqa: PTH123  a pipe has no path
            monkeypatch.setattr(sys, "stdout", out)
            with pytest.raises(SystemExit, match="1"):
                main(line)
        assert err.getvalue() == complaint


@pytest.mark.parametrize("missing", ["stdin", "stdout", "stderr"])
def test_a_stream_that_is_closed_stops_nothing(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None if name == missing else io.StringIO())
    for line, status in ((["play", "coasters"], 0), (["games"], 0), (["play", "whist"], 1)):
        with pytest.raises(SystemExit) as end:
            main(line)
        assert end.value.code == status
    getattr(sys, missing).close()


def test_ctrl_c_ends_with_130_and_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("taphouse.cli.lab.run", interrupted)

    assert run(["simulate", "coasters"]) == (130, "", "Stopped.\n")


def test_typed_bytes_that_are_no_text_are_none_of_the_moves() -> None:
    assert "is none of your moves" in run(["play", "coasters"], "\udcff\nq\n")[1]


def test_a_record_goes_through_pipes() -> None:
    status, record, told = run(["record", "coasters", "--seed", "1", "-o", "-"])

    assert (status, told[:12]) == (0, "-: Coasters,")
    assert record == Path("played.json").read_text()
    assert run(["verify", "-"], record)[1].startswith("The record checks.\n")
    assert run(["replay", "-"], record)[1] == run(["replay", "played.json"])[1]
    position = run(["position", "-", "--at", "2", "--json"], record)[1]
    assert position == Path("position.json").read_text()
    assert run(["position", "-"], position)[1] == run(["position", "position.json"])[1]


JSON = {
    "games --json": None,
    "rules coasters CO-002 --json": "rules",
    "simulate coasters --games 2 --json": "simulate",
    "record coasters --seed 1 --force -o again.json --json": "record",
    "verify played.json --json": "verify",
    "replay played.json --json": "replay",
    "position played.json --json": None,
}


@pytest.mark.parametrize("line", JSON)
def test_data_is_printed_as_it_is_documented(line: str) -> None:
    """docs/commands.md lists the keys of every command that prints data of its own."""
    data = msgspec.json.decode(run(line.split())[1])
    documented = dict(re.findall(r"^\| `taphouse (\w+) [^`]*--json` \| (.*?) \|", DOCUMENT.read_text(), re.MULTILINE))
    command = JSON[line]

    if command is not None:
        outermost = re.sub(r"\([^)]*\)", "", documented[command])
        assert list(data) == re.findall(r"`(\w+)`", outermost)


def test_the_games_as_data_have_their_documented_keys() -> None:
    (game,) = msgspec.json.decode(run(["games", "--json"])[1])
    documented = re.search(r"^\| `taphouse games --json` \| .*?: (.*?) \|", DOCUMENT.read_text(), re.MULTILINE)

    assert documented is not None
    assert list(game) == re.findall(r"`(\w+)`", documented[1])


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("simulate co", ["coasters"]),
        ("play co", ["coasters"]),
        ("simulate coasters --house h", ["hand="]),
        ("simulate coasters --house hand=", ["hand=2", "hand=3", "hand=4"]),
        ("simulate coasters --house hand=2,ta", ["hand=2,target="]),
        ("simulate coasters --bots house,r", ["house,random"]),
        ("simulate whist --bots r", []),
        ("sim", ["simulate"]),
    ],
)
def test_a_shell_completes_games_options_and_bots(
    words: str, offered: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    line = f"taphouse {words}".split(" ")
    monkeypatch.setenv("_TAPHOUSE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", " ".join(line))
    monkeypatch.setenv("COMP_CWORD", str(len(line) - 1))

    assert run([])[1].split() == offered
