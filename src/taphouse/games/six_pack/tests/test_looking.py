"""Phase 3, SP-060 to SP-075, and what makes a point, SP-003."""

from typing import Any

import pytest

FITS = "claim flat 0,0"
"""The hand Bl Cc Lb covers this window of the usual table."""
HAND = "Bl Cc Lb"
NONE = "Bb Cc Ll"


def test_sp_003_a_six_pack_is_one_point(looking: Any) -> None:
    table = looking(HAND, NONE)

    table.answer(FITS, "done")
    table.play(0, "score Cc")

    assert table.points == [1, 0]


@pytest.mark.parametrize(
    ("window", "hand"), [("flat 0,0", "Bl Cc Lb"), ("flat 0,0", "Bb Cl Lc"), ("flat 0,0", "Bb Cc Ll")]
)
def test_sp_003_the_arrangement_is_free(looking: Any, window: str, hand: str) -> None:
    """The same six cards seen in three pairings: B-l L-b C-c, B-b l-C L-c, B-b l-L C-c."""
    table = looking(hand, "Bc Cb Lc")

    table.answer(f"claim {window}", "done")

    assert table.view().opened[0].holds


def test_sp_060_everybody_looks_after_the_top_up(scene: Any) -> None:
    table = scene(seats=4)

    table.play(0, "take 1,2")

    assert (table.decision, table.waits_for) == ("check", [0, 1, 2, 3])


def test_sp_071_claims_are_made_in_phase_3_only(scene: Any) -> None:
    """R32."""
    assert scene().refusal(1, FITS).rule == "SP-071"


def test_sp_061_only_blocks_of_two_by_three_count(looking: Any) -> None:
    """Three columns and two rows or two columns and three rows; a row of six or an L are no choice."""
    table = looking(HAND, NONE, picture="BlCb / bLcB / CbLc")

    assert table.moves(0) == [
        "claim flat 0,0", "claim tall 0,0", "claim flat 1,0", "claim tall 1,0", "claim tall 2,0",
        "claim flat 0,1", "claim flat 1,1", "done",
    ]  # fmt: skip


def test_sp_062_each_domino_is_used_once(looking: Any) -> None:
    """Three equal columns: the hand would need Bc three times."""
    table = looking("Bc Bl Cb", NONE, picture="BcB / cBc")

    table.answer(FITS, "done")

    assert table.refused == [1, 0]


V = [((0, 0), (0, 1)), ((1, 1), (1, 0)), ((2, 0), (2, 1))]
A = [((0, 0), (0, 1)), ((2, 0), (1, 0)), ((1, 1), (2, 1))]
Z = [((0, 0), (1, 0)), ((1, 1), (0, 1)), ((2, 0), (2, 1))]
"""Where bottle and mix of each domino lie."""


@pytest.mark.parametrize(
    ("picture", "hand", "pairs"),
    [
        ("BcL / bCl", "Bb Cc Ll", V),
        ("BlC / bCc", "Bb Cc Cl", V),
        ("BcC / bBl", "Bb Bc Cl", V),
        ("BcB / bCb", "Bb Bc Cb", A),
        ("BlC / bLc", "Bl Cc Lb", Z),
    ],
    ids=["v-alone", "v-before-a", "v-before-z", "a-before-z", "z-alone"],
)
def test_sp_062_the_first_pairing_that_fits_is_shown(looking: Any, picture: str, hand: str, pairs: list[Any]) -> None:
    table = looking(hand, "Bl Cl Ll", picture=picture)

    table.answer(FITS, "done")

    assert [(part.bottle, part.mix) for part in table.view().opened[0].pack] == pairs


def test_sp_062_in_an_upright_window_columns_and_rows_change_places(looking: Any) -> None:
    """The block of which A is shown before Z, standing."""
    table = looking("Bb Bc Cb", NONE, picture="Bb / cC / Bb")

    table.answer("claim tall 0,0", "done")

    pack = table.view().opened[0].pack
    assert [(part.bottle, part.mix) for part in pack] == [(one[::-1], other[::-1]) for one, other in A]


@pytest.mark.parametrize(
    ("picture", "window", "at"),
    [
        ("BlC / bLc", "flat 0,0", (0, 0)),
        ("cLb / ClB", "flat 1,0", (1, 0)),
        ("bLc / BlC", "flat 1,0", (1, 0)),
        ("ClB / cLb", "flat 0,0", (0, 0)),
        ("Bb / lL / Cc", "tall 0,0", (0, 0)),
        ("cC / Ll / bB", "tall 1,0", (1, 0)),
        ("BlC / bLc", "flat -8,6", (-8, 6)),
    ],
)
def test_sp_063_place_and_turning_and_mirroring_are_free(
    looking: Any, picture: str, window: str, at: tuple[int, int]
) -> None:
    table = looking(HAND, NONE, picture=picture, at=at)

    table.answer(f"claim {window}", "done")

    assert table.view().opened[0].holds


def test_sp_064_a_claim_is_shown_to_everybody(looking: Any) -> None:
    table = looking(HAND, NONE, "Bc Cb Lc")

    table.answer(FITS, "done", "done")

    for eyes in (0, 1, 2, None):
        claim = table.view(eyes).opened[0]
        assert (claim.seat, claim.holds, [part.domino for part in claim.pack]) == (
            0,
            True,
            ["red-Bl", "red-Lb", "red-Cc"],
        )
        assert [item.face for item in table.view(eyes).zone("hand-0").items] == ["Bl", "Cc", "Lb"]


def test_sp_065_the_owner_chooses_the_domino_that_stays(looking: Any) -> None:
    table = looking(HAND, NONE)
    table.answer(FITS, "done")
    assert table.moves(0) == ["score Bl", "score Cc", "score Lb"]

    table.play(0, "score Lb")

    assert (table.row(0), table.view().opened[0].scored) == ("Lb", "red-Lb")


def test_sp_065_the_choice_is_secret_while_others_choose_too(looking: Any) -> None:
    table = looking(HAND, "Bc Cb Lc")
    table.answer(FITS, "claim tall 2,0")

    table.play(0, "score Lb")

    assert (table.answered, table.view(1).answer, table.view(0).answer["domino"]) == ([0], None, "domino:red-Lb")
    assert table.row(0) == ""
    assert table.points == [0, 0]


def test_sp_066_two_go_back_and_three_are_drawn(looking: Any) -> None:
    """Chance always draws the first ones here: Bb and Bc from the pool, and the Bl that went back."""
    table = looking(HAND, NONE)

    table.answer(FITS, "done")
    table.play(0, "score Lb")

    assert (table.hand(0), table.pool(0)) == ("Bb Bc Bl", "Cb Cc Cl Lc Ll")


def test_sp_066_at_the_target_nothing_is_drawn(looking: Any) -> None:
    table = looking(HAND, NONE, house={"target_points": 3}, scored=["Bb Bc", ""])

    table.answer(FITS, "done")

    assert (table.hand(0), table.row(0)) == ("", "Bb Bc Bl")


def test_sp_067_several_score_with_the_same_window_and_the_table_stays(looking: Any) -> None:
    table = looking(HAND, HAND)
    before = table.picture

    table.answer(FITS, FITS)
    table.answer("score Bl", "score Bl")

    assert (table.points, table.picture) == ([1, 1], before)


def test_sp_067_a_window_may_serve_again_in_a_later_turn(looking: Any) -> None:
    table = looking(HAND, HAND)
    table.answer(FITS, "done")
    table.play(0, "score Bl")
    table.play(1, "take 1,2")

    table.answer("done", FITS)

    assert table.view().opened[0].holds


def test_sp_068_one_point_in_a_phase(looking: Any) -> None:
    table = looking(HAND, NONE)

    table.answer(FITS, "done")
    table.play(0, "score Bl")

    assert (table.decision, table.host) == ("serve", 1)


def test_sp_068_with_chain_a_winner_looks_again(looking: Any) -> None:
    """After Bl the first dominoes are Bb, Bc and Cb, and these cover nothing."""
    table = looking(HAND, NONE, house={"claims": "chain"})

    table.answer(FITS, "done")
    table.play(0, "score Bl")

    assert (table.decision, table.waits_for, table.view().round) == ("check", [0], 2)
    table.play(0, "done")
    assert table.host == 1


def test_sp_068_with_chain_a_second_point_may_follow(looking: Any) -> None:
    """The last hand is certain: after Bl it is Cc, Lb and Ll, which cover tall 1,0."""
    table = looking(HAND, NONE, house={"claims": "chain", "target_points": 7}, scored=["Bb Bc Cb Cl Lc", ""])

    table.answer(FITS, "done")
    table.play(0, "score Bl", "claim tall 1,0")

    assert (table.points, table.decision) == ([7, 0], "over")


def test_sp_068_with_chain_a_refusal_ends_it(looking: Any) -> None:
    table = looking(HAND, NONE, house={"claims": "chain"})

    table.answer(FITS, "done")
    table.play(0, "score Bl", "claim flat 1,1")

    assert (table.refused, table.host) == ([1, 0], 1)


def test_sp_069_a_refused_seat_sits_out(looking: Any) -> None:
    table = looking("Bc Cl Lb", NONE)

    table.answer(FITS, "done")

    assert (table.points, table.refused, table.host) == ([0, 0], [1, 0], 1)


def test_sp_069_the_window_is_public_and_the_dominoes_are_not(looking: Any) -> None:
    table = looking("Bc Cl Lb", NONE)

    table.answer(FITS, "done")

    claim = table.view(1).opened[0]
    assert (claim.holds, (claim.window.x, claim.window.y), claim.pack) == (False, (0, 0), ())
    assert table.view(1).zone("hand-0").items == []


def test_sp_069_with_retry_a_seat_goes_on_elsewhere(looking: Any) -> None:
    table = looking(HAND, NONE, house={"wrong_claim": "retry"})

    table.answer("claim flat 1,1", "done")

    assert (table.waits_for, table.view().round) == ([0], 2)
    assert "claim flat 1,1" not in table.moves(0)
    assert table.refusal(0, "claim flat 1,1").rule == "SP-069"
    table.play(0, FITS)
    assert table.moves(0) == ["score Bl", "score Cc", "score Lb"]


def test_sp_069_whoever_may_retry_waits_until_the_winners_have_chosen(looking: Any) -> None:
    table = looking(HAND, NONE, house={"wrong_claim": "retry"})

    table.answer(FITS, "claim flat 1,1")

    assert (table.decision, table.waits_for) == ("score_domino", [0])
    table.play(0, "score Bl")
    assert (table.decision, table.waits_for) == ("check", [1])


def test_sp_069_a_success_lifts_the_bar(looking: Any) -> None:
    """With chain and retry: refused at flat 1,1, then a point, then the same place may be tried again."""
    table = looking(HAND, NONE, house={"wrong_claim": "retry", "claims": "chain"})
    table.answer("claim flat 1,1", "done")

    table.play(0, FITS, "score Bl")

    assert "claim flat 1,1" in table.moves(0)


def test_sp_069_bars_are_gone_in_the_next_turn(looking: Any) -> None:
    table = looking(HAND, NONE, house={"wrong_claim": "retry"})
    table.answer("claim flat 1,1", "done")
    table.play(0, "done")

    table.play(1, "take 1,2")

    assert "claim flat 1,1" in table.moves(0)


def test_sp_070_without_six_cards_together_nobody_is_asked(scene: Any) -> None:
    table = scene("Bc / bL")

    table.play(0, "lay 2,0", "drink L")

    assert (table.decision, table.host) == ("serve", 1)


def test_sp_071_the_choices_are_the_same_for_everybody(looking: Any) -> None:
    table = looking(HAND, NONE, "Bc Cb Lc")

    assert table.moves(0) == table.moves(1) == table.moves(2)


def test_sp_072_answers_are_secret_until_all_are_in(looking: Any) -> None:
    table = looking(HAND, NONE)

    table.play(0, FITS)

    assert (table.answered, table.view(1).opened, table.view(1).answer) == ([0], [], None)
    assert table.view(0).answer["text"] == "Six-pack, flat from 0,0"


def test_sp_072_an_answer_is_final(looking: Any) -> None:
    table = looking(HAND, NONE)

    table.play(0, "done")

    assert table.refusal(0, FITS).rule == "SP-072"


def test_sp_072_claims_are_checked_clockwise_from_the_host(looking: Any) -> None:
    table = looking(HAND, "Bc Cl Lb", HAND, host=1)

    table.answer(FITS, FITS, FITS)

    assert [claim.seat for claim in table.view().opened] == [1, 2, 0]


def test_sp_072_points_are_scored_clockwise_from_the_host(looking: Any) -> None:
    table = looking(HAND, HAND, HAND, host=2)
    table.answer(FITS, FITS, FITS)

    table.answer("score Bl", "score Cc", "score Lb")

    assert [line for line in table.story() if " scored " in line] == [
        "Cat scored Lb: 1 point.", "Ann scored Bl: 1 point.", "Ben scored Cc: 1 point.",
    ]  # fmt: skip


def test_sp_072_in_a_race_a_claim_is_handled_at_once(looking: Any) -> None:
    table = looking(HAND, NONE, house={"finish": "race"})

    table.play(0, FITS)

    assert table.view(1).opened[0].holds
    assert (table.waits_for, table.decision) == ([0, 1], "check")
    table.play(0, "score Bl")
    assert (table.points, table.waits_for) == ([1, 0], [1])


def test_sp_072_in_a_race_the_phase_ends_when_everybody_is_out(looking: Any) -> None:
    table = looking(HAND, NONE, house={"finish": "race"})
    table.play(1, "done")
    table.play(0, FITS)
    assert (table.waits_for, table.decision) == ([0], "score_domino")

    table.play(0, "score Bl")

    assert (table.decision, table.host) == ("serve", 1)


def test_sp_072_in_a_race_with_retry_a_refused_seat_looks_on(looking: Any) -> None:
    table = looking(HAND, NONE, house={"finish": "race", "wrong_claim": "retry"})

    table.play(0, "claim flat 1,1")

    assert (table.refused, table.waits_for) == ([1, 0], [0, 1])
    assert "claim flat 1,1" not in table.moves(0)


@pytest.mark.parametrize("points", range(7))
def test_sp_075_hand_and_pool_are_what_is_not_scored(looking: Any, points: int) -> None:
    scored = " ".join(["Bb", "Bc", "Cb", "Cl", "Lc", "Ll"][:points])
    table = looking("Bl Cc Lb", NONE, scored=[scored, ""])

    assert len(table.pool(0).split()) == 6 - points
    assert table.view(1).zone("pool-0").count == 6 - points
