"""What RULES.md shows and tells by example is what happens at a table."""

import re
from typing import Any

import pytest

from taphouse.games.six_pack.game import GAME
from taphouse.games.six_pack.house import OPTIONS
from taphouse.words.about_game import game_credits

RULES = GAME.rules_text()
SAME_SIX = "BcB / lLb"


def drawn(title: str) -> list[str]:
    """The lines of the picture that begins with this line."""
    blocks = re.findall(r"```\n(.*?)```", RULES, re.DOTALL)
    return next(block.splitlines() for block in blocks if block.lstrip().startswith(title))


@pytest.mark.parametrize(
    ("hand", "way"), [("Bl Lc Bb", "V"), ("Bl Bc Lb", "A"), ("Bc Ll Bb", "Z")], ids=["V", "A", "Z"]
)
def test_sp_062_the_three_ways_are_drawn_as_they_are_judged(looking: Any, hand: str, way: str) -> None:
    table = looking(hand, "Cb Cc Cl", picture=SAME_SIX)

    table.answer("claim flat 0,0", "done")

    assert table.state.position()["opened"][0]["pairing"] == way
    column = 11 * "VAZ".index(way)
    picture = [line[column : column + 7] for line in drawn("V")]
    assert [re.sub(r"[^BCLbcl]", "", picture[row]) for row in (2, 4)] == ["BcB", "lLb"]
    told = " ".join(line[column : column + 9] for line in drawn("V")[6:8]).split()
    assert sorted(told) == sorted(hand.split())


@pytest.mark.parametrize("picture", ["BcB / lLb", "BcB / bLl"], ids=["lying", "mirrored"])
def test_sp_063_a_hand_may_lie_and_be_mirrored(looking: Any, picture: str) -> None:
    table = looking("Bl Bc Lb", "Cb Cc Cl", picture=picture)

    table.answer("claim flat 0,0", "done")

    assert table.decision == "score_domino"


def test_sp_063_a_hand_may_stand(looking: Any) -> None:
    table = looking("Bl Bc Lb", "Cb Cc Cl", picture="lB / Lc / bB", at=(1, 0))

    table.answer("claim tall 1,0", "done")

    assert table.decision == "score_domino"


def test_the_right_drinks_in_the_wrong_company_do_not_help(looking: Any) -> None:
    """SP-062."""
    table = looking("Bc Cl Lb", "Cb Cc Cl", picture="BlC / bLc")

    table.answer("claim flat 0,0", "done")

    assert table.refused == [1, 0]


def test_the_first_two_turns_go_as_they_are_told(scene: Any) -> None:
    table = scene("Bc", hands=["Bl Bc Cl", "Bb Cc Ll"], turn=1)
    seen = [table.picture]
    table.play(0, "lay 0,1")
    assert table.moves(0) == ["drink B", "drink C", "drink L"]
    table.play(0, "drink L")
    seen.append(table.picture)
    assert (table.decision, table.host) == ("serve", 1)
    assert "No six cards lie together yet, so there is nothing to look for." in table.story()
    table.play(1, "lay 2,0", "drink C")
    seen.append(table.picture)
    table.answer("claim flat 0,0", "done")
    table.play(0, "score Cl")

    assert seen == ["Bc", "Bc / lB", "BcC / lBl"]
    assert (table.points, table.row(0)) == ([1, 0], "Cl")
    assert len(table.pool(0).split()) == 5
    told = drawn("start")
    assert [" / ".join(line[at : at + 7].replace(" ", "") for line in told[1:]) for at in (0, 16, 32)] == [
        "Bc / ..", *seen[1:]
    ]  # fmt: skip


def test_every_option_stands_in_the_table_of_options() -> None:
    for option in OPTIONS:
        assert f"| `{option.id}` |" in RULES


def test_the_rulebook_says_that_it_names_nobody() -> None:
    """Credits: nothing is claimed that the rulebook does not say."""
    assert "names nobody" in RULES
    assert "names no designer, illustrator or publisher" in game_credits(GAME)


def test_pictures_are_of_plain_letters() -> None:
    """Not every phone has others in its font of equal widths."""
    for block in re.findall(r"```\n(.*?)```", RULES, re.DOTALL):
        assert block.isascii(), block
