"""The end of the game, and the scores."""

from functools import cache
from itertools import product
from typing import Any

import pytest

DONE = {"decision": "end_discard", "time": 0}


def test_enb_094_play_goes_on_until_all_have_had_equally_many_turns(scene: Any) -> None:
    table = scene(3, active=0, first=0, last_round=True, deck="", **DONE)

    table.play(0, "done")
    assert table.waits_for == [1]
    table.play(1, "end turn", "done")
    table.play(2, "end turn", "done")

    assert table.state.outcome().reason == "orders gone"


def test_enb_095_a_secret_order_may_be_the_last_to_leave_the_deck(scene: Any) -> None:
    table = scene(secrets=["DW1"], black=["red red red"], middle="DW8 EL8 TR8 DW2", deck="EL1")
    table.play(0, "complete DW1")
    assert not table.is_last_round

    table.play(0, "secret deck")

    assert table.is_last_round


def test_enb_095_while_a_card_is_left_it_has_not_run_out(scene: Any) -> None:
    table = scene(middle="DW1 EL8 TR8 DW2", black=["red red red"], deck="EL1 EL2")

    table.play(0, "complete DW1")

    assert (table.view().zone("orders").size, table.is_last_round) == (1, False)


def test_enb_096_the_turn_goes_on_and_the_middle_is_not_filled(scene: Any) -> None:
    table = scene(middle="DW1 TR1 TR8 DW2", black=["red red red"], orange=["red red red"], deck="EL1")
    table.play(0, "complete DW1")
    assert (table.time, table.waits_for) == (3, [0])

    table.play(0, "complete TR1")

    assert table.middle == ["EL1", "", "TR8", "DW2"]


def test_enb_097_the_last_of_the_round_who_empties_the_deck_ends_the_game(scene: Any) -> None:
    table = scene(3, active=0, first=1, middle="DW1 EL8 TR8 DW2", black=["red red red"], deck="EL1")

    table.play(0, "complete DW1", "end turn", "done")

    assert table.winners == [0]


@pytest.mark.parametrize(("round_", "over"), [(13, False), (14, True)])
def test_enb_098_the_round_limit_ends_the_game(scene: Any, round_: int, over: bool) -> None:  # noqa: FBT001
    table = scene(active=1, round=round_, house={"round_limit": 15}, **DONE)

    table.play(1, "done")

    assert (table.winners is not None) is over


def test_enb_098_it_is_said_how_the_game_ended(scene: Any) -> None:
    """If the orders have run out in the last round allowed, they have ended it."""
    limit = scene(active=1, round=39, **DONE)
    both = scene(active=1, round=39, last_round=True, deck="", **DONE)
    for table in (limit, both):
        table.play(1, "done")

    assert [table.state.outcome().reason for table in (limit, both)] == ["round limit", "orders gone"]


def over(scene: Any, **said: Any) -> Any:
    table = scene(active=1, round=39, **DONE, **said)
    table.play(1, "done")
    return table


def test_enb_099_unfinished_secret_orders_count_for_nothing(scene: Any) -> None:
    table = over(scene, secrets=["DW8", "TR1"], completed=["", "DW1"])

    assert table.state.outcome().scores == [0, 3]
    assert [item.id for item in table.view(1).zone("secret-0").items] == ["DW8"]


def test_enb_100_the_fame_of_all_completed_orders(scene: Any) -> None:
    table = over(scene, completed=["DW1 DW2 DW4", "DW8"])

    assert table.state.outcome().scores == [14, 8]


def test_enb_101_an_end_bonus_pays_for_barrels_everywhere(scene: Any) -> None:
    """The Rune-Stoker's Vigil pays for red: one in the warehouse and one in each region; not for the blue one."""
    table = over(
        scene, completed=["DW7"], warehouse=["red blue", "red"], orange=["red"], black=["red"], purple=["red"],
    )  # fmt: skip

    assert table.fame(0)[1] == 4
    assert table.state.outcome().scores == [7, 0]


def test_enb_102_two_bonuses_of_a_colour_both_count(scene: Any) -> None:
    table = over(scene, completed=["DW7 TR5"], warehouse=["red red"])

    assert table.fame(0)[1] == 4


@cache
def best_sets(races: tuple[int, int, int]) -> int:
    """ENB-104: the best of all ways to put each order into one set, by trying every set to take out first."""
    best = 0
    for kinds in product((0, 1), repeat=3):
        if sum(kinds) > 1 and all(kinds[race] <= races[race] for race in range(3)):
            rest = (races[0] - kinds[0], races[1] - kinds[1], races[2] - kinds[2])
            best = max(best, (2 if sum(kinds) == 2 else 5) + best_sets(rest))
    return best


@pytest.mark.parametrize("dwarves", range(10))
def test_enb_105_the_best_sets_are_found(scene: Any, dwarves: int) -> None:
    """ENB-103, ENB-104: beside brute force for every number of orders of each race."""
    table = scene()
    for elves, trolls in product(range(10), repeat=2):
        counts = (dwarves, elves, trolls)
        table.state.completed[0] = sum(((1 << number) - 1) << 9 * race for race, number in enumerate(counts))
        assert table.fame(0)[2] == best_sets(counts)


def test_enb_106_the_highest_total_wins(scene: Any) -> None:
    """Ben has fewer Fame from orders, but a set."""
    table = over(scene, completed=["DW8", "DW4 EL1"], warehouse=["red red red red"])

    assert (table.state.outcome().scores, table.winners) == ([8, 11], [1])


def test_enb_107_a_tie_goes_to_the_most_barrels_left(scene: Any) -> None:
    """ENB-106: in warehouse and regions together."""
    table = over(scene, completed=["DW1", "EL1"], warehouse=["red red", ""], purple=["", "red red red"])

    assert (table.state.outcome().scores, table.state.outcome().places) == ([3, 3], [2, 1])
    assert table.view(1).outcome.label == "You won with 3 Fame, and more barrels left over (3)."


def test_enb_108_equal_in_both_share_the_win(scene: Any) -> None:
    table = over(scene, completed=["DW1", "EL1"], warehouse=["red", "blue"])

    assert table.winners == [0, 1]
    assert table.view().outcome.label == "Ann and Ben share the win with 3 Fame."


def test_enb_108_places_are_shared_and_skipped(scene: Any) -> None:
    table = scene(4, active=3, round=39, completed=["DW1", "EL1", "DW2", ""], **DONE)

    table.play(3, "done")

    assert table.state.outcome().places == [2, 2, 1, 4]


def test_enb_109_everybody_may_raise_a_glass_and_it_changes_nothing(scene: Any) -> None:
    """The button is words alone: there is no move behind it."""
    table = over(scene)

    assert [table.view(eyes).task for eyes in (0, 1, None)] == ["over"] * 3
    assert "responsibly" in table.words().form("cheers", "wish", {})
    assert [table.moves(seat) for seat in (0, 1)] == [[], []]


def test_the_last_turn_ends_like_any_other(scene: Any) -> None:
    table = scene(active=1, round=39, hands=[None, "BA1"], piles=[None, "BA2 BA3"], **DONE)

    table.play(1, "done")

    assert table.hand(1) == {"BA1", "BA2", "BA3"}
