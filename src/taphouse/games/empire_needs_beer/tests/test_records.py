"""Stored games and transcripts play as they did."""

from pathlib import Path

import pytest

from taphouse.core.record import load_record, verify
from taphouse.games.empire_needs_beer.game import GAME
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
    ends = {outcome.reason for outcome in (load_record(path).outcome for path in RECORDS) if outcome}

    assert ends == {"orders gone", "round limit"}


@pytest.mark.parametrize(("name", "winners"), [("tie-break", 1), ("shared-win", 2)])
def test_equal_fame_is_on_record(name: str, winners: int) -> None:
    """ENB-107, ENB-108."""
    outcome = load_record(HERE / "records" / f"{name}.json").outcome

    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.places.count(1) == winners


def test_the_transcripts_read_as_they_did() -> None:
    assert check_transcripts(GAME, HERE / "transcripts") == ["three-seats.txt", "two-seats.txt"]
