"""What is hidden stays hidden, and dealing it anew keeps all that is known."""

from collections import Counter
from typing import Any

import pytest
from msgspec.json import encode

from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.empire_needs_beer.cards import CARD_IDS, ORDER_IDS
from taphouse.games.empire_needs_beer.game import GAME
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.testing.driver import quick, random_turn
from taphouse.testing.houses import random_house
from taphouse.testing.kit import conform

TWINS = 60


def twins(table: Any, eyes: int | None) -> list[State]:
    rng = Quick(7)
    return [table.state.resample(None if eyes is None else Seat(eyes), rng) for _ in range(TWINS)]


def hands(states: list[State], seat: int) -> Counter[str]:
    """How often each card is in a hand."""
    return Counter(CARD_IDS[card] for state in states for card in range(48) if int(state.hands[seat]) >> card & 1)


def seen(table: Any, eyes: int | None) -> str:
    return encode(table.view(eyes)).decode()


@pytest.mark.parametrize("eyes", [0, 1, None])
def test_a_hand_is_seen_by_its_owner_only(scene: Any, eyes: int | None) -> None:
    table = scene(hands=["BA1 BA2 AC15"], piles=["BA3 BA4"])

    shown = [item.id for item in table.view(eyes).zone("hand-0").items]

    assert shown == (["BA1@0", "BA2@0", "AC15"] if eyes == 0 else [])
    assert ("AC15" in seen(table, eyes)) == (eyes == 0)


def test_the_owner_sees_what_is_in_the_draw_pile_but_not_its_order(scene: Any) -> None:
    one, other = scene(hands=["BA1"], piles=["BA4 BA2 BA3"]), scene(hands=["BA1"], piles=["BA3 BA4 BA2"])

    pile = one.view(0).zone("draw-0")
    assert (pile.items, pile.known) == ([], ["BA2@0", "BA3@0", "BA4@0"])
    assert (pile.label, pile.kind, pile.seat, pile.size) == ("Draw pile", "pile", 0, 3)
    assert seen(one, 0) == seen(other, 0)
    assert (one.view(1).zone("draw-0").items, one.view(1).zone("draw-0").known) == ([], [])


@pytest.mark.parametrize("eyes", [0, 1, None])
def test_enb_013_a_secret_order_is_seen_by_its_owner_only(scene: Any, eyes: int | None) -> None:
    table = scene(secrets=["TR7", "EL7"], middle="DW1 DW2 DW3 DW4")

    assert ("TR7" in seen(table, eyes), "EL7" in seen(table, eyes)) == (eyes == 0, eyes == 1)


def test_enb_012_orders_in_the_deck_or_taken_away_are_seen_by_nobody(scene: Any) -> None:
    table = scene(deck="TR7 TR6", secrets=["DW8", "EL8"], middle="DW1 DW2 DW3 DW4")

    for eyes in (0, 1, None):
        assert not any(order in seen(table, eyes) for order in ("TR7", "TR6", "EL1", "TR1"))


def test_enb_016_of_the_advance_deck_the_top_is_seen(scene: Any) -> None:
    table = scene(display="AC01 AC02 AC03 AC04", advance="AC15 AC16")

    for eyes in (0, 1, None):
        assert ("AC15" in seen(table, eyes), "AC16" in seen(table, eyes)) == (True, False)


def test_enb_111_discards_are_open_to_all(scene: Any) -> None:
    table = scene(hands=["BA1"], discards=["BA2 BA3"])

    for eyes in (0, 1, None):
        assert [item.id for item in table.view(eyes).zone("discard-0").items] == ["BA2@0", "BA3@0"]


def test_enb_111_or_only_their_top(scene: Any) -> None:
    """The owner may still look through them."""
    table = scene(hands=["BA1"], discards=["BA2 BA3"], house={"public_discards": False})

    for eyes in (0, 1, None):
        zone = table.view(eyes).zone("discard-0")
        assert [item.id for item in zone.items] == (["BA2@0", "BA3@0"] if eyes == 0 else ["BA3@0"])
        assert zone.size == 2
        assert ("BA2@0" in seen(table, eyes)) == (eyes == 0)


def test_enb_111_at_the_end_all_of_them_are_shown(scene: Any) -> None:
    table = scene(
        active=1, round=39, decision="end_discard", time=0, hands=["BA1"], discards=["BA2 BA3"],
        house={"public_discards": False},
    )  # fmt: skip
    table.play(1, "done")

    for eyes in (0, 1, None):
        assert [item.id for item in table.view(eyes).zone("discard-0").items] == ["BA2@0", "BA3@0"]


@pytest.mark.parametrize("eyes", [0, 1, None])
def test_enb_090_what_was_removed_is_seen_by_all_and_whose_it_was(scene: Any, eyes: int | None) -> None:
    table = scene(hands=["AC22-a AC01 BA1"])
    table.play(0, "play AC22-a", "burn AC01", "burn BA1")

    removed = table.view(eyes).zone("removed-actions").items

    assert [(item.id, item.seat) for item in removed] == [("BA1@0", 0), ("AC01", 0)]


def test_enb_111_every_card_is_told_as_it_is_laid(scene: Any) -> None:
    table = scene(hands=["BA1 BA2"], house={"public_discards": False})
    table.play(0, "end turn", "discard BA1")

    assert table.story(1)[-1] == "Ann discarded Tap the Frostwater."


def test_enb_018_answers_are_secret_until_all_are_in(dealt: Any) -> None:
    one, other = dealt(3), dealt(3)
    one.play(0, "sip right_now")
    other.play(0, "sip longer_ago")

    assert seen(one, 1) == seen(other, 1)
    assert [seat.notes for seat in one.view(1).seats] == [["has answered"], [], []]
    assert (one.view(0).sips, one.view(1).sips) == (["right_now", "", ""], [])
    assert one.story(1)[-1] == other.story(1)[-1] == "Ann has answered."


def test_enb_018_answers_of_others_are_dealt_anew(dealt: Any) -> None:
    table = dealt(3)
    table.play(0, "sip right_now")

    assert {int(twin.sips[0]) for twin in twins(table, 1)} == {0, 1, 2, 3}
    assert {int(twin.sips[0]) for twin in twins(table, 0)} == {0}


def test_others_hands_and_piles_are_mixed(scene: Any) -> None:
    table = scene(hands=["BA1 BA2 BA3 BA4 BA5"], piles=["BA6 BA7 BA8"])

    found = hands(twins(table, 1), 0)

    assert set(found) == {f"BA{i}" for i in range(1, 9)}
    assert sum(found.values()) == 5 * TWINS


def test_the_own_hand_stays_and_the_own_pile_is_shuffled(scene: Any) -> None:
    table = scene(hands=["BA1 BA2 BA3 BA4 BA5"], piles=["BA6 BA7 BA8"])

    states = twins(table, 0)

    assert set(hands(states, 0).values()) == {TWINS}
    assert len({tuple(state.draws[0].listed()) for state in states}) > 3


def test_enb_039_a_bought_card_is_known_to_be_in_the_hand(scene: Any) -> None:
    table = scene(hands=["BA1 BA2"], display="AC01 AC02 AC03 AC04")
    table.play(0, "buy AC01")

    assert hands(twins(table, 1), 0)["AC01"] == TWINS
    assert 0 < hands(twins(table, 1), 0)["BA1"] < TWINS


def test_enb_049_when_the_pile_runs_out_the_whole_hand_is_known(scene: Any) -> None:
    table = scene(hands=["BA1 BA2"], piles=["BA3"], discards=["BA4 BA5"])
    table.play(0, "draw")

    assert table.known(0) == {"BA1", "BA2", "BA3"}
    assert set(hands(twins(table, 1), 0)) == {"BA1", "BA2", "BA3"}


def test_enb_049_what_is_drawn_after_that_is_not(scene: Any) -> None:
    table = scene(hands=["BA1"], piles=["BA3"], discards=["BA4 BA5"])
    table.play(0, "draw", "draw")

    found = hands(twins(table, None), 0)

    assert (found["BA1"], found["BA3"]) == (TWINS, TWINS)
    assert found["BA4"] + found["BA5"] == TWINS
    assert 0 < found["BA4"] < TWINS


def test_a_known_card_that_is_discarded_is_known_no_longer(scene: Any) -> None:
    table = scene(hands=["BA1 AC01"], known=["AC01"])
    table.play(0, "end turn", "discard AC01")

    assert table.known(0) == set()


def test_discards_stay_where_everybody_saw_them_go(scene: Any) -> None:
    table = scene(hands=["BA1"], discards=["BA2 BA3 BA4"], house={"public_discards": False})

    assert all(twin.discards[0].listed() == table.state.discards[0].listed() for twin in twins(table, 1))


def test_enb_068_a_secret_order_from_the_middle_stays(scene: Any) -> None:
    table = scene(secrets=["TR7", "EL7"], sources=["middle", "deck"])

    assert {ORDER_IDS[state.secret[0]] for state in twins(table, 1)} == {"TR7"}
    assert len({int(state.secret[1]) for state in twins(table, 0)}) > 5
    assert {ORDER_IDS[state.secret[1]] for state in twins(table, 1)} == {"EL7"}


def test_a_secret_order_that_is_being_completed_is_seen(scene: Any) -> None:
    table = scene(secrets=["DW1"], black=["red red blue"])
    table.play(0, "complete DW1")

    assert {ORDER_IDS[state.secret[0]] for state in twins(table, 1)} == {"DW1"}
    assert table.view(1).completing.order == "DW1"


def test_orders_taken_away_and_in_the_deck_are_mixed(scene: Any) -> None:
    table = scene(deck=10)

    states = twins(table, 0)

    assert len({int(state.removed_orders.cards[0]) for state in states}) > 5
    assert len({int(state.order_deck.cards[0]) for state in states}) > 5


def test_the_advance_deck_is_mixed_below_its_top(scene: Any) -> None:
    table = scene(advance="AC15 AC16")

    states = twins(table, 0)

    assert {CARD_IDS[state.advance_deck.top()] for state in states} == {"AC15"}
    assert len({state.advance_deck.listed()[-2] for state in states}) > 5


def test_at_the_end_orders_are_shown_and_hands_are_not(scene: Any) -> None:
    """ENB-099."""
    table = scene(active=1, round=39, decision="end_discard", time=0, deck=9, secrets=["TR7", "EL7"])
    table.play(1, "done")

    view = table.view(None)
    assert [len(view.zone(zone).items) for zone in ("orders", "removed-orders", "secret-0", "hand-0")] == [9, 12, 1, 0]
    assert {int(state.secret[0]) for state in twins(table, None)} == {ORDER_IDS.index("TR7")}


def test_the_future_is_dealt_anew(scene: Any) -> None:
    one, other = twins(scene(), None)[:2]

    assert one.rng.position() != other.rng.position()


@pytest.mark.parametrize("number", range(6))
def test_what_everybody_knows_of_a_hand_is_true(number: int) -> None:
    """In games by chance with any house, and in every twin of them."""
    seats = 2 + number % 3
    rng = quick(f"knowledge {number}")
    state = GAME.deal(seats, GAME.house(seats, random_house(GAME, seats, rng)), Quick(number))
    for step in range(300):
        state.apply(*random_turn(state, rng))
        if step % 10 == 0:
            twin = state.resample(None, rng)
            for seat in range(seats):
                assert state.known[seat] & ~state.hands[seat] == 0
                assert twin.known[seat] & ~twin.hands[seat] == 0
                assert sorted(everything(twin, seat)) == sorted(everything(state, seat))


def everything(state: State, seat: int) -> list[int]:
    held = [card for card in range(48) if int(state.hands[seat]) >> card & 1]
    return held + state.draws[seat].listed()


def test_enb_111_discards_that_cannot_be_looked_through_were_seen_all_the_same() -> None:
    """They are the same in every twin, and the law of resampling takes no offence."""
    conform(GAME, 3, {"public_discards": False}, seed="discards", games=1, close_looks=24, until=150, patience=50)
