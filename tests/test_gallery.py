"""The gallery draws what the games have: the data in its files are those of the rules."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from taphouse.core.view import Item
from taphouse.games.empire_needs_beer import faces as empire
from taphouse.games.empire_needs_beer.cards import BASIC, CARD_IDS, ORDER_IDS
from taphouse.games.friends_with_beverages.faces import guest_card
from taphouse.games.friends_with_beverages.guests import GUESTS

GALLERY = Path(__file__).parents[1] / "web" / "src" / "gallery"


def drawn(name: str) -> Any:
    return msgspec.json.decode((GALLERY / name).read_bytes())


def shown(card: Item, like: dict[str, object]) -> dict[str, object]:
    """A card as the games show it, as far as the gallery has it."""
    full: dict[str, object] = msgspec.json.decode(msgspec.json.encode(msgspec.structs.asdict(card)))
    return {key: full.get(key) for key in like if key not in ("id", "trivia")}


@pytest.mark.parametrize("row", drawn("guests.json"), ids=lambda row: row["id"])
def test_a_guest_is_drawn_as_it_is(row: dict[str, object]) -> None:
    number = int(str(row["id"])[1:]) - 1
    assert shown(guest_card(number), row) == {key: row[key] for key in row if key not in ("id", "trivia")}
    assert GUESTS[number].trivia == row["trivia"]


def test_all_guests_are_drawn() -> None:
    assert len(drawn("guests.json")) == len(GUESTS)


@pytest.mark.parametrize("row", drawn("empire.json")["actions"], ids=lambda row: row["id"])
def test_an_action_is_drawn_as_it_is(row: dict[str, object]) -> None:
    card = next(card for card, name in enumerate(CARD_IDS) if name.split("-")[0] == row["id"])
    assert shown(empire.action(card, 0), row) == {key: row[key] for key in row if key != "id"}


@pytest.mark.parametrize("row", drawn("empire.json")["orders"], ids=lambda row: row["id"])
def test_an_order_is_drawn_as_it_is(row: dict[str, object]) -> None:
    order = empire.order(ORDER_IDS.index(str(row["id"])))
    assert shown(order, row) == {key: row[key] for key in row if key != "id"}


def test_all_cards_of_the_empire_are_drawn() -> None:
    data = drawn("empire.json")
    assert [row["id"] for row in data["actions"]] == list(dict.fromkeys(name.split("-")[0] for name in CARD_IDS))
    assert [row["id"] for row in data["actions"][:BASIC]] == list(CARD_IDS[:BASIC])
    assert [row["id"] for row in data["orders"]] == list(ORDER_IDS)
