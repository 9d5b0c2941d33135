"""Stored games and transcripts play as they did."""

from pathlib import Path

import pytest

from taphouse.core.record import load_record, verify
from taphouse.games.friends_with_beverages.game import GAME
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

    assert ends == {"a host served everybody", "guest deck empty"}


def test_both_timings_of_an_empty_guest_deck_are_on_record() -> None:
    timings = {load_record(path).house["guest_deck_end"] for path in RECORDS if path.stem.startswith("guests-gone")}

    assert timings == {"at_once", "finish_round"}


def test_the_transcripts_read_as_they_did() -> None:
    assert check_transcripts(GAME, HERE / "transcripts") == [
        "advanced.txt",
        "arrival-and-first-turns.txt",
        "trading.txt",
    ]
