"""The command line: what each command prints, and how it ends."""

import io
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, cast

import msgspec
import pytest

from taphouse.cli import main
from taphouse.core import build, registry
from taphouse.core.facts import Fact, plain
from taphouse.core.game import Preset
from taphouse.core.house import Option, Value
from taphouse.core.record import SeatRow, TakenBack, load_record, write_record
from taphouse.core.rng import seed_from
from taphouse.core.shares import Share, commitment_of
from taphouse.core.table import Table
from taphouse.lab.simulate import Report
from taphouse.testing.coasters import rules
from taphouse.testing.coasters.game import GAME, Coasters
from taphouse.testing.coasters.timed import Timed
from taphouse.words.languages import ENGLISH, table_of


class Ended(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


Run = Callable[..., Ended]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:  # noqa: ARG001
    """Only coasters are played here, in a folder of its own."""
    monkeypatch.setattr(registry, "_packages", lambda: {"coasters": "taphouse.testing.coasters"})
    registry.list_games.cache_clear()
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    registry.list_games.cache_clear()


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*args: str, typed: str = "") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main(args)
        said = capsys.readouterr()
        return Ended(int(end.value.code or 0), said.out, said.err)

    return command


@pytest.fixture
def played(run: Run) -> Path:
    """A record that bots played."""
    run("record", "coasters", "--seats", "3", "--seed", "1", "-o", "played.json")
    return Path("played.json")


WHY = {"rounds won": "enough rounds are won", "no coasters left": "no coasters are left"}
"""Why Coasters is over, as records and as people have it."""
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
        (("simulate", "coasters", "--bots", "deep"), "Coasters has no bot called 'deep'. There are: house and random."),
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


def test_games_for_people(run: Run) -> None:
    ended = run("games")

    assert ended.status == 0
    assert "coasters  2 to 4 seats (best 3), 3 to 5 minutes" in ended.out
    assert "How many coasters each is dealt." in ended.out
    assert "2 to 5" in ended.out
    assert max(map(len, ended.out.splitlines())) <= 80


def test_what_is_there_to_be_copied_is_never_cut(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A way to play may set more options than fit into a line."""
    long = {f"option_with_a_long_name_{number}": True for number in range(9)}
    options = [Option(name, (False, True), default=False, about="No matter.") for name in long]
    monkeypatch.setattr(Coasters, "options", (*Coasters.options, *options))
    monkeypatch.setattr(Coasters, "presets", (Preset("All of it", "Everything that there is.", long),))

    said = run("games").out

    assert f"      --house {','.join(f'{name}=true' for name in long)}\n" in said
    assert "…" not in said


def test_games_as_data(run: Run) -> None:
    (game,) = msgspec.json.decode(run("games", "--json").out)

    assert (game["id"], game["title"], game["seats"]) == ("coasters", "Coasters", {"min": 2, "max": 4, "best": 3})
    assert game["minutes"] == [3, 5]
    assert [(option["id"], option["default"]) for option in game["options"]] == [("hand", 3), ("target", 3)]
    assert (game["options"][0]["values"], game["options"][1]["span"]) == ([2, 3, 4], [2, 5])


def test_simulate_as_data_has_the_shape_of_a_report_and_repeats(run: Run) -> None:
    args = (
        "simulate",
        "coasters",
        "--seats",
        "2",
        "--games",
        "20",
        "--seed",
        "x",
        "--house",
        "hand=2,target=2",
        "--json",
    )
    first = msgspec.json.decode(run(*args).out, type=Report)
    again = msgspec.json.decode(run(*args).out, type=Report)

    assert (first.games, first.finished, first.seats, first.seed) == (20, 20, 2, "x")
    assert first.house == {"hand": 2, "target": 2}
    assert first.rules == build.rules_in_words()
    assert (first.wins, first.mean_scores, first.reasons) == (again.wins, again.mean_scores, again.reasons)
    assert (first.moves, first.moves_per_game) == (again.moves, again.moves_per_game)


def test_simulate_for_people(run: Run) -> None:
    ended = run("simulate", "coasters", "--games", "10", "--bots", "house,random")

    assert ended.status == 0
    head = "games      10 of coasters with 3 seats, seed 0\nhouse      every option as usual\nfinished   10, of these "
    assert ended.out.startswith(head)
    assert "   1  house " in ended.out
    assert "   2  random " in ended.out
    assert f"rules      {build.rules_in_words()}\n" in ended.out
    assert ended.out.endswith("\nNo turn order: in these games nobody has the first turn.\n")
    assert ended.err == ""


def test_simulate_says_which_options_were_played(run: Run) -> None:
    said = run("simulate", "coasters", "--games", "2", "--house", "target=2,hand=3").out

    assert "\nhouse      target=2\n" in said


def test_what_the_game_advises_about_options_is_said_beside(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def advice(_game: Coasters, seats: int, house: Mapping[str, Value]) -> list[Fact]:
        return [plain(f"With {seats} seats a target of {house['target']} is soon reached.")]

    monkeypatch.setattr(Coasters, "advice", advice)
    told = "With 3 seats a target of 2 is soon reached."

    chosen = ("coasters", "--house", "target=2")
    assert run("simulate", *chosen, "--games", "2", "--json").err == f"{told}\n"
    assert run("record", *chosen, "-o", "r.json").err == f"{told}\n"
    assert run("simulate", "coasters", "--games", "2").err == "", "nobody chose anything"
    assert f"{told}\nSealed deal " in run("play", *chosen, typed="q\n").out


def test_simulate_shows_wins_by_turn_order_where_there_is_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last seat always begins, so that the first comes second."""
    monkeypatch.setattr(rules.State, "whose_turn", lambda state: state.seats - 1)
    report = msgspec.json.decode(run("simulate", "coasters", "--games", "10", "--json").out, type=Report)

    ended = run("simulate", "coasters", "--games", "10")

    assert report.begun == 10
    last, first, second = report.wins_by_turn
    assert [first, second, last] == report.wins
    assert ended.out.endswith(
        f"turn                   wins   share\n"
        f"   1  began        {last:>8}  {last / 10:>6.1%}\n"
        f"   2               {first:>8}  {first / 10:>6.1%}\n"
        f"   3               {second:>8}  {second / 10:>6.1%}\n"
    )


@pytest.mark.parametrize("told", ["games", "rules coasters"])
def test_ages_and_credits_are_told(run: Run, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast("dict[str, object]", table_of(GAME.package, ENGLISH)), "about-age", "From 5 years on.")
    out = run(*told.split()).out
    data = msgspec.json.decode(run(*told.split(), "--json").out)
    (known,) = data if told == "games" else [data]

    assert "\nFrom 5 years on." in out
    assert "Credits: An example of ours." in out
    assert (known["age_note"], known["credits"]) == ("From 5 years on.", "An example of ours.")


def test_nothing_is_told_of_ages_and_credits_where_there_is_nothing_to_tell(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(cast("dict[str, object]", table_of(GAME.package, ENGLISH)), "about-credits")

    for line in (("games",), ("rules", "coasters")):
        out = run(*line).out
        assert "Credits:" not in out
        assert not out.endswith("\n\n\n")


def test_record_writes_a_record_that_verifies(run: Run) -> None:
    ended = run("record", "coasters", "--seats", "4", "--house", "target=2", "-o", "r.json", "--bots", "house")
    record = load_record(Path("r.json"))

    assert ended.status == 0
    assert ended.out == f"r.json: Coasters, 4 seats, {len(record.moves)} moves, {WHY[record.outcome.reason]}.\n"  # type: ignore[union-attr]
    assert (record.generator, record.house["target"], len(record.seats)) == ("sealed", 2, 4)
    assert run("verify", "r.json").status == 0


def test_record_without_a_seed_is_another_game_each_time(run: Run) -> None:
    for name in ("a.json", "b.json"):
        run("record", "coasters", "-o", name)

    assert load_record(Path("a.json")).seed != load_record(Path("b.json")).seed


def test_record_keeps_a_file_that_exists_unless_forced(run: Run, here: Path) -> None:
    (here / "r.json").write_text("mine")

    refused = run("record", "coasters", "-o", "r.json")

    assert refused.status == 1
    assert refused.err.startswith("r.json exists already.")
    assert (here / "r.json").read_text() == "mine"
    assert run("record", "coasters", "-o", "r.json", "--force").status == 0
    assert run("verify", "r.json").status == 0


def test_verify_says_what_was_proved(run: Run, played: Path) -> None:
    record = load_record(played)
    ended = run("verify", str(played))

    assert ended.status == 0
    assert ended.out.startswith("played.json checks.\n")
    assert f"belongs to the hash {record.seed_hash[:16]}" in ended.out
    assert f"all {len(record.moves)} are legal" in ended.out
    assert "all 1 agree" in ended.out
    assert f"scores {record.outcome.scores}" in ended.out  # type: ignore[union-attr]


def test_verify_says_what_each_format_covers(run: Run, played: Path) -> None:
    old = Path(__file__).parent / "records" / "format-1.json"

    assert "format        1: moves and outcome are proved; times, names" in run("verify", str(old)).out
    proved = run("verify", str(played)).out
    assert "format        2: the proof covers everything in it" in proved
    assert proved.endswith(f"  proof         {load_record(played).proof}\n")
    assert "shares        nobody added to the chance: the house's seed alone decided the deal" in proved


@pytest.mark.parametrize(
    ("opened", "sentence"),
    [
        ((0, 1), "of Ann and Ben went into the deal, each as promised\n"),
        ((1,), "of Ben went into the deal, each as promised; withheld by Ann\n"),
        ((), "none went into the deal; withheld by Ann and Ben\n"),
    ],
)
def test_verify_says_whose_shares_went_into_the_deal(run: Run, opened: tuple[int, ...], sentence: str) -> None:
    hidden = [seed_from(str(seat)).hex() for seat in range(2)]
    shares = [Share(seat, commitment_of(hidden[seat]), hidden[seat] if seat in opened else "") for seat in range(2)]
    table = Table(GAME, [SeatRow("Ann"), SeatRow("Ben")], {}, seed_from("shares"), shares=shares, code="QXKBRT")
    table.record.practice = True
    table.record.taken_back = [TakenBack(1, 0, ["choose 3"], [1], 5)]
    while table.state.to_act():
        seat = table.state.next_to_act()
        table.apply(seat, table.state.legal_moves(seat)[0])
    Path("shares.json").write_bytes(write_record(table.record))

    out = run("verify", "shares.json").out

    assert f"  shares        {sentence}" in out
    assert "  taken back    once, with the consent that stands in the record\n" in out
    assert "  practice      moves were taken back that only bots could agree to\n" in out


@pytest.mark.parametrize(
    ("part", "instead", "sentence"),
    [
        ("choose", "chose", "Move 1 ('chose"),
        ('"hash"', '"hash"', ""),
        ('"scores":[', '"scores":[9', "The moves lead to another outcome than the recorded one."),
        ('"seed_hash": "', '"seed_hash": "f', "The seed does not belong to the hash that was shown before the deal."),
        ('"rules": 1', '"rules": 7', "The record was played by version 7 of the rules; here is version 1."),
        ('"game": "coasters"', '"game": "whist"', "There is no game called 'whist'."),
        ('"format": 2', '"format": 9', "This record has format 9; formats 1 and 2 can be read."),
        ('"name":"', '"name":"X', "The proof does not belong to the record: something in it was changed."),
        ('"practice": false', '"practice": true', "The proof does not belong to the record"),
        ('"practice": false', '"practise": false', "This is not a record of a game: Object contains unknown field"),
    ],
)
def test_a_tampered_record_does_not_check(run: Run, played: Path, part: str, instead: str, sentence: str) -> None:
    text = played.read_text()
    if part == '"hash"':
        mark = load_record(played).marks[-1]
        text = text.replace(mark.hash, "0" * 16)
        sentence = f"After move {mark.moves} the state differs from the one that was recorded."
    else:
        assert part in text
        text = text.replace(part, instead, 1)
    played.write_text(text)

    ended = run("verify", str(played))

    assert ended.status == 1
    assert ended.err.startswith(sentence)
    assert ended.out == ""


def test_verify_names_the_first_move_that_is_not_legal(run: Run, played: Path) -> None:
    record = load_record(played)
    third = record.moves[2]
    held = {row.text for row in record.moves if row.seat == third.seat}
    foreign = next(f"choose {n}" for n in range(1, 17) if f"choose {n}" not in held)
    rows = played.read_text().splitlines()
    at = rows.index('"moves": [') + 3
    rows[at] = rows[at].replace(third.text, foreign)
    played.write_text("\n".join(rows))

    ended = run("verify", str(played))

    assert ended.status == 1
    assert ended.err.startswith(f"Move 3 ({foreign!r} by seat {third.seat + 1}) is not legal: ")


def test_a_record_without_its_seed_cannot_be_checked_yet(run: Run, played: Path) -> None:
    played.write_text(played.read_text().replace(load_record(played).seed, ""))

    assert run("verify", str(played)).err == "The record does not reveal its seed: the game is still running.\n"
    assert run("replay", str(played)).status == 1


def test_replay_tells_the_story_and_the_outcome(run: Run, played: Path) -> None:
    record = load_record(played)
    ended = run("replay", str(played))

    assert ended.status == 0
    assert ended.out.startswith("Coasters: Sarah, Mike, Priya\n\n")
    assert ended.out.count(" chose.\n") == len(record.moves)
    assert f"The game ended after {len(record.moves)} moves: {WHY[record.outcome.reason]}.\n  1. " in ended.out  # type: ignore[union-attr]


def test_replay_through_the_eyes_of_a_seat_tells_what_it_heard(run: Run, played: Path) -> None:
    mine = [row.text for row in load_record(played).moves if row.seat == 1]
    out = run("replay", str(played), "--eyes", "2").out

    for text in mine:
        assert f"You {text.replace('choose', 'chose')}." in out
    assert "Sarah chose." in out


def test_replay_at_a_move_shows_the_table(run: Run, played: Path) -> None:
    ended = run("replay", str(played), "--at", "3", "--eyes", "1")

    assert ended.status == 0
    assert "Move 3 of " in ended.out
    assert "as seen by: Sarah." in ended.out
    assert "Your hand" in ended.out
    assert len(ended.out.splitlines()) <= 24


def test_replay_with_all_eyes_shows_every_hand_and_a_spectator_none(run: Run, played: Path) -> None:
    everything = run("replay", str(played), "--at", "0", "--eyes", "all").out
    nothing = run("replay", str(played), "--at", "0", "--eyes", "spectator").out

    for name in ("Sarah", "Mike", "Priya"):
        assert f"{name}'s hand" in everything
    assert "'s hand" not in nothing
    assert nothing.count("3 in hand") == 3


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--eyes", "4"), "'4' has no eyes here. Choose a seat from 1 to 3, 'all' to see every hand, or 'spectator' "),
        (("--eyes", "0"), "'0' has no eyes here. Choose a seat from 1 to 3, 'all' to see every hand, or 'spectator' "),
        (("--eyes", "9" * 5000), "'999"),
        (("--eyes", "Sarah"), "'Sarah' has no eyes here."),
        (("--at", "99"), "The record has "),
    ],
)
@pytest.mark.parametrize("command", ["replay", "position"])
def test_eyes_and_moves_that_are_not_there_are_refused(
    run: Run, played: Path, command: str, args: tuple[str, ...], sentence: str
) -> None:
    ended = run(command, str(played), *args)

    assert ended.status == 1
    assert ended.err.startswith(sentence)


def test_rules_all_by_id_or_by_word(run: Run) -> None:
    assert "Sixteen coasters" in run("rules", "coasters").out
    for asked in ("CO-002", "co-2", "2", "CO2"):
        out = run("rules", "coasters", asked).out
        assert "CO-002 All choose one" in out
        assert "CO-003" not in out
    word = run("rules", "coasters", "in", "secret").out
    assert "CO-002" in word
    assert "CO-001" not in word


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
