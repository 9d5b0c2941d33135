"""Positions: written at any moment, read back exactly, and refused when they cannot be."""

from types import GetSetDescriptorType
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from taphouse.core.errors import BadPosition
from taphouse.core.fields import Field
from taphouse.games.cocktail_conspiracy.game import GAME
from taphouse.games.cocktail_conspiracy.rules.position import FIELDS

SIX = "Yr1 Yr2 Yg1 Yg2 Yb1 Yb2"


def same(t: Any) -> bool:
    data = GAME.position(t.state)
    return GAME.position(GAME.from_position(data)) == data


def test_in_the_middle_of_keepers_proposals(scene: Any) -> None:
    t = scene(5, hands={"A1": "Pg1 Rb1 Bp1"}, places={"Bv": "Gr1 Gy1"}, house={"cheers_button": True})
    steps = [
        ("A1", "play Pg1 on Bv"),
        ("A1", "cheers"),
        ("B1", "match Gr1"),
        ("B1", "send A1 A2"),
        ("B2", "counter"),
        ("B2", "match Gy1"),
        ("B2", "send A2 A3"),
        ("B1", "toss"),
    ]
    t.state.rng = GAME.from_position(GAME.position(t.state)).rng
    for name, move in steps:
        assert same(t)
        t.play(name, move)

    assert same(t)


def test_in_the_middle_of_two_overflows(scene: Any) -> None:
    places = {"A2": "Gr1", "B1": SIX, "B2": "Pr1 Pr2 Pg2 Pb1 Pb2 Py1"}
    t = scene(places=places, hands={"A1": "Rg1 Rr1 Gg1"})
    t.play("A1", "play Rg1 on A2")
    t.play("A2", "send B2 B1")
    assert same(t)

    t.play("B2", "drop Rg1")

    assert same(t)
    assert GAME.position(t.state)["latest"]["dropped"] == [["Rg1", 3]]  # type: ignore[index]


def test_in_the_middle_of_the_throwing(dealt: Any) -> None:
    t = dealt(4)
    for name in t.names:
        t.play(name, "drank today")
    t.play("B1", "throw paper")

    assert same(t)


def test_what_is_written_can_be_read_by_people(scene: Any) -> None:
    data = scene(places={"B1": "Yr1 Gr1"}, combinations={"A": "RRGGB"}).state.position()

    assert data["places"][1] == ["Gr1", "Yr1"]
    assert data["combinations"] == ["RRGGB", "YYPPG"]
    assert (data["teams"], data["decision"]) == ("ABAB", "turn_action")


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"game": "last-call"}, "This is a position of 'last-call'"),
        ({"decision": "sleeping"}, "One of .*last_drink_answer, rps_throw"),
        ({"hands": [[]]}, "A list of 4 is needed"),
        ({"deck": []}, "Every card of the deck must lie in exactly one place"),
        ({"places": [["Xx1"], [], [], []]}, "One of Rr1, .* is needed where there is 'Xx1'"),
        ({"teams": "AABB"}, "The teams do not fit the table"),
        ({"teams": "ABAX"}, "A team is needed"),
        ({"teams": "ABA"}, "The teams do not fit the table"),
        ({"combinations": ["RRRGG", "YYPPG"]}, "is not a combination"),
        ({"active": None}, "There must be an active seat"),
        ({"decider": 1}, "In a quiet moment the active seat decides"),
        ({"at": 2}, "There must be an active seat, where the turn order stands"),
        ({"at": 4}, "A number from 0 to 3"),
        ({"turns": True}, "A number from 0"),
        ({"toasting": 1}, "true or false is needed"),
        ({"decision": "cheers_send"}, "CHEERS needs a played card"),
        ({"decision": "overflow_discard"}, "A card has to go only where more than 6 lie"),
        ({"decision": "virtual_answer"}, "A reaction is to CHEERS or to a place that is too full"),
        ({"turns": 101}, "A number from 0 to 100"),
        ({"masters": [0]}, "There are masters only in the mode of masters"),
        ({"plan": ["Rg1", 2]}, "A proposal is a card, or a card and two places"),
        ({"ruled_out": [["RRGGB"], [], [], []]}, "Place 0 would have won already"),
        ({"decision": "last_drink_answer", "answers": ["now"] * 4}, "Somebody must be asked"),
        ({"latest": {}}, "The position cannot be rebuilt: KeyError"),
    ],
)
def test_what_cannot_be(scene: Any, said: dict[str, object], words: str) -> None:
    data = GAME.position(scene().state)

    with pytest.raises(BadPosition, match=words):
        GAME.from_position({**data, **said})


def test_no_place_has_seven_cards_in_a_quiet_moment(scene: Any) -> None:
    with pytest.raises(BadPosition, match="More than 6 cards lie at place 1"):
        scene(places={"B1": f"{SIX} Pp1"})


@pytest.mark.parametrize("masters", [[], [0], [0, 2], [0, 1, 2]])
def test_cc_069_every_team_has_one_master(scene: Any, masters: list[int]) -> None:
    with pytest.raises(BadPosition, match="Every team needs exactly one master"):
        scene(house={"mode": "master_apprentice"}, masters=masters)


def refused(t: Any, latest: dict[str, object] | None = None, **said: object) -> str:
    """Why the position of a scene cannot be with something else in it."""
    data = GAME.position(t.state)
    with pytest.raises(BadPosition) as refusal:
        GAME.from_position({**data, "latest": {**data["latest"], **(latest or {})}, **said})  # type: ignore[dict-item]
    return str(refusal.value)


def clinked(scene: Any, **said: Any) -> Any:
    """A1 has played Pg1 on B1, where two greens match it."""
    t = scene(hands={"A1": "Pg1 Rb1 Bp1"}, places={"B1": "Gr1 Gy1", "A2": "Gb1"}, **said)
    t.play("A1", "play Pg1 on B1")
    return t


def test_a_card_cannot_be_sent_that_is_not_chosen(scene: Any) -> None:
    assert refused(clinked(scene), decision="cheers_send").startswith("The two cards can be sent only when")


def test_cc_036_cheers_needs_a_card_that_matches(scene: Any) -> None:
    """Nothing lies in front of B2, and one green in front of A2 leaves nobody a choice."""
    t = clinked(scene)

    assert refused(t, {"place": 3}, decider=3) == "CHEERS needs a card at its place that matches the played one."
    assert (
        refused(t, {"place": 2}, decider=2)
        == "Nobody is asked which card leaves where one card matches, or all that do look the same."
    )
    assert refused(t, {"place": None}) == "CHEERS needs a played card and the place where it was laid."


@pytest.mark.parametrize("card", ["Gb1", "Rb1", "Yy1"])
def test_cc_040_what_leaves_lies_there_and_matches(scene: Any, card: str) -> None:
    """Not a green in front of somebody else, not a card of a hand, not one of the deck."""
    t = clinked(scene)
    t.play("B1", "match Gr1")

    assert refused(t, {"matched": card}).startswith("The card that leaves with the played one must lie there")


@pytest.mark.parametrize("decider", [0, 2, 3])
def test_cc_041_only_the_target_decides_about_cheers(scene: Any, decider: int) -> None:
    assert refused(clinked(scene), decider=decider) == "Seat 2 must be the one that decides here."


def test_cc_038_only_who_played_calls_it(scene: Any) -> None:
    t = clinked(scene, house={"cheers_button": True})

    assert refused(t, decider=1) == "Seat 1 must be the one that decides here."


def test_cc_032_only_who_has_seven_puts_one_away_and_not_during_cheers(scene: Any) -> None:
    t = scene(hands={"A1": "Pp1 Rb1 Bp1"}, places={"B1": SIX})
    t.play("A1", "play Pp1 on B1")

    assert refused(t, decider=0) == "Seat 2 must be the one that decides here."
    assert refused(clinked(scene), overflow=3).startswith("A reaction is to CHEERS or to a place")


def proposed(scene: Any, *moves: tuple[str, str]) -> Any:
    """A1 has played Pg1 on the stool, where Gr1 matches, and B1 has proposed to send them to A1 and A2."""
    t = scene(5, hands={"A1": "Pg1 Rb1 Bp1"}, places={"Bv": "Gr1"})
    for name, move in (("A1", "play Pg1 on Bv"), ("B1", "send A1 A2"), *moves):
        t.play(name, move)
    return t


def test_cc_088_the_last_word_needs_two_proposals(scene: Any) -> None:
    assert refused(proposed(scene), decision="virtual_final").startswith("The last word needs a counter-proposal")
    assert refused(proposed(scene), plan=None).startswith("Keepers agree only about a virtual place")
    assert refused(proposed(scene), decision="cheers_send", decider=1).startswith("Nothing is proposed before")
    assert refused(clinked(scene), plan=["Gr1", 0, 2], countering=True).startswith("Keepers agree only about")


@pytest.mark.parametrize("plan", [["Gr1"], ["Gb1", 0, 2], ["Gr1", 0, 0], ["Gr1", 5, 2], ["Gr1", 1, 3]])
def test_cc_088_a_proposal_can_be_done(scene: Any, plan: list[object]) -> None:
    """Not one card, another card, one place for both, the stool itself, or only team-mates."""
    assert refused(proposed(scene), plan=plan) == "A proposal must be something that the keepers could do."


def test_cc_088_keepers_decide_in_turn(scene: Any) -> None:
    """The first proposes, the second answers and makes another proposal, the first has the last word."""
    t = proposed(scene)
    assert refused(t, decider=1) == "Seat 4 must be the one that decides here."
    t.play("B2", "counter")
    assert refused(t, decider=1) == "Seat 4 must be the one that decides here."
    t.play("B2", "send A2 A3")
    assert refused(t, decider=3) == "Seat 2 must be the one that decides here."


SHARED = {"seats", "house", "seating", "n", "book", "phase"}
"""What is the same at all tables of a kind."""
PASSING = {"rng", "events", "learned", "agenda", "moves", "moves_of", "picked", "picked_by"}
"""What the game writes down beside the table, or what does not outlast a move."""
DERIVED = {"sizes", "tallies", "counts", "discarded", "question"}
"""What follows from other fields."""


def own(thing: Any) -> set[str]:
    if hasattr(thing, "__dict__"):
        return set(vars(thing))
    return {name for name in dir(type(thing)) if isinstance(getattr(type(thing), name), GetSetDescriptorType)}


def attributes(state: Any) -> set[str]:
    """All that a state holds, and its record of the latest turn."""
    return (own(state) - {"latest"}) | {f"latest.{name}" for name in own(state.latest)}


def test_every_attribute_is_a_field_or_known_to_be_none(scene: Any) -> None:
    fields = {name for field in FIELDS for name in field.names()}

    assert attributes(scene().state) == fields | SHARED | PASSING | DERIVED


def test_a_copy_has_every_value(scene: Any) -> None:
    for name in sorted(attributes(scene().state) - SHARED - PASSING):
        state = scene().state
        field = Field(name)
        value: Any = field.value(state)
        if isinstance(value, bool):
            field.set(state, not value)
        elif isinstance(value, int):
            field.set(state, value + 1)
        elif type(value) is type(vec[i64]()):
            field.set(state, append(value[:], 7))
        else:
            continue
        assert list_of(field.value(state.copy())) == list_of(field.value(state)) != list_of(value), name


def test_a_copy_has_a_latest_turn_of_its_own(scene: Any) -> None:
    state = scene().state
    twin = state.copy()

    twin.latest.begin(1, 0, 3, 2)

    assert twin.latest is not state.latest
    assert (state.latest.action, state.latest.card) == (0, -1)


@pytest.mark.parametrize("name", ["hands", "sizes", "lying", "tallies", "counts", "ruled_out"])
def test_a_copy_shares_nothing_that_changes(scene: Any, name: str) -> None:
    state = scene().state
    twin = state.copy()
    before = list(getattr(state, name))

    getattr(twin, name)[0] += 1

    assert list(getattr(state, name)) == before


def list_of(value: Any) -> Any:
    return value if isinstance(value, int) else list(value)
