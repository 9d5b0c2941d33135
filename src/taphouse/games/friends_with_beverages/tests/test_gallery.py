"""The gallery draws what the game has: the data in its file are those of the rules."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from taphouse.games.friends_with_beverages.faces import guest_card
from taphouse.games.friends_with_beverages.guests import GUESTS

DRAWN: Any = msgspec.json.decode((Path(__file__).parents[1] / "guests.json").read_bytes())


@pytest.mark.parametrize("row", DRAWN, ids=lambda row: row["id"])
def test_a_guest_is_drawn_as_it_is(row: dict[str, object]) -> None:
    number = int(str(row["id"])[1:]) - 1
    full = msgspec.json.decode(msgspec.json.encode(msgspec.structs.asdict(guest_card(number))))
    printed = [key for key in row if key not in ("id", "trivia")]
    assert {key: full.get(key) for key in printed} == {key: row[key] for key in printed}
    assert GUESTS[number].trivia == row["trivia"]


def test_all_guests_are_drawn() -> None:
    assert len(DRAWN) == len(GUESTS)
