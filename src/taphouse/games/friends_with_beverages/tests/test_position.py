"""A state written down, and rebuilt from it."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from taphouse.core.errors import BadPosition
from taphouse.core.house import Value
from taphouse.core.playout import play_out
from taphouse.core.rng import Quick
from taphouse.games.friends_with_beverages.game import GAME

ALL_ON: dict[str, Value] = {
    "equipment_mode": "delayed",
    "second_hand_market": True,
    "discard_market": True,
    "advanced_effects": True,
    "trading": True,
    "interrupt_mix": "heavy",
}


@pytest.mark.parametrize("seed", range(4))
def test_a_position_is_rebuilt_at_every_decision(seed: int) -> None:
    state = GAME.deal(3, GAME.house(3, ALL_ON), Quick(seed))
    rng = Quick(seed + 1)

    while state.to_act():
        written = msgspec.json.encode(GAME.position(state))
        rebuilt = GAME.from_position(msgspec.json.decode(written))
        assert msgspec.json.encode(GAME.position(rebuilt)) == written
        play_out(state, rng, 3)


def test_an_interrupt_in_the_middle_of_a_refill_goes_on_after_rebuilding(scene: Any) -> None:
    t = scene(["JUG"], sheds=["JUG"], deck="equipment_recall JUG CIT")
    t.play(0, "take 1")

    rebuilt = type(t)(GAME.from_position(GAME.position(t.state)), t.state.rng.copy())
    rebuilt.play(0, "return hand")
    t.play(0, "return hand")

    assert (rebuilt.market, rebuilt.discard, rebuilt.hand(0)) == (t.market, t.discard, t.hand(0))


def test_cards_are_written_by_their_notation(scene: Any) -> None:
    t = scene(["SPI-07 JUG-02"], guests=["G01* G02 G03"])

    host = GAME.position(t.state)["hosts"][0]  # type: ignore[index]

    assert host["hand"] == ["SPI-07", "JUG-02"]
    assert (host["guests"], host["served"]) == (["G01", "G02", "G03"], [1])


def test_agenda_and_decision_are_words(scene: Any) -> None:
    t = scene(["JUG"], sheds=["JUG"], deck="equipment_recall JUG CIT")
    t.play(0, "take 1")

    data = GAME.position(t.state)

    assert data["decision"] == "recall_source"
    assert data["agenda"] == [
        ["fill the market", 0, 0, 0],
        ["close", 0, 0, 0],
        ["recall ends", 0, 0, 0],
        ["recall", 0, 1, 0],
    ]


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data["discard"].append("SPI-07"), "exactly one place"),
        (lambda data: data["deck"].pop(), "exactly one place"),
        (lambda data: data["guest_deck"].pop(), "Every guest"),
        (lambda data: data.update(decision="resolving"), "must be a decision"),
        (lambda data: data.update(decision="dancing"), "One of"),
        (lambda data: data.update(points=7), "A number from 0 to 2"),
        (lambda data: data["hosts"][0].update(sideways=["BAR"]), "can lie sideways"),
        (lambda data: data["hosts"].pop(), "A list of 3"),
        (lambda data: data.update(guest_out=1), "true or false"),
        (lambda data: data.update(seen=[]), "Numbers by card"),
        (lambda data: data["market"].__setitem__(0, "GIN-01"), "not a resource card"),
        (lambda data: data["guest_market"].__setitem__(0, "G99"), "not a guest"),
    ],
)
def test_a_table_that_cannot_be_is_refused(scene: Any, change: Change, words: str) -> None:
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.position(scene(["NUT"]).state)))
    change(data)

    with pytest.raises(BadPosition, match=words):
        GAME.from_position(data)


def test_nobody_holds_an_interrupt(scene: Any) -> None:
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.position(scene(["NUT"]).state)))
    data["deck"].remove("one_shot-1")
    data["hosts"][0]["hand"].append("one_shot-1")

    with pytest.raises(BadPosition, match="which nobody holds"):
        GAME.from_position(data)
