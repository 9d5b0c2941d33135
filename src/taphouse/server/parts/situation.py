"""The situation at a table: everything that is so now. Its one writer changes it; everybody else only reads it."""

import asyncio
from time import monotonic

from taphouse.core.game import Game, Talk
from taphouse.core.moves import Seat
from taphouse.server.parts.chat_log import ChatLog
from taphouse.server.parts.dealt_game import Dealt
from taphouse.server.parts.door import Door
from taphouse.server.parts.presence import Presence
from taphouse.server.parts.questions import Questions, others_at
from taphouse.server.parts.sheet import OPEN, OVER, RUNNING, Sheet
from taphouse.server.parts.timed_moves import TimedMoves
from taphouse.server.protocol.messages import HintInfo
from taphouse.server.protocol.problems import Refusal
from taphouse.server.settings import Settings
from taphouse.server.store import Stored
from taphouse.server.words import said


class Situation:
    """What a table is made of."""

    def __init__(self, game: Game, sheet: Sheet, seed: bytes, settings: Settings) -> None:
        self.id = sheet.id
        self.game = game
        self.settings = settings
        self.sheet = sheet
        self.seed = seed
        self.dealt: Dealt | None = None
        """The game, once it is dealt."""
        self.chat = ChatLog(sheet.id, settings)
        self.presence = Presence(settings.stand_in_delay, settings.silence_delay, settings.silence_clocks)
        self.timed_moves = TimedMoves()
        self.questions = Questions(settings)
        self.door = Door(settings)
        self.hints: dict[int, HintInfo] = {}
        """The latest hint of each seat."""
        self.is_gone = False
        """Not to be used any more: out of memory, or in other hands."""
        self.is_writing = False
        """The game in memory is ahead of the disk; nobody may look."""
        self.used_at = monotonic()

    def touch(self) -> None:
        """Note that somebody uses the table."""
        self.used_at = monotonic()

    def must_be_here(self) -> None:
        """Refuse everything at a table that is not ours any more."""
        if self.is_gone:
            raise Refusal("failed", said.table_moved())

    def started(self) -> Dealt:
        """Give the game, if it is dealt."""
        if self.dealt is None:
            raise Refusal("not_now", said.not_dealt_yet())
        return self.dealt

    def running(self) -> Dealt:
        """Give the game, if it is running."""
        if self.dealt is None or self.sheet.status == OPEN:
            raise Refusal("not_now", said.not_dealt_yet())
        if self.sheet.status != RUNNING:
            raise Refusal("not_now", said.game_is_over())
        return self.dealt

    def may_undo(self, seat: int | None) -> bool:
        """Whether the seat may take its latest move back without asking."""
        if seat is None or self.dealt is None or self.sheet.status != RUNNING:
            return False
        return self.dealt.may_undo(seat)

    def may_hint(self, seat: int | None) -> bool:
        """Whether the seat may ask for hints: alone with bots, or where the table allows it."""
        if seat is None or self.sheet.status != RUNNING:
            return False
        return self.sheet.hints or not others_at(self.sheet, seat)

    def hint_for(self, seat: int | None) -> HintInfo | None:
        """Give the hint about what the seat is asked now, if it has one."""
        if seat is None or self.dealt is None or self.sheet.status != RUNNING:
            return None
        hint = self.hints.get(seat)
        return hint if hint is not None and hint.decision == self.dealt.decisions.numbers[seat] else None

    def talk(self, seat: int | None) -> Talk:
        """Tell what a seat may say; before the deal and after the end everybody talks to everybody."""
        if self.sheet.status != RUNNING or self.dealt is None:
            return Talk()
        return self.game.talk(self.dealt.table.state, None if seat is None else Seat(seat))

    @property
    def wants_shares(self) -> bool:
        """Whether people may still promise a share."""
        return self.settings.share_patience > 0 and self.sheet.status == OPEN and not self.sheet.dealing

    def run_clocks(self, mover: int | None) -> bool:
        """Start and stop the clocks after a change of the table (a move of that seat); True if any is another now."""
        running = self.dealt if self.sheet.status == RUNNING else None
        waits = [] if running is None else self.game.house_waits(running.table.state)
        changed = self.timed_moves.look(waits)
        seconds = self.settings.clocks[self.sheet.clock]
        if not seconds and not self.presence.awaited_since:
            return changed
        chairs, awaited = self.sheet.chairs, list[int]()
        if running is not None:
            awaited = [seat for seat in running.awaited() if chairs[seat].is_somebody and not chairs[seat].stood_in]
        return self.presence.run_clocks(awaited, mover, seconds) or changed

    async def restore(self, stored: Stored, sheet: Sheet) -> None:
        """Be as the store says; the sheet counts only when it is adopted."""
        seed, dealt = stored.row.seed, None
        if sheet.status in (RUNNING, OVER):
            every = self.settings.snapshot_every
            dealt = await asyncio.to_thread(Dealt.resume, self.game, sheet, seed, stored.steps, every)
        self.dealt = dealt
        self.seed = seed
        self.chat = ChatLog(self.id, self.settings, stored.chat)
        self.is_writing = False
        self.questions.drop_all()
        self.hints.clear()
        self.timed_moves = TimedMoves()
