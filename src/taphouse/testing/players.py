"""The law of players: a bot picks what its view offers, can say why, and leaves the view alone."""

from typing import Final

import msgspec

from taphouse.bots.advice import reason
from taphouse.core.bot import Bot
from taphouse.core.moves import Move, Seat
from taphouse.core.view import View
from taphouse.testing.driver import bots_turn, seat_bots
from taphouse.testing.scene import Scene
from taphouse.testing.wording import check_fact

LAW: Final = "players"


class Watched(Bot):
    """A bot under the eyes of the kit."""

    def __init__(self, bot: Bot, name: str, scene: Scene) -> None:
        super().__init__(bot.rng, bot.strength)
        self.bot = bot
        self.name = name
        self.scene = scene
        self.watches = bot.watches

    def see(self, view: View) -> None:
        """Let the bot look."""
        self.bot.see(view)

    def choose(self, view: View) -> Move | None:
        """Let the bot choose, and look at its hands."""
        before = msgspec.json.encode(view)
        move = self.bot.choose(view)
        offered = {each.move for each in view.moves}
        if move in offered and view.eyes is not None:
            why = reason(self.bot, view, Move(move))
            check_fact(self.scene, Seat(view.eyes), f"why the bot {self.name!r} picks move {move}", why)
        if msgspec.json.encode(view) != before:
            raise self.scene.broken(LAW, f"the bot {self.name!r} changes its view")
        if move is None:
            if view.eyes is not None and view.seats[view.eyes].awaited:
                raise self.scene.broken(LAW, f"the table waits for the bot {self.name!r}, which does not move")
        elif move not in offered:
            raise self.scene.broken(LAW, f"the bot {self.name!r} picks move {move}, which it is not offered")
        return move


def check(scene: Scene, until: int | None = None) -> None:
    """Play by bots, the game's own and a random one in turn, from this scene to the end or until so many moves."""
    kinds = [*scene.game.bots, "random"]
    names = [kinds[seat % len(kinds)] for seat in range(scene.state.seats)]
    bots = [
        Watched(bot, name, scene) for bot, name in zip(seat_bots(scene.game, names, scene.seed), names, strict=True)
    ]
    while scene.state.to_act() and scene.number != until:
        if scene.number == scene.most:
            raise scene.broken(LAW, f"played by bots, the game is not over after {scene.most} moves")
        turn = bots_turn(scene.table, bots)
        if turn is None:
            raise scene.broken(LAW, "the table waits, but none of its bots moves")
        scene.table.apply(*turn)
