"""Dealing anew what a seat cannot know: everything that it does know stays true."""

from typing import Any

import pytest

from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.friends_with_beverages.cards import write_card
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.games.friends_with_beverages.rules.places import hand_of

TWINS = 60
"""So many twins that whatever is possible once in ten times is all but sure to happen."""
ADVANCED = {"advanced_effects": True}


def twins(t: Any, eyes: int | None) -> list[Any]:
    seat = None if eyes is None else Seat(eyes)
    made = []
    for number in range(TWINS):
        twin = type(t)(t.state.resample(seat, Quick(number)))
        made.append(twin)
    return made


def test_other_hands_vary_and_the_own_one_does_not(scene: Any) -> None:
    t = scene(["SPI NUT", "SUG CRM", "CIT"])

    made = twins(t, 1)

    assert {twin.hand(1) for twin in made} == {"SUG CRM"}
    assert len({twin.hand(0) for twin in made}) > 10
    assert {len(twin.hand(0).split()) for twin in made} == {2}


def test_a_card_taken_in_the_open_stays_where_everybody_saw_it_go(scene: Any) -> None:
    t = scene(["NUT"], market="BAR SUG")

    t.play(0, "take 1")

    assert all("BAR" in twin.hand(0).split() for twin in twins(t, 1))


def test_nobody_holds_an_interrupt_in_any_twin(scene: Any) -> None:
    t = scene(["NUT CRM HRB SPC", "", ""])

    assert not any(
        "_" in twin.hand(0).replace("lucky_find", "").replace("equipment_exhibition", "") for twin in twins(t, 1)
    )


def test_after_a_shuffle_old_hands_hold_no_card_of_the_new_deck(scene: Any) -> None:
    """The deck is made of four Creams: just one of Ann's two cards, the one she drew since, is of these."""
    creams = {"CRM-01", "CRM-02", "CRM-03", "CRM-04"}
    t = scene(["NUT", "", ""], discard=" ".join(sorted(creams)), rest_with=2)
    t.state.resources.stays = sum(1 << (card - 149) for card in t.state.resources.discard.listed() if card >= 149)

    t.play(0, "draw")

    hands = [{write_card(card) for card in hand_of(twin.state, 0)} for twin in twins(t, 1)]
    assert {len(hand & creams) for hand in hands} == {1}
    assert len(set().union(*hands)) > 10


def test_what_recall_flipped_was_not_in_a_hand_before(scene: Any) -> None:
    """All seven Creams but one were flipped; Ann's card came before, so it is none of these."""
    t = scene(["NUT JUG", "JUG", "JUG"], deck="equipment_recall CRM CRM CRM CRM CRM CRM CRM JUG")

    t.play(0, "draw")

    assert not any("CRM" in twin.hand(0) for twin in twins(t, 1))
    assert len({twin.hand(0) for twin in twins(t, 1)}) > 5


def test_fwb_090_the_drawer_of_cultural_exchange_knows_the_top_guests_and_nobody_else_does(scene: Any) -> None:
    t = scene([""], deck="cultural_exchange SPI", guest_deck="G01 G02 G03", house=ADVANCED)
    t.play(0, "draw", "arrange 2 3 1")

    assert {twin.guest_deck(3) for twin in twins(t, 0)} == {"G02 G03 G01"}
    assert len({twin.guest_deck(3) for twin in twins(t, 1)}) > 20
    assert t.view(0).looked == ["G02", "G03", "G01"]
    assert t.view(1).looked == []


def test_fwb_090_after_somebody_else_rearranged_only_the_set_is_known(scene: Any) -> None:
    t = scene(
        [""], seats=2, deck="cultural_exchange SPI cultural_exchange SUG", guest_deck="G01 G02 G03", house=ADVANCED
    )
    t.play(0, "draw", "arrange 1 2 3", "draw", "done")
    t.play(1, "draw", "arrange 3 2 1")

    tops = {twin.guest_deck(3) for twin in twins(t, 0)}

    assert {" ".join(sorted(top.split())) for top in tops} == {"G01 G02 G03"}
    assert len(tops) == 6
    assert t.view(0).looked == []


def test_the_box_is_dealt_anew(dealt: Any) -> None:
    t = dealt(2, first_player="random")

    assert len({tuple(twin.state.guests.box.listed()) for twin in twins(t, 0)}) == TWINS


def test_fwb_019_secret_answers_of_others_vary(dealt: Any) -> None:
    t = dealt(2)
    t.play(0, "bottle yes", "nose 9")

    assert {int(twin.state.arrivals.noses[0]) for twin in twins(t, 1)} > {1, 9}
    assert {int(twin.state.arrivals.noses[0]) for twin in twins(t, 0)} == {9}


def test_fwb_128_an_offer_that_does_not_stand_is_known_to_its_maker_only(scene: Any) -> None:
    t = scene(["SPI SUG NUT", "CIT", ""], decision="trade_offer", house={"trading": True})
    t.play(0, "offer SPI", "want CIT")

    assert t.view(0).trade.give == "SPI"
    assert t.view(1).trade.give == ""
    assert {twin.decision for twin in twins(t, 1)} == {"trade_offer"}


def test_fwb_128_who_offers_a_kind_has_shown_to_hold_it(scene: Any) -> None:
    t = scene(["BAR SUG", "CIT", ""], decision="trade_offer", house={"trading": True})
    t.play(0, "offer BAR", "want STI", "ask 1")

    assert all("BAR" in twin.hand(0) for twin in twins(t, 1))


def test_who_is_asked_something_could_be_asked_it_in_every_twin(scene: Any) -> None:
    t = scene(["SUG SUG"], decision="swap")

    assert all(len(twin.moves(0)) > 1 for twin in twins(t, 1))


def test_fwb_065_freshness_goes_with_the_place_in_the_hand(scene: Any) -> None:
    t = scene(["", "", ""], deck="JUG SPI", house={"equipment_mode": "delayed"})
    t.play(0, "draw")

    for twin in twins(t, 1):
        fresh = sum(int(copies).bit_count() for copies in twin.state.hands.fresh)
        assert fresh == 1


@pytest.mark.parametrize("eyes", [0, None])
def test_a_twin_has_every_piece_once(scene: Any, eyes: int | None) -> None:
    t = scene(["SPI NUT", "SUG CRM", "CIT"])
    pieces = sorted(GAME.pieces(t.state))

    assert all(sorted(GAME.pieces(twin.state)) == pieces for twin in twins(t, eyes)[:5])


def test_at_the_end_hands_are_shown(scene: Any) -> None:
    t = scene(["NUT", "", "CRM CRM"], guests=["G01* G02* G03*"], trigger=0, active=2, turns=2, decision="swap")
    t.play(2, "done")

    assert [item.label for item in t.view(1).zone("hand-0").items] == ["Roasted Nuts"]
    assert {twin.hand(0) for twin in twins(t, 1)} == {"NUT"}


def test_fwb_068_cards_that_are_due_are_known_to_all(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT CIT NUT"],
        sheds=["JUG STR JAR"],
        guests=["G01 G02 G03"],
        decision="complete",
        house={"discard_market": True},
    )
    t.play(0, "serve 1")

    made = twins(t, 1)

    assert all({"SPI", "SUG", "CIT"} <= set(twin.hand(0).split()) for twin in made)
    assert len({twin.hand(0) for twin in made}) > 5
