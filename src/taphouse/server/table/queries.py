"""What can be asked about a table without a socket: its card, the steps of a replay, the record, the key of a seat."""

import asyncio

from taphouse.server.parts.sheet import OUTSIDE, OVER
from taphouse.server.parts.situation import Situation
from taphouse.server.parts.write_lock import Lock
from taphouse.server.protocol.bodies import Standing
from taphouse.server.protocol.messages import TableInfo
from taphouse.server.protocol.problems import Refusal
from taphouse.server.shown.audience import Audience
from taphouse.server.shown.gate import Gate
from taphouse.server.shown.standing import standing
from taphouse.server.words import said


class Queries:
    """Answers while nobody changes the table."""

    def __init__(self, now: Situation, audience: Audience, lock: Lock) -> None:
        self.now = now
        self.audience = audience
        self.lock = lock

    async def info(self, person: str | None, language: str = "") -> TableInfo:
        """Tell all about the table except the game; in facts alone, or with words besides."""
        async with self.lock:
            who = self.audience.person(person)
            return self.audience.info(who.seat, hosts=who.hosts, guest=who.guest, language=language)

    async def standing(self, person: str, language: str = "") -> Standing | None:
        """Tell how the game stands for somebody who sits here; in facts alone, or with words besides."""
        async with self.lock:
            return standing(self.now, self.audience.gate, person, language)

    async def frame(self, person: str | None, eyes: int | None, number: int, language: str = "") -> bytes:
        """Give one step of the replay as a Frame in JSON.

        Through any eyes after the end; before, only through one's own or a spectator's (Refusal ``not_yours``).
        """
        async with self.lock:
            self.now.touch()
            gate, sheet = self._gate(), self.now.sheet
            dealt = gate.dealt
            if eyes is not None:
                sheet.chair(eyes)
            if eyes is not None and sheet.status != OVER and eyes != sheet.seat_of(person):
                raise Refusal("not_yours", said.own_eyes_only())
            if not 0 <= number <= dealt.moves:
                raise Refusal("unknown", said.no_such_step(number=number, last=dealt.moves))
            state = await asyncio.to_thread(dealt.replay().state_at, number)
            return gate.frame(state, eyes, number, language)

    async def record_bytes(self) -> bytes:
        """Give the record to anybody who knows the table; Refusal ``not_now`` before the end."""
        async with self.lock:
            self.now.touch()
            data = self._gate().record()
            if data is None:
                raise Refusal("not_now", said.record_not_open())
            return data

    def _gate(self) -> Gate:
        gate = self.audience.gate
        if gate is None:
            raise Refusal("not_now", said.not_dealt_yet())
        return gate

    async def seat_key(self, person: str, seat: int) -> str:
        """Host: give the key of a seat for an outside bot, to be signed into a token with table and seat.

        Refusal ``not_yours`` if not the host, ``not_now`` if no outside bot is to sit there.
        """
        async with self.lock:
            self.audience.person(person).must_host()
            chair = self.now.sheet.chair(seat)
            if chair.kind != OUTSIDE:
                raise Refusal("not_now", said.keep_for_bot_first())
            return chair.key
