"""Hints: the game's own bot tells a seat what it would do there, and why. The record says who asked, and when."""

import asyncio

import structlog

from taphouse.bots.advice import Advice, advise, hint_of
from taphouse.core.moves import Move, Seat
from taphouse.server.acts.context import Context
from taphouse.server.parts.dealt_game import Dealt
from taphouse.server.parts.sender import Who
from taphouse.server.protocol.commands import AskHint
from taphouse.server.protocol.messages import HintInfo
from taphouse.server.protocol.problems import Refusal
from taphouse.server.words import said

log = structlog.get_logger()


async def ask_hint(table: Context, who: Who, command: AskHint) -> None:
    """Show a seat what a good player would do; where other people play, only if the table allows it."""
    seat = who.seated()
    dealt = table.now.running()
    if not table.now.may_hint(seat):
        raise Refusal("not_now", said.no_hints_here())
    if command.decision != dealt.decisions.numbers[seat]:
        raise Refusal("stale", said.moved_on())
    if not dealt.decisions.moves[seat]:
        raise Refusal("not_now", said.nothing_to_choose())
    if table.now.hint_for(seat) is None:
        advice = await _thought(table, dealt, seat)
        if advice.move is not None:
            await _write_down(table, seat, advice.move, who, command)
        move = None if advice.move is None else int(advice.move)
        table.now.hints[seat] = HintInfo(decision=command.decision, move=move, why=advice.why)
    table.audience.info_changed()


async def _thought(table: Context, dealt: Dealt, seat: int) -> Advice:
    """Let the bot think in a thread, as long as any other."""
    loop = asyncio.get_running_loop()
    thinking = loop.run_in_executor(table.shared.thinkers, advise, dealt.table, Seat(seat))
    try:
        advice = await asyncio.wait_for(thinking, table.now.settings.bot_patience)
    except Exception as error:
        log.warning("no hint", table=table.now.id, seat=seat, error=type(error).__name__)
        raise Refusal("failed", said.no_hint_found()) from error
    assert advice is not None, "something is open to the seat"
    return advice


async def _write_down(table: Context, seat: int, move: Move, who: Who, command: AskHint) -> None:
    """Let the sheet and the record say what the seat was told, once: moves may be taken back to ask again."""
    game = table.now.running().table
    hint = hint_of(game, Seat(seat), move, table.shared.now() - table.now.sheet.dealt_at)
    told = (hint.moves, hint.seat, hint.text)
    if any((earlier.moves, earlier.seat, earlier.text) == told for earlier in table.now.sheet.hinted):
        return
    draft = table.now.sheet.copy()
    draft.hinted.append(hint)
    await table.writer.keep(draft, who, command)
    game.record.hints.append(hint)
