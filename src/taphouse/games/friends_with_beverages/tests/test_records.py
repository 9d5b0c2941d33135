"""Stored games and transcripts play as they did."""

from pathlib import Path

import pytest

from taphouse.games.friends_with_beverages.game import GAME
from taphouse.testing.stored import check_stored, ends_of, records_in
from taphouse.testing.transcript import check_transcripts

HERE = Path(__file__).parent
RECORDS = records_in(HERE / "records")


@pytest.mark.parametrize("name", RECORDS)
def test_a_stored_game_verifies(name: str) -> None:
    check_stored(GAME, RECORDS[name])


def test_every_way_to_end_is_on_record() -> None:
    assert ends_of(RECORDS) == {"a host served everybody", "guest deck empty"}


def test_both_timings_of_an_empty_guest_deck_are_on_record() -> None:
    timings = {record.house["guest_deck_end"] for name, record in RECORDS.items() if name.startswith("guests-gone")}

    assert timings == {"at_once", "finish_round"}


def test_the_transcripts_read_as_they_did() -> None:
    assert check_transcripts(GAME, HERE / "transcripts") == [
        "advanced.txt",
        "arrival-and-first-turns.txt",
        "trading.txt",
    ]
