"""Positions: a table can be written down and rebuilt in the middle of anything."""

from typing import Any

import pytest

from taphouse.core.errors import BadPosition
from taphouse.core.moves import Seat
from taphouse.games.empire_needs_beer.game import GAME

SEATS = (Seat(0), Seat(1))
MOMENTS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "task": ({}, []),
    "resolve": ({"hands": ["AC28-a"], "warehouse": ["red blue"]}, ["play AC28-a", "place red black"]),
    "resolve, burned": ({"hands": ["AC22-a BA1"]}, ["play AC22-a", "burn AC22-a"]),
    "swap_warehouse": ({"hands": ["BA3"], "warehouse": ["blue blue green green"]}, ["play BA3", "take red"]),
    "swap_region": (
        {"hands": ["BA5"], "warehouse": ["red"], "black": ["blue blue green green"]},
        ["play BA5", "place red black"],
    ),
    "remove_used": ({"secrets": ["DW1"], "black": ["red blue green"]}, ["complete DW1", "remove black blue"]),
    "new_secret": ({"secrets": ["DW1"], "black": ["red red red"]}, ["complete DW1"]),
    "end_discard": ({}, ["end turn"]),
    "purple_bonus": ({"purple": ["red"], "turn_of": 0}, []),
    "over": ({"active": 1, "first": 1, "round": 39, "decision": "end_discard", "time": 0}, []),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_can_be_written_down_and_rebuilt(scene: Any, moment: str) -> None:
    said, moves = MOMENTS[moment]
    table = scene(**said)
    table.play(0, *moves)
    if moment == "over":
        table.play(1, "done")
        table.play(0, "end turn", "done")
    assert table.decision == moment.partition(",")[0]

    written = GAME.position(table.state)
    rebuilt = GAME.from_position(written)

    assert GAME.position(rebuilt) == written
    assert [rebuilt.legal_moves(seat) for seat in SEATS] == [table.state.legal_moves(seat) for seat in SEATS]


def test_the_question_of_the_last_sip_can_be_written_down(dealt: Any) -> None:
    table = dealt(3)
    table.play(1, "sip today")

    rebuilt = GAME.from_position(GAME.position(table.state))

    assert rebuilt.to_act() == [0, 2]


def test_a_position_reads_well(scene: Any) -> None:
    written: Any = GAME.position(
        scene(hands=["BA1 AC07"], piles=["BA2 BA3"], warehouse=["red blue"], secrets=["DW2"]).state
    )

    ann = written["players"][0]
    assert (ann["hand"], ann["draw_pile"]) == (["BA1", "AC07"], ["BA3", "BA2"])
    assert ann["barrels"]["warehouse"] == ["blue", "red"]
    assert (ann["secret"], ann["secret_from"]) == ("DW2", "deal")
    assert written["supply"] == {"blue": 11, "green": 12, "red": 11, "yellow": 12}


def player(data: dict[str, Any], **changes: Any) -> dict[str, Any]:
    first, *others = data["players"]
    return {**data, "players": [{**first, **changes}, *others]}


FIVE = {"warehouse": ["red"] * 5, "orange": [], "black": [], "purple": []}
BAD: dict[str, tuple[Any, str]] = {
    "resolving": (lambda data: {**data, "decision": "resolving"}, "One of last_sip"),
    "no first": (lambda data: {**data, "first": None}, "It is known who begins"),
    "lost card": (lambda data: player(data, hand=["BA1"]), "each of its eight basic actions"),
    "two of a card": (lambda data: player(data, discards=["AC01"]), "Every advance action"),
    "known but not held": (lambda data: player(data, known=["AC40"]), "One of BA1"),
    "known elsewhere": (lambda data: player(data, known=["AC01"]), "can be known to hold only what it holds"),
    "lost order": (lambda data: {**data, "middle": [None] * 4}, "Every order must lie"),
    "no secret but a source": (lambda data: player(data, secret=None), "came from somewhere"),
    "too many barrels": (lambda data: {**data, "supply": {**data["supply"], "red": 11}}, "12 red barrels"),
    "five in a warehouse": (
        lambda data: player({**data, "supply": {**data["supply"], "red": 7}}, barrels=FIVE),
        "No more than 4 barrels",
    ),
    "incoming": (lambda data: {**data, "incoming": {"colour": "red", "place": "orange"}}, "waits for room"),
    "completing": (lambda data: {**data, "completing": {"order": "DW1", "taken": []}}, "Only an order of the middle"),
    "in play": (lambda data: {**data, "in_play": {"card": "BA9", "burned": False, "left": []}}, "One of BA1"),
    "no order is completed": (lambda data: {**data, "decision": "remove_used"}, "An order is being completed exactly"),
    "slots": (lambda data: {**data, "display": []}, "A list of 4 is needed"),
    "time": (lambda data: {**data, "time_left": 6}, "A number from 0 to 5"),
    "flag": (lambda data: {**data, "last_round": 1}, "true or false is needed"),
    "new secret beside the old one": (lambda data: {**data, "decision": "new_secret"}, "only by somebody who has none"),
    "bonus without a lead": (
        lambda data: {**data, "decision": "purple_bonus", "majorities": ["purple"]},
        "only to whoever has most barrels",
    ),
    "lead without a bonus": (lambda data: {**data, "decision": "purple_bonus"}, "only to whoever has most barrels"),
    "no time left": (lambda data: {**data, "time_left": 0}, "Without time there is no task"),
    "more time than was given": (lambda data: {**data, "time_left": 5}, "5 of 4 units"),
    "last round with orders": (lambda data: {**data, "last_round": True}, "exactly when the order deck has run out"),
    "no orders and no last round": (
        lambda data: {**data, "order_deck": [], "removed_orders": data["removed_orders"] + data["order_deck"]},
        "exactly when the order deck has run out",
    ),
    "missing": (
        lambda data: {name: value for name, value in data.items() if name != "round"},
        "The position has no .round.",
    ),
    "other game": (lambda data: {**data, "game": "last-call"}, "This is a position of 'last-call'"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_is_refused_in_a_sentence(scene: Any, name: str) -> None:
    table = scene(secrets=["TR9", "TR8"], middle="DW8 DW9 EL8 EL9")
    spoil, words = BAD[name]

    with pytest.raises(BadPosition, match=words):
        GAME.from_position(spoil(GAME.position(table.state)))


def test_an_order_that_was_never_fulfilled_cannot_be_in_completion(scene: Any) -> None:
    data = GAME.position(scene(middle="DW1 EL8 TR8 DW2").state)

    with pytest.raises(BadPosition, match="must have been fulfilled"):
        GAME.from_position({**data, "decision": "remove_used", "completing": {"order": "DW1", "taken": []}})


WAITING: dict[str, tuple[dict[str, Any], dict[str, object], str]] = {
    "a barrel that the warehouse does not hold": (
        {"black": ["blue blue green green"], "warehouse": ["yellow"]},
        {"colour": "red", "place": "black"},
        "must be in the warehouse",
    ),
    "a barrel that is sold out": (
        {"warehouse": ["blue blue green green", "red red red red"], "orange": ["red red red red", "red red red red"]},
        {"colour": "red", "place": "warehouse"},
        "must be in the supply",
    ),
    "room in the warehouse": (
        {"warehouse": ["blue blue green"]}, {"colour": "red", "place": "warehouse"}, "only while there is no room",
    ),
    "room in the territory": (
        {"warehouse": ["red"], "black": ["blue"]}, {"colour": "red", "place": "black"}, "only while there is no room",
    ),
    "no card": (
        {"warehouse": ["red"], "black": ["blue blue green green"], "in_play": None},
        {"colour": "red", "place": "black"},
        "Only a card in play brings",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WAITING)
def test_enb_080_a_barrel_waits_only_where_it_could(scene: Any, name: str) -> None:
    said, incoming, words = WAITING[name]
    swap = "swap_warehouse" if incoming["place"] == "warehouse" else "swap_region"
    playing = {"card": "AC26-a", "burned": False, "left": []}

    with pytest.raises(BadPosition, match=words):
        scene(**{"decision": swap, "incoming": incoming, "in_play": playing, **said})


@pytest.mark.parametrize(
    ("order", "barrels", "taken"),
    [
        ("EL2", {"black": ["green red"], "purple": ["blue"]}, ["black", "yellow"]),
        ("DW5", {"black": ["yellow yellow"], "orange": ["red red"]}, ["black", "green"]),
    ],
)
def test_enb_061_what_an_order_does_not_use_cannot_have_gone_for_it(
    scene: Any, order: str, barrels: dict[str, Any], taken: list[str]
) -> None:
    completing = {"order": order, "taken": [taken]}

    with pytest.raises(BadPosition, match="Only barrels that the order uses"):
        scene(middle=f"{order} DW8 EL8 TR8", decision="remove_used", completing=completing, **barrels)


def test_a_card_in_play_has_only_its_own_parts_left(scene: Any) -> None:
    table = scene(hands=["BA1"])
    table.play(0, "play BA1")
    data = GAME.position(table.state)

    with pytest.raises(BadPosition, match="does not have the parts"):
        GAME.from_position({**data, "in_play": {"card": "BA1", "burned": False, "left": [0, 1]}})


def test_a_copy_shares_nothing(scene: Any) -> None:
    table = scene(hands=["AC26-a"], warehouse=["red"])
    before = GAME.position(table.state)
    twin = table.state.copy()

    for text in ("play AC26-a", "place red black", "take blue", "end turn"):
        twin.apply(0, GAME.read_move(text))

    assert GAME.position(table.state) == before
    assert twin.events is None
