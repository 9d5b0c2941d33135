"""Our own protocol, read as far as a client must that plays the first thing it may."""

import asyncio
import json
import re
from functools import partial
from http.client import HTTPConnection
from itertools import count
from time import perf_counter

from frames import Wire
from matches import SEATS, Log, Match, Seat, choose

VIEW = re.compile(rb'\{"is":"view","number":(\d+),"resume":"[^"]*","decision":(\d+),')
MOVE = re.compile(rb'\{"move":(\d+),')
NEXT_TABLE = re.compile(rb'"next_table":"([\w-]+)"')
ANSWER = re.compile(rb'\{"is":"(?:done|refused)","id":"(\w+)"')
MOVES = b'"moves":['


class OurSeat(Seat):
    """A person at a table of ours."""

    match: "OurMatch"

    def __init__(self, match: "OurMatch", number: int, cookie: str) -> None:
        super().__init__(match, number)
        self.cookie = cookie
        self.wire: Wire
        self.decision = 0
        self.awaited = b'{"seat":%d,"awaited":true' % number
        self.ids = count(1)
        self.asked: dict[bytes, asyncio.Future[None]] = {}
        self.moved_on: asyncio.Future[str] | None = None

    async def come(self, table: str) -> None:
        """Connect to a table."""
        self.state = -1
        self.wire = Wire(self.match.port, f"/api/tables/{table}/socket", self.read, self.cookie)
        await self.wire.open()

    def read(self, message: bytes) -> None:
        """Take one message."""
        view = VIEW.match(message)
        if view is not None:
            self.decision = int(view[2])
            self.shown(int(view[1]), message)
        elif message.startswith(b'{"is":"table"'):
            found = NEXT_TABLE.search(message) if self.moved_on is not None else None
            if found is not None and self.moved_on is not None and not self.moved_on.done():
                self.moved_on.set_result(found[1].decode())
        else:
            self.answered(message)

    def answered(self, message: bytes) -> None:
        """Take the answer to a command; nothing that the load asks for may be refused."""
        answer = ANSWER.match(message)
        if answer is None or not message.startswith(b'{"is":"done"'):
            raise ConnectionError(message.decode())
        asked = self.asked.pop(answer[1], None)
        if asked is not None:
            asked.set_result(None)

    async def ask(self, **command: object) -> None:
        """Send a command and wait for its answer."""
        name = f"a{next(self.ids)}"
        done = self.asked[name.encode()] = asyncio.get_running_loop().create_future()
        self.wire.send(json.dumps({**command, "id": name}).encode())
        await done

    def move(self) -> bool:
        """Make any move from the view if the seat is awaited."""
        view = self.latest
        if self.awaited not in view:
            return False
        move = choose(MOVE.findall(view, view.index(MOVES)))
        name = next(self.ids)
        self.wire.send(b'{"do":"move","id":"m%d","decision":%d,"move":%s}' % (name, self.decision, move))
        return True


class OurMatch(Match):
    """A table of ours, and its rematches."""

    def __init__(self, log: Log, port: int, table: str, cookies: list[str]) -> None:
        super().__init__(log)
        self.port = port
        self.table = table
        self.people = [OurSeat(self, number, cookie) for number, cookie in enumerate(cookies)]
        self.seats = list(self.people)

    async def begin(self) -> None:
        """Sit down and deal."""
        for person in self.people:
            await person.come(self.table)
        for person in self.people[1:]:
            await person.ask(do="sit", seat=person.number)
        await self.start()

    async def start(self) -> None:
        """Let the host deal, and wait until everybody sees it."""
        self.state, self.missing, self.begun, self.since = -1, SEATS, 0.0, perf_counter()
        dealt = asyncio.get_running_loop().create_future()
        then, self.next = self.next, partial(dealt.set_result, None)
        await self.people[0].ask(do="start")
        await dealt
        self.next = then

    def over(self) -> None:
        """Play another game with the same people at the next table."""
        self.rematching = asyncio.get_running_loop().create_task(self.rematch())

    async def rematch(self) -> None:
        """Ask for the next table, move there, deal, and make its first move."""
        host = self.people[0]
        host.moved_on = asyncio.get_running_loop().create_future()
        await host.ask(do="rematch")
        self.table = await host.moved_on
        host.moved_on = None
        for person in self.people:
            person.wire.close()
            await person.come(self.table)
        await self.start()
        self.log.again += 1
        self.move(perf_counter())


def make_tables(port: int, game: str, tables: int, log: Log) -> list[OurMatch]:
    """Make tables over HTTP, with four people each who have given their names."""
    http = HTTPConnection("127.0.0.1", port)
    matches = []
    for number in range(tables):
        cookies = [_post(http, "/api/me", {"name": f"Guest {number}-{seat}"}, "")[1] for seat in range(SEATS)]
        wish = {"game": game, "seats": SEATS}
        made, _ = _post(http, "/api/tables", wish, cookies[0])
        matches.append(OurMatch(log, port, str(made["id"]), cookies))
    http.close()
    return matches


def _post(http: HTTPConnection, path: str, body: object, cookie: str) -> tuple[dict[str, object], str]:
    headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
    http.request("POST", path, json.dumps(body), headers)
    answer = http.getresponse()
    content = answer.read()
    if answer.status >= 400:
        raise ConnectionError(f"{path}: {content.decode()}")
    return json.loads(content), (answer.getheader("set-cookie") or "").partition(";")[0]
