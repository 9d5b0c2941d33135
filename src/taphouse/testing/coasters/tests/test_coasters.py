"""What a game's own tests may look like: its rules as sentences, the laws, and the games it keeps."""

from pathlib import Path

from taphouse.core.moves import HOUSE
from taphouse.core.record import load_record, verify
from taphouse.testing.coasters.game import GAME
from taphouse.testing.coasters.rules import State
from taphouse.testing.kit import conform
from taphouse.testing.staging import Orderly, Stage
from taphouse.testing.transcript import check_transcripts

HERE = Path(__file__).parent


class Scene(Stage):
    """A table of Coasters."""

    game = GAME
    state: State

    def choose(self, *coasters: int) -> None:
        """Choose for everybody in turn."""
        for seat, coaster in enumerate(coasters):
            self.play(seat, f"choose {coaster}")


def table(hands: list[list[int]], pile: list[int], **more: object) -> Scene:
    """A table with these hands, and the rest of the coasters played already."""
    left = {coaster for cards in (*hands, pile) for coaster in cards}
    played = [coaster for coaster in range(1, 17) if coaster not in left]
    new = GAME.position(Scene.dealt(len(hands)).state)
    return Scene(GAME.from_position({**new, "hands": hands, "pile": pile, "played": played, **more}), Orderly())


def test_co_002_a_coaster_that_is_not_held_cannot_be_chosen() -> None:
    refused = table(hands=[[3, 9], [5, 7]], pile=[1, 2]).refusal(0, "choose 5")

    assert (refused.rule, refused.why) == ("CO-002", "You do not hold coaster 5.")


def test_co_002_others_hear_that_one_has_chosen_but_not_what() -> None:
    t = table(hands=[[3, 9], [5, 7]], pile=[1, 2])

    t.choose(9)

    assert t.story(0) == ["You chose 9."]
    assert t.story(1) == t.story(None) == ["Ann chose."]


def test_co_003_a_choice_can_be_taken_back_while_others_think() -> None:
    t = table(hands=[[3, 9], [5, 7]], pile=[1, 2])
    t.choose(9)

    t.play(0, "take back")

    assert t.waits_for == [0, 1]
    assert t.moves(0) == ["choose 3", "choose 9"]


def test_co_004_the_highest_wins_and_co_005_draws_first() -> None:
    t = table(hands=[[3, 9], [5, 7]], pile=[1, 2])

    t.choose(3, 7)

    assert t.state.won == [0, 1]
    assert t.state.hands == [[1, 9], [2, 5]]


def test_co_006_three_rounds_won_end_the_game() -> None:
    t = table(hands=[[3, 9], [5, 7]], pile=[], won=[2, 2])

    t.choose(9, 7)

    outcome = t.look(1).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("rounds won", [1, 2])
    assert outcome.label == "Ann wins, with 3 rounds."


def test_co_006_without_coasters_most_rounds_win_and_equals_share() -> None:
    t = table(hands=[[3], [5]], pile=[1], won=[1, 0])

    t.choose(3, 5)

    outcome = t.look(0).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("no coasters left", [1, 1])
    assert outcome.label == "Nobody wins: all have won 1 round."


def test_co_007_when_time_is_up_the_lowest_is_played_for_whoever_thinks() -> None:
    t = table(hands=[[3, 9], [5, 7]], pile=[])
    t.choose(9)

    t.play(HOUSE, "call time")

    assert t.state.turned_up == [9, 5]


def test_the_laws_are_kept() -> None:
    conform(GAME, seats=3)


def test_transcripts_play_as_they_are_stored() -> None:
    assert check_transcripts(GAME, HERE / "transcripts") == ["evening.txt"]


def test_records_verify() -> None:
    for file in (HERE / "records").glob("*.json"):
        assert verify(GAME, load_record(file)).outcome() is not None
