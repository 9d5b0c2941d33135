"""Whoever the host has taken off a table stays away until let in."""

from pathlib import Path

import msgspec
import pytest

from taphouse.server.acts.rematch import next_sheet
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.testing.in_process import INSTANT, Guest, company, open_bar
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio
THREE = MakeTable(game="coasters", seats=3)


async def test_removed_stays_removed_until_the_host_lets_them_in(bar: Bar) -> None:
    ann, ben, cyd = await company(bar, THREE, "Ann", "Ben", "Cyd")
    await ann.do("clear_seat", seat=1)

    for seat in (1, 1):
        answer = await ben.look().ask("sit", seat=seat)
        assert (answer["code"], answer["why"]) == (
            "not_yours",
            "The host has taken you off this table. Ask the host to let you in again.",
        )
    (gone,) = ann.look().card["removed"]
    assert gone["name"] == "Ben"
    assert "removed" not in cyd.look().card
    assert await cyd.refused("let_in", number=gone["number"]) == "not_yours"
    assert await ann.refused("let_in", number=99) == "unknown"
    await ann.do("let_in", number=gone["number"])
    await ben.do("sit", seat=1)
    assert "removed" not in ann.look().card


async def test_a_new_name_is_no_way_back(bar: Bar) -> None:
    ann, ben, _ = await company(bar, THREE, "Ann", "Ben", "Cyd")
    await ann.do("clear_seat", seat=1)
    await bar.name_person("ben", "Benno")
    again = await Guest.come(bar, ann.card["id"], "ben")

    assert await again.refused("sit", seat=1) == "not_yours"
    assert await ben.refused("sit", seat=1) == "not_yours"


async def test_who_stands_up_or_frees_a_bots_seat_removes_nobody(bar: Bar) -> None:
    ann, ben = await company(bar, THREE, "Ann", "Ben")
    await ben.do("stand_up")
    await ann.do("seat_bot", seat=2)
    await ann.do("clear_seat", seat=2)
    await ann.do("clear_seat", seat=0)

    await ben.do("sit", seat=2)
    await ann.do("sit", seat=0)
    assert "removed" not in ann.card


async def test_it_lasts_over_a_restart_and_a_rematch(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(INSTANT, db=f"sqlite:///{tmp_path}/house.db")
    async with open_bar(settings, {"coasters": GAME}) as bar:
        ann, _, cyd = await company(bar, THREE, "Ann", "Ben", "Cyd")
        await ann.do("clear_seat", seat=1)
        await cyd.do("stand_up")

    async with open_bar(settings, {"coasters": GAME}) as bar:
        ann = await Guest.come(bar, ann.card["id"], "ann")
        ben = await Guest.come(bar, ann.card["id"], "ben")
        assert await ben.refused("sit", seat=1) == "not_yours"
        sheet = ann.table.now.sheet
        assert next_sheet(GAME, sheet, sheet.chairs, "QXKBRT").removed == sheet.removed != []
