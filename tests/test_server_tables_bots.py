"""Bots at a table: pace, optional moves, what they hear, and what happens when one fails."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from typing import ClassVar

import msgspec
import pytest

from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move, Seat
from taphouse.core.registry import list_games
from taphouse.core.rng import Rng
from taphouse.core.state import State
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable, PlayNow
from taphouse.server.settings import Settings
from taphouse.server.store import open_store
from taphouse.server.store.person import Person
from taphouse.server.testing.in_process import Guest, company, open_bar
from taphouse.testing.coasters.game import Coasters, HighBot
from taphouse.testing.coasters.rules import TAKE_BACK
from taphouse.testing.coasters.timed import Timed

pytestmark = pytest.mark.anyio
SETTINGS = Settings(
    db="sqlite://",
    paces={"calm": (30.0, 31.0), "human": (0.1, 0.12), "quick": (0.01, 0.02), "instant": (0.0, 0.0)},
    bot_patience=0.2,
    commands_burst=10_000,
)


class Listener(HighBot):
    """Wants to hear everything."""

    heard: ClassVar[list[Fact]] = []
    threads: ClassVar[set[str]] = set()

    def __init__(self, rng: Rng, strength: int = 100) -> None:
        super().__init__(rng, strength)
        self.hears = True

    def hear(self, facts: list[Fact]) -> None:
        self.heard += facts
        self.threads.add(threading.current_thread().name)


class Undecided(Bot):
    """Takes back what it chose, once."""

    changed_mind: ClassVar[list[int]] = []

    def choose(self, world: State, seat: Seat) -> Move | None:
        moves = world.legal_moves(seat)
        if moves == [TAKE_BACK] and not self.changed_mind:
            self.changed_mind.append(1)
            return Move(TAKE_BACK)
        return None if moves == [TAKE_BACK] else moves[0]


class Ponderer(HighBot):
    """Takes as long as it is told to."""

    times: ClassVar[list[float]] = []

    def ponders(self, world: State, seat: Seat) -> float:
        assert world.legal_moves(seat)
        return self.times[0]


class Broken(Bot):
    """Fails in every way, one after the other."""

    ways: ClassVar[list[Callable[[], Move | None]]] = []

    def choose(self, world: State, seat: Seat) -> Move | None:
        first = world.legal_moves(seat)[0]
        if first == TAKE_BACK:
            return None
        return self.ways.pop()() if self.ways else first


class Gaping(Bot):
    """Notes the world it was given, and thinks until it is let go."""

    go = threading.Event()
    worlds: ClassVar[list[State]] = []

    def choose(self, world: State, seat: Seat) -> Move | None:
        self.worlds.append(world)
        self.go.wait(30)
        return world.legal_moves(seat)[0]


class Club(Coasters):
    waits = 0.0
    """How long bots give people."""
    bots = {
        "house": HighBot,
        "listener": Listener,
        "undecided": Undecided,
        "broken": Broken,
        "gaping": Gaping,
        "ponderer": Ponderer,
    }

    def bot_waits(self, state: State, seat: Seat) -> float:
        return self.waits


CLUB = Club()
GAMES = {"coasters": CLUB}


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, GAMES) as bar:
        yield bar


def wish(seats: int, pace: str = "instant") -> MakeTable:
    return MakeTable(game="coasters", seats=seats, pace=pace, house={"target": 5})


async def against(bar: Bar, bot: str, pace: str = "instant") -> Guest:
    (ann,) = await company(bar, wish(2, pace), "Ann")
    await ann.do("seat_bot", seat=1, bot=bot)
    await ann.do("start")
    return await ann.until("the deal", lambda guest: guest.shown)


async def test_a_bot_that_need_not_ponder_moves_at_once(bar: Bar) -> None:
    """At this pace a move takes half a minute, longer than anybody here waits."""
    Ponderer.times[:] = [0.0]
    ann = await against(bar, "ponderer", "calm")
    await ann.play()

    await ann.until("the bot's move", lambda guest: guest.shown["number"] >= 2)


@pytest.mark.parametrize(("times", "least"), [([4.0], 0.4), ([], 0.1)], ids=["slow", "failing"])
async def test_a_bot_that_ponders_takes_longer_and_one_that_cannot_say_the_usual_time(
    bar: Bar, times: list[float], least: float
) -> None:
    """At this pace a move takes a tenth of a second."""
    Ponderer.times[:] = times
    start = time.monotonic()
    ann = await against(bar, "ponderer", "human")
    await ann.play()

    await ann.until("the bot's move", lambda guest: guest.shown["number"] >= 2)

    assert time.monotonic() - start >= least


async def test_where_people_look_out_for_something_a_quick_bot_waits(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    """At this pace bots do not wait at all; without people they do not even here."""
    monkeypatch.setattr(CLUB, "waits", 0.4)
    begun = time.monotonic()
    ann = await against(bar, "house")
    await ann.play()
    await ann.until("the bot's move", lambda guest: guest.shown["number"] >= 2)
    assert time.monotonic() - begun >= 0.4

    monkeypatch.setattr(CLUB, "waits", 1000.0)
    (ben,) = await company(bar, wish(2), "Ben")
    await ben.do("stand_up")
    await ben.do("start")
    await ben.until("the end", lambda guest: guest.card["status"] == "over")


def intervals(guest: Guest) -> list[int]:
    """Milliseconds between the moves of a game."""
    assert guest.table.now.dealt is not None
    times = [row.at for row in guest.table.now.dealt.table.record.moves]
    return [late - early for early, late in pairwise(times)]


@pytest.mark.parametrize("game", ["coasters", "timed"])
async def test_however_quick_bots_are_each_move_can_be_seen_before_the_next(game: str) -> None:
    """Four bots decide at the same time and need no time to think; the house moves by itself in between."""
    Ponderer.times[:] = [0.0]
    games = {"coasters": CLUB if game == "coasters" else Timed(30.0)}
    settings = msgspec.structs.replace(SETTINGS, apart={"human": 0.15})
    async with open_bar(settings, games) as bar:
        (ann,) = await company(bar, MakeTable(game="coasters", seats=4, pace="human", house={"target": 2}), "Ann")
        await ann.do("stand_up")
        for seat in range(4):
            await ann.do("seat_bot", seat=seat, bot="ponderer" if game == "coasters" else "house")
        await ann.do("start")
        await ann.until("the end", lambda guest: guest.card["status"] == "over")

        assert len(intervals(ann)) > 4
        assert min(intervals(ann)) >= 145


def test_at_a_human_pace_nobody_sees_three_moves_in_a_second() -> None:
    apart = Settings().apart

    assert 2 * apart["human"] > 1
    assert apart["calm"] > apart["human"] > apart["quick"] > apart["instant"] == 0


async def test_bots_play_whole_games_against_each_other(bar: Bar) -> None:
    """Nobody from outside sits there; the host only watches, and the game ends, checked."""
    (ann,) = await company(bar, wish(4), "Ann")
    await ann.do("stand_up")
    await ann.do("seat_bot", seat=1, bot="random")
    await ann.do("start")

    await ann.until("the end", lambda guest: guest.card["status"] == "over" and guest.card.get("checked"))

    assert bar.tally.bot_moves == ann.shown["number"]
    assert ann.shown["view"]["eyes"] is None


async def test_bots_take_their_time(bar: Bar) -> None:
    (ann,) = await company(bar, wish(2, "human"), "Ann")
    begun = time.monotonic()
    await ann.do("start")

    await ann.until("the bot", lambda guest: guest.shown.get("number") == 1)

    assert time.monotonic() - begun > 0.09


async def test_a_bot_keeps_to_its_moment_while_others_move(bar: Bar) -> None:
    """Ann chooses and takes back all the time; that does not put the bot off for ever."""
    (ann,) = await company(bar, wish(2, "human"), "Ann")
    await ann.do("start")
    await ann.until("the deal", lambda guest: guest.shown)
    begun = time.monotonic()
    while not any("Ann" not in line and "You" not in line for line in ann.story):
        await ann.ask("move", decision=ann.decision, move=ann.moves[0])
        assert time.monotonic() - begun < 10


async def test_a_calm_table_does_not_hurry(bar: Bar) -> None:
    ann = await against(bar, "house", "calm")
    await ann.play()
    await asyncio.sleep(0.1)

    assert ann.look().shown["number"] == 1
    await ann.do("change_table", pace="instant")
    await asyncio.sleep(0.05)
    assert ann.look().shown["number"] == 1


async def test_bots_may_use_their_optional_moves(bar: Bar) -> None:
    Undecided.changed_mind.clear()
    ann = await against(bar, "undecided")

    await ann.until("second thoughts", lambda guest: any("took the choice back" in line for line in guest.story))
    await ann.until("third thoughts", lambda guest: guest.shown["number"] == 3)

    await asyncio.sleep(0.05)
    assert ann.look().shown["number"] == 3


async def test_a_bot_that_remembers_hears_the_story_of_its_seat_off_the_loop(bar: Bar) -> None:
    Listener.heard.clear()
    Listener.threads.clear()
    (ann,) = await company(bar, wish(3), "Ann")
    await ann.do("seat_bot", seat=1, bot="listener")
    await ann.do("start")
    await ann.until("the bots", lambda guest: guest.shown.get("number") == 2)
    await ann.play()
    await ann.until("the bots again", lambda guest: guest.shown["number"] == 5)
    await asyncio.sleep(0.05)

    assert ann.table.now.dealt is not None
    story = ann.table.now.dealt.table.story(Seat(1))
    assert Listener.heard == story[: len(Listener.heard)]
    assert len(Listener.heard) >= 4
    assert all(name.startswith("taphouse-bot") for name in Listener.threads)


async def test_whatever_a_bot_does_its_table_goes_on(bar: Bar) -> None:
    """It raises, chooses nothing, or what is not open, or nonsense: chance decides, and the record says so."""

    def raises() -> Move | None:
        raise RuntimeError

    Broken.ways[:] = [lambda: Move(999), lambda: Move(TAKE_BACK), lambda: None, raises]
    ann = await against(bar, "broken")
    rounds = 0
    while Broken.ways and ann.look().card["status"] == "running":
        rounds += 1
        await ann.until("the bot", lambda guest, rounds=rounds: guest.shown["number"] >= 2 * rounds - 1)  # type: ignore[misc]
        await ann.play(min(ann.moves))

    assert Broken.ways == []
    assert ann.table.now.dealt is not None
    record = ann.table.now.dealt.table.record
    await ann.until("the last way", lambda _: len([row for row in record.moves if row.seat == 1]) >= 4)
    assert [row.by for row in record.moves if row.seat == 1][:4] == ["random"] * 4


async def test_a_bot_that_thinks_too_long_is_decided_for(bar: Bar) -> None:
    Gaping.go.clear()
    Gaping.worlds.clear()
    ann = await against(bar, "gaping")

    await ann.until("chance", lambda guest: guest.shown["number"] == 1)

    Gaping.go.set()
    assert ann.table.now.dealt is not None
    assert ann.table.now.dealt.table.record.moves[0].by == "random"


@pytest.mark.parametrize("is_asked_anew", [False, True])
async def test_a_thought_counts_as_long_as_it_answers_what_is_asked(is_asked_anew: bool) -> None:  # noqa: FBT001
    """While the bot thinks, Ann moves: what it found still answers its own question, unless that has changed."""
    Gaping.go.clear()
    Gaping.worlds.clear()
    async with open_bar(msgspec.structs.replace(SETTINGS, bot_patience=60.0), GAMES) as bar:
        ann = await against(bar, "gaping")
        await ann.until("the bot looks", lambda _: Gaping.worlds)
        await ann.play()
        assert ann.shown["number"] == 1
        assert ann.table.now.dealt is not None
        ann.table.now.dealt.decisions.numbers[1] += is_asked_anew
        Gaping.go.set()

        await ann.until("the bot's move", lambda guest: guest.shown["number"] >= 2)

        first_two = [0 in world.to_act() for world in Gaping.worlds[:2]]
        assert (first_two == [True, False]) is is_asked_anew


async def test_the_loop_is_free_while_bots_think() -> None:
    Gaping.go.clear()
    Gaping.worlds.clear()
    async with open_bar(msgspec.structs.replace(SETTINGS, bot_patience=60.0), GAMES) as bar:
        ann = await against(bar, "gaping")
        await ann.until("the bot looks", lambda _: Gaping.worlds)
        begun = time.monotonic()
        await ann.ask("ping")
        await ann.do("say", text="Take your time.")
        assert time.monotonic() - begun < 10
        Gaping.go.set()


async def test_a_house_that_closes_does_not_wait_for_thinkers() -> None:
    Gaping.go.clear()
    Gaping.worlds.clear()
    async with open_bar(msgspec.structs.replace(SETTINGS, bot_patience=60.0), GAMES) as bar:
        ann = await against(bar, "gaping")
        await ann.until("the bot looks", lambda _: Gaping.worlds)
        begun = time.monotonic()
    assert time.monotonic() - begun < 10
    Gaping.go.set()


async def test_many_tables_of_bots_finish(bar: Bar) -> None:
    tables = []
    for number in range(15):
        (guest,) = await company(bar, wish(4), f"Host{number}")
        await guest.do("stand_up")
        await guest.do("start")
        tables.append(guest)

    for guest in tables:
        await guest.until("the end", lambda guest: guest.card["status"] == "over")


@pytest.mark.parametrize("game", [meta.id for meta in list_games()])
async def test_every_installed_game_is_played_to_its_end_by_house_bots(game: str) -> None:
    settings = msgspec.structs.replace(SETTINGS, bot_patience=20.0)
    store = await open_store("sqlite://")
    bar = await Bar.open(store, settings)
    host = await bar.name_person("ann", "Ann")
    meta = bar.game(game).meta
    code = await bar.make_table(host, MakeTable(game=game, seats=meta.seats_best, pace="instant"))
    ann = await Guest.come(bar, code, "ann")
    await ann.do("stand_up")
    await ann.do("start")
    end = time.monotonic() + 120

    while not (ann.look().card["status"] == "over" and ann.card.get("checked")):
        assert time.monotonic() < end
        await asyncio.sleep(0.01)

    assert ann.shown["view"]["outcome"]["places"]
    assert ann.story == (await Guest.come(bar, code, "zoe")).story
    assert bar.tally.failures == 0
    await bar.close()
    await store.close()


async def test_play_now_is_playable_within_a_moment(bar: Bar) -> None:
    begun = time.monotonic()
    person = await bar.name_person("ann", "Ann")
    assert person == Person("ann", "Ann")
    ann = await Guest.come(bar, await bar.play_now(person, PlayNow(game="coasters")), "ann")
    await ann.play()

    assert time.monotonic() - begun < 5
