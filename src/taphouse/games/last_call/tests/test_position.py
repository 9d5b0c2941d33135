"""Positions: any moment can be written down and rebuilt; what cannot be is refused in words."""

from typing import Any

import msgspec
import pytest

from taphouse.core.errors import BadPosition
from taphouse.games.last_call.game import GAME


def written(table: Any) -> dict[str, Any]:
    """The position, as it comes out of a file."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.position(table.state)))
    return data


def test_the_middle_of_an_effect_is_written_down(scene: Any, watch: Any) -> None:
    table = scene(["whiskey-m-a wine-3-a wine-4-a", "wine-5-a", None], watches=[watch(1, called=True, tried=[0])])
    table.play(0, "play whiskey-m-a")

    data = written(table)

    assert data["decision"] == "declare_suit"
    assert data["agenda"] == [["finish", 0, 0, 0], ["pass a card each", 0, 0, 0]]
    assert data["watches"] == [{"seat": 1, "called": True, "tried": [0], "until": 1}]
    assert data["hands"][0] == ["wine-3-a", "wine-4-a"]
    again = GAME.from_position(data)
    assert GAME.position(again) == GAME.position(table.state)


def test_secret_choices_and_memories_are_written_down(scene: Any) -> None:
    memory = [
        {"who": "everybody", "cards": ["bar-1-a"], "places": ["draw_pile"]},
        {"who": "spectator", "cards": ["wine-3-a"], "places": [0, 1]},
        {"who": 1, "cards": ["wine-3-a"], "places": [0, "drawn"]},
    ]
    said = {"top": "whiskey-m-a", "declared": "beer", "decision": "pass_card", "agenda": [["finish", 0, 0, 0]]}
    table = scene(["wine-3-a wine-4-a", None, None], memory=memory, **said)
    table.play(0, "give wine-3-a")

    data = written(table)

    assert data["memory"] == memory
    assert data["chosen"] == ["wine-3-a", None, None]
    assert GAME.position(GAME.from_position(data)) == GAME.position(table.state)


def test_what_a_new_pile_was_made_of_is_written_down(scene: Any) -> None:
    table = scene(["wine-6-a copita-9-b", ""], below="wine-3-a wine-4-b", rest_with=1)
    table.play(0, "draw")

    data = written(table)

    assert data["stock"] == ["wine-3-a", "wine-4-b"]
    assert GAME.position(GAME.from_position(data)) == GAME.position(table.state)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"decision": "sleep"}, "One of resolving, turn"),
        ({"decision": "resolving"}, "a direction .1 or -1. and a decision"),
        ({"active": 4}, "A number from 0 to 3"),
        ({"active": True}, "A number from 0 to 3"),
        ({"direction": 0}, "a direction"),
        ({"hands": [[], [], []]}, "A list of 4"),
        ({"sidestep": "beer-9-a"}, "Every card of both decks must lie in exactly one place"),
        ({"drawn": "wine-3-a"}, "There is a drawn card exactly while"),
        ({"decision": "after_draw", "drawn": "beer-9-a"}, "must be in the hand of the active seat"),
        ({"chosen": ["beer-9-a", None, None, None]}, "only a card of its own hand"),
        (
            {"decision": "pass_card", "chosen": ["wine-3-a", "wine-4-a", "wine-5-a", "wine-6-a"]},
            "Somebody must be asked",
        ),
        ({"cheers": 1}, "true or false is needed"),
        ({"declared": "gin"}, "One of wine, whiskey"),
        ({"discards": "beer-9-a"}, "A list is needed"),
        ({"draw_pile": ["beer-99-a"]}, "is not a card"),
        ({"agenda": [["dance", 0, 0, 0]]}, "One of name a suit"),
        ({"rejected": 500}, "A number from 0 to"),
        ({"seats": 9}, "2 to 8 seats"),
        ({"game": "coasters"}, "a position of 'coasters'"),
    ],
)
def test_what_cannot_be_is_refused(scene: Any, change: dict[str, Any], words: str) -> None:
    data = written(scene(["wine-3-a", "wine-4-a", "wine-5-a", "wine-6-a"]))

    with pytest.raises(BadPosition, match=words):
        GAME.from_position({**data, **change})


def test_nothing_may_be_missing(scene: Any) -> None:
    data = written(scene())
    for name in data:
        if name in ("rules", "learned"):
            continue
        with pytest.raises(BadPosition):
            GAME.from_position({key: value for key, value in data.items() if key != name})


LEARNED = [
    (["beer-4-a wine-3-a wine-5-a", None], {}, "play beer-4-a", True),
    ([None, None], {}, "draw", True),
    (["beer-3-a wine-3-a", None], {"decision": "after_draw", "drawn": "beer-3-a"}, "keep", False),
    ([None, None], {"cheers": True, "decision": "cheers"}, "sip", False),
    ([None, None], {"cheers": True, "decision": "cheers"}, "draw two", True),
    ([None, None], {"decision": "declare_suit", "agenda": [["finish", 0, 0, 0]]}, "name wine", False),
    (["wine-3-a", None], {"decision": "pass_card", "agenda": [["finish", 0, 0, 0]]}, "give wine-3-a", False),
    ([None, None], {"decision": "take_that", "pending": 1}, "accept", True),
    (["copita-2-a wine-3-a wine-4-a", None], {"decision": "take_that", "pending": 1}, "stack copita-2-a", True),
    ([None, None], {"decision": "heard_far", "agenda": [["finish", 0, 0, 0]]}, "heard yes", False),
    ([None, None], {"decision": "heard_far", "agenda": [["finish", 0, 0, 0]]}, "heard no", True),
    (["beer-3-a wine-3-a", None], {"decision": "after_draw", "drawn": "beer-3-a", "turns": 400}, "keep", True),
]


@pytest.mark.parametrize(("hands", "said", "move", "learned"), LEARNED)
def test_what_can_be_taken_back_has_taught_nobody_anything(
    scene: Any, hands: Any, said: dict[str, Any], move: str, *, learned: bool
) -> None:
    table = scene(hands, **said)

    table.play(0, move)

    assert (table.state.learned > 0) == learned


def test_a_pass_and_a_catch_cannot_be_taken_back(scene: Any, watch: Any) -> None:
    passing = scene(["wine-6-a", ""], rest_with=1)
    passing.play(0, "pass")
    catching = scene(["wine-6-a", None], watches=[watch(0, called=True)])
    catching.play(1, "catch 0")

    assert passing.state.learned > 0
    assert catching.state.learned > 0


def test_the_last_choice_of_a_card_to_pass_cannot_be_taken_back(scene: Any) -> None:
    said = {"decision": "pass_card", "agenda": [["finish", 0, 0, 0]], "chosen": [None, "wine-4-a"]}
    table = scene(["wine-3-a", "wine-4-a"], **said)

    table.play(0, "give wine-3-a")

    assert table.state.learned > 0
