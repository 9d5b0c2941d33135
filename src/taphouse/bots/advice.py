"""Advice: what the game's own bot would do on a seat, and why. It sees what that seat saw, and nothing else."""

from msgspec import Struct

from taphouse.bots.by_name import HOUSE_BOT, find_bot
from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move, Seat
from taphouse.core.record import Hint
from taphouse.core.replay import Replay
from taphouse.core.rng import make_rng, seed_from
from taphouse.core.table import Table
from taphouse.core.view import View
from taphouse.core.words import said


class Advice(Struct):
    """A move, and the reason for it; no move where it is better left alone, or only the person knows."""

    move: Move | None
    why: Fact


def advise(table: Table, seat: Seat) -> Advice | None:
    """Say what a good player would do now; None if nothing is open.

    Whoever asks twice is told the same.
    """
    game, moves = table.game, len(table.record.moves)
    bot = find_bot(game, HOUSE_BOT)(make_rng("quick", seed_from(f"advice/{seat}/{moves}")))
    if bot.watches:
        replay = Replay(table)
        for number in range(moves):
            bot.see(game.view(replay.state_at(number), seat, table.names))
    view = game.view(table.state, seat, table.names)
    if not view.moves:
        return None
    bot.see(view)
    move = bot.choose(view)
    why = said.because_leave_alone() if move is None else reason(bot, view, move)
    return Advice(None if bot.is_honour(view) else move, why)


def reason(bot: Bot, view: View, move: Move) -> Fact:
    """Give the bot's own reason, where there is something to choose between."""
    if bot.is_honour(view):
        return said.because_honour()
    if len(view.moves) == 1 and view.eyes is not None and view.seats[view.eyes].awaited:
        return said.because_only()
    return bot.why(view, move) or said.because_even()


def hint_of(table: Table, seat: Seat, move: Move, at: int) -> Hint:
    """Write down that a seat was told a move."""
    return Hint(len(table.record.moves), int(seat), table.game.write_move(move), at)
