"""What is not allowed is refused with the rule and a sentence, and changes nothing."""

from typing import Any

import pytest

HANDS = {"A1": "Rb1 Pg1 Bp1"}


def test_a_seat_that_is_not_there(scene: Any) -> None:
    refusal = scene().stage.refusal(7, "discard hand")

    assert str(refusal) == "There is no seat 8 at this table; the seats are 1 to 4. (CC-001)"


@pytest.mark.parametrize("number", [-1, 889, 9999])
def test_a_number_that_is_no_move(scene: Any, number: int) -> None:
    assert scene().refusal("A1", number).why == f"There is no move {number} in this game."


def test_cc_066_nothing_after_the_end(scene: Any) -> None:
    t = scene(active="B1", places={"A1": "Rr1 Rr2 Gr1 Gy1 Bg1"})
    t.play("B1", "discard hand")

    refusal = t.refusal("A1", "discard hand")

    assert (refusal.rule, refusal.why) == ("CC-066", "The game is over.")


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("drank now", "CC-022", "It is clear who begins."),
        ("throw rock", "CC-023", "It is clear who begins."),
        ("play Gg1 on B1", "CC-034", "You do not hold Double mint. Play a card of your hand."),
        ("play Rb1 on 5", "CC-034", "There is no such place at this table; there are 4."),
        ("move Gg1 to B1", "CC-050", "Double mint does not lie in front of you."),
        ("move Yr1 to A1", "CC-049", "Lemon with cherry lies in front of you already."),
        ("move Yr1 to 4", "CC-049", "There is no such place"),
        ("cheers", "CC-038", "There is no CHEERS now."),
        ("match Gr1", "CC-040", "There is no CHEERS now."),
        ("send B1 A2", "CC-041", "There is no CHEERS now."),
        ("drop Yr1", "CC-031", "Nobody has seven cards in front."),
        ("accept", "CC-088", "There is no proposal to answer."),
        ("toss", "CC-088", "There is no proposal to answer."),
        ("declare A1", "CC-062", "Victory needs no declaration here: a complete cocktail wins by itself."),
        ("declare 5", "CC-061", "There is no such place"),
    ],
)
def test_in_ones_own_turn(scene: Any, move: str, rule: str, words: str) -> None:
    refusal = scene(hands=HANDS, places={"A1": "Yr1"}).refusal("A1", move)

    assert refusal.rule == rule
    assert refusal.why.startswith(words)


def test_cc_025_not_your_turn(scene: Any) -> None:
    refusal = scene().refusal("A2", "discard hand")

    assert (refusal.rule, refusal.why) == ("CC-025", "It is not your turn. The table waits for seat 1.")


def clinked(scene: Any, lying: str, seats: int = 4, target: str = "B1", **house: Any) -> Any:
    t = scene(seats, hands=HANDS, places={target: lying}, house=house)
    t.play("A1", f"play Pg1 on {target}")
    return t


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("send B1 A1", "CC-046", "Neither card may stay where CHEERS happened."),
        ("send A1 B1", "CC-046", "Neither card may stay where CHEERS happened."),
        ("send A1 5", "CC-048", "There is no such place"),
        ("discard hand", "CC-041", "CHEERS: first send the two cards to two different places."),
    ],
)
def test_while_cards_are_to_be_sent(scene: Any, move: str, rule: str, words: str) -> None:
    refusal = clinked(scene, "Gr1").refusal("B1", move)

    assert refusal.rule == rule
    assert refusal.why.startswith(words)


def test_cc_047_two_team_mates_are_too_many(scene: Any) -> None:
    refusal = clinked(scene, "Gr1", 6).refusal("B1", "send B2 B3")

    assert (refusal.rule, refusal.why) == ("CC-047", "At least one of the two cards must go to another team.")


def test_cc_041_the_target_decides_and_not_who_played(scene: Any) -> None:
    refusal = clinked(scene, "Gr1").refusal("A1", "send A1 A2")

    assert refusal.rule == "CC-041"
    assert refusal.why.endswith("The table waits for seat 2.")


@pytest.mark.parametrize(
    ("move", "words"),
    [("match Yr1", "Lemon with cherry does not match here."), ("send A1 A2", "CHEERS: first choose which")],
)
def test_cc_040_while_a_matching_card_is_to_be_chosen(scene: Any, move: str, words: str) -> None:
    refusal = clinked(scene, "Gr1 Gy1 Yr1").refusal("B1", move)

    assert refusal.rule == "CC-040"
    assert refusal.why.startswith(words)


def test_cc_038_while_cheers_is_to_be_called(scene: Any) -> None:
    t = clinked(scene, "Gr1", cheers_button=True)

    assert t.refusal("A1", "discard hand").why == "You have caused CHEERS. First call it."
    assert t.refusal("B1", "send A1 A2").rule == "CC-038"


def overfull(scene: Any) -> Any:
    t = scene(hands={"A1": "Pp1 Rb1 Bp1"}, places={"B1": "Yr1 Yr2 Yg1 Yg2 Yb1 Yb2"})
    t.play("A1", "play Pp1 on B1")
    return t


@pytest.mark.parametrize(
    ("name", "move", "rule", "words"),
    [
        ("B1", "drop Gg1", "CC-032", "Double mint does not lie there. Put one of the seven cards away."),
        ("B1", "discard hand", "CC-031", "Seven cards lie there. First put one of them away."),
        ("A1", "drop Pp1", "CC-032", "Seven cards lie in one place, and one has to go first."),
    ],
)
def test_while_a_card_has_to_go(scene: Any, name: str, move: str, rule: str, words: str) -> None:
    refusal = overfull(scene).refusal(name, move)

    assert refusal.rule == rule
    assert refusal.why.startswith(words)


def test_cc_088_while_keepers_agree(scene: Any) -> None:
    t = clinked(scene, "Gr1", 5, "Bv")
    t.play("B1", "send A1 A2")

    assert t.refusal("B2", "send A1 A2").why == "First answer the proposal: accept it, or make another."
    assert t.refusal("A1", "accept").why.startswith("The keepers of the virtual team-mate have to agree first.")
    t.play("B2", "counter", "send A2 A3")
    assert t.refusal("B1", "accept").why == "First take the other proposal, or toss a coin for it."


BUTTON = {"victory_call": "button"}


@pytest.mark.parametrize(
    ("name", "move", "mode", "refused"),
    [
        ("A1", "declare A1", "classic", "The cards of seat 1 do not complete your cocktail. (CC-058)"),
        ("A1", "declare B1", "classic", "Seat 2 is not of your team. (CC-061)"),
        ("A2", "declare A1", "master_apprentice", "Only the master of a team declares its victory. (CC-074)"),
        (
            "S2",
            "declare S0",
            "masquerade",
            "Behind a mask you can declare victory only for what lies in front of you. (CC-061)",
        ),
        ("S2", "declare S2", "masquerade", "The cards of seat 3 do not complete your cocktail. (CC-058)"),
    ],
)
def test_declarations(scene: Any, name: str, move: str, mode: str, refused: str) -> None:
    assert str(scene(house={**BUTTON, "mode": mode}).refusal(name, move)) == refused


def test_cc_092_no_declaration_for_a_stool_that_cannot_win(scene: Any) -> None:
    t = scene(3, places={"Bv": "Yr1 Yg1 Pr1 Pg1 Gy1"}, house={**BUTTON, "virtual_can_win": False})

    assert t.refusal("B1", "declare Bv").rule == "CC-092"


def test_cc_059_no_declaration_while_something_is_pending(scene: Any) -> None:
    t = clinked(scene, "Gr1", victory_call="button")

    assert t.refusal("A1", "declare A1").rule == "CC-059"


def test_before_the_first_turn(dealt: Any) -> None:
    t = dealt(4)
    assert t.refusal("A1", "discard hand").why == "First say when you last drank anything, water included."
    t.play("A1", "drank now")
    assert t.refusal("A1", "drank today").why == "You have answered. Wait for the others."
    for name, word in (("B1", "now"), ("A2", "today"), ("B2", "now")):
        t.play(name, f"drank {word}")

    assert t.refusal("A1", "discard hand").why == "First throw rock, paper or scissors for the first turn."
    assert t.refusal("A2", "throw rock").why.startswith("You are out of the throwing for the first turn.")
    t.play("A1", "throw rock")
    assert t.refusal("A1", "throw paper").why == "You have thrown. Wait for the others."
