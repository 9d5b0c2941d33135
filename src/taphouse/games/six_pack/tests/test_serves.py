"""A serve at Six-Pack is shown to everybody at once: nobody tries out one board after the other."""

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from taphouse.games.six_pack.game import GAME
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.testing.in_process import INSTANT, Guest, dealt, open_bar

pytestmark = pytest.mark.anyio
STILL = replace(INSTANT, paces=dict.fromkeys(("calm", "human", "quick", "instant"), (3600.0, 3600.0)))
"""Bots take their time, so that nobody else acts."""
WISH = MakeTable(game="six-pack", seats=2, house={"first_player": "seat_1"})


@pytest.fixture
def anyio_backend() -> str:
    """Run what is asynchronous on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(STILL, {"six-pack": GAME}) as bar:
        yield bar


def choices(guest: Guest, word: str) -> list[int]:
    moves = guest.look().shown["view"].get("moves", [])
    return [move["move"] for move in moves if move["text"].startswith(word)]


async def serve(*guests: Guest) -> Guest:
    """Let whoever is the host serve and top up, until the table is looked at; gives the host."""
    while not any(choices(guest, "lay") for guest in guests):
        guest = next(guest for guest in guests if guest.look().is_awaited)
        await guest.play(guest.moves[-1])
    host = next(guest for guest in guests if choices(guest, "lay"))
    await host.play(choices(host, "lay")[0])
    assert host.card["may_undo"], "the place can be taken back until the drink is chosen"
    number = host.shown["number"]
    while host.look().is_awaited and not choices(host, "claim") and not choices(host, "lay"):
        await host.play()
    assert host.shown["number"] > number
    return host


async def test_with_friends_who_did_not_say_yes_it_stays(bar: Bar) -> None:
    ann, ben = await dealt(bar, WISH, "Ann", "Ben")
    host = await serve(ann, ben)
    friend = ben if host is ann else ann
    number = host.look().shown["number"]
    assert "may_undo" not in host.card

    await host.do("undo")

    assert host.look().shown["number"] == number
    assert host.question()["waits_for"] == [friend.card["your_seat"]]
    friend.leave()
    assert host.look().shown["number"] == number
    back = await Guest.come(bar, host.card["id"], friend.person)
    await back.answer(yes=False)
    assert host.look().shown["number"] == number
    assert await host.refused("undo") == "too_fast"


async def test_alone_with_bots_it_stays_unless_the_game_becomes_practice(bar: Bar) -> None:
    (ann,) = await dealt(bar, WISH, "Ann")
    await serve(ann)
    number = ann.look().shown["number"]
    assert "may_undo" not in ann.card

    for _ in range(6):
        assert await ann.refused("undo") == "not_now"

    assert ann.look().shown["number"] == number
    assert "practice" not in ann.card
    await ann.do("undo", practice=True)
    assert ann.look().shown["number"] < number
    assert ann.card["practice"]
    assert ann.table.now.dealt is not None
    assert ann.table.now.dealt.table.record.practice
