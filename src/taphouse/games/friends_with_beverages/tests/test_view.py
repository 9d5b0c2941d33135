"""What each pair of eyes sees."""

from typing import Any

import msgspec
import pytest

from taphouse.games.friends_with_beverages.view import FwbView

ADVANCED = {"advanced_effects": True}


def test_a_hand_shows_to_its_owner_and_only_its_size_to_others(scene: Any) -> None:
    t = scene(["NUT CRM", "SUG"])

    assert [item.id for item in t.view(0).zone("hand-0").items] == ["NUT-01", "CRM-01"]
    for eyes in (1, 2, None):
        zone = t.view(eyes).zone("hand-0")
        assert (zone.items, zone.count) == ([], 2)


def test_what_a_recipe_still_needs_shows_to_the_owner(scene: Any) -> None:
    t = scene(["SPI CIT JAR"], sheds=["JUG STR~"], guests=["G01 G02 G03"], house={"equipment_mode": "delayed"})

    note = t.view(0).zone("guests-0").items[0].note

    assert note == "7 points, lacks SUG, CIT, STR and JAR: SPI SUG CIT CIT / JUG STR JAR"


def test_others_see_of_it_only_what_is_printed(scene: Any) -> None:
    t = scene(["SPI SUG CIT CIT"], sheds=["JUG STR JAR"], guests=["G01 G02 G03"])

    for eyes in (1, 2, None):
        guest = t.view(eyes).zone("guests-0").items[0]
        assert (guest.note, guest.marks, guest.now) == ("7 points: SPI SUG CIT CIT / JUG STR JAR", (), None)


@pytest.mark.parametrize(
    ("hand", "note"), [("SPI SUG CIT CIT", ""), ("SUG CIT abundance abundance", "with 2 Abundances")]
)
def test_who_can_be_served_is_ready(scene: Any, hand: str, note: str) -> None:
    t = scene([hand], sheds=["JUG STR JAR"], guests=["G01 G02 G03"])

    first, second, _ = t.view(0).zone("guests-0").items

    assert (first.marks, second.marks) == (("ready",), ())
    assert note in first.note


@pytest.mark.parametrize(
    ("guests", "wasted"),
    [("G01 G02 G03", ["guest:G01"]), ("G01 G02* G03", ["guest:G01"]), ("G01 G02* G03*", None)],
)
def test_fwb_061_to_go_on_wastes_guests_that_could_be_served_unless_that_ends_the_game(
    scene: Any, guests: str, wasted: list[str] | None
) -> None:
    t = scene(["SPI SUG CIT CIT"], sheds=["JUG STR JAR"], guests=[guests], decision="complete")

    wastes = next(move.wastes for move in t.facts(0).moves if move.text == "done")

    assert (wastes and wastes["guests"]) == wasted


def test_moves_point_at_things(scene: Any) -> None:
    t = scene(["SUG SUG JUG"], decision="swap", market="SPI SUG")

    pay, done = t.view(0).moves

    assert (pay.label, pay.on) == ("Pay two cards of Cane Sugar", ("item:SUG-02", "item:SUG-03"))
    assert (done.label, done.on) == ("No more swaps", ())


def test_prices_and_points(scene: Any) -> None:
    t = scene([""], market="JUG SUG")

    view = t.view(0)

    assert [card.price for card in view.zone("market").items] == [2, 1]
    assert t.number("draw-points") == 2
    assert [move.label for move in view.moves] == ["Draw a card (1)", "Take Mixing Jug (2)", "Take Cane Sugar (1)"]


def test_both_discards_can_be_looked_through(scene: Any) -> None:
    t = scene(["SUG SUG"], guests=["G01 G02 G03"], discard="NUT BAR", decision="swap")
    t.play(0, "pay SUG", "swap 1", "slot 2")

    view = t.view(2)

    assert [card.rsplit("-", 1)[0] for card in view.zone("discard").known] == ["NUT", "BAR", "SUG", "SUG"]
    assert view.zone("guest-discard").known == ["G02"]


def test_the_stack_of_interrupts_says_who_decides_and_what_became_of_everybody(scene: Any) -> None:
    t = scene(["JUG", "NUT", ""], sheds=["JUG"], deck="equipment_recall JUG", active=1)
    t.play(1, "draw")

    view = t.view(2)
    (met,) = view.met

    assert (met.card, met.seat, met.open, met.decides) == ("equipment_recall-1", 1, True, 0)
    assert view.prompt == "Waiting for Ann to return a piece from hand or shed."
    assert [(result["who"], result["text"]) for result in met.results] == [
        ("seat:1", "lost Roasted Nuts"),
        ("seat:2", "had nothing to do or lose"),
    ]


def test_what_was_met_stays_in_view_until_the_turn_is_over(scene: Any) -> None:
    t = scene([""], deck="terrible_friend SPI SUG")

    t.play(0, "draw")
    assert [(met.card, met.open) for met in t.view().met] == [("terrible_friend-1", False)]
    t.end_turn()

    assert t.view().met == []


def test_the_last_round_says_why_and_how_long(scene: Any) -> None:
    t = scene([""], guest_out=True, boxed=True, turns=1, active=1)

    assert (t.view().last_round.why, t.view().last_round.seat, t.view().last_round.turns) == ("guest_deck", None, 2)


def test_the_guest_served_last_is_named(scene: Any) -> None:
    t = scene(["SPI SUG CIT CIT"], sheds=["JUG STR JAR"], guests=["G01 G02 G03"], decision="complete")

    t.play(0, "serve 1")

    last = t.view(1).last_served
    assert (last.seat, last.slot, last.guest) == (0, 1, "G01")
    assert "Amalfi" in t.words(1).piece(last.guest, "trivia")


def test_a_payment_in_order_is_seen_by_all(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT CIT"],
        sheds=["JUG STR JAR"],
        guests=["G01 G02 G03"],
        decision="complete",
        house={"discard_market": True},
    )
    t.play(0, "serve 1", "lay CIT")

    payment = t.view(2).payment

    assert (payment.seat, payment.slot, payment.due) == (0, 1, ["SPI", "SUG", "CIT"])


def test_modules_and_the_next_pass(scene: Any) -> None:
    t = scene([""], turns=2, active=2, house={"equipment_mode": "delayed", "discard_market": True})

    assert t.view().modules == ["delayed", "discard_market"]
    assert (t.view().next_pass, t.number("turn"), t.number("round")) == (2, 3, 1)


def test_flipped_cards_lie_open_meanwhile(scene: Any) -> None:
    t = scene(["JUG"], sheds=["JUG"], deck="equipment_recall SPI JUG")
    t.play(0, "draw")

    assert [card.face for card in t.view(1).zone("aside").items] == ["SPI", "JUG"]


def test_a_view_goes_over_the_wire_and_back(dealt: Any) -> None:
    t = dealt(5, first_player="random", trading=True, **ADVANCED)

    view = t.view(1)
    data = msgspec.json.encode(view)

    assert msgspec.json.decode(data, type=FwbView).hosts == view.hosts
    assert len(msgspec.json.encode(t.facts(1))) < 4000


def test_the_one_who_looks_reads_prompts_in_own_words(scene: Any) -> None:
    t = scene([""])

    assert t.view(0).prompt == "Draw: 2 points left."
    assert t.view(1).prompt == "Waiting for Ann to draw."


def test_the_outcome_is_a_sentence(scene: Any) -> None:
    t = scene(["", "", "CRM CRM"], guests=["G01* G02* G03*"], trigger=0, active=2, turns=2, decision="swap")
    t.play(2, "done")

    assert t.view(0).outcome.label == "You win with 32 points. You have served all your guests."
    assert t.view(1).outcome.label == "Ann wins with 32 points. Ann has served all their guests."


def test_whose_shed_is_meant_shows_to_everybody_while_the_piece_is_chosen(scene: Any) -> None:
    t = scene(sheds=["", "STR BAR"], deck="terrible_friend", leader=1)
    assert t.view(0).victim is None

    t.play(0, "draw")

    assert [t.view(eyes).victim for eyes in (0, 1, 2, None)] == [1, 1, 1, 1]


def test_only_a_card_with_an_advanced_line_is_called_advanced(scene: Any) -> None:
    """FWB-111: Terrible Friend has none, Cultural Exchange has one."""
    friend = scene(sheds=["", "STR BAR"], deck="terrible_friend", leader=1, house=ADVANCED)
    exchange = scene(deck="cultural_exchange", house=ADVANCED)

    friend.play(0, "draw")
    exchange.play(0, "draw")

    cards = [t.words().catalogue[t.view(0).met[0].card] for t in (friend, exchange)]
    assert [card["advanced"] for card in cards] == ["no", "yes"]
