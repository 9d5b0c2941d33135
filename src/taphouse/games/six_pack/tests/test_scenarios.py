"""The scenes that explain the rules, played through."""

from typing import Any

WINDOWS = "BlCb / bLcB / CbLc"


def test_s1_opening_moves(scene: Any) -> None:
    """SP-021, SP-022, SP-024, SP-029: above and below the pair, and nothing to take."""
    table = scene("Bc")

    assert table.moves(0) == ["lay 0,-1", "lay 1,-1", "lay 0,1", "lay 1,1"]
    assert table.supply == [15, 15, 16]
    table.play(0, "lay 0,1")
    assert list(table.pours()) == ["b", "c", "l"]


def test_s1_a_bottle_goes_on_the_other_cell(scene: Any) -> None:
    table = scene("Bc")

    table.play(0, "lay 1,1")

    assert list(table.pours()) == ["B", "C", "L"]


def test_s2_two_equal_mixes_ask_the_host(scene: Any) -> None:
    """SP-045: (1,1) touches c and c."""
    table = scene("Bc")

    table.play(0, "lay 0,1", "drink C")

    assert table.moves(0) == ["fill 1,1 B", "fill 1,1 L"]


def test_s2_two_mixes_share_one_bottle(scene: Any) -> None:
    """SP-044: (1,1) touches c and b, so L comes by itself; SP-070: nothing to look at."""
    table = scene("Bc")

    table.play(0, "lay 0,1", "drink B")

    assert table.picture == "Bc / bL"
    assert (table.decision, table.waits_for) == ("serve", [1])


def test_s2_two_equal_bottles_leave_the_corner_empty(scene: Any) -> None:
    """SP-043."""
    table = scene("Bc")

    table.play(0, "lay 1,1", "drink B")

    assert table.picture == "Bc / .B"
    assert table.waits_for == [1]


def test_s2_two_bottles_make_their_mix(scene: Any) -> None:
    """SP-041."""
    table = scene("Bc")

    table.play(0, "lay 1,1", "drink C")

    assert table.picture == "Bc / lC"


def test_s3_the_box_decides(scene: Any) -> None:
    """SP-024: 4 x 2 may not become 5 x 2."""
    table = scene("BcLb / cLbC")

    assert table.options("lay") == [f"{x},{y}" for y in (-1, 2) for x in range(4)]


def test_s3_a_wider_box_opens_its_sides(scene: Any) -> None:
    """SP-024, SP-025, SP-043: (1,2) touches L and L and stays empty, but may be served on."""
    table = scene("BcLb / cLbC")

    table.play(0, "lay 0,2", "drink L")
    table.answer("done", "done")

    assert table.size == (4, 3)
    assert table.options("lay") == [
        "0,-1", "1,-1", "2,-1", "3,-1", "-1,0", "4,0", "-1,1", "4,1", "-1,2", "1,2", "2,2", "3,2", "0,3",
    ]  # fmt: skip


S4 = "ClBc / lB.B / B..c"


def test_s4_what_may_be_taken(scene: Any) -> None:
    """SP-027, SP-028: not (3,0) between two Beers, not (3,2) with one."""
    assert scene(S4).options("take") == ["0,0", "1,0", "2,0", "0,1", "1,1", "3,1", "0,2"]


def test_s4_a_swap_for_the_same(scene: Any) -> None:
    """SP-051."""
    table = scene(S4)

    table.play(0, "take 1,1")

    assert table.moves(0) == ["fill 1,1 B", "fill 1,1 C"]
    table.play(0, "fill 1,1 B")
    assert table.picture == S4


def test_s4_a_swap_that_runs_on(scene: Any) -> None:
    """SP-046, SP-048, SP-049: two Diesels come by themselves, then the host is asked again."""
    table = scene(S4)

    table.play(0, "take 1,1", "fill 1,1 C")

    assert table.picture == "ClBc / lClB / Bl.c"
    assert table.moves(0) == ["fill 2,2 B", "fill 2,2 C"]


def test_s4_both_ends(scene: Any) -> None:
    for kind in "BC":
        table = scene(S4)
        table.play(0, "take 1,1", "fill 1,1 C", f"fill 2,2 {kind}")
        assert table.picture == f"ClBc / lClB / Bl{kind}c"


def test_s4_the_hosts_own_order_changes_what_may_come(scene: Any) -> None:
    """SP-049: right after (2,1), (2,2) touches only l and c and must be B."""
    table = scene(S4, house={"fill_order": "host"})

    table.play(0, "take 1,1", "fill 1,1 C", "fill 2,1 L")

    assert table.moves(0) == ["fill 1,2 L", "fill 2,2 B"]


def test_s5_what_may_be_taken(scene: Any) -> None:
    """SP-027, SP-029: not the Diesels among Colas, and not the card that keeps the box in proportion."""
    picture = "BcLbCl / cLbClC / L....."
    cells = {f"{x},{y}" for y, row in enumerate(picture.split(" / ")) for x, drink in enumerate(row) if drink != "."}

    assert set(scene(picture).options("take")) == cells - {"5,0", "4,1", "0,2"}


def test_s6_what_comes_into_a_hole(scene: Any) -> None:
    """SP-047, SP-051: each hole with its candidates."""
    table = scene(WINDOWS)
    takes = table.takes()

    assert len(takes) == 12
    assert takes[0, 0] == ("C",)
    assert takes[1, 1] == ("B", "C", "L")
    assert takes[3, 1] == ("B", "L")
    assert takes[0, 2] == ("C", "L")
    assert takes[3, 0] == ("l",)
    assert takes[1, 2] == ("b",)
    assert "take 1,2" in [move.text for move in table.view(0).moves if move.idle]


def test_s6_a_beer_turns_into_cola(scene: Any) -> None:
    table = scene(WINDOWS)

    table.play(0, "take 0,0")

    assert table.picture == "ClCb / bLcB / CbLc"


def test_s6_a_take_that_changes_nothing_goes_on_with_looking(scene: Any) -> None:
    """SP-031."""
    table = scene(WINDOWS)

    table.play(0, "take 1,2")

    assert (table.picture, table.decision) == (WINDOWS, "check")


def test_s6_a_swap_that_must_change(scene: Any) -> None:
    """SP-031."""
    table = scene(WINDOWS, house={"swap_must_change": True})

    assert {"1,2", "3,2"}.isdisjoint(table.options("take"))
    assert len(table.options("take")) == 10
    table.play(0, "take 1,1")
    assert table.moves(0) == ["fill 1,1 B", "fill 1,1 C"]


S7 = "BbBbC / lBcBb / CbLbC / cBlLb"


def test_s7_one_supply_for_both_sides(scene: Any) -> None:
    """SP-007: 5 Beer and 6 Spezi."""
    table = scene(S7)

    assert table.supply == [5, 11, 12]
    assert table.decision == "serve"


def test_s7_a_pink_card_is_served(scene: Any) -> None:
    """SP-026, SP-043, SP-080: and after phase 3 the table is cleared."""
    table = scene(S7)

    table.play(0, "lay 0,4", "drink B")

    assert table.pinks == {(0, 4)}
    assert (table.supply[0], (1, 4) in table.cards) == (4, False)
    table.answer("done", "done")
    assert (table.decision, table.waits_for) == ("clear_line", [0])


def test_s7_every_path_uses_a_pink_beer(scene: Any) -> None:
    """SP-052: with C or B at (2,4), b or B comes from the reserve."""
    table = scene(S7)
    table.play(0, "lay 0,4", "drink C")
    assert table.moves(0) == ["fill 2,4 B", "fill 2,4 C"]

    table.play(0, "fill 2,4 C")

    assert (table.cards[3, 4], table.pinks) == ("b", {(3, 4)})
    assert table.moves(0) == ["fill 4,4 C", "fill 4,4 L"]
    table.play(0, "fill 4,4 C")
    table.answer("done", "done")
    assert (table.supply[0], table.decision) == (4, "clear_line")


def test_s7_the_other_path(scene: Any) -> None:
    table = scene(S7)

    table.play(0, "lay 0,4", "drink C", "fill 2,4 B")

    assert [table.cards[x, 4] for x in range(5)] == ["C", "l", "B", "c", "L"]
    assert table.supply[0] == 4


def test_s8_right_drinks_wrong_neighbours(looking: Any) -> None:
    """SP-062, SP-069: all six drinks are there, but B touches only l and b."""
    table = looking("Bc Cl Lb", "Bb Cc Ll")

    table.answer("claim flat 0,0", "done")

    assert table.refused == [1, 0]
    assert table.points == [0, 0]
    assert table.hand(0) == "Bc Cl Lb"
    assert table.view(1).zone("hand-0").items == []


def test_s9_four_scores_on_one_board(looking: Any) -> None:
    """SP-062, SP-063, SP-067, SP-068: all four hold, also twice the same window."""
    table = looking("Bc Cb Lc", "Bb Cc Lc", "Bb Cl Lc", "Cb Lb Lc")
    table.answer("claim tall 2,0", "claim tall 2,0", "claim flat 1,0", "claim flat 0,1")
    before = table.picture

    assert table.waits_for == [0, 1, 2, 3]
    table.answer("score Bc", "score Cc", "score Bb", "score Cb")

    assert table.points == [1, 1, 1, 1]
    assert [table.row(seat) for seat in range(4)] == ["Bc", "Cc", "Bb", "Cb"]
    assert [len(table.hand(seat).split()) for seat in range(4)] == [3, 3, 3, 3]
    assert table.picture == before


def test_s9_the_first_pairing_is_shown(looking: Any) -> None:
    """SP-062: pairing V."""
    table = looking("Bc Cb Lc", "Bb Cc Ll")

    table.answer("claim tall 2,0", "done")

    claim = table.view().opened[0]
    assert {(part.bottle, part.mix) for part in claim.pack} == {((2, 0), (3, 0)), ((3, 1), (2, 1)), ((2, 2), (3, 2))}


def test_s10_the_last_dominoes(looking: Any) -> None:
    """SP-031, SP-066, SP-068, SP-075, SP-090: the last hand is certain, and the seventh point ends the game."""
    table = looking("Bl Cc Lb", "Bb Cc Ll", scored=["Bb Bc Cb Cl Lc", ""])
    table.answer("claim flat 0,0", "done")
    table.play(0, "score Bl")
    assert (table.points[0], table.hand(0), table.pool(0)) == (6, "Cc Lb Ll", "")
    assert table.waits_for == [1]

    table.play(1, "take 1,2")
    table.answer("claim tall 1,0", "done")

    assert (table.points[0], table.decision, table.winners) == (7, "over", [0])
    assert table.hand(0) == ""


S11 = "BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc"


def test_s11_lines_that_may_be_cleared(scene: Any) -> None:
    """SP-080 to SP-082: all but row 2, which would leave 6 x 2 on both sides."""
    table = scene(S11, decision="clear_line")

    assert (table.supply, len(table.pinks)) == ([4, 7, 7], 1)
    assert table.moves(0) == [
        "clear row 0", "clear row 1", "clear row 3", "clear row 4",
        *(f"clear column {x}" for x in range(6)),
    ]  # fmt: skip


def test_s11_the_larger_area_stays(scene: Any) -> None:
    """SP-083, SP-085."""
    table = scene(S11, decision="clear_line")

    table.play(0, "clear row 1")

    assert table.picture == "CcLbBb / bCbCcL / LlBlBc"
    assert (table.supply, table.pinks) == ([9, 10, 11], set())
    assert table.waits_for == [1]


def test_s11_a_column_keeps_the_right_side(scene: Any) -> None:
    """SP-083: columns 3 to 5, fifteen cards."""
    line = scene(S11, decision="clear_line").lines()["clear column 2"]

    assert (line.stays, len(line.goes)) == (15, 15)


def two_at_seven(looking: Any, refused: list[int], **house: str) -> Any:
    scored = ["Bb Bc Cb Cl Lc Ll", "", "Bb Bc Bl Cb Cl Lc"]
    return looking("Bl Cc Lb", "Bb Cc Ll", "Cc Lb Ll", scored=scored, refused=refused, house=house)


def test_s12_two_at_seven(looking: Any) -> None:
    """SP-090, SP-092: fewer refused claims decide."""
    table = two_at_seven(looking, [1, 0, 0])

    table.answer("claim flat 0,0", "done", "claim tall 1,0")

    assert (table.points, table.winners) == ([7, 0, 7], [2])


def test_s12_equal_seats_share_the_win(looking: Any) -> None:
    """SP-092."""
    table = two_at_seven(looking, [0, 0, 0])

    table.answer("claim flat 0,0", "done", "claim tall 1,0")

    assert table.winners == [0, 2]


def test_s12_in_a_race_the_first_wins_alone(looking: Any) -> None:
    """SP-091: the other stays at six."""
    table = two_at_seven(looking, [1, 0, 0], finish="race")

    table.play(0, "claim flat 0,0")

    assert (table.points, table.winners, table.decision) == ([7, 0, 6], [0], "over")
