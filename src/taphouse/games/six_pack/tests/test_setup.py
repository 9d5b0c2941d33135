"""Pieces and start, SP-001 to SP-012."""

from collections import Counter
from typing import Any

import pytest

from taphouse.core.errors import BadHouse
from taphouse.core.rng import Quick
from taphouse.games.six_pack.game import GAME
from taphouse.words.languages import words_of


@pytest.mark.parametrize("seats", [1, 9])
def test_sp_001_two_to_eight_play(seats: int) -> None:
    with pytest.raises(BadHouse, match="2 to 8"):
        GAME.house(seats)


def test_sp_001_a_turn_goes_through_its_four_phases(scene: Any) -> None:
    table = scene("BbBbC / lBcBb / CbLbC / cBlLb")
    phases = [table.decision]
    table.play(0, "lay 0,4", "drink C")
    phases.append(table.decision)
    table.play(0, "fill 2,4 B")
    phases.append(table.decision)
    table.answer("done", "done")
    phases.append(table.decision)

    assert phases == ["serve", "fill", "check", "clear_line"]


def test_sp_002_the_host_serves_and_all_look(scene: Any) -> None:
    table = scene("BcL / cLb", seats=3, host=1)

    assert (table.waits_for, table.moves(0), table.moves(2)) == ([1], [], [])
    table.play(1, "lay 0,-1", "drink B")

    assert table.waits_for == [0, 1, 2]


def supplied(table: Any, kind: str) -> tuple[int, int]:
    """The plain and the pink cards that are left of a kind."""
    items = table.view().zone(f"supply-{kind}").items
    pink = sum(item.number for item in items if "pink" in item.marks)
    return sum(item.number for item in items) - pink, pink


def test_sp_005_and_sp_006_there_are_sixteen_cards_of_each_kind_and_five_of_them_are_pink(dealt: Any) -> None:
    pieces = [piece for piece in GAME.pieces(dealt().state) if "-" not in piece]

    assert Counter(piece[0] for piece in pieces) == {"B": 16, "C": 16, "L": 16}
    reserve = [piece for piece in pieces if int(piece[1:]) > 11]
    assert Counter(piece[0] for piece in reserve) == {"B": 5, "C": 5, "L": 5}
    table = dealt(first_player="seat_1")
    piles = [supplied(table, kind) for kind in "BCL"]
    assert sum(plain for plain, _ in piles) == 33 - len(table.cards)
    assert [pink for _, pink in piles] == [5, 5, 5]


def test_sp_005_the_back_of_a_bottle_is_the_mix_without_it() -> None:
    catalogue = GAME.catalogue(GAME.house(2))
    words = words_of(GAME, catalogue=catalogue)

    assert [catalogue[mix]["contains"] for mix in "bcl"] == [
        ["drink:C", "drink:L"], ["drink:B", "drink:L"], ["drink:B", "drink:C"],
    ]  # fmt: skip
    assert [words.piece(drink) for drink in "BCLbcl"] == ["Beer", "Cola", "Lemonade", "Spezi", "Shandy", "Diesel"]


def test_sp_007_both_sides_of_a_kind_come_from_one_pile(scene: Any) -> None:
    """Three bottles and two mixes of kind B leave eleven."""
    table = scene("BbB / bB.")

    assert table.supply == [11, 16, 16]


def test_sp_007_a_card_is_pink_only_when_the_plain_ones_are_gone(scene: Any) -> None:
    eleven_beers = "BbBbC / lBcBb / CbLbC / cBlLb"
    assert scene(eleven_beers).pinks == set()
    table = scene(eleven_beers)

    table.play(0, "lay 5,1", "drink B")

    assert table.pinks == {(5, 1)}
    assert supplied(table, "B") == (0, 4)


def test_sp_008_nine_different_dominoes_each(dealt: Any) -> None:
    pieces = [piece for piece in GAME.pieces(dealt(2).state) if "-" in piece]

    assert sorted(pieces) == sorted(
        f"{colour}-{bottle}{mix}" for colour in ("red", "orange") for bottle in "BCL" for mix in "bcl"
    )


def test_sp_009_three_dominoes_stand_behind_the_screen_and_six_lie_in_the_pool(dealt: Any) -> None:
    table = dealt(3)

    for seat in range(3):
        assert len(table.hand(seat).split()) == 3
        assert len(table.pool(seat).split()) == 6


def test_sp_009_every_domino_is_as_likely_as_any_other() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(900):
        state = GAME.deal(2, GAME.house(2), Quick(seed))
        drawn.update(item.id for item in GAME.view(state, 0).zone("hand-0").items)  # type: ignore[arg-type]

    assert len(drawn) == 9
    assert all(240 < number < 360 for number in drawn.values())


def test_sp_010_a_bottle_and_a_mix_open_the_table(dealt: Any) -> None:
    table = dealt(first_player="seat_1")

    assert sorted(table.cards) == [(0, 0), (1, 0)]
    assert table.cards[0, 0].isupper()
    assert table.cards[1, 0].islower()
    assert table.pinks == set()


def test_sp_010_chance_opens_in_nine_ways() -> None:
    """Both kinds are drawn apart, so that also the same kind may come twice."""
    house = GAME.house(2, {"first_player": "seat_1"})
    pairs = Counter(
        tuple(item.id for item in GAME.view(GAME.deal(2, house, Quick(seed)), None).zone("board").items)
        for seed in range(450)
    )

    assert len(pairs) == 9
    assert min(pairs.values()) > 25


def test_sp_011_whoever_mixed_last_begins(dealt: Any) -> None:
    table = dealt(3)
    assert (table.decision, table.waits_for) == ("mixed_last", [0, 1, 2])

    table.answer("mixed this month", "mixed this week", "mixed never")

    assert (table.host, table.state.turn) == (1, 1)
    assert table.view().mixed == ["this_month", "this_week", "never"]
    assert "Ann last mixed a drink: this month." in table.story(2)


def test_sp_011_chance_decides_among_equals() -> None:
    hosts: Counter[int] = Counter()
    for seed in range(60):
        state = GAME.deal(3, GAME.house(3), Quick(seed))
        for seat, text in enumerate(("mixed today", "mixed never", "mixed today")):
            state.apply(seat, GAME.read_move(text))  # type: ignore[arg-type]
        hosts[int(state.active)] += 1

    assert set(hosts) == {0, 2}
    assert min(hosts.values()) > 15


def test_sp_011_answers_stay_secret_until_all_are_in(dealt: Any) -> None:
    table = dealt(3)

    table.play(0, "mixed today")

    assert table.view(1).mixed == []
    assert table.story(1) == ["Who mixed a drink last? Everybody says when, and the most recent begins."]
    assert (table.view(0).answer["text"], table.view(1).answer) == ("Today", None)
    assert table.view(1).seats[0].notes == ["red", "has answered"]


def test_sp_011_and_sp_089_it_goes_round_clockwise(scene: Any) -> None:
    table = scene("Bc", seats=3, host=2)

    table.play(2, "lay 1,1", "drink C")

    assert table.host == 0


def test_sp_012_the_last_two_seats_have_colours_of_their_own(dealt: Any) -> None:
    table = dealt(8)

    colours = [table.view(seat).zone(f"hand-{seat}").items[0].note for seat in range(8)]
    assert colours == ["red", "orange", "yellow", "green", "blue", "purple", "white", "black"]
