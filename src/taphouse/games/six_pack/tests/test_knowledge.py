"""What a seat cannot know, and what everybody can conclude."""

from typing import Any

import msgspec
import pytest

from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.six_pack.cards import DOMINO_NAMES
from taphouse.games.six_pack.rules.state import State

HAND = "Bl Cc Lb"
FITS = "claim flat 0,0"
TWINS = 60


def names(held: int) -> str:
    return " ".join(name for number, name in enumerate(DOMINO_NAMES) if held >> number & 1)


def hands(state: State, eyes: int | None, seat: int) -> set[str]:
    """The hands that a seat may hold, as far as these eyes can tell."""
    rng = Quick(7)
    twins = [state.resample(None if eyes is None else Seat(eyes), rng) for _ in range(TWINS)]
    return {names(int(twin.hands[seat])) for twin in twins}


def test_the_own_hand_stays_and_others_change(looking: Any) -> None:
    state = looking(HAND, HAND).state

    assert hands(state, 0, 0) == {HAND}
    assert len(hands(state, 0, 1)) > 20
    assert len(hands(state, None, 0)) > 20


def test_scored_dominoes_are_in_nobodys_hand(looking: Any) -> None:
    """SP-075."""
    state = looking(HAND, HAND, scored=["", "Bb Bc Cb Cl"]).state

    assert all(not {"Bb", "Bc", "Cb", "Cl"} & set(hand.split()) for hand in hands(state, 0, 1))
    assert len(hands(state, 0, 1)) == 10


def test_at_six_points_the_hand_is_known(looking: Any) -> None:
    """SP-075."""
    state = looking(HAND, HAND, scored=["", "Bb Bc Cb Cl Lc Ll"]).state

    assert hands(state, 0, 1) == {HAND}


def test_a_refused_claim_rules_out_the_hands_that_would_have_fitted(looking: Any) -> None:
    """SP-069: the three hands that cover flat 0,0."""
    table = looking("Bb Bc Bl", "Bb Bc Bl", scored=["", "Cb Lc Ll"])
    covering = {"Bl Cc Lb", "Bb Cl Lc", "Bb Cc Ll"}
    assert covering & hands(table.state, 0, 1) == {"Bl Cc Lb"}

    table.answer("done", FITS)

    assert covering & hands(table.state, 0, 1) == set()
    assert "Bb Bc Bl" in hands(table.state, 0, 1)


def test_what_was_ruled_out_is_possible_again_after_a_draw(looking: Any) -> None:
    house = {"wrong_claim": "retry"}
    table = looking("Bb Bc Bl", HAND, scored=["", "Bb Bc Cb"], house=house)
    table.answer("done", "claim flat 1,1")
    assert any(table.state.is_ruled_out(1, number) for number in range(84))

    table.play(1, FITS, "score Bl")

    assert not any(table.state.is_ruled_out(1, number) for number in range(84))


def test_where_the_house_claims_for_all_a_seat_without_a_claim_has_none_of_the_hands_on_the_table(scene: Any) -> None:
    """SP-103."""
    table = scene(hands=["Bb Bc Bl", "Bb Bc Bl"], scored=["", "Cb Lc Ll"], house={"assist": "auto"})

    table.play(0, "take 1,2")

    assert {"Bl Cc Lb"} & hands(table.state, 0, 1) == set()


def test_a_shown_hand_stays_as_it_was_shown(looking: Any) -> None:
    """SP-064: while its domino is chosen everybody sees it."""
    table = looking(HAND, "Bb Bc Bl")

    table.answer(FITS, "done")

    assert hands(table.state, 1, 0) == {HAND}


def test_open_screens_hide_nothing(looking: Any) -> None:
    """SP-008."""
    table = looking(HAND, "Bb Bc Bl", house={"screens": "open"})

    assert hands(table.state, 1, 0) == {HAND}
    assert [item.face for item in table.view(1).zone("hand-0").items] == HAND.split()


def test_secret_answers_may_have_been_anything(looking: Any) -> None:
    """SP-072."""
    table = looking(HAND, HAND)
    table.play(0, FITS)
    rng = Quick(3)

    answers = {int(table.state.resample(Seat(1), rng).answers[0]) for _ in range(TWINS)}

    assert len(answers) == 8


def test_the_own_secret_answer_is_known(looking: Any) -> None:
    table = looking(HAND, HAND)
    table.play(0, FITS)
    rng = Quick(3)

    assert {int(table.state.resample(Seat(0), rng).answers[0]) for _ in range(9)} == {int(table.state.answers[0])}


def test_a_chosen_domino_may_be_any_of_the_three(looking: Any) -> None:
    """SP-065."""
    table = looking(HAND, HAND)
    table.answer(FITS, FITS)
    table.play(0, "score Cc")
    rng = Quick(3)

    picks = {DOMINO_NAMES[int(table.state.resample(Seat(1), rng).picks[0])] for _ in range(TWINS)}

    assert picks == set(HAND.split())


def test_the_domino_of_a_seat_at_the_target_is_no_secret(looking: Any) -> None:
    """It is the first of the list, as everybody knows."""
    table = looking(HAND, HAND, house={"target_points": 3}, scored=["Bb Bc", ""])
    table.answer(FITS, FITS)
    rng = Quick(3)

    picks = {DOMINO_NAMES[int(table.state.resample(Seat(1), rng).picks[0])] for _ in range(TWINS)}

    assert (table.waits_for, picks) == ([1], {"Bl"})


@pytest.mark.parametrize("secret", ["done", FITS, "claim tall 2,0"])
def test_what_was_answered_changes_nothing_that_others_see(looking: Any, secret: str) -> None:
    """SP-072: neither the view nor the story nor a refusal."""
    table, other = looking(HAND, HAND), looking(HAND, HAND)
    table.play(0, secret)
    other.play(0, "claim flat 1,1")

    for eyes in (1, None):
        assert msgspec.json.encode(table.view(eyes)) == msgspec.json.encode(other.view(eyes))
        assert table.story(eyes) == other.story(eyes)
    assert str(table.refusal(1, "score Bl")) == str(other.refusal(1, "score Bl"))


def test_a_draw_is_told_to_its_owner_only(looking: Any) -> None:
    table = looking(HAND, HAND)
    table.answer(FITS, "done")
    table.play(0, "score Bl")

    assert "You drew Bb, Bc and Cb." in table.story(0)
    assert "Ann drew three new dominoes." in table.story(1)
    assert not any("Cb" in line for line in table.story(1) if "drew" in line)


def test_spectators_see_no_hand_and_no_pool(looking: Any) -> None:
    view = looking(HAND, HAND).view(None)

    assert [zone.items for zone in view.zones if zone.id.startswith(("hand", "pool"))] == [[], [], [], []]
    assert [zone.count for zone in view.zones if zone.id.startswith("hand")] == [3, 3]
