"""How rounds and matches end, LC-002 and LC-080 to LC-084."""

from typing import Any

import pytest

from taphouse.core.errors import BadHouse
from taphouse.games.last_call.game import GAME

FRESH = {
    "decision": "turn",
    "direction": 1,
    "turns": 1,
    "passes": 0,
    "sidestep": None,
    "declared": None,
    "pending": 0,
    "cheers": False,
    "drawn": None,
    "calling": False,
    "again": False,
    "chosen": [None] * 4,
    "watches": [],
    "fined": [],
    "agenda": [],
    "memory": [],
    "stock": None,
}
"""What a position says of a round that has just been dealt."""


def outcome(table: Any) -> tuple[str, list[int], list[int]]:
    """The reason, the scores and the places of a game that is over."""
    end = table.state.outcome()
    return end.reason, end.scores, end.places


def test_lc_002_the_first_without_cards_wins(scene: Any) -> None:
    table = scene(["beer-4-a", "wine-3-a wine-4-a", "wine-5-a", "wine-6-a wine-7-a"])

    table.play(0, "play beer-4-a")

    assert table.waits_for == []
    assert outcome(table) == ("went out", [0, -2, -1, -2], [1, 3, 2, 3])


def test_lc_080_no_call_is_needed_for_the_last_card(scene: Any) -> None:
    table = scene([None, "beer-4-a", None], active=1)

    table.play(1, "play beer-4-a")

    assert table.winners == [1]


@pytest.mark.parametrize(
    ("card", "top"),
    [
        ("beer-2-a", "beer-9-a"),
        ("beer-2-b", "beer-9-a"),
        ("beer-1-a", "beer-9-a"),
        ("beer-1-b", "beer-9-a"),
        ("wine-m-a", "beer-9-a"),
        ("whiskey-m-a", "beer-9-a"),
        ("cocktail-m-a", "cocktail-9-a"),
    ],
)
def test_lc_081_the_last_card_wins_without_its_effect(scene: Any, card: str, top: str) -> None:
    table = scene([card, None, "bar-1-a wine-3-a"], top=top)

    table.play(0, f"play {card}")

    assert table.winners == [0]
    assert table.sizes == [0, 4, 2]
    assert table.view().direction == 1


def test_lc_081_a_last_stacked_card_lets_the_pending_draw_lapse(scene: Any) -> None:
    table = scene(["copita-2-a", None], top="beer-2-a", pending=5, decision="take_that")

    table.play(0, "stack copita-2-a")

    assert table.winners == [0]
    assert table.sizes[1] == 4
    assert table.view().pending == 0
    assert "pending" not in table.view().counters


def test_lc_081_a_take_that_does_not_wait_until_the_next_round(scene: Any) -> None:
    said = {"top": "beer-2-a", "pending": 5, "decision": "take_that", "house": {"match": "wins"}}
    table = scene(["copita-2-a", None, None], **said)

    table.play(0, "stack copita-2-a")

    assert (table.view().round, table.decision, table.view().pending) == (2, "turn", 0)
    assert table.waits_for == [1]
    assert "draw" in table.moves(1)


@pytest.mark.parametrize(("card", "waits"), [("beer-2-a", "pending"), ("beer-2-b", "cheers")])
@pytest.mark.parametrize("match", ["single", "wins"])
def test_lc_083_what_waits_when_the_turns_are_up_is_forgotten(scene: Any, card: str, waits: str, match: str) -> None:
    table = scene([f"{card} wine-3-a wine-4-a", None, None], turns=50, house={"max_turns": 50, "match": match})

    table.play(0, f"play {card}")

    assert table.decision == ("over" if match == "single" else "turn")
    assert not GAME.position(table.state)[waits]
    assert table.view().pending == 0


def test_lc_081_nothing_else_of_a_round_reaches_into_the_next(scene: Any, watch: Any) -> None:
    """A round with a sidestep card, a named suit, the other direction, watches and a fine ends with an About Face."""
    house = {"match": "points", "match_target": 50, "false_catch_penalty": 1}
    said = {"top": "wine-m-a", "declared": "beer", "sidestep": "wine-1-b", "direction": -1, "turns": 30, "passes": 1}
    watches = [watch(1, called=True), watch(2)]
    table = scene(["beer-1-b", "wine-3-a", "wine-4-a", None], house=house, rejected=2, watches=watches, **said)
    table.play(2, "catch 1")

    table.play(0, "play beer-1-b")

    after = GAME.position(table.state)
    assert {name: after[name] for name in FRESH} == FRESH
    assert (after["starter"], after["active"], after["round"]) == (1, 1, 1)
    assert (table.sizes, len(table.discards), len(set(GAME.pieces(table.state)))) == ([7] * 4, 1, 124)
    assert after["rejected"] == len([line for line in table.story() if "cannot be the first card" in line])


def test_lc_064_once_the_game_is_over_nobody_is_under_watch(scene: Any, watch: Any) -> None:
    """Nor treated as if with a single card."""
    watches = [watch(1, called=True), watch(2)]
    table = scene(["beer-4-a", "wine-3-a", "wine-4-a"], house={"false_catch_penalty": 1}, watches=watches)
    table.play(2, "catch 1")

    table.play(0, "play beer-4-a")

    after = GAME.position(table.state)
    assert (table.view().watched, after["watches"], after["fined"]) == ([], [], [])


def test_lc_083_passes_are_counted_afresh_in_the_next_round(scene: Any) -> None:
    table = scene(["wine-6-a", ""], rest_with=1, passes=1, house={"match": "wins"})

    table.play(0, "pass")

    after = GAME.position(table.state)
    assert (after["round"], after["passes"], table.view().last_round.how) == (1, 0, "blocked")


def test_lc_083_a_call_and_another_turn_end_with_their_round(scene: Any) -> None:
    """The last turn is an About Face that was called and would have given another turn."""
    house = {"match": "wins", "max_turns": 50, "two_player_about_face": "play_again", "first_event": "acts"}
    table = scene(["beer-1-b wine-3-a", None], house=house, turns=50)

    table.play(0, "play beer-1-b +call")

    after = GAME.position(table.state)
    assert (after["round"], after["calling"], after["again"]) == (1, False, False)
    assert (after["starter"], after["active"]) == (1, 1)


@pytest.mark.parametrize(("choice", "winners"), [("draw", None), ("win", [0])])
def test_lc_082_tough_break_as_the_last_card(scene: Any, choice: str, winners: list[int] | None) -> None:
    table = scene(["bar-1-a", None], house={"tough_break_final": choice})

    table.play(0, "play bar-1-a")

    assert table.winners == winners
    assert table.decision == ("declare_suit" if winners is None else "over")


def test_lc_082_a_last_tough_break_draws_what_there_is(scene: Any) -> None:
    """LC-027: only the card below it can be drawn. One card is left, so there is a watch (LC-062)."""
    table = scene(["bar-1-a", ""], top="beer-9-a", rest_with=1)

    table.play(0, "play bar-1-a", "name wine")

    assert table.hand(0) == {"beer-9-a"}
    assert table.winners is None
    assert table.view().watched == [0]


def test_lc_082_the_option_does_not_cover_forced_tough_breaks(scene: Any) -> None:
    house = {"tough_break_final": "win"}
    table = scene(["cocktail-m-a wine-3-a wine-4-a", "bar-1-a"], top="cocktail-5-a", house=house)

    table.play(0, "play cocktail-m-a")

    assert table.sizes[1] == 5
    assert table.winners is None


@pytest.mark.parametrize(("direction", "winner"), [(1, 0), (-1, 1)])
def test_lc_080_hands_emptied_by_force_win_after_the_effect(scene: Any, direction: int, winner: int) -> None:
    """LC-027: seat 3 draws all there is; seats 0 and 1 have nothing left. The first from seat 3 on wins."""
    hands = ["bar-1-b", "bar-2-b", "", "cocktail-m-a wine-3-a bar-1-a bar-2-a"]
    table = scene(hands, top="cocktail-5-a", active=3, direction=direction, rest_with=2)

    table.play(3, "play cocktail-m-a")
    assert [table.sizes[seat] for seat in (3, 0, 1)] == [6, 0, 0]
    assert not table.winners
    table.play(3, "name beer")

    assert table.winners == [winner]
    assert outcome(table)[2][1 - winner] == 2


def test_lc_083_the_round_ends_when_the_last_turn_is_complete(scene: Any) -> None:
    """The fewest cards win; the Take That that waits lapses."""
    hands = ["beer-2-a wine-3-a wine-4-a", "wine-5-a", "wine-6-a wine-7-a"]
    table = scene(hands, turns=50, house={"max_turns": 50})

    table.play(0, "play beer-2-a")

    assert table.sizes == [2, 1, 2]
    assert outcome(table) == ("turn limit", [-2, -1, -2], [2, 1, 2])


def test_lc_083_the_last_turn_is_finished_first(scene: Any) -> None:
    table = scene(["beer-1-a wine-3-a wine-4-a", None], turns=50, house={"max_turns": 50})

    table.play(0, "play beer-1-a")
    assert table.winners is None
    table.play(0, "name wine")

    assert table.winners == [0]


def test_lc_083_every_time_a_seat_becomes_active_is_a_turn(scene: Any) -> None:
    """Also if it only serves a Take That."""
    table = scene(["beer-2-a wine-3-a wine-4-a", None, None], turns=7)

    table.play(0, "play beer-2-a")
    table.play(1, "accept")

    assert table.view().turns == 9


def test_lc_083_a_tie_has_several_winners_in_a_single_round(scene: Any) -> None:
    hands = ["wine-3-a", "wine-5-a wine-8-a", "wine-6-a wine-7-a"]
    table = scene(hands, turns=50, house={"max_turns": 50}, draw="copita-9-b")

    table.play(0, "draw", "keep")

    assert outcome(table) == ("turn limit", [-2, -2, -2], [1, 1, 1])
    assert table.winners == [0, 1, 2]


def test_lc_083_a_circle_of_passes_ends_the_round(scene: Any) -> None:
    table = scene(["wine-6-a", "copita-9-b wine-8-b", ""], top="beer-9-a", passes=2, rest_with=2)

    table.play(0, "pass")

    assert outcome(table)[0] == "blocked"
    assert table.winners == [0]


def test_lc_083_passes_count_only_in_a_row(scene: Any) -> None:
    table = scene(["wine-6-a", "beer-3-a wine-8-b", ""], top="beer-9-a", active=1, passes=2, rest_with=2)

    table.play(1, "play beer-3-a")

    assert table.state.passes == 0
    assert table.winners is None


def match(scene: Any, hands: list[str], kind: str, **said: Any) -> Any:
    house = {"match": kind, **said.pop("house", {})}
    return scene(hands, house=house, **said)


ABOUT_TO_WIN = ["beer-4-a", "wine-3-a wine-4-a", "wine-5-a"]


def test_lc_084_a_round_win_counts_one(scene: Any) -> None:
    table = match(scene, ABOUT_TO_WIN, "wins", scores=[1, 0, 2])

    table.play(0, "play beer-4-a")

    assert table.view().scores == [2, 0, 2]
    assert table.view().round == 3


def test_lc_084_a_round_win_counts_a_point_for_each_card_of_the_others(scene: Any) -> None:
    table = match(scene, ABOUT_TO_WIN, "points", scores=[1, 0, 2])

    table.play(0, "play beer-4-a")

    assert table.view().scores == [4, 0, 2]


@pytest.mark.parametrize(
    ("kind", "target", "scores", "reason"),
    [
        ("wins", "auto", [2, 0, 1], "wins reached"),
        ("wins", 5, [4, 3, 1], "wins reached"),
        ("points", "auto", [27, 20, 1], "points reached"),
        ("points", 10, [7, 0, 1], "points reached"),
    ],
)
def test_lc_084_who_reaches_the_target_wins_the_match(
    scene: Any, kind: str, target: Any, scores: list[int], reason: str
) -> None:
    table = match(scene, ABOUT_TO_WIN, kind, scores=scores, house={"match_target": target})

    table.play(0, "play beer-4-a")

    assert outcome(table)[0] == reason
    assert table.winners == [0]


@pytest.mark.parametrize(("kind", "scores"), [("wins", [1, 2, 1]), ("points", [26, 29, 1])])
def test_lc_084_below_the_target_the_match_goes_on(scene: Any, kind: str, scores: list[int]) -> None:
    table = match(scene, ABOUT_TO_WIN, kind, scores=scores)

    table.play(0, "play beer-4-a")

    assert table.winners is None
    assert table.sizes == [7, 7, 7]


def test_lc_084_the_next_round_begins_with_the_next_seat_and_a_clean_table(scene: Any, watch: Any) -> None:
    said = {"starter": 1, "direction": -1, "sidestep": "copita-1-b", "watches": [watch(2)], "turns": 33}
    table = match(scene, ABOUT_TO_WIN, "wins", **said)

    table.play(0, "play beer-4-a")

    seen = table.view()
    assert table.waits_for == [2]
    assert (seen.direction, table.sidestep, seen.watched, seen.turns) == (1, None, [], 1)
    assert len(set(GAME.pieces(table.state))) == 124


@pytest.mark.parametrize("kind", ["wins", "points"])
def test_lc_084_a_tied_round_scores_nothing(scene: Any, kind: str) -> None:
    hands = ["wine-3-a", "wine-5-a wine-8-a", "wine-6-a wine-7-a wine-9-a"]
    table = match(scene, hands, kind, turns=50, draw="copita-9-b", house={"max_turns": 50}, scores=[1, 2, 0])

    table.play(0, "draw", "keep")

    assert table.view().scores == [1, 2, 0]
    assert table.view().round == 3
    assert table.view().last_round.winners == [0, 1]


def test_lc_084_a_stopped_round_with_one_fewest_hand_scores_like_any_other(scene: Any) -> None:
    hands = ["wine-3-a", "wine-5-a wine-8-a", "wine-6-a wine-7-a wine-9-a"]
    table = match(scene, hands, "points", turns=50, draw="copita-9-b", house={"max_turns": 50}, active=1)

    table.play(1, "draw", "keep")

    assert table.view().scores == [6, 0, 0]


def test_lc_084_after_thirty_rounds_the_leader_wins(scene: Any) -> None:
    table = match(scene, ABOUT_TO_WIN, "points", scores=[1, 9, 20], round=29, house={"match_target": 200})

    table.play(0, "play beer-4-a")

    assert outcome(table) == ("rounds played", [4, 9, 20], [3, 2, 1])


def test_lc_084_equal_leaders_share(scene: Any) -> None:
    table = match(scene, ABOUT_TO_WIN, "wins", scores=[3, 1, 4], round=29, house={"match_target": 10})

    table.play(0, "play beer-4-a")

    assert outcome(table) == ("rounds played", [4, 1, 4], [1, 3, 1])


@pytest.mark.parametrize(
    ("kind", "target", "words"),
    [("wins", 11, "2 to 10, not 11"), ("points", 9, "10 to 200, not 9"), ("points", 2, "10 to 200, not 2")],
)
def test_lc_084_a_target_must_suit_the_match(kind: str, target: int, words: str) -> None:
    with pytest.raises(BadHouse, match=words):
        GAME.house(4, {"match": kind, "match_target": target})


def test_lc_084_a_single_round_does_not_ask_for_the_target() -> None:
    assert GAME.house(4, {"match_target": 5})["match_target"] == 5
