"""Positions: written down and rebuilt, or refused."""

import json
from typing import Any

import pytest

from taphouse.core.errors import BadPosition
from taphouse.core.rng import Quick
from taphouse.games.with_friends_like_these.game import GAME
from taphouse.words.at_table import explained
from taphouse.words.languages import words_of


def refusal(position: dict[str, Any]) -> str:
    """Try to rebuild what cannot be; gives the sentence that says why not."""
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(position)
    return explained(refused.value, words_of(GAME, catalogue=GAME.catalogue(GAME.house(4, {"decks": 2})))).why


TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"wingman": True, "peak_cards": 5}),
    (2, {"decks": 2, "peak_cards": 4}),
    (5, {"decks": 2, "wingman": True, "peak_cards": 4, "mixer_following": "dual", "trick_history": "all"}),
]


@pytest.mark.parametrize(("seats", "house"), TABLES)
def test_every_moment_of_a_game_is_rebuilt_exactly(fresh: Any, seats: int, house: dict[str, Any]) -> None:
    state = fresh(seats, **house).state
    rng = Quick(2)
    while True:
        position = GAME.position(state)
        twin = GAME.from_position(json.loads(json.dumps(position)))
        assert GAME.position(twin) == position
        assert twin.to_act() == state.to_act()
        if not state.to_act():
            break
        seat = state.next_to_act()
        assert twin.legal_moves(seat) == state.legal_moves(seat)
        state.apply(seat, state.random_move(seat, rng))
    assert twin.outcome().position() == state.outcome().position()  # type: ignore[union-attr]


def test_a_rebuilt_game_goes_on_in_the_same_way(fresh: Any) -> None:
    """Also into rounds that are yet to be dealt."""
    state = fresh(4, peak_cards=4).state
    for _ in range(9):
        state.apply(state.next_to_act(), state.legal_moves(state.next_to_act())[-1])
    twin = GAME.from_position(GAME.position(state))
    while state.to_act():
        for each in (state, twin):
            each.apply(each.next_to_act(), each.legal_moves(each.next_to_act())[0])

    assert GAME.position(twin) == GAME.position(state)


def test_a_position_reads_like_a_table(table: Any) -> None:
    there = table(hands={0: "wine 9, bar", 1: "wine 3, beer m", 2: "wine m, wine 8"}, bids={0: 1, 1: 0, 2: 0})
    there.lay("wine 9")
    position = GAME.position(there.state)

    assert position["flip"] == "beer-1-a"
    assert position["hands"] == [["bar-1-a"], ["wine-3-a", "beer-m-a"], ["wine-8-a", "wine-m-a"]]
    assert position["bids"] == [1, 0, 0]
    assert position["tricks"][-1] == {"leader": 0, "cards": ["wine-9-a"]}  # type: ignore[index]


SCENE = {
    "game": "with-friends-like-these",
    "seats": 3,
    "house": {},
    "dealer": 2,
    "flip": "beer-1-a",
    "hands": [
        ["wine-1-a", "wine-2-a", "wine-3-a"],
        ["wine-4-a", "wine-5-a", "wine-6-a"],
        ["wine-7-a", "wine-8-a", "wine-9-a"],
    ],
    "rng": {"generator": "quick", "state": 5},
}


def test_a_scene_needs_only_dealer_turned_up_card_and_hands() -> None:
    position = GAME.position(GAME.from_position(SCENE))

    assert position["round"] == 1
    assert position["bids"] == [None, None, None]
    assert position["scores"] == [0, 0, 0]
    assert position["tricks"] == position["finished"] == []


FINISHED = {
    "bids": [1, 1, 0],
    "won": [1, 1, 1],
    "points": [11, 11, 0],
    "last_trick": {"leader": 0, "cards": ["wine-1-a", "wine-2-a", "wine-3-a"], "winner": 2, "trump": "beer"},
}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "last-call"}, "This is a position of 'last-call'"),
        ({"dealer": 3}, "In 'dealer': A number from 0 to 2 is needed where there is 3"),
        ({"dealer": "Ann"}, "A number from 0 to 2 is needed where there is 'Ann'"),
        ({"round": 16}, "Round 16 is none of the 15 rounds"),
        ({"round": 0}, "In 'round': A number from 1"),
        ({"flip": "beer-12-a"}, "is needed where there is 'beer-12-a'"),
        ({"flip": "wine-1-a"}, "A card lies in two places"),
        ({"flip": "beer-1-b"}, "only one deck"),
        ({"hands": SCENE["hands"][:2]}, "In 'hands': A list of 3 is needed"),  # type: ignore[index]
        ({"hands": [[], [], []]}, "Each seat must have 3 cards"),
        ({"hands": "none"}, "A list of 3 is needed where there is 'none'"),
        ({"round": 2}, "Each seat must have 4 cards"),
        ({"bids": [1, 0]}, "In 'bids': A list of 3 is needed"),
        ({"bids": [-1, 0, 0]}, "In 'bids': A number from 0 to 10 is needed where there is -1"),
        ({"bids": [4, 0, 0]}, "bid 0 to 3, not 4"),
        ({"bids": [1, 1, 1]}, "must not do that"),
        ({"bids": [None, 1, None]}, "turn to bid"),
        (
            {"bids": [0, 0, 0], "tricks": [{"leader": 3, "cards": ["wine-10-a"]}]},
            "In 'tricks': A number from 0 to 2",
        ),
        ({"bids": [0, 0, 0], "tricks": [{"leader": 0, "cards": []}]}, "at least one"),
        ({"scores": [1, 2]}, "In 'scores': A list of 3 is needed"),
        ({"finished": [{**FINISHED, "won": [1, 2]}]}, "In 'finished': A list of 3 is needed"),
        ({"finished": [{"bids": [0, 0, 0]}]}, "An entry has no “last_trick”"),
        ({"finished": [FINISHED]}, "In round 1 there can be 0 finished rounds, not 1"),
        ({"scores": [0, -1, 0]}, "In 'scores': A number from 0 to 9999 is needed"),
        ({"scores": [0, 10**23, 0]}, "In 'scores': A number from 0 to 9999 is needed"),
        ({"rng": None}, "rng"),
        ({"house": {"decks": 3}}, "decks"),
    ],
)
def test_an_absurd_position_is_refused_in_a_sentence(change: dict[str, Any], sentence: str) -> None:
    assert sentence in refusal({**SCENE, **change})


def test_a_trick_led_by_the_wrong_seat_is_refused(table: Any) -> None:
    position: dict[str, Any] = GAME.position(table(hands={0: "wine 9", 1: "wine 3", 2: "wine 8"}).state)
    position["tricks"][0]["leader"] = 1

    assert "turn to play" in refusal(position)


def test_a_round_whose_tricks_are_all_played_is_refused_unless_it_is_the_last() -> None:
    tricks = [{"leader": 2, "cards": [f"wine-{9 - n}-a", f"wine-{3 - n}-a", f"wine-{6 - n}-a"]} for n in range(3)]
    done = {**SCENE, "hands": [[], [], []], "dealer": 1, "bids": [0, 0, 0], "tricks": tricks}
    last = GAME.from_position({**done, "house": {"peak_cards": 3}})

    assert last.outcome().scores == [10, 10, 0]  # type: ignore[union-attr]
    assert "the next round should be dealt" in refusal(done)


HANDS = [["wine-1-a", "wine-2-a", "wine-3-a", "wine-10-a"], ["wine-4-a", "wine-5-a", "wine-6-a", "wine-11-a"],
         ["wine-7-a", "wine-8-a", "wine-9-a", "wine-m-a"]]  # fmt: skip
SECOND_ROUND = {**SCENE, "round": 2, "hands": HANDS, "finished": [FINISHED], "scores": [11, 11, 0]}


def test_finished_rounds_are_read() -> None:
    state = GAME.from_position(SECOND_ROUND)

    assert GAME.position(state)["finished"] == [FINISHED]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"bids": [4, 1, 0]}, "Finished round 1 had hands of 3: bids are from 0 to 3"),
        ({"bids": [-1, 1, 0]}, "A number from 0 to 10 is needed where there is -1"),
        ({"bids": [1, 1, 1]}, "bids never add up to them"),
        ({"won": [1, 1, 0]}, "must add up to 3"),
        ({"won": [-1, 2, 2]}, "A number from 0 to 10 is needed where there is -1"),
        ({"points": [14, 0, 0]}, "pays from 0 to 13 points"),
        ({"points": [-1, 0, 0]}, "A number from 0 to 9999 is needed where there is -1"),
        ({"last_trick": {**FINISHED["last_trick"], "winner": 3}}, "A number from 0 to 2 is needed where there is 3"),  # type: ignore[dict-item]
        ({"last_trick": {**FINISHED["last_trick"], "leader": -1}}, "A number from 0 to 2 is needed where there is -1"),  # type: ignore[dict-item]
        ({"last_trick": {**FINISHED["last_trick"], "trump": "tea"}}, "is needed where there is 'tea'"),  # type: ignore[dict-item]
    ],
)
def test_a_finished_round_that_cannot_be_is_refused(change: dict[str, Any], sentence: str) -> None:
    assert sentence in refusal({**SECOND_ROUND, "finished": [{**FINISHED, **change}]})


def test_a_copy_is_equal_and_apart(table: Any) -> None:
    there = table(hands={0: "wine 9, bar", 1: "wine 3, beer m", 2: "wine m, wine 8"})
    before = GAME.position(there.state)
    twin = there.state.copy()
    there.lay("wine 9, wine 3, wine 8")

    assert GAME.position(twin) == before
    assert GAME.position(there.state) != before
