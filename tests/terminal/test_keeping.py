"""In the terminal games are kept, saved, loaded and gone on with."""

import os
from pathlib import Path

import pytest
from shared.terminal import Chooser, Pub, kept_files, sit

from taphouse.core.bot import Bot
from taphouse.core.errors import BadRecord, TaphouseError
from taphouse.core.facts import Fact
from taphouse.core.moves import Move, Seat
from taphouse.core.record import load_record, read_record, verify, write_record
from taphouse.core.rng import Rng, seed_from
from taphouse.core.state import State
from taphouse.terminal import saves
from taphouse.terminal.evening import (
    Setting,
    choose_latest,
    lay_table,
    play_to_end,
    sit_again,
)
from taphouse.terminal.sitting import Sitting
from taphouse.testing.coasters.game import GAME, Coasters


class Slow(Bot):
    """Chooses its lowest coaster, and never takes it back."""

    def choose(self, world: State, seat: Seat) -> Move | None:
        return world.legal_moves(seat)[0] if seat in world.to_act() else None


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


def test_the_bots_of_a_loaded_game_hear_everything(at: Pub, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[list[Fact]] = []

    class Witness(Slow):
        def __init__(self, rng: Rng, strength: int = 100) -> None:
            super().__init__(rng, strength)
            self.hears = True
            self.own: list[Fact] = []
            heard.append(self.own)

        def hear(self, facts: list[Fact]) -> None:
            self.own += facts

    monkeypatch.setattr(Coasters, "bots", {"house": Witness})
    play_to_end(sit(at.types("15", "", "save evening.json")))
    heard.clear()

    again = sit_again(Path("evening.json"), at.types("3", ""))
    assert len(again.table.record.moves) == 3
    play_to_end(again)

    stories = [again.table.story(Seat(seat)) for seat in (1, 2)]
    assert [own == story[: len(own)] for own, story in zip(heard, stories, strict=True)] == [True, True]
    assert all(len(own) > 3 for own in heard)


def test_a_file_cannot_choose_which_code_is_run(at: Pub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A saved game that names a module has it not imported, though it lies right here."""
    monkeypatch.chdir(tmp_path)
    tmp_path.joinpath("sent_along.py").write_text("from pathlib import Path\nPath('run').touch()\n")
    play_to_end(sit(at.types("15", "", "save evening.json")))
    record = load_record(Path("evening.json"))
    record.seats[1].bot = "sent_along:Bot"
    Path("evening.json").write_bytes(write_record(record))

    with pytest.raises(BadRecord, match=r"calls for the bot 'sent_along:Bot', which is not installed here"):
        sit_again(Path("evening.json"), at.types())

    assert not tmp_path.joinpath("run").exists()


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
