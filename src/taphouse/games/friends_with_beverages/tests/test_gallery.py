"""The gallery draws what the game has: the data in its file are those of the rules."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from taphouse.games.friends_with_beverages.faces import guest_card
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.games.friends_with_beverages.guests import GUESTS
from taphouse.words.languages import words_of

WORDS = words_of(GAME, catalogue=GAME.catalogue(GAME.house(2)))
DRAWN: Any = msgspec.json.decode((Path(__file__).parents[1] / "guests.json").read_bytes())


@pytest.mark.parametrize("row", DRAWN, ids=lambda row: row["id"])
def test_a_guest_is_drawn_as_it_is(row: dict[str, object]) -> None:
    number = int(str(row["id"])[1:]) - 1
    full = msgspec.json.decode(msgspec.json.encode(msgspec.structs.asdict(guest_card(number))))
    said = {form: WORDS.piece(str(row["id"]), form) for form in ("country", "liqueur", "trivia")}
    assert {key: full.get(key) for key in row} | said == row


def test_all_guests_are_drawn() -> None:
    assert len(DRAWN) == len(GUESTS)
