"""Help from the screen, SP-100 to SP-104, and the moves that the house makes by time."""

from typing import Any

import msgspec
import pytest

from taphouse.core.errors import BadHouse
from taphouse.games.six_pack.game import GAME

HAND = "Bl Cc Lb"
NONE = "Bb Bc Bl"
FITS = "claim flat 0,0"


def waits(table: Any) -> list[tuple[str, float]]:
    return [(GAME.write_move(wait.move), wait.seconds) for wait in GAME.house_waits(table.state)]


def test_sp_100_the_screen_shows_what_the_rules_allow(scene: Any) -> None:
    table = scene()
    moves = table.view(0).moves

    assert (len(table.options("lay")), len(table.takes())) == (14, 12)
    assert [move.text for move in moves if move.idle] == ["take 1,2", "take 3,2"]
    assert (table.view(0).counters["columns"], table.view(0).counters["rows"]) == (4, 3)


@pytest.mark.parametrize(
    ("picture", "house"),
    [
        ("Bc", {}),
        ("BlCb / bLcB / CbLc", {}),
        ("BlCb / bLcB / CbLc", {"swap_must_change": True}),
        ("B.... / lBl.. / ..Bl.", {}),
    ],
)
def test_sp_027_every_card_may_be_taken_or_says_why_it_stays(scene: Any, picture: str, house: dict[str, Any]) -> None:
    """What the screen says is the very refusal of the rules."""
    table = scene(picture, house=house)
    view = table.view(0)

    takes = set(table.takes())
    stays = {(card.x, card.y): card.why["text"] for card in view.stays}

    assert takes | set(stays) == set(table.cards)
    assert not takes & set(stays)
    assert all(table.refusal(0, f"take {x},{y}").why == why for (x, y), why in stays.items())
    assert (table.view(1).stays, table.view(None).stays) == ([], [])


def test_sp_100_open_cells_are_shown_to_all_and_the_host_is_told_what_may_come(scene: Any) -> None:
    table = scene("Bc")

    table.play(0, "lay 0,1", "drink C")

    for eyes in (0, 1, None):
        assert table.view(eyes).zone("board").holes == ["1,1"]
    assert list(table.pours()) == ["B", "L"]


def test_sp_100_certain_top_ups_are_shown_beforehand(scene: Any) -> None:
    table = scene("ClBc / lB.B / B..c")

    table.play(0, "take 1,1")

    pour = table.view(0).pours[1]
    assert [(place.x, place.y, place.drink) for place in pour.follows] == [(2, 1, "l"), (1, 2, "l")]
    assert (pour.asks.x, pour.asks.y, pour.asks.drinks) == (2, 2, ("B", "C"))
    assert table.view(0).pours[0].follows == ()


def test_sp_101_without_help_a_view_does_not_tell_whether_the_hand_fits(looking: Any) -> None:
    """Two hands, one that covers a window and one that does not: all else in the view is the same."""
    views = []
    for hand in (HAND, NONE):
        view = looking(hand, "Bb Cc Ll").view(0)
        view.zones = [zone for zone in view.zones if zone.id not in ("hand-0", "pool-0")]
        views.append(msgspec.json.encode(view))

    assert views[0] == views[1]


def test_sp_101_without_help_there_is_no_hint(looking: Any) -> None:
    table = looking(HAND, NONE)

    assert (table.house_moves(), waits(table)) == ([], [])


def hinted(looking: Any, *hands: str, **said: Any) -> Any:
    house = {"assist": "highlight", **said.pop("house", {})}
    return looking(*hands, house=house, **said)


def test_sp_102_the_hint_shows_each_seat_its_own_first_six_pack(looking: Any) -> None:
    table = hinted(looking, HAND, NONE, "Bb Cl Lc")

    table.house("hint")

    first, third = table.view(0).hint, table.view(2).hint
    assert (first.window.x, first.window.y, first.window.tall) == (0, 0, False)
    assert (third.window.x, third.window.y, third.window.tall) == (0, 0, False)
    assert table.view(1).hint.window is None


def test_sp_102_nobody_else_sees_it(looking: Any) -> None:
    """Whatever the hand of seat 0 is, the others see the same."""
    seen = []
    for hand in (HAND, NONE):
        table = hinted(looking, hand, NONE)
        table.house("hint")
        seen.append([msgspec.json.encode(table.view(eyes)) for eyes in (1, None)])

    assert seen[0] == seen[1]


def test_sp_102_whoever_has_answered_gets_none(looking: Any) -> None:
    table = hinted(looking, HAND, NONE)
    table.play(0, "done")

    table.house("hint")

    assert table.view(0).hint is None
    assert table.view(0).hinted


def test_sp_102_the_hint_comes_once_in_a_phase_3(looking: Any) -> None:
    table = hinted(looking, HAND, NONE)
    assert table.house_moves() == ["hint"]

    table.house("hint")

    assert table.house_moves() == []


def test_sp_102_the_seat_must_still_claim_and_may_claim_anything(looking: Any) -> None:
    table = hinted(looking, HAND, NONE)
    before = table.moves(0)

    table.house("hint")

    assert table.moves(0) == before
    assert table.waits_for == [0, 1]


def test_sp_102_new_dominoes_get_no_second_hint(looking: Any) -> None:
    table = hinted(looking, HAND, NONE, house={"claims": "chain"})
    table.house("hint")
    table.answer(FITS, "done")

    table.play(0, "score Bl")

    assert (table.decision, table.view(0).hint, table.house_moves()) == ("check", None, [])


def test_sp_102_the_hint_is_due_after_the_delay(looking: Any) -> None:
    table = hinted(looking, HAND, NONE, house={"assist_delay": 45})

    assert waits(table) == [("hint", 45.0)]


def test_sp_102_the_wait_belongs_to_the_turn(looking: Any) -> None:
    """Its occasion stays the same while others answer, and is another in the next turn."""
    table = hinted(looking, HAND, NONE)
    before = GAME.house_waits(table.state)
    table.play(0, "done")
    assert GAME.house_waits(table.state) == before

    table.play(1, "done")
    table.play(1, "take 1,2")

    assert GAME.house_waits(table.state) != before


def test_sp_102_its_time_runs_on_when_the_next_round_follows_at_once(looking: Any) -> None:
    """R34: after a refused claim the next round begins with the same move."""
    table = hinted(looking, HAND, NONE, house={"wrong_claim": "retry"})
    before = GAME.house_waits(table.state)

    table.answer("claim flat 1,1", "done")

    assert (table.view().round, GAME.house_waits(table.state)) == (2, before)


def test_sp_102_its_time_begins_again_after_dominoes_were_chosen(looking: Any) -> None:
    """R34: meanwhile nobody looks, and the house waits for nothing."""
    table = hinted(looking, HAND, NONE, house={"claims": "chain"})
    table.answer(FITS, "done")
    assert (table.decision, waits(table)) == ("score_domino", [])

    table.play(0, "score Bl")

    assert (table.view().round, waits(table)) == (2, [("hint", 30.0)])


def test_sp_102_in_a_race_its_time_runs_on_while_anybody_looks(looking: Any) -> None:
    """R34."""
    table = hinted(looking, HAND, NONE, house={"claims": "chain", "finish": "race"})
    before = GAME.house_waits(table.state)

    table.play(0, FITS)
    assert [table.view().owed_by(seat) for seat in range(2)] == ["score_domino", "check"]
    assert GAME.house_waits(table.state) == before
    table.play(0, "score Bl")

    assert [table.view().owed_by(seat) for seat in range(2)] == ["check", "check"]
    assert GAME.house_waits(table.state) == before


def test_sp_060_time_runs_for_every_round(looking: Any) -> None:
    table = looking(HAND, NONE, house={"spot_seconds": 30, "claims": "chain"})
    before = GAME.house_waits(table.state)
    assert waits(table) == [("time up", 30.0)]

    table.answer(FITS, "done")
    assert waits(table) == []
    table.play(0, "score Bl")

    after = GAME.house_waits(table.state)
    assert (after[0].move, after[0].seconds) == (before[0].move, before[0].seconds)
    assert after[0].since != before[0].since


def test_sp_060_when_time_is_up_the_rest_have_found_nothing(looking: Any) -> None:
    table = looking(HAND, NONE, "Bb Cl Lc", house={"spot_seconds": 30})
    table.play(2, FITS)

    table.house("time up")

    assert (table.decision, table.waits_for) == ("score_domino", [2])


def test_sp_060_in_a_race_time_runs_once_and_then_nobody_may_claim(looking: Any) -> None:
    """R35: whoever still chooses a domino does not look again."""
    table = looking(HAND, NONE, house={"spot_seconds": 30, "claims": "chain", "finish": "race"})
    before = GAME.house_waits(table.state)
    table.play(0, FITS)
    assert GAME.house_waits(table.state) == before

    table.house("time up")

    assert (table.waits_for, table.house_moves()) == ([0], [])
    table.play(0, "score Bl")
    assert (table.decision, table.host) == ("serve", 1)


def test_sp_060_a_race_after_its_time_can_be_written_down(looking: Any) -> None:
    table = looking(HAND, NONE, house={"spot_seconds": 30, "claims": "chain", "finish": "race"})
    table.play(0, FITS)

    table.house("time up")

    assert GAME.position(GAME.from_position(GAME.position(table.state))) == GAME.position(table.state)


def test_sp_060_in_a_race_time_runs_on_while_only_dominoes_are_chosen(looking: Any) -> None:
    table = looking(HAND, NONE, house={"spot_seconds": 30, "claims": "chain", "finish": "race"})
    before = GAME.house_waits(table.state)
    table.play(1, "done")

    table.play(0, FITS)

    assert (table.decision, GAME.house_waits(table.state)) == ("score_domino", before)


def test_sp_103_the_house_claims_for_everybody(scene: Any) -> None:
    table = scene(hands=[HAND, NONE, "Bb Cl Lc"], house={"assist": "auto"})

    table.play(0, "take 1,2")

    assert [(claim.seat, claim.holds) for claim in table.view().opened] == [(0, True), (2, True)]
    assert (table.decision, table.waits_for) == ("score_domino", [0, 2])


def test_sp_103_it_claims_the_first_window_in_reading_order(scene: Any) -> None:
    """Seat 2 of the example could also claim flat 1,0."""
    table = scene(hands=["Bb Cl Lc", NONE], house={"assist": "auto"})

    table.play(0, "take 1,2")

    window = table.view().opened[0].window
    assert (window.x, window.y, window.tall) == (0, 0, False)


def test_sp_103_clockwise_from_the_host(scene: Any) -> None:
    table = scene(hands=[HAND, NONE, "Bb Cl Lc"], house={"assist": "auto"}, host=2)

    table.play(2, "take 1,2")

    assert [claim.seat for claim in table.view().opened] == [2, 0]


def test_sp_103_with_chain_it_looks_again(scene: Any) -> None:
    """After Bl the hand is certain, Cc, Lb and Ll: the house claims tall 1,0 right away."""
    hands = [HAND, NONE]
    house = {"assist": "auto", "claims": "chain"}
    table = scene(hands=hands, scored=["Bb Bc Cb Cl Lc", ""], house=house)

    table.play(0, "take 1,2", "score Bl")

    assert (table.points, table.decision) == ([7, 0], "over")


def test_sp_103_time_and_hints_are_not_needed(scene: Any) -> None:
    table = scene(hands=[HAND, NONE], house={"assist": "auto", "spot_seconds": 30})

    table.play(0, "take 1,2")

    assert table.house_moves() == []


def test_sp_103_there_is_no_race_with_it() -> None:
    with pytest.raises(BadHouse, match="race"):
        GAME.house(3, {"assist": "auto", "finish": "race"})


@pytest.mark.parametrize("assist", ["none", "highlight", "auto"])
def test_sp_104_before_phase_3_nothing_depends_on_the_hosts_dominoes(scene: Any, assist: str) -> None:
    views = []
    for hand in (HAND, NONE):
        table = scene(hands=[hand, "Bb Cc Ll"], house={"assist": assist})
        table.play(0, "lay 0,3")
        view = table.view(0)
        view.zones = [zone for zone in view.zones if zone.id not in ("hand-0", "pool-0")]
        views.append(msgspec.json.encode(view))

    assert views[0] == views[1]


def test_only_the_house_gives_hints_and_calls_time(looking: Any) -> None:
    table = hinted(looking, HAND, NONE, house={"spot_seconds": 30})

    assert table.refusal(0, "hint").rule == "SP-102"
    assert table.refusal(0, "time up").rule == "SP-102"
    assert table.house_moves() == ["hint", "time up"]
    assert [GAME.write_move(wait.move) for wait in GAME.house_waits(table.state)] == ["hint", "time up"]
