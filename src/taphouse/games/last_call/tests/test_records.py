"""Stored games and transcripts play as they did."""

from pathlib import Path

import pytest

from taphouse.games.last_call.game import GAME
from taphouse.testing.stored import check_stored, ends_of, records_in
from taphouse.testing.transcript import check_transcripts

HERE = Path(__file__).parent
RECORDS = records_in(HERE / "records")


@pytest.mark.parametrize("name", RECORDS)
def test_a_stored_game_verifies(name: str) -> None:
    check_stored(GAME, RECORDS[name])


def test_every_way_to_end_is_on_record() -> None:
    """All but the blocked round, a safety net that the cards themselves never let anybody fall into (LC-083)."""
    assert ends_of(RECORDS) == {"went out", "turn limit", "wins reached", "points reached", "rounds played"}


def test_a_shared_win_is_on_record() -> None:
    outcome = RECORDS["shared-win"].outcome

    assert outcome is not None
    assert outcome.places.count(1) > 1


def test_the_transcripts_read_as_they_did() -> None:
    assert check_transcripts(GAME, HERE / "transcripts") == ["four-seats-of-trouble.txt", "three-seats.txt"]
