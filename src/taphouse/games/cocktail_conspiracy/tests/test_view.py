"""What the table on screen is made of."""

from typing import Any

import pytest

from taphouse.games.cocktail_conspiracy.game import GAME

HAND = {"A1": "Pg1 Rb1 Bp1"}


def test_a_card_shows_both_icons(scene: Any) -> None:
    item = scene(places={"B1": "Gr1"}).view("A1").zone("place-1").items[0]
    piece = GAME.catalogue(GAME.house(4))[item.id]

    assert (item.id, item.label, item.face, item.note) == ("Gr1", "Mint with cherry", "Gr", "mint, small cherry")
    assert (piece["big"], piece["small"]) == ("ingredient:green", "ingredient:red")


def test_the_zones_of_an_odd_table(scene: Any) -> None:
    zones = [zone.id for zone in scene(3).view().zones]

    assert zones == [
        "deck", "discards", "place-0", "place-1", "place-2", "place-3", "hand-0", "hand-1", "hand-2",
    ]  # fmt: skip


def test_the_own_combination_is_ticked_off_at_every_place_of_the_team(scene: Any) -> None:
    """RRGGB against R R Y, and G B; the second place is nearer by nothing, so the own one is best."""
    t = scene(places={"A1": "Rr1 Rr2 Yr1", "A2": "Gr1"})

    own, _, other, _ = t.view("A1").places

    assert (own.ticked, own.shortfall) == ([True, True, False, False, False], 4)
    assert (other.ticked, other.shortfall) == ([False, False, True, False, False], 4)
    assert t.view("A1").best == 0
    assert t.view("A2").best == 2


def test_opponents_places_tell_nothing_of_the_kind(scene: Any) -> None:
    place = scene(places={"B1": "Yr1"}).view("A1").places[1]

    assert (place.ticked, place.shortfall) == ([], None)


def test_foreign_cards_are_marked_for_who_knows(scene: Any) -> None:
    t = scene(places={"A1": "Rr1 Yr1"})

    assert [item.marks for item in t.view("A2").zone("place-0").items] == [(), ("foreign",)]
    assert [item.marks for item in t.view("B1").zone("place-0").items] == [(), ()]


def test_where_a_hand_card_would_clink(scene: Any) -> None:
    t = scene(hands=HAND, places={"B1": "Gr1 Gr2", "B2": "Bg1"})

    found = [(clink.card, clink.place, clink.candidates) for clink in t.view("A1").clinks]

    assert found == [("Rb1", 3, ["Bg1"]), ("Pg1", 1, ["Gr1", "Gr2"])]
    assert t.view("B1").clinks == []


def test_a_play_that_clinks_says_so_on_its_button(scene: Any) -> None:
    t = scene(hands=HAND, places={"B1": "Gr1"})

    labels = {move.text: move.label for move in t.view("A1").moves}

    assert labels["play Pg1 on 1"] == "Play Plum with mint on Ben: CHEERS"
    assert labels["play Pg1 on 0"] == "Play Plum with mint on yourself"


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("play Pg1 on 1", ("item:Pg1", "zone:place-1", "seat:1")),
        ("play Pg1 on 3", ("item:Pg1", "zone:place-3")),
        ("move Yy1 to 2", ("item:Yy1", "zone:place-2", "seat:2")),
        ("discard hand", ("zone:hand-0", "zone:discards")),
    ],
)
def test_moves_point_at_what_they_concern(scene: Any, text: str, on: tuple[str, ...]) -> None:
    t = scene(3, hands=HAND, places={"A1": "Yy1"})

    assert next(move.on for move in t.view("A1").moves if move.text == text) == on


def test_a_cheers_in_progress(scene: Any) -> None:
    t = scene(hands=HAND, places={"B1": "Gr1 Gy1 Yp1"})
    t.play("A1", "play Pg1 on B1")
    view = t.view("A2")
    assert (view.toast.played, view.toast.by, view.toast.target) == ("Pg1", 0, 1)
    assert [item.id for item in view.zone("toast").items] == ["Pg1"]
    assert [item.marks for item in view.zone("place-1").items] == [("candidate",), ("candidate",), ()]

    t.play("B1", "match Gy1")

    assert [item.marks for item in t.view("A2").zone("place-1").items] == [("candidate",), ("matched",), ()]
    assert t.view("B1").moves[0].on == ("item:Pg1", "zone:place-0", "item:Gy1", "zone:place-2")


@pytest.mark.parametrize(
    ("name", "prompt"),
    [
        ("B1", "CHEERS in front of you. Send Plum with mint and Mint with cherry to two others."),
        ("A1", "Waiting for Ben to send the two cards on."),
    ],
)
def test_everybody_is_told_who_decides_what(scene: Any, name: str, prompt: str) -> None:
    t = scene(hands=HAND, places={"B1": "Gr1"})
    t.play("A1", "play Pg1 on B1")

    assert t.view(name).prompt == prompt


def test_prompts_of_keepers(scene: Any) -> None:
    t = scene(5, hands=HAND, places={"Bv": "Gr1 Gy1"})
    t.play("A1", "play Pg1 on Bv")
    assert t.view("B1").prompt.startswith("Propose: CHEERS on your team's stool with Plum with mint.")
    t.play("B1", "match Gr1", "send A1 A2")
    assert t.view("B2").prompt == "Your fellow keeper has a proposal: agree, or propose something else."
    t.play("B2", "counter", "match Gr1", "send A2 A3")
    assert t.view("B1").prompt == "Your fellow keeper proposes something else: take it, or toss a coin."


def test_prompts_of_a_full_place_and_of_the_shout(scene: Any) -> None:
    t = scene(hands={"A1": "Pp1 Rb1 Bp1"}, places={"B1": "Yr1 Yr2 Yg1 Yg2 Yb1 Yb2"})
    t.play("A1", "play Pp1 on B1")
    assert t.view("B1").prompt == "Seven cards lie in front of you. Which one goes?"

    t = scene(hands=HAND, places={"B1": "Gr1"}, house={"cheers_button": True})
    t.play("A1", "play Pg1 on B1")
    assert t.view("A1").prompt == "You have caused CHEERS: call it."


def test_the_next_turns_of_an_odd_table(scene: Any) -> None:
    assert scene(5).view().order == [0, 1, 2, 3, 4, 1, 0, 3]


def test_no_turns_are_shown_beyond_closing_time(scene: Any) -> None:
    assert scene(active="B1", turns=98).view().order == [1, 2, 3]


def test_the_end_in_a_sentence(scene: Any) -> None:
    t = scene(active="B1", places={"A1": "Rr1 Rr2 Gr1 Gr2 Bg1"})
    t.play("B1", "discard hand")

    assert t.view("A2").outcome.label == "Team A (Ana and you) completed the cocktail."
    assert t.view("A2").winners == [0, 2]
    assert [side.won for side in t.view().sides] == [True, False]


def test_a_drawn_end_in_a_sentence(scene: Any) -> None:
    t = scene(active="B2", turns=100)
    t.play("B2", "discard hand")

    assert t.view().outcome.label == "The bar has closed, and nobody has won."


def test_last_call_in_a_sentence(scene: Any) -> None:
    t = scene(active="B2", turns=100, places={"A1": "Rr1"})
    t.play("B2", "discard hand")

    assert t.view("B1").outcome.label == "Team A (Ana and Cleo) came nearest when the bar closed."


def test_seats_tell_team_cards_and_whose_turn_it_is(scene: Any) -> None:
    view = scene(places={"A1": "Rr1 Yr1"}).view("B1")
    seat = view.seats[0]

    assert (seat.team, seat.awaited, seat.notes) == ("A", True, ["active"])
    assert [view.zone(zone).size for zone in ("hand-0", "place-0")] == [3, 2]
