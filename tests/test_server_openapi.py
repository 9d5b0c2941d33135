"""What /schema says about the HTTP part is true: it tells every status, type and field."""

import sys
from collections.abc import Iterator
from subprocess import PIPE, Popen
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS
from schemathesis.schemas import BaseSchema

PROGRAM = """
import asyncio, sys
from taphouse.server.protocol.bodies import MakeTable, PlayNow
from taphouse.server.testing.real_server import open_server
from taphouse.testing.coasters.game import GAME

async def main():
    async with open_server({"coasters": GAME}) as server:
        ann = await server.guest("Ann")
        waits = await server.bar.make_table(ann.person, MakeTable(game="coasters", seats=2, listed=True))
        runs = await server.bar.play_now(ann.person, PlayNow(game="coasters"))
        print(server.host, ann.headers["cookie"], waits, runs, flush=True)
        await asyncio.to_thread(sys.stdin.read)

asyncio.run(main())
"""
CASES = 10
"""Of each of the ways to ask, for each address."""
TABLES: list[str] = []
HEADERS: dict[str, str] = {}
"""Of a host of these tables."""
SEMANTIC = {"post /api/me": ["positive_data_acceptance"], "get /api/tables": ["positive_data_acceptance"]}
"""A name of invisible signs, or a place that is in no list, fits the schema and is refused all the same."""


@pytest.fixture(scope="module")
def described() -> Iterator[BaseSchema]:
    """Open a house in a process of its own, with a table that waits and one that is played."""
    with Popen([sys.executable, "-c", PROGRAM], stdin=PIPE, stdout=PIPE, text=True) as served:  # noqa: S603  our own
        assert served.stdout is not None
        host, cookie, *tables = served.stdout.readline().split()
        TABLES.extend(tables)
        HEADERS["cookie"] = cookie
        yield schemathesis.openapi.from_url(f"http://{host}/schema/openapi.json")
        served.communicate()


def ask_for(operation: Any, mode: GenerationMode) -> int:
    """Ask in many ways, as a stranger with made-up tables and as the host of real ones; tell how often."""
    left_out = [CHECKS.get_one(name) for name in SEMANTIC.get(f"{operation.method} {operation.path}", [])]
    asked = 0

    @seed(7)
    @settings(max_examples=CASES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case) -> None:
        nonlocal asked
        asked += 1
        case.call_and_validate(excluded_checks=left_out)
        for table in TABLES if "table" in case.path_parameters else ():
            case.path_parameters["table"] = table
            case.call_and_validate(excluded_checks=left_out, headers=HEADERS)

    ask()
    return asked


def test_what_it_allows(described: BaseSchema) -> None:
    asked = [ask_for(found.ok(), GenerationMode.POSITIVE) for found in described.get_all_operations()]

    assert len(asked) >= 13
    assert all(asked)


def test_what_it_does_not_allow(described: BaseSchema) -> None:
    operations = [found.ok() for found in described.get_all_operations()]

    asked = [ask_for(operation, GenerationMode.NEGATIVE) for operation in operations if operation.body]

    assert len(asked) >= 4
    assert all(asked)
