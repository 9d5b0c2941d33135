"""Who may talk to whom, CC-071 and CC-093 to CC-095."""

from typing import Any

import pytest

from taphouse.core.errors import BadHouse
from taphouse.core.game import Talk
from taphouse.core.moves import Seat
from taphouse.games.cocktail_conspiracy.game import GAME
from taphouse.words.about_game import in_words

GOAL = {"A1": "Rr1 Rr2 Gr1 Gr2 Bg1"}


def talks(t: Any) -> list[Talk]:
    return [GAME.talk(t.state, Seat(seat)) for seat in range(t.state.seats)]


def why(talk: Talk) -> str:
    return in_words(GAME, talk.why)


def test_cc_093_one_chat_for_all(scene: Any) -> None:
    t = scene(house={"talk": "table"})

    assert all(talk.aloud and not talk.aside for talk in talks(t))
    assert GAME.talk(t.state, None).aloud


def test_cc_019_whoever_may_talk_is_reminded_of_what_is_secret(scene: Any) -> None:
    assert all("What your cocktail is made of" in why(talk) for talk in talks(scene()))
    assert all("What your cocktail is made of" in why(talk) for talk in talks(scene(house={"talk": "team"})))


def test_cc_071_an_apprentice_knows_nothing_to_be_reminded_of(scene: Any) -> None:
    master, _, apprentice, _ = talks(scene(house={"mode": "master_apprentice"}))

    assert why(master).startswith("A master says nothing")
    assert why(apprentice).startswith("Guess aloud")


def test_cc_084_behind_a_mask_everything_may_be_said(scene: Any) -> None:
    assert all(talk.aloud and "may claim anything" in why(talk) for talk in talks(scene(house={"mode": "masquerade"})))


def test_cc_093_hands_are_hidden_from_team_mates_too(scene: Any) -> None:
    t = scene(hands={"A1": "Rb1 Pg1 Bp1"})

    zone = t.view("A2").zone("hand-0")

    assert (zone.items, zone.count) == ([], 3)


def test_cc_094_one_more_for_each_team(scene: Any) -> None:
    t = scene(5, house={"talk": "team"})

    found = talks(t)

    assert all(talk.aloud and talk.aside for talk in found)
    assert [talk.team for talk in found] == [(0, 2, 4), (1, 3), (0, 2, 4), (1, 3), (0, 2, 4)]
    assert not GAME.talk(t.state, None).aside


def test_cc_094_masters_read_it_and_do_not_write(scene: Any) -> None:
    master, _, apprentice, _ = talks(scene(house={"talk": "team", "mode": "master_apprentice"}))

    assert (master.aloud, master.aside, master.team) == (False, False, (0, 2))
    assert (apprentice.aloud, apprentice.aside, apprentice.team) == (True, True, (0, 2))


def test_cc_094_who_is_alone_has_nobody_to_whisper_to(scene: Any) -> None:
    assert not talks(scene(3, house={"talk": "team"}))[1].aside


def test_cc_094_not_behind_masks() -> None:
    with pytest.raises(BadHouse, match="A team chat would show who is behind the masks"):
        GAME.house(4, {"mode": "masquerade", "talk": "team"})


def test_cc_095_nothing_at_all_until_the_end(scene: Any) -> None:
    t = scene(active="B1", places=GOAL, house={"talk": "silent"})
    assert not any(talk.aloud or talk.aside for talk in [*talks(t), GAME.talk(t.state, None)])

    t.play("B1", "discard hand")

    assert all(talk.aloud for talk in talks(t))
