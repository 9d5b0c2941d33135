"""Dealing anew what a seat cannot know: what it has seen stays as it was."""

from collections import Counter
from typing import Any

import pytest

from taphouse.core.bits import members
from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.cocktail_conspiracy.cards import CODES, WEIGHTS, read_combination
from taphouse.games.cocktail_conspiracy.game import GAME
from taphouse.games.cocktail_conspiracy.rules.happenings import DISCARDED, DROPPED, RESHUFFLED
from taphouse.games.cocktail_conspiracy.rules.turn import DISCARD

TWINS = 60
MASKS = {"mode": "masquerade"}


def twins(t: Any, name: str | None, number: int = TWINS) -> list[Any]:
    eyes = None if name is None else Seat(t.number(name))
    return [t.state.resample(eyes, Quick(i)) for i in range(number)]


def where(t: Any, name: str | None, card: str) -> Counter[str]:
    """Where a card lies in the twins of a seat."""
    found: Counter[str] = Counter()
    for twin in twins(t, name):
        data = twin.position()
        zones = {"deck": data["deck"], "discards": data["discards"]}
        zones |= {f"hand {t.names[seat]}": hand for seat, hand in enumerate(data["hands"])}
        found.update(zone for zone, cards in zones.items() if card in cards)
    return found


def test_after_the_deal_a_card_can_be_anywhere_but_in_the_own_hand(dealt: Any) -> None:
    t = dealt(4, first_player=0)
    card = min(t.hand("B1"))

    found = where(t, "A1", card)

    assert set(found) == {"hand B1", "hand A2", "hand B2", "deck"}
    assert found["deck"] > TWINS // 2


def test_the_own_hand_stays(dealt: Any) -> None:
    t = dealt(4, first_player=0)

    assert {tuple(twin.position()["hands"][0]) for twin in twins(t, "A1")} == {tuple(t.state.position()["hands"][0])}
    assert len({tuple(twin.position()["hands"][0]) for twin in twins(t, "A2")}) > TWINS // 2


def test_cc_052_the_own_discarded_hand_stays_known(dealt: Any) -> None:
    t = dealt(4, first_player=0)
    cards = sorted(t.hand("A1"))

    t.play("A1", "discard hand")

    assert where(t, "A1", cards[0]) == {"discards": TWINS}
    assert set(where(t, "A2", cards[0])) >= {"discards", "deck", "hand B1"}
    assert set(where(t, None, cards[0])) >= {"discards", "deck", "hand A2"}


def hands_of(t: Any, twin: Any) -> dict[str, set[str]]:
    return {t.names[seat]: set(hand) for seat, hand in enumerate(twin.position()["hands"])}


def reshuffled(scene: Any, name: str) -> Any:
    """Everybody has seen all discards; somebody discards their hand and draws from the new deck made of it all."""
    hands = {"A1": "Rb1 Gb1 Bp1", "B1": "Rr1 Gr1 Br1", "A2": "Rr2 Gr2 Br2", "B2": "Rg1 Gg1 Bg1"}
    unseen = {"number": 0, "cards": " ".join(hands.values()).split()}
    memory = {"shuffled": 1, "shuffles": [unseen], "handed_in": []}
    t = scene(active=name, hands=hands, rest="discards", memory=memory)
    t.play(name, "discard hand")
    assert t.deck
    return t


def test_cc_053_the_own_discards_are_lost_in_a_new_deck(scene: Any) -> None:
    """A1's former cards may be in the deck or with B1, who has drawn from it since, but with nobody else."""
    t = reshuffled(scene, "A1")
    t.play("B1", "discard hand")
    lost = {"Rb1", "Gb1", "Bp1"} - t.hand("A1")
    assert lost

    for card in lost:
        assert set(where(t, "A1", card)) == {"deck", "hand B1"}


def made_of(t: Any, twin: Any, name: str) -> frozenset[str]:
    """What the new deck of a twin was made of, after only one seat has drawn from it."""
    return frozenset(hands_of(t, twin)[name] | set(twin.position()["deck"]))


@pytest.mark.parametrize("eyes", ["A1", "A2", None])
def test_cc_053_a_twin_remembers_for_others_what_they_saw_in_it(scene: Any, eyes: str | None) -> None:
    """Of B1's discards nobody else can tell, so twins differ; but in each, B1 knows what the deck was made of."""
    t = reshuffled(scene, "B1")
    found = set()
    for twin in twins(t, eyes):
        deck = made_of(t, twin, "B1")
        found.add(deck)
        again = [twin.resample(Seat(1), Quick(i)) for i in range(5)]
        assert {made_of(t, other, "B1") for other in again} == {deck}
        assert {frozenset(hands_of(t, other)["B1"]) for other in again} == {frozenset(hands_of(t, twin)["B1"])}
        assert len({frozenset(hands_of(t, other)["A2"]) for other in again}) > 1
    assert len(found) > 10


@pytest.mark.parametrize("eyes", ["A1", "A2", None])
def test_cc_052_a_twin_remembers_for_others_what_they_discarded(dealt: Any, eyes: str | None) -> None:
    t = dealt(4, first_player=1)
    t.play("B1", "discard hand")
    found = set()
    for twin in twins(t, eyes):
        found.add(frozenset(twin.position()["discards"]))
        again = [twin.resample(Seat(1), Quick(i)).position()["discards"] for i in range(5)]
        assert again == [twin.position()["discards"]] * 5
    assert len(found) > 10


def test_cc_031_a_card_that_left_a_full_place_stays_known_to_all(scene: Any) -> None:
    """The other discard is anybody's guess."""
    unseen = {"number": 0, "cards": ["Rb1", "Bp1", "Gg1", "Rr1"]}
    t = scene(
        hands={"A1": "Pp1 Rb1 Bp1", "B1": "Rr1"},
        places={"B1": "Yr1 Yr2 Yg1 Yg2 Yb1 Yb2"},
        discards="Gg1",
        memory={"shuffled": 1, "shuffles": [unseen], "handed_in": []},
    )
    t.play("A1", "play Pp1 on B1")
    t.play("B1", "drop Yr1")

    assert where(t, "A2", "Yr1") == {"discards": TWINS}
    assert set(where(t, "A2", "Gg1")) == {"discards", "hand A1", "hand B1"}


def test_cc_027_of_a_new_deck_everybody_knows_what_it_is_made_of(scene: Any) -> None:
    """Everybody has seen all discards. A1 and B1 draw one each: in every twin they hold one, but any of them."""
    hands = {"A1": "Rb1 Gb1 Bp1", "B1": "Rr1 Gr1 Br1", "A2": "Rr2 Gr2 Br2", "B2": "Rg1 Gg1 Bg1"}
    unseen = {"number": 0, "cards": " ".join(hands.values()).split()}
    memory = {"shuffled": 1, "shuffles": [unseen], "handed_in": []}
    t = scene(hands=hands, rest="discards", memory=memory)
    known = t.discards
    t.play("A1", "play Rb1 on A1")
    t.play("B1", "play Rr1 on B1")

    drawn = set()
    for twin in twins(t, "A2"):
        for again in (twin, twin.resample(Seat(2), Quick(5))):
            held = [set(hand) & known for hand in again.position()["hands"]]
            assert [len(hand) for hand in held] == [1, 1, 0, 0]
            drawn |= held[0]
    assert len(drawn) > 10


@pytest.mark.parametrize("seed", range(6))
def test_in_any_game_what_is_known_of_the_discards_stays_there(seed: int) -> None:
    """A random game of six: dropped cards are known to all, discarded hands to their owners, until a reshuffle."""
    state = GAME.deal(6, GAME.house(6, {"first_player": 0}), Quick(seed), listen=True)
    rng = Quick(100 + seed)
    dropped: set[str] = set()
    own: dict[int, set[str]] = {seat: set() for seat in range(6)}
    for _ in range(120):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        state.events = []
        move = state.random_move(seat, rng)
        hand = set(state.position()["hands"][int(seat)])  # type: ignore[index]
        state.apply(seat, move)
        for kind, _, card, _ in state.events:
            if kind == DROPPED:
                dropped.add(CODES[card])
            elif kind == DISCARDED and move == DISCARD.first:
                own[int(seat)] |= hand
            elif kind == RESHUFFLED:
                dropped, own = set(), {other: set() for other in range(6)}
        for eyes in (None, Seat(0), Seat(3)):
            data = state.resample(eyes, rng).position()
            known = dropped | (own[int(eyes)] if eyes is not None else set())
            assert known <= set(data["discards"])  # type: ignore[call-overload]


def combinations_of(t: Any, name: str | None, team: int) -> Counter[str]:
    return Counter(str(twin.position()["combinations"][team]) for twin in twins(t, name, 700))


def test_cc_019_the_own_combination_stays_and_others_are_drawn_anew(scene: Any) -> None:
    t = scene()

    assert set(combinations_of(t, "A2", 0)) == {"RRGGB"}
    assert len(combinations_of(t, "A2", 1)) == 50
    assert len(combinations_of(t, None, 0)) == 50


def test_cc_018_they_are_drawn_as_likely_as_they_are(scene: Any) -> None:
    """A chi-square test: 49 degrees of freedom, 85.4 is one in a thousand."""
    found = Counter(int(twin.combinations[1]) for twin in twins(scene(), "A1", 3500))

    expected = [50.0 * int(WEIGHTS[i]) for i in range(50)]

    assert sum((found[i] - expected[i]) ** 2 / expected[i] for i in range(50)) < 85.4


def test_cc_062_what_would_have_won_is_not_what_they_are_after(scene: Any) -> None:
    """B1 has had what YYPPR needs, and B2 what BBYYP needs; both were quiet."""
    t = scene(places={"B1": "Yr1 Yg1 Pr1 Pg1 Rr1", "B2": "Br1 Br2 Yb1 Yb2 Pb1"})
    t.play("A1", "discard hand")

    found = combinations_of(t, "A1", 1)

    assert len(found) == 48
    assert not {"YYPPR", "BBYYP"} & set(found)


def test_cc_062_nothing_follows_where_somebody_may_have_overlooked_it(scene: Any) -> None:
    t = scene(places={"B1": "Yr1 Yg1 Pr1 Pg1 Rr1"}, house={"victory_call": "button"})
    t.play("A1", "discard hand")

    assert "YYPPR" in combinations_of(t, "A1", 1)


def test_cc_092_nothing_follows_from_a_stool_that_cannot_win(scene: Any) -> None:
    t = scene(3, places={"Bv": "Yr1 Yg1 Pr1 Pg1 Rr1"}, house={"virtual_can_win": False})
    t.play("A1", "discard hand")

    assert "YYPPR" in combinations_of(t, "A1", 1)


def test_cc_070_for_an_apprentice_the_own_combination_is_as_open_as_others(scene: Any) -> None:
    t = scene(house={"mode": "master_apprentice"})

    assert set(combinations_of(t, "A1", 0)) == {"RRGGB"}
    assert len(combinations_of(t, "A2", 0)) == 50


def test_cc_079_tokens_are_dealt_anew_but_the_own(scene: Any) -> None:
    t = scene(house=MASKS)

    found = Counter(twin.position()["teams"] for twin in twins(t, "S0", 600))

    assert set(found) == {"AABB", "ABAB", "ABBA"}
    assert all(150 < number < 250 for number in found.values())
    assert len({twin.position()["teams"] for twin in twins(t, None, 200)}) == 6


def test_cc_083_who_has_not_won_with_the_own_combination_is_no_friend(scene: Any) -> None:
    """S2 holds what RRGGB needs and has not won; so S2 cannot be after the same as S0."""
    t = scene(places={"S2": "Rr1 Rr2 Gr1 Gr2 Bg1"}, house=MASKS, teams="AABB")
    t.play("S0", "discard hand")

    found = Counter(twin.position()["teams"] for twin in twins(t, "S0", 400))

    assert set(found) == {"AABB", "ABBA"}


def test_cc_083_tokens_count_by_the_combinations_that_agree_with_them(scene: Any) -> None:
    """If only one combination is left for S1, it is a little likelier that S1 is a friend of S0.

    S0 is after RRGGB. S1 can be after nothing else: any B with another combination is ruled out.
    """
    t = scene(house=MASKS, teams="AABB")
    goal = read_combination("RRGGB")
    t.state.ruled_out[1] = (1 << 50) - 1 - (1 << goal)

    found = Counter(twin.position()["teams"] for twin in twins(t, "S0", 710))

    assert found["AABB"] > 670
    assert found["ABAB"] + found["ABBA"] > 0


def test_cc_022_secret_answers_are_guessed(dealt: Any) -> None:
    t = dealt(4)
    t.play("A1", "drank now")
    t.play("B1", "drank today")

    answers = {tuple(twin.position()["answers"][:2]) for twin in twins(t, "A1")}

    assert answers == {("now", word) for word in ("now", "this_hour", "today", "longer_ago")}


def test_cc_023_secret_throws_are_guessed(dealt: Any) -> None:
    t = dealt(4)
    for name in t.names:
        t.play(name, "drank now")
    t.play("A1", "throw rock")

    assert {twin.position()["throws"][0] for twin in twins(t, "B1")} == {"rock", "paper", "scissors"}
    assert {twin.position()["throws"][0] for twin in twins(t, "A1")} == {"rock"}


def test_cc_066_at_the_end_only_the_piles_are_hidden(scene: Any) -> None:
    t = scene(active="B1", places={"A1": "Rr1 Rr2 Gr1 Gr2 Bg1"})
    t.play("B1", "discard hand")
    before = t.state.position()

    for twin in twins(t, "A1"):
        after = twin.position()
        assert (after["hands"], after["combinations"]) == (before["hands"], before["combinations"])


def test_a_twin_has_every_card_once(dealt: Any) -> None:
    t = dealt(5, teams=3, first_player=0, deck_design="no_twins")

    for twin in twins(t, "C1"):
        assert sorted(GAME.pieces(twin)) == sorted(CODES[card] for card in members(t.state.house.deck))
