"""Drives the bots of a table: one at a time, on a world of its seat, in a thread, at a pace people can follow.

The house itself moves here, too, when its time has come.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import random, uniform
from secrets import token_bytes
from time import monotonic

import structlog

from taphouse.bots.by_name import HOUSE_BOT, RANDOM, SEARCH, bots_of
from taphouse.bots.random_bot import RandomBot
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.game import Game
from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.rng import make_rng
from taphouse.core.state import State
from taphouse.core.story import told
from taphouse.server.parts.dealt_game import Dealt
from taphouse.server.parts.questions import UNDO
from taphouse.server.parts.search_worker import Question
from taphouse.server.parts.search_workers import WorkerFailed
from taphouse.server.parts.shared import Shared
from taphouse.server.parts.sheet import RUNNING, Chair, Sheet
from taphouse.server.parts.situation import Situation
from taphouse.server.protocol.problems import Refusal
from taphouse.server.table.writer import Writer

SLOWEST = 10.0
"""How many times as long as usual a bot may think."""
AFTER_FAILURE = 1.0
"""Seconds until a bot is asked again whose move could not be made."""

log = structlog.get_logger()


class Mind:
    """One bot on one seat, and when it is to be asked."""

    def __init__(self, game: Game, chair: Chair) -> None:
        name = HOUSE_BOT if chair.stood_in else chair.bot
        self.budget = max(1, chair.strength) if name == SEARCH else 0
        """Of a bot that searches, which it does elsewhere: here sits the house bot, which moves if that fails."""
        kind = bots_of(game).get(HOUSE_BOT if self.budget else name, RandomBot)
        self.bot = kind(
            make_rng("quick", token_bytes(32)), chair.strength if not (chair.stood_in or self.budget) else 100
        )
        self.worlds = make_rng("quick", token_bytes(32))
        """Deals anew what the bot cannot know."""
        self.by = name if chair.stood_in else ""
        """What the record says about who decided."""
        self.heard = 0
        """How many events of the table it has heard of."""
        self.story: list[Fact] = []
        """What it heard, for a process that knows nothing else; only of a bot that remembers and searches."""
        self.due_for: tuple[int, ...] = ()
        self.due = 0.0
        self.left_alone = -1
        """The step at which it left its optional moves alone."""

    def world(self, dealt: Dealt, seat: int) -> State:
        """Deal anew all that the seat cannot know."""
        return dealt.table.state.resample(Seat(seat), self.worlds)

    def ponders(self, world: State, seat: int) -> float:
        """How many times as long as usual the bot takes, within reason."""
        try:
            return min(max(self.bot.ponders(world, Seat(seat)), 0.0), SLOWEST)
        except Exception as error:  # noqa: BLE001  whatever a bot does, its table goes on
            log.warning("bot failed", error=type(error).__name__)
            return 1.0

    def news(self, dealt: Dealt, seat: int) -> list[Fact]:
        """What happened since the bot heard last, as its seat may know it; nothing for a bot that does not remember."""
        if not self.bot.hears:
            return []
        table, first = dealt.table, self.heard
        self.heard = len(table.events)
        news = told(table.game, table.events[first:], Seat(seat), table.names)
        if self.budget:
            self.story += news
        return news

    def question(self, game: Game, world: State, seat: int) -> Question:
        """Put what it knows down for a process that searches."""
        chance = token_bytes(16).hex()
        return Question(game.package, game.position(world), seat, self.story[:], self.budget, chance)

    def think(self, news: list[Fact], world: State, seat: int) -> Move | None:
        """Hear what happened, then choose; runs in a thread."""
        if self.bot.hears:
            self.bot.hear(news)
        return self.bot.choose(world, Seat(seat))


class BotDriver:
    """Drives the bots of one table, and the house: one task while there is something to do, none otherwise."""

    def __init__(self, now: Situation, shared: Shared, writer: Writer, recover: Callable[[], Awaitable[None]]) -> None:
        self.now = now
        self.shared = shared
        self.writer = writer
        self.recover = recover
        self._minds: dict[int, Mind] = {}
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._sheet: Sheet | None = None
        """The sheet by which the bots were seated; a changed one is always another."""
        self._moved = 0.0
        """When a bot or the house moved last: the next one of them lets that be seen."""
        self._held_at = -1
        self._held = 0.0
        """The latest step at which a bot held back, and until when."""

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks or is about to, or the house waits to move."""
        return self._task is not None

    def start_over(self) -> None:
        """Forget what the bots remember: the past has changed."""
        self._minds.clear()
        self._sheet = None

    def changed(self) -> None:
        """Look who is to be asked, after any change of the table."""
        if self._sheet is not self.now.sheet:
            self._sheet = self.now.sheet
            self._seat_minds()
        if not self._minds and self._task is None and self.now.timed_moves.next() is None:
            return
        self._news.set()
        if self._task is None and self._next() is not None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        """Ask nobody any more."""
        if self._task is not None:
            self._task.cancel()

    def _seat_minds(self) -> None:
        sheet = self.now.sheet
        chairs = sheet.chairs if sheet.status == RUNNING else []
        run_here = {seat: chair for seat, chair in enumerate(chairs) if chair.is_run_here}
        for seat in list(self._minds):
            if seat not in run_here:
                del self._minds[seat]
        for seat, chair in run_here.items():
            if seat not in self._minds:
                self._minds[seat] = Mind(self.now.game, chair)

    def _may_move(self) -> bool:
        """Whether the game is running."""
        return self.now.sheet.status == RUNNING and not self.now.is_gone

    def _held_until(self, seat: int) -> float:
        """Tell until when a bot leaves people time to answer whether a move is taken back; 0 if it does not wait.

        Only a bot for which alone the table waits does, and not for long at any one step, however often
        somebody asks. Where several can act, waiting would favour the others; and no clock of the house
        stops because somebody asks.
        """
        now, dealt = self.now, self.now.dealt
        assert dealt is not None
        if UNDO not in now.questions.open or dealt.awaited() != [seat]:
            return 0.0
        if self._held_at != dealt.step:
            self._held_at, self._held = dealt.step, monotonic() + now.settings.bots_hold
        return self._held

    def _seen_until(self) -> float:
        """Tell until when the latest move of a bot or the house is left to be seen; 0 where nobody waits for that.

        What people do counts for nothing here: whoever changes their mind all the time must not keep a bot waiting.
        """
        apart = self.now.settings.apart.get(self.now.sheet.pace, 0.0)
        return self._moved + apart if apart > 0 else 0.0

    def _next(self) -> tuple[float, int] | None:
        """Tell who is to move next, and when."""
        dealt = self.now.dealt
        if dealt is None or not self._may_move():
            return None
        awaited = dealt.awaited()
        found: list[tuple[float, bool, float, int]] = []
        for seat, mind in self._minds.items():
            needed = seat in awaited
            if dealt.decisions.moves[seat] and (needed or mind.left_alone != dealt.step):
                due = max(self._due(mind, seat, needed=needed), self._held_until(seat), self._seen_until())
                found.append((due, needed, random(), seat))
        by_house = self.now.timed_moves.next()
        if by_house is not None:
            found.append((max(by_house[0], self._seen_until()), True, 0.0, HOUSE))
        if not found:
            return None
        due, _, _, seat = min(found)
        return due, seat

    def _due(self, mind: Mind, seat: int, *, needed: bool) -> float:
        """Set a moment for a decision once, and keep to it; an optional one is thought over after each step."""
        dealt = self.now.dealt
        assert dealt is not None
        due_for = (dealt.decisions.numbers[seat],) if needed else (dealt.decisions.numbers[seat], dealt.step)
        if mind.due_for != due_for:
            mind.due_for = due_for
            mind.due = self._moment(mind, seat)
        return mind.due

    def _moment(self, mind: Mind, seat: int) -> float:
        """Find a moment as a person would; where people have to look out for something, they get the time for it."""
        dealt = self.now.dealt
        assert dealt is not None
        least, most = self.now.settings.paces[self.now.sheet.pace]
        pause = uniform(least, most) * mind.ponders(mind.world(dealt, seat), seat) if most > 0 else 0.0
        if any(chair.is_somebody and not chair.stood_in for chair in self.now.sheet.chairs):
            pause = max(pause, self.now.game.bot_waits(dealt.table.state, Seat(seat)))
        return monotonic() + pause if pause > 0 else 0.0

    async def _run(self) -> None:
        try:
            while (entry := self._next()) is not None:
                due, seat = entry
                wait = due - monotonic()
                if wait > 0:
                    self._news.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._news.wait(), wait)
                    continue
                try:
                    await (self._house_moves() if seat == HOUSE else self._ask(seat))
                except Exception:
                    log.exception("bot could not be asked", table=self.now.id, seat=seat)
                    async with self.writer.lock:
                        await self.recover()
                    await asyncio.sleep(AFTER_FAILURE)
        finally:
            self._task = None

    async def _house_moves(self) -> None:
        """Make the move of the house that is due, if it still is."""
        now = self.now
        async with self.writer.lock:
            entry = now.timed_moves.next()
            if entry is None or entry[0] > monotonic() or not self._may_move():
                return
            try:
                await self.writer.make_move(HOUSE, entry[1])
                self.shared.tally.house_moves += 1
                self._moved = monotonic()
            except (IllegalMove, Refusal) as error:
                now.timed_moves.put_off(AFTER_FAILURE)
                log.warning("the house's move failed", table=now.id, error=type(error).__name__)

    async def _ask(self, seat: int) -> None:
        """Let the bot think, on a world of its seat, and make its move if it still answers what is asked.

        What others do meanwhile must not put it off for ever; only an optional move was meant for just this moment.
        """
        now = self.now
        async with self.writer.lock:
            mind, dealt = self._minds.get(seat), now.dealt
            if mind is None or dealt is None or not self._may_move() or self._held_until(seat) > monotonic():
                return
            step, question, needed = dealt.step, dealt.decisions.numbers[seat], seat in dealt.awaited()
            if not needed and (not dealt.decisions.moves[seat] or mind.left_alone == step):
                return
            news, world = mind.news(dealt, seat), mind.world(dealt, seat)
            is_choice = needed and len(dealt.decisions.moves[seat]) > 1
            puzzle = mind.question(now.game, world, seat) if mind.budget and is_choice else None
            thinking = partial(mind.think, news, world, seat)
        move, by = await self._thought(seat, mind, thinking)
        if puzzle is not None:
            move = await self._searched(seat, puzzle, move)
        async with self.writer.lock:
            if now.dealt is None or self._minds.get(seat) is not mind:
                return
            is_asked = now.dealt.decisions.numbers[seat] == question and seat in now.dealt.awaited()
            if not self._may_move() or self._held_until(seat) > monotonic():
                return
            if is_asked if needed else now.dealt.step == step:
                await self._make(seat, mind, move, by, needed=needed)

    async def _thought(self, seat: int, mind: Mind, thinking: Callable[[], Move | None]) -> tuple[Move | None, str]:
        """Think in a thread; a bot that fails or takes too long is replaced by a fresh one and decides nothing."""
        thought = asyncio.get_running_loop().run_in_executor(self.shared.thinkers, thinking)
        try:
            return await asyncio.wait_for(thought, self.now.settings.bot_patience), mind.by
        except Exception as error:  # noqa: BLE001  whatever a bot does, its table goes on
            log.warning("bot failed", table=self.now.id, seat=seat, error=type(error).__name__)
            mind.bot, mind.heard, mind.story = Mind(self.now.game, self.now.sheet.chairs[seat]).bot, 0, []
            return None, mind.by

    async def _searched(self, seat: int, question: Question, usual: Move | None) -> Move | None:
        """Search in a process; where that fails or takes too long, the house bot's move is made."""
        try:
            found = await self.shared.searchers.ask(question)
        except (TimeoutError, WorkerFailed) as error:
            log.warning("search failed", table=self.now.id, seat=seat, error=type(error).__name__)
            return usual
        return usual if found is None else Move(found)

    async def _make(self, seat: int, mind: Mind, move: Move | None, by: str, *, needed: bool) -> None:
        now, dealt = self.now, self.now.dealt
        assert dealt is not None
        moves = dealt.decisions.moves[seat]
        if move not in moves:
            if not needed:
                mind.left_alone = dealt.step
                return
            if move is not None:
                log.warning("bot chose what is not open", table=now.id, seat=seat)
            move, by = moves[int(random() * len(moves))], RANDOM
        try:
            await self.writer.make_move(seat, move, by=by)
            self.shared.tally.bot_moves += 1
            self._moved = monotonic()
        except (IllegalMove, Refusal) as error:
            mind.left_alone = dealt.step
            mind.due = monotonic() + AFTER_FAILURE
            log.warning("bot's move failed", table=now.id, seat=seat, error=type(error).__name__)
