"""boardgame.io's protocol: events of socket.io in text, read as far as a client must that plays its first card."""

import asyncio
import re

from frames import Wire
from matches import SEATS, Log, Match, Seat

SPACE = b"/tricks,"
"""The game's own corner of the server."""
STATE = re.compile(rb'"_stateID":(\d+)')
HAND = re.compile(rb'"hand":\[(\d+)')
PING, PONG = b"2", b"3"
OPENED, JOINED, EVENT = b"0", b"40" + SPACE, b"42" + SPACE


class TheirSeat(Seat):
    """A client of one match."""

    match: "TheirMatch"

    def __init__(self, match: "TheirMatch", number: int) -> None:
        super().__init__(match, number)
        self.wire = Wire(match.port, "/socket.io/?EIO=4&transport=websocket", self.read)
        self.awaited = b'"currentPlayer":"%d"' % number
        self.is_in = asyncio.get_running_loop().create_future()

    async def come(self) -> None:
        """Connect and ask for the match."""
        await self.wire.open()
        await self.is_in

    def read(self, message: bytes) -> None:
        """Take one message."""
        if message.startswith(EVENT):
            self.event(message)
        elif message == PING:
            self.wire.send(PONG)
        elif message.startswith(JOINED):
            self.wire.send(EVENT + b'["sync","%s","%d",null,%d]' % (self.match.name, self.number, SEATS))
        elif message.startswith(OPENED):
            self.wire.send(JOINED)
        else:
            raise ConnectionError(message.decode())

    def event(self, message: bytes) -> None:
        """Take a new state; of the others' coming and going there is nothing to note."""
        kind = message[len(EVENT) : len(EVENT) + 9]
        if kind.startswith((b'["update"', b'["sync"')):
            state = STATE.search(message)
            assert state is not None
            self.shown(int(state[1]), message)
            if not self.is_in.done():
                self.is_in.set_result(None)

    def move(self) -> bool:
        """Play the first card of the hand if it is this player's turn."""
        if self.awaited not in self.latest:
            return False
        hand = HAND.search(self.latest)
        assert hand is not None
        payload = b'{"type":"play","args":[%s],"playerID":"%d"}' % (hand[1], self.number)
        self.wire.send(
            EVENT
            + b'["update",{"type":"MAKE_MOVE","payload":%s},%d,"%s","%d"]'
            % (payload, self.state, self.match.name, self.number)
        )
        return True


class TheirMatch(Match):
    """A match of theirs; it never ends."""

    def __init__(self, log: Log, port: int, name: bytes) -> None:
        super().__init__(log)
        self.port = port
        self.name = name
        self.players = [TheirSeat(self, number) for number in range(SEATS)]
        self.seats = list(self.players)

    async def begin(self) -> None:
        """Let everybody come; whoever does first makes the match."""
        for player in self.players:
            await player.come()


def make_matches(port: int, tables: int, log: Log) -> list[TheirMatch]:
    """Name the matches."""
    return [TheirMatch(log, port, b"m%d" % number) for number in range(tables)]
