"""Whose table it is: hosting passes on when the host has vanished."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.store import Change, StoreFailure
from taphouse.server.testing.in_process import Guest, company, dealt, open_bar
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio
GAMES = {"coasters": GAME}
SHORT = 0.15
SETTINGS = Settings(
    db="sqlite://",
    paces=dict.fromkeys(("calm", "human", "quick", "instant"), (0.0, 0.0)),
    stand_in_delay=SHORT,
    commands_burst=10_000,
)
TWO = MakeTable(game="coasters", seats=2)
THREE = MakeTable(game="coasters", seats=3)


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(SETTINGS, GAMES) as bar:
        yield bar


def hosts(guest: Guest) -> bool:
    return bool(guest.look().card.get("you_host"))


async def a_while() -> None:
    await asyncio.sleep(SHORT * 2)


async def test_a_host_who_vanishes_before_the_deal_is_followed_by_the_next_person_who_is_there(bar: Bar) -> None:
    ann, ben, cyd = await company(bar, THREE, "Ann", "Ben", "Cyd")
    ben.leave()
    ann.leave()
    await cyd.until("the hosting", hosts)

    assert cyd.card["host"] == 2
    (line,) = cyd.heard
    assert line["text"] == "Ann, the host, has been away for a while: Cyd is the host now."
    assert (line["name"], line["seat"], line["by_house"]) == ("The house", None, True)
    await cyd.do("start")


async def test_the_next_one_is_found_clockwise_from_the_host(bar: Bar) -> None:
    ann, ben, cyd = await company(bar, THREE, "Ann", "Ben", "Cyd")
    await ann.do("hand_over", seat=1)
    ben.leave()
    await cyd.until("the hosting", hosts)
    assert not hosts(ann)


async def test_it_passes_on_in_the_middle_of_a_game_too_and_the_old_host_does_not_get_it_back(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    ann.leave()
    await ben.until("the hosting", hosts)
    back = await Guest.come(bar, ben.card["id"], "ann")
    await a_while()

    assert hosts(ben)
    assert not hosts(back)
    await ben.do("hand_over", seat=0)
    assert hosts(back)


@pytest.mark.parametrize("by_hand", [True, False])
async def test_a_new_host_is_heard_whomever_the_old_one_had_muted(bar: Bar, *, by_hand: bool) -> None:
    """The others stay muted: whether they are heard is for the new host to say."""
    ann, ben, cyd = await company(bar, THREE, "Ann", "Ben", "Cyd")
    for seat in (1, 2):
        await ann.do("mute", seat=seat, muted=True)
    if by_hand:
        await ann.do("hand_over", seat=1)
    else:
        ann.leave()
    await ben.until("the hosting", hosts)

    await ben.do("say", text="Hello!")

    assert await cyd.refused("say", text="Hello!") == "not_now"
    await ben.do("mute", seat=2, muted=False)
    await cyd.do("say", text="Hello!")


async def test_a_host_who_comes_back_in_time_stays() -> None:
    async with open_bar(msgspec.structs.replace(SETTINGS, stand_in_delay=0.9), GAMES) as bar:
        ann, ben = await company(bar, TWO, "Ann", "Ben")
        for _ in range(4):
            ann.leave()
            await asyncio.sleep(0.3)
            ann = await Guest.come(bar, ben.card["id"], "ann")
        assert hosts(ann)
        assert not ben.look().heard


async def test_a_second_window_of_the_host_is_the_host(bar: Bar) -> None:
    ann, _ = await company(bar, TWO, "Ann", "Ben")
    other = await Guest.come(bar, ann.card["id"], "ann")
    ann.leave()
    await a_while()
    assert hosts(other)


async def test_a_host_is_missed_only_while_somebody_at_the_table_is_there(bar: Bar) -> None:
    """Whoever makes a table and goes to call the others is still the host when they come."""
    (ann,) = await company(bar, TWO, "Ann")
    ann.leave()
    await bar.name_person("ben", "Ben")
    watching = await Guest.come(bar, ann.card["id"], "ben")
    await a_while()
    assert not hosts(watching)

    await watching.do("sit", seat=1)
    back = await Guest.come(bar, ann.card["id"], "ann")
    await a_while()
    assert hosts(back)


async def test_a_host_without_a_seat_is_missed_like_any_other(bar: Bar) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")
    await ann.do("stand_up")
    await a_while()
    assert hosts(ann)
    ann.leave()
    await ben.until("the hosting", hosts)
    assert ben.heard[0]["text"].startswith("The host has been away")


async def test_who_hosts_is_kept(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, db=f"sqlite:///{tmp_path}/taphouse.db")
    async with open_bar(settings, GAMES) as bar:
        ann, ben = await company(bar, TWO, "Ann", "Ben")
        ann.leave()
        await ben.until("the hosting", hosts)

    async with open_bar(settings, GAMES) as bar:
        ben = await Guest.come(bar, ben.card["id"], "ben")
        assert hosts(ben)
        assert ben.heard[0]["by_house"]


async def test_it_is_tried_again_if_it_cannot_be_written(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")
    write, failures = bar.store.write, []

    def fail_once(change: Change) -> asyncio.Future[None]:
        if not failures:
            failures.append(change)
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            done.set_exception(StoreFailure("no room"))
            return done
        return write(change)

    monkeypatch.setattr(bar.store, "write", fail_once)
    ann.leave()
    await ben.until("the hosting", hosts)
    assert len(failures) == 1
    assert len(ben.heard) == 1


async def test_a_game_that_is_over_keeps_its_host(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    while ann.look().card["status"] != "over":
        for guest in (ann, ben):
            if guest.look().shown["view"]["seats"][guest.card["your_seat"]].get("awaited"):
                await guest.play()
    ann.leave()
    await a_while()
    assert not hosts(ben)
