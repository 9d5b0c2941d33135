"""The pages about protocol and operation say what is so."""

import inspect
import re
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar

import taphouse.core
import taphouse.server
from taphouse.server.http.admission import DoorRules
from taphouse.server.http.api import API
from taphouse.server.process.serve import serve
from taphouse.server.protocol import bodies
from taphouse.server.protocol.commands import AnyCommand
from taphouse.server.protocol.messages import AnyMessage, GuestInfo, QuestionInfo, Refused
from taphouse.server.settings import Settings
from taphouse.server.sockets import connections
from taphouse.server.sockets import http_protocol as line
from taphouse.server.sockets import websocket_protocol as wire
from taphouse.server.store import COMMANDS_KEPT

DOCS = Path(__file__).parent.parent / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
OPERATE = (DOCS / "operate.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PROTOCOL, re.DOTALL)


@pytest.mark.parametrize(("kind", "text"), EXAMPLES, ids=lambda value: " ".join(value.split())[:50])
def test_every_example_is_exactly_what_goes_over_the_wire(kind: str, text: str) -> None:
    types = {"command": AnyCommand, "message": AnyMessage, "QuestionInfo": QuestionInfo, "GuestInfo": GuestInfo}
    decoded = msgspec.json.decode(text, type=types.get(kind) or getattr(bodies, kind))

    written = msgspec.json.decode(msgspec.json.encode(decoded))

    given = msgspec.json.decode(text)
    assert {name: written[name] for name in given} == given


def tags(kinds: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in kinds.__args__}  # type: ignore[attr-defined]


def test_every_command_and_every_message_has_an_example() -> None:
    shown = [msgspec.json.decode(text) for kind, text in EXAMPLES if kind in ("command", "message")]

    assert {example["do"] for example in shown if "do" in example} == tags(AnyCommand)
    assert {example["is"] for example in shown if "is" in example} == tags(AnyMessage)


def test_no_other_json_stands_unchecked() -> None:
    assert len(EXAMPLES) == PROTOCOL.count("```") // 2


def test_every_name_is_one_that_the_house_knows() -> None:
    """Names of commands and fields in running text, too: what stands nowhere in the sources is no name any more."""
    sources = [*Path(taphouse.server.__file__).parent.rglob("*.py"), *Path(taphouse.core.__file__).parent.glob("*.py")]
    known = {word for path in sources for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))}
    told = set(re.findall(r"`([a-z]+(?:_[a-z]+)*)`", PROTOCOL))

    assert {"answer", "withdraw", "seat_bot"} <= told
    assert told - known == set()


PAGES = [*DOCS.rglob("*.md"), *DOCS.parent.glob("*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_table_is_cut_by_an_empty_line(page: Path) -> None:
    blocks = re.findall(r"(?:^\|.*\n)+", page.read_text(encoding="utf-8"), re.MULTILINE)

    assert [block for block in blocks if not re.match(r"\|.*\|\n\|[-| :]+\|\n", block)] == []


def test_the_steps_to_a_game_name_files_that_the_one_to_copy_has() -> None:
    """Other files are named as what our games have beside."""
    steps = (DOCS.parent / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Add a game")[1].split("## ")[0]
    source = DOCS.parent / "src" / "taphouse"
    coasters, games = source / "testing" / "coasters", source / "games"
    beside = {"house.py", "bot.py", "showing.py", "story.py", "cards.py", "setup.py"}

    told = set(re.findall(r"`(\w+\.(?:py|md))`", steps))

    assert told - beside == {path.name for path in coasters.iterdir() if path.suffix in (".py", ".md")} - {
        "__init__.py"
    }
    assert all((coasters / folder).is_dir() for folder in re.findall(r"`(tests/\w+)`", steps))
    assert all([*games.glob(f"*/{name}")] for name in beside - {"setup.py"})


def test_every_code_of_a_refusal_is_told() -> None:
    source = inspect.getsource(Refused)
    codes = re.findall(r"``(\w+)``", source)

    assert codes
    assert all(f"| `{code}` |" in PROTOCOL for code in codes)


async def no_door() -> None:
    """Stand where the routes want a door."""


def test_every_address_is_told() -> None:
    """Told with its method, and nothing is told that is not there."""
    served = {
        f"{method} {re.sub(r':[a-z]+}', '}', route.path)}"
        for route in Litestar(API, openapi_config=None, dependencies={"entrance": no_door}).routes
        for method in getattr(route, "methods", ())
        if method != "OPTIONS"
    }

    told = re.findall(r"^\| `((?:GET|POST|DELETE) /api[^`?]*)", PROTOCOL, re.MULTILINE)

    assert sorted(told) == sorted(served)


def test_every_option_of_the_command_is_told() -> None:
    shown = set(re.findall(r"^\| `--([\w-]+)` \|", OPERATE, re.MULTILINE))
    inner = {"settings", "rules", "games", "out", "language"}

    assert shown == {name.replace("_", "-") for name in inspect.signature(serve).parameters} - inner


def test_the_limits_are_the_ones_that_hold() -> None:
    rules, settings = DoorRules(), Settings()
    table = dict(re.findall(r"^\| ([a-z][^|]+) \| ([^|]+) \|$", OPERATE.split("## Limits")[1], re.MULTILINE))

    def rate(at_once: float, per_second: float) -> str:
        return f"{at_once} at once, {per_second:g} a second"

    assert table["body of a request"] == f"{rules.body_bytes // 1024} KB"
    assert table["message over a socket"] == f"{settings.command_bytes // 1024} KB"
    assert table["requests of one address to `/api`"] == rate(rules.requests_at_once, rules.requests_per_second)
    missed = "tables that are not there, and tokens that open no seat, of one address"
    assert table[missed] == rate(rules.misses_at_once, rules.misses_per_second)
    counted = "connections of one address; those of reverse proxies are not counted"
    assert table[counted] == str(rules.connections_per_address)
    most = f"{rules.connections_at_once:,}, or the file limit less {connections.RESERVE}"
    assert table["connections in all"] == most
    assert table["time for the head of a request"] == f"{line.HEAD_SECONDS:g} seconds"
    assert table["time for the body of a request"] == f"{line.BODY_SECONDS:g} seconds"
    assert table["time in which somebody must read what was sent"] == f"{line.STALLED_SECONDS:g} seconds"
    assert table["pings of one socket"] == rate(wire.PINGS_AT_ONCE, wire.PINGS_PER_SECOND)
    assert table["sockets of one person at the own table"] == str(rules.sockets_per_person)
    assert table["commands of one socket"] == rate(settings.commands_burst, settings.commands_per_second)
    assert table["commands of all sockets of one address"] == rate(rules.commands_at_once, rules.commands_per_second)
    assert table["sockets of one address"] == str(rules.sockets_per_address)
    beside = "of one person with a name, beside those of the address"
    assert table[f"requests {beside}"] == rate(rules.own_requests_at_once, rules.own_requests_per_second)
    assert table[f"commands {beside}"] == rate(rules.own_commands_at_once, rules.own_commands_per_second)
    own = f"{rules.own_misses_at_once} at once, {rules.own_misses_per_hour:g} an hour"
    assert table[f"tables that are not there, {beside}"] == own
    lately = f"visited within {settings.forgotten_after_days:g} days"
    assert table[f"unfinished tables of one host, {lately}"] == str(settings.tables_per_person)
    assert table["listeners at one table"] == str(settings.listeners_per_table)
    wishes = rate(rules.wishes_at_once, rules.wishes_per_second)
    assert table["new tables and names of one person or one address"] == wishes
    assert table["chat of one person at one table"].startswith(
        f"{settings.chat_burst} at once, one every two seconds; 280"
    )
    assert settings.chat_per_second == 0.5
    questions = (
        f"{settings.questions_per_minute} a minute, and none about the same for {settings.pause_after_no:g} seconds"
    )
    assert table["questions of one person to one table"] == f"{questions} after a no"


def test_how_long_is_long_is_what_holds() -> None:
    settings = Settings()
    rows = re.findall(r"^\| ([a-z][^|]+) \| ([^|]+) \| (.+) \|$", OPERATE.split("## How long is long")[1], re.MULTILINE)

    told = {tuple(re.findall(r"`(\w+)`", names)): after for _, after, names in rows if names != "setting"}

    assert told == {
        ("stand_in_delay",): f"{settings.stand_in_delay:g} seconds",
        ("silence_delay", "silence_clocks"): (
            f"{settings.silence_delay:g} seconds, or {settings.silence_clocks:g} times the clock if that is longer"
        ),
        ("question_patience",): f"{settings.question_patience / 3600:g} hours",
        ("bots_hold",): f"{settings.bots_hold:g} seconds",
        ("search_patience",): f"{settings.search_patience:g} seconds",
        ("given_up_after_days",): f"{settings.given_up_after_days:g} days",
        ("open_hours",): f"{settings.open_hours:g} hours",
        ("forgotten_after_days",): f"{settings.forgotten_after_days:g} days",
    }


def test_how_many_commands_are_known_is_told() -> None:
    assert f"the latest {COMMANDS_KEPT:,} commands" in PROTOCOL


def test_every_number_for_prometheus_is_told() -> None:
    source = inspect.getsource(__import__("taphouse.server.http.metrics", fromlist=["Metrics"]))
    names = set(re.findall(r'"(taphouse_\w+)"', source))

    assert len(names) > 5
    assert all(f"`{name}" in OPERATE for name in names)
