"""Not a byte that reaches a seat depends on what the seat cannot know.

Two tables, the same people. One is played over real sockets. In the other, all that one pair of
eyes cannot know is dealt anew; whoever looks through those eyes must get the same bytes from both,
on coming in, after a move that they cannot tell from another, and in each frame of the replay.
The options of the tables are the usual ones, or drawn by chance.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from taphouse.core.errors import BadHouse
from taphouse.core.facts import Fact, plain
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.moves import Event, Seat
from taphouse.core.registry import find_game, list_games
from taphouse.core.replay import Replay
from taphouse.core.rng import Quick
from taphouse.core.state import State
from taphouse.core.table import Table
from taphouse.core.view import View
from taphouse.server.parts.dealt_game import Dealt
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.messages import Done, Refused
from taphouse.server.settings import Settings
from taphouse.server.shown import gate
from taphouse.server.shown.gate import Gate
from taphouse.server.table.live_table import LiveTable
from taphouse.server.testing.real_server import Guest, TrialServer, open_server
from taphouse.testing.coasters.game import GAME, Coasters
from taphouse.testing.coasters.rules import HAS_CHOSEN
from taphouse.testing.houses import random_house

SETTINGS = Settings(
    db="sqlite://", commands_burst=10**9, tables_per_person=10**6, spectator_news=10**6, outbox_messages=10**9
)
REPLAYED = (10, 60)
"""After so many moves the whole replay is looked at."""
WORDED = 4
"""Of so many frames one is asked for with words."""
KEPT_FRAME = Gate.frame
OWN = ("id", "seed_hash", "spectators")
"""What tells two tables apart, and says nothing about the game."""

Eyes = int | None


class Leak(AssertionError):  # noqa: N818  what it is
    """Somebody was sent what they cannot know."""


class Tables:
    """The table that is played, its twin, and everybody who sits at both."""

    def __init__(
        self, server: TrialServer, people: list[Guest], chance: Random, house: dict[str, Value] | None = None
    ) -> None:
        self.server = server
        self.people = people
        self.chance = chance
        self.house = house or {}
        self.frames = 0
        """How many frames of replays were looked at."""
        self.looks = 0
        self.told_alike = 0
        self.refused = 0

    async def open(self, game: str) -> None:
        """Set both tables and start them."""
        self.played, self.players = await self.set_up(game)
        self.twin, self.twins = await self.set_up(game)
        self.sockets = self.server.door.open_sockets

    async def set_up(self, game: str) -> tuple[LiveTable, list[Guest]]:
        """Let everybody sit down at a new table."""
        host = self.people[0].person
        assert host is not None
        table = await self.server.bar.make_table(host, MakeTable(game=game, seats=len(self.people), house=self.house))
        guests = [Guest(self.server.host, person.person, person.cookie) for person in self.people]
        for seat, guest in enumerate(guests):
            await guest.sit_at(table)
            await guest.hear("table")
            if seat:
                assert isinstance(await guest.ask("sit", seat=seat), Done)
        assert isinstance(await guests[0].ask("start"), Done)
        return await self.server.bar.table(table), guests

    async def close(self) -> None:
        """Let everybody go."""
        for guest in [*self.players, *self.twins]:
            await guest.leave()

    @property
    def dealt(self) -> Dealt:
        """The game that is played."""
        assert self.played.now.dealt is not None
        return self.played.now.dealt

    def deal_anew(self, eyes: Eyes) -> None:
        """Put the game into the twin, with all that those eyes cannot know dealt anew."""
        here = self.dealt
        seat = None if eyes is None else Seat(eyes)
        state = here.table.state.resample(seat, Quick(self.chance.getrandbits(60)))
        there = Dealt(with_state(here.table, state), here.step, here.cuts, SETTINGS.snapshot_every)
        there.decisions.numbers = list(here.decisions.numbers)
        self.twin.now.dealt = there
        if self.twin.now.run_clocks(None):
            self.twin.audience.info_changed()

    async def compare_frames(self, eyes: Eyes) -> None:
        """Look at the replay of both tables through the same eyes; before the end nobody else's are lent."""
        self.deal_anew(eyes)
        assert self.twin.now.dealt is not None
        dealt, seat = self.dealt, None if eyes is None else Seat(eyes)
        self.twin.now.dealt._replay = Redealt(dealt.table, seat, self.chance)
        person = None if eyes is None else self.played.now.sheet.chairs[eyes].person
        for number in range(dealt.moves + 1):
            language = "en" if number % WORDED == 0 else ""
            here, there = [
                await table.queries.frame(person, eyes, number, language) for table in (self.played, self.twin)
            ]
            self.frames += 1
            if here != there:
                raise Leak(f"Frame {number} shows seat {eyes} what it cannot know: {here!r} and {there!r}")

    @asynccontextmanager
    async def looking(self, eyes: Eyes) -> AsyncIterator[tuple[Guest, Guest]]:
        """Come in to both tables once more through those eyes, and see what a newcomer is sent."""
        person = Guest(self.server.host) if eyes is None else self.people[eyes]
        here, there = (Guest(self.server.host, person.person, person.cookie) for _ in range(2))
        try:
            for guest, table in ((here, self.played), (there, self.twin)):
                await guest.sit_at(table.id)
                await guest.hear("view")
            self.same(eyes, here, there)
            yield here, there
        finally:
            for guest in (here, there):
                await guest.leave()
        while self.server.door.open_sockets > self.sockets:  # noqa: ASYNC110  the server's own work
            await asyncio.sleep(0.001)

    async def compare(self, eyes: Eyes) -> None:
        """Look at both tables through the same eyes."""
        self.deal_anew(eyes)
        async with self.looking(eyes) as (here, there):
            if eyes is not None:
                await self.compare_a_refusal(eyes, here, there)
        if eyes is not None:
            player = self.players[eyes]
            while player.shown.get("resume") != here.shown["resume"]:
                await player.next()
            if player.shown["view"] != here.shown["view"]:
                raise Leak(f"Two sockets of seat {eyes} are shown different tables.")

    async def compare_a_refusal(self, eyes: int, here: Guest, there: Guest) -> None:
        """Try a move that is not open at both tables; it is refused in the same words."""
        move = self.chance.randrange(self.dealt.table.game.move_count)
        if move not in self.dealt.decisions.moves[eyes]:
            decision = self.dealt.decisions.numbers[eyes]
            one, other = [await guest.ask("move", id="try", decision=decision, move=move) for guest in (here, there)]
            assert isinstance(one, Refused), one
            self.refused += 1
            if one != other:
                raise Leak(f"The refusal tells seat {eyes} what it cannot know: {one} and {other}")

    def same(self, eyes: Eyes, here: Guest, there: Guest) -> None:
        """Compare byte by byte; in the table card, all but what tells two tables apart."""
        self.looks += 1
        if here.shown["view"]["eyes"] != eyes:
            raise Leak(f"Seat {eyes} sees through the eyes of {here.shown['view']['eyes']}.")
        if views(here) != views(there):
            raise Leak(f"Seat {eyes} is shown what it cannot know: {views(here)!r} and {views(there)!r}")
        if card(here) != card(there):
            raise Leak(f"The table card tells seat {eyes} what it cannot know: {card(here)} and {card(there)}")

    async def compare_a_move(self, eyes: Eyes) -> None:
        """Let somebody move at both tables while those eyes look on; what looks alike must be told alike.

        Two different moves may be told apart, if they are made in the open: what is cried is not always seen.
        """
        self.deal_anew(eyes)
        assert self.twin.now.dealt is not None
        learned = self.dealt.table.state.learned, self.twin.now.dealt.table.state.learned
        seat, move = self.any_move(self.dealt, None)
        other = move if seat == eyes else self.any_move(self.twin.now.dealt, seat)[1]
        decision = self.dealt.decisions.numbers[seat]
        async with self.looking(eyes) as (here, there):
            for guest, number in ((self.players[seat], move), (self.twins[seat], other)):
                answer = await guest.ask("move", decision=decision, move=number)
                assert isinstance(answer, Done), answer
            await here.hear("view")
            await there.hear("view")
            secret = learned == (self.dealt.table.state.learned, self.twin.now.dealt.table.state.learned)
            if (move == other or secret) and here.shown["view"] == there.shown["view"]:
                self.told_alike += 1
                if views(here)[-1] != views(there)[-1]:
                    raise Leak(f"Seat {eyes} is told what it does not see: {views(here)[-1]!r}, {views(there)[-1]!r}")
        if self.twin.now.dealt.is_over:
            for guest in self.twins:
                await guest.leave()
            self.twin, self.twins = await self.set_up(self.dealt.table.game.meta.id)

    def any_move(self, dealt: Dealt, seat: int | None) -> tuple[int, int]:
        """Pick a move: of that seat, or of one that is awaited, or now and then of one that only may."""
        open_to = [number for number, moves in enumerate(dealt.decisions.moves) if moves]
        if seat is None:
            seat = self.chance.choice(dealt.awaited() if self.chance.random() < 0.9 else open_to)
        return seat, int(self.chance.choice(dealt.decisions.moves[seat]))

    async def play(self, moves: int, every: int) -> int:
        """Play on over the sockets, and compare again and again; gives the number of moves."""
        made = 0
        while made < moves and not self.dealt.is_over:
            if made % every == 0:
                everybody: list[Eyes] = [*range(len(self.people)), None]
                for eyes in everybody:
                    await self.compare(eyes)
                    if made in REPLAYED:
                        await self.compare_frames(eyes)
                await self.compare_a_move(self.chance.choice(everybody))
            else:
                seat, move = self.any_move(self.dealt, None)
                answer = await self.players[seat].ask("move", decision=self.dealt.decisions.numbers[seat], move=move)
                assert isinstance(answer, Done), answer
            made += 1
        return made


class Redealt(Replay):
    """A replay in which all that one pair of eyes could not know was dealt anew at each step."""

    def __init__(self, table: Table, eyes: Seat | None, chance: Random) -> None:
        super().__init__(table)
        self.eyes = eyes
        self.rng = Quick(chance.getrandbits(60))

    def state_at(self, number: int) -> State:
        return super().state_at(number).resample(self.eyes, self.rng)


def views(guest: Guest) -> list[bytes]:
    return [data for data in guest.heard if data.startswith(b'{"is":"view"')]


def card(guest: Guest) -> dict[str, Any]:
    """All of the card but what tells two tables apart; clocks run at both, but began at different moments."""
    shown = {name: value for name, value in guest.table.items() if name not in OWN}
    return {**shown, "house_moves_at": bool(shown.get("house_moves_at"))}


def with_state(table: Table, state: State) -> Table:
    """Copy a table, but for the state of its game."""
    record = table.record
    twin = Table(table.game, record.seats, record.house, table.seed, record.generator)
    state.events = []
    twin.state = state
    twin.events = list(table.events)
    twin.told = list(table.told)
    twin.earlier = list(table.earlier)
    twin.record = msgspec.structs.replace(
        record, moves=list(record.moves), marks=list(record.marks), seats=list(record.seats)
    )
    return twin


def play(game: Game, seats: int, moves: int, *, every: int, seed: int, house: dict[str, Value] | None = None) -> Tables:
    """Play so many moves, in as many games as it takes."""

    async def run() -> Tables:
        async with asyncio.timeout(300), open_server({game.meta.id: game}, SETTINGS) as server:
            people = [await server.guest(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")[:seats]]
            tables = Tables(server, people, Random(seed), house)
            made = 0
            while made < moves:
                await tables.open(game.meta.id)
                try:
                    made += await tables.play(moves - made, every)
                finally:
                    await tables.close()
            return tables

    # The twin's games do not follow from its seed; the house notices that at their end, and says so.
    with capture_logs() as logs:
        try:
            return asyncio.run(run())
        except Exception as error:
            error.add_note(f"The house said: {logs}")
            raise


@pytest.mark.parametrize(("seats", "moves"), [(2, 200), (3, 300), (4, 200)])
def test_coasters_tells_nobody_what_they_cannot_know(seats: int, moves: int) -> None:
    tables = play(GAME, seats, moves, every=3, seed=seats)

    assert tables.looks > moves // 3 * (seats + 1)
    assert tables.told_alike > 30
    assert tables.refused > moves // 3


@pytest.mark.parametrize("game", [meta.id for meta in list_games()])
@pytest.mark.parametrize("seats", [3, 4])
def test_an_installed_game_tells_nobody_what_they_cannot_know(game: str, seats: int) -> None:
    tables = play(find_game(game), seats, 500, every=6, seed=seats)

    assert tables.looks > 80 * (seats + 1)


def houses() -> list[tuple[str, int, int]]:
    """Give each game, at tables of several sizes, with houses by number."""
    found = []
    for meta in list_games():
        game = find_game(meta.id)
        for number, seats in enumerate((max(3, meta.seats_min), min(4, meta.seats_max))):
            with suppress(BadHouse):
                random_house(game, seats, Quick(number))
                found.append((meta.id, seats, number))
    return found


@pytest.mark.parametrize(("name", "seats", "number"), houses())
def test_whatever_the_house_nobody_is_told_what_they_cannot_know(name: str, seats: int, number: int) -> None:
    game = find_game(name)
    house = random_house(game, seats, Quick(number))

    tables = play(game, seats, 62, every=5, seed=number, house=house)

    assert tables.looks > 12 * seats
    assert tables.frames >= 11 * (seats + 1)


class Chatty(Coasters):
    """Tells everybody what somebody chose in secret."""

    def told(self, event: Event, seat: Seat | None, names: Any = ()) -> Fact | None:
        kind, who, coaster, _ = event
        return plain(f"{names[who]} chose {coaster}.") if kind == HAS_CHOSEN else super().told(event, seat, names)


class Transparent(Coasters):
    """Lets the size of a label tell which coaster lies on top of the pile."""

    def view(self, state: Any, seat: Seat | None, names: Any = ()) -> View:
        seen = super().view(state, seat, names)
        if state.pile:
            seen.zones[0].label += " " * state.pile[-1]
        return seen


class Winking(Coasters):
    """Orders the plates by what is in the hands."""

    def view(self, state: Any, seat: Seat | None, names: Any = ()) -> View:
        seen = super().view(state, seat, names)
        seen.seats.sort(key=lambda plate: sum(state.hands[plate.seat]))
        return seen


@pytest.mark.parametrize("game", [Chatty(), Transparent(), Winking()])
def test_a_game_that_leaks_is_caught(game: Game) -> None:
    with pytest.raises(Leak):
        play(game, 3, 300, every=2, seed=1)


def leak_by_frame(gate: Gate, state: State, eyes: Eyes, number: int, language: str = "") -> bytes:
    """Show a seat in the replay what another one was shown."""
    return KEPT_FRAME(gate, state, 0 if eyes == 1 else eyes, number, language)


def leak_by_number(gate: Gate, eyes: Eyes, lines: int, language: str) -> tuple[bytes, int]:
    """Give everybody's decision away in the number of one's own."""
    state: Any = gate.dealt.table.state
    decision = 0 if eyes is None else gate.dealt.decisions.numbers[eyes] + sum(state.hands[0])
    return gate.shown_with(eyes, lines, decision, language)


def leak_by_cache(gate: Gate, eyes: Eyes, _language: str) -> Any:
    """Show a seat what another one was shown."""
    return gate.dealt.view(0 if eyes == 1 else eyes)


@pytest.mark.skipif(not gate.__file__.endswith(".py"), reason="compiled code cannot be changed; runs on the sources")
@pytest.mark.parametrize(
    ("name", "leak"), [("shown", leak_by_number), ("_latest_view", leak_by_cache), ("frame", leak_by_frame)]
)
def test_a_server_that_leaks_is_caught(monkeypatch: pytest.MonkeyPatch, name: str, leak: Any) -> None:
    monkeypatch.setattr(Gate, name, leak)

    with pytest.raises(Leak):
        play(GAME, 3, 60, every=2, seed=1)
