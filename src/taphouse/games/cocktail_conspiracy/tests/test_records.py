"""Stored games and transcripts play as they did."""

from pathlib import Path

import pytest

from taphouse.core.record import Record, verify
from taphouse.games.cocktail_conspiracy.game import GAME
from taphouse.games.cocktail_conspiracy.rules.state import State
from taphouse.testing.stored import check_stored, ends_of, records_in
from taphouse.testing.transcript import check_transcripts

HERE = Path(__file__).parent
RECORDS = records_in(HERE / "records")


def stored(name: str) -> Record:
    return RECORDS[name]


def end_of(name: str) -> tuple[str, int]:
    """How a stored game ended, and how many have won it."""
    outcome = stored(name).outcome
    assert outcome is not None
    return outcome.reason, sum(outcome.scores)


def texts(name: str) -> list[str]:
    return [move.text for move in stored(name).moves]


@pytest.mark.parametrize("name", RECORDS)
def test_a_stored_game_verifies(name: str) -> None:
    check_stored(GAME, RECORDS[name])


def test_every_way_to_end_is_on_record() -> None:
    assert ends_of(RECORDS) == {"victory", "last call", "last call, drawn"}


def test_every_mode_and_every_number_of_seats_is_on_record() -> None:
    records = list(RECORDS.values())

    assert {record.house["mode"] for record in records} == {"classic", "master_apprentice", "masquerade"}
    assert {len(record.seats) for record in records} == {3, 4, 5, 6}


def test_cc_063_a_declared_victory_is_on_record() -> None:
    assert texts("declared")[-1].startswith("declare")


def test_cc_064_a_shared_victory_is_on_record() -> None:
    assert end_of("shared-victory") == ("victory", 4)


def test_cc_088_keepers_in_every_kind_of_agreement_are_on_record() -> None:
    assert {"accept", "counter", "take counter", "toss"} <= set(texts("keepers"))


def test_cc_092_a_victory_of_a_stool_is_on_record() -> None:
    final = verify(GAME, stored("victory-of-a-stool"))

    assert isinstance(final, State)
    assert final.position()["won"] == [3]


def test_cc_098_shared_and_drawn_ends_are_on_record() -> None:
    assert end_of("last-call-shared") == ("last call", 4)
    assert end_of("last-call-drawn") == ("last call, drawn", 0)
    assert end_of("last-call-draw-by-the-house") == ("last call, drawn", 0)


def test_cc_099_an_overlooked_victory_is_on_record() -> None:
    assert stored("overlooked").house["victory_call"] == "button"
    assert end_of("overlooked") == ("victory", 2)
    assert not any(text.startswith("declare") for text in texts("overlooked"))


def test_the_transcripts_read_as_they_did() -> None:
    found = check_transcripts(GAME, HERE / "transcripts")

    assert found == ["masquerade.txt", "masters-and-keepers.txt", "three-with-a-stool.txt"]
