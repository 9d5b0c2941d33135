"""What comes in over a socket, as types: commands of people and of outside bots (tagged by ``do``).

What goes out stands in ``messages``; the browser's types are made from both. ``docs/protocol.md`` tells the story
around them.
"""

from typing import Annotated

from msgspec import Meta, Struct

from taphouse.core.house import Value

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=280)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Strength = Annotated[int, Meta(ge=0, le=100)]

REACTIONS = ("cheers", "well played", "ouch", "hurry", "laugh", "thanks")
CLOCKS = ("none", "relaxed", "brisk")
PACES = ("calm", "human", "quick", "instant")
DOORS = ("host", "anyone", "open")


class Command(Struct, tag_field="do", kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that a person or an outside bot wants. Repeating it under the same id is harmless."""

    id: CommandId


class Play(Command, tag="move"):
    """Make a move at the decision that was shown."""

    decision: int
    move: int


class Undo(Command, tag="undo"):
    """Take back the latest move, or ask the table whether it may be."""

    practice: bool = False
    """Where only bots could be asked: take it back all the same, and let the game be practice."""


class AskHint(Command, tag="hint"):
    """Ask what a good player would do at the decision that was shown, and why; the record says so."""

    decision: int


class Answer(Command, tag="answer"):
    """Say yes or no to an open question."""

    question: int
    yes: bool


class Withdraw(Command, tag="withdraw"):
    """Take an open question of one's own back."""

    question: int


class Here(Command, tag="here"):
    """Say that one is there, only slow: no bot stands in for a good while."""


class Sit(Command, tag="sit"):
    """Take an open seat or a bot's, or move to another one, before the deal."""

    seat: SeatNumber


class StandUp(Command, tag="stand_up"):
    """Leave the seat before the deal."""


class AskSwap(Command, tag="ask_swap"):
    """Ask the person on another seat to swap, before the deal."""

    seat: SeatNumber


class Ready(Command, tag="ready"):
    """Say before the deal that one is ready, or not yet."""

    yes: bool = True


class Declare(Command, tag="declare"):
    """Say of oneself, before the deal, what an option asks everybody: ``designated_drivers``."""

    option: Annotated[str, Meta(max_length=40)]
    yes: bool


class SeatBot(Command, tag="seat_bot"):
    """Host: put a bot on a seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = "house"
    strength: Strength | None = None
    """How well it plays: none for the usual level. A game's card lists the levels by name."""


class ClearSeat(Command, tag="clear_seat"):
    """Host: free a seat, whoever sits there."""

    seat: SeatNumber


class SwapSeats(Command, tag="swap_seats"):
    """Host: exchange two seats."""

    one: SeatNumber
    other: SeatNumber


class ChangeTable(Command, tag="change_table"):
    """Host: another clock, pace, or who may find the table, until the end; all else before the deal.

    In the middle of a game a clock that leaves less time needs the yes of the others.
    """

    seats: SeatNumber | None = None
    house: dict[str, Value] | None = None
    clock: str | None = None
    pace: str | None = None
    listed: bool | None = None
    friendly: bool | None = None
    hints: bool | None = None
    door: str | None = None


class LetIn(Command, tag="let_in"):
    """Host: let somebody sit down again who was taken off the table."""

    number: int


class HandOver(Command, tag="hand_over"):
    """Host: let whoever sits there be the host."""

    seat: SeatNumber


class CloseTable(Command, tag="close_table"):
    """Host: close the table for good; in a running game, ask everybody else who plays."""


class Start(Command, tag="start"):
    """Host: fill open seats with bots and deal."""


class PromiseShare(Command, tag="promise_share"):
    """Promise, before the deal, to add to the chance: the SHA-256 of 32 bytes of one's own, in hexadecimal."""

    commitment: Annotated[str, Meta(max_length=64)]


class OpenShare(Command, tag="open_share"):
    """Open the promised share, in hexadecimal, once the host deals."""

    share: Annotated[str, Meta(max_length=64)]


class StandIn(Command, tag="stand_in"):
    """Let a bot decide for an absent seat until its person is back."""

    seat: SeatNumber


class TakeOver(Command, tag="take_over"):
    """Take the own seat back from the bot that stands in."""


class Say(Command, tag="say"):
    """Say something at the table, or aside to the own team where the game allows it."""

    text: ChatText
    aside: bool = False


class React(Command, tag="react"):
    """Raise a glass, or another quick reaction."""

    reaction: Annotated[str, Meta(max_length=20)]


class Mute(Command, tag="mute"):
    """Host: let a seat's words go unheard, or heard again."""

    seat: SeatNumber
    muted: bool


class Knock(Command, tag="knock"):
    """Ask for a seat at a game that was dealt already. Whoever has none yet gives themselves a name first."""


class LeaveDoor(Command, tag="leave_door"):
    """Ask for no seat any more: only watch."""


class AnswerDoor(Command, tag="answer_door"):
    """Say where a guest sits: on a bot's seat, on a stool for the next game, or nowhere for now."""

    guest: int
    seat: SeatNumber | None = None
    stool: bool = False


class Rematch(Command, tag="rematch"):
    """Set up the next game with the same people; the deal or start moves on. Whoever has a stool is seated."""

    game: Annotated[str, Meta(max_length=60)] = ""
    """Another game; without it the same."""


class Ping(Command, tag="ping"):
    """Ask whether anybody is there."""


AnyCommand = (
    Play
    | Undo
    | AskHint
    | Answer
    | Withdraw
    | Here
    | Sit
    | StandUp
    | AskSwap
    | Ready
    | Declare
    | SeatBot
    | ClearSeat
    | SwapSeats
    | ChangeTable
    | HandOver
    | CloseTable
    | LetIn
    | Start
    | PromiseShare
    | OpenShare
    | StandIn
    | TakeOver
    | Say
    | React
    | Mute
    | Knock
    | LeaveDoor
    | AnswerDoor
    | Rematch
    | Ping
)
