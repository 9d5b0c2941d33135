"""The law of players: a bot picks a move that is open to it, can say why, and knows no more than its seat.

A game's own bots leave the world as they found it, so that search can ask them on the table that it has in thought.

Every bot has a double with equal chance, which is asked in another world of the same moment. As long as
it does not try out worlds, the double must choose the same.
"""

from typing import Final

from taphouse.bots.advice import reason
from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move, Seat
from taphouse.core.state import State
from taphouse.testing.driver import seat_bots, seat_company
from taphouse.testing.scene import Scene
from taphouse.testing.wording import check_fact

LAW: Final = "players"


class Watched(Bot):
    """A bot under the eyes of the kit, with its double."""

    def __init__(self, bot: Bot, double: Bot, name: str, scene: Scene) -> None:
        super().__init__(bot.rng, bot.strength)
        self.bot = bot
        self.double = double
        self.name = name
        self.scene = scene
        self.hears = bot.hears
        self.worlds = scene.chance(f"{LAW} / {name}")

    def hear(self, facts: list[Fact]) -> None:
        """Tell both."""
        self.bot.hear(facts)
        self.double.hear(facts)

    def choose(self, world: State, seat: Seat) -> Move | None:
        """Ask the bot, and its double elsewhere."""
        elsewhere = self.scene.state.resample(seat, self.worlds)
        here = world.copy()
        move = self.bot.choose(world, seat)
        if self.scene.written(world) != self.scene.written(here):
            raise self.scene.broken(LAW, f"the bot {self.name!r} changes the world that it is asked on")
        if not self.bot.samples:
            other = self.double.choose(elsewhere.copy(), seat)
            if other != move:
                sentence = f"picks move {move} in one world, and {other} in another of the same moment"
                raise self.scene.broken(LAW, f"the bot {self.name!r} {sentence}")
        offered = here.legal_moves(seat)
        if move in offered:
            self._check_why(here, elsewhere, seat, move)
        if move is None:
            if seat in here.to_act():
                raise self.scene.broken(LAW, f"the table waits for the bot {self.name!r}, which does not move")
        elif move not in offered:
            raise self.scene.broken(LAW, f"the bot {self.name!r} picks move {move}, which it is not offered")
        return move

    def _check_why(self, here: State, elsewhere: State, seat: Seat, move: Move) -> None:
        """The reason can be said, and does not hang on the world either."""
        why = reason(self.bot, here, seat, move)
        check_fact(self.scene, seat, f"why the bot {self.name!r} picks move {move}", why)
        if not self.bot.samples and reason(self.double, elsewhere, seat, move) != why:
            raise self.scene.broken(LAW, f"why the bot {self.name!r} picks move {move} hangs on what it cannot know")


def check(scene: Scene, until: int | None = None) -> None:
    """Play by bots, the game's own and a random one in turn, from this scene to the end or until so many moves."""
    kinds = [*scene.game.bots, "random"]
    names = [kinds[seat % len(kinds)] for seat in range(scene.state.seats)]
    pairs = zip(*(seat_bots(scene.game, names, scene.seed) for _ in range(2)), strict=True)
    bots = [Watched(bot, double, name, scene) for (bot, double), name in zip(pairs, names, strict=True)]
    company = seat_company(bots, scene.seed)
    while scene.state.to_act() and scene.number != until:
        if scene.number == scene.most:
            raise scene.broken(LAW, f"played by bots, the game is not over after {scene.most} moves")
        turn = company.next_move(scene.table)
        if turn is None:
            raise scene.broken(LAW, "the table waits, but none of its bots moves")
        scene.table.apply(*turn)
