"""Positions: any moment can be written down and rebuilt; what cannot be is refused in words."""

from typing import Any

import msgspec
import pytest

from taphouse.core.errors import BadPosition
from taphouse.games.last_call.cards import CARDS
from taphouse.games.last_call.game import GAME
from taphouse.games.last_call.naming import write

ALL = [write(card) for card in range(CARDS)]


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


FINISH = [["finish", 0, 0, 0]]
WATCH = {"seat": 0, "called": False, "tried": [], "until": 0}
WON = {"hands": [[]] * 4, "winners": [0], "how": "went out"}


def moved(data: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Change a position; cards that it misses then lie under the draw pile, and those laid elsewhere leave it."""
    data = {**data, **change}
    if change.keys() <= {"hands", "discards", "sidestep"} and change != {"hands": [[], [], []]}:
        laid = [card for hand in data["hands"] for card in hand]
        laid += [*data["discards"], data["sidestep"]]
        data["draw_pile"] = [card for card in ALL if card not in laid]
    return data


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"decision": "sleep"}, "One of take_that, cheers, turn"),
        ({"decision": "resolving"}, "One of take_that, cheers, turn"),
        ({"active": 4}, "A number from 0 to 3"),
        ({"active": True}, "A number from 0 to 3"),
        ({"direction": 0}, "a direction"),
        ({"hands": [[], [], []]}, "A list of 4"),
        ({"sidestep": "beer-9-a", "turns": 2}, "Every card of both decks must lie in exactly one place"),
        ({"drawn": "wine-3-a"}, "There is a drawn card exactly while"),
        ({"decision": "after_draw", "drawn": "beer-9-a"}, "must be in the hand of the active seat"),
        ({"chosen": ["beer-9-a", None, None, None]}, "only a card of its own hand"),
        (
            {"decision": "pass_card", "agenda": FINISH, "chosen": ["wine-3-a", "wine-4-a", "wine-5-a", "wine-6-a"]},
            "Somebody must be asked",
        ),
        ({"cheers": 1}, "true or false is needed"),
        ({"declared": "gin"}, "One of wine, whiskey"),
        ({"discards": "beer-9-a", "turns": 2}, "A list is needed"),
        ({"draw_pile": ["beer-99-a"]}, "is not a card"),
        ({"agenda": [["dance", 0, 0, 0]]}, "One of name a suit"),
        ({"rejected": 500}, "A number from 0 to"),
        ({"sidestep": "wine-9-a"}, "Only About Face and My Shout lie sidestep"),
        ({"discards": ["bar-1-a"]}, "a suit must have been named"),
        ({"hands": [[], ["wine-3-a"], ["wine-5-a"], ["wine-6-a"]]}, "A seat without cards has won"),
        ({"pending": 1}, "A Take That is 'pending' exactly while"),
        ({"decision": "take_that"}, "A Take That is 'pending' exactly while"),
        ({"cheers": True}, "There is a Cheers exactly while"),
        ({"decision": "cheers"}, "There is a Cheers exactly while"),
        ({"agenda": FINISH}, "Nothing can be left on the agenda"),
        ({"decision": "declare_suit"}, "the agenda must begin with 'finish'"),
        ({"decision": "declare_suit", "agenda": FINISH * 2}, "the agenda must begin with 'finish'"),
        ({"turns": 0}, "from 1 to the max_turns"),
        ({"turns": 401}, "from 1 to the max_turns"),
        ({"passes": 4}, "When everybody has passed"),
        ({"chosen": ["wine-3-a", None, None, None]}, "only while everybody passes one"),
        ({"watches": [WATCH | {"seat": 3}]}, "Only a seat with a single card"),
        ({"watches": [WATCH | {"tried": [0]}]}, "tried to catch themselves"),
        ({"fined": [1]}, "drew for a wrong catch"),
        ({"scores": [1, 0, 0, 0]}, "Before the first round has ended"),
        ({"decision": "over"}, "Before the first round has ended"),
        ({"round": 1}, "A round that has ended has winners"),
        ({"round": 1, "last": WON}, "A single round is over when it has ended"),
        ({"round": 2, "last": WON, "decision": "over"}, "A single round is over when it has ended"),
        ({"round": 1, "last": WON, "decision": "over", "watches": [WATCH]}, "Nobody is under watch"),
        ({"memory": [{"who": "everybody", "cards": ["wine-4-a"], "places": [2]}]}, "A memory says"),
        ({"memory": [{"who": "everybody", "cards": ["beer-9-a"], "places": [0]}]}, "A memory says"),
        ({"stock": ["wine-3-a"]}, "among those that it was made of"),
        ({"seats": 9}, "2 to 8 seats"),
        ({"game": "coasters"}, "a position of 'coasters'"),
    ],
)
def test_what_cannot_be_is_refused(scene: Any, change: dict[str, Any], words: str) -> None:
    data = written(scene(["wine-3-a", "wine-4-a", "wine-5-a", "wine-6-a wine-7-a"]))

    with pytest.raises(BadPosition, match=words):
        GAME.from_position(moved(data, change))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"round": 30}, "A match is over after 30 rounds"),
        ({"round": 31, "decision": "over"}, "A match is over after 30 rounds"),
        ({"scores": [3, 0, 0]}, "Somebody has reached the target"),
    ],
)
def test_lc_084_a_match_that_is_decided_is_over(scene: Any, change: dict[str, Any], words: str) -> None:
    data = written(scene([None] * 3, scores=[2, 0, 0], house={"match": "wins"}))

    with pytest.raises(BadPosition, match=words):
        GAME.from_position({**data, **change})


def test_lc_066_who_was_fined_is_written_down(scene: Any, watch: Any) -> None:
    house = {"false_catch_penalty": 2, "catch_window": "one_card_left"}
    watches = [watch(0, called=True), watch(1)]
    table = scene(["wine-3-a", "wine-4-a", None], house=house, watches=[{**one, "until": None} for one in watches])
    table.play(1, "catch 0")

    data = written(table)

    assert data["fined"] == [1]
    assert [one["until"] for one in data["watches"]] == [None, None]
    assert GAME.position(table.state.copy()) == GAME.position(table.state)
    assert GAME.position(GAME.from_position(data)) == GAME.position(table.state)


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
