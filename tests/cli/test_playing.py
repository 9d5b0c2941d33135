"""The command line: positions, and games of people."""

from pathlib import Path

import msgspec
import pytest
from shared.cli import Run

from taphouse.core.record import load_record
from taphouse.testing.coasters.timed import Timed


def test_a_position_is_shown_with_the_moves_of_whoever_is_awaited(run: Run, played: Path, here: Path) -> None:
    written = run("position", str(played), "--at", "1", "--json")
    (here / "position.json").write_text(written.out)
    awaited = sorted({0, 1, 2} - {load_record(played).moves[0].seat})

    ended = run("position", "position.json")

    assert ended.status == 0
    for seat in (0, 1, 2):
        assert f"Seat {seat + 1}'s hand" in ended.out
        assert (f"Seat {seat + 1} may:\n  choose " in ended.out) == (seat in awaited)
    assert msgspec.json.decode(run("position", "position.json", "--json").out) == msgspec.json.decode(written.out)


def test_a_position_says_when_the_house_moves_next(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taphouse.testing.coasters.game.GAME", Timed())
    run("record", "coasters", "--seats", "2", "--seed", "1", "-o", "timed.json")

    assert run("position", "timed.json", "--at", "2").out.endswith("\nThe house moves next.\n")
    assert "The house moves next." not in run("position", "timed.json", "--at", "1").out


def test_a_position_through_the_eyes_of_a_seat_hides_the_rest(run: Run, played: Path) -> None:
    out = run("position", str(played), "--at", "0", "--eyes", "1").out

    assert "Your hand" in out
    assert "Sarah's hand" not in out


def test_the_position_after_the_last_move_is_the_end(run: Run, played: Path) -> None:
    assert run("position", str(played)).out.endswith("The game is over.\n")


def test_a_position_has_no_moves_to_go_to(run: Run, played: Path, here: Path) -> None:
    (here / "position.json").write_text(run("position", str(played), "--json").out)

    assert run("position", "position.json", "--at", "1").err.startswith("position.json is a position, not a record")


def test_a_position_that_makes_no_sense_is_refused(run: Run, played: Path, here: Path) -> None:
    data = msgspec.json.decode(run("position", str(played), "--at", "0", "--json").out)
    del data["hands"]
    (here / "position.json").write_bytes(msgspec.json.encode(data))

    ended = run("position", "position.json")

    assert (ended.status, ended.err) == (1, "The position has no 'hands'.\n")


def test_play_a_game_leave_it_and_come_back(run: Run) -> None:
    left = run("play", "coasters", "--seed", "1", "--name", "Anna", typed="15\n\n")
    assert left.status == 0
    assert "Come back with: taphouse play --load" in left.out

    back = run("play", "--load", "--pace", "0", typed="y\nq\n")

    assert back.status == 0
    assert "Go on with Coasters, 3 seats, after 3 moves? (Y/n) y" in back.out
    assert "Turned up" in back.out


def test_play_load_can_be_declined(run: Run) -> None:
    run("play", "coasters", typed="q\n")

    assert run("play", "--load", typed="n\n") == (0, "Go on with Coasters, 3 seats, after 0 moves? (Y/n) n\n", "")


def test_play_a_saved_file_to_the_end_and_another_game_after_it(run: Run) -> None:
    run("play", "coasters", "--seats", "2", "--house", "target=2", "--seed", "1", typed="save a.json\nq\n")
    for _ in range(20):
        moves = run("play", "--load", "a.json", typed="m\nq\n").out
        choose = "choose " + moves.split("(choose ")[1].split(")")[0]
        if "The game is over" in run("play", "--load", "a.json", typed=f"{choose}\n\n").out:
            break
        run("play", "--load", "a.json", typed=f"{choose}\n\nsave\nq\n")

    ended = run("play", "--load", "a.json", typed=f"{choose}\n\ny\ny\nq\n")

    assert "Checked: the deal was sealed" in ended.out
    assert "Save the record as a.json? (y, n, or another name) y" in ended.out
    assert "Play again? (y/N) y" in ended.out
    assert ended.out.rstrip().endswith("Come back with: taphouse play --load")
    assert run("verify", "a.json").status == 0


def test_play_without_a_game_shows_the_menu(run: Run) -> None:
    ended = run("play", typed="1\n2\nq\n")

    assert ended.status == 0
    assert " 1  Coasters, 2 to 4 seats" in ended.out
    assert "How many seats, yours included? (Enter for 3) 2" in ended.out
    assert "► Sarah" in ended.out
    assert "Mike" not in ended.out


def test_play_ends_politely_before_it_began(run: Run) -> None:
    ended = run("play")

    assert ended.status == 0
    assert ended.out.endswith("Until next time.\n")
