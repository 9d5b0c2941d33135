"""Who may talk to whom is the game's to say; the server lets nobody else hear it."""

from collections.abc import AsyncIterator

import pytest

from taphouse.core.facts import plain
from taphouse.core.game import Talk
from taphouse.core.moves import Seat
from taphouse.core.state import State
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.testing.in_process import Guest, dealt, open_bar
from taphouse.testing.coasters.game import Coasters

pytestmark = pytest.mark.anyio
SETTINGS = Settings(db="sqlite://", spectator_news=1000.0, chat_burst=100)
HUSH = "Seat 2 has promised to be silent."


class Whispers(Coasters):
    """Coasters where seats 0 and 2 are a team, and seat 2 may only listen."""

    def talk(self, state: State, seat: Seat | None) -> Talk:
        """Seats 0 and 2 hear each other."""
        if seat == 0:
            return Talk(aside=True, team=(0, 2))
        return Talk(aloud=False, team=(0, 2), why=plain(HUSH)) if seat == 2 else Talk()


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, {"coasters": Whispers()}) as bar:
        yield bar


async def three(bar: Bar) -> list[Guest]:
    return await dealt(bar, MakeTable(game="coasters", seats=3), "Ann", "Ben", "Cyd")


def heard(guest: Guest) -> list[tuple[str, bool]]:
    return [(line["text"], line.get("aside", False)) for line in guest.look().heard]


async def test_what_is_said_aside_is_heard_by_the_team_alone(bar: Bar) -> None:
    ann, ben, cyd = await three(bar)
    watcher = await Guest.come(bar, ann.card["id"], "zoe")

    await ann.do("say", text="Mind the mint", aside=True)
    await ann.do("say", text="Cheers")

    assert heard(ann) == heard(cyd) == [("Mind the mint", True), ("Cheers", False)]
    assert heard(ben) == heard(watcher) == [("Cheers", False)]


async def test_nobody_else_is_even_woken_by_an_aside(bar: Bar) -> None:
    ann, ben, _ = await three(bar)
    ben.look()
    before = ben.bytes_read

    await ann.do("say", text="Mind the mint", aside=True)
    ben.look()

    assert ben.bytes_read == before


async def test_who_comes_back_hears_only_what_was_meant_for_them(bar: Bar) -> None:
    ann, _, _ = await three(bar)
    await ann.do("say", text="Mind the mint", aside=True)

    ben, cyd = await Guest.come(bar, ann.card["id"], "ben"), await Guest.come(bar, ann.card["id"], "cyd")

    assert (heard(ben), heard(cyd)) == ([], [("Mind the mint", True)])


async def test_who_may_not_speak_is_told_why_until_the_end(bar: Bar) -> None:
    _, ben, cyd = await three(bar)

    assert cyd.look().card["talk"] == {"aloud": False, "team": [0, 2], "why": {**plain(HUSH), "text": HUSH}}
    assert await cyd.refused("say", text="Hello") == "not_now"
    assert await cyd.refused("react", reaction="cheers") == "not_now"
    assert await ben.refused("say", text="Psst", aside=True) == "not_now"


async def test_before_the_deal_everybody_talks_to_everybody(bar: Bar) -> None:
    table = await bar.make_table(await bar.name_person("ann", "Ann"), MakeTable(game="coasters", seats=3))
    ann = await Guest.come(bar, table, "ann")

    await ann.do("say", text="Sit down")

    assert heard(ann) == [("Sit down", False)]
    assert ann.card["talk"] == {}
