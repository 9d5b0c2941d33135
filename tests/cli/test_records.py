"""The command line: records are made, checked and told again."""

from pathlib import Path

import pytest
from shared.cli import Run

from taphouse.core.record import Hint, SeatRow, TakenBack, load_record, write_record
from taphouse.core.rng import seed_from
from taphouse.core.shares import Share, commitment_of
from taphouse.core.table import Table
from taphouse.testing.coasters.game import GAME

WHY = {"rounds won": "enough rounds are won", "no coasters left": "no coasters are left"}
"""Why Coasters is over, as records and as people have it."""


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
    old = Path(__file__).parent.parent / "records" / "format-1.json"

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
    table.record.hints = [Hint(0, 0, "choose 3", 1), Hint(1, 1, "choose 9", 2), Hint(2, 1, "choose 9", 3)]
    while table.state.to_act():
        seat = table.state.next_to_act()
        table.apply(seat, table.state.legal_moves(seat)[0])
    Path("shares.json").write_bytes(write_record(table.record))

    out = run("verify", "shares.json").out

    assert f"  shares        {sentence}" in out
    assert "  taken back    once, with the consent that stands in the record\n" in out
    assert "  hints         3: Ann asked once and Ben asked 2 times\n" in out
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
