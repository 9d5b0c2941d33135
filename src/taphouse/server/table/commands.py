"""Commands: how they are read, and who carries them out."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct

from taphouse.core.moves import Move
from taphouse.server.acts import (
    chat,
    closing,
    consent,
    hinting,
    late_friends,
    lobby,
    rematch,
    shares,
    stand_in,
    swapping,
    undo,
)
from taphouse.server.acts.context import Context
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import CLOSED, Sheet
from taphouse.server.parts.situation import Situation
from taphouse.server.protocol.commands import (
    Answer,
    AnswerDoor,
    AnyCommand,
    AskHint,
    AskSwap,
    ChangeTable,
    ClearSeat,
    CloseTable,
    Command,
    CommandId,
    Declare,
    HandOver,
    Here,
    Knock,
    LeaveDoor,
    LetIn,
    Mute,
    OpenShare,
    Ping,
    Play,
    PromiseShare,
    React,
    Ready,
    Rematch,
    Say,
    SeatBot,
    Sit,
    StandIn,
    StandUp,
    Start,
    SwapSeats,
    TakeOver,
    Undo,
    Withdraw,
)
from taphouse.server.protocol.decode_errors import what_is_wrong
from taphouse.server.protocol.problems import Refusal
from taphouse.server.words import said


class _Named(Struct):
    id: CommandId = ""


_DECODER = msgspec.json.Decoder(AnyCommand)
_NAME_DECODER = msgspec.json.Decoder(_Named)


def read_command(data: bytes) -> Command:
    """Read a command, strictly."""
    try:
        command: Command = _DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", said.not_a_command(what=what_is_wrong(str(error)))) from error
    return command


def read_id(data: bytes) -> str:
    """Find the id of something that is no command, so that the answer can name it; nothing if there is none."""
    try:
        return _NAME_DECODER.decode(data).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def must_be_open(sheet: Sheet) -> None:
    """Refuse everything at a table that its host has closed."""
    if sheet.status == CLOSED:
        raise Refusal("not_now", sheet.why_closed)


def chosen(now: Situation, who: Who, command: Play) -> tuple[int, Move]:
    """Say which seat makes which move, if that answers the decision that was shown."""
    seat = who.seated()
    dealt = now.running()
    if not 0 <= command.move < now.game.move_count:
        raise Refusal("unknown", said.no_move_of_number(number=command.move))
    if command.decision != dealt.decisions.numbers[seat]:
        raise Refusal("stale", said.moved_on())
    return seat, Move(command.move)


async def play(table: Context, who: Who, command: Play) -> None:
    """Make a move. Somebody who moves is back, too, if a bot stood in."""
    seat, move = chosen(table.now, who, command)
    await table.writer.make_move(seat, move, who=who, command=command)


async def ping(_table: Context, _who: Who, _command: Ping) -> None:
    """Do nothing: the answer is all."""


async def here(_table: Context, who: Who, _command: Here) -> None:
    """Do nothing: that it was said is all, and the desk has noted it."""
    who.seated()


Handler = Callable[[Context, Who, Any], Awaitable[None]]

HANDLERS: dict[type[Command], Handler] = {
    Play: play,
    Undo: undo.undo,
    AskHint: hinting.ask_hint,
    Answer: consent.answer,
    Withdraw: consent.withdraw,
    Here: here,
    Sit: lobby.sit,
    StandUp: lobby.stand_up,
    AskSwap: swapping.ask_swap,
    Ready: swapping.ready,
    Declare: lobby.declare,
    SeatBot: lobby.seat_bot,
    ClearSeat: lobby.clear_seat,
    SwapSeats: lobby.swap_seats,
    ChangeTable: lobby.change_table,
    LetIn: lobby.let_in,
    HandOver: lobby.hand_over,
    CloseTable: closing.close_table,
    Start: shares.start,
    PromiseShare: shares.promise_share,
    OpenShare: shares.open_share,
    StandIn: stand_in.stand_in,
    TakeOver: stand_in.take_over,
    Knock: late_friends.knock,
    LeaveDoor: late_friends.leave_door,
    AnswerDoor: late_friends.answer_door,
    Say: chat.say,
    React: chat.react,
    Mute: chat.mute,
    Rematch: rematch.rematch,
    Ping: ping,
}


async def carry_out(table: Context, who: Who, command: Command) -> None:
    """Do what was asked for, or refuse it with a TaphouseError."""
    must_be_open(table.now.sheet)
    await HANDLERS[type(command)](table, who, command)
