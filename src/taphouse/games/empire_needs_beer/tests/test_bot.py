"""The house bot: sensible choices, from what its seat knows alone."""

from typing import Any

import pytest

from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.empire_needs_beer.bot import HouseBot
from taphouse.games.empire_needs_beer.cards import ORDER_IDS
from taphouse.games.empire_needs_beer.game import GAME
from taphouse.games.empire_needs_beer.thinking.barrels import barrels_of
from taphouse.games.empire_needs_beer.thinking.deck import bought
from taphouse.games.empire_needs_beer.thinking.demands import SOLD_OUT, TAKING, time_needed
from taphouse.games.empire_needs_beer.thinking.outlook import Outlook
from taphouse.lab.bare_table import BareTable
from taphouse.testing.driver import seat_bots, seat_company
from taphouse.testing.houses import random_house

FAR = "DW8 EL8 TR8 DW6"


def choice(table: Any, seat: int = 0, number: int = 1) -> str:
    move = HouseBot(Quick(number)).choose(table.state.resample(seat, Quick(number)), Seat(seat))
    assert move is not None
    return GAME.write_move(move)


def test_enb_018_it_had_its_last_sip_longer_ago(dealt: Any) -> None:
    assert choice(dealt(3)) == "sip longer_ago"


def test_enb_018_even_a_weak_one_says_so(dealt: Any) -> None:
    state = dealt(3).state

    chosen = {HouseBot(Quick(number), strength=0).choose(state.copy(), Seat(0)) for number in range(12)}

    assert [GAME.write_move(move) for move in chosen if move is not None] == ["sip longer_ago"]


def test_it_completes_what_is_complete(scene: Any) -> None:
    assert choice(scene(middle=f"DW1 {FAR[4:]}", black=["red red red"])) == "complete DW1"


def test_it_prefers_the_order_that_is_worth_more(scene: Any) -> None:
    table = scene(middle=f"DW1 {FAR[4:]}", secrets=["DW4"], black=["red red yellow yellow"])

    assert choice(table) == "complete DW4"


def test_it_places_the_barrel_that_an_order_lacks(scene: Any) -> None:
    table = scene(
        middle=f"DW3 {FAR[4:]}",
        black=["red"],
        purple=["blue"],
        warehouse=["red yellow"],
        hands=["BA5"],
        secrets=["TR9"],
    )
    table.play(0, "play BA5")

    assert choice(table) == "place red black"


def test_it_takes_the_colour_that_it_lacks(scene: Any) -> None:
    table = scene(
        middle=f"DW3 {FAR[4:]}", black=["red"], purple=["blue"], warehouse=["yellow"], hands=["AC24-a"], secrets=["TR9"]
    )
    table.play(0, "play AC24-a")

    assert choice(table) == "take red"


def test_it_gives_away_the_barrel_that_helps_least(scene: Any) -> None:
    """Hammer-and-Veil Wedding still needs the red ones in black."""
    table = scene(middle=f"DW1 DW3 {FAR[8:]}", black=["red red blue green"], purple=["blue"], secrets=["TR9"])
    table.play(0, "complete DW1")

    first = choice(table)
    table.play(0, first)

    assert {first, choice(table)} == {"remove black blue", "remove black green"}


def test_it_buys_early_and_not_late(scene: Any) -> None:
    said = {"display": "AC17 AC26-a AC25-a AC24-a", "hands": ["BA5"], "middle": FAR}

    assert choice(scene(**said, deck=15)).startswith("buy ")
    assert not choice(scene(**said, deck="", last_round=True, time=1)).startswith("buy ")


def test_it_keeps_what_it_can_use_and_discards_the_rest(scene: Any) -> None:
    """With four barrels waiting, carts are kept and kettles go."""
    table = scene(
        hands=["BA1 BA2 BA5 BA6"], warehouse=["red red yellow blue"], middle=f"DW4 {FAR[4:]}", secrets=["TR9"]
    )
    table.play(0, "end turn")

    dropped = set()
    while (text := choice(table)) != "done":
        dropped.add(text)
        table.play(0, text)

    assert "discard BA5" not in dropped
    assert "discard BA6" not in dropped


def test_it_takes_the_near_order_as_its_new_secret(scene: Any) -> None:
    table = scene(secrets=["DW1"], black=["red red red"], purple=["blue blue"], middle="DW8 EL1 TR8 DW6")
    table.play(0, "complete DW1")

    assert choice(table) == "secret middle 1"


def test_it_takes_a_barrel_for_purple(scene: Any) -> None:
    assert choice(scene(purple=["red"], turn_of=0)).startswith("take ")


def test_in_the_last_turn_it_collects_barrels_that_pay(scene: Any) -> None:
    """The Rune-Stoker's Vigil pays for red; no order can be completed any more."""
    table = scene(completed=["DW7"], hands=["AC24-a"], middle="DW8 - - -", deck="", last_round=True, secrets=["TR8"])

    table.play(0, choice(table))

    assert choice(table) == "take red"


def test_it_thins_a_large_deck_of_basic_actions(scene: Any) -> None:
    table = scene(hands=["AC22-a BA1 AC24-a"], discards=["AC25-a AC26-a AC27-a"])
    table.play(0, "play AC22-a")

    assert choice(table) == "burn BA1"


@pytest.mark.parametrize("public", [True, False])
def test_what_it_lights_a_bonfire_for_it_burns(scene: Any, public: Any) -> None:
    """Four bought cards, the bonfire among them, are just enough: two basic actions go, and nothing else."""
    table = scene(
        hands=["AC22-a AC24-a"], piles=["BA5 BA6 BA7 BA8 AC25-a"], discards=["BA1 BA2 BA3 BA4 AC26-a"], time=1,
        display="- - - -", middle=FAR, house={"public_discards": public},
    )  # fmt: skip
    table.play(0, "play AC22-a")

    first = choice(table)
    table.play(0, first)
    second = choice(table)

    assert {first[:7], second[:7]} == {"burn BA"}
    assert first != second


@pytest.mark.parametrize("public", [True, False])
def test_what_lies_in_its_discards_is_bought_once(scene: Any, public: Any) -> None:
    table = scene(hands=["AC01"], discards=["AC02 AC03"], house={"public_discards": public})

    assert bought(table.state, 0) == 3


def test_enb_098_the_last_round_allowed_is_a_last_round(scene: Any) -> None:
    said: dict[str, Any] = {"house": {"round_limit": 15}, "deck": 9}

    assert [Outlook(scene(**said, round=round_).state, 0).is_last for round_ in (13, 14)] == [False, True]


def test_it_knows_no_more_than_its_seat(scene: Any) -> None:
    """In all worlds that look the same to its seat it makes the same move."""
    table = scene(3, warehouse=["red blue"], middle="DW1 EL1 TR1 DW5")
    chosen = {HouseBot(Quick(3)).choose(table.state.resample(0, Quick(number)), Seat(0)) for number in range(8)}

    assert len(chosen) == 1


def test_a_weak_one_slips(scene: Any) -> None:
    table = scene(middle=f"DW1 {FAR[4:]}", black=["red red red"])

    chosen = {HouseBot(Quick(number), strength=0).choose(table.state.copy(), Seat(0)) for number in range(30)}

    assert len(chosen) > 3


def needed(table: Any, order: str) -> float:
    """Time units until Ann could complete an order."""
    outlook = Outlook(table.state, 0)
    return time_needed(ORDER_IDS.index(order), outlook.barrels, outlook.stock)


def test_how_far_an_order_is(scene: Any) -> None:
    """Two red in black and any one in purple: a red one stands, a red one waits, the third has to be brewed."""
    assert needed(scene(black=["red"], warehouse=["red"]), "DW3") == 1 + 1 + 1 + TAKING


def test_a_barrel_that_nobody_can_brew_takes_long(scene: Any) -> None:
    """Two green in orange and one of any colour in black; a green one is left in supply, but not a second."""
    others = ["", *["green green green green"] * 2]
    table = scene(3, middle="TR3 - - -", black=others, purple=["", "green green green"], warehouse=["blue"])

    assert table.supply("green") == 1
    assert needed(table, "TR3") == 1 + 3 + 2 * TAKING + SOLD_OUT


def promised(table: Any, order: str) -> float:
    """What an order promises Ann where her barrels stand now."""
    outlook = Outlook(table.state, 0)
    offer = [int(each) for each in outlook.offers].index(ORDER_IDS.index(order))
    return outlook.hope(offer, outlook.barrels)


def test_all_barrels_of_a_seat_fit_into_one_number(scene: Any) -> None:
    table = scene(warehouse=["blue blue"], orange=["green"], black=["red red red red"], purple=["yellow"])

    assert barrels_of(table.state, 0) == 2 + (1 << 15) + (4 << 30) + (1 << 45)


def test_in_the_last_turn_it_begins_nothing_that_it_cannot_finish(scene: Any) -> None:
    """Three any in black: one can be placed yet, and then there is no time for the other two."""
    said: dict[str, Any] = {"hands": ["BA5 BA6"], "warehouse": ["blue red"], "secrets": ["DW1"], "middle": "- - - -"}

    assert choice(scene(**said, deck="", last_round=True, time=2)) == "end turn"
    assert choice(scene(**said, deck="", last_round=True, time=2, black=["red"])) == "end turn"
    assert choice(scene(**said, deck="", last_round=True, time=2, black=["red red"])) in ("play BA5", "play BA6")


def test_in_the_last_turn_it_counts_the_barrels_that_its_hand_can_place(scene: Any) -> None:
    """There would be time to place three barrels, but with what it holds it can place none of them, and draw one."""
    said: dict[str, Any] = {"secrets": ["DW1"], "middle": "- - - -", "warehouse": ["red red red"]}
    table = scene(**said, deck="", last_round=True, hands=["BA1 BA2 BA3 BA4"])

    assert promised(table, "DW1") == 0
    assert promised(scene(**said, deck="", last_round=True, hands=["BA5 BA6 BA7"]), "DW1") > 0


def test_an_order_for_which_no_turn_is_left_promises_nothing(scene: Any) -> None:
    """One order in the deck: another turn is likely, a third one is not, and the Coronation needs three."""
    said: dict[str, Any] = {"middle": FAR, "secrets": ["TR9"]}

    assert promised(scene(**said, deck=1), "DW8") == 0
    assert promised(scene(**said, deck=15), "DW8") > 0


def test_it_does_not_prepare_a_second_order_when_there_is_time_for_one(scene: Any) -> None:
    """Moonrise Picnic is met; Bridge-Toll Holiday alone could be in time, but not after it."""
    table = scene(middle="EL1 TR1 - -", secrets=["DW8"], purple=["red red red"], time=1, deck=1)
    outlook = Outlook(table.state, 0)

    assert promised(table, "TR1") > 0
    assert outlook.of_orders(outlook.barrels) == promised(table, "EL1")


def test_it_leaves_an_order_to_a_seat_that_has_all_of_it(scene: Any) -> None:
    """Three any in black or in orange: with one unit left both wait for the next turn, but Ben has those in black."""
    said: dict[str, Any] = {
        "middle": "DW1 TR1 DW8 EL8", "secrets": ["TR9"], "time": 1, "hands": ["BA5"], "warehouse": ["red"],
        "orange": ["red"], "deck": 15,
    }  # fmt: skip
    chosen = []
    for theirs in ("blue", "blue blue green"):
        table = scene(**said, black=["red red", theirs])
        table.play(0, "play BA5")
        chosen.append(choice(table))

    assert chosen == ["place red black", "place red orange"]


def test_it_knows_no_more_than_its_seat_in_any_house(dealt: Any) -> None:
    """ENB-111: own discards are known, even where only their top lies open; the piles' order never is."""
    for number in range(6):
        house = random_house(GAME, 2 + number % 3, Quick(number))
        table = dealt(2 + number % 3, Quick(number), **house)
        company = seat_company(
            seat_bots(GAME, ["house", "random", "house", "random"][: table.state.seats], f"{number}")
        )
        bare = BareTable(GAME, table.state)
        for _ in range(60):
            if company.play(bare, 1) == 0:
                break
            for seat in table.state.to_act():
                worlds = [table.state.resample(seat, Quick(50 + world)) for world in range(3)]
                assert len({HouseBot(Quick(3)).choose(world, seat) for world in worlds}) == 1


@pytest.mark.parametrize("names", [["house", "random"], ["random", "house", "random"]])
def test_it_beats_chance(names: list[str]) -> None:
    state = GAME.deal(len(names), GAME.house(len(names), {"first_player": "random", "orders_removed": 12}), Quick(5))
    table = BareTable(GAME, state)
    seat_company(seat_bots(GAME, names, "a contest")).play(table, GAME.longest)

    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners() == [names.index("house")]
    assert outcome.reason == "orders gone"
