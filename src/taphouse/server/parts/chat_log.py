"""The latest lines of chat at a table."""

from collections import deque
from collections.abc import Sequence

import msgspec

from taphouse.core.facts import Fact, plain
from taphouse.core.house import seats_in
from taphouse.server.clock import wall_now
from taphouse.server.person_names import ANNOUNCER
from taphouse.server.protocol.messages import ChatLine, Said
from taphouse.server.protocol.problems import in_words
from taphouse.server.rate_limit import Limit
from taphouse.server.settings import Settings
from taphouse.server.store import ChatRow
from taphouse.server.store.person import SOMEBODY


class ChatLog:
    """What was said lately, and how often somebody may speak."""

    def __init__(self, table: str, settings: Settings, rows: Sequence[ChatRow] = ()) -> None:
        self.table = table
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

    def since(self, number: int, seat: int | None, language: str = "", came: int = 0) -> Said:
        """Give the kept lines after that one, as far as the seat hears them; with words where they are asked for.

        ``came``: the latest line before somebody took that seat. What was said aside until then is not theirs.
        """
        return Said(
            lines=[_line(row, language) for row in self._rows if row.number > number and _hears(seat, row, came)]
        )

    def announcement(self, fact: Fact) -> ChatRow:
        """Write the next line in nobody's name: what everybody at the table should know."""
        return ChatRow(
            table=self.table,
            number=self.latest + 1,
            seat=-1,
            name=ANNOUNCER,
            text=msgspec.json.encode(fact).decode(),
            reaction="",
            at=int(wall_now()),
            author="",
            command="",
        )


def _hears(seat: int | None, row: ChatRow, came: int) -> bool:
    return not row.heard_by or (row.number > came and seat in seats_in(row.heard_by))


def _fact(text: str) -> Fact:
    """What the house said; earlier versions wrote it down as a sentence."""
    return msgspec.json.decode(text, type=Fact) if text.startswith('{"say"') else plain(text)


def _line(row: ChatRow, language: str) -> ChatLine:
    fact = None if row.author or row.reaction else _fact(row.text)
    text = row.text if fact is None else in_words(fact, language) if language else ""
    return ChatLine(
        number=row.number,
        seat=row.seat if row.seat >= 0 else None,
        name=row.name,
        text=text,
        fact=fact,
        reaction=row.reaction,
        at=row.at,
        by_house=not row.author,
        aside=bool(row.heard_by),
    )
