"""Stored games and transcripts play as they did."""

from pathlib import Path

import pytest

from taphouse.games.six_pack.game import GAME
from taphouse.testing.stored import check_stored, ends_of, records_in
from taphouse.testing.transcript import check_transcripts

HERE = Path(__file__).parent
RECORDS = records_in(HERE / "records")


@pytest.mark.parametrize("name", RECORDS)
def test_a_stored_game_verifies(name: str) -> None:
    check_stored(GAME, RECORDS[name])


def test_every_way_to_end_is_on_record() -> None:
    """SP-090, SP-093."""
    assert ends_of(RECORDS) == {"target reached", "turn limit"}


def test_a_shared_win_is_on_record() -> None:
    """SP-092."""
    outcome = RECORDS["shared-win"].outcome

    assert outcome is not None
    assert outcome.places.count(1) > 1


def test_a_race_with_moves_of_the_house_is_on_record() -> None:
    """SP-091, SP-102: hints and time are recorded like any other move."""
    record = RECORDS["race-with-time"]

    assert {"hint", "time up"} <= {row.text for row in record.moves if row.seat == -2}


def test_the_transcripts_read_as_they_did() -> None:
    assert check_transcripts(GAME, HERE / "transcripts") == ["against-the-clock.txt", "two-seats.txt"]
