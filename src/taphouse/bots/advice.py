"""Advice: what the game's own bot would do on a seat, and why. It knows what that seat knows, and nothing else."""

from msgspec import Struct

from taphouse.bots.by_name import HOUSE_BOT, find_bot
from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move, Seat
from taphouse.core.record import Hint
from taphouse.core.rng import make_rng, seed_from
from taphouse.core.state import State
from taphouse.core.story import told
from taphouse.core.table import Table
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
    state = table.state
    open_moves = state.legal_moves(seat)
    if not open_moves:
        return None
    chance = make_rng("quick", seed_from(f"advice/{seat}/{moves}"))
    bot = find_bot(game, HOUSE_BOT)(chance)
    if bot.hears:
        bot.hear(told(game, table.events, seat, table.names))
    world = state.resample(seat, chance.copy())
    if bot.is_honour(world, seat):
        return Advice(None, said.because_honour())
    move = bot.choose(world, seat)
    return Advice(move, said.because_leave_alone() if move is None else reason(bot, world, seat, move))


def reason(bot: Bot, world: State, seat: Seat, move: Move) -> Fact:
    """Give the bot's own reason, where there is something to choose between."""
    if bot.is_honour(world, seat):
        return said.because_honour()
    if len(world.legal_moves(seat)) == 1 and seat in world.to_act():
        return said.because_only()
    return bot.why(world, seat, move) or said.because_even()


def hint_of(table: Table, seat: Seat, move: Move, at: int) -> Hint:
    """Write down that a seat was told a move."""
    return Hint(len(table.record.moves), int(seat), table.game.write_move(move), at)
