"""The story, as each seat may hear it."""

from typing import Any

GOAL = "Rr1 Rr2 Gr1 Gr2 Bg1"


def test_a_play_and_a_draw(scene: Any) -> None:
    t = scene(hands={"A1": "Rb1 Pg1 Bp1"}, deck="Yy1")

    t.play("A1", "play Rb1 on B1")

    assert t.story("A1") == ["You played Cherry with curaçao on Ben.", "You drew Double lemon."]
    assert t.story("B1") == ["Ana played Cherry with curaçao on you.", "Ana drew a card."]
    assert t.story() == ["Ana played Cherry with curaçao on Ben.", "Ana drew a card."]


def test_a_card_laid_before_oneself(scene: Any) -> None:
    t = scene(hands={"A1": "Rb1 Pg1 Bp1"})

    t.play("A1", "play Rb1 on A1")

    assert t.story("A1")[0] == "You played Cherry with curaçao on yourself."
    assert t.story("B1")[0] == "Ana played Cherry with curaçao on their own place."


def test_cc_052_a_discarded_hand_is_told_to_its_owner_only(scene: Any) -> None:
    t = scene(hands={"A1": "Rb1 Pg1 Bp1"}, deck="Yy1 Yy2 Pp1")

    t.play("A1", "discard hand")

    assert t.story("A1")[0] == "You discarded Cherry with curaçao, Curaçao with plum and Plum with mint."
    assert t.story("A2") == ["Ana discarded 3 cards.", "Ana drew 3 cards."]


def test_an_empty_hand_passes(scene: Any) -> None:
    t = scene(hands={"A1": ""})

    t.play("A1", "discard hand")

    assert t.story("B1")[0] == "Ana passed, with no card in hand."


def test_cheers(scene: Any) -> None:
    t = scene(hands={"A1": "Pg1 Rb1 Bp1"}, places={"B1": "Gr1"})

    t.play("A1", "play Pg1 on B1")
    t.play("B1", "send A1 B2")

    assert t.story("A1")[1:3] == [
        "CHEERS! You clinked with Ben.",
        "From Ben: Plum with mint to you, Mint with cherry to Dan.",
    ]


def test_a_stool_has_its_name(scene: Any) -> None:
    t = scene(5, hands={"A1": "Pg1 Rb1 Bp1"}, places={"Bv": "Gr1"})
    t.play("A1", "play Pg1 on Bv")
    t.play("B1", "send A1 A2")
    t.play("B2", "counter", "send A2 A3")
    t.play("B1", "toss")

    assert t.story("A2")[:7] == [
        "Ana played Plum with mint on team B's stool.",
        "CHEERS! Ana clinked with team B's stool.",
        "Ben proposed: Plum with mint to Ana, Mint with cherry to you.",
        "Dan would rather do something else.",
        "Dan proposed: Plum with mint to you, Mint with cherry to Eve.",
        "Ben tossed a coin: the second proposal it is.",
        "From team B's stool: Plum with mint to you, Mint with cherry to Eve.",
    ]


def test_a_full_stool(scene: Any) -> None:
    t = scene(5, hands={"A1": "Pp1 Rb1 Bp1"}, places={"Bv": "Yr1 Yr2 Yg1 Yg2 Yb1 Yb2"})
    t.play("A1", "play Pp1 on Bv")
    t.play("B1", "drop Yr1")
    t.play("B2", "accept")

    assert t.story()[1:4] == [
        "Ben proposed to put Lemon with cherry away.",
        "Dan agreed.",
        "Lemon with cherry left team B's stool: six cards are enough.",
    ]


def test_a_counter_proposal_is_taken(scene: Any) -> None:
    t = scene(5, hands={"A1": "Pp1 Rb1 Bp1"}, places={"Bv": "Yr1 Yr2 Yg1 Yg2 Yb1 Yb2"})
    t.play("A1", "play Pp1 on Bv")
    t.play("B1", "drop Yr1")
    t.play("B2", "counter", "drop Pp1")
    t.play("B1", "take counter")

    assert "Ben took the other proposal." in t.story()


def test_a_move(scene: Any) -> None:
    t = scene(places={"A1": "Yr1"})

    t.play("A1", "move Yr1 to B2")

    assert t.story("B2")[0] == "Ana moved Lemon with cherry to you."


def test_a_new_deck(scene: Any) -> None:
    t = scene(hands={"A1": "Rb1 Pg1 Bp1"}, rest="discards")
    number = len(t.discards)

    t.play("A1", "play Rb1 on B1")

    assert f"The deck is used up: {number} discards become a new one." in t.story()


def test_the_question_and_the_throw(dealt: Any) -> None:
    t = dealt(4)
    for name, word in (("A1", "now"), ("B1", "now"), ("A2", "today"), ("B2", "longer_ago")):
        t.play(name, f"drank {word}")
    t.play("A1", "throw rock")
    t.play("B1", "throw paper")

    assert t.story("A1") == [
        "The cards are dealt. Every team knows its cocktail.",
        "You answered: right now.",
        "Ben answered.",
        "Cleo answered.",
        "Dan answered.",
        "You drank right now.",
        "Ben drank right now.",
        "Cleo drank today.",
        "Dan drank longer ago.",
        "Ben and you throw for the first turn.",
        "You threw rock.",
        "Ben threw.",
        "You showed rock.",
        "Ben showed paper.",
        "Ben begins.",
    ]


def test_chance_has_the_last_word(dealt: Any, lowest: Any) -> None:
    t = dealt(4, lowest)
    for name in ("A1", "B1", "A2", "B2"):
        t.play(name, "drank now")
    for _ in range(3):
        for name in ("A1", "B1", "A2", "B2"):
            t.play(name, "throw rock")

    assert t.story("A1")[-2:] == ["Still a tie after three throws: chance picks you.", "You begin."]


def test_the_end_tells_everything(scene: Any) -> None:
    t = scene(active="B1", places={"A1": GOAL}, hands={"A1": "Yy1", "B1": "Pp1", "A2": "", "B2": ""})

    t.play("B1", "discard hand")

    assert t.story("A1")[1:] == [
        "Team A wins.",
        "Team A was after 2 cherry, 2 mint and 1 curaçao.",
        "Team B was after 2 lemon, 2 plum and 1 mint.",
        "You had Double lemon in hand.",
    ]


def test_a_declaration(scene: Any) -> None:
    t = scene(active="B1", places={"A1": GOAL}, house={"victory_call": "button"})

    t.play("A2", "declare A1")

    assert t.story("B1")[0] == "Cleo declared victory for Ana."


def test_last_call(scene: Any) -> None:
    t = scene(active="B2", turns=100, places={"A1": "Rr1"}, hands=dict.fromkeys(("A1", "B1", "A2", "B2"), ""))

    t.play("B2", "discard hand")

    assert t.story()[1:5] == [
        "Last call! The bar closes.",
        "Team A is 4 short of its cocktail.",
        "Team B is 5 short of its cocktail.",
        "Team A came nearest and wins.",
    ]


def test_a_drawn_game(scene: Any) -> None:
    t = scene(active="B2", turns=100)

    t.play("B2", "discard hand")

    assert "Nobody has won: all teams are equally near to their cocktails." in t.story()


def test_cc_098_a_house_that_calls_it_a_draw_says_so(scene: Any) -> None:
    t = scene(active="B2", turns=100, house={"last_call_result": "draw"})

    t.play("B2", "discard hand")

    assert "Nobody has won: closing time is a draw in this house." in t.story()


def test_cc_064_a_tie_that_is_lost_is_explained(scene: Any) -> None:
    places = {"A1": "Rg1 Gr1 Gb1 Bg1", "B1": "Yr1 Yg1 Pr1 Pg1 Gy1 Rp1"}
    t = scene(active="B1", places=places, combinations={"A": "RRGGB", "B": "YYPPG"})

    t.play("B1", "move Rp1 to A1")

    assert (
        "Team A's cocktail is complete as well. It is your turn, and from there on clockwise team B comes first."
        in t.story("B1")
    )
    assert "Team B wins." in t.story("A1")


def test_cc_079_masks_are_told_nothing_but_their_own(dealt: Any) -> None:
    t = dealt(4, mode="masquerade", first_player=0)

    assert t.story("S0") == ["The cards are dealt. Everybody wears a mask and knows one cocktail.", "You begin."]
