"""What is said at a table: kept with it, short, and not too often."""

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from taphouse.core.game import Talk
from taphouse.core.house import seats_in, write_seats
from taphouse.core.moves import Seat
from taphouse.server.clock import wall_now
from taphouse.server.parts.deduplication import digest_of
from taphouse.server.parts.presence import who_sits
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import RUNNING
from taphouse.server.person_names import SOMEBODY, THE_HOUSE, has_letters, tidy
from taphouse.server.protocol.messages import REACTIONS, ChatLine, Command, Mute, React, Said, Say
from taphouse.server.protocol.problems import Refusal
from taphouse.server.rate_limit import Limit
from taphouse.server.settings import Settings
from taphouse.server.store import Change, ChatRow
from taphouse.words.about_game import in_words

if TYPE_CHECKING:
    from taphouse.server.table.live_table import LiveTable


class Chat:
    """The latest lines."""

    def __init__(self, settings: Settings, rows: Sequence[ChatRow] = ()) -> None:
        self.limit = Limit(settings.chat_per_second, settings.chat_burst)
        self._rows = deque(rows, maxlen=settings.chat_kept)
        self.latest = rows[-1].number if rows else 0

    def add(self, row: ChatRow) -> None:
        """Keep one more."""
        self._rows.append(row)
        self.latest = row.number

    def forget(self, person: str) -> None:
        """Let what somebody said stand without the name."""
        for row in self._rows:
            if row.author == person:
                row.name = SOMEBODY

    def since(self, number: int, seat: int | None) -> Said:
        """Give the kept lines after that one, as far as the seat hears them."""
        return Said(lines=[_line(row) for row in self._rows if row.number > number and _hears(seat, row)])


async def say(table: "LiveTable", who: Who, command: Say) -> None:
    """Say something at the table."""
    text = tidy(command.text)
    if not has_letters(text):
        raise Refusal("malformed", "There is nothing to read in that.")
    await _add(table, who, command, text=text, aside=command.aside)


async def react(table: "LiveTable", who: Who, command: React) -> None:
    """Raise a glass, or another quick reaction."""
    if command.reaction not in REACTIONS:
        raise Refusal("malformed", f"There is no such reaction. There are: {', '.join(REACTIONS)}.")
    await _add(table, who, command, reaction=command.reaction)


async def mute(table: "LiveTable", who: Who, command: Mute) -> None:
    """Let a seat's words go unheard, or heard again."""
    who.must_host()
    draft = table.sheet.copy()
    chair = table.chair(draft, command.seat)
    if not chair.is_somebody:
        raise Refusal("not_now", "Nobody sits there who could talk.")
    name = who_sits(command.seat, chair)
    draft.hushed = [other for other in draft.hushed if other != name] + [name] * command.muted
    await table.keep(draft, who, command)


def talk_of(table: "LiveTable", seat: int | None) -> Talk:
    """Tell what a seat may say; before the deal and after the end everybody talks to everybody."""
    if table.sheet.status != RUNNING or table.dealt is None:
        return Talk()
    talk = table.game.talk(table.dealt.table.state, None if seat is None else Seat(seat))
    return replace(talk, why=in_words(table.game, talk.why))


async def _add(
    table: "LiveTable", who: Who, command: Command, *, text: str = "", reaction: str = "", aside: bool = False
) -> None:
    """Only those at the table and its host are heard, and only as far as the game lets them talk."""
    if who.seat is None and not who.hosts:
        raise Refusal("not_yours", "Only those at the table can talk. Take a seat first.")
    chair = table.sheet.chairs[who.seat] if who.seat is not None else None
    if who.key in table.sheet.hushed:
        raise Refusal("not_now", "The host has asked for quiet: your words are not heard at this table.")
    talk = talk_of(table, who.seat)
    if not (talk.aside if aside else talk.aloud):
        closed = str(talk.why) or "Nothing can be said at this table now."
        raise Refusal("not_now", "At this table everything is said aloud." if talk.aloud else closed)
    if not table.chat.limit.take(who.key):
        raise Refusal("too_fast", "Easy: take a sip before you say more.")
    row = ChatRow(
        table=table.id,
        number=table.chat.latest + 1,
        seat=-1 if who.seat is None else who.seat,
        name=chair.name if chair is not None else await table.name_of(who),
        text=text,
        reaction=reaction,
        at=int(wall_now()),
        author=who.key,
        command=command.id,
        heard_by=write_seats(talk.team) if aside else "",
        digest=digest_of(command),
    )
    await table.write(Change(chat=[row]))
    table.chat.add(row)
    table.audience.wake_all()


def house_line(table: "LiveTable", text: str) -> ChatRow:
    """Write the next line of the chat as the house's own: what everybody at the table should know."""
    return ChatRow(
        table=table.id,
        number=table.chat.latest + 1,
        seat=-1,
        name=THE_HOUSE,
        text=text,
        reaction="",
        at=int(wall_now()),
        author="",
        command="",
    )


def _hears(seat: int | None, row: ChatRow) -> bool:
    return not row.heard_by or seat in seats_in(row.heard_by)


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(
        number=row.number,
        seat=row.seat if row.seat >= 0 else None,
        name=row.name,
        text=row.text,
        reaction=row.reaction,
        at=row.at,
        by_house=not row.author,
        aside=bool(row.heard_by),
    )
