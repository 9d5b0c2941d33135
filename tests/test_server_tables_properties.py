"""Whatever is sent, a table keeps its word: one answer each, nothing changed by a refusal, everybody sees the same."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from taphouse.core.record import hash_of_state
from taphouse.server.bar.tables import Bar
from taphouse.server.parts.dealt_game import Dealt
from taphouse.server.parts.sheet import read_sheet, write_sheet
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.commands import CLOCKS, PACES, REACTIONS
from taphouse.server.settings import Settings
from taphouse.server.table.live_table import LiveTable
from taphouse.server.testing.in_process import Guest, company, open_bar
from taphouse.testing.coasters.game import GAME

GAMES = {"coasters": GAME}
STILL = Settings(
    db="sqlite://",
    paces=dict.fromkeys(PACES, (1000.0, 1000.0)),
    commands_burst=100_000,
    stand_in_delay=0.0,
    chat_burst=5,
)
"""Bots never move, so that whatever changes was commanded."""

GUESTS = ("ann", "ann", "ben", "cyd", "zoe", None, "seat:3")
"""Two tabs of Ann, others at the table, one who watches, one unknown, and an outside bot."""

Command = dict[str, Any]
Chance = random.Random

COMMANDS: dict[str, Callable[[Chance], Command]] = {
    "move": lambda chance: {"decision": chance.choice([*range(-1, 9), "right"]), "move": chance.randrange(-2, 20)},
    "undo": lambda chance: {"practice": chance.random() < 0.5},
    "answer": lambda chance: {"question": chance.choice([*range(6), "open"]), "yes": chance.random() < 0.7},
    "withdraw": lambda chance: {"question": chance.choice([*range(6), "open"])},
    "here": lambda _: {},
    "let_in": lambda chance: {"number": chance.randrange(4)},
    "sit": lambda chance: {"seat": chance.randrange(6)},
    "stand_up": lambda _: {},
    "declare": lambda chance: {"option": chance.choice(["hand", "x"]), "yes": chance.random() < 0.5},
    "seat_bot": lambda chance: {
        "seat": chance.randrange(6),
        "bot": chance.choice(["house", "random", "outside", "oracle"]),
    },
    "clear_seat": lambda chance: {"seat": chance.randrange(6)},
    "swap_seats": lambda chance: {"one": chance.randrange(6), "other": chance.randrange(6)},
    "change_table": lambda chance: {
        "clock": chance.choice([*CLOCKS, None, "x"]),
        "pace": chance.choice([*PACES, None, "x"]),
        "seats": chance.choice([None, None, 3, 4, 9]),
        "friendly": chance.choice([None, None, True, False]),
        "house": chance.choice([None, {}, {"hand": 2}, {"hand": 9}, {"x": 1}]),
    },
    "hand_over": lambda chance: {"seat": chance.randrange(6)},
    "start": lambda _: {},
    "stand_in": lambda chance: {"seat": chance.randrange(6)},
    "take_over": lambda _: {},
    "say": lambda chance: {"text": "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(300)))},
    "react": lambda chance: {"reaction": chance.choice([*REACTIONS, "sulk"])},
    "mute": lambda chance: {"seat": chance.randrange(6), "muted": chance.random() < 0.5},
    "rematch": lambda _: {},
    "ping": lambda _: {},
}
MALFORMED = [
    b"",
    b"null",
    b"[]",
    b"\x00\xff\xfe",
    b'{"do":"move"}',
    b'{"do":"move","id":"a","decision":1}',
    b'{"do":"move","id":"a","decision":1,"move":2,"by":"house"}',
    b'{"do":"move","id":"","decision":1,"move":1}',
    b'{"do":"move","id":"a","decision":1.5,"move":1}',
    b'{"do":"move","id":"a","decision":true,"move":1}',
    b'{"do":"move","id":"a","decision":1,"move":1e99}',
    b'{"do":"sit","id":"a","seat":-1}',
    b'{"do":"deal","id":"a"}',
    b'{"id":"a"}',
    b'{"do":"start","id":"' + b"x" * 41 + b'"}',
    b'{"do":"start","id":7}',
    b'{"do":"say","id":"a","text":""}',
    b'{"do":"say","id":"a","text":"\xff"}',
    b'{"do":"start","id":"a"}x',
    b"[" * 3000,
    b'{"do":"say","id":"a","text":"' + b"x" * 5000 + b'"}',
]


def anything(chance: Chance) -> Command | bytes | None:
    """Think of something to send: mostly an open move, else any command, or rubbish; None is to hang up."""
    kind = chance.random()
    if kind < 0.05:
        return None
    if kind < 0.10:
        return chance.choice(MALFORMED) if chance.random() < 0.7 else chance.randbytes(chance.randrange(60))
    if kind < 0.55:
        wanted: Command = {"do": "move", "decision": "right", "move": "legal"}
    elif kind < 0.65:
        wanted = {"do": chance.choice(["undo", "answer"])}
        wanted |= {} if wanted["do"] == "undo" else {"question": "open", "yes": True}
    elif kind < 0.72:
        wanted = {"do": "stand_in", "seat": chance.randrange(4)} if chance.random() < 0.7 else {"do": "take_over"}
    else:
        do = chance.choice(list(COMMANDS))
        wanted = {"do": do, **COMMANDS[do](chance)}
    # One id in ten was used before.
    return {**wanted, "id": f"id{chance.randrange(40)}" if chance.random() < 0.1 else f"n{chance.getrandbits(60)}"}


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(cast("Any", test()), 60))


def fingerprint(table: LiveTable) -> tuple[object, ...]:
    dealt = table.now.dealt
    state = None
    if dealt is not None:
        record = msgspec.json.encode(dealt.table.record)
        state = (dealt.step, record, hash_of_state(GAME, dealt.table.state), tuple(dealt.decisions.numbers))
    return write_sheet(table.now.sheet), state, table.now.chat.latest, msgspec.json.encode(table.now.questions.open)


async def arrive(bar: Bar, code: str, who: str | None) -> Guest:
    if who is not None and who.startswith("seat:"):
        return await Guest.come(bar, code, None, int(who[5:]))
    return await Guest.come(bar, code, who)


def filled_in(guest: Guest, wanted: Command) -> Command:
    """Put in what only somebody who looks can know."""
    wanted = dict(wanted)
    if wanted.get("decision") == "right":
        wanted["decision"] = guest.decision
    if wanted.get("question") == "open":
        wanted["question"] = guest.question().get("number", 0)
    if wanted.get("move") == "legal":
        moves = guest.moves if guest.shown else []
        wanted["move"] = moves[0] if moves else 0
    return wanted


async def send(guest: Guest, wanted: Command | bytes) -> dict[str, Any]:
    """Send anything; there must be exactly one answer, whatever id it has."""
    data = wanted if isinstance(wanted, bytes) else msgspec.json.encode(filled_in(guest, wanted))
    before = {name: len(answers) for name, answers in guest.answers.items()}
    await guest.table.command(guest, data)
    guest.look()
    new = [answer for name, answers in guest.answers.items() for answer in answers[before.get(name, 0) :]]
    assert len(new) == 1
    if isinstance(wanted, dict):
        assert new[0]["id"] == wanted["id"]
    return new[0]


@pytest.mark.parametrize("seed", range(16))
def test_no_command_breaks_a_table(seed: int) -> None:
    chance = random.Random(seed)

    async def test() -> None:
        async with open_bar(STILL, GAMES) as bar:
            await bar.name_person("zoe", "Zoe")
            founders = await company(bar, MakeTable(game="coasters", seats=4), "Ann", "Ben", "Cyd")
            ann = founders[0]
            if seed % 4:
                await ann.do("seat_bot", seat=3, bot="outside")
                await ann.do("start")
            code = ann.card["id"]
            guests = [await arrive(bar, code, who) for who in GUESTS]
            table = await bar.table(code)
            for founder in founders:
                founder.leave()
            for _ in range(200):
                number, wanted = chance.choice([0, 0, 0, 1, 2, 2, 3, 3, 4, 5, 6]), anything(chance)
                if guests[number].source is None:
                    guests[number] = await arrive(bar, code, GUESTS[number])
                if wanted is None:
                    guests[number].leave()
                else:
                    await check(table, guests[number], wanted)
            await agree(bar, table, guests)

    run(test)


async def check(table: LiveTable, guest: Guest, wanted: Command | bytes) -> None:
    """Send something: one answer comes, and after a refusal everything is as before."""
    await asyncio.gather(*table.tasks._running)
    before = fingerprint(table)
    answer = await send(guest, wanted)
    if answer["is"] == "refused":
        assert fingerprint(table) == before
        assert answer["why"]
        assert answer["code"] != "failed"


async def agree(bar: Bar, table: LiveTable, guests: list[Guest]) -> None:
    """Check that all have the same table before their eyes, and that it is the one on disk."""
    stored = await bar.store.load(table.id, 1000)
    assert stored is not None
    assert read_sheet(stored.row.sheet) == table.now.sheet
    assert len(stored.chat) == table.now.chat.latest
    if table.now.dealt is not None:
        again = Dealt.resume(GAME, table.now.sheet, table.now.seed, stored.steps, 4)
        assert hash_of_state(GAME, again.table.state) == hash_of_state(GAME, table.now.dealt.table.state)
        assert again.table.record.moves == table.now.dealt.table.record.moves
        keys = [(step.author, step.command) for step in stored.steps]
        assert len(keys) == len(set(keys))
    for guest, who in zip(guests, GUESTS, strict=True):
        if guest.source is None:
            continue
        fresh = await arrive(bar, table.id, who)
        guest.look()
        guest.card.pop("spectators", None)
        fresh.card.pop("spectators", None)
        assert guest.card == fresh.card
        assert guest.shown.get("view") == fresh.shown.get("view")
        assert guest.decision == fresh.decision
        assert guest.story == fresh.story
        assert guest.heard == fresh.heard


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.booleans()), min_size=5, max_size=40))
@settings(max_examples=15, suppress_health_check=list(HealthCheck))
def test_commands_that_arrive_all_at_once_are_carried_out_one_by_one(wanted: list[tuple[int, int, bool]]) -> None:
    """Two tabs of two people fire without waiting; every id is answered as often as it was sent, and done once."""

    async def test() -> None:
        async with open_bar(STILL, GAMES) as bar:
            ann, ben = await company(bar, MakeTable(game="coasters", seats=2), "Ann", "Ben")
            await ann.do("start")
            code = ann.card["id"]
            guests = [ann, ben, await arrive(bar, code, "ann"), await arrive(bar, code, "ben")]
            sent = []
            for number, name, undo in wanted:
                guest = guests[number].look()
                body: Command = {"do": "undo"} if undo else {"do": "move", "decision": guest.decision, "move": 0}
                if not undo and guest.moves:
                    body["move"] = guest.moves[0]
                body["id"] = f"{guest.person}{name}"
                sent.append(guest.table.command(guest, msgspec.json.encode(body)))
            await asyncio.gather(*sent)
            for guest in guests:
                guest.look()
            assert sum(len(list_) for guest in guests for list_ in guest.answers.values()) >= len(wanted)
            for number, guest in enumerate(guests):
                mine = [name for who, name, _ in wanted if who == number]
                for name in set(mine):
                    assert len(guest.answers[f"{guest.person}{name}"]) == mine.count(name)
            table = await bar.table(code)
            stored = await bar.store.load(code, 10)
            assert stored is not None
            keys = [(step.author, step.command) for step in stored.steps]
            assert len(keys) == len(set(keys))
            assert table.now.dealt is not None
            assert [step.number for step in stored.steps] == list(range(1, table.now.dealt.step + 1))
            assert guests[0].shown["view"] == guests[2].shown["view"]
            assert guests[1].story == guests[3].story

    run(test)


def test_whoever_is_too_fast_is_told_and_the_others_are_not_disturbed() -> None:
    async def test() -> None:
        slow_down = msgspec.structs.replace(STILL, commands_burst=10, commands_per_second=0.001)
        async with open_bar(slow_down, GAMES) as bar:
            ann, ben = await company(bar, MakeTable(game="coasters", seats=2), "Ann", "Ben")
            codes = [(await ann.ask("react", reaction="cheers")).get("code", "done") for _ in range(30)]
            assert codes.count("too_fast") > 20
            assert len(ann.answers) == 30
            await ben.do("say", text="Easy, Ann.")

    run(test)


def test_a_listener_that_never_reads_costs_little() -> None:
    """Thousands of changes leave it one flag; thousands of unread answers make the house hang up."""

    async def test() -> None:
        patient = msgspec.structs.replace(STILL, outbox_messages=50, chat_burst=10_000)
        async with open_bar(patient, GAMES) as bar:
            ann, _ = await company(bar, MakeTable(game="coasters", seats=2), "Ann", "Ben")
            deaf = Guest("ben")
            ann.table.attach(deaf)
            await ann.do("start")
            for _ in range(300):
                await ann.play()
                await ann.do("say", text="Anybody there?")
            assert (len(deaf._answers), len(deaf._taken)) == (0, 0)
            for number in range(200):
                await ann.table.command(deaf, msgspec.json.encode({"do": "ping", "id": f"p{number}"}))
                assert len(deaf._answers) <= 50 + 8
            assert deaf.is_closed
            (goodbye,) = deaf.ready()
            assert b"unread" in goodbye
            assert deaf.ready() == []

    run(test)


@pytest.mark.parametrize("size", [4097, 100_000, 5_000_000])
def test_a_command_that_is_too_long_is_refused_unread(size: int) -> None:
    async def test() -> None:
        async with open_bar(STILL, GAMES) as bar:
            (ann,) = await company(bar, MakeTable(game="coasters", seats=2), "Ann")
            answer = await ann.ask_bytes(b"x" * size, "")
            assert answer["code"] == "too_large"

    run(test)
