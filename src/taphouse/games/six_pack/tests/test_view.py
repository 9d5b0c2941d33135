"""What a table on screen is drawn from."""

from typing import Any

import pytest

SHORT = "BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc"
HAND = "Bl Cc Lb"


def test_a_card_says_all_about_itself(scene: Any) -> None:
    item = scene("Bc", at=(3, -1)).view().zone("board").items[1]

    assert (item.id, item.cell, item.marks) == ("c@4,-1", "4,-1", ())
    assert (item.face, item.note, item.label) == ("c", "Shandy", "Shandy at 4,-1")


def test_the_box_grows_in_all_directions(scene: Any) -> None:
    table = scene("Bc / bL")

    table.play(0, "lay 0,-1", "drink L")

    box = table.view().box
    assert (box.left, box.top, box.width, box.height) == (0, -1, 2, 3)


def test_new_cards_are_marked_until_the_next_host_acts(scene: Any) -> None:
    table = scene("Bc")
    table.play(0, "lay 0,1", "drink B")
    marked = [item.id for item in table.view().zone("board").items if "new" in item.marks]
    assert marked == ["b@0,1", "L@1,1"]

    table.play(1, "lay 2,0")

    assert not any(item.marks for item in table.view().zone("board").items)


def test_steps_tell_what_was_done_in_order(scene: Any) -> None:
    table = scene("Bc")

    table.play(0, "lay 0,1", "drink B")

    assert [(step.what, step.x, step.y, step.drink) for step in table.view().steps] == [
        ("lay", 0, 1, "b"), ("fill", 1, 1, "L"),
    ]  # fmt: skip


def test_only_the_host_gets_the_choices_of_the_host(scene: Any) -> None:
    table = scene()

    assert table.view(1).lays == table.view(None).lays == []
    assert table.view(1).takes == []


def test_a_cell_being_served_is_seen_by_all(scene: Any) -> None:
    table = scene()
    table.play(0, "lay 0,3")

    assert (table.view(1).served.x, table.view(1).served.y, table.view(1).served.drinks) == (0, 3, ("b", "c", "l"))


def test_pours_tell_what_would_follow(scene: Any) -> None:
    table = scene("Bc")
    table.play(0, "lay 1,1")

    pours = {pour.drink: pour for pour in table.view(0).pours}

    assert [place.drink for place in pours["C"].follows] == ["l"]
    assert pours["B"].follows == ()
    assert all(pour.asks is None for pour in pours.values())


@pytest.mark.parametrize("order", ["auto", "host"])
def test_a_preview_is_what_really_happens(scene: Any, order: str) -> None:
    table = scene("ClBc / lB.B / B..c", house={"fill_order": order})
    table.play(0, "take 1,1")
    pour = table.view(0).pours[1]

    table.play(0, "fill 1,1 C")

    laid = [(step.x, step.y, step.drink) for step in table.view().steps[2:]]
    assert laid == [(place.x, place.y, place.drink) for place in pour.follows]
    assert (table.view().open_cells[0].x, table.view().open_cells[0].y) == (pour.asks.x, pour.asks.y)


def test_lines_tell_what_goes(scene: Any) -> None:
    line = next(
        line for line in scene(SHORT, decision="clear_line").view(0).lines if (line.axis, line.at) == ("row", 1)
    )

    assert (line.stays, line.areas) == (18, 1)
    assert set(line.goes) == {(x, y) for x in range(6) for y in (0, 1)}


def test_areas_tell_what_stays(scene: Any) -> None:
    table = scene("BlBbLcB / bBbLbBb / BcBcBlB", decision="clear_line")
    table.play(0, "clear column 3")

    areas = table.view(1).areas

    assert [area.cells[0] for area in areas] == [(0, 0), (4, 0)]
    assert [len(area.cells) for area in areas] == [9, 9]


def test_after_a_clearing_the_steps_tell_what_went(scene: Any) -> None:
    table = scene(SHORT, decision="clear_line")
    table.play(0, "clear row 1")

    steps = table.view(1).steps

    assert len([step for step in steps if step.what == "clear"]) == 12


def test_windows_are_given_as_places(looking: Any) -> None:
    windows = looking(HAND, HAND).view(None).windows

    assert [(window.x, window.y, window.tall) for window in windows] == [
        (0, 0, False), (0, 0, True), (1, 0, False), (1, 0, True), (2, 0, True), (0, 1, False), (1, 1, False),
    ]  # fmt: skip


def test_who_looks_and_who_has_answered(looking: Any) -> None:
    table = looking(HAND, HAND, HAND)
    table.play(1, "done")

    view = table.view(0)

    assert (view.looking, view.answered, view.round) == ([0, 2], [1], 1)
    assert "has answered" in view.seats[1].notes


def test_every_claim_of_the_turn_stays_open_until_the_next_look(looking: Any) -> None:
    table = looking(HAND, "Bc Cl Lb")
    table.answer("claim flat 0,0", "claim flat 0,0")
    table.play(0, "score Cc")
    assert [(claim.seat, claim.holds, claim.scored) for claim in table.view().opened] == [
        (0, True, "Cc"),
        (1, False, ""),
    ]

    table.play(1, "take 1,2")

    assert table.view().opened == []


def test_moves_point_at_what_they_concern(scene: Any) -> None:
    moves = {move.text: move for move in scene().view(0).moves}

    assert moves["take 0,0"].on == ("item:B@0,0", "cell:0,0")
    assert moves["take 0,0"].label == "Take Beer at 0,0 away"
    assert moves["lay 0,3"].label == "Serve a mixed drink at 0,3"


def test_a_domino_to_score_is_clickable(looking: Any) -> None:
    table = looking(HAND, "Bb Bc Bl")
    table.answer("claim flat 0,0", "done")

    move = table.view(0).moves[0]

    assert (move.on, move.label) == (("item:red-Bl",), "Score Bl, Beer and Diesel")


@pytest.mark.parametrize(
    ("eyes", "prompt"),
    [
        (0, "Serve: lay a drink beside another, or take one away."),
        (1, "Waiting for Ann to serve."),
        (None, "Waiting for Ann to serve."),
    ],
)
def test_the_prompt_says_what_the_table_waits_for(scene: Any, eyes: int | None, prompt: str) -> None:
    assert scene().view(eyes).prompt == prompt


def test_the_prompts_while_all_look(looking: Any) -> None:
    table = looking(HAND, HAND, HAND)
    table.play(1, "done")

    assert table.view(0).prompt.startswith("Do your three dominoes")
    assert table.view(1).prompt == "Your answer is in. Waiting for Ann and Cat."
    assert table.view(None).prompt == "Waiting for Ann and Cat to look for a six-pack."


def test_the_prompts_of_a_race(looking: Any) -> None:
    table = looking(HAND, HAND, HAND, house={"finish": "race"})
    table.play(0, "claim flat 0,0")
    table.play(2, "done")

    assert table.view(0).prompt == "Your six-pack holds. Which of its dominoes stays as your point?"
    assert table.view(2).prompt == "Waiting for Ann and Ben."


def test_the_supply_is_told_by_kind(scene: Any) -> None:
    view = scene("BbBbC / lBcBb / CbLbC / cBlLb").view()
    pile, zone = view.piles[0], view.zone("supply-B")

    assert (pile.kind, pile.plain, pile.pink) == ("B", 0, 5)
    assert (zone.label, zone.count) == ("Beer and Spezi", 5)
    assert [(item.id, item.label, item.number, item.marks) for item in zone.items] == [("B", "Beer", 5, ("pink",))]


def test_the_table_is_a_grid_whose_open_cells_anybody_can_point_at(scene: Any) -> None:
    table = scene("Bc")
    board = table.view(0).zone("board")

    assert board.kind == "grid"
    assert [(item.id, item.cell) for item in board.items] == [("B@0,0", "0,0"), ("c@1,0", "1,0")]
    assert board.holes == ["0,-1", "1,-1", "0,1", "1,1"]
    assert table.view(1).zone("board").holes == []

    table.play(0, "lay 0,1")
    assert table.view(1).zone("board").holes == ["0,1"]


def test_the_cells_that_are_topped_up_are_holes_for_everybody(scene: Any) -> None:
    table = scene("ClBc / lB.B / B..c")

    table.play(0, "take 1,1")

    assert table.view(1).zone("board").holes == ["1,1"]


def test_a_take_that_can_only_bring_the_same_back_is_marked_as_idle(scene: Any) -> None:
    view = scene("BlCb / bLcB / CbLc").view(0)
    idle = {move.do["cell"] for move in view.moves if move.idle}

    assert idle
    assert idle == {f"cell:{take.x},{take.y}" for take in view.takes if take.returns}


def test_each_seat_says_what_it_owes(looking: Any) -> None:
    """In a race one seat may score while others look."""
    table = looking("Bl Cc Lb", HAND, "Bb Cb Lc", house={"finish": "race"})
    table.play(0, "claim flat 0,0")

    assert [seat.owes for seat in table.view().seats] == ["score_domino", "check", "check"]


def test_the_times_are_told(looking: Any) -> None:
    view = looking(HAND, HAND, house={"assist": "highlight", "assist_delay": 20, "spot_seconds": 60}).view(0)

    assert (view.assist, view.assist_delay, view.spot_seconds, view.hinted) == ("highlight", 20, 60, False)


def counted(view: Any) -> list[list[tuple[str, Any]]]:
    return [list(seat.counters.items()) for seat in view.seats]


def test_a_seat_counts_points_and_what_was_refused(looking: Any) -> None:
    table = looking(HAND, "Bc Cl Lb", refused=[0, 2])

    assert counted(table.view()) == [[("points", 0)], [("points", 0), ("refused", 2)]]


@pytest.mark.parametrize(("refused", "counters"), [([0, 2], [[("refused", 0)], [("refused", 2)]]), ([0, 0], [[], []])])
def test_at_the_end_the_points_are_the_score(scene: Any, refused: list[int], counters: list[Any]) -> None:
    """SP-092: what breaks ties is counted for all seats or for none."""
    table = scene("Bc", refused=refused, turn=100)

    table.play(0, "lay 1,1", "drink C")

    assert (table.view().outcome.scores, counted(table.view())) == ([0, 0], counters)
