"""Event cards: FWB-112 to FWB-117."""

from typing import Any

import pytest

IMMEDIATE = {"event_timing": "immediate"}


def test_fwb_112_a_drawn_event_is_held_and_lies_in_the_market_for_two_points(scene: Any) -> None:
    t = scene([""], market="SPI SUG", deck="lucky_find equipment_exhibition CIT", discard="JUG")

    t.play(0, "draw", "take 1")

    assert (t.hand(0), t.market) == ("SPI lucky_find", "equipment_exhibition SUG")
    assert [card.price for card in t.view().zone("market").items] == [2, 1]


def test_fwb_112_immediate_events_happen_when_they_are_drawn(scene: Any) -> None:
    t = scene([""], deck="lucky_find", discard="JUG NUT", house=IMMEDIATE)

    t.play(0, "draw")

    assert (t.hand(0), t.discard) == ("JUG", "NUT lucky_find")


def test_fwb_112_immediate_events_never_lie_in_the_market(scene: Any) -> None:
    t = scene([""], market="SPI SUG", deck="lucky_find CIT", house=IMMEDIATE)

    t.play(0, "take 1")

    assert (t.market, t.discard) == ("CIT SUG", "lucky_find")


@pytest.mark.parametrize("house", [IMMEDIATE, {}])
def test_fwb_113_abundance_is_added_to_the_hand(scene: Any, house: Any) -> None:
    t = scene([""], deck="abundance", discard="JUG", house=house)

    t.play(0, "draw")

    assert t.hand(0) == "abundance"
    assert not [text for text in t.moves(0) if text.startswith("play")]


def exhibition(scene: Any, **said: Any) -> Any:
    t = scene(
        ["equipment_exhibition STR", "TUN TUN", "BAR"],
        sheds=["FUN", "", "JAR"],
        discard="JUG NUT STI",
        **said,
    )
    t.play(0, "play equipment_exhibition")
    return t


def test_fwb_114_two_pieces_from_hand_or_shed_for_one_of_the_discard(scene: Any) -> None:
    t = exhibition(scene)

    assert t.moves(0) == ["pass", "show hand STR", "show shed FUN"]
    t.play(0, "show hand STR")
    assert t.moves(0) == ["pick JUG", "pick STI"]
    t.play(0, "pick STI")

    assert (t.hand(0), t.shed(0), t.waits_for) == ("STI", "", [1])


def test_fwb_114_everybody_once_from_its_player_on(scene: Any) -> None:
    t = exhibition(scene)

    t.play(0, "pass")
    t.play(1, "pass")
    assert t.waits_for == [2]
    t.play(2, "pass")

    assert (t.waits_for, t.decision) == ([0], "draw")


def test_fwb_115_the_given_cards_come_after_and_later_players_may_take_them(scene: Any) -> None:
    t = exhibition(scene, house={"second_hand_market": True})

    t.play(0, "show shed FUN", "pick JUG")
    assert (t.discard, t.second_hand) == ("NUT STI FUN STR", "")
    t.play(1, "show hand TUN", "pick FUN")
    t.play(2, "pass")

    assert t.discard == "NUT STI STR TUN TUN equipment_exhibition"


def test_fwb_114_fewer_than_two_pieces_are_not_asked(scene: Any) -> None:
    t = scene(["equipment_exhibition", "TUN", "BAR SPI"], discard="JUG")

    t.play(0, "play equipment_exhibition")

    assert (t.decision, t.discard) == ("draw", "JUG equipment_exhibition")


def test_fwb_116_lucky_find_takes_any_equipment_and_keeps_the_order(scene: Any) -> None:
    t = scene(["lucky_find"], discard="JUG SPI STI JUG NUT")

    t.play(0, "play lucky_find")
    assert t.moves(0) == ["pick JUG", "pick STI"]
    t.play(0, "pick JUG")

    assert (t.hand(0), t.discard) == ("JUG", "JUG SPI STI NUT lucky_find")


@pytest.mark.parametrize(
    ("decision", "hand"),
    [
        ("draw", "lucky_find"),
        ("swap", "lucky_find"),
        ("equipment", "lucky_find"),
        ("complete", "lucky_find"),
        ("hand_limit", "lucky_find SPI SUG CIT FRU HRB SPC NUT CRM"),
    ],
)
def test_fwb_117_at_any_of_the_own_decisions(scene: Any, decision: str, hand: str) -> None:
    """FWB-117: an event is offered beside what is asked."""
    t = scene([hand], discard="JUG", decision=decision)

    t.play(0, "play lucky_find")

    assert "JUG" in t.hand(0) or t.shed(0)


def test_fwb_117_a_held_event_alone_is_no_reason_to_ask(scene: Any) -> None:
    t = scene(["lucky_find"], discard="JUG", market="JUG STR", deck="SPI SUG", guests=["G04 G05 G08"])

    t.play(0, "draw")

    assert (t.hand(0), t.waits_for) == ("SPI SUG lucky_find", [1])


def test_fwb_117_not_without_equipment_in_the_discard(scene: Any) -> None:
    t = scene(["lucky_find equipment_exhibition"], discard="NUT")

    assert t.moves(0) == ["draw", "take 1", "take 2"]


def test_fwb_117_not_in_somebody_elses_turn(scene: Any) -> None:
    assert scene(["", "lucky_find"], discard="JUG").moves(1) == []
