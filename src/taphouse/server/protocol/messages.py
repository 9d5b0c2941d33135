"""What goes out over a socket, as types: the card of a table, views, chat, answers (tagged by ``is``).

What comes in stands in ``commands``.
"""

from msgspec import Struct, field

from taphouse.core.facts import Fact
from taphouse.core.game import Place, Talk
from taphouse.core.house import Value
from taphouse.core.view import View

Eyes = int | None
"""Who looks: a seat, or None for somebody who only watches."""


class SeatInfo(Struct, omit_defaults=True):
    """Who sits there."""

    seat: int
    kind: str
    """``open``, ``person``, ``bot``, ``outside`` (a bot that connects by itself), or ``gone``: its person has left
    for good in the middle of the game, and a bot decides."""
    name: str = ""
    was: str = ""
    """The name that it had at the deal, if its person has taken another since."""
    bot: str = ""
    strength: int = 100
    level: str = ""
    """Of a bot of ours: the level that its strength comes nearest to, ``easy``, ``fair`` or ``strong``."""
    online: bool = False
    away_since: int = 0
    """Seconds since 1970 when the last connection was lost; 0 while somebody is there."""
    stood_in: bool = False
    """A bot decides until the person is back."""
    muted: bool = False
    ready: bool = False
    """Before the deal: its person has said so."""
    deadline: int = 0
    """Seconds since 1970 at which the clock runs out for this seat; 0 without one."""
    may_stand_in: bool = False
    """The others may let a bot decide here now: the seat is away, or silent for long after its clock ran out."""
    bot_from: int = 0
    """For a seat that is away or past its clock: seconds since 1970 from which on the others may let a bot decide."""
    stand_in_at: int = 0
    """A warning for somebody who is there, but past the clock: seconds since 1970 from which on the others may let a
    bot decide, unless there is a sign of life before (``here``, or any other command but ``ping``)."""


class QuestionInfo(Struct, omit_defaults=True, kw_only=True):
    """A question that waits for the yes of people at the table."""

    number: int
    """What an answer must name."""
    about: str
    """``undo``, ``close``, ``clock``, or before the deal ``swap``."""
    by: int | None = None
    """The seat that asks; none for a host without a seat."""
    waits_for: list[int]
    """The seats that have not answered yet."""
    agreed: list[int] = field(default_factory=list)
    """The seats that said yes, and may still say no."""
    moves: int = 0
    """``undo``: how many moves would be taken back."""
    heard: list[Fact] = field(default_factory=list)
    """``undo``: what you heard of the first of them."""
    clock: str = ""
    """``clock``: which would be set."""


class UnmetInfo(Struct, omit_defaults=True, kw_only=True):
    """A question that came to nothing, by a no or because it lapsed."""

    number: int
    about: str
    """``undo``, ``close`` or ``clock``."""
    by: int | None = None
    """The seat that asked; none for a host without a seat."""
    no: int | None = None
    """The seat that said no; none if the question lapsed."""
    at: int
    """Seconds since 1970 when it ended."""


class RemovedInfo(Struct):
    """Somebody whom the host took off the table."""

    number: int
    """What ``let_in`` must name."""
    name: str


class GuestInfo(Struct, omit_defaults=True):
    """Somebody who came to a game that was dealt already."""

    number: int
    """What ``answer_door`` must name."""
    name: str
    state: str
    """``knocks``: waits at the door. ``seating``: sits down after the move that is being chosen there. ``stool``:
    watches, and plays the next game. ``later``: was told not now; only they themselves are told of it."""
    seat: int | None = None
    """``seating``: where."""
    until: int = 0
    """``knocks``: seconds since 1970 at which they get a stool without an answer."""
    yours: bool = False
    """You may answer."""


class WonInfo(Struct, omit_defaults=True):
    """How often somebody has won in a series."""

    name: str
    wins: int = 0


class ShareInfo(Struct, omit_defaults=True):
    """What a seat adds to the chance."""

    seat: int
    commitment: str
    """SHA-256 of the share, in hexadecimal."""
    share: str = ""
    """The share itself, from the deal on; empty then if it was withheld, and the cards were dealt without it."""


class ChatLine(Struct, omit_defaults=True):
    """Something that was said, or a reaction."""

    number: int
    seat: int | None
    name: str
    text: str = ""
    reaction: str = ""
    at: int = 0
    by_house: bool = False
    """Said by the house itself: something that everybody at the table should know."""
    aside: bool = False
    """Only the own team heard it."""
    fact: Fact | None = None
    """What the house said; its ``text`` is there only with words."""


class HintInfo(Struct, omit_defaults=True, kw_only=True):
    """What a good player would do at one decision of yours."""

    decision: int
    move: int | None = None
    """None: leave it alone, or only you know."""
    why: Fact


class TableInfo(Struct, omit_defaults=True, kw_only=True, tag="table", tag_field="is"):
    """All about a table except the game itself; sent whole whenever it changes."""

    id: str
    game: str
    title: str
    status: str
    """``open`` before the deal, ``running``, ``over``, or ``closed`` by the host before that."""
    house: dict[str, Value]
    seats: list[SeatInfo]
    catalogue: str = ""
    """Once the cards are dealt: the name of what never changes about the pieces here; fetch it once, and keep it."""
    host: int | None = None
    """Seat of the host, if seated."""
    your_seat: int | None = None
    you_host: bool = False
    listed: bool = False
    clock: str = "none"
    pace: str = "human"
    house_moves_at: int = 0
    """Seconds since 1970 at which the house makes a move of its own, such as calling time; 0 if none is set."""
    spectators: int = 0
    seed_hash: str = ""
    seed: str = ""
    """Revealed when the game is over."""
    wants_shares: bool = False
    """Before the deal: a share of the chance may be promised."""
    dealing: bool = False
    """The host deals: the promises are fixed, and whoever promised a share opens it now."""
    shares: list[ShareInfo] = field(default_factory=list)
    """Who adds to the chance."""
    proof: str = ""
    """When the game is over: the hash of everything that stands in the record."""
    checked: bool = False
    """The record was replayed from the seed, and everything agreed."""
    may_undo: bool = False
    """You may take your latest move back without asking anybody."""
    hints: bool = False
    """Hints are allowed where other people play, too; settled before the deal."""
    may_hint: bool = False
    """You may ask for a hint whenever something is open to you."""
    hint: HintInfo | None = None
    """The latest one, as long as it is about what is asked now."""
    questions: list[QuestionInfo] = field(default_factory=list)
    """What is open and waits for answers."""
    unmet: list[UnmetInfo] = field(default_factory=list)
    """What was asked and came to nothing, the latest about each thing, until somebody asks about it again."""
    friendly: bool = False
    """Moves may be taken back without asking those who are not there; settled before the deal."""
    gentle: bool = False
    """Somebody's first game, in the game's gentle house: short and friendly."""
    practice: bool = False
    """Moves were taken back that only bots could agree to; the record says so."""
    removed: list[RemovedInfo] = field(default_factory=list)
    """For the host: who may not sit down until they are let in."""
    door: str = "host"
    """Who lets guests take a bot's seat once the cards are dealt: the ``host``, ``anyone`` at the table, or they
    themselves (``open``)."""
    guests: list[GuestInfo] = field(default_factory=list)
    """Who came late and has no seat."""
    your_guest: int = 0
    """Which of them you are; 0 for nobody."""
    ended_early: Fact | None = None
    """Why the game ended before it was over; then nobody has won."""
    talk: Talk = field(default_factory=Talk)
    """What you may say now, and to whom."""
    places: list[Place] = field(default_factory=list)
    """Before the deal, where the game has teams: what is settled about each seat."""
    games: int = 0
    """How many games of the series are over, this one among them."""
    series: list[WonInfo] = field(default_factory=list)
    """Who has won how many of them, the most first."""
    next_table: str = ""
    """The rematch, once somebody asked for it."""
    warning: list[Fact] = field(default_factory=list)
    """Before the deal: what the game has to say about this combination of seats and options, or why it has no such."""


class Shown(Struct, omit_defaults=True, kw_only=True, tag="view", tag_field="is"):
    """The table as this seat sees it now."""

    number: int
    """How many moves were made; goes down after an undo."""
    resume: str = ""
    """Say this when you connect again, and only the lines of story that you missed are sent."""
    decision: int = 0
    """What a move must answer; changes whenever this seat's choices do."""
    view: View
    story_from: int = 0
    """Forget the lines from here on, then add ``story``."""
    story: list[Fact] = field(default_factory=list)


class Said(Struct, omit_defaults=True, kw_only=True, tag="chat", tag_field="is"):
    """New lines of chat."""

    lines: list[ChatLine]


class Done(Struct, omit_defaults=True, kw_only=True, tag="done", tag_field="is"):
    """The command was carried out; what it did is on disk."""

    id: str


class Refused(Struct, omit_defaults=True, kw_only=True, tag="refused", tag_field="is"):
    """The command was not carried out; nothing changed."""

    id: str
    code: str
    """``rule``, ``stale``, ``not_yours``, ``not_now``, ``unknown``, ``malformed``, ``too_fast``, ``too_large``,

    or ``failed``: it could not be written down; the same command may be sent again.
    """
    why: str
    """One sentence, in English or in the language that was asked for: what is so, and what to do."""
    rule: str = ""
    fact: Fact
    """The same as a fact."""


class Pong(Struct, kw_only=True, tag="pong", tag_field="is"):
    """Somebody is there."""

    id: str
    at: int
    """Milliseconds since 1970 by the server's clock, for whoever shows deadlines."""


class Bye(Struct, kw_only=True, tag="bye", tag_field="is"):
    """The server hangs up, and says why."""

    why: str
    """One sentence, in English or in the language that was asked for."""
    fact: Fact
    """The same as a fact."""
    come_back: bool
    """Whether it is worth connecting again."""


AnyMessage = TableInfo | Shown | Said | Done | Refused | Pong | Bye
