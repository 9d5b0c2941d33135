"""Stored games and transcripts play as they did."""

from pathlib import Path

import pytest

from taphouse.games.empire_needs_beer.game import GAME
from taphouse.testing.stored import check_stored, ends_of, records_in
from taphouse.testing.transcript import check_transcripts

HERE = Path(__file__).parent
RECORDS = records_in(HERE / "records")


@pytest.mark.parametrize("name", RECORDS)
def test_a_stored_game_verifies(name: str) -> None:
    check_stored(GAME, RECORDS[name])


def test_every_way_to_end_is_on_record() -> None:
    assert ends_of(RECORDS) == {"orders gone", "round limit"}


@pytest.mark.parametrize(("name", "winners"), [("tie-break", 1), ("shared-win", 2)])
def test_equal_fame_is_on_record(name: str, winners: int) -> None:
    """ENB-107, ENB-108."""
    outcome = RECORDS[name].outcome

    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.places.count(1) == winners


def test_the_transcripts_read_as_they_did() -> None:
    assert check_transcripts(GAME, HERE / "transcripts") == ["three-seats.txt", "two-seats.txt"]
