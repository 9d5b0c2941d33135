"""The gallery draws what the game has: the data in its file are those of the rules."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from taphouse.core.view import Item
from taphouse.games.empire_needs_beer import faces
from taphouse.games.empire_needs_beer.cards import BASIC, CARD_IDS, ORDER_IDS
from taphouse.games.empire_needs_beer.game import GAME
from taphouse.words.languages import words_of

DRAWN: Any = msgspec.json.decode((Path(__file__).parents[1] / "gallery.json").read_bytes())


WORDS = words_of(GAME, catalogue=GAME.catalogue({}))


def shown(card: Item, like: dict[str, object]) -> dict[str, object]:
    """A card as the game shows it, as far as the gallery has it."""
    full: dict[str, object] = msgspec.json.decode(msgspec.json.encode(msgspec.structs.asdict(card)))
    full["label"] = WORDS.piece(card.id, "label")
    return {key: full.get(key) for key in like if key != "id"}


@pytest.mark.parametrize("row", DRAWN["actions"], ids=lambda row: row["id"])
def test_an_action_is_drawn_as_it_is(row: dict[str, object]) -> None:
    card = next(card for card, name in enumerate(CARD_IDS) if name.split("-")[0] == row["id"])
    assert shown(faces.action(card, 0), row) == {key: row[key] for key in row if key != "id"}


@pytest.mark.parametrize("row", DRAWN["orders"], ids=lambda row: row["id"])
def test_an_order_is_drawn_as_it_is(row: dict[str, object]) -> None:
    order = faces.order(ORDER_IDS.index(str(row["id"])))
    assert shown(order, row) == {key: row[key] for key in row if key != "id"}


def test_all_cards_are_drawn() -> None:
    assert [row["id"] for row in DRAWN["actions"]] == list(dict.fromkeys(name.split("-")[0] for name in CARD_IDS))
    assert [row["id"] for row in DRAWN["actions"][:BASIC]] == list(CARD_IDS[:BASIC])
    assert [row["id"] for row in DRAWN["orders"]] == list(ORDER_IDS)
