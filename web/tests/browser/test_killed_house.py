"""A house that dies in the middle of a game: nobody has to do anything but wait."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .fixtures import Visit, check_pages
from .games import EVERY_FINISHER, finisher_of
from .people import LOST, deal_for, everything_else, expect_same_end, sit_beside
from .playing import play_out, step
from .served import Served
from .steps import make_table


@pytest.fixture
def mortal(dist: Path, tmp_path: Path) -> Iterator[Served]:
    check_pages(dist)
    house = Served(tmp_path)
    house.open()
    yield house
    house.close()


@pytest.fixture
def address(mortal: Served) -> str:
    return mortal.address


@EVERY_FINISHER
def test_a_house_killed_in_the_middle_of_a_game_opens_again_and_the_game_goes_on_to_its_end(
    visit: Visit, mortal: Served, game: str
) -> None:
    visit.outage = (
        "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|closed before a connection|ERR_SOCKET"
    )
    host, player = visit(), finisher_of(game)
    seats, house = player.SOON_OVER
    make_table(host, game=game, seats=seats, house=house)
    friend = sit_beside(visit, host, "Bob")
    deal_for(host, friend)
    for _ in range(3):
        assert step(host, friend, "Bob", player.answer)
    mortal.kill()
    for page in (host, friend):
        expect(page.get_by_text(LOST)).to_be_visible()
    mortal.open()
    for page in (host, friend):
        expect(page.get_by_text(LOST)).to_have_count(0)
    play_out(host, friend, "Bob", player.answer)
    record = expect_same_end(host, friend)
    assert [(row.seat, len(row.share)) for row in record.shares] == [(0, 64), (1, 64)]
    for page in (host, friend):
        expect(everything_else(page).get_by_text("Your own share went into this deal")).to_be_visible()
        expect(everything_else(page).get_by_text(record.proof)).to_have_count(1)
