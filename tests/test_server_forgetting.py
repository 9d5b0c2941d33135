"""Leaving the house for good, and ending the access of other devices."""

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from taphouse.core.record import read_record, verify
from taphouse.server.bar.tables import Bar
from taphouse.server.http.app import make_app
from taphouse.server.http.context import COOKIE, DoorRules
from taphouse.server.http.middleware import Doorkeeper
from taphouse.server.http.tokens import Signer
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.store import Change
from taphouse.server.testing.in_process import INSTANT, Guest, company, dealt, open_bar, play_out
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio
GAMES = {"coasters": GAME}
TWO = MakeTable(game="coasters", seats=2, listed=True)
THREE = MakeTable(game="coasters", seats=3)


def seats(guest: Guest) -> list[tuple[str, str]]:
    return [(seat["kind"], seat.get("name", "")) for seat in guest.look().card["seats"]]


async def everything_stored(bar: Bar, code: str) -> str:
    stored = await bar.store.load(code, 100)
    assert stored is not None
    return stored.row.sheet + "".join(line.name for line in stored.chat)


async def test_before_the_deal_the_seat_is_free_and_the_name_gone(bar: Bar) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")
    await ben.do("say", text="Hello")

    await bar.leaving.forget("ben")

    assert seats(ann) == [("person", "Ann"), ("open", "")]
    assert not ben.look().bye["come_back"], "nobody turns into an onlooker by leaving"
    assert await bar.person("ben") is None
    assert "Ben" not in await everything_stored(bar, ann.card["id"])
    late = await Guest.come(bar, ann.card["id"], "ann")
    assert [(line["name"], line["text"]) for line in late.heard] == [("Somebody", "Hello")]
    assert not bar.tables_of("ben")


async def test_in_a_running_game_a_bot_plays_on_and_the_others_go_on(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ben.play()
    assert ann.look().story == ["Ben chose."]

    await bar.leaving.forget("ben")

    await ann.until("the bot", lambda guest: seats(guest) == [("person", "Ann"), ("gone", "Somebody")])
    assert ann.story[0] == "Somebody chose."
    while ann.look().card["status"] == "running":
        if ann.is_awaited:
            await ann.play()
        await asyncio.sleep(0.002)
    record = read_record(await ann.table.record_bytes())
    verify(GAME, record)
    assert [row.name for row in record.seats] == ["Ann", "Somebody"]
    assert {row.by for row in record.moves if row.seat == 1} == {"", "house"}


async def test_the_host_who_leaves_is_followed_and_nobody_else_is_asked_for_their_yes(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.do("mute", seat=1, muted=True)
    await ben.look().play()
    await ann.look().play()
    await ben.look().do("undo")
    assert ann.question()

    await bar.leaving.forget("ann")

    await ben.until("the hosting", lambda guest: guest.card.get("you_host"))
    assert not ben.question()
    assert [(line["text"], line["by_house"]) for line in ben.heard] == [
        ("The host has left the house for good: Ben is the host now.", True)
    ]
    await ben.do("say", text="I can be heard again.")
    await ben.do("close_table")


async def test_an_open_table_that_nobody_is_left_at_is_closed(bar: Bar) -> None:
    (ann,) = await company(bar, TWO, "Ann")
    await bar.leaving.forget("ann")
    await ann.until("goodbye", lambda guest: guest.bye)
    assert not bar.cards().tables
    assert "Ann" not in await everything_stored(bar, ann.card["id"])


async def test_games_that_are_over_keep_their_moves_without_the_name(tmp_path: Path) -> None:
    settings = replace(INSTANT, db=f"sqlite:///{tmp_path}/house.db")
    async with open_bar(settings, GAMES) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        await play_out(ann, ben)
        await ann.until("the proof", lambda guest: guest.card.get("checked"))
        closed, _ = await company(bar, TWO, "Ann", "Ben")
        await closed.do("close_table")
        moves = len(read_record(await ann.table.record_bytes()).moves)

    async with open_bar(settings, GAMES) as bar:
        await bar.leaving.forget("ben")
        table = await bar.table(ann.card["id"])
        record = read_record(await table.record_bytes())
        verify(GAME, record)
        assert [row.name for row in record.seats] == ["Ann", "Somebody"]
        assert len(record.moves) == moves
        for code in (ann.card["id"], closed.card["id"]):
            assert "Ben" not in await everything_stored(bar, code)


async def test_another_process_that_hears_of_it_does_the_same_at_its_tables(bar: Bar) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")
    await bar.store.write(Change(forgotten=["ben"]))

    await bar.leaving.hear_of("ben")

    assert seats(ann)[1] == ("open", "")
    assert ben.look().bye["come_back"] is False


async def test_ending_other_devices_hangs_up_on_all_and_raises_the_epoch(bar: Bar) -> None:
    ann, ben = await company(bar, TWO, "Ann", "Ben")
    person = await bar.person("ben")
    assert person is not None

    newer = await bar.leaving.end_others(person)

    assert newer.epoch == 1
    assert ben.look().bye["come_back"]
    assert not ann.look().bye
    renamed = await bar.name_person("ben", "Benno")
    assert renamed.epoch == 1, "a new name does not bring old cookies back"


SIGNER = Signer(b"k" * 32)


class Browser(httpx.AsyncClient):
    """One device with its cookies."""

    def __init__(self, app: Doorkeeper) -> None:
        super().__init__(transport=httpx.ASGITransport(app=app), base_url="http://pub.lan")


@pytest.fixture
async def app(bar: Bar) -> Doorkeeper:
    return make_app(bar, SIGNER, DoorRules())


async def test_forget_me_over_the_wire(app: Doorkeeper, bar: Bar) -> None:
    here = Browser(app)
    await here.post("/api/me", json={"name": "Ann"})
    code = (await here.post("/api/tables", json={"game": "coasters", "seats": 2, "listed": True})).json()["id"]
    cookie = here.cookies[COOKIE]

    answer = await here.delete("/api/me")

    assert (answer.status_code, answer.json()) == (200, {})
    assert COOKIE not in here.cookies
    again = Browser(app)
    again.cookies.set(COOKIE, cookie)
    assert (await again.get("/api/me")).json() == {}
    assert bar.cards().tables == []
    assert (await here.get(f"/api/tables/{code}")).status_code in (404, 409)
    assert (await here.delete("/api/me")).status_code == 200, "whoever is not known is forgotten already"


async def test_only_this_device_over_the_wire(app: Doorkeeper) -> None:
    here, phone = Browser(app), Browser(app)
    await here.post("/api/me", json={"name": "Ann"})
    phone.cookies.set(COOKIE, here.cookies[COOKIE])
    code = (await here.post("/api/tables", json={"game": "coasters", "seats": 2})).json()["id"]
    assert (await phone.get(f"/api/tables/{code}")).json()["your_seat"] == 0

    answer = await here.post("/api/me/devices")

    assert answer.json()["name"] == "Ann"
    assert (await here.get(f"/api/tables/{code}")).json()["your_seat"] == 0
    assert "your_seat" not in (await phone.get(f"/api/tables/{code}")).json()
    assert (await phone.get("/api/me")).json() == {}
    assert (await Browser(app).post("/api/me/devices")).status_code == 403


async def test_a_clock_on_the_wall_that_was_set_back_throws_nobody_out(
    app: Doorkeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Browser(app)
    await here.post("/api/me", json={"name": "Ann"})
    cookie, real = here.cookies[COOKIE], time.time
    for days in (40, -40, 300):
        monkeypatch.setattr(time, "time", lambda days=days: real() + days * 24 * 3600)
        again = Browser(app)
        again.cookies.set(COOKIE, cookie)
        assert (await again.get("/api/me")).json()["name"] == "Ann"
