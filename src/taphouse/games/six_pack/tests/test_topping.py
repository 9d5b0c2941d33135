"""Phase 2, SP-040 to SP-054."""

from typing import Any

import pytest


def fills(table: Any) -> list[str]:
    """What may be chosen for the cell that is topped up."""
    return [text.split()[1] for text in table.options("fill")]


def test_sp_040_a_cell_with_one_neighbour_is_not_open(scene: Any) -> None:
    table = scene("Bc")

    table.play(0, "lay 1,1", "drink C")

    assert sorted(table.cards) == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_sp_040_a_gap_is_as_open_as_a_corner(scene: Any) -> None:
    """(1,1) lies between two cards of its row."""
    table = scene("BcL / c.b", decision="fill")

    assert table.options("fill")[0].startswith("1,1")


def test_sp_040_cells_far_from_the_serve_count_too(scene: Any) -> None:
    """(3,4) has been waiting for a Spezi; the host serves at the other end, and it comes."""
    table = waiting(scene)
    table.play(0, "clear row 0")

    table.play(1, "lay 0,0", "drink C")

    assert table.cards[3, 4] == "b"


@pytest.mark.parametrize(("bottles", "mix"), [("BC", "l"), ("BL", "c"), ("CL", "b")])
def test_sp_041_two_different_bottles_make_their_mix(scene: Any, bottles: str, mix: str) -> None:
    table = scene(f"{bottles[0]}c")

    table.play(0, "lay 1,1", f"drink {bottles[1]}")

    assert table.cards[0, 1] == mix


def test_sp_042_among_three_kinds_of_bottles_the_host_chooses(scene: Any) -> None:
    table = scene("cBc / C.L / bBb", at=(1, 0), decision="fill")

    assert fills(table) == ["B", "C", "L"]
    assert next(iter(table.pours())) == "b"


def test_sp_042_two_bottles_that_count_must_differ(scene: Any) -> None:
    """B, B and C: only the Diesel, so it comes back by itself."""
    table = scene("cBc / BlC", at=(1, 0))
    assert table.takes()[2, 1] == ("l",)

    table.play(0, "take 2,1")

    assert ([step.what for step in table.view().steps], table.cards[2, 1]) == (["take", "fill"], "l")


def test_sp_043_bottles_of_one_kind_leave_the_cell_empty(scene: Any) -> None:
    table = scene("Bc / .B")

    table.play(0, "lay 2,0", "drink L")

    assert (0, 1) not in table.cards


@pytest.mark.parametrize(("mixes", "bottle"), [("bc", "L"), ("bl", "C"), ("cl", "B")])
def test_sp_044_two_different_mixes_share_a_bottle(scene: Any, mixes: str, bottle: str) -> None:
    table = scene(f"B{mixes[0]}")

    table.play(0, "lay 0,1", f"drink {mixes[1].upper()}")

    assert table.cards[1, 1] == bottle


@pytest.mark.parametrize(("mix", "bottles"), [("b", ["C", "L"]), ("c", ["B", "L"]), ("l", ["B", "C"])])
def test_sp_045_two_equal_mixes_share_two_bottles(scene: Any, mix: str, bottles: list[str]) -> None:
    table = scene(f"B{mix}")

    table.play(0, "lay 0,1", f"drink {mix.upper()}")

    assert fills(table) == bottles


def refills(scene: Any, around: str) -> tuple[str, ...]:
    """What may come to a bottle cell with these mixes above, left, right and below."""
    up, left, right, down = list(around)
    picture = f"C{up}C / {left}B{right} / C{down}C"
    found: tuple[str, ...] = scene(picture).takes()[1, 1]
    return found


def test_sp_046_two_equal_mixes_may_be_the_two_that_count(scene: Any) -> None:
    """b, b and c: the two Spezis share Cola too, which Spezi and Shandy do not."""
    table = scene("CbC / bB. / CcC")

    assert table.takes()[1, 1] == ("C", "L")


@pytest.mark.parametrize(
    ("around", "candidates"),
    [
        ("bbbb", "CL"),
        ("bbbc", "CL"),
        ("bbcc", "BCL"),
        ("bbcl", "BCL"),
        ("cccl", "BL"),
        ("llbb", "BCL"),
    ],
)
def test_sp_047_mixes_around_a_bottle_cell(scene: Any, around: str, candidates: str) -> None:
    assert refills(scene, around) == tuple(candidates)


@pytest.mark.parametrize(("around", "candidates"), [("BBBC", "l"), ("BBCC", "l"), ("BCLL", "bcl"), ("LLLC", "b")])
def test_sp_047_bottles_around_a_mix_cell(scene: Any, around: str, candidates: str) -> None:
    up, left, right, down = list(around)
    takes = scene(f"c{up}c / {left}b{right} / c{down}c", at=(1, 0)).takes()

    assert takes[2, 1] == tuple(candidates)


def test_sp_048_a_top_up_opens_the_next_cell(scene: Any) -> None:
    table = scene("ClBc / lB.B / B..c")

    table.play(0, "take 1,1", "fill 1,1 C")

    assert [step.what for step in table.view().steps] == ["take", "fill", "fill", "fill"]


def test_sp_048_the_host_cannot_leave_a_cell_empty(scene: Any) -> None:
    table = scene("Bc")

    table.play(0, "lay 0,1", "drink C")

    assert table.moves(0) == ["fill 1,1 B", "fill 1,1 L"]
    assert table.refusal(0, "lay 0,2").rule == "SP-048"


def test_sp_049_cells_are_topped_up_in_reading_order(scene: Any) -> None:
    """Below the serve two cells open: the left one comes first."""
    table = scene("ClBc / lB.B / B..c")

    table.play(0, "take 1,1", "fill 1,1 C", "fill 2,2 B")

    fills = [(step.x, step.y) for step in table.view().steps[1:]]
    assert fills == [(1, 1), (2, 1), (1, 2), (2, 2)]


def test_sp_049_with_the_hosts_order_a_single_choice_still_comes_by_itself(scene: Any) -> None:
    table = scene("Bc", house={"fill_order": "host"})

    table.play(0, "lay 1,1", "drink C")

    assert table.picture == "Bc / lC"


def test_sp_050_topping_up_stays_within_the_box(scene: Any) -> None:
    table = scene("ClBc / lB.B / B..c")
    before = table.size

    table.play(0, "take 1,1", "fill 1,1 C", "fill 2,2 B")

    assert table.size == before


def test_sp_051_the_hole_of_a_take_is_filled_at_once(scene: Any) -> None:
    table = scene("BlCb / bLcB / CbLc")

    table.play(0, "take 0,0")

    assert table.cards[0, 0] == "C"


def test_sp_051_the_hole_of_a_card_with_one_neighbour_stays(scene: Any) -> None:
    table = scene("BcL / cLb / L..")

    table.play(0, "take 0,2")

    assert (0, 2) not in table.cards


def test_sp_052_top_ups_use_plain_cards_first_then_pink_ones(scene: Any) -> None:
    """All plain cards of kind B are out: the Cola and the Diesel that come are plain, the Beer is pink."""
    table = scene("BbBbC / lBcBb / CbLbC / cBlLb")

    table.play(0, "lay 0,4", "drink C", "fill 2,4 B")

    cells = [(step.x, step.y) for step in table.view().steps]
    drinks = {table.cards[cell]: cell in table.pinks for cell in cells}
    assert drinks == {"C": False, "l": False, "B": True, "c": False, "L": False}


ONE_LEFT = "BbBbB / bBbBb / BbBbB / lClLc / L...C"
"""One card of kind B is left, and both (1,4) and (3,4) lie between a Cola and a Lemonade."""


def waiting(scene: Any) -> Any:
    """A table at which (3,4) waits for a Spezi, and the host is to clear a line."""
    table = scene(ONE_LEFT, decision="fill")
    table.play(0, "fill 1,4 B")
    table.answer("done", "done")
    return table


def test_sp_053_a_kind_that_is_used_up_cannot_come(scene: Any) -> None:
    table = scene(ONE_LEFT, decision="fill")

    table.play(0, "fill 1,4 B")

    assert (table.supply[0], (3, 4) in table.cards) == (0, False)
    assert table.decision == "check"


def test_sp_053_the_cell_is_open_again_in_the_next_phase_2(scene: Any) -> None:
    """SP-087: not right after the clearing, but after the next serve."""
    table = waiting(scene)
    table.play(0, "clear row 0")
    assert (table.supply[0], (3, 4) in table.cards) == (5, False)

    table.play(1, "lay 0,0", "drink C")

    assert table.cards[3, 4] == "b"


def test_sp_054_after_topping_up_all_cards_hang_together(scene: Any) -> None:
    """A bridge is taken out, and at once there is another one."""
    table = scene("BcL / c.. / L..")

    table.play(0, "take 1,0")

    assert (1, 0) in table.cards
