"""Drawing action cards."""

from typing import Any


def test_enb_048_draw_the_top_card(scene: Any) -> None:
    table = scene(hands=["BA1"], piles=["BA2 BA3"])

    table.play(0, "draw")

    assert (table.hand(0), table.pile(0)) == ({"BA1", "BA2"}, ["BA3"])


def test_enb_049_an_empty_pile_is_renewed_at_once(scene: Any) -> None:
    table = scene(hands=["BA1"], piles=["BA2"], discards=["BA3 BA4"])

    table.play(0, "draw")

    assert set(table.pile(0)) == {"BA3", "BA4"}
    assert table.discards(0) == []


def test_enb_049_the_discards_are_shuffled(scene: Any) -> None:
    """Chance that stirs brings the bottom card to the top."""
    table = scene(hands=["BA1"], piles=["BA2"], discards=["BA3 BA4 BA5"])
    table.stir()

    table.play(0, "draw")

    assert table.pile(0)[0] == "BA3"


def test_enb_050_without_discards_the_pile_stays_empty_until_the_next_draw(scene: Any) -> None:
    table = scene(hands=["BA1"], piles=["BA2"])
    table.play(0, "draw")
    assert (table.pile(0), table.discards(0)) == ([], [])

    table.play(0, "play BA1", "take blue")
    assert (table.pile(0), table.discards(0)) == ([], ["BA1"])
    table.play(0, "draw")

    assert table.hand(0) == {"BA1", "BA2"}


def test_enb_051_with_nothing_to_draw_it_is_not_offered(scene: Any) -> None:
    table = scene(hands=["BA1"], piles=[""])

    assert "draw" not in table.moves(0)
    assert table.refusal(0, "draw").rule == "ENB-051"


def test_enb_051_nor_is_it_on_a_card(scene: Any) -> None:
    table = scene(hands=["AC15"], piles=[""])

    table.play(0, "play AC15", "take red")

    assert (table.decision, table.discards(0)) == ("task", ["AC15"])


def test_enb_052_the_card_in_play_cannot_be_drawn_by_itself(scene: Any) -> None:
    table = scene(hands=["AC13"], piles=["BA1"])

    table.play(0, "play AC13", "draw", "take blue")

    assert (table.hand(0), table.pile(0), table.discards(0)) == ({"BA1"}, [], ["AC13"])
