"""The conformance kit: every law, over random games, for any game.

from taphouse.testing.kit import conform

def test_my_game_keeps_the_laws() -> None:
    conform(GAME, seats=3)
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.record import Record, hash_of_state
from taphouse.testing import (
    chance,
    conservation,
    copies,
    ending,
    gentle,
    legality,
    looks,
    notation,
    players,
    resampling,
    round_trips,
    secrecy,
    stories,
    undoing,
    views,
    wording,
)
from taphouse.testing.driver import Turn, quick, random_turn
from taphouse.testing.scene import Scene

GENERATORS: Final = ("quick", "sealed")

Law = tuple[str, Callable[[Scene], None]]

AT_CLOSE_LOOKS: Final[tuple[Law, ...]] = (
    (legality.LAW, legality.check),
    (copies.LAW, copies.check),
    (round_trips.LAW, round_trips.check),
    (round_trips.LAW, round_trips.check_record),
    (views.LAW, views.check),
    (wording.LAW, wording.check),
)
ABOUT_SECRETS: Final[tuple[Law, ...]] = (
    (secrecy.LAW, secrecy.check),
    (stories.LAW, stories.check),
)


class Played:
    """A game that was played by chance, to be looked at again."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.turns: list[Turn] = []
        self.hashes: list[str] = []
        """The fingerprint of the state at every decision."""
        self.kinds: list[object] = []
        """What kind of moment it was."""


def conform(
    game: Game,
    seats: int,
    house: Mapping[str, Value] | None = None,
    *,
    seed: str = "a quiet evening",
    games: int = 2,
    generators: Sequence[str] = GENERATORS,
    close_looks: int = 20,
    patience: int = 4,
    until: int | None = None,
) -> None:
    """Play games by chance at this table and check every law; raises Broken.

    Cheap laws are checked at every decision, costly ones at so many close looks a game. The generators
    take turns. A game may take ``patience`` times its ``longest``, since also optional moves are made here.
    ``until`` leaves a long game after so many moves; that it ends is then seen only by playing on by chance.
    """
    settled = game.house(seats, house)
    variety = resampling.Variety()
    for number in range(games):
        deal = partial(
            Scene,
            game,
            seats,
            settled,
            seed=f"{seed}, game {number}",
            generator=generators[number % len(generators)],
            most=patience * game.longest,
        )
        scene = deal()
        with scene.under(notation.LAW):
            notation.check(scene)
        with scene.under(wording.LAW):
            wording.check_house(scene)
        with scene.under(ending.LAW):
            ending.check_length(deal(), scene.most if house else game.longest)
        played = play(scene, until)
        chance.check(deal(), played.turns, played.hashes, played.record)
        chosen = looks.choose(played.kinds, close_looks, quick(f"{scene.seed} / looks"))
        twins: Law = (resampling.LAW, partial(resampling.check, variety=variety))
        look_closely(deal(), played, chosen, (*AT_CLOSE_LOOKS, twins, *ABOUT_SECRETS))
        take_back(deal(), played, chosen)
        scene = deal()
        with scene.under(players.LAW):
            players.check(scene, until)
    variety.check(scene)
    if not house and seats == game.meta.seats_best:
        gentle.check(game)


def play(scene: Scene, until: int | None = None) -> Played:
    """Play a game by chance, to its end if nothing else is said, with the laws that are checked at every decision."""
    rng = quick(f"{scene.seed} / moves")
    played = Played(scene.table.record)
    while True:
        position = check_lightly(scene)
        played.hashes.append(hash_of_state(scene.game, scene.state))
        played.kinds.append(looks.kind_of(scene))
        if scene.number == until or not scene.state.to_act():
            return played
        if scene.number == scene.most:
            raise scene.broken(ending.LAW, f"the game is not over after {scene.most} moves")
        turn = random_turn(scene.state, rng)
        copies.check_turn(scene, position, turn)
        legality.make(scene, turn)
        played.turns.append(turn)


def check_lightly(scene: Scene) -> bytes:
    """Check what costs little at this decision; gives the position in bytes."""
    position = scene.written(scene.state)
    with scene.under(copies.LAW):
        copies.check_equal(scene, position)
    with scene.under(ending.LAW):
        ending.check(scene)
    with scene.under(conservation.LAW):
        conservation.check(scene)
    with scene.under(round_trips.LAW):
        round_trips.rebuilt(scene, position)
    return position


def look_closely(scene: Scene, played: Played, chosen: set[int], laws: Sequence[Law]) -> None:
    """Walk through a game again, with the costly laws at the chosen moments."""
    for number in range(len(played.kinds)):
        if number in chosen:
            for law, check in laws:
                with scene.under(law):
                    check(scene)
        if number < len(played.turns):
            chance.again(scene, played.turns[number])


def take_back(scene: Scene, played: Played, chosen: set[int]) -> None:
    """Walk through a game again, taking back what can be."""
    for number, turn in enumerate(played.turns):
        if number in chosen:
            with scene.under(undoing.LAW):
                undoing.check(scene)
                undoing.check_table(scene, turn)
        chance.again(scene, turn)
