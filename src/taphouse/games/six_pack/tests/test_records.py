"""Stored games and transcripts play as they did."""

from pathlib import Path

import pytest

from taphouse.core.record import load_record, verify
from taphouse.games.six_pack.game import GAME
from taphouse.testing.transcript import check_transcripts

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_game_verifies(path: Path) -> None:
    record = load_record(path)

    final = verify(GAME, record)

    assert record.generator == "sealed"
    assert final.to_act() == []


def test_every_way_to_end_is_on_record() -> None:
    """SP-090, SP-093."""
    ends = {outcome.reason for outcome in (load_record(path).outcome for path in RECORDS) if outcome}

    assert ends == {"target reached", "turn limit"}


def test_a_shared_win_is_on_record() -> None:
    """SP-092."""
    outcome = load_record(HERE / "records" / "shared-win.json").outcome

    assert outcome is not None
    assert outcome.places.count(1) > 1


def test_a_race_with_moves_of_the_house_is_on_record() -> None:
    """SP-091, SP-102: hints and time are recorded like any other move."""
    record = load_record(HERE / "records" / "race-with-time.json")

    assert {"hint", "time up"} <= {row.text for row in record.moves if row.seat == -2}


def test_the_transcripts_read_as_they_did() -> None:
    assert check_transcripts(GAME, HERE / "transcripts") == ["against-the-clock.txt", "two-seats.txt"]
