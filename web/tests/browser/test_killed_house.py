"""A house that dies in the middle of a game: nobody has to do anything but wait."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Visit, check_pages
from .measures import DESKTOP
from .people import LOST, WITH_FRIENDS, deal_for, end, expect_same_end, join_by_code, make_by_hand
from .playing import answer_with_friends, play_out, step
from .served import Served


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


def test_a_house_killed_in_the_middle_of_a_game_opens_again_and_the_game_goes_on_to_its_end(
    visit: Visit, mortal: Served
) -> None:
    visit.outage = (
        "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|closed before a connection|ERR_SOCKET"
    )
    host, friend = visit(), visit(size=DESKTOP)
    code = make_by_hand(host, WITH_FRIENDS, 5, {"Peak cards": 3})
    join_by_code(friend, "Bob", code)
    deal_for(host, friend)
    for _ in range(3):
        assert step(host, friend, "Bob", answer_with_friends)
    mortal.kill()
    for page in (host, friend):
        expect(page.get_by_text(LOST)).to_be_visible()
    mortal.open()
    for page in (host, friend):
        expect(page.get_by_text(LOST)).to_have_count(0)
    play_out(host, friend, "Bob", answer_with_friends)
    record = expect_same_end(host, friend)
    assert [(row.seat, len(row.share)) for row in record.shares] == [(0, 64), (1, 64)]
    for page in (host, friend):
        expect(end(page).get_by_text("Your own share went into this deal")).to_be_visible()
        expect(end(page).get_by_text(record.proof)).to_have_count(1)
