"""Phase 1, SP-020 to SP-032."""

from typing import Any

from taphouse.core.step import RESOLVING
from taphouse.games.six_pack.rules.events import FILLED
from taphouse.testing.deeds import cell_of, named, verb_of

S7 = "BbBbC / lBcBb / CbLbC / cBlLb"


def test_sp_020_the_host_lays_or_takes_and_nothing_else(scene: Any) -> None:
    table = scene("BcL / cLb")

    assert {text.split()[0] for text in table.moves(0)} == {"lay", "take"}


def test_sp_020_after_one_serve_the_turn_goes_on(scene: Any) -> None:
    table = scene("Bc")

    table.play(0, "lay 0,1", "drink B")

    assert table.host == 1


def test_sp_021_a_corner_is_not_enough(scene: Any) -> None:
    table = scene("Bc / lC")

    assert {"-1,-1", "2,-1", "-1,2", "2,2"}.isdisjoint(table.options("lay"))
    assert table.refusal(0, "lay 2,2").rule == "SP-021"


def test_sp_021_no_card_lies_on_another(scene: Any) -> None:
    assert scene("Bc / lC").refusal(0, "lay 0,0").rule == "SP-021"


def test_sp_022_the_cell_decides_which_side_is_up(scene: Any) -> None:
    table = scene("Bc / lC")
    sides = {cell_of(move): named(move, "side") for move in table.view(0).moves if verb_of(move) == "do-lay"}

    assert all(side == ("mix" if (x + y) % 2 else "bottle") for (x, y), side in sides.items())


def test_sp_023_any_kind_goes_beside_any_other(scene: Any) -> None:
    """A Spezi beside a Beer, though it has none in it; and a Shandy beside it, too."""
    for kind in "BCL":
        table = scene("Bc")
        table.play(0, "lay 0,1", f"drink {kind}")
        assert table.cards[0, 1] == kind.lower()


def test_sp_024_a_table_of_four_by_two_grows_upwards_or_downwards_only(scene: Any) -> None:
    table = scene("BcLb / cLbC")

    refusal = table.refusal(0, "lay 4,0")

    assert refusal.rule == "SP-024"
    assert "4 x 2" in refusal.why


def test_sp_024_the_same_upright(scene: Any) -> None:
    table = scene("Bc / cL / Lb / bC")

    assert {cell.split(",")[0] for cell in table.options("lay")} == {"-1", "2"}


def test_sp_024_a_box_out_of_proportion_may_grow_on_its_short_side(scene: Any) -> None:
    """SP-088 leaves such boxes: 7 x 2 becomes 7 x 3, which is still too wide, but not 8 x 2."""
    table = scene("BcLbClB / c......")

    assert {"7,0", "-1,0"}.isdisjoint(table.options("lay"))
    assert {"0,2", "6,1", "0,-1"} <= set(table.options("lay"))


def test_sp_024_the_same_for_a_box_that_is_too_high(scene: Any) -> None:
    table = scene("Bc / c. / L. / b. / C. / l. / B.")

    assert {"0,7", "0,-1"}.isdisjoint(table.options("lay"))
    assert {"2,0", "1,6", "-1,0"} <= set(table.options("lay"))


def test_sp_025_a_hole_may_be_filled_with_any_kind(scene: Any) -> None:
    table = scene("Bc / .B")

    table.play(0, "lay 0,1")

    assert table.moves(0) == ["drink B", "drink C", "drink L"]


def test_sp_026_a_pink_card_may_be_served(scene: Any) -> None:
    table = scene(S7)

    table.play(0, "lay 0,4")

    assert [(drink, pour.pink) for drink, pour in table.pours().items()] == [("B", True), ("C", False), ("L", False)]


def test_sp_026_without_the_reserve_the_kind_is_not_offered(scene: Any) -> None:
    table = scene(S7, house={"reserve_in_phase1": False})

    table.play(0, "lay 0,4")

    assert table.moves(0) == ["drink C", "drink L"]
    assert table.refusal(0, "drink B").rule == "SP-026"


ALL_PLAIN = "BcLbCl / cLbClB / LbClBc / bClBcL / ClBcLb / lBc..."


def test_sp_026_without_any_plain_card_nothing_is_laid(scene: Any) -> None:
    table = scene(ALL_PLAIN, house={"reserve_in_phase1": False})
    assert table.supply == [5, 5, 5]

    assert table.options("lay") == []
    assert table.options("take") != []
    assert table.refusal(0, "lay -1,0").rule == "SP-026"


def test_sp_027_a_mix_among_bottles_of_one_kind_stays(scene: Any) -> None:
    table = scene("BcB / .B.")

    assert "1,0" not in table.options("take")
    assert table.refusal(0, "take 1,0").rule == "SP-027"


def test_sp_027_a_mix_among_two_kinds_may_go(scene: Any) -> None:
    assert "1,0" in scene("BcL / .B.").options("take")


def test_sp_028_a_mix_at_the_end_stays_and_a_bottle_at_the_end_may_go(scene: Any) -> None:
    mix, bottle = scene("Bc / bL / C."), scene("cB / Lb / .C", at=(1, 0))

    assert scene("Bc / .L / .b").refusal(0, "take 1,2").rule == "SP-028"
    assert "0,2" in mix.options("take")
    assert "2,2" in bottle.options("take")


def test_sp_029_two_cards_must_stay(scene: Any) -> None:
    table = scene("Bc")

    assert table.options("take") == []
    assert table.refusal(0, "take 0,0").rule == "SP-029"


def test_sp_029_a_smaller_box_must_be_in_proportion(scene: Any) -> None:
    """Without the card below, 6 x 3 would be 6 x 2."""
    table = scene("BcLbCl / cLbClC / L.....")

    assert table.refusal(0, "take 0,2").rule == "SP-029"


def test_sp_029_the_same_for_a_column(scene: Any) -> None:
    table = scene("BcL / cL. / Lb. / bC. / Cl. / lC.")

    assert "2,0" not in table.options("take")
    assert table.refusal(0, "take 2,0").rule == "SP-029"


def test_sp_029_a_box_that_stays_in_proportion_may_shrink(scene: Any) -> None:
    table = scene("BcL / cLb / L..")

    table.play(0, "take 0,2")

    assert table.size == (3, 2)


def test_sp_030_a_taken_card_is_back_in_the_supply_at_once(scene: Any) -> None:
    table = scene("BcL / cLb / L..")
    assert table.supply[2] == 13

    table.play(0, "take 0,2")

    assert table.supply[2] == 14


def spezi(table: Any, host: int) -> Any:
    """What it would be to serve a Spezi above the corner."""
    table.play(host, "lay 0,-1")
    return table.pours()["b"]


def test_sp_030_it_may_come_back_on_its_other_side(scene: Any) -> None:
    """All plain cards of kind B lie on the table; a Beer is taken, and the same card comes back as a Spezi."""
    assert spezi(scene(S7), 0).pink
    table = scene(S7)

    table.play(0, "take 0,0")
    table.answer("done", "done")

    assert table.cards[0, 0] == "C"
    assert not spezi(table, 1).pink


def test_sp_031_a_take_may_be_a_pass(scene: Any) -> None:
    table = scene("BlCb / bLcB / CbLc")
    before = (table.picture, table.supply)

    table.play(0, "take 1,2")

    assert (table.picture, table.supply) == before
    assert [step.what for step in table.view().steps] == ["take", "fill"]


def test_sp_031_the_removed_kind_is_barred_for_its_cell(scene: Any) -> None:
    table = scene("BlCb / bLcB / CbLc", house={"swap_must_change": True})

    assert table.refusal(0, "take 1,2").rule == "SP-031"
    table.play(0, "take 1,1")
    assert table.refusal(0, "fill 1,1 L").rule == "SP-047"


def test_sp_031_a_hole_between_two_opposite_cards_counts_too(scene: Any) -> None:
    """Upright or flat: only a Diesel can come between Beer and Cola."""
    upright = scene("BcB / l.l / CbC", house={"swap_must_change": True})
    flat = scene("BlC / c.b / BlC", house={"swap_must_change": True})

    assert {"0,1", "2,1"}.isdisjoint(upright.options("take"))
    assert {"1,0", "1,2"}.isdisjoint(flat.options("take"))


def test_sp_031_the_bar_is_lifted_with_the_next_phase_2(scene: Any) -> None:
    table = scene("BlCb / bLcB / CbLc", house={"swap_must_change": True})
    table.play(0, "take 1,1", "fill 1,1 B")
    table.answer("done", "done")

    table.play(1, "take 1,1")

    assert table.moves(1) == ["fill 1,1 C", "fill 1,1 L"]


def test_sp_031_a_card_with_one_neighbour_may_simply_go(scene: Any) -> None:
    table = scene("BcL / cLb / L..", house={"swap_must_change": True})

    table.play(0, "take 0,2")

    assert (0, 2) not in table.cards


def test_sp_032_phase_1_is_skipped_where_nothing_can_be_done(scene: Any) -> None:
    """A table that cannot come about: two cards, and nothing but the reserve, which is not served here."""
    table = scene("Bc", house={"reserve_in_phase1": False}, turn=98)
    for kind in range(3):
        table.state.board.stock[kind] = 5
    table.state.step = RESOLVING
    table.state.pass_on()
    table.state.log(FILLED, 16, 16, 0)

    table.state.go_on()

    assert [line for line in table.story() if "nothing to serve" in line] == [
        "Ben has nothing to serve and nothing to take.",
        "Ann has nothing to serve and nothing to take.",
    ]
    assert (table.decision, table.state.turn) == ("over", 100)
    assert table.view().steps == [], "what the last host did is over"
