"""The guide for people who write bots: its code plays, and beats chance."""

import re
from pathlib import Path

import pytest

from taphouse.core.registry import find_game
from taphouse.lab.compare import Side, compare
from taphouse.lab.simulate import simulate

GUIDE = Path(__file__).parent.parent.joinpath("docs", "bots.md").read_text(encoding="utf-8")


@pytest.fixture
def mybots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The first piece of code of the guide, in a file of the name that it says."""
    code = re.search(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert code is not None
    tmp_path.joinpath("mybots.py").write_text(code[1])
    monkeypatch.chdir(tmp_path)
    return "mybots:Eager"


def test_the_bot_of_the_guide_plays_without_a_foul_and_beats_chance(mybots: str) -> None:
    game = find_game("last-call")

    came = compare(game, 2, Side(bots=("random",)), Side(bots=(mybots,)), games=40)

    assert came.fouls == []
    assert came.b_share is not None
    assert came.b_share.low > 0.6


def test_it_plays_by_its_class_too(mybots: str) -> None:
    assert mybots
    from mybots import Eager  # type: ignore[import-not-found]  # noqa: PLC0415  it was written just now

    report = simulate(find_game("last-call"), 2, games=3, bots=[Eager, "random"])

    assert (report.finished, report.bots[0]) == (3, "mybots:Eager")
