"""What a table on screen is drawn from."""

from typing import Any

import pytest

from taphouse.testing.deeds import cell_of, named, verb_of

SHORT = "BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc"
HAND = "Bl Cc Lb"


def test_a_card_says_all_about_itself(scene: Any) -> None:
    item = scene("Bc", at=(3, -1)).view().zone("board").items[1]

    assert (item.id, item.cell, item.marks) == ("c", "4,-1", ())
    assert (item.face, item.note, item.label) == ("c", "Shandy", "Shandy at 4,-1")


def test_the_box_grows_in_all_directions(scene: Any) -> None:
    table = scene("Bc / bL")

    table.play(0, "lay 0,-1", "drink L")

    assert (table.view().counters["columns"], table.view().counters["rows"]) == (2, 3)


def test_new_cards_are_marked_until_the_next_host_acts(scene: Any) -> None:
    table = scene("Bc")
    table.play(0, "lay 0,1", "drink B")
    marked = [(item.id, item.cell) for item in table.view().zone("board").items if "new" in item.marks]
    assert marked == [("b", "0,1"), ("L", "1,1")]

    table.play(1, "lay 2,0")

    assert not any(item.marks for item in table.view().zone("board").items)


def test_steps_tell_what_was_done_in_order(scene: Any) -> None:
    table = scene("Bc")

    table.play(0, "lay 0,1", "drink B")

    assert [(step.what, step.x, step.y) for step in table.view().steps] == [("lay", 0, 1), ("fill", 1, 1)]


def test_only_the_host_gets_the_choices_of_the_host(scene: Any) -> None:
    table = scene()

    assert table.view(0).piles == ["supply-B", "supply-C", "supply-L"]
    assert table.view(1).piles == table.view(None).piles == []
    assert table.view(1).moves == table.view(None).moves == []


def test_a_cell_being_served_is_seen_by_all(scene: Any) -> None:
    table = scene()
    table.play(0, "lay 0,3")

    assert table.view(1).zone("board").holes == table.view(None).zone("board").holes == ["0,3"]


def test_pours_tell_what_would_follow(scene: Any) -> None:
    table = scene("Bc")
    table.play(0, "lay 1,1")

    pours = table.pours()

    assert [place.drink for place in pours["C"].follows] == ["l"]
    assert pours["B"].follows == ()
    assert all(pour.asks is None for pour in pours.values())


@pytest.mark.parametrize("order", ["auto", "host"])
def test_a_preview_is_what_really_happens(scene: Any, order: str) -> None:
    table = scene("ClBc / lB.B / B..c", house={"fill_order": order})
    table.play(0, "take 1,1")
    pour = table.view(0).pours[1]

    table.play(0, "fill 1,1 C")

    laid = [(step.x, step.y, table.cards[step.x, step.y]) for step in table.view().steps[2:]]
    assert laid == [(place.x, place.y, place.drink) for place in pour.follows]
    assert table.view().zone("board").holes[0] == f"{pour.asks.x},{pour.asks.y}"


def test_lines_tell_what_goes(scene: Any) -> None:
    line = scene(SHORT, decision="clear_line").lines()["clear row 1"]

    assert (line.stays, line.areas) == (18, 1)
    assert set(line.goes) == {(x, y) for x in range(6) for y in (0, 1)}


def test_areas_tell_what_stays(scene: Any) -> None:
    table = scene("BlBbLcB / bBbLbBb / BcBcBlB", decision="clear_line")
    table.play(0, "clear column 3")

    areas = table.view(0).areas

    assert [area.cells[0] for area in areas] == [(0, 0), (4, 0)]
    assert [len(area.cells) for area in areas] == [9, 9]


def test_after_a_clearing_the_steps_tell_what_went(scene: Any) -> None:
    table = scene(SHORT, decision="clear_line")
    table.play(0, "clear row 1")

    steps = table.view(1).steps

    assert len([step for step in steps if step.what == "clear"]) == 12


def test_every_full_window_can_be_claimed(looking: Any) -> None:
    table = looking(HAND, HAND)
    claims = [move for move in table.view(0).moves if verb_of(move) == "do-claim"]

    assert [(*cell_of(move), named(move, "shape")) for move in claims] == [
        (0, 0, "flat"), (0, 0, "tall"), (1, 0, "flat"), (1, 0, "tall"), (2, 0, "tall"), (0, 1, "flat"), (1, 1, "flat"),
    ]  # fmt: skip
    assert table.view(0).tried == []


def test_a_window_that_was_refused_to_these_dominoes_is_told_to_their_seat_alone(looking: Any) -> None:
    table = looking("Bb Cb Lb", HAND, house={"wrong_claim": "retry"})

    table.answer("claim flat 0,0", "done")

    assert [(window.x, window.y, window.tall) for window in table.view(0).tried] == [(0, 0, False)]
    assert (table.view(1).tried, table.view(None).tried) == ([], [])


def test_who_looks_and_who_has_answered(looking: Any) -> None:
    table = looking(HAND, HAND, HAND)
    table.play(1, "done")

    view = table.view(0)

    assert (table.waits_for, table.answered, view.round) == ([0, 2], [1], 1)


def test_every_claim_of_the_turn_stays_open_until_the_next_look(looking: Any) -> None:
    table = looking(HAND, "Bc Cl Lb")
    table.answer("claim flat 0,0", "claim flat 0,0")
    table.play(0, "score Cc")
    assert [(claim.seat, claim.holds, claim.scored) for claim in table.view().opened] == [
        (0, True, "red-Cc"),
        (1, False, ""),
    ]

    table.play(1, "take 1,2")

    assert table.view().opened == []


def test_moves_point_at_what_they_concern(scene: Any) -> None:
    moves = {move.text: move for move in scene().view(0).moves}

    assert (moves["take 0,0"].do["cell"], moves["take 0,0"].do["drink"]) == ("cell:0,0", "drink:B")
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
    zone = view.zone("supply-B")

    assert (zone.label, zone.count) == ("Beer and Spezi", 5)
    assert [(item.id, item.label, item.number, item.marks) for item in zone.items] == [("B", "Beer", 5, ("pink",))]


def test_the_table_is_a_grid_with_the_cells_about_which_a_drink_is_asked(scene: Any) -> None:
    table = scene("Bc")
    board = table.view(0).zone("board")

    assert board.kind == "grid"
    assert [(item.id, item.cell) for item in board.items] == [("B", "0,0"), ("c", "1,0")]
    assert board.holes == []

    table.play(0, "lay 0,1")
    assert table.view(1).zone("board").holes == ["0,1"]


def test_the_cells_that_are_topped_up_are_holes_for_everybody(scene: Any) -> None:
    table = scene("ClBc / lB.B / B..c")

    table.play(0, "take 1,1")

    assert table.view(1).zone("board").holes == ["1,1"]


def test_a_take_that_can_only_bring_the_same_back_is_marked_as_idle(scene: Any) -> None:
    table = scene("BlCb / bLcB / CbLc")
    idle = {cell_of(move) for move in table.view(0).moves if move.idle}

    assert idle
    assert all((move.wastes is not None) == move.idle for move in table.view(0).moves)
    assert idle == {cell for cell, refills in table.takes().items() if refills == (table.cards[cell],)}


def test_each_seat_says_what_it_owes(looking: Any) -> None:
    """In a race one seat may score while others look."""
    table = looking("Bl Cc Lb", HAND, "Bb Cb Lc", house={"finish": "race"})
    table.play(0, "claim flat 0,0")

    assert [table.view().owed_by(seat) for seat in range(3)] == ["score_domino", "check", "check"]


@pytest.mark.parametrize(("turn", "told"), [(5, 5), (90, 90), (91, "91 of 100")])
def test_near_the_end_the_counter_of_turns_tells_when_that_is(scene: Any, turn: int, told: int | str) -> None:
    assert scene("Bc", turn=turn).view().counters["turn"] == told


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
