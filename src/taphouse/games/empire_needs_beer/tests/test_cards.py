"""The pieces: their numbers and sums."""

from collections import Counter
from typing import Any

import pytest

from taphouse.games.empire_needs_beer.actions import ADVANCE_ACTIONS, BASIC_ACTIONS
from taphouse.games.empire_needs_beer.cards import (
    CARD_IDS,
    COLOUR_IDS,
    KIND_OF,
    KINDS,
    NEEDED,
    ORDER_IDS,
    REMOVES,
    USED,
    units_of,
)
from taphouse.games.empire_needs_beer.game import GAME
from taphouse.games.empire_needs_beer.orders import ORDERS
from taphouse.words.languages import words_of

PIECES: Any = GAME.catalogue({})


def test_enb_005_twelve_barrels_of_each_colour(dealt: Any) -> None:
    pieces = GAME.pieces(dealt(2).state)

    counted = Counter(piece.split("-")[0] for piece in pieces if piece.split("-")[0] in COLOUR_IDS)
    assert counted == {"blue": 12, "green": 12, "red": 12, "yellow": 12}


def test_enb_006_nine_orders_of_each_race() -> None:
    assert Counter(name[:2] for name in ORDER_IDS) == {"DW": 9, "EL": 9, "TR": 9}
    assert {PIECES[name]["race"] for name in ORDER_IDS[:9]} == {"race:dwarves"}
    assert {PIECES[name]["race"] for name in ORDER_IDS[18:]} == {"race:trolls"}


def test_enb_006_the_orders_add_up() -> None:
    """Sums over the whole deck: used barrels by region, barrels that go, Fame, sizes and end bonuses."""
    assert sum(USED) == 109
    assert [sum(NEEDED[region::3]) for region in range(3)] == [36, 36, 37]
    assert [sum(REMOVES[race : race + 9]) for race in (0, 9, 18)] == [24, 24, 26]
    assert [sum(row[3] for row in ORDERS[race : race + 9]) for race in (0, 9, 18)] == [45, 44, 45]
    assert Counter(list(USED)) == {3: 9, 4: 9, 5: 8, 6: 1}
    assert Counter(row[4] for row in ORDERS if row[4]) == dict.fromkeys(COLOUR_IDS, 2)


def test_enb_007_an_order_shows_all_there_is_to_it() -> None:
    shown = PIECES["DW7"]

    units = [PIECES[unit.removeprefix("unit:")] for unit in shown["needs"]]
    assert [(unit["place"], unit["number"], len(unit.get("colours", ()))) for unit in units] == [
        ("place:black", 1, 1), ("place:orange", 1, 1), ("place:purple", 1, 1), ("place:black", 1, 0),
    ]  # fmt: skip
    assert [shown[name] for name in ("used", "removes", "fame", "race", "bonus")] == [
        4, 2, 3, "race:dwarves", "colour:red",
    ]  # fmt: skip


@pytest.mark.parametrize("number", range(27))
def test_enb_007_no_order_takes_more_than_it_uses_or_asks_for_more_than_a_territory_holds(number: int) -> None:
    assert 0 < REMOVES[number] <= USED[number]
    assert all(NEEDED[3 * number + region] <= 4 for region in range(3))
    assert sum(count for _, count, _ in units_of(number)) == USED[number]


def test_enb_008_four_basic_actions_take_and_four_place() -> None:
    parts = [row[4] for row in BASIC_ACTIONS]

    assert parts == [("take-blue",), ("take-green",), ("take-red",), ("take-yellow",), *[("place-any",)] * 4]
    assert all(row[3] == 1 for row in BASIC_ACTIONS)


def test_enb_009_forty_advance_actions() -> None:
    copies = Counter[int]()
    for row in ADVANCE_ACTIONS:
        copies[row[2]] += row[3]

    assert copies == {1: 27, 2: 9, 3: 4}
    assert len(set(CARD_IDS)) == 48


@pytest.mark.parametrize(
    ("card", "price", "parts"),
    [
        ("AC07", 1, ("place-blue", "place-yellow")),
        ("AC15", 1, ("take-red", "draw")),
        ("AC18", 1, ("take-green", "place-green")),
        ("AC21-b", 1, ("change",)),
        ("AC22-a", 1, ("remove", "remove")),
        ("AC23-b", 1, ("place-any-orange", "place-any-orange")),
        ("AC26-c", 2, ("take-any", "place-any")),
        ("AC28-a", 3, ("place-any", "place-any", "place-any")),
    ],
)
def test_enb_009_what_some_of_them_do(card: str, price: int, parts: tuple[str, ...]) -> None:
    row = KINDS[KIND_OF[CARD_IDS.index(card)]]

    assert (row[2], row[4], PIECES[card]["price"]) == (price, parts, price)


@pytest.mark.parametrize(
    ("card", "parts"),
    [
        ("AC15", [{"what": "take", "colour": "colour:red"}, {"what": "draw"}]),
        ("AC23-b", [{"what": "place", "place": "place:orange"}] * 2),
        ("AC22-a", [{"what": "remove"}] * 2),
    ],
)
def test_the_catalogue_has_the_parts_of_a_card_as_facts(card: str, parts: list[dict[str, str]]) -> None:
    assert PIECES[card]["parts"] == [{"say": "part", "number": 1, **part} for part in parts]


def test_every_card_and_order_has_a_name_a_line_and_words_for_what_it_does() -> None:
    words = words_of(GAME, catalogue=GAME.catalogue({}))
    pieces = [*(row[0] for row in BASIC_ACTIONS), *dict.fromkeys(name[:4] for name in CARD_IDS[8:]), *ORDER_IDS]
    pieces = [piece if piece in words.catalogue else f"{piece}-a" for piece in pieces]
    lines = [words.piece(piece, "flavour") for piece in pieces]

    assert len({words.piece(piece) for piece in pieces}) == len(pieces) == 8 + 28 + 27
    assert len(set(lines)) == len(lines)
    assert all(line.endswith((".", "?")) and len(line) < 100 for line in lines)
    assert words.piece("AC23-a", "effect") == "Place up to 2 barrels of any colours in the Ember Steppe."
    assert words.piece("EL4", "small") == "4 blue or green in purple; 3 go back"
    assert words.piece("DW7", "small") == (
        "1 red in black, 1 red in orange, 1 red in purple and 1 of any colour in black; 2 go back, "
        "+1 a red barrel at the end"
    )


def takes(parts: tuple[str, ...]) -> str:
    """What a card does in words, from its parts."""
    named = {
        "draw": "draw a card",
        "change": "change the colour of one of your barrels",
        "take-any": "take a barrel of any colour",
        "place-any": "place a barrel of any colour",
    }
    if len(parts) > 1 and parts[0] == parts[1]:
        several = {
            "remove": f"remove up to {len(parts)} of your cards from the game",
            "place-any-orange": f"place up to {len(parts)} barrels of any colours in the Ember Steppe",
        }
        line = several.get(parts[0], f"{parts[0].partition('-')[0]} up to {len(parts)} barrels of any colours")
    else:
        line = " and ".join(named.get(part, "{} a {} barrel".format(*part.split("-"), "")) for part in parts)
    return f"{line[0].upper()}{line[1:]}."


@pytest.mark.parametrize("row", [*BASIC_ACTIONS, *ADVANCE_ACTIONS], ids=lambda row: row[0])
def test_the_words_of_a_card_say_what_its_parts_do(row: Any) -> None:
    words = words_of(GAME, catalogue=GAME.catalogue({}))

    assert words.shown(f"action:{row[0]}", "effect") == takes(row[4])
