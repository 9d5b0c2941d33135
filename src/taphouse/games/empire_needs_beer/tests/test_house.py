"""The options of a table."""

from typing import Any

import pytest

from taphouse.core.errors import BadHouse
from taphouse.core.house import Value
from taphouse.core.rng import Quick
from taphouse.games.empire_needs_beer.game import GAME
from taphouse.words.about_game import option_about


def test_the_five_options_and_their_defaults() -> None:
    assert GAME.house(3) == {
        "orders_removed": "standard",
        "first_player": "last_sip",
        "buy_deck_top": True,
        "public_discards": True,
        "round_limit": 40,
    }


def test_every_option_says_in_a_sentence_what_it_changes_and_names_its_rule() -> None:
    for option in GAME.options:
        assert option_about(GAME, option).endswith(".")
        assert option.rule.startswith("ENB-")
        assert option.worth


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("removed", range(13))
def test_enb_012_orders_removed(dealt: Any, seats: int, removed: int) -> None:
    view = dealt(seats, orders_removed=removed).view()

    assert (view.zone("removed-orders").size, view.zone("orders").size) == (removed, 23 - removed - seats)


def test_enb_018_first_player_by_chance(dealt: Any) -> None:
    tables = [dealt(3, Quick(number), first_player="random") for number in range(40)]

    assert {table.view().first for table in tables} == {0, 1, 2}
    assert all(table.decision == "task" for table in tables)


def test_enb_018_first_player_by_seat(dealt: Any) -> None:
    tables = [dealt(3, Quick(number), first_player="seat_1") for number in range(10)]

    assert {(table.view().first, table.decision) for table in tables} == {(0, "task")}


@pytest.mark.parametrize(("top", "cards"), [(True, 5), (False, 4)])
def test_enb_038_buy_deck_top(scene: Any, top: bool, cards: int) -> None:  # noqa: FBT001
    table = scene(display="AC01 AC02 AC03 AC04", advance="AC05", house={"buy_deck_top": top})

    assert len(table.offers(0, "buy")) == cards


@pytest.mark.parametrize(("public", "cards"), [(True, 2), (False, 1)])
def test_enb_111_public_discards(scene: Any, public: bool, cards: int) -> None:  # noqa: FBT001
    table = scene(hands=["BA1"], discards=["BA2 BA3"], house={"public_discards": public})

    assert len(table.view(1).zone("discard-0").items) == cards


@pytest.mark.parametrize("limit", [15, 40, 100])
def test_enb_098_round_limit(scene: Any, limit: int) -> None:
    before, last = (
        scene(active=1, round=limit - left, decision="end_discard", time=0, house={"round_limit": limit})
        for left in (2, 1)
    )
    for table in (before, last):
        table.play(1, "done")

    assert (before.winners, last.winners is None) == (None, False)


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ({"orders_removed": 13}, "orders_removed cannot be 13"),
        ({"round_limit": 14}, "round_limit cannot be 14"),
        ({"round_limit": 101}, "round_limit cannot be 101"),
        ({"first_player": "youngest"}, "first_player cannot be youngest"),
        ({"beer": "free"}, "There is no option called 'beer'"),
    ],
)
def test_what_a_house_cannot_have(chosen: dict[str, Value], words: str) -> None:
    with pytest.raises(BadHouse, match=words):
        GAME.house(4, chosen)
