"""The command line: how it is called, and how it refuses."""

from pathlib import Path

import pytest
from shared.cli import Run

COMMANDS = ("games", "simulate", "record", "replay", "verify", "rules", "position", "play")


def test_help_lists_every_command(run: Run) -> None:
    ended = run("--help")

    assert ended.status == 0
    for command in COMMANDS:
        assert f"\n  {command} " in ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    ended = run(command, "--help")

    assert ended.status == 0
    assert ended.out.startswith(f"Usage: taphouse {command} ")
    assert max(map(len, ended.out.splitlines())) <= 80


def test_version(run: Run) -> None:
    assert run("--version").out.startswith("taphouse 0.")


@pytest.mark.parametrize(
    "args",
    [
        ("dance",),
        ("simulate",),
        ("simulate", "coasters", "--seats", "three"),
        ("simulate", "coasters", "--games", "0"),
        ("simulate", "coasters", "--house", "hand"),
        ("simulate", "coasters", "--house", "hand=2,,"),
        ("simulate", "coasters", "--bots", "house,"),
        ("record", "coasters"),
        ("replay",),
        ("verify",),
        ("rules",),
        ("play", "coasters", "--what"),
        ("play", "coasters", "--pace", "-1"),
    ],
)
def test_wrong_usage_ends_with_2_and_says_why(run: Run, args: tuple[str, ...]) -> None:
    ended = run(*args)

    assert ended.status == 2
    assert ended.err.strip()
    assert "Traceback" not in ended.err


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("simulate", "whist"), "There is no game called 'whist'. There are: coasters."),
        (("play", "whist"), "There is no game called 'whist'. There are: coasters."),
        (("rules", "whist"), "There is no game called 'whist'. There are: coasters."),
        (("simulate", "coasters", "--seats", "9"), "Coasters takes 2 to 4 seats, not 9."),
        (("play", "coasters", "--seats", "1"), "Coasters takes 2 to 4 seats, not 1."),
        (("record", "coasters", "--house", "hand=9", "-o", "x"), "hand cannot be 9. Choose 2, 3 or 4."),
        (
            ("play", "coasters", "--house", "hats=2"),
            "Coasters has no option called 'hats'. There are: hand and target.",
        ),
        (
            ("simulate", "coasters", "--bots", "deep"),
            "Coasters has no bot called 'deep'. There are: house, random and ",
        ),
        (("simulate", "coasters", "--seats", "2", "--bots", "house,house,house"), "There are 3 bots for 2 seats."),
        (("play", "coasters", "--seat", "5"), "There is no seat 5; the seats are 1 to 3."),
        (("verify", "nowhere.json"), "nowhere.json cannot be read: No such file or directory."),
        (("replay", "nowhere.json"), "nowhere.json cannot be read: No such file or directory."),
        (("position", "nowhere.json"), "nowhere.json cannot be read: No such file or directory."),
        (("play", "--load", "nowhere.json"), "nowhere.json cannot be read: No such file or directory."),
        (("play", "--load"), "There is no unfinished game to go on with."),
        (("verify", "."), ". cannot be read: Is a directory."),
        (("rules", "coasters", "99"), "Coasters has no rule CO-099; its rules are CO-001 to CO-"),
        (("rules", "coasters", "zebra"), "No rule of Coasters speaks of 'zebra'."),
        (("record", "coasters", "-o", "no/such/place"), "no/such/place cannot be written: No such file or directory."),
    ],
)
def test_a_refusal_ends_with_1_and_one_sentence(run: Run, args: tuple[str, ...], sentence: str) -> None:
    ended = run(*args)

    assert ended.status == 1
    assert ended.err.startswith(sentence)
    assert ended.err.count("\n") == 1
    assert ended.out == ""


@pytest.mark.parametrize("command", ["verify", "replay", "position"])
@pytest.mark.parametrize("junk", [b"", b"hello", b"\xff\xfe", b"[1, 2]", b'{"game": 3}', b'{"game": "coasters"}', b"{"])
def test_a_file_that_is_something_else_is_refused(run: Run, here: Path, command: str, junk: bytes) -> None:
    (here / "junk").write_bytes(junk)

    ended = run(command, "junk")

    assert ended.status == 1
    assert ended.err.count("\n") == 1
    assert "Traceback" not in ended.err
