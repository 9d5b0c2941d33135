"""The end, SP-004 and SP-090 to SP-093."""

from typing import Any

import pytest

HAND = "Bl Cc Lb"
NONE = "Bb Cc Ll"
FITS = "claim flat 0,0"
SIX = "Bb Bc Cb Cl Lc Ll"


def test_sp_004_seven_points_end_the_game(looking: Any) -> None:
    table = looking(HAND, NONE, scored=[SIX, ""])

    table.answer(FITS, "done")

    assert (table.decision, table.points, table.winners) == ("over", [7, 0], [0])
    assert table.state.outcome().reason == "target reached"


def test_sp_004_six_do_not(looking: Any) -> None:
    table = looking(HAND, NONE, scored=["Bb Bc Cb Cl Lc", ""])

    table.answer(FITS, "done")
    table.play(0, "score Bl")

    assert (table.points, table.winners) == ([6, 0], None)


def test_sp_090_the_table_is_not_tidied_any_more(looking: Any) -> None:
    """A kind is short, but the game is over first."""
    short = "BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc"
    table = looking("Bl Cc Ll", NONE, scored=["Bb Bc Cb Cl Lb Lc", ""], picture=short)

    table.answer(FITS, "done")

    assert (table.decision, table.picture, table.supply[0]) == ("over", short, 4)


def test_sp_090_two_may_reach_the_target_in_one_round(looking: Any) -> None:
    table = looking(HAND, "Cc Lb Ll", NONE, scored=[SIX, "Bb Bc Bl Cb Cl Lc", ""], refused=[0, 2, 0])

    table.answer(FITS, "claim tall 1,0", "done")

    assert (table.points, table.winners) == ([7, 7, 0], [0])


def test_sp_090_a_lesser_winner_of_the_last_round_still_scores(looking: Any) -> None:
    table = looking(HAND, "Bc Cb Lc", scored=[SIX, ""])

    table.answer(FITS, "claim tall 2,0")
    assert table.waits_for == [1]
    table.play(1, "score Cb")

    assert (table.decision, table.points) == ("over", [7, 1])


def test_sp_091_in_a_race_the_first_at_the_target_ends_it(looking: Any) -> None:
    table = looking(HAND, "Cc Lb Ll", scored=[SIX, "Bb Bc Bl Cb Cl Lc"], house={"finish": "race"})

    table.play(1, "claim tall 1,0")

    assert (table.decision, table.points, table.winners) == ("over", [6, 7], [1])
    assert table.refusal(0, FITS).rule == "SP-090"


def test_sp_091_a_claim_that_held_before_the_end_still_counts(looking: Any) -> None:
    """R33: the first domino of the list is taken."""
    table = looking("Bc Cb Lc", HAND, scored=["", SIX], house={"finish": "race"})
    table.play(0, "claim tall 2,0")

    table.play(1, FITS)

    assert (table.decision, table.points, table.row(0)) == ("over", [1, 7], "Bc")


def test_sp_092_points_then_refused_claims_then_shared(looking: Any) -> None:
    scored = ["Bc Bl", "Cb Cl", "Lb Lc", "Lb"]
    table = looking(NONE, NONE, NONE, NONE, scored=scored, refused=[1, 0, 1, 0], turn=100)

    table.answer("done", "done", "done", "done")

    outcome = table.state.outcome()
    assert (outcome.scores, outcome.places) == ([2, 2, 2, 1], [2, 1, 2, 4])


TIE: dict[str, Any] = {"scored": ["Bc Bl", "Cb Cl", "Lb Lc", "Lb"], "turn": 100}


@pytest.mark.parametrize(("ties", "places"), [("fewer_refused", [2, 1, 3, 4]), ("shared", [1, 1, 1, 4])], ids=str)
def test_sp_092_equal_points_are_shared_where_the_house_says_so(looking: Any, ties: str, places: list[int]) -> None:
    table = looking(NONE, NONE, NONE, NONE, refused=[1, 0, 2, 0], house={"ties": ties}, **TIE)

    table.answer("done", "done", "done", "done")

    assert table.state.outcome().places == places


LAST = "after the last turn"
SHARED = "as equal points do at this table."
BEHIND = "have as many, but more refused claims."


@pytest.mark.parametrize(
    ("ties", "refused", "words"),
    [
        ("fewer_refused", [1, 0, 2, 0], f"Ben wins with 2 points {LAST}. Cat and you {BEHIND}"),
        ("fewer_refused", [1, 1, 0, 0], f"Cat wins with 2 points {LAST}. Ben and you {BEHIND}"),
        ("fewer_refused", [0, 0, 1, 0], f"Ben and you share the win with 2 points and no refused claim each {LAST}."),
        ("fewer_refused", [1, 2, 1, 0], f"Cat and you share the win with 2 points and 1 refused claim each {LAST}."),
        ("fewer_refused", [2, 3, 2, 0], f"Cat and you share the win with 2 points and 2 refused claims each {LAST}."),
        ("shared", [1, 0, 2, 0], f"Ben, Cat and you share the win with 2 points {LAST}, {SHARED}"),
    ],
)
def test_sp_092_a_tie_is_explained(looking: Any, ties: str, refused: list[int], words: str) -> None:
    table = looking(NONE, NONE, NONE, NONE, refused=refused, house={"ties": ties}, **TIE)

    table.answer("done", "done", "done", "done")

    assert table.view(0).outcome.label == words


def test_sp_092_a_tie_that_is_lost_is_told_to_its_loser_and_to_others(looking: Any) -> None:
    table = looking(NONE, NONE, scored=["Bc", "Cb"], refused=[0, 1], turn=100)

    table.answer("done", "done")

    assert table.view(1).outcome.label == (
        "Ann wins with 1 point after the last turn. You have as many, but more refused claims."
    )
    assert table.view(None).outcome.label == (
        "Ann wins with 1 point after the last turn. Ben has as many, but more refused claims."
    )


@pytest.mark.parametrize(("ties", "shown"), [("fewer_refused", ["refused"]), ("shared", [])])
def test_sp_092_refused_claims_stand_beside_the_scores_where_they_matter(
    looking: Any, ties: str, shown: list[str]
) -> None:
    table = looking(NONE, NONE, refused=[0, 1], turn=100, house={"ties": ties})

    table.answer("done", "done")

    assert list(table.view().seats[0].counters) == shown


def test_sp_093_the_game_ends_after_the_last_turn(looking: Any) -> None:
    table = looking(NONE, NONE, turn=40, house={"turn_limit": 40})

    table.answer("done", "done")

    assert (table.decision, table.state.outcome().reason) == ("over", "turn limit")


def test_sp_093_also_where_nobody_had_anything_to_look_at(scene: Any) -> None:
    table = scene("Bc", turn=100)

    table.play(0, "lay 1,1", "drink C")

    assert table.state.outcome().reason == "turn limit"


def test_sp_093_the_turn_before_is_not_the_last(looking: Any) -> None:
    table = looking(NONE, NONE, turn=99)

    table.answer("done", "done")

    assert (table.decision, table.state.turn) == ("serve", 100)


def test_at_the_end_all_dominoes_are_shown(looking: Any) -> None:
    table = looking(HAND, NONE, scored=[SIX, ""])

    table.answer(FITS, "done")

    assert [item.face for item in table.view(0).zone("hand-1").items] == ["Bb", "Cc", "Ll"]
    assert table.view(0).outcome.label == "You win with 7 points."
    assert table.view(1).outcome.label == "Ann wins with 7 points."
