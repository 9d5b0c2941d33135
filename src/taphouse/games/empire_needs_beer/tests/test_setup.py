"""Setting up, and who begins."""

from typing import Any

import pytest

from taphouse.core.errors import BadHouse
from taphouse.core.rng import Quick, Rng
from taphouse.games.empire_needs_beer.cards import CARD_IDS, ORDER_IDS
from taphouse.games.empire_needs_beer.game import GAME


@pytest.mark.parametrize("seats", [1, 5])
def test_enb_001_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadHouse, match="takes 2 to 4 seats"):
        GAME.house(seats)


def test_enb_002_the_aim_is_fame_and_most_of_it_wins(scene: Any) -> None:
    table = scene(active=1, round=39, decision="end_discard", time=0, completed=["DW1", "DW8"], warehouse=["red"])

    table.play(1, "done")

    assert (table.state.outcome().scores, table.winners) == ([3, 8], [1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_enb_003_every_player_has_a_territory_in_each_of_three_regions(dealt: Any, seats: int) -> None:
    """ENB-019: the same number everywhere."""
    table = dealt(seats)

    for region in ("orange", "black", "purple"):
        zones = [table.view(seat).zone(f"{region}-{seat}") for seat in range(seats)]
        assert [(zone.label, zone.seat) for zone in zones] == [
            (f"{region.capitalize()} territory", seat) for seat in range(seats)
        ]


def test_enb_004_each_region_has_its_tile() -> None:
    pieces = GAME.catalogue({})

    assert [pieces[region]["tile"] for region in ("orange", "black", "purple")] == ["time", "card", "barrel"]


def test_enb_010_everybody_has_a_warehouse(dealt: Any) -> None:
    assert [dealt(3).view().zone(f"warehouse-{seat}").size for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(("seats", "removed", "deck"), [(2, 6, 15), (3, 3, 17), (4, 0, 19)])
def test_enb_012_some_orders_leave_the_game_unseen(dealt: Any, seats: int, removed: int, deck: int) -> None:
    table = dealt(seats)

    view = table.view()
    assert (view.zone("removed-orders").size, view.zone("orders").size) == (removed, deck)
    assert view.zone("removed-orders").items == view.zone("orders").items == []


def test_enb_013_one_secret_order_each(dealt: Any, orderly: Rng) -> None:
    """From an unshuffled deck, after three that leave, seat by seat."""
    table = dealt(3, orderly)

    assert [table.secret(seat) for seat in range(3)] == ["TR6", "TR5", "TR4"]


def test_enb_014_four_orders_in_the_middle(dealt: Any, orderly: Rng) -> None:
    table = dealt(3, orderly)

    assert table.middle == ["TR3", "TR2", "TR1", "EL9"]
    assert [ORDER_IDS[order] for order in table.state.order_deck.listed()] == list(ORDER_IDS[:17])


def test_enb_015_five_of_eight_basic_actions_in_hand(dealt: Any, orderly: Rng) -> None:
    table = dealt(2, orderly)

    for seat in range(2):
        assert table.hand(seat) == {"BA4", "BA5", "BA6", "BA7", "BA8"}
        assert table.pile(seat) == ["BA3", "BA2", "BA1"]
        assert table.discards(seat) == []


def test_enb_016_four_advance_actions_beside_an_open_deck(dealt: Any, orderly: Rng) -> None:
    table = dealt(2, orderly)

    assert table.display == ["AC28-b", "AC28-a", "AC27-b", "AC27-a"]
    assert table.deck_top == "AC26-c"
    assert [CARD_IDS[card] for card in table.state.advance_deck.listed()] == list(CARD_IDS[8:44])


def test_everything_is_shuffled(dealt: Any) -> None:
    one, other = dealt(2, Quick(1)), dealt(2, Quick(2))

    assert one.state.order_deck.listed() != other.state.order_deck.listed()
    assert one.state.advance_deck.listed() != other.state.advance_deck.listed()
    assert one.state.removed_orders.listed() != other.state.removed_orders.listed()
    hands = [table.hand(seat) for table in (one, other) for seat in range(2)]
    assert [len(hand) for hand in hands] == [5] * 4
    assert hands[0] != hands[1] != hands[2] != hands[3]


def test_enb_017_all_barrels_begin_in_the_supply(dealt: Any) -> None:
    table = dealt(4)

    assert [table.supply(colour) for colour in ("blue", "green", "red", "yellow")] == [12] * 4
    assert all(table.at(seat, place) == "" for seat in range(4) for place in ("warehouse", "orange", "black", "purple"))


def test_enb_018_all_are_asked_at_once_about_the_last_sip(dealt: Any) -> None:
    table = dealt(3)

    assert table.decision == "last_sip"
    assert table.waits_for == [0, 1, 2]
    assert table.moves(2) == ["sip right_now", "sip today", "sip this_week", "sip longer_ago"]


def test_enb_018_the_most_recent_sip_begins(dealt: Any) -> None:
    table = dealt(3)
    table.play(2, "sip this_week")
    table.play(0, "sip longer_ago")
    assert table.waits_for == [1]

    table.play(1, "sip today")

    assert (table.waits_for, table.view().first) == ([1], 1)
    assert table.view().sips == ["longer_ago", "today", "this_week"]
    assert "The last sip of anything: Ann longer ago, Ben today and Cat this week." in table.story()


def test_enb_018_among_equal_sips_chance_decides(dealt: Any) -> None:
    begun = set()
    for number in range(40):
        table = dealt(3, Quick(number))
        for seat, answer in enumerate(["today", "longer_ago", "today"]):
            table.play(seat, f"sip {answer}")
        begun.add(table.view().first)

    assert begun == {0, 2}
