"""Whole scenes, from the first act to the last fact."""

from typing import Any

import pytest


def test_fwb_026_fwb_030_fwb_031_a_replacement_that_is_equipment_cannot_be_taken(scene: Any) -> None:
    t = scene(market="SUG JUG", deck="STI CIT NUT")

    t.play(0, "take 1")

    assert (t.hand(0), t.market, t.waits_for) == ("SUG CIT", "STI JUG", [1])


def test_fwb_035_fwb_087_fwb_101_volatility_while_refilling(scene: Any) -> None:
    t = scene(market="HRB FRU", deck="market_volatility NUT SPI BAR")

    t.play(0, "take 1")

    assert (t.market, t.discard, t.deck(1)) == ("NUT SPI", "FRU market_volatility", "BAR")
    assert (t.hand(0), t.state.turn.points, t.moves(0)) == ("HRB", 1, ["draw", "take 1", "take 2"])


def test_fwb_038_fwb_040_fwb_042_rejecting(scene: Any) -> None:
    t = scene(
        ["SUG SUG CIT"],
        guests=["G09 G10 G11"],
        guest_market="G01 G02 G03 G04",
        guest_deck="G06 G07",
        decision="swap",
    )

    t.play(0, "pay SUG", "swap deck", "reject")

    assert (t.guest_market, t.guest_discard, t.guest_deck(1)) == ("G01 G06 G03 G04", "G02", "G07")
    assert (t.guests(0), t.hand(0), t.waits_for) == ("G09 G10 G11", "CIT", [1])


RECIPE = "SPI SUG FRU SPC SPC NUT"


def test_fwb_063_fwb_064_fwb_069_five_types_four_places(scene: Any) -> None:
    t = scene([f"{RECIPE} STI"], sheds=["JUG STR JAR TUN"], guests=["G08 G01 G02"], decision="complete")

    t.play(0, "serve 1")

    assert (t.hand(0), t.shed(0), t.guests(0)) == ("", "JUG STR JAR TUN", "G08* G01 G02")
    assert t.discard.startswith(f"{RECIPE} STI")
    assert t.points(0) == 25


@pytest.mark.parametrize(("shed", "strict"), [("JUG STR JAR", False), ("JUG STR JAR TUN", True)])
def test_fwb_064_only_the_types_beyond_the_capacity_come_from_the_hand(scene: Any, shed: str, strict: bool) -> None:  # noqa: FBT001
    spare = "TUN-06" if "TUN" not in shed else ""
    house = {"over_capacity": "strict"} if strict else {}
    t = scene(
        [f"{RECIPE} STI {spare} SPI"],
        sheds=[shed],
        guests=["G08 G01 G02"],
        decision="swap",
        house=house,
        notice="cultural_exchange",
    )

    assert not t.can_serve(1)


def test_fwb_064_had_it_been_installed_it_would_do(scene: Any) -> None:
    t = scene([f"{RECIPE} STI TUN"], sheds=["JUG STR JAR"], guests=["G08 G01 G02"], decision="equipment")

    t.play(0, "install TUN", "done")

    assert t.moves(0) == ["serve 1", "done"]


def paying_with_jugs(scene: Any, **said: Any) -> Any:
    return scene(
        ["JUG JUG"],
        guests=["G01 G02 G03"],
        guest_market="G04 G05 G06 G07",
        guest_deck="G08 G09 G10 G11 G12",
        decision="swap",
        **said,
    )


def test_fwb_043_fwb_044_paying_with_equipment(scene: Any) -> None:
    t = paying_with_jugs(scene)

    t.play(0, "pay JUG", "swap 2", "slot 3")

    assert (t.guests(0), t.guest_discard) == ("G01 G02 G05", "G03 G04 G06 G07")
    assert (t.guest_market, t.discard) == ("G08 G09 G10 G11", "JUG JUG")


def test_fwb_044_with_the_second_hand_module_one_of_them_ends_in_the_slot(scene: Any) -> None:
    t = paying_with_jugs(scene, house={"second_hand_market": True}, second_hand="STR")

    t.play(0, "pay JUG", "swap 2", "slot 3")

    assert (t.second_hand, t.discard) == ("JUG", "STR JUG")


def test_fwb_089_fwb_091_fwb_092_fwb_093_fwb_095_cultural_exchange_and_recall(scene: Any) -> None:
    t = scene(
        ["TUN", "SPI", ""],
        sheds=["TUN", "", "JUG"],
        deck="equipment_recall SUG terrible_traffic TUN CIT",
        notice="cultural_exchange",
        active=1,
        leader=0,
    )
    guests = [t.guests(seat) for seat in range(3)]

    t.play(1, "draw")

    assert (t.waits_for, t.moves(0), t.notice) == ([0], ["return hand", "return shed"], "")
    assert [card.face for card in t.view().zone("aside").items] == ["SUG", "!", "TUN"]
    t.play(0, "return hand")
    assert t.discard == "cultural_exchange SPI TUN equipment_recall"
    assert (t.shed(0), t.hand(1), t.shed(2)) == ("TUN", "", "JUG")
    assert sorted(t.deck(4).split()) == ["CIT", "SUG", "TUN", "terrible_traffic"]
    assert [t.guests(seat) for seat in range(3)] == guests


def last_guest_served(scene: Any, **house: Any) -> Any:
    t = scene(
        ["SPI SUG FRU HRB", "", ""],
        sheds=["JUG JAR TUN"],
        guests=["G01* G02* G09"],
        deck="guest_cancellation NUT CRM SPI CIT SUG FRU",
        guest_deck="G05",
        decision="complete",
        turns=9,
        leader=2,
        house=house,
    )
    t.play(0, "serve 3")
    return t


def test_fwb_070_fwb_099_fwb_131_fwb_132_a_served_guest_lost_after_the_trigger(scene: Any) -> None:
    t = last_guest_served(scene)

    assert (t.guests(0), t.guest_discard, t.market) == ("G01* G05 G09*", "G02", "NUT CRM")
    t.end_turn()
    t.end_turn()
    assert (t.state.turns, t.decision, t.state.outcome().scores) == (12, "over", [16, 0, 0])


def test_fwb_081_fwb_132_with_live_the_game_goes_on_with_the_pass(scene: Any) -> None:
    t = last_guest_served(scene, end_trigger="live")

    t.end_turn()
    t.end_turn()

    assert (t.waits_for, t.state.leader, t.state.turns) == ([0], 0, 12)


def test_fwb_085_fwb_106_fwb_107_fwb_133_traffic_on_the_last_two_guests(scene: Any) -> None:
    t = scene(
        guests=["G20 G21 G03*", "G22 G23 G12*", "G24 G25 G01*"],
        deck="terrible_traffic SPI SUG CIT FRU",
        guest_deck="G07 G02",
        boxed=True,
        active=1,
        turns=1,
        house={"advanced_effects": True},
    )

    t.play(1, "draw")

    assert [t.guests(seat) for seat in range(3)] == ["G20 G21 G03*", "G07 G23 G12*", "G24 G02 G01*"]
    t.end_turn()
    t.end_turn()
    assert (t.state.turns, t.state.outcome().reason) == (3, "guest deck empty")


def test_fwb_108_fwb_109_fwb_118_one_shot(scene: Any) -> None:
    t = scene(
        sheds=["STI TUN", "BAR", ""],
        deck="one_shot",
        second_hand="JUG",
        active=1,
        house={"second_hand_market": True},
    )

    t.play(1, "draw")
    t.play(0, "no")
    t.play(1, "toast")
    t.play(2, "no")
    t.play(1, "remove STI")

    assert (t.second_hand, t.discard) == ("STI", "JUG one_shot")
    assert [t.shed(seat) for seat in range(3)] == ["TUN", "BAR", ""]
    assert [t.hand(seat) for seat in range(3)] == ["", "", ""]


def passing(scene: Any, **said: Any) -> Any:
    t = scene(
        ["SPI SPI"],
        market="SUG JAR",
        discard="HRB",
        deck="guest_cancellation CIT TUN",
        guest_deck="G04 G09",
        guest_market="G01 G02 G03 G12",
        guests=["", "G06 G07 G10"],
        decision="swap",
        **said,
    )
    t.play(int(t.state.active), "done")
    return t


def test_fwb_077_to_fwb_081_passing_the_round(scene: Any) -> None:
    """FWB-078, FWB-079, FWB-080, FWB-099."""
    t = passing(scene, turns=3)

    assert (t.state.leader, t.state.active, t.guests(1)) == (1, 1, "G04 G07 G10")
    assert (t.market, t.discard) == ("CIT TUN", "HRB SUG JAR guest_cancellation")
    assert (t.guest_market, t.guest_discard) == ("G09 G02 G03 G12", "G06 G01")
    assert (t.decision, t.waits_for, t.number("turn")) == ("draw", [1], 5)


def test_fwb_077_the_next_passes_follow_after_every_four_turns(scene: Any) -> None:
    t = passing(scene, turns=3)
    leaders = []

    for _ in range(8):
        leaders.append(int(t.state.leader))
        t.end_turn()

    assert leaders == [1, 1, 1, 1, 2, 2, 2, 2]
    assert (t.state.leader, t.waits_for) == (0, [0])


def test_fwb_125_the_trade_window_comes_after_the_pass(scene: Any) -> None:
    t = scene(["SPI SPI", "NUT"], decision="swap", turns=3, house={"trading": True}, deck="CIT TUN CRM")

    t.play(0, "done")

    assert (t.decision, t.waits_for, t.state.turns) == ("trade_offer", [1], 4)


def test_fwb_077_rotating_the_pass_comes_after_three_turns(scene: Any) -> None:
    t = scene(
        ["", "", "SPI SPI"], decision="swap", active=2, turns=2, house={"round_token": "rotate"}, deck="CIT NUT CRM"
    )
    t.play(2, "done")

    assert (t.state.leader, t.waits_for, t.state.turns) == (1, [1], 3)
    t.end_turn()
    t.end_turn()
    assert t.waits_for == [0]
    t.end_turn()
    assert (t.state.leader, t.waits_for) == (2, [2])


def test_fwb_056_fwb_070_fwb_096_fwb_097_fwb_098_rush_with_equipment_being_installed(scene: Any) -> None:
    t = scene(
        ["SPI SPI SUG CIT CIT HRB SPC FRU"],
        sheds=["STR FUN STI JUG~"],
        guests=["G10 G12 G08"],
        deck="festival_rush SUG NUT NUT CRM CRM",
        decision="complete",
        house={"equipment_mode": "delayed", "advanced_effects": True, "second_hand_market": True},
    )

    t.play(0, "serve 1")

    assert (t.waits_for, t.moves(0)) == ([0], ["pass", "rush 2"])
    t.play(0, "rush 2")
    assert (t.hand(0), t.moves(0)) == ("", ["destroy STR", "destroy FUN", "destroy STI"])
    t.play(0, "destroy FUN")
    assert (t.second_hand, "FUN" in t.discard, t.market) == ("", True, "CRM CRM")
    assert t.discard.count("festival_rush") == 1
    assert (t.guests(0), t.shed(0), t.waits_for) == ("G10* G12* G08", "JUG STR STI", [1])


def test_fwb_072_fwb_118_fwb_119_fwb_120_fwb_122_hand_limit_with_both_markets(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT FRU HRB SPC NUT CRM JAR TUN"],
        second_hand="STR",
        decision="hand_limit",
        house={"second_hand_market": True, "discard_market": True},
    )

    t.play(0, "discard JAR", "discard TUN")

    assert (t.second_hand, t.discard, t.waits_for) == ("TUN", "STR JAR", [1])
    assert t.moves(1) == ["draw", "take 1", "take 2", "take discard"]
    assert t.view(1).zone("discard").items[0].price == 2


def test_the_first_turn_of_the_rulebook_goes_as_it_is_told(scene: Any) -> None:
    t = scene(
        ["SPI SUG SUG CIT STR BAR", "", ""],
        guests=["G01 G80 G07"],
        market="CIT STI",
        deck="JUG JAR SPI HRB SPC FRU",
    )

    t.play(0, "take 1")
    assert (t.hand(0), t.market) == ("SPI SUG SUG CIT CIT STR JAR BAR", "JUG STI")
    assert t.moves(0) == ["pay SUG", "pay CIT", "done"]
    t.play(0, "done", "install STR", "install JAR", "done")
    assert (t.waits_for, t.hand(0), t.shed(0)) == ([1], "SPI SUG SUG CIT CIT BAR", "STR JAR")
    t.end_turn()
    t.end_turn()
    t.play(0, "take 1", "done", "install JUG", "done", "serve 1")

    assert (t.points(0), t.shed(0), t.hand(0)) == (7, "JUG STR JAR", "SUG BAR")
    assert "JUG" not in t.market.split()
