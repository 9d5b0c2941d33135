"""The desk where commands come in: one after the other, each with exactly one answer."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NoReturn

import structlog
from msgspec import Struct

from taphouse.core.errors import IllegalMove, TaphouseError
from taphouse.server.acts.context import Context
from taphouse.server.parts.deduplication import Known, command_key, digest_of
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import Sheet
from taphouse.server.parts.write_lock import Place
from taphouse.server.protocol.commands import Command, Ping, Play
from taphouse.server.protocol.encoding import message_bytes
from taphouse.server.protocol.messages import AnyMessage, Done, Pong, Refused
from taphouse.server.protocol.problems import Refusal, house_words
from taphouse.server.rate_limit import Limit
from taphouse.server.sockets.listener import Listener
from taphouse.server.store import Stored, StoreFailure
from taphouse.server.table.commands import carry_out, chosen, must_be_open, read_command, read_id
from taphouse.server.table.writer import Made, Writer
from taphouse.server.tasks import Work
from taphouse.server.words import said
from taphouse.words.at_table import words_at
from taphouse.words.languages import ENGLISH
from taphouse.words.words import Words

Ended = Callable[[BaseException | None], None]
"""Called when a command is answered, or with the mistake of ours that left it without an answer."""

log = structlog.get_logger()


class Order(Struct, frozen=True):
    """A command, who gave it, and who is to be told when it is answered."""

    listener: Listener
    command: Command
    ended: Ended


class Desk:
    """Takes the commands for one table."""

    def __init__(self, table: Context, writer: Writer, recover: Callable[[], Awaitable[None]]) -> None:
        """Take the table, its writer, and what to do when a command has left it half changed."""
        settings = table.now.settings
        self.table = table
        self.now = table.now
        self.writer = writer
        self.audience = table.audience
        self.tally = table.shared.tally
        self.recover = recover
        self.known = Known()
        self._limit = Limit(settings.commands_per_second, settings.commands_burst)
        self._patience = Limit(settings.commands_per_second, settings.hasty_burst)

    def forget(self, listener: Listener) -> None:
        """Let a connection go."""
        self._limit.forget(str(id(listener)))
        self._patience.forget(str(id(listener)))

    def restore(self, stored: Stored, sheet: Sheet) -> None:
        """Know the commands that the store knows, and no others."""
        self.known = Known.from_store(stored, sheet)

    async def command(self, listener: Listener, data: bytes) -> None:
        """Carry out one command, or refuse it, and wait until that is done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def ended(error: BaseException | None) -> None:
            # Somebody who hangs up in the middle of a write must not leave the table half changed.
            if not done.cancelled():
                done.set_result(None) if error is None else done.set_exception(error)

        if self.begin(listener, data, ended):
            await done

    def begin(self, listener: Listener, data: bytes, ended: Ended) -> bool:
        """Begin to carry out one command, after all that began before it; the answer goes to ``listener.push``.

        False if there was nothing to carry out: then it is answered already, and nobody is told of an end.
        """
        self.now.touch()
        try:
            command = self._read(listener, data)
        except Refusal as refusal:
            name = "" if refusal.code == "too_large" else read_id(data)
            self._answer(listener, refused(name, refusal, listener.language))
            return False
        counts, do = self.tally.commands, str(command.__struct_config__.tag)
        counts[do] = counts.get(do, 0) + 1
        if isinstance(command, Ping):
            self._answer(listener, Pong(id=command.id, at=self.table.shared.now()))
            return False
        self.audience.heard(listener)
        order = Order(listener, command, ended)
        place = self.writer.lock.come()
        if place is None and isinstance(command, Play):
            self._play(order, command)
        else:
            self._start(order, place)
        return True

    def _read(self, listener: Listener, data: bytes) -> Command:
        most = self.now.settings.command_bytes
        if len(data) > most:
            raise Refusal("too_large", said.command_too_long(number=most))
        if not self._limit.take(str(id(listener))):
            self._be_patient(listener)
            raise Refusal("too_fast", said.one_after_the_other())
        if listener.charge is not None:
            who = self.audience.who(listener)
            if not listener.charge(who.key if who.is_at_home else ""):
                raise Refusal("too_fast", said.commands_too_many())
        return read_command(data)

    def _be_patient(self, listener: Listener) -> None:
        """Hang up on a connection that goes on although it was told many times to wait."""
        if not self._patience.take(str(id(listener))):
            listener.close(said.far_too_much())

    def _answer(self, listener: Listener, answer: AnyMessage) -> None:
        if isinstance(answer, Refused):
            counts = self.tally.refusals
            counts[answer.code] = counts.get(answer.code, 0) + 1
            if answer.code == "stale":
                listener.version = -1
        listener.push(message_bytes(answer))

    # Most commands are carried out by a task.

    def _start(self, order: Order, place: Place | None = None, work: Work | None = None) -> None:
        task = self.table.tasks.start(self._settle(order, place, work))
        task.add_done_callback(partial(_tell_end, order.ended))

    async def _settle(self, order: Order, place: Place | None, work: Work | None) -> None:
        """Carry a command out when its turn has come, or the rest of it, and answer."""
        table, command = self.table, order.command
        await self.writer.lock.wait(place)
        try:
            who = self.audience.who(order.listener)
            key, digest = command_key(who.key, command.id), digest_of(command)
            answer: AnyMessage = Done(id=command.id)
            if key in self.known:
                if not self.known.is_same(key, digest):
                    answer = self._refused(order, Refusal("malformed", said.id_used()), who)
            else:
                try:
                    await (work or carry_out(table, who, command))
                    self.known.add(key, digest)
                except TaphouseError as error:
                    # A write that failed may have arrived all the same: then the table, read again, knows the command.
                    if key not in self.known:
                        answer = self._refused(order, error, who)
                except Exception:
                    log.exception("command failed", table=self.now.id, do=type(command).__name__)
                    await self.recover()
                    if key not in self.known:
                        answer = self._refused(order, Refusal("failed", said.went_wrong()), who)
            self._answer(order.listener, answer)
            self.audience.send_all()
        finally:
            self.writer.lock.leave()

    def _refused(self, order: Order, error: TaphouseError, who: Who) -> Refused:
        """Say why something was not done, in the language of the one who asked."""
        dealt, language = self.now.dealt, order.listener.language
        words = None
        if isinstance(error, IllegalMove) and dealt is not None:
            words = words_at(dealt.table, who.seat, language or ENGLISH)
        return refused(order.command.id, error, language, words)

    # Moves are many: at a table where nobody else is busy they go without a task, unless something goes wrong.

    def _play(self, order: Order, command: Play) -> None:
        """Make a move, and let it be written."""
        who = self.audience.who(order.listener)
        key = command_key(who.key, command.id)
        if key in self.known:
            if self.known.is_same(key, digest_of(command)):
                self._played(order)
            else:
                self._start(order)
            return
        try:
            must_be_open(self.now.sheet)
            seat, move = chosen(self.now, who, command)
            made = self.writer.begin_move(seat, move, who=who, command=command)
        except Exception as error:  # noqa: BLE001  the task knows what to do about it
            self._start(order, work=_fail(error))
            return
        try:
            self.table.shared.store.write(made.change).add_done_callback(partial(self._written, order, key, made))
        except Exception as error:  # noqa: BLE001  the task knows what to do about it
            self._start(order, work=self.writer.not_written(error))

    def _written(self, order: Order, key: str, made: Made, writing: asyncio.Future[None]) -> None:
        """Let the move count, once it is on disk; it is shown when all that were written with it count."""
        try:
            writing.result()
            self.audience.hold()
            self.writer.end_move(made)
        except Exception as error:  # noqa: BLE001  the task knows what to do about it
            self.audience.let_go()
            self._start(order, work=self.writer.not_written(error))
        else:
            self.known.add(key, made.change.steps[0].digest)
            asyncio.get_running_loop().call_soon(self._played, order)

    def _played(self, order: Order) -> None:
        """Show it, and answer."""
        mistake: Exception | None = None
        try:
            self.audience.send_all()
            order.listener.push_now(message_bytes(Done(id=order.command.id)))
        except Exception as error:  # noqa: BLE001  the one who began it is told
            mistake = error
        self.writer.lock.leave()
        order.ended(mistake)


def refused(command: str, error: TaphouseError, language: str = "", words: Words | None = None) -> Refused:
    """Put into a message why something was not done; with the words of the table, where a game refuses there."""
    if isinstance(error, StoreFailure):
        error = Refusal("failed", said.trouble())
    code, rule, fact = "rule", "", error.fact
    if isinstance(error, Refusal):
        code, rule = error.code, error.rule
    elif isinstance(error, IllegalMove):
        rule = error.rule
    known = house_words(language or ENGLISH, error.package) if words is None else words
    return Refused(id=command, code=code, why=known.say(fact), rule=rule, fact=fact)


async def _fail(error: Exception) -> NoReturn:
    raise error


def _tell_end(ended: Ended, task: asyncio.Task[None]) -> None:
    ended(asyncio.CancelledError() if task.cancelled() else task.exception())
