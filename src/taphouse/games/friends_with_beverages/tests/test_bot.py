"""The house bot in its own turn: it plays on a possible world, and never slips below the rules."""

from typing import Any

import pytest

from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.friends_with_beverages.bot import HouseBot
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.games.friends_with_beverages.thinking.serving import DELAYS


def chosen(t: Any, seat: int = 0, bot: HouseBot | None = None) -> str:
    move = (bot or HouseBot(Quick(1))).choose(t.state.resample(Seat(seat), Quick(7)), Seat(seat))
    assert move is not None
    assert move in t.state.legal_moves(Seat(seat))
    return GAME.write_move(move)


def all_chosen(t: Any, seat: int, strength: int) -> set[str]:
    """What so strong a bot may do."""
    bot = HouseBot(Quick(1), strength)
    return {chosen(t, seat, bot) for _ in range(60)}


def test_it_came_empty_handed_with_the_smallest_nose(dealt: Any) -> None:
    t = dealt(2)
    assert all_chosen(t, 0, strength=0) == {"bottle no"}
    t.play(0, "bottle no")

    assert all_chosen(t, 0, strength=0) == {"nose 1"}


def test_it_takes_no_shot_however_weak(scene: Any) -> None:
    t = scene([""], deck="one_shot")
    t.play(0, "draw")

    assert all_chosen(t, 1, strength=0) == {"no"}


def test_it_does_nothing_where_nothing_is_offered(scene: Any) -> None:
    t = scene()

    assert HouseBot(Quick(1)).choose(t.state.resample(Seat(1), Quick(7)), Seat(1)) is None


GUESTS = ["G01 G05 G12"]


def test_it_takes_the_ingredient_it_needs(scene: Any) -> None:
    t = scene(["SPI SUG CIT"], sheds=["JUG STR JAR"], guests=GUESTS, market="HRB CIT")

    assert chosen(t) == "take 2"


def test_it_pays_two_points_for_the_piece_that_is_missing(scene: Any) -> None:
    t = scene(["SPI SUG CIT CIT"], sheds=["JUG STR"], guests=GUESTS, market="HRB JAR")

    assert chosen(t) == "take 2"


def test_it_draws_blind_where_the_market_is_of_no_use(scene: Any) -> None:
    t = scene(["SPI SUG"], sheds=["JUG STR JAR"], guests=GUESTS, market="HRB JUG")

    assert chosen(t) == "draw"


def test_it_pays_two_points_for_abundance(scene: Any) -> None:
    t = scene(["SPI SUG NUT"], sheds=["JUG STR BAR"], guests=["G05 G07 G08"], market="abundance HRB")

    assert chosen(t) == "take 1"


def test_fwb_122_it_takes_what_it_needs_from_the_discard(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT"],
        sheds=["JUG STR JAR"],
        guests=GUESTS,
        market="HRB HRB",
        discard="CIT",
        house={"discard_market": True},
    )

    assert chosen(t) == "take discard"


SWAPPING: dict[str, Any] = {"decision": "swap", "guests": ["G08 G11 G07"], "sheds": ["JUG STR JAR"]}
NEAR: dict[str, Any] = {**SWAPPING, "guest_market": "G01 G06 G14 G16"}
FAR: dict[str, Any] = {**SWAPPING, "guest_market": "G06 G47 G45 G26"}


def test_it_swaps_a_useless_pair_for_a_guest_that_is_near(scene: Any) -> None:
    t = scene(["FRU FRU SPI SUG CIT CIT"], **NEAR)
    bot = HouseBot(Quick(1))
    assert chosen(t, 0, bot) == "pay FRU"
    t.play(0, "pay FRU")
    assert chosen(t, 0, bot) == "swap 1"
    t.play(0, "swap 1")
    slot = chosen(t, 0, bot)

    t.play(0, slot)

    assert "G01" in t.guests(0)


def test_it_keeps_a_pair_that_it_needs(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT CIT"], decision="swap", guests=["G01 G08 G11"], sheds=["JUG STR"], guest_market="G06 G47 G45 G26"
    )

    assert chosen(t) == "done"


def test_fwb_045_it_never_gives_a_served_guest_away_however_weak(scene: Any) -> None:
    t = scene(["FRU FRU"], **{**NEAR, "guests": ["G12* G11 G07*"]})
    t.play(0, "pay FRU", "swap 1")

    assert all_chosen(t, 0, strength=0) == {"slot 2"}


def test_fwb_045_with_all_served_it_does_not_even_pay(scene: Any) -> None:
    t = scene(["FRU FRU"], **{**NEAR, "guests": ["G12* G11* G07*"]})

    assert all_chosen(t, 0, strength=0) == {"done"}


@pytest.mark.parametrize(("turned", "answer"), [("G01", {"slot 1", "slot 2", "slot 3"}), ("G47", {"reject"})])
def test_fwb_040_it_accepts_a_guest_from_the_deck_only_if_it_is_better(
    scene: Any, turned: str, answer: set[str]
) -> None:
    near = {**SWAPPING, "guests": ["G23 G09 G40"] if turned == "G47" else SWAPPING["guests"]}
    t = scene(["FRU FRU SPI SUG CIT CIT"], **near, guest_deck=turned)
    t.play(0, "pay FRU", "swap deck")

    assert chosen(t) in answer


def test_fwb_047_with_cultural_exchange_it_pays_with_its_worst_card(scene: Any) -> None:
    t = scene(["CRM SPI SUG CIT CIT"], notice="cultural_exchange", **{**NEAR, "guests": ["G08 G47 G07"]})

    assert chosen(t) == "pay CRM"


def test_it_installs_what_a_guest_needs(scene: Any) -> None:
    t = scene(["JAR"], sheds=["JUG STR"], guests=GUESTS, decision="equipment")

    assert chosen(t) == "install JAR"


def test_fwb_052_the_piece_that_nobody_needs_makes_room(scene: Any) -> None:
    t = scene(["SPI SUG CIT CIT JAR"], sheds=["JUG STR BAR TUN"], guests=["G01 G12* G05*"], decision="equipment")
    assert chosen(t) == "install JAR"
    t.play(0, "install JAR")

    assert chosen(t) in {"room BAR", "room TUN"}


def test_it_leaves_a_full_shed_alone_if_all_of_it_is_needed(scene: Any) -> None:
    t = scene(["TUN"], sheds=["JUG STR FUN STI"], guests=["G12 G10 G02"], decision="equipment")

    assert chosen(t) == "done"


def test_fwb_059_it_trades_second_hand_for_what_it_needs(scene: Any) -> None:
    t = scene(
        ["TUN"],
        sheds=["JUG STR"],
        guests=GUESTS,
        second_hand="JAR",
        decision="equipment",
        house={"second_hand_market": True},
    )

    assert chosen(t) == "trade hand TUN"


SERVING: dict[str, Any] = {"hands": ["SPI SUG CIT CIT"], "sheds": ["JUG STR JAR"], "decision": "complete"}


def test_it_serves_at_once(scene: Any) -> None:
    assert chosen(scene(**SERVING, guests=GUESTS)) == "serve 1"


def test_it_serves_the_guest_that_leaves_it_better_off(scene: Any) -> None:
    """G01 and G39 both want the only Cane Sugar; G39 has five points more."""
    t = scene(["SPI SUG CIT CIT SPC"], sheds=["JUG STR JAR BAR"], guests=["G01 G39 G07"], decision="complete")

    assert chosen(t) == "serve 2"


def test_in_the_last_round_it_serves_for_the_most_points(scene: Any) -> None:
    """Only one of G01 and G39 can be served, and there is no later."""
    t = scene(
        ["SPI SUG CIT CIT SPC"],
        sheds=["JUG STR JAR BAR"],
        guests=["G01 G39 G07", "G04* G11* G08*"],
        decision="complete",
        trigger=1,
    )

    assert chosen(t) == "serve 2"


def test_it_serves_the_last_guest_if_that_wins(scene: Any) -> None:
    t = scene(**SERVING, guests=["G01 G04* G05*", "G06* G10 G12"])

    assert chosen(t) == "serve 1"


def test_it_serves_the_last_guest_though_behind_in_the_last_round(scene: Any) -> None:
    t = scene(**SERVING, guests=["G01 G09* G42*", "G04* G11* G08*"], trigger=1)

    assert chosen(t) == "serve 1"


def test_it_holds_the_last_guest_back_while_behind_and_not_for_ever(scene: Any) -> None:
    """With G01 it would have 25 points against 45; G47 is worth 28 and still to come."""
    t = scene(**SERVING, guests=["G01 G09* G40*", "G04* G11* G12"], guest_market="G47 G06 G14 G16")
    bot = HouseBot(Quick(1))
    answers = []
    for turn in range(DELAYS + 1):
        t.state.turns = 3 * turn
        answers.append(chosen(t, 0, bot))

    assert answers == ["done"] * DELAYS + ["serve 1"]


def test_it_does_not_hold_back_where_no_guest_could_help(scene: Any) -> None:
    """It is 50 points behind, more than any guest brings."""
    t = scene(**SERVING, guests=["G01 G09* G42*", "G04* G11* G08*", "G47* G45 G06"])

    assert chosen(t) == "serve 1"


PAYING: dict[str, Any] = {**SERVING, "house": {"discard_market": True}}


def test_fwb_068_it_buries_what_the_next_seat_needs(scene: Any) -> None:
    """Seat 1 needs two Citrus Peels, one Spirit and no Cane Sugar at all."""
    t = scene(**PAYING, guests=["G01 G05 G12", "G66 G10* G09*"])
    t.play(0, "serve 1")

    assert chosen(t) == "lay CIT"


def test_fwb_068_it_lets_the_rest_go_as_it_comes_where_that_is_as_good(scene: Any) -> None:
    """Seat 1 needs two Spirits, one Cane Sugar and no Citrus Peel."""
    t = scene(**PAYING, guests=["G01 G05 G12", "G07 G10* G09*"])
    t.play(0, "serve 1")

    assert chosen(t) == "rest"


def test_fwb_064_it_supplies_the_piece_that_it_needs_no_more(scene: Any) -> None:
    """The shed holds three of G12's four types; G03 needs the Funnel, and no Still."""
    t = scene(
        ["SPI SUG CIT FRU FUN STI abundance"],
        sheds=["JUG STR"],
        guests=["G12 G03 G01*"],
        decision="complete",
        house={"shed_capacity": 3},
    )
    t.play(0, "serve 1")

    assert chosen(t) == "supply STI"


def test_fwb_133_it_hurries_when_the_guest_deck_runs_low(scene: Any) -> None:
    """G08 has 25 points and lacks two rare things, G01 has 7 and lacks a Citrus Peel."""
    where: dict[str, Any] = {
        "hands": ["SPI SUG CIT FRU FRU FRU SPC SPC"],
        "sheds": ["JUG STR JAR TUN"],
        "guests": ["G08 G12* G09*"],
        "guest_market": "G01 G47 G45 G26",
        "decision": "swap",
    }
    calm = scene(**where, turns=3)
    late = scene(**where, turns=60, guest_deck="G70 G71", boxed=True)

    assert (chosen(calm), chosen(late)) == ("done", "pay FRU")


def test_fwb_072_it_throws_away_what_serves_nobody(scene: Any) -> None:
    hand = "SPI SUG CIT CIT NUT CRM abundance lucky_find JUG"
    t = scene([hand], sheds=["JUG STR"], guests=["G01 G05 G08*"], decision="hand_limit")

    assert chosen(t) == "discard JUG"


def test_with_a_discard_market_it_buries_what_the_next_seat_needs(scene: Any) -> None:
    """Two cards must go; seat 1 needs Wild Herbs and no Warm Spice."""
    hand = "SPI SPI SUG SUG CIT CIT CIT CIT HRB SPC"
    where: dict[str, Any] = {
        "sheds": ["JUG STR"],
        "guests": ["G01 G35 G12*", "G09 G02 G07"],
        "decision": "hand_limit",
        "house": {"discard_market": True},
    }
    t = scene([hand], **where)
    assert chosen(t) == "discard HRB"
    t.play(0, "discard HRB")

    assert chosen(t) == "discard SPC"


def test_in_its_last_turn_it_swaps_for_whoever_it_can_serve(scene: Any) -> None:
    """G05 has more points and lacks two things; G01 can be served now."""
    t = scene(["FRU FRU SPI SUG CIT CIT"], **{**NEAR, "guests": ["G05 G12* G09*", "G04* G11* G08*"]}, trigger=1)

    assert chosen(t) == "pay FRU"


def test_sitting_down_in_the_middle_of_a_swap_it_keeps_its_best_guest(scene: Any) -> None:
    """Somebody else has paid and asked for G23; G01 is all but served and must stay."""
    t = scene(["FRU FRU SPI SUG CIT CIT"], **{**NEAR, "guests": ["G01 G11 G07"], "guest_market": "G23 G06 G14 G16"})
    t.play(0, "pay FRU", "swap 1")

    assert chosen(t) != "slot 1"


def test_an_only_guest_to_be_had_is_no_choice(scene: Any) -> None:
    """FWB-038: then it is asked at once who leaves."""
    t = scene(["FRU FRU SPI SUG CIT CIT"], **{**NEAR, "guest_market": "- G01 - -"}, boxed=True, guest_out=True)
    assert chosen(t) == "pay FRU"
    t.play(0, "pay FRU")

    assert chosen(t) in {"slot 1", "slot 2", "slot 3"}


def test_fwb_064_with_strict_it_looks_for_an_abundance_where_the_shed_is_too_small(scene: Any) -> None:
    """G08 needs five types and lacks the Still, which has no room in the shed: it may come from the hand, or not."""
    where: dict[str, Any] = {
        "hands": ["SPI SUG FRU SPC SPC NUT"],
        "sheds": ["JUG STR JAR TUN"],
        "guests": ["G08 G12* G09*"],
        "market": "STI abundance",
    }

    assert chosen(scene(**where)) == "take 1"
    assert chosen(scene(**where, house={"over_capacity": "strict"})) == "take 2"


def test_fwb_064_with_strict_it_invites_nobody_whom_its_shed_cannot_serve(scene: Any) -> None:
    """G08 is all but served, but for its fifth type; G10 is far away, and can be served one day."""
    where: dict[str, Any] = {
        "hands": ["SPI SUG FRU SPC SPC NUT STI HRB HRB"],
        "sheds": ["JUG STR JAR TUN"],
        "guests": ["G12* G10 G09*"],
        "guest_market": "- G08 - -",
        "decision": "swap",
    }
    ingredient_only = {"over_capacity": "strict", "abundance_scope": "ingredient"}

    assert chosen(scene(**where)) == "pay HRB"
    assert chosen(scene(**where, house=ingredient_only)) != "pay HRB"


def test_fwb_066_an_abundance_for_ingredients_only_is_no_piece_of_equipment(scene: Any) -> None:
    """All that G05 lacks is the Barrel."""
    where: dict[str, Any] = {
        "hands": ["SPI SUG NUT CRM"],
        "sheds": ["JUG STR"],
        "guests": ["G05 G12* G09*"],
        "market": "abundance BAR",
    }

    assert chosen(scene(**where)) == "take 1"
    assert chosen(scene(**where, house={"abundance_scope": "ingredient"})) == "take 2"


def test_fwb_140_in_a_short_game_the_guest_that_ends_it_is_held_back_as_well(scene: Any) -> None:
    """Two served guests bring the end; with G01 it would have 19 points against 21, and G11 is worth 24."""
    t = scene(
        **SERVING, guests=["G01 G12* G11", "G04* G10 G09"], guest_market="G47 G06 G14 G16", house={"guests_to_serve": 2}
    )
    behind = t.points(0) < t.points(1)

    assert behind
    assert chosen(t) == "done"


def test_fwb_090_it_pays_for_the_guest_that_it_has_seen_on_the_deck(scene: Any) -> None:
    """Nobody in the market is near, and the guest that comes next is all but served."""
    where: dict[str, Any] = {
        "hands": ["SPI SUG CIT CIT"],
        "sheds": ["JUG STR JAR"],
        "guests": ["G08 G11 G07"],
        "guest_market": "G47 G45 G06 G26",
        "deck": "cultural_exchange",
        "house": {"advanced_effects": True},
        "market": "NUT NUT",
    }
    t = scene(**where, guest_deck="G01 G23 G40")
    t.play(0, "draw", "arrange 1 2 3", "draw")
    pays = chosen(t)
    assert pays.startswith("pay")
    t.play(0, pays)

    assert chosen(t) == "swap deck"
