"""A state written down, and rebuilt from it."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from taphouse.core.errors import BadPosition, TaphouseError
from taphouse.core.house import Value
from taphouse.core.moves import Seat
from taphouse.core.playout import play_out
from taphouse.core.rng import Quick
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.games.friends_with_beverages.rules.book import BOOK, PHASES
from taphouse.games.friends_with_beverages.rules.shots import SHOTS
from taphouse.testing.houses import random_house

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


def move(source: list[str], at: int, target: list[str]) -> None:
    target.append(source.pop(at))


def swap(pile: list[str], wanted: str, given: str) -> str:
    """Take a card out of a pile and leave another in its place."""
    pile[pile.index(wanted)] = given
    return wanted


def take_guest(data: dict[str, Any]) -> None:
    data["guest_discard"].append(data["hosts"][0]["guests"][0])
    data["hosts"][0]["guests"][0] = None


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
        (lambda data: data.update(seen=[]), "numbers by card"),
        (lambda data: data["market"].__setitem__(0, "GIN-01"), "not a resource card"),
        (lambda data: data["guest_market"].__setitem__(0, "G99"), "not a guest"),
        (lambda data: data.update(points=0), "without draw points"),
        (lambda data: data.update(phase="swap"), "not asked in this phase"),
        (lambda data: data.update(asked=1), "its player is asked"),
        (lambda data: data.update(guest_out=True), "exactly when the Guest Deck is empty"),
        (lambda data: move(data["hosts"][0]["guests"], 0, data["guest_discard"]), "A list of 3"),
        (take_guest, "a guest in each of their slots"),
        (lambda data: data["market"].__setitem__(0, swap(data["deck"], "one_shot-1", data["market"][0])), "at once"),
        (lambda data: data.update(second_hand=data["deck"].pop(0)), "no second-hand market"),
        (lambda data: data.update(notice=data["deck"].pop(0)), "Only Cultural Exchange"),
        (lambda data: data["known"].append(data["deck"][0]), "nobody holds"),
        (lambda data: data["fresh"].append("NUT-01"), "too new"),
        (lambda data: data["stays"].append("SPI-07"), "cannot be among these"),
        (lambda data: data["turn"]["taken_out"].append("SPI-07"), "cannot be among these"),
        (lambda data: data["hosts"][1].update(rank=0), "a rank of their own"),
        (lambda data: data["hosts"][1].update(shot=None), "only while We Only Get One Shot"),
        (lambda data: data["hosts"][1].update(looks=[2, 1]), "lie in another"),
        (lambda data: data["hosts"][1].update(looks=[1, 0], looked=[data["guest_deck"][0]]), "where it was seen"),
        (lambda data: data["turn"].update(paying=62), "only during a swap"),
        (lambda data: data["turn"].update(shown=[207, -1]), "only at an Exhibition"),
        (lambda data: data["turn"].update(installing="NUT-01"), "only for a card"),
        (lambda data: data["agenda"].append(["close", 0, 0, 0]), "put away once"),
        (lambda data: data["agenda"].append(["draw", 3, 1, 0]), "a seat that is not there"),
        (lambda data: data["agenda"].append(["draw", 0, 9, 0]), "further than it goes"),
        (lambda data: data["agenda"].append(["served", 0, 3, 0]), "who is not there"),
        (lambda data: data["agenda"].append(["destroy", 0, 1, 0]), "not in the shed"),
        (lambda data: data["drawn"].update({"NUT-01": 7}), "before it was in the deck"),
        (lambda data: move(data["deck"], 0, data["aside"]), "only for a Recall"),
        (lambda data: data.update(decision="friend_pick"), "while it lies there"),
    ],
)
def test_a_table_that_cannot_be_is_refused(scene: Any, change: Change, words: str) -> None:
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.position(scene(["NUT"]).state)))
    change(data)

    with pytest.raises(BadPosition, match=words):
        GAME.from_position(data)


DRAFT = [
    ("swap_source", "SUG SUG", {"paying": 62}, "not there"),
    ("swap_slot", "SUG SUG", {"paying": 63, "position": -1}, "only during a swap"),
    ("make_room", "JUG", {"installing": "JUG-01"}, "a shed that has some"),
    ("make_room", "JUG", {"installing": "STR-01"}, "not there"),
]


@pytest.mark.parametrize(("decision", "hand", "turn", "words"), DRAFT)
def test_fwb_139_a_choice_that_cannot_have_come_so_far_is_refused(
    scene: Any, decision: str, hand: str, turn: Any, words: str
) -> None:
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.position(scene([hand]).state)))
    data.update(decision=decision, phase="equipment" if decision == "make_room" else "swap")
    data["turn"].update(turn)

    with pytest.raises(BadPosition, match=words):
        GAME.from_position(data)


def test_a_host_is_rebuilt_in_every_part(scene: Any) -> None:
    """Each field of a seat comes back where it was, and belongs to that seat alone."""
    t = scene(
        ["SUG", "NUT JUG-03", "CRM"],
        sheds=["", "STR~ BAR", ""],
        guests=["G01 G02 G03", "G04 G05* G06*", "G07 G08 G09"],
        guest_deck="G20 G21 G22",
        house=ALL_ON,
    )
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.position(t.state)))
    data["hosts"][1].update(bottle=1, nose=9, rank=0, shot="toast", given=2, looks=[2, 1], looked=["G20", "G21"])
    data["hosts"][0].update(rank=1)

    state = GAME.from_position(data)
    again: Any = GAME.position(state)

    assert again["hosts"] == data["hosts"]
    assert again["hosts"][1]["sideways"] == ["STR"]
    assert [zone.count for zone in GAME.view(state, None).zones if zone.kind == "hand"] == [1, 2, 1]
    rebuilt = type(t)(state, t.state.rng)
    assert (rebuilt.hand(1), rebuilt.shed(1), rebuilt.guests(1)) == ("NUT JUG", "STR~ BAR", "G04 G05* G06*")


@pytest.mark.parametrize("seed", range(40))
def test_a_position_that_was_tampered_with_is_refused_or_can_be_played(seed: int) -> None:
    """No change of one place in a position ever makes a table that breaks down later."""
    rng = Quick(1000 + seed)
    house = random_house(GAME, 3, Quick(seed))
    state = GAME.deal(3, house, Quick(seed))
    play_out(state, rng, 30 + 7 * (seed % 20))

    for _ in range(12):
        data = msgspec.json.decode(msgspec.json.encode(GAME.position(state)))
        tamper(data, rng)
        try:
            changed = GAME.from_position(data)
        except TaphouseError:
            continue
        play_out(changed.resample(Seat(0), Quick(seed)), Quick(seed), 40)
        play_out(changed, Quick(seed), 60)


def tamper(data: dict[str, Any], rng: Quick) -> None:
    """Change one place of a position."""
    place: Any = data
    keys = [key for key in data if key not in ("game", "rules", "seats", "rng", "learned", "house")]
    key: Any = keys[rng.below(len(keys))]
    while isinstance(place[key], dict | list) and len(place[key]) > 0 and rng.below(5) > 0:
        place = place[key]
        inner = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = inner[rng.below(len(inner))]
    value = place[key]
    if isinstance(value, bool):
        place[key] = not value
    elif isinstance(value, int):
        place[key] = value + rng.below(5) - 2
    elif isinstance(value, list) and value:
        value.insert(rng.below(len(value)), value.pop(rng.below(len(value))))
    elif isinstance(value, str):
        words = [*BOOK.named, *PHASES, *SHOTS, "SPI", "JUG", "SUG-01", "G07", "abundance-1"]
        place[key] = words[rng.below(len(words))]
    else:
        place[key] = 0


def test_nobody_holds_an_interrupt(scene: Any) -> None:
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.position(scene(["NUT"]).state)))
    data["deck"].remove("one_shot-1")
    data["hosts"][0]["hand"].append("one_shot-1")

    with pytest.raises(BadPosition, match="which nobody holds"):
        GAME.from_position(data)
