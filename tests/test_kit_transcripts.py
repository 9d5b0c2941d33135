"""Golden transcripts: readable, complete, and playable again from themselves."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from taphouse.core.errors import BadRecord, IllegalMove
from taphouse.core.facts import Fact, plain
from taphouse.core.house import Value
from taphouse.core.moves import Event, Seat
from taphouse.core.view import Item, SeatView, View, Zone
from taphouse.testing.coasters.game import GAME, Coasters
from taphouse.testing.coasters.rules import DREW
from taphouse.testing.lines import lines_of
from taphouse.testing.transcript import check_transcripts, main, read_heading, rewrite, write_transcript

COASTERS = "taphouse.testing.coasters"
HOUSE: dict[str, Value] = {"hand": 2, "target": 2}


def test_a_transcript_begins_with_all_that_it_takes_to_play_it_again() -> None:
    text = write_transcript(GAME, 3, {"hand": 2}, "a quiet evening", generator="sealed", most=5)

    assert text.splitlines()[:8] == [
        "game: coasters",
        "rules: 1",
        "seats: 3",
        "house: hand=2 target=3",
        "generator: sealed",
        "seed: a quiet evening",
        "played by: chance",
        "moves: 5",
    ]
    assert read_heading(text).house == {"hand": "2", "target": "3"}
    assert text.count("\n> ") == 5


@pytest.mark.parametrize("generator", ["quick", "sealed"])
@pytest.mark.parametrize("bots", [None, ["house", "random", "house"]])
@pytest.mark.parametrize("most", [None, 7])
def test_a_transcript_is_written_again_from_itself(generator: str, bots: list[str] | None, most: int | None) -> None:
    text = write_transcript(GAME, 3, HOUSE, "again", bots=bots, most=most, generator=generator)

    assert rewrite(GAME, text) == text
    assert text.endswith("\n")


def test_a_transcript_by_hand_keeps_its_moves() -> None:
    dealt = write_transcript(GAME, 2, HOUSE, "by hand", moves=[])
    moves = [line.split("moves: ")[1].split(", ")[0] for line in dealt.splitlines() if "| moves: choose" in line]

    text = write_transcript(GAME, 2, HOUSE, "by hand", moves=list(enumerate(moves)))

    assert "played by: hand\n" in text
    assert f"\n> 0: {moves[0]}\n" in text
    assert f"\n> 1: {moves[1]}\n" in text
    assert "\n[2] waits for 0 1\n" in text
    assert rewrite(GAME, text) == text


def test_a_transcript_shows_who_sees_and_hears_what() -> None:
    lines = write_transcript(GAME, 2, HOUSE, "eyes").splitlines()

    assert "  all | pile: (12)" in lines
    assert "  1*  | hand-0: (2)" in lines
    assert any(line.startswith("  0   | hand-0: (2) ") for line in lines)
    assert "  *   | prompt: Waiting for the others to choose." in lines
    assert '  1*  " Ann chose.' in lines
    assert any(line.startswith('  0   " You chose ') for line in lines)
    assert any(line.startswith("  0   | outcome: {") for line in lines)
    assert lines.count("  all | pile: (12)") == 1


def test_a_view_is_printed_without_losing_a_line() -> None:
    """A zone, a counter and a field of the game's own may share a name; face-down things may still be marked."""
    hidden = Item(label="a card", marks=("sideways",), seat=1)
    view = OwnView(
        game="any",
        eyes=None,
        seats=[SeatView(0, team="red", notes=["dealer"])],
        zones=[Zone("round", "Round", items=[Item(id="beer-7-a"), hidden], count=5)],
        counters={"round": 3},
        labels={"round": "Round"},
        round=Item(id="wine-1-a"),
    )

    assert lines_of(view) == {
        "seat 0": "team red; dealer",
        "round": "(5) beer-7-a ?a card@1[sideways]",
        "round'": "3",
        "round''": "wine-1-a",
        "aim": "none",
        "prompt": "none",
        "moves": "none",
        "outcome": "none",
    }


class OwnView(View, kw_only=True):
    """A view with a field of the game's own."""

    round: Item


class Talkative(Coasters):
    """Tells everybody what was drawn."""

    def told(self, event: Event, seat: Seat | None, names: Sequence[str] = ()) -> Fact | None:
        return plain(f"A {event[2]} was drawn.") if event[0] == DREW else super().told(event, seat)


def test_a_changed_game_is_shown_as_a_difference(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text(write_transcript(GAME, 3, HOUSE, "evening"))

    assert check_transcripts(GAME, tmp_path) == ["evening.txt"]
    with pytest.raises(AssertionError, match=r"evening.txt plays differently now") as shown:
        check_transcripts(Talkative(), tmp_path)
    assert "was drawn." in str(shown.value)
    assert f"python -m taphouse.testing.transcript {COASTERS} --update" in str(shown.value)


def test_a_transcript_that_nobody_would_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taphouse.testing.transcript.LARGE", 500)
    (tmp_path / "evening.txt").write_text(write_transcript(GAME, 3, HOUSE, "evening"))

    with pytest.raises(AssertionError, match=r"evening.txt is too large to be reviewed"):
        check_transcripts(GAME, tmp_path)


def test_what_is_no_transcript_is_refused() -> None:
    with pytest.raises(BadRecord, match="This is not a transcript: its first lines do not say"):
        rewrite(GAME, "Once upon a time\n")


def test_moves_by_hand_must_be_legal() -> None:
    with pytest.raises(IllegalMove):
        write_transcript(GAME, 2, HOUSE, "by hand", moves=[(0, "take back")])


def test_the_command_writes_a_transcript(capsys: pytest.CaptureFixture[str]) -> None:
    main([COASTERS, "--seats", "2", "--house", "hand=2", "target=2", "--seed", "a command", "--bots", "house"])

    expected = write_transcript(GAME, 2, HOUSE, "a command", bots=["house", "house"])
    assert capsys.readouterr().out == expected


def test_the_command_updates_files(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    text = write_transcript(GAME, 2, HOUSE, "update")
    file.write_text(text.replace("Ann", "Bob"))

    main([COASTERS, "--update", str(file)])

    assert file.read_text() == text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Name a game, or --update files."),
        (["tiddlywinks"], "There is no game called 'tiddlywinks'."),
        ([COASTERS, "--seats", "9"], "Coasters takes 2 to 4 seats, not 9."),
        ([COASTERS, "--house", "hand"], "hand cannot be nothing."),
    ],
)
def test_the_command_says_what_it_cannot_do(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words)

    assert sentence in capsys.readouterr().err
