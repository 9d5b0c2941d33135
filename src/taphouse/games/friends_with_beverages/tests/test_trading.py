"""The trade window: FWB-125 to FWB-128."""

from typing import Any

import pytest

TRADING = {"trading": True}


def window(scene: Any, *hands: str, **house: Any) -> Any:
    return scene(list(hands), decision="trade_offer", house={**TRADING, **house})


def test_fwb_125_trades_are_with_the_holder_only_who_asks_first(scene: Any) -> None:
    t = window(scene, "SPI", "SUG", "CIT")

    t.play(0, "offer SPI", "want SUG")
    assert t.moves(0) == ["ask 1", "ask 2"]
    t.play(0, "ask 2")
    t.play(2, "decline")
    t.play(0, "pass")
    t.play(1, "offer SUG", "want SPI")

    assert (t.waits_for, t.view().trade.to, t.view().trade.proposer) == ([0], 0, 1)


def test_fwb_125_only_before_the_draw(scene: Any) -> None:
    t = window(scene, "SPI", "", "")

    t.play(0, "pass")

    assert (t.decision, t.view().trade) == ("draw", None)


def test_fwb_126_one_card_for_one_card(scene: Any) -> None:
    t = window(scene, "SPI SPI", "SUG NUT", "")

    t.play(0, "offer SPI", "want SUG", "ask 1")
    assert t.moves(1) == ["accept", "decline"]
    t.play(1, "accept")

    assert (t.hand(0), t.hand(1)) == ("SPI SUG", "SPI NUT")


def test_fwb_126_sheds_do_not_trade(scene: Any) -> None:
    t = scene(["BAR", "SPI", ""], sheds=["JUG", "STR"], decision="trade_offer", house=TRADING)

    assert t.moves(0) == ["offer BAR", "pass"]
    t.play(0, "offer BAR", "want STR", "ask 1")
    assert t.moves(1) == ["decline"]


def test_fwb_127_nobody_gives_more_than_two_cards(scene: Any) -> None:
    t = window(scene, "SPI SPI SPI", "SUG SUG SUG", "CIT")

    for _ in range(2):
        t.play(0, "offer SPI", "want SUG", "ask 1")
        t.play(1, "accept")

    assert (list(t.state.trade.given), t.decision, t.waits_for) == ([2, 2, 0], "draw", [0])


def test_fwb_127_a_partner_who_has_given_two_is_not_asked_again(scene: Any) -> None:
    t = window(scene, "SPI SPI SPI", "SUG SUG SUG", "CIT")
    t.state.trade.given[1] = 2

    t.play(0, "offer SPI", "want CIT")

    assert t.waits_for == [2]


@pytest.mark.parametrize(
    ("give", "categories", "wanted"),
    [
        ("SPI", "like_for_like", 8),
        ("JUG", "like_for_like", 7),
        ("abundance", "like_for_like", 15),
        ("SPI", "any", 17),
    ],
)
def test_fwb_128_like_for_like_or_any(scene: Any, give: str, categories: str, wanted: int) -> None:
    """FWB-113: Abundance fits both."""
    t = window(scene, give, "SUG", trade_categories=categories)

    t.play(0, f"offer {give}")

    assert len(t.moves(0)) == wanted
    assert f"want {give}" not in t.moves(0)


@pytest.mark.parametrize(
    ("categories", "moves"),
    [("like_for_like", ["offer SPI", "pass"]), ("any", ["offer SPI", "offer lucky_find", "pass"])],
)
def test_fwb_128_events_are_traded_only_with_any(scene: Any, categories: str, moves: list[str]) -> None:
    assert window(scene, "lucky_find SPI", "SUG", trade_categories=categories).moves(0) == moves


def test_fwb_128_four_offers_for_the_holder_and_two_for_each_other(scene: Any) -> None:
    t = window(scene, "SPI SPI", "SUG NUT", "")
    offers = []

    while t.decision != "draw":
        seat = t.waits_for[0]
        if t.decision == "trade_offer":
            offers.append(seat)
        t.play(seat, "decline" if "decline" in t.moves(seat) else t.moves(seat)[0])

    assert offers == [0, 0, 0, 0, 1, 1]


def test_fwb_128_there_is_a_window_before_round_one(dealt: Any) -> None:
    t = dealt(2, trading=True, first_player="random")

    assert (t.decision, t.waits_for) == ("trade_offer", [int(t.state.leader)])


def test_fwb_128_the_partner_is_asked_even_if_only_declining_is_possible(scene: Any) -> None:
    t = window(scene, "SPI", "NUT", "")

    t.play(0, "offer SPI", "want SUG", "ask 1")

    assert (t.waits_for, t.moves(1)) == ([1], ["decline"])


def test_fwb_128_an_empty_hand_declines_by_itself_for_everybody_sees_that_it_must(scene: Any) -> None:
    t = window(scene, "SPI", "NUT", "")

    t.play(0, "offer SPI", "want SUG", "ask 2")

    assert (t.waits_for, t.decision) == ([0], "trade_offer")
    assert t.story(1)[-1] == "Cat declines."


def test_fwb_127_a_new_window_counts_anew(scene: Any) -> None:
    t = scene(["CRM CRM", "NUT"], decision="swap", turns=3, house=TRADING, deck="CIT TUN CRM")
    t.state.trade.given[1] = 2

    t.play(0, "done")

    assert (t.decision, t.waits_for) == ("trade_offer", [1])
