"""The player that sits down by default."""

from typing import Any

from taphouse.core.rng import Quick
from taphouse.games.friends_with_beverages.bot import HouseBot


def chosen(t: Any, seat: int) -> str:
    view = t.view(seat)
    move = HouseBot(Quick(1)).choose(view)
    return str(next(offered.text for offered in view.moves if offered.move == move))


def test_it_serves_when_it_can(scene: Any) -> None:
    t = scene(["SPI SUG CIT CIT"], sheds=["JUG STR JAR"], guests=["G01 G02 G03"], decision="complete")

    assert chosen(t, 0) == "serve 1"


def test_it_came_empty_handed_with_the_smallest_nose(dealt: Any) -> None:
    t = dealt(2)
    assert chosen(t, 0) == "bottle no"
    t.play(0, "bottle no")

    assert chosen(t, 0) == "nose 1"


def test_it_takes_no_shot(scene: Any) -> None:
    t = scene([""], deck="one_shot")
    t.play(0, "draw")

    assert chosen(t, 1) == "no"
