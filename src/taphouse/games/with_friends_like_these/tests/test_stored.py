"""Stored games: they must play as they did."""

from pathlib import Path

import pytest

from taphouse.core.record import load_record, verify, write_record
from taphouse.games.with_friends_like_these.game import GAME
from taphouse.testing.transcript import check_transcripts

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.json"))


def test_golden_transcripts_are_printed_as_they_were() -> None:
    assert check_transcripts(GAME, HERE / "transcripts") == ["double-deck-wingman.txt", "standard.txt"]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_stored_record_is_proved(file: Path) -> None:
    """Seed, every move, every fingerprint and the outcome; and it is written byte by byte as it was."""
    record = load_record(file)
    state = verify(GAME, record)

    assert record.generator == "sealed"
    assert state.outcome() is not None
    assert write_record(record) == file.read_bytes()


def test_there_is_a_record_of_each_variant() -> None:
    kept = {(record.house["decks"], record.house["wingman"]) for record in map(load_record, RECORDS)}

    assert kept == {(1, False), (2, False), (1, True), (2, True)}
