"""Laying the table out and arriving, FWB-001 to FWB-021."""

from typing import Any

import pytest

from taphouse.core.errors import BadHouse
from taphouse.core.rng import Quick
from taphouse.games.friends_with_beverages.cards import CODES, KIND_OF
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.games.friends_with_beverages.rules.places import hand_of
from taphouse.words.about_game import age_note


@pytest.mark.parametrize("seats", [1, 6])
def test_fwb_001_two_to_five_adults(seats: int) -> None:
    with pytest.raises(BadHouse, match="takes 2 to 5 seats"):
        GAME.house(seats)
    assert "adults" in age_note(GAME)


def test_fwb_002_everybody_hosts_guests_of_different_countries(dealt: Any) -> None:
    t = dealt(4)

    countries = [guest.id for seat in range(4) for guest in t.view().zone(f"guests-{seat}").items]

    assert len(set(countries)) == len(countries) == 12


def test_fwb_004_fwb_005_a_guest_shows_all_that_is_printed(scene: Any) -> None:
    t = scene(guests=["G04 G05 G06"])

    item = t.view().zone("guests-0").items[0]
    guest = t.words().catalogue[item.id]

    assert (item.label, guest["flag"], guest["points"]) == ("Mexico: Xocomiel (21)", "mx", 21)
    assert item.note == "21 points: SPI SUG CIT SPC NUT CRM / JUG STR FUN TUN"
    assert (len(guest["ingredients"]), guest["equipment"][-1]) == (6, "resource:TUN")
    assert (guest["strip4"], guest["strip3"]) == (4, 1)


def test_fwb_008_slot_and_position_one_are_next_to_the_deck(scene: Any) -> None:
    """The strip of G05 crosses out the first of four: it goes to the first position."""
    t = scene(["SUG SUG"], guest_deck="G05", guest_market="G01 G02 G03 G04", decision="swap")

    t.play(0, "pay SUG", "swap deck", "reject")

    assert t.guest_market == "G05 G02 G03 G04"
    assert t.view().zone("guests-0").count == 3


@pytest.mark.parametrize(("mix", "size"), [("light", 163), ("standard", 166), ("heavy", 172)])
def test_fwb_010_all_resources_are_one_deck(dealt: Any, mix: str, size: int) -> None:
    t = dealt(2, interrupt_mix=mix)

    cards = [piece for piece in GAME.pieces(t.state) if not piece.startswith("G")]

    assert len(cards) == size
    assert t.state.resources.deck.size == size - 14


@pytest.mark.parametrize(("seats", "guests", "left"), [(2, 3, 60), (3, 3, 57), (4, 3, 54), (5, 3, 51), (5, 4, 46)])
def test_fwb_011_fwb_012_fwb_013_ten_guests_leave_unseen_and_four_are_for_the_market(
    dealt: Any, seats: int, guests: int, left: int
) -> None:
    t = dealt(seats, guests_per_player=guests)

    assert (t.state.guests.box.size, t.state.guests.deck.size, len(t.guest_market.split())) == (10, left, 4)
    assert len(t.guests(0).split()) == guests
    assert t.view().zone("guest-box").items == []


def test_fwb_014_fwb_015_six_cards_each_and_two_in_the_market(dealt: Any) -> None:
    t = dealt(5)

    assert [len(t.hand(seat).split()) for seat in range(5)] == [6] * 5
    assert len(t.market.split()) == 2
    assert t.state.resources.deck.size == 134


def test_fwb_016_interrupts_met_while_dealing_go_back_into_the_deck(dealt: Any, orderly: Any) -> None:
    """Unshuffled, all interrupts and events lie on top: nobody gets an interrupt, and none has any effect."""
    t = dealt(2, orderly)

    assert sum(1 for card in t.state.resources.deck.listed() if KIND_OF[card] >= 18) == 12
    assert (t.state.resources.discard.size, t.state.resources.aside.size, t.view().met) == (0, 0, [])


def test_fwb_017_starting_hands_may_hold_events(dealt: Any, orderly: Any) -> None:
    t = dealt(2, orderly)

    assert "lucky_find" in t.hand(0)


def test_fwb_017_with_immediate_events_only_abundance_is_dealt(dealt: Any, orderly: Any) -> None:
    t = dealt(2, orderly, event_timing="immediate")

    assert "abundance" in t.hand(0)
    assert "lucky_find" not in t.hand(0) + t.hand(1) + t.market
    assert sum(1 for card in t.state.resources.deck.listed() if KIND_OF[card] in (16, 17)) == 5


def test_fwb_018_the_first_equipment_of_the_market_goes_second_hand_and_only_the_first(
    dealt: Any, orderly: Any
) -> None:
    """Unshuffled, twelve cards are dealt (eight events, four barrels); a barrel and two stills come up next."""
    t = dealt(2, orderly, second_hand_market=True)

    assert (t.second_hand, t.market) == ("BAR", "STI STI")


def test_fwb_018_without_equipment_the_slot_starts_empty(dealt: Any) -> None:
    for seed in range(40):
        t = dealt(2, Quick(seed), second_hand_market=True)
        lying = [CODES.index(code) for code in t.market.split()]
        if not t.second_hand:
            assert all(not 8 <= kind < 15 for kind in lying)


def answer(t: Any, *answers: tuple[str, int]) -> None:
    for seat, (bottle, nose) in enumerate(answers):
        t.play(seat, f"bottle {bottle}", f"nose {nose}")


@pytest.mark.parametrize(
    ("answers", "first"),
    [
        ((("no", 9), ("yes", 1), ("no", 10)), 1),
        ((("yes", 3), ("no", 10), ("yes", 4)), 2),
    ],
)
def test_fwb_019_a_bottle_begins_and_among_bottles_the_bigger_nose(dealt: Any, answers: Any, first: int) -> None:
    t = dealt(3)

    answer(t, *answers)

    assert (t.state.active, t.waits_for) == (first, [first])


def test_fwb_020_without_bottles_the_biggest_nose_begins_and_the_ranking_is_public(dealt: Any) -> None:
    t = dealt(3)

    answer(t, ("no", 4), ("no", 2), ("no", 7))

    assert t.state.active == 2
    assert [host.rank for host in t.view().hosts] == [2, 3, 1]


def test_fwb_020_equal_noses_are_ranked_by_chance(dealt: Any) -> None:
    begun = set()
    for seed in range(12):
        t = dealt(3, Quick(seed))
        answer(t, ("no", 5), ("no", 5), ("no", 5))
        begun.add(int(t.state.active))
        assert sorted(host.rank for host in t.view().hosts) == [1, 2, 3]

    assert begun == {0, 1, 2}


def test_fwb_019_answers_are_secret_until_all_are_in(dealt: Any) -> None:
    t = dealt(2)

    t.play(0, "bottle yes", "nose 8")

    assert (t.view(1).hosts[0].bottle, t.view(1).hosts[0].nose, t.waits_for) == (None, 0, [1])
    t.play(1, "bottle no", "nose 2")
    assert (t.view(1).hosts[0].bottle, t.view(1).hosts[0].nose) == (True, 8)


def test_fwb_021_the_first_player_gets_both_tokens_and_plays_turn_one(dealt: Any) -> None:
    t = dealt(3)

    answer(t, ("no", 1), ("no", 1), ("yes", 1))

    assert (t.state.leader, t.state.active, t.number("turn"), t.decision) == (2, 2, 1, "draw")


def test_fwb_006_fwb_007_cards_show_copies_and_events_what_they_do(scene: Any) -> None:
    t = scene(["CRM BAR lucky_find"])

    cream, barrel, find = t.view(0).zone("hand-0").items

    assert (cream.note, barrel.note, find.note) == ("7 in all", "5 in all", "event")
    assert "discard" in t.words().piece(find.id, "effect")


def test_dealing_keeps_every_piece(dealt: Any) -> None:
    t = dealt(4)

    assert len(GAME.pieces(t.state)) == 246
    assert all(KIND_OF[card] < 18 for seat in range(4) for card in hand_of(t.state, seat))
