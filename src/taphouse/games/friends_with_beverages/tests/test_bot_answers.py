"""The house bot when something happens: events, interrupts and offers."""

from typing import Any

import pytest

from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.friends_with_beverages.bot import HouseBot
from taphouse.games.friends_with_beverages.game import GAME

GUESTS = ["G01 G05 G12"]


def chosen(t: Any, seat: int = 0, bot: HouseBot | None = None) -> str:
    move = (bot or HouseBot(Quick(1))).choose(t.state.resample(Seat(seat), Quick(7)), Seat(seat))
    assert move is not None
    assert move in t.state.legal_moves(Seat(seat))
    return GAME.write_move(move)


def test_fwb_116_it_keeps_a_lucky_find_until_the_discard_holds_what_it_needs(scene: Any) -> None:
    where: dict[str, Any] = {"sheds": ["JUG STR"], "guests": GUESTS, "decision": "swap"}

    assert chosen(scene(["SPI SUG CIT CIT lucky_find"], discard="TUN", **where)) != "play lucky_find"

    t = scene(["SPI SUG CIT CIT lucky_find"], discard="TUN JAR", **where)
    assert chosen(t) == "play lucky_find"
    t.play(0, "play lucky_find")

    assert chosen(t) == "pick JAR"


def test_fwb_114_it_gives_two_useless_pieces_for_the_one_it_needs(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT CIT JUG TUN equipment_exhibition"],
        sheds=["JUG STR"],
        guests=["G01 G12* G05*"],
        discard="BAR JAR",
        decision="swap",
    )
    bot = HouseBot(Quick(1))
    for answer in ("play equipment_exhibition", "show hand JUG", "show hand TUN", "pick JAR"):
        assert chosen(t, 0, bot) == answer
        t.play(0, answer)

    assert t.hand(0).endswith("JAR")


def test_fwb_114_it_lets_an_exhibition_go_by_that_has_nothing_for_it(scene: Any) -> None:
    t = scene(
        ["equipment_exhibition TUN TUN", "FUN BAR"],
        sheds=["", "JUG STR JAR"],
        guests=["", "G01 G03 G05"],
        discard="JUG",
    )
    t.play(0, "play equipment_exhibition", "pass")

    assert chosen(t, 1) == "pass"


def test_fwb_090_the_best_guest_goes_on_top_if_the_next_swap_is_its_own(scene: Any) -> None:
    """G01 is all but served; the other two are far away."""
    t = scene(
        ["SPI SUG CIT CIT"],
        sheds=["JUG STR JAR"],
        guests=["G08 G11 G07"],
        deck="cultural_exchange",
        guest_deck="G47 G01 G45",
        house={"advanced_effects": True},
    )
    t.play(0, "draw")

    assert chosen(t).startswith("arrange 2")


def test_fwb_092_it_returns_a_piece_from_the_hand_rather_than_from_the_shed(scene: Any) -> None:
    t = scene(["TUN"], sheds=["TUN"], deck="equipment_recall TUN")
    t.play(0, "draw")

    assert chosen(t) == "return hand"


RUSH: dict[str, Any] = {"deck": "festival_rush CIT HRB HRB", "market": "SPI SUG"}


def test_fwb_096_in_a_rush_it_serves_the_guest_with_most_points(scene: Any) -> None:
    """G01 has 7 points and is complete, G05 has 13 and lacks the Cream."""
    t = scene(["SPI SUG CIT NUT"], sheds=["JUG STR JAR BAR"], guests=["G01 G05 G08"], **RUSH)
    t.play(0, "draw")

    assert chosen(t) == "rush 2"


def test_fwb_097_in_a_rush_it_keeps_what_the_others_need(scene: Any) -> None:
    """Everything is there for G01; once it is served, G12 has its Spirit and its Sugar, and lacks a Citrus Peel."""
    t = scene(["SPI SPI SUG SUG CIT"], sheds=["JUG STR JAR"], guests=["G01 G12 G08*"], **RUSH)
    t.play(0, "draw", "rush 1")

    assert chosen(t) == "omit CIT"


def test_fwb_098_it_destroys_the_piece_that_is_missed_least(scene: Any) -> None:
    """G05 still needs Jug and Strainer."""
    t = scene(
        ["SPI SUG CIT"],
        sheds=["JUG STR JAR"],
        guests=["G01 G05 G12*"],
        **RUSH,
        house={"advanced_effects": True},
    )
    t.play(0, "draw", "rush 1", "omit CIT")

    assert chosen(t) == "destroy JAR"


def test_fwb_104_of_a_terrible_friends_victim_it_takes_what_it_needs_itself(scene: Any) -> None:
    t = scene(["SPI"], sheds=["JUG STR", "TUN JAR"], guests=["G01 G12* G05*"], deck="terrible_friend")
    t.play(0, "draw")

    assert chosen(t) == "borrow JAR"


def test_fwb_108_it_removes_what_its_right_neighbour_needs(scene: Any) -> None:
    """Seat 2's guests need the Barrel, and no Jug."""
    t = scene(sheds=["", "", "JUG BAR"], guests=["", "", "G07 G03 G10"], deck="one_shot")
    t.play(0, "draw")
    for seat in range(3):
        t.play(seat, "no")

    assert chosen(t) == "remove BAR"


TRADING: dict[str, Any] = {"decision": "trade_offer", "house": {"trading": True}, "sheds": ["JUG STR JAR"] * 2}


@pytest.mark.parametrize(("offer", "answer"), [("CIT", "accept"), ("HRB", "decline")])
def test_fwb_128_it_accepts_what_rates_higher(scene: Any, offer: str, answer: str) -> None:
    """Seat 1 lacks a Citrus Peel, and has no use for Nuts or Herbs."""
    t = scene(["CIT HRB", "SPI SUG CIT NUT"], guests=["", "G01 G12 G09*"], seats=2, **TRADING)
    t.play(0, f"offer {offer}", "want NUT" if offer == "CIT" else "want CIT")

    assert chosen(t, 1) == answer


def test_fwb_128_it_offers_what_it_does_not_need_for_what_it_needs(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT NUT", "HRB HRB HRB HRB HRB HRB HRB HRB"],
        guests=["G01 G42* G09*", "G05 G08 G11"],
        seats=2,
        **TRADING,
    )
    bot = HouseBot(Quick(1))
    assert chosen(t, 0, bot) == "offer NUT"
    t.play(0, "offer NUT")

    assert chosen(t, 0, bot) == "want CIT"


def test_fwb_128_it_does_not_offer_again_what_was_declined(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT NUT", "HRB HRB HRB HRB HRB HRB HRB HRB"],
        guests=["G01 G42* G09*", "G05 G08 G11"],
        seats=2,
        **TRADING,
    )
    bot = HouseBot(Quick(1))
    offers = []
    while t.decision == "trade_offer" and t.waits_for == [0]:
        give = chosen(t, 0, bot)
        t.play(0, give)
        if give != "pass":
            want = chosen(t, 0, bot)
            offers.append((give, want))
            t.play(0, want)
            t.play(1, "decline")

    assert offers
    assert len(offers) == len(set(offers))


def test_fwb_128_it_asks_only_for_what_may_be_traded_for_its_offer(scene: Any) -> None:
    """All that it lacks is a Jar, and everybody knows who has two; like for like none goes for an ingredient."""
    where: dict[str, Any] = {
        "hands": ["SPI SUG CIT CIT NUT", "JAR-01 JAR-02"],
        "sheds": ["JUG STR", ""],
        "guests": ["G01 G42* G09*", "G05 G08 G11"],
        "seats": 2,
        "decision": "trade_offer",
        "known": ["JAR-01", "JAR-02"],
    }
    alike = scene(**where, house={"trading": True})
    anything = scene(**where, house={"trading": True, "trade_categories": "any"})
    assert chosen(alike) == "pass"
    assert chosen(anything) == "offer NUT"
    anything.play(0, "offer NUT")

    assert chosen(anything) == "want JAR"


def test_fwb_128_it_goes_on_with_an_offer_that_somebody_else_has_begun(scene: Any) -> None:
    t = scene(["SPI SUG CIT NUT", "HRB"], guests=["G01 G42* G09*", "G05 G08 G11"], seats=2, **TRADING)
    t.play(0, "offer SUG")

    assert chosen(t).startswith("want ")


def test_fwb_067_it_keeps_its_abundance_where_nobody_is_left_to_need_a_card(scene: Any) -> None:
    t = scene(["SPI SUG CIT CIT abundance"], sheds=["JUG STR JAR"], guests=["G01 G09* G42*"], decision="complete")
    t.play(0, "serve 1")

    assert chosen(t) == "rest"
