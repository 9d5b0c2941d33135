"""Dealing anew what a seat cannot know: everything that it does know stays true."""

from collections import Counter
from typing import Any

import pytest

from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.last_call.game import GAME
from taphouse.games.last_call.naming import read_card, write
from taphouse.games.last_call.rules.knowledge import possible
from taphouse.games.last_call.rules.memory import IN_DRAW, JUST_DRAWN
from taphouse.games.last_call.rules.state import State
from taphouse.testing.driver import quick, random_turn
from taphouse.testing.houses import random_house

TWINS = 80
"""So many twins that whatever is possible once in ten times is all but sure to happen."""


def places(state: State) -> dict[str, str]:
    """Where every card lies: hand-0, draw, discards, sidestep."""
    found = {write(card): "draw" for card in state.draw_pile.listed()}
    found |= {write(card): "discards" for card in state.discards.listed()}
    found |= {
        write(card): f"hand-{seat}" for seat in range(state.seats) for card in range(124) if state.holds(seat, card)
    }
    return found


def where(table: Any, eyes: int | None, card: str) -> Counter[str]:
    """Where a card lies in many twins."""
    rng = Quick(7)
    seat = None if eyes is None else Seat(eyes)
    return Counter(places(table.state.resample(seat, rng))[card] for _ in range(TWINS))


PASSING = {"top": "whiskey-m-a", "declared": "beer", "decision": "pass_card", "agenda": [["finish", 0, 0, 0]]}
HANDS = ["wine-3-a wine-4-a", "copita-3-a copita-4-a", "beer-3-a beer-4-a", "whiskey-3-a whiskey-4-a"]


def test_what_the_seat_sees_stays_and_the_rest_is_dealt_anew(scene: Any) -> None:
    table = scene(HANDS, below="wine-5-a", sidestep="beer-1-b", draw="cocktail-9-a")

    twin = table.state.resample(Seat(0), Quick(3))

    before, after = places(table.state), places(twin)
    public = ["wine-3-a", "wine-4-a", "beer-9-a", "wine-5-a"]
    assert [after[card] for card in public] == [before[card] for card in public]
    assert [int(twin.sizes[seat]) for seat in range(4)] == [2, 2, 2, 2]
    assert len(set(GAME.pieces(twin))) == 124
    assert after != before
    assert twin.draw_pile.listed() != table.state.draw_pile.listed()


def test_a_hidden_card_can_be_in_any_hidden_place(scene: Any) -> None:
    table = scene(["wine-3-a wine-4-a", *[None] * 3], draw="cocktail-9-a")

    found = where(table, 0, "cocktail-9-a")

    assert set(found) <= {"draw", "hand-1", "hand-2", "hand-3"}
    assert found["draw"] > TWINS // 2
    assert len(found) > 1


def test_lc_048_who_gave_a_card_knows_where_it_is(scene: Any) -> None:
    table = scene(HANDS, **PASSING)
    for seat, hand in enumerate(HANDS):
        table.play(seat, f"give {hand.split()[0]}")

    assert where(table, 0, "wine-3-a") == {"hand-1": TWINS}
    assert set(where(table, 2, "wine-3-a")) > {"draw"}
    assert set(where(table, None, "wine-3-a")) > {"draw"}


def test_lc_048_once_it_may_have_been_passed_on_it_is_one_of_two_hands(scene: Any) -> None:
    memory = [{"who": 0, "cards": ["wine-3-a"], "places": [1]}]
    hands = ["wine-5-a wine-4-a", "wine-3-a copita-4-a", "beer-3-a beer-4-a", "whiskey-3-a whiskey-4-a"]
    table = scene(hands, memory=memory, **PASSING)
    for seat, card in enumerate(["wine-5-a", "copita-4-a", "beer-3-a", "whiskey-3-a"]):
        table.play(seat, f"give {card}")

    found = where(table, 0, "wine-3-a")

    assert set(found) == {"hand-1", "hand-2"}
    assert min(found.values()) > TWINS // 5


def test_lc_048_a_hand_of_one_must_have_passed_it_on(scene: Any) -> None:
    memory = [{"who": 3, "cards": ["wine-3-a"], "places": [1]}]
    hands = ["wine-5-a wine-4-a", "wine-3-a", "beer-3-a beer-4-a", "whiskey-3-a whiskey-4-a"]
    table = scene(hands, memory=memory, **PASSING)
    for seat, card in enumerate(["wine-5-a", "wine-3-a", "beer-3-a", "whiskey-3-a"]):
        table.play(seat, f"give {card}")

    assert where(table, 3, "wine-3-a") == {"hand-2": TWINS}


def test_lc_048_who_would_have_received_it_knows_that_it_stayed(scene: Any) -> None:
    """Seat 0 once gave wine-3-a to seat 3, and has now got another card from there."""
    memory = [{"who": 0, "cards": ["wine-3-a"], "places": [3]}]
    hands = ["wine-5-a wine-4-a", "copita-3-a copita-4-a", "beer-3-a beer-4-a", "whiskey-3-a wine-3-a"]
    table = scene(hands, memory=memory, **PASSING)
    for seat, card in enumerate(["wine-5-a", "copita-3-a", "beer-3-a", "whiskey-3-a"]):
        table.play(seat, f"give {card}")

    assert where(table, 0, "wine-3-a") == {"hand-3": TWINS}


def test_a_card_that_was_played_is_known_to_all_and_forgotten(scene: Any) -> None:
    memory = [{"who": 1, "cards": ["beer-3-a"], "places": [0]}]
    table = scene(["beer-3-a wine-4-a wine-5-a", None], memory=memory)

    table.play(0, "play beer-3-a")

    assert table.state.memory.listed() == []
    assert where(table, 1, "beer-3-a") == {"discards": TWINS}


def test_choices_of_others_are_chosen_anew_from_their_new_hands(scene: Any) -> None:
    table = scene(HANDS, **PASSING)
    table.play(0, "give wine-4-a")
    table.play(1, "give copita-4-a")

    chosen = set()
    for number in range(30):
        twin = table.state.resample(Seat(0), Quick(number))
        assert write(twin.chosen[0]) == "wine-4-a"
        assert twin.holds(1, twin.chosen[1])
        assert twin.chosen[2] == -1
        chosen.add(int(twin.chosen[1]))
    assert len(chosen) > 10


def test_lc_022_rejected_first_cards_are_known_to_lie_at_the_bottom(scene: Any) -> None:
    table = scene(HANDS, rejected=2)
    bottom = table.draw_pile[-2:]

    for eyes in (Seat(0), Seat(2), None):
        twin = table.state.resample(eyes, Quick(5))
        assert [write(card) for card in twin.draw_pile.listed()[:2]][::-1] == bottom


def test_lc_022_the_deal_remembers_how_many_were_rejected(dealt: Any, orderly: Any) -> None:
    """With seven players the unshuffled deck rejects two cards."""
    table = dealt(7, orderly)

    twin = table.state.resample(None, Quick(5))

    assert [write(card) for card in twin.draw_pile.listed()[:2]] == ["wine-m-b", "whiskey-1-b"]
    assert twin.draw_pile.listed()[2:] != table.state.draw_pile.listed()[2:]


def test_lc_022_whoever_draws_one_of_them_is_known_to_hold_it(scene: Any) -> None:
    table = scene(["wine-3-a wine-4-a", ""], draw="bar-1-a", rest_with=1, rejected=1)

    table.play(0, "draw")

    assert where(table, 1, "bar-1-a") == {"hand-0": TWINS}
    assert where(table, None, "bar-1-a") == {"hand-0": TWINS}
    assert write(table.state.resample(None, Quick(1)).drawn) == "bar-1-a"


def test_the_drawn_card_of_another_is_any_card_that_could_have_been_drawn(scene: Any) -> None:
    table = scene(["wine-3-a wine-4-a", None, None], draw="copita-9-a")
    table.play(0, "draw")

    drawn = set()
    for number in range(30):
        twin = table.state.resample(Seat(1), Quick(number))
        assert twin.holds(0, twin.drawn)
        drawn.add(int(twin.drawn))
    assert len(drawn) > 10
    assert write(table.state.resample(Seat(0), Quick(1)).drawn) == "copita-9-a"


def test_the_drawn_card_is_not_one_that_was_known_to_be_in_the_hand(scene: Any) -> None:
    memory = [{"who": 1, "cards": ["wine-3-a"], "places": [0]}]
    table = scene(["wine-3-a", None, None], draw="copita-9-a", memory=memory)
    table.play(0, "draw")

    for number in range(30):
        twin = table.state.resample(Seat(1), Quick(number))
        assert write(twin.drawn) != "wine-3-a"
        assert twin.holds(0, 2)


@pytest.mark.parametrize(("move", "can_be"), [("keep", [0, 1, "draw_pile"]), ("play beer-3-a", [1, "draw_pile"])])
def test_what_could_be_in_the_draw_pile_can_be_the_card_that_was_kept(scene: Any, move: str, can_be: Any) -> None:
    memory = [{"who": 2, "cards": ["wine-3-a"], "places": [1, "draw_pile"]}]
    table = scene([None, "wine-3-a", None, None], draw="beer-3-a", memory=memory)
    table.play(0, "draw")
    assert GAME.position(table.state)["memory"] == [{**memory[0], "places": [1, "draw_pile", "drawn"]}]

    table.play(0, move)

    assert GAME.position(table.state)["memory"] == [{**memory[0], "places": can_be}]


def test_lc_052_after_the_troubles_nobody_holds_a_tough_break_but_who_has_drawn_since(scene: Any) -> None:
    hands = ["cocktail-m-a wine-3-a wine-4-a", "bar-1-a wine-5-a", "beer-3-a beer-4-a", "copita-3-a copita-4-a"]
    table = scene(hands, top="cocktail-5-a", draw="wine-6-a wine-7-a wine-8-a wine-9-a wine-10-a beer-5-a")
    table.play(0, "play cocktail-m-a")

    assert set(where(table, 0, "bar-2-a")) == {"draw", "hand-1"}
    table.play(1, "draw", "keep")
    table.play(2, "draw", "keep")
    assert set(where(table, 0, "bar-2-a")) == {"draw", "hand-1", "hand-2"}


def test_lc_026_after_a_new_pile_everybody_knows_what_it_was_made_of(scene: Any) -> None:
    """Beer-3-a was in a hand when wine-5-a to wine-8-a were shuffled; nobody but seat 0 has drawn since."""
    below = "wine-5-a wine-6-a wine-7-a wine-8-a"
    table = scene(["wine-3-a wine-4-a", "beer-3-a beer-4-a", ""], below=below, rest_with=2)
    table.play(0, "draw", "keep")

    assert int(possible(table.state, 1, read_card("beer-3-b"))) & (0b101 | IN_DRAW) == 0b101
    assert "draw" not in where(table, 1, "beer-3-b")
    assert set(where(table, 1, "wine-5-a")) == {"hand-0", "draw"}
    assert set(where(table, 0, "wine-5-a")) == {"draw"}


def test_lc_026_what_was_held_cannot_have_been_drawn_from_the_new_pile(scene: Any) -> None:
    """Seat 3 has drawn from it and kept the card, and seat 0 has just drawn the next."""
    hands = ["wine-3-a wine-4-a", "beer-3-a", "", "copita-3-a copita-4-a copita-5-a"]
    table = scene(hands, below="wine-5-a wine-6-a wine-7-a", active=3, rest_with=2)
    table.play(3, "draw", "keep")
    table.play(0, "draw")

    drawn = {write(table.state.resample(Seat(1), Quick(number)).drawn) for number in range(60)}

    assert drawn == {"wine-5-a", "wine-6-a", "wine-7-a"}


def test_lc_026_a_new_pile_ends_what_could_be_in_the_old_one(scene: Any) -> None:
    """Seat 1 knows that wine-3-a is with seat 0 or in the draw pile; that is used up."""
    memory = [{"who": 1, "cards": ["wine-3-a"], "places": [0, "draw_pile"]}]
    hands = ["wine-3-a wine-4-a", "beer-3-a", "whiskey-3-a", ""]
    table = scene(hands, below="wine-5-a wine-6-a", active=2, rest_with=3, memory=memory)

    table.play(2, "draw", "keep")

    rows: Any = GAME.position(table.state)["memory"]
    assert {"who": 1, "cards": ["wine-3-a"], "places": [0]} in rows


def test_lc_025_a_pass_tells_what_the_hand_lacks(scene: Any) -> None:
    """On beer-9-a seat 0 has passed: no Beer in that hand, all of them elsewhere."""
    table = scene(["wine-6-a copita-9-b", "beer-3-a beer-4-a", ""], rest_with=2)
    table.play(0, "pass")

    assert where(table, 1, "beer-5-a") == {"hand-2": TWINS}
    assert int(possible(table.state, 1, read_card("wine-8-a"))) & 0b101 == 0b101


@pytest.mark.parametrize(("hand", "lacks"), [("beer-m-b", False), ("wine-6-a", False), ("wine-6-a wine-8-a", True)])
def test_lc_041_a_pass_with_one_card_left_may_hide_my_shout(scene: Any, hand: str, *, lacks: bool) -> None:
    """A lone My Shout cannot be played, so the pass says nothing about it; of two cards it would have been laid."""
    table = scene([hand, "beer-3-a", ""], rest_with=2)

    table.play(0, "pass")

    places = int(possible(table.state, 1, read_card("beer-m-b")))
    assert (places & 1 == 0) == lacks
    assert int(possible(table.state, 1, read_card("beer-5-a"))) & 1 == 0


def test_lc_066_nor_does_a_pass_of_somebody_who_is_treated_as_with_one(scene: Any) -> None:
    table = scene(["beer-m-b wine-6-a", "beer-3-a", ""], rest_with=2, fined=[0], house={"false_catch_penalty": 1})

    table.play(0, "pass")

    assert int(possible(table.state, 1, read_card("beer-m-b"))) & 1 == 1


def test_the_end_of_a_round_shows_all_hands(scene: Any) -> None:
    table = scene(["beer-4-a", "wine-3-a wine-4-a"])
    table.play(0, "play beer-4-a")

    assert where(table, 0, "wine-3-a") == {"hand-1": TWINS}


def test_a_new_round_begins_without_memories(scene: Any) -> None:
    memory = [{"who": 0, "cards": ["wine-3-a"], "places": ["draw_pile"]}]
    said = {"memory": memory, "stock": ["wine-3-a"], "house": {"match": "wins"}}
    table = scene(["beer-4-a", ""], draw="wine-3-a", rest_with=1, **said)

    table.play(0, "play beer-4-a")

    assert GAME.position(table.state)["memory"] == []
    assert GAME.position(table.state)["stock"] is None


def test_a_false_memory_of_a_seat_does_not_keep_anybody_waiting(scene: Any) -> None:
    """As in a twin for other eyes, or in a position that somebody wrote: seat 0 does not hold what it believes to."""
    table = scene(HANDS, memory=[{"who": 0, "cards": ["cocktail-9-a"], "places": [0]}], draw="cocktail-9-a")

    twin = table.state.resample(Seat(0), Quick(3))

    assert len(set(GAME.pieces(twin))) == 124


def test_the_future_is_dealt_anew(scene: Any) -> None:
    table = scene(HANDS)

    one, two = table.state.resample(None, Quick(1)), table.state.resample(None, Quick(2))

    assert one.rng.position() != two.rng.position()


@pytest.mark.parametrize("number", range(7))
def test_nobody_ever_holds_the_truth_for_impossible(number: int) -> None:
    """In games by chance with any house: where a card truly is, everybody holds it possible; so in every twin."""
    seats = 2 + number % 7
    rng = quick(f"knowledge {number}")
    house = {**random_house(GAME, seats, rng), "match": "single", "match_target": "auto"}
    state = GAME.deal(seats, GAME.house(seats, house), Quick(number))
    for step in range(260):
        if not state.to_act():
            break
        state.apply(*random_turn(state, rng))
        if step % 8 == 0:
            for eyes in range(seats + 1):
                assert_possible(state, state, eyes)
                twin = state.resample(None if eyes == seats else Seat(eyes), rng)
                assert_possible(state, twin, eyes)


def assert_possible(state: State, other: State, eyes: int) -> None:
    """What lies hidden from a seat on one table is where its memory of the other table says that it can be."""
    for card in range(124):
        owner = next((seat for seat in range(state.seats) if other.holds(seat, card)), None)
        place = 1 << owner if owner is not None else 0
        if card == other.drawn:
            place = JUST_DRAWN
        if card in other.draw_pile.listed():
            place = IN_DRAW
        if place and owner != eyes:
            assert int(possible(state, eyes, card)) & place
