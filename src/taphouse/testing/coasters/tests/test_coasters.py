"""What a game's own tests may look like: its rules as sentences, the laws, and the games it keeps."""

from pathlib import Path
from typing import Any

from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.record import load_record, verify
from taphouse.core.rng import make_rng, seed_from
from taphouse.testing.coasters.game import GAME
from taphouse.testing.coasters.rules import TAKE_BACK, TIME_UP
from taphouse.testing.kit import conform
from taphouse.testing.transcript import check_transcripts

HERE = Path(__file__).parent


def table(hands: list[list[int]], pile: list[int], **more: object) -> Any:
    """A table with these hands, and the rest of the coasters played already."""
    state = GAME.deal(len(hands), GAME.house(len(hands)), make_rng("quick", seed_from("any")))
    left = {coaster for cards in (*hands, pile) for coaster in cards}
    played = [coaster for coaster in range(1, 17) if coaster not in left]
    return GAME.from_position({**GAME.position(state), "hands": hands, "pile": pile, "played": played, **more})


def choose(state: Any, *coasters: int) -> None:
    for seat, coaster in enumerate(coasters):
        state.apply(Seat(seat), GAME.read_move(f"choose {coaster}"))


def test_co_003_a_choice_can_be_taken_back_while_others_think() -> None:
    t = table(hands=[[3, 9], [5, 7]], pile=[1, 2])
    choose(t, 9)

    t.apply(Seat(0), Move(TAKE_BACK))

    assert t.to_act() == [0, 1]
    assert t.legal_moves(Seat(0)) == [GAME.read_move("choose 3"), GAME.read_move("choose 9")]


def test_co_004_the_highest_wins_and_co_005_draws_first() -> None:
    t = table(hands=[[3, 9], [5, 7]], pile=[1, 2])

    choose(t, 3, 7)

    assert t.won == [0, 1]
    assert t.hands == [[1, 9], [2, 5]]


def test_co_006_three_rounds_won_end_the_game() -> None:
    t = table(hands=[[3, 9], [5, 7]], pile=[], won=[2, 2])

    choose(t, 9, 7)

    assert t.outcome().reason == "rounds won"
    assert t.outcome().places == [1, 2]


def test_co_006_without_coasters_most_rounds_win() -> None:
    t = table(hands=[[3], [5]], pile=[1], won=[1, 0])

    choose(t, 3, 5)

    assert t.outcome().reason == "no coasters left"
    assert t.outcome().places == [1, 1]


def test_co_007_when_time_is_up_the_lowest_is_played_for_whoever_thinks() -> None:
    t = table(hands=[[3, 9], [5, 7]], pile=[])
    choose(t, 9)

    t.apply(HOUSE, Move(TIME_UP))

    assert t.turned_up == [9, 5]


def test_the_laws_are_kept() -> None:
    conform(GAME, seats=3)


def test_transcripts_play_as_they_are_stored() -> None:
    assert check_transcripts(GAME, HERE / "transcripts") == ["evening.txt"]


def test_records_verify() -> None:
    for file in (HERE / "records").glob("*.json"):
        assert verify(GAME, load_record(file)).outcome() is not None
