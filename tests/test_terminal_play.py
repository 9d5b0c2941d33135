"""A person at the terminal, line by line: whole games, every command, and every way to leave."""

import io
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest
from rich.cells import cell_len

from taphouse.core import registry
from taphouse.core.bot import Bot
from taphouse.core.errors import BadRecord, TaphouseError
from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.record import load_record, read_record, verify, write_record
from taphouse.core.rng import seed_from
from taphouse.core.view import View
from taphouse.terminal import saves
from taphouse.terminal.evening import (
    Setting,
    choose_game,
    choose_latest,
    choose_seats,
    lay_table,
    play_to_end,
    sit_again,
    usual_seats,
)
from taphouse.terminal.sitting import Sitting
from taphouse.terminal.talk import Talk
from taphouse.testing.coasters.game import GAME, Coasters
from taphouse.testing.coasters.rules import State
from taphouse.testing.coasters.timed import Timed
from taphouse.words.at_table import view_in_words


@pytest.fixture(autouse=True)
def pub(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:  # noqa: ARG001  nobody else's games
    """Only coasters are played here, in a folder of its own."""
    monkeypatch.setattr(registry, "_packages", lambda: {"coasters": "taphouse.testing.coasters"})
    registry.list_games.cache_clear()
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture(autouse=True)
def _forget_games() -> object:
    yield
    registry.list_games.cache_clear()


class Pub:
    """Types lines and reads what comes back."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def types(self, *lines: str) -> Talk:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return Talk()

    def said(self) -> str:
        return self.capsys.readouterr().out


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Pub:
    return Pub(monkeypatch, capsys)


def sit(talk: Talk, *, seats: int = 3, seat: int = 0, bots: Sequence[str] = ("house",)) -> Sitting:
    setting = Setting(GAME, seats, {}, "Anna", seat, tuple(bots))
    return lay_table(setting, seed_from("1"), talk)


def kept_files() -> list[Path]:
    return list(saves.state_folder().glob("*.json"))


def first_choices(sitting: Sitting) -> list[str]:
    return [move.text for move in sitting.table.view(sitting.seat).moves]


class Chooser(Talk):
    """Somebody who always takes the first move on offer, and lets everything else pass."""

    def __init__(self) -> None:
        super().__init__()
        self.sitting: Sitting | None = None
        self.asked: list[str] = []

    def ask(self, prompt: str = "> ") -> str:
        self.asked.append(prompt)
        if prompt.startswith("Your move"):
            assert self.sitting is not None
            return first_choices(self.sitting)[0]
        return ""


def test_a_whole_game_is_played_to_its_outcome_and_checks(at: Pub) -> None:
    talk = Chooser()
    talk.sitting = sit(talk)

    assert play_to_end(talk.sitting)

    said = at.said()
    record = talk.sitting.table.record
    verify(GAME, record)
    assert record.outcome is not None
    assert [(row.name, bool(row.bot)) for row in record.seats] == [("Anna", False), ("Sarah", True), ("Mike", True)]
    outcome = view_in_words(talk.sitting.table, talk.sitting.seat).outcome
    assert outcome is not None
    assert outcome.label in " ".join(said.split())
    assert f"Seed hash {record.seed_hash}" in said
    assert f"Checked: the deal was sealed, and {len(record.moves)} moves lead to this outcome." in said
    winner = record.outcome.places.index(1)
    assert f"1. {['You', 'Sarah', 'Mike'][winner]} {max(record.outcome.scores)}" in said
    assert kept_files() == []


def test_the_house_moves_at_once_where_it_alone_is_awaited_and_no_clock_hurries_anybody(at: Pub) -> None:
    talk = Chooser()
    talk.sitting = lay_table(Setting(Timed(0.0), 3, {}, "Anna"), seed_from("1"), talk)

    assert play_to_end(talk.sitting)

    moves = talk.sitting.table.record.moves
    assert [row.seat == HOUSE for row in moves] == [False, False, False, True] * (len(moves) // 4)
    assert "The house called time." in at.said()


def test_no_screen_is_wider_than_80_or_higher_than_24(at: Pub) -> None:
    talk = Chooser()
    talk.sitting = sit(talk, seats=4)

    play_to_end(talk.sitting)

    screens = re.split(r"^ Coasters$", at.said(), flags=re.MULTILINE)[1:]
    assert len(screens) > 6
    for text in screens:
        lines = text.splitlines()
        assert len(lines) <= 24
        assert max(map(cell_len, lines)) <= 80


def test_moves_can_be_typed_as_number_notation_or_words(at: Pub) -> None:
    """Seed 1 deals 3, 8 and 15 to seat 0; the numbers are those of the coasters."""
    sitting = sit(at.types("15", "", "choose 8", "", "Choose 3", "", ""))

    assert not play_to_end(sitting)

    assert [row.text for row in sitting.table.record.moves if row.seat == 0] == ["choose 15", "choose 8", "choose 3"]


def test_wrong_input_gets_a_sentence_and_another_try(at: Pub) -> None:
    sitting = sit(at.types("99", "dance", "", "take back", "choose 4", "ch", "3x", "15"))

    play_to_end(sitting)

    said = at.said()
    assert "There is no move 99. Type a number (3, 8, 15), or ? for help." in said
    assert "'dance' is none of your moves. Type a number (3, 8, 15), or ? for help." in said
    assert "You have not chosen yet, so there is nothing to take back. (CO-003)" in said
    assert "You do not hold coaster 4. (CO-002)" in said
    assert "'ch' could be 3, 8, 15. Type the number." in said
    assert "There is no '3x'. Type 3." in said
    assert [row.text for row in sitting.table.record.moves] == ["choose 15"]


def test_a_move_that_nobody_learned_from_can_be_taken_back(at: Pub) -> None:
    """After choosing, the bots wait for Enter, so that there is time to think again."""
    sitting = sit(at.types("3", "u", "15", ""))

    play_to_end(sitting)

    said = at.said()
    assert "Enter to go on, u to take your move back" in said
    assert "Taken back." in said
    assert [row.text for row in sitting.table.record.moves if row.seat == 0] == ["choose 15"]
    assert len(sitting.table.record.moves) == 3


def test_a_move_without_an_alternative_needs_no_second_thought(at: Pub) -> None:
    """With one coaster left there is nothing to think again about."""
    sitting = sit(at.types("15", ""))
    state = cast("State", sitting.table.state)
    state.hands = [[15], [7], [9]]

    play_to_end(sitting)

    assert "u to take your move back" not in at.said()


def test_an_undo_too_late_is_refused_in_a_sentence(at: Pub) -> None:
    sitting = sit(at.types("3", "", "u"))

    play_to_end(sitting)

    assert "This move cannot be taken back" in at.said()
    assert len(sitting.table.record.moves) == 3


def test_an_optional_move_is_offered_and_can_be_made(at: Pub) -> None:
    sitting = sit(at.types("3", "1", "8"))

    play_to_end(sitting)

    assert [row.text for row in sitting.table.record.moves] == ["choose 3", "take back", "choose 8"]


class Slow(Bot):
    """Chooses its lowest coaster, and never takes it back."""

    def choose(self, view: View) -> Move | None:
        return Move(view.moves[0].move) if view.seats[view.eyes or 0].awaited else None


def test_an_optional_move_that_was_let_pass_is_not_offered_after_every_move(at: Pub) -> None:
    """Four at the table: after Anna's choice three bots choose, and she is asked once."""
    sitting = sit(at.types("3", "", ""), seats=4)

    play_to_end(sitting)

    assert at.said().count("Enter to go on") == 1
    assert len(sitting.table.record.moves) == 4


def test_help_rules_story_and_moves_are_there_at_any_time(at: Pub) -> None:
    sitting = sit(at.types("?", "? CO-004", "? 4", "? secret", "? zebra", "? rules", "h", "m", "i"))

    play_to_end(sitting)

    said = at.said()
    assert "take your latest move back, while nobody has learned from it" in said
    assert said.count("CO-004 When all have chosen") == 3
    assert said.count("CO-002 All choose one") == 2
    assert "No rule of Coasters speaks of 'zebra'." in said
    assert f"Seed hash: {sitting.table.record.seed_hash}" in said
    assert "House: hand=3, target=3" in said
    assert "  15  Choose 15   (choose 15)" in said
    assert "Your hand\n  3                        Coaster 3\n" in said
    assert sitting.table.record.moves == []


def test_the_end_of_input_ends_politely_and_nothing_is_lost(at: Pub) -> None:
    sitting = sit(at.types("3"))

    assert not play_to_end(sitting)

    assert sitting.kept is not None
    assert f"The game is kept in {sitting.kept}.\nCome back with: taphouse play --load" in at.said()
    assert [row.text for row in load_record(sitting.kept).moves] == ["choose 3"]


def test_an_interruption_says_where_the_game_is_and_goes_on_up(at: Pub, monkeypatch: pytest.MonkeyPatch) -> None:
    talk = at.types()
    sitting = sit(talk)

    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(talk, "ask", interrupt)
    with pytest.raises(KeyboardInterrupt):
        play_to_end(sitting)

    assert f"The game is kept in {sitting.kept}." in at.said()


def test_the_game_is_kept_after_every_move_and_undo(at: Pub, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []

    def keeping(sitting: Sitting) -> None:
        kept.append(len(sitting.table.record.moves))

    monkeypatch.setattr(Sitting, "keep", keeping)
    play_to_end(sit(at.types("3", "u", "15", "")))

    assert kept == [0, 1, 0, 1, 2, 3]


@pytest.fixture
def no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for autosaves where there can be none."""
    blocker = tmp_path / "file"
    blocker.write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(blocker))
    return blocker


def test_a_state_folder_that_cannot_be_written_is_told_and_does_not_stop_the_game(at: Pub, no_folder: Path) -> None:
    sitting = sit(at.types("3", ""))

    play_to_end(sitting)

    assert sitting.kept is None
    assert len(sitting.table.record.moves) == 3
    said = at.said()
    assert said.count("This game is not kept if you leave it: The folder") == 1
    assert "Save it yourself with: save FILE" in said
    assert said.endswith(
        f"The game is not kept. The folder {no_folder / 'taphouse'} cannot be made: Not a directory.\n"
    )


def test_a_game_that_is_not_kept_but_saved_is_not_called_lost(at: Pub, no_folder: Path) -> None:
    assert not no_folder.is_dir()
    play_to_end(sit(at.types("3", "save mine.json", "q")))

    said = at.said()
    assert "Save the game as" not in said
    assert "The game is not kept." not in said


def test_a_saved_game_goes_on_exactly_where_it_was(at: Pub) -> None:
    sitting = sit(at.types("15", "", "save evening.json", "save", "q"))
    play_to_end(sitting)
    assert at.said().count("Saved as evening.json.\nGo on with: taphouse play --load evening.json\n") == 2

    again = sit_again(Path("evening.json"), at.types())

    assert write_record(again.table.record) == write_record(sitting.table.record)
    assert again.seat == 0
    assert GAME.position(again.table.state) == GAME.position(sitting.table.state)
    assert again.table.story(Seat(0)) == sitting.table.story(Seat(0))


def test_a_loaded_game_is_played_to_its_end_and_checks(at: Pub) -> None:
    play_to_end(sit(at.types("15", "", "save evening.json")))
    talk = Chooser()
    talk.sitting = sit_again(Path("evening.json"), talk)

    assert play_to_end(talk.sitting)

    verify(GAME, talk.sitting.table.record)
    assert talk.asked[-1] == "Save the record as evening.json? (y, n, or another name) "


def test_the_bots_of_a_loaded_game_have_seen_everything(at: Pub, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    class Witness(Slow):
        watches = True

        def see(self, view: View) -> None:
            seen.append(view.eyes or 0)

    monkeypatch.setattr(Coasters, "bots", {"house": Witness})
    play_to_end(sit(at.types("15", "", "save evening.json")))
    seen.clear()

    again = sit_again(Path("evening.json"), at.types())

    assert len(again.table.record.moves) == 3
    assert [seen.count(seat) for seat in (1, 2)] == [4, 4]
    play_to_end(again)
    assert [seen.count(seat) for seat in (1, 2)] == [4, 4]


def test_the_clock_of_a_loaded_game_goes_on(at: Pub) -> None:
    play_to_end(sit(at.types("15", "", "save evening.json")))
    record = load_record(Path("evening.json"))
    record.moves[-1].at = 60_000
    Path("evening.json").write_bytes(write_record(record))
    again = sit_again(Path("evening.json"), at.types("3"))

    play_to_end(again)

    assert again.table.record.moves[-1].text == "choose 3"
    assert again.table.record.moves[-1].at >= 60_000


def test_quitting_asks_nothing_where_the_game_is_kept(at: Pub) -> None:
    sitting = sit(at.types("15", "q"))

    assert not play_to_end(sitting)

    said = at.said()
    assert "Save the game" not in said
    assert said.endswith(f"The game is kept in {sitting.kept}.\nCome back with: taphouse play --load\n")


@pytest.mark.usefixtures("no_folder")
def test_quitting_asks_whether_to_save_a_game_that_is_not_kept(at: Pub) -> None:
    sitting = sit(at.types("15", "q", "y"))

    assert not play_to_end(sitting)

    name = f"coasters-{sitting.table.record.seed_hash[:6]}.json"
    assert f"Save the game as {name}? (y, n, or another name) y" in at.said()
    assert len(load_record(Path(name)).moves) == 1


@pytest.mark.usefixtures("no_folder")
def test_quitting_can_name_another_file(at: Pub) -> None:
    play_to_end(sit(at.types("q", "other.json")))

    assert load_record(Path("other.json")).moves == []


@pytest.mark.usefixtures("no_folder")
def test_saving_never_writes_over_something_else(at: Pub, pub: Path) -> None:
    (pub / "letter.txt").write_text("Dear Mike")
    sitting = sit(at.types("save letter.txt", "save no/such/folder.json", "save 7", "q", "letter.txt"))

    assert not play_to_end(sitting)

    said = at.said()
    assert said.count("letter.txt exists already. Choose another name.") == 2
    assert "no/such/folder.json cannot be written: No such file or directory." in said
    assert "7 is no name for a file. Try 7.json if you mean it." in said
    assert (pub / "letter.txt").read_text() == "Dear Mike"
    assert sorted(path.name for path in pub.iterdir()) == ["letter.txt"]


def test_the_record_of_a_finished_game_is_offered(at: Pub, pub: Path) -> None:
    (pub / "taken.json").write_text("{}")
    talk = Chooser()
    talk.sitting = sit(talk)
    talk.sitting.play()
    talk.sitting.talk = at.types("taken.json", "won.json")
    talk.sitting.kept = None

    assert play_to_end(talk.sitting)

    said = at.said()
    assert "taken.json exists already. Choose another name. Save it as? (Enter to leave it) won.json" in said
    assert "Saved. Look at it with: taphouse replay won.json" in said
    verify(GAME, load_record(Path("won.json")))


def test_a_finished_game_cannot_be_gone_on_with() -> None:
    talk = Chooser()
    talk.sitting = sit(talk)
    talk.sitting.play()
    Path("over.json").write_bytes(write_record(talk.sitting.table.record))

    with pytest.raises(BadRecord, match=r"The game in over.json is over. Look at it with: taphouse replay over.json"):
        sit_again(Path("over.json"), talk)


def test_a_save_that_was_tampered_with_names_the_move(at: Pub) -> None:
    play_to_end(sit(at.types("15", "", "save evening.json")))
    data = Path("evening.json").read_bytes().replace(b"choose 15", b"choose 14")
    Path("evening.json").write_bytes(data)

    with pytest.raises(BadRecord, match=r"Move 1 \('choose 14' by seat 1\) is not legal"):
        sit_again(Path("evening.json"), at.types())


def test_a_table_of_bots_only_cannot_be_gone_on_with(at: Pub) -> None:
    play_to_end(sit(at.types("15", "", "save evening.json")))
    record = read_record(Path("evening.json").read_bytes())
    record.seats[0].bot = "house"
    Path("evening.json").write_bytes(write_record(record))

    with pytest.raises(BadRecord, match="0 people sit at this table"):
        sit_again(Path("evening.json"), at.types())


def test_the_latest_unfinished_game_is_found(at: Pub) -> None:
    with pytest.raises(TaphouseError, match="no unfinished game"):
        choose_latest(at.types())
    sitting = sit(at.types("15"))
    play_to_end(sitting)

    found = choose_latest(at.types("y"))

    assert found is not None
    assert found.kept == sitting.kept
    assert "Go on with Coasters, 3 seats, after 1 move? (Y/n) y" in at.said()


def test_later_games_that_cannot_be_gone_on_with_are_named_and_left_aside(at: Pub) -> None:
    sitting = sit(at.types("15"))
    play_to_end(sitting)
    assert sitting.kept is not None
    junk, foreign, old = (saves.state_folder() / name for name in ("junk.json", "foreign.json", "old.json"))
    junk.write_text("?")
    foreign.write_text(sitting.kept.read_text().replace('"coasters"', '"skittles"'))
    old.write_text(sitting.kept.read_text().replace('"rules": 1', '"rules": 99'))
    os.utime(sitting.kept, (0, 0))

    found = choose_latest(at.types("y"))

    assert found is not None
    assert found.kept == sitting.kept
    said = at.said()
    assert f"The game in {foreign} cannot be gone on with. There is no game called 'skittles'." in said
    for path in (junk, foreign, old):
        assert said.count(str(path)) == 1

    sitting.kept.unlink()
    with pytest.raises(TaphouseError, match="no unfinished game"):
        choose_latest(at.types())


@pytest.mark.parametrize(
    "setting",
    [Setting(GAME, 2, {}, "Anna"), Setting(GAME, 3, {}, "Zoe"), Setting(GAME, 3, {"target": 2}, "Anna")],
    ids=["seats", "name", "house"],
)
def test_another_game_of_the_same_deal_is_kept_beside_the_first(at: Pub, setting: Setting) -> None:
    first = sit(at.types("3"))
    play_to_end(first)
    assert first.kept is not None
    before = first.kept.read_bytes()

    second = lay_table(setting, seed_from("1"), at.types("3", "save mine.json"))
    play_to_end(second)

    assert second.kept != first.kept
    assert first.kept.read_bytes() == before
    again = sit(at.types("15", "save mine.json"))
    play_to_end(again)
    assert again.kept not in (first.kept, second.kept), "the same deal, played otherwise"
    assert "mine.json exists already. Choose another name." in at.said()


def test_a_game_that_goes_on_is_kept_where_it_was(at: Pub) -> None:
    first = sit(at.types("15"))
    play_to_end(first)
    for _ in range(2):
        again = choose_latest(at.types("y", "u", "3"))
        assert again is not None
        play_to_end(again)
        assert again.kept == first.kept
        assert again.file == Path(f"coasters-{first.table.record.seed_hash[:6]}.json"), "not among what is kept"
    assert len(kept_files()) == 1


def test_a_saved_game_may_be_saved_again_after_it_took_another_way(at: Pub) -> None:
    play_to_end(sit(at.types("15", "save", "u", "3", "save")))

    assert "exists already" not in at.said()


def test_only_so_many_autosaves_are_kept(at: Pub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "KEPT", 3)
    for number in range(5):
        setting = Setting(GAME, 2, {})
        lay_table(setting, seed_from(str(number)), at.types()).keep()

    assert len(kept_files()) == 3


def test_one_can_sit_on_another_seat(at: Pub) -> None:
    sitting = sit(at.types(), seat=2, bots=("random", "house"))

    assert [(row.name, row.bot) for row in sitting.table.record.seats] == [
        ("Sarah", "random"),
        ("Mike", "house"),
        ("Anna", ""),
    ]
    assert sitting.seat == 2


def test_a_seat_that_is_not_there_is_refused(at: Pub) -> None:
    with pytest.raises(TaphouseError, match=r"There is no seat 4; the seats are 1 to 3\."):
        sit(at.types(), seat=3)


def test_yes_and_no_are_asked_for_until_one_comes(at: Pub) -> None:
    assert at.types("perhaps", "YES").agrees("Again?", default=False)
    assert at.said() == "Again? (y/N) perhaps\nPlease type y or n: YES\n"
    assert not at.types("").agrees("Again?", default=False)
    assert at.types("").agrees("Again?", default=True)


def test_the_menu_takes_a_number_or_the_beginning_of_a_title(at: Pub) -> None:
    assert choose_game(at.types("7", "", "zz", "1")) is GAME
    assert at.said().count("Type a number from 1 to 1, or how a title begins.") == 3
    assert choose_game(at.types("coa")) is GAME
    assert "1  Coasters, 2 to 4 seats" in at.said()


def test_the_menu_asks_for_seats_until_there_can_be_such_a_table(at: Pub) -> None:
    assert choose_seats(GAME, {}, at.types("many", "9", "4")) == 4
    said = at.said()
    assert "Type a number." in said
    assert "Coasters takes 2 to 4 seats, not 9." in said
    assert choose_seats(GAME, {}, at.types("")) == 3


def test_the_usual_number_of_seats_is_one_that_the_house_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_two(_: Coasters, seats: int, __: object) -> None:
        if seats != 2:
            raise TaphouseError("Two only.")

    assert usual_seats(GAME, {}) == 3
    monkeypatch.setattr(Coasters, "check_table", only_two)
    assert usual_seats(GAME, {}) == 2
