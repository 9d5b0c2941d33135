"""The audience: all who look at a table, what each of them has been shown, and what is new to them."""

import asyncio
from collections.abc import Callable

from taphouse.core.facts import Fact, followed
from taphouse.server.clock import now as this_moment
from taphouse.server.parts.presence import outside_name
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import OUTSIDE, RUNNING
from taphouse.server.parts.situation import Situation
from taphouse.server.protocol.encoding import message_bytes
from taphouse.server.protocol.messages import TableInfo
from taphouse.server.protocol.problems import Refusal
from taphouse.server.shown.gate import Gate
from taphouse.server.shown.table_info import info_for, info_in_words, table_info
from taphouse.server.sockets.listener import Listener
from taphouse.server.timer import Timer
from taphouse.server.words import said

InfoKey = tuple[int, int | None, bool, int, bool, str]
"""All that a table card depends on: its version, and seat, hosting, guest, undo and language of the one who gets it."""


class Audience:
    """The listeners of one table."""

    def __init__(self, now: Situation, on_lapse: Callable[[], None]) -> None:
        """Take what is so at the table, and whom to call when a question was not answered in time."""
        self.now = now
        self._on_lapse = on_lapse
        self._gate: Gate | None = None
        self.listeners: dict[Listener, None] = {}
        self._known: dict[Listener, Who] = {}
        """Who looks through each connection, by the sheet as it is."""
        self._version = 0
        """Goes up with every change of the game."""
        self._info_version = 0
        self._info: TableInfo | None = None
        """What the card of this version tells everybody."""
        self._infos: dict[InfoKey, bytes] = {}
        self._is_due = False
        self._is_held = False
        """Whether somebody is about to call ``send_all``: then nobody else has to."""
        self._alarm = Timer(self._ring)
        self._crowd_news = Timer(self.info_changed)

    @property
    def gate(self) -> Gate | None:
        """The gate of the game, once it is dealt."""
        dealt = self.now.dealt
        if dealt is None:
            return None
        if self._gate is None or self._gate.dealt is not dealt:
            self._gate = Gate(dealt)
        return self._gate

    def who(self, listener: Listener) -> Who:
        """Tell who looks through a connection."""
        who = self._known.get(listener)
        if who is None:
            who = self._known[listener] = self._look_up(listener)
        return who

    def _look_up(self, listener: Listener) -> Who:
        if listener.seat is None:
            return self.person(listener.person, listener.address)
        chairs = self.now.sheet.chairs
        is_kept = listener.seat < len(chairs) and chairs[listener.seat].kind == OUTSIDE
        seat = listener.seat if is_kept else None
        return Who(key=outside_name(listener.seat), person=None, seat=seat, hosts=False)

    def person(self, person: str | None, address: str = "") -> Who:
        """Tell who somebody is at this table."""
        sheet = self.now.sheet
        hosts, guest = person is not None and person == sheet.host, sheet.guest_of(person)
        return Who(
            key=person or "",
            person=person,
            seat=sheet.seat_of(person),
            hosts=hosts,
            guest=0 if guest is None else guest.number,
            address=address,
        )

    @property
    def spectators(self) -> int:
        """How many connections look on without a seat."""
        return sum(self.who(listener).seat is None for listener in self.listeners)

    def attach(self, listener: Listener) -> None:
        """Let somebody look."""
        now, gate = self.now, self.gate
        who = self._look_up(listener)
        if len(self.listeners) >= now.settings.listeners_per_table and not who.is_at_home:
            self._make_room(listener)
        self.listeners[listener] = None
        self._known[listener] = who
        listener.source = self
        listener.most = now.settings.outbox_messages
        if listener.seat is not None and who.seat is not None:
            listener.key = now.sheet.chairs[who.seat].key
        if gate is not None:
            listener.eyes = who.seat
            listener.lines = gate.lines_kept(who.seat, listener.resume)
        self._count(who, came=True)
        listener.wake()

    def _make_room(self, listener: Listener) -> None:
        """Let the oldest listener of whom nothing is known go, in favour of somebody with a name; else refuse."""
        if not listener.is_known:
            raise Refusal("too_fast", followed(said.crowded(), said.named_come_first()))
        for other in self.listeners:
            if not other.is_known and not other.is_closed:
                other.close(said.crowded())
                return
        raise Refusal("too_fast", said.crowded())

    def detach(self, listener: Listener) -> None:
        """Let somebody go."""
        if listener not in self.listeners:
            return
        del self.listeners[listener]
        listener.source = None
        gate = self.gate
        if gate is not None:
            gate.keep_only({other.eyes for other in self.listeners})
        self._count(self.who(listener), came=False)
        self._known.pop(listener, None)

    def _count(self, who: Who, *, came: bool) -> None:
        """Tell at once when somebody at the table comes or goes; about spectators, now and then."""
        presence, sits = self.now.presence, who.seat is not None
        if who.key:
            first_or_last = presence.came(who.key) if came else presence.went(who.key, sits=sits)
            if sits and first_or_last:
                self.info_changed()
        if not sits and not self.now.is_gone:
            self._crowd_news.start(self.now.settings.spectator_news)

    def news(self, listener: Listener) -> list[bytes]:
        """Give what the listener has not been shown yet, in its latest form."""
        now, gate = self.now, self.gate
        if now.is_writing:
            return []
        who = self.who(listener)
        found: list[bytes] = []
        info = (self._info_version, who.seat, who.hosts, who.guest, now.may_undo(who.seat), listener.language)
        if listener.info != info:
            listener.info = info
            found.append(self._info_bytes(info))
        if gate is not None and listener.version != self._version:
            if listener.eyes != who.seat:
                listener.eyes, listener.lines = who.seat, 0
            data, listener.lines = gate.shown(who.seat, listener.lines, listener.language)
            listener.version = self._version
            found.append(data)
        if listener.chat < now.chat.latest:
            sitter = now.sheet.sitter(who.seat)
            came = 0 if sitter is None else sitter.chat
            said = now.chat.since(listener.chat, who.seat, listener.language, came)
            listener.chat = now.chat.latest
            if said.lines:
                found.append(message_bytes(said))
        return found

    def heard(self, listener: Listener) -> None:
        """Note a sign of life; somebody who was warned of a stand-in is told that there is no hurry any more."""
        now, who = self.now, self.who(listener)
        seat = who.seat
        warned = seat is not None and now.presence.warned_of(seat, now.sheet.chairs[seat], this_moment()) is not None
        now.presence.did_something(who.key)
        if warned:
            self.info_changed()

    def info(self, seat: int | None, *, hosts: bool, guest: int = 0, language: str = "") -> TableInfo:
        """Tell all about the table except the game; in facts alone, or with words besides."""
        return self._told(table_info(self.now, spectators=self.spectators), seat, hosts, guest, language)

    def _told(self, info: TableInfo, seat: int | None, hosts: bool, guest: int, language: str) -> TableInfo:  # noqa: FBT001
        info = info_for(self.now, info, seat, hosts=hosts, guest=guest)
        return info_in_words(self.now, info, language) if language else info

    def _info_bytes(self, info: InfoKey) -> bytes:
        data = self._infos.get(info)
        if data is None:
            _, seat, hosts, guest, _, language = info
            if self._info is None:
                self._info = table_info(self.now, spectators=self.spectators)
            data = self._infos[info] = message_bytes(self._told(self._info, seat, hosts, guest, language))
        return data

    def wake_all(self) -> None:
        """Let everybody look again soon."""
        if not self._is_due:
            self._is_due = True
            if not self._is_held:
                asyncio.get_running_loop().call_soon(self.send_all)

    def hold(self) -> None:
        """Promise to call ``send_all`` soon, or ``let_go``: until then there is no need to plan it."""
        self._is_held = True

    def let_go(self) -> None:
        """Take the promise back: what is due meanwhile is planned after all."""
        if self._is_held:
            self._is_held = False
            if self._is_due:
                asyncio.get_running_loop().call_soon(self.send_all)

    def send_all(self) -> None:
        """Send everybody what is new, if anything is: to all at once, while it is fresh in the processor's memory."""
        self._is_held = False
        if self._is_due:
            self._is_due = False
            for listener in list(self.listeners):
                listener.send()
            if self._gate is not None:
                self._gate.forget()

    def game_changed(self) -> None:
        """Show everybody the game again."""
        self._version += 1
        self.wake_all()

    def lines_cut(self) -> None:
        """Note, after moves were taken back, which lines of the story each listener's client must forget."""
        gate = self.gate
        if gate is not None:
            for listener in self.listeners:
                listener.lines = min(listener.lines, gate.kept(listener.eyes))

    def start_over(self) -> None:
        """Show everybody everything again, from the first line on: names may have changed, too."""
        self._gate = None
        for listener in self.listeners:
            listener.lines = 0
        self.game_changed()
        self.info_changed()

    def info_changed(self) -> None:
        """Tell everybody about the table again, and again when somebody's time has run out."""
        self._info_version += 1
        self._info = None
        self._infos.clear()
        self._known.clear()
        self.wake_all()
        self._set_alarm()

    def _set_alarm(self) -> None:
        now = self.now
        self._alarm.stop()
        if now.sheet.status != RUNNING or now.is_gone:
            return
        moment = this_moment()
        moments = [now.presence.next_change(now.sheet.chairs, moment), now.questions.next_end()]
        due = min((change for change in moments if change is not None), default=None)
        if due is not None:
            self._alarm.start(max(0.0, due - moment) + 0.01)

    def _ring(self) -> None:
        if self.now.questions.drop_late(this_moment()):
            self._on_lapse()
        self.info_changed()

    def drop_revoked(self) -> None:
        """Hang up on outside bots whose token does not open their seat any more."""
        for listener in list(self.listeners):
            if listener.seat is not None and not self.now.sheet.admits(listener.seat, listener.key):
                listener.close(said.not_kept(), come_back=False)

    def close(self, why: Fact) -> None:
        """Hang up on everybody, to come back."""
        self._alarm.stop()
        self._crowd_news.stop()
        for listener in list(self.listeners):
            listener.close(why)
